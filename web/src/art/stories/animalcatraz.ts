/** Animalcatraz in pictures. */

import { cover } from "../covers";
import { circle, INKS, line, moved, path, rect, turned, type Shape } from "../pen";
import { arrow, backdrop, cross, die, figure, inset, night, panel, tag, thing } from "./scenery";

const BARS = [30, 96, 162, 228, 294];

/** The bars of a cell, in front of it all. */
const bars = (): Shape =>
  BARS.map(
    (x) =>
      rect(x - 6, 0, 12, 200, "#46555c") +
      rect(x - 6, 0, 4, 200, "#8fa3aa") +
      rect(x + 3, 0, 3, 200, "#232e34"),
  ).join("") + rect(0, 12, 320, 10, "#46555c");

const cellWall = backdrop("#2c4a4a", "#345657");

interface Fur {
  light: string;
  dark: string;
  /** Pointed like a fox's, or round like a bear's. */
  ears: "pointed" | "round";
}
const FOX: Fur = { light: "#e07b2c", dark: "#8f4518", ears: "pointed" };
const BEAR: Fur = { light: "#8a6248", dark: "#553726", ears: "round" };

/** An inmate: a head on a prison shirt, 100 x 120. */
const inmate = ({ light, dark, ears }: Fur, x: number, y: number, scale = 1): Shape =>
  moved(
    path("M6 120q0-34 26-40h36q26 6 26 40Z", "#e3d2ab") +
      path("M50 80h18q26 6 26 40H50Z", "#a8966c") +
      line("M12 96H88M8 110H92", INKS.ink, 5, ' opacity=".7"') +
      (ears === "pointed"
        ? path("M20 40L16 2l28 18ZM80 40L84 2 56 20Z", light)
        : circle(24, 22, 12, light) + circle(76, 22, 12, dark)) +
      path("M50 12q34 0 34 36 0 38-34 44-34-6-34-44 0-36 34-36Z", light) +
      path("M50 12q34 0 34 36 0 38-34 44Z", dark) +
      path("M50 54q18 0 18 18 0 14-18 18-18-4-18-18 0-18 18-18Z", "#fbe8c8") +
      path("M50 54q18 0 18 18 0 14-18 18Z", "#c99a72") +
      path("M42 58h16l-8 10Z", INKS.ink) +
      line("M50 68v8M50 76q-6 5-11 0M50 76q6 5 11 0", INKS.ink, 2.4) +
      circle(36, 44, 6, "#fff6c8") +
      circle(64, 44, 6, "#fff6c8") +
      circle(37, 45, 3, INKS.ink) +
      circle(63, 45, 3, INKS.ink) +
      line("M26 34l18 5M74 34l-18 5", INKS.ink, 3.6),
    x,
    y,
    scale,
  );

/** A guard: a cap with a badge, 100 x 120. */
const guard = (x: number, y: number, scale = 1): Shape =>
  moved(
    path("M6 120q0-34 26-40h36q26 6 26 40Z", "#1d2c50") +
      path("M50 80h18q26 6 26 40H50Z", "#0f1830") +
      path("M26 44h48v20q0 24-24 26-24-2-24-26Z", "#eeb88c") +
      path("M50 44h24v20q0 24-24 26Z", "#b88460") +
      path("M16 40q0-26 34-26t34 26Z", "#1d2c50") +
      path("M50 14q34 0 34 26H50Z", "#0f1830") +
      path("M18 40h64l6 8H12Z", INKS.ink) +
      path("M50 18l3 7 8 .5-6 5 2 8-7-4-7 4 2-8-6-5 8-.5Z", INKS.gold) +
      line("M34 56h10M56 56h10M42 76h16", INKS.ink, 3.4),
    x,
    y,
    scale,
  );

const dumbbell = (x: number, y: number, scale = 1): Shape =>
  moved(
    rect(14, 17, 62, 8, INKS.steel) +
      rect(8, 4, 12, 34, INKS.ink, ' rx="3"') +
      rect(0, 10, 9, 22, INKS.steel2, ' rx="3"') +
      rect(70, 4, 12, 34, INKS.ink, ' rx="3"') +
      rect(81, 10, 9, 22, INKS.steel2, ' rx="3"'),
    x,
    y,
    scale,
  );

