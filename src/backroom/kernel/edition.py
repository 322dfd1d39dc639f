"""Editions: the cards, boards and numbers of a game, as data in a TOML file.

A file is checked when it is read; a bad one is refused with its line and the reason.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import tomlkit
from msgspec import Struct, ValidationError, convert, json
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT
from tomlkit.items import Table as HeaderTable

from backroom.kernel.refusals import SetupError

KeyPath = Sequence[str | int]
Shape = TypeVar("Shape", bound=Struct)

LARGEST_NUMBER = 1_000_000

_MARK = "\N{REPLACEMENT CHARACTER}here"


class BadEdition(SetupError):
    """An edition file is refused.

    >>> import backroom
    >>> try:
    ...     backroom.crooks.with_edition("nowhere.toml")
    ... except backroom.BadEdition as error:
    ...     error.source, error.line
    ('nowhere.toml', 1)
    """

    def __init__(self, source: str, line: int, why: str) -> None:
        super().__init__("bad_edition", f"{source}, line {line}: {why}")
        self.source = source
        self.line = line


class EditionText:
    """The text of an edition file, its data, and where in the text each value stands."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.text = text
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(source, _line_in(str(error)), str(error)) from error

    def shaped(self, shape: type[Shape]) -> Shape:
        """The data as the game's typed structure; no number may be absurdly large."""
        for path in large_numbers(self.data, LARGEST_NUMBER):
            raise self.bad(path, f"no number may be larger than {LARGEST_NUMBER}")
        try:
            return convert(self.data, shape)
        except ValidationError as error:
            why, _, place = str(error).partition(" - at ")
            raise self.bad(_path_in(place), why) from error

    def bad(self, path: KeyPath, why: str) -> BadEdition:
        """The refusal of the value at this path."""
        return BadEdition(self.source, self.line_of(path), why)

    def check(self, holds: bool, path: KeyPath, why: str) -> None:
        """Refuse the value at this path unless it holds."""
        if not holds:
            raise self.bad(path, why)

    def line_of(self, path: KeyPath) -> int:
        """The line on which the value at this path stands, or the thing it is missing from."""
        for length in range(len(path), 0, -1):
            line = self._line_of_existing(path[:length])
            if line is not None:
                return line
        return 1

    def _line_of_existing(self, path: KeyPath) -> int | None:
        # tomlkit keeps the layout of a file, so a mark put in the value's stead shows its line.
        document = tomlkit.parse(self.text)
        parent: Any = document
        try:
            for key in path[:-1]:
                parent = parent[key]
            if isinstance(parent, AoT):
                return self._line_of_header(path[:-1], int(path[-1]))
            if isinstance(parent[path[-1]], (HeaderTable, AoT)):
                return self._line_of_header(path, 0)
            parent[path[-1]] = _MARK
        except (LookupError, TypeError, TOMLKitError):
            return None
        before, found, _ = tomlkit.dumps(document).partition(_MARK)
        return before.count("\n") + 1 if found else None

    def _line_of_header(self, path: KeyPath, index: int) -> int | None:
        """The line of a table's header [a.b], or of one of several [[a.b]]."""
        name = r"\s*\.\s*".join(re.escape(str(key)) for key in path)
        header = re.compile(rf"^\s*\[\[?\s*{name}\s*\]")
        lines = [n for n, line in enumerate(self.text.splitlines(), 1) if header.match(line)]
        return lines[index] if index < len(lines) else None


class Sourced(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where the best supported field of a line comes from, and which fields are known."""

    source: Literal["rulebook", "source", "inferred", "house"]
    known: list[str]


class Named(Sourced):
    """A card with a name in each language."""

    en: str
    fr: str
    it: str


class EditionHead(Struct, forbid_unknown_fields=True):
    """The head of every edition file."""

    game: str
    name: str
    format: int


class Edition(Protocol):
    """What the checked editions of all games have in common: name, and hash of what they say."""

    name: str
    digest: str


def read_edition(path: Path) -> EditionText:
    """The text of an edition file; a file that cannot be read is a bad edition too."""
    try:
        return EditionText(str(path), path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(str(path), 1, f"cannot be read: {error}") from error


def check_head(text: EditionText, head: EditionHead, game: str) -> None:
    """A file for another game or of another format is refused."""
    text.check(
        head.game == game, ["edition", "game"], f"this is an edition of {head.game}, not of {game}"
    )
    text.check(
        head.format == 1,
        ["edition", "format"],
        f"format {head.format} is unknown; 1 is the only one",
    )
    text.check(bool(head.name.strip()), ["edition", "name"], "the edition needs a name")


def check_ids(
    text: EditionText, path: KeyPath, given: Sequence[str | int], expected: Sequence[str | int]
) -> None:
    """Cards that are the same in every edition stand in their order; only names may differ."""
    for index, (found, wanted) in enumerate(zip(given, expected, strict=False)):
        text.check(found == wanted, [*path, index], f"expected {wanted} here, not {found}")
    text.check(
        len(given) == len(expected),
        path,
        f"there must be {len(expected)} {path[-1]}, not {len(given)}",
    )


def digest_of(data: Struct) -> str:
    """A short hash of what an edition says; comments and layout do not count."""
    return blake2b(json.encode(data, order="sorted"), digest_size=8).hexdigest()


def large_numbers(data: object, largest: int, path: KeyPath = ()) -> Iterator[KeyPath]:
    """The paths of all numbers in some data that are larger than that, either way."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from large_numbers(value, largest, [*path, key])
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from large_numbers(value, largest, [*path, index])
    elif isinstance(data, int) and not -largest <= data <= largest:
        yield path


def _line_in(why: str) -> int:
    """The line that the parser's message names."""
    found = re.search(r"at line (\d+)", why)
    return int(found[1]) if found else 1


def _path_in(place: str) -> list[str | int]:
    """The path of a msgspec error, such as `$.cards.crooks[3].level`."""
    found = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", place)
    return [int(index) if index else key for key, index in found]
