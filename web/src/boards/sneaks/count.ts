/** The end of Sneaks & Snitches: the order of the count, and what was remarkable. */

import type {
  ColourView,
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/sneaks";
import { bestOf, most, type Item } from "../../ending/ending";
import { lootOf, tokensOf } from "./cards";

export const ITEMS = "items";
export const colourId = (colour: string) => `colour-${colour}`;

/** Colour by colour, in the order of the box, then what special items are worth. */
export function count(view: View): Item[] {
  const colours = view.colours.map(({ colour, points }) => ({
    id: colourId(colour),
    points,
    secret: view.seats.some(({ stash }) => stash?.[colour]),
  }));
  const items = view.seats.map((seat) => seat.item_points);
  return items.some(Boolean) ? [...colours, { id: ITEMS, points: items, secret: false }] : colours;
}

/** Something worth telling: who did it, with what, to whom. */
export interface SneaksFinding {
  kind: "stash" | "steal" | "collapse" | "close" | "guard";
  about: string;
  seat: number;
  other: number;
  colour: string;
  site: string;
  loot: string;
  size: number;
  second: number;
}

const NOTHING = { other: 0, colour: "", site: "", loot: "", size: 0, second: 0 };

/** The one who has most, and the next; none where the lead is shared. */
function firstTwo(totals: number[]): [number, number] | null {
  const [first, second] = most([...totals.keys()], (seat) => totals[seat] ?? 0);
  if (first === undefined || second === undefined) return null;
  return (totals[first] ?? 0) > (totals[second] ?? 0) ? [first, second] : null;
}

/** A stash took the lead of a colour from whoever seemed to have it. */
function stashes(view: View): SneaksFinding[] {
  return view.colours.flatMap(({ colour, totals }) => {
    const before = firstTwo(view.seats.map(({ tokens }) => tokens[colour] ?? 0))?.[0];
    const after = firstTwo(totals)?.[0];
    if (before === undefined || after === undefined || before === after) return [];
    const size = view.seats[after]?.stash?.[colour] ?? 0;
    const found = { ...NOTHING, about: colourId(colour), seat: after, other: before };
    return { ...found, kind: "stash" as const, colour, size };
  });
}

/** What somebody got away with, and what it was worth, in tokens. */
function steals(edition: Edition, events: Event[]): SneaksFinding[] {
  return events.flatMap((event) => {
    if (event.event !== "stole") return [];
    const { seat, site } = event;
    const loot = lootOf(edition, event.loot);
    if (!loot) return [];
    const tokens = tokensOf(loot).reduce((sum, [, number]) => sum + number, 0);
    const size = Math.max(tokens, 2 * (loot.vp ?? 0)); // a rank pays about a point for two tokens
    const found = { ...NOTHING, about: `steal-${event.loot}`, seat };
    return { ...found, kind: "steal" as const, site, loot: event.loot, size };
  });
}

/** Documents that cost the others their tokens. */
function collapses(events: Event[]): SneaksFinding[] {
  return events.flatMap((event) => {
    if (event.event !== "collapsed") return [];
    const { seat, colour, losses } = event;
    const size = losses.reduce((sum, loss) => sum + loss, 0);
    if (size === 0) return [];
    const found = { ...NOTHING, about: `collapse-${colour}`, seat };
    return { ...found, kind: "collapse" as const, colour, size };
  });
}

/** Whose snitches sent most sneaks of others home. */
function guards(view: View, events: Event[]): SneaksFinding[] {
  return view.seats.flatMap(({ seat }) => {
    const size = events.reduce(
      (sum, event) =>
        event.event === "guarded" && event.guards.includes(seat)
          ? sum + event.sneaks.filter((sneak) => sneak !== seat).length
          : sum,
      0,
    );
    return size < 2 ? [] : { ...NOTHING, kind: "guard" as const, about: "guard", seat, size };
  });
}

/** Colours that were won by little. */
function closeCalls({ colours }: { colours: ColourView[] }): SneaksFinding[] {
  return colours.flatMap(({ colour, totals }) => {
    const two = firstTwo(totals);
    if (!two || !totals[two[1]]) return [];
    const [seat, other] = two;
    const found = { ...NOTHING, about: colourId(colour), seat, other, colour };
    const [size = 0, second = 0] = [totals[seat], totals[other]];
    return { ...found, kind: "close" as const, size, second };
  });
}

/** The best of a game, most remarkable kinds first. */
export const findings = (view: View, edition: Edition, events: Event[]): SneaksFinding[] =>
  bestOf([
    ...most(stashes(view), ({ size }) => size),
    ...most(steals(edition, events), ({ size }) => size),
    ...most(guards(view, events), ({ size }) => size),
    ...most(collapses(events), ({ size }) => size),
    ...most(closeCalls(view), ({ size, second }) => second - size),
  ]);

/** The seats in the order of a colour's ranks. */
export const ranked = (colour: ColourView): number[] =>
  most([...colour.totals.keys()], (seat) => colour.totals[seat] ?? 0);

/** What a seat has of a colour: in the open, and in its stash. */
export function sharesOf(view: View, colour: string, seat: number): [open: number, stash: number] {
  const has = view.seats[seat];
  return [has?.tokens[colour] ?? 0, has?.stash?.[colour] ?? 0];
}
