"""The ways by which players want to be told: browsers, addresses, webhooks; of what, and when."""

from datetime import datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

from msgspec import Struct, field, json, to_builtins

from backroom.server.identity import hashed
from backroom.server.mailing import MailServer
from backroom.server.messages import (
    HookWay,
    Language,
    MailWay,
    NewWay,
    NoticeKind,
    NoticeSettings,
    NoticeWishes,
    PageWay,
    PushWay,
    Quiet,
    WayCard,
)
from backroom.server.notices import watchers_of
from backroom.server.outgoing import Gate, NotAllowed
from backroom.server.problems import NotDone
from backroom.server.pushing import Pusher, is_usable
from backroom.server.store import WAY, Store
from backroom.server.world import now, token_urlsafe

WISHES, CONFIRMATION, HOOKED = "wishes", "confirmation", "hooked"
WAYS_AT_MOST = 10  # of one player
HOOKS_OF_A_TABLE = 3
CONFIRMATION_SECONDS = 2 * 86_400
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
DAY_OF_MINUTES = 24 * 60
TAIL = 12  # signs by which a browser knows its own way; nobody can send anything with them


class Outside(Struct, frozen=True):
    """What whoever runs the house allows and has for reaching people elsewhere."""

    address: str | None = None  # of the page, for links
    hooks: Gate = Gate(())
    services: Gate = Gate(())
    pusher: Pusher | None = None
    mail: MailServer | None = None


class Way(Struct):
    """A way as it is kept."""

    to: PushWay | PageWay | MailWay | HookWay
    language: Language
    made: float
    owner: str
    session: str = ""  # of the browser that it leads to: it ends with that
    confirmed: bool = True
    failures: int = 0  # in a row


class Wishes(Struct):
    """Of what somebody wants to be told, and when not."""

    kinds: list[NoticeKind] = field(default_factory=lambda: [*KINDS])
    quiet: Quiet | None = None

    def quiet_for(self, moment: float) -> float:
        """The seconds until the quiet hours are over, if it is one now; else 0."""
        if self.quiet is None or self.quiet.first == self.quiet.last:
            return 0.0
        here = datetime.fromtimestamp(moment, ZoneInfo(self.quiet.zone))
        minute = here.hour * 60 + here.minute
        length = (self.quiet.last - self.quiet.first) % DAY_OF_MINUTES
        if (minute - self.quiet.first) % DAY_OF_MINUTES >= length:
            return 0.0
        left = (self.quiet.last - minute) % DAY_OF_MINUTES
        return timedelta(minutes=left).total_seconds() - here.second


