import { drawing, INKS, line, path, rect, type Drawing } from "./pen";

const CENTRES = [
  [0, 120],
  [100, 120],
  [50, 120],
  [0, 0],
  [100, 0],
  [50, 0],
] as const;
const RADII = [10, 20, 30, 40, 50];

/** The back of every card of Sneaks & Snitches. */
export const lootBack = (): Drawing => back("#97181f", "#5d1016");

/** The back of a card in the colours of a seat: fans and a hat. */
export function back(light: string, dark: string): Drawing {
  const fans = RADII.flatMap((radius) =>
    CENTRES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`),
  );
  return drawing(
    "0 0 100 120",
    rect(0, 0, 100, 120, dark) +
      `<g fill="none" stroke="${light}" stroke-width="1.5">${fans.join("")}</g>` +
      path("M50 28L76 60L50 92L24 60Z", dark) +
      line("M50 28L76 60L50 92L24 60Z", INKS.gold, 2) +
      path("M38 62q0-18 12-18t12 18q8-1 9 2-9 7-21 7t-21-7q1-3 9-2Z", INKS.gold) +
      line("M39 58q11 5 22 0", dark, 2.6),
  );
}
