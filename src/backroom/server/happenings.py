"""The rows of a log as clients may see them."""

from typing import Any, cast

from backroom.server.log import (
    BotFailedRow,
    BotPutRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    OpenedRow,
    RematchRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
)
from backroom.server.messages import (
    BotFailed,
    BotSat,
    Event,
    Happening,
    Invited,
    Left,
    LuckAdded,
    Opened,
    RematchOpened,
    Said,
    Sat,
    Started,
    StoodIn,
    Told,
    TookBack,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from backroom.server.table import Table
from backroom.server.words import Words

MESSAGES: dict[type, type[Happening]] = {
    OpenedRow: Opened,
    SatRow: Sat,
    InvitedRow: Invited,
    BotPutRow: BotSat,
    LeftRow: Left,
    LuckRow: LuckAdded,
    StartedRow: Started,
    SaidRow: Said,
    StoodInRow: StoodIn,
    TookBackRow: TookBack,
    BotFailedRow: BotFailed,
    UndoAskedRow: UndoAsked,
    UndoAnsweredRow: UndoAnswered,
    UndoneRow: Undone,
    RematchRow: RematchOpened,
}


def happenings(table: Table, audience: int, after: int, words: Words | None) -> list[Event]:
    """All that an audience may know of the rows behind a number, in order."""
    around = _around(table, audience, after, words)
    told = _told(table, audience, after, words)
    both = sorted(around + told, key=lambda pair: pair[0]) if around and told else around or told
    return [event for _, event in both]


def _around(
    table: Table, audience: int, after: int, words: Words | None
) -> list[tuple[int, Event]]:
    start = len(table.happened)
    while start > 0 and table.happened[start - 1][0] > after:
        start -= 1
    found = []
    for number, row in table.happened[start:]:
        if table.has_noticed(audience, number):
            seen = table.number_seen(audience, number)
            text = None if words is None else words.happening(row)
            found.append((number, _happening(row, seen, text)))
    return found


def _told(table: Table, audience: int, after: int, words: Words | None) -> list[tuple[int, Event]]:
    play = table.play
    if play is None or table.frozen is not None:
        return []
    found: list[tuple[int, Event]] = []
    for number, entry, event in play.told(audience, after):
        seen = table.number_seen(audience, number)
        if words is not None:
            found.append((number, cast(Any, words.told(entry, event, seen))))
            continue
        private = event is play.session.journal.entries[entry].private
        # The event as it is: it is encoded with the whole message.
        told = Told(number=seen, text=None, event=cast(Any, event), private=private)
        found.append((number, told))
    return found


def _happening(row: LogEvent, number: int, text: str | None) -> Event:
    """A row without its secrets: only what the message has a field for."""
    message = MESSAGES[type(row)]
    own = [name for name in message.__struct_fields__ if name not in Happening.__struct_fields__]
    values = {name: getattr(row, name) for name in own}
    return message(number=number, time=row.at, text=text, **values)  # type: ignore[return-value]
