/** How the events of Animalcatraz look on the board. */

import type {
  CorruptionTried,
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/animalcatraz";
import type { Spot } from "../../lib/spots";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import { rivalColour } from "./colours";
import { AMBULANCE, TRAP } from "./icons";
import { everybodyRuns, goal, guardsMarch, guardSteps, inmateOf, lootFrom, walk } from "./march";
import { rollOf, showRoll } from "./roll";
import * as spot from "./spots";
import { Lexicon, own, signed } from "./words";

const NIGHT = 5; // as a round

/** The spots that an event speaks of. */
export function spots(event: Event): Spot[] {
  switch (event.event) {
    case "moved":
      return [spot.inmate(event.inmate), goal(event.inmate, event.to)];
    case "pushed":
      return [spot.inmate(event.victim), goal(event.victim, event.place)];
    case "icon_used":
      return [spot.inmate(event.inmate), spot.icon(event.room, event.icon)];
    case "corruption_tried":
    case "guard_placed":
    case "guard_sacrificed":
      return [spot.guard(event.guard)];
    case "warden_moved":
    case "riot_began":
      return [spot.room(event.room)];
    case "fight_began":
      return [spot.room(event.room), spot.FIGHT];
    case "clash_began":
    case "clash_rolled":
      return [spot.fighter(event.attacker), spot.fighter(event.defender)];
    case "clash_won":
      return [spot.fighter(event.winner)];
    case "fighter_injured":
      return [spot.fighter(event.fighter)];
    case "fight_ended":
      return event.winner.map((who) => spot.rep(who));
    case "theft_rolled":
      return event.victim ? [spot.inmate(event.victim)] : [spot.cell(event.cell ?? 0)];
    case "card_put":
    case "spare_taken":
    case "moved_in":
      return [spot.spare(event.cell, event.spare)];
    case "wing_claimed":
    case "wing_lost":
      return [spot.cell(event.cell)];
    case "tag_placed":
    case "tag_lifted":
      return [spot.round(event.round)];
    case "event_turned":
    case "took_part":
      return [spot.EVENT];
    case "traded":
    case "looked_through":
      return [spot.deck(event.room)];
    case "rep_changed":
    case "rank_reached":
    case "plan_revealed":
      return event.rival.map((who) => spot.rep(who));
    case "night_fell":
      return [spot.NIGHT];
    case "round_began":
      return [spot.TIME];
  }
  return "inmate" in event && typeof event.inmate === "string" ? [spot.inmate(event.inmate)] : [];
}

/** Show an event over the view from before the news; each takes at most the stage's longest time. */
export async function show(
  event: Event,
  stage: Stage,
  edition: Edition,
  view: View,
  next: View,
): Promise<void> {
  const rolled = rollOf(event, view, edition);
  if (rolled) await showRoll(rolled, stage, view);
  switch (event.event) {
    case "moved":
      await stage.march([walk(event.inmate, event.to)], 600);
      break;
    case "pushed":
      await stage.march([walk(event.victim, event.place)], 600);
      break;
    case "guards_moved": {
      const face = event.arrow ? `${event.letter}→` : event.letter;
      await stage.pop(spot.room("yard"), { look: "die", text: face }, "tumble", 600);
      await stage.march(guardsMarch(next, event.letter), 900);
      break;
    }
    case "guard_placed":
      await stage.march(guardSteps(view, event.guard, event.letter), 600);
      break;
    case "corruption_tried":
      await corruption(event, stage, edition, view);
      break;
    case "icon_used":
      await stage.glow([spot.icon(event.room, event.icon)], 500);
      break;
    case "clash_won":
      await Promise.all([
        stage.glow([spot.fighter(event.winner)], 600),
        stage.fall([spot.fighter(event.loser)], 600),
      ]);
      break;
    case "stole":
      await stage.fly(
        event.victim.slice(0, 1).map((victim) => ({
          from: lootFrom(view, event.inmate, victim),
          to: spot.inmate(event.inmate),
          look: "back" as const,
        })),
      );
      break;
    case "drew":
      await stage.fly([{ from: spot.CHAIR, to: spot.inmate(event.inmate), look: "back" }], 450);
      break;
    case "took_from_pile":
      await stage.fly([{ from: spot.PILE, to: spot.inmate(event.inmate), look: "back" }], 450);
      break;
    case "traded":
      await stage.fly(cards(event.count, spot.deck(event.room), spot.inmate(event.inmate)), 700);
      break;
    case "card_put":
      await stage.fly(cards(1, spot.inmate(event.inmate), spot.spare(event.cell, event.spare)));
      break;
    case "rep_changed":
      if (event.by !== 0)
        await stage.rise(
          spot.rep(event.rival[0] ?? ""),
          own("rep", { rep: signed(event.by) }),
          700,
        );
      break;
    case "marker_moved":
      await stage.rise(spot.inmate(event.inmate), signed(event.notches), 500);
      break;
    case "tried_to_abandon":
      await stage.pop(spot.FIGHT, { look: "die", text: `${event.die}` }, "tumble", 800);
      await stage.glow([spot.FIGHT], 500, event.gone ? "lamp" : "alarm");
      break;
    case "injured":
      await toThePile(event.cards, spot.inmate(event.inmate), stage);
      stage.hide([spot.inmate(event.inmate)]); // in the ambulance
      await stage.fly(
        [
          {
            from: spot.inmate(event.inmate),
            to: spot.home(event.inmate),
            look: "ride",
            icon: AMBULANCE,
            colour: "c-white",
          },
        ],
        900,
      );
      break;
    case "fighter_injured":
      await stage.glow(spots(event), 500, "alarm");
      await toThePile(event.cards, spot.fighter(event.fighter), stage);
      break;
    case "riot_began":
      await stage.glow(spots(event), 400, "alarm");
      await stage.march(everybodyRuns(view, event.room), 1000);
      break;
    case "tag_placed":
      await stage.fly(tag(event.rival, spot.round(event.round), edition, view));
      await stage.glow(spots(event), 400);
      break;
    case "wing_claimed":
      await stage.fly(tag(event.rival, spot.cell(event.cell), edition, view));
      await stage.glow(spots(event), 400);
      break;
    case "turned_primal":
    case "primal_ended":
      await stage.gesture(spots(event), "flip", 1000);
      break;
    case "trap_sprung":
      await Promise.all([
        stage.pop(spot.inmate(event.inmate), { look: "ride", icon: TRAP }, "snap", 900),
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
        stage.dusk(1400),
        stage.banner(t("animalcatraz-board-time", { day: event.day, round: NIGHT }), 1400),
      ]);
      break;
    case "sent_to_hole":
      await stage.glow(spots(event), 400, "alarm");
      await stage.march([{ who: spot.inmate(event.inmate), to: spot.place("hole") }], 800);
      break;
    case "escape_failed":
    case "wing_lost":
      await stage.glow(spots(event), 800, "alarm");
      break;
    case "event_turned":
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

/** Cards on their way, seen only from the back. */
const cards = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: count }, () => ({ from, to, look: "back" }));

/** Cards of somebody who is injured go onto the pile at the Infirmary. */
const toThePile = (count: number, from: Spot, stage: Stage) =>
  stage.fly(cards(count, from, spot.PILE), count > 0 ? 550 : 0);

/** A base, as it goes under a guard or comes back, in the colour of its rival. */
function base(rival: number | null, from: Spot, to: Spot, edition: Edition, view: View): Flight[] {
  if (rival === null) return [];
  return [{ from, to, look: "token", colour: `c-${rivalColour(view, edition, rival)}` }];
}

/** A Gang Tag of a rival, given by its inmates. */
const tag = (rival: string[], to: Spot, edition: Edition, view: View): Flight[] =>
  rival.slice(0, 1).map((who) => ({
    from: spot.rep(who),
    to,
    look: "token",
    text: "⚑",
    colour: `c-${rivalColour(view, edition, inmateOf(view, who)?.rival ?? null)}`,
  }));

/** If a bribe has worked, the bases under the guard are swapped. */
async function corruption(
  event: CorruptionTried,
  stage: Stage,
  edition: Edition,
  view: View,
): Promise<void> {
  if (!event.success) return;
  const guard = spot.guard(event.guard);
  const owner = view.rooms.find((room) => room.guard?.guard === event.guard)?.guard?.owner ?? null;
  const briber = inmateOf(view, event.inmate)?.rival ?? null;
  await Promise.all([
    stage.gesture([guard], "flip", 350),
    stage.fly(
      [
        ...base(owner, guard, spot.rival(owner ?? -1), edition, view),
        ...base(briber, spot.inmate(event.inmate), guard, edition, view),
      ],
      350,
    ),
  ]);
}
