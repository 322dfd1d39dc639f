"""`backroom join`: a seat at a table on a server, from this terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from backroom import games as library
from backroom.cli.options import option_pairs
from backroom.cli.output import BadInput, Language, voice
from backroom.cli.remote import RemoteTable
from backroom.cli.terminal import Terminal
from backroom.cli.wire import Wire
from backroom.server.messages import (
    Joined,
    NewTable,
    Player,
    Problem,
    TableCard,
    TableList,
    TableMessage,
    UseInvitation,
)
from backroom.server.words import seat_names

SEATS = 4


def join(
    address: str,
    /,
    *,
    name: str | None = None,
    open_game: str | None = None,
    seats: int | None = None,
    bots: str | None = None,
    option: Sequence[str] = (),
    private: bool = False,
    lang: Language = "en",
    plain: bool = False,
    edition: Path | None = None,
    ask_always: bool = False,
) -> None:
    """Play at a table on a server, at this terminal.

    Parameters
    ----------
    address
        The server, a table on it, or an invitation, as a browser shows it:
        http://host:8930/ or http://host:8930/#/table/NAME or http://host:8930/#/join/SECRET
    name
        Your name there, at the first visit.
    open_game
        Open a table of this game, instead of choosing one that is open.
    seats
        How many seats the new table has; 4 where nothing is said.
    bots
        The bots of the new table, such as greedy,search:hard; they sit on the last seats.
    option
        An option of the new table's game, such as memory_aid=false; may be given several times.
    private
        Only those whom you invite may sit at the new table; an invitation is printed for each seat.
    lang
        The language of the table.
    plain
        Sentences line by line instead of a drawing, for screen readers and pipes.
    edition
        The edition's file, if the table is not played with the house edition.
    ask_always
        Be asked also where there is only one answer, instead of having it given for you.
    """
    voice.use(lang)
    terminal = Terminal(plain=plain)
    wire = Wire(address, lang)
    player = _introduced(wire, name, terminal)
    place = urlsplit(address).fragment.strip("/").partition("/")
    if open_game is not None:
        new = NewTable(
            game=open_game,
            seats=seats or _usual_seats(open_game),
            bots=[bot.strip() for bot in bots.split(",")] if bots else [],
            options=dict(option_pairs(option)),
            public=not private,
        )
        table = _opened(wire, new, terminal)
    elif place[0] == "join" and place[2]:
        table = wire.post("/api/invitations", UseInvitation(secret=place[2]), Joined).table
    elif place[0] == "table" and place[2]:
        table = place[2]
    else:
        table = _picked(wire, terminal)
    _table(wire, table, player, lang, terminal, edition, ask_always).run()


def _introduced(wire: Wire, name: str | None, terminal: Terminal) -> Player:
    player = wire.who()
    if player is not None and name in (None, player.name):
        return player
    return wire.introduce(name or terminal.read(voice.say("cli-join-name")))


def _usual_seats(game: str) -> int:
    counts = library.game(game).seat_counts
    return SEATS if SEATS in counts else max(counts)


def _opened(wire: Wire, new: NewTable, terminal: Terminal) -> str:
    card = wire.post("/api/tables", new, TableCard)
    terminal.line(voice.say("cli-join-opened", address=f"{wire.base}/#/table/{card.table}"))
    if not new.public:
        for seat in card.seats:
            if seat.player is None and seat.bot is None:
                _print_invitation(wire, card.table, seat.seat, terminal)
    return card.table


def _print_invitation(wire: Wire, table: str, seat: int, terminal: Terminal) -> None:
    path = f"/api/tables/{table}/invitations"
    fragment = wire.post(path, {"seat": seat}, dict[str, Any])["fragment"]
    link = f"{wire.base}/{fragment}"
    terminal.line(voice.say("cli-join-invitation", seat=seat + 1, link=link))


def _picked(wire: Wire, terminal: Terminal) -> str:
    """One of the tables that are open, or that one sits at."""
    mine = wire.get("/api/tables/mine", TableList).tables
    known = {card.table for card in mine}
    others = [one for one in wire.get("/api/tables", TableList).tables if one.table not in known]
    tables = [card for card in mine + others if card.phase in ("gathering", "playing")]
    if not tables:
        raise BadInput(voice.say("cli-join-no-tables"))
    for number, card in enumerate(tables, 1):
        people = [seat.player.name for seat in card.seats if seat.player is not None]
        terminal.line(
            voice.say(
                "cli-join-table",
                number=number,
                game=voice.say(f"{card.game}-name"),
                players=voice.phrases.join(people),
                seats=len(card.seats),
                phase=card.phase,
            )
        )
    while True:
        typed = terminal.read(voice.say("cli-join-which"))
        if typed.isdecimal() and 1 <= int(typed) <= len(tables):
            return tables[int(typed) - 1].table


def _table(
    wire: Wire,
    table: str,
    player: Player,
    language: Language,
    terminal: Terminal,
    edition_file: Path | None,
    ask_always: bool,
) -> RemoteTable:
    wire.talk(table)
    whole = wire.hear()
    while not isinstance(whole, TableMessage):
        if isinstance(whole, Problem):
            raise BadInput(whole.text or whole.code)
        whole = wire.hear()
    game = library.game(whole.head.game)
    edition = game.edition(edition_file)
    if edition.name != whole.head.edition:
        raise BadInput(voice.say("cli-join-edition", edition=whole.head.edition))
    names = seat_names(whole.scene.seats, language)
    speaker = game.speaker(edition, language, names)
    return RemoteTable(
        wire, whole, player.player, game, edition, speaker, names, terminal, ask_always
    )
