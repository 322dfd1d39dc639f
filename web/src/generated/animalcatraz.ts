// Written by web/generate_types.py (make types) from the Python types. Do not edit.

/** An ability was unlocked or lost; AZ-153. */
export interface AbilityChanged {
  event: "ability_changed";
  inmate: string;
  star: number;
  unlocked: boolean;
}

/** The Fraudster borrows the ability of this gangster; AZ-564. */
export interface AbilityCopied {
  event: "ability_copied";
  inmate: string;
  gangster: string;
}

export interface AbilityView {
  star: number;
  needs: number;
  unlocked: boolean;
  used: boolean;
}

export interface AllCards {
  ranks: Rank[];
  rooms: Room[];
  cells: Cell[];
  icons: Icon[];
  guards: Guard[];
  warden: Named;
  inmates: Inmate[];
  contraband: Contraband[];
  items: Item[];
  plans: Plan[];
  events: Event[];
  crimes: Crime[];
  gangster_types: GangsterType[];
  gangsters: Gangster[];
  fugitive: FugitiveCard[];
}

/** Everything that one seat may see. */
export interface AnimalcatrazView {
  you: number;
  rival: number | null;
  your_inmates: number[];
  eyes: number;
  advanced: boolean;
  pairs: boolean;
  waiting: number[];
  question: Question | null;
  decision: number | null;
  winner: number | null;
  day: number;
  round: number;
  second_half: boolean;
  played_rounds: number;
  toothbrush: number;
  to_play: number[];
  turn: TurnView | null;
  event: EventView | null;
  events_left: number;
  next_event: string | null;
  events_turned: string[];
  tags: (number | null)[];
  rooms: RoomView[];
  cells: CellView[];
  inmates: InmateView[];
  rivals: RivalView[];
  decks: DeckView[];
  chair: PileView;
  infirmary_pile: PileView;
  crime_deck: PileView;
  plan_piles: PileView[];
  prospects: Prospect[];
  warden_owner?: number | null;
  execution_deck?: string[] | null;
  gangsters_discarded?: string[] | null;
  offers?: Record<string, string[]> | null;
  trade?: TradeView | null;
  fight?: FightView | null;
  riot?: RiotView | null;
  tiles_turned?: string[] | null;
  fugitive_decks?: FugitiveView[] | null;
  fugitive_try?: FugitiveTry | null;
  result?: Place[] | null;
}

/** AZ-391. */
export interface ArmourUsed {
  event: "armour_used";
  fighter: string;
  card: string;
}

export interface AttackSteal {
  kind: "attack_steal";
}

export interface BecomePrimal {
  kind: "become_primal";
  cunning: number;
  cost_at: "end" | "start";
}

/** The game is set up: who has which cell, by number of the cell, and where the guards are. */
export interface Began {
  event: "began";
  cells: Record<string, number[]>;
  inmates: string[] | null;
  guards: Record<string, string>;
  warden?: string | null;
}

export interface Bet {
  kind: "bet";
  n: number;
}

/** The card won with a bet goes into his cell or among his carried cards; AZ-626. */
export interface BetCard {
  event: "bet_card";
  inmate: string;
  to_cell: boolean;
  card?: string | null;
}

/** Sticky Fingers bets on the attacker or thief, or on the other one; AZ-623. */
export interface BetPlaced {
  event: "bet_placed";
  inmate: string;
  on_attacker: boolean;
}

/** AZ-625. */
export interface BetSettled {
  event: "bet_settled";
  inmate: string;
  right: boolean;
}

export interface BetToCarried {
  kind: "bet_to_carried";
}

export interface Bleed {
  kind: "bleed";
  stat: "cunning" | "force";
  n: number;
  cured_in: string;
}

/** AZ-595. */
export interface BleedingCured {
  event: "bleeding_cured";
  inmate: string;
}

/** AZ-593. */
export interface Bleeds {
  event: "bleeds";
  inmate: string;
}

export interface BlowCell {
  kind: "blow_cell";
  injure_on: number[];
  actions: number;
}

export interface BreakWeapon {
  kind: "break_weapon";
  margin: number;
}

/** The card of the recruit's cell is shown; AZ-521. */
export interface CameWith {
  event: "came_with";
  inmate: string;
  card: string;
}

export interface CancelWeaponDamage {
  kind: "cancel_weapon_damage";
}

/** Nothing to pay the Warden with; AZ-677. */
export interface CannotPay {
  event: "cannot_pay";
  inmate: string;
}

/** A card lies face down in a spare cell; AZ-294. Only its owner sees which. */
export interface CardPut {
  event: "card_put";
  inmate: string;
  cell: number;
  spare: number;
  card?: string | null;
}

export interface Carrying {
  kind: "carrying";
  with?: With | null;
  item_kind: "armour" | "cell_upgrade" | "inmate_upgrade" | "tool" | "trap" | "weapon";
  n: number;
  at: "own_cell";
}

