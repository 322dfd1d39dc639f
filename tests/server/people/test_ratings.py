"""Ratings: they find out who is better, and foretell how often; nobody loses by what others did."""

from math import exp, log, sqrt
from random import Random

import pytest

from backroom.server.anchors import anchor
from backroom.server.messages import Player
from backroom.server.people.history import Finished, FinishedSeat
from backroom.server.people.ratings import Ladder, Rating

PLAYERS = 5000
GAMES_EACH = 30
TENTHS = 10
BETA = 25 / 6  # OpenSkill's own: how much luck there is


def seat(name: str, place: int, *, left: bool = False) -> FinishedSeat:
    return FinishedSeat(player=Player(name, name), place=place, points=0, left=left)


def bot(name: str, place: int) -> FinishedSeat:
    return FinishedSeat(bot=name, place=place, points=0)


def game(*seats: FinishedSeat, teams: list[list[int]] | None = None) -> Finished:
    return Finished(
        table="t",
        game="crooks",
        edition="house-1",
        began=0.0,
        ended=1.0,
        public=True,
        evening="t",
        seats=list(seats),
        teams=teams or [[number] for number in range(len(seats))],
    )


def rating(ladder: Ladder, name: str) -> Rating:
    found = ladder.of("crooks", name)
    assert found is not None
    return found


def shares(ratings: list[Rating]) -> list[float]:
    """How likely each of some players is to win, as the model has it."""
    scale = sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    strengths = [exp(one.mu / scale) for one in ratings]
    return [strength / sum(strengths) for strength in strengths]


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for place, which in enumerate(order):
        found[which] = place
    return found


def test_they_find_the_order_of_5000_players_and_foretell_their_shares() -> None:
    chance = Random(1)
    strength = [chance.gauss(25, 25 / 3) for _ in range(PLAYERS)]
    ladder = Ladder()
    tenths = [[0, 0.0, 0] for _ in range(TENTHS)]  # how many, foretold, won
    count = PLAYERS * GAMES_EACH // 3
    for number in range(count):
        seats = chance.choice((2, 3, 4))
        who = chance.sample(range(PLAYERS), seats)
        luck = [-log(-log(chance.random())) * sqrt(seats) * BETA for _ in who]
        did = [strength[one] + gift for one, gift in zip(who, luck, strict=True)]
        places = [1 + sum(other > own for other in did) for own in did]
        if number > count * 0.6:  # when most have found their place
            known = [ladder.of("crooks", str(one)) or Rating(25.0, 25 / 3) for one in who]
            for share, place in zip(shares(known), places, strict=True):
                tenth = tenths[min(int(share * TENTHS), TENTHS - 1)]
                tenth[0] += 1
                tenth[1] += share
                tenth[2] += place == 1
        ladder.count(game(*(seat(str(one), place) for one, place in zip(who, places, strict=True))))
    found = [rating(ladder, str(one)).mu for one in range(PLAYERS)]
    apart = sum((a - b) ** 2 for a, b in zip(ranks(strength), ranks(found), strict=True))
    assert 1 - 6 * apart / (PLAYERS * (PLAYERS**2 - 1)) >= 0.9
    for many, foretold, won in tenths:
        assert many > 500
        assert abs(foretold / many - won / many) < 0.03


def test_a_rating_is_provisional_until_ten_games_and_grows_surer() -> None:
    ladder = Ladder()
    wide = 100.0
    for number in range(1, 12):
        ladder.count(game(seat("ann", 1), seat(f"other {number}", 2)))
        own = rating(ladder, "ann")
        assert own.is_provisional == (number < 10)
        assert own.high - own.low < wide
        wide = own.high - own.low
    assert rating(ladder, "ann").wins == 11


def test_bots_are_anchors_that_never_move() -> None:
    ladder = Ladder()
    for _ in range(30):
        ladder.count(game(seat("ann", 1), bot("search:normal", 2)))
    assert set(ladder.everybody("crooks")) == {"ann"}
    assert rating(ladder, "ann").mu > (anchor("crooks", "search:normal") or 99)
    for _ in range(30):
        ladder.count(game(seat("bob", 2), bot("greedy", 1)))
    assert rating(ladder, "bob").mu < (anchor("crooks", "greedy") or 0)


def test_who_stays_loses_nothing_by_a_leaver_and_the_leaver_is_last() -> None:
    ladder = Ladder()
    for _ in range(10):
        ladder.count(game(seat("ann", 1), seat("bob", 2), seat("eve", 3)))
    before = {name: rating(ladder, name).mu for name in ("ann", "bob", "eve")}
    # Eve leaves, and her stand-in wins; Ann would lose to Bob.
    ladder.count(game(seat("ann", 3), seat("bob", 2), seat("eve", 1, left=True)))
    assert rating(ladder, "ann").mu >= before["ann"]
    assert rating(ladder, "bob").mu > before["bob"]
    assert rating(ladder, "eve").mu < before["eve"]
    assert rating(ladder, "eve").wins == 0


def test_partners_win_and_lose_together() -> None:
    ladder = Ladder()
    seats = [seat("ann", 1), seat("bob", 2), seat("cem", 1), seat("dan", 2)]
    ladder.count(game(*seats, teams=[[0, 2], [1, 3]]))
    ann, bob, cem = (rating(ladder, name).mu for name in ("ann", "bob", "cem"))
    assert ann == pytest.approx(cem)
    assert ann > 25 > bob
