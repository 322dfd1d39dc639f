/** One table as this visitor follows it: what is shown, what has still to be shown, what is said. */

import { tick } from "svelte";
import type {
  Event,
  News,
  Past,
  Presence,
  Scene,
  TableHead,
  TableMessage,
} from "../generated/messages";
import { boardOf, type AnyBoard, type GameEvent, type StandingRefusal } from "../boards/board";
import { api, Refused } from "../lib/api";
import { connection, type Listener, type NewCommand } from "../lib/connection.svelte";
import { Menu, type Option } from "../lib/menu";
import { Selection } from "../lib/selection.svelte";
import { Stage } from "../lib/stage.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { t } from "../lib/words.svelte";
import { Agenda } from "./agenda";
import { noteCommitment } from "./fairness";
import { nameOf, peopleOf } from "./people";

const TOO_FAR_BEHIND = 4; // pieces of news; more than that are caught up with at once

type WithoutTable<T> = T extends unknown ? Omit<T, "table"> : never;

/** Something that cannot be undone: what is asked, what "yes" is called, and what it does. */
export interface Doubt {
  question: string;
  yes: string;
  go: () => unknown;
}

export interface Notice {
  text: string;
  rule: string | null;
}

/** Whether the visitor's own seat must choose now. */
export function isAsked(scene: Scene): boolean {
  return scene.you !== null && scene.asked.includes(scene.you);
}

export class Room implements Listener {
  readonly stage = new Stage();
  readonly selection = new Selection();
  last: number | null = null;

  head = $state.raw<TableHead | null>(null);
  /** The table as it is drawn now; it lags behind while news are being shown. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Event[]>([]);
  /** Whether the server has older lines of the log. */
  earlier = $state(false);
  board = $state.raw<AnyBoard | null>(null);
  edition = $state.raw<unknown>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why this table cannot be watched. */
  refused = $state("");
  /** What waits for "yes, I mean it". */
  doubtful = $state.raw<Doubt | null>(null);
  /** Counts what has been drawn. */
  moment = $state(0);
  /** Questions that are answered with no for me, until it is my turn. */
  refusals = $state.raw<StandingRefusal[]>([]);
  /** Whether the game ended before this visitor's eyes. */
  sawEnd = $state(false);
  /** The choice that is on its way to the server. */
  sending = $state(false);

  /** Whether more of what was chosen with one click is to come; meanwhile nothing else can be. */
  underway = $state(false);

  /** What this table was told of the setting: whether to be asked always. */
  #wish: boolean | null = null;
  #queue: News[] = [];
  #showing = false;
  /** Counts whole tables: news from before one must not be drawn over it. */
  #wholes = 0;
  /** The number before which older lines were asked for last. */
  #askedBefore: number | null = null;
  /** Choices that follow the one on its way. */
  readonly #agenda = new Agenda();

  constructor(readonly table: string) {}

