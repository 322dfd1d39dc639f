/** The back room in which people provoke each other: bricks, two windows on the night, a lamp over a
card table. 1440 x 760; its middle stays in sight. */

import { circle, drawing, path, rect, type Drawing, type Shape } from "../pen";

const WIDTH = 1440;
const HEIGHT = 760;
const BRICK = { wide: 54, high: 22 };
const BRICKS = ["#7a3b34", "#6b302c", "#8a4a3c", "#5c2a2a"];

function bricks(): Shape {
  const shapes: Shape[] = [];
  for (let row = 0; row * BRICK.high < 640; row += 1)
    for (let x = (row % 2) * -27; x < WIDTH; x += BRICK.wide) {
      const y = row * BRICK.high;
      const colour = BRICKS[(((x * 7 + y * 13) % 11) + 11) % 11];
      if (colour) shapes.push(rect(x + 1, y + 1, 52, 20, colour, ' rx="2" opacity=".22"'));
    }
  return shapes.join("");
}

/** A window with the skyline behind it. */
const view: Shape =
  rect(0, 0, 190, 250, "#0d1a33", ' stroke="#2a1a14" stroke-width="12"') +
  circle(140, 54, 24, "#f6e3ae") +
  path(
    "M0 250V170H24V140H44V180H60V110H66V90H72V110H80V170H100V130H124V190H146V150H170V176H190V250Z",
    "#1c2a52",
  ) +
  `<path d="M8 180V240M30 150V240M68 120V240M108 140V240M132 200V240M158 160V240" stroke="#ffd58a" stroke-width="4" stroke-dasharray="5 9" opacity=".8"/><path d="M95 0V250M0 125H190" stroke="#2a1a14" stroke-width="8"/>` +
  path("M-10 250H200V262H-10Z", "#3a2416");

/** A light from one side, in the colour of who sits there. */
const light = (id: string, colour: string, fromLeft: boolean): Shape =>
  `<linearGradient id="${id}" x1="${fromLeft ? 0 : 1}" x2="${fromLeft ? 1 : 0}"><stop offset="0" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/** The room, lit in the colours of both sides. */
export const backroom = (left: string, right: string): Drawing =>
  drawing(
    `0 0 ${WIDTH} ${HEIGHT}`,
    `<defs><radialGradient id="room" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="#5a3a24"/><stop offset=".5" stop-color="#2a1a1c"/><stop offset="1" stop-color="#08060c"/></radialGradient><linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient>${light("from-left", left, true)}${light("from-right", right, false)}</defs>` +
      rect(0, 0, WIDTH, HEIGHT, "url(#room)") +
      bricks() +
      `<g transform="translate(330 96)">${view}</g><g transform="translate(920 96)">${view}</g>` +
      rect(0, 0, 560, HEIGHT, "url(#from-left)") +
      rect(880, 0, 560, HEIGHT, "url(#from-right)") +
      `<path d="M720 -10V58" stroke="#17101c" stroke-width="5"/>` +
      path("M720 20L190 760H1250Z", "url(#cone)", ' opacity=".6"'),
  );

/** The edge of a round table with felt on it; its foot goes on below. */
export const cardTable: Drawing = drawing(
  "0 0 1440 320",
  `<defs><radialGradient id="felt"><stop offset="0" stop-color="#22604a"/><stop offset=".65" stop-color="#174a38"/><stop offset="1" stop-color="#0a281f"/></radialGradient></defs><ellipse cx="720" cy="322" rx="800" ry="314" fill="#3a2010"/><ellipse cx="720" cy="314" rx="788" ry="304" fill="#8a5528"/><ellipse cx="720" cy="320" rx="756" ry="286" fill="url(#felt)"/><ellipse cx="720" cy="324" rx="700" ry="254" fill="none" stroke="#f4ead2" stroke-opacity=".2" stroke-width="2"/>`,
);

/** A white flag, and a die that nobody has rolled: to give in, or to go on. */
export const whiteFlag: Drawing = drawing(
  "0 0 84 110",
  `<path d="M16 108V8" stroke="#d9c9a6" stroke-width="5"/>` +
    path("M18 10C36 2 50 20 76 10V52C52 62 38 44 18 54Z", "#f4ead2") +
    path("M18 10C36 2 50 20 76 10V20C52 30 38 12 18 22Z", "#fff"),
);
