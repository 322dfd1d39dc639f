"""Days, rounds, turns, guards, moves, stats and REP, told."""

from backroom.games.animalcatraz.board import (
    BRUSH,
    CARD_OF,
    CELL_RIVAL,
    CELLS,
    DAY,
    EVENT,
    GUARD_IN,
    HOME,
    NOBODY,
    NOTCH,
    NOTHING,
    NOWHERE,
    REP,
    RIOT_LAST,
    RIOT_ROOM,
    ROUND,
    SEAT_OF,
    WARDEN_IN,
    cell_slot,
)
from backroom.games.animalcatraz.journal import turns as events
from backroom.games.animalcatraz.names import RANKS, STATS
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import cell_count
from backroom.games.animalcatraz.telling.things import card_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id, inmate_ids, rival_ids
from backroom.kernel.journal import Journal

REASONS = [
    "theft",
    "corruption",
    "fight",
    "abandoning",
    "trap",
    "wing",
    "crime",
    "tags",
    "event",
    "recruiting",
    "gangsters",
    "trash_tags",
    "riot",
]


def marker_moved(journal: Journal, table: Table, inmate: int, stat: int, before: int) -> None:
    notches = table.b[NOTCH + 2 * inmate + stat] - before
    who = inmate_id(table, inmate)
    journal.tell(events.MarkerMoved(inmate=who, stat=STATS[stat], notches=notches))


def abilities_changed(journal: Journal, table: Table, inmate: int, before: int, after: int) -> None:
    who = inmate_id(table, inmate)
    for star in range(2):
        if (before ^ after) >> star & 1:
            unlocked = bool(after >> star & 1)
            journal.tell(events.AbilityChanged(inmate=who, star=star + 1, unlocked=unlocked))


def turned_primal(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.TurnedPrimal(inmate=inmate_id(table, inmate)))


def primal_ended(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.PrimalEnded(inmate=inmate_id(table, inmate)))


def rep_changed(journal: Journal, table: Table, rival: int, before: int, reason: int) -> None:
    rep = table.b[REP + rival]
    who = rival_ids(table, rival)
    journal.tell(events.RepChanged(rival=who, by=rep - before, rep=rep, reason=REASONS[reason]))


def rank_reached(journal: Journal, table: Table, rival: int, rank: int) -> None:
    journal.tell(
        events.RankReached(
            rival=rival_ids(table, rival),
            rank=RANKS[rank],
            bases=table.cards.reward_bases,
            trash_tags=table.cards.reward_trash_tags if table.options.trash_tags else 0,
        )
    )


def began(journal: Journal, table: Table) -> None:
    b, cards = table.b, table.cards
    cells = {
        f"cell_{cell + 1}": [
            int(b[SEAT_OF + inmate]) for inmate in range(table.inmates) if b[HOME + inmate] == cell
        ]
        for cell in range(CELLS)
    }
    are_known = b[CARD_OF] != NOTHING
    journal.tell(
        events.Began(
            cells=cells,
            inmates=inmate_ids(table, list(range(table.inmates))) if are_known else None,
            guards={
                room: cards.guard_ids[b[GUARD_IN + number]]
                for number, room in enumerate(cards.room_ids)
            },
            warden=cards.room_ids[b[WARDEN_IN]] if b[WARDEN_IN] != NOWHERE else None,
        )
    )
    if are_known and not table.options.two_cells:
        first_cards_placed(journal, table)


def first_cards_placed(journal: Journal, table: Table) -> None:
    for cell in range(CELLS):
        for place in range(cell_count(table, cell)):
            rival = int(table.b[CELL_RIVAL + cell])
            contraband_drawn(journal, table, rival, cell, int(table.b[cell_slot(cell, place)]))


def inmate_taken(journal: Journal, table: Table, inmate: int) -> None:
    seat = int(table.b[SEAT_OF + inmate])
    journal.tell(events.InmateTaken(seat=seat, inmate=inmate_id(table, inmate)))


def contraband_drawn(journal: Journal, table: Table, rival: int, cell: int, card: int) -> None:
    _whisper_card(journal, table, events.ContrabandDrawn, rival, cell, card)


def cell_card_lost(journal: Journal, table: Table, rival: int, cell: int, card: int) -> None:
    _whisper_card(journal, table, events.CellCardLost, rival, cell, card)


