import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { backroom, cardTable, whiteFlag } from "../src/art/kings/backroom";
import { bust, face, poster } from "../src/art/kings/bust";
import { cardPicture, isCardDrawn } from "../src/art/kings/cards";
import { isDrawn, lookOf } from "../src/art/kings/cast";
import { crown, dawn, gravestone } from "../src/art/kings/dawn";
import { die } from "../src/art/kings/dice";
import { cellsOf, layOut, onSheet, waterOf, COAST, type Spot } from "../src/art/kings/geography";
import { manhattan } from "../src/art/kings/manhattan";
import { heap, note, purse } from "../src/art/kings/money";
import { phoneColour, telephone } from "../src/art/kings/phones";
import { suitSign } from "../src/art/kings/suits";
import { helicopter, patrol, sedan, train } from "../src/art/kings/vehicles";
import type { Drawing } from "../src/art/pen";

const EDITION = readFileSync(
  resolve(import.meta.dirname, "../../src/backroom/games/kings/edition.toml"),
  "utf8",
);

/** The tables of all lists of this name in the edition, each as its line. */
function lines(list: string): string[] {
  const found = EDITION.matchAll(new RegExp(`^${list} = \\[[^\\n]*\\n([\\s\\S]*?)^\\]`, "gm"));
  return [...found].flatMap(([, part = ""]) =>
    part.split("\n").filter((line) => /^ *\{/.test(line)),
  );
}

const field = (line: string, name: string) =>
  new RegExp(`\\b${name} = +"?([\\w.]*)`).exec(line)?.[1] ?? "";

const districts: Spot[] = lines("districts").map((line) => ({
  id: field(line, "id"),
  zone: field(line, "zone"),
  special: field(line, "special"),
  x: Number(field(line, "x")),
  y: Number(field(line, "y")),
}));
const linkText = /^links = \[([\s\S]*?)^\]/m.exec(EDITION)?.[1] ?? "";
const links = [...linkText.matchAll(/\["(\w+)", "(\w+)"\]/g)].map(
  ([, one, other]) => [one ?? "", other ?? ""] as [string, string],
);
const SHEET = {
  width: 1440,
  height: 854,
  free: { left: 236, top: 100, right: 1044, bottom: 640 },
  upright: false,
};
const UPRIGHT = {
  width: 390,
  height: 480,
  free: { left: 46, top: 74, right: 338, bottom: 440 },
  upright: true,
};

/** Nothing is left out of it, and the page's content security policy lets all of it be seen. */
function expectWhole({ box, body }: Drawing) {
  expect(box).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(body.length).toBeGreaterThan(80);
  expect(body).not.toMatch(/undefined|NaN|style=|<script|href=/);
}

test("the edition was read", () => {
  expect(districts).toHaveLength(24);
  expect(links).toHaveLength(40);
});

test("everybody of the house has been drawn, and nobody looks like another", () => {
  const cast = [...lines("bosses"), ...lines("henchmen")].map((line) => field(line, "id"));
  expect(cast).toHaveLength(25);
  for (const who of cast) {
    expect(isDrawn(who), who).toBe(true);
    expectWhole(bust(who));
    expectWhole(face(who));
    expectWhole(poster(who, "spade"));
  }
  expect(new Set(cast.map((who) => bust(who).body)).size).toBe(25);
});

test("somebody of an owner's edition gets a look from the name, always the same", () => {
  expect(isDrawn("somebody_else")).toBe(false);
  expectWhole(bust("somebody_else"));
  expect(lookOf("somebody_else")).toEqual(lookOf("somebody_else"));
  const names = Array.from({ length: 60 }, (_, i) => `henchman_${i}`);
  expect(new Set(names.map((name) => bust(name).body)).size).toBeGreaterThan(30);
});

test("every resource card has a picture of its own, an unknown one an envelope", () => {
  const cards = lines("cards").filter((line) => field(line, "colour"));
  const ids = cards.map((line) => field(line, "id"));
  expect(ids).toHaveLength(19);
  for (const id of ids) {
    expect(isCardDrawn(id), id).toBe(true);
    expectWhole(cardPicture(id, "blue"));
  }
  expect(isCardDrawn("another")).toBe(false);
  expectWhole(cardPicture("another", "red"));
});

test("things are whole", () => {
  for (const thing of [
    patrol,
    train,
    helicopter,
    cardTable,
    whiteFlag,
    dawn,
    gravestone,
    crown,
    sedan("red"),
    sedan("of nobody"),
    backroom("#7a1f1a", "#1e3f80"),
    note(5),
    heap(9),
    purse([5, 2, 1, 1]),
    telephone(phoneColour(2), true),
    telephone(phoneColour(null), false),
    ...["A", "K", "Q", "J", "10", "9", "?"].map(die),
  ])
    expectWhole(thing);
  expect(new Set([1, 2, 3, null].map(phoneColour)).size).toBe(4);
  expect(suitSign("heart")?.body).toContain("path");
  expect(suitSign("")).toBeNull();
});

test.each([
  ["tilted", SHEET],
  ["upright", UPRIGHT],
])(
  "the city lies %s on its sheet, all districts in what is free, and no two links cross",
  (_, sheet) => {
    const plan = layOut(districts, sheet);
    expectWhole(manhattan({ districts, links }, sheet, plan));
    const at = new Map(districts.map((spot) => [spot.id, onSheet(plan, [spot.x, spot.y])]));
    for (const [x, y] of at.values()) {
      expect(x).toBeGreaterThan(sheet.free.left - 1);
      expect(x).toBeLessThan(sheet.free.right + 1);
      expect(y).toBeGreaterThan(sheet.free.top - 1);
      expect(y).toBeLessThan(sheet.free.bottom + 1);
    }
    const side = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
      Math.sign((b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!));
    for (const [a, b] of links)
      for (const [c, d] of links) {
        if (new Set([a, b, c, d]).size < 4) continue;
        const [p, q, r, s] = [at.get(a)!, at.get(b)!, at.get(c)!, at.get(d)!];
        const cross = side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q);
        expect(cross, `${a}-${b} and ${c}-${d}`).toBe(false);
      }
  },
);

