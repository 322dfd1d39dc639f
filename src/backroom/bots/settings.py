"""What a bot is told behind its name, as in ``search:hard:judgement=hand``."""

from collections.abc import Collection

from backroom.kernel.refusals import SetupError


def read_settings(bot: str, told: str, known: Collection[str]) -> dict[str, str]:
    """Settings by name; raises SetupError where one has no value, is unknown or stands twice."""
    found: dict[str, str] = {}
    for setting in filter(None, told.split(":")):
        name, _, value = setting.partition("=")
        if name not in known or not value or name in found:
            raise SetupError(
                "bad_bot", f"{bot}:{setting} is no setting; there are {', '.join(known)}"
            )
        found[name] = value
    return found


def whole_setting(bot: str, settings: dict[str, str], name: str, usual: int) -> int:
    """A setting that is a number from 1 on; raises SetupError."""
    given = settings.get(name, str(usual))
    if not given.isdecimal() or int(given) < 1:
        raise SetupError("bad_bot", f"{bot}:{name}={given}: a whole number from 1 on was expected")
    return int(given)
