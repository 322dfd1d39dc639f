/** The map: where districts lie on the sheet, which lie side by side, and how far one gets. */

import { onSheet, type Plan, type Sheet } from "../../art/kings/geography";
import type { GameEdition as Edition, GameView as View } from "../../generated/kings";

export interface Point {
  x: number;
  y: number;
}

/** What lies over the map on a wide screen, in pixels: the telephones, the clock, the desk. */
const OVER = { left: 236, top: 104, right: 92, bottom: 52 };
/** What a small screen keeps free around the city. */
const EDGES = { left: 46, top: 74, right: 52, bottom: 40 };
/** How large the map is on a small screen that looks closely, upright or tilted. */
const CLOSE = { upright: { width: 620, height: 800 }, tilted: { width: 900, height: 620 } };

/** The sheet of a wide screen: it goes on beyond the board, under what stands beside it. */
export const wideSheet = (width: number, height: number, beside: number, desk: number): Sheet => ({
  width: width + beside,
  height,
  free: {
    left: OVER.left,
    top: OVER.top,
    right: width - OVER.right,
    bottom: height - desk - OVER.bottom,
  },
  upright: false,
});

/** The sheet of a small screen: seen whole, or closely and dragged about. It stands or lies as the
screen does, whatever room the question leaves: a city that turns round is another city. */
export function smallSheet(room: Point, whole: boolean, upright: boolean): Sheet {
  const close = upright ? CLOSE.upright : CLOSE.tilted;
  const [width, height] = whole
    ? [room.x, room.y]
    : [Math.max(room.x, close.width), Math.max(room.y, close.height)];
  return {
    width,
    height,
    free: {
      left: EDGES.left,
      top: EDGES.top,
      right: width - EDGES.right,
      bottom: height - EDGES.bottom,
    },
    upright,
  };
}

/** A district on the sheet. */
export function placed(plan: Plan, { x, y }: Point): Point {
  const [px, py] = onSheet(plan, [x, y]);
  return { x: px, y: py };
}

const EDGE = 64; // pixels around a place that belong to it

/** How far to scroll so that the middle of places is in the middle of the room. */
export const toMiddle = (places: number[], _scrolled: number, room: number): number =>
  (Math.min(...places) + Math.max(...places) - room) / 2;

/** How far to scroll so that places come into sight: not at all if they are, else to the middle, as
far as the first of them stays in sight. */
export function toSee(places: number[], scrolled: number, room: number): number {
  const [first, last] = [Math.min(...places) - EDGE, Math.max(...places) + EDGE];
  const isSeen = first >= scrolled && last <= scrolled + room;
  const home = places[0] ?? 0;
  const middle = toMiddle(places, scrolled, room);
  return isSeen ? scrolled : Math.min(Math.max(middle, home + EDGE - room), home - EDGE);
}

export function neighbours(edition: Edition, district: string): string[] {
  return edition.board.links.flatMap(([one, other]) =>
    one === district ? [other] : other === district ? [one] : [],
  );
}

export const policedBy = (view: View, district: string): number =>
  view.cars.filter((car) => car.at === district).length;

/** The shortest ways from a district, none beyond a police control unless they are waived. */
export function waysFrom(
  edition: Edition,
  start: string,
  steps: number,
  stops: (district: string) => boolean,
): Map<string, string[]> {
  const ways = new Map<string, string[]>([[start, []]]);
  let edge = [start];
  for (let step = 0; step < steps; step += 1) {
    const next: string[] = [];
    for (const district of edge) {
      if (district !== start && stops(district)) continue;
      for (const near of neighbours(edition, district)) {
        if (ways.has(near)) continue;
        ways.set(near, [...(ways.get(district) ?? []), near]);
        next.push(near);
      }
    }
    edge = next;
  }
  ways.delete(start);
  return ways;
}
