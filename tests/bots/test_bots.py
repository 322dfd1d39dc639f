"""Bots choose legally from what their seat knows, and a failing one is replaced."""

import gc
import sys
from itertools import count
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import pytest
from msgspec import json

from backroom import games
from backroom.bots import Bot, BotFailed, Chair, Failure, bot_names, external, make_bot, search
from backroom.bots.steady import SteadyBot
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State
from backroom.kernel.text import phrasebook

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"
QUICK = {"random": "random", "greedy": "greedy", "search": "search:simulations=20"}


def mid_game(name: str, choices: int = 12) -> tuple[Game, Any, State]:
    game = games.game(name)
    edition = game.edition()
    state = game.new(edition, max(3, min(game.seat_counts)), game.options({}), fast_chance(5))
    chance = fast_chance(6)
    for _ in range(choices):
        seat = state.asked()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    return game, edition, state


def chair_of(game: Game, state: State) -> Chair:
    return Chair(game, state, state.asked()[0], fast_chance(7))


def reachable(start: object) -> list[object]:
    """Everything that can be found from an object, types and modules left out."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, (type, type(sys))):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(found.values())


@pytest.mark.parametrize("name", games.names())
def test_a_chair_shows_what_the_seat_sees_and_holds_no_real_table(name: str) -> None:
    game, _, state = mid_game(name)
    chair = chair_of(game, state)
    assert json.encode(chair.view) == json.encode(game.view(state, chair.seat))
    assert list(chair.legal) == state.legal(chair.seat)
    assert chair.decision == state.decision(chair.seat)
    assert not any(thing is state for thing in reachable(chair))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("bot", sorted(QUICK))
def test_bots_choose_legally_and_again_the_same(name: str, bot: str) -> None:
    game, edition, state = mid_game(name)
    chair = chair_of(game, state)
    choices = {
        make_bot(QUICK[bot], game, edition).choose(chair_of(game, state), fast_chance(8))
        for _ in range(2)
    }
    assert len(choices) == 1
    assert choices <= set(chair.legal)


def test_every_bot_is_listed_and_no_other() -> None:
    assert bot_names() == ["exec", "greedy", "random", "search"]


@pytest.mark.parametrize(
    "name", ["nobody", "search:harder", "search:simulations=0", "search:seconds=x", "exec:"]
)
def test_unknown_bots_and_budgets_are_refused(name: str) -> None:
    game, edition, _ = mid_game("crooks", 0)
    with pytest.raises(SetupError):
        make_bot(name, game, edition)


def test_greedy_beats_chance_at_crooks() -> None:
    """Duplicate play: each of a few deals once on every seat; an even share would be 4 of 16."""
    assert wins_of_first("crooks", ["greedy", "random", "random", "random"], 4) >= 10


def wins_of_first(name: str, bots: list[str], deals: int) -> int:
    game = games.game(name)
    edition = game.edition()
    wins = 0
    for deal in range(deals):
        for shift in range(len(bots)):
            state = game.new(edition, len(bots), game.options({}), fast_chance(deal))
            players = [make_bot(bot, game, edition) for bot in bots]
            chance = fast_chance(f"{deal} {shift}")
            while asked := state.asked():
                bot = players[(asked[0] + shift) % len(bots)]
                state.play(asked[0], bot.choose(Chair(game, state, asked[0], chance), chance))
            winners = {s.seat for s in state.standings() if s.place == 1}
            wins += (-shift) % len(bots) in winners
    return wins


# Programs of their own.


def program(tmp_path: Path, body: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(f"import json, sys, time\n{body}\n", encoding="utf-8")
    return f"exec:{sys.executable} {path}"


HELLO = 'sys.stdin.readline(); print(json.dumps({"type": "ready"}), flush=True)\n'


def test_the_example_of_the_docs_plays() -> None:
    game, edition, state = mid_game("crooks", 0)
    player = SteadyBot(f"exec:{sys.executable} {EXAMPLE}", game, edition)
    chair = chair_of(game, state)
    assert player.choose(chair, fast_chance(1)) in chair.legal
    assert player.failure is None
    player.leave()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (HELLO + 'for line in sys.stdin: print("nonsense", flush=True)', "3 bad answers"),
        (HELLO + "for line in sys.stdin: print(json.dumps({'action': 'fly'}), flush=True)", "fly"),
        (HELLO + "sys.exit(1)", "the program has ended"),
        ("sys.stdin.readline(); print('hi', flush=True); time.sleep(9)", "ready"),
        ("raise SystemExit", "the program has ended"),
    ],
)
def test_a_failing_program_is_replaced(tmp_path: Path, body: str, why: str) -> None:
    game, edition, state = mid_game("crooks", 0)
    player = SteadyBot(program(tmp_path, body), game, edition)
    chair = chair_of(game, state)
    assert player.choose(chair, fast_chance(1)) in chair.legal
    assert player.failure is not None
    assert why in player.failure.told(phrasebook("en"))
    assert player.choose(chair, fast_chance(2)) in chair.legal


def test_a_program_that_cannot_be_started_is_replaced() -> None:
    game, edition, state = mid_game("crooks", 0)
    player = SteadyBot("exec:./there-is-no-such-bot", game, edition)
    assert player.choose(chair_of(game, state), fast_chance(1)) in chair_of(game, state).legal
    assert player.failure is not None
    assert "cannot be started" in player.failure.told(phrasebook("en"))


def test_two_bad_answers_are_forgiven(tmp_path: Path) -> None:
    body = HELLO + (
        "json.loads(sys.stdin.readline()); print('?', flush=True)\n"
        "error = json.loads(sys.stdin.readline()); assert error['strikes'] == 1\n"
        "print(json.dumps({'action': 99}), flush=True)\n"
        "error = json.loads(sys.stdin.readline()); assert error['strikes'] == 2\n"
        "print(json.dumps({'action': 'pass'}), flush=True)"
    )
    game, edition, state = mid_game("crooks", 0)
    bot = make_bot(program(tmp_path, body), game, edition)
    assert game.actions.words(bot.choose(chair_of(game, state), fast_chance(1))) == "pass"
    bot.leave()


@pytest.mark.parametrize(
    "body",
    [
        HELLO + "time.sleep(60)",  # thinks for too long, and does not even read
        HELLO + "for line in sys.stdin: time.sleep(0.3); print('?', flush=True)",  # plays for time
    ],
)
def test_overtime_is_cut_off(tmp_path: Path, body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it must be asked again, a program has its time once."""
    monkeypatch.setattr(external, "CHOICE_SECONDS", 0.5)
    monkeypatch.setattr(external, "GOODBYE_SECONDS", 0.01)
    game, edition, state = mid_game("animalcatraz", 0)  # whose view is large
    bot = external.ExternalBot(game, edition, program(tmp_path, body).removeprefix("exec:"))
    chair = chair_of(game, state)
    bot._start(chair)
    begin = monotonic()
    with pytest.raises(BotFailed) as failed:
        bot.choose(chair, fast_chance(1))
    taken = monotonic() - begin
    bot.leave()
    assert failed.value.failure == Failure("no-answer", (("seconds", 0.5),))
    # If each answer had time of its own it would fail for three bad ones. A busy machine is late.
    assert 0.5 <= taken < 30.0


