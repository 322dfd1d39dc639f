import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RollAct } from "../src/boards/animalcatraz/roll";
import { columnsFor, partsOf, totalOf } from "../src/ending/ending";
import type { GameEvent, GameView } from "../src/generated/animalcatraz";
import type { Choice, Forbidden } from "../src/generated/messages";
import { Menu } from "../src/lib/menu";
import type { Stage } from "../src/lib/stage.svelte";

/** Any rule: what is shown does not depend on it. */
const RULE = "AZ-106";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { board } = await import("../src/boards/animalcatraz");
const { choicesByPlace, isMovable, placeOf, trayOptions } =
  await import("../src/boards/animalcatraz/places");
const { moving, paying, payment } = await import("../src/boards/animalcatraz/errands");
const { stageOf } = await import("../src/boards/animalcatraz/stages");
const { count, findings, heroOf, wayOf } = await import("../src/boards/animalcatraz/count");
const { lesson } = await import("../src/boards/animalcatraz/lessons");
const { rollOf, showRoll } = await import("../src/boards/animalcatraz/roll");
const { levelsOf } = await import("../src/boards/animalcatraz/tracks");
const { toolState } = await import("../src/boards/animalcatraz/tools");
const march = await import("../src/boards/animalcatraz/march");
const { oddsToCorrupt, prospectsAsked } = await import("../src/boards/animalcatraz/prospects");

const ROOMS = ["library", "infirmary", "cafeteria", "laundry", "yard"];
const WINGS = ["wing_a", "wing_b", "wing_c", "wing_d"];

const inmate = (number: number, parts: object = {}) => ({
  inmate: number,
  seat: number,
  rival: number,
  card: ["big_bill", "vinnie", "rob_z"][number],
  cell: number,
  at: "wing_b",
  cards: [],
  gangsters: [],
  crimes: [],
  inmate_upgrade: null,
  cell_upgrade: null,
  ...parts,
});

/** A table of three, seat 0 asked for its inmate. */
function table(ask: string, parts: object = {}, about: object = { inmate: 0 }): GameView {
  return {
    you: 0,
    rival: 0,
    your_inmates: [0],
    eyes: 0,
    question: { ask, about },
    tags: [null, null, null, null],
    event: null,
    rooms: [...ROOMS, ...WINGS].map((room) => ({
      room,
      guard: room === "wing_b" ? { guard: "drunk", letter: "C", owner: null, level: 12 } : null,
    })),
    cells: WINGS.map((wing, cell) => ({
      cell,
      wing,
      rival: cell < 3 ? cell : null,
      cards: cell === 0 ? ["pills", "radio"] : [],
      spare: Array.from({ length: 3 }, () => ({ has_card: false, card: null, gangster: null })),
    })),
    inmates: [inmate(0, { cards: ["fork"] }), inmate(1), inmate(2)],
    rivals: [0, 1, 2].map((rival) => ({ rival, inmates: [rival], secured: [], plan: null })),
    ...parts,
  } as unknown as GameView;
}

function menuOf(legal: string[], refused: string[] = []): Menu {
  const choices = legal.map((notation, code) => ({ code, notation }) as Choice);
  const forbidden = refused.map(
    (notation, code) => ({ code: 100 + code, notation, refusal: "no", rule: "AZ-1" }) as Forbidden,
  );
  return new Menu(
    choices,
    forbidden,
    () => undefined,
    () => undefined,
  );
}

