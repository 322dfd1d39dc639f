"""A checked edition of Animalcatraz as the flat numbers that the rules read."""

from collections.abc import Callable, Iterable, Sequence
from typing import get_args

from backroom.games.animalcatraz.cards import LEVELS, MOST_NOTCHES, NONE, Cards
from backroom.games.animalcatraz.edition import effects
from backroom.games.animalcatraz.edition.effects import Effect
from backroom.games.animalcatraz.edition.tables import (
    Contraband,
    EditionData,
    Event,
    Gangster,
    Item,
)
from backroom.games.animalcatraz.names import LETTERS, STATS
from backroom.kernel.numbers import i64, vec

# The closed sets, in the order of their numbers in cards.py.
CARD_KINDS = [
    "bribe",
    "primal",
    "boost",
    "goods",
    "weapon",
    "tool",
    "armour",
    "trap",
    "inmate_upgrade",
    "cell_upgrade",
]
SOURCES = ["study", "weights", "chess", "eat", "night", "steal", "corrupt", "cell_defence"]
PARTS = ["none", "optional", "mandatory"]
RIOT_RULES = ["combine_two_weapons", "no_weapons", "free_primal", "best_stat"]
DECKS = ["X", "Y", "Z"]
MODES = ["cell", "pickpocket", "any"]
LOCKS = ["red", "green"]
REP_NUMBERS = [  # of [rep], by the same names in cards.py
    "riot_win",
    "riot_lose",
    "king_first",
    "tag_majority",
    "steal_ok",
    "steal_fail",
    "corrupt_ok",
    "corrupt_fail",
    "trap_rival",
    "fight_equal",
    "fight_per_rank_above",
    "fight_below",
    "fight_lose",
    "recruit_fail",
    "gangster_night",
    "trash_tag_unfought",
]


def _kinds(effects_of: object) -> list[type[Effect]]:
    """The kinds of a closed set; effects.py has them in the order of their numbers."""
    return list(get_args(effects_of))


ICON_KINDS = _kinds(effects.IconEffect)
UPGRADES = _kinds(effects.UpgradeEffect)
EVENT_KINDS = _kinds(effects.EventEffect)
NEEDS = _kinds(effects.CrimeNeed)
GANG_ABILITIES = _kinds(effects.GangsterAbility)
INMATE_ABILITIES = _kinds(effects.InmateAbility)


def numbers_of(data: EditionData) -> Cards:
    """Every number of a checked edition."""
    cards = Cards()
    _note_ids(cards, data)
    _note_rules(cards, data)
    _note_kinds(cards, data)
    _note_rooms(cards, data)
    _note_inmates(cards, data)
    for index, gangster in enumerate(data.cards.gangsters):
        _note_gangster(cards, data, index, gangster)
    for index in range(len(data.cards.crimes)):
        _note_crime(cards, data, index)
    cards.event_count = len(data.cards.events)
    for index, event in enumerate(data.cards.events):
        _note_event(cards, data, index, event)
    for index, plan in enumerate(data.cards.plans):
        _lay(cards.lock, [plan.red, plan.green], 2 * index)
    for index, card in enumerate(data.cards.fugitive):
        cards.fugitive_deck[index] = card.deck - 1
        _lay(cards.fugitive_lock, [card.red, card.green], 2 * index)
        cards.fugitive_step[index] = card.step
    return cards


def _note_ids(cards: Cards, data: EditionData) -> None:
    all_cards = data.cards
    items: Sequence[Item | Contraband] = [*all_cards.items, *all_cards.contraband]
    cards.kind_ids = [card.id for card in items]
    cards.room_ids = [room.id for room in all_cards.rooms]
    cards.icon_ids = [icon for room in all_cards.rooms for icon in room.icons.by_letter()]
    cards.guard_ids = [guard.id for guard in all_cards.guards]
    cards.inmate_ids = [inmate.id for inmate in all_cards.inmates]
    cards.gangster_ids = [gangster.id for gangster in all_cards.gangsters]
    cards.crime_ids = [crime.id for crime in all_cards.crimes]
    cards.plan_ids = [plan.id for plan in all_cards.plans]
    cards.event_ids = [event.id for event in all_cards.events]
    cards.fugitive_ids = [card.id for card in all_cards.fugitive]


