"""A bot that plays over the network: it sits down at a table and takes anything that is legal.

    python remotebot.py http://127.0.0.1:8930 TABLE TOKEN

TABLE is the last part of the table's address; a person makes the TOKEN, see docs/server.md.
"""

import json
import random
import sys

from websockets.sync.client import connect


def main(server: str, table: str, token: str) -> None:
    url = server.rstrip("/").replace("http", "ws", 1) + "/api/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(url, additional_headers=headers, max_size=2**24) as socket:

        def say(kind: str, **what: object) -> None:
            socket.send(json.dumps({"type": kind, **what}))

        say("hello", protocol=1)
        say("sit", id="sit", table=table)  # refused if it sits there already, which is as good
        say("watch", table=table)
        answered = -1
        for frame in socket:
            message = json.loads(frame)
            if message["type"] not in ("table", "news"):
                continue  # news of who is there, and answers to what we said
            scene = message["scene"]
            if scene["phase"] == "over":
                print(scene["result"])
                return
            if scene["you"] in scene["asked"] and scene["decision"] != answered:
                answered = scene["decision"]
                choice = random.choice(scene["choices"])
                name = f"choice-{message['number']}"
                say("act", id=name, table=table, decision=answered, action=choice["code"])


main(*sys.argv[1:])
