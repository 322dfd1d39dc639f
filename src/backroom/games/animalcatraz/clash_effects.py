"""What abilities make of a clash that has just been decided: brawlers, killers and thick skins."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import reveals, telling
from backroom.games.animalcatraz.cards import (
    BLEED,
    BREAK_WEAPON,
    CRUSH,
    HURT_WINNER,
    NONE,
    TORMENT_WIN,
)
from backroom.games.animalcatraz.fighters import fighting_inmate, gangster_of, has_ability
from backroom.games.animalcatraz.inmates import ability, cure_bleeding, lower_stat, raise_stat
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64


def after_result(table: Table, winner: i64) -> None:
    """All of them look at the same blow: none takes effect before every one has been found."""
    b = table.b
    loser: i64 = 1 - winner
    margin: i64 = b[at.total(winner)] - b[at.total(loser)]
    breaks: i64 = blow_to_loser(table, winner, BREAK_WEAPON, margin)
    hurts: i64 = blow_to_loser(table, winner, HURT_WINNER, margin)
    torments: i64 = torment(table, winner)
    crush(table, winner, margin)
    bleed(table, winner)
    if torments != NONE:
        stat: i64 = table.cards.ability_stat[torments]
        notches: i64 = table.cards.ability_n[torments]
        lower_stat(table, fighting_inmate(table, loser), stat, notches, "AZ-659")
        raise_stat(table, fighting_inmate(table, winner), stat, notches, "AZ-659")
    if breaks != NONE:
        reveals.break_weapons(table, winner, "AZ-632")
    if hurts != NONE:
        notches = table.cards.ability_more[hurts]
        hurt(table, winner, table.cards.ability_stat[hurts], notches, "AZ-633", "AZ-634")


def blow_to_loser(table: Table, winner: i64, kind: i64, margin: i64) -> i64:
    """Sick Barger's abilities: beaten himself, with a weapon, by less than the margin."""
    loser: i64 = 1 - winner
    if table.b[at.fighter(loser)] % 3 != 0 or not reveals.is_armed(table, winner):
        return NONE
    found: i64 = ability(table, fighting_inmate(table, loser), kind)
    return found if found != NONE and margin < table.cards.ability_n[found] else NONE


def torment(table: Table, winner: i64) -> i64:
    """AZ-661: Hector himself, with a weapon, against an inmate."""
    b = table.b
    if b[at.fighter(winner)] % 3 != 0 or b[at.fighter(1 - winner)] % 3 != 0:
        return NONE
    if not reveals.is_armed(table, winner):
        return NONE
    return ability(table, fighting_inmate(table, winner), TORMENT_WIN)


def crush(table: Table, winner: i64, margin: i64) -> None:
    """AZ-550, AZ-551: Bonecrusher, unarmed, against an inmate."""
    b = table.b
    if not has_ability(table, winner, b[at.fighter(winner)], CRUSH):
        return
    gangster: i64 = gangster_of(table, winner, b[at.fighter(winner)])
    if reveals.is_armed(table, winner) or margin < table.cards.gang_more[gangster]:
        return
    if b[at.fighter(1 - winner)] % 3 == 0:
        lower_stat(
            table,
            fighting_inmate(table, 1 - winner),
            table.cards.gang_stat_hit[gangster],
            table.cards.gang_n[gangster],
            "AZ-550",
        )


def bleed(table: Table, winner: i64) -> None:
    """AZ-593, AZ-594: the Assassin beats any member, and the inmate of that board bleeds."""
    b = table.b
    if not has_ability(table, winner, b[at.fighter(winner)], BLEED):
        return
    gangster: i64 = gangster_of(table, winner, b[at.fighter(winner)])
    victim: i64 = fighting_inmate(table, 1 - winner)
    b[at.bleeding(victim)] = 1 + gangster
    if table.journal is not None:
        telling.fights.bleeds(table.journal, table, victim, "AZ-593")
    notches: i64 = table.cards.gang_n[gangster]
    lower_stat(table, victim, table.cards.gang_stat_hit[gangster], notches, "AZ-593")
    if b[at.ACTIVE] == victim:
        cure_bleeding(table, victim)  # AZ-595: it has attacked in the Infirmary


def hurt(table: Table, side: i64, stat: i64, n: i64, rule: str, gang_rule: str) -> None:
    """The fighter of a side loses notches, a gangster whole levels of Force."""
    b = table.b
    gangster: i64 = gangster_of(table, side, b[at.fighter(side)])
    if gangster == at.NOBODY:
        lower_stat(table, fighting_inmate(table, side), stat, n, rule)
        return
    lost: i64 = min(b[at.gang_lost(gangster)] + n, table.cards.gang_force[gangster])
    if table.journal is not None and lost != b[at.gang_lost(gangster)]:
        telling.fights.gangster_hurt(
            table.journal, table, gangster, lost - b[at.gang_lost(gangster)], gang_rule
        )
    b[at.gang_lost(gangster)] = lost
