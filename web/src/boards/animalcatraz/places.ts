/** Where on the board a choice lies. What lies nowhere the frame shows as a button. */

import type { CellView, InmateView, GameView as View } from "../../generated/animalcatraz";
import type { Menu, Option } from "../../lib/menu";
import type { StandingRefusal } from "../board";

const PARTNERS_MEMBERS = 3; // members of a side from this number on belong to the partner's board

/** Kinds of choices that are laid out in the tray as cards. */
const TRAY = [
  /^(cell |gangster |partner |partner gangster )?card \d$/,
  /^(partner )?upgrade (inmate|cell)$/,
  /^pick /,
  /^choose /,
  /^crime \d$/,
  /^train /,
];

const about = (view: View, name: string): number | undefined => {
  const value = view.question?.about[name];
  return typeof value === "number" ? value : undefined;
};

export const question = (view: View): string => view.question?.ask ?? "";

/** What is asked again and again out of turn, and how one says no to it. */
const REFUSALS: Record<string, string> = {
  armour: "done",
  bet: "done",
  chemist: "no",
  pursue: "done",
  reroll: "no",
  reveal: "done",
  trash_tag: "no",
};

export function refusal(view: View): StandingRefusal | null {
  const notation = REFUSALS[question(view)];
  return notation === undefined ? null : { question: question(view), notation };
}

/** The other inmate of a pair. */
export function partnerOf(view: View, inmate: InmateView | undefined): InmateView | undefined {
  const both = inmate ? (view.rivals[inmate.rival]?.inmates ?? []) : [];
  const other = both.find((number) => number !== inmate?.inmate);
  return other === undefined ? undefined : view.inmates[other];
}

/** The inmate whose board the choices are about. */
export function chooserOf(view: View): InmateView | undefined {
  const inmate = about(view, "inmate");
  if (inmate !== undefined) return view.inmates[inmate];
  const side = about(view, "side");
  if (side !== undefined && view.fight) {
    const fighting = view.fight.sides[side];
    const own = view.inmates[fighting?.inmate ?? -1];
    return (fighting?.fighter ?? 0) >= PARTNERS_MEMBERS ? partnerOf(view, own) : own;
  }
  return view.inmates[view.your_inmates[0] ?? -1];
}

/** The room somebody is in; who is in its cell is seen in the wing. */
export function roomOf(view: View, inmate: InmateView | undefined): string | undefined {
  if (inmate?.at !== "cell") return inmate?.at;
  return view.cells.find((cell) => cell.cell === inmate.cell)?.wing;
}

/** The inmate whose sheet lies before me: the one I choose for, else mine; of others I see whose turn
it is. */
export function sheetOf(view: View): InmateView | undefined {
  const mine = (inmate: InmateView | undefined) =>
    inmate && view.your_inmates.includes(inmate.inmate) ? inmate : undefined;
  return (
    mine(askedFor(view)) ??
    view.inmates[view.your_inmates[0] ?? -1] ??
    view.inmates[view.turn?.inmate ?? view.eyes]
  );
}

/** Whether a card of an inmate may go somewhere: between pockets and cell while it is at home, else to
gangsters, or to a partner in the same room. Whether it does is the server's to say. */
export function isMovable(view: View, inmate: InmateView, notation: string): boolean {
  if (inmate.at === "cell") return /^(cell )?card/.test(notation);
  const partner = partnerOf(view, inmate);
  const isTogether = partner !== undefined && partner.at === inmate.at;
  if (notation.startsWith("gangster card")) return true;
  return notation.startsWith("card") && (inmate.gangsters.length > 0 || isTogether);
}

/** Cards and Crimes that lie on an inmate's own sheet. */
const HELD = [/^(cell |gangster )?card \d$/, /^upgrade (inmate|cell)$/, /^crime [12]$/];

/** Whether the thing that a choice names lies on the sheet before me. */
function isOnSheet(view: View, notation: string): boolean {
  const sheet = sheetOf(view);
  if (!sheet || sheet.inmate !== chooserOf(view)?.inmate) return false;
  const cell = about(view, "cell");
  if (notation.startsWith("cell card") && cell !== undefined && cell !== sheet.cell) return false;
  return HELD.some((kind) => kind.test(notation));
}

