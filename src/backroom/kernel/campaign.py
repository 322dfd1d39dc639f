"""Campaigns: series of games that are kept in a file and change what later games may use."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, json

from backroom.kernel.refusals import SetupError

Shape = TypeVar("Shape", bound=Struct)


class Campaign(ABC):
    """The campaign of one file."""

    @abstractmethod
    def begin(self, options: Any) -> None:
        """Before a game: refuse options that are not unlocked, and a file that cannot be written;
        raises SetupError."""

    @abstractmethod
    def has_counted(self, deal: str) -> bool:
        """Whether a game of this deal has been kept: a saved game shall not count twice."""

    @abstractmethod
    def finish(self, state: Any, deal: str, speaker: Any) -> list[str]:
        """After a game: keep what came of it, and say it; raises SetupError."""

    @abstractmethod
    def summary(self, speaker: Any) -> list[str]:
        """How far the campaign is, in words."""


class Head(Struct):
    """What the file of any game's campaign says."""

    game: str


def read_campaign(path: Path, shape: type[Shape]) -> Shape | None:
    """The content of a campaign's file, None if there is no file; raises SetupError."""
    try:
        return json.decode(path.read_bytes(), type=shape)
    except FileNotFoundError:
        return None
    except (OSError, DecodeError, UnicodeDecodeError) as error:
        raise SetupError("bad_campaign", f"{path}: {error}") from error


def game_of(path: Path) -> str:
    """The name of the game that a file is a campaign of; raises SetupError."""
    head = read_campaign(path, Head)
    if head is None:
        raise SetupError("bad_campaign", f"there is no file {path}")
    return head.game
