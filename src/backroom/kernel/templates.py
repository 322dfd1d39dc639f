"""The part of Fluent that nearly all sentences keep to, without its detours.

Fluent takes some 50 microseconds for a sentence, and a server says several after every choice.
Text, names (also with a small word before them), small numbers and wordings chosen by a word need
none of its machinery. All else (plurals, large numbers, missing values) is left to Fluent, so that
it is said in one way only.
"""

from collections.abc import Mapping
from typing import NamedTuple

from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from backroom.kernel.grammar import Function

GROUPED_FROM = 1000  # numbers from here on are written differently in different languages


class Blank(NamedTuple):
    """A value goes here."""

    name: str


class Call(NamedTuple):
    """A name goes here that a function has put a small word before."""

    function: Function
    argument: "Blank | Call"


class Fork(NamedTuple):
    """One of several wordings, by a value that is a word."""

    chosen_by: Blank | Call
    ways: dict[str, "Template"]
    otherwise: "Template"


Part = str | Blank | Call | Fork
Template = list[Part]


def template_of(pattern: Pattern, functions: Mapping[str, Function]) -> Template | None:
    """A pattern that can be filled in here; None for one that only Fluent can say."""
    parts: Template = []
    for element in pattern.elements:
        part = _part(element, functions)
        if part is None:
            return None
        parts.append(part)
    return parts


def filled(template: Template, values: Mapping[str, object]) -> str | None:
    """A template in words; None if its values need Fluent."""
    said = ""
    for part in template:
        words = part if isinstance(part, str) else _chosen(part, values)
        if words is None:
            return None
        said += words
    return said


def _chosen(part: Blank | Call | Fork, values: Mapping[str, object]) -> str | None:
    if isinstance(part, Fork):
        word = _name(part.chosen_by, values)
        return None if word is None else filled(part.ways.get(word, part.otherwise), values)
    if isinstance(part, Call):
        return _name(part, values)
    value = values.get(part.name)
    if isinstance(value, str):
        return value
    is_small = type(value) is int and 0 <= value < GROUPED_FROM
    return str(value) if is_small else None


def _name(part: Blank | Call, values: Mapping[str, object]) -> str | None:
    """A value that is a word, with the small words before it; None for any other."""
    if isinstance(part, Blank):
        value = values.get(part.name)
    else:
        name = _name(part.argument, values)
        value = None if name is None else part.function(name)
    return value if isinstance(value, str) else None


def _part(element: TextElement | Placeable, functions: Mapping[str, Function]) -> Part | None:
    if isinstance(element, TextElement):
        return str(element.value)
    match element.expression:
        case StringLiteral() as literal:
            return str(literal.parse()["value"])
        case SelectExpression() as select:
            return _fork(select, functions)
    return _blank(element.expression, functions)


def _blank(expression: object, functions: Mapping[str, Function]) -> Blank | Call | None:
    match expression:
        case VariableReference(id=Identifier(name=name)):
            return Blank(name)
        case FunctionReference(id=Identifier(name=name), arguments=arguments) if name in functions:
            if len(arguments.positional) == 1 and not arguments.named:
                argument = _blank(arguments.positional[0], functions)
                return None if argument is None else Call(functions[name], argument)
    return None


def _fork(select: SelectExpression, functions: Mapping[str, Function]) -> Fork | None:
    selector = _blank(select.selector, functions)
    if selector is None:
        return None
    ways: dict[str, Template] = {}
    otherwise: Template | None = None
    for variant in select.variants:
        way = template_of(variant.value, functions)
        if way is None or not isinstance(variant.key, Identifier):
            return None
        ways.setdefault(variant.key.name, way)
        otherwise = way if variant.default else otherwise
    return None if otherwise is None else Fork(selector, ways, otherwise)
