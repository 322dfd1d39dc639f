"""Days and rounds: steps A, and how one round follows another (groups 4.4, 4.6, 4.25, 4.31)."""

from typing import Final

from backroom.games.animalcatraz import carrying, events, guards, scoring, telling
from backroom.games.animalcatraz.board import (
    ABILITY_USED,
    BOARD_GANG,
    BRUSH,
    CLOCK,
    GANG,
    GANG_USED,
    GANGSTERS,
    HOME,
    ICONS_USED,
    INMATES,
    LAST_RIVAL,
    NOBODY,
    PLAYED,
    PLAYED_ROUNDS,
    PRIMAL_FROM,
    REP,
    ROUND,
    THEFTS,
    TILE,
    TILES,
    TILES_TURNED,
    TORMENTED,
    TRIP,
    WARDEN_IN,
    fill,
)
from backroom.games.animalcatraz.cards import EXTRA_CONTRABAND
from backroom.games.animalcatraz.frames import BEGIN_ROUND, DRAW_CONTRABAND, NEXT_TURN, STEP_A
from backroom.games.animalcatraz.inmates import end_primal, is_primal, roll_dice
from backroom.games.animalcatraz.state import Table, first_of
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import bit, i64, zeros

# The steps A (AZ-071).
TOOTHBRUSH: Final[i64] = 0
GUARD_DIE: Final[i64] = 1
WARDEN: Final[i64] = 2
CONTRABAND: Final[i64] = 3  # with the Trafficker's
MANDATORY_CHECK: Final[i64] = 4
EVENT: Final[i64] = 5
TURNS: Final[i64] = 6


def carry_out(table: Table, task: i64, who: i64, x: i64, _y: i64) -> None:
    if task == BEGIN_ROUND:
        begin_round(table)
    elif task == STEP_A:
        step(table, who)
    else:
        draw_contraband(table, who, x)


def begin_round(table: Table) -> None:
    """Every icon and ability can be used again, and the steps A begin (AZ-070)."""
    b = table.b
    if scoring.time_is_up(table):
        scoring.decide(table)
        return
    b[PLAYED_ROUNDS] += 1
    b[PLAYED] = 0
    b[TRIP] = 0
    b[LAST_RIVAL] = NOBODY
    fill(b, ICONS_USED, INMATES, 0)
    fill(b, ABILITY_USED, INMATES, 0)
    fill(b, TORMENTED, INMATES, 0)
    fill(b, GANG_USED, GANGSTERS, 0)
    fill(b, THEFTS, GANGSTERS, 0)
    if table.journal is not None:
        telling.turns.round_began(table.journal, table)
    tick(table)
    table.push(STEP_A, TOOTHBRUSH)


def tick(table: Table) -> None:
    """A round begins, a Night too (AZ-165): Primal states that have had their rounds end now
    (AZ-072, AZ-164, AZ-166)."""
    b = table.b
    b[CLOCK] += 1
    for inmate in range(table.inmates):
        since: i64 = b[CLOCK] - b[PRIMAL_FROM + inmate]
        if is_primal(table, inmate) and since >= table.cards.primal_rounds:
            end_primal(table, inmate)


def step(table: Table, number: i64) -> None:
    """One of the steps A; the next is already waiting."""
    if number == TURNS:
        table.push(NEXT_TURN)
        return
    table.push(STEP_A, number + 1)
    if number == TOOTHBRUSH:
        pass_toothbrush(table)
    elif number == GUARD_DIE:
        move_guards(table)
    elif number == WARDEN:
        move_warden(table)
    elif number == CONTRABAND:
        hand_out_contraband(table)
    elif table.b[ROUND] % 2 == 1:  # AZ-084: rounds 1 and 3
        if number == MANDATORY_CHECK:
            events.check_mandatory(table)
        else:
            events.turn_event(table)


# The toothbrush.


