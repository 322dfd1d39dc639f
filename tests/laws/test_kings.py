"""The invariants of New York Kings, and its tables against slow, obvious ways to count."""

from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.games.kings.defaults import default_choice
from backroom.games.kings.edition import load_edition
from backroom.games.kings.hands import pack, strength
from backroom.games.kings.odds import duel, hiring
from backroom.games.kings.position import position_of
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import (
    BANK,
    BESIDE,
    CAR,
    CARS,
    DEATHS,
    DISCARD,
    FIGHT,
    FIRST,
    HAND_SIZE,
    MONEY,
    PHASE,
    POT,
    PROVOCATION,
    ROUND,
    STAGE,
    WAITING,
)
from backroom.games.kings.view import view
from backroom.kernel.chance import fast_chance
from support import (
    Setting,
    everybody,
    play_on,
    random_session,
    settings,
    snapshot,
    view_bytes,
)

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 500)
EDITION = load_edition()
KINGS = settings("kings")
OPTIONS = [
    {},
    {"deals": "on"},
    {"jokers": "on"},
    {"reactions": "all", "jokers": "on", "deals": "on"},
]
every_setting = pytest.mark.parametrize("setting", KINGS, ids=repr)
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)
RANK_OF = {"9": 0, "T": 1, "J": 2, "Q": 3, "K": 4, "A": 5}


# Hands (NK-389 to NK-407).


def slow_strength(values: tuple[int, ...]) -> tuple[int, ...]:
    """The best five of some values, compared as the rules say it."""
    size = min(5, len(values))
    return max(rate(five) for five in combinations(sorted(values, reverse=True), size))


def rate(values: tuple[int, ...]) -> tuple[int, ...]:
    counts = sorted(((values.count(rank), rank) for rank in set(values)), reverse=True)
    shape = [count for count, _ in counts]
    ranks = tuple(rank for _, rank in counts)
    if shape[0] == 5:
        return 6, ranks[0], 6
    if shape[0] == 4:
        return 6, *ranks
    if shape == [3, 2]:
        return 5, *ranks
    if len(set(values)) == 5 and max(values) - min(values) == 4:
        return 4, max(values)
    if shape[0] == 3:
        return 3, *ranks
    if shape[:2] == [2, 2]:
        return 2, *ranks
    return 1 if shape[0] == 2 else 0, *ranks


def packed(values: tuple[int, ...]) -> int:
    return sum(int(pack(rank)) for rank in values)


def test_the_table_agrees_with_the_slow_way_for_all_hands() -> None:
    """Every combination of up to seven values, in the same order (NK-391, NK-392)."""
    hands = [
        values for size in range(1, 8) for values in combinations_with_replacement(range(6), size)
    ]
    slow = {values: slow_strength(values) for values in hands}
    by_slow = sorted(set(slow.values()))
    place = {value: index for index, value in enumerate(by_slow)}
    by_fast = sorted({int(strength(packed(values))) for values in hands})
    fast_place = {value: index for index, value in enumerate(by_fast)}
    assert len(by_slow) == len(by_fast)
    for values in hands:
        assert place[slow[values]] == fast_place[int(strength(packed(values)))]


def test_one_more_value_never_makes_a_hand_weaker() -> None:
    for size in range(1, 7):
        for values in combinations_with_replacement(range(6), size):
            for more in range(6):
                assert strength(packed((*values, more))) >= strength(packed(values))


HANDS = [
    ("A", "T T", -1),
    ("T T", "9 9 Q Q", -1),
    ("9 9 Q Q", "K K K", -1),
    ("K K K", "T J Q K A", -1),
    ("T J Q K A", "9 9 9 J J", -1),
    ("9 9 9 J J", "A A A A", -1),
    ("K K K J J", "Q Q Q A A", 1),
    ("K K K 9", "K K K T", -1),
    ("9 9 Q A", "K Q J T", 1),
    ("9 9 Q Q", "A K K J", 1),
    ("9 T J Q K", "T J Q K A", -1),
    ("9 T J Q A", "9 9 T J Q", -1),
    ("T J Q K", "9 9 J", -1),
    ("A A A A 9", "K K K K A", 1),
    ("K K K K K", "K K K K A", 1),
    ("9 9 9 9 9", "T T T T 9", -1),
    ("K K A", "K K A J", -1),
    ("Q Q J J 9", "Q Q J J T", -1),
    ("Q Q T T A", "Q Q J J 9", -1),
    ("Q Q A J 9", "Q Q A J T", -1),
    ("9 9 J J Q K A", "9 9 J J A", 0),
    ("J J J J 9 T Q", "A A A K K", 1),
    ("9 T J Q K A", "T J Q K A", 0),
    ("K K Q Q J J A", "K K Q Q A", 0),
    ("A A A K K K 9", "A A A K K", 0),
    ("9 9 9 T T T A", "T T T 9 9", 0),
    ("J J J Q K", "J J J Q A", -1),
    ("9 T Q K", "9 T Q K", 0),
]


