"""What an edition of New York Kings says, as flat numbers, and what its numbers mean."""

from typing import Final

from backroom.games.kings import board as at
from backroom.kernel.numbers import bit, i64, vec, zeros

RANK_WORDS: Final = ["9", "10", "J", "Q", "K", "A"]
BOSS_WORD: Final = "boss"
END_WORD: Final = "end"


class Cards:
    """What an edition says, as flat numbers, in the order of the file. Money is in thousands."""

    def __init__(
        self,
        district_ids: list[str],
        links: list[list[int]],
        tiles: list[bool],
        bars: list[int],
        broadway: int,
        metro: int,
        heliport: int,
        boss_ids: list[str],
        hench_ids: list[str],
        ranks: list[int],
        suits: list[int],
        mission_ids: list[str],
        people: list[int],
        rewards: list[int],
        risks: list[bool],
        opens: list[bool],
        kind_ids: list[str],
        copies: list[int],
        windows: list[int],
        effects: list[int],
        amounts: list[int],
        highs: list[int],
        prices: list[int],
        on: list[int],
        joker_ids: list[str],
    ) -> None:
        self.district_ids = district_ids
        self.links = vec[i64]([sum(1 << other for other in others) for others in links])
        self.distance = zeros(at.DISTRICTS * at.DISTRICTS)
        self.tiles: i64 = sum(1 << d for d in range(len(tiles)) if tiles[d])
        self.bars = vec[i64](bars)
        self.broadway: i64 = broadway
        self.metro: i64 = metro
        self.heliport: i64 = heliport
        self.boss_ids = boss_ids
        self.hench_ids = hench_ids
        self.person_ids = [*hench_ids, BOSS_WORD]
        self.rank = vec[i64](ranks)  # by person, the boss last
        self.suit = vec[i64](suits)
        self.mission_ids = mission_ids
        self.mission_card_ids = [*mission_ids, END_WORD]
        self.mission_tile_ids = [
            f"{mission} {tile}" for mission in mission_ids for tile in ("address", "goal")
        ]
        self.people = vec[i64](people)
        self.reward = vec[i64](rewards)
        self.risk = vec[i64]([1 if risk else 0 for risk in risks])
        self.is_open = vec[i64]([1 if shown else 0 for shown in opens])
        self.kind_ids = kind_ids
        self.copies = vec[i64](copies)
        self.window = vec[i64](windows)
        self.effect = vec[i64](effects)
        self.amount = vec[i64](amounts)  # amount, least price or rank, whatever the effect needs
        self.high = vec[i64](highs)  # the highest price of poach
        self.prices = vec[i64](prices)  # by kind and rank
        self.on = vec[i64](on)  # by kind: the announcements it answers, as bits
        self.joker_ids = joker_ids
        kind_of: list[int] = []
        for kind in range(len(copies)):
            kind_of += [kind] * copies[kind]
        self.kind_of = vec[i64](kind_of)
        self.resource_ids = [
            f"{kind_ids[kind]} {copy}"
            for kind in range(len(copies))
            for copy in range(copies[kind])
        ]
        self._measure()

    def _measure(self) -> None:
        """The distance between every two districts."""
        for start in range(at.DISTRICTS):
            seen: i64 = bit(start)
            edge: i64 = seen
            steps: i64 = 0
            while edge != 0:
                reached: i64 = 0
                for district in range(at.DISTRICTS):
                    if (edge >> district) & 1 == 1:
                        self.distance[start * at.DISTRICTS + district] = steps
                        reached |= self.links[district]
                edge = reached & ~seen
                seen |= edge
                steps += 1


def steps_between(cards: Cards, one: i64, other: i64) -> i64:
    """How far it is from one district to another."""
    return cards.distance[one * at.DISTRICTS + other]


def price_of(cards: Cards, kind: i64, person: i64) -> i64:
    """What a henchman costs who is hired with a card of this kind."""
    return cards.prices[kind * at.RANKS + cards.rank[person]]
