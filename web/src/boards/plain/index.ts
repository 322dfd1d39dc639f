import type { BoardModule, GameEvent } from "../board";
import Board from "./PlainBoard.svelte";

const COLOURS = ["red", "yellow", "green", "blue", "purple", "orange", "pink", "brown"];

/** A board for any game: the view as lists and tables, the choices as buttons. */
export const board: BoardModule<Record<string, unknown>, unknown, GameEvent> = {
  Board,
  colours: () => COLOURS,
  offers: () => true,
  spots: () => [],
  show: async () => undefined,
};
