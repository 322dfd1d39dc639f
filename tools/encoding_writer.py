"""Writes ``encoding.py`` of a game: what fills the columns that its ``slots.py`` declares."""

import re
from collections.abc import Iterator
from inspect import signature
from typing import Any

from backroom.kernel.encoding import (
    LARGEST_AMOUNT,
    Bits,
    Encoding,
    Exactly,
    Fact,
    Form,
    Of,
    OneHot,
    Scaled,
    Slot,
    Thermometer,
)
from backroom.kernel.layout import Things
from sums import Sum, columns, plain, steps

INDENT = "    "


class EncodingWriter:
    """Writes one encoder: a walk through all slots in their order. ``column`` is the first one of
    what is told next, ``count`` the number of marks so far."""

    def __init__(self, game: str, encoding: Encoding, board: Any) -> None:
        self.game = game
        self.encoding = encoding
        self.board = board  # writes index functions
        self.rooms: set[str] = set()
        self.noted: set[str] = set()  # arrays of the notes

    def lines(self) -> list[str]:
        body = [line for slot in self.encoding.slots for line in self.slot(slot)]
        used = set(re.findall(r"\w+", "\n".join(body)))
        names = ["value", "of_it", "turn", "step", "rest", *self.owners()]
        package = f"backroom.games.{self.game}"
        rooms = sorted(self.rooms - {"notes"})
        return [
            f"from {package} import board as at",
            *([f"from {package} import {', '.join(rooms)}"] if rooms else []),
            f"from {package} import notes as taken",
            f"from {package}.state import Table",
            "from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS, Encoder",
            "from backroom.kernel.numbers import i64, vec",
            "from backroom.kernel.state import State",
            "",
            "",
            "class TableEncoder(Encoder):",
            '    """Puts tables of this game into numbers."""',
            "",
            "    def __init__(self) -> None:",
            "        self.notes = taken.Notes()",
            "",
            "    def encode(self, state: State, seat: i64, whole: bool, marks: vec[i64]) -> i64:",
            "        assert isinstance(state, Table)",
            "        table = state",
            "        b = table.b",
            "        cards = table.cards",
            *(["        seats: i64 = table.seats"] if "seats" in used else []),
            *(["        own: i64 = 0 if seat < 0 else seat"] if "own" in used else []),
            "        notes = self.notes",
            "        notes.take(table, seat, whole)",
            *(f"        noted_{name} = notes.{name}" for name in sorted(self.noted)),
            "        count: i64 = 0",
            "        column: i64 = 0",
            *(f"        {name}: i64 = 0" for name in names if name in used),
            *(INDENT * 2 + line for line in body),
            "        return count",
        ]

    def owners(self) -> list[str]:
        """What the seats are called that slots go by."""
        seats = [one for slot in self.encoding.slots for one in self.encoding.by(slot)]
        return sorted({place_name(things) for things in seats if things.are_seats})

    def slot(self, slot: Slot) -> Iterator[str]:
        """Everything that a slot tells, thing by thing."""
        yield f"# {slot.name}"
        indent = ""
        if slot.remembered:
            yield "if not whole:"
            indent += INDENT
        by = self.encoding.by(slot)
        places = []
        for depth, things in enumerate(by):
            place = f"turn_{depth}" if things.are_seats else place_name(things)
            yield indent + f"for {place} in range({counted([things])}):"
            indent += INDENT
            if things.are_seats:
                yield from self.turned(place_name(things), place, indent)
            places.append(place_name(things))
        yield from self.told(slot, places, indent)
        yield indent + f"column += {columns_of(slot).text()}"

    @staticmethod
    def turned(place: str, turn: str, indent: str) -> Iterator[str]:
        """Seats are told in turn, from the one that looks."""
        yield indent + f"{place} = own + {turn}"
        yield indent + f"if {place} >= seats:"
        yield indent + INDENT + f"{place} -= seats"

    def told(self, slot: Slot, places: list[str], indent: str) -> Iterator[str]:
        if slot.known is not None:
            yield indent + f"if whole or {self.call(slot.known, slot)}:"
            indent += INDENT
        yield indent + f"value = {self.value(slot, places)}"
        none = self.encoding.none_of(slot)
        if slot.also or any(not says_nothing_of(none, form) for form in slot.forms):
            yield indent + f"if value != {none}:"
            indent += INDENT
        offset = plain(0)
        for form in slot.forms:
            yield from (indent + line for line in self.form(form, "value", offset))
            offset = offset.plus(width_of(form))
        for fact in slot.also:
            yield from (indent + line for line in self.fact(fact, slot, offset))
            offset = offset.plus(width(fact))

    def fact(self, fact: Fact, slot: Slot, offset: Sum) -> Iterator[str]:
        yield f"value = {self.found(fact.value, slot)}"
        indent = ""
        if any(not says_nothing_of(fact.none, form) for form in fact.forms):
            yield f"if value != {fact.none}:"
            indent = INDENT
        for form in fact.forms:
            yield from (indent + line for line in self.form(form, "value", offset))
            offset = offset.plus(width_of(form))

    def value(self, slot: Slot, places: list[str]) -> str:
        if slot.value is not None:
            return self.found(slot.value, slot)
        part = self.encoding.part(slot)
        if not part.by:
            return f"b[at.{part.name.upper()}]"
        cards = ["cards"] if self.board.needs_cards(part) else []
        return f"b[at.{part.name}({', '.join([*cards, *places])})]"

    def found(self, value: Any, slot: Slot) -> str:
        """What a function says, or where it stands among the notes."""
        if not isinstance(value, str):
            return self.call(value, slot)
        self.noted.add(value)
        by = self.encoding.by(slot)
        place = [
            f"{place_name(things)} * {steps(by[depth + 1 :]).factor()}".removesuffix(" * 1")
            for depth, things in enumerate(by)
        ]
        return f"noted_{value}[{' + '.join(place)}]"

    def call(self, function: Any, slot: Slot) -> str:
        """A call with what the function's parameters are named after."""
        known = {"table": "table", "seat": "seat", "notes": "notes"}
        known |= {name: name for name in map(place_name, self.encoding.by(slot))}
        names = list(signature(function).parameters)
        unknown = [name for name in names if name not in known]
        if unknown:
            raise TypeError(f"{slot.name}: {function.__name__} wants {', '.join(unknown)}")
        room = function.__module__.rpartition(".")[2]
        self.rooms.add(room)
        room = "taken" if room == "notes" else room
        return f"{room}.{function.__name__}({', '.join(known[name] for name in names)})"

    # One form of a value. Columns are counted from ``column``, with an offset.

    def form(self, form: Form, value: str, offset: Sum) -> Iterator[str]:
        match form:
            case OneHot():
                yield from self.one_hot(form, value, offset)
            case Exactly():
                yield f"if {value} > 0:"
                yield from mark(offset.plus(plain(-1)), f"min({value}, {form.most})")
            case Thermometer():
                yield f"for step in range(min({value}, i64({form.most}))):"
                yield from mark(offset, "step")
            case Scaled():
                yield f"if {value} != 0:"
                clipped = f"max(min({value}, {LARGEST_AMOUNT}), -{LARGEST_AMOUNT})"
                yield from mark(offset, "", f"({clipped} & AMOUNTS)")
            case Bits():
                yield from self.bits(form, value, offset)
            case Of():
                yield f"of_it = cards.{form.attribute}[{value}]"
                yield from self.form(form.form, "of_it", offset)

    def one_hot(self, form: OneHot, value: str, offset: Sum) -> Iterator[str]:
        """The first kind of things may be seats, which are turned: the others stay as they are."""
        first, *others = form.things
        if not first.are_seats:
            yield f"if 0 <= {value} < {columns(form.things).text()}:"
            yield from mark(offset, value)
            return
        step = columns(others)
        yield f"turn = {value}{f' // {step.factor()}' if others else ''} - own"
        yield "if turn < 0:"
        yield INDENT + "turn += seats"
        if others:
            yield f"turn = turn * {step.factor()} + {value} % {step.factor()}"
        yield from mark(offset, "turn", indent="")

    def bits(self, form: Bits, value: str, offset: Sum) -> Iterator[str]:
        if form.things.are_seats:
            yield f"if {value} != 0:"
            yield INDENT + f"for step in range({counted([form.things])}):"
            yield from self.turned("turn", "step", INDENT * 2)
            yield INDENT * 2 + f"if ({value} >> turn) & 1 == 1:"
            yield from (INDENT * 2 + line for line in mark(offset, "step"))
            return
        yield f"rest = {value}"
        yield "step = 0"
        yield "while rest > 0:"  # most sets have few members: eight at once are passed over
        yield INDENT + "if rest & 255 == 0:"
        yield INDENT * 2 + "rest >>= 8"
        yield INDENT * 2 + "step += 8"
        yield INDENT * 2 + "continue"
        yield INDENT + "if rest & 1 == 1:"
        yield from (INDENT + line for line in mark(offset, "step"))
        yield INDENT + "rest >>= 1"
        yield INDENT + "step += 1"