  /** What the server would take. */
  readonly #offered = $derived(
    this.scene
      ? new Menu(
          this.scene.choices,
          this.scene.forbidden,
          (option) => this.pick(option),
          (notations) => this.pickAll(notations),
        )
      : Menu.none,
  );

  /** What can be chosen. It stays as it is until the answer comes: to draw everything twice takes
  time. */
  readonly menu = $derived(
    this.underway || (this.sending && this.stage.busy) ? Menu.none : this.#offered,
  );

  /** The name of every seat. */
  readonly names = $derived((this.scene?.seats ?? []).map(nameOf));

  /** Who sits where, as boards show them. */
  readonly people = $derived(
    this.board && this.scene?.view
      ? peopleOf(
          this.scene.seats,
          this.board.colours(this.scene.view, this.edition),
          this.scene,
          this.board,
        )
      : [],
  );

  hear(message: TableMessage | Past | News | Presence): void {
    switch (message.type) {
      case "table":
        this.#takeWhole(message);
        break;
      case "past":
        this.#takePast(message);
        break;
      case "news":
        this.last = message.number;
        this.#queue.push(message);
        void this.#showNews();
        break;
      case "presence":
        this.#notePresence(message);
        break;
    }
  }

  /** Ask for older lines of the log, which come only to those who want to read them. */
  readBack(): void {
    const before = this.log[0]?.number;
    if (!this.earlier || before === undefined || before === this.#askedBefore) return;
    this.#askedBefore = before;
    connection.askForPast(this.table, before);
  }

  refuse(problem: Refused): void {
    this.refused = problem.message;
  }

  /** Choose something else than what may have been planned. */
  pick(option: Option): void {
    if (this.sending) return;
    this.#agenda.drop();
    this.#take(option);
  }

  /** Choose something, ask whether it is meant, or say why it cannot be. */
  #take(option: Option): void {
    if (option.why !== null) {
      this.notice = { text: option.why, rule: option.rule };
    } else if (option.warning !== null && this.#offered.legal.length > 1) {
      this.underway = false;
      this.doubtful = {
        question: option.warning,
        yes: option.label,
        go: () => this.choose(option),
      };
    } else {
      void this.choose(option);
    }
  }

  /** Choose one thing after another; what cannot be chosen any more ends the line. */
  pickAll(notations: string[]): void {
    const [first, ...rest] = notations;
    const option = this.menu.find(first ?? "");
    if (!option || this.sending) return;
    this.#agenda.plan(rest);
    this.#take(option);
  }

  async choose(option: Option): Promise<void> {
    this.notice = null;
    const decision = this.scene?.decision;
    if (decision === null || decision === undefined || this.sending) return;
    this.sending = true;
    this.underway = this.#agenda.isOpen;
    this.#agenda.sent(decision);
    this.stage.press(option.notation);
    play("choice");
    const done = await this.tell({ type: "act", decision, action: option.code });
    if (!done) {
      this.sending = false;
      this.underway = false;
      this.stage.settle();
      this.#agenda.drop();
    }
  }

  /** Whose turn it is, if somebody else's and I am asked in between. */
  readonly interrupted = $derived.by(() => {
    const turn = this.scene?.view ? (this.board?.turn?.(this.scene.view) ?? null) : null;
    return this.scene && isAsked(this.scene) && turn !== this.scene.you ? turn : null;
  });

  /** The question that I could say no to from now on, until it is my turn. */
  readonly refusal = $derived.by(() => {
    if (!this.scene?.view || !isAsked(this.scene)) return null;
    const turn = this.board?.turn?.(this.scene.view);
    return turn === this.scene.you ? null : (this.board?.refusal?.(this.scene.view) ?? null);
  });

  /** Say no, now and whenever this is asked again before my turn. */
  refuseUntilMyTurn(refusal: StandingRefusal): void {
    this.refusals = [...this.refusals, refusal];
    this.#refuseForMe();
  }

  /** Let me be asked again. */
  endRefusal(refusal: StandingRefusal): void {
    this.refusals = this.refusals.filter((other) => other !== refusal);
  }

  /** Send a command about this table; problems are shown, and the answer says whether it went. */
  async tell(command: WithoutTable<NewCommand>): Promise<boolean> {
    try {
      await connection.command({ ...command, table: this.table } as NewCommand);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.notice = { text: problem.message, rule: problem.rule };
      return false;
    }
  }

  /** Take my last choice back. Against bots, who always agree, I am asked myself before what was seen
  since is undone; people are asked by the server. */
  async takeBack(): Promise<void> {
    const undo = (ask: boolean) => connection.command({ type: "undo", ask, table: this.table });
    const isAlone = this.scene?.seats.every(({ seat, player }) => !player || seat === this.me);
    try {
      await undo(!isAlone);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.code !== "undo_needs_consent")
        this.notice = { text: problem.message, rule: problem.rule };
      else
        this.doubtful = {
          question: t("undo-sure"),
          yes: t("prompt-undo"),
          go: () => this.tell({ type: "undo", ask: true }),
        };
    }
  }

  /** Whether a seat is mine. */
  get me(): number | null {
    return this.scene?.you ?? null;
  }

  #takeWhole(message: TableMessage): void {
    this.last = message.number;
    this.#queue = [];
    this.#wholes += 1;
    this.stage.skip();
    this.log = message.events;
    this.earlier = message.earlier;
    this.#askedBefore = null;
    noteCommitment(this.table, message.scene.fairness.commitment);
    this.#draw(message.scene);
    if (this.head === null) void this.#load(message.head);
  }

  #takePast(message: Past): void {
    if (message.before !== this.log[0]?.number) return; // the log has begun anew meanwhile
    this.log = [...message.events, ...this.log];
    this.earlier = message.earlier;
  }

  async #load(head: TableHead): Promise<void> {
    const [board, edition] = await Promise.all([boardOf(head.game), api.edition(head)]);
    this.board = board;
    this.edition = edition;
    this.head = head;
  }

  #draw(scene: Scene): void {
    const before = this.scene;
    this.scene = scene;
    if (before?.phase === "playing" && scene.phase === "over") this.sawEnd = true;
    this.stage.settle();
    this.moment += 1;
    if (isAsked(scene) && !(before && isAsked(before))) play("bell");
    if (scene.you !== null && scene.phase === "playing" && scene.always_ask !== settings.askAlways)
      void this.#tellWish();
    if (scene.decision === before?.decision) return;
    this.sending = false;
    this.selection.clear();
    this.#followAgenda(scene);
    this.#refuseForMe();
  }

  /** Tell the table once what is set in this browser, also if it was set elsewhere otherwise. */
  async #tellWish(): Promise<void> {
    const always = settings.askAlways;
    if (this.#wish === always) return;
    this.#wish = always;
    await this.tell({ type: "always_ask", always });
  }

  #refuseForMe(): void {
    if (this.scene?.view && this.board?.turn?.(this.scene.view) === this.me) this.refusals = [];
    const { refusal } = this;
    if (!this.refusals.some(({ question }) => question === refusal?.question)) return;
    const option = this.#offered.find(refusal?.notation ?? "");
    if (option?.why === null) void this.choose(option);
  }

  /** Go on with what was planned, or say that it is dropped. */
  #followAgenda(scene: Scene): void {
    const turn = scene.view ? this.board?.turn?.(scene.view) : undefined;
    const isMyTurn = turn === undefined || turn === scene.you;
    const step = this.#agenda.next(scene.decision, isMyTurn, this.#offered);
    this.underway = this.#agenda.isOpen;
    if (step === null) return;
    if ("make" in step) return this.#take(step.make);
    const { dropped } = step;
    const why = dropped?.why ?? t("prompt-plan-changed");
    this.notice = { text: t("prompt-plan-dropped", { why }), rule: dropped?.rule ?? null };
  }

  #notePresence(message: Presence): void {
    if (!this.scene) return;
    const seats = this.scene.seats.map((seat) => ({
      ...seat,
      connected: message.connected.includes(seat.seat),
    }));
    this.scene = { ...this.scene, seats, spectators: message.spectators };
  }

  /** Whether somebody else has done this. */
  #isOthers(event: Event): boolean {
    return event.type === "told" && (event.seats?.[0] ?? this.me) !== this.me;
  }

  /** Show the news one after another; who is far behind sees only where things stand. */
  async #showNews(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      if (news.events.some((event) => this.#isOthers(event))) play("event");
      if (this.stage.isStill) {
        this.log = [...this.log, ...news.events];
        this.#draw(news.scene);
        continue;
      }
      const wholes = this.#wholes;
      const [before, next] = [this.scene?.view, news.scene.view];
      this.stage.begin();
      for (const event of news.events) {
        if (wholes !== this.#wholes) break;
        if (this.#queue.length > TOO_FAR_BEHIND) this.stage.skip();
        this.log = [...this.log, event];
        if (event.type === "told" && this.board && before && next)
          await this.board.show(event.event as GameEvent, this.stage, this.edition, before, next);
      }
      if (wholes === this.#wholes) this.#draw(news.scene);
      await tick(); // the next news starts from where things stand now
    }
    this.stage.end();
    this.#showing = false;
  }
}
