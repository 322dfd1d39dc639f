"""What the encodings of a table of Animalcatraz tell. ``make layout`` writes ``encoding.py`` from
this."""

from collections.abc import Iterable

from msgspec import Struct

from backroom.games.animalcatraz import chances, seen, seen_cards, seen_fights, seen_inmates
from backroom.games.animalcatraz.actions import (
    ACTIONS,
    CONTRABAND_IDS,
    ITEM_IDS,
    MY_CELL,
    ROOM_IDS,
)
from backroom.games.animalcatraz.actions import CRIME_CARD as CRIME_CODE
from backroom.games.animalcatraz.actions import KIND as KIND_CODE
from backroom.games.animalcatraz.decisions import NAMES, TASKS
from backroom.games.animalcatraz.edition import numbers
from backroom.games.animalcatraz.layout import (
    BOARD_GANG,
    CARRY,
    CELL,
    CELL_SLOTS,
    CORNERS,
    CRIME,
    FUGITIVE_DECK,
    GANGSTER,
    GUARD,
    INMATE_UPGRADE_SLOT,
    INMATES,
    ITEM,
    LAYOUT,
    LETTER,
    MEMBER,
    PLACE,
    PLAN,
    PLAN_PILE,
    RANK,
    ROOM,
    SIDE,
    SPARE_CELL,
    TILES,
)
from backroom.games.animalcatraz.names import ICONS
from backroom.kernel.encoding import (
    Bits,
    Encoding,
    Exactly,
    Fact,
    Of,
    OneHot,
    Scaled,
    Slot,
    Thermometer,
)
from backroom.kernel.layout import Things

TURNS = ["own", "next", "third", "fourth"]
# In turn, clockwise from the seat that looks; an inmate's partner comes right after it.
TURN = Things("turn", TURNS)
GIVER = TURN.called("giver")
WHO = Things("who", [f"{turn} {inmate}" for turn in TURNS for inmate in (1, 2)])
OWN = Things("who", ["own 1", "own 2"])
WHICH = Things("which", range(BOARD_GANG))
NUMBER = Things("number", range(INMATES))
ASKED = Things("decision", NAMES[: int(TASKS)])
OPTION = Things("option", seen.OPTIONS)
# Codes that a question can be about: of cards, of Crimes, of thefts and their targets.
CODE = Things(
    "code",
    [
        *(ACTIONS.words(code) for code in range(int(MY_CELL), int(KIND_CODE))),
        *(ACTIONS.words(code) for code in range(int(CRIME_CODE), int(CRIME_CODE) + 4)),
        *("pickpocket", "rob"),
        *(f"pockets of {word}" for word in WHO.words),
        *(f"cell {cell}" for cell in range(1, 5)),
    ],
)
ROUND = Things("round", ["none", "1", "2", "3", "4", "Night"])
INMATE_CARD = Things("inmate card", ids="inmate_ids", always=12)
EVENT = Things("event", ids="event_ids", always=32)
EVENT_DECK = Things("deck", ["X", "Y", "Z"])
FUGITIVE_CARD = Things("fugitive card", ids="fugitive_ids", always=9)
KIND = Things("kind", [*ITEM_IDS, *CONTRABAND_IDS])
CONTRABAND = Things("contraband", CONTRABAND_IDS)
CORNER = Things("corner", ROOM_IDS[:CORNERS])
ZONE = Things(
    "zone",
    [
        *(f"board {word}" for word in WHO.words),
        *(f"cell {cell}" for cell in range(1, 5)),
        *(f"spare cells of {room}" for room in ROOM_IDS[5:]),
        *("chair", "Infirmary pile"),
        *(f"secured {turn}" for turn in TURNS),
    ],
)
CARRIED = Things("slot", range(INMATE_UPGRADE_SLOT))
IN_CELL = Things("slot", range(CELL_SLOTS))
NEXT_CARD = Things("place", ["first", "second"])
STARS = Things("star", ["1", "2"])
FIGHT = Things("fight", ["none", "fight", "riot"])
FACE = Things("face", range(TILES))


def closed(name: str, kinds: Iterable[type[Struct]]) -> Things:
    """A closed set of what cards do, in the words of editions."""
    return Things(name, [str(kind.__struct_config__.tag) for kind in kinds])


WHAT = Things("what", numbers.CARD_KINDS)
WORKS_ON = Things("source", numbers.SOURCES)
ABILITY = closed("ability", numbers.INMATE_ABILITIES)
GANG_ABILITY = closed("ability", numbers.GANG_ABILITIES)
NEED = closed("need", numbers.NEEDS)
EFFECT = closed("effect", numbers.EVENT_KINDS)

