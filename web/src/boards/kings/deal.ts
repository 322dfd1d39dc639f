/** A deal as one of the two sees it: what I give, what I get, and what I have then. */

import type { DealView, GameView as View } from "../../generated/kings";
import { seatOf } from "./names";

export interface DealSide {
  /** Null: the other is not chosen yet. */
  seat: number | null;
  /** What this side gives. */
  goods: string[];
}

/** The deal that concerns this seat now: one it puts together, waits for or has to answer. */
export function dealAtHand(view: View): DealView | null {
  if (view.draft) return view.draft;
  const { talks } = view;
  return talks && [talks.seat, talks.other].includes(view.you) ? talks : null;
}

/** My side, then the other's. */
export function mineFirst(deal: DealView, me: number): DealSide[] {
  const sides = [
    { seat: deal.seat, goods: deal.give ?? [] },
    { seat: deal.other, goods: deal.ask ?? [] },
  ];
  return deal.seat === me ? sides : sides.toReversed();
}

/** How far it is: whom to deal with, what to offer, wait, or answer. */
export function dealState(view: View): "whom" | "draft" | "sent" | "asked" {
  if (view.draft) return view.draft.other === null ? "whom" : "draft";
  return view.talks?.seat === view.you ? "sent" : "asked";
}

const moneyIn = (goods: string[]) =>
  goods.reduce((sum, item) => sum + (item.startsWith("money ") ? Number(item.slice(6)) : 0), 0);
const cardsIn = (goods: string[]) => goods.filter((item) => item.startsWith("card ")).length;

/** My money and how many cards I hold once it is done; null where neither changes, or where I have
not so much to give. */
export function after(view: View, [mine, others]: DealSide[]) {
  const me = seatOf(view);
  if (!me || !mine || !others) return null;
  const money = moneyIn(others.goods) - moneyIn(mine.goods);
  const cards = cardsIn(others.goods) - cardsIn(mine.goods);
  const left = { money: (me.money ?? 0) + money, cards: me.cards + cards };
  const isPossible = left.money >= 0 && left.cards >= 0;
  return isPossible && (money !== 0 || cards !== 0) ? left : null;
}
