import {
  EVENT_RULES,
  type GameEdition as Edition,
  type GameEvent as Event,
  type GameView as View,
} from "../../generated/kings";
import type { BoardModule } from "../board";
import Board from "./KingsBoard.svelte";
import Tray from "./Tray.svelte";
import { t } from "../../lib/words.svelte";
import { offers, refusal } from "./choices";
import { seatColours } from "./names";
import { show, spots } from "./show";

export const board: BoardModule<View, Edition, Event> = {
  Board,
  Tray,
  words: ["kings", "kings-board", "web-kings"],
  colours: seatColours,
  offers,
  turn: (view) => view.active,
  isOut: (view, seat) => view.seats[seat]?.alive === false,
  refusal,
  score: (points) => t("kings-money", { amount: points }),
  about: (event) =>
    ["seat", "victim", "roller"].flatMap((part) =>
      part in event ? [event[part as keyof Event] as unknown as number] : [],
    ),
  rules: EVENT_RULES,
  spots,
  show,
};
