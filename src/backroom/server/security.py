"""Headers that every answer has, where requests may come from, and which address they may name."""

from collections.abc import Collection, Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

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


# Browsers that were here once come by HTTPS alone from then on, for a year.
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
PORTS = {"http": 80, "https": 443}
FOR_THE_HOUSE = ("/health", "/metrics")  # asked from inside, under whatever name


class SecureHeaders:
    """Adds the headers to every HTTP answer, also to errors.

    ``origins`` are the addresses under which browsers see the server, if a proxy stands before it.
    """

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self._app = app
        is_https = bool(origins) and all(origin.startswith("https://") for origin in origins)
        self._headers = {**HEADERS, **(HTTPS_ONLY if is_https else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self._headers)
            await send(message)

        await self._app(scope, receive, send_with_headers)


class OwnHost:
    """Answers only those who name the server as its ``origins`` do: links, caches and other pages
    must not be led to it under names that are not its own."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], refusal: ASGIApp) -> None:
        self._app = app
        self._refusal = refusal
        self._hosts = {_host(*urlsplit(origin)[:2]) for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._hosts and scope["type"] in ("http", "websocket") and not self._is_own(scope):
            await self._refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        named = Headers(scope=scope).get("host", "")
        hosts = {_host(scheme, named) for scheme in PORTS}
        return not hosts.isdisjoint(self._hosts) or scope["path"] in FOR_THE_HOUSE


def _host(scheme: str, host: str) -> str:
    """A host and port as it is always written: without the port that goes without saying."""
    return host.lower().removesuffix(f":{PORTS.get(scheme, 0)}")


def counted_as(address: str) -> str:
    """For whom an address stands where requests are counted: a home gets a whole /64 of IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known.packed, 64), strict=False))


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


class Page(NamedTuple):
    """The page that a browser shows, as it calls it: passkeys belong to the host, and what is
    signed names the address."""

    address: str  # such as https://play.example.org
    host: str


def page_of(headers: Headers, scheme: str, allowed: Sequence[str]) -> Page:
    """The page that a request comes from. Behind a proxy only ``allowed`` knows its scheme."""
    named = headers.get("host", "")
    hosts = {_host(one, named) for one in PORTS}
    known = [one for one in allowed if _host(*urlsplit(one)[:2]) in hosts]
    address = (known or list(allowed) or [f"{scheme}://{named}"])[0]
    try:
        return Page(address, urlsplit(address).hostname or "")
    except ValueError:  # a host that is none
        return Page(address, "")
