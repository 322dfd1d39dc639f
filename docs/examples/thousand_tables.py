"""A thousand tables of Crooks, played by chance: how many choices that is a second."""

import sys
from time import perf_counter

import numpy as np

from backroom.interop.vector import Tables

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 1000

luck = np.random.default_rng(1)
tables = Tables("crooks", 1024, seats=4)
tables.reset(seed=7)
games, won = 0, np.zeros(tables.seats)
begun = perf_counter()
for _ in range(STEPS):
    # Every table's row of the mask, one after another: the codes that may be chosen.
    legal = np.flatnonzero(tables.masks)
    first = np.cumsum(tables.choices) - tables.choices
    chosen = legal[first + (luck.random(tables.count) * tables.choices).astype(int)]
    tables.step(chosen % tables.codes)
    games += tables.ends.sum()
    won += (tables.rewards == 1).sum(0)
seconds = perf_counter() - begun
print(f"{games} games; {STEPS * tables.count / seconds:,.0f} choices a second")
print("won alone, seat by seat:", won.astype(int).tolist())
print("the first table now:", *tables.decode(tables.observations[0])[:8], sep="\n  ")
