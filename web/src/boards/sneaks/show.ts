/** How the events of Sneaks & Snitches look on the board. */

import { lootBack } from "../../art/backs";
import { sneak, snitch } from "../../art/figures";
import { seatColours } from "../../art/gangs";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/sneaks";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { COLOURS, lootOf, playerColours } from "./cards";
import { goods as goodsOf, things } from "./loot";
import type { Team } from "./plan";
import { stamped, type Stamp } from "./stamps";

const BACK = lootBack();

const seat = (number: number) => `seat-${number}`;
const goods = (number: number, colour: string) => `goods-${number}-${colour}`;

/** The spots that an event speaks of. */
export function spots(event: Event): string[] {
  switch (event.event) {
    case "guarded":
    case "vanished":
    case "contested":
      return [`site-${event.site}`];
    case "stole":
      return [`site-${event.site}`, seat(event.seat)];
    case "traded":
      return [goods(event.seat, event.taken), goods(event.partner, event.taken)];
    case "took":
      return [goods(event.seat, event.colour)];
    case "collapsed":
    case "colour_scored":
      return [`colour-${event.colour}`];
    case "refilled":
      return Object.keys(event.cards).map((site) => `site-${site}`);
    case "ran_out":
      return ["loot-deck"];
    case "dealt":
    case "planned":
    case "drew_stash":
    case "paid":
    case "forfeited":
    case "stopped":
    case "nothing_to_trade":
    case "stash_shown":
      return [seat(event.seat)];
    default:
      return [];
  }
}

function token(from: string, to: string, colour: string): Flight {
  return { from, to, look: "thing", picture: goodsOf(colour) };
}

/** Counts by colour as that many flying tokens. */
function tokens(counts: number[], from: string, to: (colour: string) => string): Flight[] {
  return counts.flatMap((count, index) => {
    const colour = COLOURS[index] ?? "b";
    return Array.from({ length: count }, () => token(from, to(colour), colour));
  });
}

/** Teams go to their sites, all at once, and stand there until the round is settled. */
async function reveal(plans: string[][], team: Team, stage: Stage, view: View): Promise<void> {
  const colours = playerColours(view);
  const flights = plans.flatMap((sites, number) => {
    const { cloth, shade } = seatColours(colours[number] ?? "");
    const picture = (team === "sneak" ? sneak : snitch)(cloth, shade);
    return sites.map(
      (site) => ({ from: seat(number), to: `site-${site}`, look: "figure", picture }) as const,
    );
  });
  await stage.fly(flights, 1100, 1);
  const marks: Record<string, number[]> = {};
  plans.forEach((sites, number) => {
    for (const site of sites) (marks[`${team}-${site}`] ??= []).push(number);
  });
  stage.mark(marks);
}

/** A site is settled: what became of it is stamped on the house. */
async function settle(stage: Stage, site: string, stamp: Stamp, milliseconds = 700): Promise<void> {
  stage.act = stamped(stage.act, site, stamp);
  await stage.glow([`site-${site}`], milliseconds, stamp === "guarded" ? "alarm" : "lamp");
}

/** Show an event; each takes well under the stage's longest time. */
export async function show(
  event: Event,
  stage: Stage,
  edition: Edition,
  before: View,
): Promise<void> {
  switch (event.event) {
    case "planned":
      await stage.glow([seat(event.seat)], 400);
      break;
    case "sneaks_revealed":
      await reveal(event.plans, "sneak", stage, before);
      break;
    case "snitches_revealed":
      await reveal(event.plans, "snitch", stage, before);
      break;
    case "guarded":
      await settle(stage, event.site, "guarded", 800);
      break;
    case "vanished":
      stage.act = stamped(stage.act, event.site, "vanished");
      await stage.fall([`loot-${event.site}`], 600);
      break;
    case "contested":
      await settle(stage, event.site, event.enough ? "contested" : "empty", 800);
      break;
    case "drew_stash":
      await stage.fly(
        [{ from: "stash-deck", to: seat(event.seat), look: "back", picture: BACK }],
        550,
      );
      stage.tick({ [`stash-${event.seat}`]: 1 });
      break;
    case "stole": {
      const loot = lootOf(edition, event.loot);
      const [picture] = loot ? things(loot) : [];
      const from = `loot-${event.site}`;
      stage.hide([from]);
      await Promise.all([
        settle(stage, event.site, "stolen"),
        stage.fly([{ from, to: seat(event.seat), look: "thing", picture }], 700),
      ]);
      break;
    }
    case "paid":
      await stage.fly(
        tokens(event.tokens, "bank", (colour) => goods(event.seat, colour)),
        800,
      );
      event.tokens.forEach((count, at) =>
        stage.tick({ [goods(event.seat, COLOURS[at] ?? "b")]: count }),
      );
      break;
    case "took":
      await stage.fly([token("bank", goods(event.seat, event.colour), event.colour)], 550);
      stage.tick({ [goods(event.seat, event.colour)]: 1 });
      break;
    case "traded":
      await stage.fly(
        [
          token(goods(event.partner, event.taken), goods(event.seat, event.taken), event.taken),
          token(goods(event.seat, event.given), goods(event.partner, event.given), event.given),
        ],
        900,
      );
      stage.tick({
        [goods(event.seat, event.taken)]: 1,
        [goods(event.partner, event.taken)]: -1,
        [goods(event.seat, event.given)]: -1,
        [goods(event.partner, event.given)]: 1,
      });
      break;
    case "collapsed":
      await stage.glow([`colour-${event.colour}`], 500, "alarm");
      await stage.fly(
        event.losses.flatMap((loss, number) =>
          Array.from({ length: loss }, () =>
            token(goods(number, event.colour), "bank", event.colour),
          ),
        ),
        900,
      );
      event.losses.forEach((loss, number) => stage.tick({ [goods(number, event.colour)]: -loss }));
      break;
    case "refilled":
      await stage.fly(
        Object.keys(event.cards).map((site) => ({
          from: "loot-deck",
          to: `loot-${site}`,
          look: "back" as const,
          picture: BACK,
        })),
        900,
      );
      break;
    case "stash_shown":
    case "colour_scored":
      break; // the ending counts
    case "forfeited":
    case "stopped":
    case "nothing_to_trade":
      await stage.glow([seat(event.seat)], 400);
      break;
    case "ran_out":
      await stage.glow(["loot-deck"], 800, "alarm");
      break;
    case "began":
    case "dealt":
    case "round_began":
    case "ended":
      break;
  }
}
