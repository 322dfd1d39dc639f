#!/usr/bin/env python3
"""A bot that is a program of its own: it takes the first action it likes, and says why not."""

import json
import sys
from typing import Any

LIKES = ["recruit", "take", "place"]


def choose(question: dict[str, Any]) -> str:
    """The words of one legal action; question["view"] is all that the seat may see."""
    words: list[str] = [legal["action"] for legal in question["legal"]]
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
