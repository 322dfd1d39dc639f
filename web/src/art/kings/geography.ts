/** Where things lie: the hand-drawn coasts in the units of an edition (x to the east, y to the north,
0 to 100), and how these come onto a sheet. */

export type Point = readonly [number, number];

/** What the map needs to know of a district. */
export interface Spot {
  id: string;
  zone: string;
  special: string;
  x: number;
  y: number;
}

/** The sheet in pixels, and what of it is free for districts. */
export interface Sheet {
  width: number;
  height: number;
  free: { left: number; top: number; right: number; bottom: number };
  /** Whether north is up; else the island lies tilted, as a wide screen wants it. */
  upright: boolean;
}

/** From the units of an edition to pixels: one affine matrix, so that no two links come to cross. */
export interface Plan {
  matrix: [number, number, number, number, number, number];
  /** How large a house or a car is drawn, 1 being its size in the drawings. */
  up: number;
}

const TILTED = { matrix: [5.75, 4.35, 7.5, -4.35], up: 0.94 } as const;
const UPRIGHT = { matrix: [5.5, 0.75, 0.4, -5.4], up: 0.76 } as const;
const MOST_STRETCHED = 1.3; // how much more a sheet may be stretched one way than the other

/** Lay the districts out so that they fill what is free of a sheet. */
export function layOut(spots: Spot[], { free, upright }: Sheet): Plan {
  const { matrix, up } = upright ? UPRIGHT : TILTED;
  const [a, b, c, d] = matrix;
  const xs = spots.map(({ x, y }) => a * x + c * y);
  const ys = spots.map(({ x, y }) => b * x + d * y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const fit = {
    x: (free.right - free.left) / Math.max(1, right - left),
    y: (free.bottom - free.top) / Math.max(1, bottom - top),
  };
  const sx = Math.min(fit.x, fit.y * MOST_STRETCHED);
  const sy = Math.min(fit.y, fit.x * MOST_STRETCHED);
  const dx = (free.left + free.right - sx * (left + right)) / 2;
  const dy = (free.top + free.bottom - sy * (top + bottom)) / 2;
  return {
    matrix: [a * sx, b * sy, c * sx, d * sy, dx, dy],
    up: up * Math.sqrt(sx * sy),
  };
}

/** A place on the sheet. */
export function onSheet({ matrix: [a, b, c, d, e, f] }: Plan, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

const SAMPLES = 4; // points for each given one

/** A smooth line through points (Catmull-Rom). */
export function smooth(points: Point[], closed = true, samples = SAMPLES): Point[] {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const line: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < samples; step += 1) {
      const t = step / samples;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * q[axis] +
          (r[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
          (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t * t * t);
      line.push([along(0), along(1)]);
    }
  }
  if (!closed) line.push(at(count - 1));
  return line;
}

/** The part of a shape that is nearer to one place than to another. */
function nearerTo(shape: Point[], one: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - one[0], other[1] - one[1]];
  const limit = (other[0] ** 2 + other[1] ** 2 - one[0] ** 2 - one[1] ** 2) / 2;
  const beyond = ([x, y]: Point) => nx * x + ny * y - limit;
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here * there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]);
    }
    return kept;
  });
}

