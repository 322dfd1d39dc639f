/** The spots of the board of New York Kings. */

import { spot, spots } from "../../lib/spots";
import { CELLS } from "./names";

type District = [district: string];
type Side = [side: number];
type Of = [seat: number];
type OfAt = [seat: number, district: string];

// Beside the map.
export const BAG = spot("bag");
export const DECK = spot("deck");
export const HEAD = spot("head");
export const MISSION_DECK = spot("mission-deck");
export const bid = spots<Of>("bid");
export const mission = spots<[mission: string]>("mission");
export const row = spots<[place: number]>("row");
export const seat = spots<Of>("seat");

// On the map.
const district = spots<District>("at");
const cell = spots<[cell: string]>("cell");
export const bar = spots<District>("bar");
export const car = spots<[car: number]>("car");
export const kerb = spots<OfAt>("kerb");
export const pavement = spots<OfAt>("pavement");
export const plate = spots<District>("plate");
export const who = spots<[who: string]>("who");

/** Where somebody can be: a district, or a cell. */
export const at = (place: string) =>
  CELLS.includes(place) ? cell(place.replace("cell ", "")) : district(place);

// A fight, an offer, a deal.
export const DUEL = spot("duel");
export const POT = spot("pot");
export const GUEST = spot("guest");
export const GUEST_DICE = spot("guest-dice");
export const GUEST_HAND = spot("guest-hand");
export const GUEST_HEAD = spot("guest-head");
export const against = spots<Of>("against");
export const dice = spots<Side>("dice");
export const fighter = spots<Of>("fighter");
export const side = spots<Side>("side");
