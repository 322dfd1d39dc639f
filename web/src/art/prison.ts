/** The prison as a doll's house at dusk: what stands in its rooms, and the rooms themselves. A room is
318 x 216: a back wall, the floor, furniture along the front. It holds no words. */

import { drawing, mix, path, rect, type Drawing, type Shape } from "./pen";

const INK = "#15121a";

/** A box seen from above: its top, so deep, and its front, so high. */
const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  top: string,
  front: string,
): Shape =>
  path(`M${x} ${y}h${width}v${-depth}h${-width}z`, top) +
  path(`M${x} ${y}h${width}v${height}h${-width}z`, front);

const shadow = (width: number): Shape =>
  `<ellipse rx="${width}" ry="${width * 0.22}" fill="#000" opacity=".32"/>`;

const chessboard = Array.from({ length: 24 }, (_, at) => {
  const [row, column] = [Math.floor(at / 6), at % 6];
  return (row + column) % 2 ? rect(-21 + column * 7, -44 + row * 4.8, 7, 4.8, "#3a2a1c") : "";
}).join("");

/** What an icon of the board stands for, its foot at 0 0, about 74 wide and 60 high. */
const OBJECTS: Record<string, Shape> = {
  trade:
    shadow(36) +
    box(-32, -22, 64, 20, 16, "#a9773f", "#6e4622") +
    `<path d="M-26 -2v-20M26 -2v-20" stroke="#4a2e16" stroke-width="3"/><path d="M-24 -26h14v-12h-14z" fill="#c9493b"/><path d="M-24 -38h14v3h-14z" fill="#f4ead2"/><path d="M-4 -28h20v-13h-20z" fill="#3d5d78"/><circle cx="1" cy="-34.5" r="4" fill="#1c2a3a"/><path d="M8 -38h6M8 -35h6M10 -41l8-10" stroke="#cfe0ee" stroke-width="1.4"/><path d="M19 -26h9l-1.5-9h-6z" fill="#e8c25a"/><path d="M-8 -25q5-6 9 0z" fill="#e9dcc4"/>`,
  attack_steal: `<ellipse cy="-8" rx="36" ry="13" fill="none" stroke="#f4ead2" stroke-width="2.5" stroke-dasharray="9 5" opacity=".75"/><path d="M-30 -14q6-5 13-6M18 2q8-2 12-7" stroke="#a02418" stroke-width="4" opacity=".55" fill="none"/><g transform="translate(0 -30)"><path d="M-15 -9C-15 -17 -6 -18 -5 -12C-4 -18 5 -18 5 -12C6 -17 14 -16 14 -9V4C14 12 8 15 0 15H-6C-12 15 -16 10 -16 4C-20 2 -20 -5 -15 -5Z" fill="#e6b48a"/><path d="M-5 -12V-2M5 -12V-2M14 -8V-2M-15 -5H2Q6 -5 6 -1T2 4H-8" fill="none" stroke="#7a4a32" stroke-width="2"/><path d="M-17 -7h9v5h-9zM-7 -9h9v5h-9zM3 -9h9v5h-9z" fill="#c9b45a" stroke="#5a4a1a" stroke-width=".8" transform="translate(1 -2)"/></g>`,
  study:
    shadow(34) +
    box(-30, -20, 60, 18, 15, "#8a5a34", "#54331c") +
    `<path d="M-16 -25L0 -22L16 -25V-34L0 -31L-16 -34Z" fill="#f4ead2"/><path d="M0 -22V-31M-12 -29l9 2M3 -27l9-2" stroke="#a8926a" stroke-width="1.2"/><path d="M22 -24V-42L12 -50" stroke="#2f4a3c" stroke-width="2.5" fill="none"/><path d="M4 -46L18 -54L20 -46Z" fill="#3f8a63"/><path d="M6 -46L20 -46L10 -26L-14 -26Z" fill="#ffe9a8" opacity=".4"/><path d="M-28 -26h5v-14h-5zM-23 -26h4v-11h-4z" fill="#9c3b36"/>`,
  weights:
    shadow(38) +
    `<path d="M-8 -4h16v-16h-16z" fill="#7a2a26"/><path d="M-10 -20h20v-7h-20z" fill="#a33a34"/><path d="M-14 -2v-40M14 -2v-40" stroke="#3a3f48" stroke-width="4"/><path d="M-38 -42h76" stroke="#c9cfdb" stroke-width="3.5"/><g fill="#20242e" stroke="#59616f" stroke-width="1.5"><rect x="-36" y="-58" width="7" height="32" rx="2"/><rect x="-28" y="-54" width="6" height="24" rx="2"/><rect x="29" y="-58" width="7" height="32" rx="2"/><rect x="22" y="-54" width="6" height="24" rx="2"/></g>`,
  work_laundry:
    shadow(32) +
    box(-28, -48, 56, 46, 10, "#e6ebef", "#c3ccd4") +
    `<circle cx="0" cy="-24" r="16" fill="#7d8b98"/><circle cx="0" cy="-24" r="12" fill="#2f5a78"/><path d="M-11 -22q6-6 11 0t11-2a12 12 0 0 1-22 2z" fill="#9fd0ea"/><circle cx="-20" cy="-43" r="2.5" fill="#d9534a"/><path d="M2 -43h20" stroke="#7d8b98" stroke-width="3"/>`,
  work_infirmary:
    shadow(32) +
    `<path d="M-26 -2l3-22h30l3 22z" fill="#e0b83a"/><path d="M-24 -24h32v5h-32z" fill="#f2d35a"/><path d="M-14 -26C-10 -40 14 -44 20 -60" stroke="#a9773f" stroke-width="3.5" fill="none"/><path d="M-22 -22q8 8 16 0l3-8h-22z" fill="#e9e4d8"/><path d="M16 -2h18l-9-26z" fill="#e0662e"/><path d="M19 -12h12" stroke="#f4ead2" stroke-width="4"/>`,
  chess:
    shadow(34) +
    box(-28, -24, 56, 5, 22, "#cbb994", "#8a7348") +
    `<path d="M-6 -19h12v17h-12z" fill="#7a828c"/>${chessboard}<path d="M-10 -36q-1-7 3-9l-2-3h6l-2 3q4 2 3 9z" fill="#f6edd8" stroke="#3a2a1c" stroke-width=".8"/><path d="M10 -30q-1-8 3-11l-3-2 3-4 3 4-3 2q4 3 3 11z" fill="#1c1a24"/>` +
    `<ellipse cx="-34" cy="-6" rx="8" ry="4" fill="#59616f"/><ellipse cx="34" cy="-6" rx="8" ry="4" fill="#59616f"/>`,
  eat:
    shadow(36) +
    box(-34, -24, 68, 22, 16, "#c9d2da", "#8d98a6") +
    `<path d="M-24 -28h26v-14h-26z" fill="#59616f"/><ellipse cx="-11" cy="-42" rx="13" ry="4" fill="#c25a2a"/><path d="M-17 -48q4-6 0-11M-8 -48q4-6 0-11" stroke="#fff" stroke-width="2" opacity=".5" fill="none"/><path d="M8 -27h22l-3-5h-16z" fill="#f4ead2"/><path d="M13 -33q6-7 12 0z" fill="#d8a04a"/><path d="M-34 -13h68" stroke="#6c7785" stroke-width="2"/>`,
  invite:
    shadow(32) +
    box(-28, -18, 56, 16, 12, "#8a949e", "#59616f") +
    `<path d="M-26 -58h52v28h-52z" fill="#bfe0ea" opacity=".45" stroke="#59616f" stroke-width="3"/><path d="M0 -58v28" stroke="#59616f" stroke-width="2"/><path d="M-20 -52l10 16M6 -54l9 14" stroke="#fff" stroke-width="2" opacity=".5"/><path d="M14 -30v-14h8v14z" fill="#15181f"/><path d="M18 -44q8 6 4 18" stroke="#15181f" stroke-width="2" fill="none"/>`,
  cellblock_recruit:
    shadow(32) +
    box(-24, -16, 48, 14, 14, "#b5803f", "#7a5224") +
    `<path d="M-20 -16h40v-38l-10 6-10-8-10 8-10-6z" fill="#8a5f2c"/><path d="M-14 -20h28v-16h-28z" fill="#7b2438"/><path d="M-15 -48l4 12h22l4-12-8 6-7-10-7 10z" fill="#f2c14e" stroke="#7a5810" stroke-width="1"/><circle cy="-53" r="2.5" fill="#ff8a75"/>`,
  escape: `<path d="M-26 -62h52v44h-52z" fill="#3d444e"/><path d="M-21 -57h42v34h-42z" fill="#07080c"/><path d="M-21 -50h42M-21 -43h42" stroke="#59616f" stroke-width="3"/><path d="M-24 -20L-34 -4L4 -4L16 -20Z" fill="#707a86"/><path d="M-20 -16h28M-25 -9h28" stroke="#3d444e" stroke-width="3"/><path d="M10 -36q10 14 2 30t8 8" stroke="#e9dcc4" stroke-width="3.5" fill="none" stroke-dasharray="5 1.5"/>`,
  crime: `<path d="M-32 -62h64v58h-64z" fill="#7fb0b8"/><path d="M-32 -50h64M-32 -38h64M-32 -26h64M-32 -14h64M-16 -62v58M0 -62v58M16 -62v58" stroke="#5d8d96" stroke-width="1.2"/><g stroke="#dfe8ee" stroke-width="3" fill="none"><path d="M-18 -62v8M14 -62v8"/></g><path d="M-26 -54h16l-3 5h-10zM6 -54h16l-3 5h-10z" fill="#dfe8ee"/><path d="M-23 -46v18M-18 -46v24M-13 -46v18M9 -46v18M14 -46v24M19 -46v18" stroke="#d8f2fa" stroke-width="1.6" stroke-dasharray="4 3"/><ellipse cy="-3" rx="26" ry="6" fill="#4a7a84"/><path d="M-6 -4q6-4 12 0" stroke="#f3a7b8" stroke-width="4"/>`,
};

