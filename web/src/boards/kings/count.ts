/** The end of New York Kings: fortunes from the smallest to the largest, and what was remarkable. */

import { bestOf, most, type Item } from "../../ending/ending";
import type { GameEvent as Event, GameView as View } from "../../generated/kings";

export const fortuneId = (seat: number) => `fortune-${seat}`;

/** What somebody has in the end, in thousands. */
export const fortuneOf = (view: View, seat: number): number =>
  view.result?.find((place) => place.seat === seat)?.points ?? 0;

/** Who lives to see the dawn, the last place first. */
const living = (view: View): number[] =>
  (view.result ?? [])
    .filter(({ seat }) => view.seats[seat]?.alive)
    .toSorted((one, other) => other.place - one.place)
    .map(({ seat }) => seat);

/** One fortune after the other. */
export const count = (view: View): Item[] =>
  living(view).map((seat) => ({
    id: fortuneId(seat),
    points: view.seats.map((other) => (other.seat === seat ? fortuneOf(view, seat) : 0)),
    secret: true,
  }));

/** What somebody earned, and what became of his people. */
export interface Career {
  jobs: number;
  earned: number;
  pots: number;
  lost: number;
  custody: number;
}

export function careerOf(events: Event[], seat: number): Career {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  const sum = (kind: Event["event"]) =>
    own.reduce(
      (total, event) => total + (event.event === kind && "amount" in event ? event.amount : 0),
      0,
    );
  const times = (kind: Event["event"]) => own.filter(({ event }) => event === kind).length;
  return {
    jobs: times("accomplished"),
    earned: sum("accomplished"),
    pots: sum("took_pot"),
    lost: times("killed"),
    custody: times("arrested"),
  };
}

/** Something worth telling: who did it, how much it brought or how often it happened. */
export interface KingsFinding {
  kind: "job" | "pot" | "deadly" | "custody" | "early";
  about: string;
  seat: number;
  amount: number;
  /** The mission of a job. */
  mission: string;
}

const found = (kind: KingsFinding["kind"], seat: number, amount: number, mission = "") => ({
  kind,
  about: `${kind} ${seat}`,
  seat,
  amount,
  mission,
});

const jobs = (events: Event[]): KingsFinding[] =>
  events.flatMap((event) =>
    event.event === "accomplished" ? [found("job", event.seat, event.amount, event.mission)] : [],
  );

const pots = (events: Event[]): KingsFinding[] =>
  events.flatMap((event) =>
    event.event === "took_pot" && event.amount > 0 ? [found("pot", event.seat, event.amount)] : [],
  );

/** How many of the others' people somebody has shot: those that died in provocations with him. */
function shot(events: Event[]): KingsFinding[] {
  const kills = new Map<number, number>();
  let fight: [number, number] | null = null;
  for (const event of events) {
    if (event.event === "provoked") fight = [event.seat, event.victim];
    if (event.event === "arrest_tried") fight = null;
    if (event.event !== "killed" || !fight?.includes(event.seat)) continue;
    const killer = fight[0] === event.seat ? fight[1] : fight[0];
    kills.set(killer, (kills.get(killer) ?? 0) + 1);
  }
  return [...kills].map(([seat, times]) => found("deadly", seat, times));
}

const custody = (view: View, events: Event[]): KingsFinding[] =>
  view.seats
    .map(({ seat }) => found("custody", seat, careerOf(events, seat).custody))
    .filter(({ amount }) => amount > 0);

const early = (events: Event[]): KingsFinding[] => {
  let round = 0;
  return events.flatMap((event) => {
    if (event.event === "round_began") round = event.round;
    return event.event === "eliminated" ? [found("early", event.seat, round)] : [];
  });
};

/** The best of a game, most remarkable kinds first. */
export const findings = (view: View, events: Event[]): KingsFinding[] =>
  bestOf([
    ...most(jobs(events), ({ amount }) => amount),
    ...most(shot(events), ({ amount }) => amount),
    ...most(pots(events), ({ amount }) => amount),
    ...most(custody(view, events), ({ amount }) => amount),
    ...early(events),
  ]);
