"""Events: gangsters, and the abilities of gangsters and inmates."""

from backroom.kernel.journal import Event

# Gangsters.


class Invited(Event, tag="invited"):
    """Execution cards are turned; AZ-505."""

    inmate: str
    gangsters: list[str]


class MovedIn(Event, tag="moved_in"):
    """A gangster goes into a spare cell; AZ-506, AZ-526."""

    gangster: str
    cell: int
    spare: int


class TriedToRecruit(Event, tag="tried_to_recruit"):
    """AZ-515."""

    inmate: str
    gangster: str
    dice: int
    total: int
    target: int
    success: bool


class PaidForGangster(Event, tag="paid_for_gangster"):
    """AZ-518."""

    inmate: str
    card: str


class Recruited(Event, tag="recruited"):
    """AZ-520."""

    inmate: str
    gangster: str


class CameWith(Event, tag="came_with"):
    """The card of the recruit's cell is shown; AZ-521."""

    inmate: str
    card: str


class GangsterDiscarded(Event, tag="gangster_discarded"):
    """A gangster goes by its own text; AZ-532."""

    inmate: str
    gangster: str


# Abilities of inmates.


class Pushed(Event, tag="pushed"):
    """AZ-617."""

    inmate: str
    victim: str
    place: str


class GuardPlaced(Event, tag="guard_placed"):
    """AZ-642."""

    inmate: str
    guard: str
    letter: str


class TrainedInCell(Event, tag="trained_in_cell"):
    """AZ-635."""

    inmate: str


class Tormented(Event, tag="tormented"):
    """AZ-660."""

    inmate: str
    victim: str


class WardenTaken(Event, tag="warden_taken"):
    """AZ-653."""

    inmate: str


# Abilities of gangsters.


class Charmed(Event, tag="charmed"):
    """AZ-546."""

    inmate: str
    gangster: str
    victim: str
    die: int
    actions: int


class Peeked(Event, tag="peeked"):
    """The Snitch looks at a card; what it is only his own side sees; AZ-558, AZ-561."""

    inmate: str
    victim: str
    zone: str
    seen: str | None = None


class AbilityCopied(Event, tag="ability_copied"):
    """The Fraudster borrows the ability of this gangster; AZ-564."""

    inmate: str
    gangster: str


class CellBlown(Event, tag="cell_blown"):
    """AZ-576."""

    inmate: str
    cell: int
    die: int
    cards: int


class Dealt(Event, tag="dealt"):
    """AZ-554."""

    inmate: str
    gangster: str
    die: int
    success: bool


class Scavenged(Event, tag="scavenged"):
    """AZ-592."""

    inmate: str
    die: int
    cards: int


class ScavengedCard(Event, tag="scavenged_card"):
    """What was found, for the finder's side alone."""

    inmate: str
    card: str


class CourierSent(Event, tag="courier_sent"):
    """Somebody does Gary's work for two Actions; AZ-582."""

    inmate: str
    gangster: str
