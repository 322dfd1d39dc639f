"""What an address of the HTTP API is: how it is called, what it answers, who may call it.

The routes, the checks of what comes in and the OpenAPI file all come from these descriptions.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct, field

from backroom.server.coaching.puzzles import Puzzles
from backroom.server.coaching.reviews import Reviews
from backroom.server.connection import Visitor
from backroom.server.courier import Courier
from backroom.server.hub import Hub
from backroom.server.identity import Identity
from backroom.server.keepers import Keepers
from backroom.server.limits import Limits
from backroom.server.messages import Language
from backroom.server.people.everywhere import Everywhere
from backroom.server.people.friends import Friends
from backroom.server.people.profile import Records
from backroom.server.people.signing import Signing
from backroom.server.problems import NotDone
from backroom.server.replays import Replayer
from backroom.server.room import Room
from backroom.server.security import Page

COOKIE = "backroom"
ID = "[A-Za-z0-9_-]{1,64}"
BY_THEIR_AUTHORS = {"edition": "[^/]+"}  # what is called as somebody liked


class Desk(Struct, dict=True):
    """Whom a request is handed to."""

    hub: Hub
    identity: Identity
    limits: Limits
    courier: Courier
    house_key: str | None = None  # the hash of what opens /api/admin; None: nothing does
    replayer: Replayer = field(default_factory=Replayer)

    @cached_property
    def everywhere(self) -> Everywhere:
        return Everywhere(self.hub, self.identity)

    @cached_property
    def signing(self) -> Signing:
        return Signing(self.hub.store, self.identity, self.everywhere)

    @cached_property
    def keepers(self) -> Keepers:
        return Keepers(self.hub.store, self.signing.passkeys)

    @cached_property
    def friends(self) -> Friends:
        return Friends(self.hub.store, self.identity, self.records)

    @cached_property
    def records(self) -> Records:
        return Records(self.hub, self.identity)

    @cached_property
    def reviews(self) -> Reviews:
        return Reviews(self.hub.store, self.hub.thinker)

    @cached_property
    def puzzles(self) -> Puzzles:
        return Puzzles(self.hub.store, self.hub.library)

    async def start(self) -> None:
        """Begin to work."""
        await self.hub.start()
        await self.everywhere.go_on()

    async def stop(self) -> None:
        """End it."""
        await self.reviews.close()
        await self.hub.stop()
        await self.replayer.close()


class Call(Struct):
    """One request, with everything in it checked already."""

    desk: Desk
    visitor: Visitor | None
    body: Any
    query: Any
    path: Mapping[str, str]
    address: str  # of the client, as limits count it
    page: Page  # that the browser shows
    is_secure: bool
    bearer: str = ""  # what came in the header Authorization, of whomever it is

    @property
    def hub(self) -> Hub:
        return self.desk.hub

    def who(self) -> Visitor:
        """Who calls; raises NotDone for strangers."""
        if self.visitor is None:
            raise NotDone("no_session")
        return self.visitor

    def person(self) -> Visitor:
        """Who calls, if it is no program: people vouch for bots."""
        visitor = self.who()
        if visitor.player.bot:
            raise NotDone("not_allowed")
        return visitor

    async def room(self) -> Room:
        """The table that a request names, if the caller may see it; raises NotDone."""
        room = await self.hub.room(self.path["table"])
        if not room.table.head.public:
            visitor = self.who()
            visitor.check(room.name, playing=False)
            visitor.check_may_see(room.table)
        return room

    async def room_to_replay(self) -> Room:
        """The same, where a game is played again for the answer."""
        self.desk.limits.replays.spend(self.address)
        return await self.room()

    def cookie(self, secret: str, seconds: int) -> dict[str, str]:
        """The header that lets a browser keep the secret of a session."""
        cookie = f"{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        return {"Set-Cookie": cookie + ("; Secure" if self.is_secure else "")}


class Reply(Struct):
    """What is sent back, where it is more than a body."""

    body: Any
    headers: dict[str, str] = {}
    status: int = 200
    content_type: str = "application/json"


class NoQuery(Struct, forbid_unknown_fields=True):
    """Nothing after the question mark."""


class InLanguage(Struct, forbid_unknown_fields=True):
    """The language of the texts."""

    language: Language = "en"


class Endpoint(Struct, kw_only=True):
    """One address and method."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: type[Struct] = NoQuery
    needs_session: bool = True
    other_answers: Mapping[int, Any] = {}  # by status, beside 200 and a Problem
    content_type: str = "application/json"


def get(path: str, name: str, handler: Any, answer: Any, summary: str, **more: Any) -> Endpoint:
    """Something that is only looked at."""
    return Endpoint(
        method="GET", path=path, name=name, handler=handler, answer=answer, summary=summary, **more
    )


def post(
    path: str, name: str, handler: Any, body: Any, answer: Any, summary: str, **more: Any
) -> Endpoint:
    """Something that changes."""
    return Endpoint(
        method="POST",
        path=path,
        name=name,
        handler=handler,
        body=body,
        answer=answer,
        summary=summary,
        **more,
    )


def pattern_of(parameter: str) -> str:
    """What may stand for a parameter in an address."""
    return BY_THEIR_AUTHORS.get(parameter, ID)
