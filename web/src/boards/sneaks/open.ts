/** A moment of a finished game with all cards open. */

import type { GameView as View } from "../../generated/sneaks";

/** Every seat knows its own stash cards and its own plan. */
export function open(view: View, seats: View[]): View {
  const stash = (seat: number) => seats[seat]?.seats[seat]?.stash ?? null;
  const plans = seats.flatMap((own) => own.plan ?? []);
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, stash: stash(seat.seat) })),
    plans: view.plans ?? (plans.length === seats.length ? plans : null),
  };
}
