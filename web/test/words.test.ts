import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const WORDS = join(import.meta.dirname, "../../src/backroom/locale/en");

const source = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
  .join("\n");

/** What a function says: names, and patterns where part of a name is worked out. */
const saidBy = (speaker: string) =>
  [...source.matchAll(new RegExp(`\\b(?:${speaker})\\(\\s*(?:"([\\w-]+)"|\`([^\`]+)\`)`, "g"))].map(
    ([, name, pattern]) => name ?? (pattern ?? "").replace(/\$\{[^}]+\}/g, "*"),
  );
const said = [
  ...saidBy("t|say"),
  ...saidBy("own").map((name) => `animalcatraz-page-${name}`), // the board's short way
];
/** The messages of the files whose names begin like this. */
const messages = (start: string) =>
  readdirSync(WORDS)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => [...readFileSync(join(WORDS, name), "utf-8").matchAll(/^([\w-]+) =/gm)])
    .map(([, name]) => name ?? "");

// A board may also use what the terminal says of its game.
const known = messages("");
const own = messages("web");

const shapeOf = (pattern: string) => new RegExp(`^${pattern.replaceAll("*", "[\\w-]+")}$`);

test("everything the page says is in its words", () => {
  expect(said.length).toBeGreaterThan(100);
  for (const pattern of said) {
    const shape = shapeOf(pattern);
    expect(
      known.some((name) => shape.test(name)),
      `no words for ${pattern}`,
    ).toBe(true);
  }
});

test.each(["en", "fr", "it"])("every message of %s can be read", (language) => {
  const folder = join(WORDS, "..", language);
  const files = readdirSync(folder).filter((name) =>
    /^(web|kings|animalcatraz).*\.ftl$/.test(name),
  );
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf-8");
    const read = new Set(new FluentResource(text).body.map(({ id }) => id));
    const named = [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? "");
    expect(named.filter((id) => !read.has(id))).toEqual([]);
  }
});

test("no words are left over", () => {
  const shapes = said.map(shapeOf);
  for (const name of own)
    expect(
      shapes.some((shape) => shape.test(name)),
      `${name} is never said`,
    ).toBe(true);
});
