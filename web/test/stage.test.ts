import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["fr-FR"] });

const { duration, LONGEST } = await import("../src/lib/stage.svelte");

test("nothing lasts longer than a second and a half", () => {
  expect(LONGEST).toBe(1500);
  expect(duration(9000, "normal", false)).toBe(1500);
  expect(duration(600, "fast", false)).toBeLessThan(600);
  expect(duration(600, "slow", false)).toBeGreaterThan(600); // for those who want it so
});

test("nothing moves where motion is off or not wanted", () => {
  expect(duration(600, "off", false)).toBe(0);
  expect(duration(600, "normal", true)).toBe(0);
});
