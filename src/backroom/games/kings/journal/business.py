"""What is earned and hired in New York Kings: missions, henchmen, Jokers, deals."""

from backroom.kernel.journal import Event


class TurnedUp(Event, tag="turned_up"):
    """A mission was turned up with its tiles, or a waiting place got its tile."""

    mission: str
    address: str | None = None
    goal: str | None = None


class EndCard(Event, tag="end_card"):
    """The end card is turned up."""

    round: int


class MissionLost(Event, tag="mission_lost"):
    """A mission leaves the game."""

    seat: int
    mission: str


class MissionExpired(Event, tag="mission_expired"):
    """The mission on place 3 leaves the row."""

    mission: str


class TileFreed(Event, tag="tile_freed"):
    """An accept tile goes back into the bag."""

    mission: str


class Announced(Event, tag="announced"):
    """A mission is about to be accepted."""

    seat: int
    mission: str
    group: list[str]


class Accepted(Event, tag="accepted"):
    """A mission is accepted. A hidden goal only its seat sees."""

    seat: int
    mission: str
    group: list[str]
    goal: str | None = None


class Accomplished(Event, tag="accomplished"):
    """A mission is accomplished."""

    seat: int
    mission: str
    goal: str
    amount: int


class Redrawn(Event, tag="redrawn"):
    """A destination was drawn again. A hidden one only its seat sees."""

    seat: int
    mission: str
    goal: str | None = None


class Offered(Event, tag="offered"):
    """An offer to a henchman."""

    seat: int
    who: str
    amount: int
    phone: bool


class OfferRolled(Event, tag="offer_rolled"):
    """The dice of an offer."""

    seat: int
    dice: list[str]


class Hired(Event, tag="hired"):
    """A henchman joins a seat."""

    seat: int
    who: str
    amount: int
    district: str


class NotHired(Event, tag="not_hired"):
    """A henchman stays where he is."""

    seat: int
    who: str


class Waits(Event, tag="waits"):
    """A henchman comes to a bar."""

    who: str
    district: str


class Dismissed(Event, tag="dismissed"):
    """A henchman is let go."""

    seat: int
    who: str


class Poaching(Event, tag="poaching"):
    """A price is named for a rival's henchman."""

    seat: int
    victim: int
    who: str
    amount: int


class Poached(Event, tag="poached"):
    """He stays with his boss, who pays, or joins the other."""

    seat: int
    victim: int
    who: str
    amount: int
    kept: bool


class JokerOffered(Event, tag="joker_offered"):
    """An offer to a Joker."""

    seat: int
    who: str
    amount: int


class JokerHired(Event, tag="joker_hired"):
    """A Joker joins a character."""

    seat: int
    who: str
    beside: str


class JokerLeft(Event, tag="joker_left"):
    """A Joker goes back beside the board, or out of the game."""

    who: str
    dead: bool


class Talks(Event, tag="talks"):
    """A proposal was sent; the two parties see the terms."""

    seat: int
    victim: int
    give: list[str] | None = None
    ask: list[str] | None = None


class TalksEnded(Event, tag="talks_ended"):
    """Talks end without a deal."""

    declined: bool


class Dealt(Event, tag="dealt"):
    """A deal: who gave which sort of item; the two see all."""

    seat: int
    victim: int
    give: list[str]
    ask: list[str]
