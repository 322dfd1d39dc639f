"""Set-up of Animalcatraz in every seating (groups 4.2 and 4.3)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.actions import INMATE_IDS, ONE
from backroom.games.animalcatraz.dealing import take_cells
from backroom.games.animalcatraz.options import Options, table_options
from backroom.games.animalcatraz.rules import Animalcatraz, new_table
from backroom.games.animalcatraz.state import asked, rival_of
from backroom.games.animalcatraz.supply import cell_count
from backroom.kernel.chance import ScriptedChance, fast_chance
from support import shows

SEEDS = st.integers(0, 2**32)
GAME = games.game("animalcatraz")
EDITION = GAME.edition()
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


@shows("AZ-010", "AZ-011", "AZ-016", "AZ-020", "AZ-021", "AZ-022", "AZ-023", "AZ-025")
@shows("AZ-032", "AZ-033")
@every_seating
@given(seed=SEEDS)
def test_who_sits_where(seats: int, options: dict[str, Any], seed: int) -> None:
    table = new(seats, options, seed)
    by_seat = numbers(table, at.seat(0), table.inmates)
    homes = numbers(table, at.home(0), table.inmates)
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
    for inmate, home in enumerate(homes):
        assert table.b[at.cell_rival(home)] == rival_of(table, inmate)
    assert table.pairs == (seats == 2 or seats > 4 or options.get("teams") == "on")


@shows("AZ-012", "AZ-014", "AZ-017", "AZ-019", "AZ-041", "AZ-042", "AZ-043", "AZ-044")
@shows("AZ-045", "AZ-046", "AZ-047", "AZ-048", "AZ-053", "AZ-054", "AZ-058", "AZ-059")
@shows("AZ-061")
@every_seating
@given(seed=SEEDS)
def test_what_lies_on_the_table(seats: int, options: dict[str, Any], seed: int) -> None:
    table = new(seats, options, seed)
    b, advanced = table.b, table.options.advanced
    assert advanced == (seats not in (3, 4) or bool(options))
    assert (b[at.DAY], b[at.ROUND]) == (1, 1)
    assert b[at.ACTIVE] == at.NOBODY
    assert b[at.BRUSH] == b[at.cell_rival(0)]
    assert (b[at.WARDEN_IN] != at.NOWHERE) == advanced
    for rival in range(table.rivals):
        assert b[at.rep(rival)] == (1 if advanced else 5)
        assert b[at.bases(rival)] == 2
        assert b[at.trash_free(rival)] == (2 if advanced else 0)
    for inmate in range(table.inmates):
        assert b[at.place(inmate)] == at.OWN_CELL
        assert b[at.primal_from(inmate)] == 0
    assert b[at.guard(at.YARD)] == 0
    assert EDITION.data.cards.guards[0].level == 14
    assert sorted(numbers(table, at.guard(0), at.ROOMS)) == list(range(at.GUARDS))
    assert set(numbers(table, at.owner(0), at.GUARDS)) == {at.NOBODY}
    assert set(numbers(table, at.letter(0), at.GUARDS)) == {2}
    assert b[at.DECK] == (1 << at.ITEMS) - 1
    assert b[at.CHAIR_COUNT] == 48 - 2 * table.rivals
    held = [cell_count(table, cell) for cell in range(at.CELLS)]
    assert sum(held) == (0 if table.options.two_cells else 2 * table.rivals)
    assert max(held) <= 2
    assert set(numbers(table, at.tag(0), at.ROUNDS)) == {at.NOBODY}


@shows("AZ-062")
def test_the_warden_may_begin_in_any_room() -> None:
    rooms = {int(new(2, {}, seed).b[at.WARDEN_IN]) for seed in range(100)}
    assert rooms == set(range(at.ROOMS))


@shows("AZ-044")
def test_every_other_guard_may_begin_in_any_other_room() -> None:
    for room in set(range(at.ROOMS)) - {at.YARD}:
        guards = {int(new(4, {}, seed).b[at.guard(room)]) for seed in range(60)}
        assert guards == set(range(1, at.GUARDS))


@shows("AZ-013", "AZ-018", "AZ-050", "AZ-051", "AZ-052", "AZ-055", "AZ-056", "AZ-057")
@shows("AZ-063", "AZ-064", "AZ-065")
@every_seating
@given(seed=SEEDS)
def test_the_decks(seats: int, options: dict[str, Any], seed: int) -> None:
    table = new(seats, options, seed)
    b, cards, advanced = table.b, table.cards, table.options.advanced
    events = numbers(table, at.event_deck(0), b[at.EVENTS_LEFT])
    letters = "".join("XYZ"[cards.event_deck[event]] for event in events)
    assert letters == ("XXYYYYZ" if advanced else "XXYYZ")
    assert len(set(events)) == len(events)
    assert numbers(table, at.plan_count(0), 2) == [2, 2]
    executions = numbers(table, at.execution_deck(0), b[at.EXECUTION_LEFT])
    assert sorted(executions) == sorted(table.options.gangsters)
    assert len(executions) == (0 if not advanced else 12 if "extra_gangsters" in options else 8)
    crimes = numbers(table, at.crime_deck(0), b[at.CRIMES_LEFT])
    while asked(table) == decisions.START_CELL:
        seat = table.asked()[0]
        table.play(seat, table.legal(seat)[0])
    pending = numbers(table, at.pending(0, 0), 2 * table.inmates)
    crimes = numbers(table, at.crime_deck(0), b[at.CRIMES_LEFT]) + pending
    assert sorted(crimes) == list(range(16 if advanced else 10))
    behind = numbers(table, at.crime_deck(0), at.CRIMES)[b[at.CRIMES_LEFT] :]
    assert set(behind) == {at.NOTHING}
    for inmate in range(table.inmates):
        table.play(int(b[at.seat(inmate)]), int(ONE))
    assert all(b[at.crime(inmate, 0)] != at.NOTHING for inmate in range(table.inmates))
    assert b[at.CRIMES_LEFT] == (16 if advanced else 10) - table.inmates


@shows("AZ-034", "AZ-037", "AZ-038", "AZ-039", "AZ-040")
@every_seating
@given(seed=SEEDS)
def test_the_inmates_dealt(seats: int, options: dict[str, Any], seed: int) -> None:
    table = new(seats, options, seed)
    b, cards = table.b, table.cards
    dealt = numbers(table, at.inmate_card(0), table.inmates)
    assert len(set(dealt)) == len(dealt) == table.inmates
    assert all(EDITION.data.cards.inmates[card].set == "base" for card in dealt)
    for inmate, card in enumerate(dealt):
        for stat in range(2):
            notch = b[at.notch(inmate, stat)]
            level = cards.start_level[2 * card + stat]
            assert cards.level(card, stat, notch) == level
            assert notch == 0 or cards.level(card, stat, notch - 1) < level


@shows("AZ-034", "AZ-035")
@given(seed=SEEDS)
def test_inmates_are_chosen_in_player_order(seed: int) -> None:
    """Nobody runs the same card."""
    table = new(4, {"inmates": "chosen"}, seed)
    order = numbers(table, at.cell_rival(0), 4)
    chance = fast_chance(seed)
    for number, seat in enumerate(order):
        assert table.asked() == [seat]
        legal = table.legal(seat)
        assert len(legal) == 8 - number
        table.play(seat, legal[chance.below(len(legal))])
    assert len(set(numbers(table, at.inmate_card(0), 4))) == 4


@shows("AZ-036")
@given(seed=SEEDS)
def test_one_of_two_inmates_is_kept(seed: int) -> None:
    """All choose at once, a two-player seat twice."""
    table = new(2, {"inmates": "two"}, seed)
    offered = numbers(table, at.pending(0, 0), 8)
    assert len(set(offered)) == 8
    for seat in (1, 0, 0):
        table.play(seat, int(ONE))
        assert numbers(table, at.inmate_card(0), 4) == [at.NOTHING] * 4
    table.play(1, int(ONE))
    assert numbers(table, at.inmate_card(0), 4) == offered[::2]


ROLLS = [
    ([1, 1, 5, 5, 3, 3], [1, 2, 0]),  # 4, 12, 8
    ([5, 5, 0, 0, 5, 5, 0, 0, 0, 1], [2, 0, 1]),  # 12, 2, 12, then 2 and 3
    ([2, 2, 2, 2, 2, 2, 0, 0, 3, 3, 3, 3, 1, 1, 0, 1], [1, 2, 0]),  # all, then two of them again
]


@shows("AZ-029", "AZ-030")
@pytest.mark.parametrize(("rolls", "order"), ROLLS)
def test_the_order_is_rolled(rolls: list[int], order: list[int]) -> None:
    """Descending totals; those tied roll again among themselves."""
    chance = ScriptedChance(rolls)
    agreed = table_options(EDITION, 3, Options())
    table = new_table(EDITION.cards, 3, chance, agreed)
    take_cells(table)
    assert numbers(table, at.cell_rival(0), 3) == order
    assert chance.left() == 0


@shows("AZ-031")
def test_a_team_rolls_together() -> None:
    chance = ScriptedChance([0, 0, 5, 5, 3, 3])
    table = new_table(EDITION.cards, 6, chance, table_options(EDITION, 6, Options()))
    take_cells(table)
    assert numbers(table, at.cell_rival(0), 4) == [1, 2, 0, at.NOBODY]
    assert numbers(table, at.home(0), 6) == [2, 2, 0, 0, 1, 1]


@shows("AZ-078", "AZ-751")
def test_the_first_round_is_not_rolled_for() -> None:
    """With tiles too the guards stay on C."""
    table = new(3, {"guard_tiles": True}, 4)
    for seat in range(3):
        table.play(seat, int(ONE))
    assert table.b[at.PLAYED_ROUNDS] == 1
    assert table.b[at.TILES_TURNED] == 0
    assert set(numbers(table, at.letter(0), at.GUARDS)) == {2}


@shows("AZ-028", "AZ-714")
def test_outside_a_campaign_everything_may_be_played() -> None:
    """But only what the table asks for."""
    assert new(2, {}, 0).options.pool == new(2, {}, 0).options.gangsters == list(range(8))
    table = new(2, {"extra_inmates": INMATE_IDS[8:], **EXTRA}, 0)
    assert table.options.pool == list(range(12))
    assert len(table.options.gangsters) == 12