/** By icon of the edition; work looks different where it is done, and what is unknown is a crate. */
export function furniture(icon: string, room: string): Drawing {
  const crate = shadow(30) + box(-26, -30, 52, 28, 14, "#a9773f", "#6e4622");
  const body = OBJECTS[`${icon}_${room}`] ?? OBJECTS[icon] ?? crate;
  return drawing("-42 -66 84 76", body);
}

export const WIDTH = 318;
export const HEIGHT = 216;

const times = (count: number, draw: (at: number) => Shape): Shape =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

interface Interior {
  floor: Shape;
  wall: string;
  /** How high the wall is. */
  high: number;
  /** What hangs or stands on the wall. */
  hung: Shape;
  /** What stands along the front. */
  front: Shape;
}

const ground = (colour: string): Shape => rect(0, 0, WIDTH, HEIGHT, colour);
const strokes = (d: string, colour: string, width = 2, more = ""): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

const tiles = (colour: string, joint: string): Shape =>
  ground(colour) +
  strokes(
    times(9, (at) => `M0 ${46 + at * 21}H${WIDTH}`),
    joint,
  ) +
  strokes(
    times(13, (at) => `M${at * 26} 46V${HEIGHT}`),
    joint,
  );

const planks =
  ground("#7d5636") +
  times(14, (at) => {
    const y = 46 + at * 13;
    const ends = [20 + (at % 3) * 40, 130 + (at % 2) * 50, 250 + (at % 3) * 20];
    return strokes(`M0 ${y}H${WIDTH}${ends.map((x) => `M${x} ${y}v13`).join("")}`, "#6b472b");
  });

