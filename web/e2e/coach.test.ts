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
