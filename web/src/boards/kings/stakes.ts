/** What a fight may cost this seat. */

import type { CharacterView, FightView, GameView as View } from "../../generated/kings";
import { peopleAt, seatOf } from "./names";

const BOSS = 0;

/** Whose life is at stake: only the boss's, somebody's, or nobody's of mine. */
export type Stake = "boss" | "one" | "none";

export function stakeOf(view: View, fight: FightView): Stake {
  const mine = fight.sides.find(
    ({ seat }, number) => seat === view.you && !isPolice(fight, number),
  );
  const me = seatOf(view);
  if (!mine || !me) return "none";
  const there = peopleAt(me, fight.district);
  return there.length === 1 && there[0]?.slot === BOSS && mine.jokers === 0 ? "boss" : "one";
}

/** Whether a side of a fight is the police. */
export const isPolice = (fight: Pick<FightView, "kind">, number: number): boolean =>
  fight.kind === "arrest" && number === 1;

/** Who stands in front for a side: the boss if he is there, else the first. */
export const foremost = (people: CharacterView[]): CharacterView[] =>
  people.toSorted((one, other) => one.slot - other.slot);
