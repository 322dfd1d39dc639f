"""The cards of Sneaks & Snitches, read from an edition file and checked (SN-10, SN-11)."""

from pathlib import Path

from msgspec import Struct, field

from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS
from backroom.games.sneaks.board import COLOURS, NOTHING, SEATS, SITES
from backroom.games.sneaks.cards import SEAT_COUNTS, Cards
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
FEWEST_SITES = {"2": 5, "3": 5, "4": 7, "5": 8}  # fewer could make an endless game (SN-11)

# The kinds of loot, in the order of their numbers in cards.py, and the fields of each (SN-09).
KIND_FIELDS: dict[str, list[str]] = {
    "tokens": ["b", "g", "r", "y"],
    "collection": [],
    "carte_blanche": [],
    "safe_cracking": [],
    "intrigues": [],
    "item": ["vp", "en", "fr", "it"],
    "documents": ["colour"],
}
KIND_IDS = list(KIND_FIELDS)


class Rules(Struct, forbid_unknown_fields=True):
    """The numbers of the game."""

    players: list[int]
    sites: dict[str, int]
    start_tokens: int
    carte_blanche_tokens: int
    safe_cracking_draw: int
    intrigues_exchanges: int
    two_player_margin: int


class PerColour(Sourced):
    b: int
    g: int
    r: int
    y: int

    def counts(self) -> list[int]:
        return [self.b, self.g, self.r, self.y]


class Colour(Named):
    id: str
    colour: str


class Site(Named):
    id: str


class VpCard(Sourced):
    players: int
    b: list[int]
    g: list[int]
    r: list[int]
    y: list[int]

    def rows(self) -> list[list[int]]:
        return [self.b, self.g, self.r, self.y]


class Loot(Sourced):
    id: str
    deck: int
    kind: str
    b: int = 0
    g: int = 0
    r: int = 0
    y: int = 0
    vp: int | None = None
    colour: str | None = None
    en: str = ""
    fr: str = ""
    it: str = ""

    def tokens(self) -> list[int]:
        """What it pays, by colour."""
        if self.kind == "collection":
            return [1] * len(COLOUR_LETTERS)  # SN-46
        return [self.b, self.g, self.r, self.y]

    def fields_of_kinds(self) -> set[str]:
        """The fields given that belong to certain kinds only."""
        names = {name for names in KIND_FIELDS.values() for name in names}
        given = {name for name in names if getattr(self, name) not in (None, 0, "")}
        return given if self.colour is None else given | {"colour"}


class AllCards(Struct, forbid_unknown_fields=True):
    player_colours: list[str]
    tokens: PerColour
    stash: PerColour
    colours: list[Colour]
    sites: list[Site]
    vp_cards: list[VpCard]
    loot: list[Loot] = field(default_factory=list)


class EditionData(Struct, forbid_unknown_fields=True):
    """The whole file."""

    edition: EditionHead
    rules: Rules
    cards: AllCards


class SneaksEdition:
    """A checked edition: its data for people, its numbers for the rules."""

    def __init__(self, data: EditionData) -> None:
        self.name = data.edition.name
        self.digest = digest_of(data)
        self.data = data
        self.cards = _numbers(data)
        self._loot = {loot.id: loot for loot in data.cards.loot}

    def loot(self, identifier: str) -> Loot:
        """The loot card with this id."""
        return self._loot[identifier]


def parse_edition(text: EditionText) -> SneaksEdition:
    """Check the text of an edition; raises BadEdition."""
    data = text.shaped(EditionData)
    check_head(text, data.edition, "sneaks")
    _check_rules(text, data.rules)
    _check_fixed_cards(text, data.cards)
    _check_supply(text, data)
    _check_vp_cards(text, data.cards.vp_cards)
    _check_loot(text, data.cards.loot)
    most_sites = max(data.rules.sites.values())
    text.check(
        len(data.cards.loot) >= most_sites,
        ["cards", "loot"],
        f"there are {len(data.cards.loot)} loot cards, and set-up needs {most_sites}",
    )
    return SneaksEdition(data)


def _check_rules(text: EditionText, rules: Rules) -> None:
    text.check(rules.players == SEAT_COUNTS, ["rules", "players"], "players must be [2, 3, 4, 5]")
    for name in (
        "start_tokens",
        "carte_blanche_tokens",
        "safe_cracking_draw",
        "intrigues_exchanges",
        "two_player_margin",
    ):
        number = getattr(rules, name)
        text.check(number >= 0, ["rules", name], f"{name} must not be negative, as {number} is")
    text.check(
        set(rules.sites) == set(FEWEST_SITES),
        ["rules", "sites"],
        "sites must be given for 2, 3, 4 and 5 seats",
    )
    for seats, count in rules.sites.items():
        fewest = FEWEST_SITES[seats]
        text.check(
            fewest <= count <= SITES,
            ["rules", "sites", seats],
            f"{seats} seats need {fewest} to {SITES} sites, not {count}",
        )


def _check_fixed_cards(text: EditionText, cards: AllCards) -> None:
    """Sites and categories are the same in every edition; only names differ (SN-01, SN-05)."""
    check_ids(text, ["cards", "colours"], [colour.id for colour in cards.colours], COLOUR_LETTERS)
    check_ids(text, ["cards", "sites"], [site.id for site in cards.sites], SITE_LETTERS)
    colours = cards.player_colours
    text.check(
        len(set(colours)) == len(colours) == SEATS,
        ["cards", "player_colours"],
        f"there must be {SEATS} different player colours",  # SN-04
    )


