"""The cards of Crooks, read from an edition file and checked (CR-14, CR-15)."""

from pathlib import Path

from msgspec import Struct, field

from backroom.games.crooks import board as at
from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.cards import Cards
from backroom.kernel.edition import (
    EditionHead,
    EditionText,
    Named,
    Sourced,
    check_head,
    check_ids,
    digest_of,
)

HOUSE_EDITION = Path(__file__).with_name("edition.toml")
GANG_IDS = ["N", "W", "O"]  # CR-10
ABILITY_IDS = ["", "pickpocket", "accomplice", "swap", "hitman", "kingpin", "spy"]  # CR-12
SEAT_COUNTS = [2, 3, 4]


class Rules(Struct, forbid_unknown_fields=True):
    """The numbers of the game."""

    players: list[int]
    start_money: int
    recruit_cost_per_card: int
    face_down_cost: int
    pickpocket_gain: int
    piles: dict[str, list[int]]
    gang_points: dict[str, int]


class Notes(Sourced):
    one: int
    three: int


class Masterminds(Sourced):
    colours: list[str]
    copies: int


class Gang(Named):
    id: str
    colour: str


class Ability(Named):
    id: str


class Target(Named):
    value: int


class Hangout(Named):
    id: str


class Crook(Sourced):
    id: int
    name: str
    level: int
    mod: int = 0
    gangs: list[str] = field(default_factory=list)
    ability: str = ""


class AllCards(Struct, forbid_unknown_fields=True):
    notes: Notes
    masterminds: Masterminds
    gangs: list[Gang]
    abilities: list[Ability]
    targets: list[Target]
    hangouts: list[Hangout]
    crooks: list[Crook]


class EditionData(Struct, forbid_unknown_fields=True):
    """The whole file."""

    edition: EditionHead
    rules: Rules
    cards: AllCards


class CrooksEdition:
    """A checked edition: its data for people, its numbers for the rules."""

    def __init__(self, data: EditionData) -> None:
        self.name = data.edition.name
        self.digest = digest_of(data)
        self.data = data
        self.cards = _numbers(data)

    def crook(self, number: int) -> Crook:
        """The crook with this id."""
        return self.data.cards.crooks[number - 1]


def parse_edition(text: EditionText) -> CrooksEdition:
    """Check the text of an edition; raises BadEdition."""
    data = text.shaped(EditionData)
    check_head(text, data.edition, "crooks")
    _check_rules(text, data.rules, data.cards.notes)
    _check_fixed_cards(text, data.cards)
    _check_crooks(text, data.cards.crooks)
    return CrooksEdition(data)


def _check_rules(text: EditionText, rules: Rules, notes: Notes) -> None:
    text.check(rules.players == SEAT_COUNTS, ["rules", "players"], "players must be [2, 3, 4]")
    text.check(
        rules.recruit_cost_per_card >= 1,
        ["rules", "recruit_cost_per_card"],
        f"a crook must cost at least 1, not {rules.recruit_cost_per_card}",
    )
    for name in ("start_money", "face_down_cost", "pickpocket_gain"):
        number = getattr(rules, name)
        text.check(number >= 0, ["rules", name], f"{name} must not be negative, as {number} is")
    for name, number in (("one", notes.one), ("three", notes.three)):
        text.check(number >= 0, ["cards", "notes", name], f"there cannot be {number} notes")
    worth = notes.one + 3 * notes.three
    text.check(
        worth >= rules.start_money * at.SEATS,
        ["cards", "notes"],
        f"the notes are worth ${worth}, and four seats start with ${rules.start_money * at.SEATS}",
    )
    _check_piles(text, rules)


