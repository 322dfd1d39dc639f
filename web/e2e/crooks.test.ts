import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameEdition, GameEvent, GameView } from "../src/generated/crooks";
import type { ServerMessage } from "../src/generated/messages";
import { House, nextToChoose, PHONE, picker, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Open a table of four with two bots, and bring a second person to it by a link. */
async function sitDown(ann: Visitor, bea: Visitor): Promise<void> {
  await ann.page.click('[data-open="crooks"]');
  await ann.choose("seats", "4");
  await ann.choose("bots", "2");
  await ann.choose("level", "greedy");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.click("text=Inviter par un lien");
  await bea.accept(await ann.page.locator("input[readonly]").inputValue());
  await ann.page.locator(".button.main[aria-disabled=false]").click();
}

/** What a seat was told of the game, and its latest view. */
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
function expectNoSecrets(visitor: Visitor): void {
  const { events, views } = told(visitor);
  const running = views.filter((view) => !view.result);
  expect(running.length).toBeGreaterThan(10);
  for (const view of running) {
    if (view.active !== view.you) expect(view.pile ?? view.hand ?? null).toBeNull();
    for (const hangout of view.hangouts) expect(hangout.crooks ?? null).toBeNull();
    expect(view.undealt ?? null).toBeNull();
    const unseen = new Set(view.unseen);
    const placed = [...view.seats.flatMap((seat) => seat.row.flat()), ...view.box];
    for (const crook of placed) if (crook.crook) expect(unseen).not.toContain(crook.crook);
  }
  const you = running[0]?.you;
  const ended = events.findIndex((event) => event.event === "revealed" || event.event === "ended");
  for (const event of events.slice(0, ended)) {
    if (event.event === "saw_pile") expect(event.seat).toBe(you);
    if (event.event === "took" && event.seat !== you) expect(event.crook ?? null).toBeNull();
    if (event.event === "placed" && event.mode === "down" && event.seat !== you)
      expect(event.crook ?? null).toBeNull();
  }
}

/** The page names no crook that its seat has never seen. */
async function expectSilentPage(visitor: Visitor, edition: GameEdition): Promise<void> {
  const html = await visitor.page.locator("#content").innerHTML();
  const view = told(visitor).views.at(-1); // not older than the page: it has seen at least as much
  if (!view || view.result) return;
  for (const id of view.unseen ?? []) {
    const name = edition.cards.crooks[id - 1]?.name ?? "?";
    expect(html.includes(name), `${name} is in the page`).toBe(false);
  }
}

test("four seats, two people in two browsers and two bots, play a whole game", async () => {
  const ann = await house.visitor({ language: "fr" });
  const bea = await house.visitor({ language: "it", size: PHONE });
  await sitDown(ann, bea);
  const answer = await fetch(`${house.address}/api/games/crooks/editions/house-1`);
  const edition = (await answer.json()) as GameEdition;

  const pick = picker(4);
  let turns = 0;
  let reloaded = false;
  for (;;) {
    const who = await nextToChoose([bea, ann]);
    if (who === null) break;
    await who.move(pick);
    turns += 1;
    if (turns % 5 === 0) await expectSilentPage(bea, edition);
    if (turns === 16) expect(await who.complaints()).toEqual([]);
    if (turns === 12 && !reloaded) {
      reloaded = true;
      await bea.page.reload();
      await bea.page.waitForSelector(".prompt");
    }
  }
  expect(turns).toBeGreaterThan(15);
  expectNoSecrets(ann);
  expectNoSecrets(bea);
  for (const { page, strangers, errors } of [ann, bea]) {
    expect(strangers).toEqual([]);
    expect(errors).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await ann.leave();
  await bea.leave();
});
