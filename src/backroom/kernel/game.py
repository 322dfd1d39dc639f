"""What a game package offers to everybody outside it, the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, get_origin

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import fields
from typing_extensions import TypeVar

from backroom.kernel.actions import ActionTable
from backroom.kernel.advice import Advice
from backroom.kernel.asking import Asking
from backroom.kernel.campaign import Campaign
from backroom.kernel.chance import Chance
from backroom.kernel.edition import Edition, EditionText, large_numbers, read_edition
from backroom.kernel.encoder import Encoder
from backroom.kernel.encoding import Encoding
from backroom.kernel.journal import Event, Journal
from backroom.kernel.layout import Layout
from backroom.kernel.options import Offer, Preset, plain_type
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State
from backroom.kernel.temperament import Temperament
from backroom.kernel.text import Speaker

LARGEST_NUMBER = 1_000_000_000  # in a position; far from where machine numbers end


# The parts of one game. Where any game will do, ``Game`` alone is enough.
StateT = TypeVar("StateT", bound=State, default=State)
EditionT = TypeVar("EditionT", bound=Edition, default=Any)
OptionsT = TypeVar("OptionsT", bound=Struct, default=Struct)
PositionT = TypeVar("PositionT", bound=Struct, default=Struct)
ViewT = TypeVar("ViewT", bound=Struct, default=Struct)
EventT = TypeVar("EventT", bound=Event, default=Event)


class Game(ABC, Generic[StateT, EditionT, OptionsT, PositionT, ViewT, EventT]):
    """One game: how to set it up, and how to show it."""

    name: str
    rules_version: int
    rule_prefix: str
    seat_counts: range
    actions: ActionTable
    options_type: type[OptionsT]
    presets: Sequence[Preset]
    position_type: type[PositionT]
    view_type: type[ViewT]
    event_type: Any  # a union, as msgspec reads it
    house_edition: Path
    advice: Advice
    carelessness: int  # of a beginner: how much worse than the best is good enough (bots/glance.py)
    layout: Layout
    encoding: Encoding  # of tables in numbers, column by column
    encoder: type[Encoder]  # that fills the columns

    @abstractmethod
    def parse_edition(self, text: EditionText) -> EditionT:
        """Check an edition; raises BadEdition."""

    @abstractmethod
    def deal(self, edition: EditionT, seats: int, options: OptionsT, chance: Chance) -> StateT:
        """A table after set-up, for a number of seats that fits the game."""

    @abstractmethod
    def tell_beginning(self, journal: Journal, state: StateT) -> None:
        """Write the first entry of a journal."""

    @abstractmethod
    def position_of(self, state: StateT) -> PositionT:
        """A state as readable data."""

    def position_before(self, state: StateT) -> PositionT | None:
        """The same in the form that the digests of older records go over, if it was another one."""
        return None

    @abstractmethod
    def restore(
        self, edition: EditionT, position: PositionT, options: OptionsT, chance: Chance
    ) -> StateT:
        """The state that a position describes; what it leaves out takes its default."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """All that this seat may see or remember; SPECTATOR is a seat too."""

    @abstractmethod
    def open_view(self, state: StateT) -> ViewT:
        """A spectator's view with nothing hidden, for replays of games that are over. No seat's
        number leads here."""

    @abstractmethod
    def speaker(self, edition: EditionT, language: str, players: Sequence[str]) -> Speaker:
        """Puts this game's actions, events and refusals into words."""

    @abstractmethod
    def asking(self, view: ViewT, speaker: Any) -> Asking:
        """Puts what the seat of a view is asked into words; the speaker is one of this game."""

    @abstractmethod
    def cards_used(self, state: StateT) -> list[str]:
        """The cards that came into play, for statistics."""

    @abstractmethod
    def cards_gained(self, state: StateT, events: Sequence[EventT]) -> set[tuple[int, str]]:
        """Which seat got which of the cards that have an owner, from all that happened in a game
        that is over, for statistics."""

    @abstractmethod
    def figures(self, state: StateT, seat: int) -> Mapping[str, int]:
        """What counts for a seat at a table, in numbers that a player would name, as if all were
        open: ``coach-<game>-<name>`` of the locale files puts each into words."""

    @abstractmethod
    def likes(
        self, state: StateT, seat: int, code: int, temperament: Temperament, leader: int
    ) -> bool:
        """Whether a choice is after the heart of a seat of a temperament; the leader is the best
        placed of its rivals."""

    def teams(self, state: StateT) -> list[list[int]]:
        """The seats that win and lose together, team by team; most games have no partners."""
        return [[seat] for seat in range(int(state.seats))]

    def campaign(self, path: Path, edition: EditionT) -> Campaign | None:
        """The campaign of a file, or one that begins there; None if the game has no campaigns.
        Raises SetupError."""
        return None

    def default_choice(self, state: StateT, seat: int) -> int | None:
        """What the rules let an asked seat choose that does not answer in time; None if they say
        nothing of it."""
        return None

    def new(
        self,
        edition: EditionT,
        seats: int,
        options: OptionsT,
        chance: Chance,
        journal: Journal | None = None,
    ) -> StateT:
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

    def edition(self, path: Path | None = None) -> EditionT:
        """The edition of a file, or the house edition."""
        return self.parse_edition(read_edition(path or self.house_edition))

    def options(self, given: Mapping[str, object]) -> OptionsT:
        """Options by name, the others at their defaults; several names are written with commas
        between them. Raises SetupError."""
        lists = {
            field.name
            for field in fields(self.options_type)
            if get_origin(plain_type(field.type)) is list
        }
        read = {
            name: _names_in(value) if name in lists and isinstance(value, str) else value
            for name, value in given.items()
        }
        try:
            options: OptionsT = convert(read, self.options_type, strict=False)
        except ValidationError as error:
            raise SetupError("bad_option", f"{self.name}: {error}") from error
        return options

    def agree(self, edition: EditionT, seats: int, options: OptionsT) -> None:
        """Whether a game can be played like this; raises SetupError."""
        self.check_seats(seats)

    def offer(self, edition: EditionT, option: str, language: str) -> Offer:
        """What an option may name that names things of the edition."""
        raise KeyError(option)

    def position(self, given: Mapping[str, object]) -> PositionT:
        """A position from its readable data; raises SetupError."""
        large = next(large_numbers(given, LARGEST_NUMBER), None)
        if large is not None:
            raise SetupError("bad_position", f"{self.name}: {_dotted(large)}: this is too large")
        try:
            position: PositionT = convert(given, self.position_type)
        except ValidationError as error:
            raise SetupError("bad_position", f"{self.name}: {error}") from error
        return position

    def data_of(self, state: StateT) -> dict[str, Any]:
        """A state as plain readable data, the same as its JSON."""
        data: dict[str, Any] = to_builtins(self.position_of(state))
        return data


def _names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _dotted(path: Sequence[str | int]) -> str:
    return ".".join(map(str, path))
