"""A table of Crooks as readable data, and back.

A position may be given in part: a hangout that is not named is empty, a crook that is not named is
undealt, purses are full, seat 0 is active, and nobody has seen anything but its own cards.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.dealing import add_to_pile, empty_board
from backroom.games.crooks.knowledge import taken_sizes
from backroom.games.crooks.redeal import fits_spot
from backroom.games.crooks.rules import Crooks
from backroom.games.crooks.state import (
    ACCOMPLICE,
    ACTIVE,
    BANK,
    CELL,
    CROOKS,
    DOWN,
    FAILED_FULL,
    FAILED_OPEN,
    FILLED,
    GLIMPSED,
    GLIMPSED_AT,
    HAND,
    HANGOUT,
    HANGOUTS,
    HANGOUTS_OPEN,
    HIDDEN,
    HIT,
    HITMAN,
    IN_BOX,
    IN_CELLS,
    IN_HAND,
    IN_TRANSIT,
    KINGPIN,
    KNOWN,
    LOOKS,
    LOWEST_TARGET,
    MONEY,
    NOBODY,
    NOWHERE,
    ORIGIN,
    OVER,
    PASSED,
    PHASE,
    PILE_AT_MOST,
    PLACE,
    PLACE_OF,
    SPY,
    SPY_ABILITY,
    SWAP,
    SWAPPER,
    TAKE,
    TAKEN,
    TAKEN_AT,
    TARGET,
    TARGETS,
    TURN,
    UNDEALT,
    Cards,
    Table,
    cell_place,
)
from backroom.kernel.chance import Chance
from backroom.kernel.position import Restorer

ID_WORDS = {str(crook) for crook in range(1, CROOKS + 1)}
PHASES = ["turn", "take", "place", "swap", "hit", "spy", "over"]


class Failed(Struct, forbid_unknown_fields=True):
    """Sizes of a pile at which a recruit failed, by a seat with a full row or with an open one."""

    full: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)


class Glimpse(Struct, forbid_unknown_fields=True):
    """A look that no choice followed: at a hangout (its letter) or a target (T and its number)."""

    place: str
    crooks: list[int]


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Seats are written S0, targets T6, hangouts D; a placed crook is "27 down" or "26 up"."""

    seats: int = 2
    phase: str = "turn"
    active: int = 0
    money: list[int] | None = None
    bank: int | None = None
    passed: list[int] = field(default_factory=list)
    hangouts: dict[str, list[int]] = field(default_factory=dict)
    rows: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    box: list[str] = field(default_factory=list)
    undealt: list[int] | None = None
    hand: int | None = None
    hangout: str | None = None
    target: str | None = None
    moving: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    looks: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    known: dict[str, list[int]] = field(default_factory=dict)
    glimpses: dict[str, Glimpse] = field(default_factory=dict)
    failed: dict[str, Failed] = field(default_factory=dict)
    decisions: list[int] | None = None


def position_of(table: Table) -> Position:
    """Everything that lies on a table, and everything that its seats have seen."""
    b = table.b
    seats = range(table.seats)
    in_order = sorted(
        (crook for crook in _crooks() if b[ORIGIN + crook] != NOWHERE),
        key=lambda crook: int(b[TAKEN_AT + crook]),
    )
    return Position(
        seats=table.seats,
        phase=PHASES[b[PHASE]],
        active=b[ACTIVE],
        money=[b[MONEY + seat] for seat in seats],
        bank=b[BANK],
        passed=[seat for seat in seats if b[PASSED + seat]],
        hangouts={_letter(h): table.pile(h) for h in _open_hangouts(table)},
        rows={f"S{seat}": _row_of(table, seat) for seat in seats},
        box=_placed(table, IN_BOX),
        undealt=sorted(table.at(UNDEALT)),
        hand=b[HAND] or None,
        hangout=None if b[HANGOUT] == NOWHERE else _letter(b[HANGOUT]),
        target=None if b[TARGET] == NOWHERE else _target_word(b[TARGET]),
        moving=_placed(table, IN_TRANSIT),
        taken=[f"{_letter(b[ORIGIN + crook])} {crook}" for crook in in_order],
        looks=_looks_of(table),
        known={f"S{seat}": _bits(b[KNOWN + seat]) for seat in seats if b[KNOWN + seat]},
        glimpses=_glimpses_of(table),
        failed=_failed_of(table),
        decisions=[b[seat] for seat in seats],
    )


