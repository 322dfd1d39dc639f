"""Options of a game as people write them: name=value."""

from collections.abc import Sequence

from backroom.cli.output import BadInput, voice


def option_pairs(texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Names and values; raises BadInput."""
    return tuple(map(_pair, texts))


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadInput(voice.say("cli-error-option", option=text))
    return name.strip(), value.strip()
