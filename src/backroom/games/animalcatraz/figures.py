"""What counts for a seat of Animalcatraz, in numbers: its REP and that of the best other rival, the
guards on its side, what its inmate carries and its levels."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.inmates import normal_level
from backroom.games.animalcatraz.names import STATS
from backroom.games.animalcatraz.reputation import guards_owned
from backroom.games.animalcatraz.state import Table, rival_for, rival_of


def figures(table: Table, seat: int) -> dict[str, int]:
    """At this moment."""
    b = table.b
    own = rival_for(table, seat)
    inmates = [inmate for inmate in range(table.inmates) if rival_of(table, inmate) == own]
    return {
        "rep": int(b[at.rep(own)]),
        "rival": int(max(b[at.rep(other)] for other in range(table.rivals) if other != own)),
        "guards": int(guards_owned(table, own)),
        "levels": sum(
            int(normal_level(table, inmate, stat))
            for inmate in inmates
            for stat in range(len(STATS))
        ),
    }
