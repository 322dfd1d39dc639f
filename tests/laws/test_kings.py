"""The invariants of New York Kings, and its tables against slow, obvious ways to count."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.bots import Chair, Invitations, make_bot
from backroom.games.kings import board as at
from backroom.games.kings import decisions, drafts, proposals, reactions, resources, windows
from backroom.games.kings.hands import _rate as rating
from backroom.games.kings.hands import counting, pack, strength
from backroom.games.kings.odds import _Rolls as Rolls
from backroom.games.kings.odds import duel
from backroom.games.kings.position import Position, position_of
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import is_alive, living
from backroom.games.kings.view import view
from backroom.kernel.chance import ScriptedChance, fast_chance
from backroom.kernel.numbers import zeros
from backroom.kernel.record import parse_record, replay
from backroom.kernel.refusals import ALLOWED, Refused
from backroom.kernel.state import SPECTATOR
from support import (
    Setting,
    everybody,
    play_on,
    random_session,
    settings,
    shows,
    snapshot,
    view_bytes,
)

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 500)
EDITION = games.game("kings").edition()
KINGS = settings("kings")
OPTIONS = [
    {},
    {"deals": "on"},
    {"jokers": "on"},
    {"reactions": "all", "jokers": "on", "deals": "on"},
]
every_setting = pytest.mark.parametrize("setting", KINGS, ids=repr)
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)
bare_or_full = pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[-1]], ids=str)
CODES = {"pass": games.game("kings").actions.code("pass")}
BARS = {"queens": "the_lord"}
RANKS = ["9", "10", "J", "Q", "K", "A"]
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


def all_hands() -> list[tuple[int, ...]]:
    """Every combination of up to seven values."""
    return [
        values for size in range(1, 8) for values in combinations_with_replacement(range(6), size)
    ]


@shows("NK-391", "NK-392", "NK-393", "NK-394", "NK-395", "NK-396", "NK-397", "NK-398")
@shows("NK-399", "NK-400", "NK-401", "NK-402", "NK-403", "NK-404", "NK-405", "NK-407")
def test_the_table_agrees_with_the_slow_way_for_all_hands() -> None:
    """All hands are in the same order."""
    hands = all_hands()
    slow = {values: slow_strength(values) for values in hands}
    by_slow = sorted(set(slow.values()))
    place = {value: index for index, value in enumerate(by_slow)}
    by_fast = sorted({int(strength(packed(values))) for values in hands})
    fast_place = {value: index for index, value in enumerate(by_fast)}
    assert len(by_slow) == len(by_fast)
    for values in hands:
        assert place[slow[values]] == fast_place[int(strength(packed(values)))]


def test_the_table_holds_what_hands_are_rated_at() -> None:
    """It is built once, when the program starts."""
    for values in all_hands():
        counts = zeros(6)
        for rank in values:
            counts[rank] = min(counts[rank] + 1, 5)
        assert rating(counts) == strength(packed(values))


@shows("NK-390", "NK-391")
def test_the_values_that_count_are_those_that_make_the_hand() -> None:
    """Five at most; those of the combination come first, then the highest."""
    for values in all_hands():
        rated = strength(packed(values))
        five = tuple(int(rank) for rank in counting(rated))
        assert len(five) == min(5, len(values))
        assert not Counter(five) - Counter(values)
        assert strength(packed(five)) == rated
        assert list(five) == sorted(five, key=lambda rank: (-five.count(rank), -rank))


@pytest.mark.parametrize(
    ("values", "five"),
    [
        ("9 9 9 A A K K", "9 9 9 A A"),
        ("J J J 9 A Q", "J J J A Q"),
        ("9 9 J J Q A", "J J 9 9 A"),
        ("9 T J Q K K", "K Q J T 9"),
        ("9 A K", "A K 9"),
        ("K K K K K A", "K K K K K"),
    ],
)
def test_of_many_values_five_count(values: str, five: str) -> None:
    ranks = tuple(RANK_OF[value] for value in values.split())
    assert counting(strength(packed(ranks))) == [RANK_OF[value] for value in five.split()]


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


@shows("NK-389", "NK-393", "NK-399", "NK-402", "NK-404", "NK-405", "NK-407")
@pytest.mark.parametrize(("left", "right", "sign"), HANDS)
def test_the_hands_of_the_spec(left: str, right: str, sign: int) -> None:
    """HV-01 to HV-28."""
    one, other = (
        int(strength(packed(tuple(RANK_OF[v] for v in side.split())))) for side in (left, right)
    )
    assert (one > other) - (one < other) == sign


# Odds (KV-64 is a scenario).


@shows("NK-026")
def test_the_odds_agree_with_counting_every_roll() -> None:
    """Every die has the same six faces."""
    wins = sum(
        slow_strength((4, *mine)) > slow_strength((2, *theirs))
        for mine in product(range(6), repeat=2)
        for theirs in product(range(6), repeat=2)
    )
    assert duel(int(pack(4)), 0, 2, int(pack(2)), 0, 2)[0] == wins


def test_every_roll_is_counted() -> None:
    """This is done once, when the program starts."""
    rolls = Rolls()
    for dice in range(at.DICE + 1):
        slow = Counter(packed(roll) for roll in product(range(6), repeat=dice))
        places = range(rolls.first[dice], rolls.first[dice + 1])
        assert {int(rolls.hands[place]): int(rolls.ways[place]) for place in places} == slow


def test_who_is_ahead_has_the_hand_that_wins_without_more_dice() -> None:
    """As the odds see it if nothing more is rolled; the same values are level."""
    seen = set()
    for seed in range(30):
        session = random_session(Setting(games.game("kings"), 3), seed, 0)
        for _ in range(80):
            play_on(session, seed + len(session.moves), 5)
            table = session.state
            assert isinstance(table, Kings)
            fight = view(table, SPECTATOR).fight
            if fight is None:
                continue
            hands = [
                sum(int(pack(RANKS.index(rank))) for rank in side.values) for side in fight.sides
            ]
            jokers = [side.jokers for side in fight.sides]
            win, tie, of = duel(hands[0], jokers[0], 0, hands[1], jokers[1], 0)
            assert fight.ahead == (0 if win == of else None if tie == of else 1)
            seen.add(fight.ahead)
    assert {0, 1} <= seen


# Set-up (KV-11 is a scenario).


@shows("NK-005", "NK-037", "NK-038", "NK-045", "NK-046", "NK-050", "NK-132", "NK-133")
@every_setting
@given(seed=SEEDS)
def test_the_set_up(setting: Setting, seed: int) -> None:
    """With any number of seats, two of them or more."""
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


@shows("NK-047", "NK-048", "NK-049", "NK-050")
@every_setting
@given(seed=SEEDS)
def test_the_picks_are_shown_together(setting: Setting, seed: int) -> None:
    """And all tiles are in the bag again."""
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


@shows("NK-020")
@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS)
def test_everything_is_somewhere_once(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """Invariants 1, 3, 5, 7, 8, 11."""
    table = table_of(setting, seed, moment, options)
    b = table.b
    position = position_of(table)
    fortunes = [b[at.money(seat)] for seat in range(table.seats)]
    assert b[at.BANK] + sum(fortunes) + b[at.POT] == 225
    assert min(fortunes) >= 0
    assert b[at.POT] == 0 or b[at.FIGHT] == at.PROVOCATION
    held = [card for hand in position.hands.values() for card in hand]
    cards = [*held, *(position.deck or []), *(position.discards or [])]
    every = [card.id for card in EDITION.data.resources.cards for _ in range(card.copies)]
    assert sorted(cards) == sorted(every)
    for seat in range(table.seats):
        drawing = b[at.STAGE] == 0 and b[at.DECISION] not in (decisions.START_TILE, decisions.BID)
        assert b[at.hand_size(seat)] <= 5 or b[at.DECISION] == decisions.DISCARD or drawing
    tiles = [*(position.bag or []), *position.addresses.values(), *position.goals.values()]
    tiles += [tile for dealt in position.start_tiles.values() for tile in dealt]
    assert sorted(tiles) == sorted(d.id for d in EDITION.data.board.districts if d.tile)
    cars = [b[at.car(car)] for car in range(at.CARS)]
    assert sum(car != at.BESIDE for car in cars) >= 2


@shows("NK-131")
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
        if not is_alive(table, number):
            assert not any(people)
            assert b[at.money(number)] == b[at.hand_size(number)] == 0
        elif b[at.ROUND] > 0:
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
    if b[at.ROUND] and not position.last_round and table.waiting():
        assert all(position.row)
    filled = [bool(word) for word in position.row]
    assert filled == sorted(filled)
    if b[at.STAGE] > 0 and table.waiting():  # the last two may die together
        assert is_alive(table, b[at.FIRST])
    assert b[at.ROUND] <= 23


@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
@example(seed=322, moment=322, dealt=1)  # who makes an offer cannot have given it away
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
            if other.b[at.WAITING] and len(choices) == 1:
                break
            dealt = (dealt * 1103515245 + 12345) % 2**31


@every_setting
@bare_or_full
@given(seed=SEEDS, moment=MOMENTS)
def test_anybody_may_resign(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """NK-347: at any moment, whatever is going on; with the last rival the game ends (NK-344)."""
    table = table_of(setting, seed, moment, options)
    for seat in range(table.seats):
        if table.waiting() and is_alive(table, seat):
            table.resign(seat)
            assert not is_alive(table, seat)
            if living(table) <= 1:
                assert table.waiting() == 0
            elif table.waiting() == 0:  # it was the last turn of all
                assert table.b[at.ROUND] == table.b[at.LAST_ROUND]
            for asked in table.asked():
                assert is_alive(table, asked)
                assert table.legal(asked)
    assert table.waiting() == 0
    assert table.b[at.BANK] + sum(table.b[at.money(s)] for s in range(table.seats)) == 225


@every_setting
@bare_or_full
@given(seed=SEEDS, moment=MOMENTS)
def test_the_game_goes_on_after_somebody_resigned(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """NK-347; a resignation is part of the record, and refused after it nothing changes."""
    session = random_session(setting, seed, moment, **options)
    table = session.state
    assert isinstance(table, Kings)
    seat = seed % table.seats
    if table.waiting() and is_alive(table, seat):
        session.resign(seat)
        before = snapshot(setting.game, table)
        with pytest.raises(Refused, match=r"eliminated|game_over"):
            session.resign(seat)
        assert snapshot(setting.game, table) == before
    play_on(session, seed, 100)
    text = session.record().to_json()
    again = replay(parse_record(text), setting.game, setting.edition)
    assert again.record().to_json() == text
    assert json.encode(again.journal.entries) == json.encode(session.journal.entries)


@shows("NK-367")
@every_setting
def test_bots_are_invited_to_propose(setting: Setting) -> None:
    """Every other living seat at the first menu of each stage, and nobody twice."""
    game = setting.game
    bot = make_bot("random", game, setting.edition)
    chance = fast_chance(1)
    invitations = Invitations()
    table = table_of(setting, 1, 0, {"deals": "on"})
    asked: set[tuple[int, int, int, int]] = set()
    while table.waiting():
        seat = invitations.next_speaker(table, range(table.seats))
        if seat is None:
            at_menu = drafts.is_at_menu(table)
            moment = (table.b[at.ROUND], table.b[at.ACTIVE], table.b[at.STAGE])
            for other in range(table.seats):
                if at_menu and other != table.b[at.ACTIVE] and is_alive(table, other):
                    assert (*moment, other) in asked
            (first, *_) = table.asked()
            table.play(first, bot.choose(Chair(game, table, first, chance), chance))
            continue
        if not drafts.has_draft(table, seat):
            occasion = (table.b[at.ROUND], table.b[at.ACTIVE], table.b[at.STAGE], seat)
            assert occasion not in asked
            asked.add(occasion)
        code = bot.speak(Chair(game, table, seat, chance), chance)
        if code is not None:
            table.play(seat, code)
    assert asked


# Redeals.


def laid_out(given: dict[str, Any], **options: str) -> Kings:
    game = games.game("kings")
    table = game.restore(EDITION, game.position(given), game.options(options), fast_chance(0))
    assert isinstance(table, Kings)
    return table


def redeals(table: Kings, seat: int, count: int) -> list[Position]:
    found = []
    for seed in range(count):
        other = table.redeal(seat, fast_chance(seed))
        assert isinstance(other, Kings)
        found.append(position_of(other))
    return found


def assert_uniform(found: list[Any], expected: set[Any]) -> None:
    """Exactly these, each about as often as the others: within five standard deviations."""
    counts = Counter(found)
    assert set(counts) == expected
    mean = len(found) / len(expected)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_a_redeal_depends_only_on_what_a_seat_knows(
    setting: Setting, seed: int, moment: int, dealt: int
) -> None:
    """Two tables that a seat cannot tell apart are dealt again alike."""
    table = table_of(setting, seed, moment, {})
    for seat in everybody(table):
        first = table.redeal(seat, fast_chance(dealt)).redeal(seat, fast_chance(seed))
        second = table.redeal(seat, fast_chance(dealt + 1)).redeal(seat, fast_chance(seed))
        assert snapshot(setting.game, first) == snapshot(setting.game, second)


def test_hands_and_deck_are_dealt_again_evenly() -> None:
    """Against all ways to deal five unseen cards: two to S1, one to S2, two in the deck."""
    unseen = ["night_rider", "fake_plates", "old_favour", "traffic_jam", "dirty_cop"]
    hands = {"S0": ["big_tip"], "S1": unseen[:2], "S2": unseen[2:3]}
    table = laid_out({"hands": hands, "deck": unseen[3:]})
    found = []
    for position in redeals(table, 0, 6000):
        assert position.hands["S0"] == ["big_tip"]
        assert position.deck is not None
        found.append((frozenset(position.hands["S1"]), *position.hands["S2"], *position.deck))
    ways = {(frozenset(way[:2]), *way[2:]) for way in permutations(unseen)}
    assert len(ways) == 60
    assert_uniform(found, ways)


def test_secret_destinations_are_drawn_again_evenly() -> None:
    """NK-237: against all pairs of tiles that were in the bag when each was drawn. Harlem's came
    back before the second draw only, East Harlem's after both; S1 lost it unseen (NK-141)."""
    table = laid_out(
        {
            "characters": {"S1": ["boss soho m13"], "S2": ["boss queens m14"]},
            "goals": {"m13": "soho", "m14": "harlem"},
            "bag": ["tribeca", "chelsea", "east_harlem"],
        }
    )
    ids, missions = table.cards.district_ids, table.cards.mission_ids
    table.b[at.goal_since(missions.index("m13"))] = 5
    table.b[at.goal_since(missions.index("m14"))] = 9
    for row in range(6):
        table.b[at.bag_since(row, ids.index("harlem"))] = 7
        table.b[at.bag_since(row, ids.index("east_harlem"))] = 11 if row == 1 else 0
    early, late = ["soho", "tribeca", "chelsea", "east_harlem"], ["harlem"]
    expected = {(a, b) for a in early for b in early + late if a != b}
    found = [(p.goals["m13"], p.goals["m14"]) for p in redeals(table, 0, 3000)]
    assert_uniform(found, expected)
    own = {p.goals["m14"] for p in redeals(table, 1, 200)}
    assert own == {"tribeca", "chelsea", "harlem"}


