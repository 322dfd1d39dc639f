import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE, picker } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

test.each([
  { seats: 3, language: "it", size: DESKTOP },
  { seats: 2, language: "fr", size: PHONE },
] as const)("a whole game of Sneaks with $seats seats, in $language", async (game) => {
  const ann = await house.visitor(game);
  await ann.page.click('[data-open="sneaks"]');
  const selects = ann.page.locator("dialog[open] select");
  await selects.nth(0).selectOption(String(game.seats));
  await selects.nth(1).selectOption(String(game.seats - 1));
  await selects.nth(2).selectOption("greedy");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.click(".button.main[aria-disabled=false]");
  await ann.page.waitForSelector(".prompt");

  const pick = picker(7);
  for (let round = 0; round < 3; round += 1) await ann.move(pick);
  expect(await ann.complaints()).toEqual([]);
  const moves = await ann.playToTheEnd(pick);
  expect(await ann.complaints()).toEqual([]);
  expect(moves).toBeGreaterThanOrEqual(3);
  expect(ann.errors).toEqual([]);
  expect(ann.strangers).toEqual([]);
  const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await ann.leave();
});
