/** How the events of New York Kings look on the board. */

import type { Drove, GameEdition as Edition, GameEvent as Event } from "../../generated/kings";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { car as carIcon, SPECIAL_ICONS } from "./icons";
import { baseColours, CELLS, notesOf } from "./names";

const RESHUFFLED = 5; // cards that are seen to go back into the deck

const seat = (number: number) => `seat-${number}`;
const at = (place: string) => (CELLS.includes(place) ? place.replace(" ", "-") : `at-${place}`);
const plate = (district: string) => `plate-${district}`;
const mission = (id: string) => `mission-${id}`;
const figure = (who: string) => `who-${who}`;
const car = (number: number) => `car-${number}`;
const money = (amount: number) => t("kings-money", { amount });

/** The spots that an event speaks of. */
export function spots(event: Event): string[] {
  switch (event.event) {
    case "turned_up":
    case "mission_expired":
    case "tile_freed":
      return [mission(event.mission)];
    case "accepted":
    case "announced":
    case "redrawn":
    case "mission_lost":
      return [mission(event.mission), seat(event.seat)];
    case "accomplished":
      return [plate(event.goal), seat(event.seat)];
    case "boarded":
    case "dropped":
    case "drove":
    case "halted":
    case "arrest_tried":
    case "cars_broken":
    case "provoked":
      return [plate(event.district), seat(event.seat)];
    case "car_moved":
    case "car_came":
      return [car(event.car), plate(event.district)];
    case "advanced":
      return event.places.map(at);
    case "arrested":
      return ["cell-3", seat(event.seat)];
    case "waits":
    case "hired":
      return [`bar-${event.district}`, plate(event.district)];
    case "end_card":
      return ["mission-deck"];
    case "reshuffled":
      return ["deck"];
    case "stole_card":
    case "poaching":
    case "poached":
    case "talks":
    case "dealt":
      return [seat(event.seat), seat(event.victim)];
    case "rolled":
    case "shared_pot":
      return ["duel"];
    case "began":
    case "bids_revealed":
    case "bosses_placed":
    case "round_began":
    case "joker_left":
    case "talks_ended":
    case "ended":
      return [];
    default:
      return [seat(event.seat)];
  }
}

/** What drives under the map, and what flies over it. */
const RIDES: Record<string, Pick<Flight, "icon" | "course">> = {
  metro: { icon: SPECIAL_ICONS.metro ?? "", course: "under" },
  landing: { icon: SPECIAL_ICONS.heliport ?? "", course: "high" },
};

/** Characters on their way, in the colour of their seat. */
const people = (group: string[], to: string, owner: number, edition: Edition): Flight[] =>
  group.map((who) => ({
    from: figure(who),
    to,
    look: "token",
    colour: `c-${baseColours(edition)[owner]}`,
  }));

const dice = (faces: string[], from: string, to: string): Flight[] =>
  faces.map((face) => ({ from, to, look: "die", text: face }));

const coin = (from: string, to: string, amount: number): Flight => ({
  from,
  to,
  look: "coin",
  text: String(amount),
});

/** A new mission comes from the deck to the first place, its tiles from the bag to the map. */
const turnedUp = (districts: (string | null | undefined)[]): Flight[] => [
  { from: "mission-deck", to: "row-1", look: "paper" },
  ...districts.flatMap((district): Flight[] =>
    district ? [{ from: "bag", to: plate(district), look: "token", colour: "c-white" }] : [],
  ),
];

