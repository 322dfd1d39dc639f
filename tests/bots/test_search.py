"""What the searching bots know of the games, and how they keep to their budgets."""

from typing import Any

import pytest

from backroom import games
from backroom.bots import Chair, make_bot, search
from backroom.bots.glance import one_of_the_best
from backroom.bots.judgement import Judgement
from backroom.bots.lookahead import Lookahead
from backroom.bots.mixture import Mixture
from backroom.bots.trials import Trials
from backroom.games.kings import board as at
from backroom.games.kings import decisions
from backroom.kernel.advice import WIN
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.numbers import zeros
from backroom.kernel.state import SEATS_AT_MOST, SPECTATOR, State

PLAYED = 9


def table(name: str, seats: int, seed: int = 3, **options: Any) -> tuple[Game, State]:
    game = games.game(name)
    return game, game.new(game.edition(), seats, game.options(options), fast_chance(seed))


def play(game: Game, state: State, *moves: tuple[int, str]) -> None:
    for seat, words in moves:
        state.play(seat, game.actions.code(words))


@pytest.mark.parametrize(
    ("name", "seats"), [(name, n) for name in games.names() for n in games.game(name).seat_counts]
)
def test_searches_choose_at_every_number_of_seats(name: str, seats: int) -> None:
    game, state = table(name, seats)
    chance = fast_chance(1)
    bots = [make_bot(bot, game, game.edition()) for bot in ("search:simulations=3", "greedy")]
    for played in range(PLAYED):
        seat = state.asked()[-1]
        state.play(seat, bots[played % 2].choose(Chair(game, state, seat, chance), chance))


@pytest.mark.parametrize("name", games.names())
def test_prospects_are_shares_and_the_end_goes_to_the_winner(name: str) -> None:
    game, state = table(name, 4)
    values = zeros(SEATS_AT_MOST)
    chance = fast_chance(2)
    while state.waiting():
        game.advice.judge(state, values)
        assert all(values[seat] >= 0 for seat in range(4))
        assert sum(values[seat] for seat in range(4)) <= WIN
        seat = state.asked()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    game.advice.judge(state, values)
    best = max(values[seat] for seat in range(4))
    winners = [standing.seat for standing in state.standings() if standing.place == 1]
    assert [seat for seat in range(4) if values[seat] == best] == sorted(winners)


def test_partners_share_their_prospects() -> None:
    game, state = table("animalcatraz", 8, teams="on")
    values = zeros(SEATS_AT_MOST)
    chance = fast_chance(2)
    for _ in range(200):
        seat = state.asked()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    game.advice.evaluate(state, values)
    assert sorted(values[:8]) == sorted([values[seat] for seat in range(0, 8, 2)] * 2)
    assert len({values[seat] for seat in range(8)}) > 1


# Where seats choose at once.


def planned() -> tuple[Game, State]:
    """A round of Sneaks & Snitches in which only seat 0 has still to plan: B is guarded by one and
    G by two of the others, and nobody else robs A."""
    game, state = table("sneaks", 4)
    plans = [("C", "B"), ("D", "G"), ("E", "G")]
    for seat, (sneaks, snitches) in enumerate(plans, 1):
        play(game, state, (seat, f"sneak {sneaks}"), (seat, f"snitch {snitches}"))
    return game, state


def test_a_look_ahead_ends_with_the_reveal() -> None:
    game, state = planned()
    lookahead = Lookahead(Judgement(game.advice), len(game.actions))
    codes = [code for site in "ABG" if (code := game.actions.code(f"sneak {site}")) is not None]
    worth = [lookahead.prospects(state, 0, code) for code in codes]
    assert worth[0] > max(worth[1:])


def test_secret_choices_are_taken_back_and_nothing_else() -> None:
    game, state = planned()
    reopened = state.copy()
    game.advice.reopen(reopened, 0)
    assert reopened.asked() == [0, 1, 2, 3]
    assert reopened.legal(0) == state.legal(0)
    play(game, reopened, (1, "sneak C"), (1, "snitch B"), (2, "sneak D"), (2, "snitch G"))
    play(game, reopened, (3, "sneak E"), (3, "snitch G"))
    assert game.view(reopened, 0) == game.view(state, 0)


def test_choices_side_by_side_leave_the_worse_behind() -> None:
    game, state = table("kings", 4)
    chance = fast_chance(4)
    while len(state.legal(state.asked()[0])) < 4 or game.advice.moment(state) != 0:
        seat = state.asked()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    seat = state.asked()[0]
    legal = state.legal(seat)
    both = [Trials(seat, legal, Judgement(game.advice), len(game.actions)) for _ in range(2)]
    for trials in both:
        luck = fast_chance(5)
        for _ in range(60):
            trials.simulate(state.redeal(seat, luck))
    assert both[0].answer() == both[1].answer()
    assert both[0].answer() in set(both[0].codes) < set(legal)


