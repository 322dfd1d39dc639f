// Written by web/generate_types.py (make types) from the Python types. Do not edit.

/** A command was carried out and is kept for good. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  number: number;
  opened?: string | null;
}

/** Choose: an action's code, for the decision with that number. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  decision: number;
  action: number;
}

/** Add randomness of one's own to the deal, before the game, once. */
export interface AddLuck {
  type: "luck";
  id: string;
  table: string;
  luck: string;
}

/** As much of it as can be played. */
export interface Agreement {
  options: Record<string, unknown>;
  dropped: string[];
  fields: OptionField[];
}

/** Be asked also where there is only one answer, or have it given for one again. */
export interface AlwaysAsk {
  type: "always_ask";
  id: string;
  table: string;
  always: boolean;
}

/** Have everybody read something; nothing: no more. */
export interface Announce {
  act: "announce";
  text: string;
}

/** What is best, in notation. */
export interface AnswerPuzzle {
  choice: string;
}

/** Agree that another seat takes its choice back, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  table: string;
  agree: boolean;
}

/** A puzzle that the visitor has answered, and whether rightly. */
export interface AnsweredPuzzle {
  number: number;
  right: boolean;
}

/** Make somebody a keeper, with the passkeys that they have now. This takes the key. */
export interface Appoint {
  act: "appoint";
  player: string;
}

/** Have a finished game reviewed from the eyes of a seat; ``open``: with what it could not know. */
export interface AskReview {
  seat: number;
  open?: boolean;
}

/** Take one's last choice back. If nothing was revealed, rolled or answered since, that is done at once; else the others are asked if ``ask`` is true, and the command is refused with ``undo_needs_consent`` if it is false. */
export interface AskUndo {
  type: "undo";
  id: string;
  table: string;
  ask?: boolean;
}

/** Play on from a moment of a finished game, from what a seat knew; ``real``: on the table as it was. */
export interface AskWhatIf {
  moment: number;
  seat: number;
  real?: boolean;
}

/** This seat is asked also where it has one answer, or no longer. Nobody else hears of it. */
export interface AskedAlways {
  type: "always_ask";
  seat: number;
  always: boolean;
  number: number;
  time: number;
  text: string | null;
}

/** Something that was done in the name of the house: by a keeper, or (null) with its key. */
export interface AuditLine {
  at: number;
  act: string;
  what: Record<string, string>;
  by?: Player | null;
}

/** What was done, and how those to whom it was done are called. */
export interface AuditLog {
  lines: AuditLine[];
  names: Record<string, string>;
}

/** Where a seat's result comes from: the first four make the last. */
export interface Balance {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
}

/** Let a player in no more: for some hours, or (null) for good; with ``address`` nobody else either who comes from where the player came last, for a day at most. */
export interface Ban {
  act: "ban";
  player: string;
  hours?: number | null;
  address?: boolean;
  why?: string;
}

/** Not meet somebody any more, or (false) again: they are not heard, and do not come to a table at which one sits. */
export interface Block {
  player: string;
  blocked: boolean;
}

/** Whom one has blocked. */
export interface BlockList {
  players: string[];
}

/** A line of a leaderboard: a person, or a bot that stands where it always stands. */
export interface BoardRow {
  rank: number | null;
  player: Player | null;
  bot: string | null;
  rating: number;
  low: number;
  high: number;
  games: number;
  provisional: boolean;
}