def say(table: Kings, seat: int, *words: str) -> None:
    for choice in words:
        table.play(seat, games.game("kings").actions.code(choice))


def test_money_that_passed_in_secret_is_dealt_again() -> None:
    """NK-388: S0 sees that S1 gave S2 money, not how much; S1 had 10."""
    table = laid_out({"active": 1}, deals="on")
    say(table, 1, "deal", "seat S2", "money give", "amount 5", "send")
    say(table, 2, "yes")
    fortunes = [tuple(position.money or []) for position in redeals(table, 0, 3000)]
    assert_uniform(fortunes, {(10, 10 - given, 10 + given) for given in range(1, 11)})
    for seat in (1, 2):
        assert {tuple(p.money or []) for p in redeals(table, seat, 50)} == {(10, 5, 15)}


def test_what_the_dead_leave_is_never_shown() -> None:
    """NK-388: S1 gave S2 money and leaves the table; nobody else learns how much it was."""
    table = laid_out({"active": 1}, deals="on")
    say(table, 1, "deal", "seat S2", "money give", "amount 5", "send")
    say(table, 2, "yes")
    table.resign(1)
    fortunes = [tuple(position.money or []) for position in redeals(table, 0, 3000)]
    assert_uniform(fortunes, {(10, 0, 10 + given) for given in range(1, 11)})
    assert {tuple(p.money or []) for p in redeals(table, 2, 50)} == {(10, 0, 15)}
    for seed in range(20):
        other = table.redeal(0, fast_chance(seed))
        assert other.b[at.BANK] + sum(other.b[at.money(seat)] for seat in range(3)) == 225


