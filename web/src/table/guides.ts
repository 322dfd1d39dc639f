/** Which rules help at which moment of a first game; their sentences come from the rulebook. */

interface GuideBook {
  /** By phase of the view: the rules behind the choice at hand. */
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
  kings: {
    choices: {
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
    events: {
      became_first: "NK-066",
      drew: "NK-071",
      halted: "NK-165",
      arrest_tried: "NK-310",
      arrested: "NK-323",
      advanced: "NK-212",
      provoked: "NK-254",
      folded: "NK-264",
      killed: "NK-272",
      accepted: "NK-228",
      accomplished: "NK-245",
      hired: "NK-287",
      not_hired: "NK-291",
      mission_expired: "NK-056",
      reshuffled: "NK-080",
      end_card: "NK-349",
    },
  },
};
