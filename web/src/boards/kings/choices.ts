/** Which choices the board shows where. */

import type { GameEdition as Edition, GameView as View } from "../../generated/kings";
import { kindOf, type Menu, type Option } from "../../lib/menu";
import type { StandingRefusal } from "../board";
import { dealAtHand } from "./deal";
import { districtOf } from "./names";

const THOUSAND = 1000;

/** Plain verbs, which the frame shows as buttons with the reason where they are impossible. */
const VERBS: Record<string, string[]> = {
  accomplish: ["actions"],
  provoke: ["actions"],
  recruit: ["actions"],
  dismiss: ["moves", "actions"],
  "joker 0": ["actions"],
  "joker 1": ["actions"],
};

/** Whether the board itself offers a choice; the frame shows answers and plain verbs. */
export function offers(notation: string, view: View): boolean {
  if (view.draft) return true; // the stage of a deal, until it is sent or dropped
  if (["yes", "no"].includes(notation)) return !isQuestion(view);
  if (notation === "pass") return !isPassable(view);
  const mine = view.active === view.you && VERBS[notation]?.includes(view.phase);
  if (!mine || view.window) return true;
  if (notation === "dismiss") return (view.seats[view.you]?.characters.length ?? 0) < 2;
  return notation.startsWith("joker") && !view.jokers;
}

/** Questions of a fight are answered on its stage. */
const isQuestion = (view: View) =>
  ["hesitation", "poach_answer"].includes(view.phase) && view.waiting.includes(view.you);

const isPassable = (view: View) =>
  ["react", "reroll"].includes(view.phase) && view.waiting.includes(view.you);

/** Whether this seat holds too many cards. */
export const mustDiscard = (view: View): boolean =>
  view.phase === "discard" && view.waiting.includes(view.you);

/** Cards are asked for at the same moments over and over. */
export const refusal = (view: View): StandingRefusal | null =>
  view.window ? { question: view.window, notation: "pass" } : null;

/** Kinds of choices that stand as buttons before the player as well as on the board. */
const AT_HAND = ["row", "seat", "their", "car", "cell", "die", "tile"];

/** Questions for a few districts that may lie far apart: their names stand there as well. */
const FAR_APART = ["recruit_where", "hire_where", "raid_to"];

/** Kinds of choices that have a place of their own: map, crew, hand, sums, rides, deals. */
const ELSEWHERE = ["to", "own", "drop", "card", "bonus", "amount", "metro", "heli", "end"];
const IN_A_DEAL = ["yes", "no", "pass", "deal", "counter", "send", "withdraw"];

/** What stands as a button before the player: the first kinds, and whatever has no other place. */
export function atHand(menu: Menu, view: View): Option[] {
  const elsewhere = [...ELSEWHERE, ...IN_A_DEAL, ...ITEMS.map((item) => item.split(" ", 1)[0])];
  const details = detailsOf(menu, view);
  return menu.legal.filter((option) => {
    const kind = kindOf(option);
    if (AT_HAND.includes(kind)) return !details.includes(option);
    if (kind === "to" && FAR_APART.includes(view.phase)) return true;
    return offers(option.notation, view) && !elsewhere.includes(kind);
  });
}

/** Metro and helicopter, where the drive stands at their station. */
export function rides(menu: Menu, view: View, edition: Edition): Option[] {
  if (view.phase !== "drive" || !view.drive) return [];
  const special = districtOf(edition, view.drive)?.special;
  const ride = special === "metro" ? "metro" : special === "heliport" ? "heli" : "";
  const option = menu.find(ride);
  return option ? [option] : [];
}

/** The sums that can be named now, with those that are too dear for this seat. */
export function amounts(menu: Menu, edition: Edition): Option[] {
  const options = menu.kind("amount");
  if (!options.some((option) => option.why === null)) return [];
  const bids = (edition.rules.bids as number[]).map((sum) => `amount ${sum / THOUSAND}`);
  return options.filter((option) => option.why === null || bids.includes(option.notation));
}

export const amountOf = (option: Option): number => Number(option.notation.slice("amount ".length));

/** Items and details of a deal that is being put together. */
const ITEMS = ["money give", "money ask", "card give", "card ask", "number", "police"];
const isDetail = (option: Option) => ["seat", "card", "car"].includes(kindOf(option));

export const itemsOf = (menu: Menu): Option[] =>
  ITEMS.flatMap((notation) => menu.find(notation) ?? []);

/** What a draft asks for now: the other party, a card, a car, a bar or a district. */
export function detailsOf(menu: Menu, view: View): Option[] {
  if (!view.draft) return [];
  if (view.draft.other === null) return menu.kind("seat").filter(({ why }) => why === null);
  const choosesItems = [...itemsOf(menu), menu.find("send")].some((option) => option?.why === null);
  if (choosesItems) return [];
  return menu.legal.filter((option) => isDetail(option) || kindOf(option) === "to");
}

/** Which side of a deal would give what is added: mine (0) or the other's (1). A number goes to who
has the turn (NK-372), a police move comes from the first player (NK-373). */
export function addedBy(view: View, { notation }: Option): 0 | 1 {
  if (notation === "number") return view.active === view.you ? 1 : 0;
  if (notation === "police") return view.first === view.you ? 0 : 1;
  return notation.endsWith("give") ? 0 : 1;
}

/** How this seat can end its part of a deal, or answer it. */
export function answersTo(view: View): string[] {
  if (!dealAtHand(view)) return [];
  if (view.draft) return ["send", "pass"];
  return view.talks?.seat === view.you ? ["withdraw"] : ["yes", "no", "counter"];
}
