"""The invariants of Animalcatraz (spec, chapter 10), under random play in all kinds of set-ups.

The numbers at the checks are those of that chapter.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.games.animalcatraz import actions as a
from backroom.games.animalcatraz import board, frames
from backroom.games.animalcatraz.cards import CELL_UPGRADE, INMATE_UPGRADE
from backroom.games.animalcatraz.defaults import default_choice
from backroom.games.animalcatraz.edition import load_edition
from backroom.games.animalcatraz.inmates import primal_actions
from backroom.games.animalcatraz.journal import fights, turns
from backroom.games.animalcatraz.rules import Animalcatraz, leave
from backroom.games.animalcatraz.supply import cell_count, pocket_count, what
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session, replay
from backroom.kernel.refusals import SetupError
from support import everybody, snapshot, view_bytes

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 1200)
GAME = games.game("animalcatraz")
EDITION = load_edition()
INMATES = ["natas_elpicsid", "pablo_eskoalar", "animal_hector", "rookie"]
HELPERS = ["snitch", "fraudster", "scapegoat", "detonator", "gary", "trafficker", "scavenger"]
LEGACY: dict[str, Any] = {
    "extra_inmates": INMATES,
    "extra_gangsters": [*HELPERS, "assassin"],
}
CHEMIST: dict[str, Any] = {
    "extra_inmates": INMATES,
    "extra_gangsters": ["scapegoat", "assassin", "mad_chemist", "fraudster"],
}
VARIANTS = {"el_chapo": True, "crime_lord": True, "fugitive": True, "guard_tiles": True}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"inmates": "two"}),
    (4, {"crime_lord": True}),
    (3, {"fugitive": True, "guard_tiles": True}),
    (4, {"el_chapo": True}),
    (3, {"mode": "advanced", **CHEMIST}),
    (4, {"mode": "advanced", "inmates": "chosen", **LEGACY}),
    (4, {"mode": "advanced", "warden": "off", "trash_tags": "off"}),
    (2, {}),
    (2, {"inmates": "chosen", **LEGACY}),
    (2, {"inmates": "two", **CHEMIST, "fugitive": True}),
    (4, {"teams": "on", **CHEMIST}),
    (5, {}),
    (6, {"inmates": "two", **LEGACY}),
    (7, VARIANTS),
    (8, {"inmates": "chosen"}),
]
every_setting = pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: f"{setting[0]}-{'-'.join(map(str, setting[1]))}"
)
whole_games = settings(max_examples=3)  # each checks hundreds of positions
some_positions = settings(max_examples=10)
LIVELY = 15  # a random player with another choice ends its turn once in so many times


def session(setting: tuple[int, dict[str, Any]], seed: int) -> Session:
    seats, options = setting
    return Session(GAME, EDITION, seats, GAME.options(options), seed)


def table_of(played: Session) -> Animalcatraz:
    assert isinstance(played.state, Animalcatraz)
    return played.state


def choices(played: Session, seed: int, most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Random choices, each before it is made, to the end of the game."""
    chance = fast_chance(f"choices {seed}")
    table = table_of(played)
    for _ in range(most):
        asked = table.asked()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        legal = table.legal(seat)
        assert legal, "somebody is asked and has no answer"  # 34
        if len(legal) > 1 and legal[0] == a.DONE and chance.below(LIVELY) > 0:
            legal = legal[1:]
        code = legal[chance.below(len(legal))]
        yield seat, code
        played.play(seat, code)


# Cards and tokens.


def cards_by_place(table: Animalcatraz) -> Iterator[int]:
    """Every card of contraband and every prison item, wherever it is."""
    b = table.b
    for cell in [
        *range(board.SLOT, board.DECK),
        *range(board.CHAIR, board.CHAIR + board.CARDS),
        *range(board.PILE, board.PILE + board.CARDS),
        *range(board.SPARE_CARD, board.SPARE_GANG),
        *range(board.SECURED, board.LOOK),
    ]:
        if b[cell] != board.NOTHING:
            yield int(b[cell])
    yield from (card for card in range(board.ITEMS) if (b[board.DECK] >> card) & 1)
    if table.b[board.DEPTH] > 0 and table.top() == frames.START_CELL:
        for rival in range(table.rivals):
            yield from (
                int(card) for card in b[board.PENDING + 4 * rival :][:2] if card != board.NOTHING
            )


