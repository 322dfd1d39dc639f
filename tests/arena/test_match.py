"""Duplicate play: everybody once in every place, and figures over whole deals."""

import pytest
from msgspec import json

from arena.plans import nobody_heeds, unseated
from backroom.arena import match, plots
from backroom.arena.farm import Farm
from backroom.arena.figures import wins_by_seat
from backroom.arena.match import MatchReport, Played, plan_match, play_match
from backroom.arena.outcomes import Outcome, play_outcomes
from backroom.arena.plan import Plan, prepare
from backroom.arena.seating import by_team, rotations, teams_of
from backroom.arena.statistics import Speed
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import phrasebook

SPEED = Speed("local", 1, 1.0, 1.0, 1.0)
NOBODY = "exec:./there-is-no-such-bot"


def report_of(plan: Plan, asked: int, farm: Farm | None = None) -> MatchReport:
    played = play_match(plan, farm or Farm(), nobody_heeds)
    return match.report(plan, asked, played, SPEED)


@pytest.fixture(scope="module")
def report() -> MatchReport:
    return report_of(plan_match(unseated(count=22), ["greedy", "random", "random"]), 22)


# Who sits where.


def test_every_bot_sits_once_in_every_place() -> None:
    line_ups = rotations([("a",), ("b",), ("c",)], [[0], [1], [2]])
    assert line_ups == (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))


def test_partners_stay_together() -> None:
    teams = teams_of(unseated("animalcatraz", 6))
    assert teams == [[0, 1], [2, 3], [4, 5]]
    line_ups = rotations(by_team(["a", "b", "c", "c", "d", "d"], teams), teams)
    assert line_ups == (
        ("a", "b", "c", "c", "d", "d"),
        ("c", "c", "d", "d", "a", "b"),
        ("d", "d", "a", "b", "c", "c"),
    )


def test_one_bot_a_team_plays_all_its_seats_also_where_one_is_alone() -> None:
    teams = teams_of(unseated("animalcatraz", 5))
    assert teams == [[0, 1], [2, 3], [4]]
    assert rotations(by_team(["a", "b", "c"], teams), teams) == (
        ("a", "a", "b", "b", "c"),
        ("b", "b", "c", "c", "a"),
        ("c", "c", "a", "a", "b"),
    )


@pytest.mark.parametrize(
    ("game", "seats", "options", "teams"),
    [
        ("crooks", 3, (), [[0], [1], [2]]),
        ("animalcatraz", 2, (), [[0], [1]]),
        ("animalcatraz", 4, (), [[0], [1], [2], [3]]),
        ("animalcatraz", 4, (("teams", "on"),), [[0, 1], [2, 3]]),
    ],
)
def test_who_plays_together(
    game: str, seats: int, options: tuple[tuple[str, str], ...], teams: list[list[int]]
) -> None:
    assert teams_of(unseated(game, seats, options=options)) == teams


