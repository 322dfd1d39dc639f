"""Events: moving about the prison."""

from backroom.kernel.journal import Event


class Moved(Event, tag="moved"):
    """An inmate moved to a room or to its own cell; AZ-106."""

    inmate: str
    to: str


class KeptOut(Event, tag="kept_out"):
    """A rival's claimed wing costs whoever enters it an Action; AZ-301."""

    inmate: str
    room: str


class Unsettled(Event, tag="unsettled"):
    """An inmate entered the space of one who takes an Action for it; AZ-648."""

    inmate: str
    by: str


class BleedingCured(Event, tag="bleeding_cured"):
    """AZ-595."""

    inmate: str


class IconUsed(Event, tag="icon_used"):
    """A board action; AZ-130."""

    inmate: str
    room: str
    icon: str