def check_cards(table: Animalcatraz) -> None:
    b = table.b
    pending = (
        frames.PICK_INMATE <= table.top() <= frames.START_CELL if b[board.DEPTH] > 0 else False
    )
    assert sorted(cards_by_place(table)) == list(range(board.CARDS))  # 1, 10
    assert b[board.DECK] < 1 << board.ITEMS  # 2
    assert len(set(chair(table))) == b[board.CHAIR_COUNT]
    plans = [int(b[board.PLAN_OF + rival]) for rival in range(table.rivals)]
    for pile in range(2):
        first = board.PLAN_PILE + board.PLANS * pile
        plans += [int(b[first + place]) for place in range(b[board.PLAN_COUNT + pile])]
    assert sorted(plan for plan in plans if plan != board.NOTHING) == list(range(board.PLANS))  # 3
    if not pending:
        check_crimes(table)
    check_gangsters(table)


def chair(table: Animalcatraz) -> list[int]:
    b = table.b
    count = int(b[board.CHAIR_COUNT])
    return [
        int(b[board.CHAIR + (b[board.CHAIR_HEAD] + place) % board.CARDS]) for place in range(count)
    ]


def check_crimes(table: Animalcatraz) -> None:
    b = table.b
    crimes = [int(b[board.CRIME_DECK + place]) for place in range(b[board.CRIMES_LEFT])]
    boards = range(board.CRIME_AT, board.CRIME_AT + board.BOARD_CRIMES * board.INMATES)
    crimes += [int(b[cell]) for cell in boards if b[cell] != board.NOTHING]
    if b[board.DEPTH] > 0 and table.top() == frames.START_CRIME:
        pending = range(board.PENDING, board.PENDING + 2 * board.INMATES)
        crimes += [int(b[cell]) for cell in pending if b[cell] != board.NOTHING]
    for rival in range(table.rivals):
        crimes += [
            crime for crime in range(board.CRIMES) if (b[board.CRIMES_KEPT + rival] >> crime) & 1
        ]
    assert len(set(crimes)) == len(crimes) == (16 if table.options.advanced else 10)  # 4


def check_gangsters(table: Animalcatraz) -> None:
    b = table.b
    places: Counter[int] = Counter()
    for place in range(b[board.EXECUTION_LEFT]):
        places[int(b[board.EXECUTION_DECK + place])] += 1
        assert b[board.GANG_FATE + b[board.EXECUTION_DECK + place]] == board.IN_EXECUTION_DECK
    for cell in range(board.SPARE_GANG, board.SPARE_BY):
        if b[cell] != board.NOBODY:
            places[int(b[cell])] += 1
            assert b[board.GANG_FATE + b[cell]] == board.IN_SPARE_CELL
    for cell in range(board.GANG, board.CRIME_AT):
        if b[cell] != board.NOBODY:
            places[int(b[cell])] += 1
            assert b[board.GANG_FATE + b[cell]] == board.ON_BOARD
    for gangster in range(board.GANGSTERS):
        if b[board.GANG_FATE + gangster] == board.DISCARDED:
            places[gangster] += 1
        lost = b[board.GANG_LOST + gangster]
        assert 0 <= lost <= table.cards.gang_force[gangster]  # 25
    for frame in frames_of(table, frames.INVITE_WHERE):
        places[frame[1]] += 1
    assert places == Counter(table.options.gangsters)  # 5


def frames_of(table: Animalcatraz, kind: int) -> Iterator[tuple[int, int, int]]:
    """The frames of a kind that lie on the stack: its three arguments."""
    b = table.b
    for depth in range(b[board.DEPTH]):
        first = board.FRAME + board.FRAME_CELLS * depth
        if b[first] == kind:
            yield int(b[first + 1]), int(b[first + 2]), int(b[first + 3])


