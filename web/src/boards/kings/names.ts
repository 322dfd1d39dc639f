/** What the things of New York Kings are called, from the edition and the Fluent files. */

import type {
  BarView,
  CharacterView,
  District,
  GameEdition as Edition,
  GameView as View,
  Mission,
  Odds,
  Resource,
  SeatView,
} from "../../generated/kings";
import { settings } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";

const THOUSAND = 1000;
/** Effects whose amount is money. */
const MONEY_EFFECTS = ["bonus_reward", "raise_bid"];

export const NONE = "none";
export const CELLS = ["cell 3", "cell 2", "cell 1"];
export const SUITS: Record<string, string> = {
  spade: "♠",
  heart: "♥",
  diamond: "♦",
  club: "♣",
};

/** The colours of the bases by seat, the brightest first. */
export function baseColours(edition: Edition): string[] {
  const [black = "grey", ...bright] = edition.characters.base_colours;
  return [...bright, black];
}

export const seatColours = (view: View, edition: Edition): string[] =>
  view.seats.map((seat) => baseColours(edition)[seat.seat] ?? "grey");

/** The fewest notes that make up so many thousands, the largest first. */
export function notesOf(edition: Edition, amount: number): number[] {
  const values = Object.keys(edition.rules.notes as object).map(
    (worth) => Number(worth) / THOUSAND,
  );
  const notes: number[] = [];
  for (const value of values.filter(Boolean).sort((one, other) => other - one))
    for (; amount >= value; amount -= value) notes.push(value);
  return notes;
}

export const districtOf = (edition: Edition, id: string): District | undefined =>
  edition.board.districts.find((district) => district.id === id);

export function placeName(edition: Edition, place: string | null | undefined): string {
  if (!place) return "?";
  if (CELLS.includes(place)) return t("kings-cell", { cell: place.slice(-1) });
  return districtOf(edition, place)?.name ?? place;
}

export function personName(edition: Edition, who: string): string {
  const { bosses, henchmen } = edition.characters;
  return (
    [...bosses, ...henchmen, ...edition.jokers.cards].find(({ id }) => id === who)?.name ?? who
  );
}

/** The rank of anybody, "" for a Joker. */
export function rankOfWho(edition: Edition, who: string): string {
  const { bosses, henchmen } = edition.characters;
  return [...bosses, ...henchmen].find(({ id }) => id === who)?.rank ?? "";
}

/** The suit of a henchman, "" for anybody else. */
export const suitOfWho = (edition: Edition, who: string): string =>
  edition.characters.henchmen.find(({ id }) => id === who)?.suit ?? "";

export const missionOf = (edition: Edition, id: string): Mission | undefined =>
  edition.missions.cards.find((mission) => mission.id === id);

export const missionName = (edition: Edition, id: string): string =>
  missionOf(edition, id)?.[settings.language] ?? id;

export const cardOf = (edition: Edition, id: string): Resource | undefined =>
  edition.resources.cards.find((card) => card.id === id);

export const cardName = (edition: Edition, id: string): string =>
  cardOf(edition, id)?.[settings.language] ?? id;

/** What a card does, in one sentence. */
export function cardEffect(edition: Edition, id: string): string {
  const card = cardOf(edition, id);
  if (!card) return "";
  const unit = MONEY_EFFECTS.includes(card.effect) ? THOUSAND : 1;
  const prices = Object.entries(card.prices ?? {}).map(([rank, price]) =>
    t("kings-card-price", { rank, amount: price / THOUSAND }),
  );
  const announced = (card.on ?? []).map((what) => t(`kings-card-on-${dashed(what)}`));
  return t(`kings-card-${dashed(card.effect)}`, {
    amount: (card.amount ?? 0) / unit,
    rank: card.rank ?? NONE,
    least: (card.min ?? 0) / THOUSAND,
    most: (card.max ?? 0) / THOUSAND,
    prices: list(prices),
    announced: announced.join(", "),
  });
}

/** People count cars from 1, the notation from 0. */
export const carNumber = (car: number): number => car + 1;

