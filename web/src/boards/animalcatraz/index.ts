import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/animalcatraz";
import type { BoardModule } from "../board";
import Board from "./AnimalcatrazBoard.svelte";
import { seatColours } from "./colours";
import { open } from "./open";
import { isMoot, placeOf } from "./places";
import { show, spots } from "./show";
import Tray from "./Tray.svelte";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  words: ["animalcatraz", "animalcatraz-board", "web-animalcatraz"],
  colours: seatColours,
  offers: (notation, view) => placeOf(view, notation) !== null || isMoot(view, notation),
  spots,
  open,
  show,
};
