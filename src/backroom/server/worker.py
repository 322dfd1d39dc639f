"""A bot's thinking, in a process of its own.

What arrives here is a position that was dealt anew from what the bot's seat knows. So nothing
secret ever reaches the process in which a bot runs.
"""

import os
import signal
from functools import lru_cache
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct, json

from backroom import games
from backroom.bots import Bot, Chair, make_bot
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import read_edition


class Job(Struct):
    """One question to a bot. ``unasked``: it may keep silent."""

    game: str
    edition: str | None  # the file; None: the house edition
    options: dict[str, Any]
    position: bytes
    seat: int
    bot: str
    luck: str
    unasked: bool
    seconds: float


def ready() -> None:
    """Called once in every process: Ctrl-C is for the server, which then ends us. If the server
    itself is killed, nobody would, so we watch it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(data: bytes) -> int | None:
    """The code that the bot chooses, or None if it keeps silent.

    A bot that never comes back would hold the process for good, so an alarm ends it then.
    """
    job = json.decode(data, type=Job)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, job.seconds)
    try:
        return _answer(job)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _answer(job: Job) -> int | None:
    game = games.game(job.game)
    edition = _edition(job.game, job.edition)
    position = game.position(json.decode(job.position))
    options = game.options(job.options)
    state = game.restore(edition, position, options, fast_chance(f"table {job.luck}"))
    chair = Chair(game, state, job.seat, fast_chance(f"chair {job.luck}"))
    chance = fast_chance(f"bot {job.luck}")
    bot = _bot(job.bot, job.game, job.edition)
    code = bot.speak(chair, chance) if job.unasked else bot.choose(chair, chance)
    return None if code is None else int(code)


@lru_cache(maxsize=64)
def _edition(game: str, path: str | None) -> Any:
    rules = games.game(game)
    return rules.edition() if path is None else rules.parse_edition(read_edition(Path(path)))


@lru_cache(maxsize=64)
def _bot(name: str, game: str, path: str | None) -> Bot:
    """Bots keep nothing from one choice to the next, so tables share them."""
    return make_bot(name, games.game(game), _edition(game, path))