def mark(offset: Sum, value: str, amount: str = "1", indent: str = INDENT) -> Iterator[str]:
    """Write one mark: the column, and the amount that stands there."""
    places = ["column", *([value] if value else []), *([] if offset.is_zero() else [offset.text()])]
    column = " + ".join(places).replace("+ -", "- ")
    yield indent + f"marks[count] = (({column}) << AMOUNT_BITS) + {amount}"
    yield indent + "count += 1"


def says_nothing_of(none: int | None, form: Form) -> bool:
    """Whether a form needs nobody to tell it which number stands for nothing."""
    match form:
        case Of():
            return none is None
        case OneHot():
            return none is None or (none < 0 and not form.things[0].are_seats)
        case _:
            return True


def counted(kinds: list[Things]) -> str:
    """The end of a loop over things; a plain number is made one of the machine's."""
    count = columns(kinds)
    return f"i64({count.text()})" if count.is_plain() else count.text()


def place_name(things: Things) -> str:
    """What a thing is called where a slot goes by it: ``seat`` is the one that looks."""
    return "owner" if things.name == "seat" else things.name


def columns_of(slot: Slot) -> Sum:
    """How many columns a slot takes for one thing."""
    total = width(slot)
    for fact in slot.also:
        total = total.plus(width(fact))
    return total


def width(one: Slot | Fact) -> Sum:
    total = plain(0)
    for form in one.forms:
        total = total.plus(width_of(form))
    return total


def width_of(form: Form) -> Sum:
    """How many columns a form takes."""
    match form:
        case OneHot():
            return columns(form.things)
        case Bits():
            return columns([form.things])
        case Exactly() | Thermometer():
            return plain(form.most)
        case Of():
            return width_of(form.form)
        case _:
            return plain(1)
