/** Posters of the four games, 300 x 380. */

import { lampPost } from "./buildings";
import { coin } from "./coin";
import { crookTraits } from "./crooks";
import { GANGS } from "./gangs";
import {
  circle,
  drawing,
  INKS,
  line,
  moved,
  path,
  rays,
  rect,
  turned,
  type Drawing,
  type Shape,
} from "./pen";
import { cutOut } from "./portrait";

/** A skyline of plain towers. */
function skyline(fill: string, foot: number, first = 0): Shape {
  let d = "";
  for (let x = -10, i = first; x < 300; i++) {
    const width = 18 + ((i * 29) % 26);
    const top = foot - ((i * 53) % 70);
    d += `M${x} 400V${top}h${width}V400Z`;
    if (i % 3 === 0) d += `M${x + width / 2 - 1} ${top}v-16h2v16Z`;
    x += width;
  }
  return path(d, fill);
}

const COVERS: Record<string, () => Shape> = {
  // The line-up: three busts before the ruler.
  crooks: () =>
    rect(0, 0, 300, 380, "#c8352b") +
    rays(150, 150, 22, "#b02a24") +
    line("M0 46H300M0 92H300M0 138H300M0 184H300M0 230H300", INKS.paper, 2, ' opacity=".4"') +
    line(
      "M0 23H22M0 69H22M0 115H22M0 161H22M278 23H300M278 69H300M278 115H300M278 161H300",
      INKS.paper,
      2,
      ' opacity=".5"',
    ) +
    moved(cutOut(crookTraits("Velvet Vera"), GANGS.O), -62, 96, 2.1) +
    moved(cutOut(crookTraits("Quiet Quentin"), GANGS.O), 150, 84, 2.1) +
    moved(cutOut(crookTraits("The Alderman"), GANGS.none), 4, 66, 2.92) +
    moved(
      rect(0, 0, 132, 40, "#1b1420", ' rx="3"') +
        line("M5 5H127V35H5Z", INKS.gold, 1.6) +
        line("M18 15H114M18 25H90", INKS.paper, 4, ' stroke-dasharray="10 5" class="butt"'),
      84,
      326,
    ),

  sneaks: () =>
    rect(0, 0, 300, 380, "#16264a") +
    circle(214, 92, 62, "#f4dfa4") +
    `<circle cx="214" cy="92" r="84" fill="#f4dfa4" opacity=".14"/>` +
    skyline("#22386a", 210) +
    skyline("#1a2c56", 250, 5) +
    path("M-20 380L120 60L170 44L70 380Z", INKS.lamp, ' opacity=".25"') +
    path("M320 380L210 40L180 46L250 380Z", INKS.lamp, ' opacity=".16"') +
    path("M0 262H300V380H0Z", "#0e1933") +
    path("M0 254H300V266H0Z", "#31456f") +
    rect(30, 284, 26, 40, INKS.lamp) +
    rect(76, 284, 26, 40, "#24345c") +
    rect(200, 284, 26, 40, "#24345c") +
    rect(246, 284, 26, 40, INKS.lamp) +
    rect(120, 284, 60, 96, "#24345c") +
    line("M150 0V96", "#d8c29a", 2.4) +
    moved(
      path("M20 86q-16 16-34 8l-4 8q26 12 48-6ZM40 90q20 10 32-2l8 6q-18 20-44 8Z", INKS.ink) +
        path("M6 46q-2 40 12 48h24q14-8 12-48Z", "#c8352b") +
        path("M32 30h16q8 30-6 64H32Z", "#7c1c22") +
        line("M7 54H54M6 66H54M9 78H52", INKS.paper, 5, ' opacity=".85"') +
        path("M10 48Q0 20 22-12l8 6Q16 20 22 44ZM46 46Q62 24 44-10l-8 6q14 24 4 46Z", "#c8352b") +
        path("M46 46Q62 24 44-10l-3 2q16 30 0 50Z", "#7c1c22") +
        circle(28, -10, 8, "#eeb88c") +
        path("M54 40q34-10 40 20 6 34-16 44-30 4-36-24Z", "#c9a96c") +
        path("M76 37q16 6 18 23 6 34-16 44-8 1-14-1 26-20 12-66Z", "#8a6d3e") +
        coin(72, 66, 13) +
        line("M54 46q8-6 16-8", INKS.wood2, 4) +
        circle(30, 22, 21, "#eeb88c") +
        path("M30 1a21 21 0 0 1 0 42Z", "#9c6655") +
        path("M8 14h44v13q-10 6-17-3H25q-7 9-17 3Z", INKS.ink) +
        circle(20, 21, 3, "#fff") +
        circle(40, 21, 3, "#fff") +
        line("M22 35q8 5 16-2", INKS.ink, 2.6) +
        path("M6 12Q8-8 30-8t26 20Q30 4 6 12Z", "#3a3346") +
        path("M0 16q14-12 34-10Q18 10 8 18Z", "#4f475e"),
      122,
      116,
      1.12,
    ) +
    path("M0 352H300V380H0Z", "#0a1226") +
    lampPost(24, 372, 60),
  kings: () =>
    rect(0, 0, 300, 380, "#c8552f") +
    rays(150, 170, 20, "#d9693c") +
    circle(150, 168, 74, "#f2b65a") +
    skyline("#7c2a34", 250, 2) +
    path("M112 380V196h10V150h8v-34h8V84h6V58h4V14h4v44h4v26h6v32h8v34h8v46h10V380Z", "#3a1a35") +
    path("M150 14h2v44h4v26h6v32h8v34h8v46h10V380H150Z", "#220f26") +
    line(
      "M128 160V330M138 130V330M162 130V330M172 160V330",
      "#f2b65a",
      2.4,
      ' stroke-dasharray="5 9" opacity=".9" class="butt"',
    ) +
    path("M96 92l24 20 30-44 30 44 24-20-10 56H106Z", INKS.gold) +
    path("M150 68l30 44 24-20-10 56H150Z", INKS.brass) +
    rect(106, 150, 88, 12, INKS.gold) +
    rect(150, 150, 44, 12, INKS.brass) +
    circle(150, 156, 4, INKS.red) +
    circle(122, 156, 3.4, "#3f8fd6") +
    circle(178, 156, 3.4, "#2f9a62") +
    skyline("#45182f", 310, 7) +
    rect(0, 330, 300, 50, "#1b1020") +
    line("M0 356H300", "#f2b65a", 3, ' stroke-dasharray="22 16" opacity=".7" class="butt"') +
    moved(
      path("M-60 26L-200-6V60Z", INKS.lamp, ' opacity=".35"') +
        path("M-62 40q-4-20 16-22l18-22h56l22 22q26 0 26 22v6H-62Z", "#1d2c50") +
        path("M16-4h12l22 22q26 0 26 22v6H16Z", "#0f1830") +
        path("M-20 16l12-14H4V16ZM10 2H26L40 16H10Z", "#8fd0ff") +
        rect(-4, -12, 12, 8, "#ff5a4a") +
        rect(8, -12, 12, 8, "#4aa3ff") +
        rect(-64, 28, 40, 8, INKS.paper) +
        circle(-36, 48, 13, INKS.ink) +
        circle(-36, 48, 6, INKS.steel) +
        circle(46, 48, 13, INKS.ink) +
        circle(46, 48, 6, INKS.steel) +
        circle(-60, 28, 4, INKS.lamp),
      196,
      306,
      1,
    ) +
    moved(
      turned(
        rect(0, 0, 44, 44, INKS.paper, ' rx="8"') +
          rect(26, 0, 18, 44, "#d8c29a", ' rx="8"') +
          path("M22 9q12 12 9 20-5 5-8 1l2 7h-6l2-7q-3 4-8-1-3-8 9-20Z", INKS.ink),
        -14,
        22,
        22,
      ),
      22,
      300,
    ),
  animalcatraz: () =>
    rect(0, 0, 300, 380, "#2c4a4a") +
    rays(150, 190, 18, "#345657") +
    path("M70 0L20 380H-80L40 0ZM230 0L280 380H380L260 0Z", INKS.lamp, ' opacity=".13"') +
    moved(
      path("M-130 190q0-70 60-84H70q60 14 60 84V230H-130Z", "#e07b2c") +
        path("M0 100H70q60 14 60 84V230H0Z", "#8f4518") +
        path(
          "M-84-66q-30-6-32-34 4-26 30-20 24 6 30 34ZM84-66q30-6 32-34-4-26-30-20-24 6-30 34Z",
          "#e8923a",
        ) +
        path(
          "M-90-78q-12-8-10-22 4-10 16-6 10 6 12 18ZM90-78q12-8 10-22-4-10-16-6-10 6-12 18Z",
          "#3a1c14",
        ) +
        path(
          "M0-110q60 0 84 44 22 44 4 92-10 30-40 44-20 34-48 34t-48-34q-30-14-40-44-18-48 4-92 24-44 84-44Z",
          "#f0a04a",
        ) +
        path("M0-110q60 0 84 44 22 44 4 92-10 30-40 44-20 34-48 34Z", "#b05c22") +
        path(
          "M-12-110h24l-6 44H-6ZM-44-102l16-6 8 36ZM44-102l-16-6-8 36ZM-98-20q24 2 34 14-20 2-36 2ZM-94 16q22-2 32 8-16 8-30 6ZM98-20q-24 2-34 14 20 2 36 2ZM94 16q-22-2-32 8 16 8 30 6Z",
          "#2a1216",
        ) +
        path("M-30 30q30-14 60 0 22 20 14 40-14 30-44 30t-44-30q-8-20 14-40Z", "#fbe8c8") +
        path("M0 23q18 0 30 7 22 20 14 40-14 30-44 30Z", "#c99a72") +
        path("M-64-26q22-14 40 8-24 12-40-8ZM64-26q-22-14-40 8 24 12 40-8Z", "#fff6c8") +
        circle(-42, -22, 8, "#2a1216") +
        circle(42, -22, 8, "#2a1216") +
        path(
          "M-72-40q28-10 50 16l-6 6q-20-20-44-14ZM72-40q-28-10-50 16l6 6q20-20 44-14Z",
          "#2a1216",
        ) +
        path("M-22 34h44L6 54H-6Z", "#2a1216") +
        line("M0 54V66M0 66q-16 14-32 2M0 66q16 14 32 2", "#2a1216", 4.5) +
        path("M-16 74l6 14 5-12ZM16 74l-6 14-5-12Z", "#fff") +
        line("M-100 172q0-40 40-60M100 172q0-40-40-60", "#8f4518", 3) +
        rect(-46, 168, 92, 28, INKS.paper, ' rx="3"') +
        line(
          "M-34 176V188M-26 176V188M-20 176V188M-10 176V188M-4 176V188M6 176V188M14 176V188M20 176V188M32 176V188",
          INKS.ink,
          3,
        ),
      150,
      170,
      0.92,
    ) +
    [28, 92, 208, 272]
      .map(
        (x) =>
          rect(x - 9, 0, 18, 380, "#46555c") +
          rect(x - 9, 0, 6, 380, "#8fa3aa") +
          rect(x + 4, 0, 5, 380, "#232e34"),
      )
      .join("") +
    rect(0, 16, 300, 16, "#46555c") +
    rect(0, 16, 300, 5, "#8fa3aa") +
    rect(0, 346, 300, 16, "#46555c") +
    rect(0, 346, 300, 5, "#8fa3aa") +
    moved(
      path("M-6 0q-20-4-22 14 0 18 16 20 22 0 24-16Z", "#f0a04a") +
        line("M-22 10H4M-22 18H4", "#b05c22", 3),
      98,
      268,
      1.2,
    ) +
    moved(
      path("M6 0q20-4 22 14 0 18-16 20-22 0-24-16Z", "#c4712c") +
        line("M22 10H-4M22 18H-4", "#8f4518", 3),
      204,
      268,
      1.2,
    ),
};

/** The poster of a game; one that has none shows a skyline. */
export function cover(game: string): Drawing {
  const drawn = COVERS[game];
  return drawing(
    "0 0 300 380",
    drawn ? drawn() : rect(0, 0, 300, 380, "#16264a") + skyline("#22386a", 250),
  );
}
