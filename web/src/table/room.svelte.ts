/** One table as this visitor follows it: what is shown, what has still to be shown, what is said. */

import { tick } from "svelte";
import type { Event, News, Presence, Scene, TableHead, TableMessage } from "../generated/messages";
import { boardOf, type AnyBoard, type GameEvent, type StandingRefusal } from "../boards/board";
import { api, Refused } from "../lib/api";
import { connection, type Listener, type NewCommand } from "../lib/connection.svelte";
import { Menu, type Option } from "../lib/menu";
import { Selection } from "../lib/selection.svelte";
import { Stage } from "../lib/stage.svelte";
import { ring } from "../lib/sound";
import { t } from "../lib/words.svelte";
import { noteCommitment } from "./fairness";

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
  /** The choice that is on its way to the server. */
  sending = $state(false);

  #queue: News[] = [];
  #showing = false;
  /** Counts whole tables: news from before one must not be drawn over it. */
  #wholes = 0;
  /** Choices that follow the one on its way, by their notation. */
  #agenda: string[] = [];

  constructor(readonly table: string) {}

  readonly menu = $derived.by(() => {
    // What can be chosen stays as it is until the answer comes: to draw everything twice takes time.
    if (!this.scene || (this.sending && this.stage.busy)) return Menu.none;
    return new Menu(
      this.scene.choices,
      this.scene.forbidden,
      (option) => this.pick(option),
      (notations) => this.pickAll(notations),
    );
  });

  /** The name of every seat. */
  readonly names = $derived(
    (this.scene?.seats ?? []).map(
      (seat) =>
        seat.player?.name ?? (seat.bot ? t("bot-name", { seat: seat.seat + 1 }) : t("seat-free")),
    ),
  );

  hear(message: TableMessage | News | Presence): void {
    switch (message.type) {
      case "table":
        this.#takeWhole(message);
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

  refuse(problem: Refused): void {
    this.refused = problem.message;
  }

  /** Choose something, ask whether it is meant, or say why it cannot be. */
  pick(option: Option): void {
    if (this.sending) return;
    if (option.why !== null) {
      this.notice = { text: option.why, rule: option.rule };
    } else if (option.warning !== null && this.menu.legal.length > 1) {
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
    this.#agenda = rest;
    this.pick(option);
  }

  async choose(option: Option): Promise<void> {
    this.notice = null;
    const decision = this.scene?.decision;
    if (decision === null || decision === undefined || this.sending) return;
    this.sending = true;
    this.stage.press(option.notation);
    const done = await this.tell({ type: "act", decision, action: option.code });
    if (!done) {
      this.sending = false;
      this.stage.settle();
      this.#agenda = [];
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
    noteCommitment(this.table, message.scene.fairness.commitment);
    this.#draw(message.scene);
    if (this.head === null) void this.#load(message.head);
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
    this.stage.settle();
    this.moment += 1;
    if (isAsked(scene) && !(before && isAsked(before))) ring();
    if (scene.decision === before?.decision) return;
    this.sending = false;
    this.selection.clear();
    this.#followAgenda();
    this.#refuseForMe();
  }

  #refuseForMe(): void {
    if (this.scene?.view && this.board?.turn?.(this.scene.view) === this.me) this.refusals = [];
    const { refusal } = this;
    if (!this.refusals.some(({ question }) => question === refusal?.question)) return;
    const option = this.menu.find(refusal?.notation ?? "");
    if (option?.why === null) void this.choose(option);
  }

  #followAgenda(): void {
    const next = this.menu.find(this.#agenda.shift() ?? "");
    if (next?.why === null) void this.choose(next);
    else this.#agenda = [];
  }

  #notePresence(message: Presence): void {
    if (!this.scene) return;
    const seats = this.scene.seats.map((seat) => ({
      ...seat,
      connected: message.connected.includes(seat.seat),
    }));
    this.scene = { ...this.scene, seats, spectators: message.spectators };
  }

  /** Show the news one after another; who is far behind sees only where things stand. */
  async #showNews(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
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
