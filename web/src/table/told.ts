/** What the guide of a first game has told already, kept in this browser by table. */

const KEY = "backroom-guided";
const TABLES_KEPT = 20;

/** What was told, and at which moment: a hint stays fresh until the next choice. */
export type Told = Record<string, number>;

function stored(): Record<string, Told> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Told>;
  } catch {
    return {}; // no storage, or damaged: everything is told again
  }
}

/** Whether the guide was at this table before. */
export const wasGuided = (table: string): boolean => table in stored();

export const toldAt = (table: string): Told => stored()[table] ?? {};

/** Note what is told now, if it is new; only the latest tables are kept. */
export function tell(table: string, what: string, moment: number): void {
  const { [table]: told = {}, ...others } = stored();
  const latest = Object.entries(others).slice(1 - TABLES_KEPT);
  const all = { ...Object.fromEntries(latest), [table]: { [what]: moment, ...told } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the guide repeats itself.
  }
}

/** Whether something is news to the player at this moment. */
export const isFresh = (told: Told, what: string, moment: number): boolean =>
  (told[what] ?? moment) === moment;
