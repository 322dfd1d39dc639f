"""A table as lists show it: to whoever looks at it, and as it is kept for the lobby."""

from msgspec import field, json
from msgspec.structs import asdict

from backroom.kernel.state import SPECTATOR
from backroom.server.log import Moment
from backroom.server.messages import TableCard
from backroom.server.scenes import Present, closes_at, seats_of
from backroom.server.table import Table

NOBODY = Present(frozenset(), 0)


class KeptCard(TableCard, kw_only=True):
    """What is kept of a table for lists. Of those asked in secret only each of them is told, and of
    those who belong to the table without sitting there nobody."""

    asked_in_secret: list[int] = field(default_factory=list)
    expected: list[str] | None = None  # None: nobody knows, as it was kept long ago
    runs_out: dict[int, float] = field(default_factory=dict)  # by seat, on the house's clock


_encode = json.Encoder().encode
_decoder = json.Decoder(KeptCard)


def card_of(table: Table, present: Present, moment: Moment, audience: int) -> TableCard:
    """The table as an audience may see it."""
    head = table.head
    return TableCard(
        table=head.table,
        what_if=head.what_if,
        game=head.game,
        seats=seats_of(table, present, moment, audience),
        options=head.options,
        pace=head.pace,
        public=head.public,
        created=head.created,
        phase=table.phase,
        asked=table.asked_seen_by(audience),
        closes=closes_at(table, moment),
        left=_left(table.runs_out(), audience, moment.clock),
        you=None if audience == SPECTATOR else audience,
    )


def encode_card(table: Table, moment: Moment) -> bytes:
    """The table as it is kept: with no clock that runs on."""
    card = card_of(table, NOBODY, moment, SPECTATOR)
    for seat in card.seats:
        seat.clock = None
    secret = [seat for seat in table.asked() if seat not in card.asked]
    belonging = {table.owner, *(seat.held_for for seat in table.seats if seat.held_for)}
    expected = sorted(player for player in belonging if table.seat_of(player) is None)
    return _encode(
        KeptCard(
            **asdict(card), asked_in_secret=secret, expected=expected, runs_out=table.runs_out()
        )
    )


def belongs(data: bytes, player: str) -> bool:
    """Whether a player has opened a kept table, sits there, or is expected."""
    kept = _decoder.decode(data)
    if kept.expected is None or player in kept.expected:
        return True
    return any(seat.player is not None and seat.player.player == player for seat in kept.seats)


def decode_card(data: bytes, player: str | None, clock: float) -> TableCard:
    """A kept table as a player may see it now; None is somebody unknown."""
    kept = asdict(_decoder.decode(data))
    secret = kept.pop("asked_in_secret")
    runs_out = kept.pop("runs_out")
    del kept["expected"]
    card = TableCard(**kept)
    for seat in card.seats:
        if player is not None and seat.player is not None and seat.player.player == player:
            card.you = seat.seat
            card.asked = sorted(card.asked + [one for one in secret if one == seat.seat])
            card.left = _left(runs_out, seat.seat, clock)
    return card


def _left(runs_out: dict[int, float], seat: int, clock: float) -> float | None:
    return max(0.0, runs_out[seat] - clock) if seat in runs_out else None
