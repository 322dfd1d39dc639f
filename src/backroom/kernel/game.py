"""What a game package offers to everybody outside it, the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, get_origin

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import fields

from backroom.kernel.actions import ActionTable
from backroom.kernel.advice import Advice
from backroom.kernel.campaign import Campaign
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText, large_numbers, read_edition
from backroom.kernel.journal import Journal
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State
from backroom.kernel.text import Speaker

LARGEST_NUMBER = 1_000_000_000  # in a position; far from where machine numbers end


class Edition(Protocol):
    """What everybody may ask of any game's edition."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...


class Game(ABC):
    """One game: how to set it up, and how to show it."""

    name: str
    rules_version: int
    rule_prefix: str
    seat_counts: range
    actions: ActionTable
    options_type: type[Struct]
    position_type: type[Struct]
    view_type: type[Struct]
    event_type: Any
    house_edition: Path
    advice: Advice

    @abstractmethod
    def parse_edition(self, text: EditionText) -> Any:
        """Check an edition; raises BadEdition."""

    @abstractmethod
    def deal(self, edition: Any, seats: int, options: Any, chance: Chance) -> State:
        """A table after set-up, for a number of seats that fits the game."""

    @abstractmethod
    def tell_beginning(self, journal: Journal, state: Any) -> None:
        """Write the first entry of a journal."""

    @abstractmethod
    def position_of(self, state: Any) -> Struct:
        """A state as readable data."""

    @abstractmethod
    def restore(self, edition: Any, position: Any, options: Any, chance: Chance) -> State:
        """The state that a position describes; what it leaves out takes its default."""

    @abstractmethod
    def view(self, state: Any, seat: int) -> Struct:
        """All that this seat may see or remember; SPECTATOR is a seat too."""

    @abstractmethod
    def open_view(self, state: Any) -> Struct:
        """A spectator's view with nothing hidden, for replays of games that are over. No seat's
        number leads here."""

    @abstractmethod
    def speaker(self, edition: Any, language: str, players: Sequence[str]) -> Speaker:
        """Puts this game's actions, events and refusals into words."""

    @abstractmethod
    def cards_used(self, state: Any) -> list[str]:
        """The cards that came into play, for statistics."""

    @abstractmethod
    def cards_gained(self, state: Any, events: Sequence[Any]) -> set[tuple[int, str]]:
        """Which seat got which of the cards that have an owner, from all that happened in a game
        that is over, for statistics."""

    def teams(self, state: Any) -> list[list[int]]:
        """The seats that win and lose together, team by team; most games have no partners."""
        return [[seat] for seat in range(int(state.seats))]

    def campaign(self, path: Path, edition: Any) -> Campaign | None:
        """The campaign of a file, or one that begins there; None if the game has no campaigns.
        Raises SetupError."""
        return None

    def default_choice(self, state: Any, seat: int) -> int:
        """What is played for an asked seat whose time runs out: the first thing it may choose."""
        return state.legal(seat)[0]  # type: ignore[no-any-return]

    def new(
        self, edition: Any, seats: int, options: Any, chance: Chance, journal: Journal | None = None
    ) -> State:
        """A table after set-up, with a journal if somebody listens; raises SetupError."""
        self.check_seats(seats)
        state = self.deal(edition, seats, options, chance)
        if journal is not None:
            state.journal = journal
            self.tell_beginning(journal, state)
        return state

    def check_seats(self, seats: int) -> None:
        """Any number of seats but those of the game is refused."""
        if seats not in self.seat_counts:
            least, most = min(self.seat_counts), max(self.seat_counts)
            raise SetupError(
                "bad_player_count", f"{self.name} is for {least} to {most} seats, not {seats}"
            )

    def edition(self, path: Path | None = None) -> Any:
        """The edition of a file, or the house edition."""
        return self.parse_edition(read_edition(path or self.house_edition))

    def options(self, given: Mapping[str, object]) -> Any:
        """Options by name, the others at their defaults; several names are written with commas
        between them. Raises SetupError."""
        lists = {f.name for f in fields(self.options_type) if get_origin(f.type) is list}
        read = {
            name: _names_in(value) if name in lists and isinstance(value, str) else value
            for name, value in given.items()
        }
        try:
            return convert(read, self.options_type, strict=False)
        except ValidationError as error:
            raise SetupError("bad_option", f"{self.name}: {error}") from error

    def position(self, given: Mapping[str, object]) -> Any:
        """A position from its readable data; raises SetupError."""
        large = next(large_numbers(given, LARGEST_NUMBER), None)
        if large is not None:
            raise SetupError("bad_position", f"{self.name}: {_dotted(large)}: this is too large")
        try:
            return convert(given, self.position_type)
        except ValidationError as error:
            raise SetupError("bad_position", f"{self.name}: {error}") from error

    def data_of(self, state: State) -> dict[str, Any]:
        """A state as plain readable data, the same as its JSON."""
        data: dict[str, Any] = to_builtins(self.position_of(state))
        return data


def _names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _dotted(path: Sequence[str | int]) -> str:
    return ".".join(map(str, path))
