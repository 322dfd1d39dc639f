/** The spots of the board of Crooks. */

import { spot, spots } from "../../lib/spots";

type Seat = [seat: number];

export const BANK = spot("bank");
export const cell = spots<[seat: number, target: number]>("cell");
export const gang = spots<[gang: string]>("gang");
export const hangout = spots<[letter: string]>("hangout");
export const purse = spots<Seat>("purse");
export const seat = spots<Seat>("seat");
export const target = spots<[target: number]>("target");
