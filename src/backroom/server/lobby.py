"""What the lobby shows: the games with their options and bots, their rules, and lists of tables."""

from functools import cache

from msgspec import DecodeError, Struct, ValidationError

from backroom import games
from backroom.kernel.game import Game
from backroom.kernel.options import Preset
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import phrasebook
from backroom.server.agreement import option_fields
from backroom.server.cards import belongs, decode_card
from backroom.server.library import PRESET_BOTS, Library
from backroom.server.messages import (
    BotLevel,
    GameCard,
    GameList,
    PresetCard,
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
        options=option_fields(game, library.edition(game.name, None), language),
        presets=[_preset_card(preset, language) for preset in game.presets],
        bots=[BotLevel(bot, bot_title(bot, language)) for bot in library.bots],
    )


def _preset_card(preset: Preset, language: str) -> PresetCard:
    say = phrasebook(language).say
    return PresetCard(
        preset=preset.name,
        title=say(f"preset-{preset.name}"),
        about=say(f"preset-{preset.name}-about"),
        seats=preset.seats,
        bot=PRESET_BOTS[preset.name],
        options=dict(preset.options),
    )


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
    """Tables as lists show them, from what is kept beside their logs. One of which that is damaged
    is left out: it may be whole again with the next row of its log."""
    cards = [_card(row, player) for row in rows]
    return TableList([card for card in cards if card is not None])


def own_tables(rows: list[TableRow], player: str) -> TableList:
    """The same for the tables that a player has come to belong to, but those that they have left,
    or were removed from, before the game."""
    return table_list([row for row in rows if _belongs(row, player)], player)


def _belongs(row: TableRow, player: str) -> bool:
    try:
        return belongs(row.head, player)
    except (DecodeError, ValidationError):
        return False


def _card(row: TableRow, player: str | None) -> TableCard | None:
    try:
        return decode_card(row.head, player)
    except (DecodeError, ValidationError):
        return None


class Page(Struct, forbid_unknown_fields=True):
    """Which part of a long list: what comes after the table with this name."""

    after: str | None = None
