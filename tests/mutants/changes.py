"""Every small change that can be made to a module, one at a time.

Only bodies of functions are changed: what stands outside of them in the rooms of a game are names
for numbers, and a class of messages.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], str]] = {
    ast.Lt: (ast.LtE, "< becomes <="),
    ast.LtE: (ast.Lt, "<= becomes <"),
    ast.Gt: (ast.GtE, "> becomes >="),
    ast.GtE: (ast.Gt, ">= becomes >"),
    ast.Eq: (ast.NotEq, "== becomes !="),
    ast.NotEq: (ast.Eq, "!= becomes =="),
    ast.In: (ast.NotIn, "in becomes not in"),
    ast.NotIn: (ast.In, "not in becomes in"),
    ast.Is: (ast.IsNot, "is becomes is not"),
    ast.IsNot: (ast.Is, "is not becomes is"),
}
OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], str]] = {
    ast.Add: (ast.Sub, "+ becomes -"),
    ast.Sub: (ast.Add, "- becomes +"),
    ast.Mult: (ast.FloorDiv, "* becomes //"),
    ast.FloorDiv: (ast.Mult, "// becomes *"),
    ast.Mod: (ast.FloorDiv, "% becomes //"),
    ast.BitAnd: (ast.BitOr, "& becomes |"),
    ast.BitOr: (ast.BitAnd, "| becomes &"),
    ast.LShift: (ast.RShift, "<< becomes >>"),
    ast.RShift: (ast.LShift, ">> becomes <<"),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """A change of one thing, by what it is called and not by where it stands in its file."""

    file: str  # below the game's folder
    function: str
    text: str  # the line, as it stands in the source
    change: str
    nth: int  # of the same change of an equal line of the function

    def __str__(self) -> str:
        again = f" ({self.nth + 1})" if self.nth else ""
        return f"{self.file} {self.function}: {self.change}{again} in: {self.text}"


@dataclass(frozen=True)
class Site:
    """A place in a parsed module where something can be changed."""

    mutant: Mutant
    line: int
    lines: range  # one of these is passed by whoever passes the place
    make: Callable[[], None]  # changes the parsed module


class Module:
    """A module's source, and what can be changed in it."""

    def __init__(self, path: Path, file: str) -> None:
        self.path = path
        self.file = file
        self.source = path.read_text(encoding="utf-8")

    def sites(self) -> list[Site]:
        return _sites(ast.parse(self.source), self.file, self.source.splitlines())

    def changed(self, mutant: Mutant) -> CodeType:
        """The module's code with one thing changed."""
        tree = ast.parse(self.source)
        found = _sites(tree, self.file, self.source.splitlines())
        next(site for site in found if site.mutant == mutant).make()
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec")


def _sites(tree: ast.Module, file: str, source: list[str]) -> list[Site]:
    counted: Counter[tuple[str, str, str]] = Counter()
    sites = []
    for function, name in _functions(tree, ""):
        for line, lines, change, make in _in_body(function.body):
            text = source[line - 1].strip()
            nth = counted[name, text, change]
            counted[name, text, change] += 1
            sites.append(Site(Mutant(file, name, text, change, nth), line, lines, make))
    return sites


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[Function, str]]:
    """The functions of a module and of its classes; one inside another belongs to it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield child, prefix + child.name
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


Found = tuple[int, range, str, Callable[[], None]]


def _in_body(body: list[ast.stmt], guarded: bool = False) -> Iterator[Found]:
    """What can be changed in a block; guarded: the way leads on where its last line is dropped."""
    for place, statement in enumerate(body):
        if isinstance(statement, ast.Assert) or _is_docstring(statement):
            continue
        blocks = list(_blocks(statement))
        lines = range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
        if blocks:
            first_inside = min(block[0].lineno for block in blocks if block)
            lines = range(statement.lineno, max(first_inside, statement.lineno + 1))
        for line, change, make in _in_statement(statement):
            yield line, lines, change, make
        if _can_go(statement, guarded):
            yield statement.lineno, lines, "dropped", partial(_drop, body, place)
        for block in blocks:
            yield from _in_body(block, guarded=True)


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(statement, name, [])
        if block:
            yield block
    for part in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        yield part.body


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _can_go(statement: ast.stmt, guarded: bool) -> bool:
    """Whether dropping a line leaves something that runs: not the line that first names a thing,
    and not a call of super(), without which a method is another kind of function."""
    if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(statement)):
        return False
    match statement:
        case ast.Expr() | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
            return isinstance(target, ast.Attribute | ast.Subscript)
        case ast.Return() | ast.Raise():
            return guarded
    return False


def _drop(body: list[ast.stmt], place: int) -> None:
    body[place] = ast.copy_location(ast.Pass(), body[place])


def _in_statement(statement: ast.stmt) -> Iterator[tuple[int, str, Callable[[], None]]]:
    if isinstance(statement, ast.If | ast.While) and not _turns_by_itself(statement.test):
        turned = partial(setattr, statement, "test", _not(statement.test))
        yield statement.lineno, "branches swapped", turned
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
        operator, change = OPERATORS[type(statement.op)]
        yield statement.lineno, change, partial(setattr, statement, "op", operator())
    for node in _expressions(statement):
        for change, make in _in_expression(node):
            yield node.lineno, change, make


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _turns_by_itself(test: ast.expr) -> bool:
    """Whether a change inside a condition turns it round already."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()]):
            return True
        case ast.Compare(ops=[ast.Is() | ast.IsNot()]):
            return True
    return False


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without those of its blocks and its types."""
    waiting: list[ast.AST] = [
        child
        for name, value in ast.iter_fields(statement)
        if name not in ("body", "orelse", "finalbody", "handlers", "annotation", "returns")
        for child in (value if isinstance(value, list) else [value])
        if isinstance(child, ast.expr | ast.withitem | ast.match_case)
    ]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.JoinedStr):
            continue
        if isinstance(node, ast.match_case):
            waiting.extend([node.guard] if node.guard else [])
            continue
        if isinstance(node, ast.expr):
            yield node
        waiting.extend(ast.iter_child_nodes(node))


def _in_expression(node: ast.expr) -> Iterator[tuple[str, Callable[[], None]]]:
    match node:
        case ast.Compare():
            for place, comparison in enumerate(node.ops):
                other, change = COMPARISONS[type(comparison)]
                yield change, partial(node.ops.__setitem__, place, other())
        case ast.BinOp() if type(node.op) in OPERATORS:
            operator, change = OPERATORS[type(node.op)]
            yield change, partial(setattr, node, "op", operator())
        case ast.BoolOp():
            word, swapped = ("and", ast.Or()) if isinstance(node.op, ast.And) else ("or", ast.And())
            change = f"{word} becomes {'or' if word == 'and' else 'and'}"
            yield change, partial(setattr, node, "op", swapped)
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", partial(setattr, node, "operand", _not(node.operand))
        case ast.IfExp() if not _turns_by_itself(node.test):
            yield "branches swapped", partial(setattr, node, "test", _not(node.test))
        case ast.Constant(value=bool() as value):
            yield f"{value} becomes {not value}", partial(setattr, node, "value", not value)
        case ast.Constant(value=int() as value):
            yield f"{value} becomes {value + 1}", partial(setattr, node, "value", value + 1)
        case ast.Constant(value=str() as value) if value:
            yield f'"{value}" becomes ""', partial(setattr, node, "value", "")