def _note_rules(cards: Cards, data: EditionData) -> None:
    rules, rep = data.rules, data.rep
    cards.actions_per_round = rules.actions_per_round
    cards.primal_rounds = rules.primal_rounds
    cards.carry_inmate = rules.carry_inmate
    cards.cell_limit = rules.cell_limit
    cards.start_contraband = rules.start_contraband
    cards.round_contraband = rules.round_contraband
    cards.start_bases = rules.start_bases
    cards.gang_tags = rules.gang_tags
    cards.trash_tags = rules.trash_tags
    cards.hole_actions = rules.hole_actions
    cards.trap_actions = rules.trap_actions
    cards.rival_guard_bonus = rules.rival_guard_bonus
    cards.night_notches = rules.night_notches
    cards.bribe_replaces_cunning = rules.bribe_replaces_cunning
    cards.first_round_guard_die = rules.first_round_guard_die
    cards.free_steps = rules.free_steps_per_turn
    cards.max_playing_rounds = rules.max_playing_rounds
    cards.crime_points_needed = rules.crime_points_needed
    cards.start_rep_normal = data.types.normal.start_rep
    cards.start_rep_advanced = data.types.advanced.start_rep
    for name in REP_NUMBERS:
        setattr(cards, name, getattr(rep, name))
    cards.reward_bases = rep.rank_reward.bases
    cards.reward_trash_tags = rep.rank_reward.trash_tags
    ranks = data.cards.ranks
    _lay(cards.rank_from, [rank.from_ for rank in ranks])
    rewarded = [index for index, rank in enumerate(ranks) if rank.id in rep.rank_reward.ranks]
    cards.rank_rewarded = _mask(rewarded)
    for counts, game in (
        (cards.events_normal, data.types.normal),
        (cards.events_advanced, data.types.advanced),
    ):
        _lay(counts, [game.events.X, game.events.Y, game.events.Z])


def _note_kinds(cards: Cards, data: EditionData) -> None:
    items, contraband = data.cards.items, data.cards.contraband
    for name in ("item_room", "tool_plan", "bribe_guard", "upgrade"):
        _lay(getattr(cards, name), [NONE] * len(cards.kind_ids))
    copies = [1] * len(items) + [card.copies for card in contraband]
    _lay(cards.kind_of, [kind for kind, count in enumerate(copies) for _ in range(count)])
    for kind, item in enumerate(items):
        _note_item(cards, kind, item)
    for kind, card in enumerate(contraband, len(items)):
        cards.what[kind] = CARD_KINDS.index(card.kind)
        cards.value[kind] = card.value
        cards.once[kind] = card.once
        if card.guard is not None:
            cards.bribe_guard[kind] = cards.guard_ids.index(card.guard)
            cards.bribe_value[kind] = card.bribe or 0
        if card.effect is not None:
            cards.cunning_cost[kind] = card.effect.cunning
        if isinstance(card.effect, effects.GainActions):
            cards.boost_actions[kind] = card.effect.n


def _note_item(cards: Cards, kind: int, item: Item) -> None:
    cards.what[kind] = CARD_KINDS.index(item.kind)
    cards.value[kind] = item.value
    cards.once[kind] = item.once
    cards.item_room[kind] = cards.room_ids.index(item.room)
    cards.attack[kind] = item.atk or 0
    cards.damage[kind] = item.dmg or 0
    cards.armour_force[kind] = item.force or 0
    cards.armour_breaks[kind] = item.breaks_weapon or 0
    if item.plan is not None and item.need is not None:
        cards.tool_plan[kind] = cards.plan_ids.index(item.plan)
        cards.tool_lock[kind] = LOCKS.index(item.need)
        cards.tool_value[kind] = item.esc or 0
    effect = item.effect
    if effect is None:
        return
    cards.upgrade[kind] = UPGRADES.index(type(effect))
    if isinstance(effect, effects.NotchBonus):
        cards.upgrade_stat[kind] = STATS.index(effect.stat)
    if isinstance(effect, effects.NotchBonus | effects.RollBonus):
        cards.upgrade_on[kind] = SOURCES.index(effect.on)
        cards.upgrade_n[kind] = effect.n


