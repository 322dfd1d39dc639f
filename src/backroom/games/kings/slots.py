"""What the encodings of a table of New York Kings tell. ``make layout`` writes ``encoding.py`` from
this."""

from backroom.games.kings import effects, notes
from backroom.games.kings.actions import SEAT_WORDS
from backroom.games.kings.decisions import NAMES, TASKS
from backroom.games.kings.edition import EFFECTS, SUITS
from backroom.games.kings.layout import (
    BAR,
    CAR,
    CARS,
    DICE,
    DIE,
    DISTRICT,
    HENCHMAN,
    JOKER,
    JOKERS,
    KIND,
    LAYOUT,
    MISSION,
    PERSON,
    PLACE,
    RANK,
    ROW_PLACE,
    SEAT,
    SIDE,
    SLOT,
    TILE,
)
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

ASKED = Things("decision", NAMES[: int(TASKS)])
OPTION = Things("option", ["deals", "jokers", "everybody is asked"])
STAGE = Things("stage", ["none", "moves", "actions"])
SUIT = Things("suit", SUITS)
WINDOW = Things("window", list(effects.WINDOWS))
EFFECT = Things("effect", list(EFFECTS))
FATE = Things("fate", ["deck", "discarded", "bar", "controlled", "dead"])
FIGHT = Things("fight", ["none", "provocation", "arrest"])
MEANS = Things("means", ["none", "metro", "helicopter"])
CARS_THERE = Things("cars", range(1, CARS + 1))

NUMBER = Things("number", SEAT_WORDS)
COPIES = Things("copies", ["1+", "2+", "3+"])
ITEM = Things("item", ["money give", "money ask", "card give", "card ask", "number", "police"])

YES = Exactly(1)
SHARE = Scaled(120)
STEPS = Scaled(8)
MONEY = (Scaled(20), Thermometer(12))
RANK_AND_SUIT = (Of("rank", OneHot(RANK)), Of("suit", OneHot(SUIT)))
WORTH = (
    Of("people", Exactly(2)),
    Of("reward", Scaled(12)),
    Of("risk", YES),
    Of("is_open", YES),
)

IN_TURN = tuple(
    f"seats.characters.{field}" for field in ("acted", "moved", "aboard", "new_prisoner", "steps")
)
CHARACTERS = (
    *(f"seats.characters.{field}" for field in ("slot", "rank", "suit", "at", "mission")),
    *IN_TURN,
)

FIGHTS = ("fight.kind", "fight.pot", "fight.resisting", "fight.sides.jokers", "fight.sides.dice")

