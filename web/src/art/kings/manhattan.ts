/** The city at night, drawn from an edition: a coast, a shape for each district, some four hundred
houses on the grid, avenues for links, bridges and tunnels where they cross water. A house is lowered
or left out where it would hide a square or an avenue behind it. It holds no words. */

import { circle, drawing, path, type Drawing, type Shape } from "../pen";
import {
  cellsOf,
  COAST,
  isInside,
  ISLES,
  LAKE,
  onSheet,
  PARK,
  PIERS,
  POND,
  SHORES,
  waterOf,
  type Cell,
  type Point,
  type Plan,
  type Sheet,
  type Spot,
} from "./geography";
import { ZONES } from "./inks";
import { helicopterShape } from "./vehicles";

/** The things that an edition says about the map. */
export interface Streets {
  districts: Spot[];
  links: [string, string][];
}

interface Avenue {
  from: Point;
  to: Point;
  water: { from: number; to: number } | null;
  kind: Crossing;
}

type Crossing = "suspension" | "cantilever" | "arch" | "tunnel";

/** Links that cross water otherwise than their length would have it. */
const CROSSINGS: Record<string, Crossing> = {
  "brooklyn financial": "tunnel",
  "murray_hill queens": "tunnel",
  "tribeca union_city": "tunnel",
  "hells_kitchen union_city": "tunnel",
  "queens sutton_place": "cantilever",
  "bronx harlem": "arch",
};
const LONG = 150; // pixels of a drawing at its own size, from which a bridge hangs on cables

const GRID = { x: 2.5, y: 2.05 }; // of streets and avenues, in the units of an edition
const GRID_LIGHT = "#ffc873";
const LAMP = "#ffcf7a";

/** What all parts of the drawing need. */
interface Pen {
  plan: Plan;
  up: number;
  sheet: Sheet;
  cells: Cell[];
  spots: Spot[];
  avenues: Avenue[];
  random: () => number;
}

/** Always the same numbers, so that the city is always the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const r1 = (value: number): number => Math.round(value * 10) / 10;
const text = ([x, y]: Point): string => `${r1(x)} ${r1(y)}`;
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const outline = ({ plan }: Pen, shape: Point[]): string =>
  `M${shape.map((place) => text(onSheet(plan, place))).join("L")}Z`;

const atSpot = (pen: Pen, shape: Shape, place: Point, dx = 0, dy = 0): Shape => {
  const [x, y] = onSheet(pen.plan, place);
  return `<g transform="translate(${r1(x + dx * pen.up)} ${r1(y + dy * pen.up)}) scale(${r1(pen.up * 10) / 10})">${shape}</g>`;
};

/** The whole city on a sheet. */
export function manhattan(streets: Streets, sheet: Sheet, plan: Plan): Drawing {
  const cells = cellsOf(streets.districts);
  const pen: Pen = {
    plan,
    up: plan.up,
    sheet,
    cells,
    spots: streets.districts,
    avenues: avenuesOf(streets, cells, plan),
    random: randomFrom(7),
  };
  const body = [
    definitions(pen),
    water(pen),
    shores(pen),
    piers(pen),
    island(pen),
    park(pen),
    lampLight(pen),
    tunnels(pen),
    skyline(pen),
    `<path d="${dry(pen)}" stroke="${LAMP}" stroke-width="${r1(1.9 * pen.up)}" fill="none" stroke-linecap="round" opacity=".95"/>`,
    ...pen.avenues.map((avenue) => crossing(pen, avenue)),
    ...pen.spots.map((spot) => square(pen, spot)),
    ...pen.spots.map((spot) => landmark(pen, spot)),
    atSpot(pen, FERRY, [33, -7]),
  ];
  return drawing(`0 0 ${Math.round(sheet.width)} ${Math.round(sheet.height)}`, body.join(""));
}

function avenuesOf({ districts, links }: Streets, cells: Cell[], plan: Plan): Avenue[] {
  const byId = new Map(districts.map((spot) => [spot.id, spot]));
  const plain = cells.filter((cell) => cell.plain).map(({ shape }) => shape);
  const land = [COAST, ...Object.values(SHORES), ...plain];
  return links.flatMap(([one, other]) => {
    const [first, second] = [byId.get(one), byId.get(other)];
    if (!first || !second) return [];
    const [from, to] = [first, second].map(({ x, y }) => onSheet(plan, [x, y])) as [Point, Point];
    const wet = waterOf(first, second, land);
    const length = wet
      ? (Math.hypot(to[0] - from[0], to[1] - from[1]) * (wet.to - wet.from)) / plan.up
      : 0;
    const known = CROSSINGS[[one, other].sort().join(" ")];
    return [{ from, to, water: wet, kind: known ?? (length > LONG / 2 ? "suspension" : "arch") }];
  });
}