/** Show an event over the view from before it. */
export async function show(event: Event, stage: Stage, edition: Edition): Promise<void> {
  switch (event.event) {
    case "bids_revealed":
      await Promise.all(
        event.bids.map((bid, number) =>
          bid === null ? undefined : stage.rise(seat(number), money(bid), 1100),
        ),
      );
      break;
    case "rolled_for_first":
      await stage.rise(seat(event.seat), event.die, 700);
      break;
    case "became_first":
      await stage.glow([seat(event.seat)], 700);
      break;
    case "drew":
      await stage.fly([{ from: "deck", to: seat(event.seat), look: "back" }], 350);
      break;
    case "played":
    case "gave_for_step":
    case "discarded":
      await stage.fly([{ from: seat(event.seat), to: "head", look: "card", text: "!" }], 550);
      break;
    case "stole_card":
      await stage.fly([{ from: seat(event.victim), to: seat(event.seat), look: "back" }], 700);
      break;
    case "reshuffled":
      await stage.fly(Array(RESHUFFLED).fill({ from: "head", to: "deck", look: "back" }), 800, 0.4);
      await stage.glow(["deck"], 400);
      break;
    case "car_came":
      await patrol(stage, "head", event.district); // what waits beside the map may lie on a sheet
      break;
    case "car_moved":
      await patrol(stage, car(event.car), event.district);
      break;
    case "drove":
      await travel(stage, event, edition);
      await stage.glow([plate(event.district)], 250);
      break;
    case "flew":
      await stage.fly([coin(seat(event.seat), "head", event.amount)], 400);
      break;
    case "halted":
      await stage.glow([plate(event.district)], 700, "alarm");
      break;
    case "arrest_tried":
      await stage.glow([plate(event.district), "cell-3"], 800, "alarm");
      break;
    case "arrested":
      await stage.fly(people(event.group, "cell-3", event.seat, edition), 900);
      break;
    case "advanced":
      await Promise.all(
        event.places.map((place, i) =>
          stage.fly(people(event.group.slice(i, i + 1), at(place), event.seat, edition), 600),
        ),
      );
      break;
    case "provoked":
      await stage.glow([plate(event.district), seat(event.seat), seat(event.victim)], 800, "alarm");
      break;
    case "staked":
      await stage.fly([coin(seat(event.seat), "pot", event.amount)], 500);
      break;
    case "rolled":
      await stage.fly(
        [...dice(event.dice, "head", "side-0"), ...dice(event.against, "head", "side-1")],
        1000,
      );
      break;
    case "folded":
      await stage.glow([seat(event.seat)], 500, event.yes ? "alarm" : "lamp");
      break;
    case "took_pot":
      await stage.fly([coin("pot", seat(event.seat), event.amount)], 800);
      break;
    case "shared_pot":
      await stage.glow(["pot"], 600);
      break;
    case "killed":
      await stage.glow(["duel"], 300, "alarm"); // the shot
      await stage.tip([figure(event.who)], 1000);
      break;
    case "eliminated":
      await stage.fall([seat(event.seat)], 900);
      break;
    case "cars_broken":
      await stage.glow([plate(event.district)], 800, "alarm");
      break;
    case "mission_expired":
    case "mission_lost":
      await stage.fall([mission(event.mission)], 600);
      break;
    case "turned_up":
      await stage.fly(turnedUp([event.address, event.goal]), 900);
      break;
    case "announced":
    case "redrawn":
      await stage.glow([mission(event.mission)], 500);
      break;
    case "accepted":
      await stage.fly([{ from: mission(event.mission), to: seat(event.seat), look: "paper" }], 700);
      break;
    case "accomplished":
      await Promise.all([
        stage.glow([plate(event.goal)], 800),
        stage.fly([coin(plate(event.goal), seat(event.seat), event.amount)], 900),
      ]);
      break;
    case "offered":
    case "joker_offered":
      await Promise.all([
        stage.rise(seat(event.seat), money(event.amount), 900),
        stage.gesture([figure(event.who)], "doubt", 900),
      ]);
      break;
    case "offer_rolled":
      await stage.fly(dice(event.dice, seat(event.seat), "head"), 1200);
      break;
    case "hired":
      await Promise.all([
        stage.glow([`bar-${event.district}`, plate(event.district)], 800),
        stage.rise(plate(event.district), "✓", 800),
        stage.gesture([figure(event.who)], "nod", 800),
      ]);
      break;
    case "not_hired":
      await Promise.all([
        stage.rise(seat(event.seat), "✗", 800),
        stage.gesture([figure(event.who)], "shake", 800),
      ]);
      break;
    case "poaching":
      await stage.rise(seat(event.victim), money(event.amount), 800);
      break;
    case "poached":
    case "dealt":
      await stage.glow([seat(event.seat), seat(event.victim)], 700);
      break;
    case "end_card":
      await Promise.all([
        stage.glow(["mission-deck", "head"], 1400, "alarm"),
        stage.banner(t("kings-journal-end-card", { round: event.round }), 1400),
      ]);
      break;
    case "fortune_shown":
      await stage.fly(
        notesOf(edition, event.amount).map((note) => ({
          from: "head",
          to: seat(event.seat),
          look: "note",
          text: String(note),
        })),
        800,
        0.3,
      );
      await stage.rise(seat(event.seat), money(event.amount), 600);
      break;
    default:
      break; // read in the log
  }
}

/** By car everybody is seen; by metro or helicopter only what carries them. */
async function travel(stage: Stage, event: Drove, edition: Edition): Promise<void> {
  const to = plate(event.district);
  const ride = RIDES[event.kind];
  const travellers = people(event.group, to, event.seat, edition);
  if (!ride) return stage.fly(travellers, 600);
  await stage.fly(
    travellers.slice(0, 1).map((flight) => ({ ...flight, look: "ride", ...ride })),
    900,
  );
}

/** A police car rolls to a district. */
async function patrol(stage: Stage, from: string, district: string): Promise<void> {
  await stage.fly(
    [{ from, to: plate(district), look: "ride", icon: carIcon, colour: "c-blue" }],
    700,
  );
  await stage.glow([plate(district)], 300, "alarm");
}
