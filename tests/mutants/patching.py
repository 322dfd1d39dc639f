"""Puts changed code into a module that is in use.

A function keeps its identity and gets other code, so that whoever imported it runs the change too.
"""

import inspect
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any


class NotReached(Exception):
    """Something other than the body of a function differs, and would not take effect."""


def put(module: ModuleType, changed: CodeType) -> None:
    """Let the functions of a module run changed code; raises NotReached."""
    living = dict(_living(module, module.__name__))
    differing = 0
    for name, code in _functions_in(changed):
        function = living.get(name)
        if function is None or function.__code__ == code:
            continue
        if function.__code__.co_freevars != code.co_freevars:
            raise NotReached(f"{module.__name__} {name}: it needs other variables from outside")
        function.__code__ = code
        differing += 1
    if differing == 0:
        raise NotReached(f"{module.__name__}: no function differs")


def _functions_in(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The code of a module's functions and of the methods of its classes, by qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & inspect.CO_NEWLOCALS:
                yield constant.co_qualname, constant
            else:  # a class
                yield from _functions_in(constant)


def _living(owner: Any, module_name: str) -> Iterator[tuple[str, FunctionType]]:
    for value in list(vars(owner).values()):
        if isinstance(value, type) and value.__module__ == module_name and value is not owner:
            yield from _living(value, module_name)
        function = _function_behind(value)
        if function is not None and function.__module__ == module_name:
            yield function.__qualname__, function


def _function_behind(value: Any) -> FunctionType | None:
    """A function, also the one behind a property, a method of a class or a cache."""
    if isinstance(value, property):
        value = value.fget
    value = getattr(value, "__func__", value)
    value = inspect.unwrap(value) if callable(value) else value
    return value if isinstance(value, FunctionType) else None
