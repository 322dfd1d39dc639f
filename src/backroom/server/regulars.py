"""The server's bots as persons, by level and seat; the page, which draws their faces, reads the
same file."""

from functools import cache
from importlib.resources import files

from msgspec import Struct, json

from backroom.kernel.temperament import Temperament


class Regular(Struct, frozen=True):
    """One of the regulars of the house."""

    name: str
    temperament: Temperament | None = None


@cache
def _regulars() -> dict[str, list[Regular]]:
    data = (files("backroom") / "bots" / "regulars.json").read_bytes()
    return json.decode(data, type=dict[str, list[Regular]])


def regular(level: str, seat: int) -> Regular | None:
    """Who plays a seat on that level; None: a bot that the house has no name for."""
    regulars = _regulars().get(level, [])
    return regulars[seat] if seat < len(regulars) else None
