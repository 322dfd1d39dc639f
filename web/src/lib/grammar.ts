/** Small words before names, as `kernel/grammar.py` does it for the same files of rules. */

import type { FluentFunction, FluentValue } from "@fluent/bundle";

/** By the name of a function: what is replaced by what. The first pattern that fits counts. */
export type Grammar = Record<string, [pattern: string, instead: string][]>;

/** The functions that the sentences of a language may call. */
export function functionsOf(grammar: Grammar): Record<string, FluentFunction> {
  const byRules = Object.entries(grammar).map(([name, rules]) => [name, onNames(inOrder(rules))]);
  return { CAP: onNames(capitalised), ...Object.fromEntries(byRules) };
}

function onNames(change: (name: string) => string): FluentFunction {
  // A number needs no small word.
  return ([name]) => (typeof name === "string" ? change(name) : (name as FluentValue));
}

function inOrder(rules: Grammar[string]): (name: string) => string {
  const compiled = rules.map(([pattern, instead]) => [new RegExp(pattern), instead] as const);
  return (name) => {
    const fitting = compiled.find(([pattern]) => pattern.test(name));
    return fitting ? name.replace(...fitting) : name;
  };
}

/** With a capital, for the beginning of a sentence. */
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The same data with the apostrophe that all sentences have, as `in_print` of `kernel/text.py` sets
it in the names of an edition. */
export const inPrint = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replaceAll("'", "’"));
