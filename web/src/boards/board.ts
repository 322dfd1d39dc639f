/** What the table frame and a board know of each other. */

import type { Component } from "svelte";
import type { Menu } from "../lib/menu";
import type { Selection } from "../lib/selection.svelte";
import type { Stage } from "../lib/stage.svelte";
import { t, words } from "../lib/words.svelte";

export interface BoardProps<View, Edition> {
  view: View;
  edition: Edition;
  /** Names by seat. */
  names: string[];
  menu: Menu;
  /** What is picked on the board and not sent yet. */
  selection: Selection;
  stage: Stage;
}

/** One thing that happened, as the game's journal tells it. */
export interface GameEvent {
  event: string;
}

/** A question that comes up again and again: its name, and the choice that says no to it. */
export interface StandingRefusal {
  question: string;
  notation: string;
}

export interface BoardModule<View, Edition, Event extends GameEvent> {
  Board: Component<BoardProps<View, Edition>>;
  /** The Fluent files with its sentences, beside those of the page. */
  words?: string[];
  /** What lies before the player, shown beside what there is to do. */
  Tray?: Component<BoardProps<View, Edition>>;
  /** What there is to do now, where the board asks otherwise than the server, such as for a whole
   * plan at once. */
  toDo?(view: View, menu: Menu, picked: string[]): string | undefined;
  /** The colour of every seat, in the order of the seats. */
  colours(view: View, edition: Edition): string[];
  /** Whether the board itself offers this choice; the frame shows the others as buttons. */
  offers(notation: string, view: View): boolean;
  /** The seat whose turn it is, in a game in which others may be asked in between. */
  turn?(view: View): number | null;
  /** Whether this seat is out of the game, where that can happen before its end. */
  isOut?(view: View, seat: number): boolean;
  /** How this seat says no to the question before it, where it may want to do so every time. */
  refusal?(view: View): StandingRefusal | null;
  /** What somebody has in the end; points where a board says nothing else. */
  score?(points: number): string;
  /** The seats that an event is about, for those who follow somebody in the log. */
  about?(event: Event, view: View): number[];
  /** The rules behind what happens, by the name of the event. */
  rules?: Record<string, string>;
  /** The spots of the board that an event speaks of. */
  spots(event: Event): string[];
  /** Shows an event on the stage, over the view from before the news, which lead to the next. */
  show(event: Event, stage: Stage, edition: Edition, before: View, next: View): Promise<void>;
}

export type AnyBoard = BoardModule<any, any, any>;

const BOARDS: Record<string, () => Promise<{ board: AnyBoard }>> = {
  crooks: () => import("./crooks"),
  sneaks: () => import("./sneaks"),
  kings: () => import("./kings"),
  animalcatraz: () => import("./animalcatraz"),
};

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<AnyBoard> {
  const load = BOARDS[game] ?? (() => import("./plain"));
  const { board } = await load();
  await words.learn(board.words ?? []);
  return board;
}

/** What somebody has in the end, in the words of the game. */
export const scoreOf = (board: AnyBoard | null, points: number): string =>
  board?.score?.(points) ?? t("points", { points });

/** Shapes that tell seats apart without colour. */
export const SHAPES = ["●", "■", "▲", "◆", "★", "✚", "⬟", "⬢"];
