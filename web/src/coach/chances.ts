/** Chances as people read them, and as lines. They come in ten-thousandths of a win. */

import { words } from "../lib/words.svelte";
import type { ToldReview } from "../generated/messages";

const WHOLE = 10_000;

/** A chance in whole hundredths. */
export function percentOf(chance: number): string {
  const format = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.bundle.locales, format).format(chance / WHOLE);
}

/** What a chance has won or lost, in points. */
export function pointsOf(change: number): string {
  const format = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.bundle.locales, format).format(change / 100);
}

/** The same without a sign. */
export function amountOf(change: number): string {
  const format = { maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.bundle.locales, format).format(change / 100);
}

/** A moment of the replay, and every seat's chance then. */
export interface Point {
  moment: number;
  chances: number[];
}

/** How the chances went, from the deal on. */
export function pointsIn(review: ToldReview): Point[] {
  return [{ moment: 0, chances: review.start }, ...review.moments];
}

/** What every seat's chance is at a moment: that of the last step until then. */
export function chancesAt(points: Point[], moment: number): number[] {
  return points.findLast((point) => point.moment <= moment)?.chances ?? [];
}

/** One seat's chance as the points of an SVG polyline in a box. A chance stays until the next step. */
export function lineOf(
  points: Point[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  const x = (moment: number) => round((moment / Math.max(last, 1)) * width);
  const y = (chance: number) => round(height - (chance / WHOLE) * height);
  return points.map(({ moment, chances }) => `${x(moment)},${y(chances[seat] ?? 0)}`).join(" ");
}

/** The first of some moments after this one, or the first of all. */
export function next(moments: number[], now: number): number | undefined {
  const sorted = moments.toSorted((one, other) => one - other);
  return sorted.find((moment) => moment > now) ?? sorted[0];
}

const round = (number: number) => Math.round(number * 10) / 10;
