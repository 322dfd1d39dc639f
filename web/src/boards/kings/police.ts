/** What the police can do: how far their cars get, and whom they would try to arrest. */

import type {
  CarView,
  CharacterView,
  GameEdition as Edition,
  GameView as View,
} from "../../generated/kings";
import { waysFrom } from "./city";

/** The districts that a car can still be sent to in this round; none beside the board. */
export function reachOf(edition: Edition, car: CarView): string[] {
  if (car.moved || !edition.board.districts.some(({ id }) => id === car.at)) return [];
  const { steps } = edition.rules.police as { steps: number };
  return [...waysFrom(edition, car.at, steps, () => false).keys()];
}

/** Whether this seat can send a car: the first player in its movements, with none on its way. */
export const isDriver = (view: View): boolean =>
  view.first === view.you &&
  view.active === view.you &&
  view.stage === "moves" &&
  view.phase !== "police_to";

/** Whether the police would try to arrest these people: one of them has a mission at risk. */
export const isLiable = (view: View, people: CharacterView[]): boolean =>
  people.some((person) =>
    view.missions.some(({ mission, risk }) => risk && mission === person.mission),
  );