def _row_of(table: Table, seat: int) -> dict[str, list[str]]:
    cells = {_target_word(t): _placed(table, cell_place(seat, t)) for t in range(TARGETS)}
    return {target: crooks for target, crooks in cells.items() if crooks}


def _placed(table: Table, place: int) -> list[str]:
    return [f"{crook} {'down' if table.is_down(crook) else 'up'}" for crook in table.at(place)]


def _looks_of(table: Table) -> dict[str, dict[str, list[int]]]:
    looks = {
        f"S{seat}": {
            _letter(h): _bits(table.b[LOOKS + seat * HANGOUTS + h])
            for h in _open_hangouts(table)
            if table.b[LOOKS + seat * HANGOUTS + h]
        }
        for seat in range(table.seats)
    }
    return {seat: of_seat for seat, of_seat in looks.items() if of_seat}


def _glimpses_of(table: Table) -> dict[str, Glimpse]:
    b = table.b
    glimpses = {}
    for seat in range(table.seats):
        place = b[GLIMPSED_AT + seat]
        if place != NOWHERE:
            word = _letter(place) if place < HANGOUTS else _target_word(place - IN_CELLS)
            glimpses[f"S{seat}"] = Glimpse(place=word, crooks=_bits(b[GLIMPSED + seat]))
    return glimpses


def _failed_of(table: Table) -> dict[str, Failed]:
    b = table.b
    failed = {}
    for hangout in _open_hangouts(table):
        full, open_ = _bits(b[FAILED_FULL + hangout]), _bits(b[FAILED_OPEN + hangout])
        if full or open_:
            failed[_letter(hangout)] = Failed(full=full, open=open_)
    return failed


def restore(cards: Cards, position: Position, memory_aid: bool, chance: Chance) -> Crooks:
    """The table that a position describes; raises SetupError where it cannot be one."""
    return _Restorer(cards, position, memory_aid, chance).table


