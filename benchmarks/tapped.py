"""Players who look at a table only when they are told that it waits for them. Half of them are told
by a webhook, half by Web Push, both on this machine; if a notice is lost, their table stands still.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct, field, json

from backroom.server.library import Library
from backroom.server.log import Moment, OpenedRow, command_parts, decode
from backroom.server.messages import PROTOCOL, Act, Hello, HookWay, NewWay, PushWay, Watch
from backroom.server.notices import awaited_at, notices_after
from backroom.server.outgoing import Gate
from backroom.server.pushing import Pusher
from backroom.server.store import Store
from backroom.server.table import Table
from backroom.server.ways import Outside, Ways
from crowd import GONE, RETRY, Diary, Group, Guest, Incoming, Sight, StoreAway, say, visit
from receivers import Browser, Post, Receiver

SOON = 2.0  # seconds in which a notice leaves

_decode = json.Decoder(Incoming).decode


class Told(Struct):
    """All notices that came."""

    arrived: Counter[tuple[str, str]] = field(default_factory=Counter)  # by player and id
    at: dict[tuple[str, str], float] = field(default_factory=dict)  # the first time


class Outcome(Struct):
    """What came of it."""

    kills: int
    choices: int
    notices: int
    tables: int  # that were played by notices alone
    over: int  # to the end
    lost_choices: int
    doubled: int  # notices of a wait, or until a look, of which there had been one already
    unfounded: int  # notices that the log does not account for
    problems: dict[str, int]
    again: int  # under the same id, as nobody could know whether the first had arrived
    late: int  # more than 2 seconds after the choice, though a server was there all the time
    median: float  # seconds after the choice, of those
    slowest: float
    lost: int = 0  # tables with which nobody went on in the end, since nobody was told

    def is_well(self) -> bool:
        harm = self.lost or self.lost_choices or self.doubled or self.unfounded or self.problems
        return not harm


class Sleeper:
    """One player, who sleeps until told."""

    def __init__(self, guest: Guest, address: Callable[[], str], diary: Diary) -> None:
        self.guest = guest
        self.browser = Browser()
        self.over: Callable[[str], None] | None = None  # called when a game is seen to end
        self._address = address
        self._diary = diary
        self._chance = random.Random(guest.player)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._pending: dict[str, Act] = {}  # by table: a choice that was not acknowledged
        self._answered: dict[str, int] = {}  # by table: the last decision that was
        self._acts = 0

    def tell(self, table: str) -> None:
        """A notice has come, or the table is a new one."""
        self._waiting.put_nowait(table)

    async def live(self) -> None:
        """Look at every table that one is told of, and choose there."""
        while True:
            table = await self._waiting.get()
            while not await self._look(table):
                await asyncio.sleep(RETRY)

    async def _look(self, table: str) -> bool:
        try:
            async with visit(self._address(), self.guest) as socket:
                await say(socket, Hello(protocol=PROTOCOL))
                await say(socket, Watch(table=table))
                if table in self._pending:
                    await say(socket, self._pending[table])
                sight: Sight | None = None
                async for data in socket:
                    message = _decode(data)
                    self._settle(table, message)
                    if message.type in ("table", "news") and message.scene is not None:
                        sight = message.scene
                    # What a choice leads to may be seen before its acknowledgement, or after it.
                    if sight is None or table in self._pending:
                        continue
                    if sight.phase == "over" and self.over is not None:
                        self.over(table)
                    if sight.decision is None or not sight.choices or sight.phase != "playing":
                        return True
                    if sight.decision != self._answered.get(table):
                        await say(socket, self._choice(table, sight))
        except GONE:
            self._diary.reconnections += 1
        return False

    def _choice(self, table: str, sight: Sight) -> Act:
        """Any of what is offered."""
        assert sight.decision is not None
        self._acts += 1
        code = self._chance.choice(sight.choices).code
        act = Act(id=f"act{self._acts}", table=table, decision=sight.decision, action=code)
        self._pending[table] = act
        return act

    def _settle(self, table: str, message: Incoming) -> None:
        if message.code == "store_lost":
            raise StoreAway
        act = self._pending.get(table)
        if act is None or message.id != act.id:
            return
        del self._pending[table]
        if message.type == "ack":
            self._diary.acked.append((table, f"{self.guest.player}/{act.id}"))
            self._answered[table] = act.decision
        else:
            self._diary.problems[message.code or "?"] += 1


class Ear:
    """Hears all notices and wakes whom they are for."""

    def __init__(self, sleepers: Sequence[Sleeper], receiver: Receiver) -> None:
        self.told = Told()
        self._by_player = {sleeper.guest.player: sleeper for sleeper in sleepers}
        receiver.heard = self._hear

    def _hear(self, post: Post) -> None:
        player, _, way = post.path.strip("/").partition("/")
        sleeper = self._by_player[player]
        said = sleeper.browser.opened(post.body) if way == "push" else post.said
        key = player, said["id"]
        self.told.arrived[key] += 1
        self.told.at.setdefault(key, time.time())
        if self.told.arrived[key] == 1 and said["kind"] == "turn":
            sleeper.tell(said["table"])


async def sleepers_of(
    store: Store,
    groups: Sequence[Group],
    address: Callable[[int], Callable[[], str]],
    diary: Diary,
    receiver: Receiver,
) -> list[Sleeper]:
    """The players of some groups, who are told from now on."""
    pusher = await Pusher.opened(store, "mailto:house@localhost")
    gate = Gate([receiver.address])
    ways = Ways(store, Outside(hooks=gate, services=gate, pusher=pusher))
    found: list[Sleeper] = []
    for group in groups:
        for seat, guest in enumerate(group.guests):
            sleeper = Sleeper(guest, address(seat), diary)
            place = f"{receiver.address}/{guest.player}"
            keys = sleeper.browser.way(f"{place}/push")
            to = (
                HookWay(url=f"{place}/hook")
                if seat % 2
                else PushWay(keys["endpoint"], keys["p256dh"], keys["auth"])
            )
            await ways.add(guest.player, NewWay(to=to))
            found.append(sleeper)
    return found


class Evening:
    """The tables of a group: some are played at a time; when one is over the next one begins."""

    def __init__(self, group: Group, sleepers: Sequence[Sleeper]) -> None:
        self.begun: list[str] = []
        self.over: set[str] = set()
        self._left = list(group.tables)
        self._sleepers = sleepers
        for sleeper in sleepers:
            sleeper.over = self._note_end

    def begin(self) -> None:
        """Everybody looks whether it is their turn at one more table."""
        if self._left:
            table = self._left.pop(0)
            self.begun.append(table)
            for sleeper in self._sleepers:
                sleeper.tell(table)

    def _note_end(self, table: str) -> None:
        if table not in self.over:
            self.over.add(table)
            self.begin()


async def judge(
    store: Store,
    evenings: Sequence[Evening],
    told: Told,
    diary: Diary,
    away: Sequence[tuple[float, float]],
) -> Outcome:
    """Compare what came with what is in the logs; ``away`` is when no server was there."""
    library = Library()
    founded: dict[tuple[str, str], float] = {}
    acted: dict[str, list[tuple[str, int]]] = {}
    kept: set[tuple[str, str]] = set()
    for name in [table for evening in evenings for table in evening.begun]:
        rows = [decode(row.data) for row in await store.read(name)]
        opened = rows[0]
        assert isinstance(opened, OpenedRow)
        table = Table(library, opened)
        for number, row in enumerate(rows[1:], 2):
            before = awaited_at(table)
            table.apply(row)
            moment = Moment(row.at, row.clock)
            for new in notices_after(before, table, [row], moment, frozenset()).new:
                founded[new.player, f"{name}-{number}-{new.kind}"] = row.at
            if row.command:
                command = command_parts(row.command)[0]
                kept.add((name, command))
                acted.setdefault(name, []).append((command.partition("/")[0], number))
    seconds = sorted(
        arrived - founded[key]
        for key, arrived in told.at.items()
        if key in founded
        and not any(begun < arrived and founded[key] < ended for begun, ended in away)
    )
    return Outcome(
        kills=len(away),
        choices=len(diary.acked),
        notices=len(told.at),
        tables=sum(len(evening.begun) for evening in evenings),
        over=sum(len(evening.over) for evening in evenings),
        lost_choices=sum(acked not in kept for acked in diary.acked),
        doubled=_doubled(told, acted),
        unfounded=sum(key not in founded for key in told.at),
        problems=dict(diary.problems),
        again=sum(count - 1 for count in told.arrived.values()),
        late=sum(one > SOON for one in seconds),
        median=round(seconds[len(seconds) // 2], 3) if seconds else 0.0,
        slowest=round(seconds[-1], 3) if seconds else 0.0,
    )


def _doubled(told: Told, acted: dict[str, list[tuple[str, int]]]) -> int:
    """Notices of one's turn between which one has done nothing at the table."""
    doubled = 0
    by_place: dict[tuple[str, str], list[int]] = {}
    for player, name in told.at:
        table, number, kind = name.rsplit("-", 2)
        if kind == "turn":
            by_place.setdefault((player, table), []).append(int(number))
    for (player, table), numbers in by_place.items():
        own = [number for who, number in acted.get(table, []) if who == player]
        for earlier, later in pairwise(sorted(numbers)):
            doubled += not any(earlier < number <= later for number in own)
    return doubled
