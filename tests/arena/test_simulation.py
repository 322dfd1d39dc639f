"""Many games at once: the seed alone decides every figure."""

import sys

import pytest
from msgspec import json

from backroom import games
from backroom.arena import plan as plans
from backroom.arena import playing, plots
from backroom.arena.farm import Farm
from backroom.arena.intervals import wilson
from backroom.arena.plan import Plan
from backroom.arena.simulation import Result, run
from backroom.arena.statistics import Report, report, summary
from backroom.kernel.edition import read_edition
from backroom.kernel.record import Session
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import phrasebook

ENGLISH = phrasebook("en")
PNG = b"\x89PNG\r\n\x1a\n"


def plan_of(
    game: str = "crooks",
    seats: int = 3,
    count: int = 230,
    seed: int = 1,
    bots: tuple[str, ...] | None = None,
    options: tuple[tuple[str, str], ...] = (),
) -> Plan:
    text = read_edition(games.game(game).house_edition)
    names = bots if bots is not None else ("random",) * seats
    return Plan(game, text.source, text.text, options, seats, (names,), seed, count)


def report_of(plan: Plan) -> Report:
    return report(plan, run(plan), Farm(), seconds=1.0)


@pytest.fixture(scope="module")
def result() -> Result:
    return run(plan_of())


@pytest.fixture(scope="module")
def figures() -> Report:
    return report_of(plan_of(seats=4, count=300))


# The same seed, the same games.


def test_the_same_seed_gives_the_same_result(result: Result) -> None:
    assert run(plan_of()) == result


def test_another_seed_gives_another_result(result: Result) -> None:
    assert run(plan_of(seed=2)).chain != result.chain


def test_workers_change_nothing(result: Result) -> None:
    assert run(plan_of(), Farm(workers=2)) == result


def test_the_size_of_chunks_changes_nothing(
    result: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "CHUNK", 7)
    assert run(plan_of()) == result


def test_bots_that_choose_at_random_play_what_a_playout_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fast = run(plan_of(count=12))
    monkeypatch.setattr(playing, "is_random", lambda _: False)
    assert run(plan_of(count=12)) == fast


def test_the_checksum_of_a_known_run_stays() -> None:
    """It is the same compiled and interpreted, on any machine; a change of the rules changes it."""
    assert run(plan_of(count=20)).chain.hex() == "ba8d01015271fa3fe8f876db640f7d90"


def test_every_simulated_game_can_be_written_down() -> None:
    plan = plan_of(count=5)
    setting = plans.prepare(plan)
    for number in range(plan.games):
        state, log, _, _ = playing.play_game(plan, setting, number)
        session = Session(
            setting.game, setting.edition, 3, setting.options, f"{plan.seed} deal {number}"
        )
        for entry in log:
            session.play(entry % 8, entry // 8)
        assert session.state.standings() == state.standings()
        assert session.state.waiting() == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_simulation_is_the_start_of_the_whole_one(workers: int) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    stopped = run(plan_of(count=1000), Farm(workers), interrupt)
    assert stopped == run(plan_of(count=100))._replace(interrupted=True)


# Plans that cannot be played.


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (plan_of(bots=("random",)), "bad_bots: 3 seats need 3 bots, not 1"),
        (plan_of(bots=("random", "random", "psychic")), "unknown_bot: there is no bot 'psychic'"),
        (plan_of(seats=9), "bad_player_count"),
        (plan_of(count=0), "bad_games"),
        (plan_of(options=(("memory", "no"),)), "bad_option"),
        (plan_of()._replace(game="chess"), "unknown_game"),
        (plan_of()._replace(edition_text="["), "bad_edition"),
    ],
)
def test_a_bad_plan_is_refused_before_it_is_played(plan: Plan, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        run(plan, Farm(workers=2))


# Figures.


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_intervals(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_summary_counts_every_value_as_often_as_it_came() -> None:
    found = summary({4: 2, -2: 1, 0: 1})
    assert (found.mean, found.min, found.max) == (1.5, -2, 4)
    assert found.sd == pytest.approx(3.0)  # the root of 27 / 3
    assert summary({7: 1}).sd == 0.0


def test_wins_add_up_to_the_games(figures: Report) -> None:
    assert figures.games == 300
    assert sum(seat.wins for seat in figures.by_seat) == pytest.approx(300)
    for seat in figures.by_seat:
        assert seat.interval.low < seat.win_share < seat.interval.high
        assert sum(seat.points.histogram.values()) == 300


def test_choices_add_up_to_the_lengths(figures: Report) -> None:
    choices = sum(kind.choices for kind in figures.kinds)
    assert choices == sum(length * times for length, times in figures.lengths.histogram.items())
    assert [kind.kind for kind in figures.kinds] == games.game("crooks").actions.kinds
    passes = figures.kinds[0]
    assert (passes.kind, passes.per_game) == ("pass", 4.0)  # every seat passes once


def test_cards_come_most_used_first(figures: Report) -> None:
    shares = [card.share_of_games for card in figures.cards]
    assert shares == sorted(shares, reverse=True)
    assert len({card.card for card in figures.cards}) == len(shares) == 32
    assert 0 < min(shares) <= max(shares) <= 1


def test_a_report_survives_json(figures: Report) -> None:
    assert json.decode(json.encode(figures), type=Report) == figures


# Pictures.


def test_a_picture_is_a_png(figures: Report) -> None:
    assert plots.draw(figures, "png", ENGLISH).startswith(PNG)


def test_a_picture_of_a_single_game_can_be_drawn() -> None:
    assert plots.draw(report_of(plan_of(count=1)), "png", ENGLISH).startswith(PNG)


def test_without_matplotlib_it_says_what_to_install(
    figures: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(plots.NoMatplotlib, match=r"pip install 'backroom\[plots\]'"):
        plots.draw(figures, "png", ENGLISH)
