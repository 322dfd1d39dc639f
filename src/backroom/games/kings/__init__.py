"""New York Kings: bribes, missions, dice and nerve in one night of Manhattan, for 2 to 5."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Struct, field

from backroom.games.kings import board as at
from backroom.games.kings import dispatch, telling
from backroom.games.kings.actions import ACTIONS, PASS
from backroom.games.kings.advice import KingsAdvice
from backroom.games.kings.asking import KingsAsking
from backroom.games.kings.edition import HOUSE_EDITION, KingsEdition, parse_edition
from backroom.games.kings.encoding import TableEncoder
from backroom.games.kings.figures import figures
from backroom.games.kings.journal import KingsEvent
from backroom.games.kings.journal.business import Accomplished
from backroom.games.kings.layout import LAYOUT
from backroom.games.kings.position import Position, position_of, restore
from backroom.games.kings.position.before import position_before
from backroom.games.kings.rules import Kings, new_game, new_table
from backroom.games.kings.slots import ENCODING
from backroom.games.kings.temper import likes
from backroom.games.kings.view import open_view, view
from backroom.games.kings.view.parts import KingsView
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Event, Journal
from backroom.kernel.options import Agreed, Offer, Preset
from backroom.kernel.refusals import SetupError
from backroom.kernel.temperament import Temperament


class Options(Struct, forbid_unknown_fields=True):
    """The options of the spec, defaults first."""

    deals: Annotated[Literal["off", "on"], Agreed("NK-360")] = "off"
    jokers: Annotated[Literal["off", "on"], Agreed("NK-408")] = "off"
    reactions: Annotated[Literal["holders", "all"], Agreed("NK-102")] = "holders"
    # Eldest first; empty: in seat order.
    elders: Annotated[list[int], Agreed("NK-358", "order")] = field(default_factory=list)
    # By seat; empty: in edition order.
    bosses: Annotated[list[str], Agreed("NK-030", "each")] = field(default_factory=list)
    # Seconds for a decision.
    clock: Annotated[int | None, Agreed("NK-431", numbers=(30, 60, 120, 300))] = None


class KingsGame(Game[Kings, KingsEdition, Options, Position, KingsView, Event]):
    name = "kings"
    rules_version = 2
    rule_prefix = "NK"
    seat_counts = range(2, 6)
    actions = ACTIONS
    options_type = Options
    presets = (
        Preset("first", 2),
        Preset("book", 4, {"deals": "on", "reactions": "all"}),
        Preset("long", 5, {"deals": "on", "jokers": "on"}),
    )
    position_type = Position
    view_type = KingsView
    event_type = KingsEvent
    house_edition = HOUSE_EDITION
    advice = KingsAdvice()
    carelessness = 40
    layout = LAYOUT
    encoding = ENCODING
    encoder = TableEncoder

    def parse_edition(self, text: EditionText) -> KingsEdition:
        return parse_edition(text)

    def agree(self, edition: KingsEdition, seats: int, options: Options) -> None:
        super().agree(edition, seats, options)
        _check(edition, seats, options)

    def offer(self, edition: KingsEdition, option: str, language: str) -> Offer:
        bosses = {boss.id: boss.name for boss in edition.data.characters.bosses}
        return Offer({"bosses": bosses}[option])

    def deal(self, edition: KingsEdition, seats: int, options: Options, chance: Chance) -> Kings:
        return new_game(_empty(edition, seats, options, chance))

    def tell_beginning(self, journal: Journal, state: Kings) -> None:
        telling.rounds.began(journal, state)

    def position_of(self, state: Kings) -> Position:
        return position_of(state)

    def position_before(self, state: Kings) -> Position:
        return position_before(state)

    def restore(
        self, edition: KingsEdition, position: Position, options: Options, chance: Chance
    ) -> Kings:
        self.check_seats(position.seats)
        return restore(_empty(edition, position.seats, options, chance), position)

    def view(self, state: Kings, seat: int) -> KingsView:
        return view(state, seat)

    def open_view(self, state: Kings) -> KingsView:
        return open_view(state)

    def speaker(self, edition: KingsEdition, language: str, players: Sequence[str]) -> KingsSpeaker:
        return KingsSpeaker(edition, language, players)

    def asking(self, view: KingsView, speaker: KingsSpeaker) -> KingsAsking:
        return KingsAsking(view, speaker)

    def default_choice(self, state: Kings, seat: int) -> int:
        """What is played for a seat whose time runs out (NK-431)."""
        legal = state.legal(seat)
        code = int(dispatch.absence(state, state.b[at.DECISION], seat))
        if code < 0:
            return legal[0]
        return code if code in legal else int(PASS)  # a proposal is dropped first

    def figures(self, state: Kings, seat: int) -> Mapping[str, int]:
        return figures(state, seat)

    def likes(
        self, state: Kings, seat: int, code: int, temperament: Temperament, leader: int
    ) -> bool:
        return likes(state, seat, code, temperament, leader)

    def cards_used(self, state: Kings) -> list[str]:
        """The missions that lay open in the row at some time."""
        ids = state.cards.mission_ids
        return [ids[m] for m in range(len(ids)) if state.b[at.fate(m)] != at.IN_DECK]

    def cards_gained(self, state: Kings, events: Sequence[Event]) -> set[tuple[int, str]]:
        """The missions that a seat accomplished."""
        return {(event.seat, event.mission) for event in events if isinstance(event, Accomplished)}


def _empty(edition: KingsEdition, seats: int, options: Options, chance: Chance) -> Kings:
    """A table with nothing on it, for these options; raises SetupError."""
    elders = _elders(seats, options)
    known = _known_bosses(edition)
    bosses = _bosses(edition, seats, options)
    table = new_table(
        edition.cards,
        seats,
        chance,
        options.deals == "on",
        options.jokers == "on",
        options.reactions == "all",
        elders,
        [known.index(boss) for boss in bosses if boss in known],
    )
    _check(edition, seats, options)
    return table


def _check(edition: KingsEdition, seats: int, options: Options) -> None:
    """Raises SetupError for options that cannot be played."""
    if sorted(_elders(seats, options)) != list(range(seats)):
        why = "elders must name every seat once, the eldest first"
        raise SetupError("bad_option", why, "NK-358")
    known, bosses = _known_bosses(edition), _bosses(edition, seats, options)
    if len(set(bosses)) != seats or not set(bosses) <= set(known):
        raise SetupError(
            "bad_option", f"bosses must be {seats} different ones of {known}", "NK-030"
        )
    if options.clock is not None and options.clock < 1:
        raise SetupError("bad_option", "a clock has at least one second", "NK-431")


def _known_bosses(edition: KingsEdition) -> list[str]:
    return [boss.id for boss in edition.data.characters.bosses]


def _bosses(edition: KingsEdition, seats: int, options: Options) -> list[str]:
    return options.bosses or _known_bosses(edition)[: max(seats, 0)]


def _elders(seats: int, options: Options) -> list[int]:
    return options.elders or list(range(seats))


GAME = KingsGame()
