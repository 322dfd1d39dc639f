"""Every bot against every other, and no game is lost."""

from pathlib import Path

import pytest
from msgspec import json

from arena.plans import nobody_heeds, unseated
from backroom.arena import plots, tournament
from backroom.arena.farm import Farm
from backroom.arena.ledger import Ledger, heading_of
from backroom.arena.outcomes import play_outcomes
from backroom.arena.plan import Plan
from backroom.arena.statistics import Speed
from backroom.arena.tournament import TournamentReport, plan_tournament, play_tournament
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import phrasebook

BOTS = ["random", "greedy", "search:simulations=2"]
SPEED = Speed("local", 1, 1.0, 1.0, 1.0)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_tournament(unseated(seats=2, count=20), BOTS)


@pytest.fixture(scope="module")
def finished(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a whole tournament."""
    path = tmp_path_factory.mktemp("tournament") / "whole.jsonl"
    ledger = Ledger(path, heading_of(plan, BOTS))
    assert not play_tournament(plan, ledger, Farm(), nobody_heeds)
    ledger.close()
    return path.read_bytes()


def report_in(path: Path, plan: Plan, interrupted: bool = False) -> TournamentReport:
    ledger = Ledger(path, heading_of(plan, BOTS))
    ledger.close()
    return tournament.report(plan, 20, BOTS, ledger, interrupted, SPEED)


@pytest.fixture(scope="module")
def report(
    plan: Plan, finished: bytes, tmp_path_factory: pytest.TempPathFactory
) -> TournamentReport:
    path = tmp_path_factory.mktemp("tournament") / "copy.jsonl"
    path.write_bytes(finished)
    return report_in(path, plan)


# The tables.


def test_every_pair_plays_every_deal_in_both_seats(plan: Plan) -> None:
    first, second, third = BOTS
    assert plan.line_ups == (
        (first, second),
        (second, first),
        (first, third),
        (third, first),
        (second, third),
        (third, second),
    )
    assert plan.games == 24  # whole deals


def test_tables_of_three_out_of_four() -> None:
    bots = [*BOTS, "search:simulations=3"]
    assert len(plan_tournament(unseated(seats=3), bots).line_ups) == 4 * 3


def test_a_bot_plays_all_seats_of_its_team() -> None:
    found = plan_tournament(unseated("animalcatraz", 4, options=(("teams", "on"),)), BOTS[:2])
    assert found.line_ups == (
        ("random", "random", "greedy", "greedy"),
        ("greedy", "greedy", "random", "random"),
    )


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (["random", "random", "greedy"], "one is named twice"),
        (["random", "greedy"], "a table for 3 needs 3 bots or more, not 2"),
        (["random", "greedy", "psychic"], "unknown_bot"),
    ],
)
def test_bots_that_make_no_table_are_refused(bots: list[str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        plan_tournament(unseated(seats=3), bots)


# Figures.


def test_the_strongest_comes_first(report: TournamentReport) -> None:
    ratings = [bot.rating.value for bot in report.by_bot]
    assert ratings == sorted(ratings, reverse=True)
    assert report.by_bot[-1].figures.bot == "random"
    for bot in report.by_bot:
        assert bot.rating.interval is not None
        assert bot.rating.interval.low < bot.rating.value < bot.rating.interval.high


def test_who_is_ahead_of_one_is_behind_the_other(report: TournamentReport) -> None:
    ahead = {bot.figures.bot: bot.ahead_of for bot in report.by_bot}
    for bot in BOTS:
        for other in set(BOTS) - {bot}:
            assert ahead[bot][other].value + ahead[other][bot].value == pytest.approx(1)
    assert ahead["greedy"]["random"].value > 0.5
    assert (report.games, report.deals, report.tables) == (24, 4, 3)


def test_a_report_survives_json(report: TournamentReport) -> None:
    assert json.decode(json.encode(report), type=TournamentReport) == report


def test_a_picture_can_be_drawn(report: TournamentReport) -> None:
    assert plots.draw(report, "png", phrasebook("fr")).startswith(b"\x89PNG")


# The file.


@pytest.mark.parametrize("share", [0.0, 0.001, 0.02, 0.3, 0.62, 0.999])
def test_a_file_that_was_cut_anywhere_goes_on(
    share: float, plan: Plan, finished: bytes, report: TournamentReport, tmp_path: Path
) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(finished[: int(share * len(finished))])
    whole_lines = max(path.read_bytes().count(b"\n") - 1, 0)
    ledger = Ledger(path, heading_of(plan, BOTS))
    assert len(ledger.outcomes) == whole_lines  # nothing but the cut line is lost
    assert not play_tournament(plan, ledger, Farm(), nobody_heeds)
    ledger.close()
    assert path.read_bytes().count(b"\n") == 1 + plan.games
    assert report_in(path, plan).checksum == report.checksum


def test_after_an_interrupt_no_game_is_played_again(
    plan: Plan, report: TournamentReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(done: float) -> None:
        if done == 9:
            raise KeyboardInterrupt

    path = tmp_path / "kept.jsonl"
    ledger = Ledger(path, heading_of(plan, BOTS))
    assert play_tournament(plan, ledger, Farm(), interrupt)
    ledger.close()
    half = report_in(path, plan, interrupted=True)
    assert (half.games_kept, half.games, half.deals) == (9, 6, 1)  # only complete deals count
    played: list[int] = []

    def play(plan: Plan, numbers: list[int]) -> object:
        played.extend(numbers)
        return play_outcomes(plan, numbers)

    monkeypatch.setattr(tournament, "play_outcomes", play)
    ledger = Ledger(path, heading_of(plan, BOTS))
    assert not play_tournament(plan, ledger, Farm(), nobody_heeds)
    ledger.close()
    assert played == list(range(9, 24))
    assert report_in(path, plan).checksum == report.checksum


def test_games_in_any_order_give_the_same_figures(
    plan: Plan, finished: bytes, report: TournamentReport, tmp_path: Path
) -> None:
    path = tmp_path / "shuffled.jsonl"
    head, *lines = finished.splitlines(keepends=True)
    path.write_bytes(head + b"".join(reversed(lines)))
    assert report_in(path, plan) == report


def test_a_tournament_can_be_made_longer(
    plan: Plan, finished: bytes, report: TournamentReport, tmp_path: Path
) -> None:
    path = tmp_path / "longer.jsonl"
    path.write_bytes(finished)
    longer = plan_tournament(unseated(seats=2, count=30), BOTS)
    ledger = Ledger(path, heading_of(longer, BOTS))
    assert len(ledger.outcomes) == 24
    play_tournament(longer, ledger, Farm(), nobody_heeds)
    ledger.close()
    assert report_in(path, longer).games == 30
    assert report_in(path, plan) == report  # and looked at as the shorter one it was


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": 2}, "seed 1 and not 2"),
        ({"seats": 3}, "seats 2 and not 3"),
        ({"options": (("memory_aid", "false"),)}, "memory_aid"),
        ({"game": "sneaks"}, 'game "crooks" and not "sneaks"'),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_stays(
    change: dict[str, object], why: str, finished: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(finished)
    other = unseated(**({"seats": 2} | change))  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=why):
        Ledger(path, heading_of(plan_tournament(other, BOTS), BOTS))
    assert path.read_bytes() == finished


def damaged(finished: bytes) -> list[tuple[bytes, str]]:
    lines = finished.splitlines(keepends=True)
    return [
        (b"dear diary\n", "no file of a tournament"),
        (b"dear diary", "no file of a tournament"),
        (b"".join([*lines[:3], b"{}\n", *lines[3:]]), "line 4 is damaged"),
        (b"".join([*lines[:3], b"nonsense\n"]), "line 4 is damaged"),
        (lines[0] + lines[1].replace(b'"places":[', b'"places":[1,'), "no game of 2 seats"),
        (lines[0] + lines[2].replace(b'"number":', b'"number":-'), "line 2 is damaged"),
    ]


@pytest.mark.parametrize("case", range(6))
def test_a_damaged_file_is_refused_and_stays(
    case: int, plan: Plan, finished: bytes, tmp_path: Path
) -> None:
    content, why = damaged(finished)[case]
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)
    with pytest.raises(SetupError, match=why):
        Ledger(path, heading_of(plan, BOTS))
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_written_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="bad_results"):
        Ledger(tmp_path, heading_of(plan, BOTS))
