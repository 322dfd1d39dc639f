"""Time and chance: the one place from which the server gets them.

Nothing in ``backroom.server`` asks the machine itself (``time``, ``random``, ``secrets``, ``uuid``;
a test looks). It asks here:

    now()                the time of day, which a clock that is set can move back and forth
    steady()             seconds that only grow, for how long something took or may take
    token_hex(bytes)     something that nobody can guess, and token_urlsafe
    between(low, high)   a number by chance, for pauses

Whoever waits does so with ``asyncio.sleep``, ``asyncio.timeout`` or ``loop.call_later``, and with
nothing else: the simulation brings a loop of its own whose time jumps to the next thing that is due
(``loop.time()`` and ``steady()`` are the same there). Work in threads or processes goes through
something that can be handed over (an executor, a ``Thinker``), because a thread answers when it
likes.

``enter(world)`` changes it for whatever the running task does and starts from then on. So one
simulation can have several servers whose clocks differ, and a test a clock that it sets by hand:

    world.enter(World(now=lambda: moment[0]))
"""

import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextvars import ContextVar
from random import Random, SystemRandom
from typing import NamedTuple


class World(NamedTuple):
    """What a server finds around itself."""

    now: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    chance: Random = SystemRandom()


REAL = World()

_current: ContextVar[World] = ContextVar("world", default=REAL)


def enter(world: World) -> None:
    """Live in another world from now on, with all tasks that begin here later."""
    _current.set(world)


def now() -> float:
    """The time of day, in seconds since 1970."""
    return _current.get().now()


def steady() -> float:
    """Seconds since some moment; only differences mean something, and they are never negative."""
    return _current.get().steady()


def token_hex(size: int) -> str:
    """So many bytes that nobody can guess, in hexadecimal."""
    return _current.get().chance.randbytes(size).hex()


def token_urlsafe(size: int) -> str:
    """The same in letters that need no quoting in an address."""
    data = _current.get().chance.randbytes(size)
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def between(low: float, high: float) -> float:
    """Any number between two."""
    return _current.get().chance.uniform(low, high)
