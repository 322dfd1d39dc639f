import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stage } from "../src/lib/stage.svelte";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const crooks = await import("../src/boards/crooks/show");
const crooksCount = await import("../src/boards/crooks/count");
const sneaks = await import("../src/boards/sneaks/show");
const sneaksCount = await import("../src/boards/sneaks/count");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage that only takes its time, and notes of which spots it was told, and what ticked when. */
function timekeeper() {
  const spots: string[] = [];
  const ticks: Record<string, number>[] = [];
  const wait = (length: number) => new Promise<void>((done) => setTimeout(done, length));
  const stage = {
    fly: (flights: { from: string; to: string }[], length = 600) => {
      spots.push(...flights.flatMap(({ from, to }) => [from, to]));
      return wait(length);
    },
    glow: (at: string[], length = 700) => (spots.push(...at), wait(length)),
    fall: (at: string[], length = 600) => (spots.push(...at), wait(length)),
    rise: (at: string, _text: string, length = 900) => (spots.push(at), wait(length)),
    hide: () => undefined,
    mark: () => undefined,
    tick: (changes: Record<string, number>) => void ticks.push(changes),
  };
  return { stage: stage as unknown as Stage, spots, ticks };
}

async function timeOf(showing: (stage: Stage) => Promise<void>): Promise<[number, string[]]> {
  const { stage, spots } = timekeeper();
  const start = Date.now();
  let taken = -1;
  void showing(stage).then(() => (taken = Date.now() - start));
  await vi.runAllTimersAsync();
  return [taken, spots];
}

const EDITION = {
  cards: {
    masterminds: { colours: ["red", "blue"] },
    crooks: [{ id: 1, name: "The Alderman", level: 10 }],
  },
} as never;

const NIGHT = { cards: { loot: [] } } as never;
const STREET = { seats: [{ colour: "red" }, { colour: "blue" }] } as never;

test.each([
  { event: "recruited", seat: 0, hangout: "D", price: 5 },
  { event: "saw_pile", seat: 0, hangout: "D", crooks: [1] },
  { event: "found_nobody", seat: 0, hangout: "D" },
  { event: "took", seat: 0, hangout: "D", crook: 1 },
  { event: "placed", seat: 0, target: 6, mode: "down", fee: 1 },
  { event: "picked_pocket", seat: 0, gain: 2 },
  { event: "moved", seat: 0, source: 5, target: 6, crooks: [1, null] },
  { event: "hit", seat: 0, target: 6, victim: 1, crooks: [null] },
  { event: "spied_on_target", seat: 0, target: 6 },
  { event: "spied_on_hangout", seat: 0, hangout: "D" },
  { event: "passed", seat: 0, forced: false },
] as const)("Crooks: $event is shown, and in time", async (event) => {
  const [taken, spots] = await timeOf((stage) => crooks.show(event as never, stage, EDITION));
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(1500);
  for (const spot of crooks.spots(event as never)) expect(spots).toContain(spot);
});

test.each([
  { event: "planned", seat: 0 },
  { event: "sneaks_revealed", plans: [["A"], ["B"]] },
  { event: "snitches_revealed", plans: [["C"], ["D"]] },
  { event: "guarded", site: "A", guards: [0], sneaks: [1] },
  { event: "vanished", site: "A", loot: "1-01" },
  { event: "contested", site: "A", sneaks: [0, 1], enough: true },
  { event: "drew_stash", seat: 0 },
  { event: "stole", seat: 0, site: "A", loot: "1-01" },
  { event: "paid", seat: 0, tokens: [4, 0, 0, 0] },
  { event: "took", seat: 0, colour: "b" },
  { event: "traded", seat: 0, partner: 1, taken: "b", given: "r" },
  { event: "collapsed", seat: 0, colour: "b", losses: [0, 3] },
  { event: "refilled", cards: { A: "1-01", B: "1-02" }, left: 3 },
  { event: "ran_out", holes: 2, left: 1 },
] as const)("Sneaks: $event is shown, and in time", async (event) => {
  const [taken] = await timeOf((stage) => sneaks.show(event as never, stage, NIGHT, STREET));
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(1500);
});

