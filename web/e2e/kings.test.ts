import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameEvent, GameView } from "../src/generated/kings";
import type { Choice, Forbidden, ServerMessage } from "../src/generated/messages";
import { DESKTOP, House, PHONE, picker, printedBy, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Sit down with two bots at a table where deals are made. */
async function sitDown(ann: Visitor): Promise<void> {
  const table = await ann.page.evaluate(async () => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        game: "kings",
        seats: 3,
        bots: ["random", "random"],
        options: { deals: "on" },
        public: false,
        start: true,
      }),
    });
    return ((await answer.json()) as { table: string }).table;
  });
  await ann.go(`table/${table}`);
  await ann.page.waitForSelector(".prompt");
}

/** Click one thing on the board or before it, as somebody would who likes to meddle. */
function meddle([chance, deals]: [number, boolean]): string {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const one = (found: HTMLElement[]) => {
    const element = found[Math.floor(chance * found.length)];
    element?.click();
    return element;
  };
  const sure = all("dialog[open] .button.main");
  if (sure.length > 0) return (one(sure), "sure");
  const go = all("[data-go]");
  if (go.length > 0) return (one(go), "go");
  const legal = '[data-notation]:not([aria-disabled="true"])';
  const bold = ["accomplish", "send", "provoke", "recruit"].flatMap((word) =>
    all(`[data-notation="${word}"]:not([aria-disabled="true"])`),
  );
  if (bold.length > 0 && chance < 0.9) return (one(bold), "bold");
  const dull = ["dismiss", "deal", "withdraw", "pass"];
  const isLively = ({ dataset }: HTMLElement) => !dull.includes(dataset.notation ?? "");
  const terms = document.querySelector(".deal")
    ? all(`.deal ${legal}, .offer ${legal}`).filter(isLively)
    : [];
  if (terms.length > 0) return (one(terms), "terms");
  const deal = all('[data-notation="deal"]');
  if (deals && deal.length > 0) return (one(deal), "deal");
  const crew = all(".crew button.legal");
  const lit = all(".district.reach button.plate");
  const isMoving = all('[data-notation="end moves"]').length > 0;
  if (isMoving && lit.length === 0 && crew.length > 0 && chance < 0.75) return (one(crew), "crew");
  if (lit.length > 0 && chance < 0.85) return (one(lit), "district");
  if (!isMoving && crew.length > 0) return (one(crew), "person");
  const choices = all(legal);
  const lively = choices.filter(isLively);
  if (lively.length > 0) return (one(lively), "choice");
  const cards = all(".hand button.legal:not(.idle)");
  if (choices.length === 0 && cards.length > 0) return (one(cards), "card");
  return (one(choices), "rest");
}

function told(visitor: Visitor): { events: GameEvent[]; views: GameView[] } {
  const messages = visitor.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const tables = messages.filter((message) => message.type === "table" || message.type === "news");
  return {
    events: tables.flatMap((table) =>
      table.events.flatMap((event) => (event.type === "told" ? [event.event as GameEvent] : [])),
    ),
    views: tables.flatMap((table) => (table.scene.view ? [table.scene.view as GameView] : [])),
  };
}

/** Nothing that only another seat may know is in what this seat was sent. */
function expectNoSecrets({ events, views }: ReturnType<typeof told>): void {
  const you = views[0]?.you;
  for (const view of views.filter((seen) => !seen.result)) {
    for (const seat of view.seats) if (seat.seat !== you) expect(seat.money).toBeNull();
    for (const mission of view.missions)
      if (mission.hidden) expect(mission.goal ?? null).toBeNull();
    if (view.talks && ![view.talks.seat, view.talks.other].includes(you ?? -1))
      expect(view.talks.give).toBeNull();
  }
  for (const event of events) {
    if (event.event === "bid" || event.event === "start_tiles") expect(event.seat).toBe(you);
    if (event.event === "drew" && event.seat !== you) expect(event.card ?? null).toBeNull();
    if (event.event === "stole_card" && event.seat !== you && event.victim !== you)
      expect(event.card ?? null).toBeNull();
  }
}

