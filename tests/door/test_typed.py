"""A type checker and the docstrings: the front door says what it does."""

import ast
import doctest
import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from mypy import api

import backroom

ROOT = Path(__file__).parents[2]
RIGHT = """
import backroom
table = backroom.crooks.deal(seats=4, seed=7, options=backroom.crooks.Options(memory_aid=False))
asked: list[int] = table.turn
table.do("recruit D")
table.do(table.legal[0])
money: int = table.view(0).seats[0].money
beaten: list[str] = [event.rule for event in table.events()]
other: backroom.KingsView = backroom.kings.deal(seats=3).redeal(0).view(0)
again = backroom.load(table.position())
@backroom.bot
def thrifty(turn: backroom.Turn[backroom.CrooksView]) -> backroom.Choice:
    return min(turn.legal, key=lambda choice: turn.view.seats[turn.seat].money + choice.code)
result = backroom.match("crooks", [thrifty, "greedy", "search:hard"], deals=100, seed=1)
share: float = result.bots[0].win_share.value
rule: str = backroom.rules("crooks")["CR-54"].text("fr")
""".strip().splitlines()
WRONG = {
    "backroom.crooks.deal(seats=4).view(0).seats[0].monney": '"monney"',
    "backroom.crooks.deal(seats=4).view(0).districts": '"districts"',
    "backroom.kings.Options(memory_aid=True)": '"memory_aid"',
    "backroom.crooks.deal(seats=4, options=backroom.kings.Options())": '"deal" of "Box"',
    "backroom.crooks.deal(seats='4')": '"deal" of "Box"',
    "backroom.crooks.deal().events()[0].seats_of_nobody": '"seats_of_nobody"',
    "backroom.poker": '"poker"',
    "backroom.match('crooks', [1])": '"str | BotFunction[Any]"',
    "backroom.rules('crooks')['CR-54'].text(1)": '"text" of "Rule"',
}


def test_a_type_checker_passes_what_is_right_and_finds_a_wrong_field(tmp_path: Path) -> None:
    """One run of mypy, which is slow to start. (The examples of the docs are checked by `make
    lint`, as all code is.)"""
    program = tmp_path / "program.py"
    program.write_text("\n".join([*RIGHT, *WRONG]) + "\n")
    out, _, _ = api.run(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={ROOT / '.mypy_cache'}",
            "--no-error-summary",
            str(program),
        ]
    )
    found = re.findall(r"program.py:(\d+): error: (.*)", out)
    errors = {int(line): why for line, why in reversed(found)}  # the first of a line
    for number, (line, told) in enumerate(WRONG.items(), len(RIGHT) + 1):
        assert told in errors.pop(number), line
    assert errors == {}


# Views are data: what they hold stands beside their fields.
PUBLIC = {
    name: getattr(backroom, name)
    for name in backroom.__all__
    if callable(getattr(backroom, name)) and not name.endswith("View")
}


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_shows_how_it_is_used(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The examples of the docstrings hold, and there is one for every function and class."""
    monkeypatch.chdir(tmp_path)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for place, text in docstrings(PUBLIC[name]).items():
        examples = doctest.DocTestParser().get_doctest(text, {}, place, None, None)
        assert examples.examples or place != name, place
        runner.run(examples, out=said.append)
    assert runner.failures == 0, "".join(said)


def docstrings(what: Any) -> dict[str, str]:
    """The docstrings of a function or of a class and its methods, from the source: a compiled
    class may have lost its own."""
    file = ROOT.joinpath("src", *what.__module__.split("."))
    source = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    (found,) = [
        part
        for part in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(part, ast.ClassDef | ast.FunctionDef) and part.name == what.__name__
    ]
    parts = [part for part in ast.walk(found) if isinstance(part, ast.ClassDef | ast.FunctionDef)]
    return {part.name: ast.get_docstring(part) or "" for part in parts}


@pytest.mark.parametrize("name", [name for name, what in PUBLIC.items() if inspect.isclass(what)])
def test_every_public_method_says_what_it_is_for(name: str) -> None:
    for member, what in vars(PUBLIC[name]).items():
        if not member.startswith("_") and (callable(what) or isinstance(what, property)):
            assert inspect.getdoc(what), f"{name}.{member}"
