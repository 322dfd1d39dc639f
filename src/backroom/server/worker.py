"""The program of a process that works beside the server (see ``crew.py``).

    python -m backroom.server.worker think
    python -m backroom.server.worker replay

The first is a bot's thinking: what arrives is a position that was dealt anew from what the bot's
seat knows, or a game that is over and reviewed (``coaching/work.py``). So nothing that is still a
secret ever reaches the process in which a bot runs. The second tells of games that are over
(``replays.py``).
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from msgspec import Struct, json

from backroom import games
from backroom.bots import Bot, Chair, make_bot
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import read_edition
from backroom.kernel.state import State
from backroom.kernel.temperament import Temperament


class Job(Struct, tag="choice"):
    """One question to a bot. ``unasked``: it may keep silent."""

    game: str
    edition: str | None  # the file; None: the house edition
    options: dict[str, Any]
    position: bytes
    seat: int
    bot: str
    temperament: Temperament | None
    luck: str
    unasked: bool
    seconds: float


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """The server ends a process that never comes back; if the server is gone, nobody would."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def answer(job: Job) -> int | None:
    """What the bot chooses; None if it keeps silent."""
    state = table_of(job)
    options = games.game(job.game).options(job.options)
    chair = Chair(games.game(job.game), state, job.seat, fast_chance(f"chair {job.luck}"), options)
    chance = fast_chance(f"bot {job.luck}")
    told = "" if job.temperament is None else f":temperament={job.temperament}"
    bot = _bot(job.bot + told, job.game, job.edition)
    code = bot.speak(chair, chance) if job.unasked else bot.choose(chair, chance)
    return None if code is None else int(code)


def table_of(job: Job) -> State:
    """The table at which a question is asked."""
    game = games.game(job.game)
    position = game.position(json.decode(job.position))
    options = game.options(job.options)
    edition = edition_of(job.game, job.edition)
    return game.restore(edition, position, options, fast_chance(f"table {job.luck}"))


@lru_cache(maxsize=64)
def edition_of(game: str, path: str | None) -> Any:
    """An edition by its file; None is the house edition."""
    rules = games.game(game)
    return rules.edition() if path is None else rules.parse_edition(read_edition(Path(path)))


@lru_cache(maxsize=64)
def _bot(name: str, game: str, path: str | None) -> Bot:
    """Bots keep nothing from one choice to the next, so tables share them."""
    return make_bot(name, games.game(game), edition_of(game, path))


def work_of(task: str) -> Callable[[bytes], bytes]:
    """What a process with this task does; it loads nothing else."""
    if task == "replay":
        from backroom.server.replays import retell  # noqa: PLC0415

        return retell
    from backroom.server.coaching.work import think  # noqa: PLC0415

    return think


def main(task: str) -> None:
    """Work until the server is gone."""
    work, output = work_of(task), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes into the server's log
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    _say(output, b"")
    while True:
        data = waiting.get()
        try:
            found = b"+" + work(data)
        except Exception as error:  # whatever a bot may raise
            found = b"-" + repr(error).encode()
        _say(output, found)


def _listen(source: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """Take what the server sends, also while something is being worked on, to notice its end."""
    while len(head := source.read(4)) == 4:
        waiting.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def _say(output: BinaryIO, words: bytes) -> None:
    try:
        output.write(len(words).to_bytes(4, "big") + words)
        output.flush()
    except OSError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main(sys.argv[1])