def _note_rooms(cards: Cards, data: EditionData) -> None:
    icons = {icon.id: icon for icon in data.cards.icons}
    ids = cards.room_ids
    for index, room in enumerate(data.cards.rooms):
        cards.links[index] = _mask(ids.index(other) for other in room.adjacent if other in ids)
        cards.door[index] = LETTERS.index(room.door) if room.door else NONE
        for number in room.warden:
            cards.warden_room[number] = index
        for letter, icon_id in enumerate(room.icons.by_letter()):
            icon, place = icons[icon_id], 3 * index + letter
            cards.icon[place] = ICON_KINDS.index(type(icon.effect))
            cards.icon_cost[place] = icon.cost
            cards.icon_on[place] = NONE
            if isinstance(icon.effect, effects.AttackSteal):
                cards.attack_letter[index] = letter
            if isinstance(icon.effect, effects.GainNotch):
                cards.icon_on[place] = SOURCES.index(icon_id)
                cards.icon_stat[place] = STATS.index(icon.effect.stat)
            if isinstance(icon.effect, effects.GainNotch | effects.Work):
                cards.icon_n[place] = icon.effect.n
    die = data.guard_die
    _lay(cards.die_letter, [LETTERS.index(face[0]) for face in die.faces])
    _lay(cards.die_arrow, [face.endswith(">") for face in die.faces])
    cards.start_letter = LETTERS.index(die.start)
    _lay(cards.guard_level, [guard.level for guard in data.cards.guards])


def _note_inmates(cards: Cards, data: EditionData) -> None:
    """AZ-667: thresholds, tracks and weapons of choice."""
    for index, inmate in enumerate(data.cards.inmates):
        tracks = [inmate.force_track, inmate.cunning_track]
        for stat, start in enumerate([inmate.force, inmate.cunning]):
            notches = data.tracks[tracks[stat]]
            levels = [level for level in range(LEVELS) for _ in range(notches[level])]
            cards.start_level[2 * index + stat] = start
            cards.start_notch[2 * index + stat] = levels.index(start)
            cards.top_notch[2 * index + stat] = len(levels) - 1
            _lay(cards.level_at, levels, (2 * index + stat) * MOST_NOTCHES)
        _lay(cards.unlock, inmate.unlock, 2 * index)
        armed = inmate.weapon != ""
        cards.weapon_of_choice[index] = cards.kind_ids.index(inmate.weapon) if armed else NONE
        for star, ability in enumerate(inmate.abilities):
            _note_ability(cards, 2 * index + star, ability)
    primal = data.primal
    cards.primal_force = primal.force_bonus
    _lay(cards.primal_actions, primal.actions_by_force)
    cards.weapon_bonus = primal.weapon_bonus.normal
    cards.weapon_bonus_primal = primal.weapon_bonus.primal


def _note_ability(cards: Cards, place: int, ability: Effect) -> None:
    given = _getter(ability)
    cards.ability[place] = INMATE_ABILITIES.index(type(ability))
    cards.ability_stat[place] = _stat(ability)
    cards.ability_cost[place] = given("cost")
    cards.ability_n[place] = given("n", "cap", "margin", "actions", "owned", "primal")
    cards.ability_more[place] = given("boost")
    if isinstance(ability, effects.HurtWinner):
        cards.ability_n[place] = ability.margin
        cards.ability_more[place] = ability.n


def _note_gangster(cards: Cards, data: EditionData, index: int, gangster: Gangster) -> None:
    types = data.cards.gangster_types
    kind = next(number for number, kind in enumerate(types) if kind.id == gangster.type)
    ability = gangster.ability
    given = _getter(ability)
    cards.gang_type[index] = kind
    cards.gang_stat[index] = STATS.index(types[kind].stat)
    cards.gang_target[index] = gangster.target
    cards.gang_force[index] = gangster.force
    cards.gang_price[index] = gangster.price
    cards.gang_copy[index] = gangster.copy
    cards.gang_ability[index] = GANG_ABILITIES.index(type(ability))
    cards.gang_stat_hit[index] = _stat(ability)
    cards.gang_cost[index] = given("cost")
    cards.gang_n[index] = given("n")
    cards.gang_cured_in[index] = NONE
    by_face = [0] * 6
    match ability:
        case effects.StealAgain() | effects.StealBestOfTwo():
            cards.gang_n[index] = ability.cunning
        case effects.Charm() | effects.Scavenge():
            by_face = list(ability.table)
        case effects.ExtraContraband():
            by_face = list(ability.table)
            cards.gang_rounds[index] = _mask(ability.rounds)
        case effects.BlowCell():
            by_face = [face in ability.injure_on for face in range(1, 7)]
            cards.gang_more[index] = ability.actions
        case effects.DealPrimal():
            by_face = [face in ability.dry for face in range(1, 7)]
            cards.gang_more[index] = ability.cunning
        case effects.Crush():
            cards.gang_more[index] = ability.margin
        case effects.Bleed():
            cards.gang_cured_in[index] = cards.room_ids.index(ability.cured_in)
        case _:
            pass
    _lay(cards.gang_table, by_face, 6 * index)