def check_limits(table: Animalcatraz) -> None:
    """6: outside an open excess decision."""
    b = table.b
    excess = [*frames_of(table, frames.EXCESS_CELL), *frames_of(table, frames.EXCESS_CARRIED)]
    drawing = [*frames_of(table, frames.CELL_FOR_CARD), *frames_of(table, frames.WORK)]
    if not excess and not drawing:
        for cell in range(board.CELLS):
            assert cell_count(table, cell) <= table.cards.cell_limit
        for inmate in range(table.inmates):
            assert pocket_count(table, inmate) <= table.cards.carry_inmate
    for inmate in range(table.inmates):
        for place in range(board.BOARD_GANG):
            if b[board.GANG + board.BOARD_GANG * inmate + place] == board.NOBODY:
                assert b[board.slot_of(inmate, board.GANG_SLOT + place)] == board.NOTHING
        placed = b[board.slot_of(inmate, board.INMATE_UPGRADE_SLOT)]
        assert placed == board.NOTHING or what(table, placed) == INMATE_UPGRADE
        placed = b[board.slot_of(inmate, board.CELL_UPGRADE_SLOT)]
        assert placed == board.NOTHING or what(table, placed) == CELL_UPGRADE


def check_tokens(table: Animalcatraz, given: Counter[int]) -> None:
    b, cards = table.b, table.cards
    for rival in range(table.rivals):
        tags = sum(b[board.TAG_AT + place] == rival for place in range(board.ROUNDS))
        wings = [cell for cell in range(board.CELLS) if b[board.CELL_RIVAL + cell] == rival]
        tags += sum(int(b[board.WING_TAG + cell]) for cell in wings)
        assert tags <= cards.gang_tags  # 7
        rewards = rank_rewards(table, rival)
        if table.options.trash_tags:
            total = cards.trash_tags + rewards * cards.reward_trash_tags
            assert b[board.TRASH_FREE + rival] + given[rival] == total  # 8
        owned = sum(b[board.OWNER_OF + guard] == rival for guard in range(board.GUARDS))
        owned += (
            b[board.WARDEN_OWNER] != board.NOBODY and table.rival_of(b[board.WARDEN_OWNER]) == rival
        )
        assert (
            owned <= b[board.BASES + rival] <= cards.start_bases + rewards * cards.reward_bases
        )  # 9
        if not table.options.fugitive:
            assert b[board.BASES + rival] == cards.start_bases + rewards * cards.reward_bases


def rank_rewards(table: Animalcatraz, rival: int) -> int:
    """The ranks rewarded so far: those reached, but for the ones held from the start (AZ-186)."""
    cards = table.cards
    start = cards.start_rep_advanced if table.options.advanced else cards.start_rep_normal
    return sum(
        (cards.rank_rewarded >> rank) & (table.b[board.REACHED + rival] >> rank) & 1
        for rank in range(5)
        if cards.rank_from[rank] > start
    )


# Board and numbers.


def check_board(table: Animalcatraz) -> None:
    b = table.b
    guards = sorted(int(b[board.GUARD_IN + room]) for room in range(board.ROOMS))
    assert guards == list(range(board.GUARDS))  # 11
    assert b[board.GUARD_IN + board.YARD] == 0
    letters = {int(b[board.LETTER_OF + guard]) for guard in range(board.GUARDS)}
    movers = [a.INMATE_IDS.index("dandy_dufresne")]
    if not any(b[board.CARD_OF + inmate] in movers for inmate in range(table.inmates)):
        assert len(letters) == 1  # 12
    for inmate in range(table.inmates):
        assert 0 <= b[board.AT + inmate] <= board.OUTSIDE  # 13
        if b[board.LYING + inmate] != 0:
            assert b[board.AT + inmate] == board.OWN_CELL  # 14
    for cell in range(board.CELLS):
        spare = range(cell * board.SPARE, (cell + 1) * board.SPARE)
        filled = [
            b[board.SPARE_CARD + place] != board.NOTHING
            or b[board.SPARE_GANG + place] != board.NOBODY
            for place in spare
        ]
        if b[board.WING_TAG + cell] == 1:
            assert all(filled)  # 15
            assert b[board.CELL_RIVAL + cell] != board.NOBODY


