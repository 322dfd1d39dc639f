"""What an address of the HTTP API is: how it is called, what it answers, who may call it.

The routes, the checks of what comes in and the OpenAPI file all come from these descriptions.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal

from msgspec import Struct, field

from backroom.server.connection import Visitor
from backroom.server.hub import Hub
from backroom.server.identity import Identity
from backroom.server.limits import Limits
from backroom.server.messages import Language
from backroom.server.problems import NotDone
from backroom.server.replays import Replayer


class Desk(Struct):
    """Whom a request is handed to."""

    hub: Hub
    identity: Identity
    limits: Limits
    replayer: Replayer = field(default_factory=Replayer)


class Call(Struct):
    """One request, with everything in it checked already."""

    desk: Desk
    visitor: Visitor | None
    body: Any
    query: Any
    path: Mapping[str, str]
    address: str  # of the client, as limits count it
    is_secure: bool

    @property
    def hub(self) -> Hub:
        return self.desk.hub

    def who(self) -> Visitor:
        """Who calls; raises NotDone for strangers."""
        if self.visitor is None:
            raise NotDone("no_session")
        return self.visitor


class Answer(Struct):
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
