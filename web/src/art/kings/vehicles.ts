/** Cars seen from the side, driving to the right; the road is at 0. */

import { circle, drawing, path, type Drawing, type Shape } from "../pen";
import { INK, seatInk } from "./inks";

const SHADOW = `<ellipse cx="0" cy="2" rx="26" ry="5" fill="#000" opacity=".5"/>`;
const BOX = "-30 -30 94 38";

const wheels = (at: number, radius: number, rim: string): Shape =>
  [-at, at]
    .map((x) => circle(x, -1, radius, "#08090f", ` stroke="${rim}" stroke-width="1.6"`))
    .join("");

const beam = (strength: number): Shape =>
  path("M22 -7L60 -14V5Z", "#fff3c4", ` opacity="${strength}"`);

/** A getaway sedan in the colour of a seat. */
export function sedanShape(colour: string): Shape {
  const { bright, dark } = seatInk(colour);
  return (
    SHADOW +
    beam(0.35) +
    path(
      "M-25 -3C-26 -9 -20 -12 -13 -12C-9 -19 -6 -21 1 -21C8 -21 11 -18 14 -12C20 -11.5 25 -9 25 -3L23 0H-23Z",
      bright,
      ` stroke="${INK}"`,
    ) +
    path("M-25 -3C-26 -8 -22 -10 -17 -11Q-4 -6 25 -4L23 0H-23Z", dark, ' opacity=".55"') +
    path(
      "M-10 -12.5C-8 -17 -6 -18.8 -.5 -18.8V-12.5ZM2 -12.5V-18.8C7 -18.8 9 -17 11 -12.5Z",
      "#1a2440",
    ) +
    path("M3.5 -13L7 -18L8.5 -17L5.5 -13Z", "#fff", ' opacity=".35"') +
    wheels(14, 5, "#efe6d0") +
    circle(23.5, -6.5, 2, "#fff3c4")
  );
}

const BEACON =
  circle(0, -21.5, 2.6, "#ff4a4a") +
  circle(0, -21.5, 6, "#ff3a3a", ' opacity=".3"') +
  circle(0, -21.5, 13, "#ff3a3a", ' opacity=".14"');

/** A patrol car; its beacon is of a class of its own, so that it can flash. */
const patrolShape: Shape =
  SHADOW +
  beam(0.28) +
  path(
    "M-23 -3C-24 -9 -20 -11 -14 -11.5C-11 -18 -8 -20 0 -20C8 -20 10 -17 13 -11.5C19 -11 23 -9 23 -3L22 0H-22Z",
    "#14182a",
    ' stroke="#05060c" stroke-width=".8"',
  ) +
  path("M-9 -11.5H9L8 0H-9Z", "#f3ede0") +
  path("M-11 -12C-9 -16.5 -7 -18 -1.5 -18V-12ZM1 -12V-18C6 -18 8 -16.5 10 -12Z", "#9fd0ff") +
  `<path d="M-23 -4H23" stroke="#8b93ad"/>` +
  path("M0 -9.5l1.2 2.6 2.8 .3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z", "#c9942e") +
  wheels(13.5, 4.6, "#a9b0c4") +
  circle(22, -6, 1.8, "#fff3c4") +
  `<g class="beacon">${BEACON}</g>`;

export const sedan = (colour: string): Drawing => drawing(BOX, sedanShape(colour));
export const patrol: Drawing = drawing(BOX, patrolShape);

/** A metro train from the front. */
export const train: Drawing = drawing(
  "-24 -30 48 40",
  path("M-18 6V-20Q-18 -28 0 -28T18 -20V6Z", "#c9cfdb") +
    path("M0 -28Q18 -28 18 -20V6H0Z", "#8d96a8") +
    path("M-13 -8V-20H-2V-8ZM2 -8V-20H13V-8Z", "#1a2440") +
    path("M-18 -4H18V0H-18Z", "#0f5b46") +
    circle(-11, 3, 2.6, "#fff3c4") +
    circle(11, 3, 2.6, "#fff3c4"),
);

/** A helicopter from the side. */
export const helicopterShape: Shape =
  path("M-7 0C-7 -6 4 -7 8 -1L19 -3V-6L21 -6V1L8 3C4 6 -7 5 -7 0Z", "#c9493b") +
  path("M-6 -1C-6 -5 -1 -5 0 -4V0Z", "#bfe3ff") +
  `<path d="M-14 -8H17" stroke="#e8edf7" stroke-width="1.4" opacity=".8"/><path d="M1 -8V-5M-5 8H8M-3 4V8M4 4V8" stroke="#e8edf7" fill="none"/>`;
export const helicopter: Drawing = drawing("-18 -14 44 28", helicopterShape);
