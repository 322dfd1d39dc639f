"""What puts tables into numbers.

Written by tools/generate_boards.py (make layout) from slots.py. Do not edit.
"""

from backroom.games.crooks import board as at
from backroom.games.crooks import notes as taken
from backroom.games.crooks.state import Table
from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS, Encoder
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State


class TableEncoder(Encoder):
    """Puts tables of this game into numbers."""

    def __init__(self) -> None:
        self.notes = taken.Notes()

    def encode(self, state: State, seat: i64, whole: bool, marks: vec[i64]) -> i64:
        assert isinstance(state, Table)
        table = state
        b = table.b
        cards = table.cards
        seats: i64 = table.seats
        own: i64 = 0 if seat < 0 else seat
        notes = self.notes
        notes.take(table, seat, whole)
        noted_cell = notes.cell
        noted_last_look = notes.last_look
        noted_members = notes.members
        noted_origins = notes.origins
        noted_points = notes.points
        noted_strength = notes.strength
        noted_unknown = notes.unknown
        noted_value = notes.value
        noted_where = notes.where
        count: i64 = 0
        column: i64 = 0
        value: i64 = 0
        of_it: i64 = 0
        turn: i64 = 0
        step: i64 = 0
        rest: i64 = 0
        owner: i64 = 0
        # decision
        value = b[at.DECISION]
        if 0 <= value < 7:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 7
        # active
        value = b[at.ACTIVE]
        turn = value - own
        if turn < 0:
            turn += seats
        marks[count] = ((column + turn) << AMOUNT_BITS) + 1
        count += 1
        column += seats
        # memory_aid
        value = b[at.MEMORY_AID]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # hangout
        value = b[at.HANGOUT]
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # target
        value = b[at.TARGET]
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # taken
        value = b[at.TAKEN]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # passed
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = b[at.passed(owner)]
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # money
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = b[at.money(owner)]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            if value > 0:
                marks[count] = ((column + min(value, 6)) << AMOUNT_BITS) + 1
                count += 1
            column += 7
        # filled
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = b[at.filled(owner)]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # size
        for hangout in range(i64(9)):
            value = b[at.size(hangout)]
            if value != 0:
                if value > 0:
                    marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.failed_full(table, hangout)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 5) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = taken.failed_open(table, hangout)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 11) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
            column += 17
        # hand
        value = taken.hand(table, notes)
        if value != 0:
            if 0 <= value < 33:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.level[value]
            if of_it != 0:
                marks[count] = ((column + 33) << AMOUNT_BITS) + (
                    max(min(of_it, 127), -127) & AMOUNTS
                )
                count += 1
            of_it = cards.modifier[value]
            if of_it != 0:
                marks[count] = ((column + 34) << AMOUNT_BITS) + (
                    max(min(of_it, 127), -127) & AMOUNTS
                )
                count += 1
            of_it = cards.gangs[value]
            rest = of_it
            step = 0
            while rest > 0:
                if rest & 255 == 0:
                    rest >>= 8
                    step += 8
                    continue
                if rest & 1 == 1:
                    marks[count] = ((column + step + 35) << AMOUNT_BITS) + 1
                    count += 1
                rest >>= 1
                step += 1
            of_it = cards.ability[value]
            if 0 <= of_it < 7:
                marks[count] = ((column + of_it + 38) << AMOUNT_BITS) + 1
                count += 1
        column += 45
        # looked_through
        for slot in range(i64(5)):
            value = taken.looked_through(table, seat, notes, slot)
            if value != 0:
                of_it = cards.level[value]
                if of_it != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.modifier[value]
                if of_it != 0:
                    marks[count] = ((column + 1) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.gangs[value]
                rest = of_it
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 2) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                of_it = cards.ability[value]
                if 0 <= of_it < 7:
                    marks[count] = ((column + of_it + 5) << AMOUNT_BITS) + 1
                    count += 1
            column += 12
        # crook
        for crook in range(i64(33)):
            value = noted_where[crook]
            if 0 <= value < 13:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 13
        # placed
        for crook in range(i64(33)):
            value = noted_cell[crook]
            if value != -1:
                turn = value // 8 - own
                if turn < 0:
                    turn += seats
                turn = turn * 8 + value % 8
                marks[count] = ((column + turn) << AMOUNT_BITS) + 1
                count += 1
            column += 8 * seats
        # box_unknown
        value = taken.box_unknown(notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # cell
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for target in range(i64(8)):
                value = b[at.cell(owner, target)]
                if value != 0:
                    value = noted_unknown[owner * 8 + target]
                    if value != 0:
                        marks[count] = ((column) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = noted_origins[owner * 8 + target]
                    rest = value
                    step = 0
                    while rest > 0:
                        if rest & 255 == 0:
                            rest >>= 8
                            step += 8
                            continue
                        if rest & 1 == 1:
                            marks[count] = ((column + step + 1) << AMOUNT_BITS) + 1
                            count += 1
                        rest >>= 1
                        step += 1
                    value = noted_strength[owner * 8 + target]
                    if value != 0:
                        marks[count] = ((column + 10) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 11
        # last_look
        if not whole:
            for hangout in range(i64(9)):
                value = noted_last_look[hangout]
                if value > 0:
                    marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
                    count += 1
                column += 5
        # glimpsed
        if not whole:
            value = taken.glimpsed(table, seat)
            rest = value
            step = 0
            while rest > 0:
                if rest & 255 == 0:
                    rest >>= 8
                    step += 8
                    continue
                if rest & 1 == 1:
                    marks[count] = ((column + step) << AMOUNT_BITS) + 1
                    count += 1
                rest >>= 1
                step += 1
            column += 33
        # glimpsed_pile
        if not whole:
            value = taken.glimpsed_pile(table, seat)
            if 0 <= value < 9:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 9
        # glimpsed_target
        if not whole:
            value = taken.glimpsed_target(table, seat)
            if 0 <= value < 8:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 8
        # value
        for target in range(i64(8)):
            value = noted_value[target]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # members
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for gang in range(i64(3)):
                value = noted_members[owner * 3 + gang]
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                column += 1
        # points
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = noted_points[owner]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        return count
