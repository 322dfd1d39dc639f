"""Corrupting guards (D24; group 4.14)."""

from backroom.games.animalcatraz import events, reputation, telling, upgrades
from backroom.games.animalcatraz.actions import DONE, MY_GANG
from backroom.games.animalcatraz.board import (
    AT,
    CORRUPTED,
    GUARD_IN,
    LEFT,
    NOBODY,
    NOTHING,
    OWN_CELL,
    OWNER_OF,
)
from backroom.games.animalcatraz.cards import BRIBE, ON_CORRUPT, ROLL_BONUS
from backroom.games.animalcatraz.frames import CORRUPT_HOW
from backroom.games.animalcatraz.inmates import cunning_level, roll_dice, spend
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    NO_ACTIONS,
    NO_BASE,
    NO_GUARD_HERE,
    NO_SUCH_CARD,
    NOT_HIS_CARD,
    OWN_GUARD,
    WRONG_BRIBE,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import card_at, kind, lift, place_of, show, to_chair, what
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def guard_refusal(table: Table, inmate: i64, guard: i64) -> i64:
    """Whether an inmate's rival may try this guard, wherever it stands."""
    rival: i64 = table.rival_of(inmate)
    if table.b[OWNER_OF + guard] == rival:
        return OWN_GUARD  # AZ-331
    return NO_BASE if reputation.free_bases(table, rival) <= 0 else ALLOWED  # AZ-330


def verb_refusal(table: Table, inmate: i64, _code: i64) -> i64:
    """AZ-322, AZ-338: the guard of the room, as often as there are Actions."""
    if not table.can_act(inmate):
        return CANNOT_ACT
    room: i64 = table.b[AT + inmate]
    if room >= OWN_CELL:
        return NO_GUARD_HERE  # AZ-339
    against: i64 = guard_refusal(table, inmate, table.b[GUARD_IN + room])
    if against != ALLOWED:
        return against
    return NO_ACTIONS if table.b[LEFT] < 1 else ALLOWED


def begin(table: Table, inmate: i64, _code: i64) -> None:
    spend(table, 1)  # AZ-323
    table.push(CORRUPT_HOW, inmate, table.b[GUARD_IN + table.b[AT + inmate]])


def needed(table: Table, rival: i64, guard: i64) -> i64:
    """AZ-324, AZ-328, AZ-337."""
    level: i64 = table.cards.guard_level[guard] + events.corruption_shift(table)
    owner: i64 = table.b[OWNER_OF + guard]
    if owner != NOBODY and owner != rival:
        level += table.cards.rival_guard_bonus
    return level


def refusal(table: Table, _decision: i64, who: i64, code: i64) -> i64:
    """AZ-332; through the Courier the bribe must be his own card (AZ-585)."""
    if code == DONE:
        return ALLOWED
    card: i64 = card_at(table, who, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    courier: i64 = table.y()
    if courier > 0 and code != MY_GANG + courier - 1:
        return NOT_HIS_CARD
    if what(table, card) != BRIBE or table.cards.bribe_guard[kind(table, card)] != table.x():
        return WRONG_BRIBE
    return ALLOWED


def choose(table: Table, _decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    if code == DONE:
        attempt(table, who, x, cunning_level(table, who), NOTHING)
        return
    card: i64 = lift(table, place_of(table, who, code))  # AZ-335: before the dice
    show(table, card)  # AZ-336
    to_chair(table, card)  # AZ-334
    strength: i64 = table.cards.bribe_value[kind(table, card)]
    if not table.cards.bribe_replaces_cunning:  # AZ-333
        strength += cunning_level(table, who)
    attempt(table, who, x, strength, card)


def attempt(table: Table, inmate: i64, guard: i64, strength: i64, bribe: i64) -> None:
    """AZ-326, AZ-327; a former owner has its base back at once (AZ-329)."""
    b = table.b
    rival: i64 = table.rival_of(inmate)
    goal: i64 = needed(table, rival, guard)
    dice: i64 = roll_dice(table, 2)
    bonus: i64 = upgrades.inmate_bonus(table, inmate, ROLL_BONUS, ON_CORRUPT)
    total: i64 = strength + bonus + dice
    if table.journal is not None:
        telling.goals.corruption_tried(
            table.journal, table, inmate, guard, bribe, dice, total, goal
        )
    if total >= goal:
        b[OWNER_OF + guard] = rival
        b[CORRUPTED] |= bit(guard)
        reputation.change(table, rival, table.cards.corrupt_ok, reputation.FOR_CORRUPTION)
    else:
        reputation.change(table, rival, table.cards.corrupt_fail, reputation.FOR_CORRUPTION)
