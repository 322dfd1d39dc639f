"""How long answers wait: those of bots, so that people can follow, and those whose options are
somebody's secret.

People answer at once where there is little to choose, and take their time over much. So do bots,
within the pause that the house has set, where everybody can see how much there is to choose.

Where others may not know how many answers a seat has, the time of an answer must not tell it.
So an answer that is given for a person, and one of a bot, come after a pause that is drawn from one
distribution, about that of people who pass: most of them after one to two seconds. It is drawn once
for every moment of the game that all can see, from the table's secret and nothing else, and counts
from that moment: however many seats are asked in secret one after another, and whoever they are, it
is over for all of them at once. It is the same after a restart.
"""

from hashlib import blake2b
from math import exp, log, log2
from statistics import NormalDist

from backroom.bots.search import LEVELS

USUAL = 1.2  # seconds: half of all pauses are shorter
SPREAD = 0.4  # of their logarithms
LEAST, MOST = 0.8, 3.0
BEYOND_THINKING = 1.15  # a bot that may think for some seconds takes a little longer

AT_ONCE = 0.4  # of the pause between bots: where there is one answer
BY_DOUBLING = 0.12  # more, whenever there are twice as many; nobody takes more than all of it


def share_of_pause(answers: int) -> float:
    """How much of the pause between bots one takes who has so many answers."""
    return min(AT_ONCE + BY_DOUBLING * log2(answers), 1.0)


def pause_at(secret: str, moment: int) -> float:
    """The pause at a moment of a table, in seconds."""
    drawn = blake2b(f"{moment}".encode(), key=secret.encode()[:64], person=b"pause", digest_size=7)
    share = (int.from_bytes(drawn.digest(), "big") + 0.5) / 2**56
    return min(max(exp(log(USUAL) + SPREAD * NormalDist().inv_cdf(share)), LEAST), MOST)


def thinking_time(bot: str) -> float:
    """How long a bot takes that thinks as long as it may; everybody sees which bot it is."""
    kind, _, told = bot.partition(":")
    return LEVELS[told].seconds * BEYOND_THINKING if kind == "search" and told in LEVELS else 0.0