def _check_piles(text: EditionText, rules: Rules) -> None:
    expected = {str(seats) for seats in SEAT_COUNTS}
    for name, given in (("piles", set(rules.piles)), ("gang_points", set(rules.gang_points))):
        text.check(given == expected, ["rules", name], f"{name} must be given for 2, 3 and 4 seats")
    for seats, sizes in rules.piles.items():
        path = ["rules", "piles", seats]
        text.check(
            1 <= len(sizes) <= at.HANGOUTS,
            path,
            f"{len(sizes)} piles do not fit {at.HANGOUTS} hangouts",
        )
        for size in sizes:
            text.check(
                1 <= size <= at.PILE_AT_MOST,
                path,
                f"a pile holds 1 to {at.PILE_AT_MOST} crooks, not {size}",
            )
        text.check(
            sum(sizes) <= at.CROOKS,
            path,
            f"the piles need {sum(sizes)} crooks, and there are {at.CROOKS}",
        )
    for seats, points in rules.gang_points.items():
        text.check(points >= 0, ["rules", "gang_points", seats], "gang points must not be negative")


def _check_fixed_cards(text: EditionText, cards: AllCards) -> None:
    """Targets, hangouts, gangs and abilities are the same in every edition; only names differ."""
    check_ids(
        text,
        ["cards", "targets"],
        [target.value for target in cards.targets],
        [at.LOWEST_TARGET + target for target in range(at.TARGETS)],
    )
    check_ids(
        text,
        ["cards", "hangouts"],
        [hangout.id for hangout in cards.hangouts],
        list(HANGOUT_LETTERS),
    )
    check_ids(text, ["cards", "gangs"], [gang.id for gang in cards.gangs], GANG_IDS)
    check_ids(
        text, ["cards", "abilities"], [ability.id for ability in cards.abilities], ABILITY_IDS[1:]
    )
    colours = cards.masterminds.colours
    text.check(
        len(set(colours)) == len(colours) == at.SEATS,
        ["cards", "masterminds", "colours"],
        f"there must be {at.SEATS} different colours",
    )


def _check_crooks(text: EditionText, crooks: list[Crook]) -> None:
    for index, crook in enumerate(crooks):
        path: list[str | int] = ["cards", "crooks", index]
        text.check(crook.id == index + 1, [*path, "id"], f"expected id {index + 1}, not {crook.id}")
        text.check(1 <= crook.level <= 10, [*path, "level"], f"level {crook.level} is not in 1..10")
        text.check(-9 <= crook.mod <= 9, [*path, "mod"], f"modifier {crook.mod} is not in -9..9")
        for gang in crook.gangs:
            text.check(gang in GANG_IDS, [*path, "gangs"], f"unknown gang {gang!r}")  # CR-11
        text.check(
            len(set(crook.gangs)) == len(crook.gangs), [*path, "gangs"], "a gang is given twice"
        )
        text.check(
            crook.ability in ABILITY_IDS, [*path, "ability"], f"unknown ability {crook.ability!r}"
        )
    text.check(
        len(crooks) == at.CROOKS,
        ["cards", "crooks"],
        f"there must be {at.CROOKS} crooks, not {len(crooks)}",
    )


def _numbers(data: EditionData) -> Cards:
    rules = data.rules
    crooks = data.cards.crooks
    counts = range(max(SEAT_COUNTS) + 1)
    return Cards(
        level=[0] + [crook.level for crook in crooks],
        modifier=[0] + [crook.mod for crook in crooks],
        gangs=[0] + [sum(1 << GANG_IDS.index(gang) for gang in crook.gangs) for crook in crooks],
        ability=[0] + [ABILITY_IDS.index(crook.ability) for crook in crooks],
        start_money=rules.start_money,
        price_per_crook=rules.recruit_cost_per_card,
        face_down_fee=rules.face_down_cost,
        pickpocket_gain=rules.pickpocket_gain,
        note_total=data.cards.notes.one + 3 * data.cards.notes.three,
        piles=[rules.piles.get(str(seats), []) for seats in counts],
        gang_points=[rules.gang_points.get(str(seats), 0) for seats in counts],
    )
