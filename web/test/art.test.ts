import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ANIMALS, bust, face, fighter, hooded, mugshot, standing } from "../src/art/animals";
import { botFace, botName, personFace } from "../src/art/avatars";
import { back } from "../src/art/backs";
import { building } from "../src/art/buildings";
import { dollar } from "../src/art/coin";
import { cover } from "../src/art/covers";
import { cardBack, contraband, fist } from "../src/art/contraband";
import { crookTraits } from "../src/art/crooks";
import { gangPalette } from "../src/art/gangs";
import { hangout } from "../src/art/hangouts";
import { guardBust, onGuard } from "../src/art/hounds";
import { isSign, sign } from "../src/art/icons";
import { mix, type Drawing } from "../src/art/pen";
import { portrait, traitsFromName } from "../src/art/portrait";
import { bars, furniture, island, padlock, room } from "../src/art/prison";
import * as stages from "../src/art/stages";

const EDITIONS = resolve(import.meta.dirname, "../../src/backroom/games");

/** What a line of an edition file says of a field. */
function fields(game: string, list: string, field: string): string[] {
  const text = readFileSync(`${EDITIONS}/${game}/edition.toml`, "utf8");
  const part = new RegExp(`^${list} = \\[\\n([\\s\\S]*?)^\\]`, "m").exec(text)?.[1] ?? "";
  return [...part.matchAll(new RegExp(`${field} = "([^"]*)"`, "g"))].map((found) => found[1] ?? "");
}

const CROOKS = fields("crooks", "crooks", "name");
const drawn = (name: string) => portrait(crookTraits(name), gangPalette("N"), gangPalette("W"));

/** Nothing is left out of it, and the page's content security policy lets all of it be seen. */
function expectWhole({ box, body }: Drawing) {
  expect(box).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(body.length).toBeGreaterThan(80);
  expect(body).not.toMatch(/undefined|NaN|style=|<script|href=/);
}

test("every crook of the house has a face of its own", () => {
  expect(CROOKS).toHaveLength(32);
  const faces = CROOKS.map((name) => drawn(name).body);
  expect(new Set(faces).size).toBe(32);
  for (const name of CROOKS) {
    expectWhole(drawn(name));
    expect(crookTraits(name)).not.toEqual(traitsFromName(name));
  }
});

test("whoever nobody has drawn gets a face from the name, always the same", () => {
  expect(crookTraits("Somebody Else")).toEqual(traitsFromName("Somebody Else"));
  const names = Array.from({ length: 200 }, (_, i) => `Guest ${i}`);
  for (const name of names) expectWhole(personFace(name, "red"));
  const faces = new Set(names.map((name) => personFace(name, "red").body));
  expect(faces.size).toBeGreaterThan(190);
});

test("bots have names and faces of their own, by level and seat", () => {
  const levels = [
    "random",
    "greedy",
    "search:easy",
    "search:normal",
    "search:hard",
    "search:expert",
  ];
  const chairs = levels.flatMap((level) =>
    Array.from({ length: 8 }, (_, seat) => [level, seat] as const),
  );
  const faces = chairs.map(([level, seat]) => botFace(level, seat, "blue"));
  for (const face of faces) expectWhole(face);
  expect(new Set(faces.map(({ body }) => body)).size).toBe(chairs.length);
  expect(new Set(chairs.map(([level, seat]) => botName(level, seat))).size).toBe(chairs.length);
  expect(botName("exec:./mybot", 0)).toBeNull();
});

test.each([
  ["crooks", "targets"],
  ["sneaks", "sites"],
])("every place of %s has a picture, and only unknown ones are a house", (game, list) => {
  const house = building("house").body;
  for (const name of fields(game, list, "en")) {
    expectWhole(building(name.toLowerCase()));
    if (name !== "House") expect(building(name.toLowerCase()).body).not.toBe(house);
  }
});