class Ways:
    """What is kept of the ways, and what may become one."""

    def __init__(self, store: Store, outside: Outside) -> None:
        self._store = store
        self._outside = outside

    async def settings(self, player: str) -> NoticeSettings:
        """All that a player has set up, and could."""
        wishes = await self.wishes(player)
        outside = self._outside
        return NoticeSettings(
            kinds=wishes.kinds,
            quiet=wishes.quiet,
            ways=[_card(name, way) for name, way in (await self._all(player)).items()],
            push_key=None if outside.pusher is None else outside.pusher.public_key,
            mail=outside.mail is not None and outside.address is not None,
            hooks=list(outside.hooks.origins),
        )

    async def wishes(self, player: str) -> Wishes:
        """Of what a player wants to be told; at first of everything."""
        data = await self._store.get(WISHES, player)
        return Wishes() if data is None else json.decode(data, type=Wishes)

    async def wish(self, player: str, wanted: NoticeWishes) -> None:
        """Want something else; raises NotDone."""
        if wanted.quiet is not None:
            try:
                ZoneInfo(wanted.quiet.zone)
            except (ValueError, OSError, LookupError) as error:
                raise NotDone("bad_zone") from error
        kinds = [kind for kind in KINDS if kind in wanted.kinds]
        await self._store.put(WISHES, player, json.encode(Wishes(kinds, wanted.quiet)))

    # Ways.

    async def add(self, player: str, wanted: NewWay, session: str = "") -> tuple[str, str | None]:
        """One more way: its name, and the secret that confirms it if it is a mail address. The
        same way once more is no other. Raises NotDone."""
        to = wanted.to
        self._check(to)
        name, keeper = way_name(to), player
        if isinstance(to, HookWay) and to.table is not None:
            keeper = watchers_of(to.table)
            if len(await self._of(keeper)) >= HOOKS_OF_A_TABLE:
                raise NotDone("too_many_ways")
        known = await self._all(player)
        if name not in known and len(known) >= WAYS_AT_MOST:
            raise NotDone("too_many_ways")
        is_known = name in known and known[name].confirmed
        way = Way(
            to=to,
            language=wanted.language,
            made=now(),
            owner=player,
            session=session if isinstance(to, PushWay | PageWay) else "",
            confirmed=not isinstance(to, MailWay) or is_known,
        )
        if keeper != player:
            await self._store.put(HOOKED, f"{player}/{name}", keeper.encode())
        await self._put(keeper, name, way)
        if way.confirmed:
            return name, None
        secret = token_urlsafe(24)
        place = json.encode([keeper, name])
        until = now() + CONFIRMATION_SECONDS
        await self._store.put(CONFIRMATION, hashed(secret), place, until)
        return name, secret

    def _check(self, to: PushWay | PageWay | MailWay | HookWay) -> None:
        outside = self._outside
        try:
            match to:
                case PushWay():
                    outside.services.target(to.endpoint)
                    if outside.pusher is None or not is_usable(to):
                        raise NotDone("no_such_way")
                case HookWay():
                    outside.hooks.target(to.url)
                case MailWay():
                    if outside.mail is None or outside.address is None:
                        raise NotDone("no_such_way")
        except NotAllowed as error:
            raise NotDone("way_not_allowed") from error

    async def remove(self, player: str, name: str) -> None:
        """Be told no more by one way; raises NotDone."""
        keeper = await self._keeper(player, name)
        taken = await self._store.take(WAY, f"{keeper}/{name}")
        await self._store.take(HOOKED, f"{player}/{name}")
        if taken is None:
            raise NotDone("no_such_way")
        await self._store.forget_notices(keeper, name)

    async def confirm(self, secret: str) -> None:
        """Somebody has got the first mail; raises NotDone."""
        place = await self._store.take(CONFIRMATION, hashed(secret))
        if place is None:
            raise NotDone("no_such_way")
        keeper, name = json.decode(place, type=tuple[str, str])
        way = await self.way(keeper, name)
        if way is None:
            raise NotDone("no_such_way")
        way.confirmed = True
        await self._put(keeper, name, way)

    async def way(self, keeper: str, name: str) -> Way | None:
        """One of them."""
        data = await self._store.get(WAY, f"{keeper}/{name}")
        return None if data is None else decode_way(data)

    async def own_way(self, player: str, name: str) -> tuple[str, Way]:
        """One that a player has made, and under whom it is kept; raises NotDone."""
        keeper = await self._keeper(player, name)
        way = await self.way(keeper, name)
        if way is None:
            raise NotDone("no_such_way")
        return keeper, way

    async def end_browser(self, player: str, session: str) -> None:
        """A browser is no longer the player's: it is told of nothing more."""
        for name, way in (await self._of(player)).items():
            if way.session and way.session == session:
                await self.close(player, name)

    async def end_browsers(self, player: str, but: str | None = None) -> None:
        """No browser is the player's any more, or only the one with a session."""
        for name, way in (await self._of(player)).items():
            if isinstance(way.to, PushWay | PageWay) and way.session != but:
                await self.close(player, name)

    async def note_session(self, player: str, before: str, after: str) -> None:
        """A browser is still the player's, with another session."""
        for name, way in (await self._of(player)).items():
            if way.session and way.session == before:
                way.session = after
                await self._put(player, name, way)

    async def note_failures(self, keeper: str, name: str, failures: int) -> None:
        """How often a way has not worked in a row."""
        way = await self.way(keeper, name)
        if way is not None and way.failures != failures:
            way.failures = failures
            await self._put(keeper, name, way)

    async def close(self, keeper: str, name: str) -> None:
        """A way leads nowhere any more."""
        await self._store.take(WAY, f"{keeper}/{name}")
        await self._store.forget_notices(keeper, name)

    async def _put(self, keeper: str, name: str, way: Way) -> None:
        await self._store.put(WAY, f"{keeper}/{name}", json.encode(way))

    async def _keeper(self, player: str, name: str) -> str:
        hooked = await self._store.get(HOOKED, f"{player}/{name}")
        return player if hooked is None else hooked.decode()

    async def _of(self, keeper: str) -> dict[str, Way]:
        found = await self._store.find(WAY, f"{keeper}/")
        return {key.partition("/")[2]: decode_way(data) for key, data in found.items()}

    async def _all(self, player: str) -> dict[str, Way]:
        """A player's ways, those of tables too, the oldest first."""
        ways = await self._of(player)
        for key, keeper in (await self._store.find(HOOKED, f"{player}/")).items():
            name = key.partition("/")[2]
            way = await self.way(keeper.decode(), name)
            if way is not None:
                ways[name] = way
        return dict(sorted(ways.items(), key=lambda item: item[1].made))


def decode_way(data: bytes) -> Way:
    """A way as it was kept."""
    return json.decode(data, type=Way)


def way_name(to: PushWay | PageWay | MailWay | HookWay) -> str:
    """What a way is called: the same for the same browser, address or webhook."""
    given = to_builtins(to)
    named = ("endpoint", "browser", "address", "url", "table")
    same = {key: given[key] for key in named if key in given}
    return hashed(json.encode([given["way"], same]).decode())[:16]


def _card(name: str, way: Way) -> WayCard:
    to, tail = way.to, ""
    match to:
        case PushWay(endpoint=url):
            shown, tail = url.split("/")[2], url[-TAIL:]
        case HookWay(url=url):
            shown = url.split("/")[2]
        case MailWay(address=address):
            shown = address
        case PageWay(browser=browser):
            shown, tail = "", browser[-TAIL:]
    return WayCard(
        way=name,
        kind=to_builtins(to)["way"],
        to=shown,
        tail=tail,
        table=to.table if isinstance(to, HookWay) else None,
        made=way.made,
        confirmed=way.confirmed,
        failing=way.failures > 0,
    )