/** The inmate for whom is chosen; at set-up and at Night the next one of this seat. */
export function askedFor(view: View): InmateView | undefined {
  const [offered] = Object.keys(view.offers ?? {});
  if (offered !== undefined) return view.inmates[Number(offered)];
  if (question(view) === "night_training")
    return view.your_inmates
      .map((number) => view.inmates[number])
      .find((inmate) => inmate?.night_left);
  return chooserOf(view);
}

/** The wing whose spare cells the choices are about: where the inmate is, or its own. */
export function wingOf(view: View): CellView | undefined {
  const inmate = chooserOf(view);
  const here = view.cells.find((cell) => cell.wing === inmate?.at);
  if (here && question(view) !== "invite_where") return here;
  return view.cells.find((cell) => cell.cell === inmate?.cell);
}

/** The card that a choice names, null where this seat may not know it; undefined: no card is
there. */
export function cardAt(view: View, notation: string): string | null | undefined {
  const chooser = chooserOf(view);
  const isPartners = notation.startsWith("partner ");
  const board = isPartners ? partnerOf(view, chooser) : chooser;
  const words = notation.split(" ");
  const last = words.at(-1) ?? "";
  const slot = Number(last) - 1;
  const kind = words.slice(isPartners ? 1 : 0, -1).join(" ");
  switch (kind) {
    case "pick":
      return last;
    case "cell card":
      return view.cells[about(view, "cell") ?? board?.cell ?? -1]?.cards[slot];
    case "card":
      return board?.cards[slot];
    case "gangster card":
      return board?.gangsters.find((gangster) => gangster.place === slot)?.cards[0];
    case "upgrade":
      return (last === "cell" ? board?.cell_upgrade : board?.inmate_upgrade) ?? undefined;
  }
  return undefined;
}

/** The Crime card that a choice names: one's own two, then the partner's. */
export function crimeAt(view: View, notation: string): string | undefined {
  const number = Number(notation.split(" ")[1]) - 1;
  const chooser = chooserOf(view);
  const board = number < 2 ? chooser : partnerOf(view, chooser);
  return board?.crimes.find((held) => held.place === number % 2)?.crime ?? undefined;
}

/** The two cards between which is chosen: at set-up, or those that the Magpie has drawn. */
export function twoCards(view: View): string[] {
  const { first_card, second_card } = view.question?.about ?? {};
  if (typeof first_card === "string" && typeof second_card === "string")
    return [first_card, second_card];
  if (!["start_crime", "keep_inmate"].includes(question(view))) return [];
  return Object.values(view.offers ?? {})[0] ?? [];
}

export const isTray = (notation: string) => TRAY.some((kind) => kind.test(notation));

/** By question: the choices that a scene shows itself. */
const SHOWN: Record<string, RegExp> = {
  attack_or_steal: /^(attack|pickpocket|rob)$/,
  attack_whom: /^inmate \d$/,
  steal_where: /^(inmate|cell) \d$/,
  steal_with: /^own \d$/,
  corrupt_how: /^(done|.*card \d|upgrade .*)$/,
  escape: /^(draw plan|secure|attempt)$/,
  secure_what: /card \d$/,
  run: /^(done|guard .*)$/,
  riot_opponent: /^inmate \d$/,
};

/** Whether a scene shows this choice. */
export const isShown = (view: View, notation: string): boolean =>
  SHOWN[question(view)]?.test(notation) ?? false;

