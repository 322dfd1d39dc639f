import {
  EVENT_RULES,
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/sneaks";
import { t } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import Board from "./SneaksBoard.svelte";
import Tray from "./Tray.svelte";
import { isPlanning, lacking } from "./plan";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  toDo: (view, menu, picked) =>
    isPlanning(view, menu)
      ? t("sneaks-page-to-do", { team: lacking(view, picked) ?? "none" })
      : undefined,
  colours: (view) => view.seats.map((seat) => seat.colour),
  offers: (notation) => notation !== "stop",
  rules: EVENT_RULES,
  spots,
  show,
};