test("a whole game of three seats on the board", async () => {
  const ann = await house.visitor({ language: "it" });
  await sitDown(ann);
  const pick = picker(11);
  const done: Record<string, number> = {};
  const seen = new Set<string>();
  const over = ann.page.locator("#over-title");
  for (let clicks = 0; clicks < 4000 && !(await over.isVisible()); clicks += 1) {
    if (await ann.page.locator(".prompt.mine").isVisible()) {
      const what = await ann.page.evaluate(meddle, [pick(1000) / 1000, (done.deal ?? 0) < 3] as [
        number,
        boolean,
      ]);
      done[what] = (done[what] ?? 0) + 1;
      if (["crew", "go", "bold"].includes(what) && !seen.has(what)) {
        seen.add(what);
        expect(await ann.complaints()).toEqual([]);
      }
    }
    await ann.page.waitForTimeout(15);
  }
  await over.waitFor();
  expect(done.go).toBeGreaterThan(0);
  expect(done.crew).toBeGreaterThan(0);
  expect(ann.errors).toEqual([]);
  expect(ann.strangers).toEqual([]);
  expect(await ann.complaints()).toEqual([]);
  const story = told(ann);
  expectNoSecrets(story);
  const kinds = new Set(story.events.map(({ event }) => event));
  for (const kind of ["drove", "talks", "fortune_shown", "ended"] as const)
    expect(kinds).toContain(kind);
  await ann.leave();
});

interface Moment {
  you: number;
  asked: number[];
  to_do: string;
  choices: Choice[];
  forbidden: Forbidden[];
  view: GameView;
}

/** From now on this visitor sees a scene instead of the one at the table. */
async function stageFor(visitor: Visitor, scene: () => Moment): Promise<void> {
  await visitor.page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ServerMessage;
      if (message.type === "table" || message.type === "news")
        Object.assign(message.scene, { decision: 1, can_undo: false }, scene());
      socket.send(JSON.stringify(message));
    });
  });
}

/** The choices that nothing on the page offers. */
async function unreachable(visitor: Visitor, choices: Choice[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { notation } of choices) {
    const [kind = "", what = ""] = notation.split(" ");
    const places: Record<string, string> = {
      to: `.district.reach [data-district="${what}"]`,
      own: `.crew .legal [data-own="${what}"]`,
      drop: `.crew .legal [data-own="${what}"]`,
      card: `[data-hand="${what}"]`,
      bonus: `[data-hand="${what}"]`,
    };
    const named = visitor.page.locator(`[data-notation="${notation}"]:not([aria-disabled="true"])`);
    const placed = visitor.page.locator(places[kind] ?? "nothing");
    if ((await named.count()) + (await placed.count()) === 0) missing.push(notation);
  }
  return missing;
}

test("every choice of the rare scenes is on the page, which is whole and accessible", async () => {
  const all = JSON.parse(printedBy("kings_scenes.py")) as Record<string, Moment>;
  let shown: Moment = Object.values(all)[0]!;
  const screens = ["fold", "offer", "deal_answer", "moves"];
  for (const [language, size, kinds] of [
    ["en", DESKTOP, Object.keys(all)],
    ["fr", PHONE, [...screens, "discard"]],
  ] as const) {
    const ann = await house.visitor({ language, size });
    await stageFor(ann, () => shown);
    for (const kind of kinds) {
      const moment = all[kind]!;
      shown = moment;
      await ann.page.goto(`${house.address}/`);
      await ann.page.reload();
      await ann.playNow("kings");
      await ann.page.waitForSelector(".district");
      // A sum on a slider is one button at a time.
      const offered = moment.choices.filter(({ notation }) => !notation.startsWith("amount"));
      expect(await unreachable(ann, offered), kind).toEqual([]);
      if (screens.includes(kind)) expect(await ann.complaints(), kind).toEqual([]);
      const excess = await ann.page.evaluate(() => {
        const prompt = document.querySelector(".prompt")!;
        const page = document.documentElement;
        return Math.max(page.scrollWidth - innerWidth, prompt.scrollWidth - prompt.clientWidth);
      });
      expect(excess, kind).toBeLessThanOrEqual(0);
    }
    expect(ann.errors).toEqual([]);
    await ann.leave();
  }
});
