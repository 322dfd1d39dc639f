/** Which rules help at which moment of a first game; their sentences come from the rulebook. */

interface GuideBook {
  /** By phase or question of the view: the rules behind the choice at hand. */
  choices: Record<string, string[]>;
  /** By event of the journal: the rule that explains it. */
  events: Record<string, string>;
}

export const GUIDES: Record<string, GuideBook> = {
  crooks: {
    choices: {
      turn: ["CR-33", "CR-46", "CR-49", "CR-37"],
      take: ["CR-50", "CR-51", "CR-54"],
      place: ["CR-57", "CR-59", "CR-60", "CR-62", "CR-68"],
      swap: ["CR-86", "CR-87"],
      hit: ["CR-96", "CR-100"],
      spy: ["CR-107", "CR-112"],
    },
    events: {
      recruited: "CR-46",
      took: "CR-120",
      placed: "CR-119",
      picked_pocket: "CR-77",
      moved: "CR-86",
      hit: "CR-96",
      spied_on_target: "CR-107",
      spied_on_hangout: "CR-107",
      found_nobody: "CR-55",
      passed: "CR-35",
    },
  },
  sneaks: {
    choices: {
      plan: ["SN-26", "SN-27", "SN-39", "SN-41", "SN-37"],
      colour: ["SN-47", "SN-69"],
      exchange: ["SN-50", "SN-51", "SN-52"],
    },
    events: {
      guarded: "SN-37",
      stole: "SN-39",
      contested: "SN-41",
      vanished: "SN-43",
      collapsed: "SN-61",
      traded: "SN-51",
      refilled: "SN-79",
      ran_out: "SN-82",
    },
  },
  animalcatraz: {
    choices: {
      start_crime: ["AZ-055", "AZ-282", "AZ-285"],
      main: ["AZ-106", "AZ-130", "AZ-125", "AZ-133", "AZ-100"],
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
    events: {
      guards_moved: "AZ-118",
      event_turned: "AZ-084",
      took_part: "AZ-195",
      sent_to_hole: "AZ-209",
      corruption_tried: "AZ-324",
      theft_rolled: "AZ-447",
      clash_rolled: "AZ-386",
      fighter_injured: "AZ-421",
      traded: "AZ-238",
      crime_drawn: "AZ-275",
      crime_completed: "AZ-285",
      wing_claimed: "AZ-297",
      rep_changed: "AZ-188",
      turned_primal: "AZ-158",
      riot_began: "AZ-463",
    },
  },
};
