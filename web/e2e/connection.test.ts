import { afterAll, beforeAll, expect, test } from "vitest";
import { House, picker, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

test("the page says when the line is down, and goes on where it was", async () => {
  const ann = await house.visitor({ language: "fr" });
  await ann.playNow("crooks");
  const pick = picker(3);
  for (let turn = 0; turn < 4; turn += 1) await ann.move(pick);
  await ann.page.waitForSelector(".prompt.mine");
  const [todo, lines] = [ann.page.locator(".todo"), ann.page.locator(".lines li")];
  const [asked, told] = [await todo.innerText(), await lines.count()];

  await house.stop("SIGKILL");
  await ann.page.waitForSelector(".lost");
  await house.serve();
  await ann.page.waitForSelector(".lost", { state: "detached" });

  await expect.poll(() => todo.innerText(), SOON).toBe(asked);
  await expect.poll(() => lines.count(), SOON).toBe(told);
  await ann.move(pick);
  await expect.poll(() => lines.count(), SOON).toBeGreaterThan(told);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

// That it takes less than five seconds is tested on a clock of its own (test/connection.test.ts).
test("a line that falls silent is noticed, and a choice waits for it", async () => {
  const ann = await house.visitor();
  await ann.playNow("crooks");
  await ann.page.waitForSelector(".prompt.mine");
  house.freeze(); // no event tells the browser, the line is just silent
  await ann.page.waitForSelector(".lost");
  await ann.page.click('[data-notation="recruit B"]');
  await ann.page.waitForSelector(".lost >> text=Your choice waits");
  house.thaw();
  await ann.page.waitForSelector(".lost", { state: "detached" });
  await ann.page.locator('[data-notation^="take"].legal').first().waitFor();
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("the language changes at the table, the log with it", async () => {
  const ann = await house.visitor({ language: "en" });
  await ann.playNow("sneaks");
  await ann.page.waitForSelector(".prompt.mine");
  const [todo, line] = [ann.page.locator(".todo"), ann.page.locator(".lines li").first()];
  const [asked, told] = [await todo.innerText(), await line.innerText()];
  await ann.page.locator(".language select").selectOption("it");
  await expect.poll(() => todo.innerText(), SOON).not.toBe(asked);
  await expect.poll(() => line.innerText(), SOON).not.toBe(told);
  await expect.poll(() => ann.page.getAttribute("html", "lang"), SOON).toBe("it");
  await ann.leave();
});

const TABLE = /\/assets\/Table-[^/]*\.js$/;

/** From now on the server says that its page begins with something else, and the part that shows tables
is gone: until the page is loaded anew, or for good if that is broken. How often it was loaded since. */
async function upgrade({ page }: Visitor, isBroken = false): Promise<() => number> {
  let loads = 0;
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      if (route.request().isNavigationRequest()) {
        loads += 1;
        return route.continue();
      }
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/index-[\w-]+\.js/, "index-newer.js");
      return route.fulfill({ response: answer, body });
    },
  );
  await page.route(TABLE, (route) =>
    isBroken || loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return () => loads;
}

test("a tab that outlives an upgrade of the server loads the page anew, and goes on", async () => {
  const ann = await house.visitor({ worker: false });
  const loads = await upgrade(ann);
  await ann.playNow("crooks");
  expect(loads()).toBe(1);
  await ann.move(picker(3));
  await ann.leave();
});

test("where a new page is of no use it is loaded but once, and the visitor is told", async () => {
  const ann = await house.visitor({ worker: false });
  const loads = await upgrade(ann, true);
  await ann.page.click('[data-play="crooks"]');
  const again = ann.page.locator(".lost button");
  await again.waitFor();
  expect(loads()).toBe(1);
  await again.click();
  await expect.poll(loads, SOON).toBe(2);
  await again.waitFor();
  expect(loads()).toBe(2);
  await ann.leave();
});

test("a part that does not come although the page is the latest is no reason to load it anew", async () => {
  const ann = await house.visitor();
  await ann.page.route(TABLE, (route) => route.fulfill({ status: 404 }));
  await ann.page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
  await ann.page.click('[data-play="crooks"]');
  await ann.page.locator(".lost button").waitFor();
  expect(await ann.page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  await ann.leave();
});
