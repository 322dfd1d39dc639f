"""What a table may agree on before a game begins.

A game declares it as the fields of a struct, each with its default. Beside its type a field says,
in an annotation, which rule stands behind it, and how it is chosen where the type alone does not
tell:

    deals: Annotated[Literal["off", "on"], Agreed("NK-360")] = "off"
"""

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

# One of the values; any of the edition's things; another of them for each seat; the seats in an
# order.
Way = Literal["one", "some", "each", "order"]


class Agreed(NamedTuple):
    """The rule behind an option, and how it is chosen."""

    rule: str
    way: Way = "one"
    numbers: tuple[int, ...] = ()  # those to choose from, where the option is a number


class Offer(NamedTuple):
    """Things of an edition that an option may name."""

    things: Mapping[str, str]  # their names in the language asked for, by id
    counts: tuple[int, ...] = ()  # how many at once; empty: any number


class Preset(NamedTuple):
    """Something to begin with: how many seats, and the options that differ from the defaults."""

    name: Literal["first", "book", "long"]
    seats: int
    options: Mapping[str, object] = {}


def declared(options: type[Struct]) -> dict[str, tuple[FieldInfo, Agreed]]:
    """The options of a game by name, with what their annotations say."""
    return {field.name: (field, _agreed(field)) for field in fields(options)}


def _agreed(field: FieldInfo) -> Agreed:
    return next(note for note in get_args(field.type) if isinstance(note, Agreed))


def plain_type(of_type: Any) -> Any:
    """The type of an option without annotations and without None."""
    if get_origin(of_type) is Annotated:
        return plain_type(get_args(of_type)[0])
    if get_origin(of_type) in (Union, UnionType):
        return next(part for part in get_args(of_type) if part is not type(None))
    return of_type


def values_of(field: FieldInfo, agreed: Agreed) -> list[Any]:
    """The values of an option that is one of several; empty: it names things."""
    of_type = plain_type(field.type)
    if of_type is bool:
        return [False, True]
    if get_origin(of_type) is Literal:
        return list(get_args(of_type))
    return [field.default, *agreed.numbers] if agreed.numbers else []
