"""Looks at a table of Crooks with the eyes of one seat (CR-114 to CR-128).

A server does this for every seat after every choice. What is said in a view is in ``view``; it is
put together here, because classes of messages are not for the compiler.
"""

from collections.abc import Iterable

from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.edition import GANG_IDS
from backroom.games.crooks.journal import SeenCrook
from backroom.games.crooks.knowledge import (
    UNSEEN,
    is_located,
    lot_of_look,
    lots,
    taken_sizes,
)
from backroom.games.crooks.position import PHASES
from backroom.games.crooks.redeal import fits_spot
from backroom.games.crooks.scoring import Score, standings
from backroom.games.crooks.state import (
    BANK,
    CROOKS,
    DOWN,
    GANGS,
    GLIMPSED,
    GLIMPSED_AT,
    HAND,
    HANGOUT,
    HANGOUTS,
    HANGOUTS_OPEN,
    IN_BOX,
    IN_CELLS,
    IN_TRANSIT,
    LOOKS,
    LOWEST_TARGET,
    MEMORY_AID,
    MONEY,
    NOBODY,
    NOWHERE,
    ORIGIN,
    OVER,
    PASSED,
    PHASE,
    PLACE_OF,
    SEATS,
    SIZE,
    TAKE,
    TAKEN_AT,
    TARGET,
    TARGETS,
    UNDEALT,
    Table,
)
from backroom.games.crooks.view import (
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
from backroom.kernel.state import SPECTATOR

EVERY_CROOK = range(1, CROOKS + 1)


def view(table: Table, seat: int) -> CrooksView:
    """All that this seat may see or remember; after scoring everybody sees everything."""
    return _Viewer(table, seat).view()


class _Viewer:
    """One seat's eyes. What several parts of a view ask for is worked out once."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seats = int(table.seats)
        self.seat = seat
        self.b: list[int] = list(table.b)
        self.over = self.b[PHASE] == OVER
        self.aided = self.b[MEMORY_AID] == 1
        sizes = taken_sizes(table)
        self.sizes: list[int] = list(sizes)
        self.lots: list[int] = list(lots(table, seat, sizes))
        self.at = self._by_place()
        self.placed = [crook for crook in EVERY_CROOK if self.b[PLACE_OF + crook] >= IN_TRANSIT]
        self.known = {crook for crook in self.placed if self._knows(crook)}
        self.unknown = self._unknown_by_cell()
        self.open_score = Score(table, _mask([c for c in self.placed if not self.b[DOWN + c]]))
        self.known_score = Score(table, _mask(self.known))

    def view(self) -> CrooksView:
        b, table = self.b, self.table
        waiting = table.asked()
        mine = self.seat == table.active()
        return CrooksView(
            you=self.seat,
            phase=PHASES[b[PHASE]],
            active=table.active(),
            waiting=waiting,
            decision=table.decision(self.seat) if self.seat in waiting else None,
            memory_aid=self.aided,
            bank=b[BANK],
            seats=self._seat_views(),
            hangouts=[self._hangout_view(hangout) for hangout in range(b[HANGOUTS_OPEN])],
            targets=self._target_views(),
            gangs=self._gang_views(),
            box=self._placed(IN_BOX),
            unseen=self._unseen()
            if self.aided and not self.over and self.seat != SPECTATOR
            else None,
            paid_at=None if b[HANGOUT] == NOWHERE else HANGOUT_LETTERS[b[HANGOUT]],
            pile=table.pile(b[HANGOUT]) if mine and b[PHASE] == TAKE else None,
            holding=b[HAND] != NOBODY,
            hand=b[HAND] if mine and b[HAND] != NOBODY else None,
            acting_at=None if b[TARGET] == NOWHERE else b[TARGET] + LOWEST_TARGET,
            moving=self._placed(IN_TRANSIT) or None,
            glimpse=self._glimpse(),
            undealt=self.at.get(UNDEALT, []) if self.over else None,
            result=self._result() if self.over else None,
        )

    def _by_place(self) -> dict[int, list[int]]:
        """The crooks at each place, first taken first: in a cell that is from bottom to top."""
        taken_at = self.b[TAKEN_AT : TAKEN_AT + CROOKS + 1]
        places: dict[int, list[int]] = {}
        for crook in sorted(EVERY_CROOK, key=taken_at.__getitem__):
            places.setdefault(self.b[PLACE_OF + crook], []).append(crook)
        return places

    def _knows(self, crook: int) -> bool:
        """Whether the view may name a crook at a target, in transit or in the box.

        Without the memory aid a seat is reminded only of what lies before it (CR-125).
        """
        if self.over:
            return True  # CR-128
        if self.aided or not self.b[DOWN + crook]:
            return bool(is_located(self.table, self.seat, crook))
        return self._owner(crook) == self.seat

    def _owner(self, crook: int) -> int | None:
        """The seat in whose row a crook lies; in transit it is the active one's."""
        place = self.b[PLACE_OF + crook]
        if place >= IN_CELLS:
            return int((place - IN_CELLS) // TARGETS)
        return int(self.table.active()) if place == IN_TRANSIT else None

    def _placed(self, place: int) -> list[PlacedCrook]:
        crooks = self.at.get(place)
        return [self._placed_crook(crook) for crook in crooks] if crooks else []

    def _placed_crook(self, crook: int) -> PlacedCrook:
        origin = self.b[ORIGIN + crook]
        shows_origin = origin != NOWHERE and (self.aided or self.over)
        known = crook in self.known
        return PlacedCrook(
            up=not self.b[DOWN + crook],
            crook=crook if known else None,
            origin=HANGOUT_LETTERS[origin] if shows_origin else None,
            may_be=None if known or not self.aided else self._may_be(crook),
        )

    def _may_be(self, crook: int) -> list[int] | None:
        """Who a hidden crook can be, if this seat saw the pile it came from."""
        lot = self.lots[crook]
        if lot == UNSEEN:
            return None
        return [member for member in self._members(lot) if self._fits(member, crook)]

    def _members(self, lot: int) -> list[int]:
        return [crook for crook in EVERY_CROOK if self.lots[crook] == lot]

    def _unseen(self) -> list[int]:
        return self._members(UNSEEN)

    def _seat_views(self) -> list[SeatView]:
        open_score, known_score = self.open_score.total, self.known_score.total
        return [
            SeatView(
                seat=seat,
                money=self.b[MONEY + seat],
                passed=self.b[PASSED + seat] == 1,
                row=[self._placed(place) for place in _row(seat)],
                score_open=open_score[seat],
                score_known=known_score[seat],
            )
            for seat in range(self.seats)
        ]

    def _hangout_view(self, hangout: int) -> HangoutView:
        return HangoutView(
            letter=HANGOUT_LETTERS[hangout],
            count=self.b[SIZE + hangout],
            price=self.table.price(hangout),
            memory=self._memory(hangout) if self.aided and not self.over else None,
            crooks=self.table.pile(hangout) if self.over else None,
        )

    def _memory(self, hangout: int) -> Memory | None:
        if self.seat == SPECTATOR:
            return None
        looks = int(self.b[LOOKS + self.seat * HANGOUTS + hangout])
        if looks == 0:
            return None
        smallest = (looks & -looks).bit_length() - 1  # piles shrink: the last look is the smallest
        size = self.b[SIZE + hangout]
        crooks = self._possible_in_pile(lot_of_look(hangout, smallest), size)
        origins = self.b[ORIGIN : ORIGIN + CROOKS + 1]
        taken = [c for c in EVERY_CROOK if origins[c] == hangout and self.sizes[c] <= smallest]
        look = sorted(self.at.get(hangout, []) + taken)
        return Memory(
            crooks=crooks,
            gone=[crook for crook in look if crook not in crooks],
            taken_since=smallest - size,
            certain=len(crooks) == size,
        )

    def _possible_in_pile(self, lot: int, size: int) -> list[int]:
        """Who of a lot can still be in its pile; those who fit nowhere else must be there."""
        members = self._members(lot)
        taken = [crook for crook in members if self.b[PLACE_OF + crook] >= HANGOUTS]
        bound = [c for c in members if not any(self._fits(c, spot) for spot in taken)]
        return bound if len(bound) == size else members

    def _fits(self, crook: int, spot: int) -> bool:
        """Whether a crook may lie where another one lies, as far as the table has seen."""
        return bool(fits_spot(self.table, crook, spot, self.sizes[spot]))

    def _target_views(self) -> list[TargetView]:
        score, seats, cells = self.known_score, self.seats, self.seats * TARGETS
        strength, points = list(score.strength), list(score.target_points)
        found = []
        for target in range(TARGETS):
            strengths = strength[target:cells:TARGETS]
            best = max(strengths) or -1  # nobody leads where nobody is
            found.append(
                TargetView(
                    number=target + LOWEST_TARGET,
                    value=score.value[target],
                    strengths=strengths,
                    unknown=self.unknown[target:cells:TARGETS],
                    leaders=[seat for seat in range(seats) if strengths[seat] == best],
                    points=points[target:cells:TARGETS],
                )
            )
        return found

    def _unknown_by_cell(self) -> list[int]:
        """How many crooks of each cell the viewer does not know."""
        unknown = [0] * (SEATS * TARGETS)
        for crook in self.placed:
            place = self.b[PLACE_OF + crook]
            if place >= IN_CELLS and crook not in self.known:
                unknown[place - IN_CELLS] += 1
        return unknown

    def _gang_views(self) -> list[GangView]:
        score, seats = self.known_score, self.seats
        members = list(score.members)
        unknown = [sum(self.unknown[s * TARGETS : (s + 1) * TARGETS]) for s in range(seats)]
        leaders = [score.gang_leader(seats, gang) for gang in range(GANGS)]
        return [
            GangView(
                gang=GANG_IDS[gang],
                members=members[gang : seats * GANGS : GANGS],
                unknown=unknown,
                leader=leaders[gang] if leaders[gang] >= 0 else None,
                points=self.table.cards.gang_points[seats],
            )
            for gang in range(GANGS)
        ]

    def _glimpse(self) -> Glimpse | None:
        if self.seat == SPECTATOR or self.b[GLIMPSED_AT + self.seat] == NOWHERE:
            return None
        place = self.b[GLIMPSED_AT + self.seat]
        mask = self.b[GLIMPSED + self.seat]
        seen = [crook for crook in EVERY_CROOK if (mask >> crook) & 1]
        if place < HANGOUTS:
            return Glimpse([SeenCrook(crook) for crook in seen], hangout=HANGOUT_LETTERS[place])
        crooks = [SeenCrook(crook, self._owner(crook)) for crook in seen]
        return Glimpse(crooks, target=place - IN_CELLS + LOWEST_TARGET)

    def _result(self) -> list[Place]:
        return [
            Place(seat=s.seat, place=s.place, points=s.points, money=s.tiebreaks[0])
            for s in standings(self.table)
        ]


def _row(seat: int) -> range:
    """The places of a seat's cells."""
    return range(IN_CELLS + seat * TARGETS, IN_CELLS + (seat + 1) * TARGETS)


def _mask(crooks: Iterable[int]) -> int:
    return sum(1 << crook for crook in crooks)
