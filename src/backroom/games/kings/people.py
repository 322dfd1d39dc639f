"""What becomes of characters: hired, dismissed, arrested, killed; and of what they carry."""

from backroom.games.kings import telling
from backroom.games.kings.board import (
    ABOARD,
    ACTED,
    ACTIVE,
    BANK,
    BAR,
    BOSS,
    CARD_FATE,
    CARD_WITH,
    CARRIES,
    CELL,
    CONTROLLED,
    DEAD,
    DEATHS,
    DIED,
    DISCARDED,
    FIRST,
    FRESH,
    HAND,
    HAND_SIZE,
    HELD,
    HENCH_FATE,
    JOKER_FREE,
    JOKER_OF,
    JOKER_OUT,
    JOKER_WITH_SLOT,
    JOKERS,
    LEFT_BEHIND,
    LEFT_MEN,
    MONEY,
    MOVED,
    NOBODY,
    NOWHERE,
    PERSON,
    PHASE,
    PLACE,
    POLICE_OFF,
    RESOURCES,
    SLOTS,
    STAGE,
    STEPPED,
    STEPS,
    STOPPED,
    WINDOW,
)
from backroom.games.kings.kinds import BID, BIDS_REVEALED
from backroom.games.kings.supply import Supply
from backroom.kernel.numbers import bit, i64