def check_numbers(table: Animalcatraz) -> None:
    b, cards = table.b, table.cards
    riot = b[board.RIOT_DUE] != 0 or b[board.RIOT_ROOM] != board.NOWHERE
    for rival in range(table.rivals):
        assert -1 <= b[board.REP + rival] <= 14
        if not table.is_over() and not table.options.el_chapo:
            assert b[board.REP + rival] <= (13 if riot else 12)  # 18
    for inmate in range(table.inmates):
        card = b[board.CARD_OF + inmate]
        if card == board.NOTHING:
            continue
        for stat in range(2):
            assert 0 <= b[board.NOTCH + 2 * inmate + stat] <= cards.top_notch[2 * card + stat]  # 20
        since = b[board.PRIMAL_FROM + inmate]
        assert since == 0 or b[board.CLOCK] - since < cards.primal_rounds  # 24
        assert b[board.OWED + inmate] >= 0
    assert b[board.LEFT] >= 0  # 21


def check_turn(table: Animalcatraz) -> None:
    """14: whoever must go on lying or sitting in the Hole in its own turn still owes Actions."""
    b = table.b
    if table.top() == frames.MAIN:
        inmate = table.who()
        assert b[board.ACTIVE] == inmate
        assert (b[board.PLAYED] >> inmate) & 1 == 1
        assert table.can_act(inmate) or b[board.OWED + inmate] > 0


def check_choice(table: Animalcatraz, code: int) -> None:
    """What is chosen in a turn keeps to the map and the icons, whatever the topics say."""
    b, cards = table.b, table.cards
    if table.top() != frames.MAIN:
        return
    inmate = table.who()
    here = int(b[board.AT + inmate])
    if a.ROOM <= code < a.ICON:
        to = code - a.ROOM
        wing = int(b[board.HOME + inmate]) + board.WING
        if board.OWN_CELL in (here, to):
            assert {here, to} == {board.OWN_CELL, wing}
        else:
            adjacent = EDITION.data.cards.rooms[here].adjacent
            assert cards.room_ids[to] in adjacent  # 16
            for door, other in ((here, to), (to, here)):
                if other == board.YARD:
                    guard = b[board.GUARD_IN + door]
                    own = b[board.OWNER_OF + guard] == table.rival_of(inmate)
                    assert own or b[board.LETTER_OF + guard] != cards.door[door]  # 17
    if a.ICON <= code < a.CORRUPT:
        letter = code - a.ICON
        if letter != cards.attack_letter[here]:
            assert (b[board.ICONS_USED + inmate] >> (3 * here + letter)) & 1 == 0  # 23


@every_setting
@whole_games
@given(seed=SEEDS)
def test_the_invariants_hold_to_the_end(setting: tuple[int, dict[str, Any]], seed: int) -> None:
    played = session(setting, seed)
    table = table_of(played)
    given: Counter[int] = Counter()
    seen = 0
    markers: dict[int, int] = {}
    for _, code in choices(played, seed):
        for entry in played.journal.entries[seen:]:
            if isinstance(entry.public, turns.TrashTagGiven):
                given[rival_named(table, entry.public.giver)] += 1
        seen = len(played.journal.entries)
        check_cards(table)
        check_limits(table)
        check_tokens(table, given)
        check_board(table)
        check_numbers(table)
        check_turn(table)
        check_choice(table, code)
        check_markers(table, markers)
    assert table.is_over()
    assert table.b[board.DEPTH] == 0
    check_winner(table)
    check_cards(table)
    check_rounds(played)
    check_riots(played)
    check_fights(played)


def rival_named(table: Animalcatraz, inmates: list[str]) -> int:
    cards = [table.cards.inmate_ids[table.b[board.CARD_OF + i]] for i in range(table.inmates)]
    return int(table.rival_of(cards.index(inmates[0])))


def check_markers(table: Animalcatraz, markers: dict[int, int]) -> None:
    """20: the Cunning of one that is Primal does not rise, but for a reset after an escape."""
    for inmate in range(table.inmates):
        b = table.b
        notch = int(b[board.NOTCH + 2 * inmate + board.CUNNING])
        start = table.cards.start_notch[2 * b[board.CARD_OF + inmate] + board.CUNNING]
        if b[board.PRIMAL_FROM + inmate] != 0 and inmate in markers:
            assert notch <= markers[inmate] or notch == start
        if b[board.PRIMAL_FROM + inmate] != 0:
            markers[inmate] = notch
        else:
            markers.pop(inmate, None)


