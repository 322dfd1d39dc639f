"""What happens in the streets of New York Kings: drives, police, fights."""

from backroom.kernel.journal import Event


class Boarded(Event, tag="boarded"):
    """A character opens a drive or gets in."""

    seat: int
    who: str
    district: str


class Dropped(Event, tag="dropped"):
    """A passenger is set down."""

    seat: int
    who: str
    district: str


class Drove(Event, tag="drove"):
    """The passengers go to a district; kind is normal, metro, prepaid, bonus or landing."""

    seat: int
    group: list[str]
    district: str
    kind: str


class TookMetro(Event, tag="took_metro"):
    """The passengers take the metro."""

    seat: int


class Flew(Event, tag="flew"):
    """The passengers take the helicopter."""

    seat: int
    amount: int


class DriveEnded(Event, tag="drive_ended"):
    """A drive is over."""

    seat: int


class Halted(Event, tag="halted"):
    """The police stop the passengers."""

    seat: int
    district: str


class Advanced(Event, tag="advanced"):
    """Prisoners advance or come out. Places are cells or districts."""

    seat: int
    group: list[str]
    places: list[str]


class CarMoved(Event, tag="car_moved"):
    """A police car was moved."""

    seat: int
    car: int
    district: str


class ArrestTried(Event, tag="arrest_tried"):
    """An arrest attempt; roller throws for the police."""

    seat: int
    roller: int
    district: str


class Rolled(Event, tag="rolled"):
    """The dice of a fight: those of the first side, those of the second; what they make together
    with who is there, and the values that count."""

    dice: list[str]
    against: list[str]
    hand: str
    counting: list[str]
    other_hand: str
    other_counting: list[str]


class GotAway(Event, tag="got_away"):
    """The police find nothing."""

    seat: int


class Resisted(Event, tag="resisted"):
    """The seat caught resists or not."""

    seat: int
    yes: bool


class CarsBroken(Event, tag="cars_broken"):
    """The police cars there are out of action."""

    seat: int
    district: str


class LostToPolice(Event, tag="lost_to_police"):
    """The shoot-out with the police is lost."""

    seat: int


class Arrested(Event, tag="arrested"):
    """Characters go into cell 3."""

    seat: int
    group: list[str]


class Provoked(Event, tag="provoked"):
    """A provocation."""

    seat: int
    victim: int
    district: str


class Staked(Event, tag="staked"):
    """Money into the pot; short: less than was due."""

    seat: int
    amount: int
    short: bool = False


class Folded(Event, tag="folded"):
    """A seat folds or stays."""

    seat: int
    yes: bool


class TookPot(Event, tag="took_pot"):
    """A seat takes the pot."""

    seat: int
    amount: int


class SharedPot(Event, tag="shared_pot"):
    """The pot is shared."""

    amount: int
    odd: int


class Killed(Event, tag="killed"):
    """A character is out of the game."""

    seat: int
    who: str


class Eliminated(Event, tag="eliminated"):
    """A boss is dead."""

    seat: int
