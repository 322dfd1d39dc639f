"""The part of Fluent that nearly all sentences keep to, without its detours.

Fluent takes some 50 microseconds for a sentence, and a server says several after every choice.
Text, names, small numbers and wordings chosen by a word need none of its machinery. All else
(plurals, large numbers, missing values) is left to Fluent, so that it is said in one way only.
"""

from collections.abc import Mapping
from typing import NamedTuple

from fluent.syntax.ast import (
    Identifier,
    InlineExpression,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

GROUPED_FROM = 1000  # numbers from here on are written differently in different languages


class Blank(NamedTuple):
    """A value goes here."""

    name: str


class Fork(NamedTuple):
    """One of several wordings, by a value that is a word."""

    name: str
    ways: dict[str, "Template"]
    otherwise: "Template"


Part = str | Blank | Fork
Template = list[Part]


def template_of(pattern: Pattern) -> Template | None:
    """A pattern that can be filled in here; None for one that only Fluent can say."""
    parts: Template = []
    for element in pattern.elements:
        part = _part(element)
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


def _chosen(part: Blank | Fork, values: Mapping[str, object]) -> str | None:
    value = values.get(part.name)
    if isinstance(part, Fork):
        if not isinstance(value, str):
            return None
        return filled(part.ways.get(value, part.otherwise), values)
    if isinstance(value, str):
        return value
    is_small = type(value) is int and 0 <= value < GROUPED_FROM
    return str(value) if is_small else None


def _part(element: TextElement | Placeable) -> Part | None:
    if isinstance(element, TextElement):
        return str(element.value)
    match element.expression:
        case StringLiteral() as literal:
            return str(literal.parse()["value"])
        case VariableReference(id=Identifier(name=name)):
            return Blank(name)
        case SelectExpression() as select:
            return _fork(select)
    return None


def _fork(select: SelectExpression) -> Fork | None:
    selector: InlineExpression = select.selector
    if not isinstance(selector, VariableReference):
        return None
    ways: dict[str, Template] = {}
    otherwise: Template | None = None
    for variant in select.variants:
        way = template_of(variant.value)
        if way is None or not isinstance(variant.key, Identifier):
            return None
        ways.setdefault(variant.key.name, way)
        otherwise = way if variant.default else otherwise
    return None if otherwise is None else Fork(selector.id.name, ways, otherwise)