describe("where choices lie", () => {
  test.each([
    ["to yard", "room yard"],
    ["to own cell", "cell 0"],
    ["icon B", "icon wing_b B"],
    ["corrupt", "guard drunk"],
    ["guard drunk", "guard drunk"],
    ["inmate 2", "inmate 1"],
    ["cell 4", "cell 3"],
    ["spare 2", "spare 1 1"],
    ["round 3", "round 2"],
    ["ability 1", "ability 0 1"],
    ["card 1", "held card 1"],
    ["cell card 2", "held cell card 2"],
    ["crime 1", "held crime 1"],
    ["partner card 1", "tray"],
    ["pick fork", "tray"],
    ["train force", "tray"],
  ])("%s", (notation, place) => expect(placeOf(table("main"), notation)).toBe(place));

  test.each(["done", "attack", "inmate 8", "gangster 1", "guard matron", "own 1", "event"])(
    "%s lies nowhere",
    (notation) => expect(placeOf(table("main"), notation)).toBeNull(),
  );

  test("who is pushed goes into the own cell of the victim", () => {
    const view = table("push_where", {}, { inmate: 0, victim: 2 });
    expect(placeOf(view, "to own cell")).toBe("cell 2");
  });

  test("an invited gangster moves into one's own wing, wherever one is", () => {
    expect(placeOf(table("invite_where"), "spare 1")).toBe("spare 0 0");
  });

  test("members of both sides are in the ring", () => {
    const member = { member: 0, who: "big_bill", force: 4, injured: false };
    const side = { inmate: 0, rival: 0, members: [member], fighter: null };
    const view = table("who_fights", { fight: { sides: [side, side] } }, { side: 1 });
    expect(placeOf(view, "own 1")).toBe("member 1 0");
    expect(placeOf(view, "rival 1")).toBe("member 0 0");
    expect(placeOf(view, "rival 4")).toBeNull();
    expect(board.offers("rival 4", view)).toBe(true); // nobody there: no reason is shown
  });

  test("a legal choice is never hidden behind a refused one, nor by the frame and the board", () => {
    const view = table("main");
    const legal = ["done", "to yard", "icon B", "corrupt", "shift", "attack"];
    const menu = menuOf(legal, ["to library", "gangster 1", "take gangster 2", "card 3"]);
    const places = choicesByPlace(menu, view);
    for (const notation of legal) {
      const option = menu.find(notation);
      const onBoard = [...places.values()].includes(option as never);
      expect(onBoard).toBe(board.offers(notation, view));
    }
    expect(board.offers("gangster 1", view)).toBe(true); // nobody there: no reason is shown
    expect(board.offers("place", view)).toBe(false);
  });

  test("the tray shows legal cards, and why others that lie there cannot be taken", () => {
    const view = table("trade_take", { trade: { deck: ["fork", "ladle"], taken: [] } });
    const menu = menuOf(["pick fork", "done"], ["pick ladle", "pick cleaver"]);
    expect(choicesByPlace(menu, view).get("shop fork")?.why).toBeNull();
    expect(choicesByPlace(menu, view).get("shop ladle")?.why).toBe("no");
    const pile = menuOf(["chair", "pick fork"], ["pick ladle", "card 1"]);
    const work = table("work", { trade: null });
    expect(trayOptions(pile, work).map(({ notation }) => notation)).toEqual(["pick fork"]);
  });
});

describe("errands", () => {
  const at = (ask: string, parts = {}) => table(ask, parts);

  test("a card that can go to one place only goes there with one click", () => {
    const errand = moving("card 1");
    expect(errand(at("main"), menuOf(["done", "shift"]))?.notation).toBe("shift");
    expect(errand(at("shift_what"), menuOf(["card 1", "card 2"]))?.notation).toBe("card 1");
    expect(errand(at("shift_to"), menuOf(["into cell"]))?.notation).toBe("into cell");
    expect(errand(at("main"), menuOf(["done", "shift"]))).toBeNull();
  });

  test("where it goes is asked if there are several places", () => {
    const errand = moving("card 1");
    errand(at("main"), menuOf(["shift"]));
    expect(errand(at("shift_to"), menuOf(["into cell", "to partner"]))).toBeNull();
  });

  test("what the server has answered by itself is not answered again", () => {
    const errand = moving("card 1");
    errand(at("main"), menuOf(["shift"]));
    expect(errand(at("main"), menuOf(["done", "shift"]))).toBeNull();
  });

  test("a trade is paid and closed, and nothing else is", () => {
    const trade = { trade: { room: "library", deck: [], taken: ["fork"], price: 3, paid: 0 } };
    const errand = paying(["card 2", "card 1"]);
    expect(errand(at("trade_take", trade), menuOf(["done"]))?.notation).toBe("done");
    const means = menuOf(["card 1", "card 2"], ["done"]);
    expect(errand(at("trade_pay", trade), means)?.notation).toBe("card 2");
    expect(errand(at("trade_pay", trade), means)?.notation).toBe("card 1");
    expect(errand(at("trade_pay", trade), menuOf(["done"]))?.notation).toBe("done");
    expect(errand(at("main", { trade: null }), menuOf(["done"]))).toBeNull(); // ends no turn
  });

  test("the cheapest cards pay, the last of a row first, and enough of them to make room", () => {
    const means = [4, 1, 2].map((value, place) => ({ notation: `card ${place + 1}`, value }));
    const names = (price: number, least: number) =>
      payment(means, price, least)?.map(({ notation }) => notation);
    expect(names(3, 1)).toEqual(["card 3", "card 2"]);
    expect(names(4, 1)).toEqual(["card 1"]);
    expect(names(1, 2)).toEqual(["card 3", "card 2"]);
    expect(names(8, 1)).toBeUndefined();
  });

  test("cards move at home, to gangsters, and to a partner in the same room", () => {
    const view = at("main");
    expect(isMovable(view, inmate(0, { at: "cell" }) as never, "cell card 1")).toBe(true);
    expect(isMovable(view, inmate(0) as never, "cell card 1")).toBe(false);
    expect(isMovable(view, inmate(0) as never, "card 1")).toBe(false);
    const gang = inmate(0, { gangsters: [{ place: 0, cards: [] }] });
    expect(isMovable(view, gang as never, "card 1")).toBe(true);
    expect(isMovable(view, gang as never, "gangster card 1")).toBe(true);
  });
});

