"""What an inmate's rolls would come to from where it is, in numbers: the odds of view/prospects.py
for the best that its cards can do, in shares of SURE."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import corruption, events, reputation
from backroom.games.animalcatraz.cards import (
    BRIBE,
    NO_WEAPONS,
    NONE,
    ON_CORRUPT,
    ON_STEAL,
    ROLL_BONUS,
    ROLL_FOR,
    TOOL,
    WEAPON,
)
from backroom.games.animalcatraz.fighters import inmate_force, riot_has
from backroom.games.animalcatraz.inmates import cunning_level, is_primal, level
from backroom.games.animalcatraz.notes import Notes
from backroom.games.animalcatraz.odds import holding, reaching
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.kernel.numbers import i64, vec

SURE: Final[i64] = 120
KINGPIN_REP: Final[i64] = 14  # AZ-718
MOST_NEEDED: Final[i64] = 13  # of two dice: never
MOST_LEAD: Final[i64] = 10  # with two dice against two: always
ROLLS: Final[i64] = 36  # of two dice
WAYS: Final = vec[i64]([reaching(needed)[0] for needed in range(MOST_NEEDED + 1)])
HOLDING: Final = vec[i64](
    [
        int(SURE) * holding(lead)[0] // holding(lead)[1]
        for lead in range(-int(MOST_LEAD) - 1, int(MOST_LEAD) + 1)
    ]
)


def ways_of_reaching(needed: i64) -> i64:
    """How many of the rolls of two dice come to at least so much."""
    return WAYS[min(max(needed, 0), MOST_NEEDED)]


def share_of_reaching(needed: i64) -> i64:
    return SURE * ways_of_reaching(needed) // ROLLS


def share_of_holding(lead: i64) -> i64:
    """Two dice against two, with so much more before they are rolled; a tie is enough."""
    return HOLDING[min(max(lead, -MOST_LEAD - 1), MOST_LEAD) + MOST_LEAD + 1]


def is_in_reach(table: Table, inmate: i64, other: i64) -> bool:
    """Whether a rival's inmate stands in the same room, or in the cell of this wing."""
    b = table.b
    if rival_of(table, inmate) == rival_of(table, other) or b[at.lying(other)] != 0:
        return False
    here: i64 = b[at.place(inmate)]
    if b[at.place(other)] == at.OWN_CELL:
        return here == at.WING + b[at.home(other)]
    return b[at.place(other)] == here


def bonus(table: Table, inmate: i64, on: i64) -> i64:
    """What an inmate's upgrades add to a roll, carried or placed (AZ-271)."""
    cards = table.cards
    total: i64 = 0
    for slot in range(at.INMATE_UPGRADE_SLOT + 1):
        card: i64 = table.b[at.slot(inmate, slot)]
        is_inmates: bool = slot < at.CARRY or slot == at.INMATE_UPGRADE_SLOT
        if card != at.NOTHING and is_inmates:
            kind: i64 = cards.kind_of[card]
            if cards.upgrade[kind] == ROLL_BONUS and cards.upgrade_on[kind] == on:
                total += cards.upgrade_n[kind]
    return total


def corrupting(table: Table, notes: Notes) -> i64:
    """The guard of the room (AZ-324), with the best bribe that is carried."""
    b = table.b
    inmate: i64 = notes.looking
    if inmate == NONE:
        return 0
    guard: i64 = b[at.guard(b[at.place(inmate)])]
    rival: i64 = notes.rival
    if b[at.owner(guard)] == rival or reputation.free_bases(table, rival) < 1:
        return 0
    wanted: i64 = corruption.needed(table, rival, guard) - bonus(table, inmate, ON_CORRUPT)
    own: i64 = cunning_level(table, inmate)
    helps: i64 = best_bribe(table, inmate, guard)
    if helps > 0 and table.cards.bribe_replaces_cunning:
        return share_of_reaching(wanted - max(helps, own))
    return share_of_reaching(wanted - own - helps)


def best_bribe(table: Table, inmate: i64, guard: i64) -> i64:
    cards = table.cards
    best: i64 = 0
    for slot in range(at.INMATE_UPGRADE_SLOT):
        card: i64 = table.b[at.slot(inmate, slot)]
        if card != at.NOTHING:
            kind: i64 = cards.kind_of[card]
            if cards.what[kind] == BRIBE and cards.bribe_guard[kind] == guard:
                best = max(best, cards.bribe_value[kind])
    return best


