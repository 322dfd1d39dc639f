"""The names of the server's bots, by level and seat: the page, which draws their faces, reads the
same file."""

from functools import cache
from importlib.resources import files

from msgspec import json


@cache
def _regulars() -> dict[str, list[str]]:
    data = (files("backroom") / "bots" / "regulars.json").read_bytes()
    return json.decode(data, type=dict[str, list[str]])


def regular(level: str, seat: int) -> str | None:
    """Who plays a seat on that level; None: a bot that the house has no name for."""
    names = _regulars().get(level, [])
    return names[seat] if seat < len(names) else None
