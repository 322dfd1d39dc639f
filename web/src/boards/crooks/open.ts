/** A moment of a finished game with all cards open. */

import type { GameView as View, PlacedCrook } from "../../generated/crooks";

/** Every seat knows its own row; what lay in a pile is what was taken later or never. */
export function open(view: View, seats: View[], end: View): View {
  const active = seats[view.active];
  const rows = view.seats.map((seat) => seats[seat.seat]?.seats[seat.seat]?.row ?? seat.row);
  const moving = active?.moving ?? view.moving;
  const gone = new Set([
    ...[...rows.flat(2), ...boxAtThe(view, end), ...(moving ?? [])].map((placed) => placed.crook),
    active?.hand,
  ]);
  const everybody = [...end.seats.flatMap((seat) => seat.row.flat()), ...end.box];
  return {
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, row: rows[index] ?? seat.row })),
    hangouts: view.hangouts.map((hangout, index) => {
      const taken = everybody.flatMap((placed) =>
        placed.origin === hangout.letter && placed.crook ? [placed.crook] : [],
      );
      const all = [...taken, ...(end.hangouts[index]?.crooks ?? [])];
      return { ...hangout, crooks: all.filter((crook) => !gone.has(crook)).sort((a, b) => a - b) };
    }),
    box: boxAtThe(view, end),
    moving,
    pile: active?.pile,
    hand: active?.hand,
  };
}

/** The box only grows, and keeps its order. */
function boxAtThe(view: View, end: View): PlacedCrook[] {
  return end.box.slice(0, view.box.length);
}