describe("stages", () => {
  test.each([
    ["main", {}, null],
    ["corrupt_how", {}, "bribe"],
    ["attack_whom", {}, "quarrel"],
    ["secure_what", {}, "escape"],
    ["trade_pay", { trade: {} }, "trade"],
    ["reveal", { fight: {}, riot: {} }, "fight"],
    ["riot_opponent", { riot: {} }, "riot"],
    ["night_training", {}, "night"],
    ["start_crime", {}, "deal"],
    ["main", { fight: {}, result: [] }, null],
  ])("%s %o", (ask, parts, stage) => expect(stageOf(table(ask, parts))).toBe(stage));

  test("what a stage shows is no button of the frame", () => {
    expect(board.offers("attack", table("attack_or_steal"))).toBe(true);
    expect(board.offers("attempt", table("escape"))).toBe(true);
    expect(board.offers("done", table("corrupt_how"))).toBe(true);
    expect(board.offers("done", table("main"))).toBe(false);
  });
});

describe("the end", () => {
  const changed = (who: string, by: number, reason: string) =>
    ({ event: "rep_changed", rule: RULE, rival: [who], by, rep: 0, reason }) as GameEvent;
  const events = [
    changed("big_bill", 2, "fight"),
    changed("big_bill", -1, "theft"),
    changed("vinnie", 1, "corruption"),
    changed("rob_z", 2, "riot"),
  ];
  const view = table("", {
    rivals: [6, 6, 7].map((rep, rival) => ({ rival, rep, inmates: [rival] })),
  });

  test("all REP is accounted for, and the start is what the journal does not explain", () => {
    const items = count(view, events);
    expect(items.map(({ id, points }) => [id, ...points])).toEqual([
      ["start", 5, 5, 5],
      ["fights", 2, 0, 0],
      ["fingers", -1, 1, 0],
      ["block", 0, 0, 0],
      ["riots", 0, 0, 2],
    ]);
    for (const seat of [0, 1, 2]) expect(totalOf(items, seat)).toBe(view.rivals[seat]?.rep);
  });

  test("an escape, a Riot and the last day are told apart", () => {
    const rep = { rep: { max: 14 } } as never;
    const won = (rep: number, at: string) =>
      table("", {
        winner: 0,
        inmates: [inmate(0, { at })],
        rivals: [{ rival: 0, rep, inmates: [0] }],
      });
    expect(wayOf(won(6, "outside"), [], rep)).toBe("escape");
    expect(wayOf(won(14, "yard"), [], rep)).toBe("riot");
    expect(wayOf(won(9, "yard"), [], rep)).toBe("day");
    const riot = { event: "riot_won", rule: RULE, rival: ["big_bill"] } as GameEvent;
    expect(wayOf(won(9, "yard"), [riot], rep)).toBe("riot");
    const other = { ...riot, rival: ["vinnie"] } as GameEvent; // who won it has less REP all the same
    expect(wayOf(won(9, "yard"), [riot, other], rep)).toBe("day");
    expect(heroOf(won(6, "outside"))).toBe("big_bill");
  });

  test("the hardest blow and the nearest lock are told", () => {
    const clash = (attacker_total: number, defender_total: number) =>
      ({
        event: "clash_rolled",
        rule: RULE,
        attacker: "big_bill",
        defender: "vinnie",
        attacker_dice: 7,
        defender_dice: 7,
        attacker_total,
        defender_total,
      }) as GameEvent;
    const lock = (total: number) =>
      ({
        event: "lock_tried",
        rule: RULE,
        inmate: "rob_z",
        lock: "red",
        dice: 7,
        total,
        needed: 15,
        success: false,
      }) as GameEvent;
    const found = findings([clash(12, 10), clash(9, 15), lock(9), lock(14)]);
    expect(found.map(({ kind, who, size }) => [kind, who, size])).toEqual([
      ["blow", "vinnie", 6],
      ["lock", "rob_z", 1],
    ]);
  });
});

