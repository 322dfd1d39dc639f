import { afterAll, beforeAll, expect, test } from "vitest";
import { House, PHONE, picker, SOON } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

test("a table with clocks is watched from the lobby; people talk, and take choices back", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ size: PHONE, language: "it" });
  await ann.page.click('[data-open="crooks"]');
  const choice = (name: string) => ann.page.locator(`dialog[open] select[name=${name}]`);
  await choice("seats").selectOption("2");
  await choice("pace").selectOption("live");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.click(".button.main[aria-disabled=false]");
  await ann.page.waitForSelector(".prompt.mine");
  const timer = ann.page.locator("[role=timer]").first();
  await expect.poll(() => timer.innerText(), SOON).toMatch(/^\d+:\d\d$/);

  await bea.page.click(`a[href$="${ann.table}"]`);
  await bea.page.waitForSelector(".prompt:not(.mine)");
  await bea.page.waitForSelector(".board section");
  await ann.page.waitForSelector("text=One spectator");
  expect(await bea.page.locator(".legal").count()).toBe(0);
  expect(await bea.complaints()).toEqual([]);

  await ann.page.fill("#say", "Buona fortuna <b>Bea</b>");
  await ann.page.keyboard.press("Enter");
  await bea.page.waitForSelector("text=Buona fortuna <b>Bea</b>");
  await bea.page.click(".mute");
  await bea.page.waitForSelector(".mute[aria-pressed=true]");
  await ann.page.fill("#say", "Still there?");
  await ann.page.keyboard.press("Enter");
  await ann.page.waitForSelector("text=Still there?");

  const lines = await bea.page.locator(".lines li").count();
  await ann.page.click('[data-notation="recruit A"]');
  await expect.poll(() => bea.page.locator(".lines li").count(), SOON).toBeGreaterThan(lines);
  expect(await bea.page.locator("text=Still there?").count()).toBe(0); // it would have come first
  await ann.page.locator('[data-notation^="take"].legal').first().click();
  await ann.page.waitForSelector(".cell.legal");
  await ann.page.click("text=Take back");
  await ann.page.locator('[data-notation^="take"].legal').first().waitFor();

  await ann.go("");
  await ann.page.waitForSelector("li.turn");
  await ann.page.click("li.turn a");
  await ann.move(picker(2));
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.leave();
  await bea.leave();
});

test("a table that is private, or is not there, says so", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ language: "fr" });
  await ann.playNow("crooks");
  for (const table of [ann.table, "nowhere"]) {
    await bea.go(`table/${table}`);
    await bea.page.waitForSelector("main [role=alert]");
    expect(await bea.page.locator(".board").count()).toBe(0);
    await bea.go("");
    await bea.page.waitForSelector("[data-play]");
  }
  expect(bea.errors).toEqual([]);
  await ann.leave();
  await bea.leave();
});