const glow = (id: string, colour: string): Shape =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".62"/><stop offset=".5" stop-color="${colour}" stop-opacity=".2"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const blur = (id: string, deviation: number, margin: number): Shape =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${r1(deviation)}"/></filter>`;

function definitions(pen: Pen): Shape {
  const matrix = pen.plan.matrix.map((value) => value.toFixed(3)).join(" ");
  return `<defs><linearGradient id="water" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#10233f"/><stop offset=".55" stop-color="#0c2a45"/><stop offset="1" stop-color="#071423"/></linearGradient>${blur("soft", 3.2 * pen.up, 20)}${blur("wide", 11 * pen.up, 40)}<pattern id="ripples" width="64" height="18" patternUnits="userSpaceOnUse" patternTransform="skewX(-20)"><path d="M2 5h18M34 12h12M52 3h8M10 15h7" stroke="#7fb0d8" opacity=".13"/></pattern><linearGradient id="streak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${LAMP}" stop-opacity=".75"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>${Object.entries(
    ZONES,
  )
    .map(([zone, { light }]) => glow(`glow-${zone}`, light))
    .join(
      "",
    )}<pattern id="houses" width="23.4" height="19.8" patternUnits="userSpaceOnUse" patternTransform="matrix(${matrix})">${lowHouses(pen)}</pattern><pattern id="grid" width="${GRID.x}" height="${GRID.y}" patternUnits="userSpaceOnUse" patternTransform="matrix(${matrix})"><path d="M0 0V${GRID.y}M0 0H${GRID.x}" stroke="${GRID_LIGHT}" stroke-width=".24"/></pattern></defs>`;
}

/** A tile of low houses in the map's own perspective, for the other shores. */
function lowHouses({ plan, up, random }: Pen): Shape {
  const [a, b, c, d] = plan.matrix;
  const area = a * d - b * c;
  const [upX, upY] = [c / area, -a / area]; // one pixel up, in the units of an edition
  let houses = "";
  for (let gy = 17.6; gy >= 0; gy -= 2.2)
    for (let gx = 0; gx < 23; gx += 2.6) {
      if (random() < 0.16) continue;
      const [x, y] = [gx + 0.2 + random() * 0.3, gy + 0.2];
      const [wide, deep] = [1.6 + random() * 0.5, 1.2 + random() * 0.5];
      const tall = (2 + random() * random() * 9) * up;
      const lit = random();
      const corner = (i: number, j: number, k: number) =>
        `${(x + i * wide + k * upX * tall).toFixed(2)} ${(y + j * deep + k * upY * tall).toFixed(2)}`;
      const wall = (...corners: [number, number, number][]) =>
        `M${corners.map((at) => corner(...at)).join("L")}Z`;
      houses +=
        path(wall([0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]), lit < 0.1 ? "#5a4636" : "#151b2e") +
        path(wall([1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]), lit > 0.88 ? "#6b5238" : "#26304b") +
        path(wall([0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]), "#1c243b");
    }
  return houses;
}

