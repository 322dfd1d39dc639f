/** Which rules help at which moment of a first game; their sentences come from the rulebook. */

import type { Event } from "../generated/messages";
import type { GameEvent } from "../boards/board";

const EVENTS_SHOWN = 3;

export interface Explained {
  text: string;
  rule: string;
}

/** The latest things that happened and the rules behind them, each rule once, oldest first. */
export function latestWithRules(log: Event[]): Explained[] {
  const found = new Map<string, Explained>();
  for (const event of log.toReversed()) {
    if (event.type !== "told") continue;
    const { rule } = event.event as GameEvent;
    if (!found.has(rule)) found.set(rule, { text: event.text ?? "", rule });
    if (found.size === EVENTS_SHOWN) break;
  }
  return [...found.values()].reverse();
}

/** By phase or question of the view: the rules to read before the choice at hand. */
export const GUIDES: Record<string, Record<string, string[]>> = {
  crooks: {
    turn: ["CR-33", "CR-46", "CR-49", "CR-37"],
    take: ["CR-50", "CR-51", "CR-54"],
    place: ["CR-57", "CR-59", "CR-60", "CR-62", "CR-68"],
    swap: ["CR-86", "CR-87"],
    hit: ["CR-96", "CR-100"],
    spy: ["CR-107", "CR-112"],
  },
  sneaks: {
    plan: ["SN-26", "SN-27", "SN-39", "SN-41", "SN-37"],
    colour: ["SN-47", "SN-69"],
    exchange: ["SN-50", "SN-51", "SN-52"],
  },
  kings: {
    start_tile: ["NK-047", "NK-228"],
    bid: ["NK-061", "NK-063", "NK-066", "NK-068"],
    react: ["NK-085", "NK-086"],
    discard: ["NK-076", "NK-086"],
    moves: ["NK-152", "NK-156", "NK-158", "NK-204"],
    drive: ["NK-152", "NK-165", "NK-171", "NK-193"],
    police_to: ["NK-203", "NK-310"],
    actions: ["NK-223", "NK-228", "NK-241", "NK-254", "NK-282"],
    fold: ["NK-264", "NK-266", "NK-271", "NK-272"],
    resist: ["NK-323", "NK-329", "NK-333", "NK-335"],
    recruit_where: ["NK-283", "NK-293", "NK-295"],
    offer: ["NK-286", "NK-287", "NK-289", "NK-291"],
  },
  animalcatraz: {
    start_crime: ["AZ-055", "AZ-282", "AZ-285"],
    main: ["AZ-106", "AZ-130", "AZ-100"],
    main_guards: ["AZ-125", "AZ-133", "AZ-324"],
    main_goods: ["AZ-228", "AZ-231", "AZ-235", "AZ-260"],
    main_fame: ["AZ-378", "AZ-447", "AZ-411", "AZ-416"],
    main_primal: ["AZ-160", "AZ-162", "AZ-164", "AZ-167"],
    main_later: ["AZ-282", "AZ-344", "AZ-463"],
    trade_take: ["AZ-232", "AZ-240"],
    trade_pay: ["AZ-236", "AZ-238"],
    work: ["AZ-228", "AZ-229"],
    attack_or_steal: ["AZ-378", "AZ-447"],
    attack_whom: ["AZ-386", "AZ-421"],
    reveal: ["AZ-381", "AZ-382", "AZ-386"],
    steal_where: ["AZ-447", "AZ-457"],
    corrupt_how: ["AZ-324", "AZ-326", "AZ-328"],
    cellblock: ["AZ-294", "AZ-297"],
    escape: ["AZ-346", "AZ-357", "AZ-362"],
    excess_cell: ["AZ-252"],
    excess_carried: ["AZ-256"],
    night_training: ["AZ-091", "AZ-149", "AZ-150"],
    riot_opponent: ["AZ-463", "AZ-492"],
  },
};
