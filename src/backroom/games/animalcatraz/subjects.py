"""What decisions and tasks can be about: the arguments of the frames on the stack.

Views tell most of them by these names; see view/questions.py.
"""

from backroom.games.animalcatraz import layout
from backroom.games.animalcatraz.actions import ACTION_COUNT
from backroom.kernel.layout import Things

INMATE = layout.INMATE
RIVAL = layout.RIVAL
CELL = layout.CELL
GUARD = layout.GUARD
GANGSTER = layout.GANGSTER
SIDE = layout.SIDE
VICTIM = INMATE.called("victim")
CORNER = Things("room", range(layout.CORNERS))
SPARE = Things("spare", range(layout.SPARE))
CARDS = Things("cards", range(layout.CARDS))  # a number of them
SHOWN = Things("cards", range(2))
VALUE = Things("value", range(layout.CARDS))

# What a code has named before.
SLOT = Things("slot", range(ACTION_COUNT))
GOAL = Things("goal", range(ACTION_COUNT))
VERB = Things("verb", range(ACTION_COUNT))
TARGET = Things("target", range(ACTION_COUNT))
CRIME = Things("crime", range(ACTION_COUNT))

# Places of cards, see loot_number.
PLACES = layout.INMATES * layout.BOARD_SLOTS + layout.CELLS * layout.CELL_SLOTS
FIRST_CARD = Things("first_card", range(PLACES))
SECOND_CARD = Things("second_card", range(PLACES))

# What only the rules want to know.
BY_EVENT = Things("by_event", range(2))
FROM_PILE = Things("from_pile", range(layout.CARDS))
COURIER = Things("courier", range(1 + layout.BOARD_GANG))  # 1 + his place, or 0 without him
WITH_PARTNER = Things("with_partner", range(2))
WHY = Things("why", range(3))
WINNINGS = Things("winnings", range(layout.CARDS))
STEP = Things("step", range(20))
REPLACED = Things("replaced", range(layout.BOARD_GANG))
ATTACKER_WON = Things("attacker_won", range(2))
ASKED_BEFORE = Things("asked_before", range(2))
HOW = Things("how", range(3))
FALLEN = RIVAL.called("fallen")
LOSER = SIDE.called("loser")
