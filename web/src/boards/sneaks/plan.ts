/** The plan of a round while it is being made: which team goes where. */

import type { GameView as View } from "../../generated/sneaks";
import type { Menu } from "../../lib/menu";

export type Team = "sneak" | "snitch";
export const TEAMS: Team[] = ["sneak", "snitch"];

/** How many sites a team still needs, beyond what is already sent. */
export function owed(view: View, team: Team): number {
  const seat = view.seats[view.you];
  if (!seat || !view.plan) return 0;
  return team === "sneak"
    ? seat.sneaks - view.plan.sneaks.length
    : seat.snitches - view.plan.snitches.length;
}

/** Whether this seat is planning now. */
export function isPlanning(view: View, menu: Menu): boolean {
  return view.phase === "plan" && menu.legal.length > 0;
}

/** The sites picked for a team, in the order picked. */
export function sitesOf(picked: string[], team: Team): string[] {
  return picked.flatMap((thing) =>
    thing.startsWith(`${team} `) ? [thing.slice(team.length + 1)] : [],
  );
}

/** Send a team to a site, or call it back; a site takes one team, and the oldest site gives way. */
export function toggled(picked: string[], team: Team, site: string, room: number): string[] {
  const thing = `${team} ${site}`;
  if (picked.includes(thing)) return picked.filter((other) => other !== thing);
  const others = picked.filter((other) => !other.endsWith(` ${site}`));
  const same = others.filter((other) => other.startsWith(`${team} `));
  const gone = same.length >= room ? same[0] : undefined;
  return [...others.filter((other) => other !== gone), thing];
}

/** The first team that still lacks a site. */
export function lacking(view: View, picked: string[]): Team | undefined {
  return TEAMS.find((team) => sitesOf(picked, team).length < owed(view, team));
}

/** The rule that every team must go somewhere. */
export const MUST_GO: Record<Team, string> = { sneak: "SN-28", snitch: "SN-27" };

/** The choices that make the plan: sneaks come first (SN-26, SN-27). */
export function choicesOf(picked: string[]): string[] {
  return TEAMS.flatMap((team) => sitesOf(picked, team).map((site) => `${team} ${site}`));
}