const checks =
  ground("#b9a98a") +
  times(8, (row) =>
    times(6, (at) =>
      rect((row % 2) * 26 + at * 52, 46 + row * 24, 26, 24, "#8f5f4c", ' opacity=".55"'),
    ),
  );

const BOOKS = ["#9c3b36", "#c98b2e", "#2f5a78", "#3f7a4a", "#d8c9a6", "#6a3f6a"];
const shelves = times(3, (shelf) => {
  const x = 112 + shelf * 68;
  const books = times(18, (at) => {
    const [row, book] = [Math.floor(at / 9), at % 9];
    const lower = (book * 5 + row) % 4;
    const colour = BOOKS[(book * 3 + shelf + row) % BOOKS.length] ?? "";
    return rect(x + 4 + book * 6.1, 8 + row * 18 + lower, 5, 14 - lower, colour);
  });
  return rect(x, 5, 62, 38, "#4a2e1a") + books;
});

const bed = (x: number): Shape =>
  `<g transform="translate(${x} 10)"><path d="M0 0h66v34h-66z" fill="#f4f7f5"/><path d="M0 0h66v10h-66z" fill="#fff"/><path d="M2 2h18v7h-18z" fill="#cfdcd8"/><path d="M22 10h44v24h-44z" fill="#7fb8ad"/><path d="M-4 -2v40M70 -2v40" stroke="#8d98a0" stroke-width="3"/></g>`;

