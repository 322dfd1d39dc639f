"""Proposals that are being put together, and the one that is made (NK-360 to NK-369)."""

from typing import Final

from backroom.games.kings import board as at
from backroom.games.kings import decisions, telling
from backroom.games.kings.prompts import back_to_menu
from backroom.games.kings.state import Table
from backroom.kernel.numbers import i64

LEAST_MONEY: Final[i64] = 1
MOST_MONEY: Final[i64] = 20


def has_draft(table: Table, seat: i64) -> bool:
    return table.b[at.draft_to(seat)] != at.NOBODY


def has_item(table: Table, seat: i64) -> bool:
    b = table.b
    return (
        b[at.draft_give(seat)] != at.NOBODY
        or b[at.draft_ask(seat)] != at.NOBODY
        or b[at.draft_card_give(seat)] != at.NOBODY
        or b[at.draft_card_ask(seat)] != at.NOBODY
        or b[at.draft_number(seat)] != at.NOBODY
        or b[at.draft_car(seat)] != at.NOBODY
    )


def clear_draft_items(table: Table, seat: i64) -> None:
    """Begin anew with the same other party."""
    b = table.b
    to: i64 = b[at.draft_to(seat)]
    at.clear_draft(b, seat)
    b[at.draft_to(seat)] = to


def is_at_menu(table: Table) -> bool:
    """NK-364."""
    decision: i64 = table.b[at.DECISION]
    return decision == decisions.MOVES or decision == decisions.ACTIONS


def lender(table: Table, seat: i64) -> i64:
    """Of the two parties of a draft the one that is not active."""
    b = table.b
    return b[at.draft_to(seat)] if seat == b[at.ACTIVE] else seat


def close_talks(table: Table, is_declined: bool, rule: str) -> None:
    if table.journal is not None:
        telling.business.talks_ended(table.journal, is_declined, rule)
    forget_offer(table)
    back_to_menu(table, table.b[at.ACTIVE])


def forget_offer(table: Table) -> None:
    b = table.b
    if b[at.OFFER_FROM] != at.NOBODY:
        at.clear_draft(b, b[at.OFFER_FROM])
    at.clear_offer(b)


def forget_drafts(table: Table) -> None:
    for seat in range(table.seats):
        at.clear_draft(table.b, seat)


def forget_talks(table: Table) -> None:
    forget_offer(table)
    forget_drafts(table)
