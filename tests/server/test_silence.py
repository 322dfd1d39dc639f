"""Law 4 on the wire: nobody gets a byte that depends on what they may not know.

Every message that a seat or a spectator can get is made twice: at the real table, and at a twin of
it in which everything is different that this audience cannot know. The bytes must be the same.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

import backroom
from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.journal import Entry, Event
from backroom.kernel.state import LARGEST, SPECTATOR
from backroom.server import commands, replays, undo
from backroom.server.cards import card_of, decode_card, encode_card
from backroom.server.log import Moment
from backroom.server.messages import (
    Act,
    AskUndo,
    LiveClock,
    NoClock,
    ReplayFrame,
    ReplayFrames,
)
from backroom.server.play import ONLY, Play, audiences
from backroom.server.problems import NotDone, problem_of
from backroom.server.scenes import Eyes, Present, Scenes
from backroom.server.table import Table
from tables import LIBRARY, TestTable, player

PRESENT = Present(frozenset({0, 1}), 2)
MOMENT = Moment(5000.0, 5000.0)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "kings": [{}, {"deals": "on", "jokers": "on", "reactions": "all"}],
    "crooks": [{}, {"memory_aid": False}],
}


class Leak(Event, tag="leak"):
    """What stands in a twin's journal where others may read something private."""


def make_twin(house: TestTable, audience: int, seed: int) -> Table:
    """The same table, dealt anew and with other secrets, as far as an audience cannot know."""
    table = house.reloaded()
    play = table.play
    assert play is not None
    play.session.state = play.state = play.state.redeal(audience, fast_chance(seed))
    play._seen.clear()
    play._looked = None
    # Nobody else is told which answers were given for somebody.
    play.choices = [
        one if one.seat == audience else one._replace(by="player" if one.by == ONLY else ONLY)
        for one in play.choices
    ]
    journal = play.session.journal
    journal.entries = [_other_secret(entry, audience) for entry in journal.entries]
    return table


def _other_secret(entry: Entry, audience: int) -> Entry:
    inside = audience != SPECTATOR and bool((entry.insiders >> audience) & 1)
    return (
        entry
        if inside or entry.private is None
        else Entry(entry.public, Leak(rule="XX-0"), entry.insiders)
    )


