"""The invariants and bounds of Crooks, and the proof that a redeal is a game that could have been,
in the house edition and in a wild one with other numbers, several kingpins and many abilities.

The numbers of the invariants are those of the spec.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, to_builtins

from backroom.games import game
from backroom.games.crooks.position import Position
from backroom.games.crooks.redeal import Hidden, fits, stir
from backroom.games.crooks.state import Table
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.journal import Journal
from backroom.kernel.record import Session
from backroom.kernel.state import SPECTATOR, State
from support import (
    TO_THE_END,
    WILD,
    Setting,
    everybody,
    play_on,
    random_session,
    session_at,
    settings_of_all_editions,
    snapshot,
)

CROOKS = game("crooks")
OPTIONS = CROOKS.options({})
WILD_EDITION = Setting(CROOKS, 2, WILD).edition
SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)  # in hundredths of a game's usual length
every_setting = pytest.mark.parametrize("setting", settings_of_all_editions("crooks"), ids=repr)
TARGETS = 8
TURNS_AT_MOST = {
    "house": {2: 42, 3: 61, 4: 80},
    "wild": {2: 66, 3: 97, 4: 128},  # $60 a seat and $9 from pockets; $2 a recruit
}


def position(state: State) -> Position:
    found = CROOKS.position_of(state)
    assert isinstance(found, Position)
    return found


class Step(NamedTuple):
    """A choice of a random game, with the table before and after, and what happened."""

    before: Position
    choice: str
    after: Position
    events: list[dict[str, Any]]  # with everything that only some seats saw


def steps(setting: Setting, seed: int) -> Iterator[Step]:
    session = random_session(setting, seed, 0)
    while session.state.asked():
        before = position(session.state)
        told = len(session.journal.entries)
        play_on(session, seed + len(session.moves), 1)
        events = session.journal.seen_by(SPECTATOR, since=told, all_open=True)
        choice, after = session.moves[-1].do, position(session.state)
        yield Step(before, choice, after, [to_builtins(event) for event in events])


def cells(table: Position) -> list[tuple[str, str, list[str]]]:
    return [(s, t, stack) for s, row in table.rows.items() for t, stack in row.items()]


def ids(placed: list[str]) -> list[int]:
    return [int(entry.split()[0]) for entry in placed]


def ability(setting: Setting, crook: int) -> str:
    return str(setting.edition.crook(crook).ability)


def row_is_full(table: Position, seat: int) -> bool:
    return len(table.rows[f"S{seat}"]) == TARGETS


@every_setting
@given(seed=SEEDS)
def test_invariants_1_to_3_every_crook_is_in_one_place(setting: Setting, seed: int) -> None:
    for before, _, after, _ in steps(setting, seed):
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
    """With the numbers of the edition, whichever they are (CR-14)."""
    rules, notes = setting.edition.data.rules, setting.edition.data.cards.notes
    assert position(random_session(setting, seed, 0).state).money == (
        [rules.start_money] * setting.seats
    )
    for before, choice, after, _ in steps(setting, seed):
        assert after.money is not None
        assert before.money is not None
        assert after.bank is not None
        assert min(after.money) >= 0
        assert sum(after.money) + after.bank == notes.one + 3 * notes.three
        paid = [old - new for old, new in zip(before.money, after.money, strict=True)]
        gets = before.hand and choice.endswith("use") and ability(setting, before.hand)
        price = 0
        if choice.startswith("recruit"):
            price = len(before.hangouts[choice[-1]]) * rules.recruit_cost_per_card
        elif choice.endswith("down"):
            price = rules.face_down_cost
        elif gets == "pickpocket":
            price = -rules.pickpocket_gain
        assert paid == [price if seat == before.active else 0 for seat in range(setting.seats)]


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_what_costs_too_much_is_refused_and_nothing_else(
    setting: Setting, seed: int, moment: int
) -> None:
    """CR-48, CR-61: with the prices of the edition, to the dollar; the view shows them too."""
    rules = setting.edition.data.rules
    state = session_at(setting, seed, moment).state
    for seat in state.asked():
        purse = (position(state).money or [])[seat]
        seen: dict[str, Any] = to_builtins(CROOKS.view(state, seat))
        for hangout in seen["hangouts"]:
            price = hangout["count"] * rules.recruit_cost_per_card
            assert hangout["price"] == price
            if seen["phase"] == "turn" and hangout["count"]:
                words = f"recruit {hangout['letter']}"
                assert is_legal(state, seat, words) == (price <= purse)
        if seen["phase"] == "place" and ability(setting, seen["hand"]) != "kingpin":
            for target in range(TARGETS):
                empty = not seen["seats"][seat]["row"][target]
                may_hide = empty and rules.face_down_cost <= purse
                assert is_legal(state, seat, f"place T{target + 2} down") == may_hide


def is_legal(state: State, seat: int, words: str) -> bool:
    return CROOKS.actions.code(words) in state.legal(seat)


@every_setting
def test_set_up_deals_the_piles_of_the_edition(setting: Setting) -> None:
    """CR-14, CR-22 to CR-25: as many hangouts and crooks in them as the edition says."""
    for seed in range(20):
        table = position(random_session(setting, seed, 0).state)
        sizes = [len(pile) for pile in table.hangouts.values()]
        assert sizes == setting.edition.data.rules.piles[str(setting.seats)]
        assert "".join(table.hangouts) == "ABCDEFGHI"[: len(sizes)]


@every_setting
@given(seed=SEEDS)
def test_invariants_5_to_7_stacks_kingpins_and_rows(setting: Setting, seed: int) -> None:
    owner: dict[int, str] = {}
    for _, _, after, _ in steps(setting, seed):
        for seat, _, stack in cells(after):
            for index, entry in enumerate(stack):
                crook, side = int(entry.split()[0]), entry.split()[1]
                assert index == 0 or (side == "up" and ability(setting, crook) == "accomplice")
                assert side == "up" or ability(setting, crook) != "kingpin"
                assert owner.setdefault(crook, seat) == seat


@every_setting
@given(seed=SEEDS)
def test_invariants_8_and_14_passing_and_turning_up(setting: Setting, seed: int) -> None:
    for before, _, after, _ in steps(setting, seed):
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
    state = session_at(setting, seed, moment).state
    for seat in state.asked():
        legal = state.legal(seat)
        assert legal
        assert (position(state).phase == "turn") == (0 in legal)


@every_setting
@given(seed=SEEDS)
def test_invariant_13_points_given_out(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, TO_THE_END)
    by_seat = sorted(session.state.standings())
    events: list[dict[str, Any]] = [to_builtins(entry.public) for entry in session.journal.entries]
    targets = [event for event in events if event and event["event"] == "target_scored"]
    gangs = [event for event in events if event and event["event"] == "gang_scored"]
    for target in targets:
        assert 0 <= sum(target["points"]) <= target["value"]
    assert [target["target"] for target in targets] == sorted(t["target"] for t in targets)
    most = setting.edition.data.rules.gang_points[str(setting.seats)]
    assert {gang["points"] for gang in gangs} <= {0, most}
    for standing in by_seat:
        of_targets = sum(target["points"][standing.seat] for target in targets)
        of_gangs = sum(gang["points"] for gang in gangs if gang.get("winner") == standing.seat)
        assert standing.points == of_targets + of_gangs


@every_setting
@given(seed=SEEDS)
def test_invariant_13_the_order_of_scoring_does_not_matter(setting: Setting, seed: int) -> None:
    """Count the targets and gangs of the last table in any order: the points are the same."""
    session = random_session(setting, seed, TO_THE_END)
    table = position(session.state)
    points = [standing.points for standing in sorted(session.state.standings())]
    chance = fast_chance(seed)
    for _ in range(4):
        total = [0] * setting.seats
        for part in in_any_order([*range(2, 2 + TARGETS), "N", "W", "O"], chance):
            gained = (
                gang_points(setting, table, part)
                if isinstance(part, str)
                else target_points(setting, table, part)
            )
            total = [old + new for old, new in zip(total, gained, strict=True)]
        assert total == points


def in_any_order(things: list[Any], chance: Chance) -> Iterator[Any]:
    left = list(things)
    while left:
        yield left.pop(chance.below(len(left)))


def target_points(setting: Setting, table: Position, target: int) -> list[int]:
    """CR-131 to CR-138, counted from the cards alone."""
    placed = [ids(table.rows[f"S{s}"].get(f"T{target}", [])) for s in range(setting.seats)]
    crooks = [[setting.edition.crook(crook) for crook in cell] for cell in placed]
    value = max(0, target + sum(crook.mod for cell in crooks for crook in cell))
    strengths = [sum(crook.level for crook in cell) for cell in crooks]
    best = max(strengths)
    share = value // strengths.count(best)
    return [share if best > 0 and strength == best else 0 for strength in strengths]


def gang_points(setting: Setting, table: Position, gang: str) -> list[int]:
    """CR-141 to CR-144."""
    members = [
        sum(
            gang in setting.edition.crook(crook).gangs
            for stack in table.rows[f"S{seat}"].values()
            for crook in ids(stack)
        )
        for seat in range(setting.seats)
    ]
    most = max(members)
    alone = most > 0 and members.count(most) == 1
    points = int(setting.edition.data.rules.gang_points[str(setting.seats)])
    return [points if alone and count == most else 0 for count in members]


@every_setting
@given(seed=SEEDS)
def test_the_bounds(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, TO_THE_END)
    turns = sum(1 for move in session.moves if move.do.split()[0] in ("pass", "recruit"))
    assert turns <= TURNS_AT_MOST[setting.edition_name][setting.seats]
    placed = sum(1 for move in session.moves if move.do.startswith("place"))
    assert placed <= sum(setting.edition.data.rules.piles[str(setting.seats)])


@every_setting
@given(seed=SEEDS)
def test_failed_recruits_and_glimpses_are_kept(setting: Setting, seed: int) -> None:
    """A position tells every failed recruit (CR-55) and every look that no choice followed."""
    failed: dict[str, dict[str, set[int]]] = {}
    glimpses: dict[str, dict[str, Any]] = {}
    for before, choice, after, events in steps(setting, seed):
        if choice.startswith(("pass", "recruit")):
            glimpses.pop(f"S{before.active}", None)  # the last seat keeps it until it chooses
        for event in events:
            seat = event.get("seat")
            if event["event"] == "found_nobody":
                pile = before.hangouts[event["hangout"]]
                full = row_is_full(before, before.active)
                sizes = failed.setdefault(event["hangout"], {"full": set(), "open": set()})
                sizes["full" if full else "open"].add(len(pile))
                glimpses[f"S{seat}"] = {"place": event["hangout"], "crooks": pile}
            elif event["event"] == "spied_on_hangout":
                pile = before.hangouts[event["hangout"]]
                glimpses[f"S{seat}"] = {"place": event["hangout"], "crooks": pile}
            elif event["event"] == "spied_on_target":
                place = f"T{event['target']}"
                glimpses[f"S{seat}"] = {"place": place, "crooks": hidden_at(before, place)}
        if after.active != before.active:
            glimpses.pop(f"S{after.active}", None)  # CR-125: its next turn
        kept = {letter: to_builtins(sizes) for letter, sizes in after.failed.items()}
        assert kept == {
            letter: {row: sorted(sizes) for row, sizes in by_row.items()}
            for letter, by_row in failed.items()
        }
        if after.phase != "over":
            assert to_builtins(after.glimpses) == glimpses


def hidden_at(table: Position, place: str) -> list[int]:
    """The crooks that lie face down at a target, sorted."""
    stacks = [stack for _, target, stack in cells(table) if target == place]
    return sorted(ids([entry for stack in stacks for entry in stack if entry.endswith("down")]))


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_invariant_12_a_redeal_could_have_been_played(
    setting: Setting, seed: int, moment: int, dealt: int
) -> None:
    """Play the whole game again as the redeal says it was dealt: every choice is legal, the table
    ends up as redealt, and the seat has seen the same thing at every moment."""
    session = session_at(setting, seed, moment)
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
    state = CROOKS.restore(session.edition, start, session.options, fast_chance(0))
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
@given(seed=SEEDS, moment=MOMENTS)
def test_without_the_memory_aid_views_say_less_and_play_the_same(
    setting: Setting, seed: int, moment: int
) -> None:
    aided = session_at(setting, seed, moment)
    unaided = session_at(setting, seed, moment, memory_aid=False)
    assert [move.do for move in aided.moves] == [move.do for move in unaided.moves]
    for seat in range(SPECTATOR, setting.seats):
        view: dict[str, Any] = to_builtins(CROOKS.view(unaided.state, seat))
        assert "unseen" not in view
        for hangout in view["hangouts"]:
            assert hangout["memory"] is None
        if view["phase"] != "over":
            for row in view["seats"]:
                placed = [crook for cell in row["row"] for crook in cell]
                assert all(c["origin"] is None and c["may_be"] is None for c in placed)
                assert all(c["up"] or (c["crook"] is None) == (row["seat"] != seat) for c in placed)
            assert all(c["up"] or c["crook"] is None for c in view["box"])
            moved = [] if view["active"] == seat else view.get("moving", [])
            assert all(c["up"] or c["crook"] is None for c in moved)
        redealt = unaided.state.redeal(seat, fast_chance(seed))
        assert CROOKS.view(redealt, seat) == CROOKS.view(unaided.state, seat)


def rare_cases(setting: Setting, seed: int) -> Iterator[str]:
    """What the laws meet in one of their games."""
    for before, _, after, events in steps(setting, seed):
        row = "full row" if row_is_full(before, before.active) else "open row"
        if after.phase in ("take", "place"):
            yield f"{after.phase} with {row}"
        if after.glimpses and after.phase != "over":
            yield "glimpse"
        for event in events:
            kind = event["event"]
            hit = f"T{event['target']}" if kind == "hit" else ""
            victims = before.rows[f"S{event['victim']}"][hit] if hit else []
            if kind == "found_nobody":
                yield f"failed with {row}"
            elif any(entry.endswith("down") for entry in [*victims, *before.moving]):
                yield f"{kind} a hidden crook"
            else:
                yield kind


# In how many of 60 games (20 with each number of seats) the laws must meet a case.
RARE = {
    "house": {
        "glimpse": 20,
        "spied_on_hangout": 10,
        "spied_on_target": 5,
        "hit a hidden crook": 5,
        "moved a hidden crook": 3,
    },
    "wild": {
        "take with full row": 10,
        "place with full row": 10,
        "failed with full row": 5,
        "failed with open row": 20,
        "glimpse": 40,
        "spied_on_hangout": 20,
        "spied_on_target": 20,
        "hit a hidden crook": 10,
        "moved a hidden crook": 5,
    },
}


@pytest.mark.parametrize("edition", RARE)
def test_the_laws_meet_the_rare_cases(edition: str) -> None:
    met = Counter(
        case
        for seats in CROOKS.seat_counts
        for seed in range(20)
        for case in set(rare_cases(Setting(CROOKS, seats, edition), seed))
    )
    assert {case: met[case] for case, least in RARE[edition].items() if met[case] < least} == {}


@every_setting
def test_moments_are_inside_the_game_and_redeals_differ(setting: Setting) -> None:
    """Or the laws about redeals would hold for a redeal that does nothing."""
    over = same = 0
    for moment in range(0, 116, 5):
        session = session_at(setting, moment, moment)
        over += not session.state.asked()
        if moment < 60:
            for seat in everybody(session.state):
                # With other luck than the deal's, or it would come out the same once more.
                redealt = session.state.redeal(seat, fast_chance(f"redeal {moment}"))
                same += snapshot(CROOKS, redealt) == snapshot(CROOKS, session.state)
    assert 1 <= over <= 8
    assert same <= 1


@pytest.mark.parametrize("seats", CROOKS.seat_counts)
def test_a_redeal_depends_only_on_what_a_seat_knows(seats: int) -> None:
    """Two tables that a seat cannot tell apart are dealt again alike. In the wild edition, where
    hardly any deal may fit, the real one is stirred instead."""
    for moment in range(3, 100, 8):
        state = session_at(Setting(CROOKS, seats), moment, moment).state
        for seat in everybody(state):
            other = state.redeal(seat, fast_chance(f"other {moment}"))
            first, second = (table.redeal(seat, fast_chance("again")) for table in (state, other))
            assert snapshot(CROOKS, first) == snapshot(CROOKS, second)


class Story(NamedTuple):
    """A small table on which all but a few crooks lie open, and what happens there."""

    moves: list[str]
    piles: dict[str, list[int]]
    undealt: list[int]
    full: str = ""  # seats whose rows are full
    hand: int | None = None  # the crook in the first seat's hand


# In the wild edition 1 to 4 are kingpins, 26 and 29 accomplices, 30 and 31 hitmen, 21 and 24 spies,
# 19 and 20 swaps, 22 and 25 pickpockets, and 5 to 10, 27, 28 and 32 are able to do nothing.
STORIES = {
    "a recruit with a full row fails": Story(
        ["S0 recruit A"], {"A": [27, 28], "B": [1, 26]}, [30, 32], full="0"
    ),
    "a recruit with an open row fails": Story(
        ["S0 recruit A"], {"A": [1, 2], "B": [3, 26]}, [4, 32]
    ),
    "a recruit fails in a later hangout": Story(
        ["S0 recruit B"], {"A": [3, 26], "B": [1, 2]}, [4, 32]
    ),
    "a hand that leaves kingpins": Story(
        ["S0 recruit A", "S0 take 2"], {"A": [1, 2, 27], "B": [3]}, [26]
    ),
    "a crook is hidden after a failed recruit": Story(
        ["S0 recruit A", "S1 recruit A", "S1 take 0", "S1 place T2 down"],
        {"A": [27, 28], "B": [26]},
        [2, 30, 32],
        full="0",
    ),
    "recruits fail before and after a crook is hidden": Story(
        ["S1 recruit A", "S1 take 2", "S1 place T2 down", "S0 recruit A", "S1 recruit A"],
        {"A": [1, 2, 26]},
        [3, 27, 29],
        full="0",
    ),
    "somebody takes with an open row": Story(["S0 recruit A"], {"A": [1, 27], "B": [2]}, [3, 26]),
    "somebody takes the last one": Story(["S0 recruit A"], {"A": [27], "B": [1, 2]}, [26]),
    "somebody takes with a full row": Story(
        ["S0 recruit A"], {"A": [27, 26], "B": [1]}, [30, 28, 32], full="0"
    ),
    "somebody takes after a failed recruit": Story(
        ["S0 recruit A", "S1 recruit A"], {"A": [1, 27], "B": [2]}, [26, 32], full="0"
    ),
    "a hand that is not the last": Story(
        ["S0 recruit A", "S0 take 1"], {"A": [1, 27], "B": [2]}, [26, 32]
    ),
    "a hand that may be a kingpin": Story(
        ["S0 recruit A", "S0 take 0"], {"A": [27], "B": [1, 2]}, [26, 32]
    ),
    "a hand with a full row": Story(
        ["S0 recruit A", "S0 take 0"], {"A": [26, 27], "B": [1]}, [30, 28], full="0"
    ),
    "a hidden crook, and its pile seen before": Story(
        [
            *("S0 recruit A", "S0 take 1", "S0 place T2 up"),
            *("S1 recruit A", "S1 take 1", "S1 place T2 down"),
            *("S0 pass", "S1 recruit A", "S1 take 1"),
        ],
        {"A": [1, 5, 26, 27]},
        [6, 28],
    ),
    "a pile that is full, before another one": Story(
        ["S0 pass"], {"A": [5, 6, 26, 27, 28], "B": [1]}, []
    ),
    "a spy at a hangout": Story(
        ["S0 place T2 use", "S0 spy A", "S1 recruit A", "S1 take 0", "S1 place T3 down"],
        {"A": [26, 27], "B": [1]},
        [28, 30],
        hand=21,
    ),
    "a glimpse that lasts": Story(
        ["S0 place T2 use", "S0 spy A", "S1 recruit B", "S1 take 0"],
        {"A": [26, 27], "B": [5, 6]},
        [28],
        hand=21,
    ),
    "a spy at a target": Story(
        [
            *("S1 recruit A", "S1 take 0", "S1 place T3 down"),
            *("S0 recruit B", "S0 take 0", "S0 place T2 use", "S0 spy T3"),
        ],
        {"A": [26, 27], "B": [21]},
        [1, 5],
    ),
    "a hidden crook is hit": Story(
        [
            *("S1 recruit A", "S1 take 0", "S1 place T3 down"),
            *("S0 recruit B", "S0 take 0", "S0 place T3 use", "S0 hit S1"),
        ],
        {"A": [26, 27], "B": [30]},
        [1, 5],
    ),
}


class Told(NamedTuple):
    """A story played with one deal and one choice of crooks to take."""

    state: State
    journal: Journal


def tell(story: Story, piles: dict[str, list[int]], takes: list[str], wanted: Any) -> Told | None:
    """Play a story with this deal, as long as a seat sees what it has seen in the real one."""
    hidden = {crook for pile in story.piles.values() for crook in pile} | {*story.undealt}
    open_ = [c for c in range(1, 33) if c not in hidden and c != story.hand]
    plain = [c for c in open_ if c not in (1, 2, 3, 4)]
    rows = {
        f"S{seat}": {f"T{t + 2}": [f"{plain.pop()} up"] for t in range(TARGETS)}
        for seat in story.full
    }
    used = {int(stack[0].split()[0]) for row in rows.values() for stack in row.values()}
    start = Position(
        seats=2,
        active=int(story.moves[0][1]),
        hangouts=piles,
        rows=rows,
        box=[f"{crook} up" for crook in open_ if crook not in used],
        hand=story.hand,
        phase="turn" if story.hand is None else "place",
    )
    state = CROOKS.restore(WILD_EDITION, start, OPTIONS, fast_chance(0))
    state.journal = Journal()
    left = list(takes)
    for move in story.moves:
        seat, words = int(move[1]), move[3:]
        code = CROOKS.actions.code(left.pop(0) if words.startswith("take") and left else words)
        if state.refusal(seat, code) is not None:
            return None
        state.play(seat, code)
        if wanted is not None:
            viewer, seen = wanted
            now = state.journal.seen_by(viewer)
            if now != seen[: len(now)]:
                return None
    return Told(state, state.journal)


def deals(story: Story) -> Iterator[dict[str, list[int]]]:
    """Every way to deal the hidden crooks of a story."""
    hidden = sorted([*(c for pile in story.piles.values() for c in pile), *story.undealt])

    def dealt(letters: list[str], left: list[int]) -> Iterator[dict[str, list[int]]]:
        if not letters:
            yield {}
            return
        for pile in combinations(left, len(story.piles[letters[0]])):
            rest = [crook for crook in left if crook not in pile]
            for others in dealt(letters[1:], rest):
                yield {letters[0]: list(pile), **others}

    return dealt(list(story.piles), hidden)


def all_that_fits(story: Story, viewer: int, real: Told) -> set[bytes]:
    """Every table that this seat cannot tell from the real one, found by trying everything."""
    takes = sum(" take " in move for move in story.moves)
    wanted = (viewer, real.journal.seen_by(viewer))
    found = set()
    for piles in deals(story):
        for slots in product(range(max(map(len, piles.values()))), repeat=takes):
            told = tell(story, piles, [f"take {slot}" for slot in slots], wanted)
            if told is not None and told.journal.seen_by(viewer) == wanted[1]:
                assert CROOKS.view(told.state, viewer) == CROOKS.view(real.state, viewer)
                found.add(snapshot(CROOKS, told.state))
    return found


def check_what_it_may_be(fitting: set[bytes], state: State, viewer: int) -> None:
    """The view says who a hidden crook can be: all that fit, and no others (CR-103, CR-123)."""
    can_be: dict[tuple[str, str], set[int]] = {}
    for table in (json.decode(deal, type=Position) for deal in fitting):
        for seat, target, stack in cells(table):
            can_be.setdefault((seat, target), set()).add(ids(stack)[0])
    seen: dict[str, Any] = to_builtins(CROOKS.view(state, viewer))
    for (seat, target), crooks in can_be.items():
        bottom = seen["seats"][int(seat[1:])]["row"][int(target[1:]) - 2][0]
        assert bottom["may_be"] is None or bottom["may_be"] == sorted(crooks)


@pytest.mark.parametrize("name", STORIES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_redeal_gives_every_deal_that_fits_equally_often(name: str, viewer: int) -> None:
    """Neither too few nor too many: against all deals and choices of crooks that a seat could not
    have told from the real ones (CR-114 to CR-124)."""
    story = STORIES[name]
    real = tell(story, story.piles, [], None)
    assert real is not None
    fitting = all_that_fits(story, viewer, real)
    check_what_it_may_be(fitting, real.state, viewer)
    chance = fast_chance(f"{name} {viewer}")
    times = 1 if len(fitting) == 1 else 25
    counts = Counter(
        snapshot(CROOKS, real.state.redeal(viewer, chance)) for _ in range(times * len(fitting))
    )
    assert set(counts) == fitting
    assert_equally_often(counts, times)


def assert_equally_often(counts: Counter[Any], times: int) -> None:
    """So many times each, as far as chance allows."""
    deviation = sum((count - times) ** 2 / times for count in counts.values())
    freedom = len(counts) - 1
    assert deviation <= freedom + 4 * (2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize(
    ("name", "viewer"),
    [("somebody takes the last one", 1), ("a hidden crook, and its pile seen before", 0)],
)
def test_stirring_gives_every_deal_that_fits_equally_often(name: str, viewer: int) -> None:
    """What is done where hardly any shuffle fits; it must not favour the real deal either."""
    story = STORIES[name]
    real = tell(story, story.piles, [], None)
    assert real is not None
    assert isinstance(real.state, Table)
    hidden = Hidden(real.state, viewer)
    chance = fast_chance(name)
    start = 0
    for end in hidden.ends:
        real_lot = list(hidden.spots[start:end])
        fitting = set()
        for order in permutations(real_lot):
            dealt = hidden.spots[:]
            for spot, crook in enumerate(order, start):
                dealt[spot] = crook
            if fits(real.state, hidden, dealt, start, end):
                fitting.add(order)
        counts: Counter[Any] = Counter()
        for _ in range(25 * len(fitting)):
            dealt = hidden.spots[:]
            stir(real.state, hidden, dealt, start, end, chance)
            assert [*dealt[:start], *dealt[end:]] == [*hidden.spots[:start], *hidden.spots[end:]]
            counts[tuple(dealt[start:end])] += 1
        assert set(counts) == fitting
        assert_equally_often(counts, 25)
        start = end


def test_stirring_moves_everybody() -> None:
    """Of 32 crooks that a spectator cannot tell apart, one or so stays where it really is."""
    table = random_session(Setting(CROOKS, 4, WILD), 1, 0).state
    assert isinstance(table, Table)
    hidden = Hidden(table, SPECTATOR)
    dealt = hidden.spots[:]
    stir(table, hidden, dealt, 0, len(dealt), fast_chance(1))
    stayed = sum(now == before for now, before in zip(dealt, hidden.spots, strict=True))
    assert len(dealt) == 32
    assert stayed <= 4


def test_where_hardly_any_shuffle_fits_the_deal_is_another_one_all_the_same() -> None:
    """Nobody could be taken out of a pile of four, so it holds all four kingpins (CR-55)."""
    piles = {"A": [1, 2, 3, 4], "B": [*range(5, 10)], "C": [*range(10, 15)], "D": [*range(15, 20)]}
    told = tell(Story(["S0 recruit A"], piles, [*range(20, 33)]), piles, [], None)
    assert told is not None
    redealt = position(told.state.redeal(SPECTATOR, fast_chance(0))).hangouts
    assert redealt["A"] == piles["A"]
    assert redealt["B"] != piles["B"]


def test_only_what_all_can_see_counts_as_the_only_choice() -> None:
    """CR-127: how many choices there are is nobody else's business when cards are looked at."""
    met = set()
    for seed in range(6):
        session = random_session(Setting(CROOKS, 3, WILD), seed, 0)
        while session.state.asked():
            (seat,) = session.state.asked()
            phase = position(session.state).phase
            assert session.state.shows_options(seat) == (phase in ("turn", "swap", "hit"))
            met.add(phase)
            play_on(session, seed + len(session.moves), 1)
    assert met == {"turn", "take", "place", "swap", "hit", "spy"}


@every_setting
@given(seed=SEEDS)
def test_the_crooks_that_were_used_are_those_that_were_taken(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, TO_THE_END)
    events = session.journal.seen_by(SPECTATOR, all_open=True)
    taken = {crook for _, crook in CROOKS.cards_gained(session.state, events)}
    assert sorted(CROOKS.cards_used(session.state)) == sorted(taken)
