"""Variant Fugitive: three decks between the prison wall and freedom (D53, D54; group 4.30)."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, scoring, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.inmates import cunning_level, force_level, roll_dice
from backroom.games.animalcatraz.refusals import OTHERS_GUARD
from backroom.games.animalcatraz.state import (
    Table,
    first_inmate,
    let_be,
    next_rival,
    push,
    rival_of,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

DECK_CARDS: Final[i64] = 3
FREE: Final[i64] = 4  # the stage after the third deck


def start(table: Table, inmate: i64) -> None:
    """AZ-731: in the turn of the escape itself."""
    table.b[at.stage(inmate)] = 1
    push(table, decisions.FUGITIVE, inmate)


def is_running(table: Table, inmate: i64) -> bool:
    """Whether it has a turn: out, but not yet past the third deck (AZ-745)."""
    return 0 < table.b[at.stage(inmate)] < FREE


def begin_try(table: Table, inmate: i64) -> None:
    """AZ-735, AZ-736, AZ-740: a new card for every try; then the pursuers are asked clockwise
    (AZ-744), and the fugitive last."""
    b = table.b
    deck: i64 = b[at.stage(inmate)] - 1
    b[at.FUGITIVE_CARD] = take_card(table, deck)
    b[at.LOCK_SHIFT] = 0
    b[at.fugitive_seen(deck)] = min(b[at.fugitive_seen(deck)] + 1, DECK_CARDS)
    if table.journal is not None:
        telling.goals.fugitive_card_turned(table.journal, table, inmate, "AZ-740")
    push(table, decisions.FUGITIVE_ROLL, inmate)
    push(table, decisions.RUN, inmate)
    ask_pursuers(table, inmate)


FUGITIVE = Task("fugitive", begin_try, about=(subjects.INMATE,))


def ask_pursuers(table: Table, inmate: i64) -> None:
    """The first to be asked comes on top."""
    rival: i64 = rival_of(table, inmate)
    for count in range(table.rivals - 1, 0, -1):
        pursuer: i64 = rival
        for _ in range(count):
            pursuer = next_rival(table, pursuer)
        push(table, decisions.PURSUE, pursuer, inmate)


# Guards are sacrificed one by one. They are not missing from their rooms meanwhile (AZ-742).


def guard_refusal(table: Table, rival: i64, guard: i64) -> i64:
    """A guard of one's own that has not been sacrificed yet."""
    is_gone: bool = (table.b[at.SACRIFICED] >> guard) & 1 == 1
    return OTHERS_GUARD if is_gone or table.b[at.owner(guard)] != rival else ALLOWED


def pursue(table: Table, rival: i64, victim: i64, guard: i64) -> None:
    sacrifice(table, rival, guard, 1, "AZ-735")
    push(table, decisions.PURSUE, rival, victim)


PURSUE = Decision(
    "pursue",
    [Answer(actions.DONE, 1, let_be), Answer(actions.GUARD, at.GUARDS, pursue, guard_refusal)],
    public=True,
    marks=("open_ended",),
    about=(subjects.RIVAL, subjects.VICTIM),
)


def own_guard_refusal(table: Table, inmate: i64, guard: i64) -> i64:
    return guard_refusal(table, rival_of(table, inmate), guard)


def run(table: Table, inmate: i64, guard: i64) -> None:
    sacrifice(table, rival_of(table, inmate), guard, -1, "AZ-736")
    push(table, decisions.RUN, inmate)


RUN = Decision(
    "run",
    [Answer(actions.DONE, 1, let_be), Answer(actions.GUARD, at.GUARDS, run, own_guard_refusal)],
    public=True,
    marks=("open_ended",),
    about=(subjects.INMATE,),
)


def sacrifice(table: Table, rival: i64, guard: i64, steps: i64, rule: str) -> None:
    """Makes the locks of the card harder or easier."""
    b = table.b
    b[at.SACRIFICED] |= bit(guard)
    b[at.LOCK_SHIFT] += steps * table.cards.fugitive_step[b[at.FUGITIVE_CARD]]
    if table.journal is not None:
        telling.goals.guard_sacrificed(table.journal, table, rival, guard, rule)


def roll(table: Table, inmate: i64) -> None:
    """AZ-733, AZ-734, AZ-737 to AZ-739: on to the next deck, or the same again next turn."""
    b = table.b
    card: i64 = b[at.FUGITIVE_CARD]
    passed: bool = try_lock(
        table, inmate, table.cards.fugitive_lock[2 * card], force_level(table, inmate), 0
    ) and try_lock(
        table, inmate, table.cards.fugitive_lock[2 * card + 1], cunning_level(table, inmate), 1
    )
    b[at.FUGITIVE_CARD] = at.NOTHING
    b[at.LOCK_SHIFT] = 0
    return_guards(table)
    if not passed:
        return
    b[at.stage(inmate)] += 1
    if table.journal is not None:
        telling.goals.fugitive_passed(table.journal, table, inmate, "AZ-738")
    if b[at.stage(inmate)] < FREE:
        push(table, decisions.FUGITIVE, inmate)
    elif all_free(table, rival_of(table, inmate)):
        scoring.win(table, rival_of(table, inmate), "AZ-732")  # AZ-746


FUGITIVE_ROLL = Task("fugitive_roll", roll, about=(subjects.INMATE,))


def try_lock(table: Table, inmate: i64, lock: i64, level: i64, colour: i64) -> bool:
    """A lock of 0 is none."""
    if lock == 0:
        return True
    goal: i64 = lock + table.b[at.LOCK_SHIFT]
    dice: i64 = roll_dice(table, 2)
    if table.journal is not None:
        telling.goals.lock_tried(table.journal, table, inmate, colour, dice, level, goal, "AZ-737")
    return level + dice >= goal


def take_card(table: Table, deck: i64) -> i64:
    """The top card, which goes under its deck (AZ-740): so those never turned lie on top."""
    b = table.b
    first: i64 = at.fugitive_deck(deck, 0)
    card: i64 = b[first]
    for place in range(DECK_CARDS - 1):
        b[first + place] = b[first + place + 1]
    b[first + DECK_CARDS - 1] = card
    return card


def return_guards(table: Table) -> None:
    """AZ-741 to AZ-743: they are nobody's again, and the bases are out of the game."""
    b = table.b
    for guard in range(at.GUARDS):
        if (b[at.SACRIFICED] >> guard) & 1 == 1:
            b[at.bases(b[at.owner(guard)])] -= 1
            b[at.owner(guard)] = at.NOBODY
    b[at.SACRIFICED] = 0


def all_free(table: Table, rival: i64) -> bool:
    first: i64 = first_inmate(table, rival)
    if table.b[at.stage(first)] < FREE:
        return False
    return not table.pairs or table.b[at.stage(first + 1)] == FREE
