import { expect, test } from "vitest";
import type { GameView } from "../src/generated/sneaks";
import { choicesOf, lacking, owed, toggled } from "../src/boards/sneaks/plan";

const view = (sneaks: number, snitches: number, plan = { sneaks: [], snitches: [] }) =>
  ({ you: 0, seats: [{ sneaks, snitches }], plan }) as unknown as GameView;

test("a site takes one team, and a new site replaces the old one", () => {
  let picked = toggled([], "sneak", "A", 1);
  picked = toggled(picked, "snitch", "A", 1);
  expect(picked).toEqual(["snitch A"]);
  picked = toggled(picked, "sneak", "B", 1);
  picked = toggled(picked, "sneak", "C", 1);
  expect(picked).toEqual(["snitch A", "sneak C"]);
  expect(toggled(picked, "sneak", "C", 1)).toEqual(["snitch A"]);
});

test("with two players a team may need two sites", () => {
  const picked = ["sneak A", "sneak B", "snitch C"];
  expect(lacking(view(2, 1), picked)).toBeUndefined();
  expect(lacking(view(1, 2), picked)).toBe("snitch");
});

test("sneaks are sent before snitches", () => {
  expect(choicesOf(["snitch D", "sneak B"])).toEqual(["sneak B", "snitch D"]);
});

test("what is sent already is owed no more", () => {
  const half = view(1, 1, { sneaks: ["A"], snitches: [] } as never);
  expect([owed(half, "sneak"), owed(half, "snitch")]).toEqual([0, 1]);
});
