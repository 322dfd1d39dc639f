"""Set-up, rounds and cards of New York Kings."""

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The table is set up."""

    seats: int
    bosses: list[str]
    bars: list[str]


class StartTiles(Event, tag="start_tiles"):
    """A seat drew its start tiles. Only it sees them."""

    seat: int
    districts: list[str]


class BossesPlaced(Event, tag="bosses_placed"):
    """The picked start tiles, by seat; null for a seat that has left."""

    starts: list[str | None]


class RoundBegan(Event, tag="round_began"):
    """A round begins."""

    round: int
    last: bool = False


class Bid(Event, tag="bid"):
    """This seat's own bid."""

    seat: int
    amount: int


class BidsRevealed(Event, tag="bids_revealed"):
    """All bids, by seat; dead seats are null."""

    bids: list[int | None]


class RolledForFirst(Event, tag="rolled_for_first"):
    """A die of a seat tied for the top bid."""

    seat: int
    die: str


class BecameFirst(Event, tag="became_first"):
    """A seat is first player."""

    seat: int
    amount: int


class Drew(Event, tag="drew"):
    """A seat drew a resource card. Only it sees which."""

    seat: int
    card: str | None = None


class Reshuffled(Event, tag="reshuffled"):
    """The discards became the deck."""

    count: int


class CarCame(Event, tag="car_came"):
    """A police car came to the station."""

    car: int
    district: str


class Discarded(Event, tag="discarded"):
    """A surplus card."""

    seat: int
    card: str


class Played(Event, tag="played"):
    """A card was played for its event."""

    seat: int
    card: str


class GaveForStep(Event, tag="gave_for_step"):
    """A card was given up for a step."""

    seat: int
    card: str


class StoleCard(Event, tag="stole_card"):
    """A card was taken at random. The two see which."""

    seat: int
    victim: int
    card: str | None = None


class TurnBegan(Event, tag="turn_began"):
    """A turn begins."""

    seat: int


class MovesEnded(Event, tag="moves_ended"):
    """The movement stage is over."""

    seat: int


class TurnEnded(Event, tag="turn_ended"):
    """A turn is over."""

    seat: int


class FortuneShown(Event, tag="fortune_shown"):
    """A living seat shows its fortune."""

    seat: int
    amount: int


class Ended(Event, tag="ended"):
    """The places, by seat."""

    places: list[int]
