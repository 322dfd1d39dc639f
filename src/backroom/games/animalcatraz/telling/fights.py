"""Fights, injuries, traps and bets, told."""

from backroom.games.animalcatraz.board import (
    DICE,
    FIGHT,
    FIGHT_ROOM,
    FIGHTER,
    LYING,
    SIDE,
    TO_ATTACK,
    TOTAL,
)
from backroom.games.animalcatraz.journal import fights as events
from backroom.games.animalcatraz.state import Table
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


def injured(journal: Journal, table: Table, inmate: int, actions: int, cards: int) -> None:
    journal.tell(
        events.Injured(
            inmate=inmate_id(table, inmate),
            actions=actions,
            cards=cards,
            lying=table.b[LYING + inmate] != 0,
        )
    )


def upgrade_shown(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.UpgradeShown(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def trap_sprung(journal: Journal, table: Table, inmate: int, immune: bool) -> None:
    journal.tell(events.TrapSprung(inmate=inmate_id(table, inmate), immune=immune))


# Fights.


def _side(table: Table, side: int) -> list[str]:
    """The inmate of a side; in a Riot all of a rival's."""
    inmate = int(table.b[SIDE + side])
    if table.b[FIGHT] == 2:
        return rival_ids(table, int(table.rival_of(inmate)))
    return inmate_ids(table, [inmate])


def _inmate(table: Table, side: int) -> int:
    """The inmate of the board from which a side fights."""
    inmate = int(table.b[SIDE + side])
    return inmate if table.b[FIGHTER + side] < 3 else int(table.partner_of(inmate))


def _fighter(table: Table, side: int) -> str:
    return member_id(table, _inmate(table, side), int(table.b[FIGHTER + side]) % 3)


def fight_began(journal: Journal, table: Table) -> None:
    journal.tell(
        events.FightBegan(
            attacker=_side(table, 0),
            victim=_side(table, 1),
            room=place_id(int(table.b[FIGHT_ROOM])),
            riot=table.b[FIGHT] == 2,
        )
    )


def clash_began(journal: Journal, table: Table) -> None:
    attacking = int(table.b[TO_ATTACK])
    journal.tell(
        events.ClashBegan(
            attacker=_fighter(table, attacking), defender=_fighter(table, 1 - attacking)
        )
    )


def chemist_declared(journal: Journal, table: Table, side: int) -> None:
    journal.tell(events.ChemistDeclared(inmate=inmate_id(table, _inmate(table, side))))


def revealed(journal: Journal, table: Table, side: int, card: int) -> None:
    journal.tell(events.Revealed(fighter=_fighter(table, side), card=card_id(table, card)))


def rearranged(journal: Journal, table: Table, side: int) -> None:
    journal.tell(events.Rearranged(inmate=inmate_id(table, _inmate(table, side))))


def rolled(journal: Journal, table: Table) -> None:
    attacking = int(table.b[TO_ATTACK])
    journal.tell(
        events.ClashRolled(
            attacker=_fighter(table, attacking),
            defender=_fighter(table, 1 - attacking),
            attacker_dice=table.b[DICE + attacking],
            defender_dice=table.b[DICE + 1 - attacking],
            attacker_total=table.b[TOTAL + attacking],
            defender_total=table.b[TOTAL + 1 - attacking],
        )
    )


def rerolled(journal: Journal, table: Table, side: int) -> None:
    journal.tell(
        events.Rerolled(
            fighter=_fighter(table, side),
            dice=table.b[DICE + side],
            total=table.b[TOTAL + side],
        )
    )


def clash_won(journal: Journal, table: Table, winner: int) -> None:
    journal.tell(events.ClashWon(winner=_fighter(table, winner), loser=_fighter(table, 1 - winner)))


def armour_used(journal: Journal, table: Table, side: int, card: int) -> None:
    journal.tell(events.ArmourUsed(fighter=_fighter(table, side), card=card_id(table, card)))


def weapon_gone(journal: Journal, table: Table, side: int, card: int) -> None:
    journal.tell(events.WeaponGone(fighter=_fighter(table, side), card=card_id(table, card)))


def gangster_hurt(journal: Journal, table: Table, gangster: int, levels: int) -> None:
    journal.tell(events.GangsterHurt(gangster=gangster_id(table, gangster), levels=levels))


def bleeds(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.Bleeds(inmate=inmate_id(table, inmate)))


def fighter_injured(journal: Journal, table: Table, side: int, cards: int) -> None:
    journal.tell(events.FighterInjured(fighter=_fighter(table, side), cards=cards))


def tried_to_abandon(journal: Journal, table: Table, side: int, die: int, gone: bool) -> None:
    inmate = inmate_id(table, int(table.b[SIDE + side]))
    journal.tell(events.TriedToAbandon(inmate=inmate, die=die, gone=gone))


def fight_ended(journal: Journal, table: Table, winner: int, how: int) -> None:
    journal.tell(
        events.FightEnded(winner=_side(table, winner), loser=_side(table, 1 - winner), how=HOW[how])
    )


def drew_after_fight(journal: Journal, table: Table, inmate: int, card: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.DrewAfterFight(inmate=who),
        events.DrewAfterFight(inmate=who, card=card_id(table, card)),
        seats_of(table, int(table.rival_of(inmate))),
    )


# Bets.


def bet(journal: Journal, table: Table, inmate: int, on_attacker: bool) -> None:
    journal.tell(events.BetPlaced(inmate=inmate_id(table, inmate), on_attacker=on_attacker))


def bet_settled(journal: Journal, table: Table, inmate: int, right: bool) -> None:
    journal.tell(events.BetSettled(inmate=inmate_id(table, inmate), right=right))


def won_bet(journal: Journal, table: Table, inmate: int, card: int, to_cell: bool) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.BetCard(inmate=who, to_cell=to_cell),
        events.BetCard(inmate=who, to_cell=to_cell, card=card_id(table, card)),
        seats_of(table, int(table.rival_of(inmate))),
    )