class _Restorer(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position, memory_aid: bool, chance: Chance) -> None:
        super().__init__(position.seats, empty_board(cards, position.seats, memory_aid))
        self.table = Crooks(cards, position.seats, self.b, chance)
        self.position = position
        self._note_turn()
        self._lay_out_piles()
        self._lay_out_rows()
        self._lay_out_hand()
        self._note_taken()
        self._note_money()
        self._note_memories()
        self._check_undealt()
        self._check_stacks()
        self._check_phase()
        self._check_history()

    def _lay_out_piles(self) -> None:
        for letter, crooks in self.position.hangouts.items():
            hangout = self._hangout(letter)
            if len(crooks) > PILE_AT_MOST:
                self.bad(f"hangouts.{letter}", f"a pile holds at most {PILE_AT_MOST} crooks")
            for crook in crooks:
                self._lay(crook, hangout, f"hangouts.{letter}")
                self.b[PLACE_OF + crook] = UNDEALT
                add_to_pile(self.b, hangout, crook)

    def _lay_out_rows(self) -> None:
        for seat_word, row in self.position.rows.items():
            seat = self.seat(seat_word, "rows")
            for target_word, crooks in row.items():
                target = self._target(target_word)
                where = f"rows.{seat_word}.{target_word}"
                self._lay_stack(crooks, cell_place(seat, target), where)
                if crooks:
                    self.b[CELL + seat * TARGETS + target] = len(crooks)
                    self.b[FILLED + seat] += 1
        for crook in _crooks():
            place = self.b[PLACE_OF + crook]
            if place >= IN_CELLS and self.b[DOWN + crook]:
                self.b[HIDDEN + (place - IN_CELLS) % TARGETS] += 1
                self.b[KNOWN + (place - IN_CELLS) // TARGETS] |= 1 << crook  # CR-115
        self._lay_stack(self.position.box, IN_BOX, "box")

    def _lay_out_hand(self) -> None:
        position, b = self.position, self.b
        if position.hand is not None:
            self._lay(position.hand, IN_HAND, "hand")
            b[HAND] = position.hand
        if position.hangout is not None:
            b[HANGOUT] = self._hangout(position.hangout)
        if position.target is not None:
            b[TARGET] = self._target(position.target)
        self._lay_stack(position.moving, IN_TRANSIT, "moving")
        for crook in _crooks():
            if b[PLACE_OF + crook] == IN_TRANSIT and b[DOWN + crook]:
                b[KNOWN + position.active] |= 1 << crook

    def _note_taken(self) -> None:
        """The order in which crooks were taken; those laid out without it keep their own."""
        placed = sorted(
            (crook for crook in _crooks() if self.b[TAKEN_AT + crook]),
            key=lambda crook: int(self.b[TAKEN_AT + crook]),
        )
        listed: dict[int, int] = {}
        for entry in self.position.taken:
            letter, _, number = entry.partition(" ")
            if number not in ID_WORDS or int(number) not in placed or int(number) in listed:
                self.bad("taken", f"{entry!r} is no crook in a row, a hand or the box")
            listed[int(number)] = self._hangout(letter)
        in_order = [crook for crook in placed if crook not in listed] + list(listed)
        for count, crook in enumerate(in_order, 1):
            self.b[TAKEN_AT + crook] = count
            self.b[ORIGIN + crook] = listed.get(crook, NOWHERE)
        self.b[TAKEN] = len(in_order)
        for hangout in range(HANGOUTS):
            came = sum(1 for origin in listed.values() if origin == hangout)
            if came + self.table.pile_size(hangout) > PILE_AT_MOST:
                self.bad("taken", f"hangout {_letter(hangout)} cannot have held so many crooks")

    def _note_turn(self) -> None:
        position, b = self.position, self.b
        if position.phase not in PHASES:
            self.bad("phase", f"{position.phase!r} is none of {', '.join(PHASES)}")
        b[PHASE] = PHASES.index(position.phase)
        for seat in [position.active, *position.passed]:
            self.need(seat in range(self.seats), "active, passed", f"there is no seat {seat}")
        b[ACTIVE] = position.active
        for seat in position.passed:
            b[PASSED + seat] = 1
        self.note_decisions(position.decisions)

    def _note_money(self) -> None:
        position, b = self.position, self.b
        if position.money is not None:
            self.by_seat(position.money, "money", MONEY)
            b[BANK] += self.table.cards.start_money * self.seats - sum(position.money)
        if position.bank is not None:
            b[BANK] = position.bank

    def _note_memories(self) -> None:
        position, b = self.position, self.b
        for seat_word, of_seat in position.looks.items():
            for letter, sizes in of_seat.items():
                cell = LOOKS + self.seat(seat_word, "looks") * HANGOUTS + self._hangout(letter)
                b[cell] = self._mask(sizes, PILE_AT_MOST, f"looks.{seat_word}.{letter}")
        if position.phase == "take" and position.hangout is not None:
            hangout = self._hangout(position.hangout)
            b[LOOKS + position.active * HANGOUTS + hangout] |= 1 << self.table.pile_size(hangout)
        for seat_word, crooks in position.known.items():
            b[KNOWN + self.seat(seat_word, "known")] |= self._mask(
                crooks, CROOKS, f"known.{seat_word}"
            )
        for seat_word, glimpse in position.glimpses.items():
            seat = self.seat(seat_word, "glimpses")
            at_target = glimpse.place.startswith("T")
            b[GLIMPSED_AT + seat] = (
                IN_CELLS + self._target(glimpse.place)
                if at_target
                else self._hangout(glimpse.place)
            )
            b[GLIMPSED + seat] = self._mask(glimpse.crooks, CROOKS, f"glimpses.{seat_word}")
        for letter, failed in position.failed.items():
            hangout = self._hangout(letter)
            b[FAILED_FULL + hangout] = self._mask(failed.full, PILE_AT_MOST, f"failed.{letter}")
            b[FAILED_OPEN + hangout] = self._mask(failed.open, PILE_AT_MOST, f"failed.{letter}")

    def _check_undealt(self) -> None:
        given = self.position.undealt
        if given is not None and sorted(given) != sorted(self.table.at(UNDEALT)):
            self.bad("undealt", "these are not the crooks that lie nowhere else")

    def _check_phase(self) -> None:
        """The phase must be one that these cards allow, with something to choose in it."""
        table, b = self.table, self.b
        phase = b[PHASE]
        all_passed = all(b[PASSED + seat] for seat in range(table.seats))
        self.need(
            all_passed == (phase == OVER), "phase", "the game is over exactly if all have passed"
        )
        self.need(
            phase == OVER or not table.has_passed(table.active()),
            "active",
            "the active seat has passed",
        )
        for part, is_given, phases in (
            ("hand", b[HAND] != NOBODY, (PLACE,)),
            ("hangout", b[HANGOUT] != NOWHERE, (TAKE,)),
            ("target", b[TARGET] != NOWHERE, (SWAP, HIT)),
            ("moving", bool(self.position.moving), (SWAP,)),
        ):
            names = " and ".join(PHASES[number] for number in phases)
            self.need(is_given == (phase in phases), part, f"it belongs to {names}, and only there")
        self.need(
            phase != OVER or not any(b[DOWN + c] for c in _crooks() if b[PLACE_OF + c] >= IN_CELLS),
            "rows",
            "when the game is over all crooks at targets lie face up",
        )
        acting = {SWAP: SWAPPER, HIT: HITMAN, SPY: SPY_ABILITY}.get(phase)
        if acting is not None:
            self.need(self._has_acting(acting), "phase", "nobody is there whose ability that is")
        if phase not in (TURN, OVER):
            self.need(bool(table.legal(table.active())), "phase", "there is nothing to choose")

    def _has_acting(self, ability: int) -> bool:
        """Whether the active seat has a face-up crook with this ability where it acts."""
        row = range(TARGETS) if self.b[TARGET] == NOWHERE else [self.b[TARGET]]
        return any(
            self.table.cards.ability[crook] == ability and not self.table.is_down(crook)
            for target in row
            for crook in self.table.cell(self.position.active, target)
        )

    def _lay_stack(self, crooks: Sequence[str], place: int, where: str) -> None:
        for entry in crooks:
            number, _, side = entry.partition(" ")
            if number not in ID_WORDS or side not in ("up", "down"):
                self.bad(where, f"{entry!r} is not a crook's id and up or down, such as '27 down'")
            self._lay(int(number), place, where)
            self.b[DOWN + int(number)] = 1 if side == "down" else 0

    def _check_stacks(self) -> None:
        """Every crook but the bottom one is a face-up accomplice, and no kingpin lies face down."""
        for place in range(IN_BOX, IN_CELLS + self.seats * TARGETS):
            for index, crook in enumerate(self.table.at(place)):
                down, ability = self.table.is_down(crook), self.table.cards.ability[crook]
                on_top = index > 0 and place != IN_BOX
                self.need(
                    not on_top or (ability == ACCOMPLICE and not down),
                    "rows",
                    f"only a face-up accomplice can lie on another crook, not {crook}",
                )
                self.need(not down or ability != KINGPIN, "rows", "a kingpin is never face down")

    def _check_history(self) -> None:
        """Looks and failed recruits must have been possible with the crooks that lie there."""
        table, b = self.table, self.b
        for seat in range(self.seats):
            for hangout in range(b[HANGOUTS_OPEN]):
                size = table.pile_size(hangout)
                looks = b[LOOKS + seat * HANGOUTS + hangout] & ((1 << size) - 1)
                self.need(looks == 0, "looks", "a pile only shrinks, and now it is larger")
            placed = sum(1 << crook for crook in _crooks() if b[PLACE_OF + crook] >= IN_TRANSIT)
            self.need(not b[KNOWN + seat] & ~placed, "known", "only placed crooks are listed")
        sizes = taken_sizes(table)
        for crook in _crooks():
            self.need(
                fits_spot(table, crook, crook, sizes[crook]),
                "failed, taken",
                f"after what happened, crook {crook} cannot be where it is",
            )

    def _lay(self, crook: int, place: int, where: str) -> None:
        if crook not in _crooks():
            self.bad(where, f"there is no crook {crook}")
        if self.b[PLACE_OF + crook] != UNDEALT:
            self.bad(where, f"crook {crook} lies somewhere else already")
        self.b[PLACE_OF + crook] = place
        if place >= HANGOUTS:
            self.b[TAKEN] += 1
            self.b[TAKEN_AT + crook] = self.b[TAKEN]

    def _hangout(self, letter: str) -> int:
        if letter not in [_letter(hangout) for hangout in _open_hangouts(self.table)]:
            self.bad(letter, "there is no such hangout with this number of seats")
        return HANGOUT_LETTERS.index(letter)

    def _target(self, word: str) -> int:
        if word not in [_target_word(target) for target in range(TARGETS)]:
            self.bad(word, "there is no such target; they are written T2 to T9")
        return int(word[1:]) - LOWEST_TARGET

    def _mask(self, numbers: Iterable[int], largest: int, where: str) -> int:
        mask = 0
        for number in numbers:
            if number not in range(largest + 1):
                self.bad(where, f"{number} is not in 0..{largest}")
            mask |= 1 << number
        return mask


def _crooks() -> range:
    return range(1, CROOKS + 1)


def _open_hangouts(table: Table) -> range:
    return range(table.b[HANGOUTS_OPEN])


def _letter(hangout: int) -> str:
    return HANGOUT_LETTERS[hangout]


def _target_word(target: int) -> str:
    return f"T{target + LOWEST_TARGET}"


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if (mask >> bit) & 1]
