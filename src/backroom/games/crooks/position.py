"""A table of Crooks as readable data, and back.

A position may be given in part: a hangout that is not named is empty, a crook that is not named is
undealt, purses are full, seat 0 is active, and nobody has seen anything but its own cards.
"""

from collections.abc import Sequence

from msgspec import Struct, field

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions
from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.cards import ACCOMPLICE, HITMAN, KINGPIN, SPYING, SWAPPER, Cards
from backroom.games.crooks.dealing import add_to_pile, board_before_deal
from backroom.games.crooks.decisions import NAMES
from backroom.games.crooks.knowledge import taken_sizes
from backroom.games.crooks.layout import LAYOUT
from backroom.games.crooks.redeal import fits_spot
from backroom.games.crooks.rules import Crooks
from backroom.games.crooks.state import Table, cell_place, crooks_at, crooks_in_cell, pile_of
from backroom.kernel.chance import Chance
from backroom.kernel.layout import Board
from backroom.kernel.position import Restorer

ID_WORDS = {str(crook) for crook in range(1, at.CROOKS + 1)}
OVER_WORD = NAMES[decisions.OVER]


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
    told = _words(table).told
    return Position(
        seats=table.seats,
        phase=told("decision") or OVER_WORD,
        active=b[at.ACTIVE],
        money=[b[at.money(seat)] for seat in seats],
        bank=b[at.BANK],
        passed=[seat for seat in seats if b[at.passed(seat)]],
        hangouts={_letter(h): pile_of(table, h) for h in _open_hangouts(table)},
        rows={f"S{seat}": _row_of(table, seat) for seat in seats},
        box=_placed(table, at.IN_BOX),
        undealt=sorted(crooks_at(table, at.UNDEALT)),
        hand=told("hand"),
        hangout=told("hangout"),
        target=told("target"),
        moving=_placed(table, at.IN_TRANSIT),
        taken=_taken_of(table),
        looks=told("looks"),
        known=told("known"),
        glimpses=_glimpses_of(table),
        failed=_failed_of(table),
        decisions=[b[seat] for seat in seats],
    )


def _words(table: Table) -> Board:
    """The parts of the table in words."""
    limits = {"seat": int(table.seats), "hangout": int(table.b[at.HANGOUTS_OPEN])}
    return Board(LAYOUT, table.cards, table.b, limits)


def _row_of(table: Table, seat: int) -> dict[str, list[str]]:
    cells = {_target_word(t): _placed(table, cell_place(seat, t)) for t in range(at.TARGETS)}
    return {target: crooks for target, crooks in cells.items() if crooks}


def _placed(table: Table, place: int) -> list[str]:
    b = table.b
    return [f"{c} {'down' if b[at.down(c)] else 'up'}" for c in crooks_at(table, place)]


def _taken_of(table: Table) -> list[str]:
    """The crooks whose hangout is known, first taken first."""
    b = table.b
    taken = [crook for crook in _crooks() if b[at.origin(crook)] != at.NOWHERE]
    taken.sort(key=lambda crook: int(b[at.taken_at(crook)]))
    return [f"{_letter(b[at.origin(crook)])} {crook}" for crook in taken]


def _glimpses_of(table: Table) -> dict[str, Glimpse]:
    words = _words(table)
    crooks = words.told("glimpsed")
    return {
        seat: Glimpse(place=place, crooks=crooks.get(seat, []))
        for seat, place in words.told("glimpsed_at").items()
    }


def _failed_of(table: Table) -> dict[str, Failed]:
    words = _words(table)
    full, open_ = words.told("failed_full"), words.told("failed_open")
    return {
        letter: Failed(full=full.get(letter, []), open=open_.get(letter, []))
        for letter in sorted({*full, *open_})
    }


def restore(cards: Cards, position: Position, memory_aid: bool, chance: Chance) -> Crooks:
    """The table that a position describes; raises SetupError where it cannot be one."""
    return _Restorer(cards, position, memory_aid, chance).table


