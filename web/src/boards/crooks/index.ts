import {
  EVENT_RULES,
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/crooks";
import { t } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import Board from "./CrooksBoard.svelte";
import Tray from "./Tray.svelte";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  toDo: (view, menu) =>
    view.phase === "turn" && menu.legal.length === 1 ? t("crooks-page-must-pass") : undefined,
  colours: (_view, edition) => edition.cards.masterminds.colours,
  offers: (notation) => notation !== "pass",
  rules: EVENT_RULES,
  spots,
  show,
};
