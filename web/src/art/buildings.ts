/** Shop fronts and landmarks: the targets of Crooks, the sites of Sneaks & Snitches. */

import { circle, drawing, type Drawing, INKS, line, path, rect, type Shape, turned } from "./pen";
import { coin } from "./coin";

/** Windows in rows; some are lit, always the same ones. */
function windows(
  x: number,
  y: number,
  across: number,
  down: number,
  width: number,
  height: number,
  stepX: number,
  stepY: number,
  on: string = INKS.lamp,
  off = "#2b3350",
  seed = 3,
): Shape {
  let lit = "";
  let unlit = "";
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const window = `M${x + i * stepX} ${y + j * stepY}h${width}v${height}h-${width}z`;
      if ((i * 7 + j * 5 + seed) % 3) lit += window;
      else unlit += window;
    }
  return path(lit, on) + path(unlit, off);
}

function awning(
  x: number,
  y: number,
  width: number,
  stripes: number,
  first: string,
  second: string,
  height = 9,
): Shape {
  const stripe = width / stripes;
  const top = (i: number) => x + 3 + ((width - 6) * i) / stripes;
  return Array.from({ length: stripes }, (_, i) =>
    path(
      `M${top(i)} ${y}H${top(i + 1)}L${x + stripe * (i + 1)} ${y + height}a${stripe / 2} ${stripe / 2.4} 0 0 1-${stripe} 0Z`,
      i % 2 ? second : first,
    ),
  ).join("");
}

function columns(
  x: number,
  y: number,
  height: number,
  count: number,
  gap: number,
  light: string = INKS.stone,
  dark: string = INKS.stone2,
  width = 6,
): Shape {
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * gap;
    return (
      rect(left, y, width, height, light) +
      rect(left + width * 0.55, y, width * 0.45, height, dark) +
      rect(left - 1, y - 2, width + 2, 2.4, light) +
      rect(left - 1, y + height - 1, width + 2, 2.4, dark)
    );
  }).join("");
}

export const lampPost = (x: number, y: number, height = 26): Shape =>
  line(`M${x} ${y}V${y - height}`, INKS.ink, 1.6) +
  circle(x, y - height - 2, 3, INKS.lamp) +
  circle(x, y - height - 2, 9, INKS.lamp, ' opacity=".22"');

/** A crate of fruit before a shop. */
const crate = (x: number, fruit: string): Shape =>
  path(`M${x} 66h10l-1 10h-8Z`, INKS.wood) +
  [0, 1, 2].map((i) => circle(x + 2 + i * 3, 65, 2.3, fruit)).join("");

const SPINES = ["#b0472f", "#3f8a55", "#2c5a86"];

