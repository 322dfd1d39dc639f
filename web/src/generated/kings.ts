// Written by web/generate_types.py (make types) from the Python types. Do not edit.

/** A mission is accepted. A hidden goal only its seat sees. */
export interface Accepted {
  event: "accepted";
  seat: number;
  mission: string;
  group: string[];
  goal?: string | null;
  rule: string;
}

/** A mission is accomplished. */
export interface Accomplished {
  event: "accomplished";
  seat: number;
  mission: string;
  goal: string;
  amount: number;
  rule: string;
}

/** Prisoners advance or come out. Places are cells or districts. */
export interface Advanced {
  event: "advanced";
  seat: number;
  group: string[];
  places: string[];
  rule: string;
}

export interface AllJokers {
  cards: Joker[];
}

export interface AllMissions {
  end_card: Card;
  cards: Mission[];
}

/** A mission is about to be accepted. */
export interface Announced {
  event: "announced";
  seat: number;
  mission: string;
  group: string[];
  rule: string;
}

/** An arrest attempt; roller throws for the police. */
export interface ArrestTried {
  event: "arrest_tried";
  seat: number;
  roller: number;
  district: string;
  rule: string;
}

/** Characters go into cell 3. */
export interface Arrested {
  event: "arrested";
  seat: number;
  group: string[];
  rule: string;
}

export interface BarView {
  district: string;
  who: string | null;
  rank: string | null;
  hire: Odds[];
}

/** A seat is first player. */
export interface BecameFirst {
  event: "became_first";
  seat: number;
  amount: number;
  rule: string;
}

/** The table is set up. */
export interface Began {
  event: "began";
  seats: number;
  bosses: string[];
  bars: string[];
  rule: string;
}

/** This seat's own bid. */
export interface Bid {
  event: "bid";
  seat: number;
  amount: number;
  rule: string;
}

/** All bids, by seat; dead seats are null. */
export interface BidsRevealed {
  event: "bids_revealed";
  bids: (number | null)[];
  rule: string;
}

export interface Board {
  tile_colours: TileColours;
  districts: District[];
  bars: string[];
  links_source: "house" | "inferred" | "rulebook" | "source";
  links: [string, string][];
}

/** A character opens a drive or gets in. */
export interface Boarded {
  event: "boarded";
  seat: number;
  who: string;
  district: string;
  rule: string;
}

