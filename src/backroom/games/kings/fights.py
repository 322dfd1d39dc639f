"""Fights: provocations (NK-254 to NK-281) and arrests (NK-310 to NK-337).

Side 0 provokes or is under arrest; side 1 is provoked or rolls for the police.
"""

from typing import Final

from backroom.games.kings import telling
from backroom.games.kings.actions import JOKER, NO, OWN, YES
from backroom.games.kings.board import (
    ACTIVE,
    BANK,
    BROKEN,
    CAR,
    CARS,
    DEATHS,
    DICE,
    DIE_OF,
    EXTRA,
    FIGHT,
    FIGHT_AT,
    FIGHT_THEN,
    GUARDED,
    JACK,
    JOKER_OF,
    JOKER_WITH_SLOT,
    JOKERS,
    LOSERS,
    MONEY,
    NOBODY,
    NOWHERE,
    PERSON,
    PHASE,
    PLACE,
    POT,
    RANKS,
    RESISTING,
    ROLLED,
    SEATS,
    SIDE,
    SLOTS,
    SPEAKER,
    SPOKEN,
    VICTIMS,
    WAITING,
)
from backroom.games.kings.hands import pack, strength_with_jokers
from backroom.games.kings.kinds import (
    ARREST,
    CASUALTY,
    FIGHT_AFTER_ROLL,
    FIGHT_BEFORE_DIE,
    FOLD,
    NEXT_AFTER_ACTION,
    NEXT_CASUALTIES,
    NEXT_DIE,
    NEXT_ROLLED,
    PROVOCATION,
    RESIST,
    SHOOTOUT_LOST,
)
from backroom.games.kings.refusals import ILLEGAL, NO_SUCH_THING
from backroom.games.kings.windows import Windows
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

ANTE: Final[i64] = 2
FOLD_PRICE: Final[i64] = 2
RAISE: Final[i64] = 1


