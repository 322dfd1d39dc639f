"""Fights: provocations (NK-254 to NK-281) and arrests (NK-310 to NK-337).

Side 0 provokes or is under arrest; side 1 is provoked or rolls for the police.
"""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    effects,
    fortunes,
    people,
    refusals,
    sides,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.hands import pack
from backroom.games.kings.prompts import ask, go_on
from backroom.games.kings.state import Table, is_alive, jokers_at, jokers_refusal, slots_at
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

ANTE: Final[i64] = 2
FOLD_PRICE: Final[i64] = 2
RAISE: Final[i64] = 1
FIRST_DICE: Final[i64] = 3


def roll(table: Table, count: i64, rule: str) -> None:
    """Side 0 first, then side 1."""
    b = table.b
    for side in range(2):
        for _ in range(count):
            b[at.die(side, b[at.rolled(side)])] = table.chance.below(at.RANKS)
            b[at.rolled(side)] += 1
    if table.journal is not None:
        telling.streets.rolled(table.journal, table, rule)
    windows.open_window(table, effects.FIGHT_AFTER_ROLL, b[at.ACTIVE], decisions.ROLLED)


# Provocations.


def provoke(table: Table, seat: i64, rival: i64, district: i64) -> None:
    """NK-256; both put in the same and roll."""
    b = table.b
    b[at.FIGHT] = at.PROVOCATION
    b[at.FIGHT_AT] = district
    b[at.fighter(0)] = seat
    b[at.fighter(1)] = rival
    b[at.FIGHT_THEN] = decisions.AFTER_ACTION
    if table.journal is not None:
        telling.streets.provoked(table.journal, table, seat, rival, district, "NK-254")
    stake(table, 0, ANTE, "NK-259")
    stake(table, 1, ANTE, "NK-259")
    roll(table, FIRST_DICE, "NK-260")


def next_die(table: Table) -> None:
    """One more for each side; in an arrest they are those of a resistance."""
    b = table.b
    if b[at.FIGHT] == at.ARREST:
        roll(table, 1, "NK-331")
    elif b[at.rolled(0)] == FIRST_DICE:
        roll(table, 1, "NK-266")
    else:
        roll(table, 1, "NK-269")


def stake(table: Table, side: i64, due: i64, rule: str) -> None:
    """NK-277: what a seat lacks it does not put in."""
    b = table.b
    seat: i64 = b[at.fighter(side)]
    amount: i64 = min(due, b[at.money(seat)])
    b[at.money(seat)] -= amount
    b[at.POT] += amount
    fortunes.note_fortune(table, seat, 0)
    if amount < due:
        fortunes.show_fortune(table, seat)
    if table.journal is not None:
        telling.streets.staked(table.journal, seat, amount, due, "NK-277" if amount < due else rule)


def rolled(table: Table) -> None:
    """All cards on this roll are played: who speaks, or who has won?"""
    b = table.b
    if b[at.FIGHT] == at.ARREST:
        compare_with_police(table)
        return
    if b[at.rolled(0)] == at.DICE:
        shoot_out(table)
        return
    b[at.SPOKEN] = 0
    # NK-261, NK-263: the weaker hand first, the provoked seat if they are level.
    b[at.SPEAKER] = 0 if sides.strength_of(table, 0) < sides.strength_of(table, 1) else 1
    ask(table, b[at.fighter(b[at.SPEAKER])], decisions.FOLD)


def fold(table: Table, seat: i64) -> None:
    """NK-264, NK-265."""
    if table.journal is not None:
        telling.streets.folded(table.journal, seat, True, "NK-264")
    side: i64 = table.b[at.SPEAKER]
    stake(table, side, FOLD_PRICE, "NK-264")
    win_pot(table, 1 - side, "NK-264")
    end_fight(table)


def stay(table: Table, seat: i64) -> None:
    """NK-262, NK-266 to NK-269: when both stay, each puts in one more, and a die is rolled."""
    b = table.b
    if table.journal is not None:
        rule = "NK-262" if b[at.SPOKEN] == 0 else stay_rule(table)
        telling.streets.folded(table.journal, seat, False, rule)
    if b[at.SPOKEN] == 0:
        b[at.SPOKEN] = 1
        b[at.SPEAKER] = 1 - b[at.SPEAKER]
        ask(table, b[at.fighter(b[at.SPEAKER])], decisions.FOLD)
        return
    stake(table, 0, RAISE, stay_rule(table))
    stake(table, 1, RAISE, stay_rule(table))
    windows.open_window(table, effects.FIGHT_BEFORE_DIE, b[at.ACTIVE], decisions.NEXT_DIE)


def stay_rule(table: Table) -> str:
    """Both stay, for the fourth die or for the fifth."""
    return "NK-266" if table.b[at.rolled(0)] == FIRST_DICE else "NK-269"


