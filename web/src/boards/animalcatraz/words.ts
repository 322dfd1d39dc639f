/** What the things of Animalcatraz are called, and what they do, in a language. The sentences are
those of the terminal and the journal. */

import type {
  Contraband,
  CrimeView,
  GameEdition as Edition,
  Inmate,
  Item,
  Odds,
  Plan,
  GameView as View,
} from "../../generated/animalcatraz";
import type { Language } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";
import { SHAPES } from "../board";

type Sort =
  | "ranks"
  | "rooms"
  | "cells"
  | "icons"
  | "guards"
  | "inmates"
  | "contraband"
  | "items"
  | "plans"
  | "events"
  | "crimes"
  | "gangster_types"
  | "gangsters"
  | "fugitive";

interface Named {
  id: string;
  en: string;
  fr: string;
  it: string;
}

/** By field of an effect: what its value names. What is missing here is a number or a selector. */
const FIELDS: Record<string, Sort> = {
  room: "rooms",
  rooms: "rooms",
  cured_in: "rooms",
  icon: "icons",
  guard: "guards",
};
/** Places of inmates that are no rooms. */
const ELSEWHERE = ["cell", "hole", "outside"];

export const NONE = "none"; // what a sentence's selector sees where there is nothing

const dashed = (word: string) => word.replaceAll("_", "-");

/** After a name like Rob Z. no second full stop is needed. */
const oneStop = (sentence: string) => sentence.replace("..", ".");

export const say = (id: string, values?: Parameters<typeof t>[1]) => oneStop(t(id, values));

/** A sentence of this board. */
export const own = (id: string, values?: Parameters<typeof t>[1]) =>
  say(`animalcatraz-page-${id}`, values);

/** In whole percent. */
export const percent = (odds: Odds) => Math.round((100 * odds.win) / odds.of);

/** With its sign; a typographic minus. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

export class Lexicon {
  #named = new Map<string, Named>();

  constructor(
    readonly edition: Edition,
    readonly language: Language,
  ) {
    for (const [sort, things] of Object.entries(edition.cards))
      if (Array.isArray(things))
        for (const thing of things as Named[]) this.#named.set(`${sort} ${thing.id}`, thing);
  }

  thing<T extends Named>(sort: Sort, id: string): T | undefined {
    return this.#named.get(`${sort} ${id}`) as T | undefined;
  }

  called(sort: Sort, id: string): string {
    return this.thing(sort, id)?.[this.language] ?? id;
  }

  place(place: string): string {
    return ELSEWHERE.includes(place)
      ? t(`animalcatraz-place-${place}`)
      : this.called("rooms", place);
  }

  cell(number: number): string {
    return this.called("cells", `cell_${number + 1}`);
  }

  get warden(): string {
    return this.edition.cards.warden[this.language];
  }

  inmateCard(id: string): Inmate | undefined {
    return this.thing<Inmate>("inmates", id);
  }

  /** An inmate by its number on the table, or its player until it has a card. */
  inmate(view: View, number: number, names: string[]): string {
    const { card, seat } = view.inmates[number] ?? {};
    return card ? this.called("inmates", card) : (names[seat ?? -1] ?? "");
  }

  member(id: string): string {
    return this.thing("inmates", id) ? this.called("inmates", id) : this.called("gangsters", id);
  }

  // Cards.

  card(id: string): Contraband | Item | undefined {
    return this.thing<Contraband>("contraband", id) ?? this.thing<Item>("items", id);
  }

  /** A card's name; the cell traps share theirs, and are told apart by their room. */
  cardName(id: string): string {
    const card = this.card(id);
    const name = card?.[this.language] ?? id;
    if (card?.kind !== "trap") return name;
    return t("animalcatraz-card-of-room", { card: name, room: this.called("rooms", card.room) });
  }

  cardUse(id: string): string {
    const card = this.card(id);
    if (!card) return "";
    const values = {
      value: card.value,
      effect: card.effect ? this.effect(card.effect) : NONE,
      ...("room" in card ? this.#itemValues(card) : this.#contrabandValues(card)),
    };
    return t(`animalcatraz-card-${dashed(card.kind)}`, values);
  }

  #contrabandValues(card: Contraband): Record<string, string | number> {
    return {
      bribe: card.bribe ?? 0,
      guard: card.guard ? this.called("guards", card.guard) : NONE,
    };
  }

  #itemValues(item: Item): Record<string, string | number> {
    return {
      attack: item.atk ?? 0,
      damage: item.dmg ?? 0,
      once: item.once ? "yes" : "no",
      force: item.force ?? 0,
      plan: item.plan ? this.called("plans", item.plan) : NONE,
      lock: item.need ?? NONE,
      help: item.esc ?? 0,
    };
  }

  /** A card with its use, as far as it is known. */
  cardText(id: string | null): string {
    if (id === null) return own("unknown-card");
    return t("animalcatraz-board-thing", { name: this.cardName(id), use: this.cardUse(id) });
  }

  // Effects: sentences made from kinds and parameters.

  effect(effect: object): string {
    const { kind, with: gang, ...fields } = effect as Record<string, unknown> & { kind: string };
    const values = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, this.#value(field, value)]),
    );
    const text = t(`animalcatraz-effect-${dashed(kind)}`, values);
    if (!gang) return text;
    const { n, type } = gang as { n: number; type: string };
    return t("animalcatraz-need-with", {
      need: text,
      count: n,
      type: this.called("gangster_types", type),
    });
  }

  #value(field: string, value: unknown): string | number {
    if (field === "items") return list((value as string[]).map((card) => this.cardName(card)));
    const sort = FIELDS[field];
    if (Array.isArray(value)) return this.#values(sort, value as (string | number)[]);
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "object" && value !== null) return this.effect(value);
    if (typeof value !== "string" || value === "") return NONE;
    if (field === "stat") return t(`animalcatraz-stat-${value}`);
    return sort ? this.called(sort, value) : value;
  }

  #values(sort: Sort | undefined, values: (string | number)[]): string {
    if (values.length === 0) return NONE;
    return sort ? list(values.map((value) => this.called(sort, String(value)))) : values.join(" ");
  }

  gangsterUse(id: string): string {
    const gangster = this.edition.cards.gangsters.find((known) => known.id === id);
    return gangster ? this.effect(gangster.ability) : "";
  }

  crime(id: string): string {
    const crime = this.edition.cards.crimes.find((known) => known.id === id);
    if (!crime) return id;
    return t("animalcatraz-crime", {
      name: this.called("crimes", id),
      rep: crime.rep,
      need: this.effect(crime.need),
    });
  }

  /** What it brings and needs, below its name. */
  crimeTerms(id: string): string {
    const crime = this.edition.cards.crimes.find((known) => known.id === id);
    return crime ? own("crime-terms", { rep: crime.rep, need: this.effect(crime.need) }) : "";
  }

  crimeText({ crime }: CrimeView): string {
    return crime === null ? own("unknown-crime") : this.crime(crime);
  }

  eventUse(id: string): string {
    const event = this.edition.cards.events.find((known) => known.id === id);
    return event ? this.effect(event.effect) : "";
  }

  plan(id: string): Plan | undefined {
    return this.thing<Plan>("plans", id);
  }
}

/** The players of a rival, with its sign. */
export function rivalName(view: View, rival: number, names: string[]): string {
  const numbers = view.rivals[rival]?.inmates ?? [];
  const seats = new Set(numbers.map((number) => view.inmates[number]?.seat ?? 0));
  const players = [...seats].map((seat) => names[seat] ?? "");
  return `${SHAPES[rival] ?? ""} ${players.join(" + ")}`;
}
