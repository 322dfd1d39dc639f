"""The invariants and bounds of Crooks, and the proof that a redeal is a game that could have been.

The numbers of the invariants are those of the spec.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from backroom.games import game
from backroom.games.crooks.position import Position
from backroom.kernel.chance import fast_chance
from backroom.kernel.journal import Journal
from backroom.kernel.record import Session
from backroom.kernel.state import SPECTATOR, State
from support import Setting, play_on, random_session, settings, snapshot

CROOKS = game("crooks")
EDITION = CROOKS.edition()
SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 120)
every_setting = pytest.mark.parametrize("setting", settings("crooks"), ids=repr)
TURNS_AT_MOST = {2: 42, 3: 61, 4: 80}


def position(state: State) -> Position:
    found = CROOKS.position_of(state)
    assert isinstance(found, Position)
    return found


def steps(setting: Setting, seed: int) -> Iterator[tuple[Position, str, Position]]:
    """Every choice of a random game, with the table before and after."""
    session = random_session(setting, seed, 0)
    while session.state.asked():
        before = position(session.state)
        play_on(session, seed + len(session.moves), 1)
        yield before, session.moves[-1].do, position(session.state)


def cells(table: Position) -> list[tuple[str, str, list[str]]]:
    return [(s, t, stack) for s, row in table.rows.items() for t, stack in row.items()]


def ids(placed: list[str]) -> list[int]:
    return [int(entry.split()[0]) for entry in placed]


def ability(crook: int) -> str:
    return str(EDITION.crook(crook).ability)


@every_setting
@given(seed=SEEDS)
def test_invariants_1_to_3_every_crook_is_in_one_place(setting: Setting, seed: int) -> None:
    for before, _, after in steps(setting, seed):
        places = [*after.hangouts.values(), after.undealt or [], ids(after.box), ids(after.moving)]
        places += [ids(stack) for _, _, stack in cells(after)]
        places += [[after.hand]] if after.hand is not None else []
        assert sorted(crook for place in places for crook in place) == list(range(1, 33))
        assert after.undealt == before.undealt
        assert all(set(after.hangouts[h]) <= set(before.hangouts[h]) for h in after.hangouts)
        assert set(before.box) <= set(after.box)
        assert (after.hand is not None) == (after.phase == "place")
        assert bool(after.moving) == (after.phase == "swap")


@every_setting
@given(seed=SEEDS)
def test_invariant_4_money_is_conserved(setting: Setting, seed: int) -> None:
    for before, choice, after in steps(setting, seed):
        assert after.money is not None
        assert before.money is not None
        assert after.bank is not None
        assert min(after.money) >= 0
        assert sum(after.money) + after.bank == 87
        paid = sum(before.money) - sum(after.money)
        if choice.startswith("recruit"):
            assert paid == len(before.hangouts[choice[-1]])
        elif choice.endswith("down"):
            assert paid == 1
        elif choice.endswith("use") and before.hand and ability(before.hand) == "pickpocket":
            assert paid == -2
        else:
            assert paid == 0


@every_setting
@given(seed=SEEDS)
def test_invariants_5_to_7_stacks_kingpins_and_rows(setting: Setting, seed: int) -> None:
    owner: dict[int, str] = {}
    for _, _, after in steps(setting, seed):
        for seat, _, stack in cells(after):
            for index, entry in enumerate(stack):
                crook, side = int(entry.split()[0]), entry.split()[1]
                assert index == 0 or (side == "up" and ability(crook) == "accomplice")
                assert side == "up" or ability(crook) != "kingpin"
                assert owner.setdefault(crook, seat) == seat


@every_setting
@given(seed=SEEDS)
def test_invariants_8_and_14_passing_and_turning_up(setting: Setting, seed: int) -> None:
    for before, _, after in steps(setting, seed):
        assert set(before.passed) <= set(after.passed)
        assert (after.phase == "over") == (len(after.passed) == setting.seats)
        assert after.phase == "over" or after.active not in after.passed
        sides = {int(e.split()[0]): e.split()[1] for _, _, stack in cells(after) for e in stack}
        for _, _, stack in cells(before):
            for entry in stack:
                crook, side = int(entry.split()[0]), entry.split()[1]
                if side == "up" and crook in sides:
                    assert sides[crook] == "up"
                if after.phase != "over" and crook in sides:
                    assert sides[crook] == side
        assert after.phase != "over" or "down" not in sides.values()


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_invariants_9_and_10_there_is_always_a_choice(
    setting: Setting, seed: int, moment: int
) -> None:
    state = random_session(setting, seed, moment).state
    for seat in state.asked():
        legal = state.legal(seat)
        assert legal
        assert (position(state).phase == "turn") == (0 in legal)


@every_setting
@given(seed=SEEDS)
def test_invariant_13_points_given_out(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, 100_000)
    by_seat = sorted(session.state.standings())
    events: list[dict[str, Any]] = [to_builtins(entry.public) for entry in session.journal.entries]
    targets = [event for event in events if event and event["event"] == "target_scored"]
    gangs = [event for event in events if event and event["event"] == "gang_scored"]
    for target in targets:
        assert 0 <= sum(target["points"]) <= target["value"]
    assert [target["target"] for target in targets] == sorted(t["target"] for t in targets)
    assert sum(gang["points"] for gang in gangs) <= 3 * {2: 5, 3: 4, 4: 3}[setting.seats]
    for standing in by_seat:
        of_targets = sum(target["points"][standing.seat] for target in targets)
        of_gangs = sum(gang["points"] for gang in gangs if gang["winner"] == standing.seat)
        assert standing.points == of_targets + of_gangs


@every_setting
@given(seed=SEEDS)
def test_the_bounds(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, 100_000)
    turns = sum(1 for move in session.moves if move.do.split()[0] in ("pass", "recruit"))
    assert turns <= TURNS_AT_MOST[setting.seats]
    placed = sum(1 for move in session.moves if move.do.startswith("place"))
    assert placed <= {2: 16, 3: 23, 4: 31}[setting.seats]


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_invariant_12_a_redeal_could_have_been_played(
    setting: Setting, seed: int, moment: int, dealt: int
) -> None:
    """Play the whole game again as the redeal says it was dealt: every choice is legal, the table
    ends up as redealt, and the seat has seen the same thing at every moment."""
    session = random_session(setting, seed, moment)
    for seat in range(SPECTATOR, setting.seats):
        redealt = session.state.redeal(seat, fast_chance(dealt))
        again, journal = replay_with(redealt, session)
        assert snapshot(CROOKS, again) == snapshot(CROOKS, redealt)
        assert journal.seen_by(seat) == session.journal.seen_by(seat)[1:]  # but for "began"


def replay_with(redealt: State, session: Session) -> tuple[State, Journal]:
    """The moves of a game, from the deal that a redealt table must have come from."""
    end = position(redealt)
    taken = [entry.split() for entry in end.taken]
    piles = {letter: list(pile) for letter, pile in end.hangouts.items()}
    for letter, crook in taken:
        piles[letter].append(int(crook))
    first = session.journal.entries[0].public
    start = Position(seats=end.seats, active=to_builtins(first)["first"], hangouts=piles)
    state = CROOKS.restore(EDITION, start, session.options, fast_chance(0))
    state.journal = Journal()
    for move in session.moves:
        words = move.do
        if words.startswith("take"):
            letter, crook = taken.pop(0)
            words = f"take {sorted(position(state).hangouts[letter]).index(int(crook))}"
        code = CROOKS.actions.code(words)
        assert code is not None
        state.play(move.seat, code)
    return state, state.journal


@every_setting
@given(seed=SEEDS)
def test_without_the_memory_aid_views_say_less_and_play_the_same(
    setting: Setting, seed: int
) -> None:
    aided = random_session(setting, seed, 40)
    unaided = random_session(setting, seed, 40, memory_aid=False)
    assert [move.do for move in aided.moves] == [move.do for move in unaided.moves]
    for seat in range(SPECTATOR, setting.seats):
        view: dict[str, Any] = to_builtins(CROOKS.view(unaided.state, seat))
        assert "unseen" not in view
        for hangout in view["hangouts"]:
            assert hangout["memory"] is None
        if view["phase"] != "over":
            for row in view["seats"]:
                for cell in row["row"]:
                    assert all(c["origin"] is None and c["may_be"] is None for c in cell)
        redealt = unaided.state.redeal(seat, fast_chance(seed))
        assert CROOKS.view(redealt, seat) == CROOKS.view(unaided.state, seat)


def test_random_play_reaches_the_rare_cases() -> None:
    """Failed recruits (CR-55) and full rows are rare but real: the laws above must meet them."""
    failed = sum(
        any(
            entry.public is not None and to_builtins(entry.public)["event"] == "found_nobody"
            for entry in random_session(setting, seed, 100_000).journal.entries
        )
        for setting in settings("crooks")
        for seed in range(300)
    )
    assert failed > 0
