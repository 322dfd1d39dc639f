"""`backroom admin`: order in a house whose server runs."""

from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from cyclopts import App
from msgspec import json

from backroom.cli.output import BadInput, console, voice
from backroom.cli.serve import HOUSE_KEY, PORT

SECONDS = 20.0
NO_LIMIT = -1

admin = App(
    name="admin",
    help="Keep order in a house whose server runs: reports, players, tables, what was said.",
)


class House:
    """A running server, and the key to it."""

    def __init__(self, address: str, data: Path) -> None:
        self._address = address.rstrip("/")
        try:
            self._key = (data / HOUSE_KEY).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise BadInput(voice.say("cli-admin-key", file=str(data / HOUSE_KEY))) from error

    def ask(self, path: str, body: Any = None) -> Any:
        """What the server answers."""
        request = Request(
            f"{self._address}/api/admin/{path}",
            data=None if body is None else json.encode(body),
            headers={
                "Authorization": f"Bearer {self._key}",
                "Content-Type": "application/json",
                "Accept-Language": voice.phrases.language,
            },
        )
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return json.decode(answer.read())
        except HTTPError as error:
            raise BadInput(str(json.decode(error.read()).get("text", error.code))) from error
        except (URLError, OSError) as error:
            told = {"address": self._address, "why": str(getattr(error, "reason", error))}
            raise BadInput(voice.say("cli-admin-away", **told)) from error


ADDRESS = f"http://127.0.0.1:{PORT}"
DATA = Path("backroom-data")


@admin.command
def reports(*, address: str = ADDRESS, data: Path = DATA) -> None:
    """List the reports that nobody has settled, the oldest first.

    Parameters
    ----------
    address
        Where the server listens.
    data
        The folder of the server's data, in which the key of the house lies.
    """
    for card in House(address, data).ask("reports")["reports"]:
        line = f"{_time(card['at'])}  {card['why']}  {card['player']}  {card['table']}"
        console.out(f"{card['report']}\n  {line}\n  {card['said']}", highlight=False)


@admin.command
def tables(*, address: str = ADDRESS, data: Path = DATA) -> None:
    """List the latest tables, private ones too, and who sits there.

    Parameters
    ----------
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    for card in House(address, data).ask("tables")["tables"]:
        _say_table(card)


@admin.command
def player(player: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Show what the house knows of a player.

    Parameters
    ----------
    player
        The player's id, as reports and tables show it.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    found = House(address, data).ask(f"players/{player}")
    console.out(f"{found['player']}  {found['name']}", highlight=False)
    for one in found["sanctions"]:
        console.out(f"  {one['kind']}  {_time(one['until'])}  {one['why']}", highlight=False)
    for card in found["tables"]:
        _say_table(card)


@admin.command
def lines(table: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Show what was said at a table, with the numbers by which lines are deleted.

    Parameters
    ----------
    table
        The table's id.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    for one in House(address, data).ask(f"tables/{table}/lines")["lines"]:
        who = f"{one['player']['player']} {one['player']['name']}"
        console.out(f"{one['line']}  {_time(one['time'])}  {who}: {one['said']}", highlight=False)


@admin.command
def audit(*, address: str = ADDRESS, data: Path = DATA) -> None:
    """Show what was done in the name of the house, the latest first.

    Parameters
    ----------
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    for one in House(address, data).ask("audit")["lines"]:
        what = "  ".join(f"{name}={value}" for name, value in one["what"].items())
        by = "" if one["by"] is None else f"  by={one['by']['player']}"
        console.out(f"{_time(one['at'])}  {one['act']}  {what}{by}", highlight=False)


@admin.command
def keepers(*, address: str = ADDRESS, data: Path = DATA) -> None:
    """List those who keep order from the page, and with how many passkeys.

    Parameters
    ----------
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    for one in House(address, data).ask("keepers")["keepers"]:
        who = f"{one['player']['player']}  {one['player']['name']}"
        console.out(f"{who}  {one['passkeys']}  {_time(one['since'])}", highlight=False)


@admin.command
def appoint(player: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Let a player keep order from the page, with the passkeys that they have now.

    Parameters
    ----------
    player
        The player's id.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "appoint", {"player": player})


@admin.command
def dismiss(player: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Let a player keep order no more.

    Parameters
    ----------
    player
        The player's id.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "dismiss", {"player": player})


@admin.command
def figures(*, address: str = ADDRESS, data: Path = DATA) -> None:
    """Show how many tables there are, and what the archive saves.

    Parameters
    ----------
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    for name, value in House(address, data).ask("figures").items():
        console.out(f"{name}  {value}", highlight=False)


