"""The laws of single tables, at every table of every scenario: where random games seldom come."""

from pathlib import Path

import pytest
from msgspec import json

from backroom import games
from backroom.games.crooks.board import CROOKS, taken_at
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.record import RESIGN
from backroom.kernel.rulebook import rulebook
from backroom.kernel.scenario import Scenario, read_scenario
from backroom.kernel.state import State
from support import SCENARIOS, everybody, luck_of, scenario_edition, scenario_table, snapshot


class Table:
    """A table of a scenario, and what it was made of."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.edition = scenario_edition(game, scenario)
        self.options = game.options(scenario.options)
        self.state = scenario_table(game, scenario, luck_of(scenario))
        self.journal = self.state.journal = Journal()

    def check(self) -> None:
        self.check_position()
        self.check_choices()
        self.check_events()

    def check_position(self) -> None:
        """A position is the whole state, also what is counted along the way."""
        text = snapshot(self.game, self.state)
        position = json.decode(text, type=self.game.position_type)
        again = self.game.restore(self.edition, position, self.options, fast_chance(0))
        assert snapshot(self.game, again) == text
        assert told(self.game, again) == told(self.game, self.state)
        for seat in everybody(self.state):
            assert self.game.view(again, seat) == self.game.view(self.state, seat)

    def check_choices(self) -> None:
        """Exactly the legal choices are accepted, and who is asked is told so."""
        state, asked = self.state, self.state.asked()
        for seat in everybody(state):
            legal = state.legal(seat)
            assert legal or seat not in asked
            for code in range(len(self.game.actions)):
                assert (state.refusal(seat, code) is None) == (code in legal)
            seen = json.decode(json.encode(self.game.view(state, seat)))
            assert seen["you"] == seat
            assert seen["decision"] == (state.decision(seat) if seat in asked else None)

    def check_events(self) -> None:
        """What was told names a rule of the game that can be read, for all and for the insiders."""
        texts = rulebook(self.game, "en").texts
        for entry in self.journal.entries:
            for event in (entry.public, entry.private):
                assert event is None or event.rule in texts, event


def told(game: Game, state: State) -> list[int]:
    """The board, as far as a position made up for a scenario tells it: of crooks that came from no
    pile nobody knows who was taken first."""
    board = list(state.b)
    if game.name == "crooks":
        board[taken_at(0) : taken_at(CROOKS) + 1] = []
    return board


def choices_of(scenario: Scenario) -> list[tuple[int, str]]:
    """The choices that are made in a scenario, without those that are refused."""
    steps = [step for step in scenario.step if isinstance(step.get("do"), str)]
    return [(step.get("seat", 0), step["do"]) for step in steps if "refused" not in step]


def play(game: Game, state: State, seat: int, words: str) -> None:
    if words == RESIGN:
        state.resign(seat)
    else:
        state.play(seat, game.actions.code(words))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_table_keeps_the_laws(path: Path) -> None:
    game = games.game(path.parent.name)
    scenario = read_scenario(path)
    if scenario.refused is not None:
        return
    table = Table(game, scenario)
    table.check()
    for seat, words in choices_of(scenario):
        play(game, table.state, seat, words)
        table.check()
