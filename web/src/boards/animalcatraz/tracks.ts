/** A stat's track: every level has some notches; they are counted from 0 through all levels. */

export interface Level {
  level: number;
  notches: number[];
}

export function levelsOf(counts: number[]): Level[] {
  let first = 0;
  return counts.map((count, level) => {
    const notches = Array.from({ length: count }, (_, place) => first + place);
    first += count;
    return { level, notches };
  });
}
