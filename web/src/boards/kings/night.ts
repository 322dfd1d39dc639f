/** How much of the night is over. */

import type { GameEdition as Edition, GameView as View } from "../../generated/kings";

/** From dusk (0) to dawn (1): once the last round is known by rounds, before by the missions that
have left the deck, among the last of which the end hides. */
export function nightShare(view: View, edition: Edition): number {
  if (view.result) return 1;
  if (view.round === 0) return 0;
  const all = edition.missions.cards.length;
  const told = (all - view.missions_left) / (all + 1);
  const share = view.last_round === null ? told : view.round / (view.last_round + 1);
  return Math.max(0, Math.min(1, Math.max(share, told)));
}
