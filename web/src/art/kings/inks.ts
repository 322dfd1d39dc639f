/** The inks of New York Kings: night, brass, neon for places only. */

export const INK = "#17101c";
export const PAPER = "#f4ead2";
export const GOLD = "#f2c14e";
export const BRASS = "#d9b061";
export const SHADE = "#2a0f2e";
export const NEON = "#b0305e";
export const POLICE_BLUE = "#2a55c0";
export const NIGHTLIGHT = "#3a2c1c"; // where nobody sits

/** A zone of the city by day and by lamplight. */
export const ZONES: Record<string, { ground: string; light: string }> = {
  lower: { ground: "#5a3344", light: "#c98b5c" },
  midtown: { ground: "#43306a", light: "#b487e8" },
  upper: { ground: "#1f4a5c", light: "#66c1cf" },
  outer: { ground: "#2b2c40", light: "#c48a4c" },
};

/** What belongs to a seat: its bright side and its dark one. */
export const SEATS: Record<string, { bright: string; dark: string }> = {
  red: { bright: "#f0604f", dark: "#7a1f1a" },
  white: { bright: "#f3ede0", dark: "#7d766a" },
  blue: { bright: "#5b9dff", dark: "#1e3f80" },
  yellow: { bright: "#f2c038", dark: "#7a5810" },
  black: { bright: "#474757", dark: "#15151d" },
};
export const NOBODY = { bright: "#9a9282", dark: "#4a4438" };

export const seatInk = (colour: string) => SEATS[colour] ?? NOBODY;
