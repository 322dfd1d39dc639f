/** The form of a new table: everything is chosen, and whatever can be chosen can be opened. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { House, PHONE, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

async function openForm(visitor: Visitor, game: string): Promise<void> {
  await visitor.page.click(`[data-open="${game}"]`);
  await visitor.page.waitForSelector("dialog[open] [data-preset]");
}

async function openTable({ page }: Visitor): Promise<void> {
  await page.click("dialog[open] .button.main");
  await page.waitForSelector("#gather-title");
}

test.each([
  ["crooks", "en"],
  ["sneaks", "fr"],
  ["kings", "it"],
  ["animalcatraz", "en"],
] as const)("%s: choices and presets, nothing to type but a name (%s)", async (game, language) => {
  const ann = await house.visitor({ size: PHONE, language });
  for (const preset of ["first", "book", "long"]) {
    await openForm(ann, game);
    const typed = ann.page.locator(
      "dialog[open] :is(input:not([type=radio], [type=checkbox], [name=visitor]), textarea)",
    );
    expect(await typed.count()).toBe(0);
    const rules = ann.page.locator("dialog[open] [data-option] small:first-of-type a");
    expect(await rules.count()).toBe(await ann.page.locator("dialog[open] [data-option]").count());
    await ann.page.click(`[data-preset=${preset}]`);
    await ann.page.waitForSelector(`[data-preset=${preset}][aria-pressed=true]`);
    expect(await ann.complaints()).toEqual([]);
    await openTable(ann);
    await ann.go("");
  }
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("what does not go together is barred with its rule, and gives way", async () => {
  const ann = await house.visitor();
  await openForm(ann, "animalcatraz");
  await ann.choose("mode", "normal");
  await ann.choose("seats", "5");
  const normal = ann.page.locator("dialog[open] input[name=mode][value=normal]");
  await expect.poll(() => normal.isDisabled(), SOON).toBe(true);
  await ann.page.waitForSelector("dialog[open] .dropped >> text=Kind of game");
  await ann.page.waitForSelector('[data-option=mode] a[href$="AZ-026"]');
  expect(await ann.page.locator("input[name=mode][value=auto]").isChecked()).toBe(true);
  await openTable(ann);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("gangsters count once there are enough of them", async () => {
  const ann = await house.visitor();
  await openForm(ann, "animalcatraz");
  await ann.choose("mode", "advanced");
  const gangsters = ann.page.locator("[data-option=extra_gangsters] input");
  await expect.poll(() => gangsters.first().isEnabled(), SOON).toBe(true);
  await gangsters.first().check();
  await ann.page.waitForSelector("[data-option=extra_gangsters] >> text=3 more");
  await openTable(ann);
  expect(await ann.page.locator("#gather-title ~ p").first().innerText()).not.toContain(
    "gangsters",
  );
  await ann.go("");
  await openForm(ann, "animalcatraz");
  await ann.choose("mode", "advanced");
  await expect.poll(() => gangsters.first().isEnabled(), SOON).toBe(true);
  for (const number of [0, 1, 2, 3]) await gangsters.nth(number).check();
  await openTable(ann);
  await ann.page.waitForSelector("text=/Unlocked gangsters: \\w+/");
  await ann.leave();
});

test("bosses change places, and the seats their order of age", async () => {
  const ann = await house.visitor();
  await openForm(ann, "kings");
  const bosses = ann.page.locator("[data-option=bosses] select");
  const values = () =>
    bosses.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  const before = await values();
  await bosses.first().selectOption(before[1] ?? "");
  await expect.poll(values, SOON).toEqual([before[1], before[0], ...before.slice(2)]);
  await ann.page.click("[data-option=elders] button >> nth=0");
  await openTable(ann);
  await ann.page.waitForSelector("text=/Order of age: Seat 2, Seat 1/");
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
