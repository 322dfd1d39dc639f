"""Variant Fugitive: three decks between the prison wall and freedom (D53, D54; group 4.30)."""

from typing import Final

from backroom.games.animalcatraz import scoring, telling
from backroom.games.animalcatraz.actions import DONE, GUARD
from backroom.games.animalcatraz.board import (
    BASES,
    FUGITIVE_CARD,
    FUGITIVE_DECK,
    FUGITIVE_SEEN,
    GUARDS,
    LOCK_SHIFT,
    NOBODY,
    NOTHING,
    OWNER_OF,
    SACRIFICED,
    STAGE,
)
from backroom.games.animalcatraz.frames import FUGITIVE, FUGITIVE_ROLL, PURSUE, RUN
from backroom.games.animalcatraz.inmates import cunning_level, force_level, roll_dice
from backroom.games.animalcatraz.refusals import OTHERS_GUARD
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

DECK_CARDS: Final[i64] = 3
FREE: Final[i64] = 4  # the stage after the third deck


def start(table: Table, inmate: i64) -> None:
    """AZ-731: in the turn of the escape itself."""
    table.b[STAGE + inmate] = 1
    table.push(FUGITIVE, inmate)


def is_running(table: Table, inmate: i64) -> bool:
    """Whether it has a turn: out, but not yet past the third deck (AZ-745)."""
    return 0 < table.b[STAGE + inmate] < FREE


def carry_out(table: Table, task: i64, who: i64, _x: i64, _y: i64) -> None:
    if task == FUGITIVE:
        begin_try(table, who)
    else:
        roll(table, who)


def begin_try(table: Table, inmate: i64) -> None:
    """AZ-735, AZ-736, AZ-740: a new card for every try; then the pursuers are asked clockwise
    (AZ-744), and the fugitive last."""
    b = table.b
    deck: i64 = b[STAGE + inmate] - 1
    b[FUGITIVE_CARD] = take_card(table, deck)
    b[LOCK_SHIFT] = 0
    b[FUGITIVE_SEEN + deck] = min(b[FUGITIVE_SEEN + deck] + 1, DECK_CARDS)
    if table.journal is not None:
        telling.goals.fugitive_card_turned(table.journal, table, inmate)
    table.push(FUGITIVE_ROLL, inmate)
    table.push(RUN, inmate)
    ask_pursuers(table, inmate)


def ask_pursuers(table: Table, inmate: i64) -> None:
    """The first to be asked comes on top."""
    rival: i64 = table.rival_of(inmate)
    for count in range(table.rivals - 1, 0, -1):
        pursuer: i64 = rival
        for _ in range(count):
            pursuer = table.next_rival(pursuer)
        table.push(PURSUE, pursuer, inmate)


def guard_refusal(table: Table, rival: i64, code: i64) -> i64:
    """A guard of one's own that has not been sacrificed yet; it is not missing from its room
    meanwhile (AZ-742)."""
    if code == DONE:
        return ALLOWED
    guard: i64 = code - GUARD
    is_gone: bool = (table.b[SACRIFICED] >> guard) & 1 == 1
    return OTHERS_GUARD if is_gone or table.b[OWNER_OF + guard] != rival else ALLOWED


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    return guard_refusal(table, who if decision == PURSUE else table.rival_of(who), code)


def choose(table: Table, decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    if code == DONE:
        return
    rival: i64 = who if decision == PURSUE else table.rival_of(who)
    step: i64 = table.cards.fugitive_step[table.b[FUGITIVE_CARD]]
    table.b[SACRIFICED] |= bit(code - GUARD)
    table.b[LOCK_SHIFT] += step if decision == PURSUE else -step
    if table.journal is not None:
        telling.goals.guard_sacrificed(table.journal, table, rival, code - GUARD)
    table.push(decision, who, x)


def roll(table: Table, inmate: i64) -> None:
    """AZ-733, AZ-734, AZ-737 to AZ-739: on to the next deck, or the same again next turn."""
    b = table.b
    card: i64 = b[FUGITIVE_CARD]
    passed: bool = try_lock(
        table, inmate, table.cards.fugitive_lock[2 * card], force_level(table, inmate), 0
    ) and try_lock(
        table, inmate, table.cards.fugitive_lock[2 * card + 1], cunning_level(table, inmate), 1
    )
    b[FUGITIVE_CARD] = NOTHING
    b[LOCK_SHIFT] = 0
    return_guards(table)
    if not passed:
        return
    b[STAGE + inmate] += 1
    if table.journal is not None:
        telling.goals.fugitive_passed(table.journal, table, inmate)
    if b[STAGE + inmate] < FREE:
        table.push(FUGITIVE, inmate)
    elif all_free(table, table.rival_of(inmate)):
        scoring.win(table, table.rival_of(inmate))  # AZ-732, AZ-746


def try_lock(table: Table, inmate: i64, lock: i64, level: i64, colour: i64) -> bool:
    """A lock of 0 is none."""
    if lock == 0:
        return True
    goal: i64 = lock + table.b[LOCK_SHIFT]
    dice: i64 = roll_dice(table, 2)
    if table.journal is not None:
        telling.goals.lock_tried(table.journal, table, inmate, colour, dice, level, goal)
    return level + dice >= goal


def take_card(table: Table, deck: i64) -> i64:
    """The top card, which goes under its deck (AZ-740): so those never turned lie on top."""
    b = table.b
    first: i64 = FUGITIVE_DECK + DECK_CARDS * deck
    card: i64 = b[first]
    for place in range(DECK_CARDS - 1):
        b[first + place] = b[first + place + 1]
    b[first + DECK_CARDS - 1] = card
    return card


def return_guards(table: Table) -> None:
    """AZ-741 to AZ-743: they are nobody's again, and the bases are out of the game."""
    b = table.b
    for guard in range(GUARDS):
        if (b[SACRIFICED] >> guard) & 1 == 1:
            b[BASES + b[OWNER_OF + guard]] -= 1
            b[OWNER_OF + guard] = NOBODY
    b[SACRIFICED] = 0


def all_free(table: Table, rival: i64) -> bool:
    first: i64 = table.first_inmate(rival)
    if table.b[STAGE + first] < FREE:
        return False
    return not table.pairs or table.b[STAGE + first + 1] == FREE
