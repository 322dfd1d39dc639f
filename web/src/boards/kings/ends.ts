/** Ending a drive, the movements, or the turn. */

import type { CharacterView, GameView as View } from "../../generated/kings";
import type { Menu, Option } from "../../lib/menu";
import { CELLS, seatOf } from "./names";

export type Ending = "drive" | "moves" | "turn";

const ENDINGS: Ending[] = ["drive", "moves", "turn"];

/** What can be ended now, if anything. */
export function endOf(menu: Menu): { what: Ending; option: Option } | null {
  for (const what of ENDINGS) {
    const option = menu.find(`end ${what}`);
    if (option?.why === null) return { what, option };
  }
  return null;
}

const isFree = ({ at }: CharacterView) => !CELLS.includes(at);

/** Who of mine could still do something before it is ended: drive on, move, or act. */
export function stillAble(view: View, what: Ending | ""): CharacterView[] {
  const mine = (seatOf(view)?.characters ?? []).filter(isFree);
  switch (what) {
    case "drive":
      return mine.filter(({ aboard, steps }) => aboard && (steps ?? 0) > 0);
    case "moves":
      return mine.filter(({ steps }) => (steps ?? 0) > 0);
    case "turn":
      return mine.filter(({ acted }) => !acted);
    default:
      return [];
  }
}
