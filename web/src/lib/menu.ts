/** What a seat may choose now, and what it may not and why. */

import type { Choice, Forbidden } from "../generated/messages";

export interface Option {
  code: number;
  notation: string;
  label: string;
  warning: string | null;
  /** Why it cannot be chosen now; null: it can. */
  why: string | null;
  rule: string | null;
}

export class Menu {
  static readonly none = new Menu(
    [],
    [],
    () => undefined,
    () => undefined,
  );

  readonly options: Option[];
  #byNotation: Map<string, Option>;

  constructor(
    choices: Choice[],
    forbidden: Forbidden[],
    /** Carry out a legal option, or explain a forbidden one. */
    readonly pick: (option: Option) => void,
    /** Carry out several options, one after another, by their notation. */
    readonly pickAll: (notations: string[]) => void,
  ) {
    this.options = [...choices.map(allowed), ...forbidden.map(refused)];
    this.#byNotation = new Map(this.options.map((option) => [option.notation, option]));
  }

  get legal(): Option[] {
    return this.options.filter((option) => option.why === null);
  }

  /** The option with this notation, whether legal or not. */
  find(notation: string): Option | undefined {
    return this.#byNotation.get(notation);
  }

  /** Whether this can be chosen now. */
  allows(notation: string): boolean {
    return this.find(notation)?.why === null;
  }

  /** The options whose notation begins with this word. */
  kind(word: string): Option[] {
    return this.options.filter((option) => kindOf(option) === word);
  }
}

/** What kind of choice this is: the first word of its notation. */
export function kindOf(option: Option): string {
  return option.notation.split(" ", 1)[0] ?? "";
}

function allowed(choice: Choice): Option {
  return {
    code: choice.code,
    notation: choice.notation,
    label: choice.label ?? choice.notation,
    warning: choice.warning ?? null,
    why: null,
    rule: null,
  };
}

function refused(forbidden: Forbidden): Option {
  return {
    code: forbidden.code,
    notation: forbidden.notation,
    label: forbidden.label ?? forbidden.notation,
    warning: null,
    why: forbidden.why ?? forbidden.refusal,
    rule: forbidden.rule,
  };
}
