import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, GameView } from "../src/generated/animalcatraz";
import type { Choice, Forbidden } from "../src/generated/messages";
import { Menu } from "../src/lib/menu";
import type { Stage } from "../src/lib/stage.svelte";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { board } = await import("../src/boards/animalcatraz");
const { choicesByPlace, placeOf, trayOptions } = await import("../src/boards/animalcatraz/places");
const { levelsOf } = await import("../src/boards/animalcatraz/tracks");
const { toolState } = await import("../src/boards/animalcatraz/tools");
const march = await import("../src/boards/animalcatraz/march");
const { prospectsAsked } = await import("../src/boards/animalcatraz/prospects");

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
    ["card 1", "tray"],
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
    expect(trayOptions(menu, view).map((option) => option.notation)).toEqual([
      "pick fork",
      "pick ladle",
    ]);
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
    const moved = { event: "guards_moved", letter: "B", arrow: true } as const;
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

  test("dice are seen in the ring, or on the map while there is none", () => {
    expect(march.rollAt(table("main"), "vinnie")).toBe("inmate-vinnie");
    const sides = [{ members: [{ who: "big_bill" }] }, { members: [{ who: "vinnie" }] }];
    expect(march.rollAt(table("main", { fight: { sides } }), "vinnie")).toBe("total-1");
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
  } as unknown as Stage;
  const edition = { cards: { cells: [{ color: "red" }] } } as never;
  const view = table("main", { decks: [] });

  test.each([
    { event: "moved", inmate: "big_bill", to: "yard" },
    { event: "pushed", inmate: "big_bill", victim: "vinnie", place: "cell" },
    { event: "guards_moved", letter: "B", arrow: true },
    { event: "icon_used", inmate: "big_bill", room: "yard", icon: "chess" },
    { event: "corruption_tried", inmate: "big_bill", guard: "drunk", total: 9, success: false },
    { event: "corruption_tried", inmate: "big_bill", guard: "drunk", total: 13, success: true },
    { event: "guard_placed", inmate: "big_bill", guard: "drunk", letter: "A" },
    { event: "tried_to_recruit", inmate: "big_bill", dice: 7, total: 9, target: 8 },
    { event: "tried_to_abandon", inmate: "big_bill", die: 2, gone: true },
    { event: "clash_rolled", attacker: "big_bill", defender: "vinnie" },
    { event: "clash_won", winner: "big_bill", loser: "vinnie" },
    { event: "theft_rolled", inmate: "vinnie", cell: 1, total: 9, against: 12, success: false },
    { event: "stole", inmate: "vinnie", victim: ["big_bill"] },
    { event: "drew", inmate: "vinnie" },
    { event: "traded", inmate: "vinnie", room: "library", count: 3 },
    { event: "card_put", inmate: "vinnie", cell: 1, spare: 0 },
    { event: "rep_changed", rival: ["vinnie"], by: 2, rep: 4, reason: "riot" },
    { event: "marker_moved", inmate: "vinnie", stat: "force", notches: 1 },
    { event: "event_roll", inmate: "vinnie", total: 11 },
    { event: "lock_tried", inmate: "vinnie", lock: "red", total: 11, needed: 12, success: false },
    { event: "tag_placed", rival: ["vinnie"], round: 2 },
    { event: "turned_primal", inmate: "vinnie" },
    { event: "trap_sprung", inmate: "vinnie", immune: false },
    { event: "rank_reached", rival: ["vinnie"], rank: "dominant", bases: 1, trash_tags: 0 },
    { event: "injured", inmate: "vinnie", cards: 2 },
    { event: "fighter_injured", fighter: "vinnie", cards: 1 },
    { event: "sent_to_hole", inmate: "vinnie", cards: 0 },
    { event: "wing_claimed", rival: ["vinnie"], cell: 1 },
    { event: "riot_began", room: "yard", last: false },
    { event: "night_fell", day: 1 },
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
