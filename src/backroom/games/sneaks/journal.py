"""What happened at a table of Sneaks & Snitches, as typed events.

Seats are numbers, sites letters, loot its id, colours b, g, r or y; tokens are counted in that
order. What the reader may not see is null.
"""

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The table is set up; SN-12."""

    seats: int


class Dealt(Event, tag="dealt"):
    """The start tokens of a seat; SN-18."""

    seat: int
    tokens: list[int]


class Refilled(Event, tag="refilled"):
    """Empty sites got loot from the deck, at set-up and after a round; SN-23, SN-79."""

    cards: dict[str, str]
    left: int


class RoundBegan(Event, tag="round_began"):
    """All seats may plan; with two seats, who holds the ally; SN-25, SN-123."""

    round: int
    ally: int | None = None


class Planned(Event, tag="planned"):
    """A seat has finished its plan; SN-32. Only its own seat gets the sites."""

    seat: int
    sneaks: list[str] | None = None
    snitches: list[str] | None = None


class SneaksRevealed(Event, tag="sneaks_revealed"):
    """The first step of the reveal, by seat; SN-33."""

    plans: list[list[str]]


class SnitchesRevealed(Event, tag="snitches_revealed"):
    """The second step of the reveal, by seat; SN-33."""

    plans: list[list[str]]


class Guarded(Event, tag="guarded"):
    """Snitches of some seats kept the loot at a site, and sneaks of others got nothing; SN-37."""

    site: str
    guards: list[int]
    sneaks: list[int]


class Vanished(Event, tag="vanished"):
    """Nobody came, and the loot is discarded; SN-43."""

    site: str
    loot: str


class Contested(Event, tag="contested"):
    """Sneaks of several seats met. Enough: whether there are cards for all; SN-41, SN-75."""

    site: str
    sneaks: list[int]
    enough: bool


class DrewStash(Event, tag="drew_stash"):
    """A seat drew a stash card, whose colour only it may see; SN-88."""

    seat: int
    colour: str | None = None


class Stole(Event, tag="stole"):
    """A seat got the loot of a site; SN-39."""

    seat: int
    site: str
    loot: str


class Paid(Event, tag="paid"):
    """Loot paid its tokens. Missing: those that the bank lacks; SN-45, SN-46, SN-69."""

    seat: int
    tokens: list[int]
    missing: int = 0


class Took(Event, tag="took"):
    """A seat took a token of its choosing; SN-47, SN-69."""

    seat: int
    colour: str


class Forfeited(Event, tag="forfeited"):
    """The bank is empty, and what was still due is lost; SN-72."""

    seat: int
    number: int


class Traded(Event, tag="traded"):
    """One exchange of an intrigue; SN-51."""

    seat: int
    partner: int
    taken: str
    given: str


class Stopped(Event, tag="stopped"):
    """The thief ended the intrigues; SN-50."""

    seat: int


class NothingToTrade(Event, tag="nothing_to_trade"):
    """No exchange was possible; SN-58."""

    seat: int


class Collapsed(Event, tag="collapsed"):
    """Documents cost all but the thief half their tokens of a colour, by seat; SN-61."""

    seat: int
    colour: str
    losses: list[int]


class RanOut(Event, tag="ran_out"):
    """The deck has fewer cards than there are empty sites; SN-82."""

    holes: int
    left: int


class StashShown(Event, tag="stash_shown"):
    """A seat shows its stash cards for scoring, by colour; SN-96."""

    seat: int
    stash: list[int]


class ColourScored(Event, tag="colour_scored"):
    """A category was scored; SN-96, SN-97. Lists are by seat."""

    colour: str
    totals: list[int]
    points: list[int]


class Ended(Event, tag="ended"):
    """The result; SN-111, SN-112. Lists are by seat."""

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
