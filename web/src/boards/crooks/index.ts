import type { Edition, Event, View } from "../../generated/crooks";
import type { BoardModule } from "../board";
import Board from "./CrooksBoard.svelte";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  colours: (_view, edition) => edition.cards.masterminds.colours,
  offers: (notation) => notation !== "pass",
  spots,
  show,
};
