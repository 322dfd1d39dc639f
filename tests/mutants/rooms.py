"""The modules of a game that mutants are made of."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from backroom import games
from mutants.changes import Module, Site

# What is not rules, scoring, redeals or views: data and its checks, words, names for numbers, what
# a bot and the coach are told, and what is told afterwards. Leaks of the latter are in leaks.toml.
OTHER_ROOMS = {
    *("edition", "position", "journal", "telling", "wording", "asking", "labels", "advice"),
    *("figures", "foresight", "temper"),
    *("campaign", "legacy", "options", "__init__", "actions", "refusals", "names"),
    *("effects", "subjects"),
    *("layout", "board", "decisions", "dispatch"),  # a declaration, and what is written from it
    *("slots", "notes", "encoding"),  # a table in numbers
    *("seen", "seen_cards", "seen_fights", "seen_inmates", "chances"),
}


def folder(game: str) -> Path:
    return Path(str(games.__file__)).parent / game


@cache
def module(game: str, file: str) -> Module:
    return Module(folder(game) / file, file)


def living(game: str, file: str) -> ModuleType:
    """The module as the tests use it."""
    parts = Path(file).with_suffix("").parts
    if parts[-1] == "__init__":
        parts = parts[:-1]
    return import_module(".".join(["backroom", "games", game, *parts]))


def files(game: str) -> list[str]:
    """The files that mutants are made of, below the game's folder."""
    paths = sorted(path.relative_to(folder(game)) for path in folder(game).rglob("*.py"))
    return [path.as_posix() for path in paths if path.with_suffix("").parts[0] not in OTHER_ROOMS]


def sites(game: str) -> list[Site]:
    """Everything that can be changed in a game, one thing at a time."""
    return [site for file in files(game) for site in module(game, file).sites()]
