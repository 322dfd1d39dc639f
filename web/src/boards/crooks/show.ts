/** How the events of Crooks look on the board. */

import type { GameEdition as Edition, GameEvent as Event } from "../../generated/crooks";
import type { Stage } from "../../lib/stage.svelte";
import { backOf, crookOf, portraitOf } from "./cards";

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
  /** A card as it is carried: its face, or its back in the colour of a seat. */
  const card = (crook: number | null | undefined, seat?: number) =>
    crook
      ? ({ look: "card", picture: portraitOf(crookOf(edition, crook)) } as const)
      : ({ look: "back", picture: backOf(edition, seat) } as const);
  /** Money goes from a purse to the bank, or back. */
  const paid = (seat: number, amount: number) =>
    stage.tick({ [`purse-${seat}`]: -amount, bank: amount });
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
      paid(event.seat, event.price);
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
            ...card(event.crook),
          },
        ],
        650,
      );
      stage.tick({ [`hangout-${event.hangout}`]: -1 });
      break;
    case "placed":
      await stage.fly(
        [
          {
            from: `seat-${event.seat}`,
            to: cell(event.seat, event.target),
            ...card(event.mode === "down" ? null : event.crook, event.seat),
            stays: true,
          },
          ...(event.fee
            ? [{ from: `purse-${event.seat}`, to: "bank", look: "coin", text: "$" } as const]
            : []),
        ],
        750,
      );
      paid(event.seat, event.fee ?? 0);
      break;
    case "picked_pocket": {
      const coin = { from: "bank", to: `purse-${event.seat}`, look: "coin", text: "$" } as const;
      await stage.fly(
        Array.from({ length: event.gain }, () => coin),
        700,
      );
      paid(event.seat, -event.gain);
      break;
    }
    case "moved":
      stage.hide([cell(event.seat, event.source)]);
      await stage.fly(
        event.crooks.map((crook) => ({
          from: cell(event.seat, event.source),
          to: cell(event.seat, event.target),
          ...card(crook, event.seat),
          stays: true,
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
    case "target_scored":
    case "gang_scored":
      break; // the ending counts
    case "began":
    case "ended":
      break;
  }
}
