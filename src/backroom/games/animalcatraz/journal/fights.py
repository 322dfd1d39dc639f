"""Events: fights, injuries, traps and bets.

A fighter is the id of an inmate or of a gangster.
"""

from backroom.kernel.journal import Event


class Injured(Event, tag="injured"):
    """An inmate is brought to its cell; AZ-425, AZ-428. Outside fights its board loses cards."""

    inmate: str
    actions: int
    cards: int
    lying: bool


class UpgradeShown(Event, tag="upgrade_shown"):
    """An upgrade that was not placed does its work; AZ-271."""

    inmate: str
    card: str


class TrapSprung(Event, tag="trap_sprung"):
    """AZ-317; or Vinnie takes no harm, AZ-646."""

    inmate: str
    immune: bool


# Fights.


class FightBegan(Event, tag="fight_began"):
    """An inmate attacks another; in a Riot one rival attacks another; AZ-378, AZ-492."""

    attacker: list[str]
    victim: list[str]
    room: str
    riot: bool


class ClashBegan(Event, tag="clash_began"):
    """Who attacks whom; AZ-396."""

    attacker: str
    defender: str


class ChemistDeclared(Event, tag="chemist_declared"):
    """One more die for this side from now on; AZ-598."""

    inmate: str


class Revealed(Event, tag="revealed"):
    """A fighter shows a weapon or a drug; AZ-381."""

    fighter: str
    card: str


class Rearranged(Event, tag="rearranged"):
    """A side moves its carried cards unseen; AZ-398."""

    inmate: str


class ClashRolled(Event, tag="clash_rolled"):
    """The dice of both fighters, and their totals; AZ-386."""

    attacker: str
    defender: str
    attacker_dice: int
    defender_dice: int
    attacker_total: int
    defender_total: int


class Rerolled(Event, tag="rerolled"):
    """Die-Hard rolls again; AZ-552."""

    fighter: str
    dice: int
    total: int


class ClashWon(Event, tag="clash_won"):
    """AZ-387."""

    winner: str
    loser: str


class ArmourUsed(Event, tag="armour_used"):
    """AZ-391."""

    fighter: str
    card: str


class WeaponGone(Event, tag="weapon_gone"):
    """A weapon breaks or was for one use only; AZ-392, AZ-423, AZ-632."""

    fighter: str
    card: str


class GangsterHurt(Event, tag="gangster_hurt"):
    """A gangster loses levels of Force; AZ-393."""

    gangster: str
    levels: int


class Bleeds(Event, tag="bleeds"):
    """AZ-593."""

    inmate: str


class FighterInjured(Event, tag="fighter_injured"):
    """A member is injured and loses its cards to the Infirmary pile; AZ-421, AZ-438."""

    fighter: str
    cards: int


class TriedToAbandon(Event, tag="tried_to_abandon"):
    """AZ-405."""

    inmate: str
    die: int
    gone: bool


class FightEnded(Event, tag="fight_ended"):
    """Who won, and how the other side lost: beaten, abandoned or scapegoat; AZ-410, AZ-572."""

    winner: list[str]
    loser: list[str]
    how: str


class DrewAfterFight(Event, tag="drew_after_fight"):
    """Rookie draws a card into his cell; AZ-665."""

    inmate: str
    card: str | None = None


# Bets.


class BetPlaced(Event, tag="bet_placed"):
    """Sticky Fingers bets on the attacker or thief, or on the other one; AZ-623."""

    inmate: str
    on_attacker: bool


class BetSettled(Event, tag="bet_settled"):
    """AZ-625."""

    inmate: str
    right: bool


class BetCard(Event, tag="bet_card"):
    """The card won with a bet goes into his cell or among his carried cards; AZ-626."""

    inmate: str
    to_cell: bool
    card: str | None = None
