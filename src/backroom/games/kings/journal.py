"""What happened at a table of New York Kings, as typed events.

Seats are numbers; people, districts, missions and cards their ids; ranks 9, 10, J, Q, K, A; money
is in thousands. What the reader may not see is null.
"""

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The table is set up; NK-030."""

    seats: int
    bosses: list[str]
    bars: list[str]


class TurnedUp(Event, tag="turned_up"):
    """A mission was turned up with its tiles, or a waiting place got its tile; NK-132, NK-143."""

    mission: str
    address: str | None = None
    goal: str | None = None


class StartTiles(Event, tag="start_tiles"):
    """A seat drew its start tiles; NK-045. Only it sees them."""

    seat: int
    districts: list[str]


class BossesPlaced(Event, tag="bosses_placed"):
    """The picked start tiles, by seat; NK-047."""

    starts: list[str]


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


class Boarded(Event, tag="boarded"):
    """A character opens a drive or gets in; NK-158."""

    seat: int
    who: str
    district: str


class Dropped(Event, tag="dropped"):
    """A passenger is set down; NK-160."""

    seat: int
    who: str
    district: str


class Drove(Event, tag="drove"):
    """The passengers go to a district; kind is normal, metro, prepaid or bonus; NK-152."""

    seat: int
    group: list[str]
    district: str
    kind: str


class TookMetro(Event, tag="took_metro"):
    """The passengers take the metro; NK-181."""

    seat: int


class Flew(Event, tag="flew"):
    """The passengers take the helicopter; NK-186."""

    seat: int
    amount: int


class DriveEnded(Event, tag="drive_ended"):
    """A drive is over; NK-158."""

    seat: int


class Halted(Event, tag="halted"):
    """The police stop the passengers; NK-165."""

    seat: int
    district: str


class Advanced(Event, tag="advanced"):
    """Prisoners advance or come out; NK-212. Places are cells or districts."""

    seat: int
    group: list[str]
    places: list[str]


class CarMoved(Event, tag="car_moved"):
    """A police car was moved; NK-203, NK-122."""

    seat: int
    car: int
    district: str


class ArrestTried(Event, tag="arrest_tried"):
    """An arrest attempt; roller throws for the police; NK-310."""

    seat: int
    roller: int
    district: str


class Rolled(Event, tag="rolled"):
    """The dice of a fight: those of the first side, those of the second; NK-260, NK-318."""

    dice: list[str]
    against: list[str]
    hand: str
    other_hand: str


class GotAway(Event, tag="got_away"):
    """The police find nothing; NK-322."""

    seat: int


class Resisted(Event, tag="resisted"):
    """The seat caught resists or not; NK-329."""

    seat: int
    yes: bool


class CarsBroken(Event, tag="cars_broken"):
    """The police cars there are out of action; NK-333."""

    seat: int
    district: str


class LostToPolice(Event, tag="lost_to_police"):
    """The shoot-out with the police is lost; NK-335."""

    seat: int


class Arrested(Event, tag="arrested"):
    """Characters go into cell 3; NK-323."""

    seat: int
    group: list[str]


class Provoked(Event, tag="provoked"):
    """A provocation; NK-254."""

    seat: int
    victim: int
    district: str


class Staked(Event, tag="staked"):
    """Money into the pot; short: less than was due; NK-259, NK-277."""

    seat: int
    amount: int
    short: bool = False


class Folded(Event, tag="folded"):
    """A seat folds or stays; NK-264."""

    seat: int
    yes: bool


class TookPot(Event, tag="took_pot"):
    """A seat takes the pot; NK-271."""

    seat: int
    amount: int


class SharedPot(Event, tag="shared_pot"):
    """The pot is shared; NK-274, NK-275."""

    amount: int
    odd: int


class Killed(Event, tag="killed"):
    """A character is out of the game; NK-272."""

    seat: int
    who: str


class Eliminated(Event, tag="eliminated"):
    """A boss is dead; NK-338."""

    seat: int


class MissionLost(Event, tag="mission_lost"):
    """A mission leaves the game; NK-251."""

    seat: int
    mission: str


class MissionExpired(Event, tag="mission_expired"):
    """The mission on place 3 leaves the row; NK-056."""

    mission: str


class TileFreed(Event, tag="tile_freed"):
    """An accept tile goes back into the bag; NK-142."""

    mission: str


class EndCard(Event, tag="end_card"):
    """The end card is turned up; NK-348."""

    round: int


class Announced(Event, tag="announced"):
    """A mission is about to be accepted; NK-100."""

    seat: int
    mission: str
    group: list[str]


class Accepted(Event, tag="accepted"):
    """A mission is accepted; a hidden goal only its seat sees; NK-235, NK-236."""

    seat: int
    mission: str
    group: list[str]
    goal: str | None = None


class Accomplished(Event, tag="accomplished"):
    """A mission is accomplished; NK-244, NK-245."""

    seat: int
    mission: str
    goal: str
    amount: int


class Redrawn(Event, tag="redrawn"):
    """A destination was drawn again; a hidden one only its seat sees; NK-118."""

    seat: int
    mission: str
    goal: str | None = None


class Offered(Event, tag="offered"):
    """An offer to a henchman; NK-284, NK-295."""

    seat: int
    who: str
    amount: int
    phone: bool


class OfferRolled(Event, tag="offer_rolled"):
    """The dice of an offer; NK-286."""

    seat: int
    dice: list[str]


class Hired(Event, tag="hired"):
    """A henchman joins a seat; NK-287."""

    seat: int
    who: str
    amount: int
    district: str


class NotHired(Event, tag="not_hired"):
    """A henchman stays where he is; NK-290, NK-291."""

    seat: int
    who: str


class Waits(Event, tag="waits"):
    """A henchman comes to a bar; NK-299."""

    who: str
    district: str


class Dismissed(Event, tag="dismissed"):
    """A henchman is let go; NK-308."""

    seat: int
    who: str


class Poaching(Event, tag="poaching"):
    """A price is named for a rival's henchman; NK-109."""

    seat: int
    victim: int
    who: str
    amount: int


