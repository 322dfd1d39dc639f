/** What somebody would like to play, before a table is open. The server says which options go together,
so nothing can be asked for that would be refused. */

import type { GameCard, NewTable, OptionField, PresetCard } from "../generated/messages";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { quickSeats } from "./games";
import { isSame } from "./terms";

export type PaceName = "none" | "live" | "turns";

export const LIVE = { bank: 900, increment: 10 }; // seconds
export const DAYS = 2;

export class Wishes {
  seats = $state(2);
  bots = $state(1);
  level = $state("");
  edition = $state<string | null>(null);
  pace = $state<PaceName>("none");
  isPublic = $state(true);
  hints = $state(false);
  options = $state.raw<Record<string, unknown>>({});
  fields = $state.raw<OptionField[]>([]);
  /** The options that had to give way to what was chosen last. */
  dropped = $state.raw<OptionField[]>([]);

  #asking: Promise<void> = Promise.resolve();
  #asked = 0;

  constructor(readonly card: GameCard) {
    this.seats = quickSeats(card.seats);
    this.level = card.bots[Math.floor(card.bots.length / 2)]?.bot ?? "";
    this.edition = card.editions[0] ?? null; // the house edition
    this.fields = card.options;
    this.options = Object.fromEntries(
      card.options.map(({ name, default: usual }) => [name, usual]),
    );
    this.#ask();
  }

  sitDown(seats: number): void {
    this.seats = seats;
    this.bots = Math.min(this.bots, seats - 1);
    this.#ask();
  }

  playWith(edition: string): void {
    this.edition = edition;
    this.#ask();
  }

  choose(option: string, value: unknown): void {
    this.options = { ...this.options, [option]: value };
    this.#ask();
  }

  /** Begin with what a preset says; every chair that is left gets a bot. */
  take(preset: PresetCard): void {
    this.level = preset.bot;
    this.options = { ...this.#usual, ...preset.options };
    this.bots = preset.seats - 1;
    this.sitDown(preset.seats);
  }

  /** Whether this is what a preset says. */
  is(preset: PresetCard): boolean {
    return (
      this.seats === preset.seats &&
      this.level === preset.bot &&
      this.bots === preset.seats - 1 &&
      isSame(this.#changed, preset.options)
    );
  }

  /** The table as it is to be opened, once it is certain that it can be. */
  async table(): Promise<NewTable> {
    await this.#asking;
    return {
      game: this.card.game,
      seats: this.seats,
      edition: this.edition,
      options: this.#changed,
      bots: Array.from({ length: this.bots }, () => this.level),
      public: this.isPublic,
      pace: this.paceInDetail,
      hints: this.hints && this.isAlone,
    };
  }

  /** Whether nobody plays but the visitor and bots. */
  get isAlone(): boolean {
    return this.bots === this.seats - 1;
  }

  get paceInDetail(): NonNullable<NewTable["pace"]> {
    if (this.pace === "live") return { pace: "live", ...LIVE };
    return this.pace === "turns" ? { pace: "turns", days: DAYS } : { pace: "none" };
  }

  get #usual(): Record<string, unknown> {
    return Object.fromEntries(this.fields.map(({ name, default: usual }) => [name, usual]));
  }

  get #changed(): Record<string, unknown> {
    const usual = this.#usual;
    const changed = Object.entries(this.options).filter(
      ([name, value]) => !isSame(value, usual[name]),
    );
    return Object.fromEntries(changed);
  }

  #ask(): void {
    const asked = ++this.#asked;
    this.#asking = api
      .agreement(this.card.game, settings.language, {
        seats: this.seats,
        edition: this.edition,
        options: this.#changed,
      })
      .then(({ options, fields, dropped }) => {
        if (asked !== this.#asked) return; // something else is wanted by now
        this.fields = fields;
        this.options = options;
        this.dropped = fields.filter(({ name }) => dropped.includes(name));
      });
  }
}
