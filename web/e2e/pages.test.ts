import { afterAll, beforeAll, expect, test } from "vitest";
import { House, PHONE, SOON, type Visitor } from "./house";

let house: House;
let ann: Visitor;
beforeAll(async () => {
  house = await House.open();
  ann = await house.visitor();
});
afterAll(() => house.close());

async function expectSound(visitor: Visitor): Promise<void> {
  expect(await visitor.complaints()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  expect(visitor.strangers).toEqual([]);
}

test("lobby, and the form for a new table", async () => {
  await expectSound(ann);
  expect(ann.noise).toEqual([]); // nothing is refused at the first visit
  await ann.page.click('[data-open="crooks"]');
  await ann.page.waitForSelector("dialog[open]");
  await expectSound(ann);
  await ann.page.keyboard.press("Escape");
});

test("rules: found by a word, every number an address, in three languages", async () => {
  await ann.go("rules/crooks/CR-54");
  await ann.page.waitForSelector("#CR-54.wanted");
  await expectSound(ann);
  await ann.page.fill('input[type="search"]', "kingpin face down");
  await expect.poll(() => ann.page.locator("section li").count(), SOON).toBeLessThan(10);
  const english = await ann.page.locator("#CR-103 span").innerText();
  await ann.page.fill('input[type="search"]', "");
  await ann.page.locator(".language select").selectOption("it");
  await ann.page.waitForFunction(
    (old) => document.querySelector("#CR-103 span")?.textContent !== old,
    english,
  );
  await ann.page.locator(".language select").selectOption("en");
});

test("about", async () => {
  await ann.go("about");
  await ann.page.waitForSelector("main h1");
  await expectSound(ann);
});

test("before a game, and an invitation that is not good any more", async () => {
  const bea = await house.visitor({ size: PHONE, language: "it" });
  await bea.page.click('[data-open="sneaks"]');
  await bea.page.click("dialog[open] .button.main");
  await bea.page.waitForSelector("#gather-title");
  await expectSound(bea);
  await bea.page.click("text=Invita con un link");
  await bea.page.waitForSelector("input[readonly]");
  await expectSound(bea);
  await bea.go("join/nothing-like-it");
  await bea.page.waitForSelector("text=/invito/i");
  await expectSound(bea);
  await bea.leave();
});

test("settings are kept", async () => {
  await ann.go("settings");
  await ann.page.check('input[type="checkbox"] >> nth=1');
  await expectSound(ann);
  await ann.page.reload();
  await expect.poll(() => ann.page.isChecked('input[type="checkbox"] >> nth=1'), SOON).toBe(true);
});

test.each(["crooks", "sneaks"])("the first game of %s explains its choices", async (game) => {
  const bea = await house.visitor({ size: PHONE });
  await bea.go("learn");
  await bea.page.click(`[data-learn="${game}"]`);
  await bea.page.waitForSelector(".prompt.mine");
  await expect.poll(() => bea.page.locator(".guide li").count(), SOON).toBeGreaterThan(2);
  await expectSound(bea);
  await bea.leave();
});

test.each(["kings", "animalcatraz"])("one click, and %s is on the table", async (game) => {
  const bea = await house.visitor();
  await bea.playNow(game);
  await bea.page.locator(".board > *").first().waitFor();
  await expectSound(bea);
  await bea.leave();
});

/** Whether the log shows where the lines begin that are new. */
function isSinceInSight(): boolean {
  const [box, mark] = [document.querySelector(".lines"), document.querySelector(".since")];
  if (!box || !mark) return false;
  const [all, one] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
  return one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
}

test("by keyboard alone, with a reason for what is forbidden", async () => {
  const bea = await house.visitor();
  await bea.playNow("crooks");
  await bea.page.waitForSelector(".prompt.mine");
  await expectSound(bea);
  await bea.page.locator('[data-notation="recruit G"]').focus();
  await bea.page.keyboard.press("Enter");
  const next = bea.page.locator('[data-notation^="take"]:focus'); // the first of what is lit now
  await next.waitFor();
  // One of so many has no ability, whatever was dealt.
  await bea.page.locator('[data-notation^="take"].legal:not(:has(.ability))').first().focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.locator(".cell.legal").first().waitFor();
  await expectSound(bea);
  await bea.page.locator(".cell.legal").first().focus();
  await bea.page.keyboard.press("Space");
  const useless = bea.page.locator('[data-notation$="use"][aria-disabled="true"]');
  await useless.waitFor();
  const rules = await bea.rulesOfRefusals();
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/#\/rules\/crooks\/CR-\d+$/);
  await useless.focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.waitForSelector(".notice a[href*='rules/crooks/CR-']");
  await bea.page.locator('[data-notation$="up"].main').focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.locator('[data-notation="recruit A"]').waitFor();
  await bea.page.waitForSelector("text=Since your last choice");
  await expect.poll(() => bea.page.locator(".since ~ li.new").count(), SOON).toBeGreaterThan(1);
  expect(await bea.page.locator(".since ~ li:not(.new)").count()).toBe(0);
  await expect.poll(() => bea.page.evaluate(isSinceInSight), SOON).toBe(true);
  await bea.leave();
});

test("a game is replayed from any eyes, and a link leads to a moment", async () => {
  const bea = await house.visitor({ reduced: true, speed: "normal" });
  await bea.playNow("crooks");
  await bea.page.waitForSelector(".prompt.mine");
  await bea.page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error("something moves");
    };
  });
  await bea.page.click('[data-notation="pass"]');
  await bea.page.click("dialog[open] .button.main");
  await bea.page.waitForSelector("#over-title");
  await bea.page.click("text=Check the deal");
  await bea.page.waitForSelector("text=/all \\d+ outcomes of chance follow from it/");
  await expectSound(bea);
  await bea.page.click('a[href*="replay"]');
  await bea.page.waitForSelector(".scrub input");
  await bea.page.waitForSelector("#content .board .hangout .chip"); // nobody has looked yet
  await expectSound(bea);
  await bea.go(`replay/${bea.table}/1/1`);
  await bea.page.waitForSelector("text=/^1 of/");
  await bea.page.waitForSelector("#content .board section");
  await expect.poll(() => bea.page.locator(".eyes select").inputValue(), SOON).toBe("1");
  await bea.page.keyboard.press("ArrowRight");
  await bea.page.waitForSelector("text=/^2 of/");
  await bea.leave();
});