def _whisper_card(
    journal: Journal,
    table: Table,
    event: type[events.ContrabandDrawn] | type[events.CellCardLost],
    rival: int,
    cell: int,
    card: int,
) -> None:
    """A card of a cell, seen by its rival only."""
    who, where = rival_ids(table, rival), f"cell_{cell + 1}"
    journal.whisper(
        event(rival=who, cell=where, card=None),
        event(rival=who, cell=where, card=card_id(table, card)),
        seats_of(table, rival),
    )


def round_began(journal: Journal, table: Table) -> None:
    journal.tell(events.RoundBegan(day=table.b[DAY], round=table.b[ROUND]))


def toothbrush(journal: Journal, table: Table) -> None:
    journal.tell(events.Toothbrush(rival=rival_ids(table, int(table.b[BRUSH]))))


def tie_rolled(journal: Journal, table: Table, rival: int, dice: int) -> None:
    journal.tell(events.TieRolled(rival=rival_ids(table, rival), dice=dice))


def guards_moved(journal: Journal, table: Table, face: int) -> None:
    cards = table.cards
    letter = "ABC"[cards.die_letter[face]]
    journal.tell(events.GuardsMoved(letter=letter, arrow=cards.die_arrow[face] == 1))


def warden_moved(journal: Journal, table: Table, dice: int) -> None:
    room = table.cards.room_ids[table.b[WARDEN_IN]]
    journal.tell(events.WardenMoved(dice=dice, room=room))


def trafficked(journal: Journal, table: Table, inmate: int, die: int, count: int) -> None:
    journal.tell(events.Trafficked(inmate=inmate_id(table, inmate), die=die, count=count))


def event_turned(journal: Journal, table: Table) -> None:
    journal.tell(events.EventTurned(event_card=table.cards.event_ids[table.b[EVENT]]))


def took_part(journal: Journal, table: Table, inmate: int) -> None:
    event = table.cards.event_ids[table.b[EVENT]]
    journal.tell(events.TookPart(inmate=inmate_id(table, inmate), event_card=event))


def event_roll(journal: Journal, table: Table, inmate: int, dice: int, total: int) -> None:
    target = table.cards.event_n[table.b[EVENT]]
    who = inmate_id(table, inmate)
    journal.tell(events.EventRoll(inmate=who, dice=dice, total=total, target=target))


def sent_to_hole(journal: Journal, table: Table, inmate: int, count: int) -> None:
    journal.tell(events.SentToHole(inmate=inmate_id(table, inmate), cards=count))


def left_hole(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.LeftHole(inmate=inmate_id(table, inmate)))


def stood_up(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.StoodUp(inmate=inmate_id(table, inmate)))


def toll_paid(
    journal: Journal, table: Table, inmate: int, owner: int, card: int, is_public: bool
) -> None:
    """AZ-676; an upgrade lay open before."""
    who = inmate_id(table, inmate)
    to = inmate_id(table, owner) if owner != NOBODY else None
    shown = events.TollPaid(inmate=who, to=to, card=card_id(table, card))
    insiders = seats_of(table, int(table.rival_of(inmate)))
    if owner != NOBODY:
        insiders |= seats_of(table, int(table.rival_of(owner)))
    hidden = events.TollPaid(inmate=who, to=to, card=None)
    journal.whisper(shown if is_public else hidden, shown, insiders)


def cannot_pay(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.CannotPay(inmate=inmate_id(table, inmate)))


def turn_began(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.TurnBegan(inmate=inmate_id(table, inmate)))


def turn_ended(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.TurnEnded(inmate=inmate_id(table, inmate)))


def night_fell(journal: Journal, table: Table) -> None:
    journal.tell(events.NightFell(day=table.b[DAY]))


def trash_tag_given(journal: Journal, table: Table, giver: int, holder: int) -> None:
    journal.tell(
        events.TrashTagGiven(giver=rival_ids(table, giver), rival=rival_ids(table, holder))
    )


def riot_began(journal: Journal, table: Table) -> None:
    room = table.cards.room_ids[table.b[RIOT_ROOM]]
    journal.tell(events.RiotBegan(room=room, last=table.b[RIOT_LAST] == 1))


def riot_won(journal: Journal, table: Table, rival: int) -> None:
    journal.tell(events.RiotWon(rival=rival_ids(table, rival)))


def won(journal: Journal, table: Table, rival: int) -> None:
    journal.tell(events.Won(rival=rival_ids(table, rival)))
