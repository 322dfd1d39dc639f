/** Sneaks & Snitches in pictures. */

import { building } from "../buildings";
import { seatColours } from "../gangs";
import { sneak, snitch } from "../figures";
import { loot } from "../loot";
import { circle, INKS, rect, type Shape } from "../pen";
import {
  arrow,
  backdrop,
  cardBack,
  cross,
  felt,
  figure,
  framed,
  inset,
  laid,
  night,
  panel,
  tag,
  thing,
} from "./scenery";

const GOODS = ["b", "g", "r", "y"];

const robber = (seat: string, x: number, y: number, height = 78): Shape => {
  const { cloth, shade } = seatColours(seat);
  return inset(sneak(cloth, shade), x, y, height * 0.69, height, "meet");
};

const watcher = (seat: string, x: number, y: number, height = 78): Shape => {
  const { cloth, shade } = seatColours(seat);
  return inset(snitch(cloth, shade), x, y, height * 0.69, height, "meet");
};

/** A card of loot. */
const lootCard = (names: string[], x: number, y: number): Shape =>
  rect(x - 2, y - 2, names.length * 26 + 16, 40, INKS.ink, ' rx="5"') +
  rect(x, y, names.length * 26 + 12, 36, INKS.paper, ' rx="4"') +
  names.map((name, i) => inset(loot(name), x + 6 + i * 26, y + 6, 24, 24, "meet")).join("");

const site = (name: string, letter: string, x: number, y: number, width = 92): Shape =>
  framed(building(name), x, y, width, width * 0.76) + tag(letter, x + 2, y + 2, 13);

export const SNEAKS = [
  panel("goal", felt, () =>
    GOODS.map((name, i) => inset(loot(name), 14 + i * 76, 60, 66, 66, "meet")).join(""),
  ),
  panel(
    "sites",
    night,
    () => site("archives", "A", 14, 30) + lootCard(["b", "b"], 28, 120),
    () => site("casino", "C", 114, 30) + lootCard(["r", "y"], 128, 120),
    () => site("gallery", "G", 214, 30) + lootCard(["g", "g"], 228, 120),
  ),
  panel(
    "plan",
    backdrop("#3b3a4a", "#4a485c"),
    () => site("casino", "C", 22, 18, 120) + lootCard(["r", "y"], 72, 84),
    () => site("bank", "B", 178, 18, 120) + lootCard(["y"], 250, 84),
    () => robber("purple", 44, 104, 92) + watcher("purple", 200, 104, 92),
  ),
  panel(
    "reveal",
    felt,
    () => laid(cardBack("purple"), 16, 16, 0.9, -6) + laid(cardBack("orange"), 16, 104, 0.9, 5),
    () => arrow(88, 58, 30) + arrow(88, 144, 30),
    () => tag("C", 146, 58, 22) + robber("purple", 172, 14, 84),
    () => tag("A", 146, 144, 22) + robber("orange", 172, 102, 84),
    () => tag("B", 254, 58, 18) + watcher("purple", 270, 24, 66),
    () => tag("C", 254, 144, 18) + watcher("orange", 270, 112, 66),
  ),
  panel(
    "alone",
    night,
    () => site("exhibition", "E", 26, 24, 150),
    () => robber("purple", 60, 96, 96) + arrow(140, 150, 36),
    () => lootCard(["g", "r"], 204, 132),
  ),
  panel(
    "crowd",
    backdrop("#1e4252", "#2e5a6e"),
    () => site("casino", "C", 84, 14, 150) + lootCard(["r", "y"], 128, 84),
    () => robber("purple", 40, 104, 92) + robber("orange", 216, 104, 92),
    () => laid(cardBack("purple"), 6, 118, 0.6, -8) + laid(cardBack("orange"), 282, 118, 0.6, 8),
  ),
  panel(
    "guarded",
    backdrop("#4a1f2b", "#5e2a33"),
    () => site("bank", "B", 84, 14, 150) + lootCard(["y", "y"], 128, 84),
    () => watcher("orange", 122, 112, 86),
    () => robber("purple", 30, 104, 90) + cross(60, 148, 18),
    () => robber("pink", 226, 104, 90) + cross(258, 148, 18),
  ),
  panel("special", felt, () =>
    ["safe", "blank", "masks", "docs", "flask"]
      .map(
        (name, i) =>
          circle(38 + i * 61, 100, 29, INKS.ink) +
          circle(38 + i * 61, 100, 27, INKS.paper) +
          inset(loot(name), 18 + i * 61, 80, 40, 40, "meet"),
      )
      .join(""),
  ),
  panel(
    "end",
    backdrop("#26324a", "#31405c"),
    () => inset(loot("b"), 20, 22, 52, 52, "meet") + inset(loot("y"), 20, 118, 52, 52, "meet"),
    () =>
      ["3", "0", "0"].map((worth, i) => place(worth, i, 24)).join("") +
      ["3", "3", "0"].map((worth, i) => place(worth, i, 120)).join(""),
  ),
];

/** A step of the podium of a colour, and what it is worth. */
function place(worth: string, rank: number, y: number): Shape {
  const x = 104 + rank * 70;
  const top = y + rank * 12;
  return (
    rect(x, top, 58, y + 54 - top, worth === "0" ? "#4a5568" : INKS.gold, ' rx="3"') +
    figure(worth, x + 29, y + 50, 24, worth === "0" ? INKS.paper : INKS.ink)
  );
}

export const SNEAKS_THINGS = [
  thing("sneak", ["plan"], () => robber("orange", 14, 4, 64)),
  thing("snitch", ["plan"], () => watcher("orange", 14, 4, 64)),
  ...GOODS.map((name) => thing(name, ["plan"], () => inset(loot(name), 6, 6, 60, 60, "meet"))),
  thing("special", ["plan"], () => inset(loot("masks"), 6, 6, 60, 60, "meet")),
  thing("stash", ["colour", "exchange"], () => laid(cardBack("purple"), 12, -2, 0.84, 4)),
  thing(
    "rank",
    ["plan"],
    () =>
      rect(6, 34, 20, 32, "#b89a66") +
      rect(26, 16, 20, 50, INKS.gold) +
      rect(46, 46, 20, 20, "#8a6a3a") +
      figure("1", 36, 38, 18, INKS.ink) +
      figure("2", 16, 54, 16, INKS.ink),
  ),
];
