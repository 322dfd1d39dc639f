/** How the events of Animalcatraz look on the board. */

import type { GameEdition as Edition, GameEvent as Event } from "../../generated/animalcatraz";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import { Lexicon, own } from "./words";

const ROOMS = 9;
const person = (inmate: string) => `inmate-${inmate}`;
const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

/** The spots that an event speaks of. */
export function spots(event: Event): string[] {
  switch (event.event) {
    case "moved":
      return [person(event.inmate), goal(event.inmate, event.to)];
    case "pushed":
      return [person(event.victim), goal(event.victim, event.place)];
    case "icon_used":
      return [person(event.inmate), `icon-${event.room}-${event.icon}`];
    case "corruption_tried":
    case "guard_placed":
      return [`guard-${event.guard}`];
    case "guard_sacrificed":
      return [`guard-${event.guard}`];
    case "warden_moved":
    case "riot_began":
      return [`room-${event.room}`];
    case "fight_began":
      return [`room-${event.room}`, "fight"];
    case "clash_began":
    case "clash_rolled":
      return [`fighter-${event.attacker}`, `fighter-${event.defender}`];
    case "clash_won":
      return [`fighter-${event.winner}`];
    case "fight_ended":
      return event.winner.map((who) => `rep-${who}`);
    case "theft_rolled":
      return event.victim ? [person(event.victim)] : [`cell-${event.cell ?? 0}`];
    case "card_put":
    case "spare_taken":
    case "moved_in":
      return [`spare-${event.cell}-${event.spare}`];
    case "wing_claimed":
    case "wing_lost":
      return [`cell-${event.cell}`];
    case "tag_placed":
    case "tag_lifted":
      return [`round-${event.round}`];
    case "event_turned":
    case "took_part":
      return ["event"];
    case "traded":
    case "looked_through":
      return [`deck-${event.room}`];
    case "rep_changed":
    case "rank_reached":
    case "plan_revealed":
      return event.rival.map((who) => `rep-${who}`);
    case "night_fell":
      return ["night"];
    case "round_began":
      return ["time"];
  }
  return "inmate" in event && typeof event.inmate === "string" ? [person(event.inmate)] : [];
}

