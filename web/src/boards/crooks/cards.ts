/** What the cards of Crooks say, in a language. */

import { crookTraits } from "../../art/crooks";
import { back } from "../../art/backs";
import { gangPalette, seatColours } from "../../art/gangs";
import type { Drawing } from "../../art/pen";
import { portrait } from "../../art/portrait";
import type { Crook, GameEdition as Edition, PlacedCrook } from "../../generated/crooks";
import { list, t } from "../../lib/words.svelte";
import type { Language } from "../../lib/settings.svelte";

export interface Named {
  en: string;
  fr: string;
  it: string;
}

export const called = (thing: Named | undefined, language: Language): string =>
  thing?.[language] ?? "";

export const crookOf = (edition: Edition, id: number): Crook =>
  edition.cards.crooks[id - 1] as Crook;

export const hangoutOf = (edition: Edition, letter: string) =>
  edition.cards.hangouts.find((hangout) => hangout.id === letter);

export const targetOf = (edition: Edition, number: number) =>
  edition.cards.targets.find((target) => target.value === number);

export const gangOf = (edition: Edition, id: string) =>
  edition.cards.gangs.find((gang) => gang.id === id);

/** The rule that says what an ability does. */
export const ABILITY_RULES: Record<string, string> = {
  pickpocket: "CR-77",
  accomplice: "CR-78",
  swap: "CR-85",
  hitman: "CR-96",
  kingpin: "CR-104",
  spy: "CR-107",
};

export const abilityOf = (edition: Edition, id: string) =>
  edition.cards.abilities.find((ability) => ability.id === id);

const portraits = new Map<string, Drawing>();

/** The picture of a crook; it never changes, so it is drawn once. */
export function portraitOf(crook: Crook): Drawing {
  const [first, second = first] = crook.gangs ?? [];
  const key = `${crook.name}/${first}/${second}`;
  const known = portraits.get(key);
  if (known) return known;
  const drawn = portrait(crookTraits(crook.name), gangPalette(first), gangPalette(second));
  portraits.set(key, drawn);
  return drawn;
}

/** The back of a card in the colour of a seat, or of one that is nobody's yet. */
export function backOf(edition: Edition, seat?: number): Drawing {
  const colour = seat === undefined ? "yellow" : edition.cards.masterminds.colours[seat];
  const { cloth, shade } = seatColours(colour ?? "");
  return back(cloth, shade);
}

/** A modifier as the cards print it: +2, -6, or nothing. */
export function modifier(crook: Crook): string {
  const mod = crook.mod ?? 0;
  return mod === 0 ? "" : mod > 0 ? `+${mod}` : `−${-mod}`;
}

/** All that a crook's card says, in words. */
export function describe(edition: Edition, crook: Crook, language: Language): string {
  return t("crooks-page-card", {
    name: crook.name,
    level: crook.level,
    modifier: modifier(crook) || "none",
    gangs:
      list((crook.gangs ?? []).map((gang) => called(gangOf(edition, gang), language))) || "none",
    ability: called(abilityOf(edition, crook.ability ?? ""), language) || "none",
  });
}

/** A crook at a target or in the box, in words, as far as this seat knows it. */
export function describePlaced(edition: Edition, placed: PlacedCrook, language: Language): string {
  const guesses = (placed.may_be ?? []).map((id) => crookOf(edition, id).name);
  return t("crooks-page-placed", {
    card: placed.crook ? describe(edition, crookOf(edition, placed.crook), language) : "none",
    side: placed.up ? "up" : "down",
    origin: placed.origin ?? "none",
    guesses: list(guesses) || "none",
  });
}

/** The levels a hidden crook may have, highest first. */
export function possibleLevels(edition: Edition, placed: PlacedCrook): number[] {
  const levels = (placed.may_be ?? []).map((id) => crookOf(edition, id).level);
  return [...new Set(levels)].sort((a, b) => b - a);
}

/** How many crooks of each level, highest level first. */
export function byLevel(edition: Edition, crooks: number[]): [level: number, count: number][] {
  const counts = new Map<number, number>();
  for (const id of crooks) {
    const { level } = crookOf(edition, id);
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => b - a);
}
