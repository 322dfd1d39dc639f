/** Order in the house: a report, and a keeper who sees to it from the page, behind a passkey. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "./authenticator";
import { DESKTOP, House, PHONE, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const idOf = async (visitor: Visitor): Promise<string> =>
  (JSON.parse(await visitor.player()) as { player: string }).player;

async function look(visitor: Visitor, name: string): Promise<void> {
  expect(await visitor.complaints()).toEqual([]);
  if (process.env.LOOK)
    await visitor.page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}

test("somebody is reported, and a keeper sees to it from the page", async () => {
  const ann = await house.visitor({ host: "localhost" });
  const device = await Authenticator.of(ann);
  const bea = await house.visitor();
  await bea.page.click('[data-open="crooks"]');
  await bea.page.fill("dialog[open] input[name=visitor]", "Bea");
  await bea.choose("seats", "2");
  await bea.choose("bots", "0");
  await bea.page.click("dialog[open] .button.main");
  await bea.page.waitForURL(/#\/table\//);
  await bea.page.waitForSelector("li:has-text('Bea') .face");
  const { table } = bea;
  await ann.page.click(`[data-sit="${table}"]`);
  await bea.page.fill("#say", "Something nasty");
  await bea.page.keyboard.press("Enter");
  await ann.page.click("[data-report]");
  await ann.page.fill("dialog[open] textarea", "She shouts at people.");
  expect(await ann.complaints()).toEqual([]);
  await ann.page.click("[data-send-report]");
  await ann.page.waitForSelector("[data-send-report]", { state: "detached" });
  await ann.page.locator("dialog[open] .button.plain").click();
  await ann.page.click("[data-block]");
  await ann.page.waitForSelector("[data-block][aria-pressed=true]");
  expect(await ann.page.locator("text=Something nasty").count()).toBe(0);
  await ann.page.click("[data-block]");

  // Nobody is a keeper by asking for it.
  await ann.go("house");
  await ann.page.waitForSelector(`code:has-text("backroom admin appoint ${await idOf(ann)}")`);
  await look(ann, "house-stranger");
  await ann.go("settings");
  await ann.page.click("[data-make-passkey]");
  await ann.page.waitForSelector("text=Done. On another device");
  house.admin("appoint", await idOf(ann));
  await ann.go("");
  await ann.go("settings");
  await ann.page.click("text=Keep order in the house");
  await ann.page.waitForSelector("[data-open-house]");
  await look(ann, "house-closed");
  await ann.page.click("[data-open-house]");
  await ann.page.waitForSelector("text=She shouts at people.");
  await look(ann, "house-reports");
  expect((await device.passkey()).signCount).toBeGreaterThan(1);

  await ann.page.click("text=What was said there");
  await ann.page.waitForSelector("text=Something nasty");
  await look(ann, "house-lines");
  await ann.page.click("[data-delete-line]");
  await ann.page.waitForSelector("text=(deleted)");
  await expect.poll(() => bea.page.locator("text=Something nasty").count(), SOON).toBe(0);

  await ann.go("house/players");
  await ann.page.fill("#keeping-search", "bea");
  await ann.page.keyboard.press("Enter");
  await ann.page.click(".page a:text-is('Bea')");
  await ann.page.fill("#keeping-text", "Be kind.");
  await ann.page.click("[data-warn]");
  await ann.page.waitForSelector("text=Done, and written down.");
  await bea.page.reload();
  await bea.page.waitForSelector("text=Be kind.");
  await ann.page.fill("[data-why]", "shouting");
  await ann.page.click("[data-silence]");
  await ann.page.waitForSelector("text=Silenced, until");
  await look(ann, "house-player");
  await ann.page.click("[data-pardon]");
  await ann.page.waitForSelector("text=Nothing is imposed.");

  const questions: string[] = [];
  ann.page.on("dialog", (dialog) => (questions.push(dialog.message()), void dialog.accept()));
  await ann.go("house/tables");
  await ann.page.waitForSelector(`[data-close="${table}"]`);
  await look(ann, "house-tables");
  await ann.page.click(`[data-close="${table}"]`);
  await expect.poll(() => ann.page.locator(`[data-close="${table}"]`).count(), SOON).toBe(0);
  expect(questions).toHaveLength(1);

  await ann.go("house/house");
  await ann.page.fill("[data-announcement]", "Closed on Sunday.");
  await ann.page.click("[data-announce]");
  await ann.page.waitForSelector("text=Done, and written down.");
  await look(ann, "house-house");
  await bea.go("");
  await bea.page.reload();
  await bea.page.waitForSelector("text=Closed on Sunday.");

  // Nobody new, for now.
  await ann.page.fill("#keeping-limit-newcomers", "0");
  await ann.page.click("[data-limit]");
  await ann.page.waitForSelector("text=Done, and written down.");
  await look(ann, "house-limits");
  const headers = { "Content-Type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify({ name: "Eve" }) };
  const refused = await fetch(`${house.address}/api/session`, asked);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    429,
    "no_newcomers",
  ]);
  await ann.page.fill("#keeping-limit-newcomers", "");
  await ann.page.click("[data-limit]");
  await expect
    .poll(async () => (await fetch(`${house.address}/api/session`, asked)).status, SOON)
    .toBe(200);

  await ann.go("house/reports");
  await ann.page.click("[data-settle]");
  await ann.page.waitForSelector("text=No reports.");
  await ann.go("house/audit");
  await ann.page.waitForSelector("text=Settled a report");
  await ann.page.waitForSelector("text=New visitors in an hour: 0");
  expect(await ann.page.locator("main li").count()).toBe(10);
  await look(ann, "house-audit");
  await ann.page.click("[data-close-house]");
  await ann.page.waitForSelector("[data-open-house]");
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.leave();
  await bea.leave();
});

test("the keepers' page speaks three languages and fits a phone", async () => {
  const ann = await house.visitor({ host: "localhost" });
  await Authenticator.of(ann);
  await ann.go("settings");
  await ann.page.click("[data-make-passkey]");
  await ann.page.waitForSelector("text=Done. On another device");
  const player = await idOf(ann);
  house.admin("appoint", player);
  house.admin("warn", player, "A word.");
  await ann.go("house");
  await ann.page.click("[data-open-house]");
  await ann.page.waitForSelector("[data-close-house]");
  for (const language of ["en", "fr", "it"]) {
    await ann.page.setViewportSize(DESKTOP);
    await ann.page.selectOption(".language select", language);
    for (const size of [DESKTOP, PHONE]) {
      await ann.page.setViewportSize(size);
      for (const part of ["reports", `players/${player}`, "house", "audit"]) {
        await ann.go(`house/${part}`);
        await ann.page.waitForSelector("main .panel");
        const [name] = part.split("/");
        await look(ann, `keeping-${name}-${language}-${size === PHONE ? "phone" : "desktop"}`);
        const over = await ann.page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(over).toBeLessThanOrEqual(0);
      }
    }
  }
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