def test_what_everybody_sees_of_a_fortune_stays_true() -> None:
    """An offer that S1 makes later shows that it has so much left (NK-285)."""
    table = laid_out(
        {"active": 1, "phase": "actions", "characters": {"S1": ["boss queens"]}, "bars": BARS},
        deals="on",
    )
    say(table, 1, "deal", "seat S2", "money give", "amount 5", "send")
    say(table, 2, "yes")
    table.chance = ScriptedChance([0, 0, 0])
    say(table, 1, "recruit", "amount 3")
    fortunes = {tuple(position.money or []) for position in redeals(table, 0, 500)}
    assert fortunes == {(10, 10 - given, 10 + given) for given in range(1, 8)}


def test_proposals_between_others_are_dealt_again() -> None:
    """NK-388: a stranger learns nothing of the terms, the two parties keep them."""
    hands = {"S1": ["big_tip"], "S2": ["fast_food"]}
    table = laid_out({"active": 1, "first": 1, "hands": hands}, deals="on")
    say(table, 1, "deal", "seat S2", "card give", "card big_tip", "money ask", "amount 2", "send")
    game = games.game("kings")
    terms = set()
    for seed in range(300):
        other = table.redeal(0, fast_chance(seed))
        assert isinstance(other, Kings)
        assert view_bytes(game, other, 0) == view_bytes(game, table, 0)
        talks = view(other, 2).talks
        assert talks is not None
        terms.add(json.encode(talks))
        assert proposals.proposal_refusal(other, 1) == ALLOWED
    assert len(terms) > 250
    for seat in (1, 2):
        talks = view(table.redeal(seat, fast_chance(1)), seat).talks  # type: ignore[arg-type]
        assert talks is not None
        assert (talks.give, talks.ask) == (["card big_tip"], ["money 2"])


