"""Turns: movements, then actions (NK-053, NK-146 to NK-149)."""

from typing import Final

from backroom.games.kings import (
    actions,
    custody,
    decisions,
    drafts,
    effects,
    jokers,
    missions,
    movement,
    people,
    police,
    proposals,
    provoking,
    recruiting,
    resources,
    rounds,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask, go_on
from backroom.games.kings.state import Table, is_alive, jokers_refusal
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import i64

NORMAL_STEPS: Final[i64] = 2


def next_turn(table: Table) -> None:
    b = table.b
    while b[at.TAKEN] < table.seats:
        seat: i64 = (b[at.LEAD] + b[at.TAKEN]) % table.seats
        b[at.TAKEN] += 1
        if is_alive(table, seat):
            start_turn(table, seat)
            return
    rounds.end_round(table)


def start_turn(table: Table, seat: i64) -> None:
    b = table.b
    b[at.ACTIVE] = seat
    b[at.STAGE] = at.MOVING
    clear_turn(table)
    b[at.STEP_LIMIT] = NORMAL_STEPS
    if table.journal is not None:
        telling.rounds.turn_began(table.journal, seat, "NK-053")
    for joker in range(at.JOKERS):
        if b[at.joker_of(joker)] == seat:
            people.free_joker(table, joker, "NK-415")
    prisoners: i64 = custody.prisoners(table, seat)
    for slot in range(at.SLOTS):
        b[at.steps(slot)] = NORMAL_STEPS
    custody.advance(table, seat, prisoners, "NK-212")  # NK-214
    for slot in range(at.SLOTS):
        b[at.began(slot)] = b[at.place(seat, slot)]
    windows.open_window(table, effects.OPP_TURN_START, seat, decisions.OPEN_MOVES)


def clear_turn(table: Table) -> None:
    """Movements and actions are renewed (NK-227)."""
    b = table.b
    movement.close_drive(table)
    at.clear_turn(b)
    at.clear_picks(b)
    if table.deals:
        drafts.forget_talks(table)  # NK-382


def open_moves(table: Table) -> None:
    ask(table, table.b[at.ACTIVE], decisions.MOVES)


def end_moves(table: Table, seat: i64) -> None:
    if table.journal is not None:
        telling.rounds.moves_ended(table.journal, seat, "NK-146")
    table.b[at.STAGE] = at.ACTING
    after_action(table)


def after_action(table: Table) -> None:
    """Opponents may react to a turn (window opp_turn), then the action menu comes again."""
    windows.open_window(table, effects.OPP_TURN, table.b[at.ACTIVE], decisions.OPEN_ACTIONS)


def open_actions(table: Table) -> None:
    ask(table, table.b[at.ACTIVE], decisions.ACTIONS)


def end_turn(table: Table) -> None:
    b = table.b
    if table.journal is not None:
        rule = "NK-054" if is_alive(table, b[at.ACTIVE]) else "NK-342"
        telling.rounds.turn_ended(table.journal, b[at.ACTIVE], rule)
    clear_turn(table)
    b[at.STAGE] = at.NO_STAGE
    go_on(table, decisions.NEXT_TURN)


def carry_out_announced(table: Table) -> None:
    """The window on an announced action is closed (NK-100, NK-121)."""
    b = table.b
    announced: i64 = b[at.ANNOUNCED]
    seat: i64 = b[at.ACTIVE]
    if announced == at.ACCEPTING:
        missions.accept(table, seat, False)
    elif announced == -at.ACCEPTING:
        missions.accept(table, seat, True)
    elif announced < 0:
        recruiting.end_recruiting(table)
    else:
        recruiting.call(table, seat)


def break_off_turn(table: Table) -> None:
    """The active seat is dead (NK-342): nothing that was going on in its turn goes on."""
    b = table.b
    windows.close_window(table, at.IN_FIGHT)
    windows.close_window(table, at.MAIN)
    b[at.IN_FIGHT_WINDOW] = 0
    recruiting.end_recruiting(table)
    go_on(table, decisions.END_TURN)


# The menus of a turn.

DISMISSING = Answer(actions.DISMISS, 1, recruiting.begin_dismiss, recruiting.dismiss_refusal)
MOVES = Decision(
    "moves",
    [
        Answer(actions.OWN, at.SLOTS, movement.open_drive, movement.open_refusal),
        resources.CARDS,
        Answer(
            actions.BONUS,
            at.KINDS,
            movement.pay_for_cell,
            custody.cell_bonus_refusal,
            custody.nobody_in_cells,
        ),
        Answer(actions.CAR_0, at.CARS, police.take_car, police.car_refusal),
        Answer(actions.END_MOVES, 1, end_moves),  # NK-149
        DISMISSING,
        proposals.PROPOSING,
    ],
    public=False,
    rule="NK-146",
    absence=actions.END_MOVES,
    marks=("menu",),
)
DRIVE = Decision(
    "drive",
    [
        Answer(actions.DISTRICT, at.DISTRICTS, movement.drive_on, movement.step_refusal),
        Answer(actions.OWN, at.SLOTS, movement.board, movement.board_refusal),
        Answer(actions.DROP, at.SLOTS, movement.drop, movement.drop_refusal),
        resources.CARDS,
        Answer(
            actions.BONUS,
            at.KINDS,
            movement.pay_step,
            movement.drive_bonus_refusal,
            resources.empty_hand_refusal,
        ),
        Answer(actions.END_DRIVE, 1, movement.end_drive),
        Answer(actions.METRO, 1, movement.take_metro, movement.metro_refusal),
        Answer(actions.HELI, 1, movement.take_helicopter, movement.heli_refusal),
    ],
    public=False,
    rule="NK-158",
    absence=actions.END_DRIVE,
)
ACTIONS = Decision(
    "actions",
    [
        resources.CARDS,
        Answer(actions.ROW_1, at.PLACES, missions.pick_row, missions.row_refusal),
        Answer(actions.END_TURN, 1, end_turn),  # NK-149
        Answer(actions.ACCOMPLISH, 1, missions.begin_accomplish, missions.accomplish_refusal),
        Answer(actions.PROVOKE, 1, provoking.begin_provoke, provoking.provoke_refusal),
        Answer(actions.RECRUIT, 1, recruiting.begin_recruit, recruiting.recruit_refusal),
        DISMISSING,
        Answer(actions.JOKER, at.JOKERS, jokers.begin_joker, jokers.joker_refusal, jokers_refusal),
        proposals.PROPOSING,
    ],
    public=False,
    rule="NK-146",
    absence=actions.END_TURN,
    marks=("menu",),
)
NEXT_TURN = Task("next_turn", next_turn)
OPEN_MOVES = Task("open_moves", open_moves)
POLICE_DONE = Task("police_done", open_moves)  # after a move of a car and what came of it
OPEN_ACTIONS = Task("open_actions", open_actions)
AFTER_ACTION = Task("after_action", after_action)
CARRY_OUT_ANNOUNCED = Task("carry_out_announced", carry_out_announced)
END_TURN = Task("end_turn", end_turn)
