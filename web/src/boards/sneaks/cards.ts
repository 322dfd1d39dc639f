/** What the cards of Sneaks & Snitches say, in a language. */

import type { GameEdition as Edition, GameView as View, Loot } from "../../generated/sneaks";
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

/** The colours of the players as the page shows them: never those of the goods. */
const SHOWN: Record<string, string> = {
  red: "orange",
  yellow: "white",
  blue: "pink",
  purple: "purple",
  green: "brown",
};

export const playerColours = (view: View): string[] =>
  view.seats.map(({ colour }) => SHOWN[colour] ?? "grey");

export const lootOf = (edition: Edition, id: string): Loot | undefined =>
  edition.cards.loot?.find((loot) => loot.id === id);

/** The rule that says what a kind of loot brings. */
export const LOOT_RULES: Record<string, string> = {
  tokens: "SN-45",
  collection: "SN-46",
  carte_blanche: "SN-47",
  safe_cracking: "SN-49",
  intrigues: "SN-50",
  item: "SN-59",
  documents: "SN-61",
};

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

/** The tokens a loot pays, in words. */
export const tokensInWords = (edition: Edition, loot: Loot, language: Language): string[] =>
  tokensOf(loot).map(([colour, count]) =>
    t("sneaks-page-count", { count, colour: colourName(edition, colour, language) }),
  );

/** A loot card in words. */
export function describeLoot(edition: Edition, loot: Loot, language: Language): string {
  return t("sneaks-page-loot", {
    kind: loot.kind,
    tokens: list(tokensInWords(edition, loot, language)) || "none",
    name: loot[language] || "none",
    points: loot.vp ?? 0,
    colour: loot.colour ? colourName(edition, loot.colour, language) : "none",
  });
}
