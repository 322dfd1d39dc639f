import { afterAll, beforeAll, expect, test } from "vitest";
import { House, PHONE, picker, SOON } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

test("a table with clocks is watched from the lobby; people talk, and take choices back", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ size: PHONE, language: "it" });
  await ann.page.click('[data-open="crooks"]');
  await ann.choose("seats", "2");
  await ann.choose("pace", "live");
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
  await ann.page.waitForSelector(".space.legal");
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

test("a newcomer takes a chair of an open table, under a name of their own", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ language: "it" });
  await ann.page.click('[data-open="sneaks"]');
  await ann.page.fill("dialog[open] input[name=visitor]", "Ann");
  await ann.choose("seats", "3");
  await ann.choose("pace", "turns");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForSelector("text=2 days for every choice · anybody may sit down");
  await ann.page.waitForSelector("li:has-text('Ann') .face");

  await bea.go(`table/${ann.table}`);
  await bea.page.fill("input[name=visitor]", "Bea");
  await bea.page.click(".name .button");
  await bea.page.waitForSelector("input[name=visitor]", { state: "detached" });
  await bea.page.click("text=Siediti qui");
  await ann.page.waitForSelector("li:has-text('Bea')");
  await bea.page.click("text=Alzati");

  await bea.go("");
  const row = bea.page.locator(`li:has([data-sit="${ann.table}"])`);
  expect(await row.innerText()).toContain("2 giorni per ogni scelta");
  await row.locator("[data-sit]").click();
  await ann.page.waitForSelector("li:has-text('Bea')");
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.leave();
  await bea.leave();
});

test("against bots, what was seen is undone only after a question", async () => {
  const ann = await house.visitor();
  await ann.playNow("crooks");
  const lines = ann.page.locator(".lines li");
  await ann.move(picker(4)); // a look into a pile, which cannot be unseen
  await ann.page.locator('[data-notation^="take"].legal').first().waitFor();
  const told = await lines.count();
  await ann.page.click("text=Take back");
  await ann.page.waitForSelector("dialog[open] >> text=seen or answered");
  expect(await lines.count()).toBe(told);
  await ann.page.click("dialog[open] [data-yes]");
  await ann.page.locator('[data-notation^="recruit"].legal').first().waitFor();
  expect(ann.errors).toEqual([]);
  await ann.leave();
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
