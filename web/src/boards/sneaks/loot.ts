/** What lies at the sites, as things. */

import { loot as picture } from "../../art/loot";
import type { Drawing } from "../../art/pen";
import type { GameView as View, Loot } from "../../generated/sneaks";
import { tokensOf } from "./cards";

const KINDS: Record<string, string> = {
  collection: "case",
  carte_blanche: "blank",
  safe_cracking: "safe",
  intrigues: "masks",
  documents: "docs",
};

/** Every loot card that lies open: at the sites, then the special items of the seats. */
export const openLoot = (view: View): string[] => [
  ...view.sites.flatMap(({ loot }) => loot ?? []),
  ...view.seats.flatMap(({ items }) => items),
];

/** The goods of a colour. */
export const goods = (colour: string): Drawing => picture(colour);

/** What the cards of special items are called ends with what they are; an unknown one is a box. */
export const itemPicture = (loot: Loot): Drawing =>
  picture((loot.en ?? "").split(" ").at(-1)?.toLowerCase() ?? "");

/** The things of a loot card, in a row. */
export function things(loot: Loot): Drawing[] {
  if (loot.kind === "tokens")
    return tokensOf(loot).flatMap(([colour, count]) =>
      Array.from({ length: count }, () => goods(colour)),
    );
  return [loot.kind === "item" ? itemPicture(loot) : picture(KINDS[loot.kind] ?? "")];
}
