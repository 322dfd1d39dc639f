"""A progress bar for work that takes a while."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

PATIENCE = 2.0  # seconds without a bar


@contextmanager
def late_progress(what: str, total: float, shown: bool = True) -> Iterator[Callable[[float], None]]:
    """A function that takes how much is done; the bar shows on a terminal, after a while only."""
    errors = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not (shown and errors.is_terminal),
    )
    task = bar.add_task(what, total=total)
    timer = Timer(PATIENCE, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda done: bar.update(task, completed=done)
    finally:
        timer.cancel()
        timer.join()
        bar.stop()
