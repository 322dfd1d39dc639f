// Written by web/generate_types.py (make types) from the Python types. Do not edit.

/** A mission is accepted; NK-235, NK-236. A hidden goal only its seat sees. */
export interface Accepted {
  event: "accepted";
  seat: number;
  mission: string;
  group: string[];
  goal?: string | null;
}

/** A mission is accomplished; NK-244, NK-245. */
export interface Accomplished {
  event: "accomplished";
  seat: number;
  mission: string;
  goal: string;
  amount: number;
}

/** Prisoners advance or come out; NK-212. Places are cells or districts. */
export interface Advanced {
  event: "advanced";
  seat: number;
  group: string[];
  places: string[];
}

export interface AllJokers {
  cards: Joker[];
}

export interface AllMissions {
  end_card: Card;
  cards: Mission[];
}

/** A mission is about to be accepted; NK-100. */
export interface Announced {
  event: "announced";
  seat: number;
  mission: string;
  group: string[];
}

/** An arrest attempt; roller throws for the police; NK-310. */
export interface ArrestTried {
  event: "arrest_tried";
  seat: number;
  roller: number;
  district: string;
}

/** Characters go into cell 3; NK-323. */
export interface Arrested {
  event: "arrested";
  seat: number;
  group: string[];
}

export interface BarView {
  district: string;
  who: string | null;
  rank: string | null;
  hire: Odds[];
}

/** A seat is first player; NK-066. */
export interface BecameFirst {
  event: "became_first";
  seat: number;
  amount: number;
}

/** The table is set up; NK-030. */
export interface Began {
  event: "began";
  seats: number;
  bosses: string[];
  bars: string[];
}

/** This seat's own bid; NK-065. */
export interface Bid {
  event: "bid";
  seat: number;
  amount: number;
}

/** All bids, by seat; dead seats are null; NK-065, NK-068. */
export interface BidsRevealed {
  event: "bids_revealed";
  bids: (number | null)[];
}

export interface Board {
  tile_colours: TileColours;
  districts: District[];
  bars: string[];
  links_source: "house" | "inferred" | "rulebook" | "source";
  links: [string, string][];
}

/** A character opens a drive or gets in; NK-158. */
export interface Boarded {
  event: "boarded";
  seat: number;
  who: string;
  district: string;
}