def messages(table: Table, audience: int) -> Iterator[bytes]:
    """Everything that an audience can be sent."""
    for language in ("en", "fr", None):
        scenes = Scenes(table)
        eyes = Eyes(audience, language)
        yield scenes.whole(eyes, PRESENT, MOMENT)
        latest = table.seen_number(audience)
        for since in {1, latest // 2, latest - 1, latest} - {0}:
            yield scenes.news(eyes, since, PRESENT, MOMENT)
    yield json.encode(card_of(table, PRESENT, MOMENT, audience))
    name = None if audience == SPECTATOR else player(audience).player
    yield json.encode(decode_card(encode_card(table, MOMENT), name, MOMENT.clock))


def answers(table: Table, play: Play, seat: int) -> Iterator[bytes]:
    """What a seat is told when it tries things, possible and impossible."""
    words = Scenes(table).words("en")
    assert words is not None
    decision = int(play.state.decision(seat))
    tries = [Act(id="x", table="t", decision=decision, action=code) for code in range(0, 150, 7)]
    for command in [*tries, Act(id="x", table="t", decision=decision + 1, action=0)]:
        try:
            commands.Order(table, player(seat), command, 0.0).rows()
        except NotDone as error:
            yield json.encode(problem_of(error, words.problem(error)))
        else:
            yield b"done"


@pytest.mark.parametrize("game", games.names())
@settings(max_examples=6)
@given(
    seats=st.integers(0, 3),
    option=st.integers(0, 1),
    choices=st.integers(0, 100),
    seed=st.integers(0, 2**32),
)
def test_bytes_depend_on_nothing_that_an_audience_may_not_know(
    game: str, seats: int, option: int, choices: int, seed: int
) -> None:
    counts = list(games.game(game).seat_counts)
    options = OPTIONS.get(game, [{}])
    house = TestTable(
        game,
        counts[seats % len(counts)],
        options=options[option % len(options)],
        pace=LiveClock(300, 5) if seed % 2 else NoClock(),
        people=2,
    )
    house.play_on(choices, seed)
    table = house.table
    assert table.play is not None
    if table.phase == "over":
        return
    for audience in audiences(len(table.seats)):
        twin = make_twin(house, audience, seed)
        assert twin.play is not None
        real = list(messages(table, audience))
        assert real == list(messages(twin, audience))
        for message in real:
            assert b"leak" not in message
            assert table.opened.seed.encode() not in message
        if audience != SPECTATOR and table.is_person(audience):
            told = list(answers(table, table.play, audience))
            assert told == list(answers(twin, twin.play, audience))


@pytest.mark.parametrize("reactions", ["holders", "all"])
@pytest.mark.parametrize("seed", range(3))
def test_bytes_do_not_depend_on_who_is_asked_in_secret(reactions: str, seed: int) -> None:
    """Twins of a table at which another seat is asked than at the real one."""
    clock = LiveClock(300, 5)
    house = TestTable("kings", 4, options={"reactions": reactions}, pace=clock, people=4)
    elsewhere: Counter[str] = Counter()  # such twins, by what is asked
    for moment in range(400):
        house.clock += 3
        house.play_on(1, 1000 * seed + moment)
        table = house.table
        if table.play is None or table.asked() == table.asked_seen_by(SPECTATOR):
            continue
        phase = json.decode(table.play.seen(SPECTATOR))["phase"]
        for audience in audiences(4):
            twin = make_twin(house, audience, moment)
            if twin.asked() != table.asked():
                elsewhere[phase] += 1
                assert list(messages(twin, audience)) == list(messages(table, audience))
        if elsewhere["bid"] >= 6 and elsewhere["react"] >= 6:
            return
    raise AssertionError("the twins ask whom the table asks, and prove nothing")


@pytest.mark.parametrize("game", games.names())
def test_the_twins_are_different_tables(game: str) -> None:
    """Or the law above would prove nothing."""
    house = TestTable(game, 4)
    house.play_on(30, 5)
    rules = games.game(game)
    twins = [make_twin(house, SPECTATOR, seed) for seed in range(5)]
    positions = {
        json.encode(rules.position_of(twin.play.state)) for twin in twins if twin.play is not None
    }
    assert len(positions) > 1


def test_others_learn_nothing_from_an_undo_that_is_refused() -> None:
    house = TestTable("crooks", 3)
    seat = house.table.asked()[0]
    house.act(seat, "recruit C")
    before = {who: house.table.seen_number(who) for who in house.table.noticed}
    assert not undo.is_free(house.table, seat)
    with pytest.raises(NotDone):
        house.do(seat, AskUndo)
    assert {who: house.table.seen_number(who) for who in house.table.noticed} == before


@pytest.mark.parametrize("game", games.names())
def test_nobody_looks_at_a_table_with_all_open_before_the_end(game: str) -> None:
    house = TestTable(game, 4)
    house.play_on(30, 5)
    for seat in (None, *audiences(4)):
        with pytest.raises(NotDone) as error:
            replays.frames_wanted(LIBRARY, house.table, "en", 0, 10, seat)
        assert error.value.code == "not_over"


def told_again(house: TestTable, seat: int | None) -> list[ReplayFrame]:
    """The first moment of a game, as the process that tells of it does."""
    wanted = replays.frames_wanted(LIBRARY, house.table, "en", 0, 1, seat)
    return json.decode(replays.retell(json.encode(wanted)), type=ReplayFrames).frames


def test_no_number_of_a_seat_lays_a_finished_table_open() -> None:
    house = TestTable("crooks", 3)
    house.play_on(1000, 5)
    (first,) = told_again(house, None)
    piles = json.decode(first.view)["hangouts"]
    assert all(pile["crooks"] for pile in piles)
    for seat in audiences(3):
        (first,) = told_again(house, seat)
        assert not any(pile["crooks"] for pile in json.decode(first.view)["hangouts"])
    for seat in (SPECTATOR - 1, SPECTATOR - 2, 3, 8, LARGEST):
        with pytest.raises(NotDone) as error:
            told_again(house, seat)
        assert error.value.code == "bad_seats"


def test_only_replays_ask_for_a_view_with_all_open() -> None:
    """Sockets, bots, terminals and other worlds know seats and spectators, and nothing else."""
    package = Path(backroom.__file__).parent
    asking = [path for path in package.rglob("*.py") if ".open_view(" in path.read_text("utf-8")]
    assert asking == [Path(replays.__file__)]


def test_luck_and_seed_stay_secret_until_their_time() -> None:
    house = TestTable("crooks", 2, start=False)
    scenes = Scenes(house.table)
    for who in (SPECTATOR, 0):
        assert house.table.opened.seed.encode() not in scenes.whole(
            Eyes(who, "en"), PRESENT, MOMENT
        )