const machines = times(
  4,
  (at) =>
    `<g transform="translate(${122 + at * 48} 6)"><rect width="40" height="36" rx="3" fill="#dfe6ea"/><circle cx="20" cy="21" r="11" fill="#7d8b98"/><circle cx="20" cy="21" r="8" fill="#27506c"/><path d="M13 22q4-4 7 0t7-1a8 8 0 0 1-14 1z" fill="#9fd0ea"/></g>`,
);

const fence =
  strokes("M0 30H318", "#59616f", 3) +
  times(27, (at) =>
    strokes(
      `M${at * 12} 34V8l12 26M${at * 12 + 12} 8L${at * 12} 34`,
      "#c9d2da",
      0.9,
      ' opacity=".7"',
    ),
  ) +
  strokes("M0 8H318", "#59616f") +
  times(
    20,
    (at) =>
      `<ellipse cx="${8 + at * 16}" cy="5" rx="9" ry="4" fill="none" stroke="#6c7785" stroke-width="1.3"/>`,
  );

const table = (x: number): Shape =>
  `<g transform="translate(${x} 172)"><path d="M0 0h94v14h-94z" fill="#c9a36a"/><path d="M0 14h94v8h-94z" fill="#8a6436"/><path d="M8 22v14M86 22v14" stroke="#5a4020" stroke-width="4"/><path d="M10 4h22v8h-22zM58 4h22v8h-22z" fill="#aeb8c2"/><circle cx="18" cy="7.5" r="3" fill="#c25a2a"/><circle cx="68" cy="7.5" r="3" fill="#6fae4f"/></g>`;

/** A wing: its cells are things of the board, so only the corridor is drawn. */
const WING: Interior = {
  floor:
    ground("#7c7f86") +
    strokes("M0 84H318", "#e0b83a", 3, ' opacity=".65"') +
    strokes("M0 122H318M0 176H318M80 62V216M160 62V216M240 62V216", "#73767d", 1.5),
  wall: "#5c6270",
  high: 62,
  hung: "",
  front:
    `<g transform="translate(16 182)"><path d="M0 8h62v8h-62z" fill="#8a6436"/><path d="M0 16h62v5h-62z" fill="#5a4020"/><path d="M6 21v10M56 21v10" stroke="#3d2c16" stroke-width="4"/></g>` +
    `<g transform="translate(270 176)"><path d="M0 10h26l-3 24h-20z" fill="#6c7785"/><ellipse cx="13" cy="10" rx="13" ry="4" fill="#3d5d78"/><path d="M20 8L34 -22" stroke="#a9773f" stroke-width="3"/></g>`,
};