test("the first day is taught one thing after another", () => {
  const lessons = [1, 2, 3, 4].map((round) => lesson(table("main", { day: 1, round })));
  expect(lessons).toEqual(["main", "main_guards", "main_goods", "main_fame"]);
  expect(lesson(table("main", { day: 2, round: 1 }))).toBe("main_later");
  const raging = [inmate(0, { primal_rounds: 2 }), inmate(1), inmate(2)];
  expect(lesson(table("main", { day: 1, round: 2, inmates: raging }))).toBe("main_primal");
  expect(lesson(table("reveal"))).toBeUndefined();
});

describe("rolls", () => {
  const edition = { cards: { cells: [] } } as never;
  test("the dice fall before they lie, and what one brings is told apart from them", async () => {
    const acts: RollAct[] = [];
    const stage = {
      lasting: (length: number) => length,
      pause: () => Promise.resolve(),
      set act(act: RollAct | null) {
        if (act) acts.push(act);
      },
    } as unknown as Stage;
    const event = {
      event: "corruption_tried",
      rule: RULE,
      inmate: "big_bill",
      guard: "drunk",
      dice: 8,
      total: 11,
      needed: 12,
      success: false,
    } as GameEvent;
    const view = table("main");
    await showRoll(rollOf(event, view, edition)!, stage, view);
    expect(acts.map(({ success }) => success)).toEqual([null, false]);
    expect(acts[0]?.parties[0]?.parts.map(({ value }) => value)).toEqual([3, null]);
    expect(acts[1]?.parties[0]?.parts.map(({ value }) => value)).toEqual([3, 8]);
    expect(acts[1]?.parties[0]?.total).toBe("11");
    expect(acts[1]?.parties.map(({ isBeaten }) => isBeaten)).toEqual([true, false]);
  });

  test("what is no roll is none", () => {
    const moved = { event: "moved", rule: RULE, inmate: "big_bill", to: "yard" } as GameEvent;
    expect(rollOf(moved, table("main"), edition)).toBeNull();
  });
});

test("notches are counted through all levels", () => {
  expect(levelsOf([1, 2, 2])).toEqual([
    { level: 0, notches: [0] },
    { level: 1, notches: [1, 2] },
    { level: 2, notches: [3, 4] },
  ]);
});

test("a tool is secured, in hand or missing", () => {
  const view = table("main");
  const rival = { ...view.rivals[0], secured: ["grease"] } as never;
  expect(toolState(view, rival, "grease")).toBe("secured");
  expect(toolState(view, rival, "fork")).toBe("held"); // carried
  expect(toolState(view, rival, "radio")).toBe("held"); // in the cell
  expect(toolState(view, rival, "sheet_rope")).toBe("missing");
});

