import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
const textOf = (file: string) => readFileSync(join(SOURCES, file), "utf-8");

const isTheme = (file: string) => file.endsWith("theme.css");
const isDrawing = (file: string) => file.startsWith("art/");
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

const themes = files.filter(isTheme);
const others = files.filter(
  (file) => /\.(svelte|css|ts)$/.test(file) && !isTheme(file) && !isDrawing(file),
);

/** Names that a text gives a value, once for every time it does. */
const declared = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? "");
const colours = (theme: string) =>
  [...textOf(theme).matchAll(/^:root \{([^}]*)\}/gm)].flatMap(([, body]) => declared(body ?? ""));

test("colours are named in a theme or belong to a drawing", () => {
  expect(themes).toContain("styles/theme.css");
  expect(textOf("styles/theme.css")).toMatch(HEX);
  expect(others.length).toBeGreaterThan(100);
  const strays = others.flatMap((file) =>
    (textOf(file).match(HEX) ?? []).map((hex) => [file, hex]),
  );
  expect(strays).toEqual([]);
});

test("a name of a theme means one thing, and is used", () => {
  const names = themes.flatMap(colours);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const page = others.map(textOf).join("\n");
  const used = new Set([...(page.match(/--[\w-]+/g) ?? [])]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test("a board uses no colour of another one", () => {
  for (const theme of themes.filter((file) => file.startsWith("boards/"))) {
    const home = theme.replace("theme.css", "");
    const abroad = others
      .filter((file) => !file.startsWith(home))
      .map(textOf)
      .join("\n");
    const used = new Set(abroad.match(/--[\w-]+/g) ?? []);
    expect(colours(theme).filter((name) => used.has(name))).toEqual([]);
  }
});

test("what is used has a value somewhere", () => {
  const all = [...themes, ...others].map(textOf).join("\n");
  const given = new Set([...all.matchAll(/(--[\w-]+)[:=]/g)].map(([, name]) => name));
  const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !given.has(name))).toEqual([]);
});
