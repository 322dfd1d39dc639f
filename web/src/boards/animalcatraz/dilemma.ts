/** What a scene offers: each way with its picture, the roll it leads to, and what follows. */

import { mugshot } from "../../art/animals";
import { contraband, fist } from "../../art/contraband";
import { guardBust } from "../../art/hounds";
import type { Drawing } from "../../art/pen";
import { bars } from "../../art/prison";
import type { Prospect, GameView as View } from "../../generated/animalcatraz";
import type { Menu, Option } from "../../lib/menu";
import { t } from "../../lib/words.svelte";
import { cardAt, chooserOf, isShown, question } from "./places";
import { prospectsAsked } from "./prospects";
import { own, type Lexicon } from "./words";

export interface Course {
  option: Option;
  title: string;
  text: string;
  picture: Drawing | undefined;
  prospect: Prospect | undefined;
}

/** The likeliest of some rolls. */
function best(prospects: Prospect[]): Prospect | undefined {
  const share = ({ odds }: Prospect) => odds.win / odds.of;
  return prospects.toSorted((a, b) => share(b) - share(a))[0];
}

const ROLLS: Record<string, string> = {
  attack: "fight",
  pickpocket: "pickpocket",
  rob: "robbery",
  attempt: "escape",
};

export function coursesOf(view: View, menu: Menu, lexicon: Lexicon): Course[] {
  const asked = prospectsAsked(view);
  return menu.options
    .filter(({ notation, why }) => isShown(view, notation) && (why === null || isVerb(notation)))
    .map((option) => ({ option, ...describe(option, view, lexicon, asked) }));
}

/** What cannot be done now is shown where it is one of a few ways; not every card that does not fit. */
const isVerb = (notation: string): boolean => !/\d$|^guard /.test(notation);

function describe(
  { notation, label }: Option,
  view: View,
  lexicon: Lexicon,
  asked: Prospect[],
): Omit<Course, "option"> {
  const [kind = "", value = ""] = notation.split(" ");
  const number = Number(value) - 1;
  const rolls = (roll: string) => asked.filter((prospect) => prospect.roll === roll);
  const nothing = { title: label, text: "", picture: undefined, prospect: undefined };
  if (kind === "inmate") {
    const card = view.inmates[number]?.card ?? "";
    const against = asked.filter(({ target, gangster }) => target === card && !gangster);
    const roll = question(view) === "steal_where" ? "pickpocket" : "fight";
    const likely = against.filter((prospect) => prospect.roll === roll);
    return {
      ...nothing,
      title: lexicon.called("inmates", card),
      text: withCards(best(likely), lexicon),
      picture: mugshot(
        lexicon.inmateCard(card)?.animal ?? "",
        Boolean(view.inmates[number]?.primal_rounds),
      ),
      prospect: best(likely),
    };
  }
  if (kind === "cell" && value !== "card")
    return {
      ...nothing,
      title: lexicon.cell(number),
      picture: bars,
      prospect: rolls("robbery").find(({ cell, gangster }) => cell === number && !gangster),
    };
  if (kind === "own") {
    const me = chooserOf(view);
    const gangster = me?.gangsters.find(({ place }) => place === number - 1)?.gangster ?? null;
    return {
      ...nothing,
      picture:
        gangster === null ? mugshot(lexicon.inmateCard(me?.card ?? "")?.animal ?? "") : undefined,
      prospect: best(asked.filter((prospect) => (prospect.gangster ?? null) === gangster)),
    };
  }
  if (kind === "guard") return { ...nothing, picture: guardBust(value) };
  const card = cardAt(view, notation);
  if (card) {
    return {
      title: lexicon.cardName(card),
      text: lexicon.cardUse(card),
      picture: contraband(card, lexicon.card(card)?.kind ?? ""),
      prospect: rolls("corruption").find(({ cards }) => cards?.includes(card)),
    };
  }
  if (question(view) === "corrupt_how")
    return {
      ...nothing,
      text: own("by-cunning"),
      picture: fist,
      prospect: rolls("corruption").find(({ cards }) => !cards?.length),
    };
  return {
    ...nothing,
    text: t("animalcatraz-page-way", { way: notation.replaceAll(" ", "_") }),
    prospect: best(rolls(ROLLS[notation] ?? "")),
  };
}

/** Which cards a chance counts on. */
const withCards = (prospect: Prospect | undefined, lexicon: Lexicon): string =>
  prospect?.cards?.length
    ? own("armed-with", { cards: prospect.cards.map((card) => lexicon.cardName(card)).join(", ") })
    : "";
