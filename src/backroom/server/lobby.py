"""What the lobby shows: the games with their options and bots, their rules, and lists of tables."""

from functools import cache
from math import inf

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
    Phase,
    PresetCard,
    RulesChapter,
    RulesText,
    TableCard,
    TableList,
)
from backroom.server.store import TableRow
from backroom.server.words import bot_title

ORDER: list[Phase] = ["playing", "gathering", "over", "frozen", "closed"]  # in one's own list


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


def table_list(rows: list[TableRow], player: str | None, clock: float) -> TableList:
    """Tables as lists show them, from what is kept beside their logs. One of which that is damaged
    is left out: it may be whole again with the next row of its log."""
    cards = [_card(row, player, clock) for row in rows]
    return TableList([card for card in cards if card is not None])


def own_tables(rows: list[TableRow], player: str, clock: float) -> TableList:
    """The same for the tables that a player has come to belong to, but those that they have left,
    or were removed from, before the game. Those that wait for the player come first, and of these
    those with the least time left; what is over comes last."""
    tables = table_list([row for row in rows if is_theirs(row, player)], player, clock).tables
    return TableList(sorted(tables, key=_urgency))


def _urgency(card: TableCard) -> tuple[bool, float, int, float]:
    left = inf if card.left is None else card.left
    return not _waits(card), left, ORDER.index(card.phase), -card.created


def _waits(card: TableCard) -> bool:
    """Whether a table waits for a choice of whoever looks at the list."""
    is_asked = card.you is not None and card.you in card.asked and card.phase == "playing"
    return is_asked and not any(seat.stand_in for seat in card.seats if seat.seat == card.you)


def is_theirs(row: TableRow, player: str) -> bool:
    """Whether a player has opened a table, sits there, or is expected."""
    try:
        return belongs(row.head, player)
    except (DecodeError, ValidationError):
        return False


def _card(row: TableRow, player: str | None, clock: float) -> TableCard | None:
    try:
        return decode_card(row.head, player, clock)
    except (DecodeError, ValidationError):
        return None


class Mine(Struct, forbid_unknown_fields=True):
    """Which of one's own tables: those that were put away, or the others."""

    away: bool = False


class Page(Struct, forbid_unknown_fields=True):
    """Which part of a long list: what comes after the table with this name."""

    after: str | None = None