class People(Supply):
    """The characters of all seats."""

    def join(self, seat: i64, person: i64, district: i64) -> None:
        """A henchman comes under control (NK-016, NK-288); he may act but not move (NK-227)."""
        b = self.b
        slot: i64 = self.free_slot(seat)
        cell: i64 = seat * SLOTS + slot
        b[PERSON + cell] = person
        b[PLACE + cell] = district
        b[CARRIES + cell] = NOBODY
        b[HENCH_FATE + person] = CONTROLLED
        b[ACTED] &= ~bit(slot)
        b[MOVED] |= bit(slot)
        b[STEPS + slot] = 0

    def hire(self, seat: i64, bar: i64, price: i64) -> None:
        """A henchman leaves his bar for a seat, and the next one comes (NK-287, NK-299)."""
        b = self.b
        person: i64 = b[BAR + bar]
        self.pay(seat, price)
        self.join(seat, person, self.cards.bars[bar])
        b[BAR + bar] = NOBODY
        if self.journal is not None:
            telling.business.hired(self.journal, self, seat, person, bar, price)
        self.fill_bars()

    def leave(self, seat: i64, slot: i64) -> None:
        """A character is no longer there; Jokers beside him find other company or go home."""
        b = self.b
        cell: i64 = seat * SLOTS + slot
        district: i64 = b[PLACE + cell]
        b[PERSON + cell] = NOBODY
        b[PLACE + cell] = NOWHERE
        if seat == b[ACTIVE]:
            gone: i64 = ~bit(slot)
            b[ABOARD] &= gone
            b[ACTED] &= gone
            b[MOVED] &= gone
            b[STEPPED] &= gone
            b[STOPPED] &= gone
            b[FRESH] &= gone
        self.regroup_jokers(seat, slot, district)

    def regroup_jokers(self, seat: i64, slot: i64, district: i64) -> None:
        """NK-416."""
        if not self.jokers:
            return
        b = self.b
        for joker in range(JOKERS):
            if b[JOKER_OF + joker] == seat and b[JOKER_WITH_SLOT + joker] == slot:
                others: i64 = self.slots_at(seat, district) & ~bit(slot)
                if others == 0 or district >= CELL:
                    self.free_joker(joker)
                else:
                    other: i64 = 0
                    while (others >> other) & 1 == 0:
                        other += 1
                    b[JOKER_WITH_SLOT + joker] = other

    def free_joker(self, joker: i64) -> None:
        b = self.b
        b[JOKER_OF + joker] = JOKER_FREE
        b[JOKER_WITH_SLOT + joker] = 0
        if self.journal is not None:
            telling.business.joker_left(self.journal, self, joker, False)

    def kill_joker(self, joker: i64) -> None:
        """NK-420."""
        b = self.b
        b[JOKER_OF + joker] = JOKER_OUT
        b[JOKER_WITH_SLOT + joker] = 0
        if self.journal is not None:
            telling.business.joker_left(self.journal, self, joker, True)

    def drop_share(self, seat: i64, slot: i64) -> None:
        """He stops carrying; without a carrier the mission is out of the game (NK-251, NK-252)."""
        b = self.b
        mission: i64 = b[CARRIES + seat * SLOTS + slot]
        if mission == NOBODY:
            return
        b[CARRIES + seat * SLOTS + slot] = NOBODY
        if self.carriers(seat, mission) == 0:
            self.lose_mission(seat, mission)

    def lose_mission(self, seat: i64, mission: i64) -> None:
        b = self.b
        for slot in range(SLOTS):
            if b[CARRIES + seat * SLOTS + slot] == mission:
                b[CARRIES + seat * SLOTS + slot] = NOBODY
        if self.journal is not None:
            telling.business.lost(self.journal, self, seat, mission)
        self.remove_mission(mission, self.knower_of_goal(seat, mission))  # NK-141

    def discharge(self, seat: i64, slot: i64) -> None:
        """A henchman is dismissed (NK-308)."""
        b = self.b
        person: i64 = b[PERSON + seat * SLOTS + slot]
        if self.journal is not None:
            telling.business.dismissed(self.journal, self, seat, person)
        self.leave(seat, slot)
        b[HENCH_FATE + person] = DISCARDED
        self.fill_bars()

    def kill(self, seat: i64, slot: i64) -> None:
        """NK-272, NK-273, NK-309; a boss takes everything with him (NK-338)."""
        b = self.b
        person: i64 = b[PERSON + seat * SLOTS + slot]
        if self.journal is not None:
            telling.streets.killed(self.journal, self, seat, person)
        self.drop_share(seat, slot)
        self.leave(seat, slot)
        if person != BOSS:
            b[HENCH_FATE + person] = DEAD
            return
        self.eliminate(seat)

    def eliminate(self, seat: i64) -> None:
        """NK-338 to NK-343. The moment of death was counted before."""
        b = self.b
        b[DIED + seat] = b[DEATHS]
        b[LEFT_BEHIND + seat] = b[MONEY + seat]
        b[LEFT_MEN + seat] = self.ranks_of_men(seat)
        b[BANK] += b[MONEY + seat]  # NK-339, NK-340: a pot was settled before
        b[MONEY + seat] = 0
        for slot in range(SLOTS):
            person: i64 = b[PERSON + seat * SLOTS + slot]
            if person != NOBODY:
                self.drop_share(seat, slot)
                self.leave(seat, slot)
                if person != BOSS:
                    b[HENCH_FATE + person] = DISCARDED
        self.throw_away_hand(seat)
        if self.journal is not None:
            telling.streets.eliminated(self.journal, seat)
        if self.living() > 0:
            self.fill_bars()
            if b[FIRST] == seat:
                b[FIRST] = self.next_living(seat)  # NK-343
                if self.is_first_settled():
                    b[POLICE_OFF] = 1  # NK-210

    def is_first_settled(self) -> bool:
        """Whether this round has its first player, or FIRST is still that of the round before."""
        b = self.b
        return b[PHASE] != BID and b[WINDOW] != BIDS_REVEALED

    def throw_away_hand(self, seat: i64) -> None:
        b = self.b
        for card in range(RESOURCES):
            if b[CARD_FATE + card] == HELD + seat:
                b[CARD_FATE + card] = DISCARDED
                b[CARD_WITH + card] = 0
        b[HAND + seat] = 0
        b[HAND_SIZE + seat] = 0

    def lose_risks(self, seat: i64, slots: i64) -> None:
        """NK-325, NK-326: what the police looked for is lost, for a partner elsewhere too."""
        b = self.b
        for slot in range(SLOTS):
            mission: i64 = b[CARRIES + seat * SLOTS + slot]
            if (slots >> slot) & 1 == 1 and mission != NOBODY and self.cards.risk[mission] == 1:
                self.lose_mission(seat, mission)

    def take_into_custody(self, seat: i64, district: i64) -> None:
        """NK-323 to NK-327: everybody of a seat in a district goes into cell 3."""
        b = self.b
        slots: i64 = self.slots_at(seat, district)
        for joker in range(JOKERS):
            if b[JOKER_OF + joker] == seat and (slots >> b[JOKER_WITH_SLOT + joker]) & 1 == 1:
                self.free_joker(joker)  # NK-424
        if self.journal is not None:
            telling.streets.arrested(self.journal, self, seat, slots)
        for slot in range(SLOTS):
            if (slots >> slot) & 1 == 1:
                b[PLACE + seat * SLOTS + slot] = CELL  # NK-211
        self.lose_risks(seat, slots)
        for slot in range(SLOTS):
            if (slots >> slot) & 1 == 1:
                self.drop_share(seat, slot)
        if seat == b[ACTIVE] and b[STAGE] > 0:
            b[FRESH] |= slots
            b[MOVED] |= slots & b[ABOARD]
            b[ABOARD] &= ~slots
