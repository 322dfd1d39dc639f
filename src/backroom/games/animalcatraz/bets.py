"""Bets of Sticky Fingers on the dice of thefts and clashes (AZ-623 to AZ-626)."""

from typing import Final

from backroom.games.animalcatraz import actions, carrying, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import BET as BET_ABILITY
from backroom.games.animalcatraz.cards import BET_TO_CARRIED
from backroom.games.animalcatraz.inmates import ability, has_ability
from backroom.games.animalcatraz.state import Table, can_act, push, rival_of
from backroom.games.animalcatraz.supply import from_chair, learn, pocket, put_in_cell
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64

ON_ATTACKER: Final[i64] = 1
ON_OTHER: Final[i64] = 2


def ask(table: Table) -> None:
    """Before the dice, also on one's own fights and thefts (AZ-623, AZ-624)."""
    for inmate in range(table.inmates):
        if can_act(table, inmate) and has_ability(table, inmate, BET_ABILITY):
            push(table, decisions.BET, inmate)


ASK_BETS = Task("ask_bets", ask)


def bet(table: Table, inmate: i64, code: i64) -> None:
    if code != actions.DONE:
        table.b[at.bet(inmate)] = ON_ATTACKER if code == actions.YES else ON_OTHER
        if table.journal is not None:
            telling.fights.bet(table.journal, table, inmate, code == actions.YES, "AZ-623")


BET = Decision(
    "bet",
    [Answer(actions.DONE, 3, bet)],  # not at all, or for or against the attacker
    public=False,
    about=(subjects.INMATE,),
)


def settle(table: Table, attacker_won: i64) -> None:
    """The roll is decided (AZ-625); whoever was right draws."""
    b = table.b
    right: i64 = ON_ATTACKER if attacker_won == 1 else ON_OTHER
    for inmate in range(table.inmates):
        placed: i64 = b[at.bet(inmate)]
        b[at.bet(inmate)] = 0
        if placed == 0:
            continue
        if table.journal is not None:
            telling.fights.bet_settled(table.journal, table, inmate, placed == right, "AZ-625")
        if placed == right:
            win(table, inmate, table.cards.ability_n[ability(table, inmate, BET_ABILITY)])


SETTLE_BETS = Task("settle_bets", settle, about=(subjects.ATTACKER_WON,))


def win(table: Table, inmate: i64, cards: i64) -> None:
    if has_ability(table, inmate, BET_TO_CARRIED):
        offer_winnings(table, inmate, cards)
        return
    for _ in range(cards):
        take_winnings(table, inmate, True)


def offer_winnings(table: Table, inmate: i64, cards: i64) -> None:
    """AZ-626: he looks at the card and says where it goes."""
    b = table.b
    if cards > 0 and b[at.CHAIR_COUNT] > 0:
        learn(table, b[at.chair(b[at.CHAIR_HEAD])], bit(rival_of(table, inmate)))
        push(table, decisions.BET_CARD_TO, inmate, cards)


def take_winnings(table: Table, inmate: i64, to_cell: bool) -> None:
    card: i64 = from_chair(table)
    if card == at.NOTHING:
        return  # AZ-227
    if table.journal is not None:
        telling.fights.won_bet(
            table.journal, table, inmate, card, to_cell, "AZ-623" if to_cell else "AZ-626"
        )
    if to_cell:
        home: i64 = table.b[at.home(inmate)]
        put_in_cell(table, home, card, rival_of(table, inmate))
        carrying.check_cell(table, home)
    else:
        pocket(table, inmate, card)
        carrying.check_pockets(table, inmate)


def place_winnings(table: Table, inmate: i64, winnings: i64, code: i64) -> None:
    take_winnings(table, inmate, code == actions.TO_CELL)
    offer_winnings(table, inmate, winnings - 1)


BET_CARD_TO = Decision(
    "bet_card_to",
    [Answer(actions.TO_CELL, 2, place_winnings)],  # into the cell or onto the inmate
    public=False,
    about=(subjects.INMATE, subjects.WINNINGS),
)
