import { afterAll, beforeAll, expect, test } from "vitest";
import { House, picker, SOON } from "./house";

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
