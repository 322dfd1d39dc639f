"""Sneaks & Snitches: simultaneous bluffing over loot at eight sites, for 2 to 5."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from backroom.games.sneaks import telling
from backroom.games.sneaks.actions import ACTIONS
from backroom.games.sneaks.edition import HOUSE_EDITION, SneaksEdition, parse_edition
from backroom.games.sneaks.journal import SneaksEvent
from backroom.games.sneaks.position import Position, position_of, restore
from backroom.games.sneaks.rules import Sneaks, new_game
from backroom.games.sneaks.state import Table
from backroom.games.sneaks.view import SneaksView, view
from backroom.games.sneaks.wording import SneaksSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.state import State


class Options(Struct, forbid_unknown_fields=True):
    """Sneaks & Snitches is always played the same way."""


class SneaksGame(Game):
    name = "sneaks"
    rules_version = 1
    rule_prefix = "SN"
    seat_counts = range(2, 6)
    actions = ACTIONS
    options_type = Options
    position_type = Position
    view_type = SneaksView
    event_type = SneaksEvent
    house_edition = HOUSE_EDITION

    def parse_edition(self, text: EditionText) -> SneaksEdition:
        return parse_edition(text)

    def new(
        self,
        edition: SneaksEdition,
        seats: int,
        options: Options,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Sneaks:
        table = new_game(edition.cards, seats, chance)
        if journal is not None:
            table.journal = journal
            telling.began(journal, table)
        return table

    def position_of(self, state: State) -> Position:
        return position_of(_table(state))

    def restore(
        self, edition: SneaksEdition, position: Position, options: Options, chance: Chance
    ) -> Sneaks:
        return restore(edition.cards, position, chance)

    def view(self, state: State, seat: int) -> SneaksView:
        return view(_table(state), seat)

    def speaker(
        self, edition: SneaksEdition, language: str, players: Sequence[str]
    ) -> SneaksSpeaker:
        return SneaksSpeaker(edition, language, players)

    def cards_used(self, state: State) -> list[str]:
        """The loot cards that lay open at a site at some time."""
        table = _table(state)
        in_deck = set(table.loot_deck())
        loot_ids = table.cards.loot_ids
        return [loot_ids[loot] for loot in range(len(loot_ids)) if loot not in in_deck]


def _table(state: Any) -> Table:
    if not isinstance(state, Table):
        raise TypeError("this is no table of Sneaks & Snitches")
    return state


GAME = SneaksGame()
