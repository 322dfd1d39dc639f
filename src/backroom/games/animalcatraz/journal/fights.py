"""Events: fights, injuries, traps and bets.

A fighter is the id of an inmate or of a gangster.
"""

from backroom.kernel.journal import Event


class Injured(Event, tag="injured"):
    """An inmate is brought to its cell. Outside fights its board loses cards."""

    inmate: str
    actions: int
    cards: int
    lying: bool


class UpgradeShown(Event, tag="upgrade_shown"):
    """An upgrade that was not placed does its work."""

    inmate: str
    card: str


class TrapSprung(Event, tag="trap_sprung"):
    """A cell trap springs; who is immune takes no harm."""

    inmate: str
    immune: bool


# Fights.


class FightBegan(Event, tag="fight_began"):
    """An inmate attacks another; in a Riot one rival attacks another."""

    attacker: list[str]
    victim: list[str]
    room: str
    riot: bool


class ClashBegan(Event, tag="clash_began"):
    """Who attacks whom."""

    attacker: str
    defender: str


class ChemistDeclared(Event, tag="chemist_declared"):
    """One more die for this side from now on."""

    inmate: str


class Revealed(Event, tag="revealed"):
    """A fighter shows a weapon or a drug."""

    fighter: str
    card: str


class Rearranged(Event, tag="rearranged"):
    """A side moves its carried cards unseen."""

    inmate: str


class ClashRolled(Event, tag="clash_rolled"):
    """The dice of both fighters, and their totals."""

    attacker: str
    defender: str
    attacker_dice: int
    defender_dice: int
    attacker_total: int
    defender_total: int


class Rerolled(Event, tag="rerolled"):
    """Die-Hard rolls again."""

    fighter: str
    dice: int
    total: int


class ClashWon(Event, tag="clash_won"):
    """Who won a clash."""

    winner: str
    loser: str


class ArmourUsed(Event, tag="armour_used"):
    """A beaten fighter shows its armour."""

    fighter: str
    card: str


class WeaponGone(Event, tag="weapon_gone"):
    """A weapon breaks or was for one use only."""

    fighter: str
    card: str


class GangsterHurt(Event, tag="gangster_hurt"):
    """A gangster loses levels of Force."""

    gangster: str
    levels: int


class Bleeds(Event, tag="bleeds"):
    """An inmate bleeds from now on."""

    inmate: str


class FighterInjured(Event, tag="fighter_injured"):
    """A member is injured and loses its cards to the Infirmary pile."""

    fighter: str
    cards: int


class TriedToAbandon(Event, tag="tried_to_abandon"):
    """A die to get away from a fight."""

    inmate: str
    die: int
    gone: bool


class FightEnded(Event, tag="fight_ended"):
    """Who won, and how the other side lost: beaten, abandoned or scapegoat."""

    winner: list[str]
    loser: list[str]
    how: str


class DrewAfterFight(Event, tag="drew_after_fight"):
    """Rookie draws a card into his cell."""

    inmate: str
    card: str | None = None


# Bets.


class BetPlaced(Event, tag="bet_placed"):
    """Sticky Fingers bets on the attacker or thief, or on the other one."""

    inmate: str
    on_attacker: bool
    theft: bool = False  # or a clash


class BetSettled(Event, tag="bet_settled"):
    """Whether a bet was right."""

    inmate: str
    right: bool


class BetCard(Event, tag="bet_card"):
    """The card won with a bet goes into his cell or among his carried cards."""

    inmate: str
    to_cell: bool
    card: str | None = None
