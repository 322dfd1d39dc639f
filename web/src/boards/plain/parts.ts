/** How the plain board takes a view apart. */

const FRAME_SHOWS = new Set(["you", "waiting", "decision"]);

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value needs room of its own. */
export const isList = (value: unknown): boolean =>
  isRow(value) || (Array.isArray(value) && value.some((item) => typeof item === "object"));

/** The parts of a view that say something. */
export function partsOf(view: Row): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !FRAME_SHOWS.has(name) && !isEmpty(value));
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return Array.isArray(value)
    ? value.length === 0
    : isRow(value) && Object.keys(value).length === 0;
}

/** The columns that some row of a table fills. */
export function columnsOf(rows: Row[]): string[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter((name) => rows.some((row) => !isEmpty(row[name])));
}
