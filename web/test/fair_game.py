"""Writes a game that a server dealt, and draws of its generator, for the page's test of fairness.

python web/test/fair_game.py        # writes fair-game.json beside this file
"""

import random
from pathlib import Path
from typing import Any

from msgspec import json

from backroom import games
from backroom.kernel.chance import KeyedChance
from backroom.kernel.fairness import Deal, commitment_to
from backroom.kernel.record import Session

FILE = Path(__file__).with_name("fair-game.json")
SEED = "5eed" * 16
MOVES = 80
LUCK = ["a0b1c2", None, "0123456789abcdef"]
# With just over half of all words most draws are refused at first.
COUNTS = [2, 6, 52, 1000, 2**31 + 1, 2**31 + 1, 2**31 + 1, 3, *range(1, 30)]


def fair_game() -> dict[str, Any]:
    """The beginning of a game with dice and cards, its counts, and some draws by themselves."""
    deal = Deal(table="t1", commitment=commitment_to(SEED), seed=SEED, luck=LUCK)
    game, choice = games.game("animalcatraz"), random.Random(7)
    session = Session(game, game.edition(), len(LUCK), game.options({}), deal.key(), "keyed")
    for _ in range(MOVES):
        seat = session.state.asked()[0]
        session.play(seat, choice.choice(session.state.legal(seat)))
    record = session.record()
    record.deal = deal
    chance = KeyedChance("a key")
    return {
        "record": json.decode(json.encode(record)),
        "counts": session.counts(),
        "draws": [[count, chance.below(count)] for count in COUNTS],
    }


def text() -> str:
    """The file as it should be, one line a part."""
    parts = [f'"{name}": {json.encode(part).decode()}' for name, part in fair_game().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
