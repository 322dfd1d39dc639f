/** What the lobby knows of each game beyond what the server says: how long it takes and how heavy
it is (from the specifications), and its picture. */

import type { GameCard } from "../generated/messages";
import crooks from "icon:fedora";
import sneaks from "icon:domino-mask";
import kings from "icon:police-car";
import animalcatraz from "icon:prisoner";
import other from "icon:card-random";

interface Portrait {
  icon: string;
  minutes: number;
  weight: "light" | "medium" | "heavy";
}

const PORTRAITS: Record<string, Portrait> = {
  crooks: { icon: crooks, minutes: 20, weight: "light" },
  sneaks: { icon: sneaks, minutes: 20, weight: "light" },
  kings: { icon: kings, minutes: 90, weight: "medium" },
  animalcatraz: { icon: animalcatraz, minutes: 120, weight: "heavy" },
};

export const portraitOf = (game: string): Portrait =>
  PORTRAITS[game] ?? { icon: other, minutes: 60, weight: "medium" };

/** How many sit down at once when somebody plays now against bots. */
export function quickSeats(counts: number[]): number {
  return counts.includes(3) ? 3 : (counts[0] ?? 2);
}

/** Short games before long ones. */
export function lightestFirst(games: GameCard[]): GameCard[] {
  return games.toSorted((a, b) => portraitOf(a.game).minutes - portraitOf(b.game).minutes);
}
