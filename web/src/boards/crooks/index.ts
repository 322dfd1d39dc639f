import {
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/crooks";
import { t } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import "./theme.css";
import Aside from "./Aside.svelte";
import Board from "./CrooksBoard.svelte";
import Tray from "./Tray.svelte";
import { ending } from "./ending";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  Aside,
  isWhole: true,
  toDo: (view, menu) => {
    if (menu.legal.length === 0) return undefined;
    if (view.phase === "turn" && menu.legal.length === 1) return t("crooks-page-must-pass");
    return t("crooks-page-to-do", { phase: view.phase });
  },
  colours: (_view, edition) => edition.cards.masterminds.colours,
  offers: (notation) => notation !== "pass",
  ending,
  spots,
  show,
};
