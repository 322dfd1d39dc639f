"""New York Kings: bribes, missions, dice and nerve in one night of Manhattan, for 2 to 5."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field

from backroom.games.kings import telling
from backroom.games.kings.actions import ACTIONS
from backroom.games.kings.advice import KingsAdvice
from backroom.games.kings.board import FATE, IN_DECK
from backroom.games.kings.defaults import default_choice
from backroom.games.kings.edition import HOUSE_EDITION, KingsEdition, parse_edition
from backroom.games.kings.journal import KingsEvent
from backroom.games.kings.journal.business import Accomplished
from backroom.games.kings.position import Position, position_of, restore
from backroom.games.kings.rules import Kings, new_game, new_table
from backroom.games.kings.view import KingsView, open_view, view
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.refusals import SetupError


class Options(Struct, forbid_unknown_fields=True):
    """The options of the spec, defaults first."""

    deals: Literal["off", "on"] = "off"
    jokers: Literal["off", "on"] = "off"
    reactions: Literal["holders", "all"] = "holders"
    elders: list[int] = field(default_factory=list)  # eldest first; empty: in seat order
    bosses: list[str] = field(default_factory=list)  # by seat; empty: in edition order
    clock: int | None = None  # seconds for a decision


class KingsGame(Game):
    name = "kings"
    rules_version = 2
    rule_prefix = "NK"
    seat_counts = range(2, 6)
    actions = ACTIONS
    options_type = Options
    position_type = Position
    view_type = KingsView
    event_type = KingsEvent
    house_edition = HOUSE_EDITION
    advice = KingsAdvice()

    def parse_edition(self, text: EditionText) -> KingsEdition:
        return parse_edition(text)

    def deal(self, edition: KingsEdition, seats: int, options: Options, chance: Chance) -> Kings:
        return new_game(_empty(edition, seats, options, chance))

    def tell_beginning(self, journal: Journal, state: Kings) -> None:
        telling.rounds.began(journal, state)

    def position_of(self, state: Kings) -> Position:
        return position_of(state)

    def restore(
        self, edition: KingsEdition, position: Position, options: Options, chance: Chance
    ) -> Kings:
        self.check_seats(position.seats)
        return restore(_empty(edition, position.seats, options, chance), position)

    def view(self, state: Kings, seat: int) -> KingsView:
        return view(state, seat)

    def open_view(self, state: Kings) -> KingsView:
        return open_view(state)

    def speaker(self, edition: KingsEdition, language: str, players: Sequence[str]) -> KingsSpeaker:
        return KingsSpeaker(edition, language, players)

    def default_choice(self, state: Kings, seat: int) -> int:
        return default_choice(state, seat)

    def cards_used(self, state: Kings) -> list[str]:
        """The missions that lay open in the row at some time."""
        ids = state.cards.mission_ids
        return [ids[m] for m in range(len(ids)) if state.b[FATE + m] != IN_DECK]

    def cards_gained(self, state: Kings, events: Sequence[KingsEvent]) -> set[tuple[int, str]]:
        """The missions that a seat accomplished."""
        return {(event.seat, event.mission) for event in events if isinstance(event, Accomplished)}


def _empty(edition: KingsEdition, seats: int, options: Options, chance: Chance) -> Kings:
    """A table with nothing on it, for these options; raises SetupError."""
    elders = options.elders or list(range(seats))
    known = [boss.id for boss in edition.data.characters.bosses]
    bosses = options.bosses or known[: max(seats, 0)]
    table = new_table(
        edition.cards,
        seats,
        chance,
        options.deals == "on",
        options.jokers == "on",
        options.reactions == "all",
        elders,
        [known.index(boss) for boss in bosses if boss in known],
    )
    if sorted(elders) != list(range(seats)):
        raise SetupError("bad_option", "elders must name every seat once, the eldest first")
    if len(set(bosses)) != seats or not set(bosses) <= set(known):
        raise SetupError(
            "bad_option", f"bosses must be {seats} different ones of {known}"
        )  # NK-030
    if options.clock is not None and options.clock < 1:
        raise SetupError("bad_option", "a clock has at least one second")
    return table


GAME = KingsGame()