const book = (x: number, y: number, scale = 1): Shape =>
  moved(
    path("M0 8q20-10 40 2 20-12 40-2v48q-20-10-40 2-20-12-40-2Z", INKS.green2) +
      path("M4 6q18-8 36 4v46q-18-10-36-4Z", INKS.paper) +
      path("M76 6q-18-8-36 4v46q18-10 36-4Z", "#d8c29a") +
      line(
        "M10 16q12-4 24 3M10 26q12-4 24 3M10 36q12-4 24 3M70 16q-12-4-24 3M70 26q-12-4-24 3",
        "#8a7a5a",
        2,
      ),
    x,
    y,
    scale,
  );

const knife = (x: number, y: number, degrees: number, scale = 1): Shape =>
  moved(
    turned(
      path("M0 8Q36-6 66 6v8H0Z", INKS.steel) +
        path("M0 8Q36 2 66 10v4H0Z", INKS.steel2) +
        rect(66, 2, 5, 16, INKS.gold) +
        rect(71, 5, 28, 10, INKS.wood, ' rx="4"'),
      degrees,
      50,
      10,
    ),
    x,
    y,
    scale,
  );

const wrench = (x: number, y: number, degrees: number): Shape =>
  moved(
    turned(
      path(
        "M0 10q0-16 16-16l-4 9 6 6 9-4q2 13-9 16L66 54q8 10-2 14-6 2-10-4L10 26Q0 22 0 10Z",
        INKS.steel,
      ),
      degrees,
      34,
      30,
    ),
    x,
    y,
  );

const packet = (x: number, y: number): Shape =>
  rect(x - 1.5, y - 1.5, 47, 37, INKS.ink, ' rx="3"') +
  rect(x, y, 44, 34, "#b89a66", ' rx="2"') +
  rect(x + 24, y, 20, 34, "#7d6540", ' rx="2"') +
  line(`M${x} ${y + 17}h44M${x + 22} ${y}v34`, INKS.red, 3);

/** A room's icon on its tile. */
const tile = (shape: Shape, x: number, y: number): Shape =>
  rect(x - 2, y - 2, 84, 74, INKS.ink, ' rx="8"') +
  rect(x, y, 80, 70, "#e3d2ab", ' rx="6"') +
  shape;

const actions = (count: number, x: number, y: number): Shape =>
  Array.from(
    { length: count },
    (_, i) => circle(x + i * 30, y, 12, INKS.ink) + circle(x + i * 30, y, 10, INKS.gold),
  ).join("");

const secret = (x: number, y: number): Shape =>
  turned(
    rect(x - 2, y - 2, 94, 124, INKS.ink, ' rx="5"') +
      rect(x, y, 90, 120, INKS.paper, ' rx="4"') +
      rect(x + 8, y + 8, 74, 104, "#7c1c22", ' rx="3"') +
      path(
        `M${x + 18} ${y + 50}q27-12 54 0 2 22-13 24-10 0-12-9h-4q-2 9-12 9-15-2-13-24Z`,
        INKS.paper,
      ) +
      circle(x + 33, y + 58, 5, INKS.ink) +
      circle(x + 57, y + 58, 5, INKS.ink),
    -5,
    x + 45,
    y + 60,
  );

