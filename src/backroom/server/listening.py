"""How the server listens: uvicorn, with little patience for those who say half a word, and without
detours for the messages of sockets."""

from asyncio import TimerHandle, Transport
from functools import partial
from struct import Struct
from typing import Any

import h11
from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from backroom.server.hub import PATIENCE
from backroom.server.socket import MESSAGE_AT_MOST

# The beginning of a frame that is a whole text (RFC 6455, 5.2): up to 125 bytes, up to 65,535, or
# more of it.
WHOLE_TEXT = 0x81
SHORT, IN_TWO_BYTES = 125, 65_535
_short_frame = Struct("!BB").pack
_middle_frame = Struct("!BBH").pack
_long_frame = Struct("!BBQ").pack


def listener(
    app: ASGIApp, *, proxy: str | None = None, patience: float = PATIENCE, **more: Any
) -> Config:
    """The settings under which uvicorn serves the application.

    ``proxy`` is the one address that is believed about who its clients are.
    """
    return Config(
        app,
        http=partial(ImpatientProtocol, patience=patience),  # type: ignore[arg-type]
        ws=QuickSocketProtocol,
        ws_max_size=MESSAGE_AT_MOST,
        ws_per_message_deflate=False,  # it would cost more than all else that is done for a view
        access_log=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        **more,
    )


class ImpatientProtocol(H11Protocol):
    """Closes a connection whose request does not come whole in time.

    uvicorn ends connections that are idle between two requests, and waits for ever for the end of
    one that has begun: enough of these, and nobody else gets in.
    """

    def __init__(self, *args: Any, patience: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience = patience
        self._deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_socket_now = self.transport.get_protocol() is not self
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not is_socket_now:
            self._expect_more()
        else:
            self._expect_nothing()

    def _expect_more(self) -> None:
        """The time runs from the beginning of a request: more of it now and then is not enough."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._patience, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class QuickSocketProtocol(WebSocketsSansIOProtocol):
    """Writes texts to a connection in use as they are, without looking at each of them in all the
    ways in which messages can be sent. All else is left to uvicorn."""

    async def send(self, message: Any) -> None:
        text = message.get("text")
        is_in_use = self.handshake_complete and not (self.close_sent or self.disconnected)
        if text is None or not is_in_use or not self.writable.is_set():
            await super().send(message)
        elif not self.transport.is_closing():
            data = text.encode()
            self.transport.write(frame_start(len(data)) + data)


def frame_start(size: int) -> bytes:
    """What comes before a text of so many bytes."""
    if size <= SHORT:
        return _short_frame(WHOLE_TEXT, size)
    if size <= IN_TWO_BYTES:
        return _middle_frame(WHOLE_TEXT, 126, size)
    return _long_frame(WHOLE_TEXT, 127, size)
