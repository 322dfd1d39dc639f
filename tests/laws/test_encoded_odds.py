"""The odds that encodings tell are those of the views, in shares of 120."""

from collections import defaultdict
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.games.animalcatraz.view.parts import AnimalcatrazView, Prospect
from backroom.games.kings.view.parts import KingsView
from backroom.kernel.encoding import amounts_of
from backroom.kernel.state import State
from support import Setting, session_at

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)
SHARES = 120
KINGS = Setting(games.game("kings"), 4)
ANIMALCATRAZ = Setting(games.game("animalcatraz"), 4)
BEST = [("corruption", "to_corrupt"), ("event", "to_do_the_event"), ("escape", "to_escape")]


def told(setting: Setting, state: State, seat: int) -> dict[str, dict[tuple[str, ...], int]]:
    """By slot and place: the amounts of an encoding that are no one-hots."""
    columns = setting.game.encoding.columns(setting.edition.cards, setting.seats)
    found: dict[str, dict[tuple[str, ...], int]] = defaultdict(dict)
    amounts = amounts_of(setting.game.encoder(), state, seat, False, len(columns))
    for number, amount in amounts.items():
        if columns[number].form == "Scaled":
            found[columns[number].slot][columns[number].where] = amount
    return found


def share(odds: Any) -> int:
    return SHARES * int(odds.win) // int(odds.of)


@given(seed=SEEDS, moment=MOMENTS)
def test_kings_tells_the_odds_of_its_views(seed: int, moment: int) -> None:
    state = session_at(KINGS, seed, moment).state
    for seat in range(KINGS.seats):
        view, found = KINGS.game.view(state, seat), told(KINGS, state, seat)
        assert isinstance(view, KingsView)
        expected = {
            (str(slot), str(cars)): share(odds)
            for group in view.groups or []
            for slot in group.slots
            for cars, odds in enumerate(group.arrest, 1)
            if share(odds)
        }
        if view.groups is not None:
            assert found["arrest_odds"] == expected
        if view.fight is not None:
            assert found["fight_odds"].get((), 0) == share(view.fight.odds)
        steps = [way.steps for way in view.ways or [] if way.to == "goal" and way.steps]
        own = [steps for (turn, _), steps in found["carries.steps"].items() if turn == "own"]
        assert sorted(own) == sorted(steps)


@given(seed=SEEDS, moment=MOMENTS)
def test_animalcatraz_tells_the_best_of_its_prospects(seed: int, moment: int) -> None:
    state = session_at(ANIMALCATRAZ, seed, moment).state
    for seat in range(ANIMALCATRAZ.seats):
        view, found = ANIMALCATRAZ.game.view(state, seat), told(ANIMALCATRAZ, state, seat)
        assert isinstance(view, AnimalcatrazView)
        if view.riot is not None or view.winner is not None:
            continue
        own = [one for one in view.prospects if one.inmate == view.eyes and one.gangster is None]
        for roll, slot in BEST:
            best = max((share(one.odds) for one in own if one.roll == roll), default=0)
            assert found[slot].get((), 0) == best, roll
        recruited = [share(one.odds) for one in own if one.roll == "recruiting"]
        assert sorted(found["to_recruit"].values()) == sorted(filter(None, recruited))
        fights = [one for one in own if one.roll == "fight"]
        assert sorted(found["inmate.to_fight"].values()) == best_by_target(fights)


def best_by_target(fights: list[Prospect]) -> list[int]:
    """With no more than one weapon, against the inmates themselves."""
    best: dict[str, int] = {}
    for one in fights:
        cards = one.cards or []
        is_inmate = one.target in ANIMALCATRAZ.edition.cards.inmate_ids
        if is_inmate and len(cards) < 2 and "primal_drug" not in cards:
            best[str(one.target)] = max(best.get(str(one.target), 0), share(one.odds))
    return sorted(filter(None, best.values()))
