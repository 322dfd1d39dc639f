"""The invariants and bounds of Sneaks & Snitches, in the house edition and in a lean one where
tokens and stash cards run out all the time.

The numbers of the invariants are those of the spec.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from backroom.games import game
from backroom.games.sneaks.layout import LAYOUT
from backroom.games.sneaks.position import EMPTY, Plan, Position
from backroom.games.sneaks.rules import Sneaks
from backroom.games.sneaks.view.parts import SneaksView
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.journal import Journal
from backroom.kernel.record import Session
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import SPECTATOR, State
from support import everybody, play_on, snapshot, view_bytes

SNEAKS = game("sneaks")
OPTIONS = SNEAKS.options({})
LETTERS = "ABCDEFGH"
SITES = {2: 6, 3: 6, 4: 7, 5: 8}
LEAST_LOSS = {2: 2, 3: 2, 4: 1, 5: 1}
TO_THE_END = 100_000
SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 120)


def lean_edition() -> Any:
    """House-1 with hardly any tokens and stash cards, and intrigues instead of collections."""
    text = SNEAKS.house_edition.read_text(encoding="utf-8")
    for find, put in (
        ("start_tokens = 3", "start_tokens = 0"),
        ("tokens = { b = 20, g = 20, r = 20, y = 20,", "tokens = { b = 3, g = 2, r = 2, y = 2,"),
        ("stash  = { b = 7, g = 7, r = 7, y = 7,", "stash  = { b = 2, g = 1, r = 1, y = 1,"),
        ('kind = "collection"', 'kind = "intrigues"'),
        ('name = "house-1"', 'name = "lean"'),
    ):
        assert find in text
        text = text.replace(find, put)
    return SNEAKS.parse_edition(EditionText("lean", text))


EDITIONS = {"house": SNEAKS.edition(), "lean": lean_edition()}
every_setting = pytest.mark.parametrize(
    ("edition", "seats"), [(name, seats) for name in EDITIONS for seats in SNEAKS.seat_counts]
)


def new_session(edition: str, seats: int, seed: int, choices: int = 0) -> Session:
    session = Session(SNEAKS, EDITIONS[edition], seats, OPTIONS, seed)
    play_on(session, seed, choices)
    return session


def position(state: State) -> Position:
    found = SNEAKS.position_of(state)
    assert isinstance(found, Position)
    return found


def view(state: State, seat: int) -> SneaksView:
    found = SNEAKS.view(state, seat)
    assert isinstance(found, SneaksView)
    return found


def test_the_parts_of_a_table_fill_its_board() -> None:
    """An edition that is read names as many rounds, cards and tokens as the board has cells for."""
    state = Session(SNEAKS, lean_edition(), 2, OPTIONS, 1).state
    assert isinstance(state, Sneaks)
    assert max(span.end for span in LAYOUT.spans(state.cards).values()) == len(state.b)


class Step:
    """One choice of a random game: the table before and after, and what was told."""

    def __init__(self, session: Session, seed: int) -> None:
        self.before = position(session.state)
        told = len(session.journal.entries)
        play_on(session, seed + len(session.moves), 1)
        self.after = position(session.state)
        self.events = told_since(session, told)


def told_since(session: Session, told: int) -> list[dict[str, Any]]:
    events = session.journal.seen_by(SPECTATOR, since=told, all_open=True)
    return [to_builtins(event) for event in events]


def steps(edition: str, seats: int, seed: int) -> Iterator[Step]:
    session = new_session(edition, seats, seed)
    while session.state.asked():
        yield Step(session, seed)


def tokens(table: Position, seat: int) -> list[int]:
    return list(table.tokens[f"S{seat}"].values())


@every_setting
@given(seed=SEEDS)
def test_invariants_1_and_2_tokens_and_stash_cards(edition: str, seats: int, seed: int) -> None:
    cards = EDITIONS[edition].data.cards
    for step in steps(edition, seats, seed):
        after = step.after
        assert after.bank is not None
        assert after.stash_deck is not None
        for colour, letter in enumerate("bgry"):
            counts = [after.bank[letter], *(held[letter] for held in after.tokens.values())]
            assert sum(counts) == cards.tokens.counts()[colour]
            assert min(counts) >= 0
            stash = [after.stash_deck, *after.stash.values()]
            assert sum(pile.count(letter) for pile in stash) == cards.stash.counts()[colour]
            for seat, held in step.before.stash.items():
                assert held.count(letter) <= after.stash[seat].count(letter)


@every_setting
@given(seed=SEEDS)
def test_invariants_3_to_5_every_loot_card_is_in_one_place(
    edition: str, seats: int, seed: int
) -> None:
    every = [loot.id for loot in EDITIONS[edition].data.cards.loot]
    for step in steps(edition, seats, seed):
        after = step.after
        assert after.deck is not None
        assert after.discard is not None
        lying = [loot for loot in after.sites.values() if loot != EMPTY]
        kept = [loot for held in after.items.values() for loot in held]
        assert sorted(lying + kept + after.deck + after.discard) == sorted(every)
        assert list(after.sites) == list(LETTERS[: SITES[seats]])
        if after.phase == "plan":
            assert len(lying) == SITES[seats]
        assert after.deck == sorted(after.deck, key=lambda loot: loot[0])
        assert set(step.before.discard or []) <= set(after.discard)


@every_setting
@given(seed=SEEDS)
def test_invariants_6_and_7_plans_and_the_ally(edition: str, seats: int, seed: int) -> None:
    holder: int | None = None
    for step in steps(edition, seats, seed):
        before, after = step.before, step.after
        if seats == 2:
            assert before.ally in (0, 1)
            settled = len(after.history) - len(before.history)
            assert after.ally == (before.ally if settled == 0 else 1 - (before.ally or 0))
        else:
            assert before.ally is None
        for past in after.history[len(before.history) :]:
            holder = before.ally
            assert len(past) == seats
            for seat in range(seats):
                plan = past[f"S{seat}"]
                teams = (len(plan.sneaks), len(plan.snitches))
                assert teams == ((1, 1) if seats > 2 else (2, 1) if seat == holder else (1, 2))
                sites = plan.sneaks + plan.snitches
                assert len(set(sites)) == len(sites)
                assert set(sites) <= set(LETTERS[: SITES[seats]])


def loot_lost(plans: dict[str, Plan], seats: int) -> int:
    """How many sites a round empties: those neither guarded nor contested."""
    guarded = {site for plan in plans.values() for site in plan.snitches}
    sneaks = [site for plan in plans.values() for site in plan.sneaks]
    return sum(
        1 for site in LETTERS[: SITES[seats]] if site not in guarded and sneaks.count(site) < 2
    )


@every_setting
@given(seed=SEEDS)
def test_invariants_8_and_9_a_round_takes_loot_for_good(
    edition: str, seats: int, seed: int
) -> None:
    deck = len(position(new_session(edition, seats, seed).state).deck or [])
    for step in steps(edition, seats, seed):
        after = step.after
        now = len(after.deck or [])
        if len(after.history) == len(step.before.history):
            assert now == deck
            continue
        lost = loot_lost(after.history[-1], seats)
        assert lost >= LEAST_LOSS[seats]
        assert now == (deck if after.phase == "over" else deck - lost)
        if after.phase == "over":
            assert lost > deck
            assert list(after.sites.values()).count(EMPTY) == lost
        deck = now


@every_setting
@given(seed=SEEDS)
def test_invariant_10_tokens_move_only_as_told(edition: str, seats: int, seed: int) -> None:
    for step in steps(edition, seats, seed):
        expected = [tokens(step.before, seat) for seat in range(seats)]
        for event in step.events:
            follow(event, expected)
        assert [tokens(step.after, seat) for seat in range(seats)] == expected


def follow(event: dict[str, Any], held: list[list[int]]) -> None:
    """Move the tokens that an event tells of."""
    colour = {letter: number for number, letter in enumerate("bgry")}
    match event["event"]:
        case "paid":
            for number, count in enumerate(event["tokens"]):
                held[event["seat"]][number] += count
        case "took":
            held[event["seat"]][colour[event["colour"]]] += 1
        case "collapsed":
            assert event["losses"][event["seat"]] == 0
            for seat, loss in enumerate(event["losses"]):
                held[seat][colour[event["colour"]]] -= loss
        case "traded":
            thief, partner = held[event["seat"]], held[event["partner"]]
            taken, given_ = colour[event["taken"]], colour[event["given"]]
            assert thief is not partner
            assert taken != given_
            for who, number, change in (
                (thief, taken, 1),
                (thief, given_, -1),
                (partner, given_, 1),
                (partner, taken, -1),
            ):
                who[number] += change


def play_to_plans(session: Session, seed: int) -> bool:
    """Go on until a round begins; whether one does."""
    while session.state.asked():
        table = position(session.state)
        if table.phase == "plan" and not table.plans:
            return True
        play_on(session, seed + len(session.moves), 1)
    return False


def random_picks(state: State, seed: int) -> dict[int, list[int]]:
    """A whole plan for every seat."""
    chance = fast_chance(f"plans {seed}")
    plans: dict[int, list[int]] = {}
    for seat in range(int(state.seats)):
        trial = state.copy()
        plans[seat] = []
        while trial.is_asked(seat) and view(trial, SPECTATOR).phase == "plan":
            legal = trial.legal(seat)
            plans[seat].append(legal[chance.below(len(legal))])
            trial.play(seat, plans[seat][-1])
            if len(trial.asked()) == 0 or position(trial).plans == {}:
                break
    return plans


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_invariant_11_the_order_of_plans_changes_nothing(
    edition: str, seats: int, seed: int, moment: int
) -> None:
    session = new_session(edition, seats, seed, moment)
    if not play_to_plans(session, seed):
        return
    plans = random_picks(session.state, seed)
    chance = fast_chance(f"order {seed}")
    ends = []
    for _ in range(3):
        state = session.state.copy()
        left = {seat: list(picks) for seat, picks in plans.items()}
        while any(left.values()):
            waiting = [seat for seat, picks in left.items() if picks]
            seat = waiting[chance.below(len(waiting))]
            state.play(seat, left[seat].pop(0))
        ends.append(snapshot(SNEAKS, state))
    assert ends[0] == ends[1] == ends[2]


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_invariant_12_a_plan_in_the_making_shows_nowhere(
    edition: str, seats: int, seed: int, moment: int
) -> None:
    state = new_session(edition, seats, seed, moment).state
    if view(state, SPECTATOR).phase != "plan":
        return
    round_ = view(state, SPECTATOR).round
    for planner in state.asked():
        others = [seat for seat in everybody(state) if seat != planner]
        before = {seat: view_bytes(SNEAKS, state, seat) for seat in others}
        answers = {seat: answers_to(state, seat) for seat in others}
        for code in state.legal(planner):
            after = state.copy()
            after.journal = Journal()
            after.play(planner, code)
            now = view(after, planner)
            if (now.phase, now.round) != ("plan", round_) or planner not in now.waiting:
                continue  # it has finished, which all may know
            assert {seat: view_bytes(SNEAKS, after, seat) for seat in others} == before
            assert {seat: answers_to(after, seat) for seat in others} == answers
            assert after.journal.entries == []


def answers_to(state: State, seat: int) -> list[Any]:
    """Everything that a seat can find out by asking."""
    decision = state.decision(seat) if seat >= 0 else None
    return [state.legal(seat), decision, [state.refusal(seat, code) for code in range(101)]]


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_invariant_13_stash_colours_and_decks_show_nowhere(
    edition: str, seats: int, seed: int, moment: int
) -> None:
    state = new_session(edition, seats, seed, moment).state
    if state.asked() == []:
        return
    for seat in everybody(state):
        table = position(state)
        assert table.stash_deck is not None
        assert table.deck is not None
        table.stash_deck.reverse()
        others = [word for word in table.stash if word != f"S{seat}" and table.stash[word]]
        if others and table.stash_deck:  # another seat's card for the one on top of the deck
            held = table.stash[others[0]]
            held[0], table.stash_deck[0] = table.stash_deck[0], held[0]
        table.deck.sort(key=lambda loot: (loot[0], [-ord(sign) for sign in loot]))
        changed = SNEAKS.restore(EDITIONS[edition], table, OPTIONS, fast_chance(0))
        assert view_bytes(SNEAKS, changed, seat) == view_bytes(SNEAKS, state, seat)


@every_setting
@given(seed=SEEDS)
def test_invariant_14_points(edition: str, seats: int, seed: int) -> None:
    session = new_session(edition, seats, seed, TO_THE_END)
    end = view(session.state, SPECTATOR)
    lead = 2 if seats == 2 else 1
    for colour in end.colours:
        assert sum(colour.points) <= sum(colour.rank_points)
        assert max(colour.points) <= 3
        for one, other in product(range(seats), repeat=2):
            if colour.totals[one] >= colour.totals[other] + lead:
                assert colour.points[one] >= colour.points[other]
                assert colour.places[one] < colour.places[other]
        assert colour.best == colour.worst == colour.places
    for standing in session.state.standings():
        of_colours = sum(colour.points[standing.seat] for colour in end.colours)
        assert of_colours <= 12
        items = end.seats[standing.seat].item_points
        assert 0 <= items <= 6
        assert standing.points == of_colours + items


@every_setting
@given(seed=SEEDS)
def test_invariants_15_and_16_there_is_a_choice_and_a_seed_is_a_game(
    edition: str, seats: int, seed: int
) -> None:
    first, second = (new_session(edition, seats, seed) for _ in range(2))
    while asked := first.state.asked():
        assert all(first.state.legal(seat) for seat in asked)
        for session in (first, second):
            play_on(session, seed + len(session.moves), 1)
    assert snapshot(SNEAKS, first.state) == snapshot(SNEAKS, second.state)
    assert first.journal.entries == second.journal.entries


@every_setting
@given(seed=SEEDS)
def test_the_bounds(edition: str, seats: int, seed: int) -> None:
    session = new_session(edition, seats, seed)
    widest = {"plan": 8, "colour": 4, "exchange": 49}
    in_evaluation = 0
    while asked := session.state.asked():
        phase = view(session.state, SPECTATOR).phase
        in_evaluation += phase != "plan"
        assert all(len(session.state.legal(seat)) <= widest[phase] for seat in asked)
        expected = view(session.state, SPECTATOR).rounds_left
        rounds = position(session.state).round
        assert 1 <= expected.at_least <= expected.at_most
        play_on(session, seed + len(session.moves), 1)
        if not session.state.asked():
            assert expected.at_least == 1
        assert rounds + expected.at_most - 1 <= {2: 18, 3: 18, 4: 34, 5: 33}[seats]
    assert in_evaluation <= (91 if edition == "house" else 100)
    assert view(session.state, SPECTATOR).rounds_left.at_most == 0


def test_random_play_is_as_the_spec_measured_it() -> None:
    """Mean rounds 12 / 12 / 11 / 10 and mean decisions 78 / 75 / 92 / 105."""
    for seats, rounds, decisions in ((2, 12, 78), (3, 12, 75), (4, 11, 92), (5, 10, 105)):
        sessions = [new_session("house", seats, seed, TO_THE_END) for seed in range(60)]
        played = [position(session.state).round for session in sessions]
        made = [len(session.moves) for session in sessions]
        assert abs(sum(played) / 60 - rounds) < 1
        assert abs(sum(made) / 60 - decisions) < 4
        assert min(played) >= 7
        assert max(played) <= 15


def test_the_lean_edition_runs_short() -> None:
    """Every kind of shortage is met often: otherwise the laws above would prove little."""
    games = 0
    met = dict.fromkeys(("bank_short", "forfeited", "stash_short", "safe_short", "no_partner"), 0)
    for seats, seed in product(SNEAKS.seat_counts, range(50)):
        session = new_session("lean", seats, seed, TO_THE_END)
        events = told_since(session, 0)
        games += 1
        met["bank_short"] += any(event.get("missing", 0) > 0 for event in events)
        met["forfeited"] += any(event["event"] == "forfeited" for event in events)
        met["stash_short"] += any(event.get("enough") is False for event in events)
        met["safe_short"] += any(safes_cracked(session, events))
        met["no_partner"] += any(event["event"] == "nothing_to_trade" for event in events)
    shares = {case: count / games for case, count in met.items()}
    assert min(shares.values()) > 0.25, shares


def safes_cracked(session: Session, events: list[dict[str, Any]]) -> Iterator[bool]:
    """Of each safe that was cracked, whether it held fewer than three cards."""
    for event, *rest in (events[index : index + 4] for index in range(len(events))):
        loot = session.edition.loot(event["loot"]) if event["event"] == "stole" else None
        if loot is not None and loot.kind == "safe_cracking":
            yield [after["event"] for after in rest] != ["drew_stash"] * 3


def test_either_seat_may_hold_the_ally_first() -> None:
    holders = [position(new_session("house", 2, seed).state).ally for seed in range(1000)]
    assert 430 < holders.count(0) < 570


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_a_redeal_could_have_been_played(
    edition: str, seats: int, seed: int, moment: int, dealt: int
) -> None:
    """Play the game again from the set-up that a redeal must have had: every choice is legal, the
    table ends up as redealt, and the seat has seen the same thing at every moment."""
    session = new_session(edition, seats, seed, moment)
    for seat in range(SPECTATOR, seats):
        redealt = session.state.redeal(seat, fast_chance(dealt))
        again, journal = replay_with(position(redealt), session, seat)
        assert snapshot(SNEAKS, again) == snapshot(SNEAKS, redealt)
        seen = session.journal.seen_by(seat)
        assert journal.seen_by(seat) == seen[2 + seats + 1 :]  # but for the set-up


def replay_with(end: Position, session: Session, seat: int) -> tuple[State, Journal]:
    events = [to_builtins(event) for event in session.journal.seen_by(seat)]
    start = Position(
        seats=end.seats,
        ally=next(event for event in events if event["event"] == "round_began").get("ally"),
        tokens={
            f"S{event['seat']}": dict(zip("bgry", event["tokens"], strict=True))
            for event in events
            if event["event"] == "dealt"
        },
        stash_deck=stash_drawn(end, events, seat) + (end.stash_deck or []),
    )
    laid = [event["cards"] for event in events if event["event"] == "refilled"]
    start.sites = laid[0]
    start.deck = [loot for cards in laid[1:] for loot in cards.values()] + (end.deck or [])
    state = SNEAKS.restore(session.edition, start, OPTIONS, fast_chance(0))
    state.journal = Journal()
    for mover, words in moves_of(end, session, seat):
        code = SNEAKS.actions.code(words)
        assert code is not None
        state.play(mover, code)
    return state, state.journal


def stash_drawn(end: Position, events: list[dict[str, Any]], seat: int) -> list[str]:
    """The stash cards in the order they were drawn, those of other seats as redealt."""
    hands = {word: list(held) for word, held in end.stash.items()}
    drawn = []
    for event in events:
        if event["event"] == "drew_stash":
            hand = hands[f"S{event['seat']}"]
            colour = event["colour"] if event["seat"] == seat else hand[0]
            hand.remove(colour)
            drawn.append(colour)
    return drawn


def moves_of(end: Position, session: Session, seat: int) -> Iterator[tuple[int, str]]:
    """The moves of a game, the secret plans of this round replaced by the redealt ones."""
    moves = [(move.seat, move.do) for move in session.moves]
    if end.phase != "plan":
        yield from moves
        return
    picks = dict.fromkeys(range(end.seats), 0)
    for plan_seat, plan in position(session.state).plans.items():
        picks[int(plan_seat[1:])] = len(plan.sneaks) + len(plan.snitches)
    made = sum(picks.values())
    yield from moves[: len(moves) - made]
    for mover, words in moves[len(moves) - made :]:
        picks[mover] -= 1
        if mover == seat:
            yield mover, words
        elif picks[mover] == 0 and not session.state.is_asked(mover):
            plan = end.plans[f"S{mover}"]
            yield from ((mover, f"sneak {site}") for site in plan.sneaks)
            yield from ((mover, f"snitch {site}") for site in plan.snitches)


@pytest.mark.parametrize("seats", SNEAKS.seat_counts)
@given(seed=SEEDS, moment=MOMENTS)
def test_the_range_of_ranks_is_exact(seats: int, seed: int, moment: int) -> None:
    """Against all ways in which the few stash cards of the lean edition can lie."""
    state = new_session("lean", seats, seed, moment).state
    if state.asked() == []:
        return
    for seat in everybody(state):
        seen = view(state, seat)
        tables = [dealt_totals(state, seat, hands) for hands in possible_hands(state, seat)]
        lead = 2 if seats == 2 else 1
        for number, colour in enumerate(seen.colours):
            for other in range(seats):
                places = {
                    1 + sum(row[number] >= totals[other][number] + lead for row in totals)
                    for totals in tables
                }
                assert (colour.best[other], colour.worst[other]) == (min(places), max(places))


def possible_hands(state: State, viewer: int) -> list[list[list[int]]]:
    """Every way in which the hidden stash cards can lie with the seats, as counts by colour."""
    table = position(state)
    supply = EDITIONS["lean"].data.cards.stash.counts()
    own = table.stash.get(f"S{viewer}", [])
    unseen = [count - own.count(letter) for count, letter in zip(supply, "bgry", strict=True)]
    sizes = [0 if s == viewer else len(table.stash[f"S{s}"]) for s in range(table.seats)]
    hands: list[list[list[int]]] = [[]]
    for size in sizes:
        choices = [c for c in product(*(range(n + 1) for n in unseen)) if sum(c) == size]
        hands = [[*dealt, list(choice)] for dealt in hands for choice in choices]
        hands = [
            dealt
            for dealt in hands
            if all(sum(hand[c] for hand in dealt) <= unseen[c] for c in range(4))
        ]
    return hands


def dealt_totals(state: State, viewer: int, hands: list[list[int]]) -> list[list[int]]:
    table = position(state)
    own = table.stash.get(f"S{viewer}", [])
    return [
        [
            table.tokens[f"S{seat}"][letter]
            + hands[seat][number]
            + (own.count(letter) if seat == viewer else 0)
            for number, letter in enumerate("bgry")
        ]
        for seat in range(table.seats)
    ]


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "an unknown phase": {"phase": "turn"},
    "an ally among four": {"ally": 0},
    "an ally for nobody": {"seats": 2, "ally": 2},
    "a seat too many": {"tokens": {"S4": {"b": 1}}},
    "too many tokens": {"tokens": {"S0": {"b": 21}}},
    "less than no tokens": {"tokens": {"S0": {"b": -1}}},
    "a bank that does not add up": {"bank": {"b": 19}},
    "a colour that does not exist": {"stash": {"S0": ["w"]}},
    "too many stash cards": {"stash": {"S0": ["b"] * 8}},
    "a stash deck that does not add up": {"stash_deck": ["b"]},
    "a closed site": {"sites": {"H": "1-01"}},
    "loot that does not exist": {"sites": {"A": "3-01"}},
    "loot in two places": {"sites": {"A": "1-01"}, "discard": ["1-01"]},
    "loot that lies nowhere": {"deck": [], "discard": []},
    "a kept loot that is no item": {"items": {"S0": ["1-01"]}},
    "back II above back I": {"deck": ["2-01", "1-20"]},
    "an empty site in a plan": {"sites": {"A": "empty"}},
    "a plan with a letter twice": {"plans": {"S0": {"sneaks": ["A"], "snitches": ["A"]}}},
    "a plan with two sneaks": {"plans": {"S0": {"sneaks": ["A", "B"]}}},
    "snitches before sneaks": {"plans": {"S0": {"snitches": ["A"]}}},
    "finished plans that do not open": {
        "plans": {f"S{seat}": {"sneaks": ["A"], "snitches": ["B"]} for seat in range(4)}
    },
    "plans after the end": {"phase": "over", "plans": {"S0": {"sneaks": ["A"]}}},
    "round 0": {"round": 0},
    "too much loot for so many rounds": {"round": 2},
    "a round that has not been": {"history": [{}]},
    "too few decision numbers": {"decisions": [0, 0]},
    "a thief while plans are made": {"thief": 0},
    "something left while plans are made": {"left": 1},
    "a colour without a thief": {
        "phase": "colour",
        "plans": {f"S{seat}": {"sneaks": ["A"], "snitches": ["B"]} for seat in range(4)},
    },
    "an end with loot for all sites": {
        "phase": "over",
        "sites": {letter: f"1-0{number}" for number, letter in enumerate("ABCDEFG", 1)},
    },
}


@pytest.mark.parametrize("given_", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_a_table_that_cannot_be_is_refused(given_: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="bad_position"):
        SNEAKS.restore(EDITIONS["house"], SNEAKS.position(given_), OPTIONS, fast_chance(0))


CHOOSING = {
    "seats": 3,
    "phase": "colour",
    "plans": {
        "S0": {"sneaks": ["A"], "snitches": ["B"]},
        "S1": {"sneaks": ["B"], "snitches": ["C"]},
        "S2": {"sneaks": ["C"], "snitches": ["B"]},
    },
    "thief": 0,
    "site": "A",
    "loot": "1-15",
    "left": 2,
    "sites": {"A": "empty"},
    "deck": [],
}


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"thief": 1},
        {"thief": 7},
        {"site": "D"},
        {"loot": "1-18"},
        {"loot": "1-01"},
        {"left": 0},
        {"left": 4},
        {"phase": "exchange"},
        {"sites": {}},
        {"sites": {"A": "empty", "D": "empty"}},
        {"tokens": {"S0": {"b": 20, "g": 20, "r": 20, "y": 20}}},
    ],
    ids=str,
)
def test_a_choice_in_evaluation_needs_its_theft(change: dict[str, Any]) -> None:
    table = SNEAKS.position({**CHOOSING, **change})
    if not change:
        state = SNEAKS.restore(EDITIONS["house"], table, OPTIONS, fast_chance(0))
        assert state.asked() == [0]
        return
    with pytest.raises(SetupError, match="bad_position"):
        SNEAKS.restore(EDITIONS["house"], table, OPTIONS, fast_chance(0))


@every_setting
def test_a_redeal_depends_only_on_what_a_seat_knows(edition: str, seats: int) -> None:
    """Two tables that a seat cannot tell apart are dealt again alike."""
    for choices in range(3, 120, 13):
        state = new_session(edition, seats, choices, choices).state
        for seat in everybody(state):
            other = state.redeal(seat, fast_chance(f"other {choices}"))
            first, second = (table.redeal(seat, fast_chance("again")) for table in (state, other))
            assert snapshot(SNEAKS, first) == snapshot(SNEAKS, second)


@pytest.mark.parametrize("deck", [None, ["1-08", "1-09", "1-10", "2-01", "2-02", "2-03"]])
def test_a_redeal_deals_all_that_a_seat_has_not_seen_and_nothing_else(
    deck: list[str] | None,
) -> None:
    """Stash cards, the order of the loot, and plans; S1 has finished one, S2 has begun one."""
    start = Position(seats=3, deck=deck, stash={"S0": ["b"], "S1": ["r"], "S2": ["g", "g"]})
    state = SNEAKS.restore(EDITIONS["house"], start, OPTIONS, fast_chance(0))
    for seat, words in ((1, "sneak A"), (1, "snitch B"), (2, "sneak C")):
        state.play(seat, code_of(words))
    real = position(state)
    redealt = [state.redeal(0, fast_chance(seed)) for seed in range(80)]
    tables = [position(other) for other in redealt]
    for other, table in zip(redealt, tables, strict=True):
        assert table.stash["S0"] == ["b"]
        assert [len(table.stash[seat]) for seat in ("S1", "S2")] == [1, 2]
        assert Counter(unseen_stash(table)) == Counter(unseen_stash(real))
        assert Counter(table.deck or []) == Counter(real.deck or [])
        assert [loot[0] for loot in table.deck or []] == [loot[0] for loot in real.deck or []]
        assert len({*table.plans["S1"].sneaks, *table.plans["S1"].snitches}) == 2
        assert table.plans.get("S2", Plan()) == Plan()
        assert [other.decision(seat) for seat in range(3)] == [0, 2, 0]
    for place in range(len(real.stash_deck or [])):
        assert {(table.stash_deck or [])[place] for table in tables} == set("bgry")
    assert {table.stash["S1"][0] for table in tables} == set("bgry")
    for place, loot in enumerate(real.deck or []):
        same_back = sum(other[0] == loot[0] for other in real.deck or [])
        assert len({(table.deck or [])[place] for table in tables}) >= min(10, same_back)
    assert {table.plans["S1"].sneaks[0] for table in tables} == set("ABCDEF")
    assert {table.plans["S1"].snitches[0] for table in tables} == set("ABCDEF")


def unseen_stash(table: Position) -> list[str]:
    """What the first seat has not seen of the stash cards."""
    return [*table.stash["S1"], *table.stash["S2"], *(table.stash_deck or [])]


def code_of(words: str) -> int:
    code = SNEAKS.actions.code(words)
    assert code is not None
    return code


def test_a_plan_that_was_begun_starts_anew_in_a_redeal() -> None:
    """SN-32, SN-119: also where one of two snitches was sent already."""
    start = Position(seats=2, ally=0)
    state = SNEAKS.restore(EDITIONS["house"], start, OPTIONS, fast_chance(0))
    for words in ("sneak A", "snitch B"):
        state.play(1, code_of(words))
    other = state.redeal(0, fast_chance(0))
    assert other.decision(1) == 0
    for words in ("sneak C", "snitch D", "snitch E"):
        assert 1 in other.asked()
        other.play(1, code_of(words))
    assert 1 not in other.asked()


@pytest.mark.parametrize("seats", SNEAKS.seat_counts)
def test_the_board_has_room_for_the_longest_game(seats: int) -> None:
    state = new_session("house", seats, 1).state
    seen = SNEAKS.view(state, 0)
    assert isinstance(state, Sneaks)
    assert isinstance(seen, SneaksView)
    assert seen.rounds_left.at_most == state.cards.most_rounds(seats)


def test_tokens_are_dealt_from_all_there_are() -> None:
    """Also where there are few of one colour."""
    text = SNEAKS.house_edition.read_text(encoding="utf-8")
    text = text.replace("tokens = { b = 20, g = 20, r = 20,", "tokens = { b = 20, g = 20, r = 3,")
    edition = SNEAKS.parse_edition(EditionText("few-red", text))
    for seed in range(20):
        table = position(Session(SNEAKS, edition, 3, OPTIONS, seed).state)
        assert [sum(tokens.values()) for tokens in table.tokens.values()] == [3, 3, 3]
        assert sum((table.bank or {}).values()) == 20 + 20 + 3 + 20 - 9
