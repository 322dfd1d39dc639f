/** What takes several choices and is wanted with one click. Before each of them the question is looked
at: what the server has answered by itself, or asks otherwise, never gets the wrong answer. */

import type { GameView as View } from "../../generated/animalcatraz";
import type { Menu, Option } from "../../lib/menu";
import { question } from "./places";

/** The next choice of an errand; null: it is over. */
export type Errand = (view: View, menu: Menu) => Option | null;

const legal = (menu: Menu, notation: string): Option | null => {
  const option = menu.find(notation);
  return option?.why === null ? option : null;
};

/** Do something with one of my cards: what to do, how it is asked which card, and the card. A card that
 * can go to one place only goes there. */
export function withCard(verb: string, asks: string, card: string): Errand {
  let isBegun = false;
  return (view, menu) => {
    switch (question(view)) {
      case "main":
        if (isBegun) return null;
        isBegun = true;
        return legal(menu, verb);
      case asks:
        return legal(menu, card);
      case "shift_to":
        return menu.legal.length === 1 ? (menu.legal[0] ?? null) : null;
    }
    return null;
  };
}

export const moving = (card: string): Errand => withCard("shift", "shift_what", card);

/** Pay for what was taken with these cards, and close the trade. */
export function paying(cards: string[]): Errand {
  const left = [...cards];
  return (view, menu) => {
    if (!view.trade) return null;
    if (question(view) === "trade_take") return legal(menu, "done");
    if (question(view) !== "trade_pay") return null;
    const card = left.shift();
    return card === undefined ? legal(menu, "done") : legal(menu, card);
  };
}

/** A card that can pay, by its notation. */
export interface Means {
  notation: string;
  value: number;
}

/** The cards that pay a price with the least loss, at least so many and otherwise few; the last of a row
 * first, so that those before it keep their places. Null: they are not worth enough. */
export function payment<Card extends Means>(
  means: Card[],
  price: number,
  least: number,
): Card[] | null {
  let best: Card[] | null = null;
  const worth = (cards: Card[]) => cards.reduce((sum, { value }) => sum + value, 0);
  for (let set = 1; set < 2 ** means.length; set += 1) {
    const cards = means.filter((_, at) => set & (2 ** at));
    if (worth(cards) < price || cards.length < least) continue;
    const isBetter =
      best === null ||
      worth(cards) < worth(best) ||
      (worth(cards) === worth(best) && cards.length < best.length);
    if (isBetter) best = cards;
  }
  return best?.toReversed() ?? null;
}
