"""Crooks, also published as Criminals: a card game of memory and bluff for 2 to 4."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from backroom.games.crooks import telling
from backroom.games.crooks.actions import ACTIONS
from backroom.games.crooks.edition import HOUSE_EDITION, CrooksEdition, parse_edition
from backroom.games.crooks.journal import CrooksEvent
from backroom.games.crooks.position import Position, position_of, restore
from backroom.games.crooks.rules import Crooks, new_game
from backroom.games.crooks.state import CROOKS, IN_BOX, IN_CELLS, Table
from backroom.games.crooks.view import CrooksView, view
from backroom.games.crooks.wording import CrooksSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.state import State


class Options(Struct, forbid_unknown_fields=True):
    """memory_aid: whether views keep what a seat has seen (CR-125)."""

    memory_aid: bool = True


class CrooksGame(Game):
    name = "crooks"
    rules_version = 1
    rule_prefix = "CR"
    seat_counts = range(2, 5)
    actions = ACTIONS
    options_type = Options
    position_type = Position
    view_type = CrooksView
    event_type = CrooksEvent
    house_edition = HOUSE_EDITION

    def parse_edition(self, text: EditionText) -> CrooksEdition:
        return parse_edition(text)

    def new(
        self,
        edition: CrooksEdition,
        seats: int,
        options: Options,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Crooks:
        table = new_game(edition.cards, seats, options.memory_aid, chance)
        if journal is not None:
            table.journal = journal
            telling.began(journal, table)
        return table

    def position_of(self, state: State) -> Position:
        return position_of(_table(state))

    def restore(
        self, edition: CrooksEdition, position: Position, options: Options, chance: Chance
    ) -> Crooks:
        return restore(edition.cards, position, options.memory_aid, chance)

    def view(self, state: State, seat: int) -> CrooksView:
        return view(_table(state), seat)

    def speaker(
        self, edition: CrooksEdition, language: str, players: Sequence[str]
    ) -> CrooksSpeaker:
        return CrooksSpeaker(edition, language, players)

    def cards_used(self, state: State) -> list[str]:
        """The crooks that were placed, also those that a hitman removed."""
        table = _table(state)
        placed = (
            c
            for c in range(1, CROOKS + 1)
            if table.place_of(c) in (IN_BOX,) or table.place_of(c) >= IN_CELLS
        )
        return [str(crook) for crook in placed]


def _table(state: Any) -> Table:
    if not isinstance(state, Table):
        raise TypeError("this is no table of Crooks")
    return state


GAME = CrooksGame()
