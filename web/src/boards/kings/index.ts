import {
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/kings";
import type { BoardModule } from "../board";
import "./theme.css";
import Aside from "./Aside.svelte";
import Farewell from "./Farewell.svelte";
import Board from "./KingsBoard.svelte";
import Tray from "./Tray.svelte";
import { t } from "../../lib/words.svelte";
import { offers, refusal } from "./choices";
import { ending } from "./ending";
import { seatColours } from "./names";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  Aside,
  isWhole: true,
  words: ["kings", "kings-board", "web-kings"],
  colours: seatColours,
  offers,
  turn: (view) => view.active,
  isOut: (view, seat) => view.seats[seat]?.alive === false,
  Farewell,
  refusal,
  score: (points) => t("kings-money", { amount: points }),
  ending,
  spots,
  show,
};