def test_staying_in_a_fight_is_judged_by_its_odds_and_not_by_its_dice() -> None:
    game, state = table("kings", 4)
    chance = fast_chance(4)
    values = zeros(SEATS_AT_MOST)
    while state.b[at.DECISION] != decisions.FOLD:
        seat = state.asked()[0]
        legal = state.legal(seat)
        assert not game.advice.reckon(state, seat, legal[0], values)
        state.play(seat, legal[chance.below(len(legal))])
    seat = state.asked()[0]
    for answer in state.legal(seat):
        found = set()
        for luck in range(5):
            other = state.redeal(SPECTATOR, fast_chance(luck))
            other.b = state.b[:]
            assert game.advice.reckon(other, seat, answer, values)
            found.add(tuple(values))
        assert len(found) == 1


def test_bids_are_taken_back() -> None:
    game, state = table("kings", 4)
    for _ in range(4):
        state.play(state.asked()[0], state.legal(state.asked()[0])[0])
    play(game, state, (0, "amount 3"), (1, "amount 2"))
    assert state.asked() == [2, 3]
    game.advice.reopen(state, 2)
    assert state.asked() == [0, 1, 2, 3]


def test_plans_are_mixed() -> None:
    game, state = table("sneaks", 4)
    answers = set()
    moment = int(game.advice.moment(state))
    for seed in range(12):
        chance = fast_chance(seed)
        mixture = Mixture(0, moment, Judgement(game.advice), chance, len(game.actions))
        for _ in range(30):
            mixture.simulate(state.redeal(0, chance))
        answers.add(mixture.answer())
    assert len(answers) > 1
    assert answers <= set(state.legal(0))


# Budgets.


class Clock:
    """Time that passes only when it is asked for."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class CountingChair(Chair):
    samples = 0

    def sample(self, chance: Chance) -> State:
        self.samples += 1
        return super().sample(chance)


def test_no_simulation_begins_that_may_end_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, state = table("crooks", 4)
    clock = Clock(0.01)
    monkeypatch.setattr(search, "thread_time", clock)
    monkeypatch.setattr(search, "perf_counter", lambda: 0.0)
    chair = CountingChair(game, state, state.asked()[0], fast_chance(1))
    make_bot("search:hard", game, game.edition()).choose(chair, fast_chance(1))
    assert 0.48 <= clock.now <= 0.51
    assert chair.samples > 45


def test_where_the_processor_is_kept_busy_thinking_ends_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other work may take the processor from us: then a choice takes longer, but not for ever."""
    game, state = table("crooks", 4)
    clock = Clock(0.1)
    monkeypatch.setattr(search, "thread_time", lambda: 0.0)
    monkeypatch.setattr(search, "perf_counter", clock)
    chair = CountingChair(game, state, state.asked()[0], fast_chance(1))
    make_bot("search:hard", game, game.edition()).choose(chair, fast_chance(1))
    assert 0.5 * (search.PATIENCE - 1) <= clock.now <= 0.5 * search.PATIENCE + 0.2


def test_a_beginner_takes_what_looks_nearly_best_and_nothing_else() -> None:
    game, state = table("crooks", 4)
    chair = Chair(game, state, state.asked()[0], fast_chance(1))
    totals = [0, *([50] * (len(chair.legal) - 3)), 79, 100]
    chance = fast_chance(2)
    for carelessness, last in ((0, 1), (20, 1), (21, 2), (100, len(chair.legal))):
        found = {one_of_the_best(chair, totals, carelessness, chance) for _ in range(400)}
        assert found == set(chair.legal[-last:])


def test_thinking_ends_when_one_choice_is_left() -> None:
    game, state = table("kings", 4)
    while len(state.legal(state.asked()[0])) != 2 or game.advice.moment(state) != 0:
        seat = state.asked()[0]
        state.play(seat, state.legal(seat)[0])
    chair = CountingChair(game, state, state.asked()[0], fast_chance(1))
    make_bot("search:simulations=100000", game, game.edition()).choose(chair, fast_chance(1))
    assert chair.samples < 10000


def test_a_choice_without_alternative_takes_no_time() -> None:
    game, state = table("sneaks", 4)
    chair = CountingChair(game, state, 0, fast_chance(1))
    chair.legal = [chair.legal[0]]
    for bot in ("search:expert", "greedy"):
        assert make_bot(bot, game, game.edition()).choose(chair, fast_chance(1)) == chair.legal[0]
    assert chair.samples == 0