def fighting(table: Table, notes: Notes, who: i64) -> i64:
    """One who stands within reach, unarmed, with the best weapon that the inmate itself carries."""
    other: i64 = notes.inmate_at[who]
    inmate: i64 = notes.looking
    if inmate == NONE or other == NONE or not is_in_reach(table, inmate, other):
        return 0
    strength: i64 = inmate_force(table, inmate) + best_weapon(table, inmate)
    return share_of_holding(strength - inmate_force(table, other))


def best_weapon(table: Table, inmate: i64) -> i64:
    """AZ-386, AZ-488; with the weapon of choice (AZ-157, AZ-161)."""
    cards = table.cards
    best: i64 = 0
    if riot_has(table, NO_WEAPONS):
        return best
    for slot in range(at.CARRY):
        card: i64 = table.b[at.slot(inmate, slot)]
        if card != at.NOTHING:
            kind: i64 = cards.kind_of[card]
            if cards.what[kind] == WEAPON:
                value: i64 = cards.attack[kind]
                if cards.weapon_of_choice[table.b[at.inmate_card(inmate)]] == kind:
                    primal: bool = is_primal(table, inmate)
                    value += cards.weapon_bonus_primal if primal else cards.weapon_bonus
                best = max(best, value)
    return best


def stealing(table: Table, notes: Notes, who: i64) -> i64:
    """Out of the pockets of one who stands within reach (AZ-443, AZ-448)."""
    other: i64 = notes.inmate_at[who]
    inmate: i64 = notes.looking
    if inmate == NONE or other == NONE or not is_in_reach(table, inmate, other):
        return 0
    own: i64 = cunning_level(table, inmate) + bonus(table, inmate, ON_STEAL)
    return share_of_holding(own - cunning_level(table, other))


def recruiting(table: Table, notes: Notes, spare: i64) -> i64:
    """A gangster that waits in the wing where the inmate stands."""
    b = table.b
    inmate: i64 = notes.looking
    if inmate == NONE or b[at.place(inmate)] < at.WING:
        return 0
    gangster: i64 = b[at.spare_gang(b[at.place(inmate)] - at.WING, spare)]
    if gangster == at.NOBODY:
        return 0
    own: i64 = level(table, inmate, table.cards.gang_stat[gangster])
    return share_of_reaching(table.cards.gang_target[gangster] - own)


def escaping(table: Table, notes: Notes) -> i64:
    """Both rolls, if the attempt is allowed (AZ-718)."""
    inmate: i64 = notes.looking
    if inmate == NONE or table.b[at.plan(notes.rival)] == at.NOTHING:
        return 0
    if table.options.el_chapo and table.b[at.rep(notes.rival)] < KINGPIN_REP:
        return 0
    return share_of_escaping(table, inmate)


def share_of_escaping(table: Table, inmate: i64) -> i64:
    """With its plan, and the tools that are secured or carried (AZ-362 to AZ-366)."""
    plan: i64 = table.b[at.plan(rival_of(table, inmate))]
    ways: i64 = 1
    for lock in range(2):
        needs: i64 = table.cards.lock[2 * plan + lock] - level(table, inmate, lock)
        ways *= ways_of_reaching(needs - tools(table, inmate, plan, lock))
    return SURE * ways // (ROLLS * ROLLS)


def tools(table: Table, inmate: i64, plan: i64, lock: i64) -> i64:
    """What secured and carried tools help with a lock."""
    total: i64 = 0
    secured: i64 = at.secured(rival_of(table, inmate), 0)
    for place in range(secured, secured + at.TOOLS):
        total += tool_value(table, table.b[place], plan, lock)
    for slot in range(at.INMATE_UPGRADE_SLOT):
        total += tool_value(table, table.b[at.slot(inmate, slot)], plan, lock)
    return total


def tool_value(table: Table, card: i64, plan: i64, lock: i64) -> i64:
    if card == at.NOTHING:
        return 0
    cards = table.cards
    kind: i64 = cards.kind_of[card]
    if cards.what[kind] != TOOL or cards.tool_plan[kind] != plan or cards.tool_lock[kind] != lock:
        return 0
    return cards.tool_value[kind]


def event_roll(table: Table, notes: Notes) -> i64:
    """AZ-195, AZ-206."""
    inmate: i64 = notes.looking
    if inmate == NONE or events.effect(table) != ROLL_FOR:
        return 0
    b = table.b
    event: i64 = b[at.EVENT]
    is_here: bool = table.cards.event_room[event] == b[at.place(inmate)]
    if not is_here or b[at.took_part(inmate)] != 0:
        return 0
    own: i64 = level(table, inmate, table.cards.event_stat[event])
    return share_of_reaching(table.cards.event_n[event] - own)
