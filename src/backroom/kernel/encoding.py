"""What an encoding of a table holds, column by column: declared by a game, read by everybody else.

``slots.py`` of a game declares its **slots**: a part of its layout, or something that a function
finds out, and the forms in which numbers tell it. ``make layout`` writes ``encoding.py`` from that,
which fills the columns; here is what they are called, what they mean, and how they are read again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS, Encoder
from backroom.kernel.layout import Layout, Part, Things
from backroom.kernel.numbers import zeros
from backroom.kernel.state import State

LARGEST_AMOUNT = 127
SEAT_TURNS = ("own", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True)
class OneHot:
    """A column for each of some things: 1 where it is that thing. Several kinds of things, given
    together, are counted through as on a board."""

    things: tuple[Things, ...]

    def __init__(self, *things: Things) -> None:
        object.__setattr__(self, "things", things)


@dataclass(frozen=True)
class Exactly:
    """A column for each number from 1 to ``most``: 1 where it is that number, and in the last one
    where it is larger. Nothing stands for 0, nor for numbers below."""

    most: int


@dataclass(frozen=True)
class Thermometer:
    """A column for each number from 1 to ``most``: 1 where it is that number or a larger one."""

    most: int


@dataclass(frozen=True)
class Scaled:
    """One column with the number itself, -127 to 127; in float32 it is divided by ``unit``."""

    unit: int


@dataclass(frozen=True)
class Bits:
    """A column for each of some things: 1 where it belongs to the set."""

    things: Things


@dataclass(frozen=True)
class Of:
    """What the edition says of a card, told by a form of its own: ``cards.<attribute>[card]``."""

    attribute: str
    form: "OneHot | Exactly | Thermometer | Scaled | Bits"


Form = OneHot | Exactly | Thermometer | Scaled | Bits | Of


@dataclass(frozen=True)
class Fact:
    """Something else that is told of the same thing, where the slot has anything to tell."""

    name: str
    forms: tuple[Form, ...]
    value: Callable[..., Any] | str
    none: int = -1  # what stands for no thing


@dataclass(frozen=True)
class Slot:
    """Something that an encoding tells, once or for each of the things that it goes by.

    Without ``value`` it is the part of the layout with its name. As a word, ``value`` is an array
    of the game's notes, which goes by the same things. Otherwise ``value`` and ``known`` are
    compiled functions that get what their parameters are named after: ``table``, ``seat`` (who
    looks), ``notes`` (the game's own, taken before) and the things that the slot goes by; where
    these are seats, what is named ``seat`` comes as ``owner``. ``known`` says whether the seat may
    know; the whole table is told without asking it. What is ``remembered`` is no part of the whole
    table. ``none`` is the number that stands for no thing, or for nothing to tell; ``also`` are
    facts that are told only where the value is another one.

    ``tells`` names fields of the seat's view that follow from this slot, or from all slots that
    name them together: a law holds it to that. ``seats.money`` is the field of every seat in their
    turns; ``{}`` stands for a list whose order is not told.
    """

    name: str
    forms: tuple[Form, ...]
    by: tuple[Things, ...] | None = None  # None: as the part
    value: Callable[..., Any] | str | None = None
    known: Callable[..., Any] | None = None
    also: tuple[Fact, ...] = ()
    remembered: bool = False
    none: int | None = None  # None: what is empty of the part, or -1 for things and 0 for numbers
    tells: tuple[str, ...] = ()
    note: str = ""


class Column(NamedTuple):
    """One number of an encoding."""

    slot: str  # with the attribute, if it tells one
    where: tuple[str, ...]  # by the words of what the slot goes by
    form: str
    says: str  # what an amount other than 0 means; nothing if it is the number itself
    unit: int  # what float32 is divided by

    @property
    def name(self) -> str:
        place = "".join(f"[{word}]" for word in self.where)
        return f"{self.slot}{place}" + (f"={self.says}" if self.says else "")


@dataclass(frozen=True)
class Encoding:
    """The two encodings of a game, of what a seat knows and of the whole table, from one
    declaration. Whatever changes a column has a new version number."""

    version: int
    layout: Layout
    slots: Sequence[Slot]

    def columns(self, cards: object, seats: int, whole: bool = False) -> list[Column]:
        """All columns in their order, for tables with these cards and so many seats."""
        return [
            column
            for slot in self.slots
            if not (whole and slot.remembered)
            for column in self._columns_of(slot, cards, seats)
        ]

    def _columns_of(self, slot: Slot, cards: object, seats: int) -> Iterator[Column]:
        places = [words_of(things, cards, seats) for things in self.by(slot)]
        told = [(slot.name, slot.forms), *((fact.name, fact.forms) for fact in slot.also)]
        forms = [
            (_named(name, form), form.form if isinstance(form, Of) else form)
            for name, forms in told
            for form in forms
        ]
        for where in product(*places):
            for name, form in forms:
                for says in _meanings(form, cards, seats):
                    unit = form.unit if isinstance(form, Scaled) else 1
                    yield Column(name, where, type(form).__name__, says, unit)

    def marks_at_most(self, cards: object, seats: int) -> int:
        """How many columns can differ from 0 at once."""
        places = {
            slot.name: len(list(product(*(words_of(one, cards, seats) for one in self.by(slot)))))
            for slot in self.slots
        }
        return sum(
            places[slot.name] * _marks_of(form, cards, seats)
            for slot in self.slots
            for form in (*slot.forms, *(form for fact in slot.also for form in fact.forms))
        )

    def by(self, slot: Slot) -> tuple[Things, ...]:
        """What a slot goes by."""
        return self.part(slot).by if slot.by is None else slot.by

    def part(self, slot: Slot) -> Part:
        """The part of the layout that a slot tells."""
        return next(part for part in self.layout.parts if part.name == slot.name)

    def none_of(self, slot: Slot) -> int | None:
        """The number of a slot that stands for nothing; None if there is always something."""
        if slot.none is not None:
            return slot.none
        if not any(isinstance(form, (OneHot, Of)) for form in slot.forms):
            return 0
        if slot.value is not None:
            return -1
        empty = self.part(slot).empty
        return empty if empty < 0 else None


def _named(slot: str, form: Form) -> str:
    return f"{slot}.{form.attribute}" if isinstance(form, Of) else slot


def words_of(things: Things, cards: object, seats: int) -> list[str]:
    """The words of some things, in the order of their columns. Seats are called by their turns."""
    if things.are_seats:
        return list(SEAT_TURNS[:seats])
    words = things.by_number(cards)
    return [str(words.get(number, number)) for number in range(things.end(cards))]


def _meanings(form: Form, cards: object, seats: int) -> list[str]:
    match form:
        case OneHot():
            kinds = [words_of(things, cards, seats) for things in form.things]
            return [" ".join(words) for words in product(*kinds)]
        case Bits():
            return words_of(form.things, cards, seats)
        case Exactly():
            return [*map(str, range(1, form.most)), f"{form.most}+"]
        case Thermometer():
            return [f"{number}+" for number in range(1, form.most + 1)]
        case _:
            return [""]


def _marks_of(form: Form, cards: object, seats: int) -> int:
    told = form.form if isinstance(form, Of) else form
    many = isinstance(told, (Bits, Thermometer))
    return len(_meanings(told, cards, seats)) if many else 1


class Reading(NamedTuple):
    """One thing that an encoding says."""

    slot: str
    where: tuple[str, ...]
    says: str


def readings(columns: Sequence[Column], amounts: Mapping[int, int]) -> list[Reading]:
    """What the amounts of columns say, every thing once, in the order of the columns."""
    found: dict[tuple[str, tuple[str, ...], str], list[str]] = {}
    for number, amount in sorted(amounts.items()):
        column = columns[number]
        if amount:
            key = (column.slot, column.where, column.form)
            found.setdefault(key, []).append(column.says or str(amount))
    told: dict[tuple[str, tuple[str, ...]], Reading] = {}
    for (slot, where, form), says in found.items():
        text = says[-1] if form == Thermometer.__name__ else ", ".join(says)
        told.setdefault((slot, where), Reading(slot, where, text))
    return list(told.values())


def amounts_of(
    encoder: Encoder, state: State, seat: int, whole: bool, columns: int
) -> dict[int, int]:
    """By column: what stands there, of one table, where it is not 0."""
    marks = zeros(columns)
    count = int(encoder.encode(state, seat, whole, marks))
    told = [int(marks[place]) for place in range(count)]
    return {mark >> int(AMOUNT_BITS): ((mark & int(AMOUNTS)) ^ 128) - 128 for mark in told}