YES = Exactly(1)
SHARE = Scaled(120)
TRAITS = (
    Of("what", OneHot(WHAT)),
    Of("value", Scaled(4)),
    Of("attack", Scaled(4)),
    Of("damage", Scaled(4)),
    Of("tool_plan", OneHot(PLAN)),
    Of("tool_value", Scaled(4)),
    Of("bribe_guard", OneHot(GUARD)),
    Of("bribe_value", Scaled(4)),
    Of("armour_force", Scaled(4)),
    Of("upgrade_n", Scaled(4)),
)
CARD = (OneHot(KIND), *TRAITS)
UPGRADE = (
    Of("upgrade", Exactly(2)),
    Of("upgrade_on", OneHot(WORKS_ON)),
    Of("upgrade_n", Scaled(4)),
)
GANG = (
    OneHot(GANGSTER),
    Of("gang_ability", OneHot(GANG_ABILITY)),
    Of("gang_stat", YES),
    Of("gang_target", Scaled(10)),
    Of("gang_price", Scaled(10)),
)
CRIME_CARD = (
    OneHot(CRIME),
    Of("crime_rep", Scaled(4)),
    Of("crime_need", OneHot(NEED)),
    Of("crime_n", Scaled(4)),
    Of("crime_points", Scaled(4)),
)
EVENT_CARD = (
    OneHot(EVENT),
    Of("event_part", Exactly(2)),
    Of("event_room", OneHot(ROOM)),
    Of("event_effect", OneHot(EFFECT)),
    Of("event_n", Scaled(4)),
)

TURN_NOW = ("turn.inmate", "turn.actions", "turn.free_steps", "turn.toll_paid")
TRADE = ("trade.deck", "trade.taken", "trade.paid")

