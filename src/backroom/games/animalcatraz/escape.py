"""Plans, tools and the way out (D22; group 4.15)."""

from typing import Final

from backroom.games.animalcatraz import fugitive, hole, scoring, telling
from backroom.games.animalcatraz.actions import (
    DRAW_PLAN,
    MY_CARD,
    MY_GANG,
    MY_UPGRADE,
    SECURE,
)
from backroom.games.animalcatraz.board import (
    AT,
    BRUSH,
    CHALLENGES,
    LYING,
    NOTHING,
    OUT_SINCE,
    OUTSIDE,
    PLAN_COUNT,
    PLAN_KNOWN,
    PLAN_OF,
    PLAN_OPEN,
    PLAN_PILE,
    PLANS,
    PUBLIC,
    REP,
    SECURED,
    TOOLS_USED,
    TURN_ENDS,
    WING,
)
from backroom.games.animalcatraz.cards import TOOL
from backroom.games.animalcatraz.frames import ESCAPE, SECURE_WHAT
from backroom.games.animalcatraz.inmates import (
    cunning_level,
    force_level,
    reset_stats,
    roll_dice,
)
from backroom.games.animalcatraz.refusals import (
    EMPTY_PLAN_PILE,
    NO_PLAN,
    NO_SUCH_CARD,
    NOT_HIS_CARD,
    NOT_KINGPIN,
    PLAN_IS_OPEN,
    WRONG_TOOL,
)
from backroom.games.animalcatraz.reputation import HIGHEST
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    discard_carried,
    kind,
    lift,
    place_of,
    show,
    to_chair,
    what,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

RED: Final[i64] = 0
GREEN: Final[i64] = 1
TOOLS: Final[i64] = 4  # of a plan

# The main choice: REVEAL_PLAN.


def verb_refusal(table: Table, inmate: i64, _code: i64) -> i64:
    """AZ-353: at no Action, and once."""
    rival: i64 = table.rival_of(inmate)
    if table.b[PLAN_OF + rival] == NOTHING:
        return NO_PLAN
    return PLAN_IS_OPEN if table.b[PLAN_OPEN + rival] == 1 else ALLOWED


def begin(table: Table, inmate: i64, _code: i64) -> None:
    reveal_plan(table, table.rival_of(inmate))


def reveal_plan(table: Table, rival: i64) -> None:
    b = table.b
    if b[PLAN_OPEN + rival] == 1:
        return
    b[PLAN_OPEN + rival] = 1
    b[PLAN_KNOWN + b[PLAN_OF + rival]] = PUBLIC
    if table.journal is not None:
        telling.goals.plan_revealed(table.journal, table, rival)


# The icon (AZ-344).


def pile_of(room: i64) -> i64:
    """The plans lie at wings B and D."""
    return 0 if room == WING + 1 else 1


def draw_refusal(table: Table, inmate: i64) -> i64:
    """AZ-350; an exchange is as good as a draw (AZ-348)."""
    pile: i64 = pile_of(table.b[AT + inmate])
    return EMPTY_PLAN_PILE if table.b[PLAN_COUNT + pile] == 0 else ALLOWED