test("every district of the island has its shape, with its square inside", () => {
  const cells = cellsOf(districts);
  const island = districts.filter(({ zone }) => zone !== "outer");
  expect(cells.map(({ spot }) => spot.id)).toEqual(island.map(({ id }) => id));
  expect(cells.every(({ plain }) => !plain)).toBe(true);
});

test("a district of an owner's edition where nobody has drawn land gets a plain shape, and is drawn", () => {
  const harbour: Spot = { id: "harbour", zone: "lower", special: "", x: 20, y: 5 };
  const platform: Spot = { id: "platform", zone: "outer", special: "bar", x: 22, y: 20 };
  const own = [...districts, harbour, platform];
  expect(
    cellsOf(own)
      .filter(({ plain }) => plain)
      .map(({ spot }) => spot.id),
  ).toEqual(["harbour", "platform"]);
  const ways: [string, string][] = [...links, ["harbour", "financial"], ["platform", "tribeca"]];
  const drawn = (spots: Spot[], roads: [string, string][]) =>
    manhattan({ districts: spots, links: roads }, SHEET, layOut(spots, SHEET)).body;
  expect(drawn(own, ways)).not.toMatch(/undefined|NaN/);
  expect(drawn(own, ways)).not.toBe(drawn(districts, links));
});

test("a link is a bridge or a tunnel where it is over water only", () => {
  const byId = (id: string) => districts.find((spot) => spot.id === id)!;
  expect(waterOf(byId("soho"), byId("tribeca"), [COAST])).toBeNull();
  const over = waterOf(byId("tribeca"), byId("union_city"), [COAST]);
  expect(over?.from).toBeGreaterThan(0.05);
  expect(over?.from).toBeLessThan(0.5);
});
