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

/** Agree that another seat takes its choice back, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  table: string;
  agree: boolean;
}

/** Take one's last choice back. If nothing was revealed, rolled or answered since, that is done at once; else the others are asked if ``ask`` is true, and the command is refused with ``undo_needs_consent`` if it is false. */
export interface AskUndo {
  type: "undo";
  id: string;
  table: string;
  ask?: boolean;
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

/** How the bots are. While they are not ``ok``, the first legal choice is made for them. */
export interface BotsHealth {
  ok: boolean;
  processes: number;
  waiting: number;
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

/** The table was closed without a result, because nobody used it any more. */
export interface Closed {
  type: "closed";
  number: number;
  time: number;
  text: string | null;
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

/** How anybody can check the deal: ``commitment`` is the SHA-256 of ``seed``, told before the first card; the seats' luck is added to it; the seed itself is told when the game is over. */
export interface Fairness {
  commitment: string;
  luck: (string | null)[];
  seed?: string | null;
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

/** Where one sits now. */
export interface Joined {
  table: string;
  seat: number;
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

/** Hear no more, or again, of what a player says, at any table. */
export interface Mute {
  type: "mute";
  id: string;
  table: string;
  player: string;
  muted: boolean;
}

/** Invite somebody to a seat; null: to any free one. */
export interface NewInvitation {
  seat?: number | null;
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
}

/** A token for a remote bot: with it a program plays under that name, marked as a bot. */
export interface NewToken {
  name: string;
  scope?: "play" | "watch";
  table?: string | null;
}

/** What happened after ``since``, and how the table stands now. */
export interface News {
  type: "news";
  table: string;
  since: number;
  number: number;
  scene: Scene;
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Closed)[];
}

/** Nobody is hurried. */
export interface NoClock {
  pace: "none";
}

/** The table was opened. */
export interface Opened {
  type: "opened";
  player: Player;
  number: number;
  time: number;
  text: string | null;
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

/** Older lines of a table's log, oldest first: those before a number. */
export interface Past {
  type: "past";
  table: string;
  before: number;
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Closed)[];
  earlier: boolean;
}

/** Is anybody there? Answered with a ``Pong``. */
export interface Ping {
  type: "ping";
}

/** Somebody who visits: a person, or a remote bot that came with a token. */
export interface Player {
  player: string;
  name: string;
  bot?: boolean;
  face?: number | null;
}

/** The answer to ``Ping``. */
export interface Pong {
  type: "pong";
  time: number;
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

/** The owner puts a bot on a free seat before the game, or (null) takes it away. */
export interface PutBot {
  type: "put_bot";
  id: string;
  table: string;
  seat: number;
  bot: string | null;
}

/** Open a table with the same people and options, or go to the one already opened. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
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

/** Leave the game for good, where its rules know that. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
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
  can_leave: boolean;
  leaves_to: number | null;
  can_resign: boolean;
  undo: UndoRequest | null;
  last_choice: number | null;
  fairness: Fairness;
  result: Standing[] | null;
  rematch: string | null;
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
  clock?: Clock | null;
}

/** Speak another language from now on. Every watched table comes again, as a whole. */
export interface SetLanguage {
  type: "language";
  language: "en" | "fr" | "it" | null;
}

/** Take a free seat of a public table; null: any. */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
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
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  pace: NoClock | LiveClock | TurnClock;
  public: boolean;
  created: number;
  phase: "closed" | "frozen" | "gathering" | "over" | "playing";
  asked: number[];
  closes?: number | null;
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
  events: (Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Closed)[];
  earlier: boolean;
}

/** Play one's own seat again, instead of the stand-in. */
export interface TakeBack {
  type: "take_back";
  id: string;
  table: string;
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

/** What somebody would like to agree on. */
export interface Wanted {
  seats: number;
  edition?: string | null;
  options?: Record<string, unknown>;
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

/** The answer to ``Hello``. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  you: Player;
  language: "en" | "fr" | "it" | null;
  time: number;
}

export type ClientMessage = Hello | SetLanguage | Ping | Watch | Earlier | Unwatch | Act | Resign | Sit | Leave | TakeBack | PutBot | Remove | AddLuck | Start | AlwaysAsk | Say | AskUndo | AnswerUndo | Rematch | Mute;

export type ServerMessage = Welcome | Pong | TableMessage | Past | News | Presence | Ack | Problem;

export type Event = Told | Given | AskedAlways | Said | Opened | Sat | Invited | BotSat | Left | Removed | LuckAdded | Started | StoodIn | TookBack | BotFailed | UndoAsked | UndoAnswered | Undone | RematchOpened | Warned | Closed;
