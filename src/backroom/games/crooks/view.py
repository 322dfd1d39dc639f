"""What a seat of Crooks may see, and what it may remember (CR-114 to CR-128)."""

from msgspec import Struct

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
    NOBODY,
    NOWHERE,
    ORIGIN,
    OVER,
    PHASE,
    PLACE_OF,
    TAKE,
    TAKEN_AT,
    TARGET,
    TARGETS,
    UNDEALT,
    Table,
    cell_place,
)
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import SPECTATOR


class PlacedCrook(Struct, kw_only=True):
    """A crook at a target or in the box."""

    up: bool
    crook: int | None = None  # null: this seat does not know it
    origin: str | None = None  # the hangout it came from (CR-121)
    may_be: list[int] | None = None  # what it can be, if it came from a pile this seat saw


class Memory(Struct):
    """What this seat remembers of a pile (CR-123)."""

    crooks: list[int]  # its last look, less those that are elsewhere for certain
    gone: list[int]  # the others of that look: seen elsewhere since, or nowhere else to be
    taken_since: int
    certain: bool  # whether all of crooks are still there


class HangoutView(Struct):
    letter: str
    count: int
    price: int
    memory: Memory | None = None
    crooks: list[int] | None = None  # open once the game is scored (CR-128)


class Glimpse(Struct):
    """A look of this seat that no choice followed, kept in sight until its next turn (CR-125)."""

    crooks: list[SeenCrook]
    hangout: str | None = None
    target: int | None = None


class SeatView(Struct):
    seat: int
    money: int
    passed: bool
    row: list[list[PlacedCrook]]  # by target, lowest first; in a cell bottom first
    score_open: int  # points as if scored now, counting only the open crooks
    score_known: int  # the same, with the hidden crooks that this seat knows


class TargetView(Struct):
    """A target as far as this seat knows. Lists are by seat."""

    number: int
    value: int
    strengths: list[int]
    unknown: list[int]  # how many hidden crooks each seat has there
    leaders: list[int]
    points: list[int]


class GangView(Struct):
    """A gang as far as this seat knows. Lists are by seat."""

    gang: str
    members: list[int]
    unknown: list[int]
    leader: int | None
    points: int


class Place(Struct):
    seat: int
    place: int
    points: int
    money: int