def pass_toothbrush(table: Table) -> None:
    """AZ-073 to AZ-076; who has left the prison never takes it (AZ-768)."""
    b = table.b
    if b[PLAYED_ROUNDS] == 1:
        return
    best: i64 = 0
    for rival in range(table.rivals):
        if not table.has_left(rival):
            if best == 0 or b[REP + rival] > b[REP + first_of(best)]:
                best = bit(rival)
            elif b[REP + rival] == b[REP + first_of(best)]:
                best |= bit(rival)
    if best == 0:
        return
    while best & (best - 1) != 0:
        best = scoring.highest_roll(table, best)
    b[BRUSH] = first_of(best)
    if table.journal is not None:
        telling.turns.toothbrush(table.journal, table)


# Guards and Warden.


def move_guards(table: Table) -> None:
    """AZ-077, AZ-078, AZ-124; with tiles AZ-750, AZ-751."""
    is_first: bool = table.b[PLAYED_ROUNDS] == 1
    if is_first and (table.options.guard_tiles or not table.cards.first_round_guard_die):
        return
    face: i64 = turn_tile(table) if table.options.guard_tiles else table.chance.below(6)
    guards.obey(table, face)
    if table.journal is not None:
        telling.turns.guards_moved(table.journal, table, face)


def turn_tile(table: Table) -> i64:
    """AZ-752, AZ-753: once all have been turned they are shuffled for the next round."""
    b = table.b
    if b[TILES_TURNED] == TILES:
        shuffle(b, TILE, TILE + TILES, table.chance)
        b[TILES_TURNED] = 0
    b[TILES_TURNED] += 1
    return b[TILE + b[TILES_TURNED] - 1]


def move_warden(table: Table) -> None:
    """AZ-079, AZ-668, AZ-669. He blocks nothing (AZ-670) and waits for turns to begin (AZ-679)."""
    if not table.options.warden:
        return
    dice: i64 = roll_dice(table, 2)
    table.b[WARDEN_IN] = table.cards.warden_room[dice]
    if table.journal is not None:
        telling.turns.warden_moved(table.journal, table, dice)


# Contraband.


def hand_out_contraband(table: Table) -> None:
    """AZ-080 to AZ-083: clockwise from the toothbrush; the Traffickers have rolled before (AZ-590),
    and what they bring is drawn together with the normal card (AZ-591)."""
    b = table.b
    counts = zeros(table.rivals)
    rival: i64 = b[BRUSH]
    for _ in range(table.rivals):
        counts[rival] = table.cards.round_contraband + trafficked(table, rival)
        rival = table.next_rival(rival)
    for _ in range(table.rivals):
        rival = table.previous_rival(rival)
        table.push(DRAW_CONTRABAND, rival, counts[rival])


def trafficked(table: Table, rival: i64) -> i64:
    """The extra cards of a rival's Traffickers in this round; not for one that lies, is locked up
    or has left (AZ-536)."""
    extra: i64 = 0
    for inmate in range(table.inmates):
        if table.rival_of(inmate) == rival and table.can_act(inmate):
            for place in range(BOARD_GANG):
                gangster: i64 = table.b[GANG + inmate * BOARD_GANG + place]
                if gangster != NOBODY and traffics_now(table, gangster):
                    extra += roll_for_extra(table, inmate, gangster)
    return extra


def traffics_now(table: Table, gangster: i64) -> bool:
    cards = table.cards
    if cards.gang_ability[gangster] != EXTRA_CONTRABAND:
        return False
    return (cards.gang_rounds[gangster] >> table.b[ROUND]) & 1 == 1


def roll_for_extra(table: Table, inmate: i64, gangster: i64) -> i64:
    die: i64 = table.chance.below(6)
    extra: i64 = table.cards.gang_table[6 * gangster + die]
    if table.journal is not None:
        telling.turns.trafficked(table.journal, table, inmate, die + 1, extra)
    return extra


def draw_contraband(table: Table, rival: i64, count: i64) -> None:
    """Cards from the chair into a rival's cell, as many as there are (AZ-227)."""
    if table.has_left(rival):
        return  # AZ-768
    if table.options.two_cells:
        carrying.ask_for_cell(table, rival, count)
        return
    cell: i64 = table.b[HOME + table.first_inmate(rival)]
    for _ in range(count):
        carrying.draw_into(table, cell)
    carrying.check_cell(table, cell)  # AZ-252
