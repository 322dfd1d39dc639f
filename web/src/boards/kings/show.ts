/** How the events of New York Kings look on the board. */

import { tick } from "svelte";
import type {
  Drove,
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
  Rolled,
} from "../../generated/kings";
import type { Spot } from "../../lib/spots";
import type { Flight, Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { policedBy } from "./city";
import { face } from "../../art/kings/bust";
import { cardPicture } from "../../art/kings/cards";
import { die } from "../../art/kings/dice";
import { helicopter, patrol as patrolCar, sedan, train } from "../../art/kings/vehicles";
import { burst, stop } from "./icons";
import { baseColours, cardOf, missionOf } from "./names";
import { diceToCome, NO_HAND, sceneOf, type BarScene, type FightScene, type Scene } from "./scene";
import * as spot from "./spots";

const RESHUFFLED = 5; // cards that are seen to go back into the deck

const money = (amount: number) => t("kings-money", { amount });

/** The spots that an event speaks of. */
export function spots(event: Event): Spot[] {
  switch (event.event) {
    case "turned_up":
    case "mission_expired":
    case "tile_freed":
      return [spot.mission(event.mission)];
    case "accepted":
    case "announced":
    case "redrawn":
    case "mission_lost":
      return [spot.mission(event.mission), spot.seat(event.seat)];
    case "accomplished":
      return [spot.plate(event.goal), spot.seat(event.seat)];
    case "boarded":
    case "dropped":
    case "drove":
    case "halted":
    case "arrest_tried":
    case "cars_broken":
    case "provoked":
      return [spot.plate(event.district), spot.seat(event.seat)];
    case "car_moved":
    case "car_came":
      return [spot.car(event.car), spot.plate(event.district)];
    case "advanced":
      return event.places.map(spot.at);
    case "arrested":
      return [spot.at("cell 3"), spot.seat(event.seat)];
    case "waits":
    case "hired":
      return [spot.bar(event.district), spot.plate(event.district)];
    case "end_card":
      return [spot.MISSION_DECK];
    case "reshuffled":
      return [spot.DECK];
    case "stole_card":
    case "poaching":
    case "poached":
    case "talks":
    case "dealt":
      return [spot.seat(event.seat), spot.seat(event.victim)];
    case "rolled":
    case "shared_pot":
      return [spot.DUEL];
    case "began":
    case "bids_revealed":
    case "bosses_placed":
    case "round_began":
    case "joker_left":
    case "talks_ended":
    case "ended":
      return [];
    default:
      return [spot.seat(event.seat)];
  }
}

/** What drives under the map, and what flies over it. */
const RIDES: Record<string, Pick<Flight, "picture" | "course">> = {
  metro: { picture: train, course: "under" },
  landing: { picture: helicopter, course: "high" },
};

/** Characters on their way, in the colour of their seat. */
const people = (group: string[], to: Spot, owner: number, edition: Edition): Flight[] =>
  group.map((who) => ({
    from: spot.who(who),
    to,
    look: "token",
    picture: face(who),
    colour: `c-${baseColours(edition)[owner]}`,
  }));

/** A tile on its way; hidden, it shows nothing. */
const tile = (from: Spot, to: Spot, text = ""): Flight => ({ from, to, look: "tile", text });

const dice = (faces: string[], from: Spot, to: Spot): Flight[] =>
  faces.map((rolled) => ({ from, to, look: "die", picture: die(rolled) }));

const coin = (from: Spot, to: Spot, amount: number): Flight => ({
  from,
  to,
  look: "coin",
  text: String(amount),
});

/** A new mission comes from the deck to the first place, its tiles from the bag to the map. */
const turnedUp = (districts: (string | null | undefined)[]): Flight[] => [
  { from: spot.MISSION_DECK, to: spot.row(1), look: "paper" },
  ...districts.flatMap((district): Flight[] =>
    district ? [tile(spot.BAG, spot.plate(district))] : [],
  ),
];

/** The tiles of a mission that leaves the table go back into the bag. */
function tilesBack(view: View, id: string): Flight[] {
  const found = [...view.row, ...view.missions].find((known) => known.mission === id);
  return [found?.address, found?.goal].flatMap((district) =>
    district ? [tile(spot.plate(district), spot.BAG)] : [],
  );
}

/** A scene is drawn, so that what follows has its spots. */
async function play(stage: Stage, scene: Scene): Promise<void> {
  stage.act = scene;
  await tick();
}

/** Show an event over the view from before the news. */
export async function show(
  event: Event,
  stage: Stage,
  edition: Edition,
  before: View,
  next: View,
): Promise<void> {
  switch (event.event) {
    case "bids_revealed":
      await turnBids(stage, event.bids);
      break;
    case "boarded":
      await stage.fly(
        people([event.who], spot.kerb(event.seat, event.district), event.seat, edition),
        450,
      );
      break;
    case "dropped":
      await stage.fly(
        people([event.who], spot.pavement(event.seat, event.district), event.seat, edition),
        450,
      );
      break;
    case "rolled_for_first":
      await stage.rise(spot.seat(event.seat), event.die, 700);
      break;
    case "became_first":
      await stage.glow([spot.seat(event.seat)], 700);
      break;
    case "drew":
      await stage.fly([{ from: spot.DECK, to: spot.seat(event.seat), look: "back" }], 350);
      break;
    case "played":
    case "gave_for_step":
    case "discarded": {
      const colour = cardOf(edition, event.card)?.colour ?? "blue";
      const picture = cardPicture(event.card, colour);
      await stage.fly([{ from: spot.seat(event.seat), to: spot.HEAD, look: "card", picture }], 700);
      break;
    }
    case "stole_card":
      await stage.fly(
        [{ from: spot.seat(event.victim), to: spot.seat(event.seat), look: "back" }],
        700,
      );
      break;
    case "reshuffled":
      await stage.fly(
        Array(RESHUFFLED).fill({ from: spot.HEAD, to: spot.DECK, look: "back" }),
        800,
        0.4,
      );
      await stage.glow([spot.DECK], 400);
      break;
    case "car_came":
      await patrol(stage, spot.HEAD, event.district); // what waits beside the map may lie on a sheet
      break;
    case "car_moved":
      await patrol(stage, spot.car(event.car), event.district);
      break;
    case "drove":
      await travel(stage, event, edition);
      await stage.glow([spot.plate(event.district)], 250);
      break;
    case "flew":
      await stage.fly([coin(spot.seat(event.seat), spot.HEAD, event.amount)], 400);
      break;
    case "halted":
      await Promise.all([
        stage.glow([spot.plate(event.district)], 900, "alarm"),
        stage.sign(spot.plate(event.district), stop, "stop", 900),
      ]);
      break;
    case "arrest_tried":
      await stage.glow([spot.plate(event.district)], 400, "alarm");
      await play(stage, {
        ...fight(true, event.district, [event.seat, event.roller]),
        cars: policedBy(next, event.district),
      });
      await stage.pause(300);
      break;
    case "got_away":
      await stage.rise(spot.side(0), "✓", 800);
      break;
    case "arrested":
      await takeAway(stage, event.group, event.seat, edition);
      break;
    case "advanced":
      await Promise.all(
        event.places.map((place, i) =>
          stage.fly(people(event.group.slice(i, i + 1), spot.at(place), event.seat, edition), 600),
        ),
      );
      break;
    case "provoked":
      await stage.glow(
        [spot.plate(event.district), spot.seat(event.seat), spot.seat(event.victim)],
        500,
        "alarm",
      );
      await play(stage, fight(false, event.district, [event.seat, event.victim]));
      break;
    case "staked": {
      await stage.fly([coin(spot.seat(event.seat), spot.POT, event.amount)], 500);
      const scene = fightNow(stage, before);
      if (scene) await play(stage, { ...scene, pot: scene.pot + event.amount });
      break;
    }
    case "rolled":
      await rollOneByOne(stage, event, before);
      break;
    case "folded":
      if (event.yes) await stage.gesture([spot.fighter(event.seat)], "fold", 700);
      else await stage.glow([spot.seat(event.seat), spot.fighter(event.seat)], 500);
      break;
    case "took_pot":
      await stage.fly([coin(spot.POT, spot.seat(event.seat), event.amount)], 800);
      break;
    case "shared_pot":
      await stage.glow([spot.POT], 600);
      break;
    case "killed":
      await Promise.all([
        stage.glow([spot.DUEL], 400, "alarm"),
        stage.sign(spot.against(event.seat), burst, "flash", 400),
      ]);
      await stage.tip([spot.who(event.who)], 1000);
      break;
    case "eliminated":
      await stage.fall([spot.seat(event.seat)], 900);
      break;
    case "cars_broken":
      await stage.glow([spot.plate(event.district)], 800, "alarm");
      break;
    case "mission_expired":
    case "mission_lost":
      await Promise.all([
        stage.fall([spot.mission(event.mission)], 600),
        ...tilesBack(before, event.mission).map((flight) => stage.fly([flight], 800)),
      ]);
      break;
    case "tile_freed":
      for (const flight of tilesBack(before, event.mission)) await stage.fly([flight], 600);
      break;
    case "turned_up":
      await stage.fly(turnedUp([event.address, event.goal]), 900);
      break;
    case "announced":
      await stage.glow([spot.mission(event.mission)], 500);
      break;
    case "redrawn":
      await stage.glow([spot.mission(event.mission)], 400);
      await stage.fly([drawn(edition, event.mission, event.seat, event.goal)], 700);
      break;
    case "accepted":
      await stage.fly(
        [{ from: spot.mission(event.mission), to: spot.seat(event.seat), look: "paper" }],
        700,
      );
      if (!missionOf(edition, event.mission)?.open)
        await stage.fly([drawn(edition, event.mission, event.seat, event.goal)], 700);
      break;
    case "accomplished":
      await Promise.all([
        stage.fly([tile(spot.plate(event.goal), spot.BAG)], 700),
        stage.glow([spot.plate(event.goal)], 800),
        stage.fly([coin(spot.plate(event.goal), spot.seat(event.seat), event.amount)], 900),
      ]);
      break;
    case "offered":
    case "joker_offered":
      await play(stage, { kind: "bar", who: event.who, amount: event.amount, dice: [] });
      await stage.fly([coin(spot.seat(event.seat), spot.GUEST, event.amount)], 600);
      break;
    case "offer_rolled":
      await rollForGuest(stage, event.dice, event.seat, guestOf(stage, before, next), next);
      break;
    case "hired":
    case "joker_hired":
      await meet(stage, event.who, before);
      await Promise.all([
        stage.glow([spot.GUEST, spot.who(event.who)], 800),
        stage.rise(spot.GUEST, "✓", 800),
        stage.gesture([spot.GUEST_HEAD, spot.who(event.who)], "nod", 900),
      ]);
      break;
    case "not_hired":
      await meet(stage, event.who, before);
      await Promise.all([
        stage.rise(spot.GUEST, "✗", 800),
        stage.gesture([spot.GUEST_HEAD, spot.who(event.who)], "shake", 900),
      ]);
      break;
    case "poaching":
      await stage.rise(spot.seat(event.victim), money(event.amount), 800);
      break;
    case "poached":
    case "dealt":
      await stage.glow([spot.seat(event.seat), spot.seat(event.victim)], 700);
      break;
    case "end_card":
      await Promise.all([
        stage.glow([spot.MISSION_DECK, spot.HEAD], 1400, "alarm"),
        stage.banner(t("kings-journal-end-card", { round: event.round }), 1400),
      ]);
      break;
    default:
      break; // read in the log; fortunes are counted at dawn
  }
}

/** By car everybody is seen; by metro or helicopter only what carries them. */
async function travel(stage: Stage, event: Drove, edition: Edition): Promise<void> {
  const to = spot.plate(event.district);
  const ride = RIDES[event.kind];
  const [first] = people(event.group, to, event.seat, edition);
  if (!first) return;
  const drive = {
    picture: sedan(baseColours(edition)[event.seat] ?? ""),
    course: "road",
  } as const;
  const flight: Flight = { ...first, look: "car", ...(ride ?? drive) };
  const flown = stage.fly([flight], ride ? 900 : 700);
  stage.hide(event.group.map((who) => spot.who(who))); // they are in what goes there
  await flown;
}

/** The bids lie face down, and all are turned over together. */
async function turnBids(stage: Stage, bids: (number | null)[]): Promise<void> {
  const cards = bids.map((_, number) => spot.bid(number));
  await play(stage, { kind: "bids", bids, open: false });
  await stage.pause(200);
  await stage.gesture(cards, "away", 300);
  await play(stage, { kind: "bids", bids, open: true });
  await stage.gesture(cards, "back", 300);
  await stage.pause(650);
}

const fight = (arrest: boolean, district: string, seats: [number, number]): FightScene => ({
  kind: "fight",
  arrest,
  district,
  seats,
  dice: [[], []],
  hands: [NO_HAND, NO_HAND],
  cars: 0,
  pot: 0,
});

/** The fight as far as it has been shown. */
function fightNow(stage: Stage, before: View): FightScene | null {
  const known = before.fight;
  const [one, two] = known?.sides ?? [];
  const playing = sceneOf(stage.act, "fight");
  if (playing || !known || !one || !two) return playing;
  return {
    ...fight(known.kind === "arrest", known.district, [one.seat, two.seat]),
    dice: [one.dice, two.dice],
    hands: [one, two],
    pot: known.pot,
  };
}

const ROLL = 900; // milliseconds for all dice of a roll

async function rollOneByOne(stage: Stage, event: Rolled, before: View): Promise<void> {
  const scene = fightNow(stage, before);
  if (!scene) return;
  const shown: FightScene = {
    ...scene,
    dice: [[...scene.dice[0]], [...scene.dice[1]]],
    hands: [NO_HAND, NO_HAND],
  };
  const coming = diceToCome(scene.dice, [event.dice, event.against]);
  for (const { side, face } of coming) {
    await stage.fly(dice([face], spot.POT, spot.dice(side)), ROLL / coming.length);
    shown.dice[side].push(face);
    await play(stage, { ...shown });
  }
  await play(stage, {
    ...shown,
    dice: [event.dice, event.against], // some were rolled again
    hands: [
      { hand: event.hand, counting: event.counting },
      { hand: event.other_hand, counting: event.other_counting },
    ],
  });
  await stage.pause(600); // to read what they make
}

/** To the cells, from where the arrest was: those who drove there are drawn where they came from. */
async function takeAway(
  stage: Stage,
  group: string[],
  owner: number,
  edition: Edition,
): Promise<void> {
  const scene = sceneOf(stage.act, "fight");
  const riders = people(group, spot.at("cell 3"), owner, edition);
  const flights = scene
    ? riders.map((rider) => ({ ...rider, from: spot.plate(scene.district) }))
    : riders;
  const flown = stage.fly(flights, 900);
  stage.hide(group.map((who) => spot.who(who)));
  await flown;
}

/** A tile from the bag: to its district for who may see it, else to whom it belongs. */
function drawn(
  edition: Edition,
  id: string,
  owner: number,
  goal: string | null | undefined,
): Flight {
  const isHidden = !missionOf(edition, id)?.open;
  return tile(spot.BAG, goal ? spot.plate(goal) : spot.seat(owner), isHidden ? "?" : "");
}

/** Whom an offer is made to. */
function guestOf(stage: Stage, before: View, next: View): BarScene {
  const playing = sceneOf(stage.act, "bar");
  const district = (next.subject ?? before.subject)?.district;
  const who = before.bars.find((bar) => bar.district === district)?.who ?? "";
  return playing ?? { kind: "bar", who, amount: before.offer ?? 0, dice: [] };
}

/** Who answers is seen, also after a question that was asked in between. */
async function meet(stage: Stage, who: string, before: View): Promise<void> {
  if (!sceneOf(stage.act, "bar"))
    await play(stage, { kind: "bar", who, amount: before.offer ?? 0, dice: [] });
}

/** The dice for an offer come one by one; a henchman who hesitates scratches his head. */
async function rollForGuest(
  stage: Stage,
  faces: string[],
  owner: number,
  scene: BarScene,
  next: View,
): Promise<void> {
  const hesitates = next.phase === "hesitation";
  await play(stage, scene);
  const each = (hesitates ? 700 : ROLL) / faces.length;
  for (let i = 0; i < faces.length; i += 1) {
    await stage.fly(dice(faces.slice(i, i + 1), spot.seat(owner), spot.GUEST_DICE), each);
    await play(stage, { ...scene, dice: faces.slice(0, i + 1) });
  }
  if (!hesitates) return;
  await Promise.all([
    stage.gesture([spot.GUEST_HEAD, spot.who(scene.who)], "doubt", 750),
    stage.gesture([spot.GUEST_HAND], "scratch", 750),
    stage.rise(spot.GUEST, "?", 750),
  ]);
}

/** A police car rolls to a district. */
async function patrol(stage: Stage, from: Spot, district: string): Promise<void> {
  await stage.fly(
    [{ from, to: spot.plate(district), look: "car", picture: patrolCar, course: "road" }],
    700,
  );
  await stage.glow([spot.plate(district)], 300, "alarm");
}
