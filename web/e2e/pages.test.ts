import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE, SOON, type Visitor } from "./house";

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

test("the lobby: four posters in sight, also on small screens", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 800],
  ] as const) {
    await ann.page.setViewportSize({ width, height });
    const feet = await ann.page
      .locator("[data-play]")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    expect(feet.length).toBe(4);
    expect(Math.max(...feet)).toBeLessThan(height);
  }
  await ann.page.setViewportSize(DESKTOP);
});

test("a name, and the face that comes of it", async () => {
  const bea = await house.visitor({ size: PHONE });
  await bea.page.click("text=Change your name");
  const face = () => bea.page.locator("form .face").first().innerHTML();
  const before = await face();
  await bea.page.fill("input[name=visitor]", "Bonnie");
  expect(await face()).not.toBe(before);
  await expectSound(bea);
  await bea.page.click("form .button");
  await bea.page.waitForSelector(".hero >> text=Bonnie");
  await bea.page.reload();
  await bea.page.waitForSelector(".hero >> text=Bonnie");
  await bea.leave();
});

test("a face is chosen, and everybody sees it", async () => {
  const bea = await house.visitor();
  const carl = await house.visitor({ language: "fr" });
  await bea.go("settings");
  await bea.page.locator('input[name=face][value="4"]').check({ force: true });
  const chosen = await bea.page.locator(".pick:has(:checked) .face").innerHTML();
  await bea.page.click("form .button.main");
  await bea.go("");
  await expect.poll(() => bea.page.locator(".hero .face").innerHTML(), SOON).toBe(chosen);
  await bea.page.click('[data-open="crooks"]');
  await bea.page.click("dialog[open] .button.main");
  await bea.page.waitForSelector("#gather-title");
  await carl.go(`table/${bea.table}`);
  const shape = (face: string) => face.match(/ d="[^"]*"/g); // the colour is the seat's
  const seen = carl.page.locator("li .face").first();
  await expect.poll(async () => shape(await seen.innerHTML()), SOON).toEqual(shape(chosen));
  await bea.leave();
  await carl.leave();
});

test("sounds can be switched off, which is remembered", async () => {
  const bea = await house.visitor();
  await bea.page.addInitScript(() => {
    const heard = { tones: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      heard.tones += 1;
      start.apply(this, when);
    };
  });
  const tones = () =>
    bea.page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
  await bea.page.reload();
  await bea.playNow("crooks");
  await bea.move((count) => count - 1);
  await expect.poll(tones, SOON).toBeGreaterThan(0);
  await bea.page.click("header .sound");
  await bea.page.reload();
  await bea.page.waitForSelector("header .sound[aria-pressed=false]");
  await bea.move((count) => count - 1);
  expect(await tones()).toBe(0);
  expect(bea.errors).toEqual([]);
  await bea.leave();
});

test("an address that leads nowhere shows ways on", async () => {
  const bea = await house.visitor();
  for (const address of ["#/no-such-page", "no/such/page"]) {
    await bea.page.goto(`${bea.address}/${address}`);
    await bea.page.waitForSelector("text=Nothing at this address");
    await expectSound(bea);
    await bea.page.click("main .button.main");
    await bea.page.waitForSelector("[data-play]");
  }
  await bea.leave();
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

test.each(["crooks", "sneaks", "kings", "animalcatraz"])(
  "the rules of %s open with a summary in pictures",
  async (game) => {
    await ann.go(`rules/${game}`);
    await ann.page.waitForSelector(`.opening a[href$="story/${game}"]`);
    await expect.poll(() => ann.page.locator(".pictures svg").count(), SOON).toBeGreaterThan(5);
    expect(await ann.page.locator(".things svg").count()).toBeGreaterThan(5);
    await expectSound(ann);
  },
);

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
  await bea.page.waitForSelector("main [role=alert] >> text=già stato usato"); // in the page's words
  await expectSound(bea);
  await bea.page.click("main .button.main");
  await bea.page.waitForSelector("[data-play]");
  await bea.leave();
});

