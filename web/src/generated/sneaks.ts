// Written by web/generate_types.py (make types) from the Python types. Do not edit.

export interface AllCards {
  player_colours: string[];
  tokens: PerColour;
  stash: PerColour;
  colours: Colour[];
  sites: Site[];
  vp_cards: VpCard[];
  loot?: Loot[];
}

/** The two-player game's ally: who holds it, and the colour of its boss (SN-116). */
export interface AllyView {
  holder: number;
  colour: string;
}

/** The table is set up; SN-12. */
export interface Began {
  event: "began";
  seats: number;
}

/** Documents cost all but the thief half their tokens of a colour, by seat; SN-61. */
export interface Collapsed {
  event: "collapsed";
  seat: number;
  colour: string;
  losses: number[];
}

export interface Colour {
  en: string;
  fr: string;
  it: string;
  id: string;
  colour: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A category was scored; SN-96, SN-97. Lists are by seat. */
export interface ColourScored {
  event: "colour_scored";
  colour: string;
  totals: number[];
  points: number[];
}

/** A category. Lists are by seat, by tokens alone while stashes are hidden. */
export interface ColourView {
  colour: string;
  rank_points: number[];
  totals: number[];
  places: number[];
  points: number[];
  best: number[];
  worst: number[];
  unseen: number;
}

/** Sneaks of several seats met. Enough: whether there are cards for all; SN-41, SN-75. */
export interface Contested {
  event: "contested";
  site: string;
  sneaks: number[];
  enough: boolean;
}

/** The start tokens of a seat; SN-18. */
export interface Dealt {
  event: "dealt";
  seat: number;
  tokens: number[];
}

/** A seat drew a stash card, whose colour only it may see; SN-88. */
export interface DrewStash {
  event: "drew_stash";
  seat: number;
  colour?: string | null;
}

/** The whole file. */
export interface EditionData {
  edition: EditionHead;
  rules: Rules;
  cards: AllCards;
}

/** The head of every edition file. */
export interface EditionHead {
  game: string;
  name: string;
  format: number;
}

/** The result; SN-111, SN-112. Lists are by seat. */
export interface Ended {
  event: "ended";
  items: number[];
  points: number[];
  places: number[];
}

/** The bank is empty, and what was still due is lost; SN-72. */
export interface Forfeited {
  event: "forfeited";
  seat: number;
  number: number;
}

/** Snitches of some seats kept the loot at a site, and sneaks of others got nothing; SN-37. */
export interface Guarded {
  event: "guarded";
  site: string;
  guards: number[];
  sneaks: number[];
}

/** How many loot cards of a kind are gone, lie open, and are still to come. */
export interface KindView {
  kind: string;
  gone: number;
  open: number;
  to_come: number;
}

export interface Loot {
  id: string;
  deck: number;
  kind: string;
  b?: number;
  g?: number;
  r?: number;
  y?: number;
  vp?: number | null;
  colour?: string | null;
  en?: string;
  fr?: string;
  it?: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface LootDeckView {
  count: number;
  next_back: number | null;
  cards?: string[] | null;
}

/** No exchange was possible; SN-58. */
export interface NothingToTrade {
  event: "nothing_to_trade";
  seat: number;
}

/** Loot paid its tokens. Missing: those that the bank lacks; SN-45, SN-46, SN-69. */
export interface Paid {
  event: "paid";
  seat: number;
  tokens: number[];
  missing?: number;
}

export interface PerColour {
  b: number;
  g: number;
  r: number;
  y: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface Place {
  seat: number;
  place: number;
  points: number;
}

/** Where a seat sent its teams. */
export interface PlanView {
  sneaks: string[];
  snitches: string[];
}

/** A seat has finished its plan; SN-32. Only its own seat gets the sites. */
export interface Planned {
  event: "planned";
  seat: number;
  sneaks?: string[] | null;
  snitches?: string[] | null;
}

/** The deck has fewer cards than there are empty sites; SN-82. */
export interface RanOut {
  event: "ran_out";
  holes: number;
  left: number;
}

/** Empty sites got loot from the deck, at set-up and after a round; SN-23, SN-79. */
export interface Refilled {
  event: "refilled";
  cards: Record<string, string>;
  left: number;
}

/** All seats may plan; with two seats, who holds the ally; SN-25, SN-123. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  ally?: number | null;
}

export interface RoundsView {
  at_least: number;
  at_most: number;
}

/** The numbers of the game. */
export interface Rules {
  players: number[];
  sites: Record<string, number>;
  start_tokens: number;
  carte_blanche_tokens: number;
  safe_cracking_draw: number;
  intrigues_exchanges: number;
  two_player_margin: number;
}

export interface SeatView {
  seat: number;
  colour: string;
  tokens: Record<string, number>;
  stash_count: number;
  stash: Record<string, number> | null;
  items: string[];
  item_points: number;
  finished: boolean;
  sneaks: number;
  snitches: number;
  points_now: number;
}

/** The choice for which evaluation has stopped. */
export interface SettlingView {
  site: string;
  loot: string;
  thief: number;
  left: number;
}

export interface Site {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface SiteView {
  letter: string;
  loot: string | null;
  losses?: number[] | null;
}

/** The first step of the reveal, by seat; SN-33. */
export interface SneaksRevealed {
  event: "sneaks_revealed";
  plans: string[][];
}

/** Everything that one seat may see. */
export interface SneaksView {
  you: number;
  phase: string;
  round: number;
  waiting: number[];
  decision: number | null;
  sites: SiteView[];
  seats: SeatView[];
  colours: ColourView[];
  bank: Record<string, number>;
  loot_deck: LootDeckView;
  stash_deck: StashDeckView;
  discard: string[];
  to_come: string[];
  kinds: KindView[];
  rounds_left: RoundsView;
  history: PlanView[][];
  ally?: AllyView | null;
  hand?: string[] | null;
  plan?: PlanView | null;
  plans?: PlanView[] | null;
  settling?: SettlingView | null;
  trades?: TradeView[] | null;
  result?: Place[] | null;
}

/** The second step of the reveal, by seat; SN-33. */
export interface SnitchesRevealed {
  event: "snitches_revealed";
  plans: string[][];
}

export interface StashDeckView {
  count: number;
  cards?: string[] | null;
}

/** A seat shows its stash cards for scoring, by colour; SN-96. */
export interface StashShown {
  event: "stash_shown";
  seat: number;
  stash: number[];
}

/** A seat got the loot of a site; SN-39. */
export interface Stole {
  event: "stole";
  seat: number;
  site: string;
  loot: string;
}

/** The thief ended the intrigues; SN-50. */
export interface Stopped {
  event: "stopped";
  seat: number;
}

/** A seat took a token of its choosing; SN-47, SN-69. */
export interface Took {
  event: "took";
  seat: number;
  colour: string;
}

/** What an exchange would do to what is counted: places by seat, and points gained by seat. */
export interface TradeView {
  partner: number;
  taken: string;
  given: string;
  places: Record<string, number[]>;
  points: number[];
}

/** One exchange of an intrigue; SN-51. */
export interface Traded {
  event: "traded";
  seat: number;
  partner: number;
  taken: string;
  given: string;
}

/** Nobody came, and the loot is discarded; SN-43. */
export interface Vanished {
  event: "vanished";
  site: string;
  loot: string;
}

export interface VpCard {
  players: number;
  b: number[];
  g: number[];
  r: number[];
  y: number[];
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export type GameView = SneaksView;

export type GameEvent = Began | Dealt | Refilled | RoundBegan | Planned | SneaksRevealed | SnitchesRevealed | Guarded | Vanished | Contested | DrewStash | Stole | Paid | Took | Forfeited | Traded | Stopped | NothingToTrade | Collapsed | RanOut | StashShown | ColourScored | Ended;

export type GameEdition = EditionData;

/** The rule that each event shows. */
export const EVENT_RULES: Record<string, string> = {
  ended: "SN-111",
  round_began: "SN-123",
};
