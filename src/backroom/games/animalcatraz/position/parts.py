"""A table of Animalcatraz as readable data.

A position may be given in part. What it leaves out takes its default: inmates stand in their cells
as at the start, nobody has cards, guards are in the rooms in the order of the edition, prison items
that are not named lie in their corner decks, and what else is not named is in its deck (the
contraband in the chair), behind what is named there, in the order of the edition.

Rooms, cells, cards, guards and gangsters are written by their ids, inmates, rivals and seats by
their numbers from 0 on. A card is its kind; ``copies`` tells copies of a kind apart where that
matters. Places that may be empty say "". Who knows a card is written as the numbers of the rivals
and "w" for those who watch: "02", "0123w".
"""

from msgspec import Struct, field


class Deeds(Struct, forbid_unknown_fields=True):
    """What the inmate in turn has done in it (AZ-282)."""

    robbed_in: list[str] = field(default_factory=list)
    pickpocketed_in: list[str] = field(default_factory=list)
    won_fight_in: list[str] = field(default_factory=list)
    corrupted: list[str] = field(default_factory=list)
    from_pile: int = 0
    turned_primal: bool = False
    gang_injured: int = 0


class Night(Struct, forbid_unknown_fields=True):
    """The notches that an inmate chooses at Night: still to choose, and chosen."""

    left: int = 0
    force: int = 0
    cunning: int = 0


class Inmate(Struct, forbid_unknown_fields=True):
    """One board."""

    card: str = ""  # not given: the next of the edition; "none" before it is chosen
    seat: int | None = None
    home: str = ""  # a cell; not given: by the order of the rivals; "none" before it is known
    at: str = "cell"  # a room, "cell", "hole" or "outside"
    force: int | None = None  # the level; not given: the initial one
    force_notch: int = 0  # the notch within the level
    cunning: int | None = None
    cunning_notch: int = 0
    carried: list[str] = field(default_factory=list)
    gangsters: list[str] = field(default_factory=list)
    gangster_cards: list[str] = field(default_factory=list)
    inmate_upgrade: str = ""
    cell_upgrade: str = ""
    crimes: list[str] = field(default_factory=list)
    lying: bool = False
    after_fight: bool = False  # it lies because of a fight
    primal_since: int = 0  # the round on the clock, 0 if normal
    primal_debt: int = 0
    owed: int = 0
    bleeding: str = ""  # by which gangster
    icons_used: list[str] = field(default_factory=list)  # "library A"; "escape"
    abilities_used: list[int] = field(default_factory=list)  # 1, 2
    tormented: list[int] = field(default_factory=list)
    took_part: bool = False
    night: Night = field(default_factory=Night)
    pending: list[str] = field(default_factory=list)  # what it chooses from at set-up
    bet: str = ""  # "first" (attacker or thief) or "second"
    stage: int = 0
    out_since: int = 0


class Rival(Struct, forbid_unknown_fields=True):
    """One REP track."""

    rep: int | None = None
    reached: list[str] | None = None  # ranks; not given: all up to the present one
    bases: int | None = None
    trash_tags: int | None = None
    trash_held: list[int] = field(default_factory=lambda: [0, 0, 0, 0])  # by giver
    claimed_once: bool = False
    crime_points: int = 0
    crimes_kept: list[str] = field(default_factory=list)
    plan: str = ""
    plan_open: bool = False
    secured: list[str] = field(default_factory=list)
    look: list[str] | None = None  # items that may be in corner decks, for all it knows
    fell: int = 0
    last_active: int | None = None
    riot_injured: list[str] = field(default_factory=list)  # members
    tag_answer: str = ""  # "yes", "no"


class Spare(Struct, forbid_unknown_fields=True):
    """A spare cell."""

    card: str = ""
    gangster: str = ""
    by: int | None = None  # the rival that put the card; not given: the wing's own


class Cell(Struct, forbid_unknown_fields=True):
    """A cell and its wing."""

    cards: list[str] = field(default_factory=list)
    spare: list[Spare] = field(default_factory=list)
    claimed: bool = False


class Guard(Struct, forbid_unknown_fields=True):
    room: str = ""
    letter: str = ""
    owner: int | None = None


