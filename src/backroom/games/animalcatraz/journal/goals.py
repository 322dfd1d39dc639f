"""Events: corruption, crimes, tags, wings, plans, escapes and fugitives."""

from backroom.kernel.journal import Event


class CorruptionTried(Event, tag="corruption_tried"):
    """An attempt on a guard."""

    inmate: str
    guard: str
    dice: int
    total: int
    needed: int
    success: bool
    bribe: str | None = None


class CrimeDrawn(Event, tag="crime_drawn"):
    """A Crime card is drawn. Only the drawer sees which."""

    inmate: str
    crime: str | None = None


class CrimeGivenUp(Event, tag="crime_given_up"):
    """A Crime card goes under the deck unseen."""

    inmate: str
    crime: str | None = None


class CrimeCompleted(Event, tag="crime_completed"):
    """A Crime is completed and shown."""

    inmate: str
    crime: str
    points: int | None = None  # Crime points of the rival so far, with Crime Lord (AZ-725)


class TagPlaced(Event, tag="tag_placed"):
    """A Gang Tag on the current round, perhaps in place of another."""

    rival: list[str]
    round: int
    replaced: list[str] | None = None


class TagLifted(Event, tag="tag_lifted"):
    """A Gang Tag leaves another round of the indicator."""

    rival: list[str]
    round: int


class WingClaimed(Event, tag="wing_claimed"):
    """A wing belongs to a rival."""

    rival: list[str]
    cell: int


class WingLost(Event, tag="wing_lost"):
    """The claim on a wing is over."""

    rival: list[str]
    cell: int


class CardPut(Event, tag="card_put"):
    """A card lies face down in a spare cell. Only its owner sees which."""

    inmate: str
    cell: int
    spare: int
    card: str | None = None


class SpareTaken(Event, tag="spare_taken"):
    """A card was taken out of a spare cell and shown."""

    inmate: str
    cell: int
    spare: int
    card: str


class PlanDrawn(Event, tag="plan_drawn"):
    """A plan is drawn. Only the drawer sees it; an old plan goes under the pile."""

    inmate: str
    exchanged: bool
    plan: str | None = None


class PlanRevealed(Event, tag="plan_revealed"):
    """A plan lies open."""

    rival: list[str]
    plan: str


class ToolSecured(Event, tag="tool_secured"):
    """A tool lies secured beside the plan."""

    inmate: str
    card: str


class ToolDropped(Event, tag="tool_dropped"):
    """A secured tool is of no use to the new plan."""

    rival: list[str]
    card: str


class ToolShown(Event, tag="tool_shown"):
    """A carried tool helps in an attempt."""

    inmate: str
    card: str


class LockTried(Event, tag="lock_tried"):
    """A roll for the red or the green lock of a plan or Fugitive card."""

    inmate: str
    lock: str
    dice: int
    total: int
    needed: int
    success: bool


class EscapeFailed(Event, tag="escape_failed"):
    """A lock held."""

    inmate: str
    cards: int


class Escaped(Event, tag="escaped"):
    """An inmate is out of the prison."""

    inmate: str


class FugitiveCardTurned(Event, tag="fugitive_card_turned"):
    """A card of a deck is turned for a fugitive."""

    inmate: str
    deck: int
    card: str


class GuardSacrificed(Event, tag="guard_sacrificed"):
    """The locks rise or fall."""

    rival: list[str]
    guard: str
    shift: int


class FugitivePassed(Event, tag="fugitive_passed"):
    """A fugitive is past a deck."""

    inmate: str
    deck: int
