"""Days, rounds, turns, guards, moves, stats and REP, told."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.journal import turns as events
from backroom.games.animalcatraz.names import RANKS, STATS
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.supply import cell_count
from backroom.games.animalcatraz.telling.things import card_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id, rival_ids
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


def marker_moved(
    journal: Journal, table: Table, inmate: int, stat: int, before: int, rule: str
) -> None:
    notches = table.b[at.notch(inmate, stat)] - before
    who = inmate_id(table, inmate)
    journal.tell(events.MarkerMoved(rule=rule, inmate=who, stat=STATS[stat], notches=notches))


def abilities_changed(
    journal: Journal, table: Table, inmate: int, before: int, after: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    for star in range(2):
        if (before ^ after) >> star & 1:
            unlocked = bool(after >> star & 1)
            journal.tell(
                events.AbilityChanged(rule=rule, inmate=who, star=star + 1, unlocked=unlocked)
            )


def turned_primal(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.TurnedPrimal(rule=rule, inmate=inmate_id(table, inmate)))


def primal_ended(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.PrimalEnded(rule=rule, inmate=inmate_id(table, inmate)))


def rep_changed(
    journal: Journal, table: Table, rival: int, before: int, reason: int, rule: str
) -> None:
    rep = table.b[at.rep(rival)]
    who = rival_ids(table, rival)
    journal.tell(
        events.RepChanged(rule=rule, rival=who, by=rep - before, rep=rep, reason=REASONS[reason])
    )


def rank_reached(journal: Journal, table: Table, rival: int, rank: int, rule: str) -> None:
    journal.tell(
        events.RankReached(
            rule=rule,
            rival=rival_ids(table, rival),
            rank=RANKS[rank],
            bases=table.cards.reward_bases,
            trash_tags=table.cards.reward_trash_tags if table.options.trash_tags else 0,
        )
    )


def began(journal: Journal, table: Table) -> None:
    """Set-up is done before anybody listens."""
    b, cards = table.b, table.cards
    cells = {
        f"cell_{cell + 1}": [
            int(b[at.seat(inmate)]) for inmate in range(table.inmates) if b[at.home(inmate)] == cell
        ]
        for cell in range(at.CELLS)
    }
    are_known = b[at.inmate_card(0)] != at.NOTHING
    journal.tell(
        events.Began(
            rule="AZ-032",
            cells=cells,
            guards={
                room: cards.guard_ids[b[at.guard(number)]]
                for number, room in enumerate(cards.room_ids)
            },
            warden=cards.room_ids[b[at.WARDEN_IN]] if b[at.WARDEN_IN] != at.NOWHERE else None,
        )
    )
    if not are_known:
        return
    for inmate in range(table.inmates):
        inmate_taken(journal, table, inmate, "AZ-034")
    if not table.options.two_cells:
        first_cards_placed(journal, table, "AZ-048")


def first_cards_placed(journal: Journal, table: Table, rule: str) -> None:
    for cell in range(at.CELLS):
        for place in range(cell_count(table, cell)):
            rival = int(table.b[at.cell_rival(cell)])
            contraband_drawn(
                journal, table, rival, cell, int(table.b[at.cell_slot(cell, place)]), rule
            )


def inmate_taken(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    seat = int(table.b[at.seat(inmate)])
    journal.tell(events.InmateTaken(rule=rule, seat=seat, inmate=inmate_id(table, inmate)))


def taken_over(journal: Journal, table: Table, inmate: int, seat: int, rule: str) -> None:
    b = table.b
    who = inmate_id(table, inmate) if b[at.inmate_card(inmate)] != at.NOTHING else None
    partner = int(b[at.seat(inmate)])
    journal.tell(events.TakenOver(rule=rule, seat=seat, partner=partner, inmate=who))


def contraband_drawn(
    journal: Journal, table: Table, rival: int, cell: int, card: int, rule: str
) -> None:
    _whisper_card(journal, table, events.ContrabandDrawn, rival, cell, card, rule)


def cell_card_lost(
    journal: Journal, table: Table, rival: int, cell: int, card: int, rule: str
) -> None:
    _whisper_card(journal, table, events.CellCardLost, rival, cell, card, rule)


def _whisper_card(
    journal: Journal,
    table: Table,
    event: type[events.ContrabandDrawn] | type[events.CellCardLost],
    rival: int,
    cell: int,
    card: int,
    rule: str,
) -> None:
    """A card of a cell, seen by its rival only."""
    who, where = rival_ids(table, rival), f"cell_{cell + 1}"
    journal.whisper(
        event(rule=rule, rival=who, cell=where, card=None),
        event(rule=rule, rival=who, cell=where, card=card_id(table, card)),
        seats_of(table, rival),
    )


def round_began(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.RoundBegan(rule=rule, day=table.b[at.DAY], round=table.b[at.ROUND]))


def toothbrush(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.Toothbrush(rule=rule, rival=rival_ids(table, int(table.b[at.BRUSH]))))


def tie_rolled(journal: Journal, table: Table, rival: int, dice: int, rule: str) -> None:
    journal.tell(events.TieRolled(rule=rule, rival=rival_ids(table, rival), dice=dice))


def guards_moved(journal: Journal, table: Table, face: int, rule: str) -> None:
    cards = table.cards
    letter = "ABC"[cards.die_letter[face]]
    journal.tell(events.GuardsMoved(rule=rule, letter=letter, arrow=cards.die_arrow[face] == 1))


def warden_moved(journal: Journal, table: Table, dice: int, rule: str) -> None:
    room = table.cards.room_ids[table.b[at.WARDEN_IN]]
    journal.tell(events.WardenMoved(rule=rule, dice=dice, room=room))


def trafficked(
    journal: Journal, table: Table, inmate: int, die: int, count: int, rule: str
) -> None:
    journal.tell(
        events.Trafficked(rule=rule, inmate=inmate_id(table, inmate), die=die, count=count)
    )


def event_turned(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.EventTurned(rule=rule, event_card=table.cards.event_ids[table.b[at.EVENT]]))


def took_part(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    event = table.cards.event_ids[table.b[at.EVENT]]
    journal.tell(events.TookPart(rule=rule, inmate=inmate_id(table, inmate), event_card=event))


def event_roll(
    journal: Journal, table: Table, inmate: int, dice: int, total: int, rule: str
) -> None:
    target = table.cards.event_n[table.b[at.EVENT]]
    who = inmate_id(table, inmate)
    journal.tell(events.EventRoll(rule=rule, inmate=who, dice=dice, total=total, target=target))


def sent_to_hole(journal: Journal, table: Table, inmate: int, count: int, rule: str) -> None:
    journal.tell(events.SentToHole(rule=rule, inmate=inmate_id(table, inmate), cards=count))


def left_hole(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.LeftHole(rule=rule, inmate=inmate_id(table, inmate)))


def stood_up(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.StoodUp(rule=rule, inmate=inmate_id(table, inmate)))


def toll_paid(
    journal: Journal, table: Table, inmate: int, owner: int, card: int, is_public: bool, rule: str
) -> None:
    """AZ-676; an upgrade lay open before."""
    who = inmate_id(table, inmate)
    to = inmate_id(table, owner) if owner != at.NOBODY else None
    shown = events.TollPaid(rule=rule, inmate=who, to=to, card=card_id(table, card))
    insiders = seats_of(table, int(rival_of(table, inmate)))
    if owner != at.NOBODY:
        insiders |= seats_of(table, int(rival_of(table, owner)))
    hidden = events.TollPaid(rule=rule, inmate=who, to=to, card=None)
    journal.whisper(shown if is_public else hidden, shown, insiders)


def cannot_pay(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.CannotPay(rule=rule, inmate=inmate_id(table, inmate)))


def turn_began(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.TurnBegan(rule=rule, inmate=inmate_id(table, inmate)))


def turn_ended(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.TurnEnded(rule=rule, inmate=inmate_id(table, inmate)))


def night_fell(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.NightFell(rule=rule, day=table.b[at.DAY]))


def trash_tag_given(journal: Journal, table: Table, giver: int, holder: int, rule: str) -> None:
    journal.tell(
        events.TrashTagGiven(
            rule=rule, giver=rival_ids(table, giver), rival=rival_ids(table, holder)
        )
    )


def riot_began(journal: Journal, table: Table, rule: str) -> None:
    room = table.cards.room_ids[table.b[at.RIOT_ROOM]]
    journal.tell(events.RiotBegan(rule=rule, room=room, last=table.b[at.RIOT_LAST] == 1))


def riot_won(journal: Journal, table: Table, rival: int, rule: str) -> None:
    journal.tell(events.RiotWon(rule=rule, rival=rival_ids(table, rival)))


def won(journal: Journal, table: Table, rival: int, rule: str) -> None:
    journal.tell(events.Won(rule=rule, rival=rival_ids(table, rival)))
