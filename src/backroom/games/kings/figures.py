"""What counts for a seat of New York Kings, in numbers: its fortune and that of the richest other
seat, its henchmen, its cards, whether it is alive, and who of its people sits in custody."""

from backroom.games.kings import board as at
from backroom.games.kings.state import Table, is_alive


def figures(table: Table, seat: int) -> dict[str, int]:
    """At this moment."""
    b = table.b
    slots = [slot for slot in range(at.SLOTS) if b[at.person(seat, slot)] != at.NOBODY]
    others = [other for other in range(table.seats) if other != seat]
    return {
        "money": int(b[at.money(seat)]),
        "rival": int(max(b[at.money(other)] for other in others)),
        "men": sum(slot > 0 for slot in slots),
        "cards": int(b[at.hand_size(seat)]),
        "alive": 100 * is_alive(table, seat),
    }
