import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { functionsOf, inPrint, type Grammar } from "../src/lib/grammar";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), "utf-8"));

type Case = [pattern: string, name: string, said: string];
const CASES = read("tests/locale/grammar_cases.json") as Record<string, Case[]>;

test.each(Object.entries(CASES))("small words fit the name in %s", (language, cases) => {
  const grammar = read(`src/backroom/locale/${language}/grammar.json`) as Grammar;
  for (const [pattern, name, said] of cases) {
    const bundle = new FluentBundle(language, {
      functions: functionsOf(grammar),
      useIsolating: false,
    });
    bundle.addResource(new FluentResource(`message = ${pattern}\n`));
    const errors: Error[] = [];
    const value = bundle.getMessage("message")?.value ?? "";
    expect(bundle.formatPattern(value, { name }, errors)).toBe(said);
    expect(errors).toEqual([]);
  }
});

test("names of an edition have the apostrophe of the sentences", () => {
  expect(inPrint({ name: 'Hell\'s "Kitchen"', copies: 2 })).toEqual({
    name: 'Hell’s "Kitchen"',
    copies: 2,
  });
});
