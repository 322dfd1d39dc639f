"""Small words before names: *le* or *la*, *de* or *du*, *di* or *della*, *the* or nothing.

Sentences call them as functions: ``{ DE($player) }``, ``{ DE(LE($room)) }``. What a function of a
language does is data, in ``locale/<language>/grammar.json``, read here and by the page: the first
of its rules whose pattern fits the name replaces what it fits. The patterns keep to what Python and
browsers understand alike.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from msgspec import json

Function = Callable[[Any], Any]
Rules = Sequence[tuple[str, str]]


def functions_of(language: str) -> Mapping[str, Function]:
    """The functions that the sentences of a language may call."""
    data = (files("backroom") / "locale" / language / "grammar.json").read_bytes()
    rules = json.decode(data, type=dict[str, list[tuple[str, str]]])
    return {"CAP": _capitalised} | {name: _by_rules(own) for name, own in rules.items()}


def _by_rules(rules: Rules) -> Function:
    compiled = [(re.compile(pattern), instead) for pattern, instead in rules]

    def put_before(name: object) -> object:
        if not isinstance(name, str):
            return name  # a number needs no small word
        for pattern, instead in compiled:
            if pattern.match(name):
                return pattern.sub(instead, name, count=1)
        return name

    return put_before


def _capitalised(text: object) -> object:
    """With a capital, for the beginning of a sentence."""
    return text[:1].upper() + text[1:] if isinstance(text, str) else text
