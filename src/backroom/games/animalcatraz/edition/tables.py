"""The tables of an edition file of Animalcatraz, as they stand in the file."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from backroom.games.animalcatraz.edition.effects import (
    Amount,
    BecomePrimal,
    ChallengeTest,
    CrimeNeed,
    EventEffect,
    GainActions,
    GangsterAbility,
    IconEffect,
    InmateAbility,
    Small,
    Stat,
    UpgradeEffect,
)
from backroom.kernel.edition import EditionHead, Named, Sourced

Letter = Literal["A", "B", "C"]
Level = Annotated[int, Meta(ge=0, le=7)]
Lock = Annotated[int, Meta(ge=0, le=30)]
Gain = Annotated[int, Meta(ge=0, le=9)]
Loss = Annotated[int, Meta(ge=-9, le=0)]


class Rules(Struct, forbid_unknown_fields=True):
    actions_per_round: Small
    rounds_per_day: int
    event_rounds: list[int]
    primal_rounds: Annotated[int, Meta(ge=1, le=5)]
    carry_inmate: int
    carry_gangster: int
    cell_limit: int
    spare_cells_per_wing: int
    crime_limit: int
    gangster_limit: int
    start_contraband: Annotated[int, Meta(ge=0, le=3)]
    round_contraband: Annotated[int, Meta(ge=0, le=3)]
    start_bases: Annotated[int, Meta(ge=0, le=9)]
    gang_tags: Annotated[int, Meta(ge=1, le=9)]
    trash_tags: Annotated[int, Meta(ge=0, le=9)]
    hole_actions: Amount
    trap_actions: Amount
    rival_guard_bonus: Amount
    extra_gangsters: list[int]
    night_notches: Amount
    bribe_replaces_cunning: bool
    first_round_guard_die: bool
    free_steps_per_turn: Annotated[int, Meta(ge=1, le=100)]
    max_playing_rounds: Annotated[int, Meta(ge=14, le=100)]
    crime_points_needed: Amount


class EventCounts(Struct, forbid_unknown_fields=True):
    X: Amount
    Y: Amount
    Z: Amount


class GameType(Sourced):
    players: list[int]
    start_rep: Annotated[int, Meta(ge=-1, le=12)]
    events: EventCounts
    playing_rounds: int


class GameTypes(Struct, forbid_unknown_fields=True):
    normal: GameType
    advanced: GameType


class RankReward(Struct, forbid_unknown_fields=True):
    ranks: list[str]
    bases: Amount
    trash_tags: Amount


class Rep(Struct, forbid_unknown_fields=True):
    min: int
    max: int
    riot_at: int
    riot_win: Small
    riot_lose: Loss
    king_first: Gain
    tag_majority: Gain
    steal_ok: Gain
    steal_fail: Loss
    corrupt_ok: Gain
    corrupt_fail: Loss
    trap_rival: Gain
    fight_equal: Gain
    fight_per_rank_above: Gain
    fight_below: Gain
    fight_lose: Loss
    recruit_fail: Loss
    gangster_night: Gain
    trash_tag_unfought: Loss
    rank_reward: RankReward


class GuardDie(Sourced):
    faces: Annotated[
        list[Literal["A", "B", "C", "A>", "B>", "C>"]], Meta(min_length=6, max_length=6)
    ]
    start: Letter


class Ring(Struct, forbid_unknown_fields=True):
    corners: list[str]
    wings: list[str]


class WeaponBonus(Struct, forbid_unknown_fields=True):
    normal: Amount
    primal: Amount


class PrimalSide(Sourced):
    force_bonus: Amount
    cunning_level: int
    actions_by_force: Annotated[list[Amount], Meta(min_length=8, max_length=8)]
    weapon_bonus: WeaponBonus


class Card(Named):
    """Whatever has an id and a name."""

    id: str


class Rank(Card, rename={"from_": "from"}):
    from_: int
    to: int


class Icons(Struct, forbid_unknown_fields=True):
    A: str
    B: str
    C: str

    def by_letter(self) -> list[str]:
        return [self.A, self.B, self.C]


class Room(Card):
    kind: Literal["corner", "yard", "wing"]
    adjacent: list[str]
    icons: Icons
    door: Literal["", "A", "B", "C"]
    warden: list[int]


class Cell(Card):
    wing: str
    color: str


class Icon(Card, kw_only=True):
    cost: Amount
    effect: IconEffect
    advanced: bool = False


class Guard(Card):
    level: Annotated[int, Meta(ge=2, le=30)]
    home: str
    vice: str


class Inmate(Card):
    animal: str
    role: str
    force: Level
    cunning: Level
    force_track: str
    cunning_track: str
    unlock: tuple[Level, Level]
    weapon: str
    set: Literal["base", "optional", "warden", "kickstarter"]
    star: bool
    abilities: tuple[InmateAbility, InmateAbility]


class Tradeable(Card, kw_only=True):
    """A card that can be carried and traded."""

    value: Annotated[int, Meta(ge=1, le=6)]
    once: bool = False


class Contraband(Tradeable, kw_only=True):
    kind: Literal["bribe", "primal", "boost", "goods"]
    copies: Annotated[int, Meta(ge=1, le=48)]
    guard: str | None = None
    bribe: Annotated[int, Meta(ge=0, le=20)] | None = None
    effect: BecomePrimal | GainActions | None = None


class Item(Tradeable, kw_only=True):
    room: str
    kind: Literal["weapon", "tool", "armour", "trap", "inmate_upgrade", "cell_upgrade"]
    atk: Amount | None = None
    dmg: Amount | None = None
    plan: str | None = None
    need: Literal["red", "green"] | None = None
    esc: Amount | None = None
    force: Amount | None = None
    breaks_weapon: bool | None = None
    effect: UpgradeEffect | None = None


class Plan(Card):
    red: Lock
    green: Lock
    tools: list[str]


class Event(Card):
    deck: Literal["X", "Y", "Z"]
    part: Literal["none", "optional", "mandatory"]
    room: str
    effect: EventEffect


class Crime(Card):
    rep: Gain
    pts: Amount
    advanced: bool
    need: CrimeNeed


class GangsterType(Card):
    stat: Stat


class Gangster(Card):
    type: str
    target: Annotated[int, Meta(ge=2, le=30)]
    force: Amount
    price: Amount
    set: Literal["base", "extra", "kickstarter"]
    copy: bool
    ability: GangsterAbility


class FugitiveCard(Card):
    deck: Annotated[int, Meta(ge=1, le=3)]
    red: Lock
    green: Lock
    step: Annotated[int, Meta(ge=1, le=2)]


class AllCards(Struct, forbid_unknown_fields=True):
    ranks: list[Rank]
    rooms: list[Room]
    cells: list[Cell]
    icons: list[Icon]
    guards: list[Guard]
    warden: Named
    inmates: list[Inmate]
    contraband: list[Contraband]
    items: list[Item]
    plans: list[Plan]
    events: list[Event]
    crimes: list[Crime]
    gangster_types: list[GangsterType]
    gangsters: list[Gangster]
    fugitive: list[FugitiveCard]


class Envelope(Named):
    id: int
    games: Annotated[int, Meta(ge=1)]
    unlocks: list[str]


class Challenge(Named):
    id: int
    available: bool
    test: ChallengeTest


class Legacy(Struct, forbid_unknown_fields=True):
    envelopes: list[Envelope]
    challenges: list[Challenge]


class EditionData(Struct, forbid_unknown_fields=True):
    """The whole file."""

    edition: EditionHead
    rules: Rules
    types: GameTypes
    rep: Rep
    steps: dict[str, list[str]]
    guard_die: GuardDie
    ring: Ring
    tracks: dict[str, list[int]]
    primal: PrimalSide
    cards: AllCards
    legacy: Legacy
