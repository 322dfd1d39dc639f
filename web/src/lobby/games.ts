/** What the lobby knows of each game beyond what the server says: how long it takes and how heavy
it is (from the specifications). */

import type { GameCard } from "../generated/messages";

interface Facts {
  minutes: number;
  weight: "light" | "medium" | "heavy";
}

const FACTS: Record<string, Facts> = {
  crooks: { minutes: 20, weight: "light" },
  sneaks: { minutes: 20, weight: "light" },
  kings: { minutes: 90, weight: "medium" },
  animalcatraz: { minutes: 120, weight: "heavy" },
};

export const factsOf = (game: string): Facts => FACTS[game] ?? { minutes: 60, weight: "medium" };

/** How many sit down at once when somebody plays now against bots. */
export function quickSeats(counts: number[]): number {
  return counts.includes(3) ? 3 : (counts[0] ?? 2);
}

/** Short games before long ones. */
export function lightestFirst(games: GameCard[]): GameCard[] {
  return games.toSorted((a, b) => factsOf(a.game).minutes - factsOf(b.game).minutes);
}
