import { expect, test } from "vitest";
import { chart } from "../src/pages/chart";
import { search } from "../src/pages/search";

const book = {
  game: "crooks",
  title: "",
  intro: "",
  chapters: [
    { title: "Caïd", rules: ["CR-103", "CR-104"] },
    { title: "Espion", rules: ["CR-107"] },
  ],
  texts: {
    "CR-103": "Un Caïd n’est jamais caché.",
    "CR-104": "Le dernier de sa pile.",
    "CR-107": "L’Espion regarde.",
  },
};

test("every word must be there, whatever accents and case", () => {
  const found = search(book, "CAID cache");
  expect(found).toEqual([
    { title: "Caïd", rules: [{ number: "CR-103", text: "Un Caïd n’est jamais caché." }] },
  ]);
  expect(search(book, "cr-107")[0]?.rules).toHaveLength(1);
  expect(search(book, "")).toHaveLength(2);
  expect(search(book, "nothing like it")).toEqual([]);
});

test("the chart spans the box from the least to the most points", () => {
  const drawn = chart(
    [
      [0, 0],
      [5, -5],
      [10, 0],
    ],
    100,
    30,
  );
  expect(drawn.lines).toEqual(["0,20 50,10 100,0", "0,20 50,30 100,20"]);
});

test("a chart of nothing has no lines", () => {
  expect(chart([], 100, 30).lines).toEqual([]);
});
