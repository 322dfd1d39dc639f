"""A terminal offers nothing that the table does not have."""

from typing import Any

import pytest

from backroom import games
from backroom.cli.menu import Menu
from backroom.games.kings.actions import NO, OWN, YES
from backroom.games.kings.board import DICE
from backroom.kernel.chance import fast_chance
from support import Setting, random_session

FAR = 400
LONG = 900  # choices of a game at most
DULL = {"withdraw", "end-moves", "end-turn", "dismiss", "no", "pass"}


def test_no_exchange_is_refused_with_a_seat_that_nobody_sits_on() -> None:
    sneaks = games.game("sneaks")
    speaker = sneaks.speaker(sneaks.edition(), "en", ["Ann", "Bob", "Cy"])
    for seed in range(FAR):
        session = random_session(Setting(sneaks, 3), seed, 12 + seed % 20)
        for seat in session.state.asked():
            view = sneaks.view(session.state, seat)
            menu = Menu(session.state, seat, view, sneaks, speaker)
            refused = [code for codes in menu.refused().values() for code in codes]
            trades = [code for code in refused if speaker.actions[code].kind == "trade"]
            if trades:
                assert not any("S3" in menu.words(code) for code in trades)
                assert not any("S4" in menu.words(code) for code in trades)
                return
    pytest.fail("nobody was asked for an exchange")


def test_only_a_crook_with_an_ability_is_offered_with_it() -> None:
    crooks = games.game("crooks")
    speaker = crooks.speaker(crooks.edition(), "en", ["Ann", "Bob", "Cy"])
    said: dict[bool, set[bool]] = {True: set(), False: set()}
    for seed in range(FAR):
        session = random_session(Setting(crooks, 3), seed, 2)
        seat = session.state.asked()[0]
        view = crooks.view(session.state, seat)
        hand = getattr(view, "hand", None)
        if hand is not None:
            able = bool(session.edition.crook(hand).ability)
            said[able].add("ability" in crooks.asking(view, speaker).question())
    assert said == {True: {True}, False: {False}}


def _is_boss_alone(view: Any) -> bool:
    """Whether nobody but this seat's boss can die in the fight that it is asked about."""
    side = next(side for side in view.fight.sides if side.seat == view.you)
    there = [one for one in view.seats[view.you].characters if one.at == view.fight.district]
    return [one.slot for one in there] == [0] and side.jokers == 0


def test_what_may_cost_a_lone_boss_is_asked_twice_and_nothing_else() -> None:
    kings = games.game("kings")
    speaker = kings.speaker(kings.edition(), "en", ["Ann", "Bob", "Cy"])
    met: set[tuple[str, bool]] = set()
    for seed in range(FAR):
        session = random_session(Setting(kings, 3), seed, 0)
        chance = fast_chance(f"fights {seed}")
        while session.state.waiting() and len(session.moves) < LONG:
            seat = session.state.asked()[0]
            view: Any = kings.view(session.state, seat)
            legal = list(session.state.legal(seat))
            asking = kings.asking(view, speaker)
            warned = {code for code in legal if asking.warning(code)}
            if view.phase in ("fold", "resist"):
                alone, dice = _is_boss_alone(view), len(view.fight.sides[0].dice)
                last = view.phase == "resist" or dice == DICE - 1
                lethal = NO if view.phase == "fold" else YES
                assert warned == ({lethal} if alone and last else set())
                met.add((f"{view.phase} {dice}", alone))
            elif view.phase == "casualty":
                assert warned == {code for code in legal if code == OWN}
            else:
                assert not warned
            lively = [code for code in legal if kings.actions[code].kind not in DULL]
            pool = lively if lively and chance.below(4) > 0 else legal
            session.play(seat, pool[chance.below(len(pool))])
        if met >= {("fold 3", True), ("fold 4", True), ("fold 4", False), ("resist 3", True)}:
            return
    pytest.fail(f"only met: {sorted(met)}")
