// Written by web/generate_types.py (make types) from the Python types. Do not edit.

/** An ability was unlocked or lost. */
export interface AbilityChanged {
  event: "ability_changed";
  inmate: string;
  star: number;
  unlocked: boolean;
  rule: string;
}

/** The Fraudster borrows the ability of this gangster. */
export interface AbilityCopied {
  event: "ability_copied";
  inmate: string;
  gangster: string;
  rule: string;
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

/** A beaten fighter shows its armour. */
export interface ArmourUsed {
  event: "armour_used";
  fighter: string;
  card: string;
  rule: string;
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
  guards: Record<string, string>;
  warden?: string | null;
  rule: string;
}

export interface Bet {
  kind: "bet";
  n: number;
}

/** The card won with a bet goes into his cell or among his carried cards. */
export interface BetCard {
  event: "bet_card";
  inmate: string;
  to_cell: boolean;
  card?: string | null;
  rule: string;
}

/** Sticky Fingers bets on the attacker or thief, or on the other one. */
export interface BetPlaced {
  event: "bet_placed";
  inmate: string;
  on_attacker: boolean;
  theft?: boolean;
  rule: string;
}

/** Whether a bet was right. */
export interface BetSettled {
  event: "bet_settled";
  inmate: string;
  right: boolean;
  rule: string;
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

/** An inmate bleeds no more. */
export interface BleedingCured {
  event: "bleeding_cured";
  inmate: string;
  rule: string;
}

/** An inmate bleeds from now on. */
export interface Bleeds {
  event: "bleeds";
  inmate: string;
  rule: string;
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

/** The card of the recruit's cell is shown. */
export interface CameWith {
  event: "came_with";
  inmate: string;
  card: string;
  rule: string;
}

export interface CancelWeaponDamage {
  kind: "cancel_weapon_damage";
}

/** Nothing to pay the Warden with. */
export interface CannotPay {
  event: "cannot_pay";
  inmate: string;
  rule: string;
}

/** A card lies face down in a spare cell. Only its owner sees which. */
export interface CardPut {
  event: "card_put";
  inmate: string;
  cell: number;
  spare: number;
  card?: string | null;
  rule: string;
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

/** A cell is blown up. */
export interface CellBlown {
  event: "cell_blown";
  inmate: string;
  cell: number;
  die: number;
  cards: number;
  rule: string;
}

/** An Event takes a random card out of a cell. */
export interface CellCardLost {
  event: "cell_card_lost";
  rival: string[];
  cell: string;
  card: string | null;
  rule: string;
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

/** A Charmer's die takes Actions. */
export interface Charmed {
  event: "charmed";
  inmate: string;
  gangster: string;
  victim: string;
  die: number;
  actions: number;
  rule: string;
}

/** One more die for this side from now on. */
export interface ChemistDeclared {
  event: "chemist_declared";
  inmate: string;
  rule: string;
}

/** Who attacks whom. */
export interface ClashBegan {
  event: "clash_began";
  attacker: string;
  defender: string;
  rule: string;
}

/** The dice of both fighters, and their totals. */
export interface ClashRolled {
  event: "clash_rolled";
  attacker: string;
  defender: string;
  attacker_dice: number;
  defender_dice: number;
  attacker_total: number;
  defender_total: number;
  rule: string;
}

/** Who won a clash. */
export interface ClashWon {
  event: "clash_won";
  winner: string;
  loser: string;
  rule: string;
}

/** A drug or a Boost is consumed. */
export interface Consumed {
  event: "consumed";
  inmate: string;
  card: string;
  rule: string;
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

/** A card from the chair into a cell. */
export interface ContrabandDrawn {
  event: "contraband_drawn";
  rival: string[];
  cell: string;
  card: string | null;
  rule: string;
}

export interface CopyAbility {
  kind: "copy_ability";
}

export interface CorruptionShift {
  kind: "corruption_shift";
  n: number;
}

/** An attempt on a guard. */
export interface CorruptionTried {
  event: "corruption_tried";
  inmate: string;
  guard: string;
  dice: number;
  total: number;
  needed: number;
  success: boolean;
  bribe?: string | null;
  rule: string;
}

/** Somebody does Gary's work for two Actions. */
export interface CourierSent {
  event: "courier_sent";
  inmate: string;
  gangster: string;
  rule: string;
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

/** A Crime is completed and shown. */
export interface CrimeCompleted {
  event: "crime_completed";
  inmate: string;
  crime: string;
  points?: number | null;
  rule: string;
}

/** A Crime card is drawn. Only the drawer sees which. */
export interface CrimeDrawn {
  event: "crime_drawn";
  inmate: string;
  crime?: string | null;
  rule: string;
}

/** A Crime card goes under the deck unseen. */
export interface CrimeGivenUp {
  event: "crime_given_up";
  inmate: string;
  crime?: string | null;
  rule: string;
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

/** A Dealer's die. */
export interface Dealt {
  event: "dealt";
  inmate: string;
  gangster: string;
  die: number;
  success: boolean;
  rule: string;
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

/** A carried card too many goes face down. */
export interface Discarded {
  event: "discarded";
  inmate: string;
  card?: string | null;
  rule: string;
}

/** A cell card too many goes face down. */
export interface DiscardedFromCell {
  event: "discarded_from_cell";
  rival: string[];
  card?: string | null;
  rule: string;
}

export interface DrawChair {
  kind: "draw_chair";
  n: number;
  to: "cell";
}

export interface DrawCrime {
  kind: "draw_crime";
}

/** A card from the chair becomes a carried one. Only its owner sees which. */
export interface Drew {
  event: "drew";
  inmate: string;
  card?: string | null;
  rule: string;
}

/** Rookie draws a card into his cell. */
export interface DrewAfterFight {
  event: "drew_after_fight";
  inmate: string;
  card?: string | null;
  rule: string;
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

/** A lock held. */
export interface EscapeFailed {
  event: "escape_failed";
  inmate: string;
  cards: number;
  rule: string;
}

export interface EscapeWithTools {
  kind: "escape_with_tools";
  n: number;
}

/** An inmate is out of the prison. */
export interface Escaped {
  event: "escaped";
  inmate: string;
  rule: string;
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
  rule: string;
}

/** The next Event is turned up. */
export interface EventTurned {
  event: "event_turned";
  event_card: string;
  rule: string;
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

/** An inmate attacks another; in a Riot one rival attacks another. */
export interface FightBegan {
  event: "fight_began";
  attacker: string[];
  victim: string[];
  room: string;
  riot: boolean;
  rule: string;
}

export interface FightDraw {
  kind: "fight_draw";
  n: number;
}

/** Who won, and how the other side lost: beaten, abandoned or scapegoat. */
export interface FightEnded {
  event: "fight_ended";
  winner: string[];
  loser: string[];
  how: string;
  rule: string;
}

export interface FightView {
  in_riot: boolean;
  room: string;
  clashes: number;
  wins: number[];
  loses: number;
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

/** A member is injured and loses its cards to the Infirmary pile. */
export interface FighterInjured {
  event: "fighter_injured";
  fighter: string;
  cards: number;
  rule: string;
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

/** A card of a deck is turned for a fugitive. */
export interface FugitiveCardTurned {
  event: "fugitive_card_turned";
  inmate: string;
  deck: number;
  card: string;
  rule: string;
}

/** A fugitive is past a deck. */
export interface FugitivePassed {
  event: "fugitive_passed";
  inmate: string;
  deck: number;
  rule: string;
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

/** A gangster goes by its own text. */
export interface GangsterDiscarded {
  event: "gangster_discarded";
  inmate: string;
  gangster: string;
  rule: string;
}

/** A gangster loses levels of Force. */
export interface GangsterHurt {
  event: "gangster_hurt";
  gangster: string;
  levels: number;
  rule: string;
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

/** A gangster went to the partner, perhaps in exchange for another. */
export interface GangstersExchanged {
  event: "gangsters_exchanged";
  giver: string;
  taker: string;
  gangster: string;
  back?: string | null;
  rule: string;
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

/** A guard is put on another letter. */
export interface GuardPlaced {
  event: "guard_placed";
  inmate: string;
  guard: string;
  letter: string;
  rule: string;
}

/** The locks rise or fall. */
export interface GuardSacrificed {
  event: "guard_sacrificed";
  rival: string[];
  guard: string;
  shift: number;
  rule: string;
}

export interface GuardView {
  guard: string;
  letter: string;
  owner: number | null;
  level: number;
}

/** The guard die or tile; with an arrow the guards went one room on. */
export interface GuardsMoved {
  event: "guards_moved";
  letter: string;
  arrow: boolean;
  rule: string;
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

/** A board action. */
export interface IconUsed {
  event: "icon_used";
  inmate: string;
  room: string;
  icon: string;
  rule: string;
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

/** An inmate is brought to its cell. Outside fights its board loses cards. */
export interface Injured {
  event: "injured";
  inmate: string;
  actions: number;
  cards: number;
  lying: boolean;
  rule: string;
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

/** A seat runs this inmate. It is told before anything else of the inmate. */
export interface InmateTaken {
  event: "inmate_taken";
  seat: number;
  inmate: string;
  rule: string;
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

/** Execution cards are turned. */
export interface Invited {
  event: "invited";
  inmate: string;
  gangsters: string[];
  rule: string;
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

/** A rival's claimed wing costs whoever enters it an Action. */
export interface KeptOut {
  event: "kept_out";
  inmate: string;
  room: string;
  rule: string;
}

export interface KingpinInNormal {
  kind: "kingpin_in_normal";
}

/** An inmate comes out of the Hole. */
export interface LeftHole {
  event: "left_hole";
  inmate: string;
  rule: string;
}

export interface Legacy {
  envelopes: Envelope[];
  challenges: Challenge[];
}

/** A roll for the red or the green lock of a plan or Fugitive card. */
export interface LockTried {
  event: "lock_tried";
  inmate: string;
  lock: string;
  dice: number;
  total: number;
  needed: number;
  success: boolean;
  rule: string;
}

/** A trader looks through a corner deck. Only the trader sees what is in it. */
export interface LookedThrough {
  event: "looked_through";
  inmate: string;
  room: string;
  count: number;
  items?: string[] | null;
  rule: string;
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

/** A marker rose or fell. */
export interface MarkerMoved {
  event: "marker_moved";
  inmate: string;
  stat: string;
  notches: number;
  rule: string;
}

export interface MemberView {
  member: number;
  who: string;
  force: number;
  injured: boolean;
}

/** An inmate moved to a room or to its own cell. */
export interface Moved {
  event: "moved";
  inmate: string;
  to: string;
  rule: string;
}

/** A gangster goes into a spare cell. */
export interface MovedIn {
  event: "moved_in";
  gangster: string;
  cell: number;
  spare: number;
  rule: string;
}

/** A card with a name in each language. */
export interface Named {
  en: string;
  fr: string;
  it: string;
  source: "house" | "inferred" | "rulebook" | "source";
  known: string[];
}

/** Night falls. */
export interface NightFell {
  event: "night_fell";
  day: number;
  rule: string;
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

/** A card was shown and given. */
export interface Paid {
  event: "paid";
  inmate: string;
  card: string;
  rule: string;
}

/** A card is given for a gangster. */
export interface PaidForGangster {
  event: "paid_for_gangster";
  inmate: string;
  card: string;
  rule: string;
}

export interface Peek {
  kind: "peek";
}

/** The Snitch looks at a card; what it is only his own side sees. */
export interface Peeked {
  event: "peeked";
  inmate: string;
  victim: string;
  zone: string;
  seen?: string | null;
  rule: string;
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

/** An upgrade lies open in its slot. The old one was replaced. */
export interface Placed {
  event: "placed";
  inmate: string;
  card: string;
  old?: string | null;
  rule: string;
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

/** A plan is drawn. Only the drawer sees it; an old plan goes under the pile. */
export interface PlanDrawn {
  event: "plan_drawn";
  inmate: string;
  exchanged: boolean;
  plan?: string | null;
  rule: string;
}

/** A plan lies open. */
export interface PlanRevealed {
  event: "plan_revealed";
  rival: string[];
  plan: string;
  rule: string;
}

/** An inmate calms down. */
export interface PrimalEnded {
  event: "primal_ended";
  inmate: string;
  rule: string;
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

/** An inmate is pushed elsewhere. */
export interface Pushed {
  event: "pushed";
  inmate: string;
  victim: string;
  place: string;
  rule: string;
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

/** A rank for the first time: a base, and in Advanced games Trash Tags. */
export interface RankReached {
  event: "rank_reached";
  rival: string[];
  rank: string;
  bases: number;
  trash_tags: number;
  rule: string;
}

export interface RankReward {
  ranks: string[];
  bases: number;
  trash_tags: number;
}

/** A side moves its carried cards unseen. */
export interface Rearranged {
  event: "rearranged";
  inmate: string;
  rule: string;
}

/** A gangster joins a board. */
export interface Recruited {
  event: "recruited";
  inmate: string;
  gangster: string;
  rule: string;
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

/** A rival's REP, and why it changed. */
export interface RepChanged {
  event: "rep_changed";
  rival: string[];
  by: number;
  rep: number;
  reason: string;
  rule: string;
}

export interface Reroll {
  kind: "reroll";
}

/** Die-Hard rolls again. */
export interface Rerolled {
  event: "rerolled";
  fighter: string;
  dice: number;
  total: number;
  rule: string;
}

/** A fighter shows a weapon or a drug. */
export interface Revealed {
  event: "revealed";
  fighter: string;
  card: string;
  rule: string;
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

/** A Riot breaks out. */
export interface RiotBegan {
  event: "riot_began";
  room: string;
  last: boolean;
  rule: string;
}

export interface RiotView {
  room: string;
  is_last: boolean;
  rivals: number[];
  fell: number[];
}

/** A rival is the last one standing in a Riot. */
export interface RiotWon {
  event: "riot_won";
  rival: string[];
  rule: string;
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

/** A round begins. */
export interface RoundBegan {
  event: "round_began";
  day: number;
  round: number;
  rule: string;
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

/** Magpie looks at two cards and will keep one. */
export interface SawTwo {
  event: "saw_two";
  inmate: string;
  cards?: string[] | null;
  rule: string;
}

export interface Scavenge {
  kind: "scavenge";
  cost: number;
  table: number[];
}

/** A Scavenger's die. */
export interface Scavenged {
  event: "scavenged";
  inmate: string;
  die: number;
  cards: number;
  rule: string;
}

/** What was found, for the finder's side alone. */
export interface ScavengedCard {
  event: "scavenged_card";
  inmate: string;
  card: string;
  rule: string;
}

/** Double Dip rolls for a second card. */
export interface SecondTheft {
  event: "second_theft";
  inmate: string;
  thief: string;
  dice: number;
  total: number;
  against: number;
  success: boolean;
  rule: string;
}

/** An inmate goes to the Hole and loses what it carries. */
export interface SentToHole {
  event: "sent_to_hole";
  inmate: string;
  cards: number;
  rule: string;
}

/** A card was moved, perhaps in exchange for another. The places are cell, inmate, gangster, partner or upgrade. */
export interface Shifted {
  event: "shifted";
  inmate: string;
  source: string;
  goal: string;
  card?: string | null;
  back?: string | null;
  swapped?: boolean;
  rule: string;
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

/** A card was taken out of a spare cell and shown. */
export interface SpareTaken {
  event: "spare_taken";
  inmate: string;
  cell: number;
  spare: number;
  card: string;
  rule: string;
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

/** A card changed hands. Thief and victim see which. */
export interface Stole {
  event: "stole";
  inmate: string;
  victim: string[];
  card?: string | null;
  rule: string;
}

/** An inmate that lay injured gets up. */
export interface StoodUp {
  event: "stood_up";
  inmate: string;
  rule: string;
}

/** A Gang Tag leaves another round of the indicator. */
export interface TagLifted {
  event: "tag_lifted";
  rival: string[];
  round: number;
  rule: string;
}

/** A Gang Tag on the current round, perhaps in place of another. */
export interface TagPlaced {
  event: "tag_placed";
  rival: string[];
  round: number;
  replaced?: string[] | null;
  rule: string;
}

/** A seat has left the table, and its partner runs its inmate too. Before the inmates are known none is named. */
export interface TakenOver {
  event: "taken_over";
  seat: number;
  partner: number;
  inmate: string | null;
  rule: string;
}

export interface TeamGameSeats {
  kind: "team_game_seats";
  seats: number[];
}

/** The rolls of a theft. Either a victim or a cell is named. */
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
  rule: string;
}

/** Two dice to break a tie. */
export interface TieRolled {
  event: "tie_rolled";
  rival: string[];
  dice: number;
  rule: string;
}

/** A card for the Warden, or for the inmate that owns him. */
export interface TollPaid {
  event: "toll_paid";
  inmate: string;
  to: string | null;
  card: string | null;
  rule: string;
}

/** An inmate has taken part in the Event. */
export interface TookPart {
  event: "took_part";
  inmate: string;
  event_card: string;
  rule: string;
}

/** A secured tool is of no use to the new plan. */
export interface ToolDropped {
  event: "tool_dropped";
  rival: string[];
  card: string;
  rule: string;
}

/** A tool lies secured beside the plan. */
export interface ToolSecured {
  event: "tool_secured";
  inmate: string;
  card: string;
  rule: string;
}

/** A carried tool helps in an attempt. */
export interface ToolShown {
  event: "tool_shown";
  inmate: string;
  card: string;
  rule: string;
}

/** Who plays first. */
export interface Toothbrush {
  event: "toothbrush";
  rival: string[];
  rule: string;
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

/** An inmate that lies injured is tormented. */
export interface Tormented {
  event: "tormented";
  inmate: string;
  victim: string;
  rule: string;
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

/** Items were taken from a corner deck. Only the trader sees which. */
export interface Traded {
  event: "traded";
  inmate: string;
  room: string;
  count: number;
  items?: string[] | null;
  rule: string;
}

/** A Trafficker brings extra cards. */
export interface Trafficked {
  event: "trafficked";
  inmate: string;
  die: number;
  count: number;
  rule: string;
}

/** An inmate trains in its cell. */
export interface TrainedInCell {
  event: "trained_in_cell";
  inmate: string;
  rule: string;
}

/** A stolen card was a cell trap. */
export interface TrapDrawn {
  event: "trap_drawn";
  inmate: string;
  card: string;
  rule: string;
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

/** A cell trap springs; who is immune takes no harm. */
export interface TrapSprung {
  event: "trap_sprung";
  inmate: string;
  immune: boolean;
  rule: string;
}

/** A rival insults another with a Trash Tag. */
export interface TrashTagGiven {
  event: "trash_tag_given";
  giver: string[];
  rival: string[];
  rule: string;
}

/** A die to get away from a fight. */
export interface TriedToAbandon {
  event: "tried_to_abandon";
  inmate: string;
  die: number;
  gone: boolean;
  rule: string;
}

/** A roll for a gangster. */
export interface TriedToRecruit {
  event: "tried_to_recruit";
  inmate: string;
  gangster: string;
  dice: number;
  total: number;
  target: number;
  success: boolean;
  rule: string;
}

export interface TurnBegan {
  event: "turn_began";
  inmate: string;
  rule: string;
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

/** An inmate entered the space of one who takes an Action for it. */
export interface Unsettled {
  event: "unsettled";
  inmate: string;
  by: string;
  rule: string;
}

/** An upgrade that was not placed does its work. */
export interface UpgradeShown {
  event: "upgrade_shown";
  inmate: string;
  card: string;
  rule: string;
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

/** The Warden goes to a room. */
export interface WardenMoved {
  event: "warden_moved";
  dice: number;
  room: string;
  rule: string;
}

export interface WardenOwner {
  kind: "warden_owner";
}

/** An inmate owns the Warden. */
export interface WardenTaken {
  event: "warden_taken";
  inmate: string;
  rule: string;
}

export interface WeaponBonus {
  normal: number;
  primal: number;
}

/** A weapon breaks or was for one use only. */
export interface WeaponGone {
  event: "weapon_gone";
  fighter: string;
  card: string;
  rule: string;
}

/** A wing belongs to a rival. */
export interface WingClaimed {
  event: "wing_claimed";
  rival: string[];
  cell: number;
  rule: string;
}

export interface WingKing {
  kind: "wing_king";
  with?: With | null;
}

/** The claim on a wing is over. */
export interface WingLost {
  event: "wing_lost";
  rival: string[];
  cell: number;
  rule: string;
}

/** Gangsters of a type that must be on the board. */
export interface With {
  type: string;
  n: number;
}

/** The game is over. */
export interface Won {
  event: "won";
  rival: string[];
  rule: string;
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

/** A card out of the Infirmary pile. Only its owner sees which. */
export interface CardsTookFromPile {
  event: "took_from_pile";
  inmate: string;
  card?: string | null;
  rule: string;
}

export interface TurnsTurnEnded {
  event: "turn_ended";
  inmate: string;
  rule: string;
}

/** An inmate shows its Primal side. */
export interface TurnsTurnedPrimal {
  event: "turned_primal";
  inmate: string;
  rule: string;
}

export type GameView = AnimalcatrazView;

export type GameEvent = MarkerMoved | AbilityChanged | TurnsTurnedPrimal | PrimalEnded | RepChanged | RankReached | Began | InmateTaken | TakenOver | ContrabandDrawn | RoundBegan | Toothbrush | TieRolled | GuardsMoved | WardenMoved | Trafficked | EventTurned | TookPart | EventRoll | CellCardLost | SentToHole | LeftHole | StoodUp | TollPaid | CannotPay | TurnBegan | TurnsTurnEnded | NightFell | TrashTagGiven | RiotBegan | RiotWon | Won | Moved | KeptOut | Unsettled | BleedingCured | IconUsed | Drew | CardsTookFromPile | Discarded | DiscardedFromCell | Shifted | GangstersExchanged | Placed | Consumed | LookedThrough | Paid | Traded | TheftRolled | SecondTheft | Stole | SawTwo | TrapDrawn | CorruptionTried | CrimeDrawn | CrimeGivenUp | CrimeCompleted | TagPlaced | TagLifted | WingClaimed | WingLost | CardPut | SpareTaken | PlanDrawn | PlanRevealed | ToolSecured | ToolDropped | ToolShown | LockTried | EscapeFailed | Escaped | FugitiveCardTurned | GuardSacrificed | FugitivePassed | Injured | UpgradeShown | TrapSprung | FightBegan | ClashBegan | ChemistDeclared | Revealed | Rearranged | ClashRolled | Rerolled | ClashWon | ArmourUsed | WeaponGone | GangsterHurt | Bleeds | FighterInjured | TriedToAbandon | FightEnded | DrewAfterFight | BetPlaced | BetSettled | BetCard | Invited | MovedIn | TriedToRecruit | PaidForGangster | Recruited | CameWith | GangsterDiscarded | Pushed | GuardPlaced | TrainedInCell | Tormented | WardenTaken | Charmed | Peeked | AbilityCopied | CellBlown | Dealt | Scavenged | ScavengedCard | CourierSent;

export type GameEdition = EditionData;