export interface Boss {
  id: string;
  name: string;
  rank: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** The picked start tiles, by seat; null for a seat that has left; NK-047. */
export interface BossesPlaced {
  event: "bosses_placed";
  starts: (string | null)[];
}

/** A police car came to the station; NK-058, NK-080. */
export interface CarCame {
  event: "car_came";
  car: number;
  district: string;
}

/** A police car was moved; NK-203, NK-122. */
export interface CarMoved {
  event: "car_moved";
  seat: number;
  car: number;
  district: string;
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

/** The police cars there are out of action; NK-333. */
export interface CarsBroken {
  event: "cars_broken";
  seat: number;
  district: string;
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

/** A deal: who gave which sort of item; the two see all; NK-388. */
export interface Dealt {
  event: "dealt";
  seat: number;
  victim: number;
  give: string[];
  ask: string[];
}

/** A surplus card; NK-076. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
}

/** A henchman is let go; NK-308. */
export interface Dismissed {
  event: "dismissed";
  seat: number;
  who: string;
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

/** A seat drew a resource card; NK-071. Only it sees which. */
export interface Drew {
  event: "drew";
  seat: number;
  card?: string | null;
}

/** A drive is over; NK-158. */
export interface DriveEnded {
  event: "drive_ended";
  seat: number;
}

/** A passenger is set down; NK-160. */
export interface Dropped {
  event: "dropped";
  seat: number;
  who: string;
  district: string;
}

/** The passengers go to a district; kind is normal, metro, prepaid, bonus or landing; NK-152, NK-187. */
export interface Drove {
  event: "drove";
  seat: number;
  group: string[];
  district: string;
  kind: string;
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

/** A boss is dead; NK-338. */
export interface Eliminated {
  event: "eliminated";
  seat: number;
}

/** The end card is turned up; NK-348. */
export interface EndCard {
  event: "end_card";
  round: number;
}

/** The places, by seat; NK-353 to NK-359. */
export interface Ended {
  event: "ended";
  places: number[];
}

export interface FightView {
  kind: string;
  district: string;
  sides: SideView[];
  pot: number;
  resisting: boolean;
  odds: Odds;
}

/** The passengers take the helicopter; NK-186. */
export interface Flew {
  event: "flew";
  seat: number;
  amount: number;
}

/** A seat folds or stays; NK-264. */
export interface Folded {
  event: "folded";
  seat: number;
  yes: boolean;
}

/** A living seat shows its fortune; NK-352. */
export interface FortuneShown {
  event: "fortune_shown";
  seat: number;
  amount: number;
}

/** A card was given up for a step; NK-193. */
export interface GaveForStep {
  event: "gave_for_step";
  seat: number;
  card: string;
}

/** The police find nothing; NK-322. */
export interface GotAway {
  event: "got_away";
  seat: number;
}

/** What could happen to the characters of this seat in one district. */
export interface GroupView {
  district: string;
  slots: number[];
  at_risk: boolean;
  arrest: Odds[];
  duels: Record<string, Odds>;
}

/** The police stop the passengers; NK-165. */
export interface Halted {
  event: "halted";
  seat: number;
  district: string;
}

export interface Henchman {
  id: string;
  name: string;
  suit: string;
  rank: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A henchman joins a seat; NK-287. */
export interface Hired {
  event: "hired";
  seat: number;
  who: string;
  amount: number;
  district: string;
}

export interface Joker {
  id: string;
  name: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A Joker joins a character; NK-413. */
export interface JokerHired {
  event: "joker_hired";
  seat: number;
  who: string;
  beside: string;
}

/** A Joker goes back beside the board, or out of the game; NK-415, NK-420. */
export interface JokerLeft {
  event: "joker_left";
  who: string;
  dead: boolean;
}

/** An offer to a Joker; NK-410. */
export interface JokerOffered {
  event: "joker_offered";
  seat: number;
  who: string;
  amount: number;
}

/** A character is out of the game; NK-272. */
export interface Killed {
  event: "killed";
  seat: number;
  who: string;
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

/** The shoot-out with the police is lost; NK-335. */
export interface LostToPolice {
  event: "lost_to_police";
  seat: number;
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

/** The mission on place 3 leaves the row; NK-056. */
export interface MissionExpired {
  event: "mission_expired";
  mission: string;
}

/** A mission leaves the game; NK-251. */
export interface MissionLost {
  event: "mission_lost";
  seat: number;
  mission: string;
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

/** The movement stage is over; NK-146. */
export interface MovesEnded {
  event: "moves_ended";
  seat: number;
}

/** A henchman stays where he is; NK-290, NK-291. */
export interface NotHired {
  event: "not_hired";
  seat: number;
  who: string;
}

/** Exact: in how many of all equally likely cases. */
export interface Odds {
  win: number;
  tie: number;
  of: number;
}

/** The dice of an offer; NK-286. */
export interface OfferRolled {
  event: "offer_rolled";
  seat: number;
  dice: string[];
}

/** An offer to a henchman; NK-284, NK-295. */
export interface Offered {
  event: "offered";
  seat: number;
  who: string;
  amount: number;
  phone: boolean;
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

/** A card was played for its event; NK-085. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
}

/** He stays with his boss, who pays, or joins the other; NK-109. */
export interface Poached {
  event: "poached";
  seat: number;
  victim: number;
  who: string;
  amount: number;
  kept: boolean;
}

/** A price is named for a rival's henchman; NK-109. */
export interface Poaching {
  event: "poaching";
  seat: number;
  victim: number;
  who: string;
  amount: number;
}

/** A provocation; NK-254. */
export interface Provoked {
  event: "provoked";
  seat: number;
  victim: number;
  district: string;
}

/** A destination was drawn again; NK-118. A hidden one only its seat sees. */
export interface Redrawn {
  event: "redrawn";
  seat: number;
  mission: string;
  goal?: string | null;
}

/** The discards became the deck; NK-079. */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

/** The seat caught resists or not; NK-329. */
export interface Resisted {
  event: "resisted";
  seat: number;
  yes: boolean;
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

/** The dice of a fight: those of the first side, those of the second; what they make together with who is there, and the values that count; NK-260, NK-318. */
export interface Rolled {
  event: "rolled";
  dice: string[];
  against: string[];
  hand: string;
  counting: string[];
  other_hand: string;
  other_counting: string[];
}

/** A die of a seat tied for the top bid; NK-069. */
export interface RolledForFirst {
  event: "rolled_for_first";
  seat: number;
  die: string;
}

/** A round begins; NK-052. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  last?: boolean;
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

/** The pot is shared; NK-274, NK-275. */
export interface SharedPot {
  event: "shared_pot";
  amount: number;
  odd: number;
}

export interface SideView {
  seat: number;
  dice: string[];
  values: string[];
  jokers: number;
  hand: string;
  counting: string[];
}

/** Money into the pot; short: less than was due; NK-259, NK-277. */
export interface Staked {
  event: "staked";
  seat: number;
  amount: number;
  short?: boolean;
}

/** A seat drew its start tiles; NK-045. Only it sees them. */
export interface StartTiles {
  event: "start_tiles";
  seat: number;
  districts: string[];
}

/** A card was taken at random; NK-125. The two see which. */
export interface StoleCard {
  event: "stole_card";
  seat: number;
  victim: number;
  card?: string | null;
}

/** What the decision at hand is about: the choices made on the way to it. */
export interface SubjectView {
  district?: string | null;
  mission?: string | null;
  car?: number | null;
  seat?: number | null;
  slot?: number | null;
}

/** A proposal was sent; the two parties see the terms; NK-388. */
export interface Talks {
  event: "talks";
  seat: number;
  victim: number;
  give?: string[] | null;
  ask?: string[] | null;
}

/** Talks end without a deal; NK-375. */
export interface TalksEnded {
  event: "talks_ended";
  declined: boolean;
}

export interface TileColours {
  lower: string;
  midtown: string;
  upper: string;
  source: "house" | "inferred" | "rulebook" | "source";
}

/** An accept tile goes back into the bag; NK-142. */
export interface TileFreed {
  event: "tile_freed";
  mission: string;
}

/** The passengers take the metro; NK-181. */
export interface TookMetro {
  event: "took_metro";
  seat: number;
}

/** A seat takes the pot; NK-271. */
export interface TookPot {
  event: "took_pot";
  seat: number;
  amount: number;
}

/** A turn begins; NK-053. */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
}

/** A turn is over; NK-054. */
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
}

/** A mission was turned up with its tiles, or a waiting place got its tile; NK-132, NK-143. */
export interface TurnedUp {
  event: "turned_up";
  mission: string;
  address?: string | null;
  goal?: string | null;
}

/** A henchman comes to a bar; NK-299. */
export interface Waits {
  event: "waits";
  who: string;
  district: string;
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

/** The rule that each event shows. */
export const EVENT_RULES: Record<string, string> = {
  accepted: "NK-235",
  accomplished: "NK-244",
  advanced: "NK-212",
  announced: "NK-100",
  arrest_tried: "NK-310",
  arrested: "NK-323",
  became_first: "NK-066",
  began: "NK-030",
  bid: "NK-065",
  bids_revealed: "NK-065",
  boarded: "NK-158",
  bosses_placed: "NK-047",
  car_came: "NK-058",
  car_moved: "NK-203",
  cars_broken: "NK-333",
  dealt: "NK-388",
  discarded: "NK-076",
  dismissed: "NK-308",
  drew: "NK-071",
  drive_ended: "NK-158",
  dropped: "NK-160",
  drove: "NK-152",
  eliminated: "NK-338",
  end_card: "NK-348",
  ended: "NK-353",
  flew: "NK-186",
  folded: "NK-264",
  fortune_shown: "NK-352",
  gave_for_step: "NK-193",
  got_away: "NK-322",
  halted: "NK-165",
  hired: "NK-287",
  joker_hired: "NK-413",
  joker_left: "NK-415",
  joker_offered: "NK-410",
  killed: "NK-272",
  lost_to_police: "NK-335",
  mission_expired: "NK-056",
  mission_lost: "NK-251",
  moves_ended: "NK-146",
  not_hired: "NK-290",
  offer_rolled: "NK-286",
  offered: "NK-284",
  played: "NK-085",
  poached: "NK-109",
  poaching: "NK-109",
  provoked: "NK-254",
  redrawn: "NK-118",
  reshuffled: "NK-079",
  resisted: "NK-329",
  rolled: "NK-260",
  rolled_for_first: "NK-069",
  round_began: "NK-052",
  shared_pot: "NK-274",
  staked: "NK-259",
  start_tiles: "NK-045",
  stole_card: "NK-125",
  talks: "NK-388",
  talks_ended: "NK-375",
  tile_freed: "NK-142",
  took_metro: "NK-181",
  took_pot: "NK-271",
  turn_began: "NK-053",
  turn_ended: "NK-054",
  turned_up: "NK-132",
  waits: "NK-299",
};
