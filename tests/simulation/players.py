"""Those who sit at the tables: they choose at random, lose their connection, come back, send again
what was not answered, and remember everything that they were told."""

import asyncio
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Raw, Struct, json

import crowd
from backroom.server.messages import PROTOCOL
from simulation.network import Wire
from simulation.processes import Process

ANSWERED_WITHIN = 60.0  # seconds after which a command is sent again, over a new connection
NEVER_TOLD = {
    "bad_message",
    "bad_protocol",
    "damaged",
    "frozen",
    "no_table",
    "server_error",
    "too_many_requests",  # the limits are out of reach here
}


class SeatClock(Struct):
    left: float
    running: bool


class SeatSeen(Struct):
    stand_in: bool = False
    clock: SeatClock | None = None


class Sight(crowd.Sight):
    """How a table stands, with all that is compared here."""

    seats: list[SeatSeen]
    you: int | None
    undo: dict[str, Any] | None
    view: Raw


class Incoming(crowd.Incoming):
    """Any message of the server."""

    scene: Sight | None = None


class Told(Struct):
    """What a player was shown."""

    table: str
    number: int
    audience: int
    phase: str
    decision: int | None
    codes: list[int]
    view: bytes  # a hash
    at: float
    clocks: list[float]


class AtTable(Struct):
    """One table of a player."""

    name: str
    slow: bool  # played by turns: hours between two choices
    seen: int | None = None
    sight: Sight | None = None
    pending: dict[str, Any] | None = None
    times_sent: int = 0
    sent_at: float = 0.0
    act_at: float | None = None
    answered: int = -1  # the last decision that was acknowledged


class Broken(AssertionError):
    """Something happened that must not."""


_decode = json.Decoder(Incoming).decode


