/** The pen that everything is drawn with: flat shapes, one light from the left.

A drawing is text: SVG elements for a box of its own units. It holds no words, so that it serves
every language, and no `style`, which the page's content security policy forbids; what attributes
cannot say is in `styles/art.css`. */

export interface Drawing {
  /** The box of its units, as SVG's `viewBox`. */
  box: string;
  body: string;
}

/** What is drawn: SVG elements. */
export type Shape = string;

/** The inks of the house. */
export const INKS = {
  ink: "#1b1420",
  paper: "#fbf0d6",
  gold: "#f0bf4c",
  brass: "#a0701c",
  red: "#c8352b",
  lamp: "#ffd98a",
  stone: "#e3d2ab",
  stone2: "#9c8763",
  brick: "#b0472f",
  brick2: "#6d2522",
  navy: "#15294a",
  teal: "#1f6a68",
  teal2: "#0f3d40",
  plum: "#3a2140",
  steel: "#9fb0b8",
  steel2: "#55656f",
  wood: "#7a4a2a",
  wood2: "#472716",
  green: "#3f8a55",
  green2: "#1e5136",
};

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, the nearer to the second the larger the share. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second);
  const mixed = channels(first).map((value, i) =>
    Math.round(value + ((target[i] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A filled shape. */
export const path = (d: string, fill: string, more = ""): Shape =>
  `<path d="${d}" fill="${fill}"${more}/>`;

/** A drawn line. */
export const line = (d: string, stroke: string, width = 1.4, more = ""): Shape =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): Shape =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
): Shape => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

export const moved = (shape: Shape, x: number, y: number, scale = 1): Shape =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape}</g>`;

export const turned = (shape: Shape, degrees: number, x: number, y: number): Shape =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shape}</g>`;

/** Mirrored in a box that is 100 wide. */
export const flipped = (shape: Shape): Shape =>
  `<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`;

/** Two decimals are enough for any of our drawings. */
const rounded = (shape: Shape): Shape => shape.replace(/(\d\.\d\d)\d+/g, "$1");

export const drawing = (box: string, body: Shape): Drawing => ({ box, body: rounded(body) });

/** Rays from a point, `count` of them, as on a poster. */
export function rays(x: number, y: number, count: number, fill: string, radius = 460): Shape {
  const edge = (step: number) => {
    const angle = (step * Math.PI) / count;
    return `${(x + radius * Math.cos(angle)).toFixed()} ${(y + radius * Math.sin(angle)).toFixed()}`;
  };
  const d = Array.from(
    { length: count },
    (_, i) => `M${x} ${y}L${edge(2 * i)} ${edge(2 * i + 1)}Z`,
  );
  return path(d.join(""), fill);
}
