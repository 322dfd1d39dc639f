"""What happens in the streets of New York Kings: drives, police, fights."""

from backroom.kernel.journal import Event


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
    """The passengers go to a district; kind is normal, metro, prepaid, bonus or landing; NK-152,
    NK-187."""

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
    """The dice of a fight: those of the first side, those of the second; what they make together
    with who is there, and the values that count; NK-260, NK-318."""

    dice: list[str]
    against: list[str]
    hand: str
    counting: list[str]
    other_hand: str
    other_counting: list[str]


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
