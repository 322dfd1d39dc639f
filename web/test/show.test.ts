import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stage } from "../src/lib/stage.svelte";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const crooks = await import("../src/boards/crooks/show");
const sneaks = await import("../src/boards/sneaks/show");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage that only takes its time, and notes which spots it was told of. */
function timekeeper() {
  const spots: string[] = [];
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
  };
  return { stage: stage as unknown as Stage, spots };
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
    crooks: [{ id: 1, level: 10 }],
  },
} as never;

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
  { event: "revealed", seat: 0, target: 6, crook: 1 },
  { event: "target_scored", target: 6, value: 6, strengths: [1, 2], points: [0, 6] },
  { event: "gang_scored", gang: "N", members: [1, 0], winner: 0, points: 5 },
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
  { event: "stash_shown", seat: 0, stash: [1, 1, 1, 1] },
  { event: "colour_scored", colour: "b", totals: [1, 2], points: [0, 3] },
  { event: "ran_out", holes: 2, left: 1 },
] as const)("Sneaks: $event is shown, and in time", async (event) => {
  const [taken] = await timeOf((stage) => sneaks.show(event as never, stage, {} as never));
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(1500);
});