def check_winner(table: Animalcatraz) -> None:
    """35: one rival wins, and its seats share the first place."""
    winners = {standing.seat for standing in table.standings() if standing.place == 1}
    b = table.b
    assert winners == {
        int(b[board.SEAT_OF + inmate])
        for inmate in range(table.inmates)
        if table.rival_of(inmate) == b[board.WINNER]
    }
    assert sorted(standing.seat for standing in table.standings()) == list(range(table.seats))


# What the journal shows.


def check_rounds(played: Session) -> None:
    """27, 28, and the bounds of chapter 11."""
    table = table_of(played)
    events = [entry.public for entry in played.journal.entries]
    rounds: list[tuple[int, list[str]]] = []
    turned: list[int] = []
    for event in events:
        if isinstance(event, turns.RoundBegan):
            rounds.append((event.round, []))
        elif isinstance(event, turns.TurnBegan):
            rounds[-1][1].append(event.inmate)
        elif isinstance(event, turns.EventTurned):
            turned.append(rounds[-1][0])
    for number, (_, who) in enumerate(rounds):
        assert len(set(who)) == len(who)
        if number < len(rounds) - 1 and not any(table.b[board.OUT_SINCE : board.REP]):
            assert len(who) == table.inmates
    assert set(turned) <= {1, 3}
    endless = table.options.el_chapo or table.options.fugitive
    if table.b[board.EVENTS_LEFT] == 0:
        assert turned[-1] == 1
    assert len(rounds) <= (40 if endless else 14 if table.options.advanced else 10)
    assert len(rounds) == table.b[board.PLAYED_ROUNDS]


def check_riots(played: Session) -> None:
    """19, 26: what a Riot changes in all, ends of the track and bars apart."""
    table = table_of(played)
    changes: list[turns.RepChanged] = []
    in_riot = False
    for entry in played.journal.entries:
        event = entry.public
        if isinstance(event, turns.RiotBegan):
            in_riot = True
        elif isinstance(event, turns.RiotWon):
            changes = []
        elif isinstance(event, turns.RepChanged):
            assert (event.reason == "riot") == in_riot or not in_riot
            assert event.rep < 14 or event.reason == "riot" or event.by < 0
            if event.reason == "riot":
                changes.append(event)
        elif in_riot and changes:
            in_riot = False
            check_riot_sum(table, changes)


def check_riot_sum(table: Animalcatraz, changes: list[turns.RepChanged]) -> None:
    losses = [change.by for change in changes if change.by < 0]
    gains = [change.by for change in changes if change.by > 0]
    assert all(loss == -1 for loss in losses)
    assert len(losses) <= table.rivals - 1
    assert len(gains) <= 1
    assert all(1 <= gain <= 2 for gain in gains)


def check_fights(played: Session) -> None:
    """29, 30: a clash injures one member, and a fight has fewer clashes than members."""
    table = table_of(played)
    clashes = 0
    for entry in played.journal.entries:
        event = entry.public
        if isinstance(event, fights.FightBegan):
            clashes = 0
        elif isinstance(event, fights.ClashWon):
            clashes += 1
        elif isinstance(event, fights.FightEnded):
            assert clashes <= (11 if table.pairs else 5)
            assert table.options.advanced or clashes == 1


# Silence and records (32, 33), for the settings that the common laws do not try.


@every_setting
@some_positions
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_a_seat_cannot_tell_a_redeal(
    setting: tuple[int, dict[str, Any]], seed: int, moment: int, dealt: int
) -> None:
    played = session(setting, seed)
    for _ in choices(played, seed, moment):
        pass
    table = table_of(played)
    before = snapshot(GAME, table)
    options = GAME.options(setting[1])
    for seat in everybody(table):
        other = table.redeal(seat, fast_chance(dealt))
        assert view_bytes(GAME, other, seat) == view_bytes(GAME, table, seat)
        assert other.waiting() == table.waiting()
        assert other.legal(seat) == table.legal(seat)
        restored = GAME.restore(EDITION, GAME.position_of(other), options, fast_chance(0))
        assert snapshot(GAME, restored) == snapshot(GAME, other)
        assert restored.b == other.b
    assert snapshot(GAME, table) == before