test("every hangout has a picture of its own", () => {
  const letters = fields("crooks", "hangouts", "id");
  expect(new Set(letters.map((letter) => hangout(letter).body)).size).toBe(letters.length);
  for (const letter of letters) expectWhole(hangout(letter));
});

test("gangs and abilities have signs", () => {
  for (const id of [...fields("crooks", "gangs", "id"), ...fields("crooks", "abilities", "id")])
    expect(isSign(id) && sign(id).body).toContain("currentColor");
});

test("covers, backs and coins are whole", () => {
  for (const game of ["crooks", "sneaks", "kings", "animalcatraz", "another"])
    expectWhole(cover(game));
  expectWhole(back("#ffffff", "#000000"));
  expectWhole(dollar);
});

test("every inmate of the house has a head of its own, calm and Primal", () => {
  const animals = fields("animalcatraz", "inmates", "animal");
  expect(animals).toHaveLength(12);
  expect([...ANIMALS].sort()).toEqual([...animals].sort());
  const drawings = animals.flatMap((animal) => [bust(animal), bust(animal, true)]);
  expect(new Set(drawings).size).toBe(24);
  for (const animal of animals)
    for (const isPrimal of [false, true])
      for (const draw of [face, fighter, mugshot, standing]) expectWhole(draw(animal, isPrimal));
  expectWhole(hooded);
  expectWhole(mugshot("an owner's own animal"));
});

test("a rival's colour is that of the text around its figure", () => {
  expect(standing("fox").body).toContain("currentColor");
  expect(onGuard("drunk").body).toContain("currentColor");
});

test("every guard of the house has a face of its own", () => {
  const guards = fields("animalcatraz", "guards", "id");
  expect(guards).toHaveLength(9);
  const faces = [...guards, "warden"].map((guard) => guardBust(guard));
  for (const drawn of faces) expectWhole(drawn);
  expect(new Set(faces.map(({ body }) => body)).size).toBe(10);
  expectWhole(guardBust("somebody else"));
});

test("every room and every icon of the prison has a picture of its own", () => {
  const rooms = fields("animalcatraz", "rooms", "id").filter((id) => !id.startsWith("wing"));
  const pictures = [...rooms, "wing_a"].map((id) => room(id).body);
  expect(new Set(pictures).size).toBe(6);
  for (const id of [...rooms, "wing_a"]) expectWhole(room(id));
  const icons = fields("animalcatraz", "icons", "id");
  expect(icons).toHaveLength(11);
  const crate = furniture("unknown", "yard").body;
  for (const icon of icons) {
    const where = icon === "work" ? "laundry" : "yard";
    expectWhole(furniture(icon, where));
    expect(furniture(icon, where).body).not.toBe(crate);
  }
  expect(furniture("work", "laundry")).not.toEqual(furniture("work", "infirmary"));
});

test("every card of the house has a picture; only the cell traps share theirs", () => {
  const cards = ["contraband", "items"].flatMap((list) => fields("animalcatraz", `${list}`, "id"));
  expect(cards.length).toBeGreaterThan(60);
  const drawn = cards
    .filter((card) => !card.startsWith("trap_"))
    .map((card) => contraband(card, "goods"));
  for (const picture of drawn) expectWhole(picture);
  expect(new Set(drawn.map(({ body }) => body)).size).toBe(drawn.length);
  expect(drawn.map(({ body }) => body)).not.toContain(contraband("unknown", "goods").body);
  for (const picture of [contraband("trap_library", "trap"), fist, cardBack, bars])
    expectWhole(picture);
});

test("the stages are whole", () => {
  const { ring, burning, raft, rooftop, ...still } = stages;
  for (const scene of Object.values(still)) expectWhole(scene);
  for (const scene of [ring(["fox"]), burning(["pig"]), raft("fox"), rooftop("bull", ["fox"])])
    expectWhole(scene);
  for (const time of ["day", "night", "riot"] as const) expectWhole(island(time));
  for (const isOpen of [false, true]) expectWhole(padlock(isOpen));
});

test("colours are mixed", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#ffffff", 1)).toBe("#ffffff");
});
