import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServerMessage } from "../src/generated/messages";
import type { GameEvent, GameView } from "../src/generated/sneaks";
import { DESKTOP, House, nextToChoose, PHONE, picker, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Open a table with this many seats and bots. */
async function openTable(visitor: Visitor, seats: number, bots: number): Promise<void> {
  await visitor.page.click('[data-open="sneaks"]');
  await visitor.choose("seats", String(seats));
  await visitor.choose("bots", String(bots));
  await visitor.choose("level", "greedy");
  await visitor.page.click("dialog[open] .button.main");
}

async function begin(visitor: Visitor): Promise<void> {
  await visitor.page.click(".button.main[aria-disabled=false]");
  await visitor.page.waitForSelector(".prompt");
}

async function expectSound({ page, errors, strangers }: Visitor): Promise<void> {
  expect(errors).toEqual([]);
  expect(strangers).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** No plan before its reveal, no stash and no deck of others is in what this seat was sent. */
function expectNoSecrets(visitor: Visitor): void {
  const messages = visitor.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const tables = messages.filter((message) => message.type === "table" || message.type === "news");
  const views = tables.flatMap((table) => (table.scene.view ? [table.scene.view as GameView] : []));
  const running = views.filter((view) => !view.result);
  expect(running.length).toBeGreaterThan(10);
  const you = running[0]?.you;
  for (const view of running) {
    expect(view.you).toBe(you);
    if (view.phase === "plan") expect(view.plans ?? null).toBeNull();
    for (const seat of view.seats) if (seat.seat !== you) expect(seat.stash).toBeNull();
    expect(view.loot_deck.cards ?? view.stash_deck.cards ?? null).toBeNull();
    expect(view.to_come).toEqual([...view.to_come].sort()); // never in the order of the deck
  }
  const events = tables
    .flatMap((table) => table.events)
    .flatMap((event) => (event.type === "told" ? [event.event as GameEvent] : []));
  const ofOthers = events.filter((event) => "seat" in event && event.seat !== you);
  const plans = ofOthers.filter((event) => event.event === "planned");
  expect(plans.length).toBeGreaterThan(5);
  for (const plan of plans) expect(plan.sneaks ?? plan.snitches ?? null).toBeNull();
  for (const event of ofOthers)
    if (event.event === "drew_stash") expect(event.colour ?? null).toBeNull();
}

/** While plans are made, no team of anybody else stands on the board. */
async function expectNoPlans({ page }: Visitor, other: string): Promise<void> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll(".team .mark")].map((mark) => mark.getAttribute("title")),
  );
  expect(shown).not.toContain(other);
}

test("three seats, two people in two browsers and a bot, play a whole game", async () => {
  const ann = await house.visitor({ language: "it", size: DESKTOP });
  const bea = await house.visitor({ language: "fr", size: PHONE });
  await openTable(ann, 3, 1);
  await ann.page.click("text=Invita con un link");
  await bea.accept(await ann.page.locator("input[readonly]").inputValue());
  await begin(ann);
  await bea.page.waitForSelector(".prompt.mine");
  const name = await ann.page.locator(".seats .you .name").innerText();

  const pick = picker(7);
  let turns = 0;
  for (;;) {
    // Ann plans first, so that her plan lies there while Bea still thinks.
    const who = await nextToChoose([ann, bea]);
    if (who === null) break;
    if (who === bea && (await bea.page.locator("[data-plan]").count()))
      await expectNoPlans(bea, name);
    await who.move(pick);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  expectNoSecrets(ann);
  expectNoSecrets(bea);
  for (const visitor of [ann, bea]) await expectSound(visitor);
  await ann.leave();
  await bea.leave();
});

test("a whole game with two seats, in French on a phone", async () => {
  const ann = await house.visitor({ language: "fr", size: PHONE });
  await openTable(ann, 2, 1);
  await begin(ann);
  await ann.page.waitForSelector(".prompt.mine");
  const rules = await ann.rulesOfRefusals();
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/#\/rules\/sneaks\/SN-\d+$/);

  const pick = picker(7);
  for (let round = 0; round < 3; round += 1) await ann.move(pick);
  expect(await ann.complaints()).toEqual([]);
  const moves = await ann.playToTheEnd(pick);
  expect(await ann.complaints()).toEqual([]);
  expect(moves).toBeGreaterThanOrEqual(3);
  await expectSound(ann);
  await ann.leave();
});

/** What the loot at a site is, as its close-up says it: the end of what the site is called. */
const isLootOf = async ({ page }: Visitor, site: number, loot: string | null) =>
  Boolean(loot) &&
  ((await page.locator(".site").nth(site).getAttribute("aria-label")) ?? "").includes(loot ?? "");

test("the key z and the pointer look at one loot after the other, beside the board", async () => {
  const bea = await house.visitor({ size: DESKTOP, language: "it" });
  const { page } = bea;
  await bea.playNow("sneaks");
  await page.waitForSelector(".prompt.mine");
  const sites = await page.locator(".site").count();
  const closeUp = page.locator(".above .close-up");
  const looked = () => closeUp.locator("[data-loot]").getAttribute("data-loot");
  const seen: (string | null)[] = [];
  for (let site = 0; site < sites; site += 1) {
    await page.keyboard.press("z");
    await expect
      .poll(async () => isLootOf(bea, site, await closeUp.getAttribute("aria-label")), SOON)
      .toBe(true);
    expect(await closeUp.locator("a").getAttribute("href")).toMatch(/rules\/sneaks\/SN-\d+$/);
    seen.push(await looked());
  }
  expect(new Set(seen).size).toBe(sites);
  await page.keyboard.press("z");
  await expect.poll(looked, SOON).toBe(seen[0]); // round again
  await page.keyboard.press("Shift+Z");
  await expect.poll(looked, SOON).toBe(seen.at(-1));
  await page.locator(".site").nth(1).hover();
  await expect.poll(looked, SOON).toBe(seen[1]);
  expect(await closeUp.isVisible()).toBe(true);
  expect(await page.locator(".prompt.mine").isVisible()).toBe(true);
  await expectSound(bea);
  await bea.leave();
});

test("a long press looks at a loot closely, sends nobody, and the question comes back", async () => {
  const bea = await house.visitor({ size: PHONE, language: "fr" });
  const { page } = bea;
  await bea.playNow("sneaks");
  await page.waitForSelector(".prompt.mine");
  const asked = await page.locator("main").getAttribute("data-decision");
  const closeUp = page.locator(".zoom .close-up");
  await bea.restFinger(page.locator(".send").nth(2), closeUp); // at the second site
  expect(await isLootOf(bea, 1, await closeUp.getAttribute("aria-label"))).toBe(true);
  expect(await page.locator(".prompt").isVisible()).toBe(false);
  expect(await page.locator(".send[aria-pressed=true]").count()).toBe(0);
  await expectSound(bea);
  await page.locator(".zoom .button").tap();
  await page.locator(".prompt.mine").waitFor();
  expect(await closeUp.count()).toBe(0);
  expect(await page.locator("main").getAttribute("data-decision")).toBe(asked);
  await bea.leave();
});
