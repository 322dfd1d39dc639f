/** How long a click takes until the board shows its answer, beside what a socket and a frame take. */

import { test } from "vitest";
import { House, picker, type Visitor } from "../e2e/house";

const CLICKS = 30;
const BOT_PAUSE = 0.3; // seconds: not within what is measured

/** Milliseconds that bare messages and the next frame take, over a socket of the same page. */
async function bareRoundTrips(count: number): Promise<number[]> {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const said = () => new Promise((heard) => (socket.onmessage = heard));
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((opened) => (socket.onopen = opened));
  const welcome = said();
  socket.send(JSON.stringify({ type: "hello", protocol: 1, language: "en" }));
  await welcome;
  const times: number[] = [];
  while (times.length < count) {
    const start = performance.now();
    const pong = said();
    socket.send(JSON.stringify({ type: "ping" }));
    await pong;
    await frame();
    times.push(performance.now() - start);
  }
  socket.close();
  return times;
}

interface Clicked {
  /** When the click came, and when the first frames after it showed that it was heard, and its answer. */
  clicked: number;
  heard: number;
  answered: number;
}

/** From now on note in the page when clicks come and when what comes of them is drawn. */
function watchClicks(): void {
  const note: Clicked = { clicked: 0, heard: 0, answered: 0 };
  (window as unknown as { note: Clicked }).note = note;
  const drawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const begin = (event: MouseEvent) =>
    Object.assign(note, { clicked: event.timeStamp, heard: 0, answered: 0 });
  addEventListener("click", begin, true);
  const main = document.querySelector("main");
  if (!main) return;
  new MutationObserver(() => {
    drawn(() => (note.heard ||= performance.now()));
  }).observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
  new MutationObserver(() => {
    drawn(() => (note.answered ||= performance.now()));
  }).observe(main, { attributes: true, attributeFilter: ["data-moment"] });
}

/** Make a choice: what it was, and how long until it was heard and answered. */
async function timedMove(ann: Visitor, pick: (count: number) => number): Promise<Clicked | null> {
  if (!(await ann.move(pick))) return null;
  const answered = () => (window as unknown as { note: Clicked }).note.answered > 0;
  await ann.page.waitForFunction(answered);
  return ann.page.evaluate(() => (window as unknown as { note: Clicked }).note);
}

function print(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(0);
  const slow = times.filter((time) => time >= 100).length;
  console.log(
    `${what.padEnd(34)} ${String(times.length).padStart(3)} × median ${at(0.5)} ms, ` +
      `90 % ${at(0.9)} ms, most ${at(1)} ms; ${slow} took 100 ms or more`,
  );
}

test("clicks at a table of Crooks", async () => {
  const house = await House.open(BOT_PAUSE);
  const pick = picker(9);
  const clicks: Clicked[] = [];
  const ann = await house.visitor();
  while (clicks.length < CLICKS) {
    await ann.go("");
    await ann.playNow("crooks");
    await ann.page.evaluate(watchClicks);
    for (let click = await timedMove(ann, pick); click; click = await timedMove(ann, pick))
      clicks.push(click);
  }
  clicks.splice(CLICKS);
  print("a bare message and a frame", await ann.page.evaluate(bareRoundTrips, CLICKS));
  print(
    "the page shows that it heard",
    clicks.map(({ clicked, heard }) => heard - clicked),
  );
  print(
    "the board shows the answer",
    clicks.map(({ clicked, answered }) => answered - clicked),
  );
  await house.close();
});