function water(pen: Pen): Shape {
  const { width, height, free } = pen.sheet;
  const [x, y] = [free.left * 0.5, free.bottom - (free.bottom - free.top) * 0.2];
  const glitter = Array.from({ length: 46 }, () => {
    const at: Point = [
      x + (pen.random() - 0.5) * 240 * pen.up,
      y + (pen.random() - 0.5) * 90 * pen.up,
    ];
    return `<path d="M${text(at)}h${r1(4 + pen.random() * 16)}" stroke="#cfe6ff" stroke-width="1.1" opacity="${r1(0.15 + pen.random() * 0.35)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="url(#water)"/><ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(150 * pen.up)}" ry="${r1(46 * pen.up)}" fill="#9cc4ee" opacity=".16" filter="url(#wide)"/><rect width="${width}" height="${height}" fill="url(#ripples)"/>${glitter.join("")}`;
}

const isOnSheet = ({ sheet }: Pen, [x, y]: Point): boolean =>
  x > 0 && x < sheet.width && y > 0 && y < sheet.height;

function shores(pen: Pen): Shape {
  const { up } = pen;
  const land = Object.values(SHORES);
  const plain = pen.cells.filter((cell) => cell.plain).map(({ shape }) => shape);
  const ground = [...land, ...plain].map((shore) => {
    const d = outline(pen, shore);
    return (
      path(d, "#04070e", ` transform="translate(0 ${r1(5 * up)})"`) +
      path(d, "#141a2b", ' stroke="#3b4665"')
    );
  });
  const isles = ISLES.map((isle) => {
    const d = outline(pen, isle);
    return (
      path(d, "#04070e", ` transform="translate(0 ${r1(4 * up)})"`) +
      path(d, "#1b2a34", ' stroke="#4a5a75" stroke-width=".8"')
    );
  });
  const houses = land.map((shore) => path(outline(pen, shore), "url(#houses)", ' opacity=".6"'));
  return ground.join("") + isles.join("") + houses.join("") + streetLamps(pen) + outerGlow(pen);
}

function streetLamps(pen: Pen): Shape {
  const { random } = pen;
  const lamps: Shape[] = [];
  for (let x = -40; x < 150; x += 3.2)
    for (let y = -40; y < 140; y += 2.7) {
      if (random() < 0.62) continue;
      if (!Object.values(SHORES).some((shore) => isInside([x, y], shore))) continue;
      const at = onSheet(pen.plan, [x, y]);
      if (!isOnSheet(pen, at)) continue;
      const colour = random() < 0.2 ? "#ff9a6b" : "#ffd28a";
      lamps.push(
        circle(
          r1(at[0]),
          r1(at[1]),
          r1(0.6 + random()),
          colour,
          ` opacity="${r1(0.2 + random() * 0.5)}"`,
        ),
      );
    }
  return lamps.join("");
}

const outerGlow = (pen: Pen): Shape =>
  pen.spots
    .filter(({ zone }) => zone === "outer")
    .map((spot) =>
      atSpot(
        pen,
        `<ellipse rx="78" ry="44" fill="#151c2f" filter="url(#soft)"/><ellipse rx="72" ry="46" fill="url(#glow-outer)"/>`,
        [spot.x, spot.y],
      ),
    )
    .join("");

function piers(pen: Pen): Shape {
  return PIERS.map(([x, y, to]) =>
    path(
      outline(pen, [
        [x + to, y],
        [x + to, y + 1.1],
        [x - 4 * to, y + 1.1],
        [x - 4 * to, y],
      ]),
      "#2a3047",
      ' stroke="#0a0d16" stroke-width=".6"',
    ),
  ).join("");
}

/** Lights on the water below the near coast. */
function reflections(pen: Pen): Shape {
  const { random, up } = pen;
  return COAST.filter(([x, y]) => y < 92 && (x > 56 || y < 4))
    .map((place) => {
      const [x, y] = onSheet(pen.plan, place);
      const long = 46 * up * (0.4 + random());
      return `<rect x="${r1(x + random() * 6)}" y="${r1(y + 5)}" width="${r1(1 + random() * 2.2)}" height="${r1(long)}" fill="url(#streak)" opacity="${r1(0.25 + random() * 0.5)}"/>`;
    })
    .join("");
}

function island(pen: Pen): Shape {
  const { up } = pen;
  const coast = outline(pen, COAST);
  const cells = pen.cells.map(({ spot, shape }) =>
    path(
      outline(pen, shape),
      ZONES[spot.zone]?.ground ?? "#2b2c40",
      ` fill-opacity=".78" stroke="#0a0c18" stroke-width="${r1(2.4 * up)}" stroke-linejoin="round"`,
    ),
  );
  const lights = pen.spots
    .filter(({ zone }) => zone !== "outer")
    .map((spot) =>
      atSpot(pen, `<ellipse rx="66" ry="46" fill="url(#glow-${spot.zone})"/>`, [spot.x, spot.y]),
    );
  return (
    path(coast, "#03060c", ` transform="translate(0 ${r1(9 * up)})"`) +
    `<path d="${coast}" fill="none" stroke="#ffb75e" stroke-width="${r1(7 * up)}" opacity=".32" filter="url(#soft)"/>` +
    reflections(pen) +
    path(coast, "#191c31", ' stroke="#d9b46a" stroke-opacity=".65" stroke-width="1.1"') +
    cells.join("") +
    lights.join("") +
    path(coast, "url(#grid)", ' opacity=".55"')
  );
}

const park = (pen: Pen): Shape =>
  path(outline(pen, PARK), "#163a2c", ' stroke="#6fae7f" stroke-opacity=".7" stroke-width="1.2"') +
  path(outline(pen, LAKE), "#1d4a68", ' stroke="#8cc7e6" stroke-width=".6"') +
  path(outline(pen, POND), "#1d4a68");

const stretch = ({ from, to }: Avenue, start: number, end: number): string =>
  `M${text(between(from, to, start))}L${text(between(from, to, end))}`;

/** All avenues as far as they are on land. */
const dry = ({ avenues }: Pen): string =>
  avenues
    .map((avenue) =>
      avenue.water
        ? stretch(avenue, 0, avenue.water.from) + stretch(avenue, avenue.water.to, 1)
        : stretch(avenue, 0, 1),
    )
    .join("");

const lampLight = (pen: Pen): Shape =>
  `<path d="${dry(pen)}" stroke="#ffb14a" stroke-width="${r1(13 * pen.up)}" opacity=".3" fill="none" filter="url(#soft)"/><path d="${dry(pen)}" stroke="#0d1020" stroke-width="${r1(8.6 * pen.up)}" fill="none" stroke-linecap="round"/>`;

function tunnels({ avenues, up }: Pen): Shape {
  return avenues
    .flatMap((avenue) => {
      if (!avenue.water || avenue.kind !== "tunnel") return [];
      const d = stretch(avenue, avenue.water.from, avenue.water.to);
      return `<path d="${d}" stroke="#ffc163" stroke-width="${r1(7 * up)}" opacity=".16"/><path d="${d}" stroke="#ffd58a" stroke-width="${r1(2 * up)}" stroke-dasharray="${r1(2 * up)} ${r1(7 * up)}" stroke-linecap="round"/>`;
    })
    .join("");
}

/** A block of houses: where it stands in the units of an edition, and how high it is in pixels. */
interface Block {
  x: number;
  y: number;
  wide: number;
  deep: number;
  tall: number;
  zone: string;
  /** How near it is to who looks at it. */
  near: number;
}

/** How high houses are there: downtown and midtown, as everybody knows. */
const peak = (x: number, y: number): number =>
  40 * Math.exp(-((x - 46) ** 2 + (y - 2) ** 2) / 90) +
  44 * Math.exp(-((x - 49) ** 2 / 130 + (y - 51) ** 2 / 110)) +
  12 * Math.exp(-((x - 34) ** 2 + (y - 66) ** 2) / 60);

function blocksOf(pen: Pen): Block[] {
  const { random, up } = pen;
  const isFree = heightLimit(pen);
  const blocks: Block[] = [];
  for (let gx = 20; gx < 77; gx += GRID.x)
    for (let gy = -4; gy < 107; gy += GRID.y) {
      const [x, y] = [gx + random() * 0.4, gy + random() * 0.3];
      const [wide, deep] = [1.75 + random() * 0.35, 1.35 + random() * 0.3];
      const corners: Point[] = [
        [x, y],
        [x + wide, y],
        [x, y + deep],
        [x + wide, y + deep],
      ];
      if (!corners.every((corner) => isInside(corner, COAST))) continue;
      if (isInside([x, y], PARK) || isInside([x + wide, y + deep], PARK)) continue;
      const wish = (6 + random() * 9 + peak(x, y) * (0.35 + random() * 0.9)) * up;
      const middle = onSheet(pen.plan, [x + wide / 2, y + deep / 2]);
      const tall = isFree(middle, wish);
      if (tall === null) continue;
      blocks.push({ x, y, wide, deep, tall, zone: zoneAt(pen, x, y), near: middle[1] });
    }
  return blocks;
}

function zoneAt({ spots }: Pen, x: number, y: number): string {
  const far = (spot: Spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2;
  const island = spots.filter(({ zone }) => zone !== "outer");
  return island.toSorted((one, other) => far(one) - far(other))[0]?.zone ?? "lower";
}

/** How high a house may be so that it hides no square and no avenue; null: it may not stand there. */
function heightLimit({ plan, up, spots, avenues }: Pen) {
  const squares = spots.map(({ x, y }) => onSheet(plan, [x, y]));
  const roads = avenues.flatMap(({ from, to }) => {
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (7 * up));
    return Array.from({ length: count + 1 }, (_, i) => between(from, to, i / count));
  });
  return ([x, y]: Point, wish: number): number | null => {
    let tall = wish;
    for (const [sx, sy] of squares) {
      const [beside, before] = [Math.abs(x - sx), y - sy];
      if (beside < 30 * up && before > -24 * up && before < 21 * up) return null;
      if (beside < 40 * up && before > 0) tall = Math.min(tall, Math.max(2, before - 23 * up));
      if (beside < 26 * up && before <= -24 * up && before > -46 * up) tall *= 0.8;
    }
    for (const [rx, ry] of roads) {
      const [beside, before] = [Math.abs(x - rx), y - ry];
      if (beside < 10 * up && Math.abs(before) < 9 * up) return null;
      if (beside < 11 * up && before > 0) tall = Math.min(tall, Math.max(2, before - 5 * up));
    }
    return tall;
  };
}

/** The left wall, the lit right one, and the roof. */
const WALLS: Record<string, [string, string, string]> = {
  lower: ["#432a3a", "#95625f", "#6a4350"],
  midtown: ["#2f244f", "#7a61b4", "#4c3a7e"],
  upper: ["#173648", "#44839a", "#29596f"],
};
const WINDOWS = ["#ffd58a", "#ffe9b8", "#ffbf66", "#bfe3ff"];

function house(pen: Pen, { x, y, wide, deep, tall, zone }: Block): Shape {
  const corners = (
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + deep],
      [x, y + deep],
    ] as Point[]
  ).map((corner) => onSheet(pen.plan, corner));
  const lowest = corners.reduce((low, corner) => (corner[1] > low[1] ? corner : low));
  const at = (step: number) => corners[(corners.indexOf(lowest) + step) % 4] ?? lowest;
  const [one, other, back] = [at(1), at(3), at(2)];
  const [left, right] = one[0] < other[0] ? [one, other] : [other, one];
  const high = ([px, py]: Point): string => text([px, py - tall]);
  const [shade, lit, roof] = WALLS[zone] ?? ["#2b2c40", "#565a78", "#3b3e58"];
  return (
    path(`M${text(left)}L${text(lowest)}L${high(lowest)}L${high(left)}Z`, shade) +
    path(`M${text(right)}L${text(lowest)}L${high(lowest)}L${high(right)}Z`, lit) +
    path(`M${high(left)}L${high(lowest)}L${high(right)}L${high(back)}Z`, roof) +
    windows(pen, tall, left, lowest, right) +
    mast(pen, tall, left, right)
  );
}