describe("ways over the map", () => {
  test("guards step to the letter of the die, in the room where the next view has them", async () => {
    const guard = { guard: "cook", letter: "A", owner: null, level: 9 };
    const seen = (at: string) =>
      table("main", {
        rooms: ["laundry", "library"].map((room) => ({ room, guard: room === at ? guard : null })),
      });
    const walks: unknown[] = [];
    const stage = {
      pop: () => Promise.resolve(),
      march: (some: unknown[]) => (walks.push(...some), Promise.resolve()),
    } as unknown as Stage;
    const moved = { event: "guards_moved", rule: RULE, letter: "B", arrow: true } as const;
    await board.show(moved, stage, {} as never, seen("laundry"), seen("library"));
    expect(walks).toEqual([{ who: "guard-cook", to: "post-library-B" }]);
  });

  test("everybody runs to a Riot but those who are out, and nobody stands on another", () => {
    const inmates = [inmate(0), inmate(1, { at: "outside" }), inmate(2)];
    const runs = march.everybodyRuns(table("main", { inmates }), "yard");
    expect(runs.map(({ who }) => who)).toEqual(["inmate-big_bill", "inmate-rob_z"]);
    expect(new Set(runs.map(({ below }) => below)).size).toBe(2);
  });

  test("a stolen card comes from a pocket beside the thief, else from the cell", () => {
    const inmates = [inmate(0), inmate(1), inmate(2, { at: "yard" })];
    const seen = table("main", { inmates });
    expect(march.lootFrom(seen, "big_bill", "vinnie")).toBe("inmate-vinnie");
    expect(march.lootFrom(seen, "big_bill", "rob_z")).toBe("home-rob_z");
  });
});

describe("odds beside questions", () => {
  const roll = (name: string, number = 0) => ({
    roll: name,
    inmate: number,
    odds: { win: 1, of: 2 },
  });
  const rolls = ["recruiting", "escape_force", "escape_cunning", "escape", "abandoning", "robbery"];
  const asked = (ask: string, turn: number) =>
    prospectsAsked(
      table(ask, { turn: { inmate: turn }, prospects: rolls.map((name) => roll(name)) }),
    ).map((prospect) => prospect.roll);

  test.each([
    ["recruit_where", ["recruiting"]],
    ["escape", ["escape_force", "escape_cunning", "escape"]],
    ["steal_with", ["robbery"]],
    ["main", []],
  ])("%s", (ask, expected) => {
    expect(asked(ask, 0)).toEqual(expected);
    expect(asked(ask, 1)).toEqual([]); // those of the inmate that acts
  });

  test("before a fight of a Riot, which is in nobody's turn", () => {
    const view = table("riot_opponent", { turn: null, prospects: [roll("fight"), roll("escape")] });
    expect(prospectsAsked(view).map((prospect) => prospect.roll)).toEqual(["fight"]);
  });

  test("a fight may be abandoned out of turn", () => {
    expect(asked("counter_or_abandon", 1)).toEqual(["abandoning"]);
  });

  test("a guard is corrupted with the best bribe of whoever acts, not with a gangster's help", () => {
    const bribe = (win: number, more: object = {}) => ({
      ...roll("corruption"),
      odds: { win, of: 100 },
      ...more,
    });
    const prospects = [
      bribe(28),
      bribe(58, { cards: ["cigars"] }),
      bribe(90, { inmate: 1 }),
      bribe(80, { gangster: "gary" }),
    ];
    expect(oddsToCorrupt(table("main", { turn: { inmate: 0 }, prospects }))).toBe(58);
    expect(oddsToCorrupt(table("main", { turn: { inmate: 0 }, prospects: [] }))).toBeNull();
  });
});

