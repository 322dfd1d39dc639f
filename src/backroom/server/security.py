"""Headers that every answer has, and where requests may come from."""

from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.problems import NotDone

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SecureHeaders:
    """Adds the headers to every HTTP answer, also to errors."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def check_origin(headers: Headers, scheme: str, allowed: Collection[str]) -> None:
    """Browsers say which page a request comes from: it must be ours, exactly. Raises NotDone.

    Programs say nothing, and have no cookie that they did not get themselves.
    """
    origin = headers.get("origin")
    if origin is None:
        return
    own = {"http": "http", "https": "https", "ws": "http", "wss": "https"}[scheme]
    if origin not in (allowed or [f"{own}://{headers.get('host', '')}"]):
        raise NotDone("bad_origin")
