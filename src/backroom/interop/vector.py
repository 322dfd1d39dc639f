"""Many tables side by side, for those who train: stepped in one compiled loop.

``Tables`` is the plain thing: arrays that are written in place. ``gymnasium.py`` and ``puffer.py``
are doors to it, and ``shared.py`` spreads it over processes. docs/interop.md tells what the
numbers mean.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from backroom.bots import Bot, Chair, make_bot
from backroom.interop.observations import Observations
from backroom.interop.rewards import by_place
from backroom.interop.setting import Setting
from backroom.kernel.chance import FastChance, fast_chance
from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS
from backroom.kernel.encoding import readings
from backroom.kernel.herd import Herd
from backroom.kernel.refusals import Refusal, Refused
from backroom.kernel.state import State

LEARNER = "learner"
SEEDS = 1 << 62

Codes: TypeAlias = NDArray[np.int64]
# A frozen policy: the codes that it chooses, from the rows of tables that wait for it.
Policy: TypeAlias = Callable[[NDArray[Any], NDArray[np.bool_]], ArrayLike]
Player: TypeAlias = str | Policy


class Sparse:
    """Observations as lists of columns that are not 0, row after row: those of row ``i`` begin at
    ``offsets[i]``, as embedding bags want it."""

    def __init__(
        self, columns: NDArray[np.int64], amounts: NDArray[np.int8], offsets: NDArray[np.int64]
    ) -> None:
        self.columns = columns
        self.amounts = amounts
        self.offsets = offsets


class Tables:
    """Tables that are stepped together, and what their learners are told.

    ``players`` sit at every table, seat by seat: ``"learner"``, the name of a bot, or a policy that
    gets rows of observations and masks and gives back codes. With ``rotate``, they move on by a
    seat from table to table and from game to game. Without players, learners sit everywhere.

    These arrays are written in place; those that numpy must not write are read-only:

    - ``observations``, a row for each table: what the seat knows that is asked there. ``int8``, or
      ``float32`` with every number divided by its unit.
    - ``masks``: which codes that seat may choose; ``asked``: its number.
    - ``rewards``, by table and seat: what the step brought; ``ends``: where it ended a game.

    With ``keep_finals``, ``finals`` has what every seat observed at the end, by table, of the games
    that ended in this step.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 4,
        *,
        players: Sequence[Player] | None = None,
        rotate: bool = True,
        options: Mapping[str, object] | None = None,
        edition: str | Path | None = None,
        dtype: Literal["int8", "float32"] = "int8",
        autoreset: AutoresetMode = AutoresetMode.SAME_STEP,
        keep_finals: bool = False,
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one table, not {count}")
        if dtype not in ("int8", "float32"):
            raise ValueError(f"dtype is 'int8' or 'float32', not {dtype!r}")
        self.setting = Setting(game, seats, options or {}, edition)
        self.game = self.setting.game
        if self.setting.has_invitations:
            raise ValueError("there are no turns for seats that speak unasked: an option asks that")
        self.count, self.seats, self.autoreset = count, seats, autoreset
        self.players = _checked(players, seats)
        self.rotate = rotate
        self._seen = Observations(self.setting)
        self.columns, self._units = self._seen.columns, self._seen.units
        self.codes = len(self.game.actions)
        self._most = self._seen.marks_at_most
        self._bots = {
            player: make_bot(player, self.game, self.setting.edition)
            for player in self.players
            if isinstance(player, str) and player != LEARNER
        }
        self._observed = [self._observed_when(shift) for shift in range(seats)]
        deal = self.setting.deal(fast_chance(0))
        self._herd = Herd(
            [deal] * count, self._seen.encoder, self._seen.size, self._most, self.codes
        )
        self._rows = _read(self._herd.observations, np.int8, count)
        self.masks: NDArray[np.bool_] = _read(self._herd.masks, np.bool_, count)
        self.asked: NDArray[np.int64] = _read(self._herd.seats, np.int64, count)[:, 0]
        self.choices: NDArray[np.int64] = _read(self._herd.choices, np.int64, count)[:, 0]
        self._marks = _read(self._herd.marks, np.int64, count)
        self._marked: NDArray[np.int64] = _read(self._herd.marked, np.int64, count)[:, 0]
        self.observations: NDArray[Any] = self._rows
        if dtype == "float32":
            self.observations = np.zeros((count, len(self.columns)), np.float32)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ends = np.zeros(count, np.bool_)
        self.finals: dict[int, NDArray[Any]] = {}
        self._keeps_finals = keep_finals
        self._everyone = list(range(count))
        self._seeds: list[int] = []
        self._games = np.zeros(count, np.int64)  # dealt so far
        self._luck: list[FastChance] = []

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal a new game at every table. Table ``i`` has the seed ``seed + i``, or its own of a
        list, and plays the same games however many tables there are. Without a seed, the next
        games after the last seed are dealt."""
        if seed is not None or not self._seeds:
            self._seeds = seeds_of_tables(seed, self.count)
            self._games[:] = 0
        self.rewards[:] = 0.0
        self.ends[:] = False
        self._luck = [fast_chance(f"{seed} players") for seed in self._seeds]
        for table in self._everyone:
            self._deal(table)
        self._let_others_play(self._everyone)
        self._show()

    def step(self, codes: ArrayLike) -> None:
        """Make the choice of every seat that is asked, a code for each table.

        Raises ValueError, or Refused with the rule behind it, and changes nothing if one of them
        cannot be chosen. A game that is over begins anew as ``autoreset`` says: at once
        (SAME_STEP); in the next step, which ignores that table's code (NEXT_STEP); or never, so
        that the table takes no further choice before ``reset`` (DISABLED).
        """
        chosen: list[int] = self.checked_codes(codes).tolist()
        going = self._everyone
        if self.autoreset != AutoresetMode.SAME_STEP and self.ends.any():
            going = np.flatnonzero(~self.ends).tolist()
            chosen = [chosen[table] for table in going]
        self._refuse(going, chosen)
        waiting = []
        if self.autoreset == AutoresetMode.NEXT_STEP and len(going) < self.count:
            waiting = np.flatnonzero(self.ends).tolist()
        self.rewards[:] = 0.0
        if self.autoreset != AutoresetMode.DISABLED:
            self.ends[:] = False
        for table in waiting:
            self._deal(table)
        self.finals = {}
        self._end(self._herd.step(going, chosen))
        if self._bots or any(callable(player) for player in self.players):
            self._let_others_play(self._everyone)
        self._show()

    def sparse(self) -> Sparse:
        """The observations as they are now, without what is 0."""
        told = self._marks[np.arange(self._most) < self._marked[:, None]]
        amounts = (told & AMOUNTS).astype(np.uint8).view(np.int8)
        return Sparse(told >> AMOUNT_BITS, amounts, np.cumsum(self._marked) - self._marked)

    def decode(self, observation: ArrayLike) -> list[str]:
        """What one observation says, in the words of positions."""
        row = np.asarray(observation)
        if row.shape != (len(self.columns),):
            raise ValueError(f"an observation has {len(self.columns)} columns, not {row.shape}")
        numbers = row if row.dtype == np.int8 else np.rint(row * self._units)
        amounts = {int(column): int(numbers[column]) for column in np.flatnonzero(numbers)}
        told = readings(self.columns, amounts)
        return [f"{' '.join((one.slot, *one.where))}: {one.says}" for one in told]

    def player_at(self, table: int, seat: int) -> Player:
        """Who sits there in the game that is being played."""
        return self.players[(seat - self.shift(table)) % self.seats]

    def shift(self, table: int) -> int:
        """By how many seats the players of a table have moved on."""
        return int((table + self._games[table] - 1) % self.seats) if self.rotate else 0

    def learner_seats(self) -> NDArray[np.int64]:
        """By table: where the learner sits, or the first of several."""
        seats = np.full(self.count, self.players.index(LEARNER), np.int64)
        if self.rotate:
            seats += np.arange(self.count) + self._games - 1
        return seats % self.seats

    def restart(self, tables: ArrayLike) -> None:
        """Deal a new game at the tables of a mask, whether theirs was over or not."""
        mask = np.asarray(tables)
        if mask.shape != (self.count,) or mask.dtype != np.bool_:
            raise ValueError(f"which of {self.count} tables are restarted is a mask of them")
        if not self._seeds:
            raise ValueError("there is nothing to restart before reset()")
        chosen = np.flatnonzero(mask).tolist()
        self.rewards[mask] = 0.0
        self.ends[mask] = False
        for table in chosen:
            self._deal(table)
        self._let_others_play(chosen)
        self._show()

    # How it goes on.

    def _deal(self, table: int) -> None:
        chance = fast_chance(f"{self._seeds[table]} {self._games[table]}")
        self._games[table] += 1
        self._herd.states[table] = self.setting.deal(chance)
        self._herd.observed[table] = self._observed[self.shift(table)]
        self._herd.look(table)

    def _observed_when(self, shift: int) -> int:
        """The seats whose rows somebody reads, as bits, when players have moved on so far: a bot
        looks at the table itself."""
        players = [self.players[(seat - shift) % self.seats] for seat in range(self.seats)]
        return sum(
            1 << seat
            for seat, player in enumerate(players)
            if player == LEARNER or callable(player)
        )

    def checked_codes(self, codes: ArrayLike) -> Codes:
        """Codes as an array; raises ValueError if it has not a whole number for each table."""
        if not self._seeds:
            raise ValueError("there is nothing to choose before reset()")
        return whole_numbers(codes, self.count)

    def refusal(self, table: int, code: int) -> Refusal | None:
        """Why a code cannot be chosen at a table."""
        return self._herd.states[table].refusal(int(self.asked[table]), code)

    def _refuse(self, tables: list[int], codes: list[int]) -> None:
        table = self._herd.first_refused(tables, codes)
        if table >= 0:
            code = codes[tables.index(table)]
            raise refused(self.refusal(table, code), table, int(self.asked[table]), code)

    def _end(self, tables: list[int]) -> None:
        """Games that are over: what they brought, and what comes next."""
        for table in tables:
            state = self._herd.states[table]
            if self._keeps_finals:
                self.finals[table] = self._seen_at_the_end(state)
            self.rewards[table] = by_place(state.standings())
            self.ends[table] = True
            if self.autoreset == AutoresetMode.SAME_STEP:
                self._deal(table)

    def _seen_at_the_end(self, state: State) -> NDArray[Any]:
        """What every seat observes of a game that is over."""
        seen = self._seen.numbers if self.observations is self._rows else self._seen.scaled
        return np.array([seen(state, seat) for seat in range(self.seats)])

    def _let_others_play(self, tables: list[int]) -> None:
        """Choices of seats at which no learner sits, until learners are asked everywhere."""
        while waiting := self._by_player(tables):
            tables = []
            for player, theirs in waiting:
                codes = self._ask(player, theirs)
                self._refuse(theirs, codes)
                self._end(self._herd.step(theirs, codes))
                tables += theirs

    def _by_player(self, tables: list[int]) -> list[tuple[Player, list[int]]]:
        """The others that are asked, each with its tables."""
        found: dict[int, tuple[Player, list[int]]] = {}
        for table in tables:
            seat = int(self.asked[table])
            if seat >= 0:
                place = (seat - self.shift(table)) % self.seats
                player = self.players[place]
                if player != LEARNER:
                    found.setdefault(place, (player, []))[1].append(table)
        return list(found.values())

    def _ask(self, player: Player, tables: list[int]) -> list[int]:
        if isinstance(player, str):
            return [self._ask_bot(self._bots[player], table) for table in tables]
        rows = self._rows[tables]
        observations = rows if self.observations is self._rows else rows / self._units
        chosen = np.asarray(player(observations, self.masks[tables]))
        if chosen.shape != (len(tables),) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"a policy gives back {len(tables)} codes, not {chosen!r}")
        codes: list[int] = chosen.tolist()
        return codes

    def _ask_bot(self, bot: Bot, table: int) -> int:
        state, luck = self._herd.states[table], self._luck[table]
        chair = Chair(self.game, state, int(self.asked[table]), luck, self.setting.options)
        return bot.choose(chair, luck)

    def _show(self) -> None:
        if self.observations is not self._rows:
            np.divide(self._rows, self._units, out=self.observations)


def seeds_of_tables(seed: int | Sequence[int] | None, count: int) -> list[int]:
    """A seed for each table, from the first one's or from a list; by chance where none is given."""
    if seed is None:
        seed = int(np.random.default_rng().integers(SEEDS))
    if isinstance(seed, int):
        return [seed + table for table in range(count)]
    if len(seed) != count:
        raise ValueError(f"{count} tables need as many seeds, not {len(seed)}")
    return [int(one) for one in seed]


