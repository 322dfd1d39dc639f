"""A view with all open says of everything what its owner's own view says, and hides nothing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from backroom.games.animalcatraz.view.parts import AnimalcatrazView
from backroom.games.crooks.board import CROOKS
from backroom.games.crooks.view.parts import CrooksView
from backroom.games.kings.view.parts import KingsView
from backroom.games.sneaks.view.parts import SneaksView
from backroom.kernel.state import SPECTATOR, State
from support import Setting, session_at, settings, settings_of_all_editions

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)  # in hundredths of a game's usual length
SWITCH = st.sampled_from(["on", "off"])


def looked(setting: Setting, state: State) -> tuple[Any, list[Any]]:
    """The table with all open, and as every seat sees it."""
    game = setting.game
    opened: Any = game.open_view(state)
    assert opened.you == SPECTATOR
    return opened, [game.view(state, seat) for seat in range(state.seats)]


def points_of(state: State) -> list[int]:
    """By seat, as if the game ended now."""
    return [one.points for one in sorted(state.standings(), key=lambda one: one.seat)]


@pytest.mark.parametrize("setting", settings_of_all_editions("crooks"), ids=repr)
@effort(max_examples=15)
@given(seed=SEEDS, moment=MOMENTS, memory_aid=st.booleans())
def test_crooks(setting: Setting, seed: int, moment: int, memory_aid: bool) -> None:
    state = session_at(setting, seed, moment, memory_aid=memory_aid).state
    opened: CrooksView
    opened, views = looked(setting, state)
    for own, seat in zip(views, opened.seats, strict=True):
        row = [[placed.crook for placed in cell] for cell in own.seats[own.you].row]
        assert [[placed.crook for placed in cell] for cell in seat.row] == row
    active: CrooksView = views[opened.active]
    assert (opened.pile, opened.hand) == (active.pile, active.hand)
    assert everybody_in(opened) == list(range(1, CROOKS + 1))
    assert [seat.score_known for seat in opened.seats] == points_of(state)
    for seat in opened.seats:
        gangs = sum(gang.points for gang in opened.gangs if gang.leader == seat.seat)
        targets = sum(target.points[seat.seat] for target in opened.targets)
        assert targets + gangs == seat.score_known
    assert not any(any(target.unknown) for target in opened.targets)
    assert not any(any(gang.unknown) for gang in opened.gangs)
    assert opened.result is None or opened == setting.game.view(state, SPECTATOR)


def everybody_in(opened: CrooksView) -> list[int]:
    """All crooks that a view names; each lies in one place."""
    rows = [placed for seat in opened.seats for cell in seat.row for placed in cell]
    placed = [one.crook or 0 for one in [*rows, *opened.box, *(opened.moving or [])]]
    piles = [crook for hangout in opened.hangouts for crook in hangout.crooks or []]
    hand = [] if opened.hand is None else [opened.hand]
    return sorted([*placed, *piles, *hand, *(opened.undealt or [])])


@pytest.mark.parametrize("setting", settings("sneaks"), ids=repr)
@effort(max_examples=15)
@given(seed=SEEDS, moment=MOMENTS)
def test_sneaks(setting: Setting, seed: int, moment: int) -> None:
    state = session_at(setting, seed, moment).state
    opened: SneaksView
    opened, views = looked(setting, state)
    own: SneaksView
    for own in views:
        assert opened.seats[own.you].stash == own.seats[own.you].stash
        assert own.plan == (opened.plans[own.you] if opened.plans else None)
    assert (opened.plans is None) == (opened.result is not None)
    assert [seat.points_now for seat in opened.seats] == points_of(state)
    for colour in opened.colours:
        assert colour.best == colour.worst == colour.places
    assert len(opened.loot_deck.cards or []) == opened.loot_deck.count
    assert len(opened.stash_deck.cards or []) == opened.stash_deck.count
    assert opened.result is None or opened == setting.game.view(state, SPECTATOR)


@pytest.mark.parametrize("setting", settings("kings"), ids=repr)
@effort(max_examples=15)
@given(seed=SEEDS, moment=MOMENTS, deals=SWITCH)
def test_kings(setting: Setting, seed: int, moment: int, deals: str) -> None:
    state = session_at(setting, seed, moment, deals=deals).state
    opened: KingsView
    opened, views = looked(setting, state)
    own: KingsView
    for own in views:
        assert opened.seats[own.you] == own.seats[own.you]
        assert opened.hands is not None
        assert opened.hands[own.you] == own.hand
        missions = [mission for mission in own.missions if mission.seat == own.you]
        assert [mission for mission in opened.missions if mission.seat == own.you] == missions
        if own.phase == "bid":
            assert opened.bids is not None
            assert opened.bids[own.you] == own.own_bid
        if own.talks is not None and own.you in (own.talks.seat, own.talks.other):
            assert opened.talks == own.talks
        assert own.window in (None, opened.window)
    assert not any(mission.hidden for mission in opened.missions)
    assert opened.waiting == state.asked()
    if opened.phase != "start_tile":  # the tiles to start from are seen when they are chosen
        assert len(opened.unseen_tiles) == opened.bag_count


@pytest.mark.parametrize("setting", settings("animalcatraz"), ids=repr)
@effort(max_examples=8)
@given(seed=SEEDS, moment=MOMENTS, memory=SWITCH)
def test_animalcatraz(setting: Setting, seed: int, moment: int, memory: str) -> None:
    inmates = "two" if setting.seats <= 4 else "dealt"  # so many there are to choose from
    state = session_at(setting, seed, moment, memory=memory, inmates=inmates).state
    opened: AnimalcatrazView
    opened, views = looked(setting, state)
    own: AnimalcatrazView
    for own in views:
        assert own.rival is not None
        assert opened.rivals[own.rival] == own.rivals[own.rival]
        for inmate in own.your_inmates:
            assert opened.inmates[inmate] == own.inmates[inmate]
        for cell, mine in zip(opened.cells, own.cells, strict=True):
            if cell.rival == own.rival:
                assert cell.cards == mine.cards
            for spare, its in zip(cell.spare, mine.spare, strict=True):
                assert spare.by != own.rival or spare.card == its.card
        assert own.trade in (None, opened.trade)
        assert (own.offers or {}).items() <= (opened.offers or {}).items()
        if own.you in own.waiting:
            assert opened.question == own.question
    assert None not in cards_in(opened)
    assert all(rival.has_plan == (rival.plan is not None) for rival in opened.rivals)
    assert all(deck.left == len(deck.may_hold or []) for deck in opened.decks)


def cards_in(opened: AnimalcatrazView) -> list[str | None]:
    """All cards of a view that somebody could hide; of every pile as many as it holds."""
    piles = [opened.chair, opened.infirmary_pile, opened.crime_deck, *opened.plan_piles]
    assert all(len(pile.cards) == pile.count for pile in piles)
    spare = [one for cell in opened.cells for one in cell.spare if one.has_card]
    gang = [gangster for inmate in opened.inmates for gangster in inmate.gangsters]
    return [
        *(card for inmate in opened.inmates for card in inmate.cards),
        *(crime.crime for inmate in opened.inmates for crime in inmate.crimes),
        *(card for gangster in gang for card in gangster.cards),
        *(card for cell in opened.cells for card in cell.cards),
        *(one.card for one in spare),
        *(card for pile in piles for card in pile.cards),
    ]
