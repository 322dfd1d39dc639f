"""What lies on a table of Sneaks & Snitches. ``make layout`` writes ``board.py`` from this."""

from backroom.games.sneaks.actions import COLOUR_LETTERS, SEAT_WORDS, SITE_LETTERS
from backroom.games.sneaks.decisions import NAMES
from backroom.kernel.layout import CHOICES_MADE, Clearing, Layout, Number, Part, SetOf, Things

SITES = 8  # SN-01
COLOURS = 4  # SN-05: blue, green, red, yellow
SEATS = 5
NOTHING = -1  # no loot, no seat, no site

# What became of a loot card: it is in the deck or at a site, in the discard pile, or an item that
# a seat keeps (KEPT + the seat).
IN_PLAY = 0
DISCARDED = 1
KEPT = 2

# Every seat has a destination card for every site (SN-16). Those that are out lie in sets of bits,
# eight for each seat. ONE_SITE picks the same site out of every seat's bits.
ALL_SITES = 0xFF
ONE_SITE = 0x0101010101

# The two kinds of teams.
OF_SNEAKS = 0
OF_SNITCHES = 1

DECISION = Things("decision", NAMES, hashed_by_word=True)
SEAT = Things("seat", SEAT_WORDS, are_seats=True)
COLOUR = Things("colour", COLOUR_LETTERS)
SITE = Things("site", SITE_LETTERS)
TEAMS = Things("teams", ["sneaks", "snitches"])
DESTINATION = Things(
    "destination", [f"{seat} {site}" for seat in SEAT_WORDS for site in SITE_LETTERS]
)
LOOT = Things("loot", ids="loot_ids")
STASH_CARD = Things("slot", ids="stash_ids")
PAST_ROUND = Things("past_round", ids="round_ids")
FATE = Things("fate", ["in play", "discarded", *SEAT_WORDS])
COUNT = Number(1_000_000_000)

LAYOUT = Layout(
    parts=[
        CHOICES_MADE,
        Part("decision", DECISION),
        Part("waiting", SetOf(SEAT), note="the seats that must choose now"),
        Part("round", COUNT),
        Part("ally", SEAT, empty=NOTHING, note="who holds the ally; nobody if there are over two"),
        Part("sites_open", Number(SITES), note="SN-13, SN-115"),
        Part("site_at", SITE, empty=NOTHING, note="being settled; none while plans are made"),
        Part("thief", SEAT, empty=NOTHING, note="who must choose in evaluation"),
        Part("stolen", LOOT, empty=NOTHING, note="the loot that the thief chooses for"),
        Part("left", COUNT, note="tokens that the thief may still take, or exchanges it may make"),
        Part("loot_left", COUNT, note="cards in the loot deck"),
        Part("stash_left", COUNT, note="cards in the stash deck"),
        Part("sneaks", SetOf(DESTINATION)),
        Part("snitches", SetOf(DESTINATION)),
        Part("sneaks_due", Number(2), by=(SEAT,), note="sneak sites its plan still lacks"),
        Part("snitches_due", Number(2), by=(SEAT,), note="snitch sites its plan still lacks"),
        Part("bank", COUNT, by=(COLOUR,)),
        Part("tokens", COUNT, by=(SEAT, COLOUR)),
        Part("stash", COUNT, by=(SEAT, COLOUR), note="stash cards in hand"),
        Part("loot_at", LOOT, by=(SITE,), empty=NOTHING),
        # In a deck the last card is the top one, and a drawn card leaves NOTHING behind.
        Part("loot_deck", LOOT, by=(LOOT.called("slot"),), empty=NOTHING),
        Part("fate", FATE, by=(LOOT,), empty=IN_PLAY, note="what became of it"),
        Part("stash_deck", COLOUR, by=(STASH_CARD,), empty=NOTHING),
        Part("sent", SetOf(DESTINATION), by=(PAST_ROUND, TEAMS), note="destinations then (SN-91)"),
    ],
    clearings=[
        Clearing("theft", ("thief", "stolen", "left")),
        Clearing("plans", ("sneaks", "snitches")),
        Clearing("stash", ("stash",), of=(SEAT,)),
    ],
)
