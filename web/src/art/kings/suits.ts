/** The four suits, drawn around a middle, 20 x 20. */

import { drawing, path, type Drawing } from "../pen";

const SUITS: Record<string, { d: string; ink: string }> = {
  spade: {
    d: "M0 -8C4 -3 8 -1 8 3A4 4 0 0 1 1.5 5.5Q1.5 8 3.5 9H-3.5Q-1.5 8 -1.5 5.5A4 4 0 0 1 -8 3C-8 -1 -4 -3 0 -8Z",
    ink: "#20283f",
  },
  heart: { d: "M0 8C-9 1 -8 -7 -3.5 -7Q-1 -7 0 -4Q1 -7 3.5 -7C8 -7 9 1 0 8Z", ink: "#c22f36" },
  diamond: { d: "M0 -8.5L6.5 0L0 8.5L-6.5 0Z", ink: "#d4582a" },
  club: {
    d: "M0 -8A3.8 3.8 0 0 1 3.4 -2.6A3.8 3.8 0 1 1 1.5 4.5Q1.5 7.5 3.5 9H-3.5Q-1.5 7.5 -1.5 4.5A3.8 3.8 0 1 1 -3.4 -2.6A3.8 3.8 0 0 1 0 -8Z",
    ink: "#1f4a36",
  },
};

/** A suit in its ink on paper; nothing for what is none. */
export function suitSign(suit: string): Drawing | null {
  const known = SUITS[suit];
  return known ? drawing("-10 -10 20 20", path(known.d, known.ink)) : null;
}

export const SPADE = SUITS.spade?.d ?? "";
