"""What a seat reads is silent about the same things as what it sees, in random games and in every
scenario; and at no table of a scenario can it tell a redeal.

``make leaks`` lets secrets out on purpose and finds whether these laws notice.
"""

from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.games.kings.journal.rounds import Drew
from backroom.games.sneaks.journal import DrewStash
from backroom.kernel.chance import (
    Chance,
    ChanceError,
    RecordedChance,
    ScriptedChance,
    fast_chance,
)
from backroom.kernel.encoding import amounts_of
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.record import RESIGN
from backroom.kernel.scenario import Scenario, read_scenario
from backroom.kernel.state import State
from support import (
    SCENARIOS,
    SECRETIVE,
    Setting,
    everybody,
    luck_of,
    scenario_table,
    session_at,
    settings_of_all_editions,
    snapshot,
    view_bytes,
)

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)  # in hundredths of a game's usual length
CHOICES_WITH_A_TWIN = 60
NEW_TWINS = 40  # at most are dealt until the same can be chosen there, with nothing to tell apart
MARKS_AT_MOST = 2000  # of any table
# Whoever is content with one example of each law watches one scenario of four.
TO_WATCH = SCENARIOS[:: 4 if settings().max_examples == 1 else 1]
# Where a seat has seen more than its view repeats, such as bids and then what they were paid from,
# a redeal starts from all it knows, and is the same whatever the rest was.
KNOW_MORE_THAN_THEY_SEE = ("animalcatraz", "kings")


class Twins(NamedTuple):
    """A table, and another that one seat cannot tell from it, both with a new journal."""

    real: State
    other: State


def twins(state: State, seat: int, chance: Chance) -> Twins:
    pair = Twins(state, state.redeal(seat, chance))
    for table in pair:
        table.journal = Journal()
    return pair


def check_journals(game: Game, pair: Twins, seat: int) -> bool:
    """Where a seat has read different things it knows the tables apart; whether it has not."""
    if read(pair.real, seat) == read(pair.other, seat):
        return True
    assert knows_apart(game, pair, seat), "it reads what it cannot know"
    return False


def knows_apart(game: Game, pair: Twins, seat: int) -> bool:
    if view_bytes(game, pair.real, seat) != view_bytes(game, pair.other, seat):
        return True
    if game.name not in KNOW_MORE_THAN_THEY_SEE:
        return False
    redealt = [table.redeal(seat, fast_chance(1)) for table in pair]
    return snapshot(game, redealt[0]) != snapshot(game, redealt[1])


def read(table: State, seat: int) -> list[bytes]:
    """The journal as a seat reads it; of the cards that it draws in a row, which came first is seen
    by it alone, and soon means nothing."""
    assert table.journal is not None
    lines = []
    draws = (Drew, DrewStash)
    for is_draw, events in groupby(table.journal.seen_by(seat), lambda e: isinstance(e, draws)):
        encoded = [json.encode(event) for event in events]
        lines += sorted(encoded) if is_draw else encoded
    return lines


@pytest.mark.parametrize("setting", settings_of_all_editions(), ids=repr)
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS, secretive=st.booleans())
def test_the_journal_tells_no_more_than_the_view(
    setting: Setting, seed: int, moment: int, dealt: int, secretive: bool
) -> None:
    """Two tables that a seat cannot tell apart go on with the same luck and the same choices, or
    with others where nobody sees them."""
    game = setting.game
    options = SECRETIVE.get(game.name, {}) if secretive else {}
    state = session_at(setting, seed, moment, **options).state
    for seat in everybody(state):
        chance = fast_chance(f"{dealt} {seat}")
        pair = twins(state.copy(), seat, chance)
        alike = chance.below(2) == 0
        for choice in range(CHOICES_WITH_A_TWIN):
            for table in pair:
                table.chance = fast_chance(f"{dealt} {choice}")
            if not choose_in_both(game, pair, seat, alike, chance):
                break
            if not check_journals(game, pair, seat):
                pair = twins(pair.real, seat, chance)
                alike = chance.below(2) == 0


def choose_in_both(game: Game, pair: Twins, seat: int, alike: bool, chance: Chance) -> bool:
    """One choice of a seat at both tables; False if nobody can choose at both, or nothing that
    everybody sees is open at both. What others choose together or unasked, which nobody sees, may
    differ unless it shall be alike."""
    real, other = pair
    able = [chooser for chooser in range(real.seats) if real.legal(chooser)]
    able = [chooser for chooser in able if other.legal(chooser)]
    if not able:
        return answer_in_secret(game, pair, seat)
    chooser = able[chance.below(len(able))]
    is_seen = real.asked() == [chooser]
    here, there = real.legal(chooser), other.legal(chooser)
    if is_seen:
        here = [code for code in here if code in there]
    if not here:
        return False
    code = here[chance.below(len(here))]
    real.play(chooser, code)
    if code not in there or not (is_seen or alike or chooser == seat):
        code = there[chance.below(len(there))]
    other.play(chooser, code)
    return True


