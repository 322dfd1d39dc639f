/** New York Kings in pictures. */

import { cover } from "../covers";
import { gangPalette, seatColours } from "../gangs";
import { hangout } from "../hangouts";
import { circle, flipped, INKS, line, moved, path, rect, turned, type Shape } from "../pen";
import { cutOut, portrait, traitsFromName } from "../portrait";
import {
  arrow,
  backdrop,
  cross,
  die,
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

/** Somebody of a gang, before the colour of a seat. */
const member = (name: string, seat: string, x: number, y: number, size: number): Shape =>
  rect(x - 2, y - 2, size + 4, size + 4, INKS.ink, ' rx="4"') +
  inset(
    portrait(traitsFromName(name), seatColours(seat).palette, undefined, "head"),
    x,
    y,
    size,
    size,
  );

/** A patrol car, 140 wide, seen from the side. */
const policeCar = (x: number, y: number, scale = 1): Shape =>
  moved(
    path("M0 40q-4-20 16-22L34-4h56l22 22q26 0 26 22v6H0Z", "#1d2c50") +
      path("M78-4h12l22 22q26 0 26 22v6H78Z", "#0f1830") +
      path("M42 16l12-14h12v14ZM72 2h16l14 14H72Z", "#8fd0ff") +
      rect(58, -12, 12, 8, "#ff5a4a") +
      rect(70, -12, 12, 8, "#4aa3ff") +
      rect(0, 28, 40, 8, INKS.paper) +
      circle(28, 48, 13, INKS.ink) +
      circle(28, 48, 6, INKS.steel) +
      circle(110, 48, 13, INKS.ink) +
      circle(110, 48, 6, INKS.steel) +
      circle(3, 28, 4, INKS.lamp),
    x,
    y,
    scale,
  );

/** A banknote, in thousands. */
const note = (worth: string, x: number, y: number, degrees = 0): Shape =>
  turned(
    rect(x - 1.5, y - 1.5, 75, 41, INKS.ink, ' rx="3"') +
      rect(x, y, 72, 38, "#8fb58a", ' rx="2"') +
      line(`M${x + 5} ${y + 5}h62v28h-62Z`, INKS.green2, 1.6) +
      circle(x + 36, y + 19, 13, "#d9ecc8") +
      figure(worth, x + 36, y + 25, 18, INKS.green2),
    degrees,
    x + 36,
    y + 19,
  );

/** A district on the map. */
const district = (x: number, y: number, fill: string): Shape =>
  circle(x, y, 24, INKS.ink) +
  circle(x, y, 22, fill) +
  path(roofsAt(x, y), INKS.ink, ' opacity=".45"');

const roofsAt = (x: number, y: number): string => `M${x - 14} ${y + 14}v-16h8v-8h8v12h10v12Z`;

const road = (d: string): Shape => line(d, INKS.ink, 11) + line(d, "#c9b48c", 7);

/** A mission: a briefcase on paper. */
const mission = (x: number, y: number): Shape =>
  rect(x - 2, y - 2, 68, 60, INKS.ink, ' rx="4"') +
  rect(x, y, 64, 56, INKS.paper, ' rx="3"') +
  path(`M${x + 24} ${y + 20}v-8h16v8`, "none", ` stroke="${INKS.wood2}" stroke-width="4"`) +
  rect(x + 10, y + 20, 44, 28, INKS.wood, ' rx="3"') +
  rect(x + 34, y + 20, 20, 28, INKS.wood2, ' rx="3"') +
  line(`M${x + 10} ${y + 31}h44`, INKS.gold, 2) +
  rect(x + 28, y + 28, 8, 7, INKS.gold);

/** A resource card: a star for its event, or a step. */
const resource = (): Shape =>
  rect(-1.5, -1.5, 63, 87, INKS.ink, ' rx="5"') +
  rect(0, 0, 60, 84, INKS.paper, ' rx="4"') +
  rect(4, 4, 52, 76, "#7c2a34", ' rx="3"') +
  path("M30 16l6 14 15 1-11 10 3 15-13-8-13 8 3-15-11-10 15-1Z", INKS.gold) +
  path("M20 64h12v-5l10 8-10 8v-5H20Z", INKS.paper);

const poster = (): Shape => inset(cover("kings"), 190, 0, 130, 200);

export const KINGS = [
  panel(
    "goal",
    backdrop("#7c2a34", "#8f3540", 90),
    poster,
    () =>
      inset(portrait(traitsFromName("Boss"), gangPalette("O")), 30, 14, 120, 120) +
      note("10", 24, 146, -8) +
      note("5", 92, 148, 6),
  ),
  panel(
    "bid",
    backdrop("#15294a", "#1d3760"),
    () => note("5", 22, 36, -10) + note("2", 40, 82, 4) + note("0", 22, 132, -4),
    () => arrow(122, 98, 36) + policeCar(172, 86, 0.95),
  ),
  panel("cards", felt, () =>
    [0, 1, 2].map((i) => laid(resource(), 64 + i * 66, 44, 1.25, -8 + i * 8)).join(""),
  ),
  panel(
    "move",
    backdrop("#2e5a6e", "#38667b"),
    () => road("M50 150L130 110L210 140L280 80M130 110L150 44L280 80"),
    () =>
      district(50, 150, "#d9a53a") +
      district(130, 110, "#9fb0b8") +
      district(210, 140, "#9fb0b8") +
      district(150, 44, "#9fb0b8") +
      district(280, 80, "#9fb0b8"),
    () => member("Boss", "red", 20, 86, 44) + arrow(72, 104, 30) + arrow(156, 96, 34),
  ),
  panel(
    "mission",
    backdrop("#6b4708", "#7d5610"),
    () => road("M56 140L264 140"),
    () => district(56, 140, "#d9a53a") + district(264, 140, "#4faa63"),
    () => mission(24, 34) + arrow(118, 64, 70) + note("10", 226, 46, 6),
    () => member("Boss", "red", 138, 112, 46),
  ),
  panel(
    "recruit",
    backdrop("#3a2140", "#4a2a52"),
    () => framed(hangout("A"), 18, 30, 150, 100),
    () => member("Slick", "white", 74, 86, 56),
    () =>
      note("3", 204, 30, -4) +
      die("J", 194, 92, 36, -8) +
      die("9", 236, 100, 36, 6) +
      die("Q", 276, 88, 36, 10),
  ),
  panel(
    "duel",
    backdrop("#4a1f2b", "#5e2a33"),
    () => moved(cutOut(traitsFromName("Boss"), seatColours("red").palette), 0, 40, 1.2),
    () =>
      moved(flipped(cutOut(traitsFromName("Slick"), seatColours("blue").palette)), 200, 40, 1.2),
    () => die("K", 106, 20, 34, -6) + die("K", 144, 14, 34) + die("9", 182, 20, 34, 8),
    () => note("2", 104, 118, -5) + note("2", 144, 138, 6),
  ),
  panel(
    "police",
    night,
    () => policeCar(150, 112, 1.15),
    () => path("M148 146L20 112V186Z", INKS.lamp, ' opacity=".4"'),
    () => member("Boss", "red", 22, 104, 56) + mission(28, 30) + cross(60, 60, 18),
  ),
  panel(
    "end",
    backdrop("#c8552f", "#d9693c", 160, 170),
    () => circle(160, 170, 74, "#f2b65a") + rect(0, 168, 320, 32, "#45182f"),
    () =>
      path("M112 60l24 20 24-44 24 44 24-20-10 52h-76Z", INKS.gold) +
      path("M160 36l24 44 24-20-10 52h-38Z", INKS.brass),
    () => note("10", 70, 136, -8) + note("10", 124, 130, 2) + note("10", 178, 136, 8),
  ),
];

export const KINGS_THINGS = [
  thing("money", ["bid"], () => moved(note("5", 0, 0, -8), 0, 16, 1)),
  thing("police", ["bid", "police_to"], () => policeCar(2, 26, 0.48)),
  thing("card", ["react", "discard", "moves"], () => laid(resource(), 10, -4, 0.86, -4)),
  thing("person", ["start_tile", "moves"], () => member("Boss", "red", 10, 10, 52)),
  thing("address", ["start_tile"], () => district(34, 40, "#d9a53a") + tag("3", 54, 20, 14)),
  thing("mission", ["start_tile", "actions"], () => mission(4, 8)),
  thing(
    "step",
    ["moves", "drive"],
    () => road("M10 56L62 20") + circle(12, 54, 9, "#d9a53a") + tag("1", 58, 22, 13),
  ),
  thing("bar", ["actions", "recruit_where"], () => framed(hangout("A"), 6, 12, 60, 48)),
  thing(
    "dice",
    ["fold", "resist", "offer"],
    () => die("K", 6, 18, 34, -8) + die("9", 34, 24, 32, 8),
  ),
];