def win_pot(table: Table, side: i64, rule: str) -> None:
    b = table.b
    if table.journal is not None:
        telling.streets.took_pot(table.journal, b[at.fighter(side)], b[at.POT], rule)
    b[at.money(b[at.fighter(side)])] += b[at.POT]
    b[at.POT] = 0


def share_pot(table: Table) -> None:
    """NK-274, NK-275."""
    b = table.b
    half: i64 = b[at.POT] // 2
    if table.journal is not None:
        telling.streets.shared_pot(table.journal, half, b[at.POT] - 2 * half, "NK-274")
    b[at.money(b[at.fighter(0)])] += half
    b[at.money(b[at.fighter(1)])] += half
    b[at.BANK] += b[at.POT] - 2 * half
    b[at.POT] = 0


def shoot_out(table: Table) -> None:
    """NK-270 to NK-276."""
    b = table.b
    left: i64 = sides.strength_of(table, 0)
    right: i64 = sides.strength_of(table, 1)
    if left == right:
        share_pot(table)
        b[at.LOSERS] = bit(b[at.fighter(0)]) | bit(b[at.fighter(1)])
    else:
        winner: i64 = 0 if left > right else 1
        win_pot(table, winner, "NK-271")
        b[at.LOSERS] = bit(b[at.fighter(1 - winner)])
    windows.open_window(table, effects.SHOOTOUT_LOST, b[at.ACTIVE], decisions.NAME_CASUALTIES)


FOLD = Decision(
    "fold",
    [Answer(actions.YES, 1, fold), Answer(actions.NO, 1, stay)],
    public=False,
    rule="NK-264",
    absence=actions.YES,
)
ROLLED = Task("rolled", rolled)
NEXT_DIE = Task("next_die", next_die)


# Casualties.


def name_casualties(table: Table) -> None:
    """Each loser names a character of his there; two do it in secret (NK-276)."""
    b = table.b
    asked: i64 = 0
    for seat in range(table.seats):
        b[at.victim(seat)] = at.NOBODY
        if (b[at.LOSERS] >> seat) & 1 == 1 and (b[at.GUARDED] >> seat) & 1 == 0:
            slots: i64 = slots_at(table, seat, b[at.FIGHT_AT])
            if slots & (slots - 1) == 0 and jokers_at(table, seat, b[at.FIGHT_AT]) == 0:
                slot: i64 = 0
                while (slots >> slot) & 1 == 0:
                    slot += 1
                b[at.victim(seat)] = slot  # NK-150, NK-279
            else:
                asked |= bit(seat)
    b[at.DECISION] = decisions.CASUALTY
    b[at.WAITING] = asked
    if asked == 0:
        bury(table)


def casualty_refusal(table: Table, seat: i64, slot: i64) -> i64:
    b = table.b
    if (slots_at(table, seat, b[at.FIGHT_AT]) >> slot) & 1 == 1:
        return ALLOWED  # NK-279
    is_nobody = b[at.person(seat, slot)] == at.NOBODY
    return refusals.NO_SUCH_THING if is_nobody else refusals.ILLEGAL


def lose(table: Table, seat: i64, slot: i64) -> None:
    name_casualty(table, seat, slot)


def joker_casualty_refusal(table: Table, seat: i64, joker: i64) -> i64:
    b = table.b
    if b[at.joker_of(joker)] != seat:
        return refusals.NO_SUCH_THING
    is_there = b[at.place(seat, b[at.joker_slot(joker)])] == b[at.FIGHT_AT]
    return ALLOWED if is_there else refusals.ILLEGAL  # NK-420


def lose_joker(table: Table, seat: i64, joker: i64) -> None:
    name_casualty(table, seat, at.SLOTS + joker)


def name_casualty(table: Table, seat: i64, victim: i64) -> None:
    b = table.b
    b[at.victim(seat)] = victim
    b[at.WAITING] &= ~bit(seat)
    if b[at.WAITING] == 0:
        bury(table)


def first_to_lose(table: Table, seat: i64) -> i64:
    """A henchman before the boss, and people before Jokers."""
    for slot in range(1, at.SLOTS):
        if casualty_refusal(table, seat, slot) == ALLOWED:
            return actions.OWN + slot
    return -1


def bury(table: Table) -> None:
    """All losses together (NK-276), after the pot (NK-340)."""
    b = table.b
    b[at.DEATHS] += 1
    before: i64 = b[at.DEATHS]
    if b[at.FIGHT] == at.ARREST:
        people.lose_risks(
            table, b[at.fighter(0)], slots_at(table, b[at.fighter(0)], b[at.FIGHT_AT]), "NK-336"
        )
    died: i64 = 0
    for seat in range(table.seats):
        victim: i64 = b[at.victim(seat)]
        if victim == at.NOBODY:
            continue
        b[at.victim(seat)] = at.NOBODY
        if victim >= at.SLOTS:
            people.kill_joker(table, victim - at.SLOTS)
        else:
            if victim == 0:
                died = 1
            people.kill(table, seat, victim, loss_rule(table))
    if died == 0:
        b[at.DEATHS] = before - 1
    if b[at.FIGHT] == at.ARREST and is_alive(table, b[at.fighter(0)]):
        people.take_into_custody(table, b[at.fighter(0)], b[at.FIGHT_AT], "NK-335")
    end_fight(table)


