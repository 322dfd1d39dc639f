/** What the coach has to say, in the browser. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, PHONE, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function expectSound(visitor: Visitor): Promise<void> {
  expect(await visitor.complaints()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  expect(visitor.strangers).toEqual([]);
}

/** A game of bots that is over: the name of its table. */
async function finishedGame(visitor: Visitor, game: string): Promise<string> {
  await visitor.player();
  return visitor.page.evaluate(async (name) => {
    const body = { game: name, seats: 2, bots: ["random", "random"], sit: false, start: true };
    const headers = { "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify(body) };
    const { table } = (await (await fetch("/api/tables", asked)).json()) as { table: string };
    for (;;) {
      const card = (await (await fetch(`/api/tables/${table}`)).json()) as { phase: string };
      if (card.phase === "over") return table;
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }, game);
}

test("a review: made once, read by all, with every moment a click away", async () => {
  const ann = await house.visitor();
  const table = await finishedGame(ann, "crooks");
  await ann.go(`replay/${table}`);
  await ann.page.click("[data-review]");
  await ann.page.waitForSelector(".review progress, .review figure");
  await ann.page.waitForSelector(".review figure", { timeout: 120_000 });
  await expectSound(ann);
  const moment = () => new URL(ann.page.url()).hash.split("/")[3] ?? "";
  const before = moment();
  const mistakes = ann.page.locator(".review .choices > ol > li");
  if ((await mistakes.count()) > 0) {
    await ann.page.click("text=Next mistake");
    await expect.poll(moment, SOON).not.toBe(before);
  }
  await ann.page.click(".review summary");
  expect(await ann.page.locator(".review figure tbody tr").count()).toBeGreaterThan(5);
  await expectSound(ann);
  // Whoever comes later finds it made, in their own language, on a phone.
  const bea = await house.visitor({ language: "fr", size: PHONE });
  await bea.go(`replay/${table}`);
  await bea.page.click("[data-review]");
  await bea.page.waitForSelector(".review figure >> text=Chances de gagner");
  await expectSound(bea);
  await ann.leave();
  await bea.leave();
});

test("a puzzle: answered on the page, with the reason, and remembered", async () => {
  const ann = await house.visitor({ language: "it" });
  await ann.go("puzzles");
  await ann.page.waitForSelector("[data-day]");
  await expectSound(ann);
  for (const game of ["crooks", "sneaks", "kings", "animalcatraz"]) {
    await ann.go(`puzzles/${game}/1`);
    await ann.page.waitForSelector(".puzzle .board > *");
    await expectSound(ann);
  }
  await ann.page.locator("[data-choice]").first().click();
  await ann.page.waitForSelector(".puzzle .best");
  await expectSound(ann);
  await ann.page.click("[data-next]");
  await expect.poll(() => new URL(ann.page.url()).hash, SOON).toBe("#/puzzles/animalcatraz/2");
  await ann.go("puzzles");
  await expect.poll(() => ann.page.locator("li a.right, li a.wrong").count(), SOON).toBe(1);
  await ann.leave();
});

test("a hint at a table against bots, and the log tells of it", async () => {
  const ann = await house.visitor({ size: PHONE });
  await ann.playNow("crooks");
  await ann.page.click("[data-hint]");
  await ann.page.waitForSelector("ol.hint li");
  await expectSound(ann);
  await expect
    .poll(() => ann.frames.some((frame) => frame.includes('"type":"hinted"')), SOON)
    .toBe(true);
  await ann.leave();
});

test("what if: another choice at a moment of a finished game", async () => {
  const ann = await house.visitor();
  const table = await finishedGame(ann, "crooks");
  await ann.go(`replay/${table}/4/0`);
  await ann.page.click("[data-review]");
  await ann.page.click("[data-what-if]");
  await ann.page.waitForSelector(".prompt .what-if");
  expect(ann.table).not.toBe(table);
  await expectSound(ann);
  await ann.leave();
});
