/** Poker dice. */

import { circle, drawing, path, rect, type Drawing, type Shape } from "../pen";
import { SPADE } from "./suits";

const INKS: Record<string, string> = {
  A: "#20283f",
  K: "#a3262c",
  Q: "#2c5c47",
  J: "#2f5fae",
  "10": "#8a5a14",
  "9": "#5a4a5e",
};

/** What is above the letter of a high face. */
const SIGNS: Record<string, (ink: string) => Shape> = {
  A: (ink) => path(SPADE, ink),
  K: (ink) => path("M-9 6L-11 -6L-5 0L0 -9L5 0L11 -6L9 6Z", ink),
  Q: (ink) =>
    path("M-10 5Q0 -1 10 5L8 -3Q0 -9 -8 -3Z", ink) +
    circle(0, -8, 2.5, ink) +
    circle(-6.5, -6, 1.7, ink) +
    circle(6.5, -6, 1.7, ink),
  J: (ink) =>
    path("M-10 5C-10 -6 4 -9 8 -3L10 5Z", ink) +
    path("M5 -4C8 -12 13 -11 13 -6C11 -7 9 -5 8 -2Z", ink),
};

const letter = (text: string, y: number, size: number, ink: string): Shape =>
  `<text y="${y}" text-anchor="middle" font-family="Limelight" font-size="${size}" fill="${ink}">${text}</text>`;

const BODY =
  rect(-31, -26, 62, 62, "#8d7a55", ' rx="13"') +
  rect(-31, -31, 62, 62, "#fbf3df", ' rx="13"') +
  path(
    "M-31 -6V-18A13 13 0 0 1 -18 -31H18A13 13 0 0 1 31 -18V-14Q0 -26 -31 -6Z",
    "#fff",
    ' opacity=".55"',
  );

/** A die that shows a face; "?" before it is rolled. */
export function die(face: string): Drawing {
  const ink = INKS[face] ?? "#a3262c";
  const sign = SIGNS[face];
  const edge = rect(
    -25,
    -25,
    50,
    50,
    "none",
    ` rx="9" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"`,
  );
  const shown = sign
    ? `<g transform="translate(0 -12)">${sign(ink)}</g>${letter(face, 21, 29, ink)}`
    : letter(face, 13, 36, ink);
  return drawing("-34 -34 68 72", BODY + edge + shown);
}
