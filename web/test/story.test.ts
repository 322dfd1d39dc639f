import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { STORIES, stepped, THINGS, turnedBy } from "../src/story/stories";
import { GUIDES } from "../src/table/guides";

const LOCALE = join(import.meta.dirname, "../../src/backroom/locale");
const sentences = (language: string) =>
  new Map(
    [
      ...readFileSync(join(LOCALE, language, "web-story.ftl"), "utf8").matchAll(
        /^([\w-]+) = (.+)$/gm,
      ),
    ].map(([, id, text]) => [id, text ?? ""]),
  );

test("every game with a guided first game has a story", () => {
  expect(Object.keys(STORIES)).toEqual(Object.keys(GUIDES));
});

describe.each(Object.entries(STORIES))("the story of %s", (game, panels) => {
  test("is six to ten panels, each with a drawing of its own", () => {
    expect(panels.length).toBeGreaterThanOrEqual(6);
    expect(panels.length).toBeLessThanOrEqual(10);
    const drawn = panels.map((panel) => panel.draw());
    expect(new Set(drawn.map(({ body }) => body)).size).toBe(panels.length);
    for (const { box, body } of drawn) {
      expect(box).toBe("0 0 320 200");
      expect(body.length).toBeGreaterThan(500);
      expect(body).not.toMatch(/undefined|NaN|style=|<script|href=/);
    }
  });

  test.each(["en", "fr", "it"])("has one sentence for each panel in %s", (language) => {
    const told = sentences(language);
    const own = [...told.keys()].filter((id) => id?.startsWith(`story-${game}-`));
    expect(own).toEqual(panels.map(({ id }) => `story-${game}-${id}`));
    for (const id of own) expect(told.get(id)).toMatch(/^[^.]+\.$/);
  });
});

describe.each(Object.entries(THINGS))("what the board of %s shows", (game, things) => {
  test("has a picture of its own each, and is explained at a question that the guide knows", () => {
    const drawn = things.map((thing) => thing.draw().body);
    expect(new Set(drawn).size).toBe(things.length);
    for (const body of drawn) expect(body).not.toMatch(/undefined|NaN|style=|<script|href=/);
    for (const { asked } of things)
      expect(Object.keys(GUIDES[game] ?? {})).toEqual(expect.arrayContaining(asked));
  });

  test.each(["en", "fr", "it"])("has one sentence each in %s", (language) => {
    const told = sentences(language);
    const own = [...told.keys()].filter((id) => id?.startsWith(`thing-${game}-`));
    expect(own).toEqual(things.map(({ id }) => `thing-${game}-${id}`));
    for (const id of own) expect(told.get(id)).toMatch(/^\P{Ll}.*[^.]\.$/u);
  });
});

test("one cannot leave a story by its ends", () => {
  expect(stepped(0, -1, 9)).toBe(0);
  expect(stepped(4, 1, 9)).toBe(5);
  expect(stepped(8, 1, 9)).toBe(8);
});

test("a swipe to the left turns to the next panel, a tap to none", () => {
  expect(turnedBy(-80)).toBe(1);
  expect(turnedBy(80)).toBe(-1);
  expect(turnedBy(12)).toBe(0);
});
