/** The end of Crooks: the order of the count, and what was remarkable. */

import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/crooks";
import { bestOf, most, type Item } from "../../ending/ending";
import { crookOf } from "./cards";

type Revealed = Extract<Event, { event: "revealed" }>;

const LOWEST_TARGET = 2;

export const targetId = (target: number) => `target-${target}`;
export const gangId = (gang: string) => `gang-${gang}`;

/** The crooks that lay face down until the end. */
export const revealedOf = (events: Event[]): Revealed[] =>
  events.filter((event) => event.event === "revealed");

/** The crooks of a seat at a target, bottom first. */
export const crooksAt = (view: View, seat: number, target: number): number[] =>
  (view.seats[seat]?.row[target - LOWEST_TARGET] ?? []).flatMap(({ crook }) => crook ?? []);

/** Every target at which somebody stands, along the street, then the gangs. */
export function count(view: View, events: Event[]): Item[] {
  const revealed = revealedOf(events);
  const targets = view.targets
    .filter(({ strengths }) => strengths.some(Boolean))
    .map(({ number, points }) => ({
      id: targetId(number),
      points,
      secret: revealed.some(({ target }) => target === number),
    }));
  const gangs = view.gangs.map(({ gang, leader, points }) => ({
    id: gangId(gang),
    points: view.seats.map(({ seat }) => (seat === leader ? points : 0)),
    secret: false,
  }));
  return [...targets, ...gangs];
}

/** Something worth telling: who did it, with which crook, to whom. */
export interface CrooksFinding {
  kind: "ambush" | "trick" | "hit" | "close" | "coup";
  about: string;
  target: number;
  seat: number;
  other: number;
  crook: number;
  points: number;
  /** What it would have been, or by how much it was missed, or how many it met. */
  size: number;
}

/** Who is alone in front; none where several are. */
function leaderOf(strengths: number[]): number | null {
  const best = Math.max(...strengths);
  const leaders = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  return best > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
}

const strongest = (edition: Edition, crooks: number[]): number =>
  most(crooks, (crook) => crookOf(edition, crook).level)[0] ?? 1;

/** A crook that lay face down took a target from whoever seemed to have it. */
function ambushes(view: View, edition: Edition, events: Event[]): CrooksFinding[] {
  return view.targets.flatMap(({ number, strengths, points }) => {
    const hidden = revealedOf(events).filter(({ target }) => target === number);
    const seen = strengths.map((strength, seat) =>
      hidden
        .filter((event) => event.seat === seat)
        .reduce((rest, { crook }) => rest - crookOf(edition, crook).level, strength),
    );
    const [before, after] = [leaderOf(seen), leaderOf(strengths)];
    const mine = hidden.filter(({ seat }) => seat === after).map(({ crook }) => crook);
    if (before === null || after === null || before === after || mine.length === 0) return [];
    const found = { about: targetId(number), target: number, seat: after, other: before };
    const crook = strongest(edition, mine);
    return { ...found, kind: "ambush" as const, crook, points: points[after] ?? 0, size: 0 };
  });
}

/** A crook that lay face down made a target worth less to somebody else. */
function tricks(view: View, edition: Edition, events: Event[]): CrooksFinding[] {
  return revealedOf(events).flatMap(({ seat, target, crook }) => {
    const head = view.targets.find(({ number }) => number === target);
    const loss = -(crookOf(edition, crook).mod ?? 0);
    const winner = head ? leaderOf(head.strengths) : null;
    if (!head || loss <= 0 || winner === null || winner === seat) return [];
    const found = { about: targetId(target), target, seat, other: winner, crook };
    return { ...found, kind: "trick" as const, points: head.value, size: head.value + loss };
  });
}

/** Somebody's crooks were sent to the box; the hitman is the crook placed before that. */
function hits(events: Event[]): CrooksFinding[] {
  return events.flatMap((event, at) => {
    if (event.event !== "hit") return [];
    const placed = events
      .slice(0, at)
      .findLast((before) => before.event === "placed" && before.seat === event.seat);
    const crook = placed?.event === "placed" ? (placed.crook ?? null) : null;
    if (crook === null) return [];
    const { seat, target, victim: other } = event;
    const found = { about: targetId(target), target, seat, other, crook };
    return { ...found, kind: "hit" as const, points: 0, size: event.crooks.length };
  });
}

/** Targets that two seats fought for, and how near the second came. */
function closeCalls(view: View, edition: Edition): CrooksFinding[] {
  return view.targets.flatMap(({ number, strengths, points }) => {
    const seat = leaderOf(strengths);
    if (seat === null) return [];
    const other = most(
      [...strengths.keys()].filter((rival) => rival !== seat && strengths[rival]),
      (rival) => strengths[rival] ?? 0,
    )[0];
    if (other === undefined) return [];
    const found = { about: targetId(number), target: number, seat, other };
    return {
      ...found,
      kind: "close" as const,
      crook: strongest(edition, crooksAt(view, other, number)),
      points: points[seat] ?? 0,
      size: (strengths[seat] ?? 0) - (strengths[other] ?? 0),
    };
  });
}

/** What each target brought to whoever got it alone. */
function coups(view: View, edition: Edition): CrooksFinding[] {
  return view.targets.flatMap(({ number, strengths, points }) => {
    const seat = leaderOf(strengths);
    if (seat === null || !points[seat]) return [];
    const crook = strongest(edition, crooksAt(view, seat, number));
    const found = { about: targetId(number), target: number, seat, other: seat, crook };
    return { ...found, kind: "coup" as const, points: points[seat] ?? 0, size: 0 };
  });
}

/** The best of a game, most remarkable kinds first. */
export const findings = (view: View, edition: Edition, events: Event[]): CrooksFinding[] =>
  bestOf([
    ...most(ambushes(view, edition, events), ({ points }) => points),
    ...most(tricks(view, edition, events), ({ points, size }) => size - points),
    ...most(coups(view, edition), ({ points }) => points),
    ...most(hits(events), ({ size }) => size),
    ...most(closeCalls(view, edition), ({ size, points }) => points / 100 - size),
  ]);
