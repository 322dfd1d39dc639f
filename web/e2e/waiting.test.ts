import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, nextToChoose, PHONE, picker, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Ann opens a table of Crooks by turns, Bea sits down, and the game begins. */
async function byTurns(ann: Visitor, bea: Visitor): Promise<string> {
  const table = await ann.page.evaluate(async () => {
    const wanted = { game: "crooks", seats: 2, pace: { pace: "turns", days: 2 } };
    const body = JSON.stringify(wanted);
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await ann.go(`table/${table}`);
  await bea.go("");
  await bea.page.click(`[data-sit="${table}"]`);
  await bea.page.waitForURL(/#\/table\//);
  await ann.page.click(".button.main[aria-disabled=false]");
  for (const one of [ann, bea]) await one.page.waitForSelector(".prompt");
  return table;
}

test("every tab says how many tables wait, and leads from one to the next", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ size: PHONE, language: "fr" });
  const first = await byTurns(ann, bea);
  const second = await byTurns(ann, bea);
  const counted = ({ page }: Visitor) =>
    page.evaluate(() =>
      Number(document.querySelector("[data-waiting]")?.getAttribute("data-waiting") ?? 0),
    );
  await expect.poll(async () => (await counted(ann)) + (await counted(bea)), SOON).toBe(2);
  // Whoever has both choices to make is led from one to the other; else each makes one first.
  const [busy, idle] = (await counted(ann)) >= (await counted(bea)) ? [ann, bea] : [bea, ann];
  await busy.go("");
  const count = await counted(busy);
  await expect.poll(() => busy.page.title(), SOON).toContain(`(${count})`);
  await expect.poll(() => busy.page.locator(".strip li").count(), SOON).toBe(count);
  expect(await busy.complaints()).toEqual([]);
  if (process.env.LOOK) await busy.page.screenshot({ path: "/tmp/n-lobby.png" });
  if (count === 2) {
    await busy.page.click("[data-waiting]");
    await busy.page.waitForURL(/#\/table\//);
    const here = busy.table;
    const pick = picker(3);
    while (!(await busy.page.locator("[data-next]").count())) await busy.move(pick);
    await busy.page.click("[data-next]");
    await expect.poll(() => busy.table, SOON).toBe(here === first ? second : first);
    await expect.poll(() => counted(idle), SOON).toBe(1);
    await expect.poll(() => idle.page.title(), SOON).toContain("(1)");
  }
  for (const one of [ann, bea]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

/** What this device shows of a table in its notices, which are put away by being read. */
async function read({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    for (const notice of shown) notice.close();
    return shown.map(({ title }) => title);
  });
}

test("a game by turns is played between two devices, with a notice each time", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ size: PHONE });
  for (const one of [ann, bea]) {
    await one.page.context().grantPermissions(["notifications"]);
    await one.go("settings");
    await one.page.click("[data-begin]");
    await expect
      .poll(async () => {
        const said = await one.page.evaluate(async () => (await fetch("/api/notices")).text());
        return (JSON.parse(said) as { ways: object[] }).ways.length;
      }, SOON)
      .toBe(1);
  }
  const table = await byTurns(ann, bea);
  let mover = (await nextToChoose([ann, bea])) ?? ann;
  for (const one of [ann, bea]) if (one !== mover) await one.go("");
  for (let turns = 0; (await mover.state()) !== "over"; turns += 1) {
    const other = mover === ann ? bea : ann;
    const pick = picker(turns + 1);
    while ((await mover.page.locator(".prompt.mine").count()) > 0) {
      if (turns >= 4) await mover.pass();
      else await mover.move(pick);
    }
    const isOver = (await mover.state()) === "over";
    const told: string[] = [];
    await expect.poll(async () => told.push(...(await read(other))), SOON).toBeGreaterThan(0);
    expect(told).toEqual([isOver ? "Game over" : "Your turn"]);
    expect(await read(mover)).toEqual([]);
    await mover.go("");
    await other.go(`table/${table}`);
    await other.page.waitForSelector(isOver ? "#over-title" : ".prompt.mine");
    mover = other;
  }
  for (const one of [ann, bea]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test("settings say of what, when and by which ways one is told", async () => {
  for (const language of ["en", "fr", "it"] as const) {
    const ann = await house.visitor({ language, size: language === "it" ? PHONE : DESKTOP });
    await ann.go("settings");
    const over = ann.page.locator('[data-kind="over"]');
    await over.uncheck();
    await ann.page.locator("[data-quiet]").check();
    await ann.page.locator('input[type="time"]').first().fill("23:30");
    await expect
      .poll(async () => {
        const said = await ann.page.evaluate(async () => (await fetch("/api/notices")).text());
        const { kinds, quiet } = JSON.parse(said) as {
          kinds: string[];
          quiet: { first: number } | null;
        };
        return [kinds.includes("over"), quiet?.first];
      }, SOON)
      .toEqual([false, 23 * 60 + 30]);
    expect(await ann.complaints()).toEqual([]);
    expect(ann.errors).toEqual([]);
    if (process.env.LOOK)
      await ann.page.screenshot({ path: `/tmp/n-settings-${language}.png`, fullPage: true });
    await ann.leave();
  }
});

/** Come as somebody in another browser, with a recovery code of theirs. */
async function signInAs(person: Visitor, there: Visitor): Promise<void> {
  const code = await person.page.evaluate(async () => {
    const made = await fetch("/api/me/recovery", { method: "POST" });
    return ((await made.json()) as { code: string }).code;
  });
  const who = await person.player();
  await there.go("settings");
  await there.page.fill("#sign-in-code", code);
  await there.page.keyboard.press("Enter"); // and then the page is loaded anew
  await expect.poll(() => there.player().catch(() => ""), SOON).toBe(who);
  await there.page.waitForLoadState("load");
}

test("each browser is told by a way of its own, which goes when somebody else signs in there", async () => {
  const ann = await house.visitor();
  const phone = await house.visitor({ size: PHONE });
  const ways = async ({ page }: Visitor) => {
    const said = await page.evaluate(async () => (await fetch("/api/notices")).text());
    return (JSON.parse(said) as { ways: object[] }).ways.length;
  };
  await signInAs(ann, phone);
  for (const [number, one] of [ann, phone].entries()) {
    await one.page.context().grantPermissions(["notifications"]);
    await one.go("settings");
    await one.page.click("[data-begin]");
    await expect.poll(() => ways(one), SOON).toBe(number + 1);
    await one.page.waitForSelector("strong:has-text('This browser')");
    expect(await one.page.locator("[data-begin]").count()).toBe(0);
    expect(await one.complaints()).toEqual([]);
  }
  // The phone becomes somebody else's: it tells them of their tables, and nothing more of Ann's.
  const bob = await house.visitor();
  await signInAs(bob, phone);
  await expect.poll(() => ways(bob), SOON).toBe(1);
  expect(await ways(ann)).toBe(1);
  await phone.page.click("[data-remove]");
  await phone.page.waitForSelector("[data-begin]");
  expect(await ways(bob)).toBe(0);
  for (const one of [ann, bob, phone]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test("a finished table can be put away, and had back, with the keyboard", async () => {
  const ann = await house.visitor({ language: "it" });
  await ann.playNow("crooks");
  const { table } = ann;
  await ann.playToTheEnd(picker(1));
  await ann.go("");
  const away = ann.page.locator(`[data-away="${table}"]`);
  await away.waitFor();
  expect(await ann.complaints()).toEqual([]);
  await away.focus();
  await ann.page.keyboard.press("Enter");
  await expect.poll(() => away.count(), SOON).toBe(0);
  await ann.page.locator("details summary").focus();
  await ann.page.keyboard.press("Enter");
  await ann.page.locator(`[data-back="${table}"]`).focus();
  await ann.page.keyboard.press("Enter");
  await away.waitFor();
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("without a line the page comes all the same, and says what works", async () => {
  const ann = await house.visitor({ language: "fr" });
  await expect
    .poll(
      () =>
        ann.page.evaluate(async () => {
          const kept = await caches.open("page");
          return (await kept.keys()).map(({ url }) => new URL(url).pathname);
        }),
      SOON,
    )
    .toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
  await house.stop("SIGKILL");
  await ann.page.reload();
  await ann.page.waitForSelector("[data-offline]");
  expect(await ann.complaints()).toEqual([]);
  if (process.env.LOOK) await ann.page.screenshot({ path: "/tmp/n-offline.png" });
  await house.serve();
  await ann.page.waitForSelector("[data-play]");
  await ann.leave();
});
