/** How the events of Crooks look on the board. */

import type { GameEdition as Edition, GameEvent as Event } from "../../generated/crooks";
import type { Stage } from "../../lib/stage.svelte";
import { crookOf } from "./cards";

const cell = (seat: number, target: number) => `cell-${seat}-${target}`;

/** The spots that an event speaks of. */
export function spots(event: Event): string[] {
  switch (event.event) {
    case "recruited":
    case "saw_pile":
    case "found_nobody":
    case "took":
    case "spied_on_hangout":
      return [`hangout-${event.hangout}`];
    case "placed":
      return [cell(event.seat, event.target)];
    case "moved":
      return [cell(event.seat, event.source), cell(event.seat, event.target)];
    case "hit":
      return [cell(event.victim, event.target)];
    case "spied_on_target":
    case "target_scored":
      return [`target-${event.target}`];
    case "revealed":
      return [cell(event.seat, event.target)];
    case "gang_scored":
      return [`gang-${event.gang}`];
    case "passed":
      return [`seat-${event.seat}`];
    case "picked_pocket":
      return [`purse-${event.seat}`];
    default:
      return [];
  }
}

/** Show an event; each takes well under the stage's longest time. */
export async function show(event: Event, stage: Stage, edition: Edition): Promise<void> {
  const colour = (seat: number) => `c-${edition.cards.masterminds.colours[seat]}`;
  const face = (crook: number | null | undefined) =>
    crook ? String(crookOf(edition, crook).level) : "";
  switch (event.event) {
    case "recruited": {
      const coin = { from: `purse-${event.seat}`, to: "bank", look: "coin", text: "$" } as const;
      await Promise.all([
        stage.fly(
          Array.from({ length: event.price }, () => coin),
          700,
        ),
        stage.glow([`hangout-${event.hangout}`], 800),
      ]);
      break;
    }
    case "saw_pile":
      await stage.glow([`hangout-${event.hangout}`], 500);
      break;
    case "found_nobody":
      await stage.glow([`hangout-${event.hangout}`], 700, "alarm");
      break;
    case "took":
      await stage.fly(
        [
          {
            from: `hangout-${event.hangout}`,
            to: `seat-${event.seat}`,
            look: event.crook ? "card" : "back",
            text: face(event.crook),
          },
        ],
        650,
      );
      break;
    case "placed":
      await stage.fly(
        [
          {
            from: `seat-${event.seat}`,
            to: cell(event.seat, event.target),
            look: event.mode === "down" ? "back" : "card",
            text: event.mode === "down" ? "" : face(event.crook),
            colour: colour(event.seat),
          },
          ...(event.fee
            ? [{ from: `purse-${event.seat}`, to: "bank", look: "coin", text: "$" } as const]
            : []),
        ],
        750,
      );
      break;
    case "picked_pocket": {
      const coin = { from: "bank", to: `purse-${event.seat}`, look: "coin", text: "$" } as const;
      await stage.fly(
        Array.from({ length: event.gain }, () => coin),
        700,
      );
      break;
    }
    case "moved":
      await stage.fly(
        event.crooks.map((crook) => ({
          from: cell(event.seat, event.source),
          to: cell(event.seat, event.target),
          look: crook ? "card" : "back",
          text: face(crook),
        })),
        900,
      );
      break;
    case "hit":
      await stage.glow([cell(event.victim, event.target)], 400, "alarm");
      await stage.fall([cell(event.victim, event.target)], 600);
      break;
    case "spied_on_target":
      await stage.fly([{ from: `seat-${event.seat}`, to: `target-${event.target}`, look: "lens" }]);
      await stage.glow([`target-${event.target}`], 500);
      break;
    case "spied_on_hangout":
      await stage.fly([
        { from: `seat-${event.seat}`, to: `hangout-${event.hangout}`, look: "lens" },
      ]);
      await stage.glow([`hangout-${event.hangout}`], 500);
      break;
    case "passed":
      await stage.glow([`seat-${event.seat}`], 800, "alarm");
      break;
    case "revealed":
      await stage.rise(cell(event.seat, event.target), face(event.crook), 500);
      break;
    case "target_scored": {
      const winner = event.points.indexOf(Math.max(...event.points));
      await Promise.all([
        stage.glow([`target-${event.target}`], 800),
        stage.rise(`seat-${winner}`, `+${event.points[winner]}`, 900),
      ]);
      break;
    }
    case "gang_scored":
      await Promise.all([
        stage.glow([`gang-${event.gang}`], 900),
        ...(event.winner === null ? [] : [stage.rise(`seat-${event.winner}`, `+${event.points}`)]),
      ]);
      break;
    case "began":
    case "ended":
      break;
  }
}
