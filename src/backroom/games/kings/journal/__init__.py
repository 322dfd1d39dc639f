"""What happened at a table of New York Kings, as typed events, by topic.

Seats are numbers; people, districts, missions and cards their ids; ranks 9, 10, J, Q, K, A; money
is in thousands. What the reader may not see is null.
"""

from typing import Any

from backroom.games.kings.journal import business, rounds, streets
from backroom.kernel.journal import any_event_of

KingsEvent: Any = any_event_of(rounds, streets, business)
