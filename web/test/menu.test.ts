import { expect, test, vi } from "vitest";
import { Menu } from "../src/lib/menu";

const choices = [
  { code: 0, notation: "pass", label: "Pass", warning: "Sure?" },
  { code: 4, notation: "recruit D", label: "Recruit at D" },
];
const forbidden = [
  {
    code: 5,
    notation: "recruit E",
    label: "Recruit at E",
    refusal: "cannot_afford",
    rule: "CR-48",
    why: "Too dear. (CR-48)",
  },
];

test("finds legal and forbidden options by notation", () => {
  const menu = new Menu(choices, forbidden, vi.fn(), vi.fn());
  expect(menu.allows("recruit D")).toBe(true);
  expect(menu.allows("recruit E")).toBe(false);
  expect(menu.kind("recruit").map((option) => option.code)).toEqual([4, 5]);
  expect(menu.find("recruit E")).toMatchObject({ why: "Too dear. (CR-48)", rule: "CR-48" });
  expect(menu.find("recruit F")).toBeUndefined();
  expect(menu.legal.map((option) => option.notation)).toEqual(["pass", "recruit D"]);
});

test("without texts an option is called by its notation", () => {
  const menu = new Menu([{ code: 1, notation: "stop" }], [], vi.fn(), vi.fn());
  expect(menu.find("stop")?.label).toBe("stop");
});
