/** What a first game teaches when: the first day takes one thing after another. */

import type { GameView as View } from "../../generated/animalcatraz";
import { question, sheetOf } from "./places";

/** By round of the first day. The first is about the plan: three ways to win, and what to do first. */
const FIRST_DAY = ["main", "main_guards", "main_goods", "main_fame"];

export function lesson(view: View): string | undefined {
  if (question(view) !== "main") return undefined;
  if (sheetOf(view)?.primal_rounds) return "main_primal";
  return (view.day === 1 ? FIRST_DAY[view.round - 1] : undefined) ?? "main_later";
}
