"""Networks that judge tables: whole numbers that say what numbers with a point would, only where
they fit."""

from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom import games
from backroom.bots import make_bot
from backroom.bots.judgement import ONE, LearnedJudgement
from backroom.bots.networks import (
    FOLDER,
    LARGEST_WEIGHT,
    Head,
    Weights,
    digest_of_columns,
    judgement_of,
    misfit,
    read_weights,
    strongest,
)
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.encoding import amounts_of
from backroom.kernel.game import Game
from backroom.kernel.numbers import zeros
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import SEATS_AT_MOST, State

UNITS, LATER_UNITS, SEATS = 8, 4, 4
SHIPPED = sorted(FOLDER.glob("*.net"))
NEAR = 3  # ten-thousandths of a win: what rounding may change


def random_network(game: Game, edition: Any) -> Weights:
    """Small weights, as if something had been learned."""
    luck = Random(1)
    columns = game.encoding.columns(edition.cards, SEATS, whole=True)

    def weights(count: int, largest: int) -> list[int]:
        return [luck.randint(-largest, largest) for _ in range(count)]

    head = Head(
        game=game.name,
        edition=edition.digest,
        columns=digest_of_columns(columns, game.encoding),
        seats=[3, SEATS],
        rows=len(columns),
        units=UNITS,
        later_units=LATER_UNITS,
        games=0,
        seed=1,
        strength=100,
    )
    return Weights(
        head,
        weights((len(columns) + 1) * UNITS, 150),
        weights((UNITS + 1) * LATER_UNITS, 1500),
        weights((LATER_UNITS + 1) * SEATS, 1500),
    )


@pytest.fixture
def network(tmp_path: Path) -> Path:
    game = games.game("crooks")
    path = tmp_path / "some.net"
    path.write_bytes(random_network(game, game.edition()).written())
    return path


def tables(game: Game, seats: int) -> list[tuple[State, int]]:
    """Some tables of a random game, each with a seat whose move may just be over."""
    state = game.new(game.edition(), seats, game.options({}), fast_chance(5))
    luck = fast_chance(6)
    found = []
    while asked := state.asked():
        found.append((state.copy(), asked[0]))
        legal = state.legal(asked[0])
        state.play(asked[0], legal[luck.below(len(legal))])
    return found[:120:6]


def said_by(weights: Weights, inputs: dict[int, int]) -> list[float]:
    """What a network says, in numbers with a point, from the amounts of its columns."""
    head, first, second, last = weights

    def layer(numbers: list[int], strengths: dict[int, float], units: int) -> list[float]:
        sums = [numbers[unit] / int(ONE) for unit in range(units)]
        for place, strength in strengths.items():
            for unit in range(units):
                sums[unit] += strength * numbers[(place + 1) * units + unit] / int(ONE)
        return sums

    def strong(sums: list[float]) -> dict[int, float]:
        return {place: strength for place, strength in enumerate(sums) if strength > 0}

    one = layer(first, {column: float(amount) for column, amount in inputs.items()}, head.units)
    two = layer(second, strong(one), head.later_units)
    return layer(last, strong(two), SEATS)


def test_whole_numbers_say_what_numbers_with_a_point_would(network: Path) -> None:
    game = games.game("crooks")
    edition = game.edition()
    weights = read_weights(network)
    assert weights == random_network(game, edition)
    judgement = judgement_of(game, edition, SEATS, str(network))
    by_hand = judgement_of(game, edition, SEATS, "hand")
    values, hand = zeros(SEATS_AT_MOST), zeros(SEATS_AT_MOST)
    changed = 0
    for state, seat in tables(game, SEATS):
        judgement.judge(state, seat, values)
        by_hand.judge(state, seat, hand)
        inputs = amounts_of(game.encoder(), state, seat, True, weights.head.rows)
        said = said_by(weights, inputs)
        seats = [(seat + turn) % SEATS for turn in range(SEATS)]
        shares = [max(int(hand[s]), 1) * exp(said[turn]) for turn, s in enumerate(seats)]
        whole = sum(max(int(hand[s]), 0) for s in seats)
        for turn, s in enumerate(seats):
            assert values[s] == pytest.approx(whole * shares[turn] / sum(shares), abs=NEAR)
            changed += abs(int(values[s]) - int(hand[s])) > 10 * NEAR
    assert changed  # otherwise the network would have said nothing


