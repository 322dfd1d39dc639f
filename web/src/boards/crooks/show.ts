/** How the events of Crooks look on the board. */

import type { GameEdition as Edition, GameEvent as Event } from "../../generated/crooks";
import type { Spot } from "../../lib/spots";
import type { Stage } from "../../lib/stage.svelte";
import { backOf, crookOf, portraitOf } from "./cards";
import * as spot from "./spots";

/** The spots that an event speaks of. */
export function spots(event: Event): Spot[] {
  switch (event.event) {
    case "recruited":
    case "saw_pile":
    case "found_nobody":
    case "took":
    case "spied_on_hangout":
      return [spot.hangout(event.hangout)];
    case "placed":
      return [spot.cell(event.seat, event.target)];
    case "moved":
      return [spot.cell(event.seat, event.source), spot.cell(event.seat, event.target)];
    case "hit":
      return [spot.cell(event.victim, event.target)];
    case "spied_on_target":
    case "target_scored":
      return [spot.target(event.target)];
    case "revealed":
      return [spot.cell(event.seat, event.target)];
    case "gang_scored":
      return [spot.gang(event.gang)];
    case "passed":
      return [spot.seat(event.seat)];
    case "picked_pocket":
      return [spot.purse(event.seat)];
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
    stage.tick({ [spot.purse(seat)]: -amount, [spot.BANK]: amount });
  switch (event.event) {
    case "recruited": {
      const coin = {
        from: spot.purse(event.seat),
        to: spot.BANK,
        look: "coin",
        text: "$",
      } as const;
      await Promise.all([
        stage.fly(
          Array.from({ length: event.price }, () => coin),
          700,
        ),
        stage.glow([spot.hangout(event.hangout)], 800),
      ]);
      paid(event.seat, event.price);
      break;
    }
    case "saw_pile":
      await stage.glow([spot.hangout(event.hangout)], 500);
      break;
    case "found_nobody":
      await stage.glow([spot.hangout(event.hangout)], 700, "alarm");
      break;
    case "took":
      await stage.fly(
        [
          {
            from: spot.hangout(event.hangout),
            to: spot.seat(event.seat),
            ...card(event.crook),
          },
        ],
        650,
      );
      stage.tick({ [spot.hangout(event.hangout)]: -1 });
      break;
    case "placed":
      await stage.fly(
        [
          {
            from: spot.seat(event.seat),
            to: spot.cell(event.seat, event.target),
            ...card(event.mode === "down" ? null : event.crook, event.seat),
            stays: true,
          },
          ...(event.fee
            ? [{ from: spot.purse(event.seat), to: spot.BANK, look: "coin", text: "$" } as const]
            : []),
        ],
        750,
      );
      paid(event.seat, event.fee ?? 0);
      break;
    case "picked_pocket": {
      const coin = {
        from: spot.BANK,
        to: spot.purse(event.seat),
        look: "coin",
        text: "$",
      } as const;
      await stage.fly(
        Array.from({ length: event.gain }, () => coin),
        700,
      );
      paid(event.seat, -event.gain);
      break;
    }
    case "moved":
      stage.hide([spot.cell(event.seat, event.source)]);
      await stage.fly(
        event.crooks.map((crook) => ({
          from: spot.cell(event.seat, event.source),
          to: spot.cell(event.seat, event.target),
          ...card(crook, event.seat),
          stays: true,
        })),
        900,
      );
      break;
    case "hit":
      await stage.glow([spot.cell(event.victim, event.target)], 400, "alarm");
      await stage.fall([spot.cell(event.victim, event.target)], 600);
      break;
    case "spied_on_target":
      await stage.fly([
        { from: spot.seat(event.seat), to: spot.target(event.target), look: "lens" },
      ]);
      await stage.glow([spot.target(event.target)], 500);
      break;
    case "spied_on_hangout":
      await stage.fly([
        { from: spot.seat(event.seat), to: spot.hangout(event.hangout), look: "lens" },
      ]);
      await stage.glow([spot.hangout(event.hangout)], 500);
      break;
    case "passed":
      await stage.glow([spot.seat(event.seat)], 800, "alarm");
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
