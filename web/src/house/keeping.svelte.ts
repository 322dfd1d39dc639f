/** A keeper at work: whether the house is open, and what came of what was done last. */

import type { Duty, HouseAct } from "../generated/messages";
import { Refused } from "../lib/api";
import { t } from "../lib/words.svelte";
import { NoPasskey, usePasskey } from "../people/passkeys";
import { house } from "./api";

class Keeping {
  duty = $state.raw<Duty | null>(null);
  /** What went wrong, or well, in words. */
  said = $state("");
  /** Goes up when something was done, so that what is shown is asked for again. */
  done = $state(0);

  get isOpen(): boolean {
    return typeof this.duty?.until === "number";
  }

  /** Do something, and say why if it cannot be done. */
  attempt(work: () => Promise<void>): Promise<void> {
    this.said = "";
    return this.show(work);
  }

  /** The same of what is only shown: what was said of an act goes on standing there. */
  async show(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      if (problem instanceof NoPasskey) this.said = t("keep-no-passkey");
      else if (!(problem instanceof Refused)) throw problem;
      else this.said = problem.message;
      // The hour may be over.
      if (problem instanceof Refused && problem.code === "not_allowed")
        this.duty = await house.duty();
    }
  }

  look(): Promise<void> {
    return this.show(async () => void (this.duty = await house.duty()));
  }

  open(): Promise<void> {
    return this.attempt(async () => {
      this.duty = await house.openDoor(await usePasskey(await house.doorOptions()));
    });
  }

  close(): Promise<void> {
    return this.attempt(async () => void (this.duty = await house.closeDoor()));
  }

  act(act: HouseAct["do"]): Promise<void> {
    return this.attempt(async () => {
      await house.act(act);
      this.done += 1;
      this.said = t("keeping-done");
    });
  }
}

export const keeping = new Keeping();
