/** Whether chance was honest in a finished game: everything it gave must follow from what the server
 * promised before the first card. That the choices kept to the rules is for `backroom verify`. */

/** What a visitor saw or said before the first card, and can hold the server to. */
export interface Promised {
  commitment: string;
  luck: string | null; // the visitor's own
}

/** The parts of a record (kernel/record.py) that chance has to do with. */
export interface GameRecord {
  deal: { table: string; commitment: string; seed: string; luck: (string | null)[] };
  generator: string;
  seed: number | string;
  setup: number[];
  moves: { chance?: number[] }[];
}

export type Verdict =
  | { kind: "good"; count: number }
  | { kind: "other-seed" | "other-luck" | "other-key" }
  | { kind: "other-outcome"; number: number; move: number }; // move 0 is the set-up

const keyOf = (table: string) => `backroom-promise-${table}`;

/** Remember the promise that was seen first; it must not change. */
export function noteCommitment(table: string, commitment: string): void {
  if (recall(table).commitment === undefined) remember(table, { commitment });
}

/** Remember what the visitor added last; null after getting up, for then it counts no more. */
export function noteLuck(table: string, luck: string | null): void {
  if ((recall(table).luck ?? null) !== luck) remember(table, { luck });
}

/** What is remembered of a table, also after a reload of the page. */
export function recall(table: string): Partial<Promised> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Partial<Promised>;
  } catch {
    return {};
  }
}

function remember(table: string, promised: Partial<Promised>): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify({ ...recall(table), ...promised }));
  } catch {
    // Some browsers forbid to keep anything; the promise of the last scene counts then.
  }
}

/** Draw every outcome of a record again; `counts` says out of how many each was drawn. */
export async function verdictOn(
  record: GameRecord,
  counts: number[],
  promised: Promised,
): Promise<Verdict> {
  const { KeyedChance, commitmentTo, dealKey } = await import("./chance");
  const { table, commitment, seed, luck } = record.deal;
  if (commitmentTo(seed) !== promised.commitment || commitment !== promised.commitment)
    return { kind: "other-seed" };
  if (promised.luck !== null && !luck.includes(promised.luck)) return { kind: "other-luck" };
  if (record.generator !== "keyed" || dealKey(table, seed, luck) !== record.seed)
    return { kind: "other-key" };
  const chance = new KeyedChance(record.seed);
  let drawn = 0;
  for (const [move, outcomes] of [record.setup, ...record.moves.map(chanceOf)].entries())
    for (const outcome of outcomes) {
      const count = counts[drawn++];
      if (count === undefined || chance.below(count) !== outcome)
        return { kind: "other-outcome", number: drawn, move };
    }
  return { kind: "good", count: drawn };
}

const chanceOf = (move: GameRecord["moves"][number]) => move.chance ?? [];