def _note_crime(cards: Cards, data: EditionData, index: int) -> None:
    crime = data.cards.crimes[index]
    need, ids = crime.need, cards.room_ids
    cards.crime_rep[index] = crime.rep
    cards.crime_points[index] = crime.pts
    cards.crime_advanced[index] = crime.advanced
    cards.crime_need[index] = NEEDS.index(type(need))
    cards.crime_n[index] = _getter(need)("n", "value")
    cards.crime_with[index] = NONE
    if need.gangsters is not None:
        types = [kind.id for kind in data.cards.gangster_types]
        cards.crime_with[index] = types.index(need.gangsters.type)
        cards.crime_with_n[index] = need.gangsters.n
    match need:
        case effects.StealOk() | effects.FightWon():
            cards.crime_rooms[index] = _mask(ids.index(room) for room in need.rooms)
        case (
            effects.DiscardValue()
            | effects.DiscardItem()
            | effects.GangsterAt()
            | effects.TurnEnded()
        ):
            cards.crime_rooms[index] = _mask([ids.index(need.room)])
        case effects.GuardCorrupted():
            cards.crime_guard[index] = cards.guard_ids.index(need.guard)
        case effects.Carrying():
            cards.crime_what[index] = CARD_KINDS.index(need.item_kind)
        case _:
            pass
    if isinstance(need, effects.StealOk):
        cards.crime_mode[index] = MODES.index(need.mode)
    if isinstance(need, effects.DiscardItem):
        for item in need.items:
            cards.crime_items[index * len(cards.kind_ids) + cards.kind_ids.index(item)] = 1
        cards.crime_stat[index] = STATS.index(need.then.stat)
        cards.crime_hit[index] = need.then.n


def _note_event(cards: Cards, data: EditionData, index: int, event: Event) -> None:
    effect = event.effect
    given = _getter(effect)
    cards.event_deck[index] = DECKS.index(event.deck)
    cards.event_part[index] = PARTS.index(event.part)
    cards.event_room[index] = cards.room_ids.index(event.room) if event.room else NONE
    cards.event_effect[index] = EVENT_KINDS.index(type(effect))
    cards.event_n[index] = given("n", "target")
    cards.event_stat[index] = _stat(effect)
    cards.event_cunning[index] = given("cunning")
    match effect:
        case effects.BecomePrimal():
            cards.event_at_end[index] = effect.cost_at == "end"
        case effects.Roll():
            success = effect.success
            cards.event_success[index] = EVENT_KINDS.index(type(success))
            cards.event_success_stat[index] = _stat(success)
            cards.event_success_n[index] = success.n
            cards.event_cunning[index] = _getter(success)("cunning")
        case effects.IconUnguarded():
            icon = next(icon for icon in data.cards.icons if icon.id == effect.icon)
            cards.event_icon[index] = ICON_KINDS.index(type(icon.effect))
        case effects.Riot():
            cards.event_rule[index] = RIOT_RULES.index(effect.rule)
        case _:
            pass


# Small steps that several parts share.


def _getter(effect: Effect) -> Callable[..., int]:
    """Asks for the first parameter of these names that the effect has; 0 if it has none."""

    def given(*names: str) -> int:
        return next((int(getattr(effect, name) or 0) for name in names if hasattr(effect, name)), 0)

    return given


def _stat(effect: Effect) -> int:
    return STATS.index(getattr(effect, "stat", STATS[0]))


def _lay(cells: vec[i64], numbers: Iterable[int], first: int = 0) -> None:
    for cell, number in enumerate(numbers, first):
        cells[cell] = number


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