/** A bot gave no answer in time; from here on greedy plays the seat. */
export interface BotFailed {
  type: "bot_failed";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** A bot that can be put on a seat. */
export interface BotLevel {
  bot: string;
  title: string;
}

/** A bot was put on a seat, or (``bot`` null) taken from it. */
export interface BotSat {
  type: "bot_sat";
  seat: number;
  bot: string | null;
  number: number;
  time: number;
  text: string | null;
}

/** How the bots are. While they are not ``ok``, ``greedy`` thinks for all of them. The numbers are told on the machine itself alone: they move when a bot is asked in secret. */
export interface BotsHealth {
  ok: boolean;
  processes: number | null;
  waiting: number | null;
}

/** Of every outcome of chance in a finished game's record, from the set-up on: how many there could have been. With them the outcomes follow from the seed without the rules of the game. */
export interface ChanceCounts {
  counts: number[];
}

/** Something the seat may choose now. ``warning`` is what to confirm before. */
export interface Choice {
  code: number;
  notation: string;
  label?: string | null;
  warning?: string | null;
}

/** A seat's time, in seconds, when the message was sent (``time``). */
export interface Clock {
  left: number;
  running: boolean;
}

/** End a table without a result. */
export interface CloseTable {
  act: "close";
  table: string;
}

/** The table was closed without a result, because nobody used it any more. */
export interface Closed {
  type: "closed";
  number: number;
  time: number;
  text: string | null;
}

/** The secret of the link in the first mail. */
export interface ConfirmMail {
  secret: string;
}

/** Take a line that was said out of everybody's sight. */
export interface DeleteLine {
  act: "delete";
  table: string;
  line: number;
}

/** Forget everything about me, for good. */
export interface DeleteMe {
  sure: "delete";
}

/** What is left: tables that are over, with a former player. */
export interface Deleted {
  tables: number;
}

/** Somebody is no keeper any more. This takes the key. */
export interface Dismiss {
  act: "dismiss";
  player: string;
}

/** How often two have played a game with each other, and who was ahead. */
export interface Duel {
  game: string;
  games: number;
  ahead: number;
  behind: number;
}

/** Whether a visitor is a keeper, and until when the house is open to this browser; null: it is closed. */
export interface Duty {
  player: string;
  keeper: boolean;
  until: number | null;
}

/** Send the page of a watched table's log that comes before a number, as a ``Past``. */
export interface Earlier {
  type: "earlier";
  table: string;
  before: number;
}

/** End one's session in this browser, in all ``others``, or everywhere. A guest without any session cannot come back as the same player. */
export interface EndSession {
  where: "everywhere" | "here" | "others";
}

/** The finished games at which the same people stayed together, the latest first, and the score over all of them. */
export interface Evening {
  games: PlayedGame[];
  scores: EveningScore[];
}

/** What somebody has won at the tables of an evening. */
export interface EveningScore {
  player: Player | null;
  bot: string | null;
  seat: number;
  games: number;
  wins: number;
}

/** How anybody can check the deal: ``commitment`` is the SHA-256 of ``seed``, told before the first card; the seats' luck is added to it; the seed itself is told when the game is over. */
export interface Fairness {
  commitment: string;
  luck: (string | null)[];
  seed?: string | null;
}

/** Take the tables, the history and the friends of this browser's guest along (``join``), or leave the guest behind, whom nobody can be again then (``leave``). */
export interface FinishSignIn {
  ticket: string;
  how: "join" | "leave";
}

/** Say whenever a table begins to wait for this player, or waits no more, as ``Waits``. */
export interface Follow {
  type: "follow";
}

/** Something of the same kind that the seat may not choose now, and why. */
export interface Forbidden {
  code: number;
  notation: string;
  label: string | null;
  refusal: string;
  rule: string;
  why: string | null;
}

/** One's friends, and who may become one. */
export interface FriendList {
  friends: Player[];
  asked: Player[];
  asking: Player[];
  met: Player[];
  tables: TableCard[];
}

/** A game as the lobby shows it. */
export interface GameCard {
  game: string;
  title: string;
  summary: string;
  seats: number[];
  rules: number;
  editions: string[];
  options: OptionField[];
  presets: PresetCard[];
  bots: BotLevel[];
}

export interface GameList {
  games: GameCard[];
}

/** The puzzles of a game. */
export interface GamePuzzles {
  game: string;
  count: number;
  answered: AnsweredPuzzle[];
}

/** The games at one game, or with so many seats of it. */
export interface GameTally {
  game: string;
  seats: number;
  tally: Tally;
}

/** The only answer that this seat had was given for it. Nobody else hears of it. */
export interface Given {
  type: "given";
  number: number;
  text: string | null;
  notation: string;
}

/** How the server is. ``store``: whether what it should keep can be kept, or at least read. */
export interface Health {
  ok: boolean;
  version: string;
  tables_loaded: number;
  store: "cannot_write" | "lost" | "ok";
  bots: BotsHealth;
}

/** The first message: who one is has come with the cookie or the bot's token. */
export interface Hello {
  type: "hello";
  protocol: number;
  language?: "en" | "fr" | "it" | null;
}

/** A choice, and the seat's chance to win after it. */
export interface Hint {
  notation: string;
  chance: number;
}

/** A seat's best choices at its decision, the best first. */
export interface HintList {
  decision: number;
  hints: Hint[];
}

/** The coach has told a seat its best choices. */
export interface Hinted {
  type: "hinted";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** A webhook: the house posts JSON to it. ``chat`` is the form that chat programs take. With a table it is told of that table's turns, as any spectator may know them, and of its end. */
export interface HookWay {
  way: "hook";
  url: string;
  form?: "chat" | "plain";
  table?: string | null;
}

/** Something that whoever runs the house does, or a keeper; it is written down. */
export interface HouseAct {
  do: Warn | Silence | Ban | Pardon | CloseTable | DeleteLine | SettleReport | Announce | SetLimits | Appoint | Dismiss;
}

/** How many tables the house has, and what the archive saves. */
export interface HouseFigures {
  open: number;
  over: number;
  archived: number;
  archived_rows: number;
  bytes_before: number;
  bytes_after: number;
  archive_days: number;
}

/** What the house allows beside the limits that always hold. */
export interface HouseLimits {
  newcomers?: number | null;
  tables?: number | null;
  lines?: number | null;
}

/** What the house has to say: to everybody, and to this visitor. */
export interface HouseNews {
  message: string | null;
  warnings: HouseWarning[];
  silenced_until: number | null;
}

/** What the house wants a visitor to read. */
export interface HouseWarning {
  warning: string;
  text: string;
}

/** Whoever runs the house has taken a line out of sight. A whole ``TableMessage`` comes with it, in which the line says nothing. */
export interface Hushed {
  type: "hushed";
  number: number;
  time: number;
  text: string | null;
}

/** A secret that can be exchanged once for a seat. It travels in the fragment of a link (``/#/join/SECRET``), which no server log or referrer ever sees. */
export interface Invitation {
  secret: string;
  fragment: string;
}

/** A seat is kept for somebody who got an invitation. */
export interface Invited {
  type: "invited";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** A friend for whom a seat is kept; null: any that is free. */
export interface InvitedFriend {
  player: string;
  seat?: number | null;
}

/** Where one sits now. */
export interface Joined {
  table: string;
  seat: number;
}

/** Somebody who keeps order from the page, and with how many passkeys. */
export interface KeeperCard {
  player: Player;
  passkeys: number;
  since: number;
}

export interface KeeperList {
  keepers: KeeperCard[];
}

/** The ratings at one game, the best first. */
export interface Leaderboard {
  rows: BoardRow[];
}

/** Get up. In a game a bot stands in; where the rules give the seat to a partner, for good. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/** A player left the seat. In a game a stand-in plays on, and the player may come back. */
export interface Left {
  type: "left";
  seat: number;
  player: Player;
  number: number;
  time: number;
  text: string | null;
}

/** A bank of seconds for each seat, and some more for each decision. */
export interface LiveClock {
  pace: "live";
  bank: number;
  increment?: number;
}

/** A seat added its own randomness to the deal. */
export interface LuckAdded {
  type: "luck_added";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** An address; the first mail has a link that confirms it, and before that there is no other. */
export interface MailWay {
  way: "mail";
  address: string;
}

/** The games of one month, such as 2026-11. */
export interface Month {
  month: string;
  games: number;
  wins: number;
}

/** Hear no more, or again, of what a player says, at any table. */
export interface Mute {
  type: "mute";
  id: string;
  table: string;
  player: string;
  muted: boolean;
}

/** Somebody to be friends with. */
export interface NewFriend {
  player: string;
}

/** Invite somebody to a seat; null: to any free one. */
export interface NewInvitation {
  seat?: number | null;
}

/** What the browser answered, as ``PublicKeyCredential.toJSON`` gives it, and a name by which its owner knows the device. */
export interface NewPasskey {
  name: string;
  credential: Record<string, unknown>;
}

/** Tell whoever runs the house of somebody at a table. */
export interface NewReport {
  player: string;
  table: string;
  why: "cheating" | "insults" | "name" | "other" | "spam";
  said?: string;
}

/** A guest's name and face, at the first visit or to change them. */
export interface NewSession {
  name: string;
  face?: number | null;
}

/** Open a table. ``bots`` are by seat from the last one on; the opener sits on seat 0 unless ``sit`` is false. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  edition?: string | null;
  bots?: string[];
  public?: boolean;
  pace?: NoClock | LiveClock | TurnClock;
  sit?: boolean;
  start?: boolean;
  rated?: boolean;
  hints?: boolean;
}

/** A token for a remote bot: with it a program plays under that name, marked as a bot. */
export interface NewToken {
  name: string;
  scope?: "play" | "watch";
  table?: string | null;
}

/** One more way to tell a player something. */
export interface NewWay {
  to: PushWay | PageWay | MailWay | HookWay;
  language?: "en" | "fr" | "it";
}

/** What happened after ``since``, and how the table stands now. */
export interface News {
  type: "news";
  table: string;
  since: number;
  number: number;
  scene: Scene;
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Rated | Hinted | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Hushed | Closed)[];
}

/** Nobody is hurried. */
export interface NoClock {
  pace: "none";
}

/** How a player is told, and what the house offers: ``push_key`` for browsers (null: no Web Push here), mails, and webhooks at these origins. */
export interface NoticeSettings {
  kinds: ("clock" | "invited" | "over" | "turn")[];
  quiet: Quiet | null;
  ways: WayCard[];
  push_key: string | null;
  mail: boolean;
  hooks: string[];
}

/** Of what a player wants to be told, and when not. */
export interface NoticeWishes {
  kinds: ("clock" | "invited" | "over" | "turn")[];
  quiet?: Quiet | null;
}

/** The table was opened. */
export interface Opened {
  type: "opened";
  player: Player;
  number: number;
  time: number;
  text: string | null;
}

/** Somebody one has played with: how often, and who was ahead, in all and game by game. */
export interface Opponent {
  player: Player;
  games: number;
  ahead: number;
  behind: number;
  by_game: Duel[];
}

/** One of the values that an option may have, and the rule that forbids it where it does not go with what else is chosen. */
export interface OptionChoice {
  value: unknown;
  title: string;
  why?: string | null;
  rule?: string | null;
}

/** One option of a game, with what it may be. */
export interface OptionField {
  name: string;
  title: string;
  help: string;
  rule: string;
  kind: "each" | "one" | "order" | "some" | "switch";
  default: unknown;
  choices: OptionChoice[];
  counts: number[];
}

/** A browser, while one of its tabs is open: its pages get a ``ToldOf``. */
export interface PageWay {
  way: "page";
  browser: string;
}

/** Lift all that is imposed on a player. */
export interface Pardon {
  act: "pardon";
  player: string;
}

/** A passkey as its owner finds it again. */
export interface PasskeyCard {
  passkey: string;
  name: string;
  made: number;
  used: number | null;
  synced: boolean;
  copied: number | null;
}

/** Another name for a passkey. */
export interface PasskeyName {
  name: string;
}

/** What a browser is to be asked, as ``PublicKeyCredential`` takes it in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Older lines of a table's log, oldest first: those before a number. */
export interface Past {
  type: "past";
  table: string;
  before: number;
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Rated | Hinted | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Hushed | Closed)[];
  earlier: boolean;
}

/** Is anybody there? Answered with a ``Pong``. */
export interface Ping {
  type: "ping";
}

/** A game that is over, as histories show it. */
export interface PlayedGame {
  table: string;
  game: string;
  began: number;
  ended: number;
  rated: boolean;
  may_see: boolean;
  you: number;
  seats: PlayedSeat[];
}

/** A page of a history, the latest first; ``more`` names the last one if there are others. */
export interface PlayedGames {
  games: PlayedGame[];
  more: string | null;
}

/** How a game ended for one seat. */
export interface PlayedSeat {
  seat: number;
  player: Player | null;
  bot: string | null;
  place: number;
  points: number;
  left: boolean;
}

/** Somebody who visits: a person, or a remote bot that came with a token. */
export interface Player {
  player: string;
  name: string;
  bot?: boolean;
  face?: number | null;
}

/** What the house knows of a player. */
export interface PlayerFile {
  player: string;
  name: string;
  tables: TableCard[];
  sanctions: Sanction[];
}

/** People whom a keeper may be looking for. */
export interface PlayerList {
  players: Player[];
}

/** The answer to ``Ping``. */
export interface Pong {
  type: "pong";
  time: number;
}

/** A position from the eyes of a seat: what is best? ``view`` is the game's view_type. */
export interface PosedPuzzle {
  game: string;
  number: number;
  edition: string;
  seat: number;
  seats: Seat[];
  view: unknown;
  to_do: string;
  choices: Choice[];
}

/** The settings of the page. */
export interface Preferences {
  language: "en" | "fr" | "it";
  speed: "fast" | "normal" | "off" | "slow";
  symbols: boolean;
  aids: boolean;
  sound: boolean;
  ask_always: boolean;
}

/** Who is there. Not part of the history: it counts from when the server started. */
export interface Presence {
  type: "presence";
  table: string;
  number: number;
  connected: number[];
  spectators: number;
}

/** Something to begin with: seats, bots and options. */
export interface PresetCard {
  preset: "book" | "first" | "long";
  title: string;
  about: string;
  seats: number;
  bot: string;
  options: Record<string, unknown>;
}

/** Something was not done, and nothing has changed. ``code`` is a game's refusal (with its ``rule``), or one of the server's own: see ``backroom.server.problems``. */
export interface Problem {
  type: "problem";
  code: string;
  text: string | null;
  id?: string | null;
  table?: string | null;
  rule?: string | null;
}

/** What somebody did here, as far as they let others see it. */
export interface Profile {
  player: Player;
  mine: boolean;
  shown: boolean;
  shows: "everybody" | "friends" | "nobody";
  all: Tally;
  by_game: GameTally[];
  favourite: string | null;
  streak: number;
  best_streak: number;
  months: Month[];
  ratings: RatingCard[];
  opponents: Opponent[];
}

/** A browser, wherever it is, by its maker's push service: what `PushSubscription` says. */
export interface PushWay {
  way: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Put a finished table away, or (false) have it in one's list again. */
export interface PutAway {
  away: boolean;
}

/** The owner puts a bot on a free seat before the game, or (null) takes it away. */
export interface PutBot {
  type: "put_bot";
  id: string;
  table: string;
  seat: number;
  bot: string | null;
}

/** The puzzle of the day (null: the visitor knows all there are), and those of every game. */
export interface PuzzleList {
  day: PuzzleName | null;
  games: GamePuzzles[];
}

/** Which puzzle: of which game, and its number from 1 on. */
export interface PuzzleName {
  game: string;
  number: number;
}

/** The hours in which nobody is told anything; it is told when they are over, if it still is so. Minutes of the day, where the player is. */
export interface Quiet {
  first: number;
  last: number;
  zone: string;
}

/** Agree before the game that it counts for the ratings, or no longer. It does if every player agrees; as long as one does and another does not, the game cannot start. */
export interface Rate {
  type: "rate";
  id: string;
  table: string;
  agree: boolean;
}

/** A player agreed that the game counts for the ratings, or no longer. */
export interface Rated {
  type: "rated";
  seat: number;
  agree: boolean;
  number: number;
  time: number;
  text: string | null;
}

/** How strong somebody is at a game. The interval holds 95 %. */
export interface RatingCard {
  game: string;
  rating: number;
  low: number;
  high: number;
  games: number;
  provisional: boolean;
  points: RatingPoint[];
}

/** A rating after a game. */
export interface RatingPoint {
  ended: number;
  rating: number;
  low: number;
  high: number;
}

/** A warning was read. */
export interface ReadWarning {
  warning: string;
}

/** What may be said of a recovery code later. */
export interface RecoveryCard {
  made: number;
  used: number | null;
}

/** A recovery code, shown this once. */
export interface RecoveryCode {
  code: string;
}

/** Open a table with the same people and options, or go to the one already opened. ``game`` is what they play there, if it is another one, as it is usually played. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
  game?: string | null;
}

/** The same people may play again, at that table. */
export interface RematchOpened {
  type: "rematch";
  table: string;
  number: number;
  time: number;
  text: string | null;
}

/** The owner removes a player before the game; only an invitation brings them back. */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  seat: number;
}

/** The owner removed a player from a seat before the game. */
export interface Removed {
  type: "removed";
  seat: number;
  player: Player;
  number: number;
  time: number;
  text: string | null;
}

/** One moment of a finished game, from one seat's eyes, a spectator's, or with all open: then ``view`` is a spectator's with nothing hidden. */
export interface ReplayFrame {
  moment: number;
  view: unknown;
  events: Told[];
  asked: number[];
}

export interface ReplayFrames {
  frames: ReplayFrame[];
}

/** One choice of a finished game, in notation, and the points by seat after it. */
export interface ReplayMove {
  seat: number;
  notation: string;
  label: string | null;
  points: number[];
}

/** A finished game at a glance. Moment 0 is the deal, moment n follows move n. */
export interface ReplayOutline {
  head: TableHead;
  seats: Seat[];
  fairness: Fairness;
  result: Standing[];
  start: number[];
  moves: ReplayMove[];
}

/** A report that nobody has settled yet. */
export interface ReportCard {
  report: string;
  at: number;
  by: string;
  player: string;
  table: string;
  why: string;
  said: string;
}

/** The reports, and how those whom they name are called. */
export interface ReportList {
  reports: ReportCard[];
  names: Record<string, string>;
}

/** Leave the game for good, where its rules know that. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
}

/** What every seat's chance was after a step, and which moment of the replay that is. */
export interface ReviewMoment {
  moment: number;
  seat: number;
  chances: number[];
}

/** How far a review is: ``done`` is a share, null if nobody has asked for it yet. */
export interface ReviewState {
  done: number | null;
  review: ToldReview | null;
}

export interface RulesChapter {
  title: string;
  rules: string[];
}

/** The rules of a game: texts by number, and the chapters they stand in. */
export interface RulesText {
  game: string;
  title: string;
  intro: string;
  chapters: RulesChapter[];
  texts: Record<string, string>;
}

/** Somebody spoke; ``seat`` null is a spectator. */
export interface Said {
  type: "said";
  player: Player;
  seat: number | null;
  said: string;
  number: number;
  time: number;
  text: string | null;
}

/** What is imposed on somebody, until when, and why. */
export interface Sanction {
  kind: string;
  until: number;
  why: string;
}

/** A player took a seat. */
export interface Sat {
  type: "sat";
  seat: number;
  player: Player;
  number: number;
  time: number;
  text: string | null;
}

/** Talk to the table. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  said: string;
}

/** How the table stands now, as this client may see it. ``frozen`` is a table whose rules or edition this server no longer has: it can be looked at, and ``frozen_why`` says what happened. ``closed`` is one that nobody used for so long that it was ended without a result. */
export interface Scene {
  phase: "closed" | "frozen" | "gathering" | "over" | "playing";
  seats: Seat[];
  owner: string;
  you: number | null;
  spectators: number;
  asked: number[];
  decision: number | null;
  to_do: string | null;
  choices: Choice[];
  forbidden: Forbidden[];
  always_ask: boolean;
  can_undo: boolean;
  can_ask_coach: boolean;
  can_leave: boolean;
  leaves_to: number | null;
  can_resign: boolean;
  undo: UndoRequest | null;
  last_choice: number | null;
  fairness: Fairness;
  result: Standing[] | null;
  rematch: string | null;
  rated: boolean;
  frozen_why: string | null;
  closes: number | null;
  time: number;
  view: unknown;
}

/** A chair and who sits on it. */
export interface Seat {
  seat: number;
  player?: Player | null;
  bot?: string | null;
  alike?: boolean;
  invited?: boolean;
  connected?: boolean;
  stand_in?: boolean;
  luck?: boolean;
  agrees?: boolean;
  clock?: Clock | null;
}

/** Speak another language from now on. Every watched table comes again, as a whole. */
export interface SetLanguage {
  type: "language";
  language: "en" | "fr" | "it" | null;
}

/** Allow so much from now on. */
export interface SetLimits {
  act: "limits";
  newcomers?: number | null;
  tables?: number | null;
  lines?: number | null;
}

/** A report was seen to. */
export interface SettleReport {
  act: "settle";
  report: string;
}

/** Who one is now. If a guest with tables plays in this browser, nothing has changed yet (``player`` is null): ``FinishSignIn`` says what becomes of both. */
export interface SignedIn {
  player: Player | null;
  person: Player;
  ticket?: string | null;
  tables?: number;
}

/** Have a player say nothing for a while. */
export interface Silence {
  act: "silence";
  player: string;
  hours: number;
  why?: string;
}

/** Take a free seat of a public table; null: any. */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
}

/** Whether the best choice was found; all choices, the best first; by how much the first one leads, give or take ``within``; and why. */
export interface Solution {
  right: boolean;
  answers: ToldAnswer[];
  within: number;
  says: string[];
}

/** A line that was said at a table, by the number of its row. */
export interface SpokenLine {
  line: number;
  time: number;
  player: Player;
  said: string;
}

export interface SpokenLines {
  lines: SpokenLine[];
}

/** A seat's place in the result. */
export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** The owner starts the game; every seat must be taken. */
export interface Start {
  type: "start";
  id: string;
  table: string;
}

/** The cards were dealt. */
export interface Started {
  type: "started";
  number: number;
  time: number;
  text: string | null;
}

/** From here on a bot plays for a seat: its player left, or ran out of time. */
export interface StoodIn {
  type: "stood_in";
  seat: number;
  why: "left" | "time";
  number: number;
  time: number;
  text: string | null;
}

/** A table as lists show it. */
export interface TableCard {
  table: string;
  what_if?: WhatIf | null;
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  pace: NoClock | LiveClock | TurnClock;
  public: boolean;
  created: number;
  phase: "closed" | "frozen" | "gathering" | "over" | "playing";
  asked: number[];
  closes?: number | null;
  left?: number | null;
  you: number | null;
}

/** What was agreed when the table was opened. It never changes. */
export interface TableHead {
  table: string;
  game: string;
  rules: number;
  edition: string;
  options: Record<string, unknown>;
  seats: number;
  pace: NoClock | LiveClock | TurnClock;
  public: boolean;
  created: number;
  what_if?: WhatIf | null;
}

export interface TableList {
  tables: TableCard[];
}

/** A whole table: on ``Watch``, after a change of seat or language, and after an undo. */
export interface TableMessage {
  type: "table";
  table: string;
  number: number;
  head: TableHead;
  scene: Scene;
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Rated | Hinted | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Hushed | Closed)[];
  earlier: boolean;
}

