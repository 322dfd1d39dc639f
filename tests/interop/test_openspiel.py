"""OpenSpiel's own tests, its search on our games, and what they do not ask."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from backroom import games
from backroom.interop import openspiel
from backroom.kernel.chance import fast_chance
from backroom.kernel.refusals import SetupError
from support import Setting, settings

CHOICES = 5


def load(name: str, seats: int, **given: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, {"seats": seats, **given})


def play_on(state: Any, seed: int, choices: int) -> None:
    """Random choices, seldom the first legal one, which may be to pass; and the luck they need."""
    chance = fast_chance(seed)
    while not state.is_terminal() and (choices > 0 or state.is_chance_node()):
        choices -= not state.is_chance_node()
        legal = state.legal_actions()[1:] or state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])


def settle(state: Any, random: np.random.RandomState) -> None:
    """The luck that stands between two choices."""
    while state.is_chance_node():
        state.apply_action(random.randint(openspiel.OUTCOMES))


@pytest.mark.parametrize("name", games.names())
def test_the_random_simulation_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name, 3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(setting: Setting) -> None:
    state = load(setting.game.name, setting.seats).new_initial_state()
    luck = fast_chance(1)
    for moment in range(3):
        play_on(state, moment, CHOICES)
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: luck.below(1000) / 1000)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        for form in ("string", "tensor"):
            known = getattr(state, f"information_state_{form}")(player)
            for told in (state, other):
                assert getattr(told, f"information_state_{form}")(player) == known
                assert getattr(told, f"observation_{form}")(player) == known


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_a_game_follows_from_its_history(setting: Setting) -> None:
    game = load(setting.game.name, setting.seats)
    state, again = game.new_initial_state(), game.new_initial_state()
    play_on(state, 3, CHOICES)
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    copy = state.clone()
    before = str(state)
    play_on(copy, 4, CHOICES)
    assert str(copy) != before == str(state)


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_the_search_of_openspiel_plays(setting: Setting) -> None:
    game = load(setting.game.name, setting.seats)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=3, random_state=random)
    state = game.new_initial_state()
    for _ in range(3):
        settle(state, random)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_the_search_of_openspiel_plays_to_the_end() -> None:
    game = load("crooks", 2)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=4, random_state=random)
    state = game.new_initial_state()
    settle(state, random)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_partners_have_the_same_returns() -> None:
    state = load("animalcatraz", 4, options="mode:advanced;teams:on").new_initial_state()
    play_on(state, 1, 100_000)
    first, second, third, fourth = state.returns()
    assert first == second == -third == -fourth != 0


def test_a_plan_is_hidden_from_who_plans_later() -> None:
    """Seats plan at once: what the first has chosen leaves no trace before the others."""
    texts = []
    for choice in range(2):
        state = load("sneaks", 3).new_initial_state()
        settle(state, np.random.RandomState(1))
        state.apply_action(state.legal_actions()[choice])
        texts.append([state.information_state_string(seat) for seat in range(3)])
    assert texts[0][0] != texts[1][0]
    assert texts[0][1:] == texts[1][1:]


def test_public_information_is_what_a_spectator_sees() -> None:
    game = load("crooks", 3)
    state = game.new_initial_state()
    play_on(state, 2, CHOICES)
    private = pyspiel.PrivateInfoType
    public, own = (
        make_observation(game, pyspiel.IIGObservationType(True, False, kind))
        for kind in (private.NONE, private.SINGLE_PLAYER)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"you":-1' in public.string_from(state, 0)
    assert '"you":1' in own.string_from(state, 1)
    with pytest.raises(Exception, match="nobody sees"):
        make_observation(game, pyspiel.IIGObservationType(True, False, private.ALL_PLAYERS))


def test_an_environment_of_openspiel_runs() -> None:
    crooks = games.game("crooks")
    columns = crooks.encoding.columns(crooks.edition().cards, 2)
    environment = rl_environment.Environment(load("crooks", 2))
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == len(columns)
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seats": 9}, "seats"),
        ({"seats": 3, "options": "memory_aid"}, "name:value;name:value"),
        ({"seats": 3, "options": "memory:1"}, "memory"),
        ({"seats": 3, "edition": "/nowhere.toml"}, "nowhere"),
    ],
)
def test_a_game_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises((SetupError, ValueError), match=why):
        load("crooks", **given)


def test_games_with_unasked_speech_are_refused() -> None:
    with pytest.raises(ValueError, match="unasked"):
        load("kings", 3, options="deals:on")


def test_an_option_can_stand_in_the_name_of_a_game() -> None:
    game = pyspiel.load_game("python_backroom_crooks(seats=2,options=memory_aid:false)")
    state = game.new_initial_state()
    play_on(state, 1, 3)
    assert '"memory_aid":false' in state.information_state_string(0)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_program_that_loads_a_game_ends_well() -> None:
    program = (
        "import pyspiel, backroom.interop.openspiel;"
        "pyspiel.load_game('python_backroom_crooks').new_initial_state()"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert not finished.stderr
