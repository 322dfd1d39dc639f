"""From an HTTP request to an endpoint and back."""

import logging
import re
from typing import Any

from msgspec import DecodeError, ValidationError, convert, json
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from backroom.kernel.text import LANGUAGES
from backroom.server.connection import Visitor
from backroom.server.endpoint import COOKIE, Call, Desk, Endpoint, Reply, pattern_of
from backroom.server.identity import Identity
from backroom.server.problems import NotDone, problem_of
from backroom.server.security import check_origin, counted_as, page_of
from backroom.server.store import StoreLost

BODY_AT_MOST = 16_384
BEARER = "bearer "

logger = logging.getLogger("backroom.server")


class Front:
    """Takes requests, checks them, and has them answered."""

    def __init__(self, desk: Desk, origins: tuple[str, ...]) -> None:
        self.desk = desk
        self._origins = origins

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        """An answer to every request, whatever it holds."""
        self.desk.hub.metrics.count("requests")
        try:
            call = await self._call(endpoint, request)
            result = await endpoint.handler(call)
        except NotDone as error:
            return self.refusal(error, request)
        except ClientDisconnect:
            return Response(status_code=400)  # that nobody reads: they are gone, half-way
        except StoreLost:
            return self.refusal(NotDone("store_lost"), request)
        except Exception:
            logger.exception("%s %s failed", endpoint.method, endpoint.path)
            return self.refusal(NotDone("server_error"), request)
        answer = result if isinstance(result, Reply) else Reply(result)
        body = answer.body if isinstance(answer.body, bytes) else json.encode(answer.body)
        headers = {"Cache-Control": "no-store", **answer.headers}
        return Response(body, answer.status, headers, media_type=answer.content_type)

    def refusal(self, error: NotDone, request: HTTPConnection) -> Response:
        """Why a request was not carried out."""
        self.desk.hub.metrics.count("problems")
        problem = problem_of(error, error.text(language_of(request)))
        return Response(
            json.encode(problem),
            status_code=error.status,
            headers={"Cache-Control": "no-store"},
            media_type="application/json",
        )

    async def _call(self, endpoint: Endpoint, request: Request) -> Call:
        address = address_of(request)
        self.desk.limits.requests.spend(address)
        if endpoint.method != "GET":
            check_origin(request.headers, request.url.scheme, self._origins)
        visitor = await visitor_of(request, self.desk.identity)
        player = "" if visitor is None else visitor.player.player
        await self.desk.hub.watchman.check_welcome(player, address)
        if endpoint.needs_session and visitor is None:
            raise NotDone("no_session")
        return Call(
            desk=self.desk,
            visitor=visitor,
            body=None if endpoint.body is None else await _body(request, endpoint.body),
            query=_query(request, endpoint.query),
            path=_path(request),
            address=address,
            page=page_of(request.headers, request.url.scheme, self._origins),
            is_secure=request.url.scheme == "https",
            bearer=bearer_of(request),
        )


def bearer_of(request: HTTPConnection) -> str:
    """What a program brings in place of a cookie; nothing: it brings none."""
    authorization = request.headers.get("authorization", "")
    is_one = authorization[: len(BEARER)].lower() == BEARER
    return authorization[len(BEARER) :].strip() if is_one else ""


async def visitor_of(request: HTTPConnection, identity: Identity) -> Visitor | None:
    """Who comes: a browser with its cookie, or a remote bot with its token."""
    bearer = bearer_of(request)
    secret = request.cookies.get(COOKIE)
    visitor = None
    if bearer:
        visitor = await identity.by_token(bearer)
    elif secret is not None:
        visitor = await identity.by_session(secret)
    return None if visitor is None else replace(visitor, address=address_of(request))


def address_of(request: HTTPConnection) -> str:
    """Where somebody comes from."""
    return "?" if request.client is None else counted_as(request.client.host)


def language_of(request: HTTPConnection) -> str:
    """The language of an error: the one asked for, else the first that we know, else English."""
    asked = request.query_params.get("language")
    preferred = request.headers.get("accept-language", "").split(",")
    for wanted in [asked or "", *preferred]:
        language = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def _body(request: Request, wanted: Any) -> Any:
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > BODY_AT_MOST:
            raise NotDone("too_large")
    try:
        return json.decode(data, type=wanted)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotDone("bad_message", detail=str(error)) from error


def _path(request: Request) -> dict[str, str]:
    """What an address names."""
    for name, given in request.path_params.items():
        if not re.fullmatch(pattern_of(name), given):
            raise NotDone("bad_message", detail=f"this names no {name}")
    return request.path_params


def _query(request: Request, wanted: Any) -> Any:
    given = request.query_params.multi_items()
    if len({name for name, _ in given}) < len(given):
        raise NotDone("bad_message", detail="a parameter is there twice")
    try:
        return convert(dict(given), wanted, strict=False)
    except ValidationError as error:
        raise NotDone("bad_message", detail=str(error)) from error