def secure_refusal(table: Table, inmate: i64, courier: i64) -> i64:
    """AZ-356, AZ-359, AZ-361: a tool of the plan among the carried cards."""
    if table.b[PLAN_OF + table.rival_of(inmate)] == NOTHING:
        return NO_PLAN
    for code in range(MY_CARD, MY_UPGRADE):
        if tool_refusal(table, inmate, courier, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


def tool_refusal(table: Table, inmate: i64, courier: i64, code: i64) -> i64:
    """Through the Courier it must be his own card (AZ-585); 0 without him, else 1 + his place."""
    card: i64 = card_at(table, inmate, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    if courier > 0 and code != MY_GANG + courier - 1:
        return NOT_HIS_CARD
    return ALLOWED if is_tool_of_plan(table, table.rival_of(inmate), card) else WRONG_TOOL


def is_tool_of_plan(table: Table, rival: i64, card: i64) -> bool:
    plan: i64 = table.b[PLAN_OF + rival]
    return what(table, card) == TOOL and table.cards.tool_plan[kind(table, card)] == plan


def attempt_refusal(table: Table, inmate: i64) -> i64:
    """AZ-355, AZ-365; with El Chapo only from the top (AZ-716, AZ-718)."""
    rival: i64 = table.rival_of(inmate)
    if table.b[PLAN_OF + rival] == NOTHING:
        return NO_PLAN
    if table.options.el_chapo and table.b[REP + rival] < HIGHEST:
        return NOT_KINGPIN
    return ALLOWED


def use_refusal(table: Table, inmate: i64, verb: i64) -> i64:
    if verb == DRAW_PLAN:
        return draw_refusal(table, inmate)
    return secure_refusal(table, inmate, 0) if verb == SECURE else attempt_refusal(table, inmate)


def icon_refusal(table: Table, inmate: i64) -> i64:
    draw: i64 = draw_refusal(table, inmate)
    if draw == ALLOWED or attempt_refusal(table, inmate) == ALLOWED:
        return ALLOWED
    return ALLOWED if secure_refusal(table, inmate, 0) == ALLOWED else draw


def begin_escape(table: Table, inmate: i64) -> None:
    table.push(ESCAPE, inmate)


# Plans and tools.


def draw_plan(table: Table, inmate: i64) -> None:
    """AZ-346 to AZ-349: the top one of the pile; an old one then goes under it."""
    b = table.b
    rival: i64 = table.rival_of(inmate)
    pile: i64 = pile_of(b[AT + inmate])
    first: i64 = PLAN_PILE + pile * PLANS
    old: i64 = b[PLAN_OF + rival]
    plan: i64 = b[first]
    last: i64 = b[PLAN_COUNT + pile] - 1
    for place in range(last):
        b[first + place] = b[first + place + 1]
    b[first + last] = old
    b[PLAN_COUNT + pile] = last if old == NOTHING else last + 1
    b[PLAN_OF + rival] = plan
    b[PLAN_OPEN + rival] = 0  # AZ-352
    b[PLAN_KNOWN + plan] |= bit(rival)
    if table.journal is not None:
        telling.goals.plan_drawn(table.journal, table, inmate, plan, old)
    drop_useless_tools(table, rival)


def drop_useless_tools(table: Table, rival: i64) -> None:
    """AZ-351: openly to the back of the chair."""
    b = table.b
    for place in range(TOOLS):
        cell: i64 = SECURED + TOOLS * rival + place
        card: i64 = b[cell]
        if card != NOTHING and not is_tool_of_plan(table, rival, card):
            b[cell] = NOTHING
            to_chair(table, card)
            if table.journal is not None:
                telling.goals.tool_dropped(table.journal, table, rival, card)


def secure(table: Table, inmate: i64, code: i64) -> None:
    """AZ-354, AZ-357, AZ-358, AZ-360."""
    b = table.b
    rival: i64 = table.rival_of(inmate)
    reveal_plan(table, rival)
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    place: i64 = SECURED + TOOLS * rival
    while b[place] != NOTHING:
        place += 1
    b[place] = card
    if table.journal is not None:
        telling.goals.tool_secured(table.journal, table, inmate, card)


# The attempt.


def attempt(table: Table, inmate: i64) -> None:
    """AZ-362, AZ-363: the green lock only if the red one gave way."""
    b = table.b
    cards = table.cards
    rival: i64 = table.rival_of(inmate)
    reveal_plan(table, rival)  # AZ-354
    show_tools(table, inmate)
    plan: i64 = b[PLAN_OF + rival]
    tools: i64 = tool_count(table, inmate)
    opened: bool = try_lock(
        table,
        inmate,
        RED,
        force_level(table, inmate) + tool_value(table, inmate, RED),
        cards.lock[2 * plan + RED],
    ) and try_lock(
        table,
        inmate,
        GREEN,
        cunning_level(table, inmate) + tool_value(table, inmate, GREEN),
        cards.lock[2 * plan + GREEN],
    )
    if opened:
        get_out(table, inmate, tools)
    else:
        fail(table, inmate)


def try_lock(table: Table, inmate: i64, colour: i64, strength: i64, lock: i64) -> bool:
    dice: i64 = roll_dice(table, 2)
    if table.journal is not None:
        telling.goals.lock_tried(table.journal, table, inmate, colour, dice, strength, lock)
    return strength + dice >= lock


def show_tools(table: Table, inmate: i64) -> None:
    """AZ-366: those carried count too and are shown."""
    rival: i64 = table.rival_of(inmate)
    for code in range(MY_CARD, MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING and is_tool_of_plan(table, rival, card):
            show(table, card)
            if table.journal is not None:
                telling.goals.tool_shown(table.journal, table, inmate, card)


def tool_at(table: Table, inmate: i64, index: i64) -> i64:
    """The tools that count: first the four places of those secured, then the carried ones; NOTHING
    where there is none."""
    rival: i64 = table.rival_of(inmate)
    if index < TOOLS:
        return table.b[SECURED + TOOLS * rival + index]  # AZ-374
    card: i64 = card_at(table, inmate, MY_CARD + index - TOOLS)
    return card if card != NOTHING and is_tool_of_plan(table, rival, card) else NOTHING


def tool_value(table: Table, inmate: i64, colour: i64) -> i64:
    total: i64 = 0
    for index in range(TOOLS + MY_UPGRADE - MY_CARD):
        card: i64 = tool_at(table, inmate, index)
        if card != NOTHING and table.cards.tool_lock[kind(table, card)] == colour:
            total += table.cards.tool_value[kind(table, card)]
    return total


def tool_count(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for index in range(TOOLS + MY_UPGRADE - MY_CARD):
        if tool_at(table, inmate, index) != NOTHING:
            count += 1
    return count


def fail(table: Table, inmate: i64) -> None:
    """AZ-367 to AZ-370; plan and secured tools stay (AZ-371), REP too (AZ-372)."""
    reset_stats(table, inmate)
    count: i64 = discard_carried(table, inmate, False)
    if table.journal is not None:
        telling.goals.escape_failed(table.journal, table, inmate, count)
    hole.send(table, inmate)


def get_out(table: Table, inmate: i64, tools: i64) -> None:
    """AZ-364: the turn is over. Alone, or as the second of a pair, one has won (AZ-004, AZ-373,
    AZ-604), unless it must still run (AZ-731)."""
    b = table.b
    rival: i64 = table.rival_of(inmate)
    b[CHALLENGES] |= bit(TOOLS_USED + tools)  # AZ-701
    b[OUT_SINCE + inmate] = 1 + latest_escape(table)
    b[AT + inmate] = OUTSIDE
    b[LYING + inmate] = 0
    b[TURN_ENDS] = 1
    if table.journal is not None:
        telling.goals.escaped(table.journal, table, inmate)
    if table.has_left(rival):
        pass_brush_on(table, rival)
    if table.options.fugitive:
        fugitive.start(table, inmate)
    elif table.has_left(rival):
        scoring.win(table, rival)


def latest_escape(table: Table) -> i64:
    latest: i64 = 0
    for inmate in range(table.inmates):
        latest = max(latest, table.b[OUT_SINCE + inmate])
    return latest


def pass_brush_on(table: Table, rival: i64) -> None:
    """AZ-768: to the next rival clockwise with an inmate inside."""
    b = table.b
    if b[BRUSH] != rival:
        return
    heir: i64 = table.next_rival(rival)
    while heir != rival and table.has_left(heir):
        heir = table.next_rival(heir)
    b[BRUSH] = heir


# Decisions.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == ESCAPE:
        return use_refusal(table, who, code)
    return tool_refusal(table, who, table.x(), code)


def choose(table: Table, decision: i64, who: i64, _x: i64, _y: i64, code: i64) -> None:
    if decision == SECURE_WHAT:
        secure(table, who, code)
    elif code == DRAW_PLAN:
        draw_plan(table, who)
    elif code == SECURE:
        table.push(SECURE_WHAT, who)
    else:
        attempt(table, who)
