import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/crooks";
import type { BoardModule } from "../board";
import Board from "./CrooksBoard.svelte";
import Tray from "./Tray.svelte";
import { open } from "./open";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  colours: (_view, edition) => edition.cards.masterminds.colours,
  offers: (notation) => notation !== "pass",
  spots,
  open,
  show,
};
