"""What all commands share: exit codes, errors, and output that a program may read."""

from pathlib import Path
from typing import Any, Literal

from msgspec import json
from rich.console import Console
from rich.text import Text

from backroom.kernel.text import Phrasebook, phrasebook

# Exit codes: 0 is success.
FAILED = 1  # something was checked and does not hold
BAD_INPUT = 2  # the command could not be understood or carried out
INTERRUPTED = 130  # Ctrl-C

Language = Literal["en", "fr", "it"]

console = Console()


class Voice:
    """Says every sentence of a command, in the language that its --lang asks for."""

    def __init__(self) -> None:
        self._language: Language = "en"

    @property
    def phrases(self) -> Phrasebook:
        """All sentences of the language."""
        return phrasebook(self._language)

    def use(self, language: Language) -> None:
        self._language = language

    def say(self, message: str, **values: object) -> str:
        """A sentence."""
        return self.phrases.say(message, **values)

    def tell(self, message: str, style: str = "", **values: object) -> None:
        """Print a sentence on a line of its own."""
        console.print(Text(self.say(message, **values), style=style), soft_wrap=True)


voice = Voice()


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
        why = error.strerror or str(error)
        raise BadInput(voice.say("cli-save-failed", file=str(path), why=why)) from error
