import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as animalcatraz from "../src/generated/animalcatraz";
import * as crooks from "../src/generated/crooks";
import * as kings from "../src/generated/kings";
import * as sneaks from "../src/generated/sneaks";

const WORDS = join(import.meta.dirname, "../../src/backroom/locale/en");

test.each(Object.entries({ animalcatraz, crooks, kings, sneaks }))(
  "the log of %s links to rules that can be read",
  (game, { EVENT_RULES }) => {
    const text = readFileSync(join(WORDS, `${game}-rules.ftl`), "utf-8");
    const readable = [...text.matchAll(/^([A-Z]{2}-\d{3}) =/gm)].map(([, rule]) => rule);
    for (const rule of Object.values(EVENT_RULES)) expect(readable).toContain(rule);
  },
);
