import {
  EVENT_RULES,
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
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
  rules: EVENT_RULES,
  spots,
  open,
  show,
};
