"""The coach: silent about what a seat did not know, exact in its sums, fair about luck."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import pytest
from msgspec import json

from backroom import games
from backroom.coach.calibration import WHOLE, Calibration, shared_out
from backroom.coach.review import Coach, Review, reviewed
from backroom.coach.trace import Played, played_in, steps_of
from backroom.coach.words import all_said
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.record import Session
from backroom.kernel.state import State
from backroom.kernel.text import LANGUAGES
from support import SECRETIVE, Setting, random_session, view_bytes

QUICK = Calibration(sharpness=1.0, samples=6, tries=4, proofs=12)
FAIR = Calibration(sharpness=1.0, samples=25, tries=1, proofs=1)
TO_THE_END = 100_000
STEPS_WITH_A_TWIN = 25
ENOUGH_TO_COMPARE = 15  # a reveal in Sneaks soon tells tables apart
TWINS = 10
GAMES_OF_LUCK = 40


def crooks() -> Game:
    return games.game("crooks")


def quick_review(session: Session, seat: int, seed: int = 1) -> Review:
    played = played_in(session.record(), session.game, session.edition)
    return reviewed(Coach(session.game, played, seat, seed, QUICK))


def moved(state: State, seat: int, code: int, luck: str) -> Played:
    """A choice made at a table, with this luck."""
    before = state.copy()
    state.chance, state.journal = fast_chance(luck), Journal()
    state.play(seat, code)
    return Played(seat, code, before, state.copy(), state.journal.entries)


def alike(game: Game, pair: Sequence[Played], seat: int) -> bool:
    """Whether a seat sees the same at two tables, and reads the same of what led there."""
    views = [view_bytes(game, one.after, seat) for one in pair]
    read = [json.encode([entry.seen_by(seat, False) for entry in one.entries]) for one in pair]
    return views[0] == views[1] and read[0] == read[1]


def twin_games(
    game: Game, session: Session, seat: int, seed: int
) -> tuple[list[Played], list[Played]]:
    """What comes after a table and after another deal of it, as long as a seat sees the same."""
    chance = fast_chance(f"twins {seed}")
    tables = (session.state.copy(), session.state.redeal(seat, chance))
    found: tuple[list[Played], list[Played]] = ([], [])
    for number in range(STEPS_WITH_A_TWIN):
        able = [one for one in range(int(tables[0].seats)) if all(t.legal(one) for t in tables)]
        if not able:
            break
        chooser = able[chance.below(len(able))]
        both = sorted(set(tables[0].legal(chooser)) & set(tables[1].legal(chooser)))
        if not both:
            break
        code = both[chance.below(len(both))]
        pair = [moved(table, chooser, code, f"{seed} {number}") for table in tables]
        if not alike(game, pair, seat):
            break
        for log, one in zip(found, pair, strict=True):
            log.append(one)
    return found


@pytest.mark.parametrize("secretive", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_a_review_is_the_same_on_any_deal_that_the_seat_cannot_tell_apart(
    name: str, secretive: bool
) -> None:
    game = games.game(name)
    options = SECRETIVE.get(name, {}) if secretive else {}
    setting = Setting(game, 4 if not secretive else max(s for s in game.seat_counts if s < 6))
    compared = 0
    for seed in range(TWINS):
        session = random_session(setting, seed, 6 * seed, **options)
        seat = seed % setting.seats
        real, other = twin_games(game, session, seat, seed)
        if not real:
            continue
        reviews = [json.encode(reviewed(Coach(game, one, seat, 1, QUICK))) for one in (real, other)]
        assert reviews[0] == reviews[1]
        compared += len(real)
    assert compared >= ENOUGH_TO_COMPARE, "there was hardly anything to compare"


@pytest.mark.parametrize("name", games.names())
def test_what_made_the_result_adds_up_for_every_seat(name: str) -> None:
    game = games.game(name)
    session = random_session(
        Setting(game, 4), 3, TO_THE_END if name in ("crooks", "sneaks") else 60
    )
    found = quick_review(session, 2)
    assert sum(found.start) == WHOLE
    for one in found.balances:
        assert one.start + one.own + one.others + one.luck == one.result
    assert all(sum(moment.chances) == WHOLE for moment in found.moments)
    assert sum(one.luck for one in found.balances) == 0
    if session.state.waiting() == 0:
        won = [standing.seat for standing in session.state.standings() if standing.place == 1]
        assert [one.seat for one in found.balances if one.result > 0] == won


def test_partners_win_together() -> None:
    game = games.game("animalcatraz")
    session = random_session(Setting(game, 6), 1, 30)
    found = quick_review(session, 0)
    assert found.start[0] == found.start[1]
    assert sum(found.start) == 2 * WHOLE


def test_luck_is_nobodys_friend() -> None:
    """Over many games nobody has good luck or bad."""
    lucks: list[int] = []
    for seed in range(GAMES_OF_LUCK):
        session = random_session(Setting(crooks(), 3), seed, TO_THE_END)
        played = played_in(session.record(), session.game, session.edition)
        coach = Coach(crooks(), played, seed % 3, 1, FAIR)
        lucks.append(sum(one.luck[seed % 3] for one in coach.leg(0, 1).judged))
    assert stdev(lucks) > 0
    assert abs(fmean(lucks)) <= 1.96 * stdev(lucks) / sqrt(len(lucks))


def test_the_seed_decides_a_review() -> None:
    session = random_session(Setting(crooks(), 3), 8, TO_THE_END)
    first, again, other = (json.encode(quick_review(session, 1, seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_choice_that_throws_the_game_away_is_found() -> None:
    """Who passes at once leaves the game with all its money, and wins nothing any more."""
    game = crooks()
    session = Session(game, game.edition(), 2, game.options({}), 4)
    (leaver,) = session.state.asked()
    session.play(leaver, 0)
    chance = fast_chance("on")
    while session.state.waiting():
        (seat,) = session.state.asked()
        legal = session.state.legal(seat)
        session.play(seat, legal[1 + chance.below(len(legal) - 1)] if len(legal) > 1 else legal[0])
    found = quick_review(session, leaver)
    dearest = found.mistakes[0]
    assert (dearest.step, dearest.chosen, dearest.close) == (1, "pass", False)
    assert dearest.cost > WHOLE // 5
    assert {figure.name for figure in dearest.figures} >= {"points", "targets"}
    for language in LANGUAGES:
        speaker = game.speaker(game.edition(), language, ["Ann", "Bob"])
        (says,) = [said["says"] for said in all_said([dearest], speaker)]
        assert isinstance(says, list)
        assert len(says) == 4


def test_what_others_do_in_secret_is_no_step() -> None:
    game = games.game("sneaks")
    session = random_session(Setting(game, 4), 2, 12)
    played = played_in(session.record(), game, session.edition)
    steps = steps_of(game, played, 0)
    assert len(steps) < len(played)
    assert {step.played.seat for step in steps} > {0}


def test_shares_make_a_whole() -> None:
    assert shared_out([1 / 3] * 3) == [3334, 3333, 3333]
    assert shared_out([0.0, 1.0]) == [0, WHOLE]
