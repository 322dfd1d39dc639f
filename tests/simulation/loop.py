"""An event loop whose time is made up: when nobody has anything to do it is the next moment at
which somebody will."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from typing import Any

TURNS_TO_END = 20


class Stuck(Exception):
    """Everybody waits, and nothing will ever happen."""


class _Selector(selectors.SelectSelector):
    """No file is ever ready; whoever waits for a time gets it at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


OWNER: ContextVar[set["asyncio.Task[Any]"] | None] = ContextVar("owner", default=None)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs whatever asyncio runs. A task belongs to the owner in whose context it began."""

    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)
        self.set_task_factory(_owned_task)  # type: ignore[arg-type]
        self.set_exception_handler(lambda _loop, _context: None)  # of processes that are dead

    def time(self) -> float:
        return self._virtual.now

    def _write_to_self(self) -> None:
        """There is nobody to be woken."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """What a server leaves to some thread is done at once: a real one would take real time."""
        if executor is not None:
            return super().run_in_executor(executor, work, *args)
        future = self.create_future()
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def _owned_task(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, Any],
    *,
    context: Context | None = None,
    **more: Any,
) -> "asyncio.Task[Any]":
    task = asyncio.Task(work, loop=loop, context=context, **more)
    owner = (context or copy_context()).get(OWNER)
    if owner is not None:
        owner.add(task)
        task.add_done_callback(owner.discard)
    return task


def _send_home(loop: VirtualLoop) -> None:
    """End all tasks, also those that wait again while they end."""
    for _ in range(TURNS_TO_END):
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> float:
    """Do some work in a time of its own; how many seconds it took there."""
    loop = VirtualLoop()
    try:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(work())
        return loop.time()
    finally:
        _send_home(loop)
        asyncio.set_event_loop(None)
        loop.close()