@admin.command
def limits(
    *,
    newcomers: int | None = None,
    tables: int | None = None,
    lines: int | None = None,
    address: str = ADDRESS,
    data: Path = DATA,
) -> None:
    """Show what the house allows, or set some of it; -1: as much as anybody likes.

    Parameters
    ----------
    newcomers
        New visitors in an hour, all together; 0: nobody new comes in.
    tables
        Tables that are not over, at which a visitor may be and open one more.
    lines
        What a visitor may say in a minute; 0: nobody says anything.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    wanted = {"newcomers": newcomers, "tables": tables, "lines": lines}
    allowed = House(address, data).ask("limits")
    if any(number is not None for number in wanted.values()):
        for name, number in wanted.items():
            if number is not None:
                allowed[name] = None if number == NO_LIMIT else number
        _act(address, data, "limits", allowed)
    for name, number in allowed.items():
        said = voice.say("cli-admin-no-limit") if number is None else str(number)
        console.out(f"{name}  {said}", highlight=False)


@admin.command
def warn(player: str, text: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Have a player read something.

    Parameters
    ----------
    player
        The player's id.
    text
        What is to be read.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "warn", {"player": player, "text": text})


@admin.command
def silence(
    player: str, *, hours: float = 24.0, why: str = "", address: str = ADDRESS, data: Path = DATA
) -> None:
    """Have a player say nothing for a while.

    Parameters
    ----------
    player
        The player's id.
    hours
        For how long.
    why
        A note for the audit log.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "silence", {"player": player, "hours": hours, "why": why})


@admin.command
def ban(
    player: str,
    *,
    hours: float | None = None,
    everybody_there: bool = False,
    why: str = "",
    address: str = ADDRESS,
    data: Path = DATA,
) -> None:
    """Let a player in no more, for some hours or for good.

    Parameters
    ----------
    player
        The player's id.
    hours
        For how long; for good if it is not said.
    everybody_there
        Nobody else either who comes from the same address, for a day at most.
    why
        A note for the audit log.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    what = {"player": player, "hours": hours, "address": everybody_there, "why": why}
    _act(address, data, "ban", what)


@admin.command
def pardon(player: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Lift all that is imposed on a player.

    Parameters
    ----------
    player
        The player's id.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "pardon", {"player": player})


@admin.command
def close(table: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """End a table without a result.

    Parameters
    ----------
    table
        The table's id.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "close", {"table": table})


@admin.command
def delete(table: str, line: int, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Take a line that was said out of everybody's sight.

    Parameters
    ----------
    table
        The table's id.
    line
        Its number, as `backroom admin lines` shows it.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "delete", {"table": table, "line": line})


@admin.command
def settle(report: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Say that a report was seen to.

    Parameters
    ----------
    report
        The report, as `backroom admin reports` names it.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "settle", {"report": report})


@admin.command
def announce(text: str, *, address: str = ADDRESS, data: Path = DATA) -> None:
    """Have every visitor read something; an empty text takes it back.

    Parameters
    ----------
    text
        What is to be read.
    address
        Where the server listens.
    data
        The folder of the server's data.
    """
    _act(address, data, "announce", {"text": text})


def _act(address: str, data: Path, act: str, what: dict[str, Any]) -> None:
    House(address, data).ask("acts", {"do": {"act": act, **what}})
    console.out(voice.say("cli-admin-done"), highlight=False)


def _say_table(card: dict[str, Any]) -> None:
    people = [seat["player"] for seat in card["seats"] if seat["player"] is not None]
    who = ", ".join(f"{one['player']} {one['name']}" for one in people)
    line = f"{card['table']}  {_time(card['created'])}  {card['game']}  {card['phase']}  {who}"
    console.out(line, highlight=False)


def _time(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
    except (OverflowError, ValueError, OSError):
        return "-"  # for good
