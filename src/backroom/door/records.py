"""Games that were written down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from backroom.door.box import box
from backroom.door.table import Table
from backroom.kernel.record import read_record, replay_steps


def replay(path: str | Path, edition: str | Path | None = None) -> Iterator[Table[Any, Any, Any]]:
    """The tables of a record, one after the set-up and one after every choice; raises BadRecord if
    it does not replay. ``edition`` is the file of one, if it was not the house edition.

    >>> import backroom, pathlib, tempfile
    >>> table = backroom.crooks.deal(seats=2, seed=7)
    >>> table.do("recruit A")
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.json")
    >>> table.save(file)
    >>> [len(table.legal) for table in backroom.replay(file)]
    [6, 2]
    """
    record = read_record(Path(path))
    found = box(record.game) if edition is None else box(record.game).with_edition(edition)
    for session in replay_steps(record, found.game, found.edition):
        yield Table.of_session(found, session).copy()
