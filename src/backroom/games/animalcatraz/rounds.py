"""Days and rounds: steps A, and how one round follows another (groups 4.4, 4.6, 4.25, 4.31)."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import (
    carrying,
    decisions,
    events,
    guards,
    scoring,
    subjects,
    telling,
)
from backroom.games.animalcatraz.cards import EXTRA_CONTRABAND
from backroom.games.animalcatraz.inmates import end_primal, is_primal, roll_dice
from backroom.games.animalcatraz.state import (
    Table,
    first_inmate,
    first_of,
    has_left,
    is_inside,
    next_rival,
    previous_rival,
    push,
    rival_of,
)
from backroom.kernel.chance import shuffle
from backroom.kernel.decisions import Task
from backroom.kernel.numbers import bit, i64, zeros

# The steps A (AZ-071).
TOOTHBRUSH: Final[i64] = 0
GUARD_DIE: Final[i64] = 1
WARDEN: Final[i64] = 2
CONTRABAND: Final[i64] = 3  # with the Trafficker's
MANDATORY_CHECK: Final[i64] = 4
EVENT: Final[i64] = 5
TURNS: Final[i64] = 6


def begin_round(table: Table) -> None:
    """Every icon and ability can be used again, and the steps A begin (AZ-070)."""
    b = table.b
    if scoring.time_is_up(table):
        scoring.decide(table)
        return
    b[at.PLAYED_ROUNDS] += 1
    b[at.PLAYED] = 0
    b[at.TRIP] = 0
    b[at.LAST_RIVAL] = at.NOBODY
    at.clear_uses(b)
    if table.journal is not None:
        telling.turns.round_began(table.journal, table, "AZ-068")
    tick(table)
    push(table, decisions.STEP_A, TOOTHBRUSH)


BEGIN_ROUND = Task("begin_round", begin_round)


def tick(table: Table) -> None:
    """A round begins, a Night too (AZ-165): Primal states that have had their rounds end now
    (AZ-072, AZ-164, AZ-166)."""
    b = table.b
    b[at.CLOCK] += 1
    for inmate in range(table.inmates):
        since: i64 = b[at.CLOCK] - b[at.primal_from(inmate)]
        if is_primal(table, inmate) and since >= table.cards.primal_rounds:
            end_primal(table, inmate)


def take_step(table: Table, step: i64) -> None:
    """One of the steps A; the next is already waiting."""
    if step == TURNS:
        push(table, decisions.NEXT_TURN)
        return
    push(table, decisions.STEP_A, step + 1)
    if step == TOOTHBRUSH:
        pass_toothbrush(table)
    elif step == GUARD_DIE:
        move_guards(table)
    elif step == WARDEN:
        move_warden(table)
    elif step == CONTRABAND:
        hand_out_contraband(table)
    elif table.b[at.ROUND] % 2 == 1:  # AZ-084: rounds 1 and 3
        if step == MANDATORY_CHECK:
            events.check_mandatory(table)
        else:
            events.turn_event(table)


STEP_A = Task("step_a", take_step, about=(subjects.STEP,))


# The toothbrush.


def pass_toothbrush(table: Table) -> None:
    """AZ-073 to AZ-076; who has left the prison never takes it (AZ-768)."""
    b = table.b
    if b[at.PLAYED_ROUNDS] == 1:
        return
    best: i64 = 0
    for rival in range(table.rivals):
        if not has_left(table, rival):
            if best == 0 or b[at.rep(rival)] > b[at.rep(first_of(best))]:
                best = bit(rival)
            elif b[at.rep(rival)] == b[at.rep(first_of(best))]:
                best |= bit(rival)
    if best == 0:
        return
    rule = "AZ-073" if best & (best - 1) == 0 else "AZ-074"
    while best & (best - 1) != 0:
        best = scoring.highest_roll(table, best, "AZ-074")
    b[at.BRUSH] = first_of(best)
    if table.journal is not None:
        telling.turns.toothbrush(table.journal, table, rule)


# Guards and Warden.


def move_guards(table: Table) -> None:
    """AZ-077, AZ-078, AZ-124; with tiles AZ-750, AZ-751."""
    is_first: bool = table.b[at.PLAYED_ROUNDS] == 1
    if is_first and (table.options.guard_tiles or not table.cards.first_round_guard_die):
        return
    face: i64 = turn_tile(table) if table.options.guard_tiles else table.chance.below(6)
    guards.obey(table, face)
    if table.journal is not None:
        rule = "AZ-120" if table.cards.die_arrow[face] == 1 else "AZ-118"
        telling.turns.guards_moved(table.journal, table, face, rule)


def turn_tile(table: Table) -> i64:
    """AZ-752, AZ-753: once all have been turned they are shuffled for the next round."""
    b = table.b
    if b[at.TILES_TURNED] == at.TILES:
        shuffle(b, at.tile(0), at.tile(at.TILES), table.chance)
        b[at.TILES_TURNED] = 0
    b[at.TILES_TURNED] += 1
    return b[at.tile(b[at.TILES_TURNED] - 1)]


def move_warden(table: Table) -> None:
    """AZ-079, AZ-668, AZ-669. He blocks nothing (AZ-670) and waits for turns to begin (AZ-679)."""
    if not table.options.warden:
        return
    dice: i64 = roll_dice(table, 2)
    table.b[at.WARDEN_IN] = table.cards.warden_room[dice]
    if table.journal is not None:
        telling.turns.warden_moved(table.journal, table, dice, "AZ-668")


# Contraband.


def hand_out_contraband(table: Table) -> None:
    """AZ-080 to AZ-083: clockwise from the toothbrush; the Traffickers have rolled before (AZ-590),
    and what they bring is drawn together with the normal card (AZ-591)."""
    b = table.b
    counts = zeros(table.rivals)
    rival: i64 = b[at.BRUSH]
    for _ in range(table.rivals):
        counts[rival] = table.cards.round_contraband + trafficked(table, rival)
        rival = next_rival(table, rival)
    for _ in range(table.rivals):
        rival = previous_rival(table, rival)
        push(table, decisions.DRAW_CONTRABAND, rival, counts[rival])


def trafficked(table: Table, rival: i64) -> i64:
    """The extra cards of a rival's Traffickers in this round, also of one that lies or is locked up
    (AZ-536), but not of one that has left (AZ-376)."""
    extra: i64 = 0
    for inmate in range(table.inmates):
        if rival_of(table, inmate) == rival and is_inside(table, inmate):
            for place in range(at.BOARD_GANG):
                gangster: i64 = table.b[at.gang(inmate, place)]
                if gangster != at.NOBODY and traffics_now(table, gangster):
                    extra += roll_for_extra(table, inmate, gangster)
    return extra


def traffics_now(table: Table, gangster: i64) -> bool:
    cards = table.cards
    if cards.gang_ability[gangster] != EXTRA_CONTRABAND:
        return False
    return (cards.gang_rounds[gangster] >> table.b[at.ROUND]) & 1 == 1


def roll_for_extra(table: Table, inmate: i64, gangster: i64) -> i64:
    die: i64 = table.chance.below(6)
    extra: i64 = table.cards.gang_table[6 * gangster + die]
    if table.journal is not None:
        telling.turns.trafficked(table.journal, table, inmate, die + 1, extra, "AZ-590")
    return extra


def draw_contraband(table: Table, rival: i64, cards: i64, by_event: i64) -> None:
    """Cards from the chair into a rival's cell, as many as there are (AZ-227)."""
    if has_left(table, rival):
        return  # AZ-768
    if table.options.two_cells:
        carrying.ask_for_cell(table, rival, cards, by_event)
        return
    cell: i64 = table.b[at.home(first_inmate(table, rival))]
    for _ in range(cards):
        carrying.draw_into(table, cell, carrying.contraband_rule(by_event))
    carrying.check_cell(table, cell)  # AZ-252


DRAW_CONTRABAND = Task(
    "draw_contraband",
    draw_contraband,
    about=(subjects.RIVAL, subjects.CARDS, subjects.BY_EVENT),
)
