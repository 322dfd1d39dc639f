/** What the panels of the stories are put together from. A panel is 320 x 200. */

import { back } from "../backs";
import { coin } from "../coin";
import { crookTraits } from "../crooks";
import { gangPalette, seatColours } from "../gangs";
import { sign, type Sign } from "../icons";
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
} from "../pen";
import { portrait } from "../portrait";
import { towers } from "../street";

export interface Panel {
  /** The last part of the name of its sentence. */
  id: string;
  draw: () => Drawing;
}

export const panel = (id: string, ...shapes: (() => Shape)[]): Panel => ({
  id,
  draw: () => drawing("0 0 320 200", shapes.map((shape) => shape()).join("")),
});

/** Something that the board shows: a picture of it, 72 x 72, and the questions at which it is first
needed. */
export interface Thing {
  /** The last part of the name of its sentence. */
  id: string;
  draw: () => Drawing;
  asked: string[];
  /** Whether it is there to be seen; without this it always is. */
  isThere?: (view: unknown, edition: unknown) => boolean;
}

export const thing = (id: string, asked: string[], ...shapes: (() => Shape)[]): Thing => ({
  id,
  asked,
  draw: () => drawing("0 0 72 72", shapes.map((shape) => shape()).join("")),
});

/** A whole drawing inside another. */
export const inset = (
  { box, body }: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  fit = "slice",
): Shape =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid ${fit}">${body}</svg>`;

/** Signs that every language reads alike: numbers, letters of sites, plus and minus. */
export const figure = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="Limelight, Georgia, serif" text-anchor="middle" fill="${fill}">${text}</text>`;

/** A sky with rays behind whatever matters. */
export const backdrop =
  (colour: string, ray: string, x = 160, y = 110) =>
  (): Shape =>
    rect(0, 0, 320, 200, colour) + rays(x, y, 18, ray, 320);

/** The city at night, with a street to stand in. */
export const night = (): Shape => {
  const far = towers(340, 168, 0.9, 3);
  const near = towers(340, 172, 0.55);
  return (
    rect(0, 0, 320, 200, "#15294a") +
    circle(262, 42, 20, "#f4dfa4") +
    circle(262, 42, 30, "#f4dfa4", ' opacity=".14"') +
    path(far.towers, "#1d3a60") +
    path(far.windows, "#3a5f8a") +
    path(near.towers, "#0f1e3a") +
    path(near.windows, INKS.lamp, ' opacity=".55"') +
    rect(0, 166, 320, 34, "#3a3440") +
    rect(0, 166, 320, 2, "#8d7f74")
  );
};

/** The felt of the table, under a lamp. */
export const felt = (): Shape =>
  rect(0, 0, 320, 200, "#1d4a3d") +
  path("M160-60L20 220H300Z", INKS.lamp, ' opacity=".12"') +
  `<ellipse cx="160" cy="176" rx="150" ry="34" fill="#2f6a55"/>`;

/** A coin or more, in a row. */
export const coins = (count: number, x: number, y: number, radius = 11): Shape =>
  Array.from({ length: count }, (_, i) => coin(x + i * radius * 1.7, y, radius)).join("");

/** A sign of one colour on a round plate. */
export const plate = (name: Sign, x: number, y: number, radius: number, fill: string): Shape =>
  circle(x, y, radius, INKS.ink) +
  circle(x, y, radius - 1.6, fill) +
  `<g color="#fff">${inset(sign(name), x - radius * 0.62, y - radius * 0.62, radius * 1.24, radius * 1.24, "meet")}</g>`;

export const GANG_INKS = { N: "#a3272a", W: "#1f5590", O: "#8a5a08" } as const;
export type Gang = keyof typeof GANG_INKS;

interface Card {
  name: string;
  level?: number;
  gang?: Gang;
  ability?: Sign;
  /** How it changes the worth of its target. */
  change?: string;
}

/** A crook, 60 x 84 before it is scaled. */
export function crookCard({ name, level, gang, ability, change }: Card): Shape {
  const face = portrait(crookTraits(name), gangPalette(gang));
  return (
    rect(-1.5, -1.5, 63, 87, INKS.ink, ' rx="5"') +
    rect(0, 0, 60, 84, INKS.paper, ' rx="4"') +
    inset(face, 3, 3, 54, 78) +
    (level === undefined
      ? ""
      : path("M3 3h17v17l-8.5 6L3 20Z", INKS.ink) +
        figure(String(level), 11.5, 19, 16, INKS.gold)) +
    (gang ? plate(gang, 51, 11, 8, GANG_INKS[gang]) : "") +
    (ability ? plate(ability, 14, 71, 10, INKS.plum) : "") +
    (change
      ? circle(46, 71, 11, change.startsWith("+") ? INKS.green2 : "#8f1f1a") +
        figure(change, 46, 76.5, 15, "#fff")
      : "")
  );
}

/** The back of a card in the colour of a seat, 60 x 84. */
export const cardBack = (seat: string): Shape => {
  const { cloth, shade } = seatColours(seat);
  return rect(-1.5, -1.5, 63, 87, INKS.ink, ' rx="5"') + inset(back(cloth, shade), 0, 0, 60, 84);
};

/** Something laid down a little crooked. */
export const laid = (shape: Shape, x: number, y: number, scale = 1, degrees = 0): Shape =>
  moved(turned(shape, degrees, 30, 42), x, y, scale);

/** A framed picture of a place. */
export const framed = (
  picture: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
): Shape =>
  rect(x - 4, y - 4, width + 8, height + 8, INKS.ink, ' rx="4"') +
  rect(x - 2.5, y - 2.5, width + 5, height + 5, INKS.gold, ' rx="3"') +
  inset(picture, x, y, width, height);

/** An arrow to the right, from a point. */
export const arrow = (x: number, y: number, length = 30, fill: string = INKS.gold): Shape =>
  path(
    `M${x} ${y - 4}h${length - 12}v-7l13 11-13 11v-7h${12 - length}Z`,
    fill,
    ` stroke="${INKS.ink}" stroke-width="1.4"`,
  );

/** A value on an enamel sign. */
export const tag = (text: string, x: number, y: number, radius = 15): Shape =>
  circle(x, y, radius, INKS.ink) +
  circle(x, y, radius - 2, INKS.gold) +
  figure(text, x, y + radius * 0.42, radius * 1.2, INKS.ink);

/** What does not happen. */
export const cross = (x: number, y: number, size = 14): Shape =>
  line(
    `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`,
    INKS.ink,
    9,
  ) +
  line(
    `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`,
    "#ff6a55",
    5,
  );

/** A die that shows a letter or a number. */
export const die = (face: string, x: number, y: number, size = 34, degrees = 0): Shape =>
  turned(
    rect(x - 1.5, y - 1.5, size + 3, size + 3, INKS.ink, ' rx="8"') +
      rect(x, y, size, size, INKS.paper, ' rx="7"') +
      rect(x + size * 0.62, y, size * 0.38, size, "#d8c29a", ' rx="7"') +
      figure(face, x + size / 2, y + size * 0.7, size * 0.62, INKS.ink),
    degrees,
    x + size / 2,
    y + size / 2,
  );
