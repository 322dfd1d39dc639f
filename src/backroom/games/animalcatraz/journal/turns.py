"""Events: days, rounds, turns, guards, moves, stats and REP."""

from backroom.kernel.journal import Event


class MarkerMoved(Event, tag="marker_moved"):
    """A marker rose or fell."""

    inmate: str
    stat: str
    notches: int


class AbilityChanged(Event, tag="ability_changed"):
    """An ability was unlocked or lost."""

    inmate: str
    star: int
    unlocked: bool


class TurnedPrimal(Event, tag="turned_primal"):
    """An inmate shows its Primal side."""

    inmate: str


class PrimalEnded(Event, tag="primal_ended"):
    """An inmate calms down."""

    inmate: str


class RepChanged(Event, tag="rep_changed"):
    """A rival's REP, and why it changed."""

    rival: list[str]
    by: int
    rep: int
    reason: str


class RankReached(Event, tag="rank_reached"):
    """A rank for the first time: a base, and in Advanced games Trash Tags."""

    rival: list[str]
    rank: str
    bases: int
    trash_tags: int


class Began(Event, tag="began"):
    """The game is set up: who has which cell, by number of the cell, and where the guards are."""

    cells: dict[str, list[int]]
    guards: dict[str, str]
    warden: str | None = None


class InmateTaken(Event, tag="inmate_taken"):
    """A seat runs this inmate. It is told before anything else of the inmate."""

    seat: int
    inmate: str


class TakenOver(Event, tag="taken_over"):
    """A seat has left the table, and its partner runs its inmate too. Before the inmates are known
    none is named."""

    seat: int
    partner: int
    inmate: str | None


class ContrabandDrawn(Event, tag="contraband_drawn"):
    """A card from the chair into a cell."""

    rival: list[str]
    cell: str
    card: str | None


class RoundBegan(Event, tag="round_began"):
    """A round begins."""

    day: int
    round: int


class Toothbrush(Event, tag="toothbrush"):
    """Who plays first."""

    rival: list[str]


class TieRolled(Event, tag="tie_rolled"):
    """Two dice to break a tie."""

    rival: list[str]
    dice: int


class GuardsMoved(Event, tag="guards_moved"):
    """The guard die or tile; with an arrow the guards went one room on."""

    letter: str
    arrow: bool


class WardenMoved(Event, tag="warden_moved"):
    """The Warden goes to a room."""

    dice: int
    room: str


class Trafficked(Event, tag="trafficked"):
    """A Trafficker brings extra cards."""

    inmate: str
    die: int
    count: int


class EventTurned(Event, tag="event_turned"):
    """The next Event is turned up."""

    event_card: str


class TookPart(Event, tag="took_part"):
    """An inmate has taken part in the Event."""

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
    """An inmate goes to the Hole and loses what it carries."""

    inmate: str
    cards: int


class LeftHole(Event, tag="left_hole"):
    """An inmate comes out of the Hole."""

    inmate: str


class StoodUp(Event, tag="stood_up"):
    """An inmate that lay injured gets up."""

    inmate: str


class TollPaid(Event, tag="toll_paid"):
    """A card for the Warden, or for the inmate that owns him."""

    inmate: str
    to: str | None
    card: str | None


class CannotPay(Event, tag="cannot_pay"):
    """Nothing to pay the Warden with."""

    inmate: str


class TurnBegan(Event, tag="turn_began"):
    inmate: str


class TurnEnded(Event, tag="turn_ended"):
    inmate: str


class NightFell(Event, tag="night_fell"):
    """Night falls."""

    day: int


class TrashTagGiven(Event, tag="trash_tag_given"):
    """A rival insults another with a Trash Tag."""

    giver: list[str]
    rival: list[str]


class RiotBegan(Event, tag="riot_began"):
    """A Riot breaks out."""

    room: str
    last: bool


class RiotWon(Event, tag="riot_won"):
    """A rival is the last one standing in a Riot."""

    rival: list[str]


class Won(Event, tag="won"):
    """The game is over."""

    rival: list[str]
