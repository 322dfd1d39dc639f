/** How the events of Sneaks & Snitches look on the board. */

import { lootBack } from "../../art/backs";
import { sneak, snitch } from "../../art/figures";
import { seatColours } from "../../art/gangs";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/sneaks";
import type { Spot } from "../../lib/spots";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { COLOURS, lootOf, playerColours } from "./cards";
import { goods as goodsOf, things } from "./loot";
import type { Team } from "./plan";
import * as spot from "./spots";
import { stamped, type Stamp } from "./stamps";

const BACK = lootBack();

/** The spots that an event speaks of. */
export function spots(event: Event): Spot[] {
  switch (event.event) {
    case "guarded":
    case "vanished":
    case "contested":
      return [spot.site(event.site)];
    case "stole":
      return [spot.site(event.site), spot.seat(event.seat)];
    case "traded":
      return [spot.goods(event.seat, event.taken), spot.goods(event.partner, event.taken)];
    case "took":
      return [spot.goods(event.seat, event.colour)];
    case "collapsed":
    case "colour_scored":
      return [spot.colour(event.colour)];
    case "refilled":
      return Object.keys(event.cards).map((site) => spot.site(site));
    case "ran_out":
      return [spot.LOOT_DECK];
    case "dealt":
    case "planned":
    case "drew_stash":
    case "paid":
    case "forfeited":
    case "stopped":
    case "nothing_to_trade":
    case "stash_shown":
      return [spot.seat(event.seat)];
    default:
      return [];
  }
}

function token(from: Spot, to: Spot, colour: string): Flight {
  return { from, to, look: "thing", picture: goodsOf(colour) };
}

/** Counts by colour as that many flying tokens. */
function tokens(counts: number[], from: Spot, to: (colour: string) => Spot): Flight[] {
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
      (site) =>
        ({ from: spot.seat(number), to: spot.site(site), look: "figure", picture }) as const,
    );
  });
  await stage.fly(flights, 1100, 1);
  const marks: Record<string, number[]> = {};
  plans.forEach((sites, number) => {
    for (const site of sites) (marks[spot.team(team, site)] ??= []).push(number);
  });
  stage.mark(marks);
}

/** A site is settled: what became of it is stamped on the house. */
async function settle(stage: Stage, site: string, stamp: Stamp, milliseconds = 700): Promise<void> {
  stage.act = stamped(stage.act, site, stamp);
  await stage.glow([spot.site(site)], milliseconds, stamp === "guarded" ? "alarm" : "lamp");
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
      await stage.glow([spot.seat(event.seat)], 400);
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
      await stage.fall([spot.loot(event.site)], 600);
      break;
    case "contested":
      await settle(stage, event.site, event.enough ? "contested" : "empty", 800);
      break;
    case "drew_stash":
      await stage.fly(
        [{ from: spot.STASH_DECK, to: spot.seat(event.seat), look: "back", picture: BACK }],
        550,
      );
      stage.tick({ [spot.stash(event.seat)]: 1 });
      break;
    case "stole": {
      const loot = lootOf(edition, event.loot);
      const [picture] = loot ? things(loot) : [];
      const from = spot.loot(event.site);
      stage.hide([from]);
      await Promise.all([
        settle(stage, event.site, "stolen"),
        stage.fly([{ from, to: spot.seat(event.seat), look: "thing", picture }], 700),
      ]);
      break;
    }
    case "paid":
      await stage.fly(
        tokens(event.tokens, spot.BANK, (colour) => spot.goods(event.seat, colour)),
        800,
      );
      event.tokens.forEach((count, at) =>
        stage.tick({ [spot.goods(event.seat, COLOURS[at] ?? "b")]: count }),
      );
      break;
    case "took":
      await stage.fly([token(spot.BANK, spot.goods(event.seat, event.colour), event.colour)], 550);
      stage.tick({ [spot.goods(event.seat, event.colour)]: 1 });
      break;
    case "traded":
      await stage.fly(
        [
          token(
            spot.goods(event.partner, event.taken),
            spot.goods(event.seat, event.taken),
            event.taken,
          ),
          token(
            spot.goods(event.seat, event.given),
            spot.goods(event.partner, event.given),
            event.given,
          ),
        ],
        900,
      );
      stage.tick({
        [spot.goods(event.seat, event.taken)]: 1,
        [spot.goods(event.partner, event.taken)]: -1,
        [spot.goods(event.seat, event.given)]: -1,
        [spot.goods(event.partner, event.given)]: 1,
      });
      break;
    case "collapsed":
      await stage.glow([spot.colour(event.colour)], 500, "alarm");
      await stage.fly(
        event.losses.flatMap((loss, number) =>
          Array.from({ length: loss }, () =>
            token(spot.goods(number, event.colour), spot.BANK, event.colour),
          ),
        ),
        900,
      );
      event.losses.forEach((loss, number) =>
        stage.tick({ [spot.goods(number, event.colour)]: -loss }),
      );
      break;
    case "refilled":
      await stage.fly(
        Object.keys(event.cards).map((site) => ({
          from: spot.LOOT_DECK,
          to: spot.loot(site),
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
      await stage.glow([spot.seat(event.seat)], 400);
      break;
    case "ran_out":
      await stage.glow([spot.LOOT_DECK], 800, "alarm");
      break;
    case "began":
    case "dealt":
    case "round_began":
    case "ended":
      break;
  }
}
