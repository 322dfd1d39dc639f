/** Desk telephones that ring for missions, one colour for each place in the row. */

import { circle, drawing, line, mix, path, type Drawing, type Shape } from "../pen";

const LINES = ["#a3262c", "#1f6a58", "#7a4a9c"];
const BUSY = "#6d5a34";

/** The colour of a mission by its place in the row, from 1; one in progress has none. */
export const phoneColour = (place: number | null | undefined): string =>
  place ? (LINES[(place - 1) % LINES.length] ?? BUSY) : BUSY;

const HOLES = Array.from({ length: 10 }, (_, i) => {
  const angle = ((i * 30 - 60) * Math.PI) / 180;
  return circle(
    Number((51 + 10.8 * Math.cos(angle)).toFixed(1)),
    Number((63 + 10.8 * Math.sin(angle)).toFixed(1)),
    2.2,
    "#2a1d12",
  );
}).join("");

/** A telephone, 100 x 84; its receiver is of a class of its own, so that it can ring. */
export function telephoneShape(colour: string): Shape {
  const dark = mix(colour, "#120a10", 0.45);
  const lit = mix(colour, "#ffffff", 0.28);
  return (
    path("M14 78C14 58 26 46 36 44H64C74 46 86 58 86 78Q50 84 14 78Z", colour) +
    path("M14 78C14 58 26 46 36 44H48C30 52 26 64 26 80Q19 79.5 14 78Z", dark) +
    path("M70 47C80 53 86 64 86 78L80 79C80 64 76 54 70 47Z", lit) +
    path("M34 46V34H42V42H58V34H66V46Z", dark) +
    `<g class="receiver">${
      path(
        "M10 34C8 20 22 14 50 14S92 20 90 34C90 40 72 40 72 34C72 28 62 27 50 27S28 28 28 34C28 40 10 40 10 34Z",
        colour,
      ) + line("M14 24C22 17 34 15 50 15S78 17 86 24", lit, 3)
    }</g>` +
    circle(51, 63, 15.5, "#f4ead2", ` stroke="${dark}" stroke-width="2"`) +
    circle(51, 63, 6, colour) +
    HOLES
  );
}

const RINGING = `<g class="ringing">${
  line("M6 8Q-2 16 0 27M94 8Q102 16 100 27", "#ffe08a", 3) +
  line("M-3 0Q-15 14 -11 32M103 0Q115 14 111 32", "#ffe08a", 3, ' opacity=".6"')
}</g>`;

const drawn = new Map<string, Drawing>();

/** A telephone that rings, or one that is off the hook. */
export function telephone(colour: string, rings: boolean): Drawing {
  const key = `${colour} ${rings}`;
  const known =
    drawn.get(key) ?? drawing("-14 -4 128 92", (rings ? RINGING : "") + telephoneShape(colour));
  drawn.set(key, known);
  return known;
}
