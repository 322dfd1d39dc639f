"""Tables in several processes, for more than one core: the arrays lie in memory that all share."""

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from backroom.interop.vector import (
    Player,
    Tables,
    legal_codes,
    refused,
    seeds_of_tables,
    whole_numbers,
)

ARRAYS = ("observations", "masks", "asked", "choices", "rewards", "ends")


class SharedTables:
    """Tables as ``Tables`` has them, stepped by several processes at once.

    They play the same games and fill the same arrays, under the same names. A process has its share
    of the tables, one after another. Processes are started anew (spawned), so a policy must be a
    function of a module, and a program begins under ``if __name__ == "__main__":``. ``close()``, or
    leaving a ``with`` block, ends them. A bot or a policy that fails raises RuntimeError; tables of
    other processes have gone on by then.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 4,
        *,
        processes: int = 2,
        players: Sequence[Player] | None = None,
        rotate: bool = True,
        options: Mapping[str, object] | None = None,
        edition: str | Path | None = None,
        dtype: Literal["int8", "float32"] = "int8",
        autoreset: AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(
                f"{count} tables are shared by 1 to {count} processes, not {processes}"
            )
        given: dict[str, Any] = {"rotate": rotate, "options": options, "edition": edition}
        given |= {"dtype": dtype, "autoreset": autoreset}
        # What cannot be is refused here, before any process is started.
        self._one = Tables(game, 1, seats, players=players, **given)
        self.count, self.seats, self.autoreset = count, seats, autoreset
        self.columns, self.codes = self._one.columns, self._one.codes
        self.decode = self._one.decode
        self._is_dealt = False
        context = multiprocessing.get_context("spawn")
        spaces = {}
        for name in ARRAYS:
            like = getattr(self._one, name)
            space = context.RawArray("b", count * like.nbytes)
            spaces[name] = (space, like.dtype, like.shape[1:])
        self.observations = _array(spaces["observations"])
        self.masks = _array(spaces["masks"])
        self.asked = _array(spaces["asked"])
        self.choices = _array(spaces["choices"])
        self.rewards = _array(spaces["rewards"])
        self.ends = _array(spaces["ends"])
        sizes = [len(part) for part in np.array_split(np.arange(count), processes)]
        self._firsts = [sum(sizes[:number]) for number in range(processes)]
        self._pipes: list[Connection] = []
        self._processes = []
        for first, size in zip(self._firsts, sizes, strict=True):
            ours, theirs = context.Pipe()
            # Players move on from table to table, so a share begins with those of its first one.
            moved = [self._one.players[(seat - first) % seats] for seat in range(seats)]
            share = given | {"game": game, "count": size, "seats": seats}
            share["players"] = moved if rotate else players
            process = context.Process(
                target=_serve, args=(theirs, spaces, first, share), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal a new game at every table, as ``Tables.reset`` does."""
        seeds: list[int] | None = None
        if seed is not None or not self._is_dealt:
            seeds = seeds_of_tables(seed, self.count)
        parts = [None] * len(self._pipes) if seeds is None else self._shares(seeds)
        self._ask_all("reset", parts)
        self._is_dealt = True

    def step(self, codes: ArrayLike) -> None:
        """Make the choice of every seat that is asked, as ``Tables.step`` does. If one of them
        cannot be chosen, an error is raised and nothing has changed at any table."""
        if not self._is_dealt:
            raise ValueError("there is nothing to choose before reset()")
        chosen = whole_numbers(codes, self.count)
        legal = legal_codes(chosen, self.masks)
        if self.autoreset != AutoresetMode.SAME_STEP:
            legal |= self.ends
        if not legal.all():
            table = int(legal.argmin())
            code = int(chosen[table])
            process = int(np.searchsorted(self._firsts, table, side="right")) - 1
            self._tell(process, "refusal", (table - self._firsts[process], code))
            raise refused(self._answer(process), table, int(self.asked[table]), code)
        self._ask_all("step", self._shares(chosen))

    def _shares(self, whole: Any) -> list[Any]:
        """What belongs to each process's tables."""
        ends = [*self._firsts[1:], self.count]
        return [whole[first:end] for first, end in zip(self._firsts, ends, strict=True)]

    def _ask_all(self, what: str, given: Sequence[Any]) -> None:
        """Of all processes at once; an error of one is raised when all have answered."""
        for process, part in enumerate(given):
            self._tell(process, what, part)
        errors = []
        for process in range(len(given)):
            try:
                self._answer(process)
            except RuntimeError as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def _tell(self, process: int, what: str, given: Any) -> None:
        if not self._pipes:
            raise ValueError("these tables were closed")
        with suppress(BrokenPipeError):  # then there is no answer either
            self._pipes[process].send((what, given))

    def _answer(self, process: int) -> Any:
        try:
            failed, answer = self._pipes[process].recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError(f"process {process} of these tables has ended") from None
        if failed:
            raise RuntimeError(f"process {process} of these tables failed: {answer}")
        return answer


def _array(space: tuple[Any, Any, tuple[int, ...]]) -> NDArray[Any]:
    cells, dtype, shape = space
    return np.frombuffer(cells, dtype).reshape(-1, *shape)


def _serve(pipe: Connection, spaces: Mapping[str, Any], first: int, share: dict[str, Any]) -> None:
    """The life of a process: it does what it is told until nobody is there to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides
    tables = Tables(**share)
    ends = first + tables.count
    rows = [(getattr(tables, name), _array(spaces[name])[first:ends]) for name in ARRAYS]
    with suppress(EOFError, BrokenPipeError):
        while True:
            what, given = pipe.recv()
            try:
                answer = _done(tables, what, given)
                for own, shared in rows:
                    np.copyto(shared, own)
                pipe.send((False, answer))
            except Exception as error:  # of a bot or a policy: the rest was checked before
                pipe.send((True, f"{type(error).__name__}: {error}"))


def _done(tables: Tables, what: str, given: Any) -> object:
    if what == "refusal":
        return tables.refusal(*given)
    if what == "reset":
        tables.reset(given)
    else:
        tables.step(given)
    return None
