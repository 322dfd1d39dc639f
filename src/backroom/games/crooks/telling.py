"""Writes the journal of Crooks: which seats see which part of what just happened (CR-119)."""

from backroom.games.crooks import board as at
from backroom.games.crooks.actions import HANGOUT_LETTERS
from backroom.games.crooks.cards import GANGS
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
from backroom.games.crooks.scoring import EVERYBODY, Score, result_rule, standings
from backroom.games.crooks.state import Table, crooks_at, crooks_in_cell, pile_of
from backroom.kernel.journal import Journal


def began(journal: Journal, table: Table) -> None:
    """Set-up is done before anybody listens."""
    journal.recall = table.b[at.MEMORY_AID] == 1  # CR-125
    journal.tell(Began(rule="CR-30", seats=table.seats, first=table.b[at.ACTIVE]))


def passed(journal: Journal, table: Table, seat: int, rule: str) -> None:
    journal.tell(Passed(rule=rule, seat=seat, forced=len(table.legal(seat)) == 1))  # CR-40


def recruited(journal: Journal, seat: int, hangout: int, price: int, rule: str) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.tell(Recruited(rule=rule, seat=seat, hangout=letter, price=price))


def saw_pile(journal: Journal, table: Table, seat: int, hangout: int, rule: str) -> None:
    letter = HANGOUT_LETTERS[hangout]
    saw = SawPile(rule=rule, seat=seat, hangout=letter, crooks=pile_of(table, hangout))
    journal.whisper(None, saw, 1 << seat)  # CR-122


def found_nobody(journal: Journal, seat: int, hangout: int, rule: str) -> None:
    journal.tell(FoundNobody(rule=rule, seat=seat, hangout=HANGOUT_LETTERS[hangout]))  # CR-56


def took(journal: Journal, seat: int, hangout: int, crook: int, rule: str) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.whisper(
        Took(rule=rule, seat=seat, hangout=letter),
        Took(rule=rule, seat=seat, hangout=letter, crook=crook),
        1 << seat,  # CR-120
    )


def placed(journal: Journal, table: Table, seat: int, target: int, mode: str, rule: str) -> None:
    crook = int(table.b[at.HAND])
    printed = target + at.LOWEST_TARGET
    if mode != "down":
        journal.tell(Placed(rule=rule, seat=seat, target=printed, mode=mode, crook=crook))
        return
    fee = int(table.cards.face_down_fee)
    journal.whisper(
        Placed(rule=rule, seat=seat, target=printed, mode=mode, fee=fee),
        Placed(rule=rule, seat=seat, target=printed, mode=mode, fee=fee, crook=crook),
        1 << seat,
    )


def picked_pocket(journal: Journal, seat: int, gain: int, rule: str) -> None:
    journal.tell(PickedPocket(rule=rule, seat=seat, gain=gain))


def moved(journal: Journal, table: Table, seat: int, target: int, rule: str) -> None:
    crooks = crooks_at(table, at.IN_TRANSIT)
    source = int(table.b[at.TARGET]) + at.LOWEST_TARGET
    goal = target + at.LOWEST_TARGET
    journal.whisper(
        Moved(rule=rule, seat=seat, source=source, target=goal, crooks=_open_ones(table, crooks)),
        Moved(rule=rule, seat=seat, source=source, target=goal, crooks=list(crooks)),
        _seats_who_know(table, seat, crooks),
    )


def hit(journal: Journal, table: Table, seat: int, victim: int, target: int, rule: str) -> None:
    crooks = crooks_in_cell(table, victim, target)
    printed = target + at.LOWEST_TARGET
    journal.whisper(
        Hit(
            rule=rule, seat=seat, target=printed, victim=victim, crooks=_open_ones(table, crooks)
        ),  # CR-101
        Hit(rule=rule, seat=seat, target=printed, victim=victim, crooks=list(crooks)),
        _seats_who_know(table, victim, crooks),  # CR-124
    )


def spied_on_target(journal: Journal, table: Table, seat: int, target: int, rule: str) -> None:
    printed = target + at.LOWEST_TARGET
    crooks = [
        SeenCrook(crook=crook, seat=owner)
        for owner in range(table.seats)
        for crook in crooks_in_cell(table, owner, target)
        if table.b[at.down(crook)] == 1
    ]
    journal.whisper(
        SpiedOnTarget(rule=rule, seat=seat, target=printed),
        SpiedOnTarget(rule=rule, seat=seat, target=printed, crooks=crooks),
        1 << seat,
    )


def spied_on_hangout(journal: Journal, table: Table, seat: int, hangout: int, rule: str) -> None:
    letter = HANGOUT_LETTERS[hangout]
    journal.whisper(
        SpiedOnHangout(rule=rule, seat=seat, hangout=letter),
        SpiedOnHangout(rule=rule, seat=seat, hangout=letter, crooks=pile_of(table, hangout)),
        1 << seat,
    )


def revealed(journal: Journal, table: Table, rule: str) -> None:
    for target in range(at.TARGETS):
        for seat in range(table.seats):
            for crook in crooks_in_cell(table, seat, target):
                if table.b[at.down(crook)] == 1:
                    printed = target + at.LOWEST_TARGET
                    journal.tell(Revealed(rule=rule, seat=seat, target=printed, crook=crook))


def scored(journal: Journal, table: Table) -> None:
    """Target by target, then gang by gang, then the result."""
    score = Score(table, EVERYBODY)
    seats = range(table.seats)
    for target in range(at.TARGETS):
        strengths = [score.strength[seat * at.TARGETS + target] for seat in seats]
        if any(strengths):  # CR-132
            points = [score.target_points[seat * at.TARGETS + target] for seat in seats]
            journal.tell(
                TargetScored(
                    rule=score.target_rule(table.seats, target),
                    target=target + at.LOWEST_TARGET,
                    value=score.value[target],
                    strengths=strengths,
                    points=points,
                )
            )
    for gang in range(GANGS):
        leader = score.gang_leader(table.seats, gang)
        journal.tell(
            GangScored(
                rule=score.gang_rule(table.seats, gang),
                gang=GANG_IDS[gang],
                members=[score.members[seat * GANGS + gang] for seat in seats],
                winner=leader if leader >= 0 else None,
                points=score.gang_points[leader * GANGS + gang] if leader >= 0 else 0,
            )
        )
    by_seat = sorted(standings(table))
    journal.tell(
        Ended(
            rule=result_rule(by_seat),
            points=[standing.points for standing in by_seat],
            money=[standing.tiebreaks[0] for standing in by_seat],
            places=[standing.place for standing in by_seat],
        )
    )


def _open_ones(table: Table, crooks: list[int]) -> list[int | None]:
    return [None if table.b[at.down(crook)] == 1 else crook for crook in crooks]


def _seats_who_know(table: Table, owner: int, crooks: list[int]) -> int:
    """The seats that may read who these crooks of one cell are: its owner, and those who spied.

    Without the memory aid a past look cannot be read again (CR-125).
    """
    mask = 1 << owner
    if table.b[at.MEMORY_AID] == 1:
        for seat in range(table.seats):
            if all(is_located(table, seat, crook) for crook in crooks):
                mask |= 1 << seat
    return mask
