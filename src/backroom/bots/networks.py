"""Where networks are kept: ``networks/<game>.net``, a line of JSON that says what it is, and the
weights behind it, packed. A network that does not fit a table is left alone, and the game's advice
judges by itself.
"""

import sys
import zlib
from array import array
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import DecodeError, Struct, json

from backroom.bots.judgement import NO_ROW, Judgement, LearnedJudgement, Network
from backroom.kernel.encoding import LARGEST_AMOUNT, Column, Encoding, Scaled
from backroom.kernel.game import Game
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import SetupError

FOLDER = Path(__file__).parent / "networks"
FORMAT = 1
BY_HAND = "hand"  # no network at all
UNITS_AT_ONCE = 8  # of the first layer; a network has a multiple of it
LARGEST_WEIGHT = 32767
LANE_AT_MOST = (1 << 31) - 1


class Head(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a network is, and which tables it can judge."""

    format: int = FORMAT
    game: str
    edition: str  # the digest of the cards that it was taught with
    columns: str  # the digest of what its columns are called
    seats: list[int]  # the numbers of seats that it was taught with
    rows: int  # the columns of a table with the most of these
    units: int
    later_units: int
    games: int  # that taught it
    seed: int
    strength: int  # per cent of the correction that was learned, as it did best


class Weights(NamedTuple):
    """A network as it is kept: whole numbers, layer by layer."""

    head: Head
    first: list[int]
    second: list[int]
    last: list[int]

    def written(self) -> bytes:
        """The contents of its file."""
        numbers = array("h", [*self.first, *self.second, *self.last])
        if sys.byteorder == "big":
            numbers.byteswap()
        return json.encode(self.head) + b"\n" + zlib.compress(numbers.tobytes(), 9)


def read_weights(path: Path) -> Weights:
    """The network of a file; raises SetupError."""
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
        head = json.decode(line, type=Head)
        numbers = array("h", zlib.decompress(packed))
    except (OSError, DecodeError, zlib.error, ValueError) as error:
        raise SetupError("bad_network", f"{path}: {error}") from error
    if sys.byteorder == "big":
        numbers.byteswap()
    first = (head.rows + 1) * head.units
    second = first + (head.units + 1) * head.later_units
    last = second + (head.later_units + 1) * max(head.seats, default=0)
    is_whole = head.seats and len(numbers) == last and head.units % UNITS_AT_ONCE == 0
    if head.format != FORMAT or not is_whole:
        raise SetupError("bad_network", f"{path}: this is no network of format {FORMAT}")
    cells = numbers.tolist()
    return Weights(head, cells[:first], cells[first:second], cells[second:])


def judgement_of(game: Game, edition: Any, seats: int, named: str = "") -> Judgement:
    """Who judges tables: a network by the name of its file, or the game's usual one; where that
    does not fit, or by the name ``hand``, the advice alone."""
    path = Path(named) if named else FOLDER / f"{game.name}.net"
    if named == BY_HAND or not (named or path.exists()):
        return Judgement(game.advice)
    head, network, starts = _network(path)
    if seats not in head.seats or misfit(head, game, edition):
        return Judgement(game.advice)
    places = {column.name: row for row, column in enumerate(_taught(head, game, edition))}
    columns = game.encoding.columns(edition.cards, seats, whole=True)
    rows = [starts[places[column.name]] for column in columns]
    return LearnedJudgement(game.advice, game.encoder(), network, vec[i64](rows))


def check_judgement(game: Game, edition: Any, named: str) -> None:
    """Whether a network that is named can be asked; raises SetupError."""
    if named and named != BY_HAND and (why_not := misfit(_network(Path(named))[0], game, edition)):
        raise SetupError("bad_network", f"{named}: {why_not}")


def misfit(head: Head, game: Game, edition: Any) -> str:
    """Why a network says nothing of the tables of an edition; no words if it does."""
    if head.game != game.name:
        return f"it was taught {head.game}"
    if head.edition != edition.digest:
        return "it was taught with the cards of another edition"
    if head.columns != digest_of_columns(_taught(head, game, edition), game.encoding):
        return "the columns of its tables were others"
    return ""


def _taught(head: Head, game: Game, edition: Any) -> list[Column]:
    return game.encoding.columns(edition.cards, max(head.seats), whole=True)


def digest_of_columns(columns: list[Column], encoding: Encoding) -> str:
    """A short hash of what columns are called, in their order."""
    names = [str(encoding.version), *(column.name for column in columns)]
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def strongest(columns: list[Column], marks: int) -> list[int]:
    """By column: the largest weight with which so many marks still fit into half a number."""
    return [
        LANE_AT_MOST // (marks + 1) // (LARGEST_AMOUNT if column.form == Scaled.__name__ else 1)
        for column in columns
    ]


@lru_cache(maxsize=8)
def _network(path: Path) -> tuple[Head, Network, list[int]]:
    """The network of a file, read once in each process, and where its rows start."""
    head, first, second, last = read_weights(path)
    network = Network(head.rows, vec[i64](first), vec[i64](second), vec[i64](last))
    starts = [
        row // 2 if any(first[row : row + head.units]) else NO_ROW
        for row in range(head.units, len(first), head.units)
    ]
    return head, network, starts
