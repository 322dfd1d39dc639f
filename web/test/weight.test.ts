import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const PAGE = join(import.meta.dirname, "../../src/backroom/server/page");
const ASSETS = join(PAGE, "assets");
const BUDGET = 150_000; // bytes, gzipped
const BOARDS = { crooks: 110_000, sneaks: 110_000, kings: 130_000, animalcatraz: 130_000 };

const sizeOf = (file: string) => gzipSync(readFileSync(join(ASSETS, file))).length;

/** The scripts and styles that a file brings along before anything is clicked. */
function needs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(ASSETS, file), "utf-8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    if (name) needs(name, seen);
  return seen;
}

/** What is loaded before anything is clicked, but for the words. */
function firstLoad(): Set<string> {
  const html = readFileSync(join(PAGE, "index.html"), "utf-8");
  const named = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => name ?? "");
  return new Set(named.flatMap((name) => (name.endsWith(".js") ? [...needs(name)] : [name])));
}

/** The files of a name without its hash, the largest first. */
const called = (name: string) =>
  readdirSync(ASSETS)
    .filter((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, "") === name)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** A board's words in the longest language; some share the name of its script, which is larger. */
const wordsOf = (game: string) => [
  ...called(`${game}.js`).slice(1, 2),
  ...[`${game}-board.js`, `${game}-things.js`, `web-${game}.js`].flatMap((name) =>
    called(name).slice(0, 1),
  ),
];

/** What a whole game adds to the first load: table, board with its drawings and words, and ending. */
function wholeGame(game: string): string[] {
  const roots = [game, "Table", "Ending"].flatMap((part) => called(`${part}.js`).slice(0, 1));
  const scripts = roots.flatMap((root) => [...needs(root)]);
  const styles = scripts.flatMap((name) => called(name.replace(/-[\w-]{8}\.js$/, ".css")));
  const first = firstLoad();
  return [...new Set([...scripts, ...styles, ...wordsOf(game)])].filter((name) => !first.has(name));
}

test.skipIf(!existsSync(ASSETS)).each(Object.entries(BOARDS))(
  "a game of %s with its art is light",
  (game, budget) => {
    const files = wholeGame(game);
    expect(files).toContain(called(`${game}.js`)[0]);
    const total = files.reduce((sum, name) => sum + sizeOf(name), 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(budget);
  },
);

test.skipIf(!existsSync(ASSETS))("the first load is light", () => {
  const largestWords = sizeOf(called("web.js")[0] ?? "");
  const total = [...firstLoad()].reduce((sum, name) => sum + sizeOf(name), largestWords);
  expect(largestWords).toBeGreaterThan(1_000);
  expect(total).toBeLessThan(BUDGET);
});

test.skipIf(!existsSync(ASSETS))(
  "the page names no other host and has no inline script or style",
  () => {
    const html = readFileSync(join(PAGE, "index.html"), "utf-8");
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  },
);
