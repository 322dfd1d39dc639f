/** The ways of guards and inmates over the map. */

import type { InmateView, GameView as View } from "../../generated/animalcatraz";
import type { Spot } from "../../lib/spots";
import type { Walk } from "../../lib/stage.svelte";
import * as spot from "./spots";

const ROW = 30; // pixels between those who come to the same place

/** Where an inmate goes: to a room, or into its cell. */
export const goal = (inmate: string, place: string) =>
  place === "cell" ? spot.home(inmate) : spot.room(place);

export const walk = (inmate: string, place: string): Walk => ({
  who: spot.inmate(inmate),
  to: goal(inmate, place),
});

export const inmateOf = (view: View, card: string): InmateView | undefined =>
  view.inmates.find((inmate) => inmate.card === card);

/** All guards step to the new letter, in the rooms where the next view has them. */
export const guardsMarch = (next: View, letter: string): Walk[] =>
  next.rooms.flatMap(({ room, guard }) =>
    guard ? [{ who: spot.guard(guard.guard), to: spot.post(room, letter) }] : [],
  );

/** A single guard steps to another letter of its room. */
export const guardSteps = (view: View, guard: string, letter: string): Walk[] =>
  view.rooms
    .filter((room) => room.guard?.guard === guard)
    .map(({ room }) => ({ who: spot.guard(guard), to: spot.post(room, letter) }));

/** Everybody in the prison runs to one room, and they stand in rows there. */
export function everybodyRuns(view: View, room: string): Walk[] {
  const runners = view.inmates.flatMap(({ card, at }) => (card && at !== "outside" ? [card] : []));
  const middle = (runners.length - 1) / 2;
  return runners.map((card, place) => ({
    ...walk(card, room),
    below: (place - middle) * ROW,
  }));
}

/** Where a stolen card comes from: out of the pocket of somebody beside the thief, else out of the
cell. */
export function lootFrom(view: View, thief: string, victim: string): Spot {
  const isBeside = inmateOf(view, victim)?.at === inmateOf(view, thief)?.at;
  return isBeside ? spot.inmate(victim) : spot.home(victim);
}
