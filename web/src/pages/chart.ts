/** The lines of the score chart. */

export interface Chart {
  width: number;
  height: number;
  /** One line a seat, as the points of an SVG polyline. */
  lines: string[];
  least: number;
  most: number;
}

/** Points by moment and seat as lines in a box of the given size. */
export function chart(points: number[][], width: number, height: number): Chart {
  const all = points.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (moment: number) => (points.length > 1 ? (moment / (points.length - 1)) * width : 0);
  const y = (value: number) => height - ((value - least) / (most - least)) * height;
  const seats = points[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    points.map((row, moment) => `${round(x(moment))},${round(y(row[seat] ?? 0))}`).join(" "),
  );
  return { width, height, lines, least, most };
}

const round = (number: number) => Math.round(number * 10) / 10;