const PLACES: Record<string, Interior> = {
  library: {
    floor: planks,
    wall: "#3f5a4a",
    high: 46,
    hung: shelves,
    front: `<ellipse cx="159" cy="196" rx="70" ry="17" fill="#7b2438" opacity=".75"/><ellipse cx="159" cy="196" rx="60" ry="13" fill="none" stroke="#e0b85a" stroke-width="1.5"/><path d="M16 206v-26q0-8 9-8h26q9 0 9 8v26z" fill="#5c2f2a"/><path d="M22 204v-14h32v14z" fill="#8a4a3c"/><path d="M262 206v-22h36v22z" fill="#4a2e1a"/><path d="M266 184h7v-12h-7zM274 184h6v-15h-6zM281 184h8v-10h-8z" fill="#c98b2e"/>`,
  },
  infirmary: {
    floor: tiles("#a9c8bf", "#97b8af"),
    wall: "#d3e2dc",
    high: 46,
    hung: bed(140) + bed(224) + path("M106 15h8v-8h8v8h8v8h-8v8h-8v-8h-8z", "#d0433a"),
    front: `<g transform="translate(18 166)"><path d="M0 8h84v26h-84z" fill="#f4f7f5"/><path d="M0 34h84v6h-84z" fill="#9fb0b4"/><path d="M30 8h54v26h-54z" fill="#7fb8ad"/><path d="M4 11h20v14h-20z" fill="#cfdcd8"/><path d="M-3 -2v44M87 4v38" stroke="#8d98a0" stroke-width="4"/></g><g transform="translate(262 160)"><path d="M0 46v-44h10" stroke="#8d98a0" stroke-width="3" fill="none"/><path d="M6 2h10v16h-10z" fill="#d8f0ff" stroke="#8d98a0"/><path d="M-8 46h18" stroke="#8d98a0" stroke-width="4"/></g>`,
  },
  cafeteria: {
    floor: checks,
    wall: "#d8b983",
    high: 46,
    hung: `<rect x="120" y="6" width="186" height="30" fill="#5a6672"/><rect x="126" y="11" width="174" height="20" fill="#20262e"/><path d="M140 31q8-12 16 0zM176 31q8-14 18 0zM214 31q8-10 18 0z" fill="#c27a30"/><path d="M250 31v-12h20v12z" fill="#8d98a6"/><rect x="116" y="34" width="194" height="6" fill="#aeb8c2"/>`,
    front: table(10) + table(214),
  },
  laundry: {
    floor: tiles("#86a3b8", "#7592a8"),
    wall: "#5d7c95",
    high: 46,
    hung:
      machines +
      `<path d="M0 56Q160 74 318 56" fill="none" stroke="#2a3440" stroke-width="1.5"/><path d="M212 67v16h-22v-15zM182 68v13h-14v-13z" fill="#f4ead2" opacity=".9"/><path d="M240 66v18h-14v-17z" fill="#e2742c"/>`,
    front: `<g transform="translate(20 168)"><path d="M0 6h52l-5 34h-42z" fill="#c9b48e"/><path d="M-2 6h56v-5h-56z" fill="#a9906a"/><path d="M6 2q8-14 18-4t20-4 4 8z" fill="#f4ead2"/><path d="M6 18h40M7 28h38" stroke="#a9906a" stroke-width="2"/></g><g transform="translate(240 170)"><path d="M0 4h60v8h-60z" fill="#dfe6ea"/><path d="M8 12l10 26M52 12L42 38" stroke="#8d98a0" stroke-width="3.5"/><path d="M10 4q2-12 22-12v8h8v4z" fill="#3d5d78"/></g>`,
  },
  yard: {
    floor:
      ground("#6f7a52") +
      `<path d="M0 150Q80 130 160 152T318 140V216H0Z" fill="#7d885e"/><ellipse cx="159" cy="150" rx="120" ry="44" fill="none" stroke="#e9e4d0" stroke-width="3" opacity=".4"/><path d="M159 106V194" stroke="#e9e4d0" stroke-width="3" opacity=".3"/><path d="M20 190l3-7 3 7M60 204l3-7 3 7M280 200l3-7 3 7M300 120l3-7 3 7M40 130l3-7 3 7" stroke="#57633c" stroke-width="2" fill="none"/>`,
    wall: "#8fb2c9",
    high: 34,
    hung: fence,
    front: `<circle cx="34" cy="196" r="9" fill="#d8702e"/><path d="M25 196h18M34 187v18M28 189q6 7 0 14M40 189q-6 7 0 14" stroke="#5a2a14" stroke-width="1.2" fill="none"/><path d="M264 200h34" stroke="#c9cfdb" stroke-width="3"/><path d="M260 192h6v16h-6zM296 192h6v16h-6z" fill="#20242e"/><path d="M84 206h28v-6h-28zM88 200v-4h20v4z" fill="#8a6436"/>`,
  },
};

