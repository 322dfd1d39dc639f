"""The laws that every game keeps, under random play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from backroom.kernel.chance import fast_chance
from backroom.kernel.record import digest_of, parse_record, replay
from backroom.kernel.refusals import Refused
from backroom.kernel.rulebook import rulebook
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import LANGUAGES
from support import (
    SECRETIVE,
    TO_THE_END,
    Setting,
    everybody,
    play_on,
    random_session,
    session_at,
    settings_of_all_editions,
    snapshot,
    view_bytes,
)

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)  # in hundredths of a game's usual length
every_setting = pytest.mark.parametrize("setting", settings_of_all_editions(), ids=repr)

# The bounds of the specs: no game asks for more choices than this.
CHOICES_AT_MOST = {
    ("crooks", "house"): {2: 162, 3: 235, 4: 308},
    ("crooks", "wild"): {2: 258, 3: 379, 4: 500},  # $60 a seat and $9 from pockets; $2 a recruit
    ("sneaks", "house"): {2: 199, 3: 199, 4: 363, 5: 421},
    ("kings", "house"): {2: 250_000, 3: 250_000, 4: 250_000, 5: 250_000},
    # 300 choices a turn: 10 rounds of 3 or 4 inmates, or 14 of 4, 6 or 8
    ("animalcatraz", "house"): {
        2: 16_800,
        3: 9_000,
        4: 12_000,
        5: 25_200,
        6: 25_200,
        7: 33_600,
        8: 33_600,
    },
}


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_exactly_the_legal_choices_are_accepted(setting: Setting, seed: int, moment: int) -> None:
    session = session_at(setting, seed, moment)
    state = session.state
    asked = state.asked()
    for seat in everybody(state):
        legal = state.legal(seat)
        assert bool(legal) == (seat in asked)
        for code in range(len(setting.game.actions)):
            refusal = state.refusal(seat, code, state.decision(seat) if seat >= 0 else None)
            assert (refusal is None) == (code in legal)


@every_setting
@given(seed=SEEDS, moment=MOMENTS, data=st.data())
def test_a_refused_choice_changes_nothing(
    setting: Setting, seed: int, moment: int, data: st.DataObject
) -> None:
    session = session_at(setting, seed, moment)
    state, game = session.state, setting.game
    before = snapshot(game, state)
    views = [view_bytes(game, state, seat) for seat in everybody(state)]
    entries = len(session.journal.entries)
    seat = data.draw(st.one_of(st.integers(-3, 12), st.none(), st.text(max_size=2)))
    action = data.draw(
        st.one_of(st.integers(-5, len(game.actions) + 5), st.booleans(), st.floats(), st.text())
    )
    decision = data.draw(st.one_of(st.none(), st.integers(-2, 300), st.text(max_size=3)))
    if state.refusal(seat, action, decision) is None:
        return
    with pytest.raises(Refused) as refused:
        state.play(seat, action, decision)
    assert refused.value.refusal.rule.startswith(game.rule_prefix + "-")
    assert snapshot(game, state) == before
    assert [view_bytes(game, state, seat) for seat in everybody(state)] == views
    assert len(session.journal.entries) == entries


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_a_choice_for_another_decision_is_stale(setting: Setting, seed: int, moment: int) -> None:
    state = session_at(setting, seed, moment).state
    for seat in state.asked():
        action = state.legal(seat)[0]
        for decision in (state.decision(seat) - 1, state.decision(seat) + 1, "0", 1.5, True):
            refusal = state.refusal(seat, action, decision)
            assert refusal is not None
            assert refusal.code == "stale"


@every_setting
@given(seed=SEEDS)
def test_the_same_record_gives_the_same_game(setting: Setting, seed: int) -> None:
    first = random_session(setting, seed, TO_THE_END)
    text = first.record().to_json()
    second = replay(parse_record(text), setting.game, setting.edition)
    assert second.record().to_json() == text
    assert snapshot(setting.game, second.state) == snapshot(setting.game, first.state)
    assert json.encode(second.journal.entries) == json.encode(first.journal.entries)
    for seat in everybody(first.state):
        views = [view_bytes(setting.game, session.state, seat) for session in (first, second)]
        assert views[0] == views[1]


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS, secretive=st.booleans())
def test_a_seat_cannot_tell_a_redeal(
    setting: Setting, seed: int, moment: int, dealt: int, secretive: bool
) -> None:
    game = setting.game
    options = SECRETIVE.get(game.name, {}) if secretive else {}
    state = session_at(setting, seed, moment, **options).state
    before = snapshot(game, state)
    for seat in everybody(state):
        other = state.redeal(seat, fast_chance(dealt))
        assert view_bytes(game, other, seat) == view_bytes(game, state, seat)
        assert other.waiting_seen_by(seat) == state.waiting_seen_by(seat)
        assert (other.waiting() == 0) == (state.waiting() == 0)
        assert all(other.legal(asked) for asked in other.asked())
        assert other.legal(seat) == state.legal(seat)
        for code in range(len(game.actions)):
            assert other.refusal(seat, code) == state.refusal(seat, code)
        position, agreed = game.position_of(other), game.options(options)
        restored = game.restore(setting.edition, position, agreed, fast_chance(0))
        assert snapshot(game, restored) == snapshot(game, other)
    assert snapshot(game, state) == before


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_everybody_knows_whether_it_is_asked(setting: Setting, seed: int, moment: int) -> None:
    """And knows of nobody that it is who is not; spectators know no more than any seat."""
    state = session_at(setting, seed, moment).state
    for seat in everybody(state):
        known = state.waiting_seen_by(seat)
        assert known & ~state.waiting() == 0
        assert state.waiting_seen_by(SPECTATOR) & ~known == 0
        assert seat == SPECTATOR or bool(known >> seat & 1) == state.is_asked(seat)


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_a_copy_is_a_table_of_its_own(setting: Setting, seed: int, moment: int) -> None:
    session = session_at(setting, seed, moment)
    before = snapshot(setting.game, session.state)
    copy = session.state.copy()
    assert snapshot(setting.game, copy) == before
    chance = fast_chance(seed)
    while asked := copy.asked():
        legal = copy.legal(asked[0])
        copy.play(asked[0], legal[chance.below(len(legal))])
    assert snapshot(setting.game, session.state) == before
    assert copy.waiting() == 0


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_a_position_is_the_whole_state(setting: Setting, seed: int, moment: int) -> None:
    game = setting.game
    state = session_at(setting, seed, moment).state
    text = json.encode(game.position_of(state))
    position = json.decode(text, type=game.position_type)
    restored = game.restore(setting.edition, position, game.options({}), fast_chance(0))
    assert snapshot(game, restored) == text
    assert restored.b == state.b  # what the rules go by, also where no text shows it
    for seat in everybody(state):
        assert view_bytes(game, restored, seat) == view_bytes(game, state, seat)
        assert restored.legal(seat) == state.legal(seat)


@every_setting
@given(seed=SEEDS)
def test_every_game_ends_within_its_bound(setting: Setting, seed: int) -> None:
    session = random_session(setting, seed, TO_THE_END)
    bound = CHOICES_AT_MOST[setting.game.name, setting.edition_name]
    assert session.state.waiting() == 0
    assert len(session.moves) <= bound[setting.seats]
    places = sorted(standing.place for standing in session.state.standings())
    assert places[0] == 1
    refusal = session.state.refusal(0, 0)
    assert refusal is not None
    assert refusal.code == "game_over"


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_the_journal_speaks_every_language(setting: Setting, seed: int, moment: int) -> None:
    session = session_at(setting, seed, moment)
    players = [f"Player {seat}" for seat in range(setting.seats)]
    different = {
        json.encode(event): event
        for seat in everybody(session.state)
        for event in session.journal.seen_by(seat)
    }
    for language in LANGUAGES:
        speaker = setting.game.speaker(session.edition, language, players)
        for event in different.values():
            assert speaker.event(event)


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_every_event_names_its_rule(setting: Setting, seed: int, moment: int) -> None:
    """A rule of the game that can be read, for all and for the insiders."""
    session = session_at(setting, seed, moment)
    texts = rulebook(setting.game, "en").texts
    for entry in session.journal.entries:
        for event in (entry.public, entry.private):
            assert event is None or event.rule in texts, event


@every_setting
def test_a_game_is_for_its_number_of_seats_only(setting: Setting) -> None:
    game = setting.game
    for seats in (-1, 0, 1, max(game.seat_counts) + 1, 100):
        with pytest.raises(ValueError, match="bad_player_count"):
            game.new(setting.edition, seats, game.options({}), fast_chance(1))


@every_setting
@given(seed=SEEDS, moment=MOMENTS)
def test_a_session_can_go_on_after_a_replay(setting: Setting, seed: int, moment: int) -> None:
    session = session_at(setting, seed, moment)
    again = replay(session.record(), setting.game, session.edition)
    play_on(session, seed + 1, TO_THE_END)
    play_on(again, seed + 1, TO_THE_END)
    assert digest_of(setting.game, session.state) == digest_of(setting.game, again.state)


@every_setting
def test_redeals_differ_from_the_real_deal(setting: Setting) -> None:
    """A redeal that hands over the real table would keep every other law, and let bots peek."""
    moments = [session_at(setting, seed, 30).state for seed in range(12)]
    differing = sum(
        snapshot(setting.game, state.redeal(0, fast_chance(seed))) != snapshot(setting.game, state)
        for seed, state in enumerate(moments)
    )
    assert differing >= 10
