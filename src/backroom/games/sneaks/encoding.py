"""What puts tables into numbers.

Written by tools/generate_boards.py (make layout) from slots.py. Do not edit.
"""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import notes as taken
from backroom.games.sneaks.state import Table
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
        noted_items = notes.items
        noted_place = notes.place
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
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # waiting
        value = b[at.WAITING]
        if value != 0:
            for step in range(seats):
                turn = own + step
                if turn >= seats:
                    turn -= seats
                if (value >> turn) & 1 == 1:
                    marks[count] = ((column + step) << AMOUNT_BITS) + 1
                    count += 1
        column += seats
        # round
        value = b[at.ROUND]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # ally
        value = b[at.ALLY]
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # site_at
        value = b[at.SITE_AT]
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # thief
        value = b[at.THIEF]
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # stolen
        value = b[at.STOLEN]
        if value != -1:
            if 0 <= value < cards.loot_count:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.kind[value]
            if 0 <= of_it < 7:
                marks[count] = ((column + of_it + cards.loot_count) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.colour[value]
            if 0 <= of_it < 4:
                marks[count] = ((column + of_it + 7 + cards.loot_count) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.item_points[value]
            if of_it != 0:
                marks[count] = ((column + 11 + cards.loot_count) << AMOUNT_BITS) + (
                    max(min(of_it, 127), -127) & AMOUNTS
                )
                count += 1
        column += 12 + cards.loot_count
        # left
        value = b[at.LEFT]
        if value > 0:
            marks[count] = ((column + min(value, 4) - 1) << AMOUNT_BITS) + 1
            count += 1
        if value != 0:
            marks[count] = ((column + 4) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 5
        # loot_left
        value = b[at.LOOT_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # stash_left
        value = b[at.STASH_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # next_back
        value = taken.next_back(table)
        if value > 0:
            marks[count] = ((column + min(value, 2) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 2
        # bank
        for colour in range(i64(4)):
            value = b[at.bank(colour)]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # tokens
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for colour in range(i64(4)):
                value = b[at.tokens(owner, colour)]
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                if value > 0:
                    marks[count] = ((column + min(value, 8)) << AMOUNT_BITS) + 1
                    count += 1
                column += 9
        # stash_count
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.stash_count(table, owner)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # loot_at
        for site in range(i64(8)):
            value = b[at.loot_at(site)]
            if value != -1:
                if 0 <= value < cards.loot_count:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.kind[value]
                if 0 <= of_it < 7:
                    marks[count] = ((column + of_it + cards.loot_count) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.colour[value]
                if 0 <= of_it < 4:
                    marks[count] = ((column + of_it + 7 + cards.loot_count) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.item_points[value]
                if of_it != 0:
                    marks[count] = ((column + 11 + cards.loot_count) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 12 + cards.loot_count
        # pays
        for site in range(i64(8)):
            for colour in range(i64(4)):
                value = taken.pays(table, site, colour)
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                column += 1
        # gone
        for loot in range(cards.loot_count):
            value = taken.is_gone(table, loot)
            if value != 0:
                if value > 0:
                    marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.keeper(table, loot)
                if value != -1:
                    turn = value - own
                    if turn < 0:
                        turn += seats
                    marks[count] = ((column + turn + 1) << AMOUNT_BITS) + 1
                    count += 1
            column += 1 + seats
        # past_sneaks
        for ago in range(i64(3)):
            for turn_1 in range(seats):
                owner = own + turn_1
                if owner >= seats:
                    owner -= seats
                value = taken.past_sneaks(table, ago, owner)
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
                column += 8
        # past_snitches
        for ago in range(i64(3)):
            for turn_1 in range(seats):
                owner = own + turn_1
                if owner >= seats:
                    owner -= seats
                value = taken.past_snitches(table, ago, owner)
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
                column += 8
        # stash
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for colour in range(i64(4)):
                if whole or taken.sees_stash(seat, owner, notes):
                    value = b[at.stash(owner, colour)]
                    if value != 0:
                        marks[count] = ((column) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 1
        # plan_sneaks
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.sees_plan(table, seat, owner, notes):
                value = taken.plan_sneaks(table, owner)
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
            column += 8
        # plan_snitches
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.sees_plan(table, seat, owner, notes):
                value = taken.plan_snitches(table, owner)
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
            column += 8
        # place
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for colour in range(i64(4)):
                value = noted_place[owner * 4 + colour]
                if value > 0:
                    marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
                    count += 1
                column += 5
        # item_points
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = noted_items[owner]
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # points
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.points(notes, owner)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        return count
