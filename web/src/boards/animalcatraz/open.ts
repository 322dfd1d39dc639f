/** A replay with all cards open: every seat adds what it saw of its own. */

import type {
  CellView,
  InmateView,
  RivalView,
  SpareView,
  GameView as View,
} from "../../generated/animalcatraz";

/** Hidden cards and plans as their owners saw them at that moment. */
export function open(view: View, seats: View[]): View {
  const eyesOf = (rival: number | null) => seats.find((seen) => seen.rival === rival);
  return {
    ...view,
    inmates: view.inmates.map((inmate) => openInmate(inmate, eyesOf(inmate.rival))),
    cells: view.cells.map((cell) => openCell(cell, eyesOf(cell.rival), seats)),
    rivals: view.rivals.map((rival) => openRival(rival, eyesOf(rival.rival))),
  };
}

function openInmate(inmate: InmateView, owner: View | undefined): InmateView {
  const own = owner?.inmates[inmate.inmate];
  if (!own) return inmate;
  const { cards, gangsters, crimes } = own;
  return { ...inmate, cards, gangsters, crimes };
}

function openCell(cell: CellView, owner: View | undefined, seats: View[]): CellView {
  const cards = owner?.cells[cell.cell]?.cards ?? cell.cards;
  const spare = cell.spare.map((place, index) =>
    openSpare(
      place,
      seats.map((seen) => seen.cells[cell.cell]?.spare[index]),
    ),
  );
  return { ...cell, cards, spare };
}

/** Whoever knows the card in a spare cell tells it. */
function openSpare(spare: SpareView, seen: (SpareView | undefined)[]): SpareView {
  const card = spare.card ?? seen.find((known) => known?.card)?.card ?? null;
  return { ...spare, card };
}

function openRival(rival: RivalView, owner: View | undefined): RivalView {
  return { ...rival, plan: owner?.rivals[rival.rival]?.plan ?? rival.plan };
}
