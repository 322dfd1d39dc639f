"""What a server has to offer: games, their editions and their bots."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from backroom import games
from backroom.bots import make_bot
from backroom.kernel.edition import read_edition
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError
from backroom.server.problems import NotDone

# Bots of ours that anybody may put on a seat. A program of the visitor's own is never run here: it
# comes over the network, with a token.
BOTS = (
    "random",
    "greedy",
    "search:easy",
    "search:normal",
    "search:hard",
    "search:expert",
)
PRESET_BOTS = {"first": "search:easy", "book": "search:normal", "long": "search:hard"}
STAND_IN = "search:normal"
LAST_RESORT = "greedy"


class Kept(NamedTuple):
    """An edition, and the file it came from (None: the game's own)."""

    edition: Any
    path: Path | None


class Library:
    """The games of this server, each with its house edition and those of the given files, and its
    bots: ours, and those of others that whoever runs it has named."""

    def __init__(self, edition_files: Sequence[Path] = (), guests: Sequence[str] = ()) -> None:
        self._files = edition_files
        self.bots = (*BOTS, *(name for name in guests if name not in BOTS))

    @cached_property
    def _editions(self) -> dict[tuple[str, str], Kept]:
        """By game and digest."""
        found = {
            (name, edition.digest): Kept(edition, None)
            for name in games.names()
            for edition in [games.game(name).edition()]
        }
        for path in self._files:
            (game, digest), kept = self._read(path)
            names = {other.edition.name for (name, _), other in found.items() if name == game}
            if (game, digest) not in found and kept.edition.name in names:
                why = "another edition of this game has the same name; players choose by name"
                raise read_edition(path).bad(["edition", "name"], why)
            found[game, digest] = kept
        return found

    def _read(self, path: Path) -> tuple[tuple[str, str], Kept]:
        text = read_edition(path)
        head = text.data.get("edition")
        name = head.get("game") if isinstance(head, dict) else None
        if not isinstance(name, str):
            raise text.bad(["edition"], "the file must say which game it is for")
        edition = games.game(name).parse_edition(text)
        return (name, edition.digest), Kept(edition, path)

    def check(self) -> None:
        """Read every edition and call every guest; raises SetupError for a bad one."""
        for (game, _), kept in self._editions.items():
            for bot in self.bots[len(BOTS) :]:
                make_bot(bot, games.game(game), kept.edition)

    def game(self, name: str) -> Game:
        """A game by its name; raises NotDone."""
        try:
            return games.game(name)
        except SetupError as error:
            raise NotDone("unknown_game") from error

    def editions(self, game: str) -> list[str]:
        """The names of a game's editions, the house edition first."""
        return [kept.edition.name for (name, _), kept in self._editions.items() if name == game]

    def edition(self, game: str, name: str | None) -> Any:
        """An edition by its name, or the house edition; raises NotDone."""
        for (of_game, _), kept in self._editions.items():
            if of_game == game and name in (None, kept.edition.name):
                return kept.edition
        raise NotDone("unknown_edition")

    def kept(self, game: str, digest: str) -> Kept | None:
        """The edition that a table was opened with, if it is still here."""
        return self._editions.get((game, digest))

    def check_bot(self, name: str) -> None:
        """Raises NotDone unless anybody may put this bot on a seat."""
        if name not in self.bots:
            raise NotDone("unknown_bot")
