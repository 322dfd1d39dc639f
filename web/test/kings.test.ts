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

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { amounts, answersTo, atHand, detailsOf, offers, refusal, rides } =
  await import("../src/boards/kings/choices");
const { outline, placed, toSee, waysFrom } = await import("../src/boards/kings/city");
const { choicesTo, destination, journey, togglePerson, withDestination } =
  await import("../src/boards/kings/journey");
const { notesOf } = await import("../src/boards/kings/names");
const { isDriver, isLiable, reachOf } = await import("../src/boards/kings/police");
const { diceToCome, sceneOf } = await import("../src/boards/kings/scene");
const { show, spots } = await import("../src/boards/kings/show");

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
  test("north is up and east is right", () => {
    const [north, , west, south, east] = EDITION.board.districts.map(placed);
    expect(north!.y).toBeLessThan(south!.y);
    expect(west!.x).toBeLessThan(east!.x);
  });

  test("an outline leaves out what lies inside", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 0, y: 9 },
    ];
    const found = outline([{ x: 4, y: 5 }, ...square]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(expect.arrayContaining(square));
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
    expect(offers("end moves", view())).toBe(false);
    expect(offers("end turn", view())).toBe(true);
    expect(offers("end moves", view({ active: 1, waiting: [1] }))).toBe(true);
    expect(offers("dismiss", view({ people: [person(0, "harlem")] }))).toBe(true);
    expect(offers("joker 0", view({ phase: "actions" }))).toBe(true);
    expect(offers("joker 0", view({ phase: "actions", jokers: ["free", "out"] }))).toBe(false);
    expect(offers("yes", view({ phase: "fold" }))).toBe(false);
    expect(offers("yes", view({ phase: "fold", waiting: [1] }))).toBe(true);
    expect(offers("pass", view({ phase: "react", window: "opp_turn" }))).toBe(false);
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
  },
});
const NOW = [FIGHTING, view()] as const;

