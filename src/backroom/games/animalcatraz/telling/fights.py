"""Fights, injuries, traps and bets, told."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.journal import fights as events
from backroom.games.animalcatraz.state import Table, partner_of, rival_of
from backroom.games.animalcatraz.telling.things import (
    card_id,
    gangster_id,
    member_id,
    place_id,
    seats_of,
)
from backroom.games.animalcatraz.telling.who import inmate_id, inmate_ids, rival_ids
from backroom.kernel.journal import Journal

HOW = ["beaten", "abandoned", "scapegoat"]


def injured(
    journal: Journal, table: Table, inmate: int, actions: int, cards: int, rule: str
) -> None:
    journal.tell(
        events.Injured(
            rule=rule,
            inmate=inmate_id(table, inmate),
            actions=actions,
            cards=cards,
            lying=table.b[at.lying(inmate)] != 0,
        )
    )


def upgrade_shown(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.UpgradeShown(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )


def trap_sprung(journal: Journal, table: Table, inmate: int, immune: bool, rule: str) -> None:
    journal.tell(events.TrapSprung(rule=rule, inmate=inmate_id(table, inmate), immune=immune))


# Fights.


def _side(table: Table, side: int) -> list[str]:
    """The inmate of a side; in a Riot all of a rival's."""
    inmate = int(table.b[at.side(side)])
    if table.b[at.FIGHT] == 2:
        return rival_ids(table, int(rival_of(table, inmate)))
    return inmate_ids(table, [inmate])


def _inmate(table: Table, side: int) -> int:
    """The inmate of the board from which a side fights."""
    inmate = int(table.b[at.side(side)])
    return inmate if table.b[at.fighter(side)] < 3 else int(partner_of(table, inmate))


def _fighter(table: Table, side: int) -> str:
    return member_id(table, _inmate(table, side), int(table.b[at.fighter(side)]) % 3)


def fight_began(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(
        events.FightBegan(
            rule=rule,
            attacker=_side(table, 0),
            victim=_side(table, 1),
            room=place_id(int(table.b[at.FIGHT_ROOM])),
            riot=table.b[at.FIGHT] == 2,
        )
    )


def clash_began(journal: Journal, table: Table, rule: str) -> None:
    attacking = int(table.b[at.TO_ATTACK])
    journal.tell(
        events.ClashBegan(
            rule=rule, attacker=_fighter(table, attacking), defender=_fighter(table, 1 - attacking)
        )
    )


def chemist_declared(journal: Journal, table: Table, side: int, rule: str) -> None:
    journal.tell(events.ChemistDeclared(rule=rule, inmate=inmate_id(table, _inmate(table, side))))


def revealed(journal: Journal, table: Table, side: int, card: int, rule: str) -> None:
    journal.tell(
        events.Revealed(rule=rule, fighter=_fighter(table, side), card=card_id(table, card))
    )


def rearranged(journal: Journal, table: Table, side: int, rule: str) -> None:
    journal.tell(events.Rearranged(rule=rule, inmate=inmate_id(table, _inmate(table, side))))


def rolled(journal: Journal, table: Table, rule: str) -> None:
    attacking = int(table.b[at.TO_ATTACK])
    journal.tell(
        events.ClashRolled(
            rule=rule,
            attacker=_fighter(table, attacking),
            defender=_fighter(table, 1 - attacking),
            attacker_dice=table.b[at.dice(attacking)],
            defender_dice=table.b[at.dice(1 - attacking)],
            attacker_total=table.b[at.total(attacking)],
            defender_total=table.b[at.total(1 - attacking)],
        )
    )


def rerolled(journal: Journal, table: Table, side: int, rule: str) -> None:
    journal.tell(
        events.Rerolled(
            rule=rule,
            fighter=_fighter(table, side),
            dice=table.b[at.dice(side)],
            total=table.b[at.total(side)],
        )
    )


def clash_won(journal: Journal, table: Table, winner: int, rule: str) -> None:
    journal.tell(
        events.ClashWon(
            rule=rule, winner=_fighter(table, winner), loser=_fighter(table, 1 - winner)
        )
    )


def armour_used(journal: Journal, table: Table, side: int, card: int, rule: str) -> None:
    journal.tell(
        events.ArmourUsed(rule=rule, fighter=_fighter(table, side), card=card_id(table, card))
    )


def weapon_gone(journal: Journal, table: Table, side: int, card: int, rule: str) -> None:
    journal.tell(
        events.WeaponGone(rule=rule, fighter=_fighter(table, side), card=card_id(table, card))
    )


def gangster_hurt(journal: Journal, table: Table, gangster: int, levels: int, rule: str) -> None:
    journal.tell(
        events.GangsterHurt(rule=rule, gangster=gangster_id(table, gangster), levels=levels)
    )


def bleeds(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.Bleeds(rule=rule, inmate=inmate_id(table, inmate)))


def fighter_injured(journal: Journal, table: Table, side: int, cards: int, rule: str) -> None:
    journal.tell(events.FighterInjured(rule=rule, fighter=_fighter(table, side), cards=cards))


def tried_to_abandon(
    journal: Journal, table: Table, side: int, die: int, gone: bool, rule: str
) -> None:
    inmate = inmate_id(table, int(table.b[at.side(side)]))
    journal.tell(events.TriedToAbandon(rule=rule, inmate=inmate, die=die, gone=gone))


def fight_ended(journal: Journal, table: Table, winner: int, how: int, rule: str) -> None:
    journal.tell(
        events.FightEnded(
            rule=rule, winner=_side(table, winner), loser=_side(table, 1 - winner), how=HOW[how]
        )
    )


def drew_after_fight(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.DrewAfterFight(rule=rule, inmate=who),
        events.DrewAfterFight(rule=rule, inmate=who, card=card_id(table, card)),
        seats_of(table, int(rival_of(table, inmate))),
    )


# Bets.


def bet(journal: Journal, table: Table, inmate: int, on_attacker: bool, rule: str) -> None:
    journal.tell(
        events.BetPlaced(
            rule=rule,
            inmate=inmate_id(table, inmate),
            on_attacker=on_attacker,
            theft=table.b[at.FIGHT] == 0,
        )
    )


def bet_settled(journal: Journal, table: Table, inmate: int, right: bool, rule: str) -> None:
    journal.tell(events.BetSettled(rule=rule, inmate=inmate_id(table, inmate), right=right))


def won_bet(
    journal: Journal, table: Table, inmate: int, card: int, to_cell: bool, rule: str
) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.BetCard(rule=rule, inmate=who, to_cell=to_cell),
        events.BetCard(rule=rule, inmate=who, to_cell=to_cell, card=card_id(table, card)),
        seats_of(table, int(rival_of(table, inmate))),
    )