/** Play one's own seat again, instead of the stand-in. */
export interface TakeBack {
  type: "take_back";
  id: string;
  table: string;
}

/** Games of one kind, and how they ended. */
export interface Tally {
  games: number;
  wins: number;
  seconds: number;
  places: number[];
}

/** A bot's token, shown this once. It goes into the header ``Authorization: Bearer``. */
export interface Token {
  token: string;
  player: Player;
  scope: "play" | "watch";
  table: string | null;
}

/** A token as its owner finds it again: whom it lets in, to do what, and when it was made. */
export interface TokenCard {
  player: Player;
  scope: "play" | "watch";
  table: string | null;
  made: number;
}

export interface TokenList {
  tokens: TokenCard[];
}

/** The game's journal: what this seat sees of it. */
export interface Told {
  type: "told";
  number: number;
  text: string | null;
  event: unknown;
  private?: boolean;
  seats?: number[];
}

/** A choice, and the seat's chance to win after it. */
export interface ToldAnswer {
  notation: string;
  label: string;
  chance: number;
}

/** A choice that was worse than another one: what it has cost, give or take ``within``. */
export interface ToldCost {
  moment: number;
  chosen: string;
  better: string;
  cost: number;
  within: number;
  close: boolean;
  says: string[];
}

/** What a player who looks elsewhere is to be told, for pages that may show notices. One with the ``id`` of an earlier one is the same notice. */
export interface ToldOf {
  type: "notice";
  id: string;
  table: string;
  kind: "clock" | "invited" | "over" | "turn";
  title: string;
  text: string;
}