class _Restorer(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position, memory_aid: bool, chance: Chance) -> None:
        super().__init__(position.seats, board_before_deal(cards, position.seats, memory_aid))
        self.table = Crooks(cards, position.seats, self.b, chance)
        self.position = position
        self._note_turn()
        self._lay_out_piles()
        self._note_memories()
        self._lay_out_rows()
        self._lay_out_hand()
        self._note_taken()
        self._note_money()
        self._check_undealt()
        self._check_stacks()
        self._check_phase()
        self._check_history()

    def _lay_out_piles(self) -> None:
        for letter, crooks in self.position.hangouts.items():
            hangout = self._hangout(letter)
            if len(crooks) > at.PILE_AT_MOST:
                self.bad(f"hangouts.{letter}", f"a pile holds at most {at.PILE_AT_MOST} crooks")
            for crook in crooks:
                self._lay(crook, hangout, f"hangouts.{letter}")
                self.b[at.place(crook)] = at.UNDEALT
                add_to_pile(self.b, hangout, crook)

    def _lay_out_rows(self) -> None:
        for seat_word, row in self.position.rows.items():
            seat = self.seat(seat_word, "rows")
            for target_word, crooks in row.items():
                target = self._target(target_word)
                where = f"rows.{seat_word}.{target_word}"
                self._lay_stack(crooks, cell_place(seat, target), where)
                if crooks:
                    self.b[at.cell(seat, target)] = len(crooks)
                    self.b[at.filled(seat)] += 1
        for crook in _crooks():
            place = self.b[at.place(crook)]
            if place >= at.IN_CELLS and self.b[at.down(crook)]:
                self.b[at.hidden((place - at.IN_CELLS) % at.TARGETS)] += 1
                self.b[at.known((place - at.IN_CELLS) // at.TARGETS)] |= 1 << crook  # CR-115
        self._lay_stack(self.position.box, at.IN_BOX, "box")

    def _lay_out_hand(self) -> None:
        position, b = self.position, self.b
        if position.hand is not None:
            self._lay(position.hand, at.IN_HAND, "hand")
            b[at.HAND] = position.hand
        if position.hangout is not None:
            b[at.HANGOUT] = self._hangout(position.hangout)
        if position.target is not None:
            b[at.TARGET] = self._target(position.target)
        self._lay_stack(position.moving, at.IN_TRANSIT, "moving")
        for crook in _crooks():
            if b[at.place(crook)] == at.IN_TRANSIT and b[at.down(crook)]:
                b[at.known(position.active)] |= 1 << crook

    def _note_taken(self) -> None:
        """The order in which crooks were taken; those laid out without it keep their own."""
        placed = sorted(
            (crook for crook in _crooks() if self.b[at.taken_at(crook)]),
            key=lambda crook: int(self.b[at.taken_at(crook)]),
        )
        listed: dict[int, int] = {}
        for entry in self.position.taken:
            letter, _, number = entry.partition(" ")
            if number not in ID_WORDS or int(number) not in placed or int(number) in listed:
                self.bad("taken", f"{entry!r} is no crook in a row, a hand or the box")
            listed[int(number)] = self._hangout(letter)
        in_order = [crook for crook in placed if crook not in listed] + list(listed)
        for count, crook in enumerate(in_order, 1):
            self.b[at.taken_at(crook)] = count
            self.b[at.origin(crook)] = listed.get(crook, at.NOWHERE)
        self.b[at.TAKEN] = len(in_order)
        for hangout in range(at.HANGOUTS):
            came = sum(1 for origin in listed.values() if origin == hangout)
            if came + self.table.b[at.size(hangout)] > at.PILE_AT_MOST:
                self.bad("taken", f"hangout {_letter(hangout)} cannot have held so many crooks")

    def _note_turn(self) -> None:
        position, b = self.position, self.b
        if position.phase not in NAMES:
            self.bad("phase", f"{position.phase!r} is none of {', '.join(NAMES)}")
        b[at.DECISION] = NAMES.index(position.phase)
        for seat in [position.active, *position.passed]:
            self.need(seat in range(self.seats), "active, passed", f"there is no seat {seat}")
        b[at.ACTIVE] = position.active
        for seat in position.passed:
            b[at.passed(seat)] = 1
        self.note_decisions(position.decisions)

    def _note_money(self) -> None:
        position, b = self.position, self.b
        if position.money is not None:
            self.by_seat(position.money, "money", at.money(0))
            b[at.BANK] += self.table.cards.start_money * self.seats - sum(position.money)
        if position.bank is not None:
            b[at.BANK] = position.bank

    def _note_memories(self) -> None:
        """What seats have seen; a seat that is about to take looks at its pile."""
        position, b = self.position, self.b
        words = _words(self.table)
        self.lay(words, "looks", position.looks)
        if position.phase == "take" and position.hangout is not None:
            hangout = self._hangout(position.hangout)
            b[at.looks(position.active, hangout)] |= 1 << b[at.size(hangout)]
        self.lay(words, "known", position.known)
        glimpses = position.glimpses.items()
        self.lay(words, "glimpsed_at", {seat: glimpse.place for seat, glimpse in glimpses})
        self.lay(words, "glimpsed", {seat: glimpse.crooks for seat, glimpse in glimpses})
        failed = position.failed.items()
        self.lay(words, "failed_full", {letter: sizes.full for letter, sizes in failed})
        self.lay(words, "failed_open", {letter: sizes.open for letter, sizes in failed})

    def _check_undealt(self) -> None:
        given = self.position.undealt
        if given is not None and sorted(given) != sorted(crooks_at(self.table, at.UNDEALT)):
            self.bad("undealt", "these are not the crooks that lie nowhere else")

    def _check_phase(self) -> None:
        """The phase must be one that these cards allow, with something to choose in it."""
        table, b = self.table, self.b
        phase = b[at.DECISION]
        all_passed = all(b[at.passed(seat)] for seat in range(table.seats))
        self.need(
            all_passed == (phase == decisions.OVER),
            "phase",
            "the game is over exactly if all have passed",
        )
        self.need(
            phase == decisions.OVER or table.b[at.passed(table.b[at.ACTIVE])] == 0,
            "active",
            "the active seat has passed",
        )
        for part, is_given, phases in (
            ("hand", b[at.HAND] != at.NOBODY, (decisions.PLACE,)),
            ("hangout", b[at.HANGOUT] != at.NOWHERE, (decisions.TAKE,)),
            ("target", b[at.TARGET] != at.NOWHERE, (decisions.SWAP, decisions.HIT)),
            ("moving", bool(self.position.moving), (decisions.SWAP,)),
        ):
            names = " and ".join(NAMES[number] for number in phases)
            self.need(is_given == (phase in phases), part, f"it belongs to {names}, and only there")
        self.need(
            phase != decisions.OVER
            or not any(b[at.down(c)] for c in _crooks() if b[at.place(c)] >= at.IN_CELLS),
            "rows",
            "when the game is over all crooks at targets lie face up",
        )
        acting = {decisions.SWAP: SWAPPER, decisions.HIT: HITMAN, decisions.SPY: SPYING}.get(phase)
        if acting is not None:
            self.need(self._has_acting(acting), "phase", "nobody is there whose ability that is")
        if phase not in (decisions.TURN, decisions.OVER):
            self.need(bool(table.legal(table.b[at.ACTIVE])), "phase", "there is nothing to choose")

    def _has_acting(self, ability: int) -> bool:
        """Whether the active seat has a face-up crook with this ability where it acts."""
        row = range(at.TARGETS) if self.b[at.TARGET] == at.NOWHERE else [self.b[at.TARGET]]
        return any(
            self.table.cards.ability[crook] == ability and self.table.b[at.down(crook)] == 0
            for target in row
            for crook in crooks_in_cell(self.table, self.position.active, target)
        )

    def _lay_stack(self, crooks: Sequence[str], place: int, where: str) -> None:
        for entry in crooks:
            number, _, side = entry.partition(" ")
            if number not in ID_WORDS or side not in ("up", "down"):
                self.bad(where, f"{entry!r} is not a crook's id and up or down, such as '27 down'")
            self._lay(int(number), place, where)
            self.b[at.down(int(number))] = 1 if side == "down" else 0

    def _check_stacks(self) -> None:
        """Every crook but the bottom one is a face-up accomplice, and no kingpin lies face down."""
        for place in range(at.IN_BOX, at.IN_CELLS + self.seats * at.TARGETS):
            for index, crook in enumerate(crooks_at(self.table, place)):
                down, ability = self.table.b[at.down(crook)] == 1, self.table.cards.ability[crook]
                on_top = index > 0 and place != at.IN_BOX
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
            for hangout in range(b[at.HANGOUTS_OPEN]):
                size = table.b[at.size(hangout)]
                looks = b[at.looks(seat, hangout)] & ((1 << size) - 1)
                self.need(looks == 0, "looks", "a pile only shrinks, and now it is larger")
            placed = sum(1 << crook for crook in _crooks() if b[at.place(crook)] >= at.IN_TRANSIT)
            self.need(not b[at.known(seat)] & ~placed, "known", "only placed crooks are listed")
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
        if self.b[at.place(crook)] != at.UNDEALT:
            self.bad(where, f"crook {crook} lies somewhere else already")
        self.b[at.place(crook)] = place
        if place >= at.HANGOUTS:
            self.b[at.TAKEN] += 1
            self.b[at.taken_at(crook)] = self.b[at.TAKEN]

    def _hangout(self, letter: str) -> int:
        if letter not in [_letter(hangout) for hangout in _open_hangouts(self.table)]:
            self.bad(letter, "there is no such hangout with this number of seats")
        return HANGOUT_LETTERS.index(letter)

    def _target(self, word: str) -> int:
        if word not in [_target_word(target) for target in range(at.TARGETS)]:
            self.bad(word, "there is no such target; they are written T2 to T9")
        return int(word[1:]) - at.LOWEST_TARGET


def _crooks() -> range:
    return range(1, at.CROOKS + 1)


def _open_hangouts(table: Table) -> range:
    return range(table.b[at.HANGOUTS_OPEN])


def _letter(hangout: int) -> str:
    return HANGOUT_LETTERS[hangout]


def _target_word(target: int) -> str:
    return f"T{target + at.LOWEST_TARGET}"
