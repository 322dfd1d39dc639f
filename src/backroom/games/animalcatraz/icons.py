"""The icons of the rooms: board actions (group 4.7). Which room has which, at which letter and for
how many Actions, is in the edition (AZ-131, AZ-132, AZ-142); what lies behind a wing is used from
it (AZ-115)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import cards as c
from backroom.games.animalcatraz import (
    cellblock,
    crimes,
    escape,
    gangsters,
    telling,
    theft,
    trade,
    upgrades,
)
from backroom.games.animalcatraz.guards import icon_price, is_blocked, is_escape, is_used, mark_used
from backroom.games.animalcatraz.inmates import is_primal, raise_stat, spend
from backroom.games.animalcatraz.refusals import (
    ESCAPE_USED,
    ICON_BLOCKED,
    ICON_USED,
    NO_ACTIONS,
    NO_ICON_HERE,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def verb_refusal(table: Table, inmate: i64, letter: i64) -> i64:
    room: i64 = table.b[at.place(inmate)]
    if room >= at.OWN_CELL:
        return NO_ICON_HERE
    if table.cards.icon[at.LETTERS * room + letter] == c.ATTACK_STEAL:
        return theft.icon_refusal(table, inmate)
    if is_used(table, inmate, room, letter):
        return ESCAPE_USED if is_escape(table, room, letter) else ICON_USED
    if is_blocked(table, inmate, room, letter):
        return ICON_BLOCKED
    if icon_price(table, inmate, room, letter) > table.b[at.LEFT]:
        return NO_ACTIONS
    return kind_refusal(table, inmate, table.cards.icon[at.LETTERS * room + letter])


def kind_refusal(table: Table, inmate: i64, icon: i64) -> i64:
    """Whether an icon of this kind is of any use just now."""
    if icon == c.INVITE:
        return gangsters.invite_refusal(table, inmate)
    if icon == c.CELLBLOCK_RECRUIT:
        return cellblock.icon_refusal(table, inmate)
    if icon == c.ESCAPE:
        return escape.icon_refusal(table, inmate)
    return crimes.icon_refusal(table) if icon == c.DRAW_CRIME else ALLOWED


def begin(table: Table, inmate: i64, letter: i64) -> None:
    """The price is paid and the icon used up; of Attack/Steal only when it is known by whom."""
    room: i64 = table.b[at.place(inmate)]
    index: i64 = at.LETTERS * room + letter
    if table.cards.icon[index] == c.ATTACK_STEAL:
        theft.begin(table, inmate)
        return
    spend(table, icon_price(table, inmate, room, letter))
    mark_used(table, inmate, room, letter)
    if table.journal is not None:
        rule = "AZ-144" if icon_price(table, inmate, room, letter) == 0 else "AZ-130"
        telling.moves.icon_used(table.journal, table, inmate, index, rule)
    use(table, inmate, room, index)


def use(table: Table, inmate: i64, room: i64, index: i64) -> None:
    """What the icon does."""
    icon: i64 = table.cards.icon[index]
    if icon == c.GAIN_NOTCH:
        train(table, inmate, index)
    elif icon == c.TRADE:
        trade.begin_trade(table, inmate, room)
    elif icon == c.WORK:
        trade.begin_work(table, inmate, room, table.cards.icon_n[index])
    elif icon == c.INVITE:
        gangsters.begin_invite(table, inmate)
    elif icon == c.CELLBLOCK_RECRUIT:
        cellblock.begin(table, inmate)
    elif icon == c.ESCAPE:
        escape.begin_escape(table, inmate)
    else:
        crimes.begin_draw(table, inmate)


def train(table: Table, inmate: i64, index: i64) -> None:
    """Study, Weights, Chess and Second helping (AZ-138 to AZ-141)."""
    stat: i64 = table.cards.icon_stat[index]
    if stat == at.CUNNING and is_primal(table, inmate):
        return  # AZ-146: of no use to it, and an upgrade neither
    on: i64 = table.cards.icon_on[index]
    bonus: i64 = upgrades.inmate_bonus(table, inmate, c.NOTCH_BONUS, on)
    notches: i64 = table.cards.icon_n[index]
    raise_stat(table, inmate, stat, notches + bonus, training_rule(stat, notches))


def training_rule(stat: i64, notches: i64) -> str:
    """Chess and Second helping bring one notch, Study and Weights more."""
    if stat == at.CUNNING:
        return "AZ-140" if notches == 1 else "AZ-138"
    return "AZ-141" if notches == 1 else "AZ-139"