export interface Cell {
  en: string;
  fr: string;
  it: string;
  id: string;
  wing: string;
  color: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-576. */
export interface CellBlown {
  event: "cell_blown";
  inmate: string;
  cell: number;
  die: number;
  cards: number;
}

/** An Event takes a random card out of a cell. */
export interface CellCardLost {
  event: "cell_card_lost";
  rival: string[];
  cell: string;
  card: string | null;
}

export interface CellTraining {
  kind: "cell_training";
  stat: "cunning" | "force";
  n: number;
  cost: number;
  per_round: 1;
}

export interface CellView {
  cell: number;
  wing: string;
  rival: number | null;
  claimed: boolean;
  cards: (string | null)[];
  spare: SpareView[];
}

export interface CellblockRecruit {
  kind: "cellblock_recruit";
}

export interface Challenge {
  en: string;
  fr: string;
  it: string;
  id: number;
  available: boolean;
  test: KingpinInNormal | TeamGameSeats | EscapeWithTools | RivalsTaggedAtOnce | VariantWon | Unpublished;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface Charm {
  kind: "charm";
  table: number[];
}

/** AZ-546. */
export interface Charmed {
  event: "charmed";
  inmate: string;
  gangster: string;
  victim: string;
  die: number;
  actions: number;
}

/** One more die for this side from now on; AZ-598. */
export interface ChemistDeclared {
  event: "chemist_declared";
  inmate: string;
}

/** Who attacks whom; AZ-396. */
export interface ClashBegan {
  event: "clash_began";
  attacker: string;
  defender: string;
}

/** The dice of both fighters, and their totals; AZ-386. */
export interface ClashRolled {
  event: "clash_rolled";
  attacker: string;
  defender: string;
  attacker_dice: number;
  defender_dice: number;
  attacker_total: number;
  defender_total: number;
}

/** AZ-387. */
export interface ClashWon {
  event: "clash_won";
  winner: string;
  loser: string;
}

/** AZ-173, AZ-178. */
export interface Consumed {
  event: "consumed";
  inmate: string;
  card: string;
}

export interface Contraband {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
  value: number;
  once?: boolean;
  kind: "boost" | "bribe" | "goods" | "primal";
  copies: number;
  guard?: string | null;
  bribe?: number | null;
  effect?: BecomePrimal | GainActions | null;
}

/** A card from the chair into a cell; AZ-048, AZ-080, AZ-590. */
export interface ContrabandDrawn {
  event: "contraband_drawn";
  rival: string[];
  cell: string;
  card: string | null;
}

export interface CopyAbility {
  kind: "copy_ability";
}

export interface CorruptionShift {
  kind: "corruption_shift";
  n: number;
}

/** An attempt on a guard; AZ-324 to AZ-336. */
export interface CorruptionTried {
  event: "corruption_tried";
  inmate: string;
  guard: string;
  dice: number;
  total: number;
  needed: number;
  success: boolean;
  bribe?: string | null;
}

/** Somebody does Gary's work for two Actions; AZ-582. */
export interface CourierSent {
  event: "courier_sent";
  inmate: string;
  gangster: string;
}

export interface Crime {
  en: string;
  fr: string;
  it: string;
  id: string;
  rep: number;
  pts: number;
  advanced: boolean;
  need: StealOk | FightWon | GuardsOwned | GuardCorrupted | DiscardValue | Carrying | DiscardItem | EffectsTookFromPile | WingKing | GangsterAt | EffectsTurnedPrimal | EffectsTurnEnded | GangsterInjured;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-281. */
export interface CrimeCompleted {
  event: "crime_completed";
  inmate: string;
  crime: string;
  points?: number | null;
}

/** AZ-275. Only the drawer sees which. */
export interface CrimeDrawn {
  event: "crime_drawn";
  inmate: string;
  crime?: string | null;
}

/** A Crime card goes under the deck unseen; AZ-277, AZ-278. */
export interface CrimeGivenUp {
  event: "crime_given_up";
  inmate: string;
  crime?: string | null;
}

export interface CrimeView {
  place: number;
  crime: string | null;
  ready: boolean;
  have?: number;
  wants?: number;
}

export interface Crush {
  kind: "crush";
  margin: number;
  stat: "cunning" | "force";
  n: number;
}

export interface CunningInstead {
  kind: "cunning_instead";
  primal: number;
  boost: number;
}

export interface DealPrimal {
  kind: "deal_primal";
  cost: number;
  dry: number[];
  cunning: number;
}

/** AZ-554. */
export interface Dealt {
  event: "dealt";
  inmate: string;
  gangster: string;
  die: number;
  success: boolean;
}

/** A corner deck: how many items are left, and which they may be (AZ-249). */
export interface DeckView {
  room: string;
  left: number;
  may_hold: string[] | null;
}

export interface DiscardItem {
  kind: "discard_item";
  with?: With | null;
  items: string[];
  room: string;
  then: LoseNotch;
}

export interface DiscardValue {
  kind: "discard_value";
  with?: With | null;
  room: string;
  value: number;
}

/** A carried card too many goes face down; AZ-256, AZ-259. */
export interface Discarded {
  event: "discarded";
  inmate: string;
  card?: string | null;
}

/** A cell card too many goes face down; AZ-252, AZ-259. */
export interface DiscardedFromCell {
  event: "discarded_from_cell";
  rival: string[];
  card?: string | null;
}

export interface DrawChair {
  kind: "draw_chair";
  n: number;
  to: "cell";
}

export interface DrawCrime {
  kind: "draw_crime";
}

/** A card from the chair becomes a carried one; AZ-228. Only its owner sees which. */
export interface Drew {
  event: "drew";
  inmate: string;
  card?: string | null;
}

/** Rookie draws a card into his cell; AZ-665. */
export interface DrewAfterFight {
  event: "drew_after_fight";
  inmate: string;
  card?: string | null;
}

/** The whole file. */
export interface EditionData {
  edition: EditionHead;
  rules: Rules;
  types: GameTypes;
  rep: Rep;
  steps: Record<string, string[]>;
  guard_die: GuardDie;
  ring: Ring;
  tracks: Record<string, number[]>;
  primal: PrimalSide;
  cards: AllCards;
  legacy: Legacy;
}

/** The head of every edition file. */
export interface EditionHead {
  game: string;
  name: string;
  format: number;
}

export interface Envelope {
  en: string;
  fr: string;
  it: string;
  id: number;
  games: number;
  unlocks: string[];
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface Escape {
  kind: "escape";
}

/** AZ-367 to AZ-370. */
export interface EscapeFailed {
  event: "escape_failed";
  inmate: string;
  cards: number;
}

export interface EscapeWithTools {
  kind: "escape_with_tools";
  n: number;
}

/** AZ-364. */
export interface Escaped {
  event: "escaped";
  inmate: string;
}

export interface Event {
  en: string;
  fr: string;
  it: string;
  id: string;
  deck: "X" | "Y" | "Z";
  part: "mandatory" | "none" | "optional";
  room: string;
  effect: Visit | DrawChair | LoseCellItem | BecomePrimal | Roll | CorruptionShift | IconUnguarded | Riot | GainRep | GainNotch | GainActions;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface EventCounts {
  X: number;
  Y: number;
  Z: number;
}

/** Two dice and a level for the Event; chapter 5.1. */
export interface EventRoll {
  event: "event_roll";
  inmate: string;
  dice: number;
  total: number;
  target: number;
}

/** AZ-084. */
export interface EventTurned {
  event: "event_turned";
  event_card: string;
}

export interface EventView {
  event: string;
  part: string;
  room: string | null;
  took_part: number[];
}

export interface ExtraContraband {
  kind: "extra_contraband";
  rounds: number[];
  table: number[];
}

export interface ExtraDie {
  kind: "extra_die";
  n: number;
}

export interface Feast {
  kind: "feast";
  stat: "cunning" | "force";
  n: number;
}

/** An inmate attacks another; in a Riot one rival attacks another; AZ-378, AZ-492. */
export interface FightBegan {
  event: "fight_began";
  attacker: string[];
  victim: string[];
  room: string;
  riot: boolean;
}

export interface FightDraw {
  kind: "fight_draw";
  n: number;
}

/** Who won, and how the other side lost: beaten, abandoned or scapegoat; AZ-410, AZ-572. */
export interface FightEnded {
  event: "fight_ended";
  winner: string[];
  loser: string[];
  how: string;
}

export interface FightView {
  in_riot: boolean;
  room: string;
  clashes: number;
  attacker: number;
  sides: SideView[];
  odds: Odds | null;
  bets: Record<string, string>;
}

export interface FightWon {
  kind: "fight_won";
  with?: With | null;
  rooms: string[];
}

/** A member is injured and loses its cards to the Infirmary pile; AZ-421, AZ-438. */
export interface FighterInjured {
  event: "fighter_injured";
  fighter: string;
  cards: number;
}

export interface FreeAttack {
  kind: "free_attack";
}

export interface FugitiveCard {
  en: string;
  fr: string;
  it: string;
  id: string;
  deck: number;
  red: number;
  green: number;
  step: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-740. */
export interface FugitiveCardTurned {
  event: "fugitive_card_turned";
  inmate: string;
  deck: number;
  card: string;
}

/** A fugitive is past a deck; AZ-738. */
export interface FugitivePassed {
  event: "fugitive_passed";
  inmate: string;
  deck: number;
}

export interface FugitiveTry {
  card: string;
  shift: number;
}

/** A deck of the Fugitive: the cards that everybody has seen, in the order they will come. */
export interface FugitiveView {
  left: number;
  seen: string[];
}

export interface GainActions {
  kind: "gain_actions";
  n: number;
  cunning: number;
}

export interface GainNotch {
  kind: "gain_notch";
  stat: "cunning" | "force";
  n: number;
}

export interface GainRep {
  kind: "gain_rep";
  n: number;
}

export interface GameType {
  players: number[];
  start_rep: number;
  events: EventCounts;
  playing_rounds: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface GameTypes {
  normal: GameType;
  advanced: GameType;
}

export interface Gangster {
  en: string;
  fr: string;
  it: string;
  id: string;
  type: string;
  target: number;
  force: number;
  price: number;
  set: "base" | "extra" | "kickstarter";
  copy: boolean;
  ability: StealAgain | StealBestOfTwo | Charm | Peek | CopyAbility | Sacrifice | BlowCell | Crush | Reroll | DealPrimal | Remote | ExtraContraband | Scavenge | Bleed | ExtraDie;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface GangsterAt {
  kind: "gangster_at";
  with?: With | null;
  room: string;
  n: number;
}

/** A gangster goes by its own text; AZ-532. */
export interface GangsterDiscarded {
  event: "gangster_discarded";
  inmate: string;
  gangster: string;
}

/** A gangster loses levels of Force; AZ-393. */
export interface GangsterHurt {
  event: "gangster_hurt";
  gangster: string;
  levels: number;
}

export interface GangsterInjured {
  kind: "gangster_injured";
  with?: With | null;
  n: number;
}

export interface GangsterType {
  en: string;
  fr: string;
  it: string;
  id: string;
  stat: "cunning" | "force";
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface GangsterView {
  gangster: string;
  place: number;
  force: number;
  used: boolean;
  thefts: string[];
  cards: (string | null)[];
}

/** A gangster went to the partner, perhaps in exchange for another; AZ-262. */
export interface GangstersExchanged {
  event: "gangsters_exchanged";
  giver: string;
  taker: string;
  gangster: string;
  back?: string | null;
}

export interface Guard {
  en: string;
  fr: string;
  it: string;
  id: string;
  level: number;
  home: string;
  vice: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

export interface GuardCorrupted {
  kind: "guard_corrupted";
  with?: With | null;
  guard: string;
}

export interface GuardDie {
  faces: ("A" | "A>" | "B" | "B>" | "C" | "C>")[];
  start: "A" | "B" | "C";
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-642. */
export interface GuardPlaced {
  event: "guard_placed";
  inmate: string;
  guard: string;
  letter: string;
}

/** The locks rise or fall; AZ-735, AZ-736. */
export interface GuardSacrificed {
  event: "guard_sacrificed";
  rival: string[];
  guard: string;
  shift: number;
}

export interface GuardView {
  guard: string;
  letter: string;
  owner: number | null;
  level: number;
}

/** The guard die or tile; with an arrow the guards went one room on; AZ-118 to AZ-120. */
export interface GuardsMoved {
  event: "guards_moved";
  letter: string;
  arrow: boolean;
}

export interface GuardsOwned {
  kind: "guards_owned";
  with?: With | null;
  n: number;
}

export interface HurtWinner {
  kind: "hurt_winner";
  margin: number;
  stat: "cunning" | "force";
  n: number;
}

export interface Icon {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
  cost: number;
  effect: GainNotch | Trade | AttackSteal | Work | Invite | CellblockRecruit | Escape | DrawCrime;
  advanced?: boolean;
}

export interface IconUnguarded {
  kind: "icon_unguarded";
  icon: string;
}

/** A board action; AZ-130. */
export interface IconUsed {
  event: "icon_used";
  inmate: string;
  room: string;
  icon: string;
}

export interface IconView {
  letter: string;
  icon: string;
  price: number;
  state: string;
}

export interface Icons {
  A: string;
  B: string;
  C: string;
}

/** An inmate is brought to its cell; AZ-425, AZ-428. Outside fights its board loses cards. */
export interface Injured {
  event: "injured";
  inmate: string;
  actions: number;
  cards: number;
  lying: boolean;
}

export interface Inmate {
  en: string;
  fr: string;
  it: string;
  id: string;
  animal: string;
  role: string;
  force: number;
  cunning: number;
  force_track: string;
  cunning_track: string;
  unlock: [number, number];
  weapon: string;
  set: "base" | "kickstarter" | "optional" | "warden";
  star: boolean;
  abilities: [Push | PushHurt | Bet | BetToCarried | TwoWeapons | BreakWeapon | HurtWinner | CellTraining | Feast | NoCunningCost | CunningInstead | PlaceGuard | TrapRep | TrapImmune | Unsettle | UnsettleMore | WardenImmune | WardenOwner | TormentWin | TormentLying | FreeAttack | FightDraw, Push | PushHurt | Bet | BetToCarried | TwoWeapons | BreakWeapon | HurtWinner | CellTraining | Feast | NoCunningCost | CunningInstead | PlaceGuard | TrapRep | TrapImmune | Unsettle | UnsettleMore | WardenImmune | WardenOwner | TormentWin | TormentLying | FreeAttack | FightDraw];
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A seat runs this inmate; AZ-034 to AZ-037. */
export interface InmateTaken {
  event: "inmate_taken";
  seat: number;
  inmate: string;
}

export interface InmateView {
  inmate: number;
  seat: number;
  rival: number;
  card: string | null;
  cell: number | null;
  at: string;
  force: StatView | null;
  cunning: StatView | null;
  abilities: AbilityView[];
  cards: (string | null)[];
  inmate_upgrade: string | null;
  cell_upgrade: string | null;
  gangsters: GangsterView[];
  crimes: CrimeView[];
  icons_used: string[];
  owed: number;
  played: boolean;
  primal_rounds?: number;
  primal_actions?: number;
  primal_debt?: number;
  lying?: boolean;
  bleeding?: boolean;
  took_part?: boolean;
  night_left?: number;
  stage?: number;
}

export interface Invite {
  kind: "invite";
}

/** Execution cards are turned; AZ-505. */
export interface Invited {
  event: "invited";
  inmate: string;
  gangsters: string[];
}

export interface Item {
  en: string;
  fr: string;
  it: string;
  id: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
  value: number;
  once?: boolean;
  room: string;
  kind: "armour" | "cell_upgrade" | "inmate_upgrade" | "tool" | "trap" | "weapon";
  atk?: number | null;
  dmg?: number | null;
  plan?: string | null;
  need?: "green" | "red" | null;
  esc?: number | null;
  force?: number | null;
  breaks_weapon?: boolean | null;
  effect?: NotchBonus | RollBonus | CancelWeaponDamage | null;
}

/** A rival's claimed wing costs whoever enters it an Action; AZ-301. */
export interface KeptOut {
  event: "kept_out";
  inmate: string;
  room: string;
}

export interface KingpinInNormal {
  kind: "kingpin_in_normal";
}

/** AZ-216. */
export interface LeftHole {
  event: "left_hole";
  inmate: string;
}

export interface Legacy {
  envelopes: Envelope[];
  challenges: Challenge[];
}

/** A roll for the red or the green lock of a plan or Fugitive card; AZ-362, AZ-363, AZ-737. */
export interface LockTried {
  event: "lock_tried";
  inmate: string;
  lock: string;
  dice: number;
  total: number;
  needed: number;
  success: boolean;
}

/** A trader looks through a corner deck; AZ-232. Only the trader sees what is in it. */
export interface LookedThrough {
  event: "looked_through";
  inmate: string;
  room: string;
  count: number;
  items?: string[] | null;
}

export interface LoseCellItem {
  kind: "lose_cell_item";
  n: number;
}

export interface LoseNotch {
  kind: "lose_notch";
  stat: "cunning" | "force";
  n: number;
}

/** A marker rose or fell; AZ-149. */
export interface MarkerMoved {
  event: "marker_moved";
  inmate: string;
  stat: string;
  notches: number;
}

export interface MemberView {
  member: number;
  who: string;
  force: number;
  injured: boolean;
}

/** An inmate moved to a room or to its own cell; AZ-106. */
export interface Moved {
  event: "moved";
  inmate: string;
  to: string;
}

/** A gangster goes into a spare cell; AZ-506, AZ-526. */
export interface MovedIn {
  event: "moved_in";
  gangster: string;
  cell: number;
  spare: number;
}

/** A card with a name in each language. */
export interface Named {
  en: string;
  fr: string;
  it: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-087. */
export interface NightFell {
  event: "night_fell";
  day: number;
}

export interface NoCunningCost {
  kind: "no_cunning_cost";
}

export interface NotchBonus {
  kind: "notch_bonus";
  on: "chess" | "eat" | "night" | "study" | "weights";
  stat: "cunning" | "force";
  n: number;
}

/** Exact: in how many of all equally likely cases. */
export interface Odds {
  win: number;
  of: number;
}

/** A card was shown and given; AZ-238, AZ-284. */
export interface Paid {
  event: "paid";
  inmate: string;
  card: string;
}

/** AZ-518. */
export interface PaidForGangster {
  event: "paid_for_gangster";
  inmate: string;
  card: string;
}

export interface Peek {
  kind: "peek";
}

/** The Snitch looks at a card; what it is only his own side sees; AZ-558, AZ-561. */
export interface Peeked {
  event: "peeked";
  inmate: string;
  victim: string;
  zone: string;
  seen?: string | null;
}

export interface PileView {
  count: number;
  cards: (string | null)[];
}

export interface Place {
  seat: number;
  place: number;
  points: number;
}

export interface PlaceGuard {
  kind: "place_guard";
  owned: boolean;
}

/** An upgrade lies open in its slot; AZ-264. The old one was replaced; AZ-272. */
export interface Placed {
  event: "placed";
  inmate: string;
  card: string;
  old?: string | null;
}

export interface Plan {
  en: string;
  fr: string;
  it: string;
  id: string;
  red: number;
  green: number;
  tools: string[];
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** AZ-346, AZ-348. Only the drawer sees it; an old plan goes under the pile. */
export interface PlanDrawn {
  event: "plan_drawn";
  inmate: string;
  exchanged: boolean;
  plan?: string | null;
}

/** AZ-353, AZ-354. */
export interface PlanRevealed {
  event: "plan_revealed";
  rival: string[];
  plan: string;
}

/** AZ-166. */
export interface PrimalEnded {
  event: "primal_ended";
  inmate: string;
}

export interface PrimalSide {
  force_bonus: number;
  cunning_level: number;
  actions_by_force: number[];
  weapon_bonus: WeaponBonus;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A roll, and what it would bring. */
export interface Prospect {
  roll: string;
  inmate: number;
  odds: Odds;
  gangster?: string | null;
  target?: string | null;
  cell?: number | null;
  cards?: string[] | null;
  needs?: number | null;
  win?: number;
  lose?: number;
}

export interface Push {
  kind: "push";
  cost: number;
  per_round: 1;
}

export interface PushHurt {
  kind: "push_hurt";
  stat: "cunning" | "force";
  n: number;
}

/** AZ-617. */
export interface Pushed {
  event: "pushed";
  inmate: string;
  victim: string;
  place: string;
}

/** The decision that is open: its name, and what it is about as far as this seat may know. */
export interface Question {
  ask: string;
  about: Record<string, number | string>;
}

export interface Rank {
  en: string;
  fr: string;
  it: string;
  id: string;
  from: number;
  to: number;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** A rank for the first time: a base, and in Advanced games Trash Tags; AZ-184, AZ-185. */
export interface RankReached {
  event: "rank_reached";
  rival: string[];
  rank: string;
  bases: number;
  trash_tags: number;
}

export interface RankReward {
  ranks: string[];
  bases: number;
  trash_tags: number;
}

/** A side moves its carried cards unseen; AZ-398. */
export interface Rearranged {
  event: "rearranged";
  inmate: string;
}

/** AZ-520. */
export interface Recruited {
  event: "recruited";
  inmate: string;
  gangster: string;
}

export interface Remote {
  kind: "remote";
  cost: number;
  actions: string[];
}

export interface Rep {
  min: number;
  max: number;
  riot_at: number;
  riot_win: number;
  riot_lose: number;
  king_first: number;
  tag_majority: number;
  steal_ok: number;
  steal_fail: number;
  corrupt_ok: number;
  corrupt_fail: number;
  trap_rival: number;
  fight_equal: number;
  fight_per_rank_above: number;
  fight_below: number;
  fight_lose: number;
  recruit_fail: number;
  gangster_night: number;
  trash_tag_unfought: number;
  rank_reward: RankReward;
}

/** A rival's REP, and why it changed; AZ-188 to AZ-191. */
export interface RepChanged {
  event: "rep_changed";
  rival: string[];
  by: number;
  rep: number;
  reason: string;
}

export interface Reroll {
  kind: "reroll";
}

/** Die-Hard rolls again; AZ-552. */
export interface Rerolled {
  event: "rerolled";
  fighter: string;
  dice: number;
  total: number;
}

/** A fighter shows a weapon or a drug; AZ-381. */
export interface Revealed {
  event: "revealed";
  fighter: string;
  card: string;
}

export interface Ring {
  corners: string[];
  wings: string[];
}

export interface Riot {
  kind: "riot";
  rule: "best_stat" | "combine_two_weapons" | "free_primal" | "no_weapons";
  cunning?: number | null;
}

/** AZ-463, AZ-480. */
export interface RiotBegan {
  event: "riot_began";
  room: string;
  last: boolean;
}

export interface RiotView {
  room: string;
  is_last: boolean;
  rivals: number[];
  fell: number[];
}

/** AZ-498. */
export interface RiotWon {
  event: "riot_won";
  rival: string[];
}

export interface RivalView {
  rival: number;
  inmates: number[];
  rep: number;
  rank: string;
  next_rank: string | null;
  rep_to_next: number | null;
  bases: number;
  free_bases: number;
  guards: string[];
  free_tags: number;
  trash_free: number;
  trash_held: Record<string, number>;
  crime_points: number;
  crimes_kept: string[];
  has_plan: boolean;
  plan: string | null;
  plan_open: boolean;
  secured: string[];
  has_left?: boolean;
}

export interface RivalsTaggedAtOnce {
  kind: "rivals_tagged_at_once";
  n: number;
}

export interface Roll {
  kind: "roll";
  stat: "cunning" | "force";
  target: number;
  success: GainNotch | GainRep | GainActions;
}

export interface RollBonus {
  kind: "roll_bonus";
  on: "cell_defence" | "corrupt" | "steal";
  n: number;
}

export interface Room {
  en: string;
  fr: string;
  it: string;
  id: string;
  kind: "corner" | "wing" | "yard";
  adjacent: string[];
  icons: Icons;
  door: "" | "A" | "B" | "C";
  warden: number[];
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** Prices and states are for the inmate that this seat looks after now. */
export interface RoomView {
  room: string;
  guard: GuardView | null;
  icons: IconView[];
  door: string | null;
  door_open: boolean;
  warden: boolean;
}

/** AZ-068. */
export interface RoundBegan {
  event: "round_began";
  day: number;
  round: number;
}

export interface Rules {
  actions_per_round: number;
  rounds_per_day: number;
  event_rounds: number[];
  primal_rounds: number;
  carry_inmate: number;
  carry_gangster: number;
  cell_limit: number;
  spare_cells_per_wing: number;
  crime_limit: number;
  gangster_limit: number;
  start_contraband: number;
  round_contraband: number;
  start_bases: number;
  gang_tags: number;
  trash_tags: number;
  hole_actions: number;
  trap_actions: number;
  rival_guard_bonus: number;
  extra_gangsters: number[];
  night_notches: number;
  bribe_replaces_cunning: boolean;
  first_round_guard_die: boolean;
  free_steps_per_turn: number;
  max_playing_rounds: number;
  crime_points_needed: number;
}

export interface Sacrifice {
  kind: "sacrifice";
}

/** Magpie looks at two cards and will keep one; AZ-542. */
export interface SawTwo {
  event: "saw_two";
  inmate: string;
  cards?: string[] | null;
}

export interface Scavenge {
  kind: "scavenge";
  cost: number;
  table: number[];
}

/** AZ-592. */
export interface Scavenged {
  event: "scavenged";
  inmate: string;
  die: number;
  cards: number;
}

/** What was found, for the finder's side alone. */
export interface ScavengedCard {
  event: "scavenged_card";
  inmate: string;
  card: string;
}

/** Double Dip rolls for a second card; AZ-538. */
export interface SecondTheft {
  event: "second_theft";
  inmate: string;
  thief: string;
  dice: number;
  total: number;
  against: number;
  success: boolean;
}

/** AZ-209, AZ-211. */
export interface SentToHole {
  event: "sent_to_hole";
  inmate: string;
  cards: number;
}

/** A card was moved, perhaps in exchange for another; AZ-260 to AZ-263. The places are cell, inmate, gangster, partner or upgrade. */
export interface Shifted {
  event: "shifted";
  inmate: string;
  source: string;
  goal: string;
  card?: string | null;
  back?: string | null;
  swapped?: boolean;
}

export interface SideView {
  inmate: number;
  rival: number;
  members: MemberView[];
  fighter: number | null;
  revealed: string[];
  chemist: boolean;
  dice: number | null;
  total: number | null;
}

/** A card was taken out of a spare cell and shown; AZ-310. */
export interface SpareTaken {
  event: "spare_taken";
  inmate: string;
  cell: number;
  spare: number;
  card: string;
}

/** A spare cell of a wing. */
export interface SpareView {
  has_card: boolean;
  card: string | null;
  by: number | null;
  gangster: string | null;
}

export interface StatView {
  level: number;
  marker_level: number;
  notch: number;
  top: number;
}

export interface StealAgain {
  kind: "steal_again";
  cunning: number;
}

export interface StealBestOfTwo {
  kind: "steal_best_of_two";
  cunning: number;
}

export interface StealOk {
  kind: "steal_ok";
  with?: With | null;
  mode: "any" | "cell" | "pickpocket";
  rooms: string[];
}

/** A card changed hands; AZ-457. Thief and victim see which. */
export interface Stole {
  event: "stole";
  inmate: string;
  victim: string[];
  card?: string | null;
}

/** AZ-434. */
export interface StoodUp {
  event: "stood_up";
  inmate: string;
}

/** A Gang Tag leaves another round of the indicator; AZ-289, AZ-304. */
export interface TagLifted {
  event: "tag_lifted";
  rival: string[];
  round: number;
}

/** A Gang Tag on the current round, perhaps in place of another; AZ-285 to AZ-287. */
export interface TagPlaced {
  event: "tag_placed";
  rival: string[];
  round: number;
  replaced?: string[] | null;
}

export interface TeamGameSeats {
  kind: "team_game_seats";
  seats: number[];
}

/** The rolls of a theft; AZ-447 to AZ-449. Either a victim or a cell is named. */
export interface TheftRolled {
  event: "theft_rolled";
  inmate: string;
  thief: string;
  dice: number;
  total: number;
  against_dice: number;
  against: number;
  success: boolean;
  victim?: string | null;
  cell?: number | null;
}

/** Two dice to break a tie; AZ-074, AZ-485. */
export interface TieRolled {
  event: "tie_rolled";
  rival: string[];
  dice: number;
}

/** A card for the Warden, or for the inmate that owns him; AZ-671, AZ-654. */
export interface TollPaid {
  event: "toll_paid";
  inmate: string;
  to: string | null;
  card: string | null;
}

/** An inmate has taken part in the Event; AZ-195, AZ-205. */
export interface TookPart {
  event: "took_part";
  inmate: string;
  event_card: string;
}

/** A secured tool is of no use to the new plan; AZ-351. */
export interface ToolDropped {
  event: "tool_dropped";
  rival: string[];
  card: string;
}

/** AZ-357. */
export interface ToolSecured {
  event: "tool_secured";
  inmate: string;
  card: string;
}

/** A carried tool helps in an attempt; AZ-366. */
export interface ToolShown {
  event: "tool_shown";
  inmate: string;
  card: string;
}

/** Who plays first; AZ-073. */
export interface Toothbrush {
  event: "toothbrush";
  rival: string[];
}

export interface TormentLying {
  kind: "torment_lying";
  stat: "cunning" | "force";
  n: number;
}

export interface TormentWin {
  kind: "torment_win";
  stat: "cunning" | "force";
  n: number;
}

/** AZ-660. */
export interface Tormented {
  event: "tormented";
  inmate: string;
  victim: string;
}

export interface Trade {
  kind: "trade";
}

/** A trade of one's own: what the deck holds, what has been picked and paid. */
export interface TradeView {
  room: string;
  deck: string[];
  taken: string[];
  price: number;
  paid: number;
}

/** Items were taken from a corner deck; AZ-240. Only the trader sees which. */
export interface Traded {
  event: "traded";
  inmate: string;
  room: string;
  count: number;
  items?: string[] | null;
}

/** A Trafficker brings extra cards; AZ-590. */
export interface Trafficked {
  event: "trafficked";
  inmate: string;
  die: number;
  count: number;
}

/** AZ-635. */
export interface TrainedInCell {
  event: "trained_in_cell";
  inmate: string;
}

/** A stolen card was a cell trap; AZ-458. */
export interface TrapDrawn {
  event: "trap_drawn";
  inmate: string;
  card: string;
}

export interface TrapImmune {
  kind: "trap_immune";
  stat: "cunning" | "force";
  n: number;
}

export interface TrapRep {
  kind: "trap_rep";
  n: number;
}

/** AZ-317; or Vinnie takes no harm, AZ-646. */
export interface TrapSprung {
  event: "trap_sprung";
  inmate: string;
  immune: boolean;
}

/** AZ-683. */
export interface TrashTagGiven {
  event: "trash_tag_given";
  giver: string[];
  rival: string[];
}

/** AZ-405. */
export interface TriedToAbandon {
  event: "tried_to_abandon";
  inmate: string;
  die: number;
  gone: boolean;
}

/** AZ-515. */
export interface TriedToRecruit {
  event: "tried_to_recruit";
  inmate: string;
  gangster: string;
  dice: number;
  total: number;
  target: number;
  success: boolean;
}

export interface TurnBegan {
  event: "turn_began";
  inmate: string;
}

export interface TurnView {
  inmate: number;
  actions: number;
  free_steps: number;
  toll_paid: boolean;
}

export interface TwoWeapons {
  kind: "two_weapons";
  cap: number;
}

export interface Unpublished {
  kind: "unpublished";
}

export interface Unsettle {
  kind: "unsettle";
  actions: number;
}

export interface UnsettleMore {
  kind: "unsettle_more";
  stat: "cunning" | "force";
  n: number;
}

/** An inmate entered the space of one who takes an Action for it; AZ-648. */
export interface Unsettled {
  event: "unsettled";
  inmate: string;
  by: string;
}

/** An upgrade that was not placed does its work; AZ-271. */
export interface UpgradeShown {
  event: "upgrade_shown";
  inmate: string;
  card: string;
}

export interface VariantWon {
  kind: "variant_won";
  variant: "crime_lord" | "el_chapo" | "fugitive";
}

export interface Visit {
  kind: "visit";
}

export interface WardenImmune {
  kind: "warden_immune";
}

/** AZ-668. */
export interface WardenMoved {
  event: "warden_moved";
  dice: number;
  room: string;
}

export interface WardenOwner {
  kind: "warden_owner";
}

/** AZ-653. */
export interface WardenTaken {
  event: "warden_taken";
  inmate: string;
}

export interface WeaponBonus {
  normal: number;
  primal: number;
}

/** A weapon breaks or was for one use only; AZ-392, AZ-423, AZ-632. */
export interface WeaponGone {
  event: "weapon_gone";
  fighter: string;
  card: string;
}

/** AZ-297. */
export interface WingClaimed {
  event: "wing_claimed";
  rival: string[];
  cell: number;
}

export interface WingKing {
  kind: "wing_king";
  with?: With | null;
}

/** AZ-303. */
export interface WingLost {
  event: "wing_lost";
  rival: string[];
  cell: number;
}

/** Gangsters of a type that must be on the board. */
export interface With {
  type: string;
  n: number;
}

/** The game is over; AZ-001, AZ-003, AZ-004. */
export interface Won {
  event: "won";
  rival: string[];
}

export interface Work {
  kind: "work";
  n: number;
}

export interface EffectsTookFromPile {
  kind: "took_from_pile";
  with?: With | null;
  n: number;
}

export interface EffectsTurnEnded {
  kind: "turn_ended";
  with?: With | null;
  room: string;
}

export interface EffectsTurnedPrimal {
  kind: "turned_primal";
  with?: With | null;
}

/** A card out of the Infirmary pile; AZ-229. Only its owner sees which. */
export interface CardsTookFromPile {
  event: "took_from_pile";
  inmate: string;
  card?: string | null;
}

export interface TurnsTurnEnded {
  event: "turn_ended";
  inmate: string;
}

/** An inmate shows its Primal side; AZ-158. */
export interface TurnsTurnedPrimal {
  event: "turned_primal";
  inmate: string;
}

export type GameView = AnimalcatrazView;

export type GameEvent = MarkerMoved | AbilityChanged | TurnsTurnedPrimal | PrimalEnded | RepChanged | RankReached | Began | InmateTaken | ContrabandDrawn | RoundBegan | Toothbrush | TieRolled | GuardsMoved | WardenMoved | Trafficked | EventTurned | TookPart | EventRoll | CellCardLost | SentToHole | LeftHole | StoodUp | TollPaid | CannotPay | TurnBegan | TurnsTurnEnded | NightFell | TrashTagGiven | RiotBegan | RiotWon | Won | Moved | KeptOut | Unsettled | BleedingCured | IconUsed | Drew | CardsTookFromPile | Discarded | DiscardedFromCell | Shifted | GangstersExchanged | Placed | Consumed | LookedThrough | Paid | Traded | TheftRolled | SecondTheft | Stole | SawTwo | TrapDrawn | CorruptionTried | CrimeDrawn | CrimeGivenUp | CrimeCompleted | TagPlaced | TagLifted | WingClaimed | WingLost | CardPut | SpareTaken | PlanDrawn | PlanRevealed | ToolSecured | ToolDropped | ToolShown | LockTried | EscapeFailed | Escaped | FugitiveCardTurned | GuardSacrificed | FugitivePassed | Injured | UpgradeShown | TrapSprung | FightBegan | ClashBegan | ChemistDeclared | Revealed | Rearranged | ClashRolled | Rerolled | ClashWon | ArmourUsed | WeaponGone | GangsterHurt | Bleeds | FighterInjured | TriedToAbandon | FightEnded | DrewAfterFight | BetPlaced | BetSettled | BetCard | Invited | MovedIn | TriedToRecruit | PaidForGangster | Recruited | CameWith | GangsterDiscarded | Pushed | GuardPlaced | TrainedInCell | Tormented | WardenTaken | Charmed | Peeked | AbilityCopied | CellBlown | Dealt | Scavenged | ScavengedCard | CourierSent;

export type GameEdition = EditionData;

/** The rule that each event shows. */
export const EVENT_RULES: Record<string, string> = {
  ability_changed: "AZ-153",
  ability_copied: "AZ-564",
  armour_used: "AZ-391",
  bet_card: "AZ-626",
  bet_placed: "AZ-623",
  bet_settled: "AZ-625",
  bleeding_cured: "AZ-595",
  bleeds: "AZ-593",
  came_with: "AZ-521",
  cannot_pay: "AZ-677",
  card_put: "AZ-294",
  cell_blown: "AZ-576",
  charmed: "AZ-546",
  chemist_declared: "AZ-598",
  clash_began: "AZ-396",
  clash_rolled: "AZ-386",
  clash_won: "AZ-387",
  consumed: "AZ-173",
  contraband_drawn: "AZ-048",
  corruption_tried: "AZ-324",
  courier_sent: "AZ-582",
  crime_completed: "AZ-281",
  crime_drawn: "AZ-275",
  crime_given_up: "AZ-277",
  dealt: "AZ-554",
  discarded: "AZ-256",
  discarded_from_cell: "AZ-252",
  drew: "AZ-228",
  drew_after_fight: "AZ-665",
  escape_failed: "AZ-367",
  escaped: "AZ-364",
  event_turned: "AZ-084",
  fight_began: "AZ-378",
  fight_ended: "AZ-410",
  fighter_injured: "AZ-421",
  fugitive_card_turned: "AZ-740",
  fugitive_passed: "AZ-738",
  gangster_discarded: "AZ-532",
  gangster_hurt: "AZ-393",
  gangsters_exchanged: "AZ-262",
  guard_placed: "AZ-642",
  guard_sacrificed: "AZ-735",
  guards_moved: "AZ-118",
  icon_used: "AZ-130",
  injured: "AZ-425",
  inmate_taken: "AZ-034",
  invited: "AZ-505",
  kept_out: "AZ-301",
  left_hole: "AZ-216",
  lock_tried: "AZ-362",
  looked_through: "AZ-232",
  marker_moved: "AZ-149",
  moved: "AZ-106",
  moved_in: "AZ-506",
  night_fell: "AZ-087",
  paid: "AZ-238",
  paid_for_gangster: "AZ-518",
  peeked: "AZ-558",
  placed: "AZ-264",
  plan_drawn: "AZ-346",
  plan_revealed: "AZ-353",
  primal_ended: "AZ-166",
  pushed: "AZ-617",
  rank_reached: "AZ-184",
  rearranged: "AZ-398",
  recruited: "AZ-520",
  rep_changed: "AZ-188",
  rerolled: "AZ-552",
  revealed: "AZ-381",
  riot_began: "AZ-463",
  riot_won: "AZ-498",
  round_began: "AZ-068",
  saw_two: "AZ-542",
  scavenged: "AZ-592",
  second_theft: "AZ-538",
  sent_to_hole: "AZ-209",
  shifted: "AZ-260",
  spare_taken: "AZ-310",
  stole: "AZ-457",
  stood_up: "AZ-434",
  tag_lifted: "AZ-289",
  tag_placed: "AZ-285",
  theft_rolled: "AZ-447",
  tie_rolled: "AZ-074",
  toll_paid: "AZ-671",
  took_from_pile: "AZ-229",
  took_part: "AZ-195",
  tool_dropped: "AZ-351",
  tool_secured: "AZ-357",
  tool_shown: "AZ-366",
  toothbrush: "AZ-073",
  tormented: "AZ-660",
  traded: "AZ-240",
  trafficked: "AZ-590",
  trained_in_cell: "AZ-635",
  trap_drawn: "AZ-458",
  trap_sprung: "AZ-317",
  trash_tag_given: "AZ-683",
  tried_to_abandon: "AZ-405",
  tried_to_recruit: "AZ-515",
  turned_primal: "AZ-158",
  unsettled: "AZ-648",
  upgrade_shown: "AZ-271",
  warden_moved: "AZ-668",
  warden_taken: "AZ-653",
  weapon_gone: "AZ-392",
  wing_claimed: "AZ-297",
  wing_lost: "AZ-303",
  won: "AZ-001",
};
