import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameEvent, GameView } from "../src/generated/animalcatraz";
import type {
  Choice,
  ClientMessage,
  Forbidden,
  ServerMessage,
  TableCard,
} from "../src/generated/messages";
import { DESKTOP, House, PHONE, picker, printedBy, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Sit down with two quick bots; without the memory aid a view shows no card of others at all. */
async function sitDown(ann: Visitor): Promise<void> {
  const table = await ann.page.evaluate(async () => {
    const bots = ["greedy", "greedy"];
    const options = { memory: "off" };
    const body = { game: "animalcatraz", seats: 3, bots, options, public: false, start: true };
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as TableCard).table;
  });
  await ann.go(`table/${table}`);
  await ann.page.waitForSelector(".prompt");
}

function messages(visitor: Visitor) {
  return visitor.frames
    .map((frame) => JSON.parse(frame) as ServerMessage)
    .filter((message) => message.type === "table" || message.type === "news");
}

/** Every legal choice is somewhere on the page, and can be clicked. */
async function expectReachable(ann: Visitor): Promise<void> {
  await expect
    .poll(async () => {
      const legal = messages(ann).at(-1)?.scene.choices ?? [];
      const shown = await ann.page
        .locator('button[data-notation][aria-disabled="false"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-notation")));
      return legal.map(({ notation }) => notation).filter((known) => !shown.includes(known));
    })
    .toEqual([]);
}

/** Make a choice through what the board shows; a turn is ended early to keep the game short. */
async function choose(ann: Visitor, pick: (count: number) => number): Promise<void> {
  const { page } = ann;
  const before = await ann.moment();
  const done = page.locator('button[data-notation="done"]');
  const all = page.locator('button[data-notation][aria-disabled="false"]');
  const tired = pick(3) === 0 && (await done.count()) > 0;
  await (tired ? done : all.nth(pick(await all.count()))).click();
  const sure = page.locator("dialog[open] .button.main");
  if (await sure.isVisible()) await sure.click();
  await page.waitForFunction(
    (old) => document.querySelector("main")?.getAttribute("data-moment") !== old,
    before,
  );
}

/** Nothing that only other seats may know has been sent. */
function expectNoSecrets(ann: Visitor): void {
  const running = messages(ann).flatMap(({ scene }) => {
    const view = scene.view as GameView | null;
    return view && !view.result ? [view] : [];
  });
  expect(running.length).toBeGreaterThan(20);
  let backs = 0;
  for (const view of running) {
    for (const inmate of view.inmates.filter(({ rival }) => rival !== view.rival)) {
      const hidden = [...inmate.cards, ...inmate.crimes.map(({ crime }) => crime)];
      expect(hidden.filter((card) => card !== null)).toEqual([]);
      backs += hidden.length;
      expect(inmate.night_left ?? 0).toBe(0);
    }
    for (const cell of view.cells.filter(({ rival }) => rival !== view.rival))
      expect(cell.cards.filter((card) => card !== null)).toEqual([]);
    for (const rival of view.rivals.filter((known) => known.rival !== view.rival))
      if (!rival.plan_open) expect(rival.plan).toBeNull();
    for (const deck of view.decks) expect(deck.may_hold).toBeNull();
  }
  expect(backs).toBeGreaterThan(running.length); // there was something to hide
  const mine = running.at(-1)?.inmates.find(({ seat }) => seat === running[0]?.you)?.card;
  for (const { events } of messages(ann))
    for (const told of events)
      if (told.type === "told") expectNobodysBusiness(told.event as GameEvent, mine);
}

/** What others draw, trade or hide is told without the cards. */
function expectNobodysBusiness(event: GameEvent, mine: string | null | undefined): void {
  if (!("inmate" in event) || event.inmate === mine) return;
  if (event.event === "drew" || event.event === "card_put" || event.event === "shifted")
    expect(event.card ?? null).toBeNull();
  if (event.event === "crime_drawn") expect(event.crime ?? null).toBeNull();
  if (event.event === "plan_drawn") expect(event.plan ?? null).toBeNull();
  if (event.event === "traded" || event.event === "looked_through")
    expect(event.items ?? null).toBeNull();
  if (event.event === "stole" && !event.victim.includes(mine ?? ""))
    expect(event.card ?? null).toBeNull();
}

/** The page shows the backs of others' cards. */
async function expectSilentPage(ann: Visitor): Promise<void> {
  const others = ann.page.locator(".rivals > details:not(:first-child)");
  for (const pocket of await others.locator(".cards[data-spot] .card").all())
    expect(await pocket.textContent()).toContain("?");
}

test("a whole Normal game of three on the board", { timeout: 300_000 }, async () => {
  const ann = await house.visitor();
  await sitDown(ann);
  const pick = picker(11);
  const over = ann.page.locator("#over-title");
  const looked = new Set<string>();
  for (let choices = 0; ; choices += 1) {
    await over.or(ann.page.locator(".prompt.mine")).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) break;
    await expectReachable(ann);
    const ask = (messages(ann).at(-1)?.scene.view as GameView | null)?.question?.ask ?? "";
    if (["main", "trade_take", "reveal", "night_training"].includes(ask) && !looked.has(ask)) {
      looked.add(ask);
      expect(await ann.complaints(), ask).toEqual([]);
      await expectSilentPage(ann);
    }
    if (choices === 25) await ann.page.setViewportSize(PHONE);
    const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await choose(ann, pick);
  }
  expect(looked).toContain("main");
  expect(looked).toContain("night_training");
  expectNoSecrets(ann);
  expect(ann.errors).toEqual([]);
  expect(ann.strangers).toEqual([]);
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

const TEAM = ["Ann", "Bot 2", "Bot 3", "Bot 4"];
const SCREENS = ["main", "trade_take", "escape", "who_fights_in_riot", "reveal", "start_crime"];

/** The table of a question, as the server would send it. */
function tableOf(table: string, moment: Moment): object {
  const seats = TEAM.map((name, seat) => ({
    seat,
    player: { player: name, name },
    connected: true,
    stand_in: false,
    clock: null,
  }));
  const scene = {
    ...{ phase: "playing", seats, owner: "Ann", spectators: 0, decision: 1, can_undo: false },
    ...{ can_resign: true, undo: null, last_choice: null, result: null, rematch: null },
    ...{ fairness: { commitment: "", luck: [] }, frozen_why: null, time: 0 },
    ...moment,
  };
  const head = { table, game: "animalcatraz", edition: "house-1", options: {}, seats: TEAM.length };
  return { type: "table", table, number: 1, head, scene, events: [] };
}

test("every question of an Advanced team game can be answered with the keyboard", async () => {
  const scenes = JSON.parse(printedBy("animalcatraz_scenes.py")) as Record<string, Moment>;
  expect(Object.keys(scenes)).toEqual(expect.arrayContaining(SCREENS));
  const ann = await house.visitor({ language: "it" });
  const { page } = ann;
  const acts: number[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) =>
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      const answer = (part: object) => socket.send(JSON.stringify(part));
      if (message.type === "hello")
        answer({ type: "welcome", protocol: 1, you: { player: "Ann", name: "Ann" } });
      if (message.type === "watch") {
        const asked = scenes[message.table];
        if (asked) answer(tableOf(message.table, asked));
      }
      if (message.type === "act") {
        acts.push(message.action);
        answer({ type: "ack", id: message.id });
      }
    }),
  );
  await page.reload();
  const pick = picker(5);
  for (const [ask, { choices, to_do }] of Object.entries(scenes)) {
    await ann.go(`table/${ask}`);
    await page.locator(".todo", { hasText: to_do }).waitFor();
    for (const { notation } of choices)
      await page.locator(`button[data-notation="${notation}"]`).first().waitFor();
    if (SCREENS.includes(ask)) {
      await page.setViewportSize(PHONE);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, ask).toBeLessThanOrEqual(0);
      expect(await ann.complaints(), ask).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
    const chosen = choices[pick(choices.length)] as Choice;
    await page.locator(`button[data-notation="${chosen.notation}"]`).first().press("Enter");
    await expect.poll(() => acts.at(-1), { message: ask }).toBe(chosen.code);
  }
  expect(acts.length).toBe(Object.keys(scenes).length);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