/** Whether a place lies inside a shape. */
export function isInside([x, y]: Point, shape: Point[]): boolean {
  let inside = false;
  shape.forEach(([x1, y1], i) => {
    const [x2, y2] = shape[(i + shape.length - 1) % shape.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const ROUND = 12; // corners of a plain shape
const PLAIN = 6; // units from its middle to its edge

/** The shape of a district that lies where no land was drawn. */
const plainShape = ({ x, y }: Spot): Point[] =>
  Array.from({ length: ROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [x + PLAIN * Math.cos(angle), y + PLAIN * Math.sin(angle)];
  });

export interface Cell {
  spot: Spot;
  shape: Point[];
  /** Whether it is a plain one, on no coast that was drawn. */
  plain: boolean;
}

/** The districts of the island, each with what is nearer to it than to any other; one that lies off
every coast gets a plain shape, as does an outer one in the water. */
export function cellsOf(spots: Spot[]): Cell[] {
  const island = spots.filter(({ zone }) => zone !== "outer");
  return spots.flatMap((spot): Cell[] => {
    const here: Point = [spot.x, spot.y];
    if (spot.zone === "outer")
      return isOnLand(here) ? [] : [{ spot, shape: plainShape(spot), plain: true }];
    if (!isInside(here, COAST)) return [{ spot, shape: plainShape(spot), plain: true }];
    const shape = island
      .filter((other) => other !== spot)
      .reduce((rest, other) => nearerTo(rest, here, [other.x, other.y]), COAST);
    return [{ spot, shape, plain: false }];
  });
}

export const isOnLand = (place: Point): boolean =>
  Object.values(SHORES).some((shore) => isInside(place, shore));

const STEPS = 50; // places along a link that are looked at

/** Where a link between two places is over water: from and to, as shares of its length. */
export function waterOf(
  from: Spot,
  to: Spot,
  land: Point[][],
): { from: number; to: number } | null {
  const wet = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter((share) => {
    const place: Point = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return !land.some((shape) => isInside(place, shape));
  });
  const [first, last] = [wet[0], wet.at(-1)];
  return first === undefined || last === undefined || last - first < 0.04
    ? null
    : { from: first, to: last };
}

/** The coast of Manhattan. */
export const COAST: Point[] = smooth([
  [45, -4],
  [40, -1],
  [35, 5],
  [31, 12],
  [29.5, 18],
  [29, 25],
  [28, 31],
  [26.5, 37],
  [24.5, 43],
  [21.5, 49],
  [20.5, 56],
  [21.5, 63],
  [23, 71],
  [25.5, 79],
  [28, 86],
  [29, 92],
  [28, 98],
  [29, 103.5],
  [33, 107],
  [38, 106],
  [42.5, 102],
  [45.5, 96.5],
  [48, 91.6],
  [53, 89.6],
  [59, 90.6],
  [65, 90],
  [68.6, 86],
  [69.6, 80],
  [70.6, 75],
  [72.6, 70],
  [75.4, 65],
  [76, 60],
  [74.4, 54],
  [72.4, 49.5],
  [70, 45],
  [68.6, 39],
  [70.4, 33],
  [72.8, 27],
  [71.6, 21.5],
  [67, 17],
  [62.6, 10.5],
  [57.6, 4],
  [51, -2.4],
]);

/** The other shores, which go on beyond the sheet: New Jersey, Long Island, the Bronx. */
export const SHORES: Record<"west" | "east" | "north", Point[]> = {
  west: smooth(
    [
      [-120, -6],
      [0, -8],
      [8, -6],
      [11, 2],
      [11, 12],
      [13, 22],
      [15, 31],
      [14.6, 40],
      [12.6, 48],
      [11.5, 58],
      [13, 70],
      [16, 84],
      [18.5, 97],
      [19, 112],
      [20, 150],
      [-120, 150],
    ],
    false,
  ),
  east: smooth(
    [
      [58, -60],
      [62, -26],
      [66, -10],
      [71, 1],
      [76, 9],
      [78.4, 16],
      [81.6, 23],
      [80.6, 31],
      [81, 39],
      [84, 46],
      [84.6, 53],
      [83, 61],
      [82.4, 69],
      [83, 75],
      [87, 79],
      [98, 81],
      [180, 80],
      [180, -60],
    ],
    false,
  ),
  north: smooth(
    [
      [42, 150],
      [45.5, 112],
      [49.5, 104],
      [52.5, 98],
      [57, 95.4],
      [64, 95.4],
      [71, 93.6],
      [75.6, 88.6],
      [83, 86.6],
      [100, 88],
      [180, 87],
      [180, 150],
    ],
    false,
  ),
};

const ISLE_POINTS: Point[][] = [
  [
    [78, 57],
    [77.6, 62],
    [78, 69],
    [79.2, 72.5],
    [80, 69],
    [79.8, 62],
    [79, 57],
  ],
  [
    [55, -13],
    [59, -10],
    [63, -13],
    [61, -18],
    [56, -18],
  ],
  [
    [26, -13],
    [30, -11.5],
    [32.5, -14.5],
    [30, -18],
    [26, -17],
  ],
  [
    [73, 81],
    [72.6, 84.5],
    [75, 86],
    [77.2, 84],
    [76, 80.6],
  ],
];
export const ISLES: Point[][] = ISLE_POINTS.map((isle) => smooth(isle));

export const PARK: Point[] = [
  [41.5, 65],
  [52.5, 65],
  [52.5, 83],
  [41.5, 83],
];
export const LAKE: Point[] = smooth(
  [
    [44, 77],
    [47, 79.5],
    [50.4, 78],
    [50, 74.6],
    [46.6, 74],
    [44.4, 75],
  ],
  true,
  3,
);
export const POND: Point[] = smooth(
  [
    [44, 68],
    [45.4, 69.6],
    [47, 68.6],
    [46, 67],
  ],
  true,
  3,
);

/** Piers: where they begin, and whether they reach to the west (1) or to the east (-1). */
export const PIERS: [number, number, 1 | -1][] = [
  [30, 20, 1],
  [29, 24, 1],
  [27.6, 33, 1],
  [25.6, 40, 1],
  [23.4, 45, 1],
  [21.4, 50, 1],
  [20.6, 53.5, 1],
  [20.6, 57, 1],
  [68, 18, -1],
  [72.4, 24, -1],
  [71.6, 29.6, -1],
  [70.6, 44, -1],
  [62, 9, -1],
];
