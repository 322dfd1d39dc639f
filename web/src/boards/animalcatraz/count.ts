/** What everybody's REP has come from, and how the game has ended. */

import { bestOf, most, type Finding, type Item } from "../../ending/ending";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  LockTried,
  RepChanged,
  GameView as View,
} from "../../generated/animalcatraz";

/** What is counted, in this order; the first is what everybody had at the start. */
export const SOURCES = ["start", "fights", "fingers", "block", "riots"] as const;
export type Source = (typeof SOURCES)[number];

/** By the journal's reason. */
const SOURCE_OF: Record<string, Source> = {
  theft: "fingers",
  corruption: "fingers",
  trap: "fingers",
  fight: "fights",
  abandoning: "fights",
  trash_tags: "fights",
  wing: "block",
  crime: "block",
  tags: "block",
  event: "block",
  recruiting: "block",
  gangsters: "block",
  riot: "riots",
};

export const sourceOf = (reason: string): Source => SOURCE_OF[reason] ?? "block";

const changesOf = (events: Event[]): RepChanged[] =>
  events.filter((event) => event.event === "rep_changed");

/** The rival to whom an inmate's card belongs. */
const rivalOf = (view: View, who: string[]): number =>
  view.inmates.find(({ card }) => card !== null && who.includes(card))?.rival ?? -1;

/** How much REP a rival has got from something. The start is what the rest does not explain, so that
 * the sum is right also while only the latest part of the journal is known. */
function earned(view: View, changes: RepChanged[], rival: number, source: Source): number {
  const own = changes.filter(({ rival: who }) => rivalOf(view, who) === rival);
  const sum = (some: RepChanged[]) => some.reduce((total, { by }) => total + by, 0);
  if (source === "start") return (view.rivals[rival]?.rep ?? 0) - sum(own);
  return sum(own.filter(({ reason }) => sourceOf(reason) === source));
}

/** By seat: partners share what their rival has. */
export function count(view: View, events: Event[]): Item[] {
  const changes = changesOf(events);
  const rivals = new Map(view.inmates.map(({ seat, rival }) => [seat, rival]));
  const seats = [...rivals.keys()].sort((a, b) => a - b);
  return SOURCES.map((source) => ({
    id: source,
    points: seats.map((seat) => earned(view, changes, rivals.get(seat) ?? -1, source)),
    secret: source === "riots",
  }));
}

const LOCKS = 2; // of a plan

/** How it has ended: by an escape, by a Riot, or with the last day. */
export type Way = "escape" | "riot" | "day";

export function wayOf(view: View, events: Event[], edition: Edition): Way {
  const winner = view.rivals[view.winner ?? -1];
  const isOut = view.inmates.some(({ rival, at }) => rival === view.winner && at === "outside");
  if (isOut || winner?.has_left) return "escape";
  if ((winner?.rep ?? 0) >= edition.rep.max) return "riot";
  const last = events.findLast((event) => event.event === "riot_won");
  return last && rivalOf(view, last.rival) === view.winner ? "riot" : "day";
}

/** How the locks of the escape were opened, the last that were tried. */
export function locksOf(view: View, events: Event[]): LockTried[] {
  const hero = heroOf(view);
  const tried = events.filter((event) => event.event === "lock_tried");
  return tried.filter(({ inmate, success }) => inmate === hero && success).slice(-LOCKS);
}

/** The inmate that stands for whoever has won: of an escape, the one outside. */
export function heroOf(view: View): string | null {
  const won = view.inmates.filter(({ rival, card }) => rival === view.winner && card);
  return (won.find(({ at }) => at === "outside") ?? won[0])?.card ?? null;
}

/** Something worth telling of a game of Animalcatraz. */
export interface AnimalcatrazFinding extends Finding {
  who: string;
  other: string;
  size: number;
}

export function findings(events: Event[]): AnimalcatrazFinding[] {
  const clashes = events.flatMap((event) =>
    event.event === "clash_rolled"
      ? [
          {
            kind: "blow",
            about: event.attacker,
            who: event.attacker_total >= event.defender_total ? event.attacker : event.defender,
            other: event.attacker_total >= event.defender_total ? event.defender : event.attacker,
            size: Math.abs(event.attacker_total - event.defender_total),
          },
        ]
      : [],
  );
  const thefts = events.flatMap((event) =>
    event.event === "theft_rolled" && event.success
      ? [
          {
            kind: "theft",
            about: event.inmate,
            who: event.inmate,
            other: event.victim ?? "",
            size: event.total - event.against,
          },
        ]
      : [],
  );
  const bribes = events.flatMap((event) =>
    event.event === "corruption_tried" && event.success
      ? [
          {
            kind: "bribe",
            about: event.guard,
            who: event.inmate,
            other: event.guard,
            size: event.needed,
          },
        ]
      : [],
  );
  const locks = events.flatMap((event) =>
    event.event === "lock_tried" && !event.success
      ? [
          {
            kind: "lock",
            about: event.inmate,
            who: event.inmate,
            other: "",
            size: event.needed - event.total,
          },
        ]
      : [],
  );
  const size = ({ size: how }: AnimalcatrazFinding) => how;
  return bestOf([
    ...most(clashes, size),
    ...most(bribes, size),
    ...most(thefts, size),
    ...most(locks, (lock) => -lock.size),
  ]);
}
