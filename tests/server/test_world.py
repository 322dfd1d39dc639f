"""Time and chance come from one place, so that a simulation can bring its own."""

import ast
from pathlib import Path
from random import Random

import backroom.server
from backroom.server import world
from backroom.server.world import World

FORBIDDEN = {"time", "random", "secrets", "uuid"}
CLOCKS = {"now", "utcnow", "today"}  # of datetime; to reckon with a time that is given asks nobody
ALLOWED = {"world.py"}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def reads_a_clock(path: Path) -> bool:
    return any(
        isinstance(node, ast.Attribute)
        and node.attr in CLOCKS
        and isinstance(node.value, ast.Name)
        and node.value.id in {"datetime", "date"}
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


def test_nothing_in_the_server_asks_the_machine_itself() -> None:
    folder = Path(backroom.server.__file__).parent
    asking = {
        path.name
        for path in folder.rglob("*.py")
        if imported(path) & FORBIDDEN or reads_a_clock(path)
    }
    assert asking == ALLOWED


def test_a_world_is_the_same_again_from_the_same_seed() -> None:
    def glimpse() -> tuple[float, str, str, float]:
        world.enter(World(now=lambda: 5.0, steady=lambda: 7.0, chance=Random(3)))
        token = world.token_urlsafe(24)
        return world.now() + world.steady(), world.token_hex(8), token, world.between(0, 1)

    assert glimpse() == glimpse()
    assert glimpse()[0] == 12.0


def test_in_the_real_world_no_token_comes_twice() -> None:
    world.enter(world.REAL)
    assert len({world.token_hex(8) for _ in range(1000)}) == 1000
    assert len(world.token_urlsafe(24)) == 32