function windows({ random, up }: Pen, tall: number, left: Point, low: Point, right: Point): Shape {
  if (tall <= 7 * up || random() >= 0.86) return "";
  const row = ([x, y]: Point) => `M${r1(x)} ${r1(y - 2)}V${r1(y - tall + 2)}`;
  const rows = [1 / 3, 2 / 3].flatMap((share) => [
    random() < 0.8 ? row(between(low, right, share)) : "",
    random() < 0.65 ? row(between(left, low, share)) : "",
  ]);
  const colour = WINDOWS[Math.floor(random() * 3.3)] ?? "";
  const gap = (1.6 + Math.floor(random() * 3) * 1.6) * up;
  return `<path d="${rows.join("")}" stroke="${colour}" stroke-width="${r1(1.5 * up)}" stroke-dasharray="${r1(1.6 * up)} ${r1(gap)}" opacity="${r1(0.6 + random() * 0.4)}"/>`;
}

function mast({ random, up }: Pen, tall: number, left: Point, right: Point): Shape {
  if (tall <= 30 * up || random() >= 0.5) return "";
  const [x, y] = between(left, right, 0.5);
  return `<path d="M${text([x, y - tall])}v${r1(-9 * up)}" stroke="#c9b8e8"/><circle cx="${r1(x)}" cy="${r1(y - tall - 9 * up)}" r="1.3" fill="#ff5d5d"/>`;
}

