"""Tells of set-up, rounds and cards."""

from backroom.games.kings.board import (
    BAR,
    BARS,
    BIDS,
    CAR,
    LAST_ROUND,
    MONEY,
    NOWHERE,
    PLACE,
    PLACES,
    ROUND,
    ROW,
    SLOTS,
    START_TILES,
)
from backroom.games.kings.journal import rounds as events
from backroom.games.kings.names import (
    RANK_NAMES,
    card_name,
    district_name,
    place_name,
)
from backroom.games.kings.state import Table
from backroom.games.kings.telling import business
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    b = table.b
    journal.tell(
        events.Began(
            seats=table.seats,
            bosses=[table.cards.boss_ids[boss] for boss in table.bosses],
            bars=[table.cards.hench_ids[b[BAR + bar]] for bar in range(BARS)],
        )
    )
    for place in range(PLACES):
        business.turned_up(journal, table, b[ROW + place])
    for seat in range(table.seats):
        cells = range(START_TILES + 3 * seat, START_TILES + 3 * seat + 3)
        tiles = [district_name(table, b[cell]) for cell in cells if b[cell] != NOWHERE]
        journal.whisper(None, events.StartTiles(seat=seat, districts=tiles), 1 << seat)


def bosses_placed(journal: Journal, table: Table) -> None:
    starts = [place_name(table, table.b[PLACE + seat * SLOTS]) for seat in range(table.seats)]
    journal.tell(events.BossesPlaced(starts=starts))


def round_began(journal: Journal, table: Table) -> None:
    last = table.b[LAST_ROUND] == table.b[ROUND]
    journal.tell(events.RoundBegan(round=table.b[ROUND], last=last))


def bid(journal: Journal, seat: int, amount: int) -> None:
    journal.whisper(None, events.Bid(seat=seat, amount=amount), 1 << seat)


def bids_revealed(journal: Journal, table: Table) -> None:
    bids = [table.b[BIDS + s] if table.is_alive(s) else None for s in range(table.seats)]
    journal.tell(events.BidsRevealed(bids=bids))


def rolled_for_first(journal: Journal, seat: int, die: int) -> None:
    journal.tell(events.RolledForFirst(seat=seat, die=RANK_NAMES[die]))


def is_first(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.BecameFirst(seat=seat, amount=amount))


def turn_began(journal: Journal, seat: int) -> None:
    journal.tell(events.TurnBegan(seat=seat))


def moves_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.MovesEnded(seat=seat))


def turn_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.TurnEnded(seat=seat))


def ended(journal: Journal, table: Table) -> None:
    for seat in range(table.seats):
        if table.is_alive(seat):
            journal.tell(events.FortuneShown(seat=seat, amount=table.b[MONEY + seat]))
    journal.tell(events.Ended(places=[s.place for s in sorted(table.standings())]))


# Resource cards.


def drew(journal: Journal, table: Table, seat: int, kind: int) -> None:
    seen = events.Drew(seat=seat, card=card_name(table, kind))
    journal.whisper(events.Drew(seat=seat), seen, 1 << seat)


def reshuffled(journal: Journal, count: int) -> None:
    journal.tell(events.Reshuffled(count=count))


def car_came(journal: Journal, table: Table, car: int) -> None:
    district = district_name(table, table.b[CAR + car])
    journal.tell(events.CarCame(car=car, district=district))


def discarded(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.Discarded(seat=seat, card=card_name(table, kind)))


def played(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.Played(seat=seat, card=card_name(table, kind)))


def gave_for_step(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.GaveForStep(seat=seat, card=card_name(table, kind)))


def stole(journal: Journal, table: Table, thief: int, victim: int, kind: int) -> None:
    journal.whisper(
        events.StoleCard(seat=thief, victim=victim),
        events.StoleCard(seat=thief, victim=victim, card=card_name(table, kind)),
        1 << thief | 1 << victim,
    )
