"""A hint in the middle of a game: what the coach thinks of a seat's choices, as far as it can know.

It is had by whoever plays alone against bots, at a table that was opened so and counts for nothing;
the log says that it was taken.
"""

from typing import NamedTuple

from msgspec import json

from backroom.bots import BotFailed
from backroom.coach import hints as coach
from backroom.kernel.game import Game
from backroom.server.bots import job_for
from backroom.server.coaching.messages import Hint, HintList
from backroom.server.coaching.work import HintTask
from backroom.server.connection import Visitor
from backroom.server.hub import Hub
from backroom.server.library import LAST_RESORT
from backroom.server.line import Claim
from backroom.server.log import HintedRow
from backroom.server.problems import NotDone
from backroom.server.table import Table

SECONDS = 60.0  # on a machine that has much else to do


class Question(NamedTuple):
    """What the coach is asked, and what the log says of it."""

    game: Game
    decision: int
    task: HintTask
    row: HintedRow


async def hint(hub: Hub, visitor: Visitor, name: str) -> HintList:
    """The best choices of a visitor's seat; raises NotDone."""
    visitor.check(name, playing=True)
    room = await hub.room(name)
    visitor.check_may_see(room.table)
    player = visitor.player.player
    async with room.use() as table:
        asked = _question(hub, table, player)
    claim = Claim((visitor.address or player, player, name))
    try:
        found = await hub.thinker.reckon(asked.task, claim)
    except BotFailed as error:
        raise NotDone("server_error") from error
    await hub.write(name, asked.row)
    words = asked.game.actions.words
    return HintList(
        asked.decision,
        [Hint(words(one.code), one.chance) for one in json.decode(found, type=list[coach.Hint])],
    )


def _question(hub: Hub, table: Table, player: str) -> Question:
    """What to ask, which holds nothing but what the seat knows."""
    seat, play = table.seat_of(player), table.play
    if seat is None:
        raise NotDone("not_seated")
    if not table.has_coach():
        raise NotDone("no_hints")
    if play is None or table.phase != "playing" or not play.state.is_asked(seat):
        raise NotDone("not_asked")
    kept = hub.library.kept(table.head.game, table.opened.digest)
    path = None if kept is None else kept.path
    options = table.head.options
    job = job_for(
        play.game, play.state, seat, LAST_RESORT, options, path, temperament=None, unasked=False
    )
    row = HintedRow(seat=seat, secret=seat in table.asked_in_secret())
    return Question(play.game, int(play.state.decision(seat)), HintTask(job, SECONDS), row)
