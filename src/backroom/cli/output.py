"""What all commands share: exit codes, errors, and output that a program may read."""

from pathlib import Path
from typing import Any, Literal

from msgspec import json
from rich.console import Console

# Exit codes: 0 is success.
FAILED = 1  # something was checked and does not hold
BAD_INPUT = 2  # the command could not be understood or carried out
INTERRUPTED = 130  # Ctrl-C

Language = Literal["en", "fr", "it"]

console = Console()


class BadInput(Exception):
    """The user gave something that cannot be used; the text says what and what to do."""


class CheckFailed(Exception):
    """What was to be checked does not hold; the text says what."""


def print_json(data: Any) -> None:
    """Data for a program, on standard output."""
    console.out(json.format(json.encode(data)).decode(), highlight=False)


def write_file(path: Path, content: bytes) -> None:
    """Write a file as a whole, or say why not."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error
