import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Event } from "../src/generated/messages";
import { GUIDES, latestWithRules } from "../src/table/guides";

const WORDS = join(import.meta.dirname, "../../src/backroom/locale/en");

test.each(Object.entries(GUIDES))("the guide to %s names rules that can be read", (game, book) => {
  const text = readFileSync(join(WORDS, `${game}-rules.ftl`), "utf-8");
  const readable = [...text.matchAll(/^([A-Z]{2}-\d+) =/gm)].map(([, rule]) => rule);
  for (const rule of Object.values(book).flat()) expect(readable).toContain(rule);
});

const told = (event: string, rule: string, text: string) =>
  ({ type: "told", number: 1, text, private: false, event: { event, rule } }) as unknown as Event;

test("what just happened is explained by the rules that the events name", () => {
  const log = [
    told("drew", "NK-072", "a card"),
    told("killed", "NK-272", "shot in a duel"),
    told("killed", "NK-119", "killed by a card"),
    { type: "said", number: 2 } as unknown as Event,
    told("drew", "NK-130", "one more card"),
    told("drew", "NK-130", "and another"),
  ];
  expect(latestWithRules(log)).toEqual([
    { text: "shot in a duel", rule: "NK-272" },
    { text: "killed by a card", rule: "NK-119" },
    { text: "and another", rule: "NK-130" },
  ]);
});
