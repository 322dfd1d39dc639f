"""Temperaments: what bots like, and how little it may cost them."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from backroom import bots, games
from backroom.bots import Chair, make_bot
from backroom.bots.judgement import Judgement
from backroom.bots.mixture import Mixture
from backroom.bots.temper import FAVOUR, best_rival, liked
from backroom.bots.tree import Tree
from backroom.bots.trials import Trials
from backroom.kernel.advice import Advice
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State
from backroom.kernel.temperament import Temperament

LEVELS = ("search:easy", "search:normal", "search:hard", "search:expert")


def tables(name: str, choices: int, seed: int = 1) -> list[tuple[Game, State, int]]:
    """Tables on the way through a game at random, each with a seat that has a choice."""
    game, chance = games.game(name), fast_chance(seed)
    state = game.new(game.edition(), 4, game.options({}), chance)
    found: list[tuple[Game, State, int]] = []
    while state.waiting() and len(found) < choices:
        seat = state.asked()[-1]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append((game, state.copy(), seat))
        state.play(seat, legal[chance.below(len(legal))])
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_temperament_likes_something_and_nobody_likes_everything(name: str) -> None:
    seen: Counter[Temperament] = Counter()
    offered = 0
    for seed in range(6):
        for game, state, seat in tables(name, 400, seed):
            legal = state.legal(seat)
            offered += len(legal)
            for temperament in Temperament:
                found = liked(game, state, seat, legal, temperament)
                assert set(found) <= set(legal)
                seen[temperament] += len(found)
    assert all(0 < seen[temperament] < offered / 2 for temperament in Temperament)


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_likes_follows_from_what_it_knows(name: str) -> None:
    """The same on every table that it cannot tell from the real one, but for who seems to lead."""
    chance = fast_chance(2)
    for game, state, seat in tables(name, 60):
        other = state.redeal(seat, chance)
        for temperament in Temperament:
            for rival in range(4):
                for code in state.legal(seat):
                    if rival != seat:
                        told = game.likes(state, seat, code, temperament, rival)
                        assert told == game.likes(other, seat, code, temperament, rival)


def test_partners_are_no_rivals() -> None:
    game = games.game("animalcatraz")
    state = game.new(game.edition(), 8, game.options({"teams": "on"}), fast_chance(1))
    for seat in range(8):
        assert best_rival(game, state, seat) // 2 != seat // 2


class Alike(Advice):
    """Finds all tables alike, and sees no further than the choice itself."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.horizon = 0

    def moment(self, state: State) -> int:
        return self.game.advice.moment(state)

    def reopen(self, state: State, seat: int) -> None:
        self.game.advice.reopen(state, seat)


def search_of(kind: str, game: Game, state: State, seat: int) -> Any:
    judgement, count = Judgement(Alike(game)), len(game.actions)
    if kind == "trials":
        return Trials(seat, state.legal(seat), judgement, count)
    if kind == "tree":
        return Tree(judgement, fast_chance(1), count)
    return Mixture(seat, game.advice.moment(state), judgement, fast_chance(1), count)


@pytest.mark.parametrize(
    ("kind", "name"), [("trials", "kings"), ("tree", "animalcatraz"), ("mixture", "sneaks")]
)
def test_of_equal_choices_the_one_that_is_liked_is_made(kind: str, name: str) -> None:
    for game, state, seat in tables(name, 12):
        if (game.advice.moment(state) != 0) != (kind == "mixture"):
            continue
        for code in state.legal(seat):
            search = search_of(kind, game, state, seat)
            search.guide.is_blind = True
            search.favour[code] = FAVOUR
            for _ in range(120):
                search.simulate(state.redeal(seat, fast_chance(code)))
            assert search.answer() == code


def test_temperaments_are_known_by_name() -> None:
    game = games.game("crooks")
    with pytest.raises(SetupError, match="careful, grasping, quarrelsome, unforgiving"):
        make_bot("search:normal:temperament=mild", game, game.edition())
    bot = make_bot("search:temperament=careful", game, game.edition())
    _, state, seat = tables("crooks", 1)[0]
    chair = Chair(game, state, seat, fast_chance(1))
    assert bot.choose(chair, fast_chance(1)) in chair.legal


def test_at_a_full_table_every_temperament_sits() -> None:
    path = Path(bots.__file__).with_name("regulars.json")
    regulars = json.loads(path.read_text(encoding="utf-8"))
    names = [one["name"] for level in regulars.values() for one in level]
    assert len(names) == len(set(names))
    for level in LEVELS:
        kinds = [Temperament(one["temperament"]) for one in regulars[level]]
        assert set(kinds[:4]) == set(kinds[4:]) == set(Temperament)
