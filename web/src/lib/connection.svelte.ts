/** The socket: reconnects by itself, repeats unanswered commands, resumes every watched table. */

import type {
  Ack,
  ClientMessage,
  News,
  Player,
  Presence,
  Problem,
  ServerMessage,
  TableMessage,
} from "../generated/messages";
import { Refused } from "./api";
import type { Language } from "./settings.svelte";

const PROTOCOL = 1;
const FIRST_PAUSE = 500; // milliseconds before the first new try
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;
const SILENCE_AT_MOST = 45_000; // after that long without a word the line is dead

/** Somebody who wants to hear of a table. */
export interface Listener {
  readonly table: string;
  /** The last number heard; null: send the whole table. */
  last: number | null;
  hear(message: TableMessage | News | Presence): void;
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

  #socket: WebSocket | null = null;
  #language: Language = "en";
  #listeners = new Map<string, Listener>();
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #heard = 0;

  /** Open the line; from then on it is kept open. */
  open(language: Language): void {
    this.#language = language;
    this.#connect();
    setInterval(() => this.#checkPulse(), HEARTBEAT);
    addEventListener("online", () => this.#connect());
  }

  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#send({ type: "language", language });
  }

  watch(listener: Listener): void {
    this.#listeners.set(listener.table, listener);
    this.#send({ type: "watch", table: listener.table, since: listener.last });
  }

  unwatch(listener: Listener): void {
    this.#listeners.delete(listener.table);
    this.#send({ type: "unwatch", table: listener.table });
  }

  /** Carry a command to the server, once, however often the line breaks. */
  command(command: NewCommand): Promise<Ack> {
    const withId = { ...command, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.#waiting.set(withId.id, { command: withId, resolve, reject });
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
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.state = "lost";
    setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #checkPulse(): void {
    if (this.state !== "open") return;
    if (performance.now() - this.#heard > SILENCE_AT_MOST) this.#socket?.close();
    else this.#send({ type: "ping" });
  }

  #send(message: ClientMessage): void {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "welcome":
        this.#resume(message.you);
        break;
      case "table":
      case "news":
      case "presence":
        this.#listeners.get(message.table)?.hear(message);
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
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    for (const listener of this.#listeners.values())
      this.#send({ type: "watch", table: listener.table, since: listener.last });
    for (const { command } of this.#waiting.values()) this.#send(command);
  }

  #take(id: string | null | undefined): Waiting | undefined {
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (waiting) this.#waiting.delete(waiting.command.id);
    return waiting;
  }
}

/** Something random, such as a command's id (randomUUID would need a secure address). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const connection = new Connection();
