// Written by web/generate_types.py (make types) from the Python types. Do not edit.

export interface Ability {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface AllCards {
  notes: Notes;
  masterminds: Masterminds;
  gangs: Gang[];
  abilities: Ability[];
  targets: Target[];
  hangouts: Hangout[];
  crooks: Crook[];
}

/** The deal is done. */
export interface Began {
  event: "began";
  seats: number;
  first: number;
  rule: string;
}

export interface Crook {
  id: number;
  name: string;
  level: number;
  mod?: number;
  gangs?: string[];
  ability?: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** Everything that one seat may see or remember. */
export interface CrooksView {
  you: number;
  phase: string;
  active: number;
  waiting: number[];
  decision: number | null;
  memory_aid: boolean;
  bank: number;
  seats: SeatView[];
  hangouts: HangoutView[];
  targets: TargetView[];
  gangs: GangView[];
  box: PlacedCrook[];
  unseen?: number[] | null;
  paid_at?: string | null;
  pile?: number[] | null;
  holding?: boolean;
  hand?: number | null;
  acting_at?: number | null;
  moving?: PlacedCrook[] | null;
  glimpse?: Glimpse | null;
  undealt?: number[] | null;
  result?: Place[] | null;
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
  points: number[];
  money: number[];
  places: number[];
  rule: string;
}

/** The seat could take no crook of the pile. */
export interface FoundNobody {
  event: "found_nobody";
  seat: number;
  hangout: string;
  rule: string;
}

export interface Gang {
  en: string;
  fr: string;
  it: string;
  id: string;
  colour: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A gang was counted. Winner null: nobody has most. */
export interface GangScored {
  event: "gang_scored";
  gang: string;
  members: number[];
  winner: number | null;
  points: number;
  rule: string;
}

/** A gang as far as this seat knows. Lists are by seat. */
export interface GangView {
  gang: string;
  members: number[];
  unknown: number[];
  leader: number | null;
  points: number;
}

/** A look of this seat that no choice followed, kept in sight until its next turn (CR-125). */
export interface Glimpse {
  crooks: SeenCrook[];
  hangout?: string | null;
  target?: number | null;
}

export interface Hangout {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface HangoutView {
  letter: string;
  count: number;
  price: number;
  memory?: Memory | null;
  crooks?: number[] | null;
}

/** A hitman sent all crooks of one seat at its target to the box. */
export interface Hit {
  event: "hit";
  seat: number;
  target: number;
  victim: number;
  crooks: (number | null)[];
  rule: string;
}

export interface Masterminds {
  colours: string[];
  copies: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** What this seat remembers of a pile (CR-123). */
export interface Memory {
  crooks: number[];
  gone: number[];
  taken_since: number;
  certain: boolean;
}

/** A swap sent the crooks of a cell, bottom first, to another target. */
export interface Moved {
  event: "moved";
  seat: number;
  source: number;
  target: number;
  crooks: (number | null)[];
  rule: string;
}

export interface Notes {
  one: number;
  three: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A seat left the game for good. Forced: it had no other choice. */
export interface Passed {
  event: "passed";
  seat: number;
  forced: boolean;
  rule: string;
}

/** A pickpocket took money from the bank. */
export interface PickedPocket {
  event: "picked_pocket";
  seat: number;
  gain: number;
  rule: string;
}

export interface Place {
  seat: number;
  place: number;
  points: number;
  money: number;
}

/** A crook went from the hand to a target. Mode: up, use or down; a hidden one costs a fee. */
export interface Placed {
  event: "placed";
  seat: number;
  target: number;
  mode: string;
  fee?: number;
  crook?: number | null;
  rule: string;
}

/** A crook at a target or in the box. */
export interface PlacedCrook {
  up: boolean;
  crook?: number | null;
  origin?: string | null;
  may_be?: number[] | null;
}

/** A seat paid to look through a pile. */
export interface Recruited {
  event: "recruited";
  seat: number;
  hangout: string;
  price: number;
  rule: string;
}

/** A face-down crook was turned up for scoring. */
export interface Revealed {
  event: "revealed";
  seat: number;
  target: number;
  crook: number;
  rule: string;
}

/** The numbers of the game. */
export interface Rules {
  players: number[];
  start_money: number;
  recruit_cost_per_card: number;
  face_down_cost: number;
  pickpocket_gain: number;
  piles: Record<string, number[]>;
  gang_points: Record<string, number>;
}

/** What that look showed. */
export interface SawPile {
  event: "saw_pile";
  seat: number;
  hangout: string;
  crooks: number[];
  rule: string;
}

export interface SeatView {
  seat: number;
  money: number;
  passed: boolean;
  row: PlacedCrook[][];
  score_open: number;
  score_known: number;
}

/** A crook that was seen, and the seat whose it is; null for one in a pile. */
export interface SeenCrook {
  crook: number;
  seat?: number | null;
}

/** A spy looked at a hangout. Only its own seat gets the crooks. */
export interface SpiedOnHangout {
  event: "spied_on_hangout";
  seat: number;
  hangout: string;
  crooks?: number[] | null;
  rule: string;
}

/** A spy looked at a target. Only its own seat gets the face-down crooks there. */
export interface SpiedOnTarget {
  event: "spied_on_target";
  seat: number;
  target: number;
  crooks?: SeenCrook[] | null;
  rule: string;
}

export interface Target {
  en: string;
  fr: string;
  it: string;
  value: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A target with crooks gave its points. Lists are by seat. */
export interface TargetScored {
  event: "target_scored";
  target: number;
  value: number;
  strengths: number[];
  points: number[];
  rule: string;
}

/** A target as far as this seat knows. Lists are by seat. */
export interface TargetView {
  number: number;
  value: number;
  strengths: number[];
  unknown: number[];
  leaders: number[];
  points: number[];
}

/** A crook went from a pile into a hand. */
export interface Took {
  event: "took";
  seat: number;
  hangout: string;
  crook?: number | null;
  rule: string;
}

export type GameView = CrooksView;

export type GameEvent = Began | Passed | Recruited | SawPile | FoundNobody | Took | Placed | PickedPocket | Moved | Hit | SpiedOnTarget | SpiedOnHangout | Revealed | TargetScored | GangScored | Ended;

export type GameEdition = EditionData;
