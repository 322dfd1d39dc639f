"""The prison, its people and its cards, read from an edition file and checked (AZ-760)."""

from pathlib import Path

from backroom.games.animalcatraz.edition.card_checks import check_cards
from backroom.games.animalcatraz.edition.checks import check_game
from backroom.games.animalcatraz.edition.numbers import numbers_of
from backroom.games.animalcatraz.edition.tables import EditionData
from backroom.kernel.edition import EditionText, check_head, digest_of

HOUSE_EDITION = Path(__file__).parent.with_name("edition.toml")


class AnimalcatrazEdition:
    """A checked edition: its data for people, its numbers for the rules."""

    def __init__(self, data: EditionData) -> None:
        self.name = data.edition.name
        self.digest = digest_of(data)
        self.data = data
        self.cards = numbers_of(data)


def parse_edition(text: EditionText) -> AnimalcatrazEdition:
    """Check the text of an edition; raises BadEdition."""
    data = text.shaped(EditionData)
    check_head(text, data.edition, "animalcatraz")
    check_game(text, data)
    check_cards(text, data)
    return AnimalcatrazEdition(data)
