"""How tables begin: what somebody asks for becomes the first rows of a log."""

from hashlib import blake2b
from typing import Any

from msgspec import to_builtins

from backroom.kernel.chance import fast_chance
from backroom.kernel.fairness import SEED_BYTES
from backroom.kernel.refusals import SetupError
from backroom.server.library import LAST_RESORT, Library
from backroom.server.log import BotPutRow, LogEvent, OpenedRow, RatedRow, SatRow, StartedRow
from backroom.server.messages import NewTable, NoClock, Player, WhatIf
from backroom.server.problems import NotDone
from backroom.server.table import Table
from backroom.server.world import token_hex


def opened_row(library: Library, player: Player, wanted: NewTable) -> OpenedRow:
    """The first row of a table as somebody wants it; raises NotDone."""
    game = library.game(wanted.game)
    edition = library.edition(wanted.game, wanted.edition)
    if wanted.seats not in game.seat_counts:
        raise NotDone("bad_seats")
    try:
        options = game.options(wanted.options)
        game.new(edition, wanted.seats, options, fast_chance("a try"))
    except SetupError as error:
        raise NotDone("bad_options", detail=error.why) from error
    return OpenedRow(
        table=token_hex(8),
        player=player,
        game=game.name,
        rules=game.rules_version,
        edition=edition.name,
        digest=edition.digest,
        options=_readable(options),
        seats=wanted.seats,
        pace=wanted.pace,
        public=wanted.public,
        seed=token_hex(SEED_BYTES),
        hints=wanted.hints,
    )


def first_rows(library: Library, player: Player, wanted: NewTable) -> list[LogEvent]:
    """Who sits down at once; raises NotDone."""
    people = 1 if wanted.sit else 0
    if len(wanted.bots) + people > wanted.seats:
        raise NotDone("no_free_seat")
    for bot in wanted.bots:
        library.check_bot(bot)
    rows: list[LogEvent] = []
    if wanted.sit:
        rows.append(SatRow(seat=0, player=player))
        if wanted.rated:
            rows.append(RatedRow(seat=0, agree=True))
    first_bot = wanted.seats - len(wanted.bots)
    rows += [BotPutRow(seat=first_bot + i, bot=bot) for i, bot in enumerate(wanted.bots)]
    if wanted.start:
        if len(wanted.bots) + people < wanted.seats:
            raise NotDone("seats_free")
        rows.append(StartedRow())
    return rows


def what_if_row(table: Table, player: Player, begins: WhatIf, position: Any) -> OpenedRow:
    """The first row of a table that goes on from a moment of a game that is over: for its opener
    alone, and for no rating."""
    before = table.opened
    return OpenedRow(
        table=token_hex(8),
        player=player,
        game=before.game,
        rules=before.rules,
        edition=before.edition,
        digest=before.digest,
        options=before.options,
        seats=before.seats,
        pace=NoClock(),
        public=False,
        seed=token_hex(SEED_BYTES),
        what_if=begins,
        position=position,
        hints=True,
    )


def what_if_rows(table: Table, player: Player, seat: int) -> list[LogEvent]:
    """Who sits there: the opener on that seat, and bots on the others, those of before where bots
    played."""
    others = [
        BotPutRow(seat=number, bot=one.bot or LAST_RESORT)
        for number, one in enumerate(table.seats)
        if number != seat
    ]
    return [SatRow(seat=seat, player=player), *others, StartedRow()]


def rematch_row(library: Library, table: Table, player: Player, game: str | None) -> OpenedRow:
    """A table like one that is over, or for another game; its people keep their seats. Raises
    NotDone."""
    if table.phase != "over":
        raise NotDone("not_over")
    if table.seat_of(player.player) is None:
        raise NotDone("not_seated")
    before = table.opened
    again = OpenedRow(
        table=rematch_name(before),
        player=player,
        game=before.game,
        rules=before.rules,
        edition=before.edition,
        digest=before.digest,
        options=before.options,
        seats=before.seats,
        pace=before.pace,
        public=before.public,
        seed=token_hex(SEED_BYTES),
        held={
            number: seat.player.player
            for number, seat in enumerate(table.seats)
            if seat.player is not None
        },
        evening=before.evening or before.table,
        hints=before.hints,
    )
    if game in (None, before.game):
        return again
    wanted = NewTable(game=game, seats=before.seats, pace=before.pace, public=before.public)
    other = opened_row(library, player, wanted)
    other.table, other.held, other.evening = again.table, again.held, again.evening
    other.hints = again.hints
    return other


def rematch_name(before: OpenedRow) -> str:
    """The name of the table of a rematch: one for each table, which nobody knows beforehand."""
    return blake2b(before.table.encode(), key=before.seed.encode()[:64], digest_size=8).hexdigest()


def rematch_rows(table: Table) -> list[LogEvent]:
    """The bots sit down again."""
    return [
        BotPutRow(seat=number, bot=seat.bot)
        for number, seat in enumerate(table.seats)
        if seat.bot is not None
    ]


def _readable(options: Any) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(options)
    return data
