import { expect, test } from "vitest";
import { playerColours } from "../src/boards/sneaks/cards";
import type { SneaksView } from "../src/generated/sneaks";

const BOX = ["red", "yellow", "blue", "purple", "green"]; // of the gangs
const GOODS = ["blue", "green", "red", "yellow"];

test("no player of Sneaks & Snitches has the colour of a good, nor that of another", () => {
  const seats = BOX.map((colour) => ({ colour }));
  const shown = playerColours({ seats } as unknown as SneaksView);
  expect(shown.filter((colour) => GOODS.includes(colour))).toEqual([]);
  expect(new Set(shown).size).toBe(BOX.length);
  expect(shown).not.toContain("grey"); // which is nobody's
});
