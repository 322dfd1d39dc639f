"""The rows of a log as clients may see them."""

from itertools import groupby
from operator import attrgetter
from typing import Any, cast

from msgspec import Raw, json

from backroom.kernel.state import SPECTATOR
from backroom.server.log import (
    AlwaysAskRow,
    BotFailedRow,
    BotPutRow,
    ClosedRow,
    HintedRow,
    HushedRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    OpenedRow,
    RatedRow,
    RematchRow,
    RemovedRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
    WarnedRow,
)
from backroom.server.messages import (
    AskedAlways,
    BotFailed,
    BotSat,
    Closed,
    Event,
    Given,
    Happening,
    Hinted,
    Hushed,
    Invited,
    Left,
    LuckAdded,
    Opened,
    Rated,
    RematchOpened,
    Removed,
    Said,
    Sat,
    Started,
    StoodIn,
    Told,
    TookBack,
    UndoAnswered,
    UndoAsked,
    Undone,
    Warned,
)
from backroom.server.play import ONLY, rows_between
from backroom.server.table import Table
from backroom.server.words import Words

PAGE_BYTES = 96_000  # of the log, which is sent a page at a time
ROWS_AT_ONCE = 50  # looked at while a page is filled

_encode = json.Encoder().encode

MESSAGES: dict[type, type[Happening]] = {
    OpenedRow: Opened,
    SatRow: Sat,
    InvitedRow: Invited,
    BotPutRow: BotSat,
    LeftRow: Left,
    RemovedRow: Removed,
    LuckRow: LuckAdded,
    RatedRow: Rated,
    StartedRow: Started,
    AlwaysAskRow: AskedAlways,
    HintedRow: Hinted,
    SaidRow: Said,
    StoodInRow: StoodIn,
    TookBackRow: TookBack,
    BotFailedRow: BotFailed,
    UndoAskedRow: UndoAsked,
    UndoAnsweredRow: UndoAnswered,
    UndoneRow: Undone,
    RematchRow: RematchOpened,
    WarnedRow: Warned,
    HushedRow: Hushed,
    ClosedRow: Closed,
}


Numbered = tuple[int, Event]  # the number of the row, and what it says to somebody


def happenings(table: Table, audience: int, after: int, words: Words | None) -> list[Event]:
    """All that an audience may know of the rows behind a number, in order."""
    return [event for _, event in _between(table, audience, after, table.number, words)]


def latest(
    table: Table, audience: int, before: int, words: Words | None, muted: frozenset[str]
) -> tuple[list[Event], bool]:
    """The latest of what an audience may know of the rows before one, as much as fits into a page;
    and whether there may be more before it."""
    page: list[Event] = []
    left, end = PAGE_BYTES, before - 1
    while end > 0:
        start = max(0, end - ROWS_AT_ONCE)
        found = [
            (number, event)
            for number, event in _between(table, audience, start, end, words)
            if not is_muted(event, muted)
        ]
        for _, events in groupby(reversed(found), key=lambda pair: pair[0]):
            encoded = [cast(Any, Raw(_encode(event))) for _, event in events]
            size = sum(len(one) for one in encoded)
            if page and size > left:
                return page[::-1], True
            page += encoded
            left -= size
        end = start
    return page[::-1], False


def is_muted(event: Event, muted: frozenset[str]) -> bool:
    """Whether somebody speaks who is not to be heard."""
    return isinstance(event, Said) and event.player.player in muted


def _between(
    table: Table, audience: int, after: int, last: int, words: Words | None
) -> list[Numbered]:
    around = _around(table, audience, after, last, words)
    around += _given(table, audience, after, last, words)
    told = _told(table, audience, after, last, words)
    return sorted(around + told, key=lambda pair: pair[0]) if around and told else around or told


def _given(
    table: Table, audience: int, after: int, last: int, words: Words | None
) -> list[Numbered]:
    """Answers that were given for this audience, which alone hears of them."""
    play = table.play
    if play is None or table.frozen is not None or audience == SPECTATOR:
        return []
    return [
        (
            choice.number,
            Given(
                number=table.number_seen(audience, choice.number),
                text=None if words is None else words.given(choice.do),
                notation=choice.do,
            ),
        )
        for choice in rows_between(play.choices, after, last, attrgetter("number"))
        if choice.by == ONLY and choice.seat == audience
    ]


def _around(
    table: Table, audience: int, after: int, last: int, words: Words | None
) -> list[Numbered]:
    found = []
    for number, row in rows_between(table.happened, after, last, _number):
        if table.has_noticed(audience, number):
            seen = table.number_seen(audience, number)
            text = None if words is None else words.happening(row, audience)
            found.append((number, _happening(row, seen, text)))
    return found


def _number(happened: tuple[int, LogEvent]) -> int:
    return happened[0]


def _told(
    table: Table, audience: int, after: int, last: int, words: Words | None
) -> list[Numbered]:
    play = table.play
    if play is None or table.frozen is not None:
        return []
    found: list[Numbered] = []
    for number, entry, event in play.told(audience, after, last):
        seen = table.number_seen(audience, number)
        if words is not None:
            found.append((number, cast(Any, words.told(entry, event, seen, audience))))
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
