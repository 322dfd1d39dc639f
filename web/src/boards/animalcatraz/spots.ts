/** The spots of the board of Animalcatraz. Inmates are told apart by their cards, cells and spare
cells are counted from 1, as in the journal. */

import { spot, spots } from "../../lib/spots";

type Inmate = [card: string | null];
type Room = [room: string];
type Rival = [rival: number];

// In the sky.
export const EVENT = spot("event");
export const NIGHT = spot("night");
export const TIME = spot("time");
export const round = spots<[round: number]>("round");

// In the prison.
export const CHAIR = spot("chair");
export const PILE = spot("pile");
export const cell = spots<[cell: number]>("cell");
export const deck = spots<Room>("deck");
export const guard = spots<[guard: string]>("guard");
export const home = spots<Inmate>("home");
export const icon = spots<[room: string, icon: string]>("icon");
export const inmate = spots<Inmate>("inmate");
export const place = spots<[place: string]>("place");
export const post = spots<[room: string, letter: string]>("post");
export const room = spots<Room>("room");
export const spare = spots<[cell: number, spare: number]>("spare");

// Of rivals, and on my sheet.
export const held = spots<[notation: string]>("held");
export const rep = spots<Inmate>("rep");
export const rival = spots<Rival>("rival");

// In a fight: inmates and gangsters.
export const FIGHT = spot("fight");
export const fighter = spots<[fighter: string]>("fighter");