@pytest.mark.parametrize(
    ("game", "seats", "bots", "why"),
    [
        ("crooks", 3, ["random"] * 2, "3 seats need 3 bots, not 2"),
        ("crooks", 3, ["random", "random", "psychic"], "unknown_bot"),
        ("crooks", 9, ["random"] * 9, "bad_player_count"),
        ("animalcatraz", 6, ["random"] * 4, "6 seats need 6 bots, or 3, one a team, not 4"),
        ("animalcatraz", 5, ["greedy"] + ["random"] * 4, "partners must be the same bot"),
    ],
)
def test_bots_that_do_not_fit_are_refused(game: str, seats: int, bots: list[str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        plan_match(unseated(game, seats), bots)


def test_games_are_rounded_up_to_whole_deals() -> None:
    bots = ["greedy", "random", "random"]
    assert [plan_match(unseated(count=n), bots).games for n in (1, 3, 4, 22)] == [3, 3, 6, 24]
    with pytest.raises(SetupError, match="bad_games"):
        plan_match(unseated(count=0), bots)


def test_every_seating_gets_the_same_deal() -> None:
    plan = plan_match(unseated(count=6), ["greedy", "random", "random"])
    setting = prepare(plan)
    deals = [
        setting.game.data_of(setting.deal(plan.seats, plan.seed, plan.deal(number)))
        for number in range(6)
    ]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


# Figures.


def test_wins_of_teams_count_for_each_partner() -> None:
    assert wins_by_seat([1, 1, 3, 3], [[0, 1], [2, 3]]) == [1, 1, 0, 0]
    assert wins_by_seat([1, 1, 1, 1], [[0, 1], [2, 3]]) == [0.5] * 4
    assert wins_by_seat([2, 1, 1], [[0], [1], [2]]) == [0, 0.5, 0.5]


def test_bots_with_several_seats_have_one_line(report: MatchReport) -> None:
    greedy, random = report.by_bot
    assert (greedy.bot, greedy.seats, random.bot, random.seats) == ("greedy", 1, "random", 2)
    assert (report.games, report.deals, report.games_asked) == (24, 8, 22)
    assert greedy.wins + random.wins == pytest.approx(24)
    assert greedy.win_share.value == pytest.approx(greedy.wins / 24)
    assert random.win_share.value == pytest.approx(random.wins / 48)
    assert greedy.win_share.value > report.even_share > random.win_share.value
    assert sum(greedy.scores.histogram.values()) == 24


def test_only_thinking_is_timed(report: MatchReport) -> None:
    greedy, _ = report.by_bot
    assert greedy.thinking.choices > 100
    assert 0 < greedy.thinking.mean <= greedy.thinking.longest


def test_shares_of_teams_add_up() -> None:
    plan = plan_match(unseated("animalcatraz", 5, count=3), ["random"] * 3)
    teams = teams_of(plan)
    played = play_match(plan, Farm(), nobody_heeds)
    found = match.report(plan, 3, played, SPEED)
    assert found.by_bot[0].win_share.value == pytest.approx(1 / len(teams))
    assert found.even_share == pytest.approx(1 / 3)


def test_the_seed_decides_everything_but_the_time() -> None:
    plan = plan_match(unseated(count=6), ["greedy", "random", "search:simulations=3"])
    sums = {report_of(plan, 6, farm).checksum for farm in (Farm(), Farm(), Farm(workers=2))}
    assert len(sums) == 1


def test_an_interrupted_match_counts_whole_deals_only() -> None:
    plan = plan_match(unseated(count=30), ["greedy", "random", "random"])

    def interrupt(done: float) -> None:
        if done == 7:
            raise KeyboardInterrupt

    played = play_match(plan, Farm(), interrupt)
    assert played.interrupted
    assert [outcome.number for outcome in played.outcomes] == list(range(6))
    whole = play_match(plan._replace(games=6), Farm(), nobody_heeds)
    digests = [[outcome.digest for outcome in one.outcomes] for one in (played, whole)]
    assert digests[0] == digests[1]


def test_a_failing_bot_is_replaced_and_reported() -> None:
    plan = plan_match(unseated(count=3), [NOBODY, "random", "random"])
    report = report_of(plan, 3)
    (failure,) = report.failures
    assert (failure.bot, failure.times) == (NOBODY, 3)
    assert "cannot be started" in failure.why.told(phrasebook("en"))
    assert "ne démarre pas" in failure.why.told(phrasebook("fr"))
    assert json.decode(json.encode(report), type=MatchReport) == report
    outcomes = play_outcomes(plan, [0])
    assert json.decode(json.encode(outcomes), type=list[Outcome]) == outcomes


def test_a_report_survives_json(report: MatchReport) -> None:
    assert json.decode(json.encode(report), type=MatchReport) == report


def test_even_a_single_deal_of_bots_that_do_not_think_can_be_drawn() -> None:
    plan = plan_match(unseated(seats=2, count=2), ["random", "random"])
    played = Played(play_match(plan, Farm(), nobody_heeds).outcomes, interrupted=True)
    found = match.report(plan, 2, played, SPEED)
    assert found.by_bot[0].win_share.interval is None
    assert plots.draw(found, "png", phrasebook("en")).startswith(b"\x89PNG")
