/** A moment of a finished game with everything open. */

import type { GameView as View } from "../../generated/kings";

/** A view that also knows the cards of every seat. */
export interface OpenView extends View {
  hands?: string[][];
}

/** Every seat knows its own money, cards and destinations. */
export function open(view: View, seats: View[]): OpenView {
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      money: seats[seat.seat]?.seats[seat.seat]?.money ?? seat.money,
    })),
    missions: view.missions.map((mission) => {
      const owner = seats[mission.seat ?? -1]?.missions ?? [];
      return owner.find((known) => known.mission === mission.mission) ?? mission;
    }),
    hands: seats.map((seat) => seat.hand ?? []),
  };
}
