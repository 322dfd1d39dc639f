/** How many frames are late while the boards show what happens, on a processor slowed four times. */

import { test } from "vitest";
import { House, picker, type Visitor } from "../e2e/house";

const SLOWER = 4;
const LATE = 20; // milliseconds between two frames
const BOT_PAUSE = 0.3; // seconds
const MOVES = 8; // made by the visitor, with the bots' in between
const CLICKS = 40; // where a move takes several
const LIT =
  'dialog[open] [data-yes], [data-go], main [data-notation]:not([aria-disabled="true"]), main .legal';

interface Watch {
  times: number[];
  isShowing: boolean;
}

/** Note in the page when frames are drawn while the stage shows something. */
function watchFrames(): void {
  const watch: Watch = { times: [], isShowing: false };
  (window as unknown as { watch: Watch }).watch = watch;
  const next = (now: number) => {
    // The stage's own animations; those of style sheets run also while nothing happens.
    const isShowing = document
      .getAnimations()
      .some((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
    // Between two frames only counts what moved in both.
    if (isShowing && watch.isShowing) watch.times.push(now);
    else if (isShowing) watch.times.push(Number.NaN, now);
    watch.isShowing = isShowing;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Milliseconds between the frames of everything that moved. */
async function gaps(ann: Visitor): Promise<number[]> {
  const times = await ann.page.evaluate(() => (window as unknown as { watch: Watch }).watch.times);
  return times
    .slice(1)
    .map((time, at) => time - (times[at] ?? Number.NaN))
    .filter((gap) => !Number.isNaN(gap));
}

function print(what: string, all: number[]): void {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(1);
  const late = all.filter((gap) => gap > LATE).length;
  const part = ((100 * late) / Math.max(1, all.length)).toFixed(1);
  console.log(
    `${what.padEnd(34)} ${String(all.length).padStart(5)} frames: median ${at(0.5)} ms, ` +
      `95 % ${at(0.95)} ms, most ${at(1)} ms; ${part} % over ${LATE} ms`,
  );
}

async function slowDown({ page }: Visitor): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

type Pick = (count: number) => number;

/** Make a few moves. */
async function move(ann: Visitor, pick: Pick): Promise<void> {
  for (let moves = 0; moves < MOVES && (await ann.move(pick));) moves += 1;
}

/** Click whatever is lit, as a move may take several clicks, until enough has been seen. */
async function click({ page }: Visitor, pick: Pick): Promise<void> {
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    await page.locator("#over-title, .prompt.mine").first().waitFor();
    const lit = page.locator(LIT);
    const count = await lit.count();
    if (count > 0) await lit.nth(pick(count)).dispatchEvent("click");
    await page.waitForTimeout(1000 * BOT_PAUSE);
  }
}

test.each([
  ["crooks", move],
  ["sneaks", move],
  ["kings", click],
  ["animalcatraz", click],
] as const)("frames while %s shows what happens", async (game, play) => {
  const house = await House.open(BOT_PAUSE);
  const ann = await house.visitor({ speed: "normal" });
  await ann.playNow(game);
  await slowDown(ann);
  await ann.page.evaluate(watchFrames);
  await play(ann, picker(3));
  print(`${game}, ${SLOWER} times slower`, await gaps(ann));
  await house.close();
});
