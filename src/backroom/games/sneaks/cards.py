"""What an edition of Sneaks & Snitches says, as flat numbers."""

from typing import Final

from backroom.kernel.numbers import i64, vec

SEAT_COUNTS: Final = [2, 3, 4, 5]

# Kinds of loot (SN-09).
TOKENS_LOOT: Final[i64] = 0
COLLECTION: Final[i64] = 1
CARTE_BLANCHE: Final[i64] = 2
SAFE_CRACKING: Final[i64] = 3
INTRIGUES: Final[i64] = 4
ITEM: Final[i64] = 5
DOCUMENTS: Final[i64] = 6


class Cards:
    """The cards and numbers of an edition. Loot is counted in the order of the file."""

    def __init__(
        self,
        loot_ids: list[str],
        kind: list[int],
        back: list[int],
        tokens: list[int],
        colour: list[int],
        item_points: list[int],
        supply: list[int],
        stash: list[int],
        sites: list[int],
        rank_points: list[int],
        start_tokens: int,
        carte_blanche_tokens: int,
        safe_cracking_draw: int,
        intrigues_exchanges: int,
        two_player_margin: int,
        player_colours: list[str],
    ) -> None:
        self.loot_ids = loot_ids
        self.kind = vec[i64](kind)
        self.back = vec[i64](back)  # SN-08
        self.tokens = vec[i64](tokens)  # by loot and colour: what it pays
        self.colour = vec[i64](colour)  # of documents; NOTHING for other loot
        self.item_points = vec[i64](item_points)
        self.supply = vec[i64](supply)  # by colour
        self.stash = vec[i64](stash)  # by colour
        self.sites = vec[i64](sites)  # by number of seats
        self.rank_points = vec[i64](rank_points)  # by number of seats, colour and rank
        self.start_tokens: i64 = start_tokens
        self.carte_blanche_tokens: i64 = carte_blanche_tokens
        self.safe_cracking_draw: i64 = safe_cracking_draw
        self.intrigues_exchanges: i64 = intrigues_exchanges
        self.two_player_margin: i64 = two_player_margin
        self.player_colours = player_colours
        # How much of the board decks and past rounds need.
        self.loot_count: i64 = len(kind)
        self.stash_count: i64 = sum(stash)
        self.round_count: i64 = max([int(self.most_rounds(seats)) for seats in SEAT_COUNTS])
        self.stash_ids = list(range(int(self.stash_count)))
        self.round_ids = list(range(1, int(self.round_count) + 1))

    def least_loss(self, seats: i64) -> i64:
        """How many sites lose their loot in a round at least: see the bounds of the spec."""
        guarded: i64 = 3 if seats == 2 else seats
        return self.sites[seats] - guarded - seats // 2

    def most_loss(self, seats: i64) -> i64:
        """How many sites lose their loot in a round at most: all but those surely guarded."""
        return self.sites[seats] - (2 if seats == 2 else 1)

    def most_rounds(self, seats: i64) -> i64:
        """How many rounds a game can last."""
        return (self.loot_count - self.sites[seats]) // self.least_loss(seats) + 1
