"""Events: corruption, crimes, tags, wings, plans, escapes and fugitives."""

from backroom.kernel.journal import Event


class CorruptionTried(Event, tag="corruption_tried"):
    """An attempt on a guard; AZ-324 to AZ-336."""

    inmate: str
    guard: str
    dice: int
    total: int
    needed: int
    success: bool
    bribe: str | None = None


class CrimeDrawn(Event, tag="crime_drawn"):
    """AZ-275. Only the drawer sees which."""

    inmate: str
    crime: str | None = None


class CrimeGivenUp(Event, tag="crime_given_up"):
    """A Crime card goes under the deck unseen; AZ-277, AZ-278."""

    inmate: str
    crime: str | None = None


class CrimeCompleted(Event, tag="crime_completed"):
    """AZ-281."""

    inmate: str
    crime: str
    points: int | None = None  # Crime points of the rival so far, with Crime Lord (AZ-725)


class TagPlaced(Event, tag="tag_placed"):
    """A Gang Tag on the current round, perhaps in place of another; AZ-285 to AZ-287."""

    rival: list[str]
    round: int
    replaced: list[str] | None = None


class TagLifted(Event, tag="tag_lifted"):
    """A Gang Tag leaves another round of the indicator; AZ-289, AZ-304."""

    rival: list[str]
    round: int


class WingClaimed(Event, tag="wing_claimed"):
    """AZ-297."""

    rival: list[str]
    cell: int


class WingLost(Event, tag="wing_lost"):
    """AZ-303."""

    rival: list[str]
    cell: int


class CardPut(Event, tag="card_put"):
    """A card lies face down in a spare cell; AZ-294. Only its owner sees which."""

    inmate: str
    cell: int
    spare: int
    card: str | None = None


class SpareTaken(Event, tag="spare_taken"):
    """A card was taken out of a spare cell and shown; AZ-310."""

    inmate: str
    cell: int
    spare: int
    card: str


class PlanDrawn(Event, tag="plan_drawn"):
    """AZ-346, AZ-348. Only the drawer sees it; an old plan goes under the pile."""

    inmate: str
    exchanged: bool
    plan: str | None = None


class PlanRevealed(Event, tag="plan_revealed"):
    """AZ-353, AZ-354."""

    rival: list[str]
    plan: str


class ToolSecured(Event, tag="tool_secured"):
    """AZ-357."""

    inmate: str
    card: str


class ToolDropped(Event, tag="tool_dropped"):
    """A secured tool is of no use to the new plan; AZ-351."""

    rival: list[str]
    card: str


class ToolShown(Event, tag="tool_shown"):
    """A carried tool helps in an attempt; AZ-366."""

    inmate: str
    card: str


class LockTried(Event, tag="lock_tried"):
    """A roll for the red or the green lock of a plan or Fugitive card; AZ-362, AZ-363, AZ-737."""

    inmate: str
    lock: str
    dice: int
    total: int
    needed: int
    success: bool


class EscapeFailed(Event, tag="escape_failed"):
    """AZ-367 to AZ-370."""

    inmate: str
    cards: int


class Escaped(Event, tag="escaped"):
    """AZ-364."""

    inmate: str


class FugitiveCardTurned(Event, tag="fugitive_card_turned"):
    """AZ-740."""

    inmate: str
    deck: int
    card: str


class GuardSacrificed(Event, tag="guard_sacrificed"):
    """The locks rise or fall; AZ-735, AZ-736."""

    rival: list[str]
    guard: str
    shift: int


class FugitivePassed(Event, tag="fugitive_passed"):
    """A fugitive is past a deck; AZ-738."""

    inmate: str
    deck: int