const TREES = ["#235a3c", "#2d6b45", "#1c4a35"];
const CLEARING: Point[] = [
  [43.6, 76],
  [44, 79.6],
  [51, 79.6],
  [51, 73],
  [45, 73],
];

/** Trees of the park, none on the lake nor on an avenue through the park. */
function treesOf({ plan, up, random, avenues }: Pen): { near: number; shape: Shape }[] {
  return Array.from({ length: 92 }).flatMap(() => {
    const place: Point = [42.2 + random() * 9.6, 65.7 + random() * 16.6];
    const at = onSheet(plan, place);
    const isOnRoad = avenues.some(({ from, to }) => distance(at, from, to) < 7 * up);
    if (isInside(place, CLEARING) || isOnRoad) return [];
    const colour = TREES[Math.floor(random() * TREES.length)] ?? "";
    return [
      {
        near: at[1],
        shape: circle(r1(at[0]), r1(at[1] - 2 * up), r1((2.2 + random() * 1.8) * up), colour),
      },
    ];
  });
}

/** How far a place is from a line between two others. */
function distance([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const [nx, ny] = between(from, to, Math.max(0, Math.min(1, share)));
  return Math.hypot(x - nx, y - ny);
}

/** Towers that everybody knows, upright at their places. */
const TOWERS: [Point, Shape][] = [
  [
    [46.4, 56.6],
    path("M-9 0V-26H-7V-44H-5V-58H-3V-66H-1V-84H1V-66H3V-58H5V-44H7V-26H9V0Z", "#8a78b8") +
      path("M0 0V-84H1V-66H3V-58H5V-44H7V-26H9V0Z", "#d8ccf4") +
      `<path d="M3 -62V-4M6 -42V-4M-4 -56V-4M-7 -24V-4" stroke="#ffe2a0" stroke-width="1.3" stroke-dasharray="1.6 2"/><path d="M-3 -66H3" stroke="#ffd06a" stroke-width="2"/>` +
      circle(0, -85, 1.6, "#ff6a6a"),
  ],
  [
    [53.4, 50.2],
    `<g transform="scale(.66)">${
      path("M-8 0V-34H-6V-46C-6 -58 -2 -60 0 -78C2 -60 6 -58 6 -46V-34H8V0Z", "#54607e") +
      path("M0 0V-78C2 -60 6 -58 6 -46V-34H8V0Z", "#a9bad8")
    }<path d="M-5 -47C-4 -56 4 -56 5 -47M-4 -51C-3 -60 3 -60 4 -51M-3 -55C-2 -64 2 -64 3 -55" fill="none" stroke="#fff3cf" stroke-width="1.1"/><path d="M4 -32V-4M-4 -32V-4" stroke="#ffe2a0" stroke-width="1.3" stroke-dasharray="1.6 2"/></g>`,
  ],
  [
    [41.2, 2.2],
    path("M-10 0V-22H-6V-46H-3L0 -58L3 -46H6V-22H10V0Z", "#6b4450") +
      path("M0 0V-58L3 -46H6V-22H10V0Z", "#b07a68") +
      path("M-3 -46L0 -58L3 -46Z", "#5fae93") +
      `<path d="M3 -42V-3M7 -19V-3M-3 -42V-3M-8 -19V-3" stroke="#ffe2a0" stroke-width="1.2" stroke-dasharray="1.6 2"/>`,
  ],
  [
    [29.4, -15],
    path("M-9 2H9L7 -4H-7Z", "#7a7f8e") +
      path("M-5 -4H5L4 -13H-4Z", "#9a9486") +
      path("M-4 -13C-5 -22 -3 -27 -2 -31H2C3 -27 5 -22 4 -13Z", "#4e9a86") +
      circle(0, -33, 2.4, "#6cc0a6") +
      `<path d="M-3 -35L-5 -38M-1 -36L-1.5 -39.5M1 -36L1.5 -39.5M3 -35L5 -38" stroke="#6cc0a6"/><path d="M2 -30L6 -41" stroke="#6cc0a6" stroke-width="2"/>` +
      circle(6.4, -43, 2.2, "#ffd36b") +
      circle(6.4, -43, 6, "#ffd36b", ' opacity=".3"'),
  ],
];
const TOWER_FOOT = 34; // pixels by which a tower stands before what is at its place

/** Houses, trees and towers, the farthest first. */
function skyline(pen: Pen): Shape {
  const houses = blocksOf(pen).map((block) => ({ near: block.near, shape: house(pen, block) }));
  const towers = TOWERS.map(([place, shape]) => ({
    near: onSheet(pen.plan, place)[1] + TOWER_FOOT * pen.up,
    shape: atSpot(pen, shape, place),
  }));
  return [...houses, ...treesOf(pen), ...towers]
    .toSorted((one, other) => one.near - other.near)
    .map(({ shape }) => shape)
    .join("");
}

const PORTAL =
  path("M-7 4V-2A7 7 0 0 1 7 -2V4Z", "#39415c", ' stroke="#d9b46a"') +
  path("M-4 4V-1A4 4 0 0 1 4 -1V4Z", "#05070d");
const RISE: Record<Crossing, number> = { suspension: 27, cantilever: 17, arch: 9, tunnel: 0 };
const TOWER_AT = 0.22; // of the way over the water

function crossing(pen: Pen, avenue: Avenue): Shape {
  const { water: wet, kind, from, to } = avenue;
  if (!wet) return "";
  const { up } = pen;
  const stand = (shape: Shape, at: Point): Shape =>
    `<g transform="translate(${text(at)}) scale(${r1(up * 10) / 10})">${shape}</g>`;
  if (kind === "tunnel")
    return [wet.from, wet.to].map((share) => stand(PORTAL, between(from, to, share))).join("");
  const [a, b] = [between(from, to, wet.from - 0.04), between(from, to, wet.to + 0.04)];
  const d = `M${text(a)}L${text(b)}`;
  const deck = `<path d="${d}" stroke="#02040a" stroke-width="${r1(7 * up)}" transform="translate(0 ${r1(7 * up)})" opacity=".5"/><path d="${d}" stroke="#3a4160" stroke-width="${r1(7.4 * up)}"/><path d="${d}" stroke="${LAMP}" stroke-width="${r1(1.9 * up)}"/>`;
  const rise = RISE[kind] * up;
  if (kind === "arch") return deck + arch(a, b, rise, up);
  const towers = [TOWER_AT, 1 - TOWER_AT].map((share) =>
    stand(bridgeTower(RISE[kind]), between(a, b, share)),
  );
  return deck + cables(a, b, rise, up, kind) + towers.join("");
}

function arch(a: Point, b: Point, rise: number, up: number): Shape {
  const [mx, my] = between(a, b, 0.5);
  const ties = [0.2, 0.4, 0.6, 0.8].map(
    (share) => `M${text(between(a, b, share))}v${r1(-4.4 * rise * share * (1 - share))}`,
  );
  return `<path d="M${text(a)}Q${r1(mx)} ${r1(my - 2.2 * rise)} ${text(b)}" fill="none" stroke="#8f9bbd" stroke-width="${r1(1.7 * up)}"/><path d="${ties.join("")}" stroke="#8f9bbd" stroke-width=".8"/>`;
}

/** How high the cable hangs at a share of the way, the towers being as high as 1. */
function sag(share: number, kind: Crossing): number {
  const side = Math.min(share, 1 - share);
  if (side < TOWER_AT) return (side / TOWER_AT) ** 1.5;
  const fromMiddle = Math.abs(share - 0.5) / (0.5 - TOWER_AT);
  return kind === "cantilever" ? 0.35 + 0.65 * fromMiddle ** 1.2 : 0.14 + 0.86 * fromMiddle ** 2;
}

const HANGERS = 22;

function cables(a: Point, b: Point, rise: number, up: number, kind: Crossing): Shape {
  const points = Array.from({ length: HANGERS - 1 }, (_, i) => {
    const share = (i + 1) / HANGERS;
    return { foot: between(a, b, share), high: rise * sag(share, kind) };
  });
  const cable = points.map(({ foot, high }) => `L${text([foot[0], foot[1] - high])}`).join("");
  const hangers = points.map(({ foot, high }) => `M${text(foot)}v${r1(-high)}`).join("");
  const lamps = points
    .filter((_, i) => i % 2 === 0)
    .map(({ foot, high }) => circle(r1(foot[0]), r1(foot[1] - high), r1(1.2 * up), "#ffe9b8"));
  return `<path d="${hangers}" stroke="#9aa6c8" stroke-width=".6" opacity=".8"/>${lamps.join("")}<path d="M${text(a)}${cable}L${text(b)}" fill="none" stroke="#c3cce4" stroke-width="${r1(1.2 * up)}"/>`;
}

const bridgeTower = (rise: number): Shape =>
  path(
    `M-5 7V${-rise}H5V7H2.4V-13A2.4 3.4 0 0 0 -2.4 -13V7Z`,
    "#8c7a86",
    ' stroke="#1b1826" stroke-width=".8"',
  ) +
  path(`M0 ${-rise}H5V7H2.4V-13A2.4 3.4 0 0 0 0 -16.4Z`, "#b9a2a0") +
  `<path d="M-6 ${-rise}H6" stroke="#d9c3b8" stroke-width="1.6"/>`;

/** The square of a district, where people stand. */
function square(pen: Pen, spot: Spot): Shape {
  const light = ZONES[spot.zone]?.light ?? "#c48a4c";
  return atSpot(
    pen,
    `<ellipse cy="3" rx="22" ry="14" fill="#05060d" opacity=".7"/><ellipse cy="1" rx="21" ry="13.4" fill="#262a44" stroke="${light}" stroke-width="1.8"/><ellipse cy="1" rx="16.5" ry="10" fill="${light}" fill-opacity=".22" stroke="${light}" stroke-opacity=".55" stroke-width=".8"/><path d="M-16.5 1H16.5M0 -9V11M-11.6 -6L11.6 8M-11.6 8L11.6 -6" stroke="${light}" stroke-opacity=".3" stroke-width=".7"/>`,
    [spot.x, spot.y],
  );
}

const HELIPORT =
  `<ellipse rx="17" ry="10" fill="#2b3350" stroke="#f4ead2" stroke-width="1.4"/><path d="M-5 -4V4M5 -4V4M-5 0H5" stroke="#f4ead2" stroke-width="2.2"/>` +
  `<g transform="translate(1 -17)">${helicopterShape}</g>`;
const STATION_HALL =
  path("M-15 6V-8H15V6Z", "#8d7a5e") +
  path("M-17 -8L0 -17L17 -8Z", "#b79e74") +
  path(
    "M-11 6V-2A3 3 0 0 1 -5 -2V6ZM-3 6V-2A3 3 0 0 1 3 -2V6ZM5 6V-2A3 3 0 0 1 11 -2V6Z",
    "#ffd98a",
  ) +
  circle(0, -20, 7.5, "#0f5b46", ' stroke="#e7f7ee" stroke-width="1.4"') +
  `<path d="M-3.4 -16.6V-23.4L0 -19.4L3.4 -23.4V-16.6" fill="none" stroke="#e7f7ee" stroke-width="1.5"/>`;
const PRECINCT =
  path("M-17 8V-8H17V8Z", "#34456e") +
  path("M-19 -8L0 -16L19 -8Z", "#46598a") +
  `<path d="M-13 8V-6M-6.5 8V-6M0 8V-6M6.5 8V-6M13 8V-6" stroke="#9fb4e0" stroke-width="2.4"/><path d="M-20 8H20" stroke="#9fb4e0" stroke-width="1.6"/>` +
  circle(-21, 2, 2.4, "#69b4ff") +
  circle(21, 2, 2.4, "#69b4ff") +
  path(
    "M0 -22L1.7 -18.2L5.8 -17.8L2.7 -15L3.7 -11L0 -13.1L-3.7 -11L-2.7 -15L-5.8 -17.8L-1.7 -18.2Z",
    "#f6d98f",
  );
const NEON = ["#ff7aa8", "#57d3c8", "#ffd36b", "#b98cff"];

const bar = (neon: string): Shape =>
  path("M-15 8V-12H15V8Z", "#4a2a2a") +
  path("M-17 -12H17V-15H-17Z", "#6b3b34") +
  path("M-12 5V-3H-3V5ZM3 5V-3H12V5Z", "#ffc163") +
  `<path d="M-15 -5H15" stroke="#2a1616"/><g stroke="${neon}" fill="none" stroke-width="1.7" stroke-linecap="round"><path d="M-6 -31H6L0 -24ZM0 -24V-18M-4 -18H4"/></g>` +
  path("M-10 -36H10V-15H-10Z", neon, ' opacity=".13"');

/** What is special about a district, as a little building beside its square. */
function landmark(pen: Pen, spot: Spot): Shape {
  const at: Point = [spot.x, spot.y];
  switch (spot.special) {
    case "heliport":
      return atSpot(pen, HELIPORT, at, -36, 8);
    case "metro":
      return atSpot(pen, STATION_HALL, at, 33, -8);
    case "police":
      return atSpot(pen, PRECINCT, at, -2, -27);
    case "bar": {
      const bars = pen.spots.filter(({ special }) => special === "bar");
      const neon = NEON[bars.indexOf(spot) % NEON.length] ?? "";
      const isWest = onSheet(pen.plan, at)[0] < pen.sheet.free.left + 60;
      return atSpot(pen, bar(neon), at, isWest ? -38 : 44, -5);
    }
    default:
      return "";
  }
}

const FERRY =
  path("M-17 4H17L13 9H-13Z", "#c46a2e") +
  path("M-12 4V-2H12V4Z", "#e6d9bd") +
  path("M-8 -2V-7H6V-2Z", "#cfc0a0") +
  `<path d="M-9 1H10" stroke="${LAMP}" stroke-width="2" stroke-dasharray="2 2"/><path d="M-2 -7V-12H2V-7Z" fill="#2a3047"/><path d="M-26 10h52M-20 13h40" stroke="#cfe6ff" opacity=".35"/>`;