describe("what happens", () => {
  const EVENTS: Event[] = [
    { event: "bids_revealed", bids: [3, null, 0] },
    { event: "rolled_for_first", seat: 1, die: "K" },
    { event: "became_first", seat: 1, amount: 3 },
    { event: "drew", seat: 1 },
    { event: "played", seat: 1, card: "big_tip" },
    { event: "stole_card", seat: 1, victim: 0 },
    { event: "reshuffled", count: 20 },
    { event: "car_came", car: 2, district: "broadway" },
    { event: "car_moved", seat: 1, car: 0, district: "soho" },
    { event: "drove", seat: 1, group: ["tony"], district: "soho", kind: "normal" },
    { event: "drove", seat: 1, group: ["tony"], district: "soho", kind: "metro" },
    { event: "drove", seat: 1, group: ["tony"], district: "soho", kind: "landing" },
    { event: "flew", seat: 1, amount: 2 },
    { event: "boarded", seat: 1, who: "tony", district: "soho" },
    { event: "dropped", seat: 1, who: "tony", district: "soho" },
    { event: "got_away", seat: 1 },
    { event: "joker_hired", seat: 1, who: "ace", beside: "tony" },
    { event: "halted", seat: 1, district: "soho" },
    { event: "arrest_tried", seat: 1, roller: 0, district: "soho" },
    { event: "arrested", seat: 1, group: ["tony"] },
    { event: "advanced", seat: 1, group: ["tony"], places: ["cell 2"] },
    { event: "provoked", seat: 1, victim: 0, district: "soho" },
    { event: "staked", seat: 1, amount: 2 },
    {
      event: "rolled",
      dice: ["9", "9", "J"],
      against: ["A", "K", "Q"],
      hand: "pair",
      counting: ["9", "9", "J"],
      other_hand: "high_card",
      other_counting: ["A", "K", "Q"],
    },
    { event: "folded", seat: 1, yes: true },
    { event: "took_pot", seat: 1, amount: 6 },
    { event: "shared_pot", amount: 2, odd: 0 },
    { event: "killed", seat: 1, who: "tony" },
    { event: "eliminated", seat: 1 },
    { event: "cars_broken", seat: 1, district: "soho" },
    { event: "mission_expired", mission: "m01" },
    { event: "turned_up", mission: "m02", address: "soho", goal: null },
    { event: "accepted", seat: 1, mission: "m01", group: ["tony"] },
    { event: "accomplished", seat: 1, mission: "m01", goal: "soho", amount: 4 },
    { event: "offered", seat: 1, who: "rosa", amount: 3, phone: false },
    { event: "offer_rolled", seat: 1, dice: ["9", "K", "A"] },
    { event: "hired", seat: 1, who: "rosa", amount: 3, district: "queens" },
    { event: "not_hired", seat: 1, who: "rosa" },
    { event: "poaching", seat: 1, victim: 0, who: "rosa", amount: 3 },
    { event: "poached", seat: 1, victim: 0, who: "rosa", amount: 3, kept: false },
    { event: "dealt", seat: 1, victim: 0, give: ["money"], ask: ["card"] },
    { event: "end_card", round: 9 },
    { event: "fortune_shown", seat: 1, amount: 30 },
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
    await show({ event: "drove", seat: 1, group, district: "soho", kind }, stage, EDITION, ...NOW);
  const flights = fly.mock.calls.map(([flown]: unknown[]) => flown as Flight[]);
  expect(flights.map((flown) => flown.length)).toEqual([1, 1, 1]);
  expect(flights.map(([first]) => first?.course)).toEqual([undefined, "under", "high"]);
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
  await show({ event: "bids_revealed", bids: [3, null, 0] }, stage, EDITION, ...NOW);
  const turns = done.filter(({ what }) => what === "gesture");
  expect(turns.map(({ things }) => things[0])).toEqual(Array(2).fill(["bid-0", "bid-1", "bid-2"]));
  expect(turns.map(({ scene }) => sceneOf(scene, "bids")?.open)).toEqual([false, true]);
});

test("money comes into the pot and dice onto the table one by one", async () => {
  const { stage, done } = noted();
  const first = { hand: "pair", counting: ["9", "9", "J"] };
  const second = { hand: "two_pairs", counting: ["A", "A", "K", "K"] };
  const roll = { ...first, other_hand: second.hand, other_counting: second.counting };
  await show({ event: "staked", seat: 1, amount: 2 }, stage, EDITION, ...NOW);
  expect(sceneOf(stage.act, "fight")?.pot).toBe(6);
  const dice = ["9", "9", "J"];
  const against = ["A", "K", "A"];
  await show({ event: "rolled", dice, against, ...roll }, stage, EDITION, ...NOW);
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
  const tried = { event: "arrest_tried", seat: 1, roller: 0, district: "soho" } as const;
  const cars = [0, 1].map((car) => ({ car, at: "soho", moved: false }));
  await show(tried, stage, EDITION, free, view({ cars }));
  expect(sceneOf(stage.act, "fight")?.cars).toBe(2);
  await show({ event: "arrested", seat: 1, group: ["tony"] }, stage, EDITION, free, free);
  const ride = done.findLast(({ what }) => what === "fly")?.things[0] as Flight[];
  expect(ride).toMatchObject([{ from: "plate-soho", to: "cell-3", text: "A" }]);
});

test.each([
  ["hesitation", ["doubt", "scratch"]],
  ["actions", []],
])("a henchman scratches his head where %s follows the dice", async (phase, gestures) => {
  const { stage, done } = noted();
  const next = view({ phase, subject: { district: "queens" } });
  const rolled: Event = { event: "offer_rolled", seat: 1, dice: ["9", "10"] };
  await show(rolled, stage, EDITION, FIGHTING, next);
  expect(sceneOf(stage.act, "bar")).toMatchObject({ who: "rosa", dice: ["9", "10"] });
  const made = done.filter(({ what }) => what === "gesture").map(({ things }) => things[1]);
  expect(made).toEqual(gestures);
});

test("a hidden destination comes from the bag and shows nothing to others", async () => {
  const tiles = async (mission: string, goal: string | null) => {
    const { stage, done } = noted();
    await show({ event: "accepted", seat: 1, mission, group: [], goal }, stage, EDITION, ...NOW);
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
  expect(toSee([200, 800], 100, 700)).toBe(150);
});
