"""The parts of what a seat of Animalcatraz may see. All numbers count from 0."""

from msgspec import Struct


class Odds(Struct):
    """Exact: in how many of all equally likely cases."""

    win: int
    of: int


class MemberView(Struct):
    member: int
    who: str  # an inmate card or a gangster
    force: int
    injured: bool


class SideView(Struct, kw_only=True):
    inmate: int
    rival: int
    members: list[MemberView]
    fighter: int | None  # a member
    revealed: list[str]
    chemist: bool
    dice: int | None  # their sum, once rolled
    total: int | None


class FightView(Struct, kw_only=True):
    in_riot: bool
    room: str
    clashes: int  # so far
    wins: list[int]  # by side: the REP for winning the fight, or the Riot
    loses: int  # the REP for losing it
    attacker: int  # a side
    sides: list[SideView]
    odds: Odds | None  # of the attacker in this clash, with the cards shown
    bets: dict[str, str]  # by inmate: "attacker" or "other"


class RiotView(Struct):
    room: str
    is_last: bool
    rivals: list[int]  # still in it
    fell: list[int]  # the rivals out of it, the first that fell first


class StatView(Struct):
    level: int  # what counts now
    marker_level: int  # where the marker stands, whatever side of the card is up
    notch: int
    top: int


class AbilityView(Struct):
    star: int  # 1, 2
    needs: int  # level of Cunning
    unlocked: bool
    used: bool  # in this round


class GangsterView(Struct):
    gangster: str
    place: int  # on its board
    force: int
    used: bool  # its once in this round
    thefts: list[str]  # rooms where it stole in this round
    cards: list[str | None]  # what it carries; null: this seat may not know it


class CrimeView(Struct, omit_defaults=True):
    place: int  # on its board; of rivals only their order
    crime: str | None  # null: this seat may not know it
    ready: bool  # what it asks for holds now, in this turn of one's own
    have: int = 0  # of one's own: how far it has come, where it counts something ...
    wants: int = 0  # ... up to this


class InmateView(Struct, kw_only=True, omit_defaults=True):
    inmate: int
    seat: int
    rival: int
    card: str | None  # null until it is chosen
    cell: int | None
    at: str  # a room, its "cell", the "hole" or "outside"
    force: StatView | None
    cunning: StatView | None
    abilities: list[AbilityView]
    cards: list[str | None]  # carried; null: this seat may not know it
    inmate_upgrade: str | None
    cell_upgrade: str | None
    gangsters: list[GangsterView]
    crimes: list[CrimeView]
    icons_used: list[str]  # in this round: room and letter; "escape" in any wing
    owed: int
    played: bool  # in this round
    primal_rounds: int = 0  # this one included
    primal_actions: int = 0  # more, by its Force
    primal_debt: int = 0  # notches of Cunning to pay at the end
    lying: bool = False
    bleeding: bool = False
    took_part: bool = False  # in the Event in force
    night_left: int = 0  # notches to train, of one's own inmates
    stage: int = 0  # of a fugitive: deck 1 .. 3, 4 passed


class RivalView(Struct, kw_only=True, omit_defaults=True):
    rival: int
    inmates: list[int]
    rep: int
    rank: str
    next_rank: str | None
    rep_to_next: int | None
    bases: int
    free_bases: int
    guards: list[str]
    free_tags: int
    trash_free: int
    trash_held: dict[str, int]  # by giver
    crime_points: int
    crimes_kept: list[str]
    has_plan: bool
    plan: str | None  # null: there is none, or this seat may not know it
    plan_open: bool
    secured: list[str]
    has_left: bool = False


class GuardView(Struct):
    guard: str
    letter: str
    owner: int | None  # a rival
    level: int  # what corrupting it takes, for this seat (AZ-328, AZ-337)


class IconView(Struct):
    letter: str
    icon: str
    price: int  # in Actions
    state: str  # "free", "blocked" by the guard or "used" in this round


