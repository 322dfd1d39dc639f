"""Fights and Riots: all that happens in them lies open. All numbers count from 0."""

from msgspec import Struct

from backroom.games.animalcatraz import fighters, reveals
from backroom.games.animalcatraz.actions import ROOM_IDS
from backroom.games.animalcatraz.board import (
    BET_BY,
    CARD_OF,
    CLASHES,
    DICE,
    FELL,
    FIGHT,
    FIGHT_ROOM,
    FIGHTER,
    INJURED,
    MEMBERS,
    NOBODY,
    NOTHING,
    REVEALED,
    RIOT_LAST,
    RIOT_LEFT,
    RIOT_ROOM,
    SIDE,
    TO_ATTACK,
    TOTAL,
    WITH_CHEMIST,
)
from backroom.games.animalcatraz.odds import DICE as TWO_DICE
from backroom.games.animalcatraz.odds import holding
from backroom.games.animalcatraz.state import Table


class Odds(Struct):
    """Exact: in how many of all equally likely cases."""

    win: int
    of: int


class MemberView(Struct):
    member: int
    who: str  # an inmate card or a gangster
    force: int
    injured: bool


class SideView(Struct, kw_only=True):
    inmate: int
    rival: int
    members: list[MemberView]
    fighter: int | None  # a member
    revealed: list[str]
    chemist: bool
    dice: int | None  # their sum, once rolled
    total: int | None


class FightView(Struct, kw_only=True):
    in_riot: bool
    room: str
    clashes: int  # so far
    attacker: int  # a side
    sides: list[SideView]
    odds: Odds | None  # of the attacker in this clash, with the cards shown
    bets: dict[str, str]  # by inmate: "attacker" or "other"


class RiotView(Struct):
    room: str
    is_last: bool
    rivals: list[int]  # still in it
    fell: list[int]  # the rivals out of it, the first that fell first


def fight_view(table: Table) -> FightView | None:
    b = table.b
    if b[FIGHT] == 0:
        return None
    return FightView(
        in_riot=b[FIGHT] == 2,
        room=ROOM_IDS[b[FIGHT_ROOM]],
        clashes=b[CLASHES],
        attacker=b[TO_ATTACK],
        sides=[_side(table, side) for side in range(2)],
        odds=_clash_odds(table),
        bets={
            str(inmate): ["attacker", "other"][b[BET_BY + inmate] - 1]
            for inmate in range(int(table.inmates))
            if b[BET_BY + inmate] != 0
        },
    )


def _side(table: Table, side: int) -> SideView:
    b, cards = table.b, table.cards
    inmate = int(b[SIDE + side])
    shown = [int(b[REVEALED + 2 * side + place]) for place in range(2)]
    rolled = b[DICE + side] != 0
    return SideView(
        inmate=inmate,
        rival=table.rival_of(inmate),
        members=[m for m in (_member(table, side, n) for n in range(int(MEMBERS))) if m],
        fighter=None if b[FIGHTER + side] == NOBODY else b[FIGHTER + side],
        revealed=[cards.kind_ids[cards.kind_of[card]] for card in shown if card != NOTHING],
        chemist=b[WITH_CHEMIST + side] == 1,
        dice=b[DICE + side] if rolled else None,
        total=b[TOTAL + side] if rolled else None,
    )


def _member(table: Table, side: int, member: int) -> MemberView | None:
    """One who takes part, injured or not; the board of one that is out does not (AZ-377)."""
    if fighters.inmates_of_side(table, side, member // 3) == NOBODY:
        return None
    injured = bool((table.b[INJURED + side] >> member) & 1)
    if not injured and not fighters.is_up(table, side, member):
        return None
    gangster = int(fighters.gangster_of(table, side, member))
    if gangster != NOBODY:
        who = table.cards.gangster_ids[gangster]
    elif member % 3 == 0:
        who = table.cards.inmate_ids[table.b[CARD_OF + fighters.inmate_of(table, side, member)]]
    else:
        return None  # an injured gangster has been discarded (AZ-438)
    return MemberView(member, who, fighters.force(table, side, member), injured)


def _clash_odds(table: Table) -> Odds | None:
    """Before the dice of the clash that has been arranged."""
    b = table.b
    if b[FIGHTER] == NOBODY or b[FIGHTER + 1] == NOBODY or b[DICE] != 0:
        return None
    attacker = int(b[TO_ATTACK])
    strength, dice = [], []
    for side in (attacker, 1 - attacker):
        force = fighters.force(table, side, b[FIGHTER + side])
        strength.append(int(force + reveals.attack_value(table, side)))
        with_chemist = b[WITH_CHEMIST + side] == 1
        dice.append(TWO_DICE + (int(fighters.extra_dice(table, side)) if with_chemist else 0))
    return Odds(*holding(strength[0] - strength[1], dice[0], dice[1]))


def riot_view(table: Table) -> RiotView | None:
    b = table.b
    if b[RIOT_LEFT] == 0:
        return None
    rivals = range(int(table.rivals))
    fallen = sorted((int(b[FELL + rival]), rival) for rival in rivals if b[FELL + rival] != 0)
    return RiotView(
        room=ROOM_IDS[b[RIOT_ROOM]],
        is_last=b[RIOT_LAST] == 1,
        rivals=[rival for rival in rivals if (b[RIOT_LEFT] >> rival) & 1],
        fell=[rival for _, rival in fallen],
    )