/** 100 x 80, standing on 76. */
const BUILDINGS: Record<string, Shape> = {
  newsstand:
    rect(22, 34, 56, 42, "#2f6d6a") +
    rect(56, 34, 22, 42, INKS.teal2) +
    rect(27, 44, 46, 18, "#12302f") +
    [29, 37, 45, 53, 61]
      .map(
        (x, i) =>
          rect(x, 46, 7, 9, i % 2 ? INKS.paper : "#f2d9a0") +
          line(`M${x + 1} 49h5M${x + 1} 51.5h5M${x + 1} 53.5h3`, INKS.ink, 0.7),
      )
      .join("") +
    path("M44 62q0-6 6-6t6 6Z", INKS.wood) +
    circle(50, 53, 4, "#eeb88c") +
    path("M45 52q1-6 6-6 5 0 5 4l3 1-6 1Z", "#6d5a45") +
    rect(20, 62, 60, 5, INKS.wood) +
    rect(56, 62, 24, 5, INKS.wood2) +
    awning(17, 26, 66, 8, INKS.red, INKS.paper, 10) +
    rect(22, 69, 8, 7, INKS.paper) +
    rect(32, 67, 8, 9, "#f2d9a0") +
    line("M23 71h6M23 73.5h6M33 69.5h6M33 72h6", INKS.ink, 0.7) +
    path("M30 26L32 15H68L70 26Z", INKS.ink) +
    line("M36 20H64M38 23H62", INKS.gold, 1.2),
  grocery:
    rect(16, 20, 68, 56, "#7d9a5b") +
    rect(60, 20, 24, 56, "#46633a") +
    windows(22, 25, 4, 1, 8, 9, 15, 0, INKS.lamp, "#2a3a2c", 1) +
    rect(20, 48, 38, 22, INKS.lamp) +
    rect(62, 48, 16, 28, INKS.wood2) +
    rect(64, 51, 12, 12, INKS.lamp) +
    awning(13, 38, 74, 9, INKS.green, INKS.paper, 9) +
    crate(22, "#e0662c") +
    crate(34, "#c8352b") +
    crate(46, "#9bbf3b") +
    path("M27 58q2-6 7-6t7 6Z", "#e8c777") +
    circle(34, 50, 3, "#c8352b") +
    rect(16, 17, 68, 4, INKS.stone) +
    rect(60, 17, 24, 4, INKS.stone2),
  house:
    path("M26 24H74V76H26Z", INKS.brick) +
    rect(56, 24, 18, 52, INKS.brick2) +
    path("M23 24L27 14H73L77 24Z", "#40313a") +
    rect(36, 6, 6, 12, INKS.brick2) +
    windows(31, 30, 3, 2, 8, 11, 15, 17, INKS.lamp, "#3b2733", 2) +
    line("M29 43H41M44 43H56M59 43H71", INKS.stone, 1.6) +
    path("M56 76V56q5-6 10 0V76Z", INKS.green2) +
    circle(64, 67, 0.9, INKS.gold) +
    path("M52 76h22v-3H52ZM54 73h18v-3H54Z", INKS.stone) +
    line("M40 4q-3-4 1-7", INKS.paper, 1.6, ' opacity=".6"') +
    path("M10 76q0-14 8-14t8 14Z", INKS.green2) +
    path("M14 70q0-10 7-10t6 16Z", INKS.green) +
    rect(30, 58, 20, 2, INKS.stone) +
    path("M31 58q2-5 4 0q2-5 4 0q2-5 4 0q2-5 4 0Z", "#d8604a"),
  shop:
    rect(12, 16, 76, 60, "#c98a5a") +
    rect(62, 16, 26, 60, "#7c4a36") +
    windows(18, 21, 5, 1, 8, 10, 14, 0, INKS.lamp, "#4a2c2b", 1) +
    rect(16, 44, 28, 28, INKS.lamp) +
    rect(58, 44, 26, 28, INKS.lamp) +
    rect(46, 44, 10, 32, INKS.wood2) +
    rect(48, 47, 6, 18, "#f7c66c") +
    path("M22 72V64q0-6 4-7l-2-3h6l-2 3q4 1 4 7v8Z", INKS.plum) +
    circle(27, 51, 2.6, INKS.plum) +
    path("M36 72V60M66 60q2-4 8-4t8 4l3 1q-11 4-22 0Z", INKS.ink) +
    rect(70, 62, 8, 10, INKS.wood) +
    line("M38 72V62", INKS.wood2, 1.2) +
    path("M33 58q0-5 5-5t5 5l2 1H31Z", INKS.teal) +
    awning(10, 34, 80, 10, "#2c5a86", INKS.paper, 9) +
    rect(12, 12, 76, 5, INKS.gold) +
    rect(62, 12, 26, 5, INKS.brass),
  hotel:
    rect(22, 10, 44, 66, "#8c6aa0") +
    rect(50, 10, 16, 66, "#4d3460") +
    path("M18 76V40H22V76ZM66 40h4V76h-4Z", "#6b4b80") +
    windows(26, 16, 4, 4, 6, 8, 10, 12, INKS.lamp, "#3a2650", 2) +
    path("M34 10L36 4H52L54 10Z", "#6b4b80") +
    line("M44 4V-3", INKS.gold, 1.4) +
    rect(72, 8, 12, 46, INKS.red) +
    rect(79, 8, 5, 46, "#7c1c22") +
    [13, 22, 31, 40, 48]
      .map((y) =>
        path(
          `M78 ${y - 3.6}l1.1 2.4 2.6.2-2 1.7.6 2.6-2.3-1.4-2.3 1.4.6-2.6-2-1.7 2.6-.2Z`,
          INKS.lamp,
        ),
      )
      .join("") +
    rect(66, 26, 6, 2, INKS.ink) +
    rect(36, 62, 16, 14, INKS.lamp) +
    rect(43.4, 62, 1.2, 14, INKS.wood2) +
    path("M28 62H60L64 56H24Z", INKS.red) +
    line("M26 59H62", INKS.gold, 1.2, ' stroke-dasharray="0 3"'),
  jeweller:
    rect(18, 22, 64, 54, INKS.teal) +
    rect(58, 22, 24, 54, INKS.teal2) +
    path("M22 76V50a13 13 0 0 1 26 0V76Z", INKS.lamp) +
    path("M54 76V50a11 11 0 0 1 22 0V76Z", "#12302f") +
    path("M57 76V51a8 8 0 0 1 16 0V76Z", "#f7c66c") +
    path("M35 48l7 7-7 10-7-10Z", "#8fe3ee") +
    path("M35 48l7 7H35Z", "#e9fbff") +
    path("M35 55h7l-7 10Z", "#3fa7b8") +
    rect(24, 68, 22, 4, INKS.red) +
    circle(29, 67, 1.6, INKS.gold) +
    circle(41, 67, 1.6, "#e9fbff") +
    path("M40 20L50 4L60 20Z", "none") +
    path("M42 8h16l7 7-15 16-15-16Z", "#7fe0f0") +
    path("M42 8h8v23l-15-16Z", "#d9f8ff") +
    path("M50 15h15l-15 16Z", "#2f93a8") +
    line("M35 15H65M42 8l4 7 4 16M58 8l-4 7-4 16", "#fff", 0.8) +
    rect(16, 34, 68, 4, INKS.gold) +
    rect(58, 34, 26, 4, INKS.brass) +
    line("M26 4l4 4M74 4l-4 4M22 14h4M74 14h4", INKS.lamp, 1.4),
  museum:
    path("M8 76H92V70H8ZM12 70H88V65H12Z", INKS.stone) +
    path("M56 76H92V70H56ZM56 70H88V65H56Z", INKS.stone2) +
    rect(16, 36, 68, 29, "#5b4a44") +
    rect(44, 44, 12, 21, INKS.ink) +
    rect(46, 46, 8, 19, INKS.lamp) +
    columns(18, 37, 28, 3, 10) +
    columns(56, 37, 28, 3, 10, "#c9b68c", "#7d6b4f") +
    rect(12, 30, 76, 6, INKS.stone) +
    rect(56, 30, 32, 6, INKS.stone2) +
    path("M10 30L50 10L90 30Z", INKS.stone) +
    path("M50 10L90 30H56Z", INKS.stone2) +
    path("M50 15q-6 4-5 9h10q1-5-5-9Z", INKS.brick) +
    path("M40 28h20l-2-4H42Z", INKS.brick2) +
    circle(50, 8, 2.4, INKS.gold) +
    rect(24, 40, 9, 20, INKS.red, ' opacity=".9"') +
    path("M24 60l4.5 4 4.5-4Z", INKS.red) +
    rect(68, 40, 9, 20, "#2c5a86") +
    path("M68 60l4.5 4 4.5-4Z", "#2c5a86"),
  bank:
    path("M6 76H94V70H6Z", INKS.stone2) +
    rect(12, 22, 76, 48, "#d8c29a") +
    rect(60, 22, 28, 48, "#8a744f") +
    rect(32, 34, 36, 36, INKS.ink) +
    columns(15, 30, 38, 2, 9, "#efe0bd", "#a8926a") +
    columns(71, 30, 38, 2, 9, "#b39d72", "#705c3e") +
    circle(50, 52, 15.5, INKS.steel2) +
    circle(50, 52, 13, INKS.steel) +
    path("M50 39a13 13 0 0 1 0 26Z", INKS.steel2) +
    line("M50 43v18M41 52h18M43.6 45.6l12.8 12.8M56.4 45.6l-12.8 12.8", INKS.ink, 1.4) +
    circle(50, 52, 4, INKS.gold) +
    rect(8, 14, 84, 10, "#efe0bd") +
    rect(60, 14, 32, 10, "#a8926a") +
    rect(14, 8, 72, 6, "#d8c29a") +
    rect(60, 8, 26, 6, "#8a744f") +
    coin(50, 15, 8),
  archives:
    rect(20, 14, 60, 62, "#5b6f8f") +
    rect(56, 14, 24, 62, "#2e3c5a") +
    rect(16, 10, 68, 5, INKS.stone) +
    rect(56, 10, 28, 5, INKS.stone2) +
    [24, 36, 48, 60]
      .map(
        (x, i) =>
          path(`M${x} 48V24a5 5 0 0 1 10 0V48Z`, i % 3 ? INKS.lamp : "#22304c") +
          [28, 34, 40]
            .map((y) => rect(x + 1, y, 8, 4, (i % 3 ? SPINES[(i + y) % 3] : null) ?? "#31456b"))
            .join(""),
      )
      .join("") +
    path("M42 76V58a8 8 0 0 1 16 0V76Z", INKS.wood) +
    rect(50, 53, 1, 23, INKS.wood2) +
    rect(16, 50, 68, 3, INKS.stone) +
    path("M24 76V58h10V76ZM66 76V58h10V76Z", "#22304c") +
    line("M26 62h6M26 66h6M26 70h6M68 62h6M68 66h6M68 70h6", INKS.gold, 1),
  casino:
    path("M14 76V34q0-24 36-26q36 2 36 26V76Z", "#8f2f3c") +
    path("M56 8.5q30 3 30 25.5V76H60Z", "#4d1526") +
    path("M50-2l14 10H36Z", INKS.gold) +
    line("M20 36Q50 6 80 36", INKS.gold, 2, ' stroke-dasharray="0 4"') +
    line("M25 40Q50 16 75 40", INKS.lamp, 1.6, ' stroke-dasharray="0 4"') +
    turned(
      rect(30, 26, 15, 21, INKS.paper, ' rx="2"') +
        path("M37.5 31q5 5 4 8.5-2 2-3.3.5l.8 3h-3l.8-3q-1.3 1.5-3.3-.5-1-3.5 4-8.5Z", INKS.ink),
      -10,
      38,
      40,
    ) +
    turned(
      rect(52, 26, 15, 21, INKS.paper, ' rx="2"') +
        path("M59.5 42l-5-6q-1-4 2.2-4 2 0 2.8 2 .8-2 2.8-2 3.2 0 2.2 4Z", INKS.red),
      10,
      60,
      40,
    ) +
    rect(30, 56, 40, 20, INKS.lamp) +
    rect(49, 56, 2, 20, INKS.wood2) +
    path("M24 56H76L80 50H20Z", INKS.gold) +
    line("M22 53H78", INKS.red, 1.6, ' stroke-dasharray="0 3.5"'),
  docks:
    rect(10, 38, 52, 38, INKS.brick) +
    rect(44, 38, 18, 38, INKS.brick2) +
    path("M8 38L22 26V38L36 26V38L50 26V38H64V40H8Z", "#55433f") +
    rect(16, 50, 22, 26, INKS.wood) +
    line("M16 50L38 76M38 50L16 76", INKS.wood2, 1.6) +
    rect(46, 48, 10, 8, INKS.lamp) +
    path("M72 76V14h5V76Z", "#d08a2c") +
    path("M62 14H96V18H62Z", "#e0a02c") +
    line("M74 4L94 14M74 4L64 14M74 4V14", "#d08a2c", 1.4) +
    line("M90 18V38", INKS.ink, 1) +
    rect(83, 38, 14, 10, INKS.teal) +
    rect(91, 38, 6, 10, INKS.teal2) +
    rect(64, 64, 14, 12, INKS.wood) +
    line("M64 64L78 76M78 64L64 76", INKS.wood2, 1.2) +
    rect(80, 67, 10, 9, "#b0862f") +
    path("M0 76q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0v6H0Z", "#2f74b5"),
  exhibition:
    path("M10 76V40H90V76Z", "#c7d3c2") +
    path("M58 40H90V76H58Z", "#6f8a86") +
    path("M22 40a28 28 0 0 1 56 0Z", "#5fb0a4") +
    path("M50 12a28 28 0 0 1 28 28H56Q62 24 50 12Z", "#2b6f6c") +
    line("M36 40q0-18 14-28M64 40q0-18-14-28M50 12V40", "#dff3e6", 0.9) +
    line("M50 12V2", INKS.gold, 1.6) +
    path("M50 2l9 3-9 3Z", INKS.red) +
    rect(8, 38, 84, 4, INKS.stone) +
    columns(14, 46, 28, 2, 12, "#e8eee2", "#8fa39b") +
    columns(70, 46, 28, 2, 12, "#9bb0a8", "#5b726e") +
    path("M40 76V56a10 10 0 0 1 20 0V76Z", INKS.lamp) +
    path("M46 76V62q-3-3 0-6h8q3 3 0 6V76Z", INKS.green2) +
    path("M44 56q6 3 12 0l-1 3H45Z", INKS.green),
  foundry:
    rect(10, 44, 70, 32, "#6d5a58") +
    rect(52, 44, 28, 32, "#3c2f38") +
    path("M10 44V32L26 44V32L42 44V32L58 44V32L74 44Z", "#54454a") +
    path("M16 32L18 6h8l2 26Z", INKS.brick) +
    path("M22 6h4l2 26h-5Z", INKS.brick2) +
    path("M74 76L77 12h9l3 64Z", INKS.brick) +
    path("M82 12h4l3 64h-6Z", INKS.brick2) +
    path(
      "M20 4q-8-2-6-9 8-2 10 3 6 2 2 6ZM80 10q-7-3-4-10 9-3 11 4 6 3 1 7Z",
      "#cbbfae",
      ' opacity=".8"',
    ) +
    rect(28, 52, 28, 24, INKS.ink) +
    path("M30 76V60q12-8 24 0V76Z", "#e0662c") +
    path("M36 76q-2-8 4-12 0 4 3 5 1-4 0-7 6 3 6 14Z", INKS.lamp) +
    windows(14, 50, 1, 2, 8, 6, 0, 10, "#e0a02c", "#e0a02c") +
    windows(62, 50, 1, 2, 8, 6, 0, 10, "#e0a02c", "#5a2c20", 2),
  gallery:
    rect(14, 18, 72, 58, "#e4d9c4") +
    rect(60, 18, 26, 58, "#9a8b78") +
    path("M10 18H90L86 12H14Z", "#4a3b52") +
    rect(20, 26, 34, 30, INKS.wood2) +
    rect(22.5, 28.5, 29, 25, "#2c5a86") +
    path("M22.5 53.5l9-14 7 8 5-6 8 12Z", "#e0a02c") +
    circle(45, 35, 4, INKS.red) +
    rect(60, 28, 18, 24, INKS.gold) +
    rect(62, 30, 14, 20, INKS.plum) +
    circle(69, 37, 4, "#eeb88c") +
    path("M63 50q1-9 6-9t7 9Z", INKS.red) +
    rect(42, 60, 16, 16, INKS.lamp) +
    rect(49.5, 60, 1, 16, INKS.wood2) +
    rect(14, 58, 72, 2, INKS.gold) +
    path("M22 76V66h12V76Z", "#4a3b52") +
    path("M28 66q-6-2-3-7 3 2 3 4 1-4 5-4 1 5-5 7Z", INKS.green),
};

