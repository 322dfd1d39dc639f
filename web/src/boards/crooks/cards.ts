/** What the cards of Crooks say, in a language. */

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

export const abilityOf = (edition: Edition, id: string) =>
  edition.cards.abilities.find((ability) => ability.id === id);

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
