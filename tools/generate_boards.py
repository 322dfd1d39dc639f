"""Writes, for every game that declares its table, where on the board everything stands and what
leads each decision to its functions.

From ``layout.py``: ``board.py``. From the decisions that the topics declare beside their rules:
``decisions.py`` (their numbers) and ``dispatch.py`` (what they lead to). From ``slots.py``:
``encoding.py``. ``make layout`` runs it; a test says when the files have drifted.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from inspect import signature
from pathlib import Path
from subprocess import run
from types import ModuleType
from typing import Any, TypeVar

from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.layout import Clearing, Layout, Part
from encoding_writer import EncodingWriter
from sums import Sum, steps

GAMES = Path(__file__).parents[1] / "src" / "backroom" / "games"
HEAD = '''"""{what}

Written by tools/generate_boards.py (make layout) from {source}. Do not edit.
"""
'''
NUMBERS = "from backroom.kernel.numbers import"
OVER = "over"
DECLARATION = re.compile(r"^[A-Z_]+ = (Decision|Task)\(", re.MULTILINE)
ARGUMENT = "asked_"  # functions of state.py that say what a decision or task is about
IN_ORDER = ("first", "second", "third")  # what the arguments are called there, in order

Declared = TypeVar("Declared", Decision, Task)


def main() -> None:
    """Write what has changed; with --check only say what would be written, and fail."""
    drifted = [path for game in declared_games() for path in written(game)]
    if "--check" in sys.argv and drifted:
        sys.exit("run make layout: " + ", ".join(map(str, drifted)))


def written(game: str) -> Iterator[Path]:
    """Write a game's files, unless they are only checked; those that say something new."""
    enter(game)
    yield from renewed(game, {"board": board_text(game)})
    enter(game)  # the topics see the new board
    yield from renewed(game, decision_texts(game))
    if (GAMES / game / "slots.py").exists():
        enter(game)  # slots see the new decisions
        yield from renewed(game, {"encoding": encoding_text(game)})


def renewed(game: str, texts: Mapping[str, str]) -> Iterator[Path]:
    for name, text in texts.items():
        path = GAMES / game / f"{name}.py"
        if not path.exists() or path.read_text() != text:
            if "--check" not in sys.argv:
                path.write_text(text)
            yield path


def declared_games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/layout.py"))


def enter(game: str) -> None:
    """Open a game's folder without its front door, which would want what is not yet written."""
    for name in [name for name in sys.modules if name.startswith(f"backroom.games.{game}")]:
        del sys.modules[name]
    package = ModuleType(f"backroom.games.{game}")
    package.__path__ = [str(GAMES / game)]
    sys.modules[package.__name__] = package
    decisions = GAMES / game / "decisions.py"
    if not decisions.exists():
        decisions.write_text("NAMES: list[str] = []\n")


def formatted(text: str) -> str:
    """As everything else in the house is formatted."""
    command = [sys.executable, "-m", "ruff", "format", "-"]
    return run(command, input=text, capture_output=True, text=True, check=True).stdout


# The board.


def board_text(game: str) -> str:
    module = import_module(f"backroom.games.{game}.layout")
    layout: Layout = module.LAYOUT
    writer = BoardWriter(game, layout)
    constants = list(constant_lines(module))
    body = [*constants, "", *writer.offset_lines(), *writer.functions()]
    head = HEAD.format(what="Where on the board everything stands.", source="layout.py")
    return formatted("\n".join([head, *writer.import_lines(), "", *body]))


def constant_lines(module: ModuleType) -> Iterator[str]:
    """The whole numbers that a layout names, with what it says of them."""
    source = Path(str(module.__file__)).read_text()
    for match in re.finditer(r"^([A-Z][A-Z0-9_]*) = ([^\n#]*?)(  #[^\n]*)?$", source, re.MULTILINE):
        value = getattr(module, match[1])
        if type(value) is int:
            yield f"{match[1]}: Final[i64] = {value}{match[3] or ''}"