/** All that ticks while an event is shown, and none of it before the end of a first flight. */
async function ticksOf(showing: (stage: Stage) => Promise<void>): Promise<Record<string, number>> {
  const { stage, ticks } = timekeeper();
  void showing(stage);
  expect(ticks).toEqual([]);
  await vi.runAllTimersAsync();
  const sums: Record<string, number> = {};
  for (const changes of ticks)
    for (const [place, change] of Object.entries(changes))
      sums[place] = (sums[place] ?? 0) + change;
  return sums;
}

test("totals tick when their reason has been shown", async () => {
  const inCrooks = (event: object) =>
    ticksOf((stage) => crooks.show(event as never, stage, EDITION));
  expect(await inCrooks({ event: "recruited", seat: 0, hangout: "D", price: 5 })).toEqual({
    "purse-0": -5,
    bank: 5,
  });
  expect(await inCrooks({ event: "picked_pocket", seat: 1, gain: 2 })).toEqual({
    "purse-1": 2,
    bank: -2,
  });
  const inSneaks = (event: object) =>
    ticksOf((stage) => sneaks.show(event as never, stage, NIGHT, STREET));
  expect(await inSneaks({ event: "drew_stash", seat: 1 })).toEqual({ "stash-1": 1 });
  const traded = { event: "traded", seat: 0, partner: 1, taken: "b", given: "r" };
  expect(await inSneaks(traded)).toEqual({
    "goods-0-b": 1,
    "goods-1-b": -1,
    "goods-0-r": -1,
    "goods-1-r": 1,
  });
  const collapsed = await inSneaks({ event: "collapsed", seat: 0, colour: "b", losses: [0, 3] });
  expect(collapsed["goods-1-b"]).toBe(-3);
});

// What is counted at the end is left to the ending, which must then tell the same as the journal.

const CROOKS_END = [
  { event: "revealed", seat: 0, target: 6, crook: 1 },
  { event: "target_scored", target: 6, value: 6, strengths: [1, 2], points: [0, 6] },
  { event: "gang_scored", gang: "N", members: [1, 0], winner: 0, points: 5 },
] as never[];
const CROOKS_VIEW = {
  targets: [
    { number: 6, value: 6, strengths: [1, 2], points: [0, 6] },
    { number: 7, value: 7, strengths: [0, 0], points: [0, 0] },
  ],
  gangs: [{ gang: "N", leader: 0, points: 5 }],
  seats: [{ seat: 0 }, { seat: 1 }],
} as never;

test("Crooks: what is counted is told by the ending, not on the board", async () => {
  for (const event of CROOKS_END) {
    const [taken] = await timeOf((stage) => crooks.show(event, stage, EDITION));
    expect(taken).toBe(0);
    expect(crooks.spots(event)).toHaveLength(1); // the log still points there
  }
  expect(crooksCount.count(CROOKS_VIEW, CROOKS_END)).toEqual([
    { id: "target-6", points: [0, 6], secret: true },
    { id: "gang-N", points: [5, 0], secret: false },
  ]);
  const [open] = crooksCount.count(CROOKS_VIEW, CROOKS_END.slice(1));
  expect(open?.secret).toBe(false);
});

const SNEAKS_END = [
  { event: "stash_shown", seat: 0, stash: { b: 1 } },
  { event: "colour_scored", colour: "b", totals: [1, 2], points: [0, 3] },
] as never[];
const SNEAKS_VIEW = {
  colours: [
    { colour: "b", totals: [1, 2], points: [0, 3] },
    { colour: "g", totals: [2, 2], points: [2, 2] },
  ],
  seats: [
    { stash: { b: 1, g: 0 }, item_points: 0 },
    { stash: { b: 0, g: 0 }, item_points: 4 },
  ],
} as never;

test("Sneaks: what is counted is told by the ending, not on the board", async () => {
  for (const event of SNEAKS_END) {
    const [taken] = await timeOf((stage) => sneaks.show(event, stage, NIGHT, STREET));
    expect(taken).toBe(0);
    expect(sneaks.spots(event)).toHaveLength(1);
  }
  expect(sneaksCount.count(SNEAKS_VIEW)).toEqual([
    { id: "colour-b", points: [0, 3], secret: true },
    { id: "colour-g", points: [2, 2], secret: false },
    { id: "items", points: [0, 4], secret: false },
  ]);
});
