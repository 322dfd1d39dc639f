import {
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/sneaks";
import { t } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import "./theme.css";
import Aside from "./Aside.svelte";
import Board from "./SneaksBoard.svelte";
import Tray from "./Tray.svelte";
import { playerColours } from "./cards";
import { ending } from "./ending";
import { isPlanning, lacking } from "./plan";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  Aside,
  isWhole: true,
  toDo: (view, menu, picked) =>
    isPlanning(view, menu)
      ? t("sneaks-page-to-do", { team: lacking(view, picked) ?? "none" })
      : undefined,
  colours: playerColours,
  offers: () => true,
  ending,
  spots,
  show,
};
