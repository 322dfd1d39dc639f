import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { House, picker } from "./house";

const WAIT = { timeout: 15_000 };

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

test("the page says when the line is down, and goes on where it was", async () => {
  const ann = await house.visitor({ language: "fr" });
  await ann.playNow("crooks");
  const pick = picker(3);
  for (let turn = 0; turn < 4; turn += 1) await ann.move(pick);
  await ann.page.waitForSelector(".prompt.mine");
  const todo = await ann.page.locator(".todo").innerText();
  const lines = await ann.page.locator(".lines li").count();

  await house.stop("SIGKILL");
  await ann.page.waitForSelector(".lost");
  await house.serve();
  await ann.page.waitForSelector(".lost", { state: "detached" });

  expect(await ann.page.locator(".todo").innerText()).toBe(todo);
  expect(await ann.page.locator(".lines li").count()).toBe(lines);
  await ann.move(pick);
  await expect.poll(() => ann.page.locator(".lines li").count(), WAIT).toBeGreaterThan(lines);
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
  await expect.poll(() => todo.innerText(), WAIT).not.toBe(asked);
  await expect.poll(() => line.innerText(), WAIT).not.toBe(told);
  expect(await ann.page.evaluate(() => document.documentElement.lang)).toBe("it");
  await ann.leave();
});

test("the usual click is answered within a tenth of a second", async () => {
  const ann = await house.visitor();
  await ann.playNow("crooks");
  await ann.page.waitForSelector(".prompt.mine");
  const times: number[] = [];
  while (times.length < 6) times.push(await answerTime(ann.page));
  const [, , usual] = times.sort((a, b) => a - b); // now and then the machine does something else
  expect(usual).toBeLessThan(100);
  await ann.leave();
});

/** Milliseconds from a click on something legal until the board shows what came of it. */
function answerTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector("main");
    const legal = () =>
      document.querySelector<HTMLElement>(
        ".cell.legal:not([data-notation]), [data-notation].legal, .tray [data-notation]",
      );
    const soon = () => new Promise((done) => setTimeout(done, 1));
    while (!document.querySelector(".prompt.mine") || !legal()) await soon();
    if (legal()?.matches(".cell")) legal()?.click(); // a target, before the way to place there
    await soon();
    const choice = document.querySelector<HTMLElement>(
      '[data-notation].legal, .tray [data-notation][aria-disabled="false"]',
    );
    const before = main?.getAttribute("data-moment");
    const start = performance.now();
    choice?.click();
    while (main?.getAttribute("data-moment") === before) await soon();
    return performance.now() - start;
  });
}
