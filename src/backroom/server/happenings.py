"""The rows of a log as clients may see them."""

from collections.abc import Iterator
from typing import Any

from msgspec import Raw, json

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

_encode = json.Encoder().encode


def happenings(table: Table, audience: int, after: int, words: Words | None) -> list[Event]:
    """All that an audience may know of the rows behind a number, in order."""
    around = list(_around(table, audience, after, words))
    told = list(_told(table, audience, after, words))
    if not around or not told:
        return [event for _, event in around or told]
    return [event for _, event in sorted(around + told, key=lambda pair: pair[0])]


def _around(
    table: Table, audience: int, after: int, words: Words | None
) -> Iterator[tuple[int, Event]]:
    start = len(table.happened)
    while start > 0 and table.happened[start - 1][0] > after:
        start -= 1
    for number, row in table.happened[start:]:
        if table.has_noticed(audience, number):
            seen = table.number_seen(audience, number)
            text = None if words is None else words.happening(row)
            yield number, _happening(row, seen, text)


def _told(
    table: Table, audience: int, after: int, words: Words | None
) -> Iterator[tuple[int, Event]]:
    if table.play is None or table.frozen is not None:
        return
    for number, entry, event in table.play.told(audience, after):
        yield (
            number,
            Told(
                number=table.number_seen(audience, number),
                text=None if words is None else words.event(entry, event),
                event=Raw(_encode(event)),
            ),
        )


def _happening(row: LogEvent, number: int, text: str | None) -> Event:
    """A row without its secrets."""
    known: dict[str, Any] = {"number": number, "time": row.at, "text": text}
    match row:
        case OpenedRow(owner=owner):
            return Opened(player=owner, **known)
        case SaidRow(player=player, seat=seat, said=said):
            return Said(player=player, seat=seat, said=said, **known)
        case SatRow(seat=seat, player=player):
            return Sat(seat=seat, player=player, **known)
        case InvitedRow(seat=seat):
            return Invited(seat=seat, **known)
        case BotPutRow(seat=seat, bot=bot):
            return BotSat(seat=seat, bot=bot, **known)
        case LeftRow(seat=seat, player=player):
            return Left(seat=seat, player=player, **known)
        case LuckRow(seat=seat):
            return LuckAdded(seat=seat, **known)
        case StartedRow():
            return Started(**known)
        case StoodInRow(seat=seat, why=why):
            return StoodIn(seat=seat, why=why, **known)
        case TookBackRow(seat=seat):
            return TookBack(seat=seat, **known)
        case BotFailedRow(seat=seat):
            return BotFailed(seat=seat, **known)
        case UndoAskedRow(seat=seat):
            return UndoAsked(seat=seat, **known)
        case UndoAnsweredRow(seat=seat, agree=agree):
            return UndoAnswered(seat=seat, agree=agree, **known)
        case UndoneRow(seat=seat):
            return Undone(seat=seat, **known)
        case RematchRow(table=table):
            return RematchOpened(table=table, **known)
    raise AssertionError(row)
