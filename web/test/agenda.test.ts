import { expect, test, vi } from "vitest";
import type { Choice, Forbidden, Scene, TableMessage } from "../src/generated/messages";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: true }));

/** What the page sent: the decision answered and the code of the choice. */
const sent: [number, number][] = [];
vi.mock("../src/lib/connection.svelte", () => ({
  connection: {
    command: (command: { decision: number; action: number }) => {
      sent.push([command.decision, command.action]);
      return Promise.resolve();
    },
  },
}));
vi.mock("../src/boards/board", () => ({
  boardOf: () => Promise.resolve({ turn: (view: { active: number }) => view.active }),
}));
vi.mock("../src/lib/sound", () => ({ play: () => undefined }));
vi.mock("../src/lib/api", () => ({
  api: { edition: () => Promise.resolve({}) },
  Refused: class extends Error {},
}));

const { Room } = await import("../src/table/room.svelte");

const NOTATIONS = ["own 0", "to broadway", "to chelsea", "end drive", "pass"];
const choice = (notation: string): Choice => ({
  code: NOTATIONS.indexOf(notation),
  notation,
  label: notation,
  warning: null,
});

/** What I, seat 0, see: my decision if I am asked, and what I may choose then. */
function scene(decision: number | null, legal: string[], more: Partial<Scene> = {}): Scene {
  return {
    you: 0,
    asked: decision === null ? [] : [0],
    decision,
    choices: legal.map(choice),
    forbidden: [],
    seats: [],
    view: { active: 0 },
    fairness: { commitment: "" },
    ...more,
  } as unknown as Scene;
}

async function room(first: Scene) {
  sent.length = 0;
  const opened = new Room("t");
  const table = { type: "table", number: 1, head: { game: "kings" }, scene: first, events: [] };
  opened.hear(table as unknown as TableMessage);
  await vi.waitFor(() => expect(opened.board).not.toBeNull());
  let number = 1;
  const news = async (next: Scene) => {
    number += 1;
    opened.hear({ type: "news", number, events: [], scene: next } as never);
    await vi.waitFor(() => expect(opened.scene).toBe(next));
  };
  return { opened, news };
}

test("a journey goes on after somebody else was asked in between", async () => {
  const { opened, news } = await room(scene(7, ["own 0", "end drive"]));
  opened.pickAll(["own 0", "to broadway", "to chelsea"]);
  await news(scene(8, ["to broadway", "end drive"]));
  await news(scene(null, []));
  await news(scene(null, []));
  await news(scene(9, ["to chelsea", "end drive"]));
  expect(sent).toEqual([
    [7, 0],
    [8, 1],
    [9, 2],
  ]);
  await news(scene(10, ["end drive"]));
  expect(sent).toHaveLength(3);
  expect(opened.notice).toBeNull();
});

test("a journey that is not possible any more stops, with the reason", async () => {
  const { opened, news } = await room(scene(7, ["to broadway"]));
  opened.pickAll(["to broadway", "to chelsea"]);
  await news(scene(null, []));
  const stopped: Forbidden = {
    code: NOTATIONS.indexOf("to chelsea"),
    notation: "to chelsea",
    label: "to chelsea",
    refusal: "stopped",
    rule: "NK-167",
    why: "The police stopped you.",
  };
  await news(scene(8, ["end drive"], { forbidden: [stopped] }));
  expect(sent).toEqual([[7, 1]]);
  expect(opened.notice?.rule).toBe("NK-167");
  await news(scene(9, ["to chelsea"]));
  expect(sent).toHaveLength(1);
});

test("a drive that was ended stops the journey, and the player is told", async () => {
  const { opened, news } = await room(scene(7, ["to broadway"]));
  opened.pickAll(["to broadway", "to chelsea"]);
  await news(scene(null, []));
  await news(scene(8, ["own 0"]));
  expect(sent).toEqual([[7, 1]]);
  expect(opened.notice).not.toBeNull();
});

test("a question of another kind in between stops the journey", async () => {
  const { opened, news } = await room(scene(7, ["to broadway"]));
  opened.pickAll(["to broadway", "to chelsea"]);
  await news(scene(8, ["pass"]));
  expect(opened.notice).not.toBeNull();
  await news(scene(9, ["to chelsea"]));
  expect(sent).toEqual([[7, 1]]);
});

test("what was answered for me, or taken back, stops the journey", async () => {
  for (const decision of [9, 7]) {
    const { opened, news } = await room(scene(7, ["to broadway"]));
    opened.pickAll(["to broadway", "to chelsea"]);
    await news(scene(null, []));
    await news(scene(decision, ["to chelsea"]));
    expect(sent).toEqual([[7, 1]]);
    expect(opened.notice).not.toBeNull();
  }
});

test("the end of my turn ends the journey", async () => {
  const { opened, news } = await room(scene(7, ["to broadway"]));
  opened.pickAll(["to broadway", "to chelsea"]);
  await news(scene(null, [], { view: { active: 1 } as never }));
  expect(opened.notice).not.toBeNull();
  await news(scene(8, ["to chelsea"]));
  expect(sent).toEqual([[7, 1]]);
});

test("who chooses something else has dropped the plan", async () => {
  const { opened, news } = await room(scene(7, ["to broadway"]));
  opened.pickAll(["to broadway", "to chelsea"]);
  await news(scene(8, ["end drive", "pass"]));
  opened.pick(opened.menu.find("end drive")!);
  await news(scene(9, ["to chelsea"]));
  expect(sent).toEqual([
    [7, 1],
    [8, 3],
  ]);
});
