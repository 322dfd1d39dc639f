"""Requests that the server makes: to push services and webhooks, and to nobody else.

A visitor says where they go, so everything about them is distrusted. They go to origins that
whoever runs the house has allowed, to an address of the open internet, which is looked up once and
then used; nothing follows a redirection, and nothing of an answer is read but its status. So
nobody can make the server call a machine of its own network, by a name that leads there, by a name
that leads there the second time, or by an answer that sends it on.

An origin that names an address (``http://10.0.0.7:8065``) or this machine is the house's own wish,
and may lie inside.
"""

import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS = 5.0  # for each step of a request
PORTS = {"http": 80, "https": 443}
HERE = ("localhost",)
TRANSLATED = ip_network("64:ff9b::/96")  # IPv6 that becomes IPv4 on its way


class NotAllowed(Exception):
    """A request would go where the house does not want it."""


class Unreachable(Exception):
    """Nobody answered."""


class Target(NamedTuple):
    """Where a request goes, once that is known to be allowed."""

    parts: SplitResult
    host: str
    port: int
    is_inside: bool  # whether the house has named an address of its own network


class Gate:
    """The origins to which requests may go. ``*.`` stands for any host of a domain."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.origins = tuple(origins)

    def target(self, url: str) -> Target:
        """Where an address leads; raises NotAllowed."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise NotAllowed(url) from error
        is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
        if not is_plain or not host or parts.username is not None or parts.fragment:
            raise NotAllowed(url)
        for origin in self.origins:
            if _is_of(origin, parts.scheme, host, port):
                return Target(parts, host, port, _is_own_wish(origin))
        raise NotAllowed(url)


def _is_of(origin: str, scheme: str, host: str, port: int) -> bool:
    allowed = urlsplit(origin)
    name = allowed.hostname or ""
    is_host = host.endswith(name[1:]) if name.startswith("*.") else host == name
    wanted_port = allowed.port or PORTS.get(allowed.scheme, 0)
    return is_host and scheme == allowed.scheme and port == wanted_port


def _is_own_wish(origin: str) -> bool:
    name = urlsplit(origin).hostname or ""
    if name in HERE:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def post(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer; raises Unreachable. It takes a while: call it in a thread."""
    path = target.parts.path or "/"
    query = f"?{target.parts.query}" if target.parts.query else ""
    connection = HTTPConnection(target.host, target.port, timeout=SECONDS)
    try:
        connection.sock = _connected(target)
        with closing(connection):
            connection.request("POST", path + query, body, dict(headers))
            return connection.getresponse().status
    except (OSError, HTTPException) as error:
        raise Unreachable(str(error)) from error


def _connected(target: Target) -> socket.socket:
    """A connection to an address that has been looked at."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    allowed = [one for one in found if target.is_inside or _is_open(one[4][0])]
    if not allowed:
        raise OSError("no address of the open internet")
    family, kind, protocol, _, address = allowed[0]
    sock = socket.socket(family, kind, protocol)
    try:
        sock.settimeout(SECONDS)
        sock.connect(address)
        if target.parts.scheme == "https":
            context = ssl.create_default_context()
            return context.wrap_socket(sock, server_hostname=target.host)
    except BaseException:
        sock.close()
        raise
    return sock


def _is_open(address: str | int) -> bool:
    """Whether an address belongs to the open internet."""
    known = ip_address(str(address).partition("%")[0])
    if isinstance(known, IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour
        if known in TRANSLATED:
            inner = IPv4Address(known.packed[-4:])
        if known.teredo is not None or (inner is not None and not inner.is_global):
            return False
    return known.is_global and not known.is_multicast