ENCODING = Encoding(
    version=1,
    layout=LAYOUT,
    slots=[
        # The question.
        Slot(
            "decision",
            (OneHot(ASKED),),
            tells=("phase", "seats.money", "bids", "own_bid", "start_tiles", "start_pick"),
        ),
        Slot(
            "number",
            (OneHot(NUMBER),),
            by=(),
            value=notes.number,
            remembered=True,
            tells=("you",),
            note="of the seat that looks, as codes name it",
        ),
        Slot("waiting", (Bits(SEAT),), value=notes.waiting, tells=("waiting",)),
        Slot("window", (OneHot(WINDOW),), by=(), value=notes.window, tells=("window",)),
        Slot("announced", (Exactly(2),), value=notes.announced),
        Slot("offer", (Scaled(10), Exactly(10)), by=(), value=notes.offer, tells=("offer",)),
        Slot(
            "subject_district",
            (OneHot(DISTRICT),),
            by=(),
            value=notes.subject_district,
            tells=("subject.district",),
        ),
        Slot(
            "subject_mission",
            (OneHot(MISSION),),
            by=(),
            value=notes.subject_mission,
            tells=("subject.mission",),
        ),
        Slot("subject_car", (OneHot(CAR),), by=(), value=notes.subject_car, tells=("subject.car",)),
        Slot(
            "subject_seat",
            (OneHot(SEAT),),
            by=(),
            value=notes.subject_seat,
            tells=("subject.seat",),
        ),
        Slot(
            "subject_slot",
            (OneHot(SLOT),),
            by=(),
            value=notes.subject_slot,
            tells=("subject.slot",),
        ),
        Slot("picked", (Bits(SLOT),), note="who comes along, so far"),
        # The round.
        Slot("options", (Bits(OPTION),), by=(), value=notes.options),
        Slot("stage", (OneHot(STAGE),), tells=("stage", *IN_TURN)),
        Slot("round", (Scaled(20),), tells=("round",)),
        Slot("last_round", (Scaled(20),), tells=("last_round",)),
        Slot("first", (OneHot(SEAT),), value=notes.first_player, tells=("first",)),
        Slot("active", (OneHot(SEAT),), value=notes.active, tells=("active", *IN_TURN)),
        Slot("missions_left", (Scaled(25),), tells=("missions_left",)),
        Slot("hench_left", (Scaled(20),), tells=("henchmen_left",)),
        Slot("cards_left", (Scaled(20),), tells=("cards_left",)),
        # Seats.
        Slot(
            "alive",
            (YES,),
            by=(SEAT,),
            value=notes.is_in_play,
            tells=("seats.alive", "seats.money", "bids"),
        ),
        Slot("money", MONEY, known=notes.sees_money, tells=("seats.money",)),
        Slot(
            "money_beyond",
            (Scaled(20),),
            by=(SEAT,),
            value=notes.money_beyond,
            known=notes.sees_money,
            tells=("seats.money",),
            note="money that the first column has no room for",
        ),
        Slot("bid_made", (YES,), by=(SEAT,), value=notes.bid_is_made, tells=("bids", "own_bid")),
        Slot("bid", (Scaled(10),), value=notes.bid, tells=("bids", "own_bid")),
        Slot("hand_size", (Exactly(5), Scaled(5)), tells=("seats.cards",)),
        Slot("draws", (Exactly(5),), by=(SEAT,), value=notes.draws, tells=("seats.draws",)),
        Slot(
            "hand",
            (Bits(KIND),),
            by=(SEAT, COPIES),
            value=notes.hand,
            known=notes.is_own,
            tells=("hand", "hands"),
            note="cards of which it holds so many",
        ),
        Slot("playable", (Exactly(3),), by=(WINDOW,), value=notes.own_cards_for, note="own cards"),
        Slot("effects", (Exactly(3),), by=(EFFECT,), value=notes.own_cards_with, note="own cards"),
        Slot(
            "surely_held",
            (Bits(KIND),),
            by=(SEAT, COPIES),
            value=notes.surely_held,
            remembered=True,
            note="cards that the seat has seen there",
        ),
        Slot(
            "perhaps_held",
            (Bits(KIND),),
            by=(SEAT, COPIES),
            value=notes.perhaps_held,
            remembered=True,
            note="or in another hand, to which it may have been passed since",
        ),
        Slot(
            "number_of_guest",
            (Bits(BAR),),
            by=(SEAT,),
            value=notes.numbers,
            tells=("seats.numbers",),
        ),
        # Characters.
        Slot(
            "person",
            (OneHot(PERSON), Of("rank", OneHot(RANK))),
            also=(
                Fact("person.suit", (OneHot(SUIT),), notes.suit),
                Fact("person.at", (OneHot(PLACE),), notes.place),
                Fact("person.to_row_1", (STEPS,), notes.steps_to_first),
                Fact("person.to_row_2", (STEPS,), notes.steps_to_second),
                Fact("person.to_row_3", (STEPS,), notes.steps_to_third),
                Fact("person.strength", (SHARE,), notes.strength_of_group),
            ),
            tells=CHARACTERS,
            note="and how far it is to the missions in the row; the strength is that of all who"
            " stand there with him, without dice",
        ),
        Slot(
            "carries",
            (OneHot(MISSION), *WORTH),
            also=(
                Fact("carries.goal", (OneHot(DISTRICT),), notes.goal_seen),
                Fact("carries.hidden", (YES,), notes.goal_is_hidden),
                Fact("carries.steps", (STEPS,), notes.steps_to_goal),
            ),
            tells=(
                "seats.characters.mission",
                "missions.{}.mission",
                "missions.{}.goal",
                "missions.{}.hidden",
                "missions.{}.people",
                "missions.{}.reward",
                "missions.{}.risk",
                "missions.{}.seat",
                "missions.{}.carriers",
            ),
            note="and how far it is to the destination",
        ),
        Slot(
            "arrest_odds",
            (SHARE,),
            by=(SLOT, CARS_THERE),
            value=notes.arrest_odds,
            note="of one's own: to get past so many cars",
        ),
        # The turn of the active seat.
        Slot("acted", (Bits(SLOT),), tells=("seats.characters.acted",)),
        Slot("moved", (Bits(SLOT),), tells=("seats.characters.moved",)),
        Slot("aboard", (Bits(SLOT),), tells=("seats.characters.aboard",)),
        Slot("stopped", (Bits(SLOT),)),
        Slot("halted", (Bits(SLOT),)),
        Slot("fresh", (Bits(SLOT),), tells=("seats.characters.new_prisoner",)),
        Slot("steps", (Exactly(6),), value=notes.steps, tells=("seats.characters.steps",)),
        Slot("recruited", (YES,), tells=("recruited",)),
        Slot("drive_at", (OneHot(DISTRICT),), tells=("drive",)),
        Slot("drive_steps", (Exactly(6),)),
        Slot("metro_left", (Exactly(3),), tells=("metro_steps",)),
        Slot("prepaid", (Exactly(6),), tells=("prepaid_steps",)),
        Slot("special", (OneHot(MEANS),)),
        Slot("shielded", (YES,)),
        Slot("remote", (YES,)),
        Slot("police_off", (YES,)),
        # The map.
        Slot("row", (OneHot(MISSION), *WORTH), tells=("row.mission",)),
        Slot(
            "row_address",
            (OneHot(DISTRICT),),
            by=(ROW_PLACE,),
            value=notes.row_address,
            tells=("row.address",),
        ),
        Slot("guest", (OneHot(HENCHMAN), *RANK_AND_SUIT), tells=("bars.who", "bars.rank")),
        Slot("hench_fate", (OneHot(FATE),), tells=("henchman_discards", "dead")),
        Slot("car", (OneHot(DISTRICT),), value=notes.car_place, tells=("cars.at",)),
        Slot("car_is_out", (YES,), by=(CAR,), value=notes.car_is_out, tells=("cars.at",)),
        Slot("cars_moved", (Bits(CAR),), tells=("cars.moved",)),
        Slot(
            "discards",
            (Bits(KIND),),
            by=(COPIES,),
            value=notes.discards,
            tells=("discards",),
        ),
        Slot("bag_count", (Scaled(20),), by=(), value=notes.bag_count, tells=("bag_count",)),
        Slot("bag", (Bits(DISTRICT),), known=notes.is_seen_by_nobody),
        Slot(
            "unseen_tiles",
            (Bits(DISTRICT),),
            by=(),
            value=notes.unseen_tiles,
            remembered=True,
            tells=("unseen_tiles",),
            note="in the bag, or where the seat may not look",
        ),
        # Fights.
        Slot("fight", (OneHot(FIGHT),), tells=FIGHTS),
        Slot("fight_at", (OneHot(DISTRICT),), tells=("fight.district",)),
        Slot("fighter", (OneHot(SEAT),), tells=("fight.sides.seat",)),
        Slot("pot", (Scaled(10),), tells=("fight.pot",)),
        Slot("resisting", (YES,), tells=("fight.resisting",)),
        Slot(
            "die",
            (OneHot(RANK),),
            value=notes.die,
            tells=("fight.sides.dice",),
        ),
        Slot(
            "values",
            (Thermometer(5),),
            by=(SIDE, RANK),
            value=notes.fight_values,
            note="of a side, its dice included",
        ),
        Slot(
            "fight_jokers",
            (Exactly(JOKERS),),
            by=(SIDE,),
            value=notes.fight_jokers,
            tells=("fight.sides.jokers",),
        ),
        Slot("fight_strength", (SHARE,), by=(SIDE,), value=notes.fight_strength),
        Slot(
            "fight_odds",
            (SHARE,),
            by=(),
            value=notes.fight_odds,
            note="that the first side wins, if nobody folds",
        ),
        Slot("fight_ties", (SHARE,), by=(), value=notes.fight_ties),
        Slot("reroll_left", (Exactly(DICE),)),
        Slot("reroll_picked", (Bits(DIE),)),
        # The beginning.
        Slot(
            "start_tile",
            (OneHot(DISTRICT),),
            known=notes.sees_start_tiles,
            tells=("start_tiles",),
        ),
        Slot(
            "start_pick",
            (OneHot(TILE),),
            known=notes.sees_start_tiles,
            tells=("start_pick",),
        ),
        # Jokers and deals.
        Slot("joker_of", (OneHot(SEAT),), value=notes.joker_owner, tells=("jokers",)),
        Slot(
            "joker_beside",
            (OneHot(SLOT),),
            by=(JOKER,),
            value=notes.joker_beside,
            tells=("jokers",),
        ),
        Slot("joker_is_out", (YES,), by=(JOKER,), value=notes.joker_is_out, tells=("jokers",)),
        Slot("offer_from", (OneHot(SEAT),), tells=("talks.seat",)),
        Slot("offer_to", (OneHot(SEAT),), tells=("talks.other",)),
        Slot("chain", (Exactly(4),)),
        Slot("chains", (Exactly(2),), known=notes.is_own, tells=("chains_left",)),
        Slot("numbers", (Bits(HENCHMAN),), known=notes.sees_numbers),
        Slot(
            "draft",
            (YES,),
            by=(SEAT,),
            value=notes.draft,
            also=(
                Fact("draft.to", (OneHot(SEAT),), notes.draft_to),
                Fact("draft.item", (OneHot(ITEM),), notes.draft_item),
                Fact("draft.money", (Scaled(10),), notes.draft_money),
                Fact("draft.card_given", (OneHot(KIND),), notes.draft_card_given),
                Fact("draft.card_asked", (OneHot(KIND),), notes.draft_card_asked),
                Fact("draft.number", (OneHot(DISTRICT),), notes.draft_number),
                Fact("draft.car", (OneHot(CAR),), notes.draft_car),
                Fact("draft.car_to", (OneHot(DISTRICT),), notes.draft_car_to),
            ),
            note="a proposal that the seat may know; money less than 0 is asked for",
        ),
    ],
)
