"""Events: moving about the prison."""

from backroom.kernel.journal import Event


class Moved(Event, tag="moved"):
    """An inmate moved to a room or to its own cell."""

    inmate: str
    to: str


class KeptOut(Event, tag="kept_out"):
    """A rival's claimed wing costs whoever enters it an Action."""

    inmate: str
    room: str


class Unsettled(Event, tag="unsettled"):
    """An inmate entered the space of one who takes an Action for it."""

    inmate: str
    by: str


class BleedingCured(Event, tag="bleeding_cured"):
    """An inmate bleeds no more."""

    inmate: str


class IconUsed(Event, tag="icon_used"):
    """A board action."""

    inmate: str
    room: str
    icon: str
