/** Banknotes, in thousands. */

import { circle, drawing, mix, rect, type Drawing, type Shape } from "../pen";

const INKS: Record<number, string> = { 1: "#6fa37a", 2: "#8fae5a", 5: "#c99a3a" };

/** A note around a middle, 68 x 34. */
export function noteShape(worth: number, x = 0, y = 0, scale = 1, degrees = 0): Shape {
  const ink = INKS[worth] ?? INKS[1] ?? "";
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${
    rect(-34, -13, 68, 30, mix(ink, "#120a10", 0.45), ' rx="2"') +
    rect(-34, -17, 68, 30, ink, ' rx="2"') +
    rect(-30.5, -13.5, 61, 23, "none", ' rx="1.5" stroke="#fff" stroke-opacity=".55"') +
    circle(0, -2, 9.5, "#fff", ' fill-opacity=".25"') +
    `<text y="4" text-anchor="middle" font-family="Limelight" font-size="15" fill="#1a2414">${worth}k</text>`
  }</g>`;
}

export const note = (worth: number): Drawing => drawing("-35 -18 70 36", noteShape(worth));

const MOST = 8; // notes of one worth that are told apart in a purse

/** What is in a purse: a little heap for each worth, the largest first. */
export function purse(notes: number[]): Drawing {
  const worths = [...new Set(notes)];
  const heaps = worths.map((worth, i) => {
    const count = Math.min(MOST, notes.filter((one) => one === worth).length);
    return Array.from({ length: count }, (_, k) =>
      noteShape(worth, 40 + i * 70 + ((k * 5) % 7), 62 - k * 6, 0.86, ((k * 29) % 9) - 4),
    ).join("");
  });
  return drawing(`0 0 ${Math.max(1, worths.length) * 70 + 12} 84`, heaps.join(""));
}

/** A heap of so many notes, as high as it is rich; its foot is the lower edge. */
export function heap(count: number): Drawing {
  const height = 44 + count * 15;
  const notes = Array.from({ length: count }, (_, i) =>
    noteShape(
      [1, 2, 5][i % 3] ?? 1,
      62 + (((i * 37) % 9) - 4),
      height - 26 - i * 15,
      1.5,
      ((i * 29) % 7) - 3,
    ),
  );
  return drawing(`0 0 124 ${height}`, notes.join(""));
}
