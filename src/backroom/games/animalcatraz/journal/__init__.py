"""What happened at a table of Animalcatraz, as typed events, by topic.

Inmates are the ids of their cards, a rival is the list of its inmates' ids (telling/who.py): the
reader names them without knowing the table. Rooms, cards, guards, gangsters and crimes are ids too;
only seats are numbers. What the reader may not see is null.
"""

from typing import Any

from backroom.games.animalcatraz.journal import cards, fights, gang, goals, moves, turns
from backroom.kernel.journal import any_event_of

AnimalcatrazEvent: Any = any_event_of(turns, moves, cards, goals, fights, gang)
