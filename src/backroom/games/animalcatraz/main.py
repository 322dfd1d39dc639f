"""The main choice of a turn (D12): what an inmate may begin, and who may act at all."""

from backroom.games.animalcatraz import (
    abilities,
    actions,
    carrying,
    corruption,
    crimes,
    decisions,
    escape,
    events,
    gang_abilities,
    icons,
    movement,
    partners,
    shifting,
    subjects,
    upgrades,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.refusals import CANNOT_ACT
from backroom.games.animalcatraz.state import Table, can_act, push
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def idle_refusal(table: Table, inmate: i64) -> i64:
    """One that lies or sits in the Hole can only see to its cards, its plan and its Crimes
    (AZ-767)."""
    return ALLOWED if can_act(table, inmate) else CANNOT_ACT


def again(table: Table, inmate: i64) -> None:
    """What was chosen comes first, then the same choice again, until the turn is over."""
    push(table, decisions.MAIN, inmate)
    if not can_act(table, inmate):
        push(table, decisions.STAND_UP, inmate)  # a drug or a Boost may pay what is owed


def end_turn(table: Table, inmate: i64) -> None:
    """AZ-099, AZ-100."""
    push(table, decisions.TURN_OVER, inmate)


def walk(table: Table, inmate: i64, place: i64) -> None:
    again(table, inmate)
    movement.go(table, inmate, place)


def use_icon(table: Table, inmate: i64, letter: i64) -> None:
    again(table, inmate)
    icons.begin(table, inmate, letter)


def corrupt(table: Table, inmate: i64) -> None:
    again(table, inmate)
    corruption.begin(table, inmate)


def shift(table: Table, inmate: i64) -> None:
    again(table, inmate)
    push(table, decisions.SHIFT_WHAT, inmate)


def place_upgrade(table: Table, inmate: i64) -> None:
    again(table, inmate)
    push(table, decisions.PLACE_WHAT, inmate)


def consume(table: Table, inmate: i64) -> None:
    again(table, inmate)
    push(table, decisions.CONSUME_WHAT, inmate)


def reveal_plan(table: Table, inmate: i64) -> None:
    again(table, inmate)
    escape.begin(table, inmate)


def take_part(table: Table, inmate: i64) -> None:
    again(table, inmate)
    events.begin(table, inmate)


def declare_crime(table: Table, inmate: i64) -> None:
    again(table, inmate)
    push(table, decisions.CRIME_WHICH, inmate)


def use_ability(table: Table, inmate: i64, star: i64) -> None:
    again(table, inmate)
    abilities.begin(table, inmate, star)


def use_gangster(table: Table, inmate: i64, place: i64) -> None:
    again(table, inmate)
    gang_abilities.begin(table, inmate, place)


def exchange_gangsters(table: Table, inmate: i64, code: i64) -> None:
    again(table, inmate)
    partners.exchange(table, inmate, code)


MAIN = Decision(
    "main",
    [
        Answer(actions.DONE, 1, end_turn),
        Answer(actions.ROOM, at.OWN_CELL + 1, walk, movement.move_refusal, idle_refusal),
        Answer(actions.ICON, at.LETTERS, use_icon, icons.verb_refusal, idle_refusal),
        Answer(actions.CORRUPT, 1, corrupt, corruption.verb_refusal, idle_refusal),
        Answer(actions.SHIFT, 1, shift, shifting.verb_refusal),
        Answer(actions.PLACE, 1, place_upgrade, upgrades.verb_refusal),
        Answer(actions.CONSUME, 1, consume, carrying.verb_refusal),
        Answer(actions.REVEAL_PLAN, 1, reveal_plan, escape.verb_refusal),
        Answer(actions.EVENT, 1, take_part, events.verb_refusal, idle_refusal),
        Answer(actions.CRIME, 1, declare_crime, crimes.verb_refusal),
        Answer(actions.ABILITY, 2, use_ability, abilities.verb_refusal, idle_refusal),
        Answer(
            actions.GANG, at.BOARD_GANG, use_gangster, gang_abilities.verb_refusal, idle_refusal
        ),
        Answer(
            actions.GIVE,
            2 * at.BOARD_GANG,
            exchange_gangsters,
            partners.exchange_refusal,
            partners.meeting_refusal,
        ),
    ],
    public=False,
    about=(subjects.INMATE,),
)