class CrooksView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see or remember."""

    you: int
    phase: str
    active: int
    waiting: list[int]
    decision: int | None
    memory_aid: bool
    bank: int
    seats: list[SeatView]
    hangouts: list[HangoutView]
    targets: list[TargetView]
    gangs: list[GangView]
    box: list[PlacedCrook]
    unseen: list[int] | None = None  # crooks this seat has never seen (memory aid)
    paid_at: str | None = None  # the hangout where the active seat is recruiting
    pile: list[int] | None = None  # the pile this seat is looking through, by slot
    holding: bool = False  # whether the active seat has a crook in its hand
    hand: int | None = None  # that crook, if this seat may see it
    acting_at: int | None = None  # the target of the swap or hitman at work
    moving: list[PlacedCrook] | None = None
    glimpse: Glimpse | None = None
    undealt: list[int] | None = None
    result: list[Place] | None = None


def view(table: Table, seat: int) -> CrooksView:
    """All that this seat may see or remember; after scoring everybody sees everything."""
    return _Viewer(table, seat).view()


class _Viewer:
    """Looks at a table with the eyes of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.b = table.b
        self.seat = seat
        self.over = table.phase() == OVER
        self.aided = table.b[MEMORY_AID] == 1
        self.sizes: vec[i64] = taken_sizes(table)
        self.lots: vec[i64] = lots(table, seat, self.sizes)
        self.at = _by_place(table)
        self.unknown = [self._unknown_in_row(other) for other in range(table.seats)]
        self.open_score = Score(table, self._mask(SPECTATOR))
        self.known_score = Score(table, self._known_mask())

    def view(self) -> CrooksView:
        b, table = self.b, self.table
        seats = range(table.seats)
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
            seats=[self._seat_view(seat) for seat in seats],
            hangouts=[self._hangout_view(hangout) for hangout in self._hangouts()],
            targets=[self._target_view(target) for target in range(TARGETS)],
            gangs=[self._gang_view(gang) for gang in range(GANGS)],
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

    def _hangouts(self) -> range:
        return range(self.b[HANGOUTS_OPEN])

    def _knows(self, crook: int) -> bool:
        """Whether the view may name a crook at a target, in transit or in the box.

        Without the memory aid a seat is reminded only of what lies before it (CR-125).
        """
        if self.over:
            return True  # CR-128
        if self.aided or not self.table.is_down(crook):
            return bool(is_located(self.table, self.seat, crook))
        return self._owner(crook) == self.seat

    def _owner(self, crook: int) -> int | None:
        """The seat in whose row a crook lies; in transit it is the active one's."""
        place = self.b[PLACE_OF + crook]
        if place >= IN_CELLS:
            return int((place - IN_CELLS) // TARGETS)
        return int(self.table.active()) if place == IN_TRANSIT else None

    def _mask(self, seat: int) -> int:
        return sum(1 << c for c in range(1, CROOKS + 1) if is_located(self.table, seat, c))

    def _known_mask(self) -> int:
        return sum(1 << c for c in range(1, CROOKS + 1) if self._is_placed(c) and self._knows(c))

    def _is_placed(self, crook: int) -> bool:
        return bool(self.b[PLACE_OF + crook] >= IN_CELLS)

    def _placed(self, place: int) -> list[PlacedCrook]:
        return [self._placed_crook(crook) for crook in self.at.get(place, [])]

    def _placed_crook(self, crook: int) -> PlacedCrook:
        origin = self.b[ORIGIN + crook]
        shows_origin = origin != NOWHERE and (self.aided or self.over)
        known = self._knows(crook)
        return PlacedCrook(
            up=not self.table.is_down(crook),
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
        return [crook for crook in range(1, CROOKS + 1) if self.lots[crook] == lot]

    def _unseen(self) -> list[int]:
        return self._members(UNSEEN)

    def _seat_view(self, seat: int) -> SeatView:
        return SeatView(
            seat=seat,
            money=self.table.money(seat),
            passed=self.table.has_passed(seat),
            row=[self._placed(cell_place(seat, target)) for target in range(TARGETS)],
            score_open=self.open_score.total[seat],
            score_known=self.known_score.total[seat],
        )

    def _hangout_view(self, hangout: int) -> HangoutView:
        return HangoutView(
            letter=HANGOUT_LETTERS[hangout],
            count=self.table.pile_size(hangout),
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
        size = self.table.pile_size(hangout)
        crooks = self._possible_in_pile(lot_of_look(hangout, smallest), size)
        look = [c for c in range(1, CROOKS + 1) if self._was_in_pile(c, hangout, smallest)]
        return Memory(
            crooks=crooks,
            gone=[crook for crook in look if crook not in crooks],
            taken_since=smallest - size,
            certain=len(crooks) == size,
        )

    def _was_in_pile(self, crook: int, hangout: int, size: int) -> bool:
        """Whether the pile held this crook when it held that many."""
        if self.b[PLACE_OF + crook] == hangout:
            return True
        return bool(self.b[ORIGIN + crook] == hangout and self.sizes[crook] <= size)

    def _possible_in_pile(self, lot: int, size: int) -> list[int]:
        """Who of a lot can still be in its pile; those who fit nowhere else must be there."""
        members = self._members(lot)
        taken = [crook for crook in members if self.b[PLACE_OF + crook] >= HANGOUTS]
        bound = [c for c in members if not any(self._fits(c, spot) for spot in taken)]
        return bound if len(bound) == size else members

    def _fits(self, crook: int, spot: int) -> bool:
        """Whether a crook may lie where another one lies, as far as the table has seen."""
        return bool(fits_spot(self.table, crook, spot, self.sizes[spot]))

    def _target_view(self, target: int) -> TargetView:
        seats = range(self.table.seats)
        score = self.known_score
        strengths = [score.strength[seat * TARGETS + target] for seat in seats]
        best = max(strengths)
        return TargetView(
            number=target + LOWEST_TARGET,
            value=score.value[target],
            strengths=strengths,
            unknown=[self.unknown[seat][target] for seat in seats],
            leaders=[seat for seat in seats if best > 0 and strengths[seat] == best],
            points=[score.target_points[seat * TARGETS + target] for seat in seats],
        )

    def _unknown_in_row(self, seat: int) -> list[int]:
        """By target: how many crooks of this row the viewer does not know."""
        cells = [self.at.get(cell_place(seat, target), []) for target in range(TARGETS)]
        return [sum(not self._knows(crook) for crook in cell) for cell in cells]

    def _gang_view(self, gang: int) -> GangView:
        seats = range(self.table.seats)
        score = self.known_score
        leader = score.gang_leader(self.table.seats, gang)
        return GangView(
            gang=GANG_IDS[gang],
            members=[score.members[seat * GANGS + gang] for seat in seats],
            unknown=[sum(self.unknown[seat]) for seat in seats],
            leader=leader if leader >= 0 else None,
            points=self.table.cards.gang_points[self.table.seats],
        )

    def _glimpse(self) -> Glimpse | None:
        if self.seat == SPECTATOR or self.b[GLIMPSED_AT + self.seat] == NOWHERE:
            return None
        place = self.b[GLIMPSED_AT + self.seat]
        mask = self.b[GLIMPSED + self.seat]
        seen = [crook for crook in range(1, CROOKS + 1) if (mask >> crook) & 1]
        if place < HANGOUTS:
            return Glimpse([SeenCrook(crook) for crook in seen], hangout=HANGOUT_LETTERS[place])
        crooks = [SeenCrook(crook, self._owner(crook)) for crook in seen]
        return Glimpse(crooks, target=place - IN_CELLS + LOWEST_TARGET)

    def _result(self) -> list[Place]:
        return [
            Place(seat=s.seat, place=s.place, points=s.points, money=s.tiebreaks[0])
            for s in standings(self.table)
        ]


def _by_place(table: Table) -> dict[int, list[int]]:
    """The crooks at each place, first taken first: in a cell that is from bottom to top."""
    places: dict[int, list[int]] = {}
    for crook in sorted(range(1, CROOKS + 1), key=lambda crook: table.b[TAKEN_AT + crook]):
        places.setdefault(table.b[PLACE_OF + crook], []).append(crook)
    return places