/** Show an event; each takes well under the stage's longest time. */
export async function show(event: Event, stage: Stage, edition: Edition): Promise<void> {
  switch (event.event) {
    case "moved":
      await stage.fly(walk([event.inmate], goal(event.inmate, event.to)));
      break;
    case "pushed":
      await stage.fly(walk([event.victim], goal(event.victim, event.place)));
      break;
    case "guards_moved":
      await guardsMarch(event.letter, event.arrow, stage, edition);
      break;
    case "corruption_tried":
      await stage.rise(`guard-${event.guard}`, `${event.total} / ${event.needed}`, 900);
      await stage.glow([`guard-${event.guard}`], 500, event.success ? "lamp" : "alarm");
      break;
    case "icon_used":
      await stage.glow([`icon-${event.room}-${event.icon}`], 500);
      break;
    case "clash_rolled":
      await Promise.all([
        stage.rise(`fighter-${event.attacker}`, `⚅ ${event.attacker_total}`, 1200),
        stage.rise(`fighter-${event.defender}`, `⚅ ${event.defender_total}`, 1200),
      ]);
      break;
    case "clash_won":
      await Promise.all([
        stage.glow([`fighter-${event.winner}`], 600),
        stage.fall([`fighter-${event.loser}`], 600),
      ]);
      break;
    case "theft_rolled": {
      const from = event.victim ? person(event.victim) : `cell-${event.cell ?? 0}`;
      await stage.rise(from, `${event.total} : ${event.against}`, 900);
      if (!event.success) await stage.glow([from], 400, "alarm");
      break;
    }
    case "stole":
      await stage.fly(
        event.victim.slice(0, 1).map((victim) => ({
          from: person(victim),
          to: person(event.inmate),
          look: "back" as const,
        })),
      );
      break;
    case "drew":
    case "took_from_pile":
      await stage.fly([{ from: "chair", to: person(event.inmate), look: "back" }], 450);
      break;
    case "traded":
      await stage.fly(
        Array.from({ length: event.count }, () => ({
          from: `deck-${event.room}`,
          to: person(event.inmate),
          look: "back" as const,
        })),
        700,
      );
      break;
    case "card_put":
      await stage.fly([
        { from: person(event.inmate), to: `spare-${event.cell}-${event.spare}`, look: "back" },
      ]);
      break;
    case "rep_changed":
      if (event.by !== 0)
        await stage.rise(`rep-${event.rival[0] ?? ""}`, own("rep", { rep: signed(event.by) }), 700);
      break;
    case "marker_moved":
      await stage.rise(person(event.inmate), signed(event.notches), 500);
      break;
    case "event_roll":
      await stage.rise(person(event.inmate), `⚅ ${event.total}`, 900);
      break;
    case "lock_tried": {
      const mark = event.success ? "✓" : "✗";
      await stage.rise(person(event.inmate), `${event.total} / ${event.needed} ${mark}`, 900);
      await stage.glow(spots(event), 400, event.success ? "lamp" : "alarm");
      break;
    }
    case "injured":
      await stage.glow(spots(event), 400, "alarm");
      await stage.fly(walk([event.inmate], `home-${event.inmate}`), 700);
      break;
    case "riot_began":
      await stage.glow(spots(event), 500, "alarm");
      await stage.fly(walk(everybody(edition), `room-${event.room}`), 900);
      break;
    case "tag_placed":
      await stage.fly(
        event.rival.slice(0, 1).map((who) => ({
          from: `rep-${who}`,
          to: `round-${event.round}`,
          look: "token" as const,
          text: "⚑",
          colour: "c-white",
        })),
      );
      await stage.glow(spots(event), 400);
      break;
    case "turned_primal":
    case "primal_ended":
      await stage.gesture(spots(event), "flip", 1000);
      break;
    case "trap_sprung":
      await Promise.all([
        stage.gesture(spots(event), "snap", 900),
        stage.glow(spots(event), 900, "alarm"),
      ]);
      break;
    case "rank_reached":
      await Promise.all([
        stage.glow(spots(event), 1300),
        stage.banner(new Lexicon(edition, settings.language).called("ranks", event.rank), 1300),
      ]);
      break;
    case "night_fell":
      await Promise.all([
        stage.glow(spots(event), 1200),
        stage.banner(t("animalcatraz-board-time", { day: event.day, round: 5 }), 1200),
      ]);
      break;
    case "fighter_injured":
    case "sent_to_hole":
    case "escape_failed":
      await stage.glow(spots(event), 800, "alarm");
      break;
    case "event_turned":
    case "wing_claimed":
    case "fight_began":
    case "recruited":
    case "crime_completed":
    case "escaped":
    case "plan_revealed":
    case "warden_moved":
      await stage.glow(spots(event), 700);
      break;
  }
}

/** Inmates on their way; who is not in the game stands nowhere, and does not move. */
const walk = (inmates: string[], to: string): Flight[] =>
  inmates.map((inmate) => ({ from: person(inmate), to, look: "token", colour: "c-white" }));

const everybody = (edition: Edition) => edition.cards.inmates.map(({ id }) => id);

/** Where an inmate goes: to a room, or into its cell. */
const goal = (inmate: string, place: string) =>
  place === "cell" ? `home-${inmate}` : `room-${place}`;

/** All guards step to the new letter; with the arrow they go one room on before. */
async function guardsMarch(
  letter: string,
  arrow: boolean,
  stage: Stage,
  edition: Edition,
): Promise<void> {
  await stage.rise("time", arrow ? `${letter} →` : letter, 700);
  const guards = edition.cards.guards.slice(0, ROOMS).map((guard) => `guard-${guard.id}`);
  await stage.glow(guards, 500);
}
