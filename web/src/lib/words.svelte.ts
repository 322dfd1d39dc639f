/** The page's own sentences, from the Fluent files that terminal and server use too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functionsOf, type Grammar } from "./grammar";
import type { Language } from "./settings.svelte";

const FOLDER = "../../../src/backroom/locale";
const FILES = import.meta.glob<string>(
  [
    "../../../src/backroom/locale/*/web.ftl",
    "../../../src/backroom/locale/*/web-*.ftl",
    "../../../src/backroom/locale/*/animalcatraz-things.ftl",
    "../../../src/backroom/locale/*/kings.ftl",
    "../../../src/backroom/locale/*/kings-board.ftl",
    "../../../src/backroom/locale/*/animalcatraz-board.ftl",
  ],
  { query: "?raw", import: "default" },
);

const GRAMMARS = import.meta.glob<Grammar>("../../../src/backroom/locale/*/grammar.json", {
  import: "default",
});

export type Values = Record<string, FluentVariable>;

class Words {
  bundle = $state.raw(new FluentBundle("en"));
  /** The files that are needed so far: the page's own, then those of boards. */
  #files = ["web", "web-notices"];
  #language: Language = "en";

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    const files = [...this.#files];
    const [grammar, ...texts] = await Promise.all([
      grammarOf(language),
      ...files.map((file) => read(language, file)),
    ]);
    if (language !== this.#language || files.length < this.#files.length) return; // overtaken
    const functions = functionsOf(grammar);
    const bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Learn the sentences of a board, in whatever language is spoken. */
  async learn(files: string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#files.includes(file));
    if (fresh.length === 0) return;
    this.#files.push(...fresh);
    await this.speak(this.#language);
  }
}

function read(language: Language, file: string): Promise<string> {
  const load = FILES[`${FOLDER}/${language}/${file}.ftl`];
  if (load === undefined) throw new Error(`no ${file} in ${language}`);
  return load();
}

function grammarOf(language: Language): Promise<Grammar> {
  const load = GRAMMARS[`${FOLDER}/${language}/grammar.json`];
  if (load === undefined) throw new Error(`no grammar of ${language}`);
  return load();
}

export const words = new Words();

/** A day of a time in seconds since 1970, such as "3 May"; with its year if that is another one. */
export function dayOf(seconds: number): string {
  const day = new Date(seconds * 1000);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  const format = { day: "numeric", month: "long", ...year } as const;
  return new Intl.DateTimeFormat(words.bundle.locales, format).format(day);
}

/** A moment: day, hour and minute. */
export function momentOf(seconds: number): string {
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(words.bundle.locales, format).format(seconds * 1000);
}

/** The hour and minute of a moment. */
export function hourOf(seconds: number): string {
  const format = { timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(words.bundle.locales, format).format(seconds * 1000);
}

/** A number as this language writes it. */
export function numberOf(count: number): string {
  return new Intl.NumberFormat(words.bundle.locales).format(count);
}

/** A whole number near a rating; there is no -0 for people. */
export const rounded = (rating: number): number => Math.round(rating) + 0;

/** A number of bytes, for people. */
export function sizeOf(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const unit = ["byte", "kilobyte", "megabyte", "gigabyte"][power] ?? "byte";
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.bundle.locales, format).format(bytes / 1000 ** power);
}

/** A time that is left: days, or hours, minutes and seconds. */
export function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 48 * 3600) return t("clock-days", { count: Math.floor(whole / 86400) });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const padded = (number: number) => String(number).padStart(2, "0");
  const rest = `${padded(minutes)}:${padded(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A month such as 2026-11, in short: "Nov 26". */
export function monthOf(month: string): string {
  const format = new Intl.DateTimeFormat(words.bundle.locales, {
    month: "short",
    year: "2-digit",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}

/** A sentence in the visitor's language. */
export function t(id: string, values?: Values): string {
  const pattern = words.bundle.getMessage(id)?.value;
  return pattern ? words.bundle.formatPattern(pattern, values) : id;
}

/** A list of things as this language writes it. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(words.bundle.locales[0]).format(parts);
}
