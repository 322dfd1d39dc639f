"""The least that a server on the same ground can do: a Starlette socket that answers every message
with as many messages of a fixed size as it is asked for.

    python benchmarks/echo.py PORT
"""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from backroom.cli.serve import settle_down

ANSWER = "x" * 4096


async def echo(websocket: WebSocket) -> None:
    """Answer until the client goes; a message is the number of answers that it wants."""
    await websocket.accept()
    while True:
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            return
        for _ in range(int(message["text"])):
            await websocket.send_text(ANSWER)


if __name__ == "__main__":
    settle_down()  # as our server does, or looking for cycles would be what is measured
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/api/socket", echo)]),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
    )