ENCODING = Encoding(
    version=1,
    layout=LAYOUT,
    slots=[
        # What was agreed, and the question.
        Slot(
            "options",
            (Bits(OPTION),),
            by=(),
            value=seen.options,
            tells=("advanced", "pairs", "execution_deck", "gangsters_discarded"),
        ),
        Slot(
            "decision", (OneHot(ASKED),), by=(), value=seen.decision, tells=("question.ask", *TRADE)
        ),
        Slot("waiting", (Bits(WHO),), value=seen.waiting, note="for the seats of these inmates"),
        Slot("about_inmate", (OneHot(WHO),), by=(), value=seen.about_inmate, tells=TRADE),
        Slot("about_victim", (OneHot(WHO),), by=(), value=seen.about_victim),
        Slot("about_rival", (OneHot(TURN),), by=(), value=seen.about_rival),
        Slot("about_cell", (OneHot(CELL),), by=(), value=seen.about_cell),
        Slot("about_guard", (OneHot(GUARD),), by=(), value=seen.about_guard),
        Slot("about_gangster", (OneHot(GANGSTER),), by=(), value=seen.about_gangster),
        Slot("about_room", (OneHot(CORNER),), by=(), value=seen.about_room),
        Slot("about_side", (OneHot(SIDE),), by=(), value=seen.about_side),
        Slot("about_spare_cell", (OneHot(SPARE_CELL),), by=(), value=seen.about_spare_cell),
        Slot("about_number", (Scaled(4),), by=(), value=seen.about_number, note="cards, or value"),
        Slot("about_code", (OneHot(CODE),), by=(), value=seen.about_code),
        Slot("about_other_code", (OneHot(CODE),), by=(), value=seen.about_other_code),
        Slot("about_card", (OneHot(KIND),), by=(), value=seen.about_card),
        Slot("about_other_card", (OneHot(KIND),), by=(), value=seen.about_other_card),
        # Time and turns.
        Slot("winner", (OneHot(TURN),), value=seen.winner, tells=("winner",)),
        Slot("day", (Scaled(10),), tells=("day",)),
        Slot("round", (OneHot(ROUND),), tells=("round",)),
        Slot("trip", (YES,), tells=("second_half",)),
        Slot("played_rounds", (Scaled(20),), tells=("played_rounds",)),
        Slot("brush", (OneHot(TURN),), value=seen.brush, tells=("toothbrush",)),
        Slot("to_play", (Bits(WHO),), by=(), value=seen.to_play, tells=("to_play",)),
        Slot("active", (OneHot(WHO),), value=seen.active, tells=TURN_NOW),
        Slot("left", (Scaled(5), Exactly(8)), tells=("turn.actions",)),
        Slot("steps_left", (Scaled(20),), by=(), value=seen.steps_left, tells=("turn.free_steps",)),
        Slot("toll_paid", (YES,), tells=("turn.toll_paid",)),
        Slot("event", EVENT_CARD, tells=("event.event", "event.part", "event.room")),
        Slot("events_turned", (Bits(EVENT),), tells=("events_turned",)),
        Slot("events_left", (Exactly(7),), tells=("events_left",)),
        Slot(
            "next_event",
            (OneHot(EVENT_DECK),),
            by=(),
            value=seen.next_event,
            tells=("next_event",),
            note="the letter on its back",
        ),
        Slot("tag", (OneHot(TURN),), value=seen.tag, tells=("tags",)),
        # Rivals.
        Slot(
            "rival",
            (YES,),
            by=(TURN,),
            value=seen.is_rival,
            also=(
                Fact("rival.rep", (Scaled(14), Thermometer(14)), seen.rep),
                Fact("rival.rank", (OneHot(RANK),), seen.rank),
                Fact("rival.bases", (Exactly(8),), seen.bases),
                Fact("rival.free_bases", (Exactly(8),), seen.free_bases),
                Fact("rival.tags_left", (Exactly(6),), seen.tags_left),
                Fact("rival.trash_free", (Exactly(8),), seen.trash_free),
                Fact("rival.crime_points", (Scaled(4),), seen.crime_points),
                Fact("rival.crimes_kept", (Bits(CRIME),), seen.crimes_kept),
                Fact("rival.has_plan", (YES,), seen.has_plan),
                Fact("rival.plan", (OneHot(PLAN),), seen_cards.plan_known),
                Fact("rival.plan_is_open", (YES,), seen.plan_is_open),
                Fact("rival.has_left", (YES,), seen.is_gone),
                Fact("rival.fell", (Exactly(4),), seen_fights.fell),
                Fact("rival.riot_injured", (Bits(MEMBER),), seen_fights.riot_injured),
            ),
        ),
        Slot("trash_held", (Exactly(4),), by=(TURN, GIVER), value=seen.trash_held),
        # Inmates.
        Slot(
            "inmate",
            (OneHot(NUMBER),),
            by=(WHO,),
            value=seen_inmates.inmate,
            also=(
                Fact("inmate.card", (OneHot(INMATE_CARD),), seen_inmates.inmate_card),
                Fact("inmate.ability", (OneHot(ABILITY),), seen_inmates.ability),
                Fact("inmate.second_ability", (OneHot(ABILITY),), seen_inmates.second_ability),
                Fact("inmate.unlocked", (Bits(STARS),), seen_inmates.unlocked),
                Fact("inmate.ability_used", (Bits(STARS),), seen_inmates.ability_used),
                Fact("inmate.cell", (OneHot(CELL),), seen_inmates.home),
                Fact("inmate.at", (OneHot(PLACE),), seen_inmates.place),
                Fact("inmate.force", (Scaled(5), Exactly(10)), seen_inmates.force),
                Fact("inmate.cunning", (Scaled(5), Exactly(10)), seen_inmates.cunning),
                Fact("inmate.force_notch", (Scaled(18),), seen_inmates.force_notch),
                Fact("inmate.cunning_notch", (Scaled(18),), seen_inmates.cunning_notch),
                Fact("inmate.primal_rounds", (Exactly(4),), seen_inmates.primal_rounds),
                Fact("inmate.primal_debt", (Exactly(4),), seen_inmates.primal_debt),
                Fact("inmate.lying", (YES,), seen_inmates.lying),
                Fact("inmate.bleeding", (YES,), seen_inmates.bleeding),
                Fact("inmate.owed", (Scaled(4),), seen_inmates.owed),
                Fact("inmate.played", (YES,), seen_inmates.played),
                Fact("inmate.took_part", (YES,), seen.took_part),
                Fact("inmate.icons_used", (Bits(Things("icon", ICONS)),), seen_inmates.icons_used),
                Fact("inmate.carried", (Exactly(CARRY),), seen_inmates.carried),
                Fact("inmate.upgrade", UPGRADE, seen_inmates.upgrade),
                Fact("inmate.cell_upgrade", UPGRADE, seen_inmates.cell_upgrade),
                Fact("inmate.crimes", (Exactly(2),), seen_inmates.crime_count),
                Fact("inmate.crimes_known", (Bits(CRIME),), seen_cards.crimes_known),
                Fact("inmate.night_left", (Exactly(4),), seen_inmates.night_left),
                Fact("inmate.night_force", (Exactly(4),), seen_inmates.night_force),
                Fact("inmate.night_cunning", (Exactly(4),), seen_inmates.night_cunning),
                Fact("inmate.stage", (Exactly(4),), seen_inmates.stage),
                Fact("inmate.bet", (Exactly(2),), seen_fights.bet),
                Fact("inmate.to_fight", (SHARE,), chances.fighting),
                Fact("inmate.to_pickpocket", (SHARE,), chances.stealing),
            ),
            tells=(
                *("winner", "toothbrush", "to_play", "turn.inmate", "tags", "riot.rivals"),
                *("warden_owner", "cells.rival", "cells.spare.by", "fight.sides.inmate"),
                *("inmates.card", "inmates.cell", "inmates.at", "inmates.owed", "inmates.played"),
                *("inmates.stage", "inmates.primal_rounds", "inmates.primal_debt"),
                *("inmates.night_left", "inmates.icons_used", "inmates.took_part"),
            ),
            note="by its number, as codes name it; odds are those of the seat that looks",
        ),
        Slot(
            "gangster",
            GANG,
            by=(WHO, WHICH),
            value=seen_inmates.gangster,
            also=(
                Fact("gangster.force", (Scaled(5),), seen_inmates.gang_force),
                Fact("gangster.used", (YES,), seen_inmates.gang_used),
                Fact("gangster.thefts", (Bits(ROOM),), seen_inmates.gang_thefts),
                Fact("gangster.carries", (YES,), seen_inmates.gang_carries),
            ),
        ),
        Slot(
            "gang_to_come",
            (Bits(GANGSTER),),
            by=(),
            value=seen_inmates.gang_to_come,
            tells=("execution_deck",),
        ),
        Slot(
            "gang_discarded",
            (Bits(GANGSTER),),
            by=(),
            value=seen_inmates.gang_discarded,
            tells=("gangsters_discarded",),
        ),
        # Cards.
        Slot("own_card", CARD, by=(OWN, CARRIED), value=seen_cards.own_card),
        Slot(
            "own_cell_card",
            TRAITS,
            by=(OWN, IN_CELL),
            value=seen_cards.own_cell_card,
        ),
        Slot(
            "items",
            (Bits(ITEM),),
            by=(ZONE,),
            value=seen_cards.items,
            note="that the seat knows to be there",
        ),
        Slot(
            "contraband",
            (Bits(CONTRABAND),),
            by=(ZONE,),
            value=seen_cards.contraband,
            note="that the seat knows to be there",
        ),
        Slot(
            "contraband_twice",
            (Bits(CONTRABAND),),
            by=(ZONE,),
            value=seen_cards.contraband_twice,
            note="kinds of which the seat knows two cards there, or more",
        ),
        Slot("chair_count", (Scaled(20),), tells=("chair.count",)),
        Slot(
            "chair_card",
            CARD,
            by=(NEXT_CARD,),
            value=seen_cards.chair_card,
            note="who is next in line",
        ),
        Slot("pile_count", (Scaled(10),), tells=("infirmary_pile.count",)),
        Slot(
            "deck_count",
            (Scaled(12),),
            by=(CORNER,),
            value=seen_cards.deck_count,
            tells=("decks.left",),
        ),
        Slot(
            "decks",
            (Bits(ITEM),),
            by=(),
            value=seen_cards.decks_may_hold,
            tells=("decks.may_hold",),
            note="what the corner decks may hold",
        ),
        Slot(
            "deck_items", (Bits(ITEM),), by=(), value=seen_cards.deck_items, tells=("trade.deck",)
        ),
        Slot(
            "taken_items",
            (Bits(ITEM),),
            by=(),
            value=seen_cards.taken_items,
            tells=("trade.taken",),
        ),
        Slot("paid", (Scaled(10),), value=seen_cards.paid, tells=("trade.paid",)),
        Slot("offered_inmates", (Bits(INMATE_CARD),), by=(OWN,), value=seen_cards.offered_inmates),
        Slot("offered_crimes", (Bits(CRIME),), by=(OWN,), value=seen_cards.offered_crimes),
        Slot("offered_card", TRAITS, by=(WHICH,), value=seen_cards.offered_card),
        # Crimes and plans.
        Slot(
            "own_crime",
            CRIME_CARD,
            by=(OWN, WHICH),
            value=seen_cards.own_crime,
            also=(
                Fact("own_crime.ready", (YES,), seen_cards.crime_is_ready),
                Fact("own_crime.have", (Scaled(4),), seen_cards.crime_progress),
            ),
        ),
        Slot("crimes_left", (Scaled(16),), tells=("crime_deck.count",)),
        Slot("crimes_in_deck", (Bits(CRIME),), by=(), value=seen_cards.crimes_in_deck),
        Slot("next_crime", (OneHot(CRIME),), by=(), value=seen_cards.next_crime),
        Slot("plan_count", (Exactly(4),), tells=("plan_piles.count",)),
        Slot("plans_in_pile", (Bits(PLAN),), by=(PLAN_PILE,), value=seen_cards.plans_in_pile),
        # Guards, wings and cells.
        Slot(
            "guard",
            (OneHot(GUARD),),
            also=(
                Fact("guard.letter", (OneHot(LETTER),), seen.guard_letter),
                Fact("guard.owner", (OneHot(TURN),), seen.guard_owner),
                Fact("guard.level", (Scaled(10),), seen.guard_level),
            ),
            tells=("rooms.guard.guard", "rooms.guard.letter", "rooms.guard.level"),
        ),
        Slot("warden_in", (OneHot(ROOM),), tells=("rooms.warden",)),
        Slot("warden_owner", (OneHot(WHO),), value=seen.warden_owner, tells=("warden_owner",)),
        Slot("cell_rival", (OneHot(TURN),), value=seen.cell_rival, tells=("cells.rival",)),
        Slot("wing_tag", (YES,), tells=("cells.claimed",)),
        Slot("cards_in_cell", (Exactly(CELL_SLOTS),), by=(CELL,), value=seen_cards.cards_in_cell),
        Slot(
            "spare_card",
            (YES,),
            by=(CELL, SPARE_CELL),
            value=seen.spare_has_card,
            also=(
                Fact("spare_card.by", (OneHot(TURN),), seen.spare_by),
                Fact(
                    "spare_card.what",
                    (Of("what", OneHot(WHAT)), Of("value", Scaled(4))),
                    seen.spare_card,
                ),
            ),
            tells=("cells.spare.has_card", "cells.spare.by"),
        ),
        Slot("spare_gang", GANG, tells=("cells.spare.gangster",)),
        # Fights and Riots.
        Slot("fight", (OneHot(FIGHT),), tells=("fight.in_riot", "fight.clashes")),
        Slot("fight_room", (OneHot(ROOM),), tells=("fight.room",)),
        Slot("clashes", (Scaled(4),), tells=("fight.clashes",)),
        Slot("to_attack", (OneHot(SIDE),), value=seen_fights.to_attack, tells=("fight.attacker",)),
        Slot(
            "side",
            (OneHot(WHO),),
            value=seen_fights.side,
            also=(
                Fact("side.members", (Bits(MEMBER),), seen_fights.members_up),
                Fact("side.injured", (Bits(MEMBER),), seen_fights.injured),
                Fact("side.fighter", (OneHot(MEMBER),), seen_fights.fighter),
                Fact("side.strength", (Scaled(10),), seen_fights.fight_strength),
                Fact("side.revealed", (OneHot(KIND),), seen_fights.revealed),
                Fact("side.second", (OneHot(KIND),), seen_fights.revealed_second),
                Fact("side.dice", (Scaled(12),), seen_fights.fight_dice),
                Fact("side.total", (Scaled(12),), seen_fights.fight_total),
            ),
            tells=("fight.sides.inmate", "fight.sides.fighter", "fight.sides.dice"),
        ),
        Slot("riot_left", (Bits(TURN),), value=seen_fights.riot_left, tells=("riot.rivals",)),
        Slot("riot_room", (OneHot(ROOM),), tells=("riot.room",)),
        Slot("riot_last", (YES,), tells=("riot.is_last",)),
        # Odds of the inmate in turn, or of the first one; shares.
        Slot("to_corrupt", (SHARE,), by=(), value=chances.corrupting),
        Slot("to_recruit", (SHARE,), by=(SPARE_CELL,), value=chances.recruiting),
        Slot("to_escape", (SHARE,), by=(), value=chances.escaping),
        Slot("to_do_the_event", (SHARE,), by=(), value=chances.event_roll),
        # Guard tiles and the Fugitive.
        Slot("tile", (OneHot(FACE),), value=seen.tile),
        Slot(
            "fugitive_seen", (Bits(FUGITIVE_CARD),), by=(FUGITIVE_DECK,), value=seen.fugitive_seen
        ),
        Slot("fugitive_card", (OneHot(FUGITIVE_CARD),), tells=("fugitive_try.card",)),
        Slot("lock_shift", (Scaled(4),)),
    ],
)