def test_numbers_sold_between_others_are_drawn_again() -> None:
    """NK-388: S2 knows three of those who wait, and S1 buys the number of one; S0 sees only that it
    was a number. S1 stands with Rosa: asked whom to hire, it can call somebody else."""
    men = ["boss harlem", "the_lord harlem", "diamond harlem", "angelo harlem"]
    table = laid_out(
        {
            "active": 1,
            "phase": "actions",
            "characters": {"S1": ["boss brooklyn"], "S2": men},
            "bars": {"bronx": "looxy", "queens": "hard_jack", "brooklyn": "rosa"},
        },
        deals="on",
    )
    looxy, jack, rosa = (
        1 << table.cards.hench_ids.index(who) for who in ("looxy", "hard_jack", "rosa")
    )
    say(table, 1, "deal", "seat S2", "number", "to bronx", "send")
    say(table, 2, "yes")

    def sold(seat: int) -> list[int]:
        return [table.redeal(seat, fast_chance(seed)).b[at.NUMBERS] for seed in range(600)]

    for seat in (0, SPECTATOR):
        assert_uniform(sold(seat), {looxy, jack, rosa})
    assert set(sold(1)) == set(sold(2)) == {looxy}
    say(table, 1, "recruit")
    assert_uniform(sold(0), {looxy, jack})
    say(table, 1, "to bronx")
    assert set(sold(0)) == {looxy}


