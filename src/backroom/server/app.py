"""The whole server as one ASGI application: API, socket and page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from backroom.server.api import ENDPOINTS
from backroom.server.endpoint import Desk, Endpoint
from backroom.server.http import Front
from backroom.server.openapi import openapi
from backroom.server.previews import preview_route
from backroom.server.problems import NotDone
from backroom.server.security import OwnHost, SecureHeaders
from backroom.server.socket import Sockets
from backroom.server.static import page_routes

SOCKET = "/api/socket"
NOWHERE = "/#/nowhere"  # the page's own word on an address that leads nowhere
IN_THREAD = 16_384  # bytes of an answer from which on it is packed beside the loop


def _is_visit(request: Request) -> bool:
    """Whether somebody follows a link or typed an address, and wants to see a page."""
    is_page = not request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and is_page and "text/html" in request.headers.get("accept", "")


def make_app(desk: Desk, origins: tuple[str, ...] = ()) -> ASGIApp:
    """The application. ``origins`` are the addresses of the page, if a proxy stands before it."""
    front = Front(desk, origins)
    sockets = Sockets(desk, origins)
    description = json.encode(openapi())

    async def describe(_: Request) -> Response:
        return Response(description, media_type="application/json")

    async def not_found(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and _is_visit(request):
            return RedirectResponse(NOWHERE, status_code=303)
        code = "wrong_method" if error.status_code == 405 else "not_found"
        response = front.refusal(NotDone(code), request)
        response.headers.update(error.headers or {})
        return response

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await desk.start()
        yield
        await desk.stop()

    app = Starlette(
        routes=[
            *_routes(front),
            Route("/api/openapi.json", describe, methods=["GET"]),
            preview_route(desk, origins),
            *page_routes(),
        ],
        middleware=[
            Middleware(
                GZipMiddleware, minimum_size=1024, compresslevel=6, thread_minimum_size=IN_THREAD
            )
        ],
        exception_handlers={404: not_found, 405: not_found},
        lifespan=lifespan,
    )

    async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()  # before it is accepted: HTTP 403
            return
        answer = front.refusal(NotDone("bad_host"), Request(scope, receive))
        await answer(scope, receive, send)

    async def direct(scope: Scope, receive: Receive, send: Send) -> None:
        # A socket sends too many messages for all that a request passes through.
        is_socket = scope["type"] == "websocket" and scope["path"] == SOCKET
        await (sockets if is_socket else app)(scope, receive, send)

    return SecureHeaders(OwnHost(direct, origins, misdirected), origins)


def _routes(front: Front) -> list[Route]:
    """One route for each address, so that it can say which methods it has."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(front, path, endpoints) for path, endpoints in by_path.items()]


def _route(front: Front, path: str, endpoints: dict[str, Endpoint]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await front.answer(endpoints[method], request)

    return Route(path, answer, methods=[*endpoints])