/** What a game was about, in words. */
export interface ToldReview {
  seat: number;
  open: boolean;
  start: number[];
  moments: ReviewMoment[];
  balances: Balance[];
  costs: ToldCost[];
  named: number;
  turns: number[];
  lucky: ToldSwing[];
  unlucky: ToldSwing[];
}

/** A moment of the replay to which luck led. */
export interface ToldSwing {
  moment: number;
  luck: number;
  text: string;
}

/** The player plays the seat again. */
export interface TookBack {
  type: "took_back";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** So many days for each decision. */
export interface TurnClock {
  pace: "turns";
  days: number;
}

/** Somebody answered that. */
export interface UndoAnswered {
  type: "undo_answered";
  seat: number;
  agree: boolean;
  number: number;
  time: number;
  text: string | null;
}

/** A seat asked the others whether it may take its last choice back. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** A seat asks to take its last choice back; every other person must agree. */
export interface UndoRequest {
  seat: number;
  agreed: number[];
  missing: number[];
}

/** A choice was taken back. A whole ``TableMessage`` comes with it: the journal is shorter. */
export interface Undone {
  type: "undone";
  seat: number;
  number: number;
  time: number;
  text: string | null;
}

/** Send no more of a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Exchange an invitation for its seat. */
export interface UseInvitation {
  secret: string;
}

/** Sign in: what the browser answered. */
export interface UsePasskey {
  credential: Record<string, unknown>;
}

/** Sign in with a recovery code, as it was written down. */
export interface UseRecoveryCode {
  code: string;
}

/** Whether somebody can see what this client shows. Until it says so it can be seen: nobody is told elsewhere of what happens before their eyes. */
export interface Visible {
  type: "visible";
  visible: boolean;
}

/** A table has begun to wait for a choice of this player, or waits no more. Tables that are in use at another process only are not told of: whoever wants to be sure looks at the list. */
export interface Waits {
  type: "waits";
  table: string;
  waits: boolean;
}

/** What somebody would like to agree on. */
export interface Wanted {
  seats: number;
  edition?: string | null;
  options?: Record<string, unknown>;
}

/** Have a player read something. */
export interface Warn {
  act: "warn";
  player: string;
  text: string;
}

/** Nothing has happened here for long; after so many days more the table is closed. */
export interface Warned {
  type: "warned";
  days: number;
  number: number;
  time: number;
  text: string | null;
}

/** Send what happens at a table: from one's seat if one has one, else as a spectator. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
}

/** A way as its owner finds it again: nothing that others could use. */
export interface WayCard {
  way: string;
  kind: "hook" | "mail" | "page" | "push";
  to: string;
  tail: string;
  table: string | null;
  made: number;
  confirmed: boolean;
  failing: boolean;
}

/** How somebody can come back as the same player; with none of them they are a guest. */
export interface WaysBack {
  passkeys: PasskeyCard[];
  recovery: RecoveryCard | null;
}

/** The answer to ``Hello``. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  you: Player;
  language: "en" | "fr" | "it" | null;
  time: number;
}

/** A moment of a finished game from which another one is played, as a seat knew it; or ``real``: on the table as it was. */
export interface WhatIf {
  table: string;
  moment: number;
  seat: number;
  real: boolean;
}

/** Who may see one's profile and history. */
export interface WhoSees {
  shows: "everybody" | "friends" | "nobody";
}

/** Who one is from now on: the name or the face is another one. */
export interface You {
  type: "you";
  you: Player;
}

export type ClientMessage = Hello | SetLanguage | Ping | Follow | Visible | Watch | Earlier | Unwatch | Act | Resign | Sit | Leave | TakeBack | PutBot | Remove | AddLuck | Rate | Start | AlwaysAsk | Say | AskUndo | AnswerUndo | Rematch | Mute;

export type ServerMessage = Welcome | You | Pong | TableMessage | Past | News | Presence | Waits | ToldOf | Ack | Problem;

export type Event = Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Rated | Hinted | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Hushed | Closed;
