"""Taking choices back: alone while nobody has learnt or done anything since, else by consent."""

from msgspec import json

from backroom.kernel.chance import fast_chance
from backroom.kernel.record import RESIGN
from backroom.server.play import Changed, Play, Played
from backroom.server.table import Table
from backroom.server.world import token_hex

DEALS_TO_TRY = 12


def can_ask(table: Table, seat: int) -> bool:
    """Whether there is a choice that this seat may take back, alone or by consent."""
    play = table.play
    if play is None or table.phase != "playing":
        return False
    choice = play.last_of.get(seat)
    return choice is not None and choice.do != RESIGN


def choices_since(table: Table, seat: int) -> list[int]:
    """The rows of a seat's last choice and of all that followed it."""
    play = table.play
    choice = None if play is None else play.last_of.get(seat)
    if play is None or choice is None:
        return []
    return [later.number for later in play.choices if later.number >= choice.number]


def missing_consent(table: Table, seat: int) -> list[int]:
    """The other people who have not agreed yet; bots always agree, and who has left for good is not
    asked any more."""
    agreed = set() if table.undo is None else table.undo.agreed
    others = [other for other in range(len(table.seats)) if other != seat]
    asked = [other for other in others if table.is_person(other) and not _is_gone(table, other)]
    return [other for other in asked if other not in agreed]


def _is_gone(table: Table, seat: int) -> bool:
    return table.play is not None and bool(table.play.state.is_gone(seat))


def is_free(table: Table, seat: int) -> bool:
    """Whether a seat may take back its last choice alone: its move goes on, and since then nothing
    was rolled, nobody answered, and it has learnt nothing."""
    play = table.play
    if play is None or not play.state.may_choose(seat):
        return False
    choice = play.last_of.get(seat)
    if choice is None or choice.do == RESIGN:
        return False
    later = [other.number for other in play.choices if other.number > choice.number]
    if any(table.has_noticed(seat, number) for number in later):
        return False
    move = play.session.moves[len(play.choices) - 1 - len(later)]
    return not move.chance and _taught_nothing(play, choice)


def _taught_nothing(play: Play, choice: Played) -> bool:
    """Whether the seat saw nothing that it could not have foretold.

    What it could have foretold is the same on every deal that it could not tell from the real one,
    so the choice is tried on several.
    """
    try:
        before = play.without([choice.number])
    except Changed:
        return False  # somebody built on it
    game, seat = play.game, choice.seat
    code = game.actions.code(choice.do)
    seen = json.encode(game.view(play.state, seat))
    for _ in range(DEALS_TO_TRY):
        other = before.state.redeal(seat, fast_chance(token_hex(8)))
        other.play(seat, code)
        if json.encode(game.view(other, seat)) != seen:
            return False
    return True