class Gangster(Struct, forbid_unknown_fields=True):
    """What happened to a gangster of the game."""

    lost: int = 0  # levels of Force
    used: int = 0  # in this round
    thefts: list[str] = field(default_factory=list)  # rooms, in this round


class Fight(Struct, forbid_unknown_fields=True):
    """The fight that is going on; by side, the first attacker's first."""

    kind: str = ""  # "fight" or "riot"
    room: str = ""
    sides: list[int | None] = field(default_factory=lambda: [None, None])  # inmates
    injured: list[list[str]] = field(default_factory=lambda: [[], []])  # members
    to_attack: int = 0
    fighters: list[str] = field(default_factory=lambda: ["", ""])  # members
    revealed: list[list[str]] = field(default_factory=lambda: [["", ""], ["", ""]])
    dice: list[int] = field(default_factory=lambda: [0, 0])
    totals: list[int] = field(default_factory=lambda: [0, 0])
    ranks: list[str] = field(default_factory=lambda: ["lowlife", "lowlife"])  # before it
    chemist: list[bool] = field(default_factory=lambda: [False, False])
    rerolled: list[str] = field(default_factory=list)  # gangsters
    fought: list[str] = field(default_factory=list)
    damage: list[list[int]] = field(default_factory=lambda: [[0, 0], [0, 0]])  # by board
    loser: int = 0
    clashes: int = 0
    swapped: list[str] = field(default_factory=list)  # places of cards


class Riot(Struct, forbid_unknown_fields=True):
    due: list[int] = field(default_factory=list)  # rivals that have reached 13
    room: str = ""
    left: list[int] = field(default_factory=list)
    chain: int = 0
    is_last: bool = False
    done: bool = False


class Fugitive(Struct, forbid_unknown_fields=True):
    decks: list[list[str]] | None = None
    seen: list[int] = field(default_factory=lambda: [0, 0, 0])
    card: str = ""
    lock_shift: int = 0
    sacrificed: list[str] = field(default_factory=list)


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Decks are given top first, the stack of frames with its top last: "main 0"."""

    seats: int = 4
    stack: list[str] | None = None  # not given: the turn of the active inmate
    winner: int | None = None
    day: int = 1
    round: int = 1
    clock: int | None = None
    played_rounds: int | None = None
    played: list[int] = field(default_factory=list)
    last_rival: int | None = None
    trip: int = 0
    brush: int = 0
    active: int | None = 0
    left: int | None = None
    free_steps: int = 0
    toll_paid: bool = False
    turn_ends: bool = False
    deeds: Deeds = field(default_factory=Deeds)
    inmates: list[Inmate] = field(default_factory=list)
    rivals: list[Rival] = field(default_factory=list)
    cells: dict[str, Cell] = field(default_factory=dict)
    tags: dict[str, int] = field(default_factory=dict)  # rivals, by round
    guards: dict[str, Guard] = field(default_factory=dict)
    letter: str = ""  # of the guards that do not say theirs
    warden: str = ""
    warden_owner: int | None = None
    decks: dict[str, list[str]] | None = None  # items by corner room
    taken: list[str] = field(default_factory=list)  # items picked in a trade
    paid: int = 0
    chair: list[str] = field(default_factory=list)  # front first
    chair_head: int = 0
    pile: list[str] = field(default_factory=list)  # oldest first
    event: str = ""
    events: list[str] | None = None
    events_turned: list[str] | None = None  # not given: the one in force
    crimes: list[str] | None = None
    plans: list[list[str]] | None = None  # at wings B and D
    executions: list[str] | None = None
    discarded: list[str] = field(default_factory=list)  # gangsters
    gangsters: dict[str, Gangster] = field(default_factory=dict)
    copied: str = ""  # the gangster whose ability the Fraudster borrows now
    fugitive: Fugitive = field(default_factory=Fugitive)
    tiles: list[int] | None = None
    tiles_turned: int = 0
    fight: Fight = field(default_factory=Fight)
    riot: Riot = field(default_factory=Riot)
    challenges: list[str] = field(default_factory=list)
    copies: dict[str, list[int]] = field(default_factory=dict)
    known: dict[str, list[str]] = field(default_factory=dict)  # where other than by default
    crimes_known: dict[str, str] = field(default_factory=dict)
    plans_known: dict[str, str] = field(default_factory=dict)
    decisions: list[int] | None = None
