/** The map: where districts lie on the sheet, which lie side by side, and how far one gets. */

import type { District, GameEdition as Edition, GameView as View } from "../../generated/kings";

/** The sheet in pixels at its natural size. */
export const WIDTH = 600;
export const HEIGHT = 730;
const MARGIN = { x: 64, top: 34, bottom: 44 };
/** What the edition's coordinates use of their 0 to 100. */
const EAST = 90;
const WEST = 8;
const NORTH = 98;
const SOUTH = 4;

export interface Point {
  x: number;
  y: number;
}

/** A district on the sheet; the edition counts y to the north. */
export function placed(district: District): Point {
  const width = WIDTH - 2 * MARGIN.x;
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  return {
    x: MARGIN.x + ((district.x - WEST) / (EAST - WEST)) * width,
    y: MARGIN.top + ((NORTH - district.y) / (NORTH - SOUTH)) * height,
  };
}

const EDGE = 64; // pixels around a place that belong to it

/** How far to scroll so that the middle of places is in the middle of the room. */
export const toMiddle = (places: number[], _scrolled: number, room: number): number =>
  (Math.min(...places) + Math.max(...places) - room) / 2;

/** How far to scroll so that places come into sight: not at all if they are, else to the middle. */
export function toSee(places: number[], scrolled: number, room: number): number {
  const [first, last] = [Math.min(...places) - EDGE, Math.max(...places) + EDGE];
  const isSeen = first >= scrolled && last <= scrolled + room;
  return isSeen ? scrolled : toMiddle(places, scrolled, room);
}

/** The outline around points: the convex hull, point after point (Andrew's monotone chain). */
export function outline(points: Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return [...halfOutline(sorted), ...halfOutline(sorted.toReversed())];
}

function halfOutline(points: Point[]): Point[] {
  const line: Point[] = [];
  for (const point of points) {
    while (line.length > 1 && !turnsLeft(line.at(-2)!, line.at(-1)!, point)) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

export interface Street {
  from: Point;
  to: Point;
  /** A bridge or tunnel to an outer district. */
  bridge: boolean;
  ends: [string, string];
}

export function streets(edition: Edition): Street[] {
  const byId = new Map(edition.board.districts.map((district) => [district.id, district]));
  return edition.board.links.flatMap(([one, other]) => {
    const [from, to] = [byId.get(one), byId.get(other)];
    if (!from || !to) return [];
    const bridge = (from.zone === "outer") !== (to.zone === "outer");
    return [{ from: placed(from), to: placed(to), bridge, ends: [one, other] as [string, string] }];
  });
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
