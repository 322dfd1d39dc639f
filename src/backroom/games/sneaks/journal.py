"""What happened at a table of Sneaks & Snitches, as typed events.

Seats are numbers, sites letters, loot its id, colours b, g, r or y; tokens are counted in that
order. What the reader may not see is null.
"""

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The table is set up."""

    seats: int


class Dealt(Event, tag="dealt"):
    """The start tokens of a seat."""

    seat: int
    tokens: list[int]


class Refilled(Event, tag="refilled"):
    """Empty sites got loot from the deck, at set-up and after a round."""

    cards: dict[str, str]
    left: int


class RoundBegan(Event, tag="round_began"):
    """All seats may plan; with two seats, who holds the ally."""

    round: int
    ally: int | None = None


class Planned(Event, tag="planned"):
    """A seat has finished its plan. Only its own seat gets the sites."""

    seat: int
    sneaks: list[str] | None = None
    snitches: list[str] | None = None


class SneaksRevealed(Event, tag="sneaks_revealed"):
    """The first step of the reveal, by seat."""

    plans: list[list[str]]


class SnitchesRevealed(Event, tag="snitches_revealed"):
    """The second step of the reveal, by seat."""

    plans: list[list[str]]


class Guarded(Event, tag="guarded"):
    """Snitches of some seats kept the loot at a site, and sneaks of others got nothing."""

    site: str
    guards: list[int]
    sneaks: list[int]


class Vanished(Event, tag="vanished"):
    """Nobody came, and the loot is discarded."""

    site: str
    loot: str


class Contested(Event, tag="contested"):
    """Sneaks of several seats met. Enough: whether there are cards for all."""

    site: str
    sneaks: list[int]
    enough: bool


class DrewStash(Event, tag="drew_stash"):
    """A seat drew a stash card, whose colour only it may see."""

    seat: int
    colour: str | None = None


class Stole(Event, tag="stole"):
    """A seat got the loot of a site."""

    seat: int
    site: str
    loot: str


class Paid(Event, tag="paid"):
    """Loot paid its tokens. Missing: those that the bank lacks."""

    seat: int
    tokens: list[int]
    missing: int = 0


class Took(Event, tag="took"):
    """A seat took a token of its choosing."""

    seat: int
    colour: str


class Forfeited(Event, tag="forfeited"):
    """The bank is empty, and what was still due is lost."""

    seat: int
    number: int


class Traded(Event, tag="traded"):
    """One exchange of an intrigue."""

    seat: int
    partner: int
    taken: str
    given: str


class Stopped(Event, tag="stopped"):
    """The thief ended the intrigues."""

    seat: int


class NothingToTrade(Event, tag="nothing_to_trade"):
    """No exchange was possible."""

    seat: int


class Collapsed(Event, tag="collapsed"):
    """Documents cost all but the thief half their tokens of a colour, by seat."""

    seat: int
    colour: str
    losses: list[int]


class RanOut(Event, tag="ran_out"):
    """The deck has fewer cards than there are empty sites."""

    holes: int
    left: int


class StashShown(Event, tag="stash_shown"):
    """A seat shows its stash cards for scoring, by colour."""

    seat: int
    stash: list[int]


class ColourScored(Event, tag="colour_scored"):
    """A category was scored. Lists are by seat."""

    colour: str
    totals: list[int]
    points: list[int]


class Ended(Event, tag="ended"):
    """The result. Lists are by seat."""

    items: list[int]
    points: list[int]
    places: list[int]


SneaksEvent = (
    Began
    | Dealt
    | Refilled
    | RoundBegan
    | Planned
    | SneaksRevealed
    | SnitchesRevealed
    | Guarded
    | Vanished
    | Contested
    | DrewStash
    | Stole
    | Paid
    | Took
    | Forfeited
    | Traded
    | Stopped
    | NothingToTrade
    | Collapsed
    | RanOut
    | StashShown
    | ColourScored
    | Ended
)
