"""Crooks, also published as Criminals: a card game of memory and bluff for 2 to 4."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Struct

from backroom.games.crooks import board as at
from backroom.games.crooks import telling
from backroom.games.crooks.actions import ACTIONS
from backroom.games.crooks.advice import CrooksAdvice
from backroom.games.crooks.asking import CrooksAsking
from backroom.games.crooks.edition import HOUSE_EDITION, CrooksEdition, parse_edition
from backroom.games.crooks.encoding import TableEncoder
from backroom.games.crooks.figures import figures
from backroom.games.crooks.journal import CrooksEvent, Took
from backroom.games.crooks.layout import LAYOUT
from backroom.games.crooks.position import Position, position_of, restore
from backroom.games.crooks.rules import Crooks, new_table
from backroom.games.crooks.slots import ENCODING
from backroom.games.crooks.temper import likes
from backroom.games.crooks.view import open_view, view
from backroom.games.crooks.view.parts import CrooksView
from backroom.games.crooks.wording import CrooksSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.options import Agreed, Preset
from backroom.kernel.temperament import Temperament


class Options(Struct, forbid_unknown_fields=True):
    """memory_aid: whether views keep what a seat has seen (CR-125)."""

    memory_aid: Annotated[bool, Agreed("CR-125")] = True


class CrooksGame(Game[Crooks, CrooksEdition, Options, Position, CrooksView, CrooksEvent]):
    name = "crooks"
    rules_version = 1
    rule_prefix = "CR"
    seat_counts = range(2, 5)
    actions = ACTIONS
    options_type = Options
    presets = (
        Preset("first", 2),
        Preset("book", 3, {"memory_aid": False}),
        Preset("long", 4),
    )
    position_type = Position
    view_type = CrooksView
    event_type = CrooksEvent
    house_edition = HOUSE_EDITION
    advice = CrooksAdvice()
    carelessness = 0
    layout = LAYOUT
    encoding = ENCODING
    encoder = TableEncoder

    def parse_edition(self, text: EditionText) -> CrooksEdition:
        return parse_edition(text)

    def deal(self, edition: CrooksEdition, seats: int, options: Options, chance: Chance) -> Crooks:
        return new_table(edition.cards, seats, options.memory_aid, chance)

    def tell_beginning(self, journal: Journal, state: Crooks) -> None:
        telling.began(journal, state)

    def position_of(self, state: Crooks) -> Position:
        return position_of(state)

    def restore(
        self, edition: CrooksEdition, position: Position, options: Options, chance: Chance
    ) -> Crooks:
        self.check_seats(position.seats)
        return restore(edition.cards, position, options.memory_aid, chance)

    def view(self, state: Crooks, seat: int) -> CrooksView:
        return view(state, seat)

    def open_view(self, state: Crooks) -> CrooksView:
        return open_view(state)

    def speaker(
        self, edition: CrooksEdition, language: str, players: Sequence[str]
    ) -> CrooksSpeaker:
        return CrooksSpeaker(edition, language, players)

    def asking(self, view: CrooksView, speaker: CrooksSpeaker) -> CrooksAsking:
        return CrooksAsking(view, speaker)

    def figures(self, state: Crooks, seat: int) -> Mapping[str, int]:
        return figures(state, seat)

    def likes(
        self, state: Crooks, seat: int, code: int, temperament: Temperament, leader: int
    ) -> bool:
        return likes(state, seat, code, temperament, leader)

    def cards_used(self, state: Crooks) -> list[str]:
        """The crooks that were taken, also those that a hitman removed."""
        return [str(crook) for crook in range(1, at.CROOKS + 1) if state.b[at.taken_at(crook)] > 0]

    def cards_gained(self, state: Crooks, events: Sequence[CrooksEvent]) -> set[tuple[int, str]]:
        """The crooks that a seat took, also those that a hitman removed."""
        return {(event.seat, str(event.crook)) for event in events if isinstance(event, Took)}


GAME = CrooksGame()
