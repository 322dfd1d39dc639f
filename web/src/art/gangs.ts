/** The colours of gangs and seats. They share colours in the box, so they never share a form: a gang is
the sky of a portrait and a round emblem, a seat is a row, a frame, a card's back and a shape. */

import type { Palette } from "./skies";

export const GANGS = {
  N: { mid: "#c2402f", ray: "#a82f26", dark: "#3d0f18", glow: "#ff9b7a" },
  W: { mid: "#2f74b5", ray: "#235f9c", dark: "#0c2347", glow: "#8fd0ff" },
  O: { mid: "#e0a02c", ray: "#c98a1c", dark: "#4a2408", glow: "#ffe08a" },
  none: { mid: "#9aa58f", ray: "#87947f", dark: "#2a2030", glow: "#f4efd2" },
} satisfies Record<string, Palette>;

/** The sky of a gang by its letter; a gang of an owner's own edition has none of its own. */
export const gangPalette = (gang: string | undefined): Palette =>
  (GANGS as Record<string, Palette>)[gang ?? "none"] ?? GANGS.none;

/** A seat: its cloth in the light and in the shade, and the sky of its mastermind. */
export interface SeatColours {
  cloth: string;
  shade: string;
  palette: Palette;
}

const SEATS: Record<string, SeatColours> = {
  red: {
    cloth: "#d9564a",
    shade: "#7c1c22",
    palette: { mid: "#d9564a", ray: "#c2463c", dark: "#4a1018", glow: "#ffb3a4" },
  },
  yellow: {
    cloth: "#d9a53a",
    shade: "#6b4708",
    palette: { mid: "#dfb04a", ray: "#cf9d36", dark: "#4a2c08", glow: "#ffe9a8" },
  },
  green: {
    cloth: "#4faa63",
    shade: "#1c5a33",
    palette: { mid: "#57a86a", ray: "#489659", dark: "#0f3a22", glow: "#c0f0c8" },
  },
  blue: {
    cloth: "#4b8ad0",
    shade: "#1d4378",
    palette: { mid: "#4f8dd0", ray: "#3f7cbd", dark: "#10294e", glow: "#bfe0ff" },
  },
  orange: {
    cloth: "#e8863a",
    shade: "#8a4410",
    palette: { mid: "#e08a44", ray: "#cf7833", dark: "#4a2208", glow: "#ffd9b0" },
  },
  white: {
    cloth: "#e6e0d2",
    shade: "#8b8577",
    palette: { mid: "#cfc8b8", ray: "#bdb6a5", dark: "#3a352c", glow: "#ffffff" },
  },
  pink: {
    cloth: "#e27aa8",
    shade: "#8c2c58",
    palette: { mid: "#d978a2", ray: "#c8668f", dark: "#451228", glow: "#ffd2e4" },
  },
  brown: {
    cloth: "#a8794f",
    shade: "#5b3a1e",
    palette: { mid: "#a57b55", ray: "#936a45", dark: "#2e1a0c", glow: "#ecd0b4" },
  },
  purple: {
    cloth: "#9a62c9",
    shade: "#4d2470",
    palette: { mid: "#9a68c4", ray: "#8757b1", dark: "#2d1345", glow: "#e4c9fa" },
  },
};
const PLAIN: SeatColours = { cloth: "#8d9a94", shade: "#414b47", palette: GANGS.none };

export const seatColours = (colour: string): SeatColours => SEATS[colour] ?? PLAIN;