@every_setting
@whole_games
@given(seed=SEEDS)
def test_the_same_record_gives_the_same_game(
    setting: tuple[int, dict[str, Any]], seed: int
) -> None:
    """AZ-765: seed and choices reproduce everything."""
    first = session(setting, seed)
    for _ in choices(first, seed):
        pass
    second = replay(first.record(), GAME, EDITION)
    assert second.state.b == first.state.b
    assert json.encode(second.journal.entries) == json.encode(first.journal.entries)


# Seatings (AZ-010 to AZ-028) and the partner who goes on alone (AZ-024).

BAD_SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "normal"}),
    (5, {"mode": "normal"}),
    (4, {"mode": "normal", "teams": "on"}),
    (3, {"teams": "on"}),
    (5, {"teams": "off"}),
    (3, {"warden": "on"}),
    (3, {"trash_tags": "on"}),
    (3, {"extra_inmates": ["rookie"]}),
    (3, {"extra_gangsters": HELPERS[:4]}),
    (2, {"extra_gangsters": HELPERS[:3]}),
    (2, {"extra_gangsters": ["magpie", *HELPERS[:3]]}),
    (2, {"extra_gangsters": [HELPERS[0]] * 4}),
    (2, {"extra_inmates": ["nobody"]}),
    (6, {"inmates": "two"}),
    (8, {"inmates": "two", **LEGACY}),
]


@pytest.mark.parametrize(("seats", "options"), BAD_SETUPS)
def test_other_seatings_are_refused(seats: int, options: dict[str, Any]) -> None:
    """AZ-026, AZ-760."""
    with pytest.raises(SetupError) as refused:
        GAME.new(EDITION, seats, GAME.options(options), fast_chance(0))
    assert refused.value.code == "bad_setup"


def test_beginners_play_without_stars() -> None:
    """AZ-027; Pablo needs the Warden (AZ-651)."""
    beginners = session((2, {"beginners": True, **LEGACY}), 0)
    assert table_of(beginners).options.pool == list(range(8))
    assert table_of(beginners).options.gangsters == list(range(8))
    without = session((2, {"warden": "off", **LEGACY}), 0)
    assert table_of(without).options.pool == [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


@given(seed=SEEDS, moment=MOMENTS)
def test_a_partner_goes_on_alone(seed: int, moment: int) -> None:
    """AZ-024."""
    played = session((6, {}), seed)
    for _ in choices(played, seed, moment):
        pass
    table = table_of(played).copy()
    leave(table, 3)
    assert 3 not in table.asked()
    chance = fast_chance(seed)
    while asked := table.asked():
        assert 3 not in asked
        seat = asked[chance.below(len(asked))]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    assert table.is_over()


def test_a_seat_without_a_partner_stays() -> None:
    """AZ-764: somebody else has to play for it."""
    for seats in (2, 3, 5):
        table = table_of(session((seats, {}), 0))
        before = table.b[:]
        leave(table, seats - 1)
        assert table.b == before


def test_primal_actions_come_with_the_turn() -> None:
    """21: 5 and the Primal bonus, less what is owed."""
    played = session((3, {}), 11)
    table = table_of(played)
    for _ in choices(played, 11):
        b = table.b
        if (
            table.top() == frames.MAIN
            and b[board.FREE_STEPS] == 0
            and table.b[board.TURNED_PRIMAL] == 0
        ):
            bonus = primal_actions(table, table.who()) if b[board.PRIMAL_FROM + table.who()] else 0
            assert b[board.LEFT] <= table.cards.actions_per_round + bonus + 2 * 4


@every_setting
def test_time_running_out_ends_the_game_too(setting: tuple[int, dict[str, Any]]) -> None:
    """AZ-763: whoever never answers plays the defaults."""
    table = table_of(session(setting, 5))
    while asked := table.asked():
        code = default_choice(table, asked[-1])
        assert code in table.legal(asked[-1])
        table.play(asked[-1], code)
    assert table.is_over()
    assert default_choice(table, 0) is None