@pytest.mark.parametrize(("left", "right", "sign"), HANDS)
def test_the_hands_of_the_spec(left: str, right: str, sign: int) -> None:
    """HV-01 to HV-28. Suits do not matter, and there are no flushes (NK-406).

    NK-389, NK-390, NK-393, NK-394, NK-395, NK-396, NK-397, NK-398, NK-399, NK-400, NK-401, NK-402,
    NK-403, NK-404, NK-405, NK-407.
    """
    one, other = (
        int(strength(packed(tuple(RANK_OF[v] for v in side.split())))) for side in (left, right)
    )
    assert (one > other) - (one < other) == sign


# Odds (KV-64).


def test_the_odds_of_the_spec() -> None:
    """KV-64: exact values for the view; dice have six faces (NK-026)."""
    nine, king, ace, jack = (int(pack(rank)) for rank in (0, 4, 5, 2))
    assert duel(nine, 0, 3, jack, 0, 3)[0::2] == (20345, 46656)
    assert duel(king, 0, 3, jack, 0, 3)[0] == 26197
    assert duel(ace, 0, 3, jack, 0, 3)[0] == 27501
    assert duel(ace + king, 0, 3, 2 * jack, 0, 3)[0] == 18369
    assert duel(nine, 0, 3, 4 * jack, 0, 3)[0] == 0
    assert hiring(4, 3) == (91, 61, 216)
    assert hiring(2, 3) == (189, 19, 216)
    assert duel(ace, 0, 5, ace, 0, 5) == (29748285, 969606, 60466176)
    left = ace + packed((0, 0, 4))
    right = ace + packed((2, 3, 1))
    assert duel(left, 0, 2, right, 0, 2) == (635, 0, 1296)


def test_the_odds_agree_with_counting_every_roll() -> None:
    wins = sum(
        slow_strength((4, *mine)) > slow_strength((2, *theirs))
        for mine in product(range(6), repeat=2)
        for theirs in product(range(6), repeat=2)
    )
    assert duel(int(pack(4)), 0, 2, int(pack(2)), 0, 2)[0] == wins


# Set-up (KV-11).


@every_setting
@given(seed=SEEDS)
def test_the_set_up(setting: Setting, seed: int) -> None:
    """NK-005, NK-037, NK-038, NK-041, NK-045, NK-046, NK-050, NK-131, NK-132, NK-133."""
    session = random_session(setting, seed, 0)
    table = session.state
    assert isinstance(table, Kings)
    position = position_of(table)
    each = 2 if setting.seats == 5 else 3
    dealt = [tile for tiles in position.start_tiles.values() for tile in tiles]
    assert [len(tiles) for tiles in position.start_tiles.values()] == [each] * setting.seats
    shown = [*position.addresses.values(), *position.goals.values()]
    assert len({*dealt, *shown}) == len(dealt) + len(shown)
    assert len(position.addresses) == 3
    assert set(position.goals) == {m for m in position.row if EDITION.missions[m].open}
    assert position.mission_deck is not None
    assert "end" in position.mission_deck[-6:]
    assert len(position.mission_deck) == 22


@every_setting
@given(seed=SEEDS)
def test_the_picks_are_shown_together(setting: Setting, seed: int) -> None:
    """NK-047, NK-048, NK-049, NK-050: all tiles are in the bag again."""
    session = random_session(setting, seed, setting.seats - 1)
    table = session.state
    assert isinstance(table, Kings)
    assert not any("bosses_placed" in str(json.encode(e)) for e in session.journal.entries)
    (last,) = table.asked()
    tiles = position_of(table).start_tiles
    session.play(last, table.legal(last)[0])
    position = position_of(table)
    in_bag = len(position.bag or []) + len(position.addresses) + len(position.goals)
    assert in_bag == 19
    for seat in range(setting.seats):
        boss, where = position.characters[f"S{seat}"][0].split()
        assert boss == "boss"
        assert where in tiles[f"S{seat}"]
        assert view(table, seat).start_tiles is None


# Invariants.


def table_of(setting: Setting, seed: int, moment: int, options: dict[str, str]) -> Kings:
    state = random_session(setting, seed, moment, **options).state
    assert isinstance(state, Kings)
    return state


