"""Animalcatraz: crimes, fights, bribes and breakouts in a prison of animals, for 2 to 8."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import ACTIONS
from backroom.games.animalcatraz.advice import AnimalcatrazAdvice
from backroom.games.animalcatraz.asking import AnimalcatrazAsking
from backroom.games.animalcatraz.defaults import default_choice
from backroom.games.animalcatraz.edition import HOUSE_EDITION, AnimalcatrazEdition, parse_edition
from backroom.games.animalcatraz.encoding import TableEncoder
from backroom.games.animalcatraz.figures import figures
from backroom.games.animalcatraz.journal import AnimalcatrazEvent
from backroom.games.animalcatraz.journal.gang import Recruited
from backroom.games.animalcatraz.layout import LAYOUT
from backroom.games.animalcatraz.legacy import LegacyCampaign
from backroom.games.animalcatraz.options import PRESETS, Options, table_options, unlocked
from backroom.games.animalcatraz.position import Position, position_of, restore
from backroom.games.animalcatraz.rules import Animalcatraz, new_game, new_table
from backroom.games.animalcatraz.slots import ENCODING
from backroom.games.animalcatraz.temper import likes
from backroom.games.animalcatraz.view import open_view, view
from backroom.games.animalcatraz.view.parts import AnimalcatrazView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker
from backroom.kernel.chance import Chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Event, Journal
from backroom.kernel.options import Offer
from backroom.kernel.temperament import Temperament


class AnimalcatrazGame(
    Game[Animalcatraz, AnimalcatrazEdition, Options, Position, AnimalcatrazView, Event]
):
    name = "animalcatraz"
    rules_version = 3
    rule_prefix = "AZ"
    seat_counts = range(2, 9)  # AZ-010
    actions = ACTIONS
    options_type = Options
    presets = PRESETS
    position_type = Position
    view_type = AnimalcatrazView
    event_type = AnimalcatrazEvent
    house_edition = HOUSE_EDITION
    carelessness = 50
    layout = LAYOUT
    encoding = ENCODING
    encoder = TableEncoder
    advice = AnimalcatrazAdvice()

    def parse_edition(self, text: EditionText) -> AnimalcatrazEdition:
        return parse_edition(text)

    def agree(self, edition: AnimalcatrazEdition, seats: int, options: Options) -> None:
        super().agree(edition, seats, options)
        table_options(edition, seats, options)

    def offer(self, edition: AnimalcatrazEdition, option: str, language: str) -> Offer:
        return unlocked(edition, option, language)

    def deal(
        self, edition: AnimalcatrazEdition, seats: int, options: Options, chance: Chance
    ) -> Animalcatraz:
        return new_game(_empty(edition, seats, options, chance))

    def tell_beginning(self, journal: Journal, state: Animalcatraz) -> None:
        telling.turns.began(journal, state)

    def position_of(self, state: Animalcatraz) -> Position:
        return position_of(state)

    def restore(
        self, edition: AnimalcatrazEdition, position: Position, options: Options, chance: Chance
    ) -> Animalcatraz:
        self.check_seats(position.seats)
        return restore(_empty(edition, position.seats, options, chance), position)

    def view(self, state: Animalcatraz, seat: int) -> AnimalcatrazView:
        return view(state, seat)

    def open_view(self, state: Animalcatraz) -> AnimalcatrazView:
        return open_view(state)

    def speaker(
        self, edition: AnimalcatrazEdition, language: str, players: Sequence[str]
    ) -> AnimalcatrazSpeaker:
        return AnimalcatrazSpeaker(edition, language, players)

    def asking(self, view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> AnimalcatrazAsking:
        return AnimalcatrazAsking(view, speaker)

    def default_choice(self, state: Animalcatraz, seat: int) -> int:
        return default_choice(state, seat)

    def likes(
        self, state: Animalcatraz, seat: int, code: int, temperament: Temperament, leader: int
    ) -> bool:
        return likes(state, seat, code, temperament, leader)

    def cards_used(self, state: Animalcatraz) -> list[str]:
        """The Events turned, and the gangsters that came into a cell or onto a board."""
        b, cards = state.b, state.cards
        events = [
            cards.event_ids[event]
            for event in range(cards.event_count)
            if (b[at.EVENTS_TURNED] >> event) & 1 == 1
        ]
        gangsters = [
            cards.gangster_ids[gangster]
            for gangster in range(at.GANGSTERS)
            if at.IN_SPARE_CELL <= b[at.gang_fate(gangster)] <= at.DISCARDED
        ]
        return events + gangsters

    def cards_gained(self, state: Animalcatraz, events: Sequence[Event]) -> set[tuple[int, str]]:
        """The inmates that a seat ran, and the gangsters that they recruited."""
        b, cards = state.b, state.cards
        seats = {
            cards.inmate_ids[b[at.inmate_card(inmate)]]: int(b[at.seat(inmate)])
            for inmate in range(state.inmates)
        }
        recruits = {
            (seats[event.inmate], event.gangster)
            for event in events
            if isinstance(event, Recruited)
        }
        return recruits | {(seat, inmate) for inmate, seat in seats.items()}

    def figures(self, state: Animalcatraz, seat: int) -> Mapping[str, int]:
        return figures(state, seat)

    def teams(self, state: Animalcatraz) -> list[list[int]]:
        """Two neighbours each, of an odd number one alone (AZ-023)."""
        seats = list(range(int(state.seats)))
        size = 2 if state.pairs and not state.options.two_cells else 1
        return [seats[first : first + size] for first in range(0, len(seats), size)]

    def campaign(self, path: Path, edition: AnimalcatrazEdition) -> LegacyCampaign:
        return LegacyCampaign(path, edition)


def _empty(
    edition: AnimalcatrazEdition, seats: int, options: Options, chance: Chance
) -> Animalcatraz:
    """A table with nothing on it, for these options; raises SetupError."""
    return new_table(edition.cards, seats, chance, table_options(edition, seats, options))


GAME = AnimalcatrazGame()
