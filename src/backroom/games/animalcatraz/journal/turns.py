"""Events: days, rounds, turns, guards, moves, stats and REP."""

from backroom.kernel.journal import Event


class MarkerMoved(Event, tag="marker_moved"):
    """A marker rose or fell; AZ-149."""

    inmate: str
    stat: str
    notches: int


class AbilityChanged(Event, tag="ability_changed"):
    """An ability was unlocked or lost; AZ-153."""

    inmate: str
    star: int
    unlocked: bool


class TurnedPrimal(Event, tag="turned_primal"):
    """An inmate shows its Primal side; AZ-158."""

    inmate: str


class PrimalEnded(Event, tag="primal_ended"):
    """AZ-166."""

    inmate: str


class RepChanged(Event, tag="rep_changed"):
    """A rival's REP, and why it changed; AZ-188 to AZ-191."""

    rival: list[str]
    by: int
    rep: int
    reason: str


class RankReached(Event, tag="rank_reached"):
    """A rank for the first time: a base, and in Advanced games Trash Tags; AZ-184, AZ-185."""

    rival: list[str]
    rank: str
    bases: int
    trash_tags: int


class Began(Event, tag="began"):
    """The game is set up: who has which cell, by number of the cell, and where the guards are."""

    cells: dict[str, list[int]]
    inmates: list[str] | None
    guards: dict[str, str]
    warden: str | None = None


class InmateTaken(Event, tag="inmate_taken"):
    """A seat runs this inmate; AZ-034 to AZ-037."""

    seat: int
    inmate: str


class ContrabandDrawn(Event, tag="contraband_drawn"):
    """A card from the chair into a cell; AZ-048, AZ-080, AZ-590."""

    rival: list[str]
    cell: str
    card: str | None


class RoundBegan(Event, tag="round_began"):
    """AZ-068."""

    day: int
    round: int


class Toothbrush(Event, tag="toothbrush"):
    """Who plays first; AZ-073."""

    rival: list[str]


class TieRolled(Event, tag="tie_rolled"):
    """Two dice to break a tie; AZ-074, AZ-485."""

    rival: list[str]
    dice: int


class GuardsMoved(Event, tag="guards_moved"):
    """The guard die or tile; with an arrow the guards went one room on; AZ-118 to AZ-120."""

    letter: str
    arrow: bool


class WardenMoved(Event, tag="warden_moved"):
    """AZ-668."""

    dice: int
    room: str


class Trafficked(Event, tag="trafficked"):
    """A Trafficker brings extra cards; AZ-590."""

    inmate: str
    die: int
    count: int


class EventTurned(Event, tag="event_turned"):
    """AZ-084."""

    event_card: str


class TookPart(Event, tag="took_part"):
    """An inmate has taken part in the Event; AZ-195, AZ-205."""

    inmate: str
    event_card: str


class EventRoll(Event, tag="event_roll"):
    """Two dice and a level for the Event; chapter 5.1."""

    inmate: str
    dice: int
    total: int
    target: int


class CellCardLost(Event, tag="cell_card_lost"):
    """An Event takes a random card out of a cell."""

    rival: list[str]
    cell: str
    card: str | None


class SentToHole(Event, tag="sent_to_hole"):
    """AZ-209, AZ-211."""

    inmate: str
    cards: int


class LeftHole(Event, tag="left_hole"):
    """AZ-216."""

    inmate: str


class StoodUp(Event, tag="stood_up"):
    """AZ-434."""

    inmate: str


class TollPaid(Event, tag="toll_paid"):
    """A card for the Warden, or for the inmate that owns him; AZ-671, AZ-654."""

    inmate: str
    to: str | None
    card: str | None


class CannotPay(Event, tag="cannot_pay"):
    """Nothing to pay the Warden with; AZ-677."""

    inmate: str


class TurnBegan(Event, tag="turn_began"):
    inmate: str


class TurnEnded(Event, tag="turn_ended"):
    inmate: str


class NightFell(Event, tag="night_fell"):
    """AZ-087."""

    day: int


class TrashTagGiven(Event, tag="trash_tag_given"):
    """AZ-683."""

    giver: list[str]
    rival: list[str]


class RiotBegan(Event, tag="riot_began"):
    """AZ-463, AZ-480."""

    room: str
    last: bool


class RiotWon(Event, tag="riot_won"):
    """AZ-498."""

    rival: list[str]


class Won(Event, tag="won"):
    """The game is over; AZ-001, AZ-003, AZ-004."""

    rival: list[str]
