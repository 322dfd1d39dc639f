"""Fights and Riots: all that happens in them lies open. All numbers count from 0."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import fight_end, fighters, reveals
from backroom.games.animalcatraz.actions import ROOM_IDS
from backroom.games.animalcatraz.odds import DICE as TWO_DICE
from backroom.games.animalcatraz.odds import holding
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.view.parts import FightView, MemberView, Odds, RiotView, SideView


def fight_view(table: Table) -> FightView | None:
    b = table.b
    if b[at.FIGHT] == 0:
        return None
    return FightView(
        in_riot=b[at.FIGHT] == 2,
        room=ROOM_IDS[b[at.FIGHT_ROOM]],
        clashes=b[at.CLASHES],
        wins=[_win(table, side) for side in range(2)],
        loses=table.cards.riot_lose if b[at.FIGHT] == 2 else table.cards.fight_lose,
        attacker=b[at.TO_ATTACK],
        sides=[_side(table, side) for side in range(2)],
        odds=_clash_odds(table),
        bets={
            str(inmate): ["attacker", "other"][b[at.bet(inmate)] - 1]
            for inmate in range(int(table.inmates))
            if b[at.bet(inmate)] != 0
        },
    )


def _win(table: Table, side: int) -> int:
    if table.b[at.FIGHT] == 2:
        return int(table.cards.riot_win)
    return int(fight_end.reward(table, side, 1 - side))


def _side(table: Table, side: int) -> SideView:
    b, cards = table.b, table.cards
    inmate = int(b[at.side(side)])
    shown = [int(b[at.revealed(side, place)]) for place in range(2)]
    rolled = b[at.dice(side)] != 0
    return SideView(
        inmate=inmate,
        rival=rival_of(table, inmate),
        members=[m for m in (_member(table, side, n) for n in range(int(at.MEMBERS))) if m],
        fighter=None if b[at.fighter(side)] == at.NOBODY else b[at.fighter(side)],
        revealed=[cards.kind_ids[cards.kind_of[card]] for card in shown if card != at.NOTHING],
        chemist=b[at.with_chemist(side)] == 1,
        dice=b[at.dice(side)] if rolled else None,
        total=b[at.total(side)] if rolled else None,
    )


def _member(table: Table, side: int, member: int) -> MemberView | None:
    """One who takes part, injured or not; the board of one that is out does not (AZ-377)."""
    if fighters.inmates_of_side(table, side, member // 3) == at.NOBODY:
        return None
    injured = bool((table.b[at.injured(side)] >> member) & 1)
    if not injured and not fighters.is_up(table, side, member):
        return None
    gangster = int(fighters.gangster_of(table, side, member))
    if gangster != at.NOBODY:
        who = table.cards.gangster_ids[gangster]
    elif member % 3 == 0:
        who = table.cards.inmate_ids[
            table.b[at.inmate_card(fighters.inmate_of(table, side, member))]
        ]
    else:
        return None  # an injured gangster has been discarded (AZ-438)
    return MemberView(member, who, fighters.force(table, side, member), injured)


def _clash_odds(table: Table) -> Odds | None:
    """Before the dice of the clash that has been arranged."""
    b = table.b
    if b[at.fighter(0)] == at.NOBODY or b[at.fighter(1)] == at.NOBODY or b[at.dice(0)] != 0:
        return None
    attacker = int(b[at.TO_ATTACK])
    return clash_odds(table, attacker, clash_strength(table, attacker))


def clash_strength(table: Table, side: int) -> int:
    """Of the fighter with the cards shown, before the dice."""
    force = fighters.force(table, side, table.b[at.fighter(side)])
    return int(force + reveals.attack_value(table, side))


def clash_odds(table: Table, side: int, strength: int) -> Odds:
    """Of a side that would be so strong, against the other as it stands; a tie is the attacker's
    (AZ-388)."""
    lead = strength - clash_strength(table, 1 - side)
    own, other = (_clash_dice(table, one) for one in (side, 1 - side))
    if side == table.b[at.TO_ATTACK]:
        return Odds(*holding(lead, own, other))
    lost, of = holding(-lead, other, own)
    return Odds(of - lost, of)


def _clash_dice(table: Table, side: int) -> int:
    with_chemist = table.b[at.with_chemist(side)] == 1
    return TWO_DICE + (int(fighters.extra_dice(table, side)) if with_chemist else 0)


def riot_view(table: Table) -> RiotView | None:
    b = table.b
    if b[at.RIOT_LEFT] == 0:
        return None
    rivals = range(int(table.rivals))
    fallen = sorted((int(b[at.fell(rival)]), rival) for rival in rivals if b[at.fell(rival)] != 0)
    return RiotView(
        room=ROOM_IDS[b[at.RIOT_ROOM]],
        is_last=b[at.RIOT_LAST] == 1,
        rivals=[rival for rival in rivals if (b[at.RIOT_LEFT] >> rival) & 1],
        fell=[rival for _, rival in fallen],
    )