/** A room as it is without anybody in it. Rooms without a picture of their own are wings. */
export function room(id: string): Drawing {
  const { floor, wall, high, hung, front } = PLACES[id] ?? WING;
  return drawing(
    `0 0 ${WIDTH} ${HEIGHT}`,
    floor +
      rect(0, 0, WIDTH, high, wall) +
      rect(0, high - 6, WIDTH, 6, mix(wall, INK, 0.35)) +
      rect(0, high, WIDTH, 12, "#000", ' opacity=".18"') +
      hung +
      front,
  );
}

/** The front of a cell: bars in the colour of the text around it, a bunk behind them. */
export const bars: Drawing = drawing(
  "0 0 48 52",
  rect(0, 0, 48, 52, "#14161d") +
    path("M4 38h40v10h-40z", "currentColor", ' opacity=".55"') +
    path("M4 34h12v5h-12z", "#f4ead2") +
    times(6, (at) => strokes(`M${5 + at * 7.6} 0v52`, "currentColor", 2, ' opacity=".85"')) +
    `<rect x="1" y="1" width="46" height="50" fill="none" stroke="currentColor" stroke-width="2.5"/>`,
);

/** A lock, in the colour of the text around it. */
export const padlock = (isOpen: boolean): Drawing =>
  drawing(
    "0 0 80 96",
    strokes(
      isOpen ? "M20 44V28A20 20 0 0 1 58 20" : "M20 44V30A20 20 0 0 1 60 30V44",
      "#f4ead2",
      9,
      ' stroke-linecap="round"',
    ) +
      `<rect x="8" y="42" width="64" height="50" rx="9" fill="currentColor"/>` +
      `<path d="M40 42H63A9 9 0 0 1 72 51V83A9 9 0 0 1 63 92H40Z" fill="#fff" opacity=".18"/>` +
      `<circle cx="40" cy="62" r="7" fill="#14100c"/><path d="M37 64h6l3 16H34Z" fill="#14100c"/>`,
  );

/** A watch tower; its foot is at 0 0. */
export const tower: Shape =
  path("M-15 0L-10 -52H10L15 0Z", "#8a8272") +
  path("M0 -52H10L15 0H2Z", "#a89c88") +
  path("M-18 -52H18V-74H-18Z", "#5c5648") +
  path("M-14 -70H14V-58H-14Z", "#ffe9a8") +
  path("M-22 -74L0 -88L22 -74Z", "#7a3a2c") +
  strokes("M-20 -52H20", "#3d382e", 3);

const SKIES = {
  day: ["#20304e", "#54466e", "#c96a5a", "#f0a86a"],
  night: ["#060a1a", "#0d1430", "#1a2148", "#2b2f5c"],
  riot: ["#120a18", "#5a1a1c", "#d8541e", "#ffb03c"],
};

/** The sky over the island, in bands, with the rocks below and a tower. */
export function island(time: keyof typeof SKIES): Drawing {
  const bands = SKIES[time].map((colour, at) => rect(0, at * 26, 1040, 27, colour)).join("");
  const stars =
    time === "night"
      ? times(40, (at) =>
          rect((at * 173) % 1040, (at * 37) % 60, 1.6, 1.6, "#fff6d8", ' opacity=".8"'),
        )
      : "";
  return drawing(
    "0 0 1040 104",
    bands +
      stars +
      path(
        "M0 104V80L20 70L60 84L110 66L170 84L250 72L330 86L470 74L640 86L800 72L930 84L1040 70V104Z",
        "#3a3434",
      ) +
      path("M0 104V94L30 88L90 98L150 86L260 98L420 88L620 98L840 86L1040 96V104Z", "#2a2628") +
      `<g transform="translate(40 92) scale(.8)">${tower}</g>`,
  );
}
