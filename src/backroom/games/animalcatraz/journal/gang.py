"""Events: gangsters, and the abilities of gangsters and inmates."""

from backroom.kernel.journal import Event

# Gangsters.


class Invited(Event, tag="invited"):
    """Execution cards are turned."""

    inmate: str
    gangsters: list[str]


class MovedIn(Event, tag="moved_in"):
    """A gangster goes into a spare cell."""

    gangster: str
    cell: int
    spare: int


class TriedToRecruit(Event, tag="tried_to_recruit"):
    """A roll for a gangster."""

    inmate: str
    gangster: str
    dice: int
    total: int
    target: int
    success: bool


class PaidForGangster(Event, tag="paid_for_gangster"):
    """A card is given for a gangster."""

    inmate: str
    card: str


class Recruited(Event, tag="recruited"):
    """A gangster joins a board."""

    inmate: str
    gangster: str


class CameWith(Event, tag="came_with"):
    """The card of the recruit's cell is shown."""

    inmate: str
    card: str


class GangsterDiscarded(Event, tag="gangster_discarded"):
    """A gangster goes by its own text."""

    inmate: str
    gangster: str


# Abilities of inmates.


class Pushed(Event, tag="pushed"):
    """An inmate is pushed elsewhere."""

    inmate: str
    victim: str
    place: str


class GuardPlaced(Event, tag="guard_placed"):
    """A guard is put on another letter."""

    inmate: str
    guard: str
    letter: str


class TrainedInCell(Event, tag="trained_in_cell"):
    """An inmate trains in its cell."""

    inmate: str


class Tormented(Event, tag="tormented"):
    """An inmate that lies injured is tormented."""

    inmate: str
    victim: str


class WardenTaken(Event, tag="warden_taken"):
    """An inmate owns the Warden."""

    inmate: str


# Abilities of gangsters.


class Charmed(Event, tag="charmed"):
    """A Charmer's die takes Actions."""

    inmate: str
    gangster: str
    victim: str
    die: int
    actions: int


class Peeked(Event, tag="peeked"):
    """The Snitch looks at a card; what it is only his own side sees."""

    inmate: str
    victim: str
    zone: str
    seen: str | None = None


class AbilityCopied(Event, tag="ability_copied"):
    """The Fraudster borrows the ability of this gangster."""

    inmate: str
    gangster: str


class CellBlown(Event, tag="cell_blown"):
    """A cell is blown up."""

    inmate: str
    cell: int
    die: int
    cards: int


class Dealt(Event, tag="dealt"):
    """A Dealer's die."""

    inmate: str
    gangster: str
    die: int
    success: bool


class Scavenged(Event, tag="scavenged"):
    """A Scavenger's die."""

    inmate: str
    die: int
    cards: int


class ScavengedCard(Event, tag="scavenged_card"):
    """What was found, for the finder's side alone."""

    inmate: str
    card: str


class CourierSent(Event, tag="courier_sent"):
    """Somebody does Gary's work for two Actions."""

    inmate: str
    gangster: str
