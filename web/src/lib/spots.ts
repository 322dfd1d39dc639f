/** Names of the places on a board that the stage finds again.

A board names its spots in its own `spots.ts`, and nobody else can: a spot that is misspelt, or that
its board does not have, is an error when the page is checked. */

declare const named: unique symbol;
export type Spot = string & { readonly [named]: "one" };
/** What an element is: a spot, or several at once. */
export type Spots = string & { readonly [named]: unknown };

type Which = string | number | null;

/** A spot of which a board has one. */
export const spot = (name: string): Spot => name as Spot;

/** A kind of spots, told apart by what `Of` says. */
export const spots =
  <Of extends Which[]>(kind: string) =>
  (...which: Of): Spot =>
    [kind, ...which].join("-").replaceAll(" ", "-") as Spot;

/** Of an element that is several spots at once. */
export const both = (...all: Spot[]): Spots => all.join(" ") as Spots;
