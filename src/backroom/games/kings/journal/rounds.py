"""Set-up, rounds and cards of New York Kings."""

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The table is set up; NK-030."""

    seats: int
    bosses: list[str]
    bars: list[str]


class StartTiles(Event, tag="start_tiles"):
    """A seat drew its start tiles; NK-045. Only it sees them."""

    seat: int
    districts: list[str]


class BossesPlaced(Event, tag="bosses_placed"):
    """The picked start tiles, by seat; null for a seat that has left; NK-047."""

    starts: list[str | None]


class RoundBegan(Event, tag="round_began"):
    """A round begins; NK-052."""

    round: int
    last: bool = False


class Bid(Event, tag="bid"):
    """This seat's own bid; NK-065."""

    seat: int
    amount: int


class BidsRevealed(Event, tag="bids_revealed"):
    """All bids, by seat; dead seats are null; NK-065, NK-068."""

    bids: list[int | None]


class RolledForFirst(Event, tag="rolled_for_first"):
    """A die of a seat tied for the top bid; NK-069."""

    seat: int
    die: str


class BecameFirst(Event, tag="became_first"):
    """A seat is first player; NK-066."""

    seat: int
    amount: int


class Drew(Event, tag="drew"):
    """A seat drew a resource card; NK-071. Only it sees which."""

    seat: int
    card: str | None = None


class Reshuffled(Event, tag="reshuffled"):
    """The discards became the deck; NK-079."""

    count: int


class CarCame(Event, tag="car_came"):
    """A police car came to the station; NK-058, NK-080."""

    car: int
    district: str


class Discarded(Event, tag="discarded"):
    """A surplus card; NK-076."""

    seat: int
    card: str


class Played(Event, tag="played"):
    """A card was played for its event; NK-085."""

    seat: int
    card: str


class GaveForStep(Event, tag="gave_for_step"):
    """A card was given up for a step; NK-193."""

    seat: int
    card: str


class StoleCard(Event, tag="stole_card"):
    """A card was taken at random; NK-125. The two see which."""

    seat: int
    victim: int
    card: str | None = None


class TurnBegan(Event, tag="turn_began"):
    """A turn begins; NK-053."""

    seat: int


class MovesEnded(Event, tag="moves_ended"):
    """The movement stage is over; NK-146."""

    seat: int


class TurnEnded(Event, tag="turn_ended"):
    """A turn is over; NK-054."""

    seat: int


class FortuneShown(Event, tag="fortune_shown"):
    """A living seat shows its fortune; NK-352."""

    seat: int
    amount: int


class Ended(Event, tag="ended"):
    """The places, by seat; NK-353 to NK-359."""

    places: list[int]