class Poached(Event, tag="poached"):
    """He stays with his boss, who pays, or joins the other; NK-109."""

    seat: int
    victim: int
    who: str
    amount: int
    kept: bool


class JokerOffered(Event, tag="joker_offered"):
    """An offer to a Joker; NK-410."""

    seat: int
    who: str
    amount: int


class JokerHired(Event, tag="joker_hired"):
    """A Joker joins a character; NK-413."""

    seat: int
    who: str
    beside: str


class JokerLeft(Event, tag="joker_left"):
    """A Joker goes back beside the board, or out of the game; NK-415, NK-420."""

    who: str
    dead: bool


class Talks(Event, tag="talks"):
    """A proposal was sent; the two parties see the terms; NK-388."""

    seat: int
    victim: int
    give: list[str] | None = None
    ask: list[str] | None = None


class TalksEnded(Event, tag="talks_ended"):
    """Talks end without a deal; NK-375."""

    declined: bool


class Dealt(Event, tag="dealt"):
    """A deal: who gave which sort of item; the two see all; NK-388."""

    seat: int
    victim: int
    give: list[str]
    ask: list[str]


class FortuneShown(Event, tag="fortune_shown"):
    """A living seat shows its fortune; NK-352."""

    seat: int
    amount: int


class Ended(Event, tag="ended"):
    """The places, by seat; NK-353 to NK-359."""

    places: list[int]


KingsEvent = (
    Began
    | TurnedUp
    | StartTiles
    | BossesPlaced
    | RoundBegan
    | Bid
    | BidsRevealed
    | RolledForFirst
    | BecameFirst
    | Drew
    | Reshuffled
    | CarCame
    | Discarded
    | Played
    | GaveForStep
    | StoleCard
    | TurnBegan
    | MovesEnded
    | TurnEnded
    | Boarded
    | Dropped
    | Drove
    | TookMetro
    | Flew
    | DriveEnded
    | Halted
    | Advanced
    | CarMoved
    | ArrestTried
    | Rolled
    | GotAway
    | Resisted
    | CarsBroken
    | LostToPolice
    | Arrested
    | Provoked
    | Staked
    | Folded
    | TookPot
    | SharedPot
    | Killed
    | Eliminated
    | MissionLost
    | MissionExpired
    | TileFreed
    | EndCard
    | Announced
    | Accepted
    | Accomplished
    | Redrawn
    | Offered
    | OfferRolled
    | Hired
    | NotHired
    | Waits
    | Dismissed
    | Poaching
    | Poached
    | JokerOffered
    | JokerHired
    | JokerLeft
    | Talks
    | TalksEnded
    | Dealt
    | FortuneShown
    | Ended
)
