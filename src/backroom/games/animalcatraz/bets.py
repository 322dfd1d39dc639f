"""Bets of Sticky Fingers on the dice of thefts and clashes (AZ-623 to AZ-626)."""

from typing import Final

from backroom.games.animalcatraz import carrying, telling
from backroom.games.animalcatraz.actions import DONE, TO_CELL, YES
from backroom.games.animalcatraz.board import BET_BY, CHAIR, CHAIR_COUNT, CHAIR_HEAD, HOME, NOTHING
from backroom.games.animalcatraz.cards import BET as BET_ABILITY
from backroom.games.animalcatraz.cards import BET_TO_CARRIED
from backroom.games.animalcatraz.frames import ASK_BETS, BET, BET_CARD_TO
from backroom.games.animalcatraz.inmates import ability, has_ability
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import from_chair, learn, pocket, put_in_cell
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

ON_ATTACKER: Final[i64] = 1
ON_OTHER: Final[i64] = 2


def carry_out(table: Table, task: i64, who: i64, _x: i64, _y: i64) -> None:
    if task == ASK_BETS:
        ask(table)
    else:
        settle(table, who == 1)


def ask(table: Table) -> None:
    """Before the dice, also on one's own fights and thefts (AZ-623, AZ-624)."""
    for inmate in range(table.inmates):
        if table.can_act(inmate) and has_ability(table, inmate, BET_ABILITY):
            table.push(BET, inmate)


def refusal(_table: Table, _decision: i64, _who: i64, _code: i64) -> i64:
    """Every code of these decisions is an answer."""
    return ALLOWED


def choose(table: Table, decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    if decision == BET:
        bet(table, who, code)
    else:
        take_winnings(table, who, code == TO_CELL)
        offer_winnings(table, who, x - 1)


def bet(table: Table, inmate: i64, code: i64) -> None:
    if code != DONE:
        table.b[BET_BY + inmate] = ON_ATTACKER if code == YES else ON_OTHER
        if table.journal is not None:
            telling.fights.bet(table.journal, table, inmate, code == YES)


def settle(table: Table, attacker_won: bool) -> None:
    """The roll is decided (AZ-625); whoever was right draws."""
    b = table.b
    right: i64 = ON_ATTACKER if attacker_won else ON_OTHER
    for inmate in range(table.inmates):
        placed: i64 = b[BET_BY + inmate]
        b[BET_BY + inmate] = 0
        if placed == 0:
            continue
        if table.journal is not None:
            telling.fights.bet_settled(table.journal, table, inmate, placed == right)
        if placed == right:
            win(table, inmate, table.cards.ability_n[ability(table, inmate, BET_ABILITY)])


def win(table: Table, inmate: i64, cards: i64) -> None:
    if has_ability(table, inmate, BET_TO_CARRIED):
        offer_winnings(table, inmate, cards)
        return
    for _ in range(cards):
        take_winnings(table, inmate, True)


def offer_winnings(table: Table, inmate: i64, cards: i64) -> None:
    """AZ-626: he looks at the card and says where it goes."""
    b = table.b
    if cards > 0 and b[CHAIR_COUNT] > 0:
        learn(table, b[CHAIR + b[CHAIR_HEAD]], bit(table.rival_of(inmate)))
        table.push(BET_CARD_TO, inmate, cards)


def take_winnings(table: Table, inmate: i64, to_cell: bool) -> None:
    card: i64 = from_chair(table)
    if card == NOTHING:
        return  # AZ-227
    if table.journal is not None:
        telling.fights.won_bet(table.journal, table, inmate, card, to_cell)
    if to_cell:
        home: i64 = table.b[HOME + inmate]
        put_in_cell(table, home, card, table.rival_of(inmate))
        carrying.check_cell(table, home)
    else:
        pocket(table, inmate, card)
        carrying.check_pockets(table, inmate)