def _check_supply(text: EditionText, data: EditionData) -> None:
    supplies = {"tokens": data.cards.tokens, "stash": data.cards.stash}
    for name, supply in supplies.items():
        for letter, count in zip(COLOUR_LETTERS, supply.counts(), strict=True):
            text.check(
                count >= 0, ["cards", name, letter], f"there cannot be {count} {letter} in {name}"
            )
    total = sum(data.cards.tokens.counts())
    needed = data.rules.start_tokens * SEATS
    text.check(
        total >= needed,
        ["cards", "tokens"],
        f"there are {total} tokens, and five seats start with {needed}",
    )


def _check_vp_cards(text: EditionText, vp_cards: list[VpCard]) -> None:
    for index, card in enumerate(vp_cards):
        path: list[str | int] = ["cards", "vp_cards", index]
        text.check(
            card.players == index + SEAT_COUNTS[0],
            [*path, "players"],
            f"expected the card for {index + SEAT_COUNTS[0]} players, not for {card.players}",
        )
        for letter, row in zip(COLOUR_LETTERS, card.rows(), strict=True):
            _check_row(text, row, card.players, [*path, letter])
    text.check(
        len(vp_cards) == len(SEAT_COUNTS),
        ["cards", "vp_cards"],
        f"there must be {len(SEAT_COUNTS)} VP cards, not {len(vp_cards)}",
    )


def _check_row(text: EditionText, row: list[int], players: int, path: list[str | int]) -> None:
    text.check(len(row) == players, path, f"{players} players need {players} ranks, not {len(row)}")
    text.check(min(row) >= 0, path, "points must not be negative")
    text.check(
        row == sorted(row, reverse=True), path, "a lower rank cannot earn more than a higher one"
    )


def _check_loot(text: EditionText, loot: list[Loot]) -> None:
    ids: set[str] = set()
    for index, card in enumerate(loot):
        path: list[str | int] = ["cards", "loot", index]
        named = card.id == card.id.strip() and card.id not in ("", "empty")
        text.check(named, [*path, "id"], f"{card.id!r} cannot be the id of a loot card")
        text.check(card.id not in ids, [*path, "id"], f"id {card.id!r} is given twice")
        ids.add(card.id)
        text.check(card.deck in (1, 2), [*path, "deck"], f"deck {card.deck} is neither 1 nor 2")
        text.check(card.kind in KIND_IDS, [*path, "kind"], f"unknown kind {card.kind!r}")
        foreign = card.fields_of_kinds() - set(KIND_FIELDS[card.kind])
        for name in sorted(foreign):
            text.check(False, [*path, name], f"loot of kind {card.kind} has no {name}")
        _check_kind(text, card, path)


def _check_kind(text: EditionText, card: Loot, path: list[str | int]) -> None:
    if card.kind == "tokens":
        for letter, count in zip(COLOUR_LETTERS, card.tokens(), strict=True):
            text.check(count >= 0, [*path, letter], f"a loot cannot pay {count} tokens")
        text.check(sum(card.tokens()) > 0, path, "a standard loot needs a token")
    elif card.kind == "item":
        text.check(card.vp is not None, path, "a special item needs its points, vp")
        text.check((card.vp or 0) >= 0, [*path, "vp"], "points must not be negative")
        for language in ("en", "fr", "it"):
            named = bool(getattr(card, language).strip())
            text.check(named, [*path, language], f"a special item needs its name in {language}")
    elif card.kind == "documents":
        text.check(
            card.colour is not None and card.colour in list(COLOUR_LETTERS),
            [*path, "colour"],
            f"documents need one of the colours b, g, r, y, not {card.colour!r}",
        )


def _numbers(data: EditionData) -> Cards:
    rules, loot = data.rules, data.cards.loot
    return Cards(
        loot_ids=[card.id for card in loot],
        kind=[KIND_IDS.index(card.kind) for card in loot],
        back=[card.deck for card in loot],
        tokens=[count for card in loot for count in card.tokens()],
        colour=[NOTHING if c.colour is None else COLOUR_LETTERS.index(c.colour) for c in loot],
        item_points=[card.vp or 0 for card in loot],
        supply=data.cards.tokens.counts(),
        stash=data.cards.stash.counts(),
        sites=[rules.sites.get(str(seats), 0) for seats in range(SEATS + 1)],
        rank_points=_rank_points(data.cards.vp_cards),
        start_tokens=rules.start_tokens,
        carte_blanche_tokens=rules.carte_blanche_tokens,
        safe_cracking_draw=rules.safe_cracking_draw,
        intrigues_exchanges=rules.intrigues_exchanges,
        two_player_margin=rules.two_player_margin,
        player_colours=data.cards.player_colours,
    )


def _rank_points(vp_cards: list[VpCard]) -> list[int]:
    """The rows of all cards, by number of seats, colour and rank (SN-02)."""
    points = [0] * ((SEATS + 1) * COLOURS * SEATS)
    for card in vp_cards:
        for colour, row in enumerate(card.rows()):
            first = (card.players * COLOURS + colour) * SEATS
            points[first : first + len(row)] = row
    return points
