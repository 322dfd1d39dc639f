/** What every part of the board looks at: the board hands it down once. */

import { createContext } from "svelte";
import type { GameEdition as Edition, GameView as View } from "../../generated/animalcatraz";
import type { Menu, Option } from "../../lib/menu";
import type { Lexicon } from "./words";

export interface Around {
  readonly view: View;
  readonly edition: Edition;
  readonly lexicon: Lexicon;
  readonly names: string[];
  readonly menu: Menu;
  /** What can be chosen, by what stands for it on the board. */
  readonly choices: Map<string, Option>;
}

export const [around, setAround] = createContext<Around>();
