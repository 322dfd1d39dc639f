"""The words that positions of Animalcatraz use, both ways."""

from collections.abc import Iterator

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.decisions import ABOUT, NAMES
from backroom.games.animalcatraz.names import CELL_IDS
from backroom.games.animalcatraz.state import Table, asked, rival_of

NONE_WORD = "none"
WATCHERS = "w"


def frame_word(frame: int, arguments: list[int]) -> str:
    """A frame of the stack in words, with the arguments that it has."""
    name = NAMES[frame]
    while len(arguments) > len(ABOUT.get(name, ())) and arguments[-1] == 0:
        arguments = arguments[:-1]
    return " ".join([name, *map(str, arguments)])


def known_word(mask: int) -> str:
    """Who knows: rivals by number, and those who watch."""
    rivals = "".join(str(rival) for rival in range(at.RIVALS) if (mask >> rival) & 1)
    return rivals + (WATCHERS if (mask >> at.RIVALS) & 1 else "")


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if (mask >> number) & 1]


def pending_ids(table: Table, inmate: int) -> list[str]:
    """The ids of what an inmate chooses from at set-up: two cards or Crimes to keep one of; of a 2p
    seat the first inmate has its contraband, the second the cells for it."""
    cards = table.cards
    decision = asked(table) if table.b[at.DEPTH] > 0 else 0
    if decision == decisions.KEEP_INMATE:
        return cards.inmate_ids
    if decision == decisions.START_CRIME:
        return cards.crime_ids
    if inmate % 2 == 1:
        return CELL_IDS
    return [cards.kind_ids[cards.kind_of[card]] for card in range(at.CARDS)]


# Where cards lie, in a fixed order: the copies of a kind are counted in it.


def places_of_cards(table: Table) -> list[tuple[int, int]]:
    """Every card that lies somewhere but in a corner deck, with who knows it there by default."""
    b = table.b
    places = [
        *_places_in_hand(table),
        *_places_on_boards(table),
        *_places_in_cells(table),
        *(
            (at.secured(rival, tool), int(at.PUBLIC))
            for rival in range(at.RIVALS)
            for tool in range(at.TOOLS)
        ),
        *((at.pile(card), 0) for card in range(b[at.PILE_COUNT])),
        *(
            (at.chair((int(b[at.CHAIR_HEAD]) + card) % at.CARDS), 0)
            for card in range(b[at.CHAIR_COUNT])
        ),
    ]
    return [(int(b[place]), mask) for place, mask in places if b[place] != at.NOTHING]


def _places_in_hand(table: Table) -> Iterator[tuple[int, int]]:
    """The first contraband of 2p seats, before they say where it goes (AZ-049)."""
    if table.b[at.DEPTH] > 0 and asked(table) == decisions.START_CELL:
        for rival in range(int(table.rivals)):
            for place in range(2):
                yield at.pending(2 * rival, place), 1 << rival


def _places_on_boards(table: Table) -> Iterator[tuple[int, int]]:
    for inmate in range(int(table.inmates)):
        for slot in range(at.BOARD_SLOTS):
            is_open = slot >= at.INMATE_UPGRADE_SLOT
            owner = 1 << int(rival_of(table, inmate))
            yield int(at.slot(inmate, slot)), int(at.PUBLIC) if is_open else owner


def _places_in_cells(table: Table) -> Iterator[tuple[int, int]]:
    b = table.b
    for cell in range(at.CELLS):
        for slot in range(at.CELL_SLOTS):
            yield int(at.cell_slot(cell, slot)), _only(int(b[at.cell_rival(cell)]))
        for spare in range(at.SPARE):
            yield at.spare_card(cell, spare), _only(int(b[at.spare_by(cell, spare)]))


def _only(rival: int) -> int:
    return 0 if rival == at.NOBODY else 1 << rival