/** The place of a choice: a key that the part of the board which shows it knows; null: none. */
export function placeOf(view: View, notation: string): string | null {
  if (isOnSheet(view, notation)) return `held ${notation}`;
  if (view.trade && notation.startsWith("pick ")) return `shop ${notation.slice("pick ".length)}`;
  if (isTray(notation)) return "tray";
  const [kind = "", value = ""] = notation.split(" ");
  const number = Number(value) - 1;
  const chooser = chooserOf(view);
  if (isShown(view, notation) && !["inmate", "cell", "guard"].includes(kind)) return "scene";
  switch (kind) {
    case "one":
    case "two":
      return twoCards(view).length === 2 ? "tray" : null;
    case "to":
      if (value === "own") return homePlace(view, chooser);
      return view.rooms.some((room) => room.room === value) ? `room ${value}` : null;
    case "icon":
      return view.rooms.some((room) => room.room === chooser?.at)
        ? `icon ${chooser?.at} ${value}`
        : null;
    case "corrupt":
      return question(view) === "main" ? guardPlace(view, chooser?.at) : null;
    case "guard":
      return view.rooms.some((room) => room.guard?.guard === value) ? `guard ${value}` : null;
    case "event":
      return view.event ? "event" : null;
    case "ability":
      return chooser?.card ? `ability ${chooser.inmate} ${value}` : null;
    case "gangster":
      return hasGangster(chooser, number) ? `gangster ${chooser?.inmate} ${number}` : null;
    case "inmate":
      return view.inmates[number]?.card ? `inmate ${number}` : null;
    case "cell":
      return view.cells[number] ? `cell ${number}` : null;
    case "spare":
      return wingOf(view)?.spare[number] ? `spare ${wingOf(view)?.cell} ${number}` : null;
    case "own":
    case "rival":
      return memberPlace(view, kind, number);
    case "round":
      return view.tags.length > number ? `round ${number}` : null;
  }
  return null;
}

/** One's own cell; who is pushed goes into theirs. */
function homePlace(view: View, chooser: InmateView | undefined): string | null {
  const pushed = question(view) === "push_where" ? about(view, "victim") : undefined;
  const whose = pushed === undefined ? chooser : view.inmates[pushed];
  return typeof whose?.cell === "number" ? `cell ${whose.cell}` : null;
}

function guardPlace(view: View, room: string | undefined): string | null {
  const guard = view.rooms.find((known) => known.room === room)?.guard;
  return guard ? `guard ${guard.guard}` : null;
}

function memberPlace(view: View, kind: "own" | "rival", member: number): string | null {
  const side = about(view, "side");
  if (!view.fight || side === undefined) return null;
  const wanted = kind === "own" ? side : 1 - side;
  const isThere = view.fight.sides[wanted]?.members.some((known) => known.member === member);
  return isThere ? `member ${wanted} ${member}` : null;
}

/** Whether a choice is about somebody who is not at this table, or about something that is not
there: nobody needs to read why it cannot be chosen. */
export function isMoot(view: View, notation: string): boolean {
  const chooser = chooserOf(view);
  const words = notation.split(" ");
  const number = Number(words.at(-1)) - 1;
  switch (words.slice(0, -1).join(" ")) {
    case "gangster":
    case "give gangster":
      return !hasGangster(chooser, number);
    case "take gangster":
      return !hasGangster(partnerOf(view, chooser), number);
    case "inmate":
      return view.inmates[number] === undefined;
    case "own":
      return about(view, "side") !== undefined
        ? memberPlace(view, "own", number) === null
        : number > 0 && !hasGangster(chooser, number - 1);
    case "rival":
      return about(view, "side") !== undefined && memberPlace(view, "rival", number) === null;
    case "icon":
      return !view.rooms.some((room) => room.room === chooser?.at);
  }
  return false;
}

const hasGangster = (inmate: InmateView | undefined, place: number): boolean =>
  inmate?.gangsters.some((gangster) => gangster.place === place) ?? false;

/** The choices by place; where two share one, the legal one counts. */
export function choicesByPlace(menu: Menu, view: View): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of menu.options) {
    const place = placeOf(view, option.notation);
    if (place !== null && place !== "tray" && found.get(place)?.why !== null)
      found.set(place, option);
  }
  return found;
}

/** The choices that the tray lays out: all legal ones, and cards that lie there but cannot be
chosen, with the reason. */
export function trayOptions(menu: Menu, view: View): Option[] {
  return menu.options.filter(
    ({ notation, why }) =>
      placeOf(view, notation) === "tray" && (why === null || liesThere(view, notation)),
  );
}

/** Choices of people, guards and cells, which may be in a room that a small screen does not show. */
export const elsewhere = (menu: Menu, view: View): Option[] =>
  menu.legal.filter(({ notation }) =>
    /^(inmate|guard|cell|spare) /.test(placeOf(view, notation) ?? ""),
  );

function liesThere(view: View, notation: string): boolean {
  const card = cardAt(view, notation);
  if (notation.startsWith("pick ")) return view.trade?.deck.includes(card ?? "") ?? false;
  return card !== undefined;
}
