"""Delivers notices: each once, by every way that leads to a player, soon after the choice was kept.

The store hands out what is due, and has it back after a while if a process ends in the middle: so
nothing is lost. Of what was on its way at that moment nobody can know whether it arrived: it goes
out again under the same ``id``, by which browsers, mail programs and webhooks know it.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, Protocol

from msgspec import json

from backroom.kernel.text import Phrasebook, phrasebook
from backroom.server.limits import Limit
from backroom.server.log import Moment
from backroom.server.messages import HookWay, MailWay, PageWay, PushWay, ToldOf
from backroom.server.notices import NoticeData, decode_data
from backroom.server.outgoing import NotAllowed, Target, Unreachable, post
from backroom.server.problems import NotDone
from backroom.server.store import NEVER, NoticeRow, Store, StoreLost
from backroom.server.ways import Outside, Way, Ways, decode_way

LOOK_EVERY = 0.4  # seconds
LEASE = 12.0  # seconds after which a delivery counts as broken off; longer than any takes
AT_ONCE = 16  # deliveries of one process
PAUSES = (
    2.0,
    10.0,
    60.0,
    300.0,
    1800.0,
    3600.0,
    7200.0,
)  # seconds between tries; then it is over
HELD_BACK = 5.0  # seconds for which one is held back that would be too many
GONE = (404, 410)  # the browser or webhook is no more
TRY_LATER = (408, 425, 429)
MARKUP = str.maketrans("", "", "<>&@`*_~|[]")  # more than letters to chat programs

logger = logging.getLogger("backroom.server")


class House(Protocol):
    """What a courier needs of the tables."""

    def moment(self) -> Moment:
        """Now."""

    def is_looking(self, player: str, table: str) -> bool:
        """Whether a player sees a table now, as far as is known here."""

    async def tell_pages(self, player: str, notice: ToldOf) -> None:
        """Tell all pages of a player, at all processes."""


class Refused(Exception):
    """Whoever a notice was for does not take it, and would not take it later."""


class Closed(Exception):
    """A way leads nowhere any more."""


class Courier:
    """One for each process; the store sees to it that no two deliver the same."""

    def __init__(self, store: Store, outside: Outside, pace: Limit) -> None:
        self._store = store
        self._outside = outside
        self.ways = Ways(store, outside)
        self._pace = pace  # by way
        self._hands = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="courier")

    async def run(self, house: House) -> None:
        """Deliver what is due, for ever."""
        while True:
            try:
                while await self.deliver(house):
                    pass
            except StoreLost:
                pass  # it is there again some time, and so are the notices
            except Exception:
                logger.exception("notices could not be delivered")
            await asyncio.sleep(LOOK_EVERY)

    async def deliver(self, house: House) -> int:
        """Deliver some of what is due; how many."""
        clock = house.moment().clock
        due = await self._store.take_notices(clock, clock + LEASE, AT_ONCE)
        await asyncio.gather(*(self._deliver(house, notice) for notice in due))
        return len(due)

    def close(self) -> None:
        """Deliver no more."""
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, house: House, notice: NoticeRow) -> None:
        clock = house.moment().clock
        if notice.way_data is None:
            await self._store.settle_notice(notice, None)
            return
        way = decode_way(notice.way_data)
        wishes = await self.ways.wishes(notice.player)
        quiet = wishes.quiet_for(house.moment().at)
        if notice.kind not in wishes.kinds or not way.confirmed:
            await self._store.settle_notice(notice, None)
        elif house.is_looking(notice.player, notice.table):
            await self._store.settle_notice(notice, NEVER)
        elif quiet:
            await self._store.settle_notice(notice, clock + quiet)
        else:
            await self._try(house, notice, way)

    async def _try(self, house: House, notice: NoticeRow, way: Way) -> None:
        due: float | None
        failures = 0
        try:
            self._pace.spend(f"{notice.player}/{notice.way}")
            await self._hand_over(house, notice, way)
            due = NEVER
        except NotDone:
            due, failures = house.moment().clock + HELD_BACK, way.failures
        except Closed:
            await self.ways.close(notice.player, notice.way)
            return
        except Refused:
            due, failures = None, way.failures + 1
        except Unreachable:
            tries = notice.tries - 1
            due = house.moment().clock + PAUSES[tries] if tries < len(PAUSES) else None
            failures = way.failures + 1
        # Those who only watch a table do not come to look at it: they are told each time.
        has_no_eyes = due == NEVER and isinstance(way.to, HookWay) and way.to.table is not None
        await self._store.settle_notice(notice, None if has_no_eyes else due)
        if failures != way.failures:
            await self.ways.note_failures(notice.player, notice.way, failures)

    async def _hand_over(self, house: House, notice: NoticeRow, way: Way) -> None:
        told = telling(notice, way)
        match way.to:
            case PageWay():
                await house.tell_pages(notice.player, told)
            case PushWay():
                await self._push(way.to, told)
            case HookWay():
                await self._call(way.to, notice, told)
            case MailWay(address=address):
                await self._mail(address, told, way.language)

    async def try_out(self, way: Way, name: str) -> None:
        """Send something that only says that it came; raises NotDone."""
        say = phrasebook(way.language).say
        told = ToldOf(
            id=f"try-{name}",
            table="",
            kind="turn",
            title=say("notice-try-title"),
            text=say("notice-try"),
        )
        try:
            match way.to:
                case PushWay():
                    await self._push(way.to, told)
                case HookWay():
                    await self._post_hook(way.to, told, {})
                case MailWay(address=address):
                    await self._mail(address, told, way.language)
        except (Refused, Closed, Unreachable) as error:
            raise NotDone("way_failed") from error

    async def ask_to_confirm(self, way: Way, name: str, secret: str) -> None:
        """The first mail; raises NotDone."""
        assert isinstance(way.to, MailWay)
        say = phrasebook(way.language).say
        link = f"{self._outside.address}/#/confirm/{secret}"
        title, text = say("mail-confirm-title"), say("mail-confirm", link=link)
        try:
            await self._send(way.to.address, title, text, f"confirm-{name}")
        except Unreachable as error:
            raise NotDone("way_failed") from error

    # By each way.

    async def _push(self, way: PushWay, told: ToldOf) -> None:
        pusher = self._outside.pusher
        if pusher is None:
            raise Refused
        target = _target(self._outside.services.target, way.endpoint)
        origin = f"{target.parts.scheme}://{target.parts.netloc}"
        topic = blake2b(told.table.encode(), digest_size=12).hexdigest()
        body = pusher.sealed(way, json.encode(told))
        await self._request(target, body, pusher.headers(origin, topic))

    async def _call(self, way: HookWay, notice: NoticeRow, told: ToldOf) -> None:
        about = decode_data(notice.data)
        await self._post_hook(way, told, {"game": about.game, "players": about.players})

    async def _post_hook(self, way: HookWay, told: ToldOf, more: dict[str, Any]) -> None:
        target = _target(self._outside.hooks.target, way.url)
        link = self._link(told.table)
        if way.form == "chat":
            line = f"{told.title}: {told.text}".translate(MARKUP)
            line = f"{line} {link}" if link else line
            # Each chat program takes one of these and leaves the others alone.
            body: dict[str, Any] = {
                "text": line,
                "content": line,
                "allowed_mentions": {"parse": []},
            }
        else:
            said = {"id": told.id, "kind": told.kind, "table": told.table, "link": link}
            body = {**said, "title": told.title, "text": told.text, **more}
        headers = {"Content-Type": "application/json", "Idempotency-Key": told.id}
        await self._request(target, json.encode(body), headers)

    async def _mail(self, address: str, told: ToldOf, language: str) -> None:
        say = phrasebook(language).say
        values = {"text": told.text, "link": self._link(told.table) or ""}
        text = say("mail-notice", settings=f"{self._outside.address}/#/settings", **values)
        await self._send(address, told.title, text, told.id)

    async def _send(self, to: str, title: str, text: str, identity: str) -> None:
        mail = self._outside.mail
        if mail is None:
            raise Unreachable("no mail server")
        await self._by_hand(mail.send, to, title, text, identity)

    async def _request(self, target: Target, body: bytes, headers: dict[str, str]) -> None:
        status = await self._by_hand(post, target, body, headers)
        if status in GONE:
            raise Closed
        if status >= 500 or status in TRY_LATER:
            raise Unreachable(str(status))
        if status >= 300:
            raise Refused

    async def _by_hand(self, work: Any, *what: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._hands, work, *what)

    def _link(self, table: str) -> str | None:
        if self._outside.address is None:
            return None
        return f"{self._outside.address}/#/table/{table}" if table else f"{self._outside.address}/"


def _target(target: Any, url: str) -> Target:
    """Where a way leads, if the house still allows it."""
    try:
        found: Target = target(url)
    except NotAllowed as error:
        raise Refused from error
    return found


def telling(notice: NoticeRow, way: Way) -> ToldOf:
    """A notice in words: which game, and nothing of what is in it."""
    about = decode_data(notice.data)
    phrases = phrasebook(way.language)
    of_table = isinstance(way.to, HookWay) and way.to.table is not None
    return ToldOf(
        id=f"{notice.table}-{notice.number}-{notice.kind}",
        table=notice.table,
        kind=notice.kind,  # type: ignore[arg-type]
        title=phrases.say(f"notice-{notice.kind}-title"),
        text=_text(phrases, notice.kind, about, of_table),
    )


def _text(phrases: Phrasebook, kind: str, about: NoticeData, of_table: bool) -> str:
    game = phrases.say(f"{about.game}-name")
    if of_table and kind == "turn":
        return phrases.say("notice-waits-for", game=game, players=phrases.join(about.players))
    return phrases.say(f"notice-{kind}", game=game)
