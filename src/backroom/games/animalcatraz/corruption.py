"""Corrupting guards (D24; group 4.14)."""

from backroom.games.animalcatraz import (
    actions,
    decisions,
    events,
    reputation,
    subjects,
    telling,
    upgrades,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import BRIBE, ON_CORRUPT, ROLL_BONUS
from backroom.games.animalcatraz.inmates import cunning_level, roll_dice, spend
from backroom.games.animalcatraz.refusals import (
    NO_ACTIONS,
    NO_BASE,
    NO_GUARD_HERE,
    NO_SUCH_CARD,
    NOT_HIS_CARD,
    OWN_GUARD,
    WRONG_BRIBE,
)
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import card_at, kind, lift, place_of, show, to_chair, what
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def guard_refusal(table: Table, inmate: i64, guard: i64) -> i64:
    """Whether an inmate's rival may try this guard, wherever it stands."""
    rival: i64 = rival_of(table, inmate)
    if table.b[at.owner(guard)] == rival:
        return OWN_GUARD  # AZ-331
    return NO_BASE if reputation.free_bases(table, rival) <= 0 else ALLOWED  # AZ-330


def verb_refusal(table: Table, inmate: i64) -> i64:
    """AZ-322, AZ-338: the guard of the room, as often as there are Actions."""
    room: i64 = table.b[at.place(inmate)]
    if room >= at.OWN_CELL:
        return NO_GUARD_HERE  # AZ-339
    against: i64 = guard_refusal(table, inmate, table.b[at.guard(room)])
    if against != ALLOWED:
        return against
    return NO_ACTIONS if table.b[at.LEFT] < 1 else ALLOWED


def begin(table: Table, inmate: i64) -> None:
    spend(table, 1)  # AZ-323
    push(table, decisions.CORRUPT_HOW, inmate, table.b[at.guard(table.b[at.place(inmate)])])


def needed(table: Table, rival: i64, guard: i64) -> i64:
    """AZ-324, AZ-328, AZ-337."""
    level: i64 = table.cards.guard_level[guard] + events.corruption_shift(table)
    owner: i64 = table.b[at.owner(guard)]
    if owner != at.NOBODY and owner != rival:
        level += table.cards.rival_guard_bonus
    return level


def bribe_refusal(table: Table, inmate: i64, guard: i64, courier: i64, code: i64) -> i64:
    """AZ-332; through the Courier the bribe must be his own card (AZ-585)."""
    card: i64 = card_at(table, inmate, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    if courier > 0 and code != actions.MY_GANG + courier - 1:
        return NOT_HIS_CARD
    if what(table, card) != BRIBE or table.cards.bribe_guard[kind(table, card)] != guard:
        return WRONG_BRIBE
    return ALLOWED


def persuade(table: Table, inmate: i64, guard: i64) -> None:
    attempt(table, inmate, guard, cunning_level(table, inmate), at.NOTHING)


def bribe(table: Table, inmate: i64, guard: i64, code: i64) -> None:
    card: i64 = lift(table, place_of(table, inmate, code))  # AZ-335: before the dice
    show(table, card)  # AZ-336
    to_chair(table, card)  # AZ-334
    strength: i64 = table.cards.bribe_value[kind(table, card)]
    if not table.cards.bribe_replaces_cunning:  # AZ-333
        strength += cunning_level(table, inmate)
    attempt(table, inmate, guard, strength, card)


CORRUPT_HOW = Decision(
    "corrupt_how",
    [
        Answer(actions.DONE, 1, persuade),
        Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, bribe, bribe_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.GUARD, subjects.COURIER),
)


def attempt(table: Table, inmate: i64, guard: i64, strength: i64, card: i64) -> None:
    """AZ-326, AZ-327; a former owner has its base back at once (AZ-329)."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    goal: i64 = needed(table, rival, guard)
    dice: i64 = roll_dice(table, 2)
    bonus: i64 = upgrades.inmate_bonus(table, inmate, ROLL_BONUS, ON_CORRUPT)
    total: i64 = strength + bonus + dice
    if table.journal is not None:
        rule = attempt_rule(table, guard, card)
        telling.goals.corruption_tried(
            table.journal, table, inmate, guard, card, dice, total, goal, rule
        )
    if total >= goal:
        b[at.owner(guard)] = rival
        b[at.CORRUPTED] |= bit(guard)
        reputation.change(table, rival, table.cards.corrupt_ok, reputation.FOR_CORRUPTION, "AZ-326")
    else:
        reputation.change(
            table, rival, table.cards.corrupt_fail, reputation.FOR_CORRUPTION, "AZ-327"
        )


def attempt_rule(table: Table, guard: i64, card: i64) -> str:
    """With a bribe, on somebody else's guard, or as usual."""
    if card != at.NOTHING:
        return "AZ-332"
    return "AZ-324" if table.b[at.owner(guard)] == at.NOBODY else "AZ-328"
