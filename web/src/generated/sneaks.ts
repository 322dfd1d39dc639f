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

/** The table is set up. */
export interface Began {
  event: "began";
  seats: number;
  rule: string;
}

/** Documents cost all but the thief half their tokens of a colour, by seat. */
export interface Collapsed {
  event: "collapsed";
  seat: number;
  colour: string;
  losses: number[];
  rule: string;
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

/** A category was scored. Lists are by seat. */
export interface ColourScored {
  event: "colour_scored";
  colour: string;
  totals: number[];
  points: number[];
  rule: string;
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

/** Sneaks of several seats met. Enough: whether there are cards for all. */
export interface Contested {
  event: "contested";
  site: string;
  sneaks: number[];
  enough: boolean;
  rule: string;
}

/** The start tokens of a seat. */
export interface Dealt {
  event: "dealt";
  seat: number;
  tokens: number[];
  rule: string;
}

/** A seat drew a stash card, whose colour only it may see. */
export interface DrewStash {
  event: "drew_stash";
  seat: number;
  colour?: string | null;
  rule: string;
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

/** The result. Lists are by seat. */
export interface Ended {
  event: "ended";
  items: number[];
  points: number[];
  places: number[];
  rule: string;
}

/** The bank is empty, and what was still due is lost. */
export interface Forfeited {
  event: "forfeited";
  seat: number;
  number: number;
  rule: string;
}

/** Snitches of some seats kept the loot at a site, and sneaks of others got nothing. */
export interface Guarded {
  event: "guarded";
  site: string;
  guards: number[];
  sneaks: number[];
  rule: string;
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

/** No exchange was possible. */
export interface NothingToTrade {
  event: "nothing_to_trade";
  seat: number;
  rule: string;
}

/** Loot paid its tokens. Missing: those that the bank lacks. */
export interface Paid {
  event: "paid";
  seat: number;
  tokens: number[];
  missing?: number;
  rule: string;
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

/** A seat has finished its plan. Only its own seat gets the sites. */
export interface Planned {
  event: "planned";
  seat: number;
  sneaks?: string[] | null;
  snitches?: string[] | null;
  rule: string;
}

/** The deck has fewer cards than there are empty sites. */
export interface RanOut {
  event: "ran_out";
  holes: number;
  left: number;
  rule: string;
}

/** Empty sites got loot from the deck, at set-up and after a round. */
export interface Refilled {
  event: "refilled";
  cards: Record<string, string>;
  left: number;
  rule: string;
}

/** All seats may plan; with two seats, who holds the ally. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  ally?: number | null;
  rule: string;
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

/** The first step of the reveal, by seat. */
export interface SneaksRevealed {
  event: "sneaks_revealed";
  plans: string[][];
  rule: string;
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

/** The second step of the reveal, by seat. */
export interface SnitchesRevealed {
  event: "snitches_revealed";
  plans: string[][];
  rule: string;
}

export interface StashDeckView {
  count: number;
  cards?: string[] | null;
}

/** A seat shows its stash cards for scoring, by colour. */
export interface StashShown {
  event: "stash_shown";
  seat: number;
  stash: number[];
  rule: string;
}

/** A seat got the loot of a site. */
export interface Stole {
  event: "stole";
  seat: number;
  site: string;
  loot: string;
  rule: string;
}

/** The thief ended the intrigues. */
export interface Stopped {
  event: "stopped";
  seat: number;
  rule: string;
}

/** A seat took a token of its choosing. */
export interface Took {
  event: "took";
  seat: number;
  colour: string;
  rule: string;
}

/** What an exchange would do to what is counted: places by seat, and points gained by seat. */
export interface TradeView {
  partner: number;
  taken: string;
  given: string;
  places: Record<string, number[]>;
  points: number[];
}

/** One exchange of an intrigue. */
export interface Traded {
  event: "traded";
  seat: number;
  partner: number;
  taken: string;
  given: string;
  rule: string;
}

/** Nobody came, and the loot is discarded. */
export interface Vanished {
  event: "vanished";
  site: string;
  loot: string;
  rule: string;
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
