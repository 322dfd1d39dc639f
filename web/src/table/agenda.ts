/** Several choices made with one click, such as a whole journey, that the server takes one by one.
 * Others may be asked in between; the rest waits for them. */

import type { Menu, Option } from "../lib/menu";

/** What comes next: a choice to make, or why the rest is dropped: a choice that is not possible now,
 * or that things are not as they were. */
export type Step = { make: Option } | { dropped: Option | null };

export class Agenda {
  #rest: string[] = [];
  /** The number of the decision that my next choice must answer. */
  #decision: number | null = null;

  /** Begin with choices that follow the one about to be made. */
  plan(rest: string[]): void {
    this.#rest = rest;
    this.#decision = null;
  }

  /** Whether something has still to be done. */
  get isOpen(): boolean {
    return this.#rest.length > 0;
  }

  drop(): void {
    this.plan([]);
  }

  /** A choice was sent as the answer to this decision. */
  sent(decision: number): void {
    this.#decision = decision + 1;
  }

  /** What comes next where I am asked for this decision, or not asked (null). I count my own
   * decisions, so that another number means that something else was answered, or taken back. */
  next(decision: number | null, isMyTurn: boolean, menu: Menu): Step | null {
    const notation = this.#rest[0];
    if (notation === undefined) return null;
    if (!isMyTurn || (decision !== null && decision !== this.#decision)) {
      this.drop();
      return { dropped: null };
    }
    if (decision === null) return null;
    const option = menu.find(notation);
    if (!option || option.why !== null) {
      this.drop();
      return { dropped: option ?? null };
    }
    this.#rest = this.#rest.slice(1);
    return { make: option };
  }
}
