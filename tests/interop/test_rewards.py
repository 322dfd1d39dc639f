"""Rewards follow places and tell a seat nothing that it does not know."""

import pytest

from backroom import games
from backroom.interop.rewards import by_place, prospects
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.state import Standing, State
from support import Setting, session_at, settings


def standings(*places: int) -> list[Standing]:
    best_first = sorted((place, seat) for seat, place in enumerate(places))
    return [Standing(seat, place, 0, ()) for place, seat in best_first]


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((2, 1), [-1.0, 1.0]),
        ((1, 1), [0.0, 0.0]),
        ((4, 1, 3, 2), [-1.0, 1.0, -1 / 3, 1 / 3]),
        ((3, 1, 3, 1), [-2 / 3, 2 / 3, -2 / 3, 2 / 3]),
    ],
)
def test_a_seat_is_paid_for_those_it_beats(places: tuple[int, ...], rewards: list[float]) -> None:
    assert by_place(standings(*places)) == pytest.approx(rewards)


def test_partners_share_their_reward() -> None:
    setting = Setting(games.game("animalcatraz"), 4)
    final = session_at(setting, 3, 1000, mode="advanced", teams="on").state
    assert final.waiting() == 0
    rewards = by_place(final.standings())
    assert rewards[0] == rewards[1] == -rewards[2] == -rewards[3] != 0


class OnlyRedealt:
    """A table that shows nothing but tables which a seat cannot tell from it."""

    def __init__(self, state: State, seat: int) -> None:
        self.seats = state.seats
        self._state = state
        self._seat = seat

    def redeal(self, seat: int, chance: Chance) -> State:
        assert seat == self._seat
        return self._state.redeal(seat, chance)


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_prospects_are_judged_by_what_a_seat_knows(setting: Setting) -> None:
    state = session_at(setting, 2, 50).state
    for seat in range(setting.seats):
        hidden: State = OnlyRedealt(state, seat)  # type: ignore[assignment]
        assert -1 <= prospects(setting.game, hidden, seat, fast_chance(1)) <= 1
