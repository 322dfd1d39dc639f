/** A first game: by the preset of that name, against bots. */

import type { GameCard } from "../generated/messages";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";

/** What a first game is like. */
const first = (card: GameCard) => card.presets.find(({ preset }) => preset === "first");

/** How many bots sit at the table of a first game. */
export const botsOf = (card: GameCard): number => (first(card)?.seats ?? 2) - 1;

/** Open the table of a first game; its address. */
export async function openFirstGame(game: string): Promise<string> {
  const { games } = await api.games(settings.language);
  const card = games.find((one) => one.game === game);
  const preset = card && first(card);
  if (!preset) throw new Error(`nothing to begin with in ${game}`);
  const { seats, options, bot } = preset;
  const bots = Array.from({ length: seats - 1 }, () => bot);
  const { table } = await api.openTable({ game, seats, options, bots, public: false, start: true });
  return table;
}
