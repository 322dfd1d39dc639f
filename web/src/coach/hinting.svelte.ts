/** What the coach has said of the choice at hand, for whoever plays alone against bots. */

import type { HintList } from "../generated/messages";
import { Refused } from "../lib/api";
import { t, words } from "../lib/words.svelte";
import { coach } from "./api";

export class Hinting {
  #told = $state.raw<HintList | null>(null);
  thinking = $state(false);
  problem = $state("");

  constructor(readonly table: string) {
    void words.learn(["web-coach"]);
  }

  /** What was said of this decision; what was said of another one is of no use any more. */
  of(decision: number | null): HintList["hints"] | null {
    return this.#told?.decision === decision ? (this.#told?.hints ?? null) : null;
  }

  async ask(): Promise<void> {
    this.thinking = true;
    this.problem = "";
    try {
      this.#told = await coach.hint(this.table);
    } catch (error) {
      this.problem = t("problem", {
        why: error instanceof Refused ? error.message : String(error),
      });
    }
    this.thinking = false;
  }
}
