import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const PAGE = join(import.meta.dirname, "../../src/backroom/server/page");
const ASSETS = join(PAGE, "assets");
const BUDGET = 150_000; // bytes, gzipped
const BIG_BOARDS = ["kings", "animalcatraz"]; // each brings its own weight, when it is needed
const BOARD_BUDGET = 60_000;

const sizeOf = (file: string) => gzipSync(readFileSync(join(ASSETS, file))).length;

/** Whether a file is part of a board: its script, its style or its words. */
const isOf = (name: string, game: string) =>
  name.startsWith(`${game}-`) || name.startsWith(`web-${game}-`);

/** What a visitor of a board loads: its style, its script, and its words in one language. */
function weightOf(game: string): number {
  const families = new Map<string, number[]>();
  for (const name of readdirSync(ASSETS).filter((known) => isOf(known, game))) {
    const family = name.replace(/-[\w-]{8}(?=\.\w+$)/, "");
    families.set(
      family,
      [...(families.get(family) ?? []), sizeOf(name)].sort((a, b) => b - a),
    );
  }
  // A script and words may share a name: the script is the largest, then the longest language.
  const largest = [...families].flatMap(([family, sizes]) =>
    sizes.slice(0, family === `${game}.js` ? 2 : 1),
  );
  return largest.reduce((sum, size) => sum + size, 0);
}

/** The scripts and styles that a file brings along before anything is clicked. */
function needs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(ASSETS, file), "utf-8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    if (name) needs(name, seen);
  return seen;
}

test.skipIf(!existsSync(ASSETS))("the first load is light, and so is everything together", () => {
  const html = readFileSync(join(PAGE, "index.html"), "utf-8");
  const named = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => name ?? "");
  const first = new Set(
    named.flatMap((name) => (name.endsWith(".js") ? [...needs(name)] : [name])),
  );
  const light = readdirSync(ASSETS).filter((name) => !BIG_BOARDS.some((game) => isOf(name, game)));
  const words = light.filter((name) => /^web-.*\.js$/.test(name));
  const largestWords = Math.max(...words.map(sizeOf));
  const total = [...first].reduce((sum, name) => sum + sizeOf(name), largestWords);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(BUDGET);
  const all = light.filter((name) => /\.(js|css)$/.test(name));
  expect(all.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(2 * BUDGET);
});

test.skipIf(!existsSync(ASSETS)).each(BIG_BOARDS)("the board of %s is light", (game) => {
  expect(weightOf(game)).toBeLessThan(BOARD_BUDGET);
});

test.skipIf(!existsSync(ASSETS))(
  "the page names no other host and has no inline script or style",
  () => {
    const html = readFileSync(join(PAGE, "index.html"), "utf-8");
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  },
);