class SimulatedPlayer:
    """One player, with one connection at a time for all tables."""

    def __init__(
        self,
        player: str,
        secret: str,
        tables: list[AtTable],
        find_process: Callable[[], Process | None],
        chance: Random,
        seeds: dict[str, str],
    ) -> None:
        self.player = player
        self.secret = secret
        self.tables = {table.name: table for table in tables}
        self.told: list[Told] = []
        self.acked: list[tuple[str, str]] = []
        self.refused: list[tuple[str, str]] = []  # that were sent once, so they cannot be kept
        self.problems: Counter[str] = Counter()
        self.is_hurried = False
        self.wire: Wire | None = None
        self._find_process = find_process
        self._chance = chance
        self._seeds = seeds
        self._ids = 0

    async def live(self) -> None:
        """Come, play, lose the connection, and come again."""
        while True:
            process = self._find_process()
            if process is not None:
                self.wire = Wire(process, self.secret, self._chance)
                await self._talk(self.wire)
            await asyncio.sleep(self._chance.uniform(0.1, 5))

    async def _talk(self, wire: Wire) -> None:
        self._say(wire, {"type": "hello", "protocol": PROTOCOL, "language": self._language()})
        for table in self.tables.values():
            self._say(wire, {"type": "watch", "table": table.name, "since": table.seen})
            if table.pending is not None:
                self._send(wire, table)
        newest: dict[tuple[str, int], int] = {}  # by table and audience, over this connection
        while True:
            try:
                async with asyncio.timeout(self._until_next()):
                    text = await wire.inbox.get()
            except TimeoutError:
                self._act(wire)
                continue
            if text is None:
                return
            self._hear(text, newest)

    def _language(self) -> str | None:
        return self._chance.choice([None, None, "en", "fr"])

    def _until_next(self) -> float:
        now = self._now()
        times = [now + 600]
        for table in self.tables.values():
            if table.pending is not None:
                times.append(table.sent_at + ANSWERED_WITHIN)
            elif table.act_at is not None:
                times.append(table.act_at)
        return max(0.0, min(times) - now)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # What comes.

    def _hear(self, text: str, newest: dict[tuple[str, int], int]) -> None:
        message = _decode(text)
        self._check_secrets(text, message)
        if message.type == "problem" and message.code in NEVER_TOLD:
            raise Broken(f"{self.player} was told {text}")
        table = self.tables.get(message.table or "")
        if table is None:
            return
        if message.scene is not None:
            self._see(table, message, message.scene, newest)
        elif table.pending is not None and message.id == table.pending["id"]:
            self._settle(table, message)

    def _see(
        self,
        table: AtTable,
        message: Incoming,
        sight: Sight,
        newest: dict[tuple[str, int], int],
    ) -> None:
        audience = -1 if sight.you is None else sight.you
        before = max(newest.get((table.name, audience), 0), table.seen or 0)
        if message.number < before:
            raise Broken(f"{self.player} knew {before} of {table.name}, then {message.number}")
        newest[table.name, audience] = table.seen = message.number
        table.sight = sight
        clocks = [-1.0 if seat.clock is None else seat.clock.left for seat in sight.seats]
        self.told.append(
            Told(
                table=table.name,
                number=message.number,
                audience=audience,
                phase=sight.phase,
                decision=sight.decision,
                codes=[offer.code for offer in sight.choices],
                view=blake2b(bytes(sight.view), digest_size=8).digest(),
                at=self._now(),
                clocks=clocks,
            )
        )
        self._plan(table)

    def _check_secrets(self, text: str, message: Incoming) -> None:
        if self.secret in text:
            raise Broken(f"the session of {self.player} was told")
        for table, seed in self._seeds.items():
            is_over = message.scene is not None and message.scene.phase == "over"
            if seed in text and not (is_over and message.table == table):
                raise Broken(f"{self.player} was told the seed of {table}: {text[:200]}")

    def _settle(self, table: AtTable, message: Incoming) -> None:
        assert table.pending is not None
        command = (table.name, f"{self.player}/{table.pending['id']}")
        if message.type == "ack":
            self.acked.append(command)
            if table.pending["type"] == "act":
                table.answered = table.pending["decision"]
        elif message.code == "store_lost":
            table.sent_at = self._now() - ANSWERED_WITHIN + self._chance.uniform(0.5, 5)
            return  # the same again, soon
        else:
            self.problems[message.code or "?"] += 1
            if table.times_sent == 1:
                self.refused.append(command)
        table.pending = None
        self._plan(table)

    # What is done.

    def _plan(self, table: AtTable) -> None:
        sight = table.sight
        table.act_at = None
        if sight is None or sight.phase != "playing" or table.pending is not None:
            return
        is_asked = sight.decision is not None and bool(sight.choices)
        me = None if sight.you is None else sight.seats[sight.you]
        if me is None or not (is_asked or me.stand_in or sight.undo is not None):
            return
        pause = self._chance.uniform(0.3, 3)
        if not self.is_hurried:
            pause = self._chance.expovariate(1 / 7200 if table.slow else 1 / 40)
        table.act_at = self._now() + pause

    def hurry(self) -> None:
        """The story comes to its end."""
        self.is_hurried = True
        for table in self.tables.values():
            self._plan(table)
        if self.wire is not None:
            self.wire.cut()

    def _act(self, wire: Wire) -> None:
        now = self._now()
        for table in self.tables.values():
            if table.pending is not None:
                if now >= table.sent_at + ANSWERED_WITHIN:
                    if self._chance.random() < 0.5:
                        self._send(wire, table)  # twice over the same connection
                    else:
                        wire.cut()
                        table.sent_at = now
            elif table.act_at is not None and now >= table.act_at:
                self._choose(wire, table)

    def _choose(self, wire: Wire, table: AtTable) -> None:
        sight = table.sight
        table.act_at = None
        assert sight is not None
        assert sight.you is not None
        what: dict[str, Any]
        if sight.seats[sight.you].stand_in:
            what = {"type": "take_back"}
        elif sight.undo is not None and sight.undo["seat"] != sight.you:
            what = {"type": "answer_undo", "agree": self._chance.random() < 0.7}
        elif sight.decision is None or not sight.choices:
            return
        else:
            what = self._some_command(sight)
        self._ids += 1
        table.pending = {**what, "id": f"c{self._ids}", "table": table.name}
        table.times_sent = 0
        self._send(wire, table)

    def _some_command(self, sight: Sight) -> dict[str, Any]:
        luck = 1.0 if self.is_hurried else self._chance.random()
        if luck < 0.02:
            return {"type": "leave"}
        if luck < 0.05:
            return {"type": "undo", "ask": True}
        if luck < 0.08:
            return {"type": "say", "said": "Well, well."}
        code = self._chance.choice(sight.choices).code
        return {"type": "act", "decision": sight.decision, "action": code}

    def _send(self, wire: Wire, table: AtTable) -> None:
        assert table.pending is not None
        table.times_sent += 1
        table.sent_at = self._now()
        self._say(wire, table.pending)

    def _say(self, wire: Wire, message: dict[str, Any]) -> None:
        wire.say(json.encode(message).decode())
