"""Writes the journal of Crooks: which seats see which part of what just happened (CR-119)."""

from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.edition import GANG_IDS
from backroom.games.crooks.journal import (
    Began,
    Ended,
    FoundNobody,
    GangScored,
    Hit,
    Moved,
    Passed,
    PickedPocket,
    Placed,
    Recruited,
    Revealed,
    SawPile,
    SeenCrook,
    SpiedOnHangout,
    SpiedOnTarget,
    TargetScored,
    Took,
)
from backroom.games.crooks.knowledge import is_located
from backroom.games.crooks.scoring import EVERYBODY, Score, standings
from backroom.games.crooks.state import (
    GANGS,
    HAND,
    IN_TRANSIT,
    LOWEST_TARGET,
    MEMORY_AID,
    TARGET,
    TARGETS,
    Table,
)
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    journal.recall = table.b[MEMORY_AID] == 1  # CR-125
    journal.tell(Began(seats=table.seats, first=table.active()))


def passed(journal: Journal, table: Table, seat: int) -> None:
    journal.tell(Passed(seat=seat, forced=len(table.legal(seat)) == 1))  # CR-40


def recruited(journal: Journal, table: Table, seat: int, hangout: int, price: int) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.tell(Recruited(seat=seat, hangout=letter, price=price))
    saw = SawPile(seat=seat, hangout=letter, crooks=table.pile(hangout))
    journal.whisper(None, saw, 1 << seat)  # CR-49, CR-122


def found_nobody(journal: Journal, seat: int, hangout: int) -> None:
    journal.tell(FoundNobody(seat=seat, hangout=HANGOUT_LETTERS[hangout]))  # CR-56


def took(journal: Journal, seat: int, hangout: int, crook: int) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.whisper(
        Took(seat=seat, hangout=letter),
        Took(seat=seat, hangout=letter, crook=crook),
        1 << seat,  # CR-120
    )


def placed(journal: Journal, table: Table, seat: int, target: int, mode: str) -> None:
    crook = int(table.b[HAND])
    printed = target + LOWEST_TARGET
    if mode != "down":
        journal.tell(Placed(seat=seat, target=printed, mode=mode, crook=crook))
        return
    fee = int(table.cards.face_down_fee)
    journal.whisper(
        Placed(seat=seat, target=printed, mode=mode, fee=fee),
        Placed(seat=seat, target=printed, mode=mode, fee=fee, crook=crook),
        1 << seat,
    )


def picked_pocket(journal: Journal, seat: int, gain: int) -> None:
    journal.tell(PickedPocket(seat=seat, gain=gain))


def moved(journal: Journal, table: Table, seat: int, target: int) -> None:
    crooks = table.at(IN_TRANSIT)
    source = int(table.b[TARGET]) + LOWEST_TARGET
    goal = target + LOWEST_TARGET
    journal.whisper(
        Moved(seat=seat, source=source, target=goal, crooks=_open_ones(table, crooks)),
        Moved(seat=seat, source=source, target=goal, crooks=list(crooks)),
        _seats_who_know(table, seat, crooks),
    )


def hit(journal: Journal, table: Table, seat: int, victim: int, target: int) -> None:
    crooks = table.cell(victim, target)
    printed = target + LOWEST_TARGET
    journal.whisper(
        Hit(seat=seat, target=printed, victim=victim, crooks=_open_ones(table, crooks)),  # CR-101
        Hit(seat=seat, target=printed, victim=victim, crooks=list(crooks)),
        _seats_who_know(table, victim, crooks),  # CR-124
    )


def spied_on_target(journal: Journal, table: Table, seat: int, target: int) -> None:
    printed = target + LOWEST_TARGET
    crooks = [
        SeenCrook(crook=crook, seat=owner)
        for owner in range(table.seats)
        for crook in table.cell(owner, target)
        if table.is_down(crook)
    ]
    journal.whisper(
        SpiedOnTarget(seat=seat, target=printed),
        SpiedOnTarget(seat=seat, target=printed, crooks=crooks),
        1 << seat,
    )


def spied_on_hangout(journal: Journal, table: Table, seat: int, hangout: int) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.whisper(
        SpiedOnHangout(seat=seat, hangout=letter),
        SpiedOnHangout(seat=seat, hangout=letter, crooks=table.pile(hangout)),
        1 << seat,
    )


def revealed(journal: Journal, table: Table) -> None:
    for target in range(TARGETS):
        for seat in range(table.seats):
            for crook in table.cell(seat, target):
                if table.is_down(crook):
                    printed = target + LOWEST_TARGET
                    journal.tell(Revealed(seat=seat, target=printed, crook=crook))


def scored(journal: Journal, table: Table) -> None:
    """Target by target, then gang by gang, then the result."""
    score = Score(table, EVERYBODY)
    seats = range(table.seats)
    for target in range(TARGETS):
        strengths = [score.strength[seat * TARGETS + target] for seat in seats]
        if any(strengths):  # CR-132
            points = [score.target_points[seat * TARGETS + target] for seat in seats]
            journal.tell(
                TargetScored(
                    target=target + LOWEST_TARGET,
                    value=score.value[target],
                    strengths=strengths,
                    points=points,
                )
            )
    for gang in range(GANGS):
        leader = score.gang_leader(table.seats, gang)
        journal.tell(
            GangScored(
                gang=GANG_IDS[gang],
                members=[score.members[seat * GANGS + gang] for seat in seats],
                winner=leader if leader >= 0 else None,
                points=score.gang_points[leader * GANGS + gang] if leader >= 0 else 0,
            )
        )
    by_seat = sorted(standings(table))
    journal.tell(
        Ended(
            points=[standing.points for standing in by_seat],
            money=[standing.tiebreaks[0] for standing in by_seat],
            places=[standing.place for standing in by_seat],
        )
    )


def _open_ones(table: Table, crooks: list[int]) -> list[int | None]:
    return [None if table.is_down(crook) else crook for crook in crooks]


def _seats_who_know(table: Table, owner: int, crooks: list[int]) -> int:
    """The seats that may read who these crooks of one cell are: its owner, and those who spied.

    Without the memory aid a past look cannot be read again (CR-125).
    """
    mask = 1 << owner
    if table.b[MEMORY_AID] == 1:
        for seat in range(table.seats):
            if all(is_located(table, seat, crook) for crook in crooks):
                mask |= 1 << seat
    return mask
