"""Events: cards that are drawn, traded, moved, used and stolen."""

from backroom.kernel.journal import Event


class Drew(Event, tag="drew"):
    """A card from the chair becomes a carried one. Only its owner sees which."""

    inmate: str
    card: str | None = None


class TookFromPile(Event, tag="took_from_pile"):
    """A card out of the Infirmary pile. Only its owner sees which."""

    inmate: str
    card: str | None = None


class Discarded(Event, tag="discarded"):
    """A carried card too many goes face down."""

    inmate: str
    card: str | None = None


class DiscardedFromCell(Event, tag="discarded_from_cell"):
    """A cell card too many goes face down."""

    rival: list[str]
    card: str | None = None


class Shifted(Event, tag="shifted"):
    """A card was moved, perhaps in exchange for another. The places are cell,
    inmate, gangster, partner or upgrade."""

    inmate: str
    source: str
    goal: str
    card: str | None = None
    back: str | None = None
    swapped: bool = False


class GangstersExchanged(Event, tag="gangsters_exchanged"):
    """A gangster went to the partner, perhaps in exchange for another."""

    giver: str
    taker: str
    gangster: str
    back: str | None = None


class Placed(Event, tag="placed"):
    """An upgrade lies open in its slot. The old one was replaced."""

    inmate: str
    card: str
    old: str | None = None


class Consumed(Event, tag="consumed"):
    """A drug or a Boost is consumed."""

    inmate: str
    card: str


class LookedThrough(Event, tag="looked_through"):
    """A trader looks through a corner deck. Only the trader sees what is in it."""

    inmate: str
    room: str
    count: int
    items: list[str] | None = None


class Paid(Event, tag="paid"):
    """A card was shown and given."""

    inmate: str
    card: str


class Traded(Event, tag="traded"):
    """Items were taken from a corner deck. Only the trader sees which."""

    inmate: str
    room: str
    count: int
    items: list[str] | None = None


class TheftRolled(Event, tag="theft_rolled"):
    """The rolls of a theft. Either a victim or a cell is named."""

    inmate: str
    thief: str
    dice: int
    total: int
    against_dice: int
    against: int
    success: bool
    victim: str | None = None
    cell: int | None = None


class SecondTheft(Event, tag="second_theft"):
    """Double Dip rolls for a second card."""

    inmate: str
    thief: str
    dice: int
    total: int
    against: int
    success: bool


class Stole(Event, tag="stole"):
    """A card changed hands. Thief and victim see which."""

    inmate: str
    victim: list[str]
    card: str | None = None


class SawTwo(Event, tag="saw_two"):
    """Magpie looks at two cards and will keep one."""

    inmate: str
    cards: list[str] | None = None


class TrapDrawn(Event, tag="trap_drawn"):
    """A stolen card was a cell trap."""

    inmate: str
    card: str
