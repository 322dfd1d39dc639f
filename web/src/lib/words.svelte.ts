/** The page's own sentences, from the Fluent files that terminal and server use too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const FOLDER = "../../../src/backroom/locale";
const FILES = import.meta.glob<string>("../../../src/backroom/locale/*/web.ftl", {
  query: "?raw",
  import: "default",
});

export type Values = Record<string, FluentVariable>;

class Words {
  bundle = $state.raw(new FluentBundle("en"));

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const read = FILES[`${FOLDER}/${language}/web.ftl`];
    if (read === undefined) throw new Error(`no words in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await read()));
    this.bundle = bundle;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** A sentence in the visitor's language. */
export function t(id: string, values?: Values): string {
  const pattern = words.bundle.getMessage(id)?.value;
  return pattern ? words.bundle.formatPattern(pattern, values) : id;
}

/** A list of things as this language writes it. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(words.bundle.locales[0]).format(parts);
}
