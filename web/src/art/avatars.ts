/** The faces of those who sit at a table. A person's comes of the name; a bot is one of the regulars of
the house, who have names and faces of their own, and whose hats tell how good they are. */

import REGULARS from "../../../src/backroom/bots/regulars.json";
import { seatColours } from "./gangs";
import { INKS, type Drawing } from "./pen";
import { portrait, traitsFromName, type Traits } from "./portrait";

/** Who wears what, from the beginner to the master. */
const HATS: Record<string, NonNullable<Traits["hat"]>> = {
  random: ["news", "#6d5a45", INKS.ink],
  greedy: ["flat", "#53606b", INKS.ink],
  "search:easy": ["boater", "#e6d3a8", INKS.red],
  "search:normal": ["bowler", "#3a2d26", INKS.gold],
  "search:hard": ["fedora", "#5a1a24", INKS.ink],
  "search:expert": ["topper", "#1b1420", INKS.gold],
};

interface Regular {
  name: string;
  temperament?: string;
}

/** The bot of a level on a seat; undefined: one that the house has no name for. */
const regular = (level: string, seat: number): Regular | undefined =>
  (REGULARS as Record<string, Regular[]>)[level]?.[seat];

/** Its name. */
export const botName = (level: string, seat: number): string | null =>
  regular(level, seat)?.name ?? null;

/** What kind of player it is; null: it takes what looks best, whatever that is. */
export const temperamentOf = (level: string, seat: number): string | null =>
  regular(level, seat)?.temperament ?? null;

/** How many faces the house has for those who do not want the one of their name. */
export const FACES = 12;

/** The face of a person, chosen or from the name, before the colour of the seat. */
export const personFace = (name: string, colour: string, chosen?: number | null): Drawing =>
  faceOf(traitsFromName(chosen == null ? name : `face ${chosen}`), colour);

/** The face of the bot of a level on a seat. */
export function botFace(level: string, seat: number, colour: string): Drawing {
  const isWoman = seat % 2 === 1; // as their names stand in the list
  const traits = traitsFromName(botName(level, seat) ?? level + seat, isWoman);
  return faceOf({ ...traits, hat: HATS[level] ?? traits.hat }, colour);
}

const faceOf = (traits: Traits, colour: string): Drawing =>
  portrait({ ...traits, sky: [] }, seatColours(colour).palette, undefined, "head");
