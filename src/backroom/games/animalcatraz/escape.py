"""Plans, tools and the way out (D22; group 4.15)."""

from typing import Final

from backroom.games.animalcatraz import (
    actions,
    decisions,
    fugitive,
    hole,
    scoring,
    subjects,
    telling,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import TOOL
from backroom.games.animalcatraz.inmates import cunning_level, force_level, reset_stats, roll_dice
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
from backroom.games.animalcatraz.state import Table, has_left, next_rival, push, rival_of
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
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

RED: Final[i64] = 0
GREEN: Final[i64] = 1

# The main choice: REVEAL_PLAN.


def verb_refusal(table: Table, inmate: i64) -> i64:
    """AZ-353: at no Action, and once."""
    rival: i64 = rival_of(table, inmate)
    if table.b[at.plan(rival)] == at.NOTHING:
        return NO_PLAN
    return PLAN_IS_OPEN if table.b[at.plan_open(rival)] == 1 else ALLOWED


def begin(table: Table, inmate: i64) -> None:
    reveal_plan(table, rival_of(table, inmate), "AZ-353")


def reveal_plan(table: Table, rival: i64, rule: str) -> None:
    b = table.b
    if b[at.plan_open(rival)] == 1:
        return
    b[at.plan_open(rival)] = 1
    b[at.plan_known(b[at.plan(rival)])] = at.PUBLIC
    if table.journal is not None:
        telling.goals.plan_revealed(table.journal, table, rival, rule)


# The icon (AZ-344).


def pile_of(room: i64) -> i64:
    """The plans lie at wings B and D."""
    return 0 if room == at.WING + 1 else 1


def draw_refusal(table: Table, inmate: i64) -> i64:
    """AZ-350; an exchange is as good as a draw (AZ-348)."""
    pile: i64 = pile_of(table.b[at.place(inmate)])
    return EMPTY_PLAN_PILE if table.b[at.plan_count(pile)] == 0 else ALLOWED


def secure_refusal(table: Table, inmate: i64, courier: i64) -> i64:
    """AZ-356, AZ-359, AZ-361: a tool of the plan among the carried cards."""
    if table.b[at.plan(rival_of(table, inmate))] == at.NOTHING:
        return NO_PLAN
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        if tool_refusal(table, inmate, courier, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


def tool_refusal(table: Table, inmate: i64, courier: i64, code: i64) -> i64:
    """Through the Courier it must be his own card (AZ-585); 0 without him, else 1 + his place."""
    card: i64 = card_at(table, inmate, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    if courier > 0 and code != actions.MY_GANG + courier - 1:
        return NOT_HIS_CARD
    return ALLOWED if is_tool_of_plan(table, rival_of(table, inmate), card) else WRONG_TOOL


def is_tool_of_plan(table: Table, rival: i64, card: i64) -> bool:
    plan: i64 = table.b[at.plan(rival)]
    return what(table, card) == TOOL and table.cards.tool_plan[kind(table, card)] == plan


def attempt_refusal(table: Table, inmate: i64) -> i64:
    """AZ-355, AZ-365; with El Chapo only from the top (AZ-716, AZ-718)."""
    rival: i64 = rival_of(table, inmate)
    if table.b[at.plan(rival)] == at.NOTHING:
        return NO_PLAN
    if table.options.el_chapo and table.b[at.rep(rival)] < HIGHEST:
        return NOT_KINGPIN
    return ALLOWED


def own_tool_refusal(table: Table, inmate: i64) -> i64:
    """Whether it can secure a tool itself."""
    return secure_refusal(table, inmate, 0)


def icon_refusal(table: Table, inmate: i64) -> i64:
    draw: i64 = draw_refusal(table, inmate)
    if draw == ALLOWED or attempt_refusal(table, inmate) == ALLOWED:
        return ALLOWED
    return ALLOWED if own_tool_refusal(table, inmate) == ALLOWED else draw


def begin_escape(table: Table, inmate: i64) -> None:
    push(table, decisions.ESCAPE, inmate)


# Plans and tools.


def draw_plan(table: Table, inmate: i64) -> None:
    """AZ-346 to AZ-349: the top one of the pile; an old one then goes under it."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    pile: i64 = pile_of(b[at.place(inmate)])
    first: i64 = at.plan_pile(pile, 0)
    old: i64 = b[at.plan(rival)]
    plan: i64 = b[first]
    last: i64 = b[at.plan_count(pile)] - 1
    for place in range(last):
        b[first + place] = b[first + place + 1]
    b[first + last] = old
    b[at.plan_count(pile)] = last if old == at.NOTHING else last + 1
    b[at.plan(rival)] = plan
    b[at.plan_open(rival)] = 0  # AZ-352
    b[at.plan_known(plan)] |= bit(rival)
    if table.journal is not None:
        telling.goals.plan_drawn(
            table.journal, table, inmate, plan, old, "AZ-346" if old == at.NOTHING else "AZ-348"
        )
    drop_useless_tools(table, rival)


def drop_useless_tools(table: Table, rival: i64) -> None:
    """AZ-351: openly to the back of the chair."""
    b = table.b
    for place in range(at.TOOLS):
        cell: i64 = at.secured(rival, place)
        card: i64 = b[cell]
        if card != at.NOTHING and not is_tool_of_plan(table, rival, card):
            b[cell] = at.NOTHING
            to_chair(table, card)
            if table.journal is not None:
                telling.goals.tool_dropped(table.journal, table, rival, card, "AZ-351")


def secure(table: Table, inmate: i64, code: i64) -> None:
    """AZ-354, AZ-357, AZ-358, AZ-360."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    reveal_plan(table, rival, "AZ-354")
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    place: i64 = at.secured(rival, 0)
    while b[place] != at.NOTHING:
        place += 1
    b[place] = card
    if table.journal is not None:
        telling.goals.tool_secured(table.journal, table, inmate, card, "AZ-357")


SECURE_WHAT = Decision(
    "secure_what",
    [Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, secure, tool_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.COURIER),
)


def choose_tool(table: Table, inmate: i64) -> None:
    push(table, decisions.SECURE_WHAT, inmate)


# The attempt.


def attempt(table: Table, inmate: i64) -> None:
    """AZ-362, AZ-363: the green lock only if the red one gave way."""
    b = table.b
    cards = table.cards
    rival: i64 = rival_of(table, inmate)
    reveal_plan(table, rival, "AZ-354")
    show_tools(table, inmate)
    plan: i64 = b[at.plan(rival)]
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


ESCAPE = Decision(
    "escape",
    [
        Answer(actions.DRAW_PLAN, 1, draw_plan, draw_refusal),
        Answer(actions.SECURE, 1, choose_tool, own_tool_refusal),
        Answer(actions.ATTEMPT, 1, attempt, attempt_refusal),
    ],
    public=False,
    about=(subjects.INMATE,),
)


def try_lock(table: Table, inmate: i64, colour: i64, strength: i64, lock: i64) -> bool:
    dice: i64 = roll_dice(table, 2)
    if table.journal is not None:
        rule = "AZ-362" if colour == RED else "AZ-363"
        telling.goals.lock_tried(table.journal, table, inmate, colour, dice, strength, lock, rule)
    return strength + dice >= lock


def show_tools(table: Table, inmate: i64) -> None:
    """AZ-366: those carried count too and are shown."""
    rival: i64 = rival_of(table, inmate)
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING and is_tool_of_plan(table, rival, card):
            show(table, card)
            if table.journal is not None:
                telling.goals.tool_shown(table.journal, table, inmate, card, "AZ-366")


def tool_at(table: Table, inmate: i64, index: i64) -> i64:
    """The tools that count: first the four places of those secured, then the carried ones; NOTHING
    where there is none."""
    rival: i64 = rival_of(table, inmate)
    if index < at.TOOLS:
        return table.b[at.secured(rival, index)]  # AZ-374
    card: i64 = card_at(table, inmate, actions.MY_CARD + index - at.TOOLS)
    return card if card != at.NOTHING and is_tool_of_plan(table, rival, card) else at.NOTHING


def tool_value(table: Table, inmate: i64, colour: i64) -> i64:
    total: i64 = 0
    for index in range(at.TOOLS + actions.MY_UPGRADE - actions.MY_CARD):
        card: i64 = tool_at(table, inmate, index)
        if card != at.NOTHING and table.cards.tool_lock[kind(table, card)] == colour:
            total += table.cards.tool_value[kind(table, card)]
    return total


def tool_count(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for index in range(at.TOOLS + actions.MY_UPGRADE - actions.MY_CARD):
        if tool_at(table, inmate, index) != at.NOTHING:
            count += 1
    return count


def fail(table: Table, inmate: i64) -> None:
    """AZ-367 to AZ-370; plan and secured tools stay (AZ-371), REP too (AZ-372)."""
    reset_stats(table, inmate, "AZ-367")
    count: i64 = discard_carried(table, inmate, False)
    if table.journal is not None:
        telling.goals.escape_failed(table.journal, table, inmate, count, "AZ-367")
    hole.send(table, inmate, hole.AFTER_ESCAPE)


def get_out(table: Table, inmate: i64, tools: i64) -> None:
    """AZ-364: the turn is over. Alone, or as the second of a pair, one has won (AZ-004, AZ-373,
    AZ-604), unless it must still run (AZ-731)."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    b[at.CHALLENGES] |= bit(at.TOOLS_USED + tools)  # AZ-701
    b[at.out_since(inmate)] = 1 + latest_escape(table)
    b[at.place(inmate)] = at.OUTSIDE
    b[at.lying(inmate)] = 0
    b[at.TURN_ENDS] = 1
    if table.journal is not None:
        telling.goals.escaped(table.journal, table, inmate, "AZ-364")
    if has_left(table, rival):
        pass_brush_on(table, rival)
    if table.options.fugitive:
        fugitive.start(table, inmate)
    elif has_left(table, rival):
        scoring.win(table, rival, "AZ-004")


def latest_escape(table: Table) -> i64:
    latest: i64 = 0
    for inmate in range(table.inmates):
        latest = max(latest, table.b[at.out_since(inmate)])
    return latest


def pass_brush_on(table: Table, rival: i64) -> None:
    """AZ-768: to the next rival clockwise with an inmate inside."""
    b = table.b
    if b[at.BRUSH] != rival:
        return
    heir: i64 = next_rival(table, rival)
    while heir != rival and has_left(table, heir):
        heir = next_rival(table, heir)
    b[at.BRUSH] = heir
