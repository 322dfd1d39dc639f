"""What puts tables into numbers.

Written by tools/generate_boards.py (make layout) from slots.py. Do not edit.
"""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import chances, seen, seen_cards, seen_fights, seen_inmates
from backroom.games.animalcatraz import notes as taken
from backroom.games.animalcatraz.state import Table
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
        notes = self.notes
        notes.take(table, seat, whole)
        count: i64 = 0
        column: i64 = 0
        value: i64 = 0
        of_it: i64 = 0
        turn: i64 = 0
        step: i64 = 0
        rest: i64 = 0
        # options
        value = seen.options(table)
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
        column += 10
        # decision
        value = seen.decision(notes)
        if 0 <= value < 72:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 72
        # waiting
        value = seen.waiting(table, notes)
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
        # about_inmate
        value = seen.about_inmate(notes)
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # about_victim
        value = seen.about_victim(notes)
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # about_rival
        value = seen.about_rival(notes)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # about_cell
        value = seen.about_cell(notes)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # about_guard
        value = seen.about_guard(notes)
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # about_gangster
        value = seen.about_gangster(notes)
        if 0 <= value < 17:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 17
        # about_room
        value = seen.about_room(notes)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # about_side
        value = seen.about_side(notes)
        if 0 <= value < 2:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 2
        # about_spare_cell
        value = seen.about_spare_cell(notes)
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # about_number
        value = seen.about_number(notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # about_code
        value = seen.about_code(notes)
        if 0 <= value < 49:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 49
        # about_other_code
        value = seen.about_other_code(notes)
        if 0 <= value < 49:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 49
        # about_card
        value = seen.about_card(table, notes)
        if 0 <= value < 65:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 65
        # about_other_card
        value = seen.about_other_card(table, notes)
        if 0 <= value < 65:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 65
        # winner
        value = seen.winner(table, notes)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # day
        value = b[at.DAY]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # round
        value = b[at.ROUND]
        if 0 <= value < 6:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 6
        # trip
        value = b[at.TRIP]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # played_rounds
        value = b[at.PLAYED_ROUNDS]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # brush
        value = seen.brush(table, notes)
        if 0 <= value < 4:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 4
        # to_play
        value = seen.to_play(table, notes)
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
        # active
        value = seen.active(table, notes)
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # left
        value = b[at.LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        if value > 0:
            marks[count] = ((column + min(value, 8)) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # steps_left
        value = seen.steps_left(table)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # toll_paid
        value = b[at.TOLL_PAID]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # event
        value = b[at.EVENT]
        if value != -1:
            if 0 <= value < 32:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.event_part[value]
            if of_it > 0:
                marks[count] = ((column + min(of_it, 2) + 31) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.event_room[value]
            if 0 <= of_it < 9:
                marks[count] = ((column + of_it + 34) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.event_effect[value]
            if 0 <= of_it < 11:
                marks[count] = ((column + of_it + 43) << AMOUNT_BITS) + 1
                count += 1
            of_it = cards.event_n[value]
            if of_it != 0:
                marks[count] = ((column + 54) << AMOUNT_BITS) + (
                    max(min(of_it, 127), -127) & AMOUNTS
                )
                count += 1
        column += 55
        # events_turned
        value = b[at.EVENTS_TURNED]
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
        column += 32
        # events_left
        value = b[at.EVENTS_LEFT]
        if value > 0:
            marks[count] = ((column + min(value, 7) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 7
        # next_event
        value = seen.next_event(table)
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # tag
        for place in range(i64(4)):
            value = seen.tag(table, notes, place)
            if 0 <= value < 4:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 4
        # rival
        for turn in range(i64(4)):
            value = seen.is_rival(notes, turn)
            if value != 0:
                if value > 0:
                    marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.rep(table, notes, turn)
                if value != 0:
                    marks[count] = ((column + 1) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                for step in range(min(value, i64(14))):
                    marks[count] = ((column + step + 2) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.rank(table, notes, turn)
                if 0 <= value < 5:
                    marks[count] = ((column + value + 16) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.bases(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 8) + 20) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.free_bases(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 8) + 28) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.tags_left(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 6) + 36) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.trash_free(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 8) + 42) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.crime_points(table, notes, turn)
                if value != 0:
                    marks[count] = ((column + 51) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen.crimes_kept(table, notes, turn)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 52) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen.has_plan(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 67) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_cards.plan_known(table, notes, turn)
                if 0 <= value < 4:
                    marks[count] = ((column + value + 69) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.plan_is_open(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 72) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.is_gone(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 73) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.fell(table, notes, turn)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 74) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.riot_injured(table, notes, turn)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 79) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
            column += 85
        # trash_held
        for turn in range(i64(4)):
            for giver in range(i64(4)):
                value = seen.trash_held(table, notes, turn, giver)
                if value > 0:
                    marks[count] = ((column + min(value, 4) - 1) << AMOUNT_BITS) + 1
                    count += 1
                column += 4
        # inmate
        for who in range(i64(8)):
            value = seen_inmates.inmate(notes, who)
            if value != -1:
                if 0 <= value < 8:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.inmate_card(table, notes, who)
                if 0 <= value < 12:
                    marks[count] = ((column + value + 8) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.ability(table, notes, who)
                if 0 <= value < 22:
                    marks[count] = ((column + value + 20) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.second_ability(table, notes, who)
                if 0 <= value < 22:
                    marks[count] = ((column + value + 42) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.unlocked(table, notes, who)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 64) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_inmates.ability_used(table, notes, who)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 66) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_inmates.home(table, notes, who)
                if 0 <= value < 4:
                    marks[count] = ((column + value + 68) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.place(table, notes, who)
                if 0 <= value < 12:
                    marks[count] = ((column + value + 72) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.force(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 84) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                if value > 0:
                    marks[count] = ((column + min(value, 10) + 84) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.cunning(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 95) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                if value > 0:
                    marks[count] = ((column + min(value, 10) + 95) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.force_notch(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 106) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen_inmates.cunning_notch(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 107) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen_inmates.primal_rounds(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 107) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.primal_debt(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 111) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.lying(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 115) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.bleeding(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 116) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.owed(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 118) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen_inmates.played(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 118) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.took_part(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 1) + 119) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.icons_used(table, notes, who)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 121) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_inmates.carried(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 5) + 148) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.upgrade(table, notes, who)
                if value != -1:
                    of_it = cards.upgrade[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 2) + 153) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.upgrade_on[value]
                    if 0 <= of_it < 8:
                        marks[count] = ((column + of_it + 156) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.upgrade_n[value]
                    if of_it != 0:
                        marks[count] = ((column + 164) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                value = seen_inmates.cell_upgrade(table, notes, who)
                if value != -1:
                    of_it = cards.upgrade[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 2) + 164) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.upgrade_on[value]
                    if 0 <= of_it < 8:
                        marks[count] = ((column + of_it + 167) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.upgrade_n[value]
                    if of_it != 0:
                        marks[count] = ((column + 175) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                value = seen_inmates.crime_count(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 2) + 175) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_cards.crimes_known(table, notes, who)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 178) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_inmates.night_left(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 193) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.night_force(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 197) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.night_cunning(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 201) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_inmates.stage(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 4) + 205) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.bet(table, notes, who)
                if value > 0:
                    marks[count] = ((column + min(value, 2) + 209) << AMOUNT_BITS) + 1
                    count += 1
                value = chances.fighting(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 212) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = chances.stealing(table, notes, who)
                if value != 0:
                    marks[count] = ((column + 213) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 214
        # gangster
        for who in range(i64(8)):
            for which in range(i64(2)):
                value = seen_inmates.gangster(table, notes, who, which)
                if value != -1:
                    if 0 <= value < 17:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_ability[value]
                    if 0 <= of_it < 15:
                        marks[count] = ((column + of_it + 17) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_stat[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 1) + 31) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_target[value]
                    if of_it != 0:
                        marks[count] = ((column + 33) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.gang_price[value]
                    if of_it != 0:
                        marks[count] = ((column + 34) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = seen_inmates.gang_force(table, notes, who, which)
                    if value != 0:
                        marks[count] = ((column + 35) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = seen_inmates.gang_used(table, notes, who, which)
                    if value > 0:
                        marks[count] = ((column + min(value, 1) + 35) << AMOUNT_BITS) + 1
                        count += 1
                    value = seen_inmates.gang_thefts(table, notes, who, which)
                    rest = value
                    step = 0
                    while rest > 0:
                        if rest & 255 == 0:
                            rest >>= 8
                            step += 8
                            continue
                        if rest & 1 == 1:
                            marks[count] = ((column + step + 37) << AMOUNT_BITS) + 1
                            count += 1
                        rest >>= 1
                        step += 1
                    value = seen_inmates.gang_carries(table, notes, who, which)
                    if value > 0:
                        marks[count] = ((column + min(value, 1) + 45) << AMOUNT_BITS) + 1
                        count += 1
                column += 47
        # gang_to_come
        value = seen_inmates.gang_to_come(table)
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
        column += 17
        # gang_discarded
        value = seen_inmates.gang_discarded(table)
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
        column += 17
        # own_card
        for who in range(i64(2)):
            for slot in range(i64(7)):
                value = seen_cards.own_card(table, notes, who, slot)
                if value != -1:
                    if 0 <= value < 65:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.what[value]
                    if 0 <= of_it < 10:
                        marks[count] = ((column + of_it + 65) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.value[value]
                    if of_it != 0:
                        marks[count] = ((column + 75) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.attack[value]
                    if of_it != 0:
                        marks[count] = ((column + 76) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.damage[value]
                    if of_it != 0:
                        marks[count] = ((column + 77) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.tool_plan[value]
                    if 0 <= of_it < 4:
                        marks[count] = ((column + of_it + 78) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.tool_value[value]
                    if of_it != 0:
                        marks[count] = ((column + 82) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.bribe_guard[value]
                    if 0 <= of_it < 9:
                        marks[count] = ((column + of_it + 83) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.bribe_value[value]
                    if of_it != 0:
                        marks[count] = ((column + 92) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.armour_force[value]
                    if of_it != 0:
                        marks[count] = ((column + 93) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.upgrade_n[value]
                    if of_it != 0:
                        marks[count] = ((column + 94) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 95
        # own_cell_card
        for who in range(i64(2)):
            for slot in range(i64(6)):
                value = seen_cards.own_cell_card(table, notes, who, slot)
                if value != -1:
                    of_it = cards.what[value]
                    if 0 <= of_it < 10:
                        marks[count] = ((column + of_it) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.value[value]
                    if of_it != 0:
                        marks[count] = ((column + 10) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.attack[value]
                    if of_it != 0:
                        marks[count] = ((column + 11) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.damage[value]
                    if of_it != 0:
                        marks[count] = ((column + 12) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.tool_plan[value]
                    if 0 <= of_it < 4:
                        marks[count] = ((column + of_it + 13) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.tool_value[value]
                    if of_it != 0:
                        marks[count] = ((column + 17) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.bribe_guard[value]
                    if 0 <= of_it < 9:
                        marks[count] = ((column + of_it + 18) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.bribe_value[value]
                    if of_it != 0:
                        marks[count] = ((column + 27) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.armour_force[value]
                    if of_it != 0:
                        marks[count] = ((column + 28) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.upgrade_n[value]
                    if of_it != 0:
                        marks[count] = ((column + 29) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 30
        # items
        for zone in range(i64(22)):
            value = seen_cards.items(notes, zone)
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
            column += 48
        # contraband
        for zone in range(i64(22)):
            value = seen_cards.contraband(notes, zone)
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
            column += 17
        # contraband_twice
        for zone in range(i64(22)):
            value = seen_cards.contraband_twice(notes, zone)
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
            column += 17
        # chair_count
        value = b[at.CHAIR_COUNT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # chair_card
        for place in range(i64(2)):
            value = seen_cards.chair_card(table, notes, place)
            if value != -1:
                if 0 <= value < 65:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.what[value]
                if 0 <= of_it < 10:
                    marks[count] = ((column + of_it + 65) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.value[value]
                if of_it != 0:
                    marks[count] = ((column + 75) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.attack[value]
                if of_it != 0:
                    marks[count] = ((column + 76) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.damage[value]
                if of_it != 0:
                    marks[count] = ((column + 77) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.tool_plan[value]
                if 0 <= of_it < 4:
                    marks[count] = ((column + of_it + 78) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.tool_value[value]
                if of_it != 0:
                    marks[count] = ((column + 82) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.bribe_guard[value]
                if 0 <= of_it < 9:
                    marks[count] = ((column + of_it + 83) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.bribe_value[value]
                if of_it != 0:
                    marks[count] = ((column + 92) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.armour_force[value]
                if of_it != 0:
                    marks[count] = ((column + 93) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.upgrade_n[value]
                if of_it != 0:
                    marks[count] = ((column + 94) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 95
        # pile_count
        value = b[at.PILE_COUNT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # deck_count
        for corner in range(i64(4)):
            value = seen_cards.deck_count(table, notes, corner)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # decks
        value = seen_cards.decks_may_hold(table, notes)
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
        column += 48
        # deck_items
        value = seen_cards.deck_items(table, notes)
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
        column += 48
        # taken_items
        value = seen_cards.taken_items(table, notes)
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
        column += 48
        # paid
        value = seen_cards.paid(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # offered_inmates
        for who in range(i64(2)):
            value = seen_cards.offered_inmates(table, notes, who)
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
            column += 12
        # offered_crimes
        for who in range(i64(2)):
            value = seen_cards.offered_crimes(table, notes, who)
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
            column += 16
        # offered_card
        for which in range(i64(2)):
            value = seen_cards.offered_card(table, notes, which)
            if value != -1:
                of_it = cards.what[value]
                if 0 <= of_it < 10:
                    marks[count] = ((column + of_it) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.value[value]
                if of_it != 0:
                    marks[count] = ((column + 10) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.attack[value]
                if of_it != 0:
                    marks[count] = ((column + 11) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.damage[value]
                if of_it != 0:
                    marks[count] = ((column + 12) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.tool_plan[value]
                if 0 <= of_it < 4:
                    marks[count] = ((column + of_it + 13) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.tool_value[value]
                if of_it != 0:
                    marks[count] = ((column + 17) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.bribe_guard[value]
                if 0 <= of_it < 9:
                    marks[count] = ((column + of_it + 18) << AMOUNT_BITS) + 1
                    count += 1
                of_it = cards.bribe_value[value]
                if of_it != 0:
                    marks[count] = ((column + 27) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.armour_force[value]
                if of_it != 0:
                    marks[count] = ((column + 28) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
                of_it = cards.upgrade_n[value]
                if of_it != 0:
                    marks[count] = ((column + 29) << AMOUNT_BITS) + (
                        max(min(of_it, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 30
        # own_crime
        for who in range(i64(2)):
            for which in range(i64(2)):
                value = seen_cards.own_crime(table, notes, who, which)
                if value != -1:
                    if 0 <= value < 16:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.crime_rep[value]
                    if of_it != 0:
                        marks[count] = ((column + 16) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.crime_need[value]
                    if 0 <= of_it < 13:
                        marks[count] = ((column + of_it + 17) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.crime_n[value]
                    if of_it != 0:
                        marks[count] = ((column + 30) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.crime_points[value]
                    if of_it != 0:
                        marks[count] = ((column + 31) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    value = seen_cards.crime_is_ready(table, notes, who, which)
                    if value > 0:
                        marks[count] = ((column + min(value, 1) + 31) << AMOUNT_BITS) + 1
                        count += 1
                    value = seen_cards.crime_progress(table, notes, who, which)
                    if value != 0:
                        marks[count] = ((column + 33) << AMOUNT_BITS) + (
                            max(min(value, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 34
        # crimes_left
        value = b[at.CRIMES_LEFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # crimes_in_deck
        value = seen_cards.crimes_in_deck(table, notes)
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
        column += 16
        # next_crime
        value = seen_cards.next_crime(table, notes)
        if 0 <= value < 16:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 16
        # plan_count
        for pile in range(i64(2)):
            value = b[at.plan_count(pile)]
            if value > 0:
                marks[count] = ((column + min(value, 4) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 4
        # plans_in_pile
        for pile in range(i64(2)):
            value = seen_cards.plans_in_pile(table, notes, pile)
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
        # guard
        for room in range(i64(9)):
            value = b[at.guard(room)]
            if value != -1:
                if 0 <= value < 9:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.guard_letter(table, room)
                if 0 <= value < 3:
                    marks[count] = ((column + value + 9) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.guard_owner(table, notes, room)
                if 0 <= value < 4:
                    marks[count] = ((column + value + 12) << AMOUNT_BITS) + 1
                    count += 1
                value = seen.guard_level(table, notes, room)
                if value != 0:
                    marks[count] = ((column + 16) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 17
        # warden_in
        value = b[at.WARDEN_IN]
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # warden_owner
        value = seen.warden_owner(table, notes)
        if 0 <= value < 8:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 8
        # cell_rival
        for cell in range(i64(4)):
            value = seen.cell_rival(table, notes, cell)
            if 0 <= value < 4:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 4
        # wing_tag
        for cell in range(i64(4)):
            value = b[at.wing_tag(cell)]
            if value > 0:
                marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 1
        # cards_in_cell
        for cell in range(i64(4)):
            value = seen_cards.cards_in_cell(table, cell)
            if value > 0:
                marks[count] = ((column + min(value, 6) - 1) << AMOUNT_BITS) + 1
                count += 1
            column += 6
        # spare_card
        for cell in range(i64(4)):
            for spare in range(i64(3)):
                value = seen.spare_has_card(table, cell, spare)
                if value != 0:
                    if value > 0:
                        marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
                        count += 1
                    value = seen.spare_by(table, notes, cell, spare)
                    if 0 <= value < 4:
                        marks[count] = ((column + value + 1) << AMOUNT_BITS) + 1
                        count += 1
                    value = seen.spare_card(table, notes, cell, spare)
                    if value != -1:
                        of_it = cards.what[value]
                        if 0 <= of_it < 10:
                            marks[count] = ((column + of_it + 5) << AMOUNT_BITS) + 1
                            count += 1
                        of_it = cards.value[value]
                        if of_it != 0:
                            marks[count] = ((column + 15) << AMOUNT_BITS) + (
                                max(min(of_it, 127), -127) & AMOUNTS
                            )
                            count += 1
                column += 16
        # spare_gang
        for cell in range(i64(4)):
            for spare in range(i64(3)):
                value = b[at.spare_gang(cell, spare)]
                if value != -1:
                    if 0 <= value < 17:
                        marks[count] = ((column + value) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_ability[value]
                    if 0 <= of_it < 15:
                        marks[count] = ((column + of_it + 17) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_stat[value]
                    if of_it > 0:
                        marks[count] = ((column + min(of_it, 1) + 31) << AMOUNT_BITS) + 1
                        count += 1
                    of_it = cards.gang_target[value]
                    if of_it != 0:
                        marks[count] = ((column + 33) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                    of_it = cards.gang_price[value]
                    if of_it != 0:
                        marks[count] = ((column + 34) << AMOUNT_BITS) + (
                            max(min(of_it, 127), -127) & AMOUNTS
                        )
                        count += 1
                column += 35
        # fight
        value = b[at.FIGHT]
        if 0 <= value < 3:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 3
        # fight_room
        value = b[at.FIGHT_ROOM]
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # clashes
        value = b[at.CLASHES]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # to_attack
        value = seen_fights.to_attack(table)
        if 0 <= value < 2:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 2
        # side
        for side in range(i64(2)):
            value = seen_fights.side(table, notes, side)
            if value != -1:
                if 0 <= value < 8:
                    marks[count] = ((column + value) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.members_up(table, side)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 8) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_fights.injured(table, side)
                rest = value
                step = 0
                while rest > 0:
                    if rest & 255 == 0:
                        rest >>= 8
                        step += 8
                        continue
                    if rest & 1 == 1:
                        marks[count] = ((column + step + 14) << AMOUNT_BITS) + 1
                        count += 1
                    rest >>= 1
                    step += 1
                value = seen_fights.fighter(table, side)
                if 0 <= value < 6:
                    marks[count] = ((column + value + 20) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.fight_strength(table, side)
                if value != 0:
                    marks[count] = ((column + 26) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen_fights.revealed(table, side)
                if 0 <= value < 65:
                    marks[count] = ((column + value + 27) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.revealed_second(table, side)
                if 0 <= value < 65:
                    marks[count] = ((column + value + 92) << AMOUNT_BITS) + 1
                    count += 1
                value = seen_fights.fight_dice(table, side)
                if value != 0:
                    marks[count] = ((column + 157) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
                value = seen_fights.fight_total(table, side)
                if value != 0:
                    marks[count] = ((column + 158) << AMOUNT_BITS) + (
                        max(min(value, 127), -127) & AMOUNTS
                    )
                    count += 1
            column += 159
        # riot_left
        value = seen_fights.riot_left(table, notes)
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
        # riot_room
        value = b[at.RIOT_ROOM]
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # riot_last
        value = b[at.RIOT_LAST]
        if value > 0:
            marks[count] = ((column + min(value, 1) - 1) << AMOUNT_BITS) + 1
            count += 1
        column += 1
        # to_corrupt
        value = chances.corrupting(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # to_recruit
        for spare in range(i64(3)):
            value = chances.recruiting(table, notes, spare)
            if value != 0:
                marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
                count += 1
            column += 1
        # to_escape
        value = chances.escaping(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # to_do_the_event
        value = chances.event_roll(table, notes)
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        # tile
        for place in range(i64(6)):
            value = seen.tile(table, place)
            if 0 <= value < 6:
                marks[count] = ((column + value) << AMOUNT_BITS) + 1
                count += 1
            column += 6
        # fugitive_seen
        for deck in range(i64(3)):
            value = seen.fugitive_seen(table, deck)
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
            column += 9
        # fugitive_card
        value = b[at.FUGITIVE_CARD]
        if 0 <= value < 9:
            marks[count] = ((column + value) << AMOUNT_BITS) + 1
            count += 1
        column += 9
        # lock_shift
        value = b[at.LOCK_SHIFT]
        if value != 0:
            marks[count] = ((column) << AMOUNT_BITS) + (max(min(value, 127), -127) & AMOUNTS)
            count += 1
        column += 1
        return count
