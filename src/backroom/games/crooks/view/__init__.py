"""Looks at a table of Crooks with the eyes of one seat (CR-114 to CR-128).

A server does this for every seat after every choice. What is said in a view is in ``parts``; it is
put together here, because classes of messages are not for the compiler.
"""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions
from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.cards import GANGS
from backroom.games.crooks.edition import GANG_IDS
from backroom.games.crooks.journal import SeenCrook
from backroom.games.crooks.knowledge import (
    UNSEEN,
    is_located,
    lot_of_look,
    lots,
    taken_sizes,
)
from backroom.games.crooks.redeal import fits_spot
from backroom.games.crooks.scoring import Score, standings
from backroom.games.crooks.state import Table, pile_of, price
from backroom.games.crooks.view.parts import (
    CrooksView,
    GangView,
    Glimpse,
    HangoutView,
    Memory,
    Place,
    PlacedCrook,
    SeatView,
    TargetView,
)
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.state import SPECTATOR

PLACES: Final[i64] = at.IN_CELLS + at.SEATS * at.TARGETS


def view(table: Table, seat: int) -> CrooksView:
    """All that this seat may see or remember; after scoring everybody sees everything."""
    return _Viewer(table, seat).view()


def open_view(table: Table) -> CrooksView:
    """Everything, as after scoring, and what is in hand or looked at in this moment."""
    return _Viewer(table, SPECTATOR, all_open=True).view()


