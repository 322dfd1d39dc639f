"""Nothing in the package is there for tests alone: a rule that no game asks is not in force."""

from pathlib import Path

import pytest

from usage import Usage

ROOT = Path(__file__).parents[1]
# What is there for somebody whom no name leads to.
CALLED_BY_OTHERS = {
    "backroom.interop.openspiel.SeatObserver.set_from",  # by OpenSpiel's Observation, in C++
    "backroom.interop.openspiel.SeatObserver.string_from",  # the same
    "backroom.server.world.enter",  # the door for a simulation's own time and chance
}


def test_everything_is_reached_from_an_entry_point() -> None:
    assert set(Usage(ROOT).unreached()) == CALLED_BY_OTHERS


PACKAGE = {
    "pyproject.toml": '[project.scripts]\nshop = "backroom.shop:main"\n',
    "README.md": "Ask for it:\n\n```python\nfrom backroom.tools import hammer\n\nhammer()\n```\n",
    "setup.py": "",
    "web/generate_types.py": "",
    "src/backroom/__init__.py": "",
    "src/backroom/__main__.py": "from backroom.shop import main\n\nmain()\n",
    "src/backroom/shop.py": """
from backroom import goods, tools
from backroom.goods import Till


def main() -> None:
    Till().open()
    goods.shelf.dust()
    for name in goods.find():
        name.offer()
""",
    "src/backroom/tools.py": """
def hammer() -> None:
    nail()


def nail() -> None: ...


def leave() -> None:
    saw()


def saw() -> None: ...
""",
    "src/backroom/goods/__init__.py": """
from pkgutil import iter_modules

from backroom.goods import shelf


class Till:
    def __init__(self) -> None:
        self.leave = 1

    def open(self) -> None:
        print(self.leave)

    def close(self) -> None: ...


class Safe:
    def open(self) -> None: ...


def find() -> None:
    iter_modules(__path__)
""",
    "src/backroom/goods/shelf.py": "def dust() -> None: ...\n",
    "src/backroom/goods/bread.py": "def offer() -> None: ...\ndef bake() -> None: ...\n",
    "src/backroom/defaults.py": "def default() -> None: ...\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in PACKAGE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_what_nobody_reaches_is_found(package: Path) -> None:
    """A module that nobody imports; a function whose name others have too, and what it alone calls;
    a class that nobody names, a method that nobody calls, a part that a plug-in does not need."""
    assert Usage(package).unreached() == [
        "backroom.defaults",
        "backroom.goods.Safe",
        "backroom.goods.Till.close",
        "backroom.goods.bread.bake",
        "backroom.tools.leave",
        "backroom.tools.saw",
    ]
