import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const PAGE = join(import.meta.dirname, "../../src/backroom/server/page");
const ASSETS = join(PAGE, "assets");
const BUDGET = 150_000; // bytes, gzipped

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

test.skipIf(!existsSync(ASSETS))("the first load is light, and so is everything together", () => {
  const html = readFileSync(join(PAGE, "index.html"), "utf-8");
  const named = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => name ?? "");
  const first = new Set(
    named.flatMap((name) => (name.endsWith(".js") ? [...needs(name)] : [name])),
  );
  const words = readdirSync(ASSETS).filter((name) => /^web-.*\.js$/.test(name));
  const largestWords = Math.max(...words.map(sizeOf));
  const total = [...first].reduce((sum, name) => sum + sizeOf(name), largestWords);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(BUDGET);
  const all = readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name));
  expect(all.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(2 * BUDGET);
});

test.skipIf(!existsSync(ASSETS))(
  "the page names no other host and has no inline script or style",
  () => {
    const html = readFileSync(join(PAGE, "index.html"), "utf-8");
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  },
);
