/** How an ending is counted: nothing is told before it is seen, and totals tick with their reason. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameView as CrooksView } from "../src/generated/crooks";
import type { GameView as SneaksView } from "../src/generated/sneaks";
import { House, printedBy, type Visitor } from "./house";
import { served, tableOf, type Moment } from "./posed";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** What everybody gets for each thing that is counted, in the order of the count. */
const COUNTS: Record<string, { pose: string; points: (view: unknown) => number[][] }> = {
  crooks: {
    pose: "four-end",
    points: (shown) => {
      const view = shown as CrooksView;
      const targets = view.targets.filter(({ strengths }) => strengths.some(Boolean));
      const gangs = view.gangs.map(({ leader, points }) =>
        view.seats.map(({ seat }) => (seat === leader ? points : 0)),
      );
      return [...targets.map(({ points }) => points), ...gangs];
    },
  },
  sneaks: {
    pose: "five-end",
    points: (shown) => {
      const view = shown as SneaksView;
      const items = view.seats.map(({ item_points }) => item_points);
      const colours = view.colours.map(({ points }) => points);
      return items.some(Boolean) ? [...colours, items] : colours;
    },
  },
};

/** What could be seen at some time: what was in the light, how much of the sheet was open, and what
everybody had. */
interface Seen {
  light: string;
  open: number;
  totals: number[];
}

/** Note in the page whatever can be seen of a count, as it changes. */
function watchCount(): void {
  const seen: Seen[] = [];
  (window as unknown as { seen: Seen[] }).seen = seen;
  new MutationObserver(() => {
    const totals = [...document.querySelectorAll(".stage .race b")].map((total) =>
      Number(total.textContent),
    );
    if (totals.length === 0) return;
    const title = document.querySelector(".spot h2")?.textContent ?? "";
    const light = title.split(/[,:]/)[0]?.trim() ?? ""; // without what it gives
    const now = { light, open: document.querySelectorAll(".sheet .tile.open").length, totals };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** A table whose game ends when the visitor is there to see it. */
async function seeEnd(ann: Visitor, game: string, pose: string, moment: Moment): Promise<void> {
  const over = tableOf(game, pose, moment);
  const { scene } = tableOf(game, pose, { ...moment, phase: "playing", result: null });
  const pong = { type: "pong", time: 0 };
  let news: object[] = [];
  await served(ann, (message) => {
    if (message.type === "watch") return [{ ...over, scene }];
    return message.type === "ping" ? [pong, ...news.splice(0)] : [];
  });
  await ann.page.evaluate((table) => (location.hash = `#/table/${table}`), pose);
  await ann.page.locator(`[data-table="${pose}"] .board`).waitFor();
  await ann.page.evaluate(watchCount);
  news = [{ type: "news", table: pose, since: 1, number: 2, events: [], scene: over.scene }];
  await ann.page.locator("dialog.ending.done").waitFor();
}

test.each(Object.entries(COUNTS))(
  "%s is counted item by item, and totals tick when an item is opened",
  async (game, { pose, points }) => {
    const moments = JSON.parse(printedBy("poses.py", game, "en")) as Record<string, Moment>;
    const moment = moments[pose]!;
    const ann = await house.visitor({ speed: "fast" });
    await seeEnd(ann, game, pose, moment);
    const gains = points(moment.view);
    const seen = await ann.page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
    for (const { open, totals } of seen) {
      const given = gains.slice(0, open);
      const sums = totals.map((_, seat) => given.reduce((sum, gain) => sum + (gain[seat] ?? 0), 0));
      expect(totals).toEqual(sums);
    }
    // Each comes into the light before it is opened, one after the other.
    const opened = seen.filter(({ open }, at) => open > (seen[at - 1]?.open ?? 0));
    expect(opened.map(({ open }) => open)).toEqual(gains.map((_, at) => at + 1));
    for (const now of opened) {
      const before = seen[seen.indexOf(now) - 1];
      expect(before?.light).toBe(now.light);
      expect(now.light).not.toBe("");
    }
    expect(ann.errors).toEqual([]);
    await ann.leave();
  },
);