/** A part of a deal: its sort, and what exactly if one may know. */
export function itemName(edition: Edition, item: string): string {
  const [sort = "", what = "", where = ""] = item.split(" ");
  if (what === "") return t(`kings-item-${sort}`);
  const place = placeName(edition, sort === "police" ? where : what);
  return t(`kings-item-exact-${sort}`, {
    amount: Number(what) || 0,
    card: cardName(edition, what),
    district: place,
    car: carNumber(Number(what)),
  });
}

export const handName = (hand: string): string => t(`kings-hand-${dashed(hand)}`);

export const dashed = (words: string): string => words.replaceAll("_", "-");

/** A character's rank and suit, as on the card. */
export const rankOf = (person: CharacterView): string =>
  `${person.rank}${SUITS[person.suit ?? ""] ?? ""}`;

/** Name, rank, suit and place of a character, what he carries and what he can still do. */
export function describePerson(edition: Edition, person: CharacterView, recruited = false): string {
  return t("kings-page-person", {
    name: personName(edition, person.who),
    rank: rankOf(person),
    place: placeName(edition, person.at),
    mission: person.mission ? missionName(edition, person.mission) : NONE,
    steps: person.steps ?? 0,
    aboard: person.aboard ? "yes" : "no",
    acted: person.acted ? "yes" : "no",
    recruited: recruited ? "yes" : "no",
  });
}

/** Whether this boss has already recruited in his turn. */
export const hasRecruited = (view: View, seat: number, person: CharacterView): boolean =>
  Boolean(view.recruited) && view.active === seat && person.slot === 0;

/** What a seat's people are good for together: cards for those of one suit, and phone numbers. */
export function crewWords(edition: Edition, seat: SeatView): string[] {
  const free = seat.characters.filter(({ at }) => !CELLS.includes(at));
  const countOf = (suit: string) => free.filter((person) => person.suit === suit).length;
  const boss = free.some(({ slot }) => slot === 0) ? 1 : 0; // he counts in each suit
  const suits = Object.keys(SUITS)
    .filter((suit) => countOf(suit) > 0)
    .map((suit) => `${SUITS[suit]} ${countOf(suit) + boss}`);
  const people = list(seat.numbers.map((who) => personName(edition, who)));
  return [
    t("kings-page-suits", { draws: seat.draws, suits: list(suits) || NONE }),
    ...(people ? [t("kings-page-numbers", { people })] : []),
  ];
}

/** A henchman who waits in a bar, with rank and suit. */
export function barGuest(edition: Edition, bar: BarView): string {
  const henchman = edition.characters.henchmen.find(({ id }) => id === bar.who);
  return henchman ? `${henchman.name} ${henchman.rank}${SUITS[henchman.suit] ?? ""}` : "";
}

export const seatOf = (view: View): SeatView | undefined => view.seats[view.you];

/** The cards in hand, each once, with how many there are of it. */
export function handOf(view: View): { card: string; copies: number }[] {
  const hand = view.hand ?? [];
  return [...new Set(hand)].map((card) => ({
    card,
    copies: hand.filter((other) => other === card).length,
  }));
}

/** Where the mission of one of my characters leads, and how far that is, as far as I know it. */
export function goalOf(
  view: View,
  person: CharacterView,
): { to: string; steps: number | null } | null {
  const mission = view.missions.find((known) => known.mission === person.mission);
  if (!mission?.goal) return null;
  const way = (view.ways ?? []).find(
    ({ slot, mission: id, to }) =>
      slot === person.slot && id === person.mission && to === mission.goal,
  );
  return { to: mission.goal, steps: way?.steps ?? null };
}

export const peopleAt = (seat: SeatView, place: string): CharacterView[] =>
  seat.characters.filter((person) => person.at === place);

export const percent = (cases: number, odds: Odds): number => Math.round((100 * cases) / odds.of);

/** Whose character `their N` names: the seat in question, or whose turn it is. */
export const theirSeat = (view: View): number | null => view.subject?.seat ?? view.active;
