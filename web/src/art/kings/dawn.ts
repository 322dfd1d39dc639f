/** Dawn over Manhattan: rays, three rows of houses, a bridge and the water. 1440 x 640; the desk on
which fortunes are counted is its foot. */

import { circle, drawing, path, rect, type Drawing, type Shape } from "../pen";

const WIDTH = 1440;
const WATER = 520;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const SKY = `<defs><linearGradient id="dawn-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#23335e"/><stop offset=".34" stop-color="#6a4a80"/><stop offset=".58" stop-color="#e0736a"/><stop offset=".76" stop-color="#ffc27a"/><stop offset="1" stop-color="#ffe9b8"/></linearGradient><radialGradient id="dawn-sun"><stop offset="0" stop-color="#fff6d0"/><stop offset=".25" stop-color="#ffe08a" stop-opacity=".9"/><stop offset="1" stop-color="#ffb05a" stop-opacity="0"/></radialGradient><linearGradient id="dawn-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0906a"/><stop offset=".5" stop-color="#6a4a6a"/><stop offset="1" stop-color="#1a1a30"/></linearGradient></defs>`;

function sunbeams(): Shape {
  const edge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(720 + 1100 * Math.cos(angle)).toFixed()} ${(430 + 1100 * Math.sin(angle)).toFixed()}`;
  };
  const d = Array.from(
    { length: 26 },
    (_, i) => `M720 430L${edge(180 + i * 7.2)}L${edge(183.2 + i * 7.2)}Z`,
  );
  return path(d.join(""), "#fff0c0", ' opacity=".13"');
}

/** A row of houses on the horizon; the near ones have lit windows. */
function houses(
  foot: number,
  colour: string,
  wide: number,
  tall: [number, number],
  seed: number,
  lit = false,
): Shape {
  const random = randomFrom(seed);
  let d = `M0 ${foot}`;
  let windows = "";
  for (let x = -10; x < WIDTH + 10;) {
    const width = wide * (0.5 + random());
    const roof = foot - tall[0] - random() * (tall[1] - tall[0]);
    const kind = random();
    const at = (share: number) => (x + width * share).toFixed(0);
    d += `L${at(0)} ${roof.toFixed(0)}`;
    if (kind < 0.16)
      d += `H${at(0.35)}V${(roof - 18).toFixed(0)}L${at(0.5)} ${(roof - 50).toFixed(0)}L${at(0.65)} ${(roof - 18).toFixed(0)}V${roof.toFixed(0)}`;
    else if (kind < 0.34)
      d += `H${at(0.2)}V${(roof - 20).toFixed(0)}H${at(0.8)}V${roof.toFixed(0)}`;
    d += `H${at(1)}`;
    if (lit)
      for (let column = x + 7; column < x + width - 6; column += 11)
        if (random() < 0.6)
          windows += `M${column.toFixed(0)} ${(roof + 12).toFixed(0)}V${foot - 12}`;
    x += width + 2;
  }
  return (
    path(`${d}L${WIDTH + 10} ${foot}Z`, colour) +
    (lit
      ? `<path d="${windows}" stroke="#ffd58a" stroke-width="3.5" stroke-dasharray="4 9" opacity=".55"/>`
      : "")
  );
}

function ripples(): Shape {
  const random = randomFrom(5);
  return Array.from({ length: 70 }, () => {
    const y = WATER + 6 + random() * random() * 110;
    const x = 720 + (random() - 0.5) * (160 + (y - WATER) * 6);
    return `<path d="M${x.toFixed()} ${y.toFixed()}h${(8 + random() * 34).toFixed()}" stroke="#ffe9b8" stroke-width="2" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  }).join("");
}

const pier = (x: number): Shape =>
  path(`M${x - 24} 640V310H${x + 24}V640H${x + 14}V470A14 20 0 0 0 ${x - 14} 470V640Z`, "#2a1c34") +
  path(`M${x} 310H${x + 24}V640H${x + 14}V470A14 20 0 0 0 ${x} 451Z`, "#4a2c40") +
  `<path d="M${x - 28} 310H${x + 28}" stroke="#4a2c40" stroke-width="7"/>`;

function bridge(): Shape {
  let ties = "";
  for (let x = 264; x < 1190; x += 22) {
    const t = (x - 240) / 960;
    ties += `M${x} ${(318 * (1 - t) ** 2 + 2 * 770 * t * (1 - t) + 318 * t * t).toFixed()}V546`;
  }
  for (let x = 10; x < 236; x += 22) {
    const y = (546 - 228 * (x / 240) ** 1.9).toFixed();
    ties += `M${x} ${y}V546M${WIDTH - x} ${y}V546`;
  }
  return (
    `<path d="${ties}" stroke="#2a1c34" stroke-width="1.5" opacity=".8"/><path d="M-20 550Q150 516 240 318Q720 770 1200 318Q1290 516 1460 550" fill="none" stroke="#2a1c34" stroke-width="6"/>` +
    pier(240) +
    pier(1200) +
    `<path d="M-10 550H1450" stroke="#2a1c34" stroke-width="10"/><path d="M-10 546H1450" stroke="#ffd58a" stroke-width="2" stroke-dasharray="3 22"/>`
  );
}

const BIRDS = [
  [190, 120],
  [300, 170],
  [420, 90],
  [520, 210],
  [900, 130],
  [1010, 190],
  [1120, 110],
  [1260, 160],
]
  .map(
    ([x, y]) =>
      `<path d="M${x} ${y}q7-6 12 0q5-6 12 0" fill="none" stroke="#2a2340" stroke-width="2" opacity=".7"/>`,
  )
  .join("");

/** The sky at the end of the night. */
export const dawn: Drawing = drawing(
  `0 0 ${WIDTH} 640`,
  SKY +
    rect(0, 0, WIDTH, 640, "url(#dawn-sky)") +
    sunbeams() +
    circle(720, 430, 320, "url(#dawn-sun)") +
    circle(720, 424, 70, "#fff3cf") +
    BIRDS +
    houses(480, "#b0607a", 54, [60, 180], 3) +
    houses(504, "#6f3f68", 60, [50, 215], 9) +
    houses(526, "#38274e", 70, [30, 160], 21, true) +
    rect(0, WATER, WIDTH, 120, "url(#dawn-water)") +
    ripples() +
    bridge() +
    path("M0 640V606Q720 572 1440 606V640Z", "#3a2416") +
    path("M0 606Q720 572 1440 606V616Q720 582 0 616Z", "#c79a4b"),
);

/** A stone for who did not live to see it. */
export const gravestone: Drawing = drawing(
  "-70 -146 140 164",
  `<ellipse cy="6" rx="66" ry="10" fill="#000" opacity=".5"/>` +
    path("M-52 4V-84A52 52 0 0 1 52 -84V4Z", "#8a8694") +
    path("M0 -136A52 52 0 0 1 52 -84V4H20V-84Q20 -120 0 -136Z", "#a9a4b4") +
    path("M-60 4H60V12H-60Z", "#5c5866") +
    path("M-40 6q-4-14 2-20q8 6 2 20z", "#b3261e"),
);

export const crown: Drawing = drawing(
  "-24 -22 48 34",
  path(
    "M-16 8L-20 -12L-9 -1L0 -16L9 -1L20 -12L16 8Z",
    "#f2c14e",
    ' stroke="#7a5810" stroke-linejoin="round"',
  ) +
    circle(0, -17, 3, "#ff8a75") +
    circle(-20, -13, 2.5, "#ff8a75") +
    circle(20, -13, 2.5, "#ff8a75"),
);
