/** The spots of the board of Sneaks & Snitches. */

import { spot, spots } from "../../lib/spots";
import type { Team } from "./plan";

export const BANK = spot("bank");
export const LOOT_DECK = spot("loot-deck");
export const STASH_DECK = spot("stash-deck");
export const colour = spots<[colour: string]>("colour");
export const goods = spots<[seat: number, colour: string]>("goods");
export const loot = spots<[site: string]>("loot");
export const seat = spots<[seat: number]>("seat");
export const site = spots<[site: string]>("site");
export const stash = spots<[seat: number]>("stash");

/** Where those of one kind stand at a site. */
export const team = spots<[team: Team, site: string]>("team");
