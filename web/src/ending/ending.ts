/** The end of a game: what is counted in which order, who has won, and what is worth telling. */

import type { Component } from "svelte";
import type { Drawing } from "../art/pen";
import type { Person } from "../boards/board";
import type { Standing } from "../generated/messages";

/** One thing that is counted: a target, a gang, a colour. */
export interface Item {
  id: string;
  /** What everybody gets for it, by seat. */
  points: number[];
  /** Whether something comes to light first, which takes its time. */
  secret: boolean;
}

/** Something worth telling of a game, in words. */
export interface Highlight {
  title: string;
  text: string;
  picture: Drawing;
}

/** What a board draws of an item needs to know. */
export interface ItemProps<View, Edition, Event> {
  item: Item;
  view: View;
  edition: Edition;
  events: Event[];
  names: string[];
  people: Person[];
  colours: string[];
}

/** An item in the light: what was there to be seen before the end, then what it gives. */
export interface SpotProps<View, Edition, Event> extends ItemProps<View, Edition, Event> {
  open: boolean;
}

/** An item on the score sheet, before and after it has been counted. */
export interface TileProps<View, Edition, Event> extends ItemProps<View, Edition, Event> {
  open: boolean;
  /** What it gave, in words, once it has been counted. */
  label: string | undefined;
}

/** How everybody stands in the end. */
export interface PodiumProps<View, Edition, Event> extends Omit<
  ItemProps<View, Edition, Event>,
  "item"
> {
  result: Standing[];
  you: number | null;
  score: (points: number) => string;
}

/** What is behind it all: whether it opens now, and whether it rains on a winner. */
export interface BackdropProps<View, Edition, Event> extends Omit<
  ItemProps<View, Edition, Event>,
  "item"
> {
  opens: boolean;
  /** Whether all is counted, and it may be seen who has won. */
  done: boolean;
  rain: boolean;
}

/** How a game is counted, by those that count. */
export interface EndingModule<View, Edition, Event> {
  count(view: View, events: Event[]): Item[];
  /** What is counted now, in the light. */
  Spotlight: Component<SpotProps<View, Edition, Event>>;
  /** The same on the score sheet. */
  Tile: Component<TileProps<View, Edition, Event>>;
  /** How many of them stand side by side on a phone, where they are wider than usual. */
  columns?: number;
  /** What is behind it all, where it is no stage with curtains. */
  Backdrop?: Component<BackdropProps<View, Edition, Event>>;
  /** How everybody stands in the end, where it is not on the steps of a podium. */
  Podium?: Component<PodiumProps<View, Edition, Event>>;
  /** How an item is counted, for those who do not see it. */
  describe(item: Item, view: View, edition: Edition, names: string[]): string;
  /** The best of the game; the events are all of its journal. */
  highlights(view: View, edition: Edition, events: Event[], names: string[]): Highlight[];
  /** What to say below the title, where it is not about points. */
  summary?(view: View, edition: Edition, events: Event[], verdict: Verdict): string | null;
}

/** Milliseconds that an item is in the light before it is opened, one that hides nothing and one that
brings something to light, and after that. */
const PLAIN = 450;
const SECRET = 950;
const OPEN = 600;

/** How long an item stays as it is, in the light. */
export const timeFor = (item: Item, open: boolean): number =>
  open ? OPEN : item.secret ? SECRET : PLAIN;

/** What a seat has got so far for each item, leaving out those that gave nothing. What was lost comes
 * off what was got last, or the parts would be more than their total. */
export function partsOf(items: Item[], seat: number): { id: string; points: number }[] {
  const parts: { id: string; points: number }[] = [];
  for (const item of items) {
    let points = item.points[seat] ?? 0;
    while (points < 0 && parts.length > 0) {
      const last = parts.pop()!;
      points += last.points;
      if (points > 0) parts.push({ id: last.id, points });
    }
    if ((item.points[seat] ?? 0) > 0) parts.push({ id: item.id, points });
  }
  return parts;
}

const COLUMNS = 4; // of the sheet on a phone

/** How many columns a sheet of so many items has on a phone: fewer if one item would stand alone. */
export const columnsFor = (items: number): number =>
  items % COLUMNS === 1 ? COLUMNS - 1 : COLUMNS;

export const totalOf = (items: Item[], seat: number): number =>
  items.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);

/** What the end is to whoever looks at it. */
export type Verdict = "won" | "shared" | "second" | "beaten" | "watched";

export function verdictFor(result: Standing[], you: number | null): Verdict {
  const mine = result.find(({ seat }) => seat === you);
  if (!mine) return "watched";
  if (mine.place > 1) return mine.place === 2 && result.length > 2 ? "second" : "beaten";
  return result.filter(({ place }) => place === 1).length > 1 ? "shared" : "won";
}

/** The order in which they stand on the steps: the winner in the middle, the second to the left. */
export function onSteps(result: Standing[]): Standing[] {
  const [first, second, ...others] = result.toSorted((a, b) => a.place - b.place);
  return [second, first, ...others].filter((standing) => standing !== undefined);
}

/** Something that may be worth telling: of what, and how remarkable it is among its like. */
export interface Finding {
  kind: string;
  about: string;
}

const TOLD = 3;

/** The first few findings, in their order, each of another kind and about something else. */
export function bestOf<Found extends Finding>(findings: Found[]): Found[] {
  const best: Found[] = [];
  for (const finding of findings) {
    const isNew = best.every(({ kind, about }) => kind !== finding.kind && about !== finding.about);
    if (isNew && best.length < TOLD) best.push(finding);
  }
  return best;
}

/** Those in which there is most of something, most first. */
export const most = <Thing>(things: Thing[], of: (thing: Thing) => number): Thing[] =>
  things.toSorted((a, b) => of(b) - of(a));
