/** The socket: reconnects by itself, repeats unanswered commands, resumes every watched table. */

import type {
  Ack,
  ClientMessage,
  News,
  Past,
  Player,
  Presence,
  Problem,
  ServerMessage,
  TableMessage,
  ToldOf,
} from "../generated/messages";
import { Refused } from "./api";
import type { Language } from "./settings.svelte";

const PROTOCOL = 1;
const FIRST_PAUSE = 500; // milliseconds before the first new try
const LONGEST_PAUSE = 8000;
const SESSION_ENDED = 4401; // who one is must be found out anew
/** How often the line is felt, and when it is asked for a sign of life: all in milliseconds. */
const PULSE = 400;
const QUIET = 1200;
const QUIET_UNSEEN = 20_000; // while nobody looks at the page
/** So long after that the visitor is told, and then the line is given up. */
const SILENCE = 2600;
const SILENCE_AT_MOST = 10_000;

/** Somebody who wants to hear of a table. */
export interface Listener {
  readonly table: string;
  /** The last number heard; null: send the whole table. */
  last: number | null;
  hear(message: TableMessage | Past | News | Presence): void;
  /** The table cannot be watched. */
  refuse(problem: Refused): void;
}

type Command = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewCommand = WithoutId<Command>;

interface Waiting {
  command: Command;
  resolve: (ack: Ack) => void;
  reject: (problem: Refused) => void;
}

class Connection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  you = $state.raw<Player | null>(null);
  /** How many commands wait for an answer. */
  queued = $state(0);

  /** Called when a table begins to wait for me, or waits no more. */
  onwaits: () => void = () => undefined;

  /** Called when there is something to tell whoever does not look. */
  ontold: (notice: ToldOf) => void = () => undefined;

  #isSeen = true;
  #socket: WebSocket | null = null;
  #language: Language = "en";
  #listeners = new Map<string, Listener>();
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #heard = 0;
  /** When the server was asked for a sign of life that has not come yet. */
  #pinged: number | null = null;
  #isSilent = $state(false);
  #welcomed = false;

  /** Whether the server is out of reach, as far as one can tell. */
  get isDown(): boolean {
    return this.state === "lost" || this.#isSilent;
  }

  /** Open the line; from then on it is kept open. */
  open(language: Language): void {
    this.#language = language;
    this.#connect();
    setInterval(() => this.#checkPulse(), PULSE);
    addEventListener("online", () => this.#connect());
    addEventListener("offline", () => (this.#isSilent = this.state === "open"));
  }

  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#send({ type: "language", language });
  }

  /** Say whether anybody can see the page. */
  see(isSeen: boolean): void {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    this.#send({ type: "visible", visible: isSeen });
  }

  watch(listener: Listener): void {
    this.#listeners.set(listener.table, listener);
    this.#send({ type: "watch", table: listener.table, since: listener.last });
  }

  unwatch(listener: Listener): void {
    this.#listeners.delete(listener.table);
    this.#send({ type: "unwatch", table: listener.table });
  }

  /** Ask for the lines of a watched table's log that come before a number. */
  askForPast(table: string, before: number): void {
    this.#send({ type: "earlier", table, before });
  }

  /** Carry a command to the server, once, however often the line breaks. */
  command(command: NewCommand): Promise<Ack> {
    const withId = { ...command, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.#waiting.set(withId.id, { command: withId, resolve, reject });
      this.queued = this.#waiting.size;
      this.#send(withId);
    });
  }

  #connect(): void {
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, language: this.#language }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (code === SESSION_ENDED && this.#welcomed) location.reload();
      else if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.#pinged = null;
    this.#isSilent = false;
    this.state = "lost";
    setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #checkPulse(): void {
    if (this.state !== "open") return;
    const now = performance.now();
    if (this.#pinged === null) {
      if (now - this.#heard < (document.hidden ? QUIET_UNSEEN : QUIET)) return;
      this.#pinged = now;
      this.#send({ type: "ping" });
    } else if (now - this.#pinged > SILENCE_AT_MOST) {
      const dead = this.#socket;
      this.#lost(); // the browser would wait long for the other end to agree
      dead?.close();
    } else if (now - this.#pinged > SILENCE) {
      this.#isSilent = true;
    }
  }

  #send(message: ClientMessage): void {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    this.#pinged = null;
    this.#isSilent = false;
    switch (message.type) {
      case "welcome":
        this.#resume(message.you);
        break;
      case "you":
        this.you = message.you;
        break;
      case "table":
      case "past":
      case "news":
      case "presence":
        this.#listeners.get(message.table)?.hear(message);
        break;
      case "notice":
        this.ontold(message);
        break;
      case "waits":
        this.onwaits();
        break;
      case "ack":
        this.#take(message.id)?.resolve(message);
        break;
      case "problem":
        this.#refuse(message);
        break;
    }
  }

  #refuse({ id, table, code, text, rule }: Problem): void {
    const problem = new Refused(code, text ?? code, rule);
    if (id) this.#take(id)?.reject(problem);
    else if (table) this.#listeners.get(table)?.refuse(problem);
  }

  #resume(you: Player): void {
    this.you = you;
    this.#welcomed = true;
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    this.#send({ type: "follow" });
    if (!this.#isSeen) this.#send({ type: "visible", visible: false });
    this.onwaits();
    for (const listener of this.#listeners.values())
      this.#send({ type: "watch", table: listener.table, since: listener.last });
    for (const { command } of this.#waiting.values()) this.#send(command);
  }

  #take(id: string | null | undefined): Waiting | undefined {
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (waiting) this.#waiting.delete(waiting.command.id);
    this.queued = this.#waiting.size;
    return waiting;
  }
}

/** Something random, such as a command's id (randomUUID would need a secure address). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const connection = new Connection();
