"""Tells of set-up, rounds and cards."""

from backroom.games.kings import board as at
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.journal import rounds as events
from backroom.games.kings.names import (
    card_name,
    district_name,
    place_name,
    start_tiles,
)
from backroom.games.kings.state import Table, is_alive
from backroom.games.kings.telling import business
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    """Set-up is done before anybody listens."""
    b = table.b
    journal.tell(
        events.Began(
            rule="NK-030",
            seats=table.seats,
            bosses=[table.cards.boss_ids[boss] for boss in table.bosses],
            bars=[table.cards.hench_ids[b[at.guest(bar)]] for bar in range(at.BARS)],
        )
    )
    for place in range(at.PLACES):
        business.turned_up(journal, table, b[at.row(place)], "NK-040")
    for seat in range(table.seats):
        tiles = [district_name(table, tile) for tile in start_tiles(table, seat)]
        journal.whisper(
            None, events.StartTiles(rule="NK-045", seat=seat, districts=tiles), 1 << seat
        )


def bosses_placed(journal: Journal, table: Table, rule: str) -> None:
    starts = [place_name(table, table.b[at.place(seat, 0)]) for seat in range(table.seats)]
    journal.tell(events.BossesPlaced(rule=rule, starts=starts))


def round_began(journal: Journal, table: Table, rule: str) -> None:
    last = table.b[at.LAST_ROUND] == table.b[at.ROUND]
    journal.tell(events.RoundBegan(rule=rule, round=table.b[at.ROUND], last=last))


def bid(journal: Journal, seat: int, amount: int, rule: str) -> None:
    journal.whisper(None, events.Bid(rule=rule, seat=seat, amount=amount), 1 << seat)


def bids_revealed(journal: Journal, table: Table, rule: str) -> None:
    bids = [table.b[at.bid(s)] if is_alive(table, s) else None for s in range(table.seats)]
    journal.tell(events.BidsRevealed(rule=rule, bids=bids))


def rolled_for_first(journal: Journal, seat: int, die: int, rule: str) -> None:
    journal.tell(events.RolledForFirst(rule=rule, seat=seat, die=RANK_WORDS[die]))


def is_first(journal: Journal, seat: int, amount: int, rule: str) -> None:
    journal.tell(events.BecameFirst(rule=rule, seat=seat, amount=amount))


def turn_began(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.TurnBegan(rule=rule, seat=seat))


def moves_ended(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.MovesEnded(rule=rule, seat=seat))


def turn_ended(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.TurnEnded(rule=rule, seat=seat))


def fortunes_shown(journal: Journal, table: Table, rule: str) -> None:
    for seat in range(table.seats):
        if is_alive(table, seat):
            journal.tell(events.FortuneShown(rule=rule, seat=seat, amount=table.b[at.money(seat)]))


def ended(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.Ended(rule=rule, places=[s.place for s in sorted(table.standings())]))


# Resource cards.


def drew(journal: Journal, table: Table, seat: int, kind: int, rule: str) -> None:
    seen = events.Drew(rule=rule, seat=seat, card=card_name(table, kind))
    journal.whisper(events.Drew(rule=rule, seat=seat), seen, 1 << seat)


def reshuffled(journal: Journal, count: int, rule: str) -> None:
    journal.tell(events.Reshuffled(rule=rule, count=count))


def car_came(journal: Journal, table: Table, car: int, rule: str) -> None:
    district = district_name(table, table.b[at.car(car)])
    journal.tell(events.CarCame(rule=rule, car=car, district=district))


def discarded(journal: Journal, table: Table, seat: int, kind: int, rule: str) -> None:
    journal.tell(events.Discarded(rule=rule, seat=seat, card=card_name(table, kind)))


def played(journal: Journal, table: Table, seat: int, kind: int, rule: str) -> None:
    journal.tell(events.Played(rule=rule, seat=seat, card=card_name(table, kind)))


def gave_for_step(journal: Journal, table: Table, seat: int, kind: int, rule: str) -> None:
    journal.tell(events.GaveForStep(rule=rule, seat=seat, card=card_name(table, kind)))


def stole(journal: Journal, table: Table, thief: int, victim: int, kind: int, rule: str) -> None:
    journal.whisper(
        events.StoleCard(rule=rule, seat=thief, victim=victim),
        events.StoleCard(rule=rule, seat=thief, victim=victim, card=card_name(table, kind)),
        1 << thief | 1 << victim,
    )
