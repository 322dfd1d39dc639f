import {
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/animalcatraz";
import type { BoardModule } from "../board";
import "./theme.css";
import Board from "./AnimalcatrazBoard.svelte";
import { seatColours } from "./colours";
import { ending } from "./ending";
import { lesson } from "./lessons";
import { isMoot, placeOf, refusal } from "./places";
import { show, spots } from "./show";
import Tray from "./Tray.svelte";
import { own } from "./words";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  isWhole: true,
  foldsSide: true,
  words: ["animalcatraz-things", "animalcatraz-board", "web-animalcatraz"],
  colours: seatColours,
  offers: (notation, view) => placeOf(view, notation) !== null || isMoot(view, notation),
  turn: (view) => view.inmates[view.turn?.inmate ?? -1]?.seat ?? null,
  lesson,
  refusal,
  score: (points) => own("rep", { rep: points }),
  ending,
  spots,
  show,
};
