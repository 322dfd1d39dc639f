"""Order in the house: what visitors report, whom they block, and what the house does."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct, json

from backroom.server.identity import Guest
from backroom.server.messages import (
    AuditLine,
    HouseNews,
    HouseWarning,
    NewReport,
    Player,
    ReportCard,
    Sanction,
)
from backroom.server.problems import NotDone
from backroom.server.store import NEVER, Store, StoreLost
from backroom.server.world import now, steady, token_hex

PLAYER, REPORT, BLOCK, SANCTION, WARNING, AUDIT, NEWS = (
    "player",
    "report",
    "block",
    "sanction",
    "warning",
    "audit",
    "news",
)
FRESH_FOR = 2.0  # seconds after which what other processes have imposed is read again
BLOCKED_AT_MOST = 200
OPEN_REPORTS_AT_MOST = 20  # of one visitor
SHOWN_AT_MOST = 500
FOUND_AT_MOST = 50
ADDRESS = "address."  # before an address, where it stands for a player


class Kept(Struct):
    """A ban or a silence as it is kept."""

    kind: str
    until: float
    why: str


class Watchman:
    """What is kept of all that, and what follows from it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._imposed: dict[tuple[str, str], float] = {}  # by kind and player: until when
        self._read_at: float | None = None

    # Visitors.

    async def report(self, by: str, wanted: NewReport) -> None:
        """Tell the house of somebody; raises NotDone."""
        mine = await self._store.find(REPORT, f"{by}/")
        if len(mine) >= OPEN_REPORTS_AT_MOST:
            raise NotDone("too_many_reports")
        card = ReportCard(
            report=f"{by}/{wanted.player}-{wanted.table}",
            at=now(),
            by=by,
            player=wanted.player,
            table=wanted.table,
            why=wanted.why,
            said=wanted.said,
        )
        await self._store.put(REPORT, card.report, json.encode(card))

    async def block(self, player: str, other: str, blocked: bool) -> list[str]:
        """Not meet somebody any more, or again; whom one has blocked then. Raises NotDone."""
        if not blocked:
            await self._store.take(BLOCK, f"{player}/{other}")
        elif len(await self.blocked(player)) >= BLOCKED_AT_MOST:
            raise NotDone("too_many_blocked")
        else:
            await self._store.put(BLOCK, f"{player}/{other}", b"")
        return await self.blocked(player)

    async def blocked(self, player: str) -> list[str]:
        """Whom a player does not want to meet."""
        start = f"{player}/"
        return [key.removeprefix(start) for key in await self._store.find(BLOCK, start)]

    async def check_company(self, player: str, company: frozenset[str]) -> None:
        """Raises NotDone for somebody whom one of a table's people has blocked."""
        for other in company - {player}:
            if await self._store.get(BLOCK, f"{other}/{player}") is not None:
                raise NotDone("blocked")

    async def news(self, player: str) -> HouseNews:
        """What the house has to say to a visitor."""
        message = await self._store.get(NEWS, "message")
        found = await self._store.find(WARNING, f"{player}/")
        warnings = [
            HouseWarning(key.partition("/")[2], data.decode()) for key, data in found.items()
        ]
        until = self._imposed.get(("silence", player), 0.0)
        return HouseNews(
            message=None if message is None else message.decode(),
            warnings=warnings,
            silenced_until=until if until > now() else None,
        )

    async def has_read(self, player: str, warning: str) -> None:
        """A visitor has read a warning."""
        await self._store.take(WARNING, f"{player}/{warning}")

    # What is imposed.

    async def check_welcome(self, player: str, address: str) -> None:
        """Raises NotDone for somebody who is banned, or who comes from where somebody is."""
        await self._freshen()
        moment = now()
        for name in (player, ADDRESS + address.replace("/", "_")):
            if self._imposed.get(("ban", name), 0.0) > moment:
                raise NotDone("banned")

    async def check_may_speak(self, player: str) -> None:
        """Raises NotDone for somebody who is silenced."""
        await self._freshen()
        if self._imposed.get(("silence", player), 0.0) > now():
            raise NotDone("silenced")

    async def _freshen(self) -> None:
        if self._read_at is not None and steady() - self._read_at < FRESH_FOR:
            return
        self._read_at = steady()
        try:
            found = await self._store.find(SANCTION, "s/")
        except StoreLost:
            return  # what was known holds on
        self._imposed = {}
        for key, data in found.items():
            kept = json.decode(data, type=Kept)
            self._imposed[kept.kind, key.split("/")[2]] = kept.until

    # Whoever runs the house.

    async def impose(self, kind: str, player: str, seconds: float, why: str) -> None:
        """Ban or silence somebody for a while, or (NEVER) for good."""
        until = NEVER if seconds == NEVER else now() + seconds
        shown = 1e12 if until == NEVER else until  # JSON has no such number
        data = json.encode(Kept(kind, shown, why))
        await self._store.put(SANCTION, f"s/{kind}/{player}", data, until)
        self._read_at = None

    async def impose_on_address(self, address: str, seconds: float, why: str) -> None:
        """Let nobody in from an address for a while."""
        await self.impose("ban", ADDRESS + address.replace("/", "_"), seconds, why)

    async def lift(self, player: str) -> None:
        """Nothing is imposed on somebody any more."""
        for kind in ("ban", "silence"):
            await self._store.take(SANCTION, f"s/{kind}/{player}")
        self._read_at = None

    async def warn(self, player: str, text: str) -> None:
        """Have a visitor read something."""
        await self._store.put(WARNING, f"{player}/{token_hex(4)}", text.encode())

    async def say(self, text: str) -> None:
        """Have everybody read something; nothing: no more."""
        if text:
            await self._store.put(NEWS, "message", text.encode())
        else:
            await self._store.take(NEWS, "message")

    async def reports(self) -> list[ReportCard]:
        """What nobody has settled yet, the oldest first."""
        found = await self._all(REPORT)
        cards = [json.decode(data, type=ReportCard) for data in found.values()]
        return sorted(cards, key=lambda card: card.at)[:SHOWN_AT_MOST]

    async def _all(self, kind: str) -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        for first in "0123456789abcdef":  # players are called by such letters
            found |= await self._store.find(kind, first)
        return found

    async def settle(self, report: str) -> None:
        """Somebody has seen to a report; raises NotDone."""
        if await self._store.take(REPORT, report) is None:
            raise NotDone("no_report")

    async def sanctions(self, player: str) -> list[Sanction]:
        """What is imposed on somebody."""
        found = await self._store.find(SANCTION, "s/")
        kept = [(key.split("/")[2], json.decode(data, type=Kept)) for key, data in found.items()]
        return [Sanction(one.kind, one.until, one.why) for who, one in kept if who == player]

    async def name_of(self, player: str) -> str:
        """How somebody is called; raises NotDone if there is nobody."""
        data = await self._store.get(PLAYER, player)
        if data is None:
            raise NotDone("no_player")
        return json.decode(data, type=Guest).name

    async def called(self, part: str) -> list[Player]:
        """People in whose names something stands, however it is written. It looks at all there are,
        which takes a while."""
        wanted, found = part.casefold(), []
        for name, data in (await self._all(PLAYER)).items():
            guest = json.decode(data, type=Guest)
            if wanted in guest.name.casefold():
                found.append(Player(name, guest.name, face=guest.face))
        return sorted(found, key=lambda one: (len(one.name), one.name))[:FOUND_AT_MOST]

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """How some are called, as far as there is anybody."""
        names: dict[str, str] = {}
        for player in players:
            if player not in names:
                with suppress(NotDone):
                    names[player] = await self.name_of(player)
        return names

    async def note(self, act: str, what: dict[str, Any], by: Player | None) -> None:
        """Write down what was done in the name of the house, and by which keeper."""
        said = {name: str(one) for name, one in what.items()}
        line = AuditLine(at=now(), act=act, what=said, by=by)
        await self._store.put(AUDIT, f"a{int(now() * 1000):015d}-{token_hex(4)}", json.encode(line))

    async def audit(self) -> list[AuditLine]:
        """What was done, the latest first."""
        found = await self._store.find(AUDIT, "a")
        lines = [json.decode(data, type=AuditLine) for data in found.values()]
        return lines[::-1][:SHOWN_AT_MOST]