def whole_numbers(codes: ArrayLike, count: int) -> Codes:
    """Codes as an array; raises ValueError if it has not a whole number for each table."""
    given = np.asarray(codes)
    if given.shape != (count,) or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(
            f"step() takes a whole number for each of {count} tables, not an array of"
            f" {given.dtype} with the shape {given.shape}"
        )
    return given


def legal_codes(codes: Codes, masks: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """At which tables the code may be chosen."""
    known = (codes >= 0) & (codes < masks.shape[1])
    legal: NDArray[np.bool_] = known & masks[np.arange(len(codes)), np.where(known, codes, 0)]
    return legal


def refused(refusal: Refusal | None, table: int, seat: int, code: int) -> Refused:
    """What is raised where a code cannot be chosen."""
    assert refusal is not None
    error = Refused(refusal)
    error.add_note(f"table {table}, seat {seat}, code {code}")
    return error


def _checked(players: Sequence[Player] | None, seats: int) -> tuple[Player, ...]:
    chosen = tuple([LEARNER] * seats if players is None else players)
    if len(chosen) != seats:
        raise ValueError(f"{seats} seats need as many players, not {len(chosen)}")
    if LEARNER not in chosen:
        raise ValueError(f"one of the players must be {LEARNER!r}")
    return chosen


def _read(cells: Any, dtype: Any, count: int) -> NDArray[Any]:
    """An array of the herd's as numpy sees it, a row for each table."""
    return np.frombuffer(cells, dtype).reshape(count, -1)