class BoardWriter:
    """Writes one board. Where the numbers of things differ from edition to edition, a cell is found
    with the help of the cards."""

    def __init__(self, game: str, layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.parts = {part.name: part for part in layout.parts}
        self.first: dict[str, Sum] = {}
        at = Sum()
        for part in layout.parts:
            self.first[part.name] = at
            at = at.plus(cells(part))
        self.end = at

    def import_lines(self) -> list[str]:
        lines = ["from typing import Final", ""]
        if not self.end.is_plain():
            lines.append(f"from backroom.games.{self.game}.cards import Cards")
        return [*lines, f"{NUMBERS} i64, vec, zeros"]

    def offset_lines(self) -> Iterator[str]:
        for part in self.layout.parts[1:]:
            if not part.by:
                note = f"  # {part.note}" if part.note else ""
                yield f"{part.name.upper()}: Final[i64] = {self.first[part.name].text()}{note}"

    def functions(self) -> Iterator[str]:
        for part in self.layout.parts[1:]:
            if part.by:
                yield from self.index_function(part)
        yield from self.empty_board()
        for clearing in self.layout.clearings:
            yield from self.clear(clearing)

    def index_function(self, part: Part) -> Iterator[str]:
        parameters = [f"{things.name}: i64" for things in part.by]
        if self.needs_cards(part):
            parameters.insert(0, "cards: Cards")
        yield from ["", "", f"def {part.name}({', '.join(parameters)}) -> i64:"]
        if part.note:
            yield f'    """{part.note[0].upper()}{part.note[1:]}."""'
        yield f"    return {self.cell(part, [things.name for things in part.by])}"

    def cell(self, part: Part, indices: Sequence[str]) -> str:
        """The cell of a part, or the first of those that share the first indices."""
        text = self.first[part.name].text()
        for place, index in enumerate(indices):
            step = steps(part.by[place + 1 :])
            text += f" + {index}" if step.is_one() else f" + {index} * {step.factor()}"
        return text

    def needs_cards(self, part: Part) -> bool:
        inner = [steps(part.by[place + 1 :]) for place in range(len(part.by))]
        return not all(one.is_plain() for one in [self.first[part.name], *inner])

    def empty_board(self) -> Iterator[str]:
        cards = "" if self.end.is_plain() else "cards: Cards"
        yield from ["", "", f"def empty_board({cards}) -> vec[i64]:"]
        yield '    """A board with nothing on it."""'
        yield f"    b = zeros({self.end.text()})"
        for part in self.layout.parts:
            if part.empty:
                yield from self.fill(part, [])
        yield "    return b"

    def clear(self, clearing: Clearing) -> Iterator[str]:
        parts = [self.parts[name] for name in clearing.parts]
        parameters = ["b: vec[i64]", *(f"{things.name}: i64" for things in clearing.of)]
        if any(self.needs_cards(part) for part in parts):
            parameters.insert(0, "cards: Cards")
        yield from ["", "", f"def clear_{clearing.name}({', '.join(parameters)}) -> None:"]
        for part in parts:
            yield from self.fill(part, [things.name for things in clearing.of])

    def fill(self, part: Part, indices: Sequence[str]) -> Iterator[str]:
        """Empty a part, or what of it shares the first indices."""
        count = steps(part.by[len(indices) :])
        if count.is_one():
            cell = self.cell(part, indices) if part.by else part.name.upper()
            yield f"    b[{cell}] = {part.empty}"
            return
        yield f"    for cell in range({count.text()}):  # {part.name}"
        yield f"        b[{self.cell(part, indices)} + cell] = {part.empty}"


def cells(part: Part) -> Sum:
    return steps(part.by)


# The encoding.


def encoding_text(game: str) -> str:
    encoding = import_module(f"backroom.games.{game}.slots").ENCODING
    layout = encoding.layout
    head = HEAD.format(what="What puts tables into numbers.", source="slots.py")
    writer = EncodingWriter(game, encoding, BoardWriter(game, layout))
    return formatted("\n".join([head, *writer.lines()]))


# Decisions.


def decision_texts(game: str) -> dict[str, str]:
    topics = topics_of(game)
    decisions = [one for topic in topics for one in declared(topic, Decision)]
    tasks = [one for topic in topics for one in declared(topic, Task)]
    return {
        "decisions": numbers_text(decisions, tasks),
        "dispatch": DispatchWriter(game, decisions, tasks).text(),
    }


def topics_of(game: str) -> list[ModuleType]:
    """The modules that declare decisions or tasks, by name."""
    paths = sorted((GAMES / game).glob("*.py"))
    declaring = [path.stem for path in paths if DECLARATION.search(path.read_text())]
    return [import_module(f"backroom.games.{game}.{name}") for name in declaring]


def declared(topic: ModuleType, kind: type[Declared]) -> list[Declared]:
    return [value for value in vars(topic).values() if isinstance(value, kind)]


def numbers_text(decisions: Sequence[Decision], tasks: Sequence[Task]) -> str:
    head = HEAD.format(what="Decisions and tasks by number.", source="the topics that declare them")
    names = [OVER, *(one.name for one in decisions), *(one.name for one in tasks)]
    lines = [f"{name.upper()}: Final[i64] = {number}" for number, name in enumerate(names)]
    words = [f'    "{name}",' for name in names]
    imports = ["from typing import Final", "", f"{NUMBERS} i64"]
    body = [*imports, "", *lines, "", "NAMES: Final = [", *words, "]"]
    if tasks:
        body.append(f"TASKS: Final[i64] = {tasks[0].name.upper()}  # the first one")
    if any(decision.rule for decision in decisions):
        rules = [f'    int({one.name.upper()}): "{one.rule}",' for one in decisions if one.rule]
        body += ["# By decision: the rule that puts the question.", "RULES: Final = {", *rules, "}"]
    about = list(about_lines([*decisions, *tasks]))
    if about:
        comment = "# What each is about, and how many of those there are."
        body += ["", comment, "ABOUT: Final[dict[str, dict[str, int]]] = {", *about, "}"]
    return formatted("\n".join([head, *body]))


def about_lines(declared: Sequence[Decision | Task]) -> Iterator[str]:
    for one in declared:
        if one.about:
            counts = ", ".join(f'"{things.name}": {things.count(None)}' for things in one.about)
            yield f'    "{one.name}": {{{counts}}},'


class DispatchWriter:
    """Writes what leads from a decision and a code to the functions of a topic. Where the state has
    no ``asked``, whoever calls says which decision is answered."""

    def __init__(self, game: str, decisions: Sequence[Decision], tasks: Sequence[Task]) -> None:
        self.game = game
        self.decisions = decisions
        self.tasks = tasks
        self.state = import_module(f"backroom.games.{game}.state")
        self.knows_what_is_asked = hasattr(self.state, "asked")
        self.arguments = [name for name in vars(self.state) if name.startswith(ARGUMENT)]
        actions = import_module(f"backroom.games.{game}.actions")
        self.codes = {
            int(value): name
            for name, value in reversed(vars(actions).items())
            if name.isupper() and type(value) is int
        }
        self.rooms = {"decisions"}
        self.of_state = {"Table"}

    def text(self) -> str:
        lines = [
            *self.refusal(),
            *self.fill_legal(),
            *self.only_answer(),
            *self.choose(),
            *self.carry_out(),
            *self.shows_options(),
            *self.absence(),
            *self.leave(),
            *self.marks(),
            *self.asks(),
            *self.settle(),
        ]
        package = f"backroom.games.{self.game}"
        imports = [
            f"from {package} import (",
            *(f"    {room}," for room in sorted(self.rooms)),
            ")",
            f"from {package}.state import {', '.join(sorted(self.of_state))}",
            f"{NUMBERS} i64, vec",
            "from backroom.kernel.refusals import ALLOWED, WRONG_PHASE",
        ]
        what = "What leads each decision to its functions."
        head = HEAD.format(what=what, source="the decisions of the topics")
        return formatted("\n".join([head, *imports, *lines]))

    def beginning(self, name: str, parameters: str, result: str, doc: str) -> list[str]:
        return ["", "", f"def {name}({parameters}) -> {result}:", f'    """{doc}"""']

    def beginning_with_decision(
        self, name: str, parameters: str, result: str, doc: str
    ) -> list[str]:
        given = "" if self.knows_what_is_asked else ", decision: i64"
        return self.beginning(name, f"table: Table{given}, {parameters}", result, doc)

    def asked(self, calls: Iterable[tuple[Any, Decision]]) -> Iterator[str]:
        """What is asked, and what that is about as far as some functions want to know."""
        if self.knows_what_is_asked:
            yield f"    decision: i64 = {self.from_state('asked')}"
        yield from self.arguments_of(calls)

    def arguments_of(self, calls: Iterable[tuple[Any, Decision | Task]]) -> Iterator[str]:
        wanted = {
            called_here(one).get(name, name)
            for function, one in calls
            if function is not None
            for name in parameters_of(function)
        }
        for name in self.arguments:
            argument = name.removeprefix(ARGUMENT)
            if argument in wanted:
                yield f"    {argument}: i64 = {self.from_state(name)}"

    def from_state(self, function: str) -> str:
        self.of_state.add(function)
        return f"{function}({', '.join(parameters_of(getattr(self.state, function)))})"

    def refusal(self) -> Iterator[str]:
        doc = "The rule against a code, or ALLOWED."
        yield from self.beginning_with_decision("refusal", "seat: i64, code: i64", "i64", doc)
        yield from self.asked(predicates(self.decisions))
        for decision in self.decisions:
            yield f"    if decision == {number_of(decision)}:"
            for answer in decision.answers:
                yield f"        if {self.is_in_run(answer)}:"
                yield from self.refusal_of(answer, decision)
            yield "        return WRONG_PHASE"
        yield "    return WRONG_PHASE"

    def refusal_of(self, answer: Answer, decision: Decision) -> Iterator[str]:
        if answer.refusal_of_all is not None:
            against_all = self.call(answer.refusal_of_all, decision, answer)
            yield f"            if {against_all} != ALLOWED:"
            yield f"                return {against_all}"
        if answer.refusal is None:
            yield "            return ALLOWED"
        else:
            yield f"            return {self.call(answer.refusal, decision, answer)}"

    def fill_legal(self) -> Iterator[str]:
        doc = "Write the codes that no rule is against; how many there are."
        parameters = "seat: i64, codes: vec[i64]"
        yield from self.beginning_with_decision("fill_legal", parameters, "i64", doc)
        yield from self.asked(predicates(self.decisions))
        yield "    count: i64 = 0"
        for decision in self.decisions:
            yield f"    if decision == {number_of(decision)}:"
            for answer in decision.answers:
                yield from self.fill_run(answer, decision)
            yield "        return count"
        yield "    return count"

    def fill_run(self, answer: Answer, decision: Decision) -> Iterator[str]:
        indent = "        "
        if answer.refusal_of_all is not None:
            yield f"{indent}if {self.call(answer.refusal_of_all, decision, answer)} == ALLOWED:"
            indent += "    "
        if answer.refusal is None and answer.codes == 1:
            yield f"{indent}codes[count] = {self.code(answer.first)}"
            yield f"{indent}count += 1"
            return
        yield f"{indent}for code in range({self.code(answer.first)}, {self.end(answer)}):"
        indent += "    "
        if answer.refusal is not None:
            yield f"{indent}if {self.call(answer.refusal, decision, answer)} == ALLOWED:"
            indent += "    "
        yield f"{indent}codes[count] = code"
        yield f"{indent}count += 1"

    def only_answer(self) -> Iterator[str]:
        skipped = [decision for decision in self.decisions if decision.skipped]
        if not skipped:
            return
        doc = "The only code that no rule is against, if the game chooses it by itself; or -1."
        yield from self.beginning_with_decision("only_answer", "seat: i64", "i64", doc)
        yield from self.asked(predicates(skipped))
        yield "    only: i64 = -1"
        for decision in skipped:
            yield f"    if decision == {number_of(decision)}:"
            for answer in decision.answers:
                yield from self.note_only(answer, decision)
            yield "        return only"
        yield "    return -1"

    def note_only(self, answer: Answer, decision: Decision) -> Iterator[str]:
        indent = "        "
        if answer.refusal_of_all is not None:
            yield f"{indent}if {self.call(answer.refusal_of_all, decision, answer)} == ALLOWED:"
            indent += "    "
        yield f"{indent}for code in range({self.code(answer.first)}, {self.end(answer)}):"
        indent += "    "
        if answer.refusal is not None:
            yield f"{indent}if {self.call(answer.refusal, decision, answer)} == ALLOWED:"
            indent += "    "
        yield f"{indent}if only >= 0:"
        yield f"{indent}    return -1"
        yield f"{indent}only = code"

    def choose(self) -> Iterator[str]:
        doc = "Carry out a legal choice."
        yield from self.beginning_with_decision("choose", "seat: i64, code: i64", "None", doc)
        yield from self.asked(
            (answer.effect, decision) for decision in self.decisions for answer in decision.answers
        )
        if hasattr(self.state, "answered"):
            yield f"    {self.from_state('answered')}"
        for number, decision in enumerate(self.decisions):
            yield f"    {'el' if number else ''}if decision == {number_of(decision)}:"
            last = decision.answers[-1]
            if len(decision.answers) == 1:
                yield f"        {self.call(last.effect, decision, last)}"
                continue
            for place, answer in enumerate(decision.answers):
                if answer is last:
                    yield "        else:"
                else:
                    yield f"        {'el' if place else ''}if {self.is_in_run(answer)}:"
                yield f"            {self.call(answer.effect, decision, answer)}"

    def carry_out(self) -> Iterator[str]:
        if not self.tasks:
            return
        doc = "Carry out a task."
        yield from self.beginning("carry_out", "table: Table, task: i64", "None", doc)
        yield from self.arguments_of((task.effect, task) for task in self.tasks)
        if hasattr(self.state, "begun"):
            yield f"    {self.from_state('begun')}"
        for number, task in enumerate(self.tasks):
            yield f"    {'el' if number else ''}if task == {number_of(task)}:"
            yield f"        {self.call(task.effect, task)}"

    def shows_options(self) -> Iterator[str]:
        doc = "Whether everybody can see which answers there are."
        public = [decision for decision in self.decisions if decision.public]
        yield from self.beginning("is_public", "decision: i64", "bool", doc)
        yield f"    return {is_one_of(public)}"

    def absence(self) -> Iterator[str]:
        if all(decision.absence is None for decision in self.decisions):
            return
        doc = "The code that is chosen for a seat that does not answer in time, or -1."
        yield from self.beginning_with_decision("absence", "seat: i64", "i64", doc)
        functions = [(one.absence, one) for one in self.decisions if callable(one.absence)]
        yield from self.asked(functions)
        for decision in self.decisions:
            if decision.absence is not None:
                yield f"    if decision == {number_of(decision)}:"
                yield f"        return {self.absence_of(decision)}"
        yield "    return -1"

    def absence_of(self, decision: Decision) -> str:
        if callable(decision.absence):
            return self.call(decision.absence, decision)
        return self.code(int(decision.absence or 0))

    def leave(self) -> Iterator[str]:
        leaving = [decision for decision in self.decisions if decision.left is not None]
        if not leaving:
            return
        doc = "Go on without a seat that was asked and has left."
        yield from self.beginning_with_decision("leave", "seat: i64", "None", doc)
        yield from self.asked((decision.left, decision) for decision in leaving)
        for number, decision in enumerate(leaving):
            yield f"    {'el' if number else ''}if decision == {number_of(decision)}:"
            yield f"        {self.call(decision.left, decision)}"

    def marks(self) -> Iterator[str]:
        for mark in sorted({mark for decision in self.decisions for mark in decision.marks}):
            marked = [decision for decision in self.decisions if mark in decision.marks]
            yield from ["", "", f"def is_{mark}(decision: i64) -> bool:"]
            yield f"    return {is_one_of(marked)}"

    def asks(self) -> Iterator[str]:
        """Those that ask in the same way stand together."""
        if not any(decision.about or decision.asks for decision in self.decisions):
            return
        asking = [(self.who_asks(decision), decision) for decision in self.decisions]
        doc = "The seats that must answer, as bits."
        yield from self.beginning("asks", "table: Table", "i64", doc)
        yield from self.asked(asking)
        together: dict[str, list[Decision]] = {}
        for function, decision in asking:
            together.setdefault(self.call(function, decision), []).append(decision)
        *others, most = sorted(together, key=lambda call: len(together[call]))
        for call in others:
            yield f"    if {is_one_of(together[call])}:"
            yield f"        return {call}"
        yield f"    return {most}"

    def who_asks(self, decision: Decision) -> Any:
        return decision.asks or getattr(self.state, f"asks_{decision.about[0].name}")

    def settle(self) -> Iterator[str]:
        settled = [(one.settled, one) for one in self.decisions if one.settled is not None]
        if not settled:
            return
        doc = "Go on from a decision that nobody is left to answer."
        yield from self.beginning("settle", "table: Table", "None", doc)
        yield from self.asked(settled)
        if hasattr(self.state, "answered"):
            yield f"    {self.from_state('answered')}"
        for number, (function, decision) in enumerate(settled):
            yield f"    {'el' if number else ''}if decision == {number_of(decision)}:"
            yield f"        {self.call(function, decision)}"

    def is_in_run(self, answer: Answer) -> str:
        if answer.codes == 1:
            return f"code == {self.code(answer.first)}"
        return f"{self.code(answer.first)} <= code < {self.end(answer)}"

    def end(self, answer: Answer) -> str:
        return f"{self.code(answer.first)} + {answer.codes}"

    def code(self, number: int) -> str:
        self.rooms.add("actions")
        return f"actions.{self.codes[number]}"

    def call(self, function: Any, one: Decision | Task, answer: Answer | None = None) -> str:
        """A call with what the function's parameters are named after."""
        known = {name: name for name in ("table", "seat", "code")}
        known |= {
            name.removeprefix(ARGUMENT): name.removeprefix(ARGUMENT) for name in self.arguments
        }
        known |= called_here(one)
        names = parameters_of(function)
        unknown = [name for name in names if name not in known]
        if len(unknown) > (answer is not None):
            raise TypeError(f"{one.name}: {function.__name__} wants {', '.join(unknown)}")
        if answer is not None:
            known |= dict.fromkeys(unknown, f"code - {self.code(answer.first)}")
        room = function.__module__.rpartition(".")[2]
        self.rooms.add(room)
        return f"{room}.{function.__name__}({', '.join(known[name] for name in names)})"


def called_here(one: Decision | Task) -> dict[str, str]:
    """What a decision or task is about, by name, and what that is called in the dispatch."""
    return {things.name: place for things, place in zip(one.about, IN_ORDER, strict=False)}


def predicates(decisions: Iterable[Decision]) -> Iterator[tuple[Any, Decision]]:
    for decision in decisions:
        for answer in decision.answers:
            yield answer.refusal, decision
            yield answer.refusal_of_all, decision


def parameters_of(function: Any) -> list[str]:
    return list(signature(function).parameters)


def is_one_of(decisions: Sequence[Decision]) -> str:
    return " or ".join(f"decision == {number_of(one)}" for one in decisions) or "False"


def number_of(one: Decision | Task) -> str:
    return f"decisions.{one.name.upper()}"


if __name__ == "__main__":
    main()
