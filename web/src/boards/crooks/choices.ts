/** Which choice lies behind which thing on the board of Crooks. */

import type { GameView as View } from "../../generated/crooks";
import type { Menu, Option } from "../../lib/menu";

export const MODES = ["up", "use", "down"] as const;

/** The ways to place the crook in hand at a target, legal or not. */
export function placements(menu: Menu, target: number): Option[] {
  return MODES.flatMap((mode) => menu.find(`place T${target} ${mode}`) ?? []);
}

/** The choice behind a cell: where a swap moves crooks to, or whom a hitman removes; in the place
phase the reason why nothing can be placed there. */
export function cellOption(
  menu: Menu,
  view: View,
  seat: number,
  target: number,
): Option | undefined {
  if (view.phase === "swap" && seat === view.you) return menu.find(`move T${target}`);
  if (view.phase === "hit" && target === view.acting_at) return menu.find(`hit S${seat}`);
  if (view.phase === "place" && seat === view.you) return placements(menu, target)[0];
  return undefined;
}
