/** One side of a stage: who it is, and the sum that it brings. */

import { fighter } from "../../art/animals";
import type { Drawing } from "../../art/pen";
import type {
  GameEdition as Edition,
  InmateView,
  GameView as View,
} from "../../generated/animalcatraz";
import { rivalColour } from "./colours";
import { own, type Lexicon } from "./words";

export interface Part {
  label: string;
  value: number | string | null;
  /** How many dice lie there; their faces are not told, only what they come to. */
  dice?: number;
  rolling?: boolean;
  /** Whether it is not added to the one before it. */
  isApart?: boolean;
}

export interface Party {
  picture: Drawing;
  colour: string;
  name: string;
  note: string;
  isPrimal: boolean;
  isBeaten?: boolean;
  parts: Part[];
  total?: string | undefined;
}

/** An inmate as a party, with nothing in its hands. */
export function partyOf(
  inmate: InmateView,
  view: View,
  edition: Edition,
  lexicon: Lexicon,
  names: string[],
): Party {
  const isPrimal = Boolean(inmate.primal_rounds);
  const rival = view.rivals[inmate.rival];
  return {
    picture: fighter(lexicon.inmateCard(inmate.card ?? "")?.animal ?? "", isPrimal),
    colour: rivalColour(view, edition, inmate.rival),
    name: lexicon.inmate(view, inmate.inmate, names),
    note: rival
      ? own("rank-and-rep", { rank: lexicon.called("ranks", rival.rank), rep: rival.rep })
      : "",
    isPrimal,
    parts: [],
  };
}

export const diceOf = (sum: number | null, dice = 2): Part => ({
  label: own("dice", { count: dice }),
  value: sum,
  dice: sum === null ? dice : 0,
});
