"""Writes the journal of Sneaks & Snitches: which seats see which part of what just happened."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS
from backroom.games.sneaks.journal import (
    Began,
    Collapsed,
    ColourScored,
    Contested,
    Dealt,
    DrewStash,
    Ended,
    Forfeited,
    Guarded,
    NothingToTrade,
    Paid,
    Planned,
    RanOut,
    Refilled,
    RoundBegan,
    SneaksRevealed,
    SnitchesRevealed,
    StashShown,
    Stole,
    Stopped,
    Took,
    Traded,
    Vanished,
)
from backroom.games.sneaks.scoring import Score, result_rule, standings
from backroom.games.sneaks.state import Table, documents_cost, loot_deck, sneaks_of, snitches_of
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    """Set-up is done before anybody listens."""
    b = table.b
    journal.tell(Began(rule="SN-115" if table.seats == 2 else "SN-13", seats=table.seats))
    for seat in range(table.seats):
        tokens = [b[at.tokens(seat, colour)] for colour in range(at.COLOURS)]
        journal.tell(Dealt(rule="SN-18", seat=seat, tokens=tokens))
    loot = {SITE_LETTERS[s]: _id(table, b[at.loot_at(s)]) for s in range(b[at.SITES_OPEN])}
    journal.tell(Refilled(rule="SN-23", cards=loot, left=b[at.LOOT_LEFT]))
    round_began(journal, table, "SN-117" if table.seats == 2 else "SN-25")


def round_began(journal: Journal, table: Table, rule: str) -> None:
    ally = table.b[at.ALLY]
    journal.tell(
        RoundBegan(rule=rule, round=table.b[at.ROUND], ally=None if ally == at.NOTHING else ally)
    )


def refilled(journal: Journal, table: Table, rule: str) -> None:
    """Told just before it happens, while one still sees which sites are empty."""
    b = table.b
    empty = [site for site in range(b[at.SITES_OPEN]) if b[at.loot_at(site)] == at.NOTHING]
    cards = zip(empty, loot_deck(table), strict=False)
    journal.tell(
        Refilled(
            rule=rule,
            cards={SITE_LETTERS[site]: _id(table, loot) for site, loot in cards},
            left=table.b[at.LOOT_LEFT] - len(empty),
        )
    )


def planned(journal: Journal, table: Table, seat: int, rule: str) -> None:
    journal.whisper(
        Planned(rule=rule, seat=seat),  # SN-32
        Planned(
            rule=rule,
            seat=seat,
            sneaks=letters(sneaks_of(table, seat)),
            snitches=letters(snitches_of(table, seat)),
        ),
        1 << seat,
    )


def revealed(journal: Journal, table: Table, rule: str) -> None:
    seats = range(table.seats)
    journal.tell(
        SneaksRevealed(rule=rule, plans=[letters(sneaks_of(table, seat)) for seat in seats])
    )
    journal.tell(
        SnitchesRevealed(rule=rule, plans=[letters(snitches_of(table, seat)) for seat in seats])
    )


def guarded(journal: Journal, table: Table, site: int, rule: str) -> None:
    journal.tell(
        Guarded(
            rule=rule,
            site=SITE_LETTERS[site],
            guards=[s for s in range(table.seats) if (snitches_of(table, s) >> site) & 1],
            sneaks=_sneaks_at(table, site),
        )
    )


def vanished(journal: Journal, table: Table, site: int, loot: int, rule: str) -> None:
    journal.tell(Vanished(rule=rule, site=SITE_LETTERS[site], loot=_id(table, loot)))


def contested(journal: Journal, table: Table, site: int, enough: bool, rule: str) -> None:
    sneaks = _sneaks_at(table, site)
    journal.tell(Contested(rule=rule, site=SITE_LETTERS[site], sneaks=sneaks, enough=enough))


def drew_stash(journal: Journal, seat: int, colour: int, rule: str) -> None:
    seen = DrewStash(rule=rule, seat=seat, colour=COLOUR_LETTERS[colour])
    journal.whisper(DrewStash(rule=rule, seat=seat), seen, 1 << seat)  # SN-88


def stole(journal: Journal, table: Table, seat: int, site: int, loot: int, rule: str) -> None:
    journal.tell(Stole(rule=rule, seat=seat, site=SITE_LETTERS[site], loot=_id(table, loot)))


def paid(journal: Journal, table: Table, seat: int, loot: int, rule: str) -> None:
    """Told just before it happens."""
    printed = [table.cards.tokens[loot * at.COLOURS + colour] for colour in range(at.COLOURS)]
    handed_over = [min(printed[colour], table.b[at.bank(colour)]) for colour in range(at.COLOURS)]
    missing = sum(printed) - sum(handed_over)
    journal.tell(Paid(rule=rule, seat=seat, tokens=handed_over, missing=missing))


def took(journal: Journal, seat: int, colour: int, rule: str) -> None:
    journal.tell(Took(rule=rule, seat=seat, colour=COLOUR_LETTERS[colour]))


def forfeited(journal: Journal, seat: int, tokens: int, rule: str) -> None:
    journal.tell(Forfeited(rule=rule, seat=seat, number=tokens))


def traded(journal: Journal, seat: int, partner: int, taken: int, given: int, rule: str) -> None:
    journal.tell(
        Traded(
            rule=rule,
            seat=seat,
            partner=partner,
            taken=COLOUR_LETTERS[taken],
            given=COLOUR_LETTERS[given],
        )
    )


def stopped(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(Stopped(rule=rule, seat=seat))


def nothing_to_trade(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(NothingToTrade(rule=rule, seat=seat))


def collapsed(journal: Journal, table: Table, thief: int, colour: int, rule: str) -> None:
    """Told just before it happens."""
    losses = [
        0 if seat == thief else documents_cost(table, seat, colour) for seat in range(table.seats)
    ]
    journal.tell(Collapsed(rule=rule, seat=thief, colour=COLOUR_LETTERS[colour], losses=losses))


def scored(journal: Journal, table: Table, holes: int) -> None:
    """The end, the stash cards, colour by colour, then the result."""
    journal.tell(RanOut(rule="SN-82", holes=holes, left=table.b[at.LOOT_LEFT]))
    seats = range(table.seats)
    for seat in seats:
        shown = [table.b[at.stash(seat, colour)] for colour in range(at.COLOURS)]
        journal.tell(StashShown(rule="SN-96", seat=seat, stash=shown))
    score = Score(table, True)
    for colour in range(at.COLOURS):
        journal.tell(
            ColourScored(
                rule=score.colour_rule(table.seats, colour),
                colour=COLOUR_LETTERS[colour],
                totals=[score.total[seat * at.COLOURS + colour] for seat in seats],
                points=[score.points[seat * at.COLOURS + colour] for seat in seats],
            )
        )
    by_seat = sorted(standings(table))
    journal.tell(
        Ended(
            rule=result_rule(by_seat),
            items=[score.item_points[seat] for seat in seats],
            points=[standing.points for standing in by_seat],
            places=[standing.place for standing in by_seat],
        )
    )


def letters(sites: int) -> list[str]:
    """The letters of sites given as bits."""
    return [SITE_LETTERS[site] for site in range(at.SITES) if (sites >> site) & 1]


def _sneaks_at(table: Table, site: int) -> list[int]:
    return [seat for seat in range(table.seats) if (sneaks_of(table, seat) >> site) & 1]


def _id(table: Table, loot: int) -> str:
    return table.cards.loot_ids[loot]
