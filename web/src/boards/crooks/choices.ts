/** Which choice lies behind which thing on the board of Crooks. */

import type { GameEdition as Edition, TargetView, GameView as View } from "../../generated/crooks";
import type { Menu, Option } from "../../lib/menu";
import { crookOf } from "./cards";

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

/** What the crook in hand would come to, alone at a target: as far as this seat knows, for face-down
crooks of others may be stronger. */
export function prospect(
  view: View,
  edition: Edition,
  { strengths, unknown }: TargetView,
): { strength: number; standing: "lead" | "perhaps" | "level" | "behind" } | undefined {
  if (!view.hand) return undefined;
  const strength = crookOf(edition, view.hand).level;
  const rivals = [...strengths.keys()].filter((seat) => seat !== view.you);
  const best = Math.max(...rivals.map((seat) => strengths[seat] ?? 0));
  const isHidden = rivals.some((seat) => unknown[seat]);
  if (strength > best) return { strength, standing: isHidden ? "perhaps" : "lead" };
  return { strength, standing: strength === best ? "level" : "behind" };
}

/** Every crook whose face this seat sees now: in the pile and in hand, then along the rows. */
export function facesIn(view: View): number[] {
  const rows = view.seats.flatMap(({ row }) => row.flat().flatMap(({ crook }) => crook ?? []));
  return [...new Set([...(view.pile ?? []), ...(view.hand ? [view.hand] : []), ...rows])];
}
