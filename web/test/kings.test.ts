import { describe, expect, test, vi } from "vitest";
import type { Choice, Forbidden } from "../src/generated/messages";
import type {
  CharacterView,
  District,
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../src/generated/kings";
import { Menu } from "../src/lib/menu";
import type { Flight, Stage } from "../src/lib/stage.svelte";

/** Any rule: what is shown does not depend on it. */
const RULE = "NK-085";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { addedBy, amounts, answersTo, atHand, detailsOf, offers, refusal, rides } =
  await import("../src/boards/kings/choices");
const { placed, smallSheet, toSee, waysFrom, wideSheet } = await import("../src/boards/kings/city");
const { careerOf, count, findings } = await import("../src/boards/kings/count");
const { after, dealAtHand, dealState, mineFirst } = await import("../src/boards/kings/deal");
const { endOf, stillAble } = await import("../src/boards/kings/ends");
const { choicesTo, choicesWith, destination, journey, togglePerson, withDestination } =
  await import("../src/boards/kings/journey");
const { goalOf, handOf, notesOf } = await import("../src/boards/kings/names");
const { nightShare } = await import("../src/boards/kings/night");
const { isDriver, isLiable, reachOf } = await import("../src/boards/kings/police");
const { bargain, diceToCome, sceneOf } = await import("../src/boards/kings/scene");
const { show, spots } = await import("../src/boards/kings/show");
const { foremost, stakeOf } = await import("../src/boards/kings/stakes");
const { layOut } = await import("../src/art/kings/geography");

/** Harlem - Broadway - Chelsea - SoHo in a line, and Queens beside Broadway. */
const LINKS: [string, string][] = [
  ["harlem", "broadway"],
  ["broadway", "chelsea"],
  ["chelsea", "soho"],
  ["broadway", "queens"],
];

function district(id: string, x: number, y: number, special: District["special"] = ""): District {
  return { id, name: id, zone: "midtown", tile: true, special, x, y, source: "house", known: [] };
}

const EDITION = {
  characters: {
    base_colours: ["black", "red", "white", "blue", "yellow"],
    bosses: [{ id: "tony", rank: "A" }],
    henchmen: [{ id: "rosa", rank: "10", suit: "club" }],
  },
  missions: {
    cards: [
      { id: "m01", open: true },
      { id: "m13", open: false },
    ],
  },
  resources: { cards: [{ id: "big_tip", colour: "blue" }] },
  rules: {
    bids: [0, 1000, 5000],
    notes: { "0": 10, "1000": 25, "2000": 25, "5000": 30 },
    police: { steps: 2 },
  },
  board: {
    districts: [
      district("harlem", 40, 90, "metro"),
      district("broadway", 40, 50, "police"),
      district("chelsea", 32, 40),
      district("soho", 40, 20, "heliport"),
      district("queens", 90, 56, "bar"),
    ],
    links: LINKS,
  },
} as unknown as Edition;

const person = (slot: number, at: string, more: Partial<CharacterView> = {}): CharacterView => ({
  slot,
  who: `p${slot}`,
  rank: "A",
  at,
  steps: 2,
  ...more,
});

function view(more: Partial<View> & { people?: CharacterView[] } = {}): View {
  const { people = [person(0, "harlem"), person(1, "harlem"), person(2, "soho")], ...rest } = more;
  return {
    you: 0,
    phase: "moves",
    active: 0,
    waiting: [0],
    cars: [],
    missions: [],
    seats: [{ seat: 0, characters: people }],
    ...rest,
  } as unknown as View;
}

function menu(legal: string[], forbidden: string[] = []): Menu {
  const codes = [...legal, ...forbidden];
  const choices = legal.map((notation): Choice => ({ code: codes.indexOf(notation), notation }));
  const refused = forbidden.map((notation): Forbidden => ({
    code: codes.indexOf(notation),
    notation,
    label: null,
    refusal: "illegal",
    rule: "NK-1",
    why: "no",
  }));
  return new Menu(
    choices,
    refused,
    () => undefined,
    () => undefined,
  );
}

const car = (at: string) => ({ car: 0, at, moved: false });

describe("the map", () => {
  test.each([
    ["small, whole", smallSheet({ x: 390, y: 480 }, true, true)],
    ["small, close", smallSheet({ x: 390, y: 480 }, false, true)],
  ])("on a sheet that is %s north is up and east is right", (_, sheet) => {
    const plan = layOut(EDITION.board.districts, sheet);
    const [north, , west, south, east] = EDITION.board.districts.map((one) => placed(plan, one));
    expect(north!.y).toBeLessThan(south!.y);
    expect(west!.x).toBeLessThan(east!.x);
  });

  test.each([
    ["wide", wideSheet(1136, 854, 304, 160)],
    ["small", smallSheet({ x: 390, y: 480 }, true, true)],
  ])("all districts lie in what is free of a %s sheet", (_, sheet) => {
    const plan = layOut(EDITION.board.districts, sheet);
    for (const { x, y } of EDITION.board.districts.map((one) => placed(plan, one))) {
      expect(x).toBeGreaterThanOrEqual(sheet.free.left - 1);
      expect(x).toBeLessThanOrEqual(sheet.free.right + 1);
      expect(y).toBeGreaterThanOrEqual(sheet.free.top - 1);
      expect(y).toBeLessThanOrEqual(sheet.free.bottom + 1);
    }
  });

  test("what stands beside the board has the city behind it", () => {
    expect(wideSheet(1136, 854, 304, 160).width).toBe(1440);
    expect(smallSheet({ x: 390, y: 480 }, true, true).width).toBe(390);
    expect(smallSheet({ x: 390, y: 480 }, false, true).width).toBeGreaterThan(390);
  });

  test("ways are the shortest, end with the steps, and do not pass a control", () => {
    const free = waysFrom(EDITION, "harlem", 2, () => false);
    expect(free.get("chelsea")).toEqual(["broadway", "chelsea"]);
    expect(free.has("soho")).toBe(false);
    expect(free.has("harlem")).toBe(false);
    const stopped = waysFrom(EDITION, "harlem", 3, (place) => place === "broadway");
    expect([...stopped.keys()]).toEqual(["broadway"]);
  });
});

describe("a journey", () => {
  test("goes as far as the one with the fewest steps", () => {
    const tired = view({ people: [person(0, "harlem"), person(1, "harlem", { steps: 1 })] });
    expect(journey(tired, EDITION, ["own 0"])?.ways.has("chelsea")).toBe(true);
    expect(journey(tired, EDITION, ["own 0", "own 1"])?.ways.has("chelsea")).toBe(false);
  });

  test("is nobody's who has not been picked, nor in another's turn", () => {
    expect(journey(view(), EDITION, [])).toBeNull();
    expect(journey(view({ active: 1 }), EDITION, ["own 0"])).toBeNull();
  });

  test("by metro passes the police, by road it does not", () => {
    const people = [person(0, "harlem", { aboard: true, steps: 0 })];
    const base = { people, phase: "drive", drive: "harlem", cars: [car("broadway")] };
    const metro = journey(view({ ...base, metro_steps: 3 }), EDITION, []);
    expect(metro?.ways.get("soho")).toEqual(["broadway", "chelsea", "soho"]);
    const road = journey(view({ ...base, prepaid_steps: 3 }), EDITION, []);
    expect([...(road?.ways.keys() ?? [])]).toEqual(["broadway"]);
  });

  test("takes along only who stands in the same place", () => {
    const both = togglePerson(view(), ["own 0"], person(1, "harlem"));
    expect(both).toEqual(["own 0", "own 1"]);
    expect(togglePerson(view(), both, person(0, "harlem"))).toEqual(["own 1"]);
    expect(togglePerson(view(), both, person(2, "soho"))).toEqual(["own 2"]);
  });

  test("is the choices that lead there, getting in first", () => {
    const picked = withDestination(["own 0", "own 1"], "chelsea");
    expect(destination(picked)).toBe("chelsea");
    expect(destination(withDestination(picked, "soho"))).toBe("soho");
    const trip = journey(view(), EDITION, picked);
    const choices = choicesTo(menu(["own 0", "own 1"]), trip, "chelsea");
    expect(choices).toEqual(["own 0", "own 1", "to broadway", "to chelsea"]);
    expect(choicesTo(menu(["own 0"]), trip, "soho")).toEqual([]);
    expect(choicesTo(Menu.none, trip, "chelsea")).toEqual([]);
    expect(choicesTo(menu(["to queens"]), null, "queens")).toEqual(["to queens"]);
  });

  test("a card brings one district more within reach, where somebody holds one", () => {
    expect(journey(view(), EDITION, ["own 0"])?.beyond.size).toBe(0);
    const trip = journey(view({ hand: ["big_tip"] }), EDITION, ["own 0"])!;
    expect([...trip.beyond.keys()]).toEqual(["soho"]);
    expect(choicesWith(trip, "soho", "big_tip")).toEqual([
      "own 0",
      "to broadway",
      "to chelsea",
      "bonus big_tip",
      "to soho",
    ]);
    const policed = view({ hand: ["big_tip"], cars: [car("chelsea")] });
    expect(journey(policed, EDITION, ["own 0"])?.beyond.size).toBe(0);
  });

  test("in an open drive nobody gets in again", () => {
    const people = [person(0, "harlem", { aboard: true })];
    const trip = journey(view({ people, phase: "drive", drive: "harlem" }), EDITION, []);
    expect(choicesTo(menu(["to broadway"]), trip, "chelsea")).toEqual([
      "to broadway",
      "to chelsea",
    ]);
  });

  test("is at risk with such a mission aboard", () => {
    const mission = { mission: "m09", people: 1, reward: 6, risk: true };
    const people = [person(0, "harlem", { mission: "m09" }), person(1, "harlem")];
    const table = view({ people, missions: [mission] });
    const risk = (picked: string) => isLiable(table, journey(table, EDITION, [picked])!.people);
    expect(risk("own 0")).toBe(true);
    expect(risk("own 1")).toBe(false);
  });
});

describe("the police", () => {
  test("a car gets two districts far, past other cars, and once a round", () => {
    expect(reachOf(EDITION, car("harlem")).sort()).toEqual(["broadway", "chelsea", "queens"]);
    expect(reachOf(EDITION, { ...car("harlem"), moved: true })).toEqual([]);
    expect(reachOf(EDITION, car("beside"))).toEqual([]);
  });

  test("the first player drives them in its own movements", () => {
    expect(isDriver(view({ first: 0, stage: "moves" }))).toBe(true);
    expect(isDriver(view({ first: 0, stage: "actions" }))).toBe(false);
    expect(isDriver(view({ first: 0, active: 1, stage: "moves" }))).toBe(false);
    expect(isDriver(view({ first: 1, stage: "moves" }))).toBe(false);
    expect(isDriver(view({ first: 0, stage: "moves", phase: "police_to" }))).toBe(false);
  });
});

describe("choices", () => {
  test("the frame shows the verbs of the menu at hand, and answers to whom is asked", () => {
    expect(offers("recruit", view({ phase: "actions" }))).toBe(false);
    expect(offers("recruit", view())).toBe(true);
    expect(offers("recruit", view({ phase: "actions", active: 1, waiting: [1] }))).toBe(true);
    expect(offers("dismiss", view({ people: [person(0, "harlem")] }))).toBe(true);
    expect(offers("joker 0", view({ phase: "actions" }))).toBe(true);
    expect(offers("joker 0", view({ phase: "actions", jokers: ["free", "out"] }))).toBe(false);
    expect(offers("yes", view({ phase: "hesitation" }))).toBe(false);
    expect(offers("yes", view({ phase: "hesitation", waiting: [1] }))).toBe(true);
    expect(offers("pass", view({ phase: "react", window: "opp_turn" }))).toBe(false);
  });

  test("ends and the questions of a fight stand on the board itself", () => {
    for (const end of ["end drive", "end moves", "end turn"])
      expect(offers(end, view())).toBe(true);
    for (const phase of ["fold", "resist"]) expect(offers("yes", view({ phase }))).toBe(true);
  });

  test("whatever has no place of its own is a button", () => {
    const options = menu(["own 0", "joker 1", "their 2", "card big_tip", "to soho"]);
    const found = atHand(options, view({ phase: "casualty" }));
    expect(found.map(({ notation }) => notation)).toEqual(["joker 1", "their 2"]);
    const bars = atHand(menu(["to queens", "to soho"]), view({ phase: "recruit_where" }));
    expect(bars.map(({ notation }) => notation)).toEqual(["to queens", "to soho"]);
  });

  test("metro and helicopter are offered at their stations only", () => {
    const both = menu(["metro"], ["heli"]);
    const at = (drive: string) =>
      rides(both, view({ phase: "drive", drive }), EDITION).map(({ notation }) => notation);
    expect(at("harlem")).toEqual(["metro"]);
    expect(at("soho")).toEqual(["heli"]);
    expect(at("chelsea")).toEqual([]);
  });

  test("sums that two notes make are shown even if too dear", () => {
    const sums = amounts(menu(["amount 0", "amount 1"], ["amount 5", "amount 8"]), EDITION);
    expect(sums.map(({ notation }) => notation)).toEqual(["amount 0", "amount 1", "amount 5"]);
    expect(amounts(menu(["own 0"], ["amount 5"]), EDITION)).toEqual([]);
  });

  test("a draft asks for the other party, then for items, then for details", () => {
    const draft = { seat: 0, other: null, give: [], ask: [] };
    const names = (legal: string[], other: number | null) =>
      detailsOf(menu(legal), view({ draft: { ...draft, other } })).map(({ notation }) => notation);
    expect(names(["pass", "own 0", "seat S1", "end moves"], null)).toEqual(["seat S1"]);
    expect(names(["pass", "money ask", "card big_tip"], 1)).toEqual([]);
    expect(names(["pass", "send", "card big_tip"], 1)).toEqual([]);
    expect(names(["pass", "card big_tip"], 1)).toEqual(["card big_tip"]);
    expect(names(["pass", "to queens"], 1)).toEqual(["to queens"]);
  });

  test("a deal is told from my side, with what I have after it", () => {
    const talks = { seat: 1, other: 0, give: ["money 3", "card big_tip"], ask: ["money 1"] };
    const sides = mineFirst(talks, 0);
    expect(sides).toEqual([
      { seat: 0, goods: ["money 1"] },
      { seat: 1, goods: ["money 3", "card big_tip"] },
    ]);
    expect(mineFirst(talks, 1).map(({ seat }) => seat)).toEqual([1, 0]);
    const me = view({ talks });
    Object.assign(me.seats[0]!, { money: 5, cards: 2 });
    expect(after(me, sides)).toEqual({ money: 7, cards: 3 });
    expect(after(me, mineFirst({ ...talks, give: [], ask: ["number queens"] }, 0))).toBeNull();
    const dear = mineFirst({ ...talks, ask: ["money 9"] }, 0);
    expect(after(me, dear)).toBeNull();
    expect(dealState(me)).toBe("asked");
    expect(dealState(view({ talks, you: 1 }))).toBe("sent");
    expect(dealAtHand(view({ talks, you: 2 }))).toBeNull();
  });

  test("what is added to a deal comes from the side that has it to give", () => {
    const by = (notation: string, changes: Partial<Parameters<typeof view>[0]> = {}) =>
      addedBy(view(changes), menu([notation]).find(notation)!);
    expect([by("money give"), by("card ask")]).toEqual([0, 1]);
    expect([by("number", { active: 0 }), by("number", { active: 1 })]).toEqual([1, 0]);
    expect([by("police", { first: 0 }), by("police", { first: 1 })]).toEqual([0, 1]);
  });

  test("a deal is answered by the one it was proposed to, and withdrawn by the other", () => {
    const talks = { seat: 1, other: 0, give: [], ask: [] };
    expect(answersTo(view({ talks }))).toEqual(["yes", "no", "counter"]);
    expect(answersTo(view({ talks, you: 1 }))).toEqual(["withdraw"]);
    expect(answersTo(view({ talks, you: 2 }))).toEqual([]);
    expect(answersTo(view({ draft: talks }))).toEqual(["send", "pass"]);
  });
});

/** A fight in which nobody has rolled yet. */
const FIGHTING = view({
  row: [],
  bars: [{ district: "queens", who: "rosa", rank: "10", hire: [] }],
  fight: {
    kind: "provocation",
    district: "soho",
    sides: [0, 1].map((seat) => ({
      seat,
      dice: [],
      values: [],
      jokers: 0,
      hand: "pair",
      counting: [],
    })),
    pot: 4,
    resisting: false,
    odds: { win: 1, tie: 0, of: 2 },
    ahead: null,
  },
});
const NOW = [FIGHTING, view()] as const;

describe("what happens", () => {
  const EVENTS: Event[] = [
    { event: "bids_revealed", rule: RULE, bids: [3, null, 0] },
    { event: "rolled_for_first", rule: RULE, seat: 1, die: "K" },
    { event: "became_first", rule: RULE, seat: 1, amount: 3 },
    { event: "drew", rule: RULE, seat: 1 },
    { event: "played", rule: RULE, seat: 1, card: "big_tip" },
    { event: "stole_card", rule: RULE, seat: 1, victim: 0 },
    { event: "reshuffled", rule: RULE, count: 20 },
    { event: "car_came", rule: RULE, car: 2, district: "broadway" },
    { event: "car_moved", rule: RULE, seat: 1, car: 0, district: "soho" },
    { event: "drove", rule: RULE, seat: 1, group: ["tony"], district: "soho", kind: "normal" },
    { event: "drove", rule: RULE, seat: 1, group: ["tony"], district: "soho", kind: "metro" },
    { event: "drove", rule: RULE, seat: 1, group: ["tony"], district: "soho", kind: "landing" },
    { event: "flew", rule: RULE, seat: 1, amount: 2 },
    { event: "boarded", rule: RULE, seat: 1, who: "tony", district: "soho" },
    { event: "dropped", rule: RULE, seat: 1, who: "tony", district: "soho" },
    { event: "got_away", rule: RULE, seat: 1 },
    { event: "joker_hired", rule: RULE, seat: 1, who: "ace", beside: "tony" },
    { event: "halted", rule: RULE, seat: 1, district: "soho" },
    { event: "arrest_tried", rule: RULE, seat: 1, roller: 0, district: "soho" },
    { event: "arrested", rule: RULE, seat: 1, group: ["tony"] },
    { event: "advanced", rule: RULE, seat: 1, group: ["tony"], places: ["cell 2"] },
    { event: "provoked", rule: RULE, seat: 1, victim: 0, district: "soho" },
    { event: "staked", rule: RULE, seat: 1, amount: 2 },
    {
      event: "rolled",
      rule: RULE,
      dice: ["9", "9", "J"],
      against: ["A", "K", "Q"],
      hand: "pair",
      counting: ["9", "9", "J"],
      other_hand: "high_card",
      other_counting: ["A", "K", "Q"],
    },
    { event: "folded", rule: RULE, seat: 1, yes: true },
    { event: "took_pot", rule: RULE, seat: 1, amount: 6 },
    { event: "shared_pot", rule: RULE, amount: 2, odd: 0 },
    { event: "killed", rule: RULE, seat: 1, who: "tony" },
    { event: "eliminated", rule: RULE, seat: 1 },
    { event: "cars_broken", rule: RULE, seat: 1, district: "soho" },
    { event: "mission_expired", rule: RULE, mission: "m01" },
    { event: "turned_up", rule: RULE, mission: "m02", address: "soho", goal: null },
    { event: "accepted", rule: RULE, seat: 1, mission: "m01", group: ["tony"] },
    { event: "accomplished", rule: RULE, seat: 1, mission: "m01", goal: "soho", amount: 4 },
    { event: "offered", rule: RULE, seat: 1, who: "rosa", amount: 3, phone: false },
    { event: "offer_rolled", rule: RULE, seat: 1, dice: ["9", "K", "A"] },
    { event: "hired", rule: RULE, seat: 1, who: "rosa", amount: 3, district: "queens" },
    { event: "not_hired", rule: RULE, seat: 1, who: "rosa" },
    { event: "poaching", rule: RULE, seat: 1, victim: 0, who: "rosa", amount: 3 },
    { event: "poached", rule: RULE, seat: 1, victim: 0, who: "rosa", amount: 3, kept: false },
    { event: "dealt", rule: RULE, seat: 1, victim: 0, give: ["money"], ask: ["card"] },
    { event: "end_card", rule: RULE, round: 9 },
  ];

  test.each(EVENTS)("$event is shown, and in time", async (event) => {
    vi.useFakeTimers();
    const start = Date.now();
    const wait = (...things: unknown[]) =>
      new Promise<void>((done) =>
        setTimeout(done, things.find((thing) => typeof thing === "number") as number),
      );
    const stage = {
      fly: (flights: unknown[], length: number) => (expect(flights).not.toEqual([]), wait(length)),
      glow: wait,
      rise: wait,
      fall: wait,
      tip: wait,
      gesture: wait,
      banner: wait,
      sign: wait,
      pause: wait,
      hide: () => undefined,
      act: null,
    } as unknown as Stage;
    let taken = -1;
    void show(event, stage, EDITION, FIGHTING, view()).then(() => (taken = Date.now() - start));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(1500);
    for (const spot of spots(event)) expect(spot).toMatch(/^[a-z]+(-\w+)*$/);
  });
});

test("a fortune is laid down in the largest notes", () => {
  expect(notesOf(EDITION, 18)).toEqual([5, 5, 5, 2, 1]);
  expect(notesOf(EDITION, 0)).toEqual([]);
});

test("a car drives on the map, the metro under it, the helicopter over it, each in one piece", async () => {
  const fly = vi.fn(() => Promise.resolve());
  const stage = {
    fly,
    glow: () => Promise.resolve(),
    hide: () => undefined,
  } as unknown as Stage;
  const group = ["tony", "rosa"];
  for (const kind of ["normal", "metro", "landing"])
    await show(
      { event: "drove", rule: RULE, seat: 1, group, district: "soho", kind },
      stage,
      EDITION,
      ...NOW,
    );
  const flights = fly.mock.calls.map(([flown]: unknown[]) => flown as Flight[]);
  expect(flights.map((flown) => flown.length)).toEqual([1, 1, 1]);
  expect(flights.map(([first]) => first?.course)).toEqual(["road", "under", "high"]);
});

/** A stage that notes in which order it was told to do what. */
function noted() {
  const done: { what: string; things: unknown[]; scene: unknown }[] = [];
  const stage: Record<string, unknown> = { act: null };
  for (const what of ["fly", "glow", "rise", "gesture", "pause", "hide", "sign", "tip"])
    stage[what] = (...things: unknown[]) => {
      done.push({ what, things, scene: stage.act });
      return Promise.resolve();
    };
  return { stage: stage as unknown as Stage, done };
}

test("bids lie face down, and are turned over together", async () => {
  const { stage, done } = noted();
  await show({ event: "bids_revealed", rule: RULE, bids: [3, null, 0] }, stage, EDITION, ...NOW);
  const turns = done.filter(({ what }) => what === "gesture");
  expect(turns.map(({ things }) => things[0])).toEqual(Array(2).fill(["bid-0", "bid-1", "bid-2"]));
  expect(turns.map(({ scene }) => sceneOf(scene, "bids")?.open)).toEqual([false, true]);
});

test("money comes into the pot and dice onto the table one by one", async () => {
  const { stage, done } = noted();
  const first = { hand: "pair", counting: ["9", "9", "J"] };
  const second = { hand: "two_pairs", counting: ["A", "A", "K", "K"] };
  const roll = { ...first, other_hand: second.hand, other_counting: second.counting };
  await show({ event: "staked", rule: RULE, seat: 1, amount: 2 }, stage, EDITION, ...NOW);
  expect(sceneOf(stage.act, "fight")?.pot).toBe(6);
  const dice = ["9", "9", "J"];
  const against = ["A", "K", "A"];
  await show({ event: "rolled", rule: RULE, dice, against, ...roll }, stage, EDITION, ...NOW);
  const flown = done.slice(1).filter(({ what }) => what === "fly");
  expect(flown.map(({ things }) => (things[0] as Flight[])[0]?.to)).toEqual(
    [0, 1, 0, 1, 0, 1].map((side) => `dice-${side}`),
  );
  expect(sceneOf(stage.act, "fight")?.dice).toEqual([dice, against]);
  expect(sceneOf(stage.act, "fight")?.hands).toEqual([first, second]);
  const next = { dice: [...dice, "Q"], against: [...against, "9"] };
  expect(diceToCome([dice, against], [next.dice, next.against])).toEqual([
    { side: 0, face: "Q" },
    { side: 1, face: "9" },
  ]);
});

test("an arrest is rolled for where it was, and the ride to the cell begins there", async () => {
  const { stage, done } = noted();
  const free = view();
  const tried = {
    event: "arrest_tried",
    rule: RULE,
    seat: 1,
    roller: 0,
    district: "soho",
  } as const;
  const cars = [0, 1].map((car) => ({ car, at: "soho", moved: false }));
  await show(tried, stage, EDITION, free, view({ cars }));
  expect(sceneOf(stage.act, "fight")?.cars).toBe(2);
  await show(
    { event: "arrested", rule: RULE, seat: 1, group: ["tony"] },
    stage,
    EDITION,
    free,
    free,
  );
  const ride = done.findLast(({ what }) => what === "fly")?.things[0] as Flight[];
  expect(ride).toMatchObject([{ from: "plate-soho", to: "cell-3", look: "token" }]);
});

test.each([
  ["hesitation", ["doubt", "scratch"]],
  ["actions", []],
])("a henchman scratches his head where %s follows the dice", async (phase, gestures) => {
  const { stage, done } = noted();
  const next = view({ phase, subject: { district: "queens" } });
  const rolled: Event = { event: "offer_rolled", rule: RULE, seat: 1, dice: ["9", "10"] };
  await show(rolled, stage, EDITION, FIGHTING, next);
  expect(sceneOf(stage.act, "bar")).toMatchObject({ who: "rosa", dice: ["9", "10"] });
  const made = done.filter(({ what }) => what === "gesture").map(({ things }) => things[1]);
  expect(made).toEqual(gestures);
});

test("a hidden destination comes from the bag and shows nothing to others", async () => {
  const tiles = async (mission: string, goal: string | null) => {
    const { stage, done } = noted();
    await show(
      { event: "accepted", rule: RULE, seat: 1, mission, group: [], goal },
      stage,
      EDITION,
      ...NOW,
    );
    const flights = done.flatMap(({ things }) => things[0] as Flight[]);
    return flights.filter(({ look }) => look === "tile");
  };
  expect(await tiles("m13", null)).toEqual([
    { from: "bag", to: "seat-1", look: "tile", text: "?" },
  ]);
  expect(await tiles("m13", "soho")).toMatchObject([{ to: "plate-soho" }]);
  expect(await tiles("m01", "soho")).toEqual([]);
});

test("a card that is asked for can be passed over every time, at that kind of moment", () => {
  expect(refusal(view({ window: "opp_turn" }))).toEqual({
    question: "opp_turn",
    notation: "pass",
  });
  expect(refusal(view())).toBeNull();
});

test("the map moves only for what is out of sight, and then shows all of it", () => {
  expect(toSee([200, 300], 100, 400)).toBe(100);
  expect(toSee([200, 600], 100, 600)).toBe(100);
  expect(toSee([200, 700], 100, 700)).toBe(100);
  expect(toSee([200, 700], 0, 700)).toBe(100);
});

test("what is too far apart for the map is shown as far as the first of it stays in sight", () => {
  expect(toSee([200, 800], 0, 700)).toBe(136);
  expect(toSee([800, 200], 0, 700)).toBe(164);
});

test("the map of a small screen stands or lies as the screen does, whatever room is left", () => {
  expect(smallSheet({ x: 390, y: 345 }, false, true).upright).toBe(true);
  expect(smallSheet({ x: 345, y: 390 }, false, false).upright).toBe(false);
});

describe("what ends", () => {
  test("is the drive before the movements, and these before the turn", () => {
    expect(endOf(menu(["end drive"], ["end moves"]))?.what).toBe("drive");
    expect(endOf(menu(["end moves"]))?.what).toBe("moves");
    expect(endOf(menu(["end turn", "recruit"]))?.what).toBe("turn");
    expect(endOf(menu(["pass"], ["end turn"]))).toBeNull();
  });

  test("names who could still do something, but nobody in custody", () => {
    const people = [
      person(0, "harlem", { aboard: true, steps: 1 }),
      person(1, "soho", { steps: 2, acted: true }),
      person(2, "cell 2", { steps: 2 }),
    ];
    const table = view({ people });
    const slots = (what: Parameters<typeof stillAble>[1]) =>
      stillAble(table, what).map(({ slot }) => slot);
    expect(slots("drive")).toEqual([0]);
    expect(slots("moves")).toEqual([0, 1]);
    expect(slots("turn")).toEqual([0]);
  });
});

describe("what is at stake", () => {
  const fight = FIGHTING.fight!;

  test("is the boss where he is alone, one of mine where he is not, nobody where I only watch", () => {
    const alone = view({ fight, people: [person(0, "soho")] });
    expect(stakeOf(alone, fight)).toBe("boss");
    const company = view({ fight, people: [person(0, "soho"), person(1, "soho")] });
    expect(stakeOf(company, fight)).toBe("one");
    expect(stakeOf(view({ fight, you: 2 }), fight)).toBe("none");
  });

  test("is not the boss where a Joker can die for him, nor for who rolls for the police", () => {
    const [mine, other] = fight.sides;
    const people = [person(0, "soho")];
    const joined = { ...fight, sides: [{ ...mine!, jokers: 1 }, other!] };
    expect(stakeOf(view({ people, fight: joined }), joined)).toBe("one");
    const arrest = { ...fight, kind: "arrest", sides: [other!, mine!] };
    expect(stakeOf(view({ people, fight: arrest }), arrest)).toBe("none");
  });

  test("the boss stands in front", () => {
    const people = [person(2, "soho"), person(0, "soho")];
    expect(foremost(people).map(({ slot }) => slot)).toEqual([0, 2]);
  });
});

test("the night goes from dusk to dawn", () => {
  const city = { missions: { cards: Array(24).fill({}) } } as unknown as Edition;
  const share = (more: Partial<View>) => nightShare(view({ last_round: null, ...more }), city);
  expect(share({ round: 0, missions_left: 21 })).toBe(0);
  const early = share({ round: 2, missions_left: 18 });
  const late = share({ round: 6, missions_left: 6 });
  expect(early).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(early);
  expect(share({ round: 8, last_round: 8, missions_left: 2 })).toBeLessThan(1);
  expect(share({ round: 8, last_round: 8, missions_left: 2, result: [] })).toBe(1);
});

test("cards of a kind lie on each other", () => {
  expect(handOf(view({ hand: ["big_tip", "fast_food", "big_tip"] }))).toEqual([
    { card: "big_tip", copies: 2 },
    { card: "fast_food", copies: 1 },
  ]);
  expect(handOf(view())).toEqual([]);
});

test("where a mission leads is said as far as one knows it", () => {
  const known = { mission: "m09", people: 1, reward: 6, risk: true, goal: "soho" };
  const people = [person(0, "harlem", { mission: "m09" })];
  const ways = [{ slot: 0, mission: "m09", to: "soho", steps: 3 }];
  const goal = (more: Partial<View>) =>
    goalOf(view({ people, missions: [known], ...more }), people[0]!);
  expect(goal({ ways })).toEqual({ to: "soho", steps: 3 });
  expect(goal({})).toEqual({ to: "soho", steps: null });
  expect(goal({ missions: [{ ...known, goal: null }] })).toBeNull();
});

test("whom somebody bargains with is seen before the dice roll", () => {
  const bars = FIGHTING.bars;
  const asked = view({ phase: "offer", bars, subject: { district: "queens" } });
  expect(bargain(asked)).toEqual({ kind: "bar", who: "rosa", amount: 0, dice: [] });
  expect(bargain({ ...asked, phase: "actions" })).toBeNull();
});

describe("the end", () => {
  const seats = [true, true, false].map((alive, seat) => ({ seat, alive, boss: "tony" }));
  const result = [
    { seat: 0, place: 1, points: 46 },
    { seat: 1, place: 2, points: 31 },
    { seat: 2, place: 3, points: 0 },
  ];
  const over = view({ result, seats } as unknown as Partial<View>);
  const provoked = { event: "provoked", rule: RULE, seat: 1, victim: 0, district: "soho" } as const;
  const events: Event[] = [
    { event: "round_began", rule: RULE, round: 3 },
    { event: "accomplished", rule: RULE, seat: 0, mission: "m01", goal: "soho", amount: 7 },
    { event: "accomplished", rule: RULE, seat: 1, mission: "m02", goal: "soho", amount: 12 },
    { event: "arrested", rule: RULE, seat: 0, group: ["tony"] },
    provoked,
    { event: "took_pot", rule: RULE, seat: 1, amount: 8 },
    { event: "killed", rule: RULE, seat: 0, who: "rosa" },
    { event: "eliminated", rule: RULE, seat: 2 },
  ];

  test("counts fortunes from the smallest to the largest, and none of the dead", () => {
    expect(count(over).map(({ id, points }) => [id, points])).toEqual([
      ["fortune-1", [0, 31, 0]],
      ["fortune-0", [46, 0, 0]],
    ]);
  });

  test("tells what somebody earned and lost", () => {
    expect(careerOf(events, 0)).toEqual({ jobs: 1, earned: 7, pots: 0, lost: 1, custody: 1 });
    expect(careerOf(events, 1)).toEqual({ jobs: 1, earned: 12, pots: 8, lost: 0, custody: 0 });
  });

  test("tells the best job, who shot most, and the biggest pot", () => {
    expect(findings(over, events)).toMatchObject([
      { kind: "job", seat: 1, amount: 12, mission: "m02" },
      { kind: "deadly", seat: 1, amount: 1 },
      { kind: "pot", seat: 1, amount: 8 },
    ]);
  });

  test("a death in custody is nobody's doing; who fell is told with the round", () => {
    const arrest = {
      event: "arrest_tried",
      rule: RULE,
      seat: 0,
      roller: 1,
      district: "soho",
    } as const;
    const killed = { event: "killed", rule: RULE, seat: 0, who: "rosa" } as const;
    const kinds = findings(over, [provoked, arrest, killed]).map(({ kind }) => kind);
    expect(kinds).not.toContain("deadly");
    expect(findings(over, [events[0]!, events[7]!])).toMatchObject([{ kind: "early", amount: 3 }]);
  });
});