def test_nobody_knows_of_a_proposal_that_was_not_sent() -> None:
    """NK-366, NK-381: how many chains others have left shows what they sent, not more."""
    table = laid_out({"active": 1}, deals="on")
    say(table, 2, "deal", "pass", "deal", "money ask", "amount 1", "send")
    say(table, 1, "no")
    say(table, 0, "deal")
    assert [table.redeal(0, fast_chance(1)).b[at.chains(seat)] for seat in range(3)] == [1, 0, 1]
    assert [table.redeal(2, fast_chance(1)).b[at.chains(seat)] for seat in range(3)] == [0, 0, 2]


def test_a_card_seen_on_its_way_stays_where_it_can_be() -> None:
    """S1 takes S0's only card, then S2 one of S1's: S0 knows that it is with one of them, and they
    know which one went (NK-125)."""
    hands = {"S0": ["night_rider"], "S1": ["fake_plates", "old_favour"], "S2": ["dirty_cop"]}
    table = laid_out({"seats": 4, "hands": hands})
    table.chance = ScriptedChance([0, 1])
    resources.steal(table, 1, 0)
    resources.steal(table, 2, 1)
    real = position_of(table).hands
    (stolen,) = set(real["S2"]) - {"dirty_cop"}
    for seat, known in ((0, ["night_rider"]), (1, [stolen]), (2, [stolen])):
        for position in redeals(table, seat, 200):
            with_them = [*position.hands["S1"], *position.hands["S2"]]
            assert set(known) <= set(with_them if seat == 0 else position.hands["S2"])
    whose = {"S1" if "night_rider" in p.hands["S1"] else "S2" for p in redeals(table, 0, 200)}
    assert whose == {"S1", "S2"}
    anybody = {frozenset(position.hands["S1"]) for position in redeals(table, 3, 200)}
    assert len(anybody) > 20


