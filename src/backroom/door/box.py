"""A game in its box: what is dealt, and with which cards."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, cast

from msgspec import DecodeError, Struct, ValidationError, convert, json

from backroom import games
from backroom.door.rules import Rules
from backroom.door.table import Table
from backroom.kernel.chance import fast_chance, fresh_key
from backroom.kernel.edition import EditionText, read_edition
from backroom.kernel.game import EventT, Game, OptionsT, ViewT
from backroom.kernel.journal import Journal
from backroom.kernel.record import EditionName, Session
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import Speaker

USUAL_SEATS = 4


class Box(Generic[OptionsT, ViewT, EventT]):
    """A game with its cards, ready to be dealt: ``backroom.crooks``, ``backroom.sneaks``,
    ``backroom.kings`` and ``backroom.animalcatraz`` are the house editions.

    >>> import backroom
    >>> backroom.kings
    Box('kings', 'house-1')
    >>> backroom.kings.seat_counts
    range(2, 6)
    """

    def __init__(
        self,
        game: Game[Any, Any, OptionsT, Any, ViewT, EventT],
        edition: Any = None,
        text: EditionText | None = None,
    ) -> None:
        self.game = cast(Game, game)  # what follows knows the types of its own
        self.edition = game.edition() if edition is None else edition
        self._text = text  # of an edition that is not the house's
        self._speakers: dict[tuple[str, int], Speaker] = {}

    @property
    def name(self) -> str:
        """The game's name.

        >>> import backroom
        >>> backroom.sneaks.name
        'sneaks'
        """
        return self.game.name

    @property
    def seat_counts(self) -> range:
        """How many seats a table may have.

        >>> import backroom
        >>> list(backroom.crooks.seat_counts)
        [2, 3, 4]
        """
        return self.game.seat_counts

    @property
    def Options(self) -> type[OptionsT]:  # noqa: N802  (it is a class, and is called like one)
        """The game's options, all with defaults; an editor knows their names.

        >>> import backroom
        >>> backroom.kings.Options(deals="on").reactions
        'holders'
        """
        return cast(type[OptionsT], self.game.options_type)

    def with_edition(self, path: str | Path) -> "Box[OptionsT, ViewT, EventT]":
        """The same game with the cards of an edition's file; raises BadEdition with the line.

        >>> import backroom
        >>> backroom.crooks.with_edition(backroom.crooks.game.house_edition)
        Box('crooks', 'house-1')
        """
        text = read_edition(Path(path))
        return Box(cast(Any, self.game), self.game.parse_edition(text), text)

    def deal(
        self,
        seats: int = USUAL_SEATS,
        seed: int | str | None = None,
        options: OptionsT | None = None,
    ) -> Table[OptionsT, ViewT, EventT]:
        """A table after set-up; raises SetupError. The same seed deals the same game; without one
        nobody can foretell it.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=3, seed=7)
        >>> table == backroom.crooks.deal(seats=3, seed=7)
        True
        >>> backroom.crooks.deal(seats=9)
        Traceback (most recent call last):
            ...
        backroom.kernel.refusals.SetupError: bad_player_count: crooks is for 2 to 4 seats, not 9
        """
        rules = self.Options() if options is None else options
        if seed is None:
            session = Session(self.game, self.edition, seats, rules, fresh_key(), "keyed")
        else:
            session = Session(self.game, self.edition, seats, rules, seed, "fast")
        return Table.of_session(self, session)

    def load(
        self, position: Mapping[str, object], seed: int | str | None = None
    ) -> Table[OptionsT, ViewT, EventT]:
        """The table of a position, as ``Table.position`` gives it or written by hand. The
        seed decides its luck to come. Raises SetupError.

        >>> import backroom
        >>> table = backroom.crooks.load({"position": {"seats": 2, "money": [3, 18]}})
        >>> table.view(0).seats[0].money
        3
        """
        kept = _kept(position, self.name, self.edition.digest)
        options = cast(OptionsT, self.game.options(kept.options))
        chance = fast_chance(fresh_key() if seed is None else seed)
        laid_out = self.game.position(kept.position)
        state = self.game.restore(self.edition, laid_out, options, chance)
        return Table(self, options, state, Journal())

    def rules(self) -> Rules:
        """The rules by number.

        >>> import backroom
        >>> "SN-01" in backroom.sneaks.rules()
        True
        """
        return Rules(self.game)

    def speaker(self, lang: str, seats: int) -> Speaker:
        """Puts choices, events and refusals into words; players are called S0, S1, ...

        >>> import backroom
        >>> backroom.crooks.speaker("it", seats=2).player(1)
        'S1'
        """
        known = self._speakers.get((lang, seats))
        if known is None:
            players = [f"S{seat}" for seat in range(seats)]
            known = self._speakers[lang, seats] = self.game.speaker(self.edition, lang, players)
        return known

    def __repr__(self) -> str:
        return f"Box({self.name!r}, {self.edition.name!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Box):
            return NotImplemented
        return (self.name, self.edition.digest) == (other.name, other.edition.digest)

    def __hash__(self) -> int:
        return hash((self.name, self.edition.digest))

    def __reduce__(self) -> tuple[Any, ...]:
        if self._text is not None:
            return _box_with, (self.name, self._text.source, self._text.text)
        if self != box(self.name):
            raise TypeError("a box travels if its cards came from a file (with_edition)")
        return box, (self.name,)


class Kept(Struct, forbid_unknown_fields=True):
    """A position as it is written down, with all that it takes to lay it out again."""

    position: dict[str, Any]
    game: str | None = None
    edition: EditionName | None = None
    options: dict[str, Any] = {}


@cache
def box(name: str) -> Box[Struct, Struct, Any]:
    """The box of a game by its name, with the house edition; raises SetupError.

    >>> import backroom
    >>> backroom.box("crooks") is backroom.crooks
    True
    """
    return Box(games.game(name))


def load(
    position: Mapping[str, object] | str | Path,
    seed: int | str | None = None,
    edition: str | Path | None = None,
) -> Table[Any, Any, Any]:
    """The table of a position: what ``Table.position`` gave, or the path of a file with its JSON.
    ``edition`` is the file of one, if it was not the house edition. Raises SetupError.

    >>> import backroom
    >>> table = backroom.sneaks.deal(seats=3, seed=1)
    >>> backroom.load(table.position()) == table
    True
    """
    given = position if isinstance(position, Mapping) else _read(Path(position))
    name = given.get("game")
    if not isinstance(name, str):
        raise SetupError("bad_position", "it does not say which game it is of")
    found = box(name) if edition is None else box(name).with_edition(edition)
    return found.load(given, seed)


def _read(path: Path) -> Mapping[str, object]:
    try:
        return json.decode(path.read_bytes(), type=dict[str, object])
    except (OSError, DecodeError, UnicodeDecodeError) as error:
        raise SetupError("bad_position", f"{path}: {error}") from error


def _kept(given: Mapping[str, object], game: str, digest: str) -> Kept:
    try:
        kept = convert(dict(given), Kept)
    except ValidationError as error:
        raise SetupError("bad_position", str(error)) from error
    if kept.game not in (None, game):
        raise SetupError("bad_position", f"it is of {kept.game}, not of {game}")
    if kept.edition is not None and kept.edition.digest != digest:
        raise SetupError(
            "bad_position", f"it is of the edition {kept.edition.name} ({kept.edition.digest})"
        )
    return kept


def _box_with(name: str, source: str, text: str) -> Box[Struct, Struct, Any]:
    game, cards = games.game(name), EditionText(source, text)
    return Box(game, game.parse_edition(cards), cards)