class RoomView(Struct, kw_only=True):
    """Prices and states are for the inmate that this seat looks after now."""

    room: str
    guard: GuardView | None
    icons: list[IconView]
    door: str | None  # the letter of a wing's door to the Yard
    door_open: bool
    warden: bool


class SpareView(Struct):
    """A spare cell of a wing."""

    has_card: bool
    card: str | None  # null: none, or this seat may not know it
    by: int | None  # the rival that put it
    gangster: str | None


class CellView(Struct):
    cell: int
    wing: str
    rival: int | None
    claimed: bool
    cards: list[str | None]
    spare: list[SpareView]


class DeckView(Struct):
    """A corner deck: how many items are left, and which they may be (AZ-249)."""

    room: str
    left: int
    may_hold: list[str] | None  # by the memory aid, or all open; null: off, or nobody's memory


class PileView(Struct):
    count: int
    cards: list[str | None]  # first in line first; empty: the memory aid is off


class Prospect(Struct, kw_only=True, omit_defaults=True):
    """A roll, and what it would bring."""

    roll: str  # "corruption", "fight", "pickpocket", "robbery", "recruiting", "abandoning", ...
    inmate: int
    odds: Odds
    gangster: str | None = None  # who rolls instead of the inmate
    target: str | None = None  # a guard, an inmate card or a gangster
    cell: int | None = None  # that is robbed
    cards: list[str] | None = None  # with these: a bribe, weapons, a drug, tools
    needs: int | None = None  # with the dice
    win: int = 0  # REP
    lose: int = 0


class Question(Struct):
    """The decision that is open: its name, and what it is about as far as this seat may know."""

    ask: str
    about: dict[str, int | str]


class TurnView(Struct):
    inmate: int
    actions: int  # left
    free_steps: int  # left (AZ-105)
    toll_paid: bool


class EventView(Struct):
    event: str
    part: str
    room: str | None
    took_part: list[int]  # inmates


class TradeView(Struct):
    """A trade of one's own: what the deck holds, what has been picked and paid."""

    room: str
    deck: list[str]
    taken: list[str]
    price: int
    paid: int


class FugitiveView(Struct):
    """A deck of the Fugitive: the cards that everybody has seen, in the order they will come."""

    left: int  # never seen
    seen: list[str]


class FugitiveTry(Struct):
    card: str
    shift: int  # of every lock


class Place(Struct):
    seat: int
    place: int
    points: int


class AnimalcatrazView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see."""

    you: int
    rival: int | None  # this seat's; null: it only watches
    your_inmates: list[int]
    eyes: int  # the inmate for which icons and doors are shown
    advanced: bool
    pairs: bool
    waiting: list[int]
    question: Question | None
    decision: int | None
    winner: int | None
    day: int
    round: int  # 1 .. 4, 5 is Night; 0 before the first
    second_half: bool  # of a round with pairs (AZ-609)
    played_rounds: int
    toothbrush: int
    to_play: list[int]  # inmates whose turn is still to come in this round
    turn: TurnView | None
    event: EventView | None
    events_left: int
    next_event: str | None  # the letter on its back
    events_turned: list[str]  # so far
    tags: list[int | None]  # by round: whose Gang Tag lies there
    rooms: list[RoomView]
    cells: list[CellView]
    inmates: list[InmateView]
    rivals: list[RivalView]
    decks: list[DeckView]
    chair: PileView
    infirmary_pile: PileView
    crime_deck: PileView
    plan_piles: list[PileView]  # at wings B and D
    prospects: list[Prospect]
    warden_owner: int | None = None  # an inmate (AZ-653)
    execution_deck: list[str] | None = None  # in no order: gangsters that can still come
    gangsters_discarded: list[str] | None = None
    offers: dict[str, list[str]] | None = None  # what one's inmates choose from, or cards for cells
    trade: TradeView | None = None
    fight: FightView | None = None
    riot: RiotView | None = None
    tiles_turned: list[str] | None = None
    fugitive_decks: list[FugitiveView] | None = None
    fugitive_try: FugitiveTry | None = None
    result: list[Place] | None = None