class _Viewer:
    """One seat's eyes. What several parts of a view ask for is worked out once."""

    def __init__(self, table: Table, seat: int, all_open: bool = False) -> None:
        self.table = table
        self.seats = int(table.seats)
        self.seat = seat
        self.b = table.b
        self.over = self.b[at.DECISION] == decisions.OVER
        self.sees_all = all_open or self.over  # CR-128
        self.aided = self.b[at.MEMORY_AID] == 1
        self.sizes = taken_sizes(table)
        self.lots = lots(table, seat, self.sizes)
        self.at = self._by_place()
        self.open: i64 = 0  # bit c: crook c was placed, and lies open
        self.known: i64 = 0  # bit c: it was placed, and the viewer knows it
        self.unknown = zeros(at.SEATS * at.TARGETS)  # by cell: how many the viewer does not know
        self._tell_apart()
        self.open_score = Score(table, self.open)
        self.known_score = Score(table, self.known)

    def view(self) -> CrooksView:
        b, table = self.b, self.table
        waiting = table.asked_seen_by(self.seat)
        sees_hand = self.sees_all or self.seat == table.b[at.ACTIVE]
        return CrooksView(
            you=self.seat,
            phase=decisions.NAMES[b[at.DECISION]],
            active=table.b[at.ACTIVE],
            waiting=waiting,
            decision=table.decision(self.seat) if self.seat in waiting else None,
            memory_aid=self.aided,
            bank=b[at.BANK],
            seats=self._seat_views(),
            hangouts=[self._hangout_view(hangout) for hangout in range(b[at.HANGOUTS_OPEN])],
            targets=self._target_views(),
            gangs=self._gang_views(),
            box=self._placed(at.IN_BOX),
            unseen=self._unseen()
            if self.aided and not self.sees_all and self.seat != SPECTATOR
            else None,
            paid_at=None if b[at.HANGOUT] == at.NOWHERE else HANGOUT_LETTERS[b[at.HANGOUT]],
            pile=self._pile_looked_through() if sees_hand else None,
            holding=b[at.HAND] != at.NOBODY,
            hand=b[at.HAND] if sees_hand and b[at.HAND] != at.NOBODY else None,
            acting_at=None if b[at.TARGET] == at.NOWHERE else b[at.TARGET] + at.LOWEST_TARGET,
            moving=self._placed(at.IN_TRANSIT) or None,
            glimpse=self._glimpse(),
            undealt=self.at[at.UNDEALT] if self.sees_all else None,
            result=self._result() if self.over else None,
        )

    def _pile_looked_through(self) -> list[int] | None:
        b = self.b
        return pile_of(self.table, b[at.HANGOUT]) if b[at.DECISION] == decisions.TAKE else None

    def _by_place(self) -> list[list[int]]:
        """The crooks at each place, first taken first: in a cell that is from bottom to top."""
        b = self.b
        places: list[list[int]] = [[] for _ in range(PLACES)]
        taken = zeros(at.CROOKS + 1)  # who was taken first, second ...
        for crook in range(1, at.CROOKS + 1):
            if b[at.taken_at(crook)] == 0:
                places[b[at.place(crook)]].append(crook)
            else:
                taken[b[at.taken_at(crook)]] = crook
        for turn in range(1, b[at.TAKEN] + 1):
            places[b[at.place(taken[turn])]].append(int(taken[turn]))
        return places

    def _tell_apart(self) -> None:
        """Of the crooks that were placed: who lies open, and who is known."""
        b = self.b
        for crook in range(1, at.CROOKS + 1):
            place: i64 = b[at.place(crook)]
            if place < at.IN_TRANSIT:
                continue
            if b[at.down(crook)] == 0:
                self.open |= bit(crook)
            if self._knows(crook):
                self.known |= bit(crook)
            elif place >= at.IN_CELLS:
                self.unknown[place - at.IN_CELLS] += 1

    def _knows(self, crook: i64) -> bool:
        """Whether the view may name a crook at a target, in transit or in the box.

        Without the memory aid a seat is reminded only of what lies before it (CR-125).
        """
        if self.sees_all:
            return True
        if self.aided or not self.b[at.down(crook)]:
            return is_located(self.table, self.seat, crook)
        return self._owner(crook) == self.seat

    def _owner(self, crook: i64) -> int | None:
        """The seat in whose row a crook lies; in transit it is the active one's."""
        place: i64 = self.b[at.place(crook)]
        if place >= at.IN_CELLS:
            return int((place - at.IN_CELLS) // at.TARGETS)
        return int(self.table.b[at.ACTIVE]) if place == at.IN_TRANSIT else None

    def _placed(self, place: i64) -> list[PlacedCrook]:
        return [self._placed_crook(crook) for crook in self.at[place]]

    def _placed_crook(self, crook: i64) -> PlacedCrook:
        origin: i64 = self.b[at.origin(crook)]
        shows_origin = origin != at.NOWHERE and (self.aided or self.sees_all)
        known = self.known & bit(crook) != 0
        return PlacedCrook(
            up=not self.b[at.down(crook)],
            crook=int(crook) if known else None,
            origin=HANGOUT_LETTERS[origin] if shows_origin else None,
            may_be=None if known or not self.aided else self._may_be(crook),
        )

    def _may_be(self, crook: i64) -> list[int] | None:
        """Who a hidden crook can be, if this seat saw the pile it came from."""
        lot: i64 = self.lots[crook]
        if lot == UNSEEN:
            return None
        return [member for member in self._members(lot) if self._fits(member, crook)]

    def _members(self, lot: i64) -> list[int]:
        return [int(crook) for crook in range(1, at.CROOKS + 1) if self.lots[crook] == lot]

    def _unseen(self) -> list[int]:
        return self._members(UNSEEN)

    def _seat_views(self) -> list[SeatView]:
        open_score, known_score = self.open_score.total, self.known_score.total
        return [
            SeatView(
                seat=seat,
                money=self.b[at.money(seat)],
                passed=self.b[at.passed(seat)] == 1,
                row=self._row(seat),
                score_open=open_score[seat],
                score_known=known_score[seat],
            )
            for seat in range(self.seats)
        ]

    def _row(self, seat: i64) -> list[list[PlacedCrook]]:
        first: i64 = at.IN_CELLS + seat * at.TARGETS
        return [self._placed(place) for place in range(first, first + at.TARGETS)]

    def _hangout_view(self, hangout: i64) -> HangoutView:
        return HangoutView(
            letter=HANGOUT_LETTERS[hangout],
            count=self.b[at.size(hangout)],
            price=price(self.table, hangout),
            memory=self._memory(hangout) if self.aided and not self.sees_all else None,
            crooks=pile_of(self.table, hangout) if self.sees_all else None,
        )

    def _memory(self, hangout: i64) -> Memory | None:
        if self.seat == SPECTATOR:
            return None
        looks: i64 = self.b[at.looks(self.seat, hangout)]
        if looks == 0:
            return None
        smallest: i64 = 0  # piles shrink: the last look is the smallest
        while (looks >> smallest) & 1 == 0:
            smallest += 1
        size: i64 = self.b[at.size(hangout)]
        crooks = self._possible_in_pile(lot_of_look(hangout, smallest), size)
        look = self._seen_in_pile(hangout, smallest)
        return Memory(
            crooks=crooks,
            gone=[crook for crook in look if crook not in crooks],
            taken_since=smallest - size,
            certain=len(crooks) == size,
        )

    def _seen_in_pile(self, hangout: i64, size: i64) -> list[int]:
        """Who was in a pile when it held so many: those who still are, and who was taken since."""
        b, sizes = self.b, self.sizes
        return [
            int(crook)
            for crook in range(1, at.CROOKS + 1)
            if b[at.place(crook)] == hangout
            or (b[at.origin(crook)] == hangout and sizes[crook] <= size)
        ]

    def _possible_in_pile(self, lot: i64, size: i64) -> list[int]:
        """Who of a lot can still be in its pile; those who fit nowhere else must be there."""
        members = self._members(lot)
        taken = [crook for crook in members if self.b[at.place(crook)] >= at.HANGOUTS]
        bound = [crook for crook in members if not self._fits_one_of(crook, taken)]
        return bound if len(bound) == size else members

    def _fits_one_of(self, crook: i64, spots: list[int]) -> bool:
        for spot in spots:
            if self._fits(crook, spot):
                return True
        return False

    def _fits(self, crook: i64, spot: i64) -> bool:
        """Whether a crook may lie where another one lies, as far as the table has seen."""
        return fits_spot(self.table, crook, spot, self.sizes[spot])

    def _target_views(self) -> list[TargetView]:
        score = self.known_score
        return [
            TargetView(
                number=target + at.LOWEST_TARGET,
                value=score.value[target],
                strengths=self._by_seat(score.strength, target, at.TARGETS),
                unknown=self._by_seat(self.unknown, target, at.TARGETS),
                leaders=self._leaders(target),
                points=self._by_seat(score.target_points, target, at.TARGETS),
            )
            for target in range(at.TARGETS)
        ]

    def _by_seat(self, numbers: vec[i64], first: i64, step: i64) -> list[int]:
        """Every seat's number, of an array that has them so far apart."""
        return [int(numbers[first + seat * step]) for seat in range(self.seats)]

    def _leaders(self, target: i64) -> list[int]:
        strength = self.known_score.strength
        best: i64 = 1  # nobody leads where nobody is
        for seat in range(self.seats):
            best = max(best, strength[seat * at.TARGETS + target])
        return [seat for seat in range(self.seats) if strength[seat * at.TARGETS + target] == best]

    def _gang_views(self) -> list[GangView]:
        score, points = self.known_score, self.table.cards.gang_points[self.seats]
        unknown = [self._unknown_of(seat) for seat in range(self.seats)]
        return [
            GangView(
                gang=GANG_IDS[gang],
                members=self._by_seat(score.members, gang, GANGS),
                unknown=unknown,
                leader=self._gang_leader(gang),
                points=points,
            )
            for gang in range(GANGS)
        ]

    def _unknown_of(self, seat: i64) -> int:
        count: i64 = 0
        for cell in range(seat * at.TARGETS, (seat + 1) * at.TARGETS):
            count += self.unknown[cell]
        return int(count)

    def _gang_leader(self, gang: i64) -> int | None:
        leader: i64 = self.known_score.gang_leader(self.seats, gang)
        return int(leader) if leader >= 0 else None

    def _glimpse(self) -> Glimpse | None:
        if self.seat == SPECTATOR or self.b[at.glimpsed_at(self.seat)] == at.NOWHERE:
            return None
        place = self.b[at.glimpsed_at(self.seat)]
        mask = self.b[at.glimpsed(self.seat)]
        seen = [int(crook) for crook in range(1, at.CROOKS + 1) if mask & bit(crook) != 0]
        if place < at.HANGOUTS:
            return Glimpse([SeenCrook(crook) for crook in seen], hangout=HANGOUT_LETTERS[place])
        crooks = [SeenCrook(crook, self._owner(crook)) for crook in seen]
        return Glimpse(crooks, target=place - at.IN_CELLS + at.LOWEST_TARGET)

    def _result(self) -> list[Place]:
        return [
            Place(seat=s.seat, place=s.place, points=s.points, money=s.tiebreaks[0])
            for s in standings(self.table)
        ]
