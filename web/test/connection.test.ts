/** The line, on a clock of its own: when its silence is noticed, and what is sent again. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../src/generated/messages";

const NOTICED = 5000; // milliseconds within which a visitor is to know that the line is down

/** The server's end of the line. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly heard: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => FakeSocket.opened.at(-1)!;
const you = { player: "ann", name: "Ann" };
const welcome: ServerMessage = { type: "welcome", protocol: 1, you, language: "en", time: 0 };
const pong: ServerMessage = { type: "pong", time: 0 };

/** A line that has just been opened. */
async function opened() {
  const { connection } = await import("../src/lib/connection.svelte");
  connection.open("en");
  latest().onopen();
  latest().say(welcome);
  return connection;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "performance"] });
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "house", reload: vi.fn() });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that falls silent at any moment is noticed within five seconds", async () => {
  const connection = await opened();
  for (let talk = 0; talk < 20; talk += 1) {
    vi.advanceTimersByTime(37 * talk); // whenever the pulse is felt next
    latest().say(pong);
    expect(connection.isDown).toBe(false);
    vi.advanceTimersByTime(NOTICED);
    expect(connection.isDown).toBe(true);
    latest().say(pong);
    expect(connection.isDown).toBe(false);
  }
});

test("a line on which nothing happens is not taken for a silent one", async () => {
  const connection = await opened();
  for (let time = 0; time < 60_000; time += 100) {
    vi.advanceTimersByTime(100);
    if (latest().heard.at(-1)?.type === "ping") latest().say(pong);
    expect(connection.isDown).toBe(false);
  }
});

test("what was sent into a silent line is sent again over the next, under the same id", async () => {
  const connection = await opened();
  vi.advanceTimersByTime(NOTICED);
  const done = connection.command({ type: "undo", table: "t", ask: true });
  expect(connection.queued).toBe(1);
  const sent = latest().heard.at(-1);
  vi.advanceTimersByTime(30_000); // the silent line is given up
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  latest().onopen();
  latest().say(welcome);
  const again = latest().heard.at(-1)!;
  expect(again).toEqual(sent);
  if (!("id" in again)) throw new Error("the command has no id");
  latest().say({ type: "ack", id: again.id, table: "t", number: 1 });
  await done;
  expect(connection.queued).toBe(0);
});
