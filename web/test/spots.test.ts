import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
const textOf = (file: string) => readFileSync(join(SOURCES, file), "utf-8");
const homes = files.filter((file) => /^boards\/\w+\/spots\.ts$/.test(file));

test("a spot has its name from the spots of its board", () => {
  expect(homes.length).toBe(4);
  const components = files.filter((file) => file.endsWith(".svelte")).map(textOf);
  expect(components.flatMap((text) => text.match(/\b(data-)?spot="[^"]*"/g) ?? [])).toEqual([]);
  const makers = files.filter((file) => file.endsWith(".ts") && /\bas Spots?\b/.test(textOf(file)));
  expect(makers).toEqual(["lib/spots.ts"]);
});

test.each(homes)("every name of %s is on the board", (home) => {
  const names = [...textOf(home).matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const folder = home.replace("spots.ts", "");
  const board = files
    .filter((file) => file.startsWith(folder) && file.endsWith(".svelte"))
    .map(textOf)
    .join("\n");
  const drawn = new Set([...board.matchAll(/\bspot\.(\w+)/g)].map(([, name]) => name));
  expect(names.filter((name) => !drawn.has(name))).toEqual([]);
});