def test_a_search_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of its own: each look at it takes a hundredth of the budget."""
    looks = count()
    monkeypatch.setattr(search, "thread_time", lambda: next(looks) / 500)
    monkeypatch.setattr(search, "perf_counter", lambda: 0.0)
    game, edition, state = mid_game("crooks")
    bot = make_bot("search:seconds=0.2", game, edition)
    assert bot.choose(chair_of(game, state), fast_chance(1)) in chair_of(game, state).legal
    assert next(looks) / 500 <= 0.2 * 1.1


@pytest.mark.parametrize("name", games.names())
def test_a_search_keeps_to_its_seconds(name: str) -> None:
    """Processor time cannot be more than the time on the wall, and busy neighbours do not count."""
    game, edition, state = mid_game(name, 40)
    bot = make_bot("search:seconds=0.2", game, edition)
    chair = chair_of(game, state)
    begin = process_time()
    bot.choose(chair, fast_chance(1))
    assert process_time() - begin <= 0.2 * 1.1


class Mute(Bot):
    def choose(self, chair: Chair, chance: Chance) -> int:
        return chair.legal[0]

    def speak(self, chair: Chair, chance: Chance) -> int | None:
        raise RuntimeError("lost for words")


def test_a_bot_that_fails_when_nobody_asked_is_replaced_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, edition, state = mid_game("crooks", 0)
    monkeypatch.setattr("backroom.bots.random.BOT", Mute)
    player = SteadyBot("random", game, edition)
    assert player.speak(chair_of(game, state), fast_chance(1)) is None  # greedy keeps silent
    assert player.failure is not None
    assert "RuntimeError: lost for words" in player.failure.told(phrasebook("en"))


class Careless(Bot):
    def choose(self, chair: Chair, chance: Chance) -> int:
        raise BotFailed("not-ready")


def test_the_stand_in_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    game, edition, state = mid_game("crooks", 0)
    monkeypatch.setattr("backroom.bots.random.BOT", Careless)
    player = SteadyBot("random", game, edition)
    greedy = make_bot("greedy", game, edition)
    choice = player.choose(chair_of(game, state), fast_chance(3))
    assert choice == greedy.choose(chair_of(game, state), fast_chance(3))
    assert player.failure == Failure("not-ready")


@pytest.mark.parametrize(("name", "moment"), [("animalcatraz", 40), ("kings", 42)])
def test_what_a_failing_bot_was_asked_is_answered_as_the_rules_say(
    name: str, moment: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AZ-763, NK-431: once; from then on the stand-in answers."""
    game, edition, state = mid_game(name, moment)
    monkeypatch.setattr("backroom.bots.random.BOT", Careless)
    player = SteadyBot("random", game, edition)
    default = game.default_choice(state, state.asked()[0])
    greedy = make_bot("greedy", game, edition).choose(chair_of(game, state), fast_chance(3))
    assert default != greedy
    assert player.choose(chair_of(game, state), fast_chance(3)) == default
    assert player.failure == Failure("not-ready")
    assert player.choose(chair_of(game, state), fast_chance(3)) == greedy
