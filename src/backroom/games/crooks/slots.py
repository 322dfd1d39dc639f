"""What a table of Crooks is in numbers. ``make layout`` writes ``encoding.py`` from this."""

from backroom.games.crooks import notes
from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.edition import ABILITY_IDS, GANG_IDS
from backroom.games.crooks.layout import (
    CROOK,
    DECISION,
    HANGOUT,
    LAYOUT,
    NOBODY,
    PILE_AT_MOST,
    PILE_SIZE,
    SEAT,
    SLOT,
    TARGET,
    TARGETS,
)
from backroom.kernel.encoding import Bits, Encoding, Exactly, Fact, Of, OneHot, Scaled, Slot
from backroom.kernel.layout import Things

GANG = Things("gang", GANG_IDS)
ABILITY = Things("ability", ["none", *ABILITY_IDS[1:]])
WHERE = Things(
    "where",
    ["in hand", "moving", "in the box", "gone", *HANGOUT_LETTERS],
)

MONEY = (Scaled(20), Exactly(6))
POINTS = Scaled(20)
CARD = (
    OneHot(CROOK),
    Of("level", Scaled(10)),
    Of("modifier", Scaled(5)),
    Of("gangs", Bits(GANG)),
    Of("ability", OneHot(ABILITY)),
)

ENCODING = Encoding(
    version=1,
    layout=LAYOUT,
    slots=[
        # What everybody sees.
        Slot(
            "decision",
            (OneHot(DECISION),),
            tells=("phase", "holding", "hangouts.memory.taken_since"),
        ),
        Slot("active", (OneHot(SEAT),), tells=("active",)),
        Slot("memory_aid", (Exactly(1),), tells=("memory_aid",)),
        Slot("hangout", (OneHot(HANGOUT),), tells=("paid_at", "pile")),
        Slot("target", (OneHot(TARGET),), tells=("acting_at",)),
        Slot("taken", (Scaled(20),)),
        Slot("passed", (Exactly(1),), tells=("seats.passed",)),
        Slot("money", MONEY, tells=("seats.money",)),
        Slot("filled", (Scaled(TARGETS),)),
        Slot(
            "size",
            (Exactly(PILE_AT_MOST),),
            also=(
                Fact("failed_full", (Bits(PILE_SIZE),), notes.failed_full),
                Fact("failed_open", (Bits(PILE_SIZE),), notes.failed_open),
            ),
            tells=("hangouts.count", "hangouts.price", "hangouts.memory.taken_since"),
        ),
        # What a seat may know, and others may not.
        Slot("hand", CARD, value=notes.hand, none=NOBODY, tells=("hand",)),
        Slot(
            "looked_through",
            CARD[1:],
            by=(SLOT,),
            value=notes.looked_through,
            none=NOBODY,
            note="the pile at which the active seat recruits, slot by slot",
        ),
        Slot(
            "crook",
            (OneHot(WHERE),),
            by=(CROOK,),
            value="where",
            tells=("box.{}.crook", "pile"),
            note="where a crook is, or the pile where it was seen and may still be",
        ),
        Slot(
            "placed",
            (OneHot(SEAT, TARGET),),
            by=(CROOK,),
            value="cell",
            tells=("seats.row.{}.crook",),
            note="in which seat's row, and at which target",
        ),
        Slot(
            "box_unknown",
            (Scaled(2),),
            by=(),
            value=notes.box_unknown,
            tells=("box.{}.crook",),
            note="crooks in the box that the seat does not know",
        ),
        Slot(
            "cell",
            (),
            also=(
                Fact("cell.unknown", (Scaled(2),), "unknown"),
                Fact("cell.origins", (Bits(HANGOUT),), "origins"),
                Fact("cell.strength", (Scaled(5),), "strength"),
            ),
            tells=(
                "seats.row.{}.crook",
                "targets.unknown",
                "gangs.unknown",
                "targets.strengths",
                "targets.leaders",
            ),
            note="crooks that the seat does not know, where they were taken, and the known levels",
        ),
        Slot(
            "last_look",
            (Exactly(PILE_AT_MOST),),
            by=(HANGOUT,),
            value="last_look",
            remembered=True,
            tells=("hangouts.memory.taken_since",),
            note="how many a pile held when the seat looked last",
        ),
        Slot(
            "glimpsed",
            (Bits(CROOK),),
            by=(),
            value=notes.glimpsed,
            remembered=True,
            tells=("glimpse.crooks.crook",),
        ),
        Slot(
            "glimpsed_pile",
            (OneHot(HANGOUT),),
            by=(),
            value=notes.glimpsed_pile,
            remembered=True,
            tells=("glimpse.hangout",),
        ),
        Slot(
            "glimpsed_target",
            (OneHot(TARGET),),
            by=(),
            value=notes.glimpsed_target,
            remembered=True,
            tells=("glimpse.target",),
        ),
        # As if scored now, with the crooks that are known.
        Slot("value", (Scaled(5),), by=(TARGET,), value="value", tells=("targets.value",)),
        Slot(
            "members",
            (Scaled(2),),
            by=(SEAT, GANG),
            value="members",
            tells=("gangs.members", "gangs.leader"),
        ),
        Slot("points", (POINTS,), by=(SEAT,), value="points", tells=("seats.score_known",)),
    ],
)
