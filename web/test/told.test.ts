import { beforeEach, expect, test, vi } from "vitest";
import { isFresh, tell, toldAt, wasGuided } from "../src/table/told";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the guide knows its tables again, and does not repeat itself there", () => {
  expect(wasGuided("one")).toBe(false);
  tell("one", "turn", 4);
  tell("one", "turn", 9);
  expect(wasGuided("one")).toBe(true);
  expect(isFresh(toldAt("one"), "turn", 4)).toBe(true); // reopened before the choice was made
  expect(isFresh(toldAt("one"), "turn", 9)).toBe(false);
  expect(isFresh(toldAt("one"), "take", 9)).toBe(true);
  expect(isFresh(toldAt("two"), "turn", 9)).toBe(true);
});

test("only the latest tables are kept", () => {
  for (let table = 0; table < 30; table += 1) tell(`t${table}`, "goal", 0);
  expect(wasGuided("t0")).toBe(false);
  expect(wasGuided("t29")).toBe(true);
});