# Who is asked (NK-103).

REACTING = {
    "seats": 4,
    "phase": "turn",
    "active": 0,
    "characters": {"S0": ["boss harlem", "eddy soho"]},
    "hands": {"S1": ["big_tip"], "S2": ["traffic_jam"], "S3": ["hidden_gun"]},
}


def asked_on_redeals(table: Kings, seat: int, count: int = 300) -> Counter[int]:
    found: Counter[int] = Counter()
    for seed in range(count):
        other = table.redeal(seat, fast_chance(seed))
        assert isinstance(other, Kings)
        found.update(other.asked())
        for asked in other.asked():
            assert len(other.legal(asked)) > 1  # or it would not be asked (NK-101)
    return found


def test_nobody_can_tell_who_is_asked_in_a_window() -> None:
    table = laid_out(REACTING)
    assert table.asked() == [2]
    assert set(asked_on_redeals(table, SPECTATOR)) == {1, 2, 3}
    assert set(asked_on_redeals(table, 0)) == {1, 2, 3}
    assert set(asked_on_redeals(table, 1)) == {2, 3}
    assert set(asked_on_redeals(table, 3)) == {1, 2}
    assert set(asked_on_redeals(table, 2)) == {2}


def test_who_would_be_asked_or_has_passed_knows_before_or_after_whom() -> None:
    """NK-097: clockwise."""
    hands = {
        "S1": ["traffic_jam"],
        "S2": ["undercover_cop"],
        "S3": ["pickpocket"],
        "S0": ["big_tip"],
    }
    table = laid_out(REACTING | {"hands": hands})
    assert set(asked_on_redeals(table, 3)) == {1, 2}
    table.play(1, CODES["pass"])
    assert table.asked() == [2]
    assert set(asked_on_redeals(table, 1)) == {2, 3}
    assert set(asked_on_redeals(table, 3)) == {1, 2}


@every_setting
@bare_or_full
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_a_redeal_asks_only_who_could_be_asked(
    setting: Setting, options: dict[str, str], seed: int, moment: int, dealt: int
) -> None:
    """Who is asked in a window is entitled to cards and has some; who has passed had a reason."""
    table = table_of(setting, seed, moment, options)
    for _ in range(60):
        if table.b[at.DECISION] in (decisions.REACT, decisions.BID) or not table.waiting():
            break
        seat = table.asked()[0]
        table.play(seat, table.legal(seat)[-1])
    for seat in everybody(table):
        other = table.redeal(seat, fast_chance(dealt))
        assert isinstance(other, Kings)
        assert other.is_asked(seat) == table.is_asked(seat)
        for asked in other.asked():
            if other.b[at.DECISION] == decisions.REACT:
                assert reactions.is_to_ask(other, windows.window_now(other), asked)
            elif other.b[at.DECISION] == decisions.BID:
                assert other.b[at.money(asked)] > 0


# The clock (KV-77 is a scenario).


@shows("NK-366", "NK-431")
@every_setting
@every_option
@given(seed=SEEDS, moment=MOMENTS)
def test_the_clock_has_an_answer_to_every_question(
    setting: Setting, options: dict[str, str], seed: int, moment: int
) -> None:
    """Only those waited for can let time run out."""
    table = table_of(setting, seed, moment, options)
    for seat in table.asked():
        assert setting.game.default_choice(table, seat) in table.legal(seat)


@shows("NK-060", "NK-431")
@every_setting
def test_a_table_where_nobody_ever_chooses(setting: Setting) -> None:
    """Round follows upon round, and the game comes to its end all the same, within 23."""
    session = random_session(setting, 1, 0, clock=30)
    table = session.state
    assert isinstance(table, Kings)
    while table.waiting():
        seat = table.asked()[0]
        table.play(seat, setting.game.default_choice(table, seat))
    assert 1 < table.b[at.ROUND] <= 23