export interface Boss {
  id: string;
  name: string;
  rank: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** The picked start tiles, by seat; null for a seat that has left. */
export interface BossesPlaced {
  event: "bosses_placed";
  starts: (string | null)[];
  rule: string;
}

/** A police car came to the station. */
export interface CarCame {
  event: "car_came";
  car: number;
  district: string;
  rule: string;
}

/** A police car was moved. */
export interface CarMoved {
  event: "car_moved";
  seat: number;
  car: number;
  district: string;
  rule: string;
}

export interface CarView {
  car: number;
  at: string;
  moved: boolean;
}

export interface Card {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** The police cars there are out of action. */
export interface CarsBroken {
  event: "cars_broken";
  seat: number;
  district: string;
  rule: string;
}

export interface CharacterView {
  slot: number;
  who: string;
  rank: string;
  suit?: string | null;
  at: string;
  mission?: string | null;
  acted?: boolean;
  moved?: boolean;
  steps?: number | null;
  aboard?: boolean;
  new_prisoner?: boolean;
}

export interface DealView {
  seat: number;
  other: number | null;
  give: string[] | null;
  ask: string[] | null;
}

/** A deal: who gave which sort of item; the two see all. */
export interface Dealt {
  event: "dealt";
  seat: number;
  victim: number;
  give: string[];
  ask: string[];
  rule: string;
}

/** A surplus card. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  rule: string;
}

/** A henchman is let go. */
export interface Dismissed {
  event: "dismissed";
  seat: number;
  who: string;
  rule: string;
}

export interface District {
  id: string;
  name: string;
  zone: "lower" | "midtown" | "outer" | "upper";
  tile: boolean;
  special: "" | "bar" | "heliport" | "metro" | "police";
  x: number;
  y: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A seat drew a resource card. Only it sees which. */
export interface Drew {
  event: "drew";
  seat: number;
  card?: string | null;
  rule: string;
}

/** A drive is over. */
export interface DriveEnded {
  event: "drive_ended";
  seat: number;
  rule: string;
}

/** A passenger is set down. */
export interface Dropped {
  event: "dropped";
  seat: number;
  who: string;
  district: string;
  rule: string;
}

/** The passengers go to a district; kind is normal, metro, prepaid, bonus or landing. */
export interface Drove {
  event: "drove";
  seat: number;
  group: string[];
  district: string;
  kind: string;
  rule: string;
}

/** The whole file. */
export interface EditionData {
  edition: EditionHead;
  rules: Record<string, unknown>;
  board: Board;
  characters: People;
  missions: AllMissions;
  resources: Resources;
  jokers: AllJokers;
}

/** The head of every edition file. */
export interface EditionHead {
  game: string;
  name: string;
  format: number;
}

/** A boss is dead. */
export interface Eliminated {
  event: "eliminated";
  seat: number;
  rule: string;
}

/** The end card is turned up. */
export interface EndCard {
  event: "end_card";
  round: number;
  rule: string;
}

/** The places, by seat. */
export interface Ended {
  event: "ended";
  places: number[];
  rule: string;
}

export interface FightView {
  kind: string;
  district: string;
  sides: SideView[];
  pot: number;
  resisting: boolean;
  odds: Odds;
  ahead: number | null;
}

/** The passengers take the helicopter. */
export interface Flew {
  event: "flew";
  seat: number;
  amount: number;
  rule: string;
}

/** A seat folds or stays. */
export interface Folded {
  event: "folded";
  seat: number;
  yes: boolean;
  rule: string;
}

/** A living seat shows its fortune. */
export interface FortuneShown {
  event: "fortune_shown";
  seat: number;
  amount: number;
  rule: string;
}

/** A card was given up for a step. */
export interface GaveForStep {
  event: "gave_for_step";
  seat: number;
  card: string;
  rule: string;
}

/** The police find nothing. */
export interface GotAway {
  event: "got_away";
  seat: number;
  rule: string;
}

/** What could happen to the characters of this seat in one district. */
export interface GroupView {
  district: string;
  slots: number[];
  at_risk: boolean;
  arrest: Odds[];
  duels: Record<string, Odds>;
}

/** The police stop the passengers. */
export interface Halted {
  event: "halted";
  seat: number;
  district: string;
  rule: string;
}

export interface Henchman {
  id: string;
  name: string;
  suit: string;
  rank: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A henchman joins a seat. */
export interface Hired {
  event: "hired";
  seat: number;
  who: string;
  amount: number;
  district: string;
  rule: string;
}

export interface Joker {
  id: string;
  name: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A Joker joins a character. */
export interface JokerHired {
  event: "joker_hired";
  seat: number;
  who: string;
  beside: string;
  rule: string;
}

/** A Joker goes back beside the board, or out of the game. */
export interface JokerLeft {
  event: "joker_left";
  who: string;
  dead: boolean;
  rule: string;
}

/** An offer to a Joker. */
export interface JokerOffered {
  event: "joker_offered";
  seat: number;
  who: string;
  amount: number;
  rule: string;
}

/** A character is out of the game. */
export interface Killed {
  event: "killed";
  seat: number;
  who: string;
  rule: string;
}

/** Everything that one seat may see. Money is in thousands. */
export interface KingsView {
  you: number;
  phase: string;
  round: number;
  last_round: number | null;
  stage: string | null;
  first: number | null;
  active: number | null;
  waiting: number[];
  awaited: string;
  decision: number | null;
  seats: SeatView[];
  row: MissionView[];
  missions: MissionView[];
  missions_left: number;
  bars: BarView[];
  henchmen_left: number;
  henchman_discards: string[];
  dead: string[];
  cars: CarView[];
  cards_left: number;
  discards: string[];
  bag_count: number;
  unseen_tiles: string[];
  hand?: string[] | null;
  hands?: string[][] | null;
  drive?: string | null;
  metro_steps?: number | null;
  prepaid_steps?: number | null;
  recruited?: boolean;
  bids?: (number | null)[] | null;
  own_bid?: number | null;
  start_tiles?: string[] | null;
  start_pick?: number | null;
  window?: string | null;
  fight?: FightView | null;
  subject?: SubjectView | null;
  offer?: number | null;
  ways?: Way[] | null;
  groups?: GroupView[] | null;
  jokers?: string[] | null;
  joker_odds?: Odds[] | null;
  talks?: DealView | null;
  draft?: DealView | null;
  chains_left?: number | null;
  result?: Place[] | null;
}

/** The shoot-out with the police is lost. */
export interface LostToPolice {
  event: "lost_to_police";
  seat: number;
  rule: string;
}

export interface Mission {
  en: string;
  fr: string;
  it: string;
  id: string;
  people: number;
  reward: number;
  risk: boolean;
  open: boolean;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** The mission on place 3 leaves the row. */
export interface MissionExpired {
  event: "mission_expired";
  mission: string;
  rule: string;
}

/** A mission leaves the game. */
export interface MissionLost {
  event: "mission_lost";
  seat: number;
  mission: string;
  rule: string;
}

export interface MissionView {
  mission: string;
  people: number;
  reward: number;
  risk: boolean;
  address?: string | null;
  goal?: string | null;
  hidden?: boolean;
  place?: number | null;
  seat?: number | null;
  carriers?: number[] | null;
}

/** The movement stage is over. */
export interface MovesEnded {
  event: "moves_ended";
  seat: number;
  rule: string;
}

/** A henchman stays where he is. */
export interface NotHired {
  event: "not_hired";
  seat: number;
  who: string;
  rule: string;
}

/** Exact: in how many of all equally likely cases. */
export interface Odds {
  win: number;
  tie: number;
  of: number;
}

/** The dice of an offer. */
export interface OfferRolled {
  event: "offer_rolled";
  seat: number;
  dice: string[];
  rule: string;
}

/** An offer to a henchman. */
export interface Offered {
  event: "offered";
  seat: number;
  who: string;
  amount: number;
  phone: boolean;
  rule: string;
}

export interface People {
  base_colours: string[];
  bosses: Boss[];
  henchmen: Henchman[];
}

export interface Place {
  seat: number;
  place: number;
  points: number;
}

/** A card was played for its event. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  rule: string;
}

/** He stays with his boss, who pays, or joins the other. */
export interface Poached {
  event: "poached";
  seat: number;
  victim: number;
  who: string;
  amount: number;
  kept: boolean;
  rule: string;
}

/** A price is named for a rival's henchman. */
export interface Poaching {
  event: "poaching";
  seat: number;
  victim: number;
  who: string;
  amount: number;
  rule: string;
}

/** A provocation. */
export interface Provoked {
  event: "provoked";
  seat: number;
  victim: number;
  district: string;
  rule: string;
}

/** A destination was drawn again. A hidden one only its seat sees. */
export interface Redrawn {
  event: "redrawn";
  seat: number;
  mission: string;
  goal?: string | null;
  rule: string;
}

/** The discards became the deck. */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
  rule: string;
}

/** The seat caught resists or not. */
export interface Resisted {
  event: "resisted";
  seat: number;
  yes: boolean;
  rule: string;
}

export interface Resource {
  en: string;
  fr: string;
  it: string;
  id: string;
  copies: number;
  colour: string;
  window: string;
  effect: string;
  amount?: number | null;
  prices?: Record<string, number> | null;
  min?: number | null;
  max?: number | null;
  rank?: string | null;
  on?: string[] | null;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface Resources {
  cards: Resource[];
}

/** The dice of a fight: those of the first side, those of the second; what they make together with who is there, and the values that count. */
export interface Rolled {
  event: "rolled";
  dice: string[];
  against: string[];
  hand: string;
  counting: string[];
  other_hand: string;
  other_counting: string[];
  rule: string;
}

/** A die of a seat tied for the top bid. */
export interface RolledForFirst {
  event: "rolled_for_first";
  seat: number;
  die: string;
  rule: string;
}

/** A round begins. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  last?: boolean;
  rule: string;
}

export interface SeatView {
  seat: number;
  boss: string;
  alive: boolean;
  money: number | null;
  cards: number;
  characters: CharacterView[];
  draws: number;
  numbers: string[];
}

/** The pot is shared. */
export interface SharedPot {
  event: "shared_pot";
  amount: number;
  odd: number;
  rule: string;
}

export interface SideView {
  seat: number;
  dice: string[];
  values: string[];
  jokers: number;
  hand: string;
  counting: string[];
}

/** Money into the pot; short: less than was due. */
export interface Staked {
  event: "staked";
  seat: number;
  amount: number;
  short?: boolean;
  rule: string;
}

/** A seat drew its start tiles. Only it sees them. */
export interface StartTiles {
  event: "start_tiles";
  seat: number;
  districts: string[];
  rule: string;
}

/** A card was taken at random. The two see which. */
export interface StoleCard {
  event: "stole_card";
  seat: number;
  victim: number;
  card?: string | null;
  rule: string;
}

/** What the decision at hand is about: the choices made on the way to it. */
export interface SubjectView {
  district?: string | null;
  mission?: string | null;
  car?: number | null;
  seat?: number | null;
  slot?: number | null;
}

/** A proposal was sent; the two parties see the terms. */
export interface Talks {
  event: "talks";
  seat: number;
  victim: number;
  give?: string[] | null;
  ask?: string[] | null;
  rule: string;
}

/** Talks end without a deal. */
export interface TalksEnded {
  event: "talks_ended";
  declined: boolean;
  rule: string;
}

export interface TileColours {
  lower: string;
  midtown: string;
  upper: string;
  source: "house" | "inferred" | "rulebook" | "source";
}

/** An accept tile goes back into the bag. */
export interface TileFreed {
  event: "tile_freed";
  mission: string;
  rule: string;
}

/** The passengers take the metro. */
export interface TookMetro {
  event: "took_metro";
  seat: number;
  rule: string;
}

/** A seat takes the pot. */
export interface TookPot {
  event: "took_pot";
  seat: number;
  amount: number;
  rule: string;
}

/** A turn begins. */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  rule: string;
}

/** A turn is over. */
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
  rule: string;
}

/** A mission was turned up with its tiles, or a waiting place got its tile. */
export interface TurnedUp {
  event: "turned_up";
  mission: string;
  address?: string | null;
  goal?: string | null;
  rule: string;
}

/** A henchman comes to a bar. */
export interface Waits {
  event: "waits";
  who: string;
  district: string;
  rule: string;
}

/** How far one of this seat's characters is from an address. */
export interface Way {
  slot: number;
  mission: string;
  to: string;
  steps: number;
}

export type GameView = KingsView;

export type GameEvent = Began | StartTiles | BossesPlaced | RoundBegan | Bid | BidsRevealed | RolledForFirst | BecameFirst | Drew | Reshuffled | CarCame | Discarded | Played | GaveForStep | StoleCard | TurnBegan | MovesEnded | TurnEnded | FortuneShown | Ended | Boarded | Dropped | Drove | TookMetro | Flew | DriveEnded | Halted | Advanced | CarMoved | ArrestTried | Rolled | GotAway | Resisted | CarsBroken | LostToPolice | Arrested | Provoked | Staked | Folded | TookPot | SharedPot | Killed | Eliminated | TurnedUp | EndCard | MissionLost | MissionExpired | TileFreed | Announced | Accepted | Accomplished | Redrawn | Offered | OfferRolled | Hired | NotHired | Waits | Dismissed | Poaching | Poached | JokerOffered | JokerHired | JokerLeft | Talks | TalksEnded | Dealt;

export type GameEdition = EditionData;
