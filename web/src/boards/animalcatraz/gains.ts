/** What the icons of rooms give. */

import type { GameEdition as Edition, IconView } from "../../generated/animalcatraz";
import { t } from "../../lib/words.svelte";
import { own } from "./words";

export const effectOf = (edition: Edition, icon: IconView) =>
  edition.cards.icons.find((known) => known.id === icon.icon)?.effect;

/** What an icon gives at once, in a word; the rest takes a sentence. */
export function gainOf(edition: Edition, icon: IconView): string {
  const effect = effectOf(edition, icon);
  if (effect?.kind === "gain_notch")
    return own("gain", { stat: t(`animalcatraz-stat-${effect.stat}`), count: effect.n });
  return effect?.kind === "work" ? own("gain-cards", { count: effect.n }) : "";
}
