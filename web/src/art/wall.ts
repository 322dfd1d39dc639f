/** The wall of the back room: bricks, some of them a shade lighter. 1440 x 760. */

import { drawing, path, type Drawing } from "./pen";

const [WIDE, HIGH] = [80, 38]; // of a brick with its joint
const [COLUMNS, ROWS] = [19, 20];
const LIGHTER = [5, 23, 47, 61, 88, 102, 131, 150, 177, 203, 229, 251, 280, 307, 344];

function brick(index: number): string {
  const row = Math.floor(index / COLUMNS);
  const x = (index % COLUMNS) * WIDE - (row % 2) * (WIDE / 2);
  return `M${x} ${row * HIGH}h${WIDE - 2}v${HIGH - 2}h-${WIDE - 2}Z`;
}

export function brickWall(): Drawing {
  const all = Array.from({ length: COLUMNS * ROWS }, (_, index) => brick(index));
  return drawing(
    "0 0 1440 760",
    path(all.join(""), "#4a251c") + path(LIGHTER.map(brick).join(""), "#5d3024"),
  );
}
