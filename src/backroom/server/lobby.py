"""What the lobby shows: the games with their options and bots, their rules, and lists of tables."""

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct, json, to_builtins
from msgspec.structs import FieldInfo, fields

from backroom import games
from backroom.kernel.game import Game
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import phrasebook
from backroom.server.library import BOTS, Library
from backroom.server.messages import (
    BotLevel,
    GameCard,
    GameList,
    OptionChoice,
    OptionField,
    RulesChapter,
    RulesText,
    TableCard,
    TableList,
)
from backroom.server.store import TableRow
from backroom.server.words import bot_title


def game_list(library: Library, language: str) -> GameList:
    """Everything that can be played here."""
    return GameList([_game_card(library, games.game(name), language) for name in games.names()])


def _game_card(library: Library, game: Game, language: str) -> GameCard:
    say = phrasebook(language).say
    return GameCard(
        game=game.name,
        title=say(f"{game.name}-name"),
        summary=say(f"{game.name}-about"),
        seats=list(game.seat_counts),
        rules=game.rules_version,
        editions=library.editions(game.name),
        options=[_option(game, field, language) for field in fields(game.options_type)],
        bots=[BotLevel(bot, bot_title(bot, language)) for bot in BOTS],
    )


def _option(game: Game, field: FieldInfo, language: str) -> OptionField:
    say = phrasebook(language).say
    message = f"option-{game.name}-{field.name.replace('_', '-')}"
    kind, values = _kind(field.type)
    choices = [OptionChoice(value, say(f"option-value-{value}")) for value in values]
    defaults: dict[str, Any] = to_builtins(game.options({}))
    return OptionField(
        name=field.name,
        title=say(message),
        help=say(f"{message}-help"),
        kind=kind,
        default=defaults[field.name],
        choices=choices or None,
    )


def _kind(of_type: Any) -> tuple[Literal["switch", "number", "choice", "list"], list[str]]:
    if get_origin(of_type) in (Union, UnionType):
        of_type = next(part for part in get_args(of_type) if part is not type(None))
    if of_type is bool:
        return "switch", []
    if of_type is int:
        return "number", []
    if get_origin(of_type) is Literal:
        return "choice", list(get_args(of_type))
    return "list", []


@cache
def rules_text(game: Game, language: str) -> RulesText:
    """The rules of a game, read once: they are long."""
    book = rulebook(game, language)
    return RulesText(
        game=game.name,
        title=book.title,
        intro=book.intro,
        chapters=[RulesChapter(chapter.title, chapter.numbers) for chapter in book.chapters],
        texts=book.texts,
    )


def table_list(rows: list[TableRow], player: str | None) -> TableList:
    """Tables as lists show them, from what is kept beside their logs."""
    return TableList([_card(row, player) for row in rows])


def _card(row: TableRow, player: str | None) -> TableCard:
    card = json.decode(row.head, type=TableCard)
    for seat in card.seats:
        if seat.player is not None and seat.player.player == player:
            card.you = seat.seat
    return card


class Page(Struct, forbid_unknown_fields=True):
    """Which part of a long list: what comes after the table with this name."""

    after: str | None = None
