import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/sneaks";
import type { BoardModule } from "../board";
import Board from "./SneaksBoard.svelte";
import Tray from "./Tray.svelte";
import { open } from "./open";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  colours: (view) => view.seats.map((seat) => seat.colour),
  offers: (notation) => notation !== "stop",
  spots,
  open,
  show,
};
