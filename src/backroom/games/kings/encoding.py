"""What puts tables into numbers.

Written by tools/generate_boards.py (make layout) from slots.py. Do not edit.
"""

from backroom.games.kings import board as at
from backroom.games.kings import notes as taken
from backroom.games.kings.state import Table
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
        if 0 <= value < 40:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 40
        # number
        if not whole:
            value = taken.number(seat)
            if 0 <= value < 5:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 5
        # waiting
        value = taken.waiting(table, seat, notes)
        if value != 0:
            for step in range(seats):
                turn = own + step
                if turn >= seats:
                    turn -= seats
                if (value >> turn) & 1 == 1:
                    marks[count] = ((column + step) << AMOUNT_BITS) + 1
                    count += 1
        column += seats
        # window
        value = taken.window(table, seat, notes)
        if 0 <= value < 14:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 14
        # announced
        value = taken.announced(table)
        if value > 0:
            marks[count] = ((column + min(value, 2) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 2
        # offer
        value = taken.offer(table)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        if value > 0:
            marks[count] = ((column + min(value, 10)) << AMOUNT_BITS) + 1
            count += 1
        column += 11
        # subject_district
        value = taken.subject_district(table)
        if 0 <= value < 24:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 24
        # subject_mission
        value = taken.subject_mission(table)
        if 0 <= value < 24:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 24
        # subject_car
        value = taken.subject_car(table)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # subject_seat
        value = taken.subject_seat(table)
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # subject_slot
        value = taken.subject_slot(table)
        if 0 <= value < 5:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 5
        # picked
        value = b[at.PICKED]
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
        column += 5
        # options
        value = taken.options(table)
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
        column += 3
        # stage
        value = b[at.STAGE]
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # round
        value = b[at.ROUND]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # last_round
        value = b[at.LAST_ROUND]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # first
        value = taken.first_player(table)
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # active
        value = taken.active(table)
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # missions_left
        value = b[at.MISSIONS_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # hench_left
        value = b[at.HENCH_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # cards_left
        value = b[at.CARDS_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # alive
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.is_in_play(table, owner)
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # money
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.sees_money(table, seat, owner):
                value = b[at.money(owner)]
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                for step in range(min(value, i64(12))):
                    marks[count] = ((column + step + 1) << AMOUNT_BITS) + 1
                    count += 1
            column += 13
        # money_beyond
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.sees_money(table, seat, owner):
                value = taken.money_beyond(table, owner)
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 1
        # bid_made
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.bid_is_made(table, seat, owner, notes)
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # bid
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.bid(table, seat, owner, notes)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # hand_size
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = b[at.hand_size(owner)]
            if value > 0:
                marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
                count += 1
            if value != 0:
                marks[count] = ((column + 5) << AMOUNT_BITS) + (
                    max(min(value, 127), -127) & AMOUNTS
                )
                count += 1
            column += 6
        # draws
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.draws(table, owner)
            if value > 0:
                marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 5
        # hand
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for copies in range(i64(3)):
                if whole or taken.is_own(seat, owner):
                    value = taken.hand(table, owner, copies)
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
                column += 19
        # playable
        for window in range(i64(14)):
            value = taken.own_cards_for(notes, window)
            if value > 0:
                marks[count] = ((column + min(value, 3) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 3
        # effects
        for effect in range(i64(19)):
            value = taken.own_cards_with(notes, effect)
            if value > 0:
                marks[count] = ((column + min(value, 3) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 3
        # surely_held
        if not whole:
            for turn_0 in range(seats):
                owner = own + turn_0
                if owner >= seats:
                    owner -= seats
                for copies in range(i64(3)):
                    value = taken.surely_held(notes, owner, copies)
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
                    column += 19
        # perhaps_held
        if not whole:
            for turn_0 in range(seats):
                owner = own + turn_0
                if owner >= seats:
                    owner -= seats
                for copies in range(i64(3)):
                    value = taken.perhaps_held(notes, owner, copies)
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
                    column += 19
        # number_of_guest
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.numbers(table, seat, owner, notes)
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
            column += 4
        # person
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for slot in range(i64(5)):
                value = b[at.person(owner, slot)]
                if value != -1:
                    if 0 <= value < 21:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.rank[value]
                    if 0 <= of_it < 6:
                        marks[count] = ((column + of_it + 21) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.suit(table, owner, slot)
                    if 0 <= value < 4:
                        marks[count] = ((column + value + 27) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.place(table, owner, slot)
                    if 0 <= value < 27:
                        marks[count] = ((column + value + 31) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.steps_to_first(table, owner, slot)
                    if value != 0:
                        marks[count] = ((column + 58) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = taken.steps_to_second(table, owner, slot)
                    if value != 0:
                        marks[count] = ((column + 59) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = taken.steps_to_third(table, owner, slot)
                    if value != 0:
                        marks[count] = ((column + 60) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = taken.strength_of_group(notes, owner, slot)
                    if value != 0:
                        marks[count] = ((column + 61) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 62
        # carries
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for slot in range(i64(5)):
                value = b[at.carries(owner, slot)]
                if value != -1:
                    if 0 <= value < 24:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.people[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 2) + 23) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.reward[value]
                    if of_it != 0:
                        marks[count] = ((column + 26) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.risk[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 1) + 26) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.is_open[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 1) + 27) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.goal_seen(table, seat, owner, slot, notes)
                    if 0 <= value < 24:
                        marks[count] = ((column + value + 29) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.goal_is_hidden(table, seat, owner, slot, notes)
                    if value > 0:
                        marks[count] = ((column + min(value, 1) + 52) << AMOUNT_BITS) + 1
                        count += 1
                    value = taken.steps_to_goal(table, seat, owner, slot, notes)
                    if value != 0:
                        marks[count] = ((column + 54) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 55
        # arrest_odds
        for slot in range(i64(5)):
            for cars in range(i64(4)):
                value = taken.arrest_odds(notes, slot, cars)
                if value != 0:
                    marks[count] = ((column) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                column += 1
        # acted
        value = b[at.ACTED]
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
        column += 5
        # moved
        value = b[at.MOVED]
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
        column += 5
        # aboard
        value = b[at.ABOARD]
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
        column += 5
        # stopped
        value = b[at.STOPPED]
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
        column += 5
        # halted
        value = b[at.HALTED]
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
        column += 5
        # fresh
        value = b[at.FRESH]
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
        column += 5
        # steps
        for slot in range(i64(5)):
            value = taken.steps(table, slot)
            if value > 0:
                marks[count] = ((column + min(value, 6) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 6
        # recruited
        value = b[at.RECRUITED]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # drive_at
        value = b[at.DRIVE_AT]
        if 0 <= value < 24:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 24
        # drive_steps
        value = b[at.DRIVE_STEPS]
        if value > 0:
            marks[count] = ((column + min(value, 6) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 6
        # metro_left
        value = b[at.METRO_LEFT]
        if value > 0:
            marks[count] = ((column + min(value, 3) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # prepaid
        value = b[at.PREPAID]
        if value > 0:
            marks[count] = ((column + min(value, 6) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 6
        # special
        value = b[at.SPECIAL]
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # shielded
        value = b[at.SHIELDED]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # remote
        value = b[at.REMOTE]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # police_off
        value = b[at.POLICE_OFF]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # row
        for place in range(i64(3)):
            value = b[at.row(place)]
            if value != -1:
                if 0 <= value < 24:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.people[value]
                if of_it > 0:
                    marks[count] = ((column + min(of_it, 2) + 23) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.reward[value]
                if of_it != 0:
                    marks[count] = ((column + 26) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.risk[value]
                if of_it > 0:
                    marks[count] = ((column + min(of_it, 1) + 26) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.is_open[value]
                if of_it > 0:
                    marks[count] = ((column + min(of_it, 1) + 27) << AMOUNT_BITS) + 1
                    count += 1
            column += 29
        # row_address
        for place in range(i64(3)):
            value = taken.row_address(table, place)
            if 0 <= value < 24:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 24
        # guest
        for bar in range(i64(4)):
            value = b[at.guest(bar)]
            if value != -1:
                if 0 <= value < 20:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.rank[value]
                if 0 <= of_it < 6:
                    marks[count] = ((column + of_it + 20) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.suit[value]
                if 0 <= of_it < 4:
                    marks[count] = ((column + of_it + 26) << AMOUNT_BITS) + 1
                    count += 1
            column += 30
        # hench_fate
        for henchman in range(i64(20)):
            value = b[at.hench_fate(henchman)]
            if 0 <= value < 5:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 5
        # car
        for car in range(i64(4)):
            value = taken.car_place(table, car)
            if 0 <= value < 24:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 24
        # car_is_out
        for car in range(i64(4)):
            value = taken.car_is_out(table, car)
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # cars_moved
        value = b[at.CARS_MOVED]
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
        column += 4
        # discards
        for copies in range(i64(3)):
            value = taken.discards(notes, copies)
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
            column += 19
        # bag_count
        value = taken.bag_count(table)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # bag
        if whole or taken.is_seen_by_nobody():
            value = b[at.BAG]
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
        column += 24
        # unseen_tiles
        if not whole:
            value = taken.unseen_tiles(table, seat)
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
            column += 24
        # fight
        value = b[at.FIGHT]
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # fight_at
        value = b[at.FIGHT_AT]
        if 0 <= value < 24:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 24
        # fighter
        for side in range(i64(2)):
            value = b[at.fighter(side)]
            if value != -1:
                turn = value - own
                if turn < 0:
                    turn += seats
                marks[count] = ((column + turn) << AMOUNT_BITS) + 1
                count += 1
            column += seats
        # pot
        value = b[at.POT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # resisting
        value = b[at.RESISTING]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # die
        for side in range(i64(2)):
            for die in range(i64(5)):
                value = taken.die(table, side, die)
                if 0 <= value < 6:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                column += 6
        # values
        for side in range(i64(2)):
            for rank in range(i64(6)):
                value = taken.fight_values(table, side, rank)
                for step in range(min(value, i64(5))):
                    marks[count] = ((column + step) << AMOUNT_BITS) + 1
                    count += 1
                column += 5
        # fight_jokers
        for side in range(i64(2)):
            value = taken.fight_jokers(table, side)
            if value > 0:
                marks[count] = ((column + min(value, 2) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 2
        # fight_strength
        for side in range(i64(2)):
            value = taken.fight_strength(table, side)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # fight_odds
        value = taken.fight_odds(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # fight_ties
        value = taken.fight_ties(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # reroll_left
        value = b[at.REROLL_LEFT]
        if value > 0:
            marks[count] = ((column + min(value, 5) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 5
        # reroll_picked
        value = b[at.REROLL_PICKED]
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
        column += 5
        # start_tile
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            for tile in range(i64(3)):
                if whole or taken.sees_start_tiles(table, seat, owner):
                    value = b[at.start_tile(owner, tile)]
                    if 0 <= value < 24:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                column += 24
        # start_pick
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.sees_start_tiles(table, seat, owner):
                value = b[at.start_pick(owner)]
                if 0 <= value < 3:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
            column += 3
        # joker_of
        for joker in range(i64(2)):
            value = taken.joker_owner(table, joker)
            if value != -1:
                turn = value - own
                if turn < 0:
                    turn += seats
                marks[count] = ((column + turn) << AMOUNT_BITS) + 1
                count += 1
            column += seats
        # joker_beside
        for joker in range(i64(2)):
            value = taken.joker_beside(table, joker)
            if 0 <= value < 5:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 5
        # joker_is_out
        for joker in range(i64(2)):
            value = taken.joker_is_out(table, joker)
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # offer_from
        value = b[at.OFFER_FROM]
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # offer_to
        value = b[at.OFFER_TO]
        if value != -1:
            turn = value - own
            if turn < 0:
                turn += seats
            marks[count] = ((column + turn) << AMOUNT_BITS) + 1
            count += 1
        column += seats
        # chain
        value = b[at.CHAIN]
        if value > 0:
            marks[count] = ((column + min(value, 4) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # chains
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            if whole or taken.is_own(seat, owner):
                value = b[at.chains(owner)]
                if value > 0:
                    marks[count] = ((column + min(value, 2) - 1) << AMOUNT_BITS) + 1
                    count += 1
            column += 2
        # numbers
        if whole or taken.sees_numbers(table, seat):
            value = b[at.NUMBERS]
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
        column += 20
        # draft
        for turn_0 in range(seats):
            owner = own + turn_0
            if owner >= seats:
                owner -= seats
            value = taken.draft(table, seat, owner, notes)
            if value != 0:
                if value > 0:
                    marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_to(table, owner)
                if value != -1:
                    turn = value - own
                    if turn < 0:
                        turn += seats
                    marks[count] = ((column + turn + 1) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_item(table, owner)
                if 0 <= value < 6:
                    marks[count] = ((column + value + 1 + seats) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_money(table, owner)
                if value != 0:
                    marks[count] = ((column + 7 + seats) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = taken.draft_card_given(table, owner)
                if 0 <= value < 19:
                    marks[count] = ((column + value + 8 + seats) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_card_asked(table, owner)
                if 0 <= value < 19:
                    marks[count] = ((column + value + 27 + seats) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_number(table, owner)
                if 0 <= value < 24:
                    marks[count] = ((column + value + 46 + seats) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_car(table, owner)
                if 0 <= value < 4:
                    marks[count] = ((column + value + 70 + seats) << AMOUNT_BITS) + 1
                    count += 1
                value = taken.draft_car_to(table, owner)
                if 0 <= value < 24:
                    marks[count] = ((column + value + 74 + seats) << AMOUNT_BITS) + 1
                    count += 1
            column += 98 + seats
        return count
