"""The invariants of Animalcatraz (spec, chapter 10), under random play in all kinds of set-ups.

The numbers at the checks are those of that chapter.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeGuard

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.games.animalcatraz import actions as a
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.cards import CELL_UPGRADE, INMATE_UPGRADE
from backroom.games.animalcatraz.inmates import primal_actions
from backroom.games.animalcatraz.journal import fights, turns
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.state import asked, asked_first, can_act, is_over, rival_of
from backroom.games.animalcatraz.supply import cell_count, pocket_count, what
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session, replay
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import NO_SEAT, SPECTATOR
from support import everybody, shows, snapshot, view_bytes

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 1200)
GAME = games.game("animalcatraz")
EDITION = GAME.edition()
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
        *range(at.slot(0, 0), at.DECK),
        *range(at.chair(0), at.chair(at.CARDS)),
        *range(at.pile(0), at.pile(at.CARDS)),
        *range(at.spare_card(0, 0), at.spare_gang(0, 0)),
        *range(at.secured(0, 0), at.look(0)),
    ]:
        if b[cell] != at.NOTHING:
            yield int(b[cell])
    yield from (card for card in range(at.ITEMS) if (b[at.DECK] >> card) & 1)
    if table.b[at.DEPTH] > 0 and asked(table) == decisions.START_CELL:
        for rival in range(table.rivals):
            yield from (
                int(card) for card in b[at.pending(2 * rival, 0) :][:2] if card != at.NOTHING
            )


def check_cards(table: Animalcatraz) -> None:
    b = table.b
    pending = (
        decisions.PICK_INMATE <= asked(table) <= decisions.START_CELL if b[at.DEPTH] > 0 else False
    )
    assert sorted(cards_by_place(table)) == list(range(at.CARDS))  # 1, 10
    assert b[at.DECK] < 1 << at.ITEMS  # 2
    assert len(set(chair(table))) == b[at.CHAIR_COUNT]
    plans = [int(b[at.plan(rival)]) for rival in range(table.rivals)]
    for pile in range(2):
        first = at.plan_pile(pile, 0)
        plans += [int(b[first + place]) for place in range(b[at.plan_count(pile)])]
    assert sorted(plan for plan in plans if plan != at.NOTHING) == list(range(at.PLANS))  # 3
    if not pending:
        check_crimes(table)
    check_gangsters(table)


def chair(table: Animalcatraz) -> list[int]:
    b = table.b
    count = int(b[at.CHAIR_COUNT])
    return [int(b[at.chair((b[at.CHAIR_HEAD] + place) % at.CARDS)]) for place in range(count)]


def check_crimes(table: Animalcatraz) -> None:
    b = table.b
    crimes = [int(b[at.crime_deck(place)]) for place in range(b[at.CRIMES_LEFT])]
    boards = range(at.crime(0, 0), at.crime(at.INMATES, 0))
    crimes += [int(b[cell]) for cell in boards if b[cell] != at.NOTHING]
    if b[at.DEPTH] > 0 and asked(table) == decisions.START_CRIME:
        pending = range(at.pending(0, 0), at.pending(at.INMATES, 0))
        crimes += [int(b[cell]) for cell in pending if b[cell] != at.NOTHING]
    for rival in range(table.rivals):
        crimes += [crime for crime in range(at.CRIMES) if (b[at.crimes_kept(rival)] >> crime) & 1]
    assert len(set(crimes)) == len(crimes) == (16 if table.options.advanced else 10)  # 4


def check_gangsters(table: Animalcatraz) -> None:
    b = table.b
    places: Counter[int] = Counter()
    for place in range(b[at.EXECUTION_LEFT]):
        places[int(b[at.execution_deck(place)])] += 1
        assert b[at.gang_fate(b[at.execution_deck(place)])] == at.IN_EXECUTION_DECK
    for cell in range(at.spare_gang(0, 0), at.spare_by(0, 0)):
        if b[cell] != at.NOBODY:
            places[int(b[cell])] += 1
            assert b[at.gang_fate(b[cell])] == at.IN_SPARE_CELL
    for cell in range(at.gang(0, 0), at.crime(0, 0)):
        if b[cell] != at.NOBODY:
            places[int(b[cell])] += 1
            assert b[at.gang_fate(b[cell])] == at.ON_BOARD
    for gangster in range(at.GANGSTERS):
        if b[at.gang_fate(gangster)] == at.DISCARDED:
            places[gangster] += 1
        lost = b[at.gang_lost(gangster)]
        assert 0 <= lost <= table.cards.gang_force[gangster]  # 25
    for frame in frames_of(table, decisions.INVITE_WHERE):
        places[frame[1]] += 1
    assert places == Counter(table.options.gangsters)  # 5


def frames_of(table: Animalcatraz, kind: int) -> Iterator[tuple[int, int, int]]:
    """The frames of a kind that lie on the stack: its three arguments."""
    b = table.b
    for depth in range(b[at.DEPTH]):
        if b[at.frame(depth)] == kind:
            yield (
                int(b[at.frame_first(depth)]),
                int(b[at.frame_second(depth)]),
                int(b[at.frame_third(depth)]),
            )


def check_limits(table: Animalcatraz) -> None:
    """6: outside an open excess decision."""
    b = table.b
    excess = [*frames_of(table, decisions.EXCESS_CELL), *frames_of(table, decisions.EXCESS_CARRIED)]
    drawing = [*frames_of(table, decisions.CELL_FOR_CARD), *frames_of(table, decisions.WORK)]
    if not excess and not drawing:
        for cell in range(at.CELLS):
            assert cell_count(table, cell) <= table.cards.cell_limit
        for inmate in range(table.inmates):
            assert pocket_count(table, inmate) <= table.cards.carry_inmate
    for inmate in range(table.inmates):
        for place in range(at.BOARD_GANG):
            if b[at.gang(inmate, place)] == at.NOBODY:
                assert b[at.slot(inmate, at.GANG_SLOT + place)] == at.NOTHING
        placed = b[at.slot(inmate, at.INMATE_UPGRADE_SLOT)]
        assert placed == at.NOTHING or what(table, placed) == INMATE_UPGRADE
        placed = b[at.slot(inmate, at.CELL_UPGRADE_SLOT)]
        assert placed == at.NOTHING or what(table, placed) == CELL_UPGRADE


def check_tokens(table: Animalcatraz, given: Counter[int]) -> None:
    b, cards = table.b, table.cards
    for rival in range(table.rivals):
        tags = sum(b[at.tag(place)] == rival for place in range(at.ROUNDS))
        wings = [cell for cell in range(at.CELLS) if b[at.cell_rival(cell)] == rival]
        tags += sum(int(b[at.wing_tag(cell)]) for cell in wings)
        assert tags <= cards.gang_tags  # 7
        rewards = rank_rewards(table, rival)
        if table.options.trash_tags:
            total = cards.trash_tags + rewards * cards.reward_trash_tags
            assert b[at.trash_free(rival)] + given[rival] == total  # 8
        owned = sum(b[at.owner(guard)] == rival for guard in range(at.GUARDS))
        owned += b[at.WARDEN_OWNER] != at.NOBODY and rival_of(table, b[at.WARDEN_OWNER]) == rival
        assert owned <= b[at.bases(rival)] <= cards.start_bases + rewards * cards.reward_bases  # 9
        if not table.options.fugitive:
            assert b[at.bases(rival)] == cards.start_bases + rewards * cards.reward_bases


def rank_rewards(table: Animalcatraz, rival: int) -> int:
    """The ranks rewarded so far: those reached, but for the ones held from the start (AZ-186)."""
    cards = table.cards
    start = cards.start_rep_advanced if table.options.advanced else cards.start_rep_normal
    return sum(
        (cards.rank_rewarded >> rank) & (table.b[at.reached(rival)] >> rank) & 1
        for rank in range(5)
        if cards.rank_from[rank] > start
    )


# Board and numbers.


def check_board(table: Animalcatraz) -> None:
    b = table.b
    guards = sorted(int(b[at.guard(room)]) for room in range(at.ROOMS))
    assert guards == list(range(at.GUARDS))  # 11
    assert b[at.guard(at.YARD)] == 0
    letters = {int(b[at.letter(guard)]) for guard in range(at.GUARDS)}
    movers = [a.INMATE_IDS.index("dandy_dufresne")]
    if not any(b[at.inmate_card(inmate)] in movers for inmate in range(table.inmates)):
        assert len(letters) == 1  # 12
    for inmate in range(table.inmates):
        assert 0 <= b[at.place(inmate)] <= at.OUTSIDE  # 13
        if b[at.lying(inmate)] != 0:
            assert b[at.place(inmate)] == at.OWN_CELL  # 14
    for cell in range(at.CELLS):
        filled = [
            b[at.spare_card(cell, place)] != at.NOTHING
            or b[at.spare_gang(cell, place)] != at.NOBODY
            for place in range(at.SPARE)
        ]
        if b[at.wing_tag(cell)] == 1:
            assert all(filled)  # 15
            assert b[at.cell_rival(cell)] != at.NOBODY


def check_numbers(table: Animalcatraz) -> None:
    b, cards = table.b, table.cards
    riot = b[at.RIOT_DUE] != 0 or b[at.RIOT_ROOM] != at.NOWHERE
    for rival in range(table.rivals):
        assert -1 <= b[at.rep(rival)] <= 14
        if not is_over(table) and not table.options.el_chapo:
            assert b[at.rep(rival)] <= (13 if riot else 12)  # 18
    for inmate in range(table.inmates):
        card = b[at.inmate_card(inmate)]
        if card == at.NOTHING:
            continue
        for stat in range(2):
            assert 0 <= b[at.notch(inmate, stat)] <= cards.top_notch[2 * card + stat]  # 20
        since = b[at.primal_from(inmate)]
        assert since == 0 or b[at.CLOCK] - since < cards.primal_rounds  # 24
        assert b[at.owed(inmate)] >= 0
    assert b[at.LEFT] >= 0  # 21


def check_turn(table: Animalcatraz) -> None:
    """14: whoever must go on lying or sitting in the Hole in its own turn still owes Actions."""
    b = table.b
    if asked(table) == decisions.MAIN:
        inmate = asked_first(table)
        assert b[at.ACTIVE] == inmate
        assert (b[at.PLAYED] >> inmate) & 1 == 1
        assert can_act(table, inmate) or b[at.owed(inmate)] > 0


def check_choice(table: Animalcatraz, code: int) -> None:
    """What is chosen in a turn keeps to the map and the icons, whatever the topics say."""
    b, cards = table.b, table.cards
    if asked(table) != decisions.MAIN:
        return
    inmate = asked_first(table)
    here = int(b[at.place(inmate)])
    if a.ROOM <= code < a.ICON:
        to = code - a.ROOM
        wing = int(b[at.home(inmate)]) + at.WING
        if at.OWN_CELL in (here, to):
            assert {here, to} == {at.OWN_CELL, wing}
        else:
            adjacent = EDITION.data.cards.rooms[here].adjacent
            assert cards.room_ids[to] in adjacent  # 16
            for door, other in ((here, to), (to, here)):
                if other == at.YARD:
                    guard = b[at.guard(door)]
                    own = b[at.owner(guard)] == rival_of(table, inmate)
                    assert own or b[at.letter(guard)] != cards.door[door]  # 17
    if a.ICON <= code < a.CORRUPT:
        letter = code - a.ICON
        if letter != cards.attack_letter[here]:
            assert (b[at.icons_used(inmate)] >> (3 * here + letter)) & 1 == 0  # 23


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
    assert is_over(table)
    assert table.b[at.DEPTH] == 0
    check_winner(table)
    check_cards(table)
    check_rounds(played)
    check_riots(played)
    check_fights(played)


def rival_named(table: Animalcatraz, inmates: list[str]) -> int:
    cards = [table.cards.inmate_ids[table.b[at.inmate_card(i)]] for i in range(table.inmates)]
    return int(rival_of(table, cards.index(inmates[0])))


def check_markers(table: Animalcatraz, markers: dict[int, int]) -> None:
    """20: the Cunning of one that is Primal does not rise, but for a reset after an escape."""
    for inmate in range(table.inmates):
        b = table.b
        notch = int(b[at.notch(inmate, at.CUNNING)])
        start = table.cards.start_notch[2 * b[at.inmate_card(inmate)] + at.CUNNING]
        if b[at.primal_from(inmate)] != 0 and inmate in markers:
            assert notch <= markers[inmate] or notch == start
        if b[at.primal_from(inmate)] != 0:
            markers[inmate] = notch
        else:
            markers.pop(inmate, None)


def check_winner(table: Animalcatraz) -> None:
    """35: one rival wins, and its seats share the first place."""
    winners = {standing.seat for standing in table.standings() if standing.place == 1}
    b = table.b
    assert winners == {
        int(b[at.seat(inmate)])
        for inmate in range(table.inmates)
        if rival_of(table, inmate) == b[at.WINNER]
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
        if number < len(rounds) - 1 and not any(table.b[at.out_since(0) : at.rep(0)]):
            assert len(who) == table.inmates
    assert set(turned) <= {1, 3}
    endless = table.options.el_chapo or table.options.fugitive
    if table.b[at.EVENTS_LEFT] == 0:
        assert turned[-1] == 1
    assert len(rounds) <= (40 if endless else 14 if table.options.advanced else 10)
    assert len(rounds) == table.b[at.PLAYED_ROUNDS]


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


@shows("AZ-765")
@every_setting
@whole_games
@given(seed=SEEDS)
def test_the_same_record_gives_the_same_game(
    setting: tuple[int, dict[str, Any]], seed: int
) -> None:
    """Seed and choices reproduce everything."""
    first = session(setting, seed)
    for _ in choices(first, seed):
        pass
    second = replay(first.record(), GAME, EDITION)
    assert second.state.b == first.state.b
    assert json.encode(second.journal.entries) == json.encode(first.journal.entries)


# Seatings and the partner who goes on alone.

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


@shows("AZ-026", "AZ-760")
@pytest.mark.parametrize(("seats", "options"), BAD_SETUPS)
def test_other_seatings_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(EDITION, seats, GAME.options(options), fast_chance(0))
    assert refused.value.code == "bad_setup"


@shows("AZ-027", "AZ-651")
def test_beginners_play_without_stars() -> None:
    """Pablo needs the Warden."""
    beginners = session((2, {"beginners": True, **LEGACY}), 0)
    assert table_of(beginners).options.pool == list(range(8))
    assert table_of(beginners).options.gangsters == list(range(8))
    without = session((2, {"warden": "off", **LEGACY}), 0)
    assert table_of(without).options.pool == [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


TEAMS = [setting for setting in SETTINGS if setting[0] > 4 or "teams" in setting[1]]
every_team = pytest.mark.parametrize("setting", TEAMS, ids=lambda setting: str(setting[0]))


@shows("AZ-024")
@every_team
@some_positions
@given(seed=SEEDS, moment=MOMENTS)
def test_a_partner_goes_on_alone(
    setting: tuple[int, dict[str, Any]], seed: int, moment: int
) -> None:
    """At any moment, for good; it is part of the record, and everybody is told."""
    played = session(setting, seed)
    for _ in choices(played, seed, moment):
        pass
    table = table_of(played)
    leaver = seed % (int(table.seats) // 2 * 2)
    partner = leaver ^ 1
    if not table.waiting():
        return
    before = table.asked()
    assert table.successor(leaver) == partner
    played.resign(leaver)
    assert table.asked() == sorted({partner if seat == leaver else seat for seat in before})
    assert all(table.legal(seat) for seat in table.asked())
    told = [event.seat for event in played.journal.seen_by(SPECTATOR) if is_leaving(event)]
    assert told == [leaver]
    for _ in choices(played, seed):
        assert leaver not in table.asked()
    again = replay(played.record(), GAME, EDITION)
    assert again.state.b == table.b
    assert json.encode(again.journal.entries) == json.encode(played.journal.entries)
    places = {standing.seat: standing.place for standing in table.standings()}
    assert places[leaver] == places[partner]


def is_leaving(event: object) -> TypeGuard[turns.TakenOver]:
    return isinstance(event, turns.TakenOver)


@every_team
@some_positions
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS)
def test_who_has_left_sees_what_everybody_sees(
    setting: tuple[int, dict[str, Any]], seed: int, moment: int, dealt: int
) -> None:
    """And nobody can tell a redeal or a restored position from the table."""
    played = session(setting, seed)
    for _ in choices(played, seed, moment):
        pass
    table = table_of(played)
    leaver = seed % (int(table.seats) // 2 * 2)
    if not table.waiting():
        return
    played.resign(leaver)
    for _ in choices(played, dealt, dealt % 30):
        pass
    spectator = json.decode(view_bytes(GAME, table, SPECTATOR))
    assert json.decode(view_bytes(GAME, table, leaver)) == {**spectator, "you": leaver}
    for seat in everybody(table):
        other = table.redeal(seat, fast_chance(dealt))
        assert view_bytes(GAME, other, seat) == view_bytes(GAME, table, seat)
        assert other.legal(seat) == table.legal(seat)
        assert min(other.b[: other.seats]) >= 0
        position = GAME.position_of(other)
        restored = GAME.restore(EDITION, position, GAME.options(setting[1]), fast_chance(0))
        assert restored.b == other.b


@shows("AZ-764")
@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 0), (4, 3), (5, 4), (7, 6)])
def test_a_seat_without_a_partner_cannot_leave_the_game(seats: int, seat: int) -> None:
    """A bot plays for it."""
    table = table_of(session((seats, {}), 0))
    before = table.b[:]
    assert table.successor(seat) == NO_SEAT
    with pytest.raises(Refused, match="no_partner"):
        table.resign(seat)
    assert table.b == before


def test_nobody_leaves_twice_and_a_seat_that_plays_for_both_stays() -> None:
    table = table_of(session((6, {}), 0))
    table.resign(2)
    before = table.b[:]
    for seat, why in ((2, "has_left"), (3, "no_partner")):
        assert table.successor(seat) == NO_SEAT
        with pytest.raises(Refused, match=why):
            table.resign(seat)
    assert table.b == before


@shows("AZ-758")
def test_an_answer_to_the_question_before_is_stale() -> None:
    """The crime that the partner chooses now may be the leaver's."""
    table = table_of(session((6, {}), 0))
    asked = table.decision(1)
    assert table.refusal(1, a.ONE, asked) is None
    table.resign(0)
    refusal = table.refusal(1, a.ONE, asked)
    assert refusal is not None
    assert refusal.code == "stale"


def test_primal_actions_come_with_the_turn() -> None:
    """21: 5 and the Primal bonus, less what is owed."""
    played = session((3, {}), 11)
    table = table_of(played)
    for _ in choices(played, 11):
        b = table.b
        if (
            asked(table) == decisions.MAIN
            and b[at.FREE_STEPS] == 0
            and table.b[at.TURNED_PRIMAL] == 0
        ):
            bonus = (
                primal_actions(table, asked_first(table))
                if b[at.primal_from(asked_first(table))]
                else 0
            )
            assert b[at.LEFT] <= table.cards.actions_per_round + bonus + 2 * 4


@shows("AZ-763")
@every_setting
def test_time_running_out_ends_the_game_too(setting: tuple[int, dict[str, Any]]) -> None:
    """Whoever never answers plays the defaults."""
    table = table_of(session(setting, 5))
    while asked := table.asked():
        code = GAME.default_choice(table, asked[-1])
        assert code in table.legal(asked[-1])
        table.play(asked[-1], code)
    assert is_over(table)
