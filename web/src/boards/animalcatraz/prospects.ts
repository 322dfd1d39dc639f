/** Rolls that are still to come: how likely they are, and which of them a question is about. */

import type { Prospect, GameView as View } from "../../generated/animalcatraz";
import { list, t } from "../../lib/words.svelte";
import { NONE, percent, say, type Lexicon } from "./words";

/** By question: the rolls that an answer to it may lead to. */
const ROLLS: Record<string, string[]> = {
  corrupt_how: ["corruption"],
  attack_or_steal: ["fight", "pickpocket", "robbery"],
  attack_whom: ["fight"],
  steal_where: ["pickpocket", "robbery"],
  steal_with: ["pickpocket", "robbery"],
  cellblock: ["recruiting"],
  recruit_where: ["recruiting"],
  escape: ["escape_force", "escape_cunning", "escape"],
  counter_or_abandon: ["abandoning"],
  run: ["fugitive"],
  riot_opponent: ["fight"],
};
/** Rolls of those whose turn it may not be; in a Riot it is nobody's. */
const OUT_OF_TURN = ["abandoning", "fugitive"];

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`);

/** The edition's names of whatever a roll is aimed at. */
function aim({ roll, target, cell }: Prospect, lexicon: Lexicon): string {
  if (typeof cell === "number") return lexicon.cell(cell);
  if (!target) return NONE;
  return roll === "corruption" ? lexicon.called("guards", target) : lexicon.member(target);
}

function rollOf(prospect: Prospect, lexicon: Lexicon): string {
  const id = `animalcatraz-roll-${prospect.roll.replaceAll("_", "-")}`;
  const roll = t(id, { target: aim(prospect, lexicon) });
  if (!prospect.gangster) return roll;
  const use = lexicon.called("gangsters", prospect.gangster);
  return t("animalcatraz-board-thing", { name: roll, use });
}

/** A roll with its chance, and the REP at stake. */
export function chance(prospect: Prospect, lexicon: Lexicon): string {
  const { win = 0, lose = 0 } = prospect;
  return say("animalcatraz-board-chance", {
    roll: rollOf(prospect, lexicon),
    percent: percent(prospect.odds),
    stake: win || lose ? `${signed(win)}/${signed(lose)}` : NONE,
    cards: list((prospect.cards ?? []).map((card) => lexicon.cardName(card))) || NONE,
  });
}

/** What the rolls that the question at hand is about would come to. */
export function prospectsAsked(view: View): Prospect[] {
  const rolls = ROLLS[view.question?.ask ?? ""] ?? [];
  return view.prospects.filter(
    ({ roll, inmate }) =>
      rolls.includes(roll) &&
      (OUT_OF_TURN.includes(roll) || !view.turn || inmate === view.turn.inmate),
  );
}

/** How likely it is at best that the guard here is corrupted, in percent. */
export function oddsToCorrupt(view: View): number | null {
  const odds = view.prospects
    .filter(
      ({ roll, inmate, gangster }) =>
        roll === "corruption" && inmate === view.turn?.inmate && !gangster,
    )
    .map((prospect) => percent(prospect.odds));
  return odds.length > 0 ? Math.max(...odds) : null;
}