class Fights(Windows):
    """Dice against dice."""

    # Hands.

    def hand_of(self, side: i64) -> i64:
        """The values of a side (NK-389), packed, Jokers left out."""
        b = self.b
        hand: i64 = b[EXTRA + side]
        for die in range(b[ROLLED + side]):
            hand += pack(b[DIE_OF + side * DICE + die])
        if side == 1 and b[FIGHT] == ARREST:
            return hand + self.cars_at(b[FIGHT_AT]) * pack(JACK)
        seat: i64 = b[SIDE + side]
        for slot in range(SLOTS):
            cell: i64 = seat * SLOTS + slot
            if b[PERSON + cell] != NOBODY and b[PLACE + cell] == b[FIGHT_AT]:
                hand += pack(self.cards.rank[b[PERSON + cell]])
        return hand

    def jokers_of_side(self, side: i64) -> i64:
        b = self.b
        if side == 1 and b[FIGHT] == ARREST:
            return 0
        return self.jokers_at(b[SIDE + side], b[FIGHT_AT])

    def strength_of(self, side: i64) -> i64:
        return strength_with_jokers(self.hand_of(side), self.jokers_of_side(side))

    def roll(self, count: i64) -> None:
        """Side 0 first, then side 1."""
        b = self.b
        for side in range(2):
            for _ in range(count):
                b[DIE_OF + side * DICE + b[ROLLED + side]] = self.chance.below(RANKS)
                b[ROLLED + side] += 1
        if self.journal is not None:
            telling.streets.rolled(self.journal, self)
        self.open_window(FIGHT_AFTER_ROLL, b[ACTIVE], NEXT_ROLLED)

    # Provocations.

    def provoke(self, seat: i64, rival: i64, district: i64) -> None:
        """NK-256, NK-259, NK-260."""
        b = self.b
        b[FIGHT] = PROVOCATION
        b[FIGHT_AT] = district
        b[SIDE] = seat
        b[SIDE + 1] = rival
        b[FIGHT_THEN] = NEXT_AFTER_ACTION
        if self.journal is not None:
            telling.streets.provoked(self.journal, self, seat, rival, district)
        self.stake(0, ANTE)
        self.stake(1, ANTE)
        self.roll(3)

    def stake(self, side: i64, due: i64) -> None:
        """NK-277: what a seat lacks it does not put in."""
        b = self.b
        seat: i64 = b[SIDE + side]
        amount: i64 = min(due, b[MONEY + seat])
        b[MONEY + seat] -= amount
        b[POT] += amount
        self.note_fortune(seat, 0)
        if amount < due:
            self.show_fortune(seat)
        if self.journal is not None:
            telling.streets.staked(self.journal, seat, amount, due)

    def rolled(self) -> None:
        """All cards on this roll are played: who speaks, or who has won?"""
        b = self.b
        if b[FIGHT] == ARREST:
            self.compare_with_police()
            return
        if b[ROLLED] == DICE:
            self.shoot_out()
            return
        b[SPOKEN] = 0
        # NK-261, NK-263: the weaker hand first, the provoked seat if they are level.
        b[SPEAKER] = 0 if self.strength_of(0) < self.strength_of(1) else 1
        self.ask(b[SIDE + b[SPEAKER]], FOLD)

    def answer_fold(self, seat: i64, folds: bool) -> None:
        """NK-262, NK-264 to NK-269."""
        b = self.b
        if self.journal is not None:
            telling.streets.folded(self.journal, seat, folds)
        if folds:
            side: i64 = b[SPEAKER]
            self.stake(side, FOLD_PRICE)
            self.win_pot(1 - side)
            self.end_fight()
            return
        if b[SPOKEN] == 0:
            b[SPOKEN] = 1
            b[SPEAKER] = 1 - b[SPEAKER]
            self.ask(b[SIDE + b[SPEAKER]], FOLD)
            return
        self.stake(0, RAISE)
        self.stake(1, RAISE)
        self.open_window(FIGHT_BEFORE_DIE, b[ACTIVE], NEXT_DIE)

    def win_pot(self, side: i64) -> None:
        b = self.b
        if self.journal is not None:
            telling.streets.took_pot(self.journal, b[SIDE + side], b[POT])
        b[MONEY + b[SIDE + side]] += b[POT]
        b[POT] = 0

    def shoot_out(self) -> None:
        """NK-270 to NK-276."""
        b = self.b
        left: i64 = self.strength_of(0)
        right: i64 = self.strength_of(1)
        if left == right:
            half: i64 = b[POT] // 2
            if self.journal is not None:
                telling.streets.shared_pot(self.journal, half, b[POT] - 2 * half)
            b[MONEY + b[SIDE]] += half
            b[MONEY + b[SIDE + 1]] += half
            b[BANK] += b[POT] - 2 * half  # NK-275
            b[POT] = 0
            b[LOSERS] = bit(b[SIDE]) | bit(b[SIDE + 1])
        else:
            winner: i64 = 0 if left > right else 1
            self.win_pot(winner)
            b[LOSERS] = bit(b[SIDE + 1 - winner])
        self.open_window(SHOOTOUT_LOST, b[ACTIVE], NEXT_CASUALTIES)

    # Casualties.

    def name_casualties(self) -> None:
        """Each loser names a character of his there; two do it in secret (NK-276)."""
        b = self.b
        asked: i64 = 0
        for seat in range(self.seats):
            b[VICTIMS + seat] = NOBODY
            if (b[LOSERS] >> seat) & 1 == 1 and (b[GUARDED] >> seat) & 1 == 0:
                slots: i64 = self.slots_at(seat, b[FIGHT_AT])
                if slots & (slots - 1) == 0 and self.jokers_at(seat, b[FIGHT_AT]) == 0:
                    slot: i64 = 0
                    while (slots >> slot) & 1 == 0:
                        slot += 1
                    b[VICTIMS + seat] = slot  # NK-150, NK-279
                else:
                    asked |= bit(seat)
        b[PHASE] = CASUALTY
        b[WAITING] = asked
        if asked == 0:
            self.bury()

    def casualty_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if OWN <= code < OWN + SLOTS:
            if (self.slots_at(seat, b[FIGHT_AT]) >> (code - OWN)) & 1 == 1:
                return ALLOWED  # NK-279
            return NO_SUCH_THING if b[PERSON + seat * SLOTS + code - OWN] == NOBODY else ILLEGAL
        if JOKER <= code < JOKER + JOKERS:
            joker: i64 = code - JOKER
            if b[JOKER_OF + joker] != seat:
                return NO_SUCH_THING
            if b[PLACE + seat * SLOTS + b[JOKER_WITH_SLOT + joker]] != b[FIGHT_AT]:
                return ILLEGAL
            return ALLOWED  # NK-420
        return WRONG_PHASE

    def name_casualty(self, seat: i64, code: i64) -> None:
        b = self.b
        b[VICTIMS + seat] = code - OWN if code < JOKER else SLOTS + code - JOKER
        b[WAITING] &= ~bit(seat)
        if b[WAITING] == 0:
            self.bury()

    def bury(self) -> None:
        """All losses together (NK-276), after the pot (NK-340)."""
        b = self.b
        b[DEATHS] += 1
        before: i64 = b[DEATHS]
        if b[FIGHT] == ARREST:
            self.lose_risks(b[SIDE], self.slots_at(b[SIDE], b[FIGHT_AT]))  # NK-336
        died: i64 = 0
        for seat in range(self.seats):
            victim: i64 = b[VICTIMS + seat]
            if victim == NOBODY:
                continue
            b[VICTIMS + seat] = NOBODY
            if victim >= SLOTS:
                self.kill_joker(victim - SLOTS)
            else:
                if victim == 0:
                    died = 1
                self.kill(seat, victim)
        if died == 0:
            b[DEATHS] = before - 1
        if b[FIGHT] == ARREST and self.is_alive(b[SIDE]):
            self.take_into_custody(b[SIDE], b[FIGHT_AT])  # NK-335, NK-336
        self.end_fight()

    # Arrests.

    def try_arrest(self, seat: i64, roller: i64, district: i64, then: i64, rank: i64) -> None:
        """NK-318 to NK-320; a raid adds a value of its rank (NK-122)."""
        b = self.b
        b[FIGHT] = ARREST
        b[FIGHT_AT] = district
        b[SIDE] = seat
        b[SIDE + 1] = roller
        b[FIGHT_THEN] = then
        if rank != NOBODY:
            b[EXTRA + 1] = pack(rank)
        if self.journal is not None:
            telling.streets.stopped_by_police(self.journal, self, seat, roller, district)
        self.roll(3)

    def compare_with_police(self) -> None:
        """NK-322, NK-323, NK-329, NK-331 to NK-335."""
        b = self.b
        seat: i64 = b[SIDE]
        is_stronger = self.strength_of(0) > self.strength_of(1)
        if b[RESISTING] == 0:
            if is_stronger:
                if self.journal is not None:
                    telling.streets.got_away(self.journal, seat)
                self.end_fight()
            elif self.slots_at(seat, b[FIGHT_AT]) & 1 == 1:
                self.ask(seat, RESIST)
            else:
                self.take_into_custody(seat, b[FIGHT_AT])
                self.end_fight()
        elif b[ROLLED] < DICE:
            self.open_window(FIGHT_BEFORE_DIE, b[ACTIVE], NEXT_DIE)
        elif is_stronger:
            self.break_cars()
            self.end_fight()
        else:
            if self.journal is not None:
                telling.streets.lost_to_police(self.journal, seat)
            b[LOSERS] = bit(seat)
            self.open_window(SHOOTOUT_LOST, b[ACTIVE], NEXT_CASUALTIES)

    def answer_resist(self, seat: i64, resists: bool) -> None:
        b = self.b
        if self.journal is not None:
            telling.streets.resisted(self.journal, seat, resists)
        if not resists:
            self.take_into_custody(seat, b[FIGHT_AT])
            self.end_fight()
            return
        b[RESISTING] = 1
        self.open_window(FIGHT_BEFORE_DIE, b[ACTIVE], NEXT_DIE)

    def break_cars(self) -> None:
        """NK-333, NK-334."""
        b = self.b
        if self.journal is not None:
            telling.streets.broke_cars(self.journal, self, b[SIDE], b[FIGHT_AT])
        for car in range(CARS):
            if b[CAR + car] == b[FIGHT_AT]:
                b[CAR + car] = BROKEN

    def end_fight(self) -> None:
        """The dice are put away; the game goes on where the fight broke in."""
        b = self.b
        then: i64 = b[FIGHT_THEN]
        b[FIGHT] = 0
        b[FIGHT_AT] = NOWHERE
        b[SIDE] = 0
        b[SIDE + 1] = 0
        b[ROLLED] = 0
        b[ROLLED + 1] = 0
        for die in range(2 * DICE):
            b[DIE_OF + die] = 0
        b[EXTRA] = 0
        b[EXTRA + 1] = 0
        b[RESISTING] = 0
        b[SPEAKER] = 0
        b[SPOKEN] = 0
        b[GUARDED] = 0
        b[LOSERS] = 0
        b[FIGHT_THEN] = 0
        for seat in range(SEATS):
            b[VICTIMS + seat] = NOBODY
        self.go_on(then)


def yes_no_refusal(code: i64) -> i64:
    """FOLD and RESIST: both answers are open."""
    return ALLOWED if code == YES or code == NO else WRONG_PHASE
