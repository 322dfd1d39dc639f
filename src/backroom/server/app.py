"""The whole server as one ASGI application: API, socket and page."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from backroom.server.api import ENDPOINTS
from backroom.server.endpoint import Desk, Endpoint
from backroom.server.http import Front
from backroom.server.openapi import openapi
from backroom.server.problems import NotDone
from backroom.server.security import SecureHeaders
from backroom.server.socket import Sockets
from backroom.server.static import page_routes


def make_app(desk: Desk, origins: tuple[str, ...] = ()) -> Starlette:
    """The application. ``origins`` are the addresses of the page, if a proxy stands before it."""
    front = Front(desk, origins)
    sockets = Sockets(desk, origins)
    description = json.encode(openapi())

    async def describe(_: Request) -> Response:
        return Response(description, media_type="application/json")

    async def not_found(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "wrong_method" if error.status_code == 405 else "not_found"
        response = front.refusal(NotDone(code), request)
        response.headers.update(error.headers or {})
        return response

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await desk.hub.start()
        yield
        await desk.hub.stop()

    return Starlette(
        routes=[
            *(_route(front, endpoint) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", describe, methods=["GET"]),
            WebSocketRoute("/api/socket", sockets.serve),
            *page_routes(),
        ],
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={404: not_found, 405: not_found},
        lifespan=lifespan,
    )


def _route(front: Front, endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await front.answer(endpoint, request)

    handler: Callable[[Request], Awaitable[Response]] = answer
    return Route(endpoint.path, handler, methods=[endpoint.method])