def answer_in_secret(game: Game, pair: Twins, seat: int) -> bool:
    """Where the tables ask different seats, which this one does not see (NK-103), they answer what
    the clock would, until nobody is asked in secret; False if there is nobody."""
    answered = False
    for table in pair:
        while asked := set(table.asked()) - set(table.asked_seen_by(seat)):
            chooser = min(asked)
            code = game.default_choice(table, chooser)
            assert code is not None
            table.play(chooser, code)
            answered = True
    return answered


@pytest.mark.parametrize("setting", settings_of_all_editions(), ids=repr)
@given(seed=SEEDS, dealt=SEEDS)
def test_the_beginning_tells_no_more_than_the_view(setting: Setting, seed: int, dealt: int) -> None:
    game = setting.game
    state = session_at(setting, seed, 0).state
    for seat in everybody(state):
        pair = twins(state.copy(), seat, fast_chance(dealt))
        for table in pair:
            assert table.journal is not None
            game.tell_beginning(table.journal, table)
        assert check_journals(game, pair, seat)


class Story:
    """A scenario that is played, and one seat that watches it and tables that look the same."""

    def __init__(self, game: Game, scenario: Scenario, name: str, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = fast_chance(f"{name} {seat}")  # of the twins
        self.outcomes = RecordedChance(luck_of(scenario))
        self.table = scenario_table(game, scenario, self.outcomes)
        self.pair = twins(self.table, seat, self.luck)
        self.encoder = game.encoder()

    def look(self) -> None:
        """The table and any redeal of it look the same, in numbers too."""
        other = self.table.redeal(self.seat, self.luck)
        views = [view_bytes(self.game, table, self.seat) for table in (self.table, other)]
        assert views[0] == views[1], "it sees what it cannot know"
        real, same = (
            amounts_of(self.encoder, table, self.seat, False, MARKS_AT_MOST)
            for table in (self.table, other)
        )
        assert real == same, "its numbers tell what it cannot know"
        assert other.legal(self.seat) == self.table.legal(self.seat)

    def choose(self, chooser: int, code: int) -> None:
        """The same choice at the table, at its twin and at new twins, with the same luck."""
        before = self.table.copy()
        self.outcomes.take_down()
        self.table.play(chooser, code)
        outcomes = self.outcomes.take_down()
        if not self._reads_the_same(self.pair, chooser, code, outcomes):
            self.pair = twins(self.table, self.seat, self.luck)
        for _ in range(NEW_TWINS):
            fresh = twins(before.copy(), self.seat, self.luck)
            follows(fresh.real, chooser, code, outcomes)
            if self._reads_the_same(fresh, chooser, code, outcomes):
                break

    def _reads_the_same(self, pair: Twins, chooser: int, code: int, outcomes: list[int]) -> bool:
        return follows(pair.other, chooser, code, outcomes) and check_journals(
            self.game, pair, self.seat
        )

    def leave(self, chooser: int) -> None:
        self.table.resign(chooser)
        self.pair = twins(self.table, self.seat, self.luck)


def follows(table: State, chooser: int, code: int, outcomes: list[int]) -> bool:
    """Whether the same can happen at a table too."""
    if code not in table.legal(chooser):
        return False
    table.chance = ScriptedChance(outcomes)
    try:
        table.play(chooser, code)
    except ChanceError:
        return False
    return True


@pytest.mark.parametrize("path", TO_WATCH, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_scenario_tells_a_seat_what_it_may_not_know(path: Path) -> None:
    """At each of its tables, and in what is told of the choices made there."""
    game = games.game(path.parent.name)
    scenario = read_scenario(path)
    if scenario.refused is not None:
        return
    for seat in everybody(scenario_table(game, scenario, luck_of(scenario))):
        story = Story(game, scenario, path.stem, seat)
        story.look()
        for step in scenario.step:
            chooser, words = step.get("seat", 0), step.get("do")
            code = game.actions.code(words) if isinstance(words, str) else None
            if "refused" in step:
                continue
            if words == RESIGN:
                story.leave(chooser)
            elif code is not None:
                story.choose(chooser, code)
                story.look()
