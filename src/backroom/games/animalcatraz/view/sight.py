"""Who a seat is, and which cards it may see (spec, chapter 8)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.state import Table, is_over, rival_of


class Sight:
    """The eyes of one seat: partners count as one owner, and who watches owns nothing. With
    ``all_open`` they see everything."""

    def __init__(self, table: Table, seat: int, all_open: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.all_open = all_open
        self.inmates = [i for i in range(int(table.inmates)) if table.b[at.seat(i)] == seat]
        self.rival = int(rival_of(table, self.inmates[0])) if self.inmates else int(at.NOBODY)

    def is_own(self, inmate: int) -> bool:
        """Whether an inmate is on this seat's REP track."""
        return self.rival != at.NOBODY and rival_of(self.table, inmate) == self.rival

    def sees_as(self, rival: int) -> bool:
        """Whether this seat sees what that rival may see: it is its own, or all lies open."""
        return self.all_open or rival == self.rival != at.NOBODY

    def sees_for(self, inmate: int) -> bool:
        """Whether this seat sees what the owner of that inmate may see."""
        return self.sees_as(int(rival_of(self.table, inmate)))

    def remembers(self, mask: int) -> bool:
        """Whether the memory aid is on, and this seat among those who know; in the end all do."""
        if self.all_open or is_over(self.table):
            return True
        observer = int(at.RIVALS) if self.rival == at.NOBODY else self.rival
        return bool(self.table.options.memory and (mask >> observer) & 1)

    def card(self, card: int, is_own: bool) -> str | None:
        """A card that lies somewhere, or null if this seat may not know it."""
        if is_own or self.remembers(self.table.b[at.known(card)]):
            return self.table.cards.kind_ids[self.table.cards.kind_of[card]]
        return None

    def cards(self, first: int, count: int, is_own: bool) -> list[str | None]:
        """The cards in some places that are taken."""
        held = [int(self.table.b[cell]) for cell in range(first, first + count)]
        return [self.card(card, is_own) for card in held if card != at.NOTHING]
