/** Which stage is set: what is so important that it stands in front of the prison. */

import type { GameView as View } from "../../generated/animalcatraz";
import { question } from "./places";

export type StageName =
  "fight" | "riot" | "trade" | "bribe" | "quarrel" | "escape" | "night" | "deal";

const BY_QUESTION: Record<string, StageName> = {
  corrupt_how: "bribe",
  attack_or_steal: "quarrel",
  attack_whom: "quarrel",
  steal_where: "quarrel",
  steal_with: "quarrel",
  escape: "escape",
  secure_what: "escape",
  run: "escape",
  night_training: "night",
  start_crime: "deal",
  keep_inmate: "deal",
  pick_inmate: "deal",
};

export function stageOf(view: View): StageName | null {
  if (view.result) return null;
  if (view.fight) return "fight";
  const asked = BY_QUESTION[question(view)];
  if (asked) return asked;
  if (view.trade) return "trade";
  return view.riot ? "riot" : null;
}

/** Whether a stage shows by itself what the tray would lay out. */
export const laysOut = (stage: StageName | null): boolean =>
  stage === "trade" || stage === "night" || stage === "deal";
