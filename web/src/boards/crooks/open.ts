/** A moment of a finished game with all cards open. */

import type {
  GameEdition as Edition,
  GameView as View,
  GangView,
  PlacedCrook,
  TargetView,
} from "../../generated/crooks";
import { crookOf } from "./cards";

/** Every seat knows its own row; what lay in a pile is what was taken later or never. */
export function open(view: View, seats: View[], end: View, edition: Edition): View {
  const active = seats[view.active];
  const rows = view.seats.map((seat) => seats[seat.seat]?.seats[seat.seat]?.row ?? seat.row);
  const moving = active?.moving ?? view.moving;
  const gone = new Set([
    ...[...rows.flat(2), ...boxAtThe(view, end), ...(moving ?? [])].map((placed) => placed.crook),
    active?.hand,
  ]);
  const everybody = [...end.seats.flatMap((seat) => seat.row.flat()), ...end.box];
  const targets = view.targets.map((head, index) => openTarget(head, index, rows, edition));
  const gangs = view.gangs.map((gang) => openGang(gang, rows, edition));
  const score = (seat: number) =>
    sum(targets.map((head) => head.points[seat] ?? 0)) +
    sum(gangs.map((gang) => (gang.leader === seat ? gang.points : 0)));
  return {
    ...view,
    targets,
    gangs,
    seats: view.seats.map((seat, index) => ({
      ...seat,
      row: rows[index] ?? seat.row,
      score_known: score(seat.seat),
    })),
    hangouts: view.hangouts.map((hangout, index) => {
      const taken = everybody.flatMap((placed) =>
        placed.origin === hangout.letter && placed.crook ? [placed.crook] : [],
      );
      const all = [...taken, ...(end.hangouts[index]?.crooks ?? [])];
      return { ...hangout, crooks: all.filter((crook) => !gone.has(crook)).sort((a, b) => a - b) };
    }),
    box: boxAtThe(view, end),
    moving,
    pile: active?.pile,
    hand: active?.hand,
  };
}

/** The box only grows, and keeps its order. */
function boxAtThe(view: View, end: View): PlacedCrook[] {
  return end.box.slice(0, view.box.length);
}

type Rows = PlacedCrook[][][]; // by seat and target

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const crooksIn = (cell: PlacedCrook[] | undefined, edition: Edition) =>
  (cell ?? []).flatMap(({ crook }) => (crook ? [crookOf(edition, crook)] : []));

/** A target as it would be scored now (CR-131, CR-133, CR-135, CR-137). */
function openTarget(head: TargetView, index: number, rows: Rows, edition: Edition): TargetView {
  const cells = rows.map((row) => crooksIn(row[index], edition));
  const strengths = cells.map((crooks) => sum(crooks.map(({ level }) => level)));
  const value = Math.max(0, head.number + sum(cells.flat().map(({ mod }) => mod ?? 0)));
  const best = Math.max(...strengths);
  const leaders =
    best > 0 ? rows.flatMap((_, seat) => (strengths[seat] === best ? [seat] : [])) : [];
  const share = Math.floor(value / leaders.length);
  return {
    number: head.number,
    value,
    strengths,
    unknown: rows.map(() => 0),
    leaders,
    points: rows.map((_, seat) => (leaders.includes(seat) ? share : 0)),
  };
}

/** A gang as it would be scored now: only who leads alone counts (CR-141, CR-142). */
function openGang(gang: GangView, rows: Rows, edition: Edition): GangView {
  const members = rows.map(
    (row) =>
      row
        .flatMap((cell) => crooksIn(cell, edition))
        .filter((crook) => crook.gangs?.includes(gang.gang)).length,
  );
  const best = Math.max(...members);
  const alone = best > 0 && members.indexOf(best) === members.lastIndexOf(best);
  return {
    ...gang,
    members,
    unknown: rows.map(() => 0),
    leader: alone ? members.indexOf(best) : null,
  };
}
