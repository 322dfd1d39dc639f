/** A rival has the colour of its cell. */

import type { GameEdition as Edition, GameView as View } from "../../generated/animalcatraz";

const BEFORE_CELLS = ["red", "blue", "yellow", "white"];

export function rivalColour(view: View, edition: Edition, rival: number | null): string {
  if (rival === null) return "grey";
  const home = view.cells.find((cell) => cell.rival === rival);
  return edition.cards.cells[home?.cell ?? -1]?.color ?? BEFORE_CELLS[rival] ?? "grey";
}

/** By seat; partners share a colour. */
export function seatColours(view: View, edition: Edition): string[] {
  const colours: string[] = [];
  for (const inmate of view.inmates)
    colours[inmate.seat] = rivalColour(view, edition, inmate.rival);
  return colours;
}
