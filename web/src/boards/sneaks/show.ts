/** How the events of Sneaks & Snitches look on the board. */

import type { GameEdition as Edition, GameEvent as Event } from "../../generated/sneaks";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { COLOUR_CLASS, COLOURS } from "./cards";
import type { Team } from "./plan";

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
  return { from, to, look: "token", colour: COLOUR_CLASS[colour] ?? "" };
}

/** Counts by colour as that many flying tokens. */
function tokens(counts: number[], from: string, to: (colour: string) => string): Flight[] {
  return counts.flatMap((count, index) => {
    const colour = COLOURS[index] ?? "b";
    return Array.from({ length: count }, () => token(from, to(colour), colour));
  });
}

/** Teams slide to their sites, and stay marked there until the round is settled. */
async function reveal(plans: string[][], team: Team, stage: Stage): Promise<void> {
  const flights = plans.flatMap((sites, number) =>
    sites.map(
      (site) => ({ from: seat(number), to: `site-${site}`, look: "back", text: site }) as const,
    ),
  );
  await stage.fly(flights, 1200);
  const marks: Record<string, number[]> = {};
  plans.forEach((sites, number) => {
    for (const site of sites) (marks[`${team}-${site}`] ??= []).push(number);
  });
  stage.mark(marks);
}

/** Show an event; each takes well under the stage's longest time. */
export async function show(event: Event, stage: Stage, _edition: Edition): Promise<void> {
  switch (event.event) {
    case "planned":
      await stage.glow([seat(event.seat)], 400);
      break;
    case "sneaks_revealed":
      await reveal(event.plans, "sneak", stage);
      break;
    case "snitches_revealed":
      await reveal(event.plans, "snitch", stage);
      break;
    case "guarded":
      await stage.glow([`site-${event.site}`], 800, "alarm");
      break;
    case "vanished":
      await stage.fall([`loot-${event.site}`], 600);
      break;
    case "contested":
      await stage.glow([`site-${event.site}`], 800);
      break;
    case "drew_stash":
      await stage.fly([{ from: "stash-deck", to: seat(event.seat), look: "back" }], 550);
      break;
    case "stole":
      await Promise.all([
        stage.glow([`site-${event.site}`], 700),
        stage.fly([{ from: `loot-${event.site}`, to: seat(event.seat), look: "paper" }], 700),
      ]);
      stage.hide([`loot-${event.site}`]);
      break;
    case "paid":
      await stage.fly(
        tokens(event.tokens, "bank", (colour) => goods(event.seat, colour)),
        800,
      );
      break;
    case "took":
      await stage.fly([token("bank", goods(event.seat, event.colour), event.colour)], 550);
      break;
    case "traded":
      await stage.fly(
        [
          token(goods(event.partner, event.taken), goods(event.seat, event.taken), event.taken),
          token(goods(event.seat, event.given), goods(event.partner, event.given), event.given),
        ],
        900,
      );
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
      break;
    case "refilled":
      await stage.fly(
        Object.keys(event.cards).map((site) => ({
          from: "loot-deck",
          to: `loot-${site}`,
          look: "paper" as const,
        })),
        900,
      );
      break;
    case "stash_shown":
      await stage.fly(
        tokens(event.stash, seat(event.seat), (colour) => goods(event.seat, colour)),
        700,
      );
      break;
    case "colour_scored":
      await stage.glow([`colour-${event.colour}`], 400);
      await Promise.all(
        event.points.map((points, number) =>
          points > 0
            ? stage.rise(goods(number, event.colour), `+${points}`, 800)
            : Promise.resolve(),
        ),
      );
      break;
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
