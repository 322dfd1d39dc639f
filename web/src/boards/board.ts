/** What the table frame and a board know of each other. */

import type { Component, Snippet } from "svelte";
import type { Drawing } from "../art/pen";
import type { EndingModule } from "../ending/ending";
import type { Clock } from "../generated/messages";
import type { Menu } from "../lib/menu";
import type { Selection } from "../lib/selection.svelte";
import type { Spot } from "../lib/spots";
import type { Stage } from "../lib/stage.svelte";
import { t, words } from "../lib/words.svelte";

/** Somebody who sits at the table. */
export interface Person {
  face: Drawing;
  /** What there is to say of them: here, away, a bot, a stand-in. */
  state: string;
  away: boolean;
  clock: Clock | null;
  /** When the clock was read. */
  since: number;
}

export interface BoardProps<View, Edition> {
  view: View;
  edition: Edition;
  /** Names by seat. */
  names: string[];
  menu: Menu;
  /** What is picked on the board and not sent yet. */
  selection: Selection;
  stage: Stage;
  /** Who sits where. */
  people: Person[];
  /** What there is to do, for a board that fills the screen; none in a replay. */
  prompt?: Snippet | undefined;
  /** The log, the talk and the rest, for a board that shows them when they are asked for. */
  side?: Snippet | undefined;
  /** The guide of a first game, for such a board. */
  guide?: Snippet | undefined;
  /** The latest lines of the log, for such a board. */
  news?: string[];
}

/** One thing that happened, as the game's journal tells it. */
export interface GameEvent {
  event: string;
  /** The rule behind it, named where it happened. */
  rule: string;
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
  /** What stands beside the board, above the log. */
  Aside?: Component<BoardProps<View, Edition>>;
  /** Whether the board fills the screen: it shows the seats, and puts the prompt where it wants it. */
  isWhole?: boolean;
  /** Whether the board needs the whole width, and shows log and guide itself. */
  foldsSide?: boolean;
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
  /** What is shown to whoever is out of a game that goes on. */
  Farewell?: Component<BoardProps<View, Edition>>;
  /** What a first game teaches at this question, where it is not the same every time. */
  lesson?(view: View): string | undefined;
  /** How this seat says no to the question before it, where it may want to do so every time. */
  refusal?(view: View): StandingRefusal | null;
  /** What somebody has in the end; points where a board says nothing else. */
  score?(points: number): string;
  /** How the game is counted before everybody when it ends. */
  ending?: EndingModule<View, Edition, Event>;
  /** The spots of the board that an event speaks of. */
  spots(event: Event): Spot[];
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

/** How a seat is marked: partners share a colour, and with it a shape. */
export interface Mark {
  colour: string;
  shape: string;
}

/** The marks of all seats; none before there is a table to look at. */
export function marksOf(board: AnyBoard | null, view: unknown, edition: unknown): Mark[] {
  if (!board || !view) return [];
  const colours = board.colours(view, edition);
  const shapes = [...new Set(colours)];
  return colours.map((colour) => ({ colour, shape: SHAPES[shapes.indexOf(colour)] ?? "" }));
}
