/** Scenes that are played while news are shown, before the next view draws how they ended. */

import type { GameView as View, SideView } from "../../generated/kings";

export interface BidScene {
  kind: "bids";
  bids: (number | null)[];
  /** Whether the cards have been turned over. */
  open: boolean;
}

/** What the values of a side make, and which of them count. */
export type Hand = Pick<SideView, "hand" | "counting">;
export const NO_HAND: Hand = { hand: "", counting: [] };

export interface FightScene {
  kind: "fight";
  /** Whether the second side is the police. */
  arrest: boolean;
  district: string;
  seats: [number, number];
  dice: [string[], string[]];
  /** Of each side, once all dice lie there. */
  hands: [Hand, Hand];
  /** How many police cars are on the second side of an arrest. */
  cars: number;
  pot: number;
}

export interface BarScene {
  kind: "bar";
  who: string;
  amount: number;
  dice: string[];
}

export type Scene = BidScene | FightScene | BarScene;

/** The scene that is being played, if it is of this kind. */
export function sceneOf<Kind extends Scene["kind"]>(
  act: unknown,
  kind: Kind,
): Extract<Scene, { kind: Kind }> | null {
  const scene = act as Scene | null;
  return scene?.kind === kind ? (scene as Extract<Scene, { kind: Kind }>) : null;
}

/** The henchman with whom somebody bargains now, as the view tells it. */
export function bargain(view: View): BarScene | null {
  if (!["offer", "hesitation"].includes(view.phase)) return null;
  const who = view.bars.find(({ district }) => district === view.subject?.district)?.who;
  return who ? { kind: "bar", who, amount: view.offer ?? 0, dice: [] } : null;
}

/** The dice of a roll one by one, the sides in turn, without those that lie there already. */
export function diceToCome(
  lying: [string[], string[]],
  rolled: [string[], string[]],
): { side: 0 | 1; face: string }[] {
  const left = ([0, 1] as const).map((side) =>
    rolled[side].slice(lying[side].length).map((face) => ({ side, face })),
  );
  const most = Math.max(...left.map((dice) => dice.length));
  return Array.from({ length: most }, (_, i) => left.flatMap((dice) => dice[i] ?? [])).flat();
}