@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS)
def test_everything_is_somewhere_once(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """Invariants 1, 3, 5, 7, 8, 11: NK-020, NK-023, NK-024, NK-021, NK-022."""
    table = table_of(setting, seed, moment, options)
    b = table.b
    position = position_of(table)
    fortunes = [b[MONEY + seat] for seat in range(table.seats)]
    assert b[BANK] + sum(fortunes) + b[POT] == 225
    assert min(fortunes) >= 0
    assert b[POT] == 0 or b[FIGHT] == PROVOCATION
    held = [card for hand in position.hands.values() for card in hand]
    cards = [*held, *(position.deck or []), *(position.discards or [])]
    every = [card.id for card in EDITION.data.resources.cards for _ in range(card.copies)]
    assert sorted(cards) == sorted(every)
    for seat in range(table.seats):
        drawing = b[STAGE] == 0 and b[PHASE] >= 2
        assert b[HAND_SIZE + seat] <= 5 or b[PHASE] == DISCARD or drawing
    tiles = [*(position.bag or []), *position.addresses.values(), *position.goals.values()]
    tiles += [tile for dealt in position.start_tiles.values() for tile in dealt]
    assert sorted(tiles) == sorted(d.id for d in EDITION.data.board.districts if d.tile)
    cars = [b[CAR + car] for car in range(CARS)]
    assert sum(car != BESIDE for car in cars) >= 2


@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS)
def test_people_and_missions(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """Invariants 5, 6, 8, 9, 10, 18."""
    table = table_of(setting, seed, moment, options)
    b = table.b
    position = position_of(table)
    carried: dict[str, set[str]] = {}
    henchmen = []
    for seat, people in position.characters.items():
        number = int(seat[1:])
        if not table.is_alive(number):
            assert not any(people)
            assert b[MONEY + number] == b[HAND_SIZE + number] == 0
        elif b[ROUND] > 0:
            assert people[0].startswith("boss ")
        for word in filter(None, people):
            who, *where = word.split()
            henchmen += [who] if who != "boss" else []
            if where[-1].startswith("m") and where[-1][1:].isdigit():
                carried.setdefault(where[-1], set()).add(seat)
                assert where[0] != "cell"
    assert all(len(seats) == 1 for seats in carried.values())
    known = [*henchmen, *position.bars.values(), *position.henchman_discards]
    known += position.henchman_deck or []
    assert len(set(known)) == len(known)
    if b[ROUND] and not position.last_round and table.waiting():
        assert all(position.row)
    filled = [bool(word) for word in position.row]
    assert filled == sorted(filled)
    if b[STAGE] > 0:
        assert table.is_alive(b[FIRST])
    assert b[ROUND] <= 23


@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_options_keep_the_laws(
    setting: Setting, options: dict[str, str], seed: int, moment: int, dealt: int
) -> None:
    """Invariants 20, 22 with every option; a redeal is a table on which the game can go on."""
    game = setting.game
    table = table_of(setting, seed, moment, options)
    given_options = game.options(options)
    for seat in everybody(table):
        legal = table.legal(seat)
        for code in range(len(game.actions)):
            refusal = table.refusal(seat, code)
            assert (refusal is None) == (code in legal)
        other = table.redeal(seat, fast_chance(dealt))
        assert view_bytes(game, other, seat) == view_bytes(game, table, seat)
        assert other.legal(seat) == legal
        restored = game.restore(
            game.edition(), game.position_of(other), given_options, fast_chance(0)
        )
        assert snapshot(game, restored) == snapshot(game, other)
        while asked := other.asked():
            choices = other.legal(asked[0])
            other.play(asked[0], choices[dealt % len(choices)])
            if other.b[WAITING] and len(choices) == 1:
                break
            dealt = (dealt * 1103515245 + 12345) % 2**31


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_anybody_may_resign(setting: Setting, seed: int, moment: int) -> None:
    """NK-347: at any moment, whatever is going on."""
    session = random_session(setting, seed, moment)
    table = session.state
    assert isinstance(table, Kings)
    for seat in range(table.seats):
        if table.waiting() and table.is_alive(seat):
            table.resign(seat)
            assert not table.is_alive(seat)
            assert table.b[DEATHS] > 0
    assert table.waiting() == 0
    assert table.b[BANK] + sum(table.b[MONEY + s] for s in range(table.seats)) == 225


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_the_game_goes_on_after_somebody_resigned(setting: Setting, seed: int, moment: int) -> None:
    session = random_session(setting, seed, moment)
    table = session.state
    assert isinstance(table, Kings)
    if table.waiting():
        table.resign(seed % table.seats) if table.is_alive(seed % table.seats) else None
        play_on(session, seed, 100_000)
    assert table.waiting() == 0
    assert json.encode(position_of(table))
    assert games.game("kings") is setting.game


# The clock (KV-77).


@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS)
def test_the_clock_has_an_answer_to_every_question(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """NK-431, NK-366, NK-367: only those waited for can let time run out."""
    table = table_of(setting, seed, moment, options)
    for seat in range(table.seats):
        code = default_choice(table, seat)
        if (table.waiting() >> seat) & 1:
            assert code in table.legal(seat)
        else:
            assert code is None


@every_setting
def test_a_table_where_nobody_ever_chooses(setting: Setting) -> None:
    """NK-431, NK-060: the game comes to its end all the same, within 23 rounds."""
    session = random_session(setting, 1, 0, clock=30)
    table = session.state
    assert isinstance(table, Kings)
    while table.waiting():
        seat = table.asked()[0]
        table.play(seat, default_choice(table, seat))
    assert table.b[ROUND] <= 23