describe("events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const wait = (length: number) => new Promise<void>((done) => setTimeout(done, length));
  const stage = {
    fly: (_flights: object[], length = 600) => wait(length),
    glow: (_spots: string[], length = 700) => wait(length),
    fall: (_spots: string[], length = 600) => wait(length),
    rise: (_spot: string, _text: string, length = 900) => wait(length),
    gesture: (_spots: string[], _kind: string, length = 800) => wait(length),
    banner: (_text: string, length = 1300) => wait(length),
    march: (_walks: object[], length = 900) => wait(length),
    pop: (_spot: string, _piece: object, _kind: string, length = 700) => wait(length),
    count: (_sums: object[], length = 1400) => wait(length),
    dusk: (length = 1300) => wait(length),
    hide: () => undefined,
    pause: (length: number) => wait(length),
    lasting: (length: number) => length,
  } as unknown as Stage;
  const edition = { cards: { cells: [{ color: "red" }] } } as never;
  const view = table("main", { decks: [] });

  test.each([
    { event: "moved", rule: RULE, inmate: "big_bill", to: "yard" },
    { event: "pushed", rule: RULE, inmate: "big_bill", victim: "vinnie", place: "cell" },
    { event: "guards_moved", rule: RULE, letter: "B", arrow: true },
    { event: "icon_used", rule: RULE, inmate: "big_bill", room: "yard", icon: "chess" },
    {
      event: "corruption_tried",
      rule: RULE,
      inmate: "big_bill",
      guard: "drunk",
      total: 9,
      success: false,
    },
    {
      event: "corruption_tried",
      rule: RULE,
      inmate: "big_bill",
      guard: "drunk",
      total: 13,
      success: true,
    },
    { event: "guard_placed", rule: RULE, inmate: "big_bill", guard: "drunk", letter: "A" },
    { event: "tried_to_recruit", rule: RULE, inmate: "big_bill", dice: 7, total: 9, target: 8 },
    { event: "tried_to_abandon", rule: RULE, inmate: "big_bill", die: 2, gone: true },
    { event: "clash_rolled", rule: RULE, attacker: "big_bill", defender: "vinnie" },
    { event: "clash_won", rule: RULE, winner: "big_bill", loser: "vinnie" },
    {
      event: "theft_rolled",
      rule: RULE,
      inmate: "vinnie",
      cell: 1,
      total: 9,
      against: 12,
      success: false,
    },
    { event: "stole", rule: RULE, inmate: "vinnie", victim: ["big_bill"] },
    { event: "drew", rule: RULE, inmate: "vinnie" },
    { event: "traded", rule: RULE, inmate: "vinnie", room: "library", count: 3 },
    { event: "card_put", rule: RULE, inmate: "vinnie", cell: 1, spare: 0 },
    { event: "rep_changed", rule: RULE, rival: ["vinnie"], by: 2, rep: 4, reason: "riot" },
    { event: "marker_moved", rule: RULE, inmate: "vinnie", stat: "force", notches: 1 },
    { event: "event_roll", rule: RULE, inmate: "vinnie", total: 11 },
    {
      event: "lock_tried",
      rule: RULE,
      inmate: "vinnie",
      lock: "red",
      total: 11,
      needed: 12,
      success: false,
    },
    { event: "tag_placed", rule: RULE, rival: ["vinnie"], round: 2 },
    { event: "turned_primal", rule: RULE, inmate: "vinnie" },
    { event: "trap_sprung", rule: RULE, inmate: "vinnie", immune: false },
    {
      event: "rank_reached",
      rule: RULE,
      rival: ["vinnie"],
      rank: "dominant",
      bases: 1,
      trash_tags: 0,
    },
    { event: "injured", rule: RULE, inmate: "vinnie", cards: 2 },
    { event: "fighter_injured", rule: RULE, fighter: "vinnie", cards: 1 },
    { event: "sent_to_hole", rule: RULE, inmate: "vinnie", cards: 0 },
    { event: "wing_claimed", rule: RULE, rival: ["vinnie"], cell: 1 },
    { event: "riot_began", rule: RULE, room: "yard", last: false },
    { event: "night_fell", rule: RULE, day: 1 },
  ] as unknown as (GameEvent & { event: string })[])(
    "$event is shown, and in time",
    async (event) => {
      const start = Date.now();
      let taken = -1;
      void board.show(event, stage, edition, view, view).then(() => (taken = Date.now() - start));
      await vi.runAllTimersAsync();
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThanOrEqual(1500);
      if (event.event !== "guards_moved") expect(board.spots(event).length).toBeGreaterThan(0);
    },
  );
});

test("the parts of a bar are as long together as its total", () => {
  const items = [5, 2, -3, 1, -4].map((points, at) => ({
    id: `${at}`,
    points: [points],
    secret: false,
  }));
  const upTo = (count: number) => partsOf(items.slice(0, count), 0);
  expect(upTo(2)).toEqual([
    { id: "0", points: 5 },
    { id: "1", points: 2 },
  ]);
  expect(upTo(3)).toEqual([{ id: "0", points: 4 }]);
  expect(upTo(4).map(({ points }) => points)).toEqual([4, 1]);
  expect(upTo(5)).toEqual([{ id: "0", points: 1 }]);
});

test("no tile of a sheet stands alone on a phone", () => {
  expect([3, 4, 5, 8, 9].map(columnsFor)).toEqual([4, 4, 3, 4, 3]);
});