def loss_rule(table: Table) -> str:
    """Who loses a character: a seat to the police, both of two, or the beaten one."""
    b = table.b
    if b[at.FIGHT] == at.ARREST:
        return "NK-335"
    return "NK-272" if b[at.LOSERS] & (b[at.LOSERS] - 1) == 0 else "NK-274"


def leave_casualties(table: Table, seat: i64) -> None:
    table.b[at.WAITING] &= ~bit(seat)
    if table.b[at.WAITING] == 0:
        bury(table)


CASUALTY = Decision(
    "casualty",
    [
        Answer(actions.OWN, at.SLOTS, lose, casualty_refusal),
        Answer(actions.JOKER, at.JOKERS, lose_joker, joker_casualty_refusal, jokers_refusal),
    ],
    public=False,
    rule="NK-279",
    left=leave_casualties,
    absence=first_to_lose,
)
NAME_CASUALTIES = Task("name_casualties", name_casualties)


# Arrests.


def try_arrest(
    table: Table, seat: i64, roller: i64, district: i64, then: i64, rank: i64, rule: str
) -> None:
    """NK-318 to NK-320; a raid adds a value of its rank (NK-122)."""
    b = table.b
    b[at.FIGHT] = at.ARREST
    b[at.FIGHT_AT] = district
    b[at.fighter(0)] = seat
    b[at.fighter(1)] = roller
    b[at.FIGHT_THEN] = then
    if rank != at.NOBODY:
        b[at.extra(1)] = pack(rank)
    if table.journal is not None:
        telling.streets.stopped_by_police(table.journal, table, seat, roller, district, rule)
    roll(table, FIRST_DICE, "NK-318")


def compare_with_police(table: Table) -> None:
    """NK-322, NK-323, NK-329, NK-331 to NK-335."""
    b = table.b
    seat: i64 = b[at.fighter(0)]
    is_stronger = sides.strength_of(table, 0) > sides.strength_of(table, 1)
    if b[at.RESISTING] == 0:
        if is_stronger:
            if table.journal is not None:
                telling.streets.got_away(table.journal, seat, "NK-322")
            end_fight(table)
        elif slots_at(table, seat, b[at.FIGHT_AT]) & 1 == 1:
            ask(table, seat, decisions.RESIST)
        else:
            people.take_into_custody(table, seat, b[at.FIGHT_AT], "NK-323")
            end_fight(table)
    elif b[at.rolled(0)] < at.DICE:
        windows.open_window(table, effects.FIGHT_BEFORE_DIE, b[at.ACTIVE], decisions.NEXT_DIE)
    elif is_stronger:
        break_cars(table)
        end_fight(table)
    else:
        if table.journal is not None:
            telling.streets.lost_to_police(table.journal, seat, "NK-335")
        b[at.LOSERS] = bit(seat)
        windows.open_window(table, effects.SHOOTOUT_LOST, b[at.ACTIVE], decisions.NAME_CASUALTIES)


def resist(table: Table, seat: i64) -> None:
    b = table.b
    if table.journal is not None:
        telling.streets.resisted(table.journal, seat, True, "NK-329")
    b[at.RESISTING] = 1
    windows.open_window(table, effects.FIGHT_BEFORE_DIE, b[at.ACTIVE], decisions.NEXT_DIE)


def surrender(table: Table, seat: i64) -> None:
    if table.journal is not None:
        telling.streets.resisted(table.journal, seat, False, "NK-329")
    people.take_into_custody(table, seat, table.b[at.FIGHT_AT], "NK-323")
    end_fight(table)


def break_cars(table: Table) -> None:
    """NK-333, NK-334."""
    b = table.b
    if table.journal is not None:
        telling.streets.broke_cars(table.journal, table, b[at.fighter(0)], b[at.FIGHT_AT], "NK-333")
    for car in range(at.CARS):
        if b[at.car(car)] == b[at.FIGHT_AT]:
            b[at.car(car)] = at.BROKEN


RESIST = Decision(
    "resist",
    [Answer(actions.YES, 1, resist), Answer(actions.NO, 1, surrender)],
    public=False,
    rule="NK-329",
    absence=actions.NO,
)


def end_fight(table: Table) -> None:
    """The dice are put away; the game goes on where the fight broke in."""
    b = table.b
    then: i64 = b[at.FIGHT_THEN]
    at.clear_fight(b)
    go_on(table, then)
