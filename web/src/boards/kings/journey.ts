/** A journey before it is made: who goes, how far they get, and the choices that bring them there. */

import type {
  CharacterView,
  GameEdition as Edition,
  GameView as View,
} from "../../generated/kings";
import type { Menu } from "../../lib/menu";
import { policedBy, waysFrom } from "./city";
import { seatOf } from "./names";

export interface Journey {
  people: CharacterView[];
  from: string;
  steps: number;
  /** The ways to all districts within reach. */
  ways: Map<string, string[]>;
  /** The ways to those that a card given up would bring within reach (NK-194, NK-198). */
  beyond: Map<string, string[]>;
}

const ROADS = "to ";

/** The people who go: those in the open drive, or those picked for one. */
export function travellers(view: View, picked: string[]): CharacterView[] {
  const mine = seatOf(view)?.characters ?? [];
  if (view.phase === "drive") return mine.filter((person) => person.aboard);
  if (view.phase !== "moves") return [];
  return mine.filter((person) => picked.includes(`own ${person.slot}`));
}

export function journey(view: View, edition: Edition, picked: string[]): Journey | null {
  const people = travellers(view, picked);
  const from = people[0]?.at;
  if (view.active !== view.you || from === undefined) return null;
  const normal = Math.min(...people.map((person) => person.steps ?? 0));
  const byMetro = (view.metro_steps ?? 0) > 0;
  const steps = byMetro ? (view.metro_steps ?? 0) : normal + (view.prepaid_steps ?? 0);
  const stops = (district: string) => !byMetro && policedBy(view, district) > 0;
  const ways = waysFrom(edition, from, steps, stops);
  const further =
    byMetro || !view.hand?.length ? [] : waysFrom(edition, from, steps + 1, stops).entries();
  const beyond = new Map([...further].filter(([district]) => !ways.has(district)));
  return { people, from, steps, ways, beyond };
}

/** Pick somebody to go, or no longer; whoever is elsewhere does not come along. */
export function togglePerson(view: View, picked: string[], person: CharacterView): string[] {
  const thing = `own ${person.slot}`;
  const others = travellers(view, picked).filter((other) => other.slot !== person.slot);
  const company = others.filter((other) => other.at === person.at);
  const kept = company.map((other) => `own ${other.slot}`);
  return picked.includes(thing) ? kept : [...kept, thing];
}

/** The district that is picked and not confirmed yet. */
export const destination = (picked: string[]): string | undefined =>
  picked.find((thing) => thing.startsWith(ROADS))?.slice(ROADS.length);

/** Pick a district, leaving who goes as it is. */
export const withDestination = (picked: string[], district: string): string[] => [
  ...picked.filter((thing) => !thing.startsWith(ROADS)),
  ROADS + district,
];

const boarding = ({ people }: Journey) =>
  people.filter((person) => !person.aboard).map((person) => `own ${person.slot}`);

/** The choices for a district that costs this card: to its door, then one step for the card. */
export function choicesWith(trip: Journey, district: string, card: string): string[] {
  const way = (trip.beyond.get(district) ?? []).map((step) => ROADS + step);
  return [...boarding(trip), ...way.slice(0, -1), `bonus ${card}`, ...way.slice(-1)];
}

/** The choices for a district: a plain one that is legal, or a whole way; none: out of reach. */
export function choicesTo(menu: Menu, trip: Journey | null, district: string): string[] {
  if (menu.allows(ROADS + district)) return [ROADS + district];
  const way = trip?.ways.get(district);
  if (!trip || !way || menu.legal.length === 0) return [];
  return [...boarding(trip), ...way.map((step) => ROADS + step)];
}
