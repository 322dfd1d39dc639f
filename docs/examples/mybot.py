#!/usr/bin/env python3
"""A bot for Backroom in thirty lines: it takes the first action it likes, and says why not."""

import json
import sys

LIKES = ["recruit", "take", "place"]


def choose(question: dict) -> str:
    """The words of one legal action; question["view"] is all that the seat may see."""
    words = [legal["action"] for legal in question["legal"]]
    for liked in LIKES:
        for action in words:
            if action.startswith(liked):
                return action
    return words[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        answer = {"action": choose(message)}
    elif message["type"] == "error":
        print(message["error"], file=sys.stderr)
        continue
    else:
        break
    print(json.dumps(answer), flush=True)