/** A sky with rays of light. */
const sky = (colour: string, rays: string): Shape =>
  rect(0, -8, 100, 88, colour) + path("M50 80L0 -80H18ZM50 80L40 -80H60ZM50 80L82 -80H100Z", rays);

/** Roofs of the city behind it all. */
export const roofs = (fill: string): Shape =>
  path("M0 56V40h8v-8h10v10h8V28h7v16h9V36h12v10h8V30h6v-4h2v4h6v14h8V36h12v8h6V80H0Z", fill);

/** Sky, its rays, and the roofs before it. */
const SKIES: Record<string, [sky: string, rays: string, roofs: string]> = {
  newsstand: ["#f2b65a", "#f6c877", "#c9803c"],
  grocery: ["#e88f55", "#efa46c", "#b7603e"],
  house: ["#6d88a8", "#7f9ab8", "#4b6484"],
  shop: ["#4f8f95", "#62a1a5", "#35696f"],
  hotel: ["#3c3566", "#4a427b", "#2a2450"],
  jeweller: ["#7a3b5c", "#8b4a6c", "#57253f"],
  museum: ["#2e5a6e", "#3b6b80", "#1e4252"],
  bank: ["#233a5e", "#2f4a73", "#172a48"],
};

const NIGHT: [string, string, string] = ["#1c2c4e", "#25395f", "#121f3a"];
const PAVEMENT = rect(-40, 76, 180, 12, "#3a3440") + rect(-40, 76, 180, 1.4, "#8d7f74");

/** A building in its street; an unknown name is a house. */
export function building(name: string): Drawing {
  const [colour, rays, far] = SKIES[name] ?? NIGHT;
  return drawing("0 -6 100 88", sky(colour, rays) + roofs(far) + PAVEMENT + standing(name));
}

/** A building alone, to stand in a street that is drawn around it. */
export const cutOutBuilding = (name: string): Drawing => drawing("0 -6 100 88", standing(name));

const standing = (name: string): Shape => BUILDINGS[name] ?? (BUILDINGS.house as Shape);
