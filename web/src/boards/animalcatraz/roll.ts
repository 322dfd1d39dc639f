/** A roll that is being shown: both sides, the dice while they fall, then what they come to. */

import { fighter, hooded } from "../../art/animals";
import { guardBust } from "../../art/hounds";
import { bars, padlock } from "../../art/prison";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/animalcatraz";
import { settings } from "../../lib/settings.svelte";
import type { Stage } from "../../lib/stage.svelte";
import { rivalColour } from "./colours";
import { inmateOf } from "./march";
import type { Party } from "./party";
import { Lexicon, own } from "./words";

export type RollKind = "clash" | "theft" | "corruption" | "lock" | "event" | "recruiting";

export interface RollAct {
  act: "roll";
  kind: RollKind;
  inRiot: boolean;
  parties: Party[];
  /** Whether it worked; null while the dice fall. */
  success: boolean | null;
}

/** Who rolls, or what stands against it. */
interface Side {
  who: Pick<Party, "picture" | "colour" | "name" | "isPrimal">;
  total: number;
  /** What the dice come to; null where none are rolled. */
  dice: number | null;
}

/** By event: what is rolled, by whom, against what, and whether it works. */
type Rolled = { kind: RollKind; sides: Side[]; success: boolean };

const FALLING = 450; // milliseconds
const LYING = 700;

export const isRoll = (act: unknown): act is RollAct =>
  typeof act === "object" && act !== null && "act" in act && act.act === "roll";

/** The events in which something is rolled. */
const ROLLS = [
  ...["clash_rolled", "theft_rolled", "corruption_tried"],
  ...["lock_tried", "event_roll", "tried_to_recruit"],
];

export function rollOf(event: Event, view: View, edition: Edition): Rolled | null {
  if (!ROLLS.includes(event.event)) return null;
  const lexicon = new Lexicon(edition, settings.language);
  const person = (card: string): Side["who"] => {
    const inmate = inmateOf(view, card);
    const animal = lexicon.inmateCard(card)?.animal;
    const isPrimal = Boolean(inmate?.primal_rounds);
    return {
      picture: animal ? fighter(animal, isPrimal) : hooded,
      colour: rivalColour(view, edition, inmate?.rival ?? null),
      name: lexicon.member(card),
      isPrimal,
    };
  };
  const thing = (picture: Party["picture"], name: string, colour = "grey"): Side["who"] => ({
    picture,
    colour,
    name,
    isPrimal: false,
  });
  const against = (who: Side["who"], needed: number): Side => ({ who, total: needed, dice: null });
  switch (event.event) {
    case "clash_rolled":
      return {
        kind: "clash",
        sides: [
          { who: person(event.attacker), total: event.attacker_total, dice: event.attacker_dice },
          { who: person(event.defender), total: event.defender_total, dice: event.defender_dice },
        ],
        success: event.attacker_total >= event.defender_total,
      };
    case "theft_rolled": {
      const victim = event.victim
        ? person(event.victim)
        : thing(bars, lexicon.cell((event.cell ?? 1) - 1));
      return {
        kind: "theft",
        sides: [
          { who: person(event.inmate), total: event.total, dice: event.dice },
          { who: victim, total: event.against, dice: event.against_dice },
        ],
        success: event.success,
      };
    }
    case "corruption_tried":
      return {
        kind: "corruption",
        sides: [
          { who: person(event.inmate), total: event.total, dice: event.dice },
          against(
            thing(guardBust(event.guard), lexicon.called("guards", event.guard)),
            event.needed,
          ),
        ],
        success: event.success,
      };
    case "lock_tried": {
      const lock = event.lock === "red" ? "red" : "green";
      return {
        kind: "lock",
        sides: [
          { who: person(event.inmate), total: event.total, dice: event.dice },
          against(thing(padlock(event.success), own("lock-name", { lock }), lock), event.needed),
        ],
        success: event.success,
      };
    }
    case "event_roll":
    case "tried_to_recruit":
      return {
        kind: event.event === "event_roll" ? "event" : "recruiting",
        sides: [{ who: person(event.inmate), total: event.total, dice: event.dice }],
        success: event.total >= event.target,
      };
  }
  return null;
}

function partyOf({ who, total, dice }: Side, isFalling: boolean, isBeaten: boolean): Party {
  const own_ = dice === null ? [] : [total - dice];
  return {
    ...who,
    note: "",
    isBeaten,
    parts: [
      ...own_.map((value) => ({ label: own("brings"), value })),
      ...(dice === null
        ? []
        : [
            {
              label: own("dice-roll"),
              value: isFalling ? null : dice,
              dice: isFalling ? 2 : 0,
              rolling: isFalling,
            },
          ]),
      ...(dice === null ? [{ label: own("needed"), value: total }] : []),
    ],
    total: dice === null ? undefined : isFalling ? "?" : `${total}`,
  };
}

/** Show a roll: the dice fall, then they lie there with the sums. */
export async function showRoll(rolled: Rolled, stage: Stage, view: View): Promise<void> {
  const act = (isFalling: boolean): RollAct => ({
    act: "roll",
    kind: rolled.kind,
    inRiot: view.riot !== null && view.riot !== undefined,
    parties: rolled.sides.map((side, at) =>
      partyOf(side, isFalling, !isFalling && at === (rolled.success ? 1 : 0)),
    ),
    success: isFalling ? null : rolled.success,
  });
  if (stage.lasting(FALLING) === 0) return;
  stage.act = act(true);
  await stage.pause(FALLING);
  stage.act = act(false);
  await stage.pause(LYING);
  stage.act = null;
}
