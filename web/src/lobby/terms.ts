/** What was agreed at a table, in a few words: how fast it goes, and which options are not the usual. */

import type { GameCard, OptionField, TableCard, TableHead } from "../generated/messages";
import { t } from "../lib/words.svelte";

type Terms = Pick<TableHead, "pace" | "options">;

const MINUTE = 60; // seconds

export function paceOf({ pace }: Pick<Terms, "pace">): string {
  if (pace.pace === "live")
    return t("pace-live", {
      minutes: Math.round(pace.bank / MINUTE),
      seconds: pace.increment ?? 0,
    });
  return pace.pace === "turns" ? t("pace-turns", { days: pace.days }) : t("pace-none");
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

function optionInWords({ title, kind, choices }: OptionField, value: unknown): string {
  if (kind === "switch") return value === true ? title : t("option-without", { option: title });
  const titleOf = (one: unknown) => choices.find((choice) => choice.value === one)?.title;
  if (!Array.isArray(value)) return t("option-is", { option: title, value: titleOf(value) ?? "" });
  const said = value.map((one) => titleOf(one) ?? t("gather-seat", { seat: Number(one) + 1 }));
  return t("option-is", { option: title, value: said.join(", ") });
}

/** The options that somebody has changed. */
export function optionsOf(
  { options }: Pick<Terms, "options">,
  card: GameCard | undefined,
): string[] {
  return (card?.options ?? [])
    .filter(({ name, default: usual }) => name in options && !isSame(options[name], usual))
    .map((option) => optionInWords(option, options[option.name]));
}

/** Pace and options in one line. */
export const termsOf = (terms: Terms, card: GameCard | undefined): string =>
  [paceOf(terms), ...optionsOf(terms, card)].join(" · ");

/** Whether a table waits for a choice of the visitor, for whom no bot plays. */
export const waitsForMe = ({ phase, you, asked, seats }: TableCard): boolean =>
  phase === "playing" && you !== null && asked.includes(you) && !seats[you]?.stand_in;

/** Whether nothing more happens at a table. */
export const isFinished = ({ phase }: TableCard): boolean =>
  phase === "over" || phase === "closed" || phase === "frozen";
