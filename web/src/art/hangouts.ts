/** Where crooks are recruited: interiors and corners. */

import {
  circle,
  drawing,
  type Drawing,
  type Shape,
  INKS,
  line,
  moved,
  path,
  rect,
  turned,
} from "./pen";
import { lampPost, roofs } from "./buildings";
import { coin } from "./coin";

const BOTTLES = ["#3f8a55", "#d08a2c", "#8fd0d8", "#b0472f", "#e3d2ab"];

/** A billiard ball. */
const ball = (x: number, y: number, fill: string): Shape =>
  circle(x, y, 2.3, fill) + circle(x - 0.7, y - 0.8, 0.6, "#fff");

/** 100 x 64. */
const HANGOUTS: Record<string, () => Shape> = {
  A: () =>
    rect(0, 0, 100, 64, "#4a1f2b") +
    rect(0, 0, 100, 64, "#5e2a33", ' class="lit-side"') +
    rect(8, 8, 84, 26, "#2b1119") +
    [10, 17, 24, 31, 38, 52, 59, 66, 73, 80, 86]
      .map((x, i) =>
        path(`M${x} 32v-9l1.5-2v-6h2v6l1.5 2v9Z`, BOTTLES[i % BOTTLES.length] ?? INKS.green),
      )
      .join("") +
    rect(8, 32, 84, 2.5, INKS.wood) +
    path("M45 9l5 8 5-8ZM49.3 17h1.4v9h-1.4ZM46 26h8v1.4h-8Z", "#ff8fb0") +
    circle(53, 10, 1.6, "#9bffb0") +
    rect(0, 46, 100, 18, INKS.wood) +
    rect(0, 46, 100, 3, "#c98a4a") +
    rect(60, 49, 40, 15, INKS.wood2) +
    path("M20 46v-9h7v9Z", "#f0bf4c") +
    rect(20, 36, 7, 3, "#fff") +
    path("M68 46l-4-8h10l-4 8Z", "#bfe8ee") +
    [16, 50, 84]
      .map((x) => rect(x - 6, 56, 12, 3, INKS.red) + rect(x - 1, 59, 2, 5, INKS.steel))
      .join(""),
  B: () =>
    rect(0, 0, 100, 64, "#1d2f3a") +
    path("M50 0V8M30 18L38 8H62L70 18Z", INKS.gold) +
    line("M50 0V8", INKS.brass, 1.4) +
    path("M30 18H70L92 44H8Z", INKS.lamp, ' opacity=".28"') +
    path("M14 40H86L98 60H2Z", INKS.wood) +
    path("M19 43H81L90 57H10Z", "#2e8a55") +
    path("M52 43H81L90 57H56Z", "#1e6a42") +
    circle(19, 43, 2, INKS.ink) +
    circle(81, 43, 2, INKS.ink) +
    circle(50, 43, 1.6, INKS.ink) +
    ball(44, 48, INKS.red) +
    ball(50, 48, INKS.gold) +
    ball(56, 48, "#2f74b5") +
    ball(47, 51, "#3a2140") +
    ball(53, 51, "#e0662c") +
    ball(50, 54, INKS.ink) +
    ball(70, 54, INKS.paper) +
    line("M72 54L98 46", "#e3c48a", 1.6) +
    line("M8 10V34M12 10V34M16 10V34", "#c98a4a", 1.6) +
    rect(5, 34, 14, 3, INKS.wood),
  C: () =>
    rect(0, 0, 100, 64, "#24506b") +
    circle(76, 16, 8, "#f2d9a0") +
    rect(0, 44, 100, 20, "#173a54") +
    line("M60 50h30M66 55h22M58 60h34", "#f2d9a0", 1.2, ' opacity=".5"') +
    path("M4 50V22L22 12L40 22V50Z", INKS.brick) +
    path("M28 15L40 22V50H30Z", INKS.brick2) +
    rect(12, 30, 16, 20, INKS.wood2) +
    line("M12 30L28 50M28 30L12 50", INKS.wood, 1.2) +
    rect(17, 20, 8, 5, INKS.lamp) +
    path("M52 50V8h3.5V50Z", "#d08a2c") +
    line("M42 10H88M54 3L86 10M54 3L44 10", "#e0a02c", 1.8) +
    line("M80 10V24", INKS.ink, 1) +
    rect(74, 24, 12, 9, "#b0472f") +
    rect(81, 24, 5, 9, INKS.brick2) +
    path("M60 46H96L90 54H66Z", INKS.ink) +
    rect(76, 36, 12, 10, "#e3d2ab") +
    path("M80 36V28h5v8Z", INKS.red) +
    rect(0, 50, 58, 5, INKS.wood) +
    line("M6 55V64M20 55V64M34 55V64M48 55V64", INKS.wood2, 2.4) +
    rect(42, 42, 8, 8, "#c98a4a"),
  D: () =>
    rect(0, 0, 100, 64, "#f0b45a") +
    circle(50, 40, 26, "#f7cf83") +
    path("M0 40H100V64H0Z", "#8fa35a") +
    path("M0 46H100V58H0Z", "#c98a5a") +
    line("M0 38H100M10 38V44M30 38V44M50 38V44M70 38V44M90 38V44", "#fff", 1.6) +
    moved(
      path(
        "M8 24q6-8 18-7l8-9 3-5 2 3 6 4-1 4-6 0-4 8q2 8-3 10l6 9-2 1-9-9-14-1-6 10-2 0 2-11q-6 0-8 8l-2-1q1-10 12-13Z",
        "#5a2c20",
      ) +
        path("M22 17q0-9 8-10l4 3-3 3-2 7Z", INKS.red) +
        circle(33, 6, 3, "#eeb88c") +
        path("M30 5q1-4 5-3l3 3-5 0Z", "#2f74b5"),
      26,
      14,
      1.05,
    ) +
    moved(
      path(
        "M8 24q6-8 18-7l8-9 3-5 2 3 6 4-1 4-6 0-4 8q2 8-3 10l6 9-2 1-9-9-14-1-6 10-2 0 2-11q-6 0-8 8l-2-1q1-10 12-13Z",
        INKS.ink,
      ),
      -6,
      18,
      0.8,
    ),
  E: () =>
    rect(0, 0, 100, 64, "#d9e4dc") +
    line("M0 0", INKS.ink) +
    rect(0, 40, 100, 24, "#3c4a52") +
    line(
      "M0 46H100M0 54H100M12 40L0 64M30 40L24 64M50 40V64M70 40L76 64M88 40L100 64",
      "#eef4ef",
      0.8,
      ' opacity=".45"',
    ) +
    rect(30, 6, 40, 24, "#8fc0c8") +
    path("M30 30L52 6H62L38 30Z", "#c9e6ea") +
    rect(28, 4, 44, 2.5, INKS.gold) +
    rect(28, 30, 44, 2.5, INKS.gold) +
    rect(8, 10, 10, 34, "#fff") +
    path("M8 14l10-6v6L8 20ZM8 28l10-6v6L8 34ZM8 42l10-6v6l-8 4H8Z", INKS.red) +
    path("M8 21l10-6v3L8 24ZM8 35l10-6v3L8 38Z", "#2f74b5") +
    rect(7, 7, 12, 4, INKS.steel) +
    rect(7, 43, 12, 4, INKS.steel2) +
    path("M60 40q0-16 8-18h6l2 18h12v5H60Z", "#a32b2b") +
    path("M74 22l2 18h12v5H74Z", "#5d1520") +
    rect(66, 45, 14, 3, INKS.steel) +
    rect(71, 48, 4, 8, INKS.steel2) +
    path("M62 58h22l-3-3H65Z", INKS.steel) +
    rect(58, 32, 14, 3, "#7a1f25"),
  F: () =>
    rect(0, 0, 100, 64, "#3b3a4a") +
    path("M50-4L14 46H86Z", "#f5e3b0", ' opacity=".22"') +
    path("M4 48H96L100 64H0Z", "#d9cdb2") +
    path("M54 48H96L100 64H56Z", "#8d816c") +
    line("M6 24H94M6 32H94M6 40H94", INKS.red, 2.2) +
    rect(4, 18, 5, 34, "#2f74b5") +
    rect(91, 18, 5, 34, INKS.red) +
    line("M50 0V8", INKS.ink, 1.6) +
    path("M42 10q8-4 16 0v26q-8 8-16 0Z", "#9c3b2a") +
    path("M51 8.5q4 0 7 1.5v26q-3 3-7 4Z", "#5d1f1f") +
    line("M42 16H58M42 32H58", INKS.gold, 1.6) +
    moved(
      path("M2 14q-2-10 6-11 8-2 10 6l4-1q4 2 2 6l-5 5v5H5v-4Z", INKS.red) +
        rect(5, 22, 14, 3, INKS.paper),
      14,
      40,
      0.8,
    ) +
    moved(
      path("M2 14q-2-10 6-11 8-2 10 6l4-1q4 2 2 6l-5 5v5H5v-4Z", "#a32b2b") +
        rect(5, 22, 14, 3, INKS.paper),
      30,
      42,
      0.8,
    ),
  G: () =>
    rect(0, 0, 100, 64, "#1d2c50") +
    roofs("#16213f") +
    rect(0, 52, 100, 12, "#3a3440") +
    path("M6 54V28q0-8 10-8H84q10 0 10 8V54Z", "#d7dde0") +
    path("M60 20H84q10 0 10 8V54H62Z", "#8d9aa4") +
    path("M12 28H88V42H12Z", INKS.lamp) +
    line("M26 28V42M40 28V42M54 28V42M68 28V42", "#8d9aa4", 2) +
    rect(6, 45, 88, 3, INKS.red) +
    rect(44, 28, 11, 26, INKS.wood2) +
    rect(46, 30, 7, 12, "#ffe9b0") +
    path("M30 42q0-6 4-6t4 6ZM60 42q0-7 4-7t4 7Z", INKS.ink) +
    circle(34, 34, 2.2, INKS.ink) +
    circle(64, 33, 2.2, INKS.ink) +
    turned(path("M60 16L70 4l12-2 4 6-8 2-6 8Z", "#ff8f6a") + circle(74, 9, 1, "#fff"), 0, 70, 10) +
    path("M62 8h14v8l6-6V4H70Z", "none") +
    line("M64 20V14M80 20V12", INKS.ink, 1.4) +
    path("M22 20V12h6v8ZM30 20v-6h4v6Z", INKS.steel2),
  H: () =>
    rect(0, 0, 100, 64, "#2b1440") +
    path("M50-6L16 64H84Z", "#ffd0f0", ' opacity=".2"') +
    path("M0 0H22Q14 30 20 64H0ZM100 0H78Q86 30 80 64H100Z", "#8f1f3a") +
    line("M6 0Q2 30 6 64M14 0Q8 30 12 64M94 0Q98 30 94 64M86 0Q92 30 88 64", "#5d1028", 2) +
    `<ellipse cx="50" cy="58" rx="32" ry="6" fill="#6b3d7a"/>` +
    path("M40 58q-2-14 4-22l2-8h6l2 8q8 8 8 22Z", INKS.red) +
    path("M50 28h2l2 8q8 8 8 22H52Z", "#7c1c22") +
    circle(49, 22, 5.4, "#8a5433") +
    path("M43 21q0-8 7-8t7 8q0 4-2 6 0-6-4-8-4 2-8 2Z", INKS.ink) +
    line("M44 34Q36 32 34 24", "#8a5433", 2.6) +
    line("M62 58V26", INKS.steel, 1.4) +
    rect(60, 22, 4, 5, INKS.steel) +
    path(
      "M76 10l2 5 5 .4-4 3.3 1.4 5-4.4-2.8-4.4 2.8 1.4-5-4-3.3 5-.4ZM24 10l2 5 5 .4-4 3.3 1.4 5-4.4-2.8-4.4 2.8 1.4-5-4-3.3 5-.4Z",
      INKS.gold,
    ),
  I: () =>
    rect(0, 0, 100, 64, "#1a2440") +
    circle(52, 12, 9, "#f2e6c0") +
    rect(0, 0, 36, 64, INKS.brick) +
    rect(66, 0, 34, 64, "#3d1820") +
    line(
      "M0 8H36M0 16H36M0 24H36M0 32H36M0 40H36M0 48H36M10 0V8M26 0V8M4 8V16M20 8V16M12 16V24M28 16V24M6 24V32M22 24V32",
      INKS.brick2,
      0.9,
    ) +
    rect(8, 10, 12, 16, INKS.lamp) +
    line(
      "M74 12H96M74 34H96M76 12V34M94 12V34M80 12V20M86 12V20M74 34V54M82 34L94 12",
      INKS.ink,
      1.8,
    ) +
    path("M36 64L46 40H58L66 64Z", "#4a4350") +
    rect(22, 46, 14, 18, INKS.steel2) +
    rect(22, 46, 7, 18, INKS.steel) +
    path("M20 44H38V47H20Z", INKS.steel) +
    path("M28 44q-3-8 2-10l-1-4 3 2h3l3-2v5q5 3 3 9Z", INKS.ink) +
    circle(33, 35, 0.8, INKS.gold) +
    circle(36, 35, 0.8, INKS.gold) +
    line("M40 42q5 0 3-8", INKS.ink, 1.6) +
    lampPost(60, 58, 26),
};

/** A hangout by its letter; an unknown one is a back alley. */
export const hangout = (letter: string): Drawing =>
  drawing("0 0 100 64", (HANGOUTS[letter] ?? (HANGOUTS.I as () => Shape))());
