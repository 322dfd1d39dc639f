"""What others have answered in secret, drawn again: what all decide at once stays hidden until all
have answered (chapter 8 of the rules)."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.state import Table, first_inmate, rival_of, seat_for
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros

YES: Final[i64] = 1  # of TAG_ANSWER; 2 is no


def redraw_answers(table: Table, b: vec[i64], decision: i64, own: i64, chance: Chance) -> None:
    """Other answers for all rivals but this one."""
    if decision == decisions.KEEP_INMATE:
        redeal_inmates(table, b, own, chance)
    elif decision == decisions.START_CELL or decision == decisions.TRASH_TAG:
        for rival in range(table.rivals):
            if rival != own:
                redraw_of_rival(table, b, decision, rival, chance)
    elif decision == decisions.NIGHT_TRAINING:
        for inmate in range(table.inmates):
            if rival_of(table, inmate) != own:
                redraw_training(b, inmate, chance)


def redraw_of_rival(table: Table, b: vec[i64], decision: i64, rival: i64, chance: Chance) -> None:
    if decision == decisions.START_CELL:
        redraw_cells(table, b, rival, chance)
    elif b[at.tag_answer(rival)] >= YES:
        b[at.tag_answer(rival)] = YES + chance.below(2)


def redeal_inmates(table: Table, b: vec[i64], own: i64, chance: Chance) -> None:
    """AZ-036: the inmate cards that others choose from."""
    options = table.options
    unseen: i64 = 0
    for index in range(len(options.pool)):
        unseen |= bit(options.pool[index])
    for inmate in range(table.inmates):
        for cell in range(at.pending(inmate, 0), at.pending(inmate, 2)):
            if rival_of(table, inmate) == own and b[cell] != at.NOTHING:
                unseen &= ~bit(b[cell])
    pool = zeros(len(options.pool))
    count: i64 = 0
    for card in range(len(table.cards.inmate_ids)):
        if (unseen >> card) & 1 == 1:
            pool[count] = card
            count += 1
    shuffle(pool, 0, count, chance)
    for inmate in range(table.inmates):
        for cell in range(at.pending(inmate, 0), at.pending(inmate, 2)):
            if rival_of(table, inmate) != own and b[cell] != at.NOTHING:
                count -= 1
                b[cell] = pool[count]


def redraw_cells(table: Table, b: vec[i64], rival: i64, chance: Chance) -> None:
    """AZ-049: a 2p seat's cells for its first cards. How far a seat is that has not finished nobody
    else can know, so it starts anew."""
    seat: i64 = seat_for(table, rival)
    second: i64 = first_inmate(table, rival) + 1
    for cell in range(at.pending(second, 0), at.pending(second, 2)):
        if b[cell] != at.NOTHING:
            if (b[at.WAITING] >> seat) & 1 == 1:
                b[cell] = at.NOTHING
                b[seat] -= 1
            else:
                b[cell] = a_cell_of(b, rival, chance.below(2))


def a_cell_of(b: vec[i64], rival: i64, which: i64) -> i64:
    """The first or the second cell of a 2p seat."""
    cell: i64 = 0
    while b[at.cell_rival(cell)] != rival or which > 0:
        if b[at.cell_rival(cell)] == rival:
            which -= 1
        cell += 1
    return cell


def redraw_training(b: vec[i64], inmate: i64, chance: Chance) -> None:
    """AZ-090 to AZ-092: notches that are chosen, but not shown; unfinished training starts anew."""
    seat: i64 = b[at.seat(inmate)]
    chosen: i64 = b[at.night_force(inmate)] + b[at.night_cunning(inmate)]
    b[at.night_force(inmate)] = 0
    b[at.night_cunning(inmate)] = 0
    if (b[at.WAITING] >> seat) & 1 == 1:
        b[at.night_left(inmate)] += chosen
        b[seat] -= chosen
        return
    for _ in range(chosen):
        if b[at.primal_from(inmate)] != 0 or chance.below(2) == 0:
            b[at.night_force(inmate)] += 1
        else:
            b[at.night_cunning(inmate)] += 1