def test_a_table_with_fewer_seats_is_read_by_the_names_of_its_columns(network: Path) -> None:
    game = games.game("crooks")
    judgement = judgement_of(game, game.edition(), 3, str(network))
    weights = read_weights(network)
    few = game.encoding.columns(game.edition().cards, 3, whole=True)
    many = [c.name for c in game.encoding.columns(game.edition().cards, SEATS, whole=True)]
    values, hand = zeros(SEATS_AT_MOST), zeros(SEATS_AT_MOST)
    for state, seat in tables(game, 3):
        judgement.judge(state, seat, values)
        judgement_of(game, game.edition(), 3, "hand").judge(state, seat, hand)
        inputs = amounts_of(game.encoder(), state, seat, True, len(few))
        said = said_by(weights, {many.index(few[c].name): n for c, n in inputs.items()})
        shares = [max(int(hand[(seat + turn) % 3]), 1) * exp(said[turn]) for turn in range(3)]
        whole = sum(max(int(hand[s]), 0) for s in range(3))
        assert values[seat] == pytest.approx(whole * shares[0] / sum(shares), abs=NEAR)


def test_a_network_judges_only_what_it_was_taught(network: Path) -> None:
    game = games.game("crooks")
    edition = game.edition()
    assert isinstance(judgement_of(game, edition, 3, str(network)), LearnedJudgement)
    assert not isinstance(judgement_of(game, edition, 2, str(network)), LearnedJudgement)
    text = game.house_edition.read_text().replace("start_money = 18", "start_money = 19")
    other = game.parse_edition(EditionText("other", text))
    assert not isinstance(judgement_of(game, other, 4, str(network)), LearnedJudgement)
    with pytest.raises(SetupError, match="another edition"):
        make_bot(f"greedy:judgement={network}", game, other)
    with pytest.raises(SetupError, match="taught crooks"):
        make_bot(f"search:easy:judgement={network}", games.game("sneaks"), edition)


@pytest.mark.parametrize("cut", [0, 40, -9])
def test_a_broken_file_is_refused(network: Path, cut: int) -> None:
    network.write_bytes(network.read_bytes()[:cut])
    game = games.game("crooks")
    with pytest.raises(SetupError, match="bad_network"):
        make_bot(f"greedy:judgement={network}", game, game.edition())


@pytest.mark.parametrize(
    "name",
    [
        "greedy:samples=0",
        "greedy:samples=many",
        "greedy:samples=2:samples=3",
        "greedy:judgement=",
        "greedy:courage=3",
        "search:normal:courage=3",
        "search:normal:judgement=/nowhere.net",
    ],
)
def test_settings_that_are_none_are_refused(name: str) -> None:
    game = games.game("crooks")
    with pytest.raises(SetupError, match=r"bad_bot|bad_network"):
        make_bot(name, game, game.edition())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_is_shipped_fits_the_house_edition(path: Path) -> None:
    """Also with the most marks that there can be, no half of a number runs over."""
    game = games.game(path.stem)
    edition = game.edition()
    head, first, *_ = read_weights(path)
    assert misfit(head, game, edition) == ""
    seats = max(head.seats)
    columns = game.encoding.columns(edition.cards, seats, whole=True)
    most = strongest(columns, game.encoding.marks_at_most(edition.cards, seats))
    for row, limit in enumerate([LARGEST_WEIGHT, *most]):
        weights = first[row * head.units : (row + 1) * head.units]
        assert max(map(abs, weights)) <= limit