test("nobody opens a table before the server has said who they are", async () => {
  const bea = await house.visitor();
  let sayWho = () => {};
  const said = new Promise<void>((resolve) => (sayWho = resolve));
  await bea.page.route("**/api/session", async (route) => {
    await said;
    await route.continue();
  });
  await bea.page.reload();
  const open = bea.page.locator('[data-open="sneaks"]');
  await open.waitFor();
  expect(await open.isDisabled()).toBe(true);
  sayWho();
  await open.click();
  expect(await bea.page.inputValue('dialog[open] input[name="visitor"]')).toMatch(/^Guest \d+$/);
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

test.each(["crooks", "sneaks", "kings", "animalcatraz"])(
  "the first game of %s has as many bots as was said",
  async (game) => {
    const bea = await house.visitor();
    await bea.go("learn");
    const said = await bea.page.locator(`section:has([data-learn="${game}"])`).innerText();
    await bea.page.click(`[data-learn="${game}"]`);
    await bea.page.waitForSelector(".guide");
    const bots = await bea.page.evaluate(async () => {
      const { tables } = await (await fetch("/api/tables/mine")).json();
      return tables[0].seats.filter((seat: { bot: string | null }) => seat.bot).length;
    });
    expect(said).toContain(bots === 1 ? "one easy bot" : `${bots} easy bots`);
    await bea.leave();
  },
);

/** Whether at least a few lines of something are in sight. */
async function isInSight({ page }: Visitor, what: string): Promise<boolean> {
  const box = await page.locator(what).first().boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.height > 60 && box.y + 60 < height;
}

test("the guide tells everything once, leaves the log in sight, and comes back", async () => {
  const bea = await house.visitor();
  await bea.go("learn");
  await bea.page.click('[data-learn="crooks"]');
  await bea.page.waitForSelector('.guide [data-thing="price"]');
  await bea.page.waitForSelector(".guide .goal");
  const hint = bea.page.locator(".guide >> text=Do not pass yet");
  await hint.waitFor();
  expect(await isInSight(bea, ".lines")).toBe(true);
  await expectSound(bea);

  await bea.page.reload(); // nothing was chosen yet, so it is told again
  await bea.page.waitForSelector('.guide [data-thing="price"]');
  await bea.page.click('[data-notation="recruit A"]');
  await bea.page.waitForSelector('.guide [data-thing="level"]');
  expect(await bea.page.locator('[data-thing="price"], .goal').count()).toBe(0);
  expect(await isInSight(bea, ".lines")).toBe(true);

  const { table } = bea;
  await bea.go("");
  await bea.go(`table/${table}`); // as from the lobby, not the address of the guide
  await bea.page.waitForSelector('.guide [data-thing="level"]');
  await bea.move(() => 0);
  while ((await bea.page.locator('[data-notation^="recruit"].legal').count()) === 0)
    await bea.move(() => 0);
  await bea.page.waitForSelector(".guide");
  expect(await hint.count()).toBe(0);
  expect(await bea.page.locator("[data-thing]").count()).toBe(0);
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
  const [box, mark] = [document.querySelector(".lines"), document.querySelector(".lines .since")];
  if (!box || !mark) return false;
  const [all, one] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
  return one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
}

/** Look through a hangout, and take a crook without an ability: there is one among so many. */
async function takeByKeyboard({ page }: Visitor, hangout: string): Promise<void> {
  await page.locator(`[data-notation="recruit ${hangout}"].legal`).focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-notation^="take"]:focus').waitFor(); // the first of what is lit now
  await page.locator('[data-notation^="take"].legal:not(:has(.ability))').first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".space.legal").first().waitFor();
}

test("by keyboard alone, with a reason for what is forbidden", async () => {
  const bea = await house.visitor();
  await bea.playNow("crooks");
  await bea.page.waitForSelector(".prompt.mine");
  await expectSound(bea);
  await takeByKeyboard(bea, "G");
  await bea.page.locator(".space.legal").first().focus();
  await bea.page.keyboard.press("Space");
  expect(await bea.page.locator('[data-notation$="use"]').count()).toBe(0);
  await bea.page.locator('[data-notation$="up"].main').focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.locator('[data-notation="recruit F"]').waitFor();
  await bea.page.waitForSelector("text=Since your last choice");
  await expect.poll(() => bea.page.locator(".since ~ li.new").count(), SOON).toBeGreaterThan(1);
  expect(await bea.page.locator(".since ~ li:not(.new)").count()).toBe(0);
  await expect.poll(() => bea.page.evaluate(isSinceInSight), SOON).toBe(true);
  await takeByKeyboard(bea, "F");
  const taken = bea.page.locator(".space.forbidden"); // where the first crook stands
  await taken.waitFor();
  const rules = await bea.rulesOfRefusals();
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/#\/rules\/crooks\/CR-\d+$/);
  await taken.focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.waitForSelector(".notice a[href*='rules/crooks/CR-']");
  await bea.leave();
});

/** Look through the hangout G, where there are some to choose from even if others came first. */
async function lookThrough({ page }: Visitor): Promise<void> {
  await page.mouse.move(0, 0); // a card that came to lie under the pointer would be looked at
  await page.locator('[data-notation="recruit G"].legal').press("Enter");
  await page.locator('[data-notation^="take"].legal').nth(1).waitFor();
}

/** The cards that can be taken, in their order; a kingpin among them cannot. */
const cardsToTake = ({ page }: Visitor) => page.locator('[data-notation^="take"].legal');
const namesToTake = (visitor: Visitor) => cardsToTake(visitor).locator(".name").allTextContents();

test("the key z looks at one crook after the other", async () => {
  const bea = await house.visitor();
  await bea.playNow("crooks");
  await lookThrough(bea);
  const names = await bea.page.locator("section.pile .name").allTextContents(); // with a kingpin, if any
  const closeUp = bea.page.locator(".above .close-up");
  const looked = async () => (await closeUp.getAttribute("aria-label")) ?? "";
  // Before anything is pressed it is the first who can be taken, which a kingpin cannot.
  await expect.poll(async () => names.includes(await looked()), SOON).toBe(true);
  const seen: string[] = [];
  for (let presses = 0; presses < 40 && new Set(seen).size === seen.length; presses += 1) {
    await bea.page.keyboard.press("z");
    seen.push(await looked());
  }
  expect(seen).toEqual(expect.arrayContaining(names)); // and round again to the first
  await bea.page.keyboard.press("Shift+Z");
  expect(await looked()).toBe(seen.at(-2));
  expect(await closeUp.isVisible()).toBe(true);
  await bea.page.locator("section.pile .one").nth(1).hover();
  await expect.poll(looked, SOON).toBe(names[1]);
  await expectSound(bea);
  await bea.leave();
});

test("a long press looks at a crook closely, takes nobody, and the question comes back", async () => {
  const bea = await house.visitor({ size: PHONE, language: "fr" });
  const { page } = bea;
  await bea.playNow("crooks");
  await lookThrough(bea);
  const names = await namesToTake(bea);
  const asked = await page.locator("main").getAttribute("data-decision");
  const closeUp = page.locator(".zoom .close-up");
  await bea.restFinger(cardsToTake(bea).nth(1), closeUp);
  expect(await closeUp.getAttribute("aria-label")).toBe(names[1]);
  expect(await page.locator(".prompt").isVisible()).toBe(false);
  await expectSound(bea);
  await page.locator(".zoom .button").tap();
  await page.locator(".prompt.mine").waitFor();
  expect(await closeUp.count()).toBe(0);
  expect(await page.locator("main").getAttribute("data-decision")).toBe(asked);
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
  expect(await bea.page.locator("dialog[open] .button.main").count()).toBe(0); // it is no invitation
  await bea.page.click("dialog[open] [data-yes]");
  await bea.page.waitForSelector("#over-title");
  await bea.page.click("text=Check the deal");
  await bea.page.waitForSelector("text=/all \\d+ outcomes of chance follow from it/");
  await expectSound(bea);
  await bea.page.click('a[href*="replay"]');
  await bea.page.waitForSelector(".scrub input");
  await bea.page.waitForSelector("#content .board .hangout .memory .face"); // nobody has looked yet
  await bea.page.waitForSelector("text=only those who sat at it can open the link");
  await expectSound(bea);
  await bea.go(`replay/${bea.table}/1/1`);
  await bea.page.waitForSelector("text=/^1 of/");
  await bea.page.waitForSelector("#content .board section");
  await expect.poll(() => bea.page.locator(".eyes select").inputValue(), SOON).toBe("1");
  await bea.page.keyboard.press("ArrowRight");
  await bea.page.waitForSelector("text=/^2 of/");
  await bea.leave();
});
