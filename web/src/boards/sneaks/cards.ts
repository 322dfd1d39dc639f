/** What the cards of Sneaks & Snitches say, in a language. */

import type { GameEdition as Edition, Loot } from "../../generated/sneaks";
import type { Language } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";

export const COLOURS = ["b", "g", "r", "y"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a category, as a class names it. */
export const COLOUR_CLASS: Record<string, string> = {
  b: "c-blue",
  g: "c-green",
  r: "c-red",
  y: "c-yellow",
};

export const lootOf = (edition: Edition, id: string): Loot | undefined =>
  edition.cards.loot?.find((loot) => loot.id === id);

export const siteName = (edition: Edition, letter: string, language: Language): string =>
  edition.cards.sites.find((site) => site.id === letter)?.[language] ?? letter;

export const colourName = (edition: Edition, id: string, language: Language): string =>
  edition.cards.colours.find((colour) => colour.id === id)?.[language] ?? id;

/** The tokens a loot pays, by colour, without the colours it pays none of. */
export function tokensOf(loot: Loot): [Colour, number][] {
  if (loot.kind === "collection") return COLOURS.map((colour) => [colour, 1]);
  return COLOURS.map((colour) => [colour, loot[colour] ?? 0] as [Colour, number]).filter(
    ([, count]) => count > 0,
  );
}

/** A loot card in words. */
export function describeLoot(edition: Edition, loot: Loot, language: Language): string {
  const tokens = tokensOf(loot).map(([colour, count]) =>
    t("sneaks-page-count", { count, colour: colourName(edition, colour, language) }),
  );
  return t("sneaks-page-loot", {
    kind: loot.kind,
    tokens: list(tokens) || "none",
    name: loot[language] || "none",
    points: loot.vp ?? 0,
    colour: loot.colour ? colourName(edition, loot.colour, language) : "none",
  });
}
