"""Resource cards: when one may be played, and what it does (NK-085 to NK-130)."""

from backroom.games.kings import (
    actions,
    custody,
    decisions,
    deck,
    effects,
    fortunes,
    missions,
    movement,
    people,
    poaching,
    police,
    refusals,
    sides,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.hands import pack
from backroom.games.kings.prompts import ask
from backroom.games.kings.state import Table, held
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def card_refusal(table: Table, seat: i64, kind: i64) -> i64:
    if held(table, seat, kind) == 0:
        return refusals.NOT_HELD
    if not is_its_window(table, kind):
        return why_not_now(table, seat, kind)
    return effect_refusal(table, seat, kind)


def empty_hand_refusal(table: Table, seat: i64) -> i64:
    return refusals.NOT_HELD if table.b[at.hand_size(seat)] == 0 else ALLOWED


def is_its_window(table: Table, kind: i64) -> bool:
    decision: i64 = table.b[at.DECISION]
    window: i64 = table.cards.window[kind]
    effect: i64 = table.cards.effect[kind]
    drives = effect == effects.EXTRA_STEPS or effect == effects.IGNORE_POLICE
    if decision == decisions.MOVES:
        return window == effects.OWN_TURN or (window == effects.OWN_MOVE and not drives)
    if decision == decisions.DRIVE:
        return window == effects.OWN_MOVE and drives
    if decision == decisions.ACTIONS:
        return (
            window == effects.OWN_TURN
            or window == effects.OWN_ACCEPT
            or window == effects.OWN_RECRUIT
        )
    return windows.fits(table, windows.window_now(table), kind)


def why_not_now(table: Table, seat: i64, kind: i64) -> i64:
    """What the moment of a card waits for (NK-087), out of its window."""
    b = table.b
    window: i64 = table.cards.window[kind]
    is_own_turn = b[at.STAGE] > 0 and b[at.ACTIVE] == seat
    if window <= effects.OWN_RECRUIT:
        return (
            why_not_in_this_turn(table, kind) if is_own_turn else refusals.NOT_YOUR_TURN
        )  # NK-088
    if window == effects.OWN_ACCOMPLISH:
        return refusals.NOTHING_PAID_NOW
    if window <= effects.OPP_ANNOUNCE:
        if b[at.STAGE] == 0 or is_own_turn:
            return refusals.NOT_ANOTHERS_TURN  # NK-089
        return why_not_in_anothers_turn(window)
    if window == effects.BIDS_REVEALED:
        return refusals.NO_BIDS_OPEN
    if window == effects.RESOURCE_DRAW:
        return refusals.NOTHING_DRAWN_NOW
    if window == effects.SHOOTOUT_LOST:
        return refusals.NO_SHOOTOUT_LOST
    return refusals.WRONG_WINDOW if b[at.FIGHT] != 0 else refusals.NO_FIGHT  # NK-090


def why_not_in_this_turn(table: Table, kind: i64) -> i64:
    """A blue card at a moment of its owner's turn that is not the card's own."""
    decision: i64 = table.b[at.DECISION]
    if (
        decision != decisions.MOVES
        and decision != decisions.DRIVE
        and decision != decisions.ACTIONS
    ):
        return refusals.WRONG_WINDOW
    is_for_moves = table.cards.window[kind] <= effects.OWN_MOVE
    if (decision == decisions.ACTIONS) == is_for_moves:
        return refusals.OTHER_STAGE  # NK-146
    return (
        refusals.NO_DRIVE_OPEN if decision == decisions.MOVES else refusals.DRIVE_IS_OPEN
    )  # NK-158, NK-163


def why_not_in_anothers_turn(window: i64) -> i64:
    """A red card at a moment of somebody else's turn that is not the card's own."""
    if window == effects.OPP_TURN_START:
        return refusals.TURN_HAS_BEGUN  # NK-147
    if window == effects.OPP_MOVE_STEP:
        return refusals.NO_STEP_MADE_NOW
    return (
        refusals.NOTHING_ANNOUNCED
        if window == effects.OPP_ANNOUNCE
        else refusals.NOT_BETWEEN_ACTIONS
    )


def effect_refusal(table: Table, seat: i64, kind: i64) -> i64:
    """NK-095: an event must be able to do something."""
    effect: i64 = table.cards.effect[kind]
    if effect == effects.RECRUIT_FIXED:
        return poaching.recruiting_card_refusal(
            table, seat, poaching.fixed_card_refusal(table, seat, kind)
        )
    if effect == effects.POACH:
        return poaching.recruiting_card_refusal(
            table, seat, poaching.poach_card_refusal(table, seat, kind)
        )
    if effect == effects.REDRAW_DESTINATION:
        return missions.redraw_card_refusal(table, seat)
    if effect <= effects.ACCEPT_REMOTE:
        return own_effect_refusal(table, seat, effect)
    return rival_effect_refusal(table, seat, kind, effect)


def own_effect_refusal(table: Table, seat: i64, effect: i64) -> i64:
    """What helps in the own turn."""
    if effect == effects.IGNORE_POLICE:
        return refusals.IS_SHIELDED if table.b[at.SHIELDED] == 1 else ALLOWED
    if effect == effects.RELEASE_ALL:
        return ALLOWED if custody.prisoners(table, seat) != 0 else refusals.NOBODY_IN_CUSTODY
    if effect == effects.ACCEPT_REMOTE:
        return ALLOWED if missions.can_accept_remotely(table, seat) else refusals.NOTHING_TO_ACCEPT
    return ALLOWED


def rival_effect_refusal(table: Table, seat: i64, kind: i64, effect: i64) -> i64:
    """What is done to the active seat, and in fights."""
    b = table.b
    if effect == effects.ELIMINATE_HENCHMAN:
        is_any_there = has_henchman_on_map(table, b[at.ACTIVE])
        return ALLOWED if is_any_there else refusals.NO_HENCHMAN_ON_THE_MAP
    if effect == effects.STOP_DRIVE:
        return ALLOWED if b[at.DRIVE_AT] != at.NOWHERE else refusals.DRIVE_IS_OVER
    if effect == effects.CANCEL_ACTION:
        announced: i64 = b[at.ANNOUNCED]
        can_cancel = announced > 0 and windows.answers_announcement(table, kind, announced)
        return ALLOWED if can_cancel else refusals.NOTHING_TO_CANCEL
    if effect == effects.POLICE_RAID:
        return ALLOWED if police.can_raid(table) else refusals.NOWHERE_TO_RAID
    if effect == effects.LIMIT_STEPS:
        is_limit = b[at.STEP_LIMIT] > table.cards.amount[kind]
        return ALLOWED if is_limit else refusals.STEPS_ARE_LIMITED
    if effect == effects.STEAL_CARD:
        return ALLOWED if b[at.hand_size(b[at.ACTIVE])] > 0 else refusals.HAND_IS_EMPTY
    if effect == effects.NO_LOSS:
        return refusals.IS_GUARDED if (b[at.GUARDED] >> seat) & 1 == 1 else ALLOWED
    return ALLOWED


def has_henchman_on_map(table: Table, seat: i64) -> bool:
    b = table.b
    for slot in range(1, at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] < at.CELL:
            return True
    return False


def play_card(table: Table, seat: i64, kind: i64) -> None:
    """NK-094: discarded first, then carried out."""
    b = table.b
    cards = table.cards
    effect: i64 = cards.effect[kind]
    amount: i64 = cards.amount[kind]
    deck.discard_card(table, seat, kind)
    if table.journal is not None:
        telling.rounds.played(table.journal, table, seat, kind, effects.EFFECT_RULES[effect])
    if effect == effects.RECRUIT_FIXED:
        poaching.begin_fixed(table, seat, kind)
    elif effect == effects.POACH:
        poaching.begin_poach(table, seat, kind)
    elif effect == effects.EXTRA_STEPS:
        b[at.PREPAID] += amount
        ask(table, seat, decisions.DRIVE)
    elif effect == effects.IGNORE_POLICE:
        b[at.SHIELDED] = 1
        ask(table, seat, decisions.DRIVE)
    elif effect == effects.RELEASE_ALL:
        custody.release_all(table, seat)
        ask(table, seat, decisions.MOVES)
    elif effect == effects.ACCEPT_REMOTE:
        ask(table, seat, decisions.REMOTE_ROW)
    elif effect == effects.REDRAW_DESTINATION:
        ask(table, seat, decisions.REDRAW_WHICH)
    elif effect == effects.ELIMINATE_HENCHMAN:
        ask(table, seat, decisions.HIT_WHOM)
    elif effect == effects.POLICE_RAID:
        police.begin_raid(table, seat, amount)
    elif effect == effects.REROLL_DICE:
        b[at.REROLL_LEFT] = amount
        b[at.REROLL_PICKED] = 0
        ask(table, seat, decisions.REROLL)
    else:
        react(table, seat, effect, amount)
        windows.answered(table)


def react(table: Table, seat: i64, effect: i64, amount: i64) -> None:
    """Effects in a window that need no choice."""
    b = table.b
    if effect == effects.BONUS_REWARD:
        fortunes.pay(table, seat, -amount)
    elif effect == effects.STOP_DRIVE:
        b[at.HALTED] |= b[at.ABOARD]
        movement.close_drive(table)
    elif effect == effects.CANCEL_ACTION:
        b[at.ANNOUNCED] = -b[at.ANNOUNCED]
    elif effect == effects.LIMIT_STEPS:
        b[at.STEP_LIMIT] = amount
        for slot in range(at.SLOTS):
            b[at.steps(slot)] = min(b[at.steps(slot)], amount)
    elif effect == effects.STEAL_CARD:
        for _ in range(min(amount, b[at.hand_size(b[at.ACTIVE])])):
            steal(table, seat, b[at.ACTIVE])
    elif effect == effects.RAISE_BID:
        b[at.raised(seat)] += amount
    elif effect == effects.ADD_VALUE:
        b[at.extra(sides.side_of(table, seat))] += pack(amount)
    elif effect == effects.NO_LOSS:
        b[at.GUARDED] |= bit(seat)
    elif effect == effects.DRAW_CARDS:
        deck.draw_cards(table, seat, amount, "NK-130")


def steal(table: Table, thief: i64, victim: i64) -> None:
    """NK-125: at random; the two see which."""
    b = table.b
    left: i64 = table.chance.below(b[at.hand_size(victim)])
    card: i64 = 0
    while b[at.card_fate(card)] != at.HELD + victim or left > 0:
        if b[at.card_fate(card)] == at.HELD + victim:
            left -= 1
        card += 1
    if table.journal is not None:
        kind: i64 = table.cards.kind_of[card]
        telling.rounds.stole(table.journal, table, thief, victim, kind, "NK-125")
    deck.pass_card(table, victim, thief, card)


# Wherever cards can be played.
CARDS: Answer = Answer(actions.CARD, at.KINDS, play_card, card_refusal, empty_hand_refusal)


# The choices of effects.


def hit_refusal(table: Table, henchman: i64) -> i64:
    """NK-119."""
    b = table.b
    slot: i64 = henchman + 1
    if b[at.person(b[at.ACTIVE], slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    return refusals.NOT_ON_THE_MAP if b[at.place(b[at.ACTIVE], slot)] >= at.CELL else ALLOWED


def hit(table: Table, henchman: i64) -> None:
    people.kill(table, table.b[at.ACTIVE], henchman + 1, "NK-119")
    windows.answered(table)


HIT_WHOM = Decision(
    "hit_whom",
    [Answer(actions.THEIR, at.HENCH_SLOTS, hit, hit_refusal)],
    public=False,
    rule="NK-119",
    left=windows.answered,
    skipped=True,
)


def die_refusal(table: Table, seat: i64, die: i64) -> i64:
    b = table.b
    if die >= b[at.rolled(sides.side_of(table, seat))]:
        return refusals.NO_SUCH_THING
    return refusals.ILLEGAL if (b[at.REROLL_PICKED] >> die) & 1 == 1 else ALLOWED


def pick_die(table: Table, seat: i64, die: i64) -> None:
    """NK-127: chosen before any is rolled."""
    b = table.b
    b[at.REROLL_PICKED] |= bit(die)
    b[at.REROLL_LEFT] -= 1
    if b[at.REROLL_LEFT] > 0:
        ask(table, seat, decisions.REROLL)
    else:
        roll_again(table, seat)


def roll_again_refusal(table: Table) -> i64:
    return ALLOWED if table.b[at.REROLL_PICKED] != 0 else refusals.ILLEGAL


def roll_again(table: Table, seat: i64) -> None:
    b = table.b
    side: i64 = sides.side_of(table, seat)
    for die in range(at.DICE):
        if (b[at.REROLL_PICKED] >> die) & 1 == 1:
            b[at.die(side, die)] = table.chance.below(at.RANKS)
    at.clear_rerolls(b)
    if table.journal is not None:
        telling.streets.rolled(table.journal, table, "NK-127")
    windows.answered(table)


def break_off_rerolls(table: Table) -> None:
    at.clear_rerolls(table.b)
    windows.answered(table)


REROLL = Decision(
    "reroll",
    [
        Answer(actions.PASS, 1, roll_again, roll_again_refusal),
        Answer(actions.DIE, at.DICE, pick_die, die_refusal),
    ],
    public=False,
    rule="NK-127",
    left=break_off_rerolls,
)
