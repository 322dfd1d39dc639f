"""What a table of Sneaks & Snitches is in numbers; ``make layout`` writes ``encoding.py`` of it."""

from backroom.games.sneaks import notes
from backroom.games.sneaks.edition import KIND_IDS
from backroom.games.sneaks.layout import (
    COLOUR,
    DECISION,
    LAYOUT,
    LOOT,
    SEAT,
    SITE,
)
from backroom.kernel.encoding import Bits, Encoding, Exactly, Fact, Of, OneHot, Scaled, Slot
from backroom.kernel.layout import Things

KIND = Things("kind", KIND_IDS)
AGO = Things("ago", ["last round", "two rounds ago", "three rounds ago"])
TOKENS = (Scaled(10),)
LOOT_CARD = (
    OneHot(LOOT),
    Of("kind", OneHot(KIND)),
    Of("colour", OneHot(COLOUR)),
    Of("item_points", Scaled(5)),
)

ENCODING = Encoding(
    version=1,
    layout=LAYOUT,
    slots=[
        # What everybody sees.
        Slot(
            "decision",
            (OneHot(DECISION),),
            tells=(
                *("phase", "seats.finished", "hand"),
                *("plan.sneaks", "plan.snitches", "plans.sneaks", "plans.snitches"),
            ),
        ),
        Slot("waiting", (Bits(SEAT),), tells=("waiting", "seats.finished")),
        Slot("round", (Scaled(10),), tells=("round",)),
        Slot("ally", (OneHot(SEAT),), tells=("ally.holder", "seats.sneaks", "seats.snitches")),
        Slot("site_at", (OneHot(SITE),), tells=("settling.site",)),
        Slot("thief", (OneHot(SEAT),), tells=("settling.thief",)),
        Slot("stolen", LOOT_CARD, tells=("settling.loot",)),
        Slot("left", (Exactly(4), Scaled(4)), tells=("settling.left",)),
        Slot("loot_left", (Scaled(20),), tells=("loot_deck.count",)),
        Slot("stash_left", (Scaled(20),), tells=("stash_deck.count",)),
        Slot(
            "next_back",
            (Exactly(2),),
            by=(),
            value=notes.next_back,
            tells=("loot_deck.next_back",),
            note="the back of the next loot card",
        ),
        Slot("bank", TOKENS, tells=("bank",)),
        Slot("tokens", (Scaled(10), Exactly(8)), tells=("seats.tokens", "sites.losses")),
        Slot(
            "stash_count",
            (Scaled(5),),
            by=(SEAT,),
            value=notes.stash_count,
            tells=("seats.stash_count",),
        ),
        Slot("loot_at", LOOT_CARD, tells=("sites.loot", "to_come", "kinds", "sites.losses")),
        Slot(
            "pays",
            (Scaled(3),),
            by=(SITE, COLOUR),
            value=notes.pays,
            note="what the loot of a site pays in a colour",
        ),
        Slot(
            "gone",
            (Exactly(1),),
            by=(LOOT,),
            value=notes.is_gone,
            also=(Fact("gone.keeper", (OneHot(SEAT),), notes.keeper),),
            tells=("discard", "seats.items", "to_come", "kinds"),
            note="whether a loot card was discarded or kept, and by whom",
        ),
        Slot(
            "past_sneaks",
            (Bits(SITE),),
            by=(AGO, SEAT),
            value=notes.past_sneaks,
            note="where seats sent their sneaks in the last rounds",
        ),
        Slot("past_snitches", (Bits(SITE),), by=(AGO, SEAT), value=notes.past_snitches),
        # What a seat may know, and others may not.
        Slot("stash", (Scaled(3),), known=notes.sees_stash, tells=("seats.stash",)),
        Slot(
            "plan_sneaks",
            (Bits(SITE),),
            by=(SEAT,),
            value=notes.plan_sneaks,
            known=notes.sees_plan,
            tells=("plan.sneaks", "plans.sneaks", "hand"),
        ),
        Slot(
            "plan_snitches",
            (Bits(SITE),),
            by=(SEAT,),
            value=notes.plan_snitches,
            known=notes.sees_plan,
            tells=("plan.snitches", "plans.snitches", "hand"),
        ),
        # As if scored now, by tokens alone while stashes are hidden.
        Slot(
            "place",
            (Exactly(5),),
            by=(SEAT, COLOUR),
            value="place",
            tells=("colours.places",),
        ),
        Slot(
            "item_points",
            (Scaled(10),),
            by=(SEAT,),
            value="items",
            tells=("seats.item_points",),
        ),
        Slot("points", (Scaled(20),), by=(SEAT,), value=notes.points, tells=("seats.points_now",)),
    ],
)
