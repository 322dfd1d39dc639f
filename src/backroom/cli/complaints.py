"""What goes wrong, told in one clear message instead of a stack trace."""

from cyclopts import CycloptsError
from rich.console import Console
from rich.markup import escape

from backroom.cli.output import BAD_INPUT, FAILED, INTERRUPTED, BadInput, CheckFailed, voice
from backroom.kernel.record import BadRecord
from backroom.kernel.refusals import SetupError


def complain(error: BaseException) -> int:
    """Say what is wrong; the exit code of the command. What is a fault of ours is raised again."""
    match error:
        case SetupError():
            headline = voice.say(f"setup-{error.code.replace('_', '-')}")
            _print(voice.say("setup-error", headline=headline, detail=str(error)))
        case BadRecord():
            _print(error.told(voice.phrases))
        case CycloptsError() | BadInput():
            _print(str(error))
        case CheckFailed():
            _print(str(error))
            return FAILED
        case BrokenPipeError():  # whoever read our output has closed it, as `head` does
            return FAILED
        case KeyboardInterrupt():
            return INTERRUPTED
        case _:
            raise error
    return BAD_INPUT


def _print(text: str) -> None:
    complaint = f"[bold red]backroom:[/] {escape(text)}"
    Console(stderr=True).print(complaint, highlight=False, soft_wrap=True)
