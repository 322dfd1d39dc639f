"""Set-up of Animalcatraz in every seating (groups 4.2 and 4.3)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.games.animalcatraz import board, frames
from backroom.games.animalcatraz.actions import INMATE_IDS, ONE
from backroom.games.animalcatraz.dealing import take_cells
from backroom.games.animalcatraz.edition import load_edition
from backroom.games.animalcatraz.options import table_options
from backroom.games.animalcatraz.rules import Animalcatraz, new_table
from backroom.games.animalcatraz.supply import cell_count
from backroom.kernel.chance import ScriptedChance, fast_chance

SEEDS = st.integers(0, 2**32)
GAME = games.game("animalcatraz")
EDITION = load_edition()
EXTRA = {"extra_gangsters": ["snitch", "fraudster", "scapegoat", "detonator"]}
SEATINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (2, {}),
    (3, {"mode": "advanced", **EXTRA}),
    (4, {"mode": "advanced"}),
    (4, {"teams": "on"}),
    *((seats, {}) for seats in range(5, 9)),
]
every_seating = pytest.mark.parametrize(
    ("seats", "options"), SEATINGS, ids=lambda given: str(given) if given else ""
)


def new(seats: int, options: dict[str, Any], seed: int) -> Animalcatraz:
    state = GAME.new(EDITION, seats, GAME.options(options), fast_chance(seed))
    assert isinstance(state, Animalcatraz)
    return state


def numbers(table: Animalcatraz, first: int, count: int) -> list[int]:
    return [int(table.b[first + place]) for place in range(count)]


@every_seating
@given(seed=SEEDS)
def test_who_sits_where(seats: int, options: dict[str, Any], seed: int) -> None:
    """AZ-011, AZ-016, AZ-020, AZ-021, AZ-022, AZ-023, AZ-025, AZ-032, AZ-033."""
    table = new(seats, options, seed)
    by_seat = numbers(table, board.SEAT_OF, table.inmates)
    homes = numbers(table, board.HOME, table.inmates)
    if seats == 2:
        assert by_seat == [0, 0, 1, 1]
        assert sorted(homes[:2]) in ([0, 2], [1, 3])
        assert sorted(homes) == [0, 1, 2, 3]
    elif table.pairs:
        assert by_seat == [*range(seats), *([seats - 1] if seats % 2 else [])]
        assert all(homes[2 * rival] == homes[2 * rival + 1] for rival in range(table.rivals))
        assert sorted(homes[::2]) == list(range(table.rivals))
    else:
        assert by_seat == list(range(seats))
        assert sorted(homes) == list(range(seats))
    assert table.pairs == (seats == 2 or seats > 4 or options.get("teams") == "on")


@every_seating
@given(seed=SEEDS)
def test_what_lies_on_the_table(seats: int, options: dict[str, Any], seed: int) -> None:
    """AZ-012, AZ-013, AZ-014, AZ-017, AZ-018, AZ-019, AZ-041, AZ-042, AZ-043, AZ-044, AZ-045,
    AZ-046, AZ-047, AZ-048, AZ-053, AZ-054, AZ-058, AZ-059, AZ-061, AZ-062."""
    table = new(seats, options, seed)
    b, advanced = table.b, table.options.advanced
    assert advanced == (seats not in (3, 4) or bool(options))
    assert (b[board.DAY], b[board.ROUND]) == (1, 1)
    assert b[board.BRUSH] == b[board.CELL_RIVAL]
    assert (b[board.WARDEN_IN] != board.NOWHERE) == advanced
    for rival in range(table.rivals):
        assert b[board.REP + rival] == (1 if advanced else 5)
        assert b[board.BASES + rival] == 2
        assert b[board.TRASH_FREE + rival] == (2 if advanced else 0)
    for inmate in range(table.inmates):
        assert b[board.AT + inmate] == board.OWN_CELL
        assert b[board.PRIMAL_FROM + inmate] == 0
    assert b[board.GUARD_IN + board.YARD] == 0
    assert EDITION.data.cards.guards[0].level == 14
    assert sorted(numbers(table, board.GUARD_IN, board.ROOMS)) == list(range(board.GUARDS))
    assert set(numbers(table, board.OWNER_OF, board.GUARDS)) == {board.NOBODY}
    assert set(numbers(table, board.LETTER_OF, board.GUARDS)) == {2}
    assert b[board.DECK] == (1 << board.ITEMS) - 1
    assert b[board.CHAIR_COUNT] == 48 - 2 * table.rivals
    held = [cell_count(table, cell) for cell in range(board.CELLS)]
    assert sum(held) == (0 if table.options.two_cells else 2 * table.rivals)
    assert max(held) <= 2
    assert set(numbers(table, board.TAG_AT, board.ROUNDS)) == {board.NOBODY}


@every_seating
@given(seed=SEEDS)
def test_the_decks(seats: int, options: dict[str, Any], seed: int) -> None:
    """AZ-013, AZ-018, AZ-050, AZ-051, AZ-052, AZ-055, AZ-056, AZ-057, AZ-063, AZ-064, AZ-065."""
    table = new(seats, options, seed)
    b, cards, advanced = table.b, table.cards, table.options.advanced
    events = numbers(table, board.EVENT_DECK, b[board.EVENTS_LEFT])
    letters = "".join("XYZ"[cards.event_deck[event]] for event in events)
    assert letters == ("XXYYYYZ" if advanced else "XXYYZ")
    assert len(set(events)) == len(events)
    assert numbers(table, board.PLAN_COUNT, 2) == [2, 2]
    executions = numbers(table, board.EXECUTION_DECK, b[board.EXECUTION_LEFT])
    assert sorted(executions) == sorted(table.options.gangsters)
    assert len(executions) == (0 if not advanced else 12 if "extra_gangsters" in options else 8)
    crimes = numbers(table, board.CRIME_DECK, b[board.CRIMES_LEFT])
    while table.top() == frames.START_CELL:
        seat = table.asked()[0]
        table.play(seat, table.legal(seat)[0])
    pending = numbers(table, board.PENDING, 2 * table.inmates)
    crimes = numbers(table, board.CRIME_DECK, b[board.CRIMES_LEFT]) + pending
    assert sorted(crimes) == list(range(16 if advanced else 10))
    for inmate in range(table.inmates):
        table.play(int(b[board.SEAT_OF + inmate]), int(ONE))
    assert all(b[board.CRIME_AT + 2 * inmate] != board.NOTHING for inmate in range(table.inmates))
    assert b[board.CRIMES_LEFT] == (16 if advanced else 10) - table.inmates


@every_seating
@given(seed=SEEDS)
def test_the_inmates_dealt(seats: int, options: dict[str, Any], seed: int) -> None:
    """AZ-034, AZ-037, AZ-038, AZ-039, AZ-040."""
    table = new(seats, options, seed)
    b, cards = table.b, table.cards
    dealt = numbers(table, board.CARD_OF, table.inmates)
    assert len(set(dealt)) == len(dealt) == table.inmates
    assert all(EDITION.data.cards.inmates[card].set == "base" for card in dealt)
    for inmate, card in enumerate(dealt):
        for stat in range(2):
            notch = b[board.NOTCH + 2 * inmate + stat]
            level = cards.start_level[2 * card + stat]
            assert cards.level(card, stat, notch) == level
            assert notch == 0 or cards.level(card, stat, notch - 1) < level


@given(seed=SEEDS)
def test_inmates_are_chosen_in_player_order(seed: int) -> None:
    """AZ-035: nobody runs the same card."""
    table = new(4, {"inmates": "chosen"}, seed)
    order = numbers(table, board.CELL_RIVAL, 4)
    chance = fast_chance(seed)
    for number, seat in enumerate(order):
        assert table.asked() == [seat]
        legal = table.legal(seat)
        assert len(legal) == 8 - number
        table.play(seat, legal[chance.below(len(legal))])
    assert len(set(numbers(table, board.CARD_OF, 4))) == 4


@given(seed=SEEDS)
def test_one_of_two_inmates_is_kept(seed: int) -> None:
    """AZ-036: all choose at once, a two-player seat twice."""
    table = new(2, {"inmates": "two"}, seed)
    offered = numbers(table, board.PENDING, 8)
    assert len(set(offered)) == 8
    for seat in (1, 0, 0):
        table.play(seat, int(ONE))
        assert numbers(table, board.CARD_OF, 4) == [board.NOTHING] * 4
    table.play(1, int(ONE))
    assert numbers(table, board.CARD_OF, 4) == offered[::2]


ROLLS = [
    ([1, 1, 5, 5, 3, 3], [1, 2, 0]),  # 4, 12, 8
    ([5, 5, 0, 0, 5, 5, 0, 0, 0, 1], [2, 0, 1]),  # 12, 2, 12, then 2 and 3
    ([2, 2, 2, 2, 2, 2, 0, 0, 3, 3, 3, 3, 1, 1, 0, 1], [1, 2, 0]),  # all, then two of them again
]


@pytest.mark.parametrize(("rolls", "order"), ROLLS)
def test_the_order_is_rolled(rolls: list[int], order: list[int]) -> None:
    """AZ-029, AZ-030: descending totals; those tied roll again among themselves."""
    chance = ScriptedChance(rolls)
    agreed = table_options(EDITION, 3, GAME.options({}))
    table = new_table(EDITION.cards, 3, chance, agreed)
    take_cells(table)
    assert numbers(table, board.CELL_RIVAL, 3) == order
    assert chance.left() == 0


def test_a_team_rolls_together() -> None:
    """AZ-031."""
    chance = ScriptedChance([0, 0, 5, 5, 3, 3])
    table = new_table(EDITION.cards, 6, chance, table_options(EDITION, 6, GAME.options({})))
    take_cells(table)
    assert numbers(table, board.CELL_RIVAL, 4) == [1, 2, 0, board.NOBODY]
    assert numbers(table, board.HOME, 6) == [2, 2, 0, 0, 1, 1]


def test_the_first_round_is_not_rolled_for() -> None:
    """AZ-751, AZ-078: with tiles too the guards stay on C."""
    table = new(3, {"guard_tiles": True}, 4)
    for seat in range(3):
        table.play(seat, int(ONE))
    assert table.b[board.PLAYED_ROUNDS] == 1
    assert table.b[board.TILES_TURNED] == 0
    assert set(numbers(table, board.LETTER_OF, board.GUARDS)) == {2}


def test_outside_a_campaign_everything_may_be_played() -> None:
    """AZ-714, AZ-028."""
    table = new(2, {"extra_inmates": INMATE_IDS[8:], **EXTRA}, 0)
    assert table.options.pool == list(range(12))
    assert len(table.options.gangsters) == 12
