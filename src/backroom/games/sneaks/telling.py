"""Writes the journal of Sneaks & Snitches: which seats see which part of what just happened."""

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
from backroom.games.sneaks.scoring import Score, standings
from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    COLOURS,
    LOOT_LEFT,
    NOTHING,
    ROUND,
    SITE,
    SITES,
    SITES_OPEN,
    Table,
)
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    journal.tell(Began(seats=table.seats))
    for seat in range(table.seats):
        journal.tell(Dealt(seat=seat, tokens=[table.tokens(seat, c) for c in range(COLOURS)]))
    loot = {SITE_LETTERS[s]: _id(table, table.b[SITE + s]) for s in range(table.b[SITES_OPEN])}
    journal.tell(Refilled(cards=loot, left=table.b[LOOT_LEFT]))
    round_began(journal, table)


def round_began(journal: Journal, table: Table) -> None:
    ally = table.b[ALLY]
    journal.tell(RoundBegan(round=table.b[ROUND], ally=None if ally == NOTHING else ally))


def refilled(journal: Journal, table: Table) -> None:
    """Told just before it happens, while one still sees which sites are empty."""
    empty = [site for site in range(table.b[SITES_OPEN]) if table.b[SITE + site] == NOTHING]
    cards = zip(empty, table.loot_deck(), strict=False)
    journal.tell(
        Refilled(
            cards={SITE_LETTERS[site]: _id(table, loot) for site, loot in cards},
            left=table.b[LOOT_LEFT] - len(empty),
        )
    )


def planned(journal: Journal, table: Table, seat: int) -> None:
    journal.whisper(
        Planned(seat=seat),  # SN-32
        Planned(
            seat=seat,
            sneaks=letters(table.sneaks_of(seat)),
            snitches=letters(table.snitches_of(seat)),
        ),
        1 << seat,
    )


def revealed(journal: Journal, table: Table) -> None:
    seats = range(table.seats)
    journal.tell(SneaksRevealed(plans=[letters(table.sneaks_of(seat)) for seat in seats]))
    journal.tell(SnitchesRevealed(plans=[letters(table.snitches_of(seat)) for seat in seats]))


def guarded(journal: Journal, table: Table, site: int) -> None:
    journal.tell(
        Guarded(
            site=SITE_LETTERS[site],
            guards=[s for s in range(table.seats) if (table.snitches_of(s) >> site) & 1],
            sneaks=_sneaks_at(table, site),
        )
    )


def vanished(journal: Journal, table: Table, site: int, loot: int) -> None:
    journal.tell(Vanished(site=SITE_LETTERS[site], loot=_id(table, loot)))


def contested(journal: Journal, table: Table, site: int, enough: bool) -> None:
    sneaks = _sneaks_at(table, site)
    journal.tell(Contested(site=SITE_LETTERS[site], sneaks=sneaks, enough=enough))


def drew_stash(journal: Journal, seat: int, colour: int) -> None:
    seen = DrewStash(seat=seat, colour=COLOUR_LETTERS[colour])
    journal.whisper(DrewStash(seat=seat), seen, 1 << seat)  # SN-88


def stole(journal: Journal, table: Table, seat: int, site: int, loot: int) -> None:
    journal.tell(Stole(seat=seat, site=SITE_LETTERS[site], loot=_id(table, loot)))


def paid(journal: Journal, table: Table, seat: int, loot: int) -> None:
    """Told just before it happens."""
    printed = [table.cards.tokens[loot * COLOURS + colour] for colour in range(COLOURS)]
    handed_over = [min(printed[colour], table.b[BANK + colour]) for colour in range(COLOURS)]
    missing = sum(printed) - sum(handed_over)
    journal.tell(Paid(seat=seat, tokens=handed_over, missing=missing))


def took(journal: Journal, seat: int, colour: int) -> None:
    journal.tell(Took(seat=seat, colour=COLOUR_LETTERS[colour]))


def forfeited(journal: Journal, seat: int, tokens: int) -> None:
    journal.tell(Forfeited(seat=seat, number=tokens))


def traded(journal: Journal, seat: int, partner: int, taken: int, given: int) -> None:
    journal.tell(
        Traded(
            seat=seat,
            partner=partner,
            taken=COLOUR_LETTERS[taken],
            given=COLOUR_LETTERS[given],
        )
    )


def stopped(journal: Journal, seat: int) -> None:
    journal.tell(Stopped(seat=seat))


def nothing_to_trade(journal: Journal, seat: int) -> None:
    journal.tell(NothingToTrade(seat=seat))


def collapsed(journal: Journal, table: Table, thief: int, colour: int) -> None:
    """Told just before it happens."""
    losses = [
        0 if seat == thief else table.documents_cost(seat, colour) for seat in range(table.seats)
    ]
    journal.tell(Collapsed(seat=thief, colour=COLOUR_LETTERS[colour], losses=losses))


def scored(journal: Journal, table: Table, holes: int) -> None:
    """The end, the stash cards, colour by colour, then the result."""
    journal.tell(RanOut(holes=holes, left=table.b[LOOT_LEFT]))
    seats = range(table.seats)
    for seat in seats:
        shown = [table.stash(seat, colour) for colour in range(COLOURS)]
        journal.tell(StashShown(seat=seat, stash=shown))
    score = Score(table, True)
    for colour in range(COLOURS):
        journal.tell(
            ColourScored(
                colour=COLOUR_LETTERS[colour],
                totals=[score.total[seat * COLOURS + colour] for seat in seats],
                points=[score.points[seat * COLOURS + colour] for seat in seats],
            )
        )
    by_seat = sorted(standings(table))
    journal.tell(
        Ended(
            items=[score.item_points[seat] for seat in seats],
            points=[standing.points for standing in by_seat],
            places=[standing.place for standing in by_seat],
        )
    )


def letters(sites: int) -> list[str]:
    """The letters of sites given as bits."""
    return [SITE_LETTERS[site] for site in range(SITES) if (sites >> site) & 1]


def _sneaks_at(table: Table, site: int) -> list[int]:
    return [seat for seat in range(table.seats) if (table.sneaks_of(seat) >> site) & 1]


def _id(table: Table, loot: int) -> str:
    return table.cards.loot_ids[loot]