export const ANIMALCATRAZ = [
  panel(
    "goal",
    backdrop("#1f3838", "#264444", 90),
    () =>
      inset(cover("animalcatraz"), 160, 0, 160, 200) +
      tag("14", 76, 66, 40) +
      path("M40 142l16 12 20-30 20 30 16-12-8 40H48Z", INKS.gold),
  ),
  panel(
    "turn",
    cellWall,
    () => actions(5, 100, 34),
    () => tile(dumbbell(136, 98, 0.75), 130, 74) + tile(book(236, 86, 0.8), 230, 74),
    () => inmate(FOX, 10, 66, 1) + arrow(100, 110, 30) + arrow(208, 110, 24),
  ),
  panel(
    "train",
    cellWall,
    () =>
      dumbbell(24, 36, 1.2) +
      inmate(BEAR, 26, 92, 0.9) +
      inmate(FOX, 194, 92, 0.9) +
      book(192, 14, 1.25),
  ),
  panel(
    "guard",
    backdrop("#26324a", "#31405c"),
    () =>
      tile(dumbbell(28, 78, 0.75), 22, 58) +
      guard(62, 50, 1) +
      cross(56, 92, 16) +
      inmate(FOX, 206, 62, 1) +
      die("4", 160, 30, 32, -8) +
      die("5", 198, 22, 32, 8),
  ),
  panel(
    "trade",
    backdrop("#6b4708", "#7d5610"),
    () =>
      packet(26, 54) +
      packet(54, 96) +
      packet(20, 136) +
      arrow(120, 104, 44) +
      knife(184, 44, -18, 1.1) +
      wrench(214, 96, 0),
  ),
  panel(
    "fight",
    backdrop("#4a1f2b", "#5e2a33"),
    () =>
      inmate(FOX, 14, 60, 1.15) +
      inmate(BEAR, 192, 60, 1.15) +
      knife(110, 34, 20) +
      path(
        "M160 74l6 16 16-6-6 16 14 8-16 6 4 16-16-6-10 14-6-16-16 4 8-14-14-10 16-4-2-16 14 6Z",
        INKS.gold,
      ),
  ),
  panel(
    "crime",
    cellWall,
    () => secret(40, 40) + arrow(160, 104, 40) + tag("+", 250, 104, 36),
    bars,
  ),
  panel("night", night, () => inmate(FOX, 36, 84, 1) + inmate(BEAR, 186, 84, 1), bars),
  panel(
    "end",
    backdrop("#c8552f", "#d9693c"),
    () =>
      inmate(BEAR, 6, 76, 1.05) +
      inmate(FOX, 74, 84, 0.95) +
      figure("13", 84, 56, 44, INKS.paper) +
      rect(206, 30, 92, 160, INKS.ink, ' rx="6"') +
      path("M214 38H290V190H214Z", "#8fc0e8") +
      path("M214 150q38-34 76 0V190H214Z", INKS.green) +
      path("M214 38L244 54V206L214 190Z", "#46555c") +
      wrench(176, 110, 20),
  ),
];

const flame = (x: number, y: number, scale = 1): Shape =>
  moved(
    path("M26 0q22 20 22 40a22 22 0 0 1-44 0q0-10 8-18 2 8 7 9Q16 14 26 0Z", "#e0452c") +
      path("M27 26q12 10 12 20a13 13 0 0 1-26 0q0-6 5-11 2 5 5 5 0-8 4-14Z", INKS.gold),
    x,
    y,
    scale,
  );

const toothbrush = (): Shape =>
  turned(
    rect(4, 34, 64, 8, "#3f8fd6", ' rx="4"') +
      path("M4 34l-4 4 4 4Z", INKS.steel) +
      rect(44, 22, 22, 12, INKS.paper, ' rx="2"') +
      line("M49 22v12M54 22v12M59 22v12", "#b8a684", 1.6),
    -28,
    36,
    36,
  );

const chair = (): Shape =>
  path("M18 6h36v34H18Z", INKS.wood) +
  path("M36 6h18v34H36Z", INKS.wood2) +
  path("M12 38h48v10H12Z", INKS.wood) +
  path("M14 48h7v20h-7ZM51 48h7v20h-7Z", INKS.wood2) +
  path("M24 0h24v9H24Z", INKS.steel) +
  line("M12 30h12M48 30h12", INKS.gold, 5);

export const ANIMALCATRAZ_THINGS = [
  thing("action", ["main"], () => actions(2, 21, 36)),
  thing("force", ["main", "attack_or_steal"], () => dumbbell(0, 18, 0.8)),
  thing("cunning", ["main", "attack_or_steal"], () => book(4, 8, 0.8)),
  thing(
    "notch",
    ["night_training", "main"],
    () =>
      rect(4, 26, 64, 20, INKS.ink, ' rx="4"') +
      [0, 1, 2, 3].map((i) => rect(8 + i * 15, 30, 11, 12, i < 2 ? INKS.gold : "#46555c")).join(""),
  ),
  thing("rep", ["main"], () => tag("5", 36, 36, 30)),
  thing("guard", ["main_guards", "corrupt_how"], () => guard(4, -2, 0.62) + tag("C", 58, 58, 13)),
  thing("chair", ["work", "main_goods"], () => moved(chair(), 0, 2, 0.98)),
  thing("contraband", ["trade_pay", "work", "main_goods"], () => moved(packet(0, 0), 4, 10, 1.45)),
  thing("toothbrush", ["main_guards"], toothbrush),
  thing("primal", ["main_primal"], () => flame(6, 2, 1.12)),
  thing("crime", ["start_crime"], () => moved(secret(0, 0), 10, -2, 0.58)),
];
