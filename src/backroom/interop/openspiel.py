"""The games as Python games of OpenSpiel: import this module, then
``pyspiel.load_game("python_backroom_crooks(seats=4)")``.

- Chance is explicit. Before the deal, and after a choice whose outcome needs luck, come a few
  chance nodes; their outcomes are the seed of the luck.
- Where seats choose at once, they take turns, and nobody sees what the others have chosen.
- What a player knows is its seat's view, which holds what the seat may see and remember. As a
  string it is JSON, as a tensor the game's encoding.
- Games end with returns between -1 and 1 that add up to 0: see ``rewards.by_place``.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct, json

from backroom import games
from backroom.interop.observations import Observations
from backroom.interop.rewards import by_place
from backroom.interop.setting import Setting
from backroom.kernel.chance import Chance, ChanceError, ScriptedChance, fast_chance
from backroom.kernel.state import SPECTATOR, State

PREFIX = "python_backroom_"
CHANCE_NODES = 4  # in a row: together they give a seed of 32 bits
OUTCOMES = 256  # of each
CHOICES_AT_MOST = 250_000  # the largest bound that the rules of a game give
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DEFAULTS: dict[str, Any] = {"seats": 4, "options": "", "edition": ""}


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is loaded."""
    seat_counts = games.game(name).seat_counts
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Backroom: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seat_counts),
        min_num_players=min(seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,  # the same: the information state is all that a seat sees
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class BackroomGame(pyspiel.Game):
    """One game of ours with its parameters: ``seats``, ``options`` (``name:value;name:value``)
    and ``edition`` (the path of a file)."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.setting = Setting(
            name, given["seats"], read_options(given["options"]), given["edition"]
        )
        if self.setting.has_invitations:
            raise ValueError(
                "OpenSpiel has no turns for seats that speak unasked: an option asks that"
            )
        self.observations = Observations(self.setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.game.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=CHOICES_AT_MOST,
        )
        super().__init__(game_type(name), info, params or {})

    def new_initial_state(self) -> "BackroomState":
        return BackroomState(self, self.setting)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES * (1 + CHOICES_AT_MOST)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SeatObserver":
        """A seat's eyes, or those of a spectator if no private information is asked for."""
        if params:
            raise ValueError(f"observers have no parameters here: {params}")
        private = (
            iig_obs_type.private_info if iig_obs_type else pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all seats see")
        return SeatObserver(self.observations, private == pyspiel.PrivateInfoType.NONE)


class BackroomState(pyspiel.State):
    """A state in the way of OpenSpiel, which copies all attributes when it clones one: so they are
    never changed in place."""

    def __init__(self, game: BackroomGame, setting: Setting) -> None:
        super().__init__(game)
        self.shared = SharedTable(setting, None)
        self.pending: tuple[int, int] | None = None  # the seat and its choice that needs luck
        self.luck: tuple[int, ...] = ()  # outcomes of the chance nodes so far
        self.player = CHANCE

    # What OpenSpiel asks of a state.

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        return CHANCE_OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.player != CHANCE:
            self._choose(self.player, action)
            return
        self.luck = (*self.luck, action)
        if len(self.luck) == CHANCE_NODES:
            self._settle(fast_chance(str(self.luck)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"luck {action}"
        return self.shared.setting.game.actions.words(action)

    def returns(self) -> list[float]:
        if self.player == TERMINAL:
            return by_place(self.table.standings())
        return [0.0] * self.shared.setting.seats

    def __str__(self) -> str:
        """Everything, hidden things too: for programmers, not for players."""
        return f"{self.shared.position} {self.pending or ''} {self.luck or ''}".rstrip()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BackroomState":
        """Another state that this player, who must be about to choose, cannot tell from this."""
        if player != self.player:
            raise ValueError(f"seat {player} is not the one to choose")
        other = BackroomState(self.get_game(), self.shared.setting)
        table = self.table.redeal(player, fast_chance(int(sampler() * (1 << 53))))
        other._lay(table, player)
        return other

    # How it goes on.

    @property
    def table(self) -> State:
        table = self.shared.table
        if table is None:
            raise ValueError("the game is not dealt yet")
        return table

    def _choose(self, seat: int, code: int) -> None:
        """Make a choice, or, if its outcome needs luck, keep it until there is some."""
        table = self.table.copy()
        table.chance = ScriptedChance([])
        try:
            table.play(seat, code)
        except ChanceError:
            self.pending = (seat, code)
            self.player = CHANCE
        else:
            self._lay(table)

    def _settle(self, chance: Chance) -> None:
        """The deal, or the choice that waits for luck."""
        if self.pending is None:
            table = self.shared.setting.deal(chance)
        else:
            table = self.table.copy()
            table.chance = chance
            table.play(*self.pending)
        self.pending = None
        self.luck = ()
        self._lay(table)

    def _lay(self, table: State, player: int | None = None) -> None:
        """Go on with a table; of several who choose at once, this player or the first begins."""
        self.shared = SharedTable(self.shared.setting, table)
        asked = table.asked()
        if player is None:
            player = asked[0] if asked else TERMINAL
        self.player = player


class SharedTable:
    """A table that nobody changes any more, so that states may share it, and what seats see."""

    def __init__(self, setting: Setting, table: State | None) -> None:
        self.setting = setting
        self.table = table
        self._views: dict[int, Struct] = {}
        self._texts: dict[int, str] = {}

    def view(self, seat: int) -> Struct | None:
        """What a seat sees; nothing before the deal."""
        if self.table is None:
            return None
        if seat not in self._views:
            self._views[seat] = self.setting.view(self.table, seat)
        return self._views[seat]

    def text(self, seat: int) -> str:
        """The same as JSON."""
        if seat not in self._texts:
            self._texts[seat] = json.encode(self.view(seat)).decode()
        return self._texts[seat]

    def __deepcopy__(self, memo: object) -> "SharedTable":
        return self

    def __reduce__(self) -> tuple[Callable[..., "SharedTable"], tuple[object, ...]]:
        data = None if self.table is None else self.setting.game.data_of(self.table)
        return shared_again, (self.setting, data)

    @cached_property
    def position(self) -> str:
        """Everything that lies there, as JSON."""
        if self.table is None:
            return "not dealt yet"
        return json.encode(self.setting.game.position_of(self.table)).decode()


def shared_again(setting: Setting, data: dict[str, Any] | None) -> SharedTable:
    """A table from its readable data, as it travels in a serialized state."""
    if data is None:
        return SharedTable(setting, None)
    game = setting.game
    return SharedTable(
        setting,
        game.restore(setting.edition, game.position(data), setting.options, fast_chance(0)),
    )


class SeatObserver:
    """What a seat sees, as a tensor and as a string."""

    def __init__(self, observations: Observations, only_public: bool) -> None:
        self._observations = observations
        self._only_public = only_public
        self.tensor = np.zeros(observations.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: BackroomState, player: int) -> None:
        table = state.shared.table
        self.tensor[:] = 0.0
        if table is not None:
            self.tensor[:] = self._observations.scaled(table, self._eyes(player))

    def string_from(self, state: BackroomState, player: int) -> str:
        return state.shared.text(self._eyes(player))

    def _eyes(self, player: int) -> int:
        return SPECTATOR if self._only_public else player


def read_options(written: str) -> dict[str, str]:
    """Options as they stand in the name of a game, ``name:value;name:value``."""
    options = {}
    for option in filter(None, written.split(";")):
        name, colon, value = option.partition(":")
        if not colon:
            raise ValueError(f"options are written name:value;name:value, not {written!r}")
        options[name] = value
    return options


CHANCE_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""

    # A class, not a partial: OpenSpiel lets go of it after Python has ended, which only objects
    # survive that are never freed.
    class NamedGame(BackroomGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name), NamedGame)


for _name in games.names():
    register(_name)
