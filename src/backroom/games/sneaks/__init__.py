"""Sneaks & Snitches: simultaneous bluffing over loot at eight sites, for 2 to 5."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from backroom.games.sneaks import telling
from backroom.games.sneaks.actions import ACTIONS
from backroom.games.sneaks.advice import SneaksAdvice
from backroom.games.sneaks.asking import SneaksAsking
from backroom.games.sneaks.edition import HOUSE_EDITION, SneaksEdition, parse_edition
from backroom.games.sneaks.encoding import TableEncoder
from backroom.games.sneaks.figures import figures
from backroom.games.sneaks.journal import SneaksEvent, Stole
from backroom.games.sneaks.layout import LAYOUT
from backroom.games.sneaks.position import Position, position_of, restore
from backroom.games.sneaks.rules import Sneaks, new_table
from backroom.games.sneaks.slots import ENCODING
from backroom.games.sneaks.state import loot_deck
from backroom.games.sneaks.temper import likes
from backroom.games.sneaks.view import open_view, view
from backroom.games.sneaks.view.parts import SneaksView
from backroom.games.sneaks.wording import SneaksSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.options import Preset
from backroom.kernel.temperament import Temperament


class Options(Struct, forbid_unknown_fields=True):
    """Sneaks & Snitches is always played the same way."""


class SneaksGame(Game[Sneaks, SneaksEdition, Options, Position, SneaksView, SneaksEvent]):
    name = "sneaks"
    rules_version = 1
    rule_prefix = "SN"
    seat_counts = range(2, 6)
    actions = ACTIONS
    options_type = Options
    presets = (Preset("first", 3), Preset("book", 4), Preset("long", 5))
    position_type = Position
    view_type = SneaksView
    event_type = SneaksEvent
    house_edition = HOUSE_EDITION
    carelessness = 90
    layout = LAYOUT
    encoding = ENCODING
    encoder = TableEncoder
    advice = SneaksAdvice()

    def parse_edition(self, text: EditionText) -> SneaksEdition:
        return parse_edition(text)

    def deal(self, edition: SneaksEdition, seats: int, options: Options, chance: Chance) -> Sneaks:
        return new_table(edition.cards, seats, chance)

    def tell_beginning(self, journal: Journal, state: Sneaks) -> None:
        telling.began(journal, state)

    def position_of(self, state: Sneaks) -> Position:
        return position_of(state)

    def restore(
        self, edition: SneaksEdition, position: Position, options: Options, chance: Chance
    ) -> Sneaks:
        self.check_seats(position.seats)
        return restore(edition.cards, position, chance)

    def view(self, state: Sneaks, seat: int) -> SneaksView:
        return view(state, seat)

    def open_view(self, state: Sneaks) -> SneaksView:
        return open_view(state)

    def speaker(
        self, edition: SneaksEdition, language: str, players: Sequence[str]
    ) -> SneaksSpeaker:
        return SneaksSpeaker(edition, language, players)

    def asking(self, view: SneaksView, speaker: SneaksSpeaker) -> SneaksAsking:
        return SneaksAsking(view, speaker)

    def figures(self, state: Sneaks, seat: int) -> Mapping[str, int]:
        return figures(state, seat)

    def likes(
        self, state: Sneaks, seat: int, code: int, temperament: Temperament, leader: int
    ) -> bool:
        return likes(state, code, temperament, leader)

    def cards_used(self, state: Sneaks) -> list[str]:
        """The loot cards that lay open at a site at some time."""
        in_deck = set(loot_deck(state))
        loot_ids = state.cards.loot_ids
        return [loot_ids[loot] for loot in range(len(loot_ids)) if loot not in in_deck]

    def cards_gained(self, state: Sneaks, events: Sequence[SneaksEvent]) -> set[tuple[int, str]]:
        """The loot that a seat got."""
        return {(event.seat, event.loot) for event in events if isinstance(event, Stole)}


GAME = SneaksGame()
