"""The invariants of Animalcatraz (spec, chapter 10) about what is done in turns, fights and Riots.

A referee watches random games from outside. It keeps books of its own from the journal and from the
board as it lay before each choice, and asks the rules nothing that they could get wrong twice.
"""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from backroom import games
from backroom.games.animalcatraz import actions as a
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.cards import FREE_ATTACK
from backroom.games.animalcatraz.edition.effects import (
    CellTraining,
    DealPrimal,
    IconUnguarded,
    Push,
    Remote,
    Scavenge,
    StealAgain,
    StealBestOfTwo,
)
from backroom.games.animalcatraz.inmates import has_ability
from backroom.games.animalcatraz.journal import cards, fights, gang, goals, moves, turns
from backroom.games.animalcatraz.names import LETTERS, PLACES
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.state import asked, has_left, rival_of
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.journal import Event
from backroom.kernel.record import Session

GAME = games.game("animalcatraz")
EDITION = GAME.edition()
DATA = EDITION.data.cards
EXTRA = [gangster.id for gangster in DATA.gangsters if gangster.set != "base"]
HELPERS: dict[str, Any] = {"extra_gangsters": EXTRA[:8]}
CHEMIST: dict[str, Any] = {"extra_gangsters": ["fraudster", "gary", "scavenger", "mad_chemist"]}
SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "normal-3": (3, {}),
    "normal-4": (4, {}),
    "two-seats": (2, HELPERS),
    "advanced-4": (4, {"mode": "advanced", **CHEMIST}),
    "teams-6": (6, HELPERS),
    "gangs-4": (4, {"mode": "advanced", **CHEMIST}),
}
# Random players seldom recruit a Thief, so in one setting rivals have some from the start.
RECRUITED = {"gangs-4": {0: ["fraudster", "gary"], 1: ["double_dip"], 2: ["magpie"]}}
GAMES = 25  # of each setting
MOST_CHOICES = 5_000  # of a game; a random one takes a fifth of it
every_setting = pytest.mark.parametrize("name", SETTINGS)

ACTIONS = 5  # AZ-096
BOOST = 2  # AZ-178
RIOT_WON = 2  # AZ-499
LOWEST, HIGHEST = -1, 14  # AZ-179
RIOTS_IN_A_ROW = 3  # AZ-477
ATTACK_STEAL = "attack_steal"
ESCAPE = "escape"
ESCAPE_WINGS = ["wing_b", "wing_d"]
ICON_COST = {icon.id: icon.cost for icon in DATA.icons}
ABILITY_COST = {
    type(ability): ability.cost
    for inmate in DATA.inmates
    for ability in inmate.abilities
    if isinstance(ability, Push | CellTraining)
}
GANG_COST = {
    gangster.id: gangster.ability.cost
    for gangster in DATA.gangsters
    if isinstance(gangster.ability, DealPrimal | Remote | Scavenge)
}
THIEVES = {
    gangster.id
    for gangster in DATA.gangsters
    if isinstance(gangster.ability, StealAgain | StealBestOfTwo)
}


class Use(NamedTuple):
    """Somebody uses an icon, or passes the door of a wing, and what the guard there is to it."""

    game_round: tuple[int, int]
    user: str
    inmate: str
    room: str
    icon: str
    guard: str  # away, own, overlooked (an Event frees the icon) or in the way


class Turn(NamedTuple):
    """A moment of a turn: Actions spent so far, still left, and how many there were."""

    inmate: str
    spent: int
    left: int
    budget: int


class Riot(NamedTuple):
    rivals: int
    changes: int  # of REP, in all
    cut_off: int  # of them, by the ends of the track
    in_a_row: int


class Fight(NamedTuple):
    """Members of each side that were up when it began, and the clashes so far."""

    attackers: int
    defenders: int
    clashes: int


class Referee:
    """What happened in the games of one setting."""

    def __init__(self) -> None:
        self.uses: list[Use] = []
        self.free_icons: list[Use] = []  # abilities that ask for a free icon (AZ-534)
        self.doors: list[Use] = []
        self.turns: list[Turn] = []
        self.riots: list[Riot] = []
        self.fights: list[Fight] = []
        self.copied_thefts = 0

    def sit_down(self, played: Session, number: int) -> None:
        """At the table of a new game."""
        assert isinstance(played.state, Animalcatraz)
        self.played = played
        self.table = played.state
        self.heard = 0
        self.game_round = (number, 0)
        self.turn: Turn | None = None
        self.fight: Fight | None = None
        self.riot: Riot | None = None
        self.riots_in_a_row = 0
        self.injured: set[str] = set()  # in the Riot that is fought
        self.copied = ""
        self.courier_is_out = False

    # The board before a choice.

    def look(self) -> None:
        b = self.b = self.table.b[:]
        inmates = range(self.table.inmates)
        self.names = [self.name(inmate) for inmate in inmates]
        self.force = {self.names[inmate]: int(b[at.notch(inmate, at.FORCE)]) for inmate in inmates}
        self.primal = {self.names[i] for i in inmates if b[at.primal_from(i)] != 0}
        self.rep = {rival: int(b[at.rep(rival)]) for rival in range(self.table.rivals)}

    def name(self, inmate: int) -> str:
        card = int(self.table.b[at.inmate_card(inmate)])
        return "" if card == at.NOTHING else DATA.inmates[card].id

    def rival(self, inmate: str) -> int:
        return int(rival_of(self.table, self.names.index(inmate)))

    def place(self, inmate: str) -> str:
        return PLACES[self.b[at.place(self.names.index(inmate))]]

    def guard(self, inmate: str, room: str, letter: str, icon: str) -> str:
        """What the guard of a room is to an inmate that wants what is at this letter."""
        guard = int(self.b[at.guard(PLACES.index(room))])
        if LETTERS[self.b[at.letter(guard)]] != letter:
            return "away"
        if self.b[at.owner(guard)] == self.rival(inmate):
            return "own"
        event = int(self.b[at.EVENT])
        effect = None if event == at.NOTHING else DATA.events[event].effect
        freed = isinstance(effect, IconUnguarded) and effect.icon == icon
        return "overlooked" if freed else "in the way"

    def use(self, user: str, inmate: str, room: str, icon: str) -> Use:
        icons = DATA.rooms[PLACES.index(room)].icons.by_letter()
        guard = self.guard(inmate, room, LETTERS[icons.index(icon)], icon)
        return Use(self.game_round, user, inmate, room, icon, guard)

    # What is heard after it.

    def listen(self) -> None:
        entries = self.played.journal.entries
        for entry in entries[self.heard :]:
            self.hear(entry.public)
        self.heard = len(entries)
        self.close_riot()
        if self.turn is not None:
            self.turn = self.turn._replace(left=int(self.table.b[at.LEFT]))
            self.turns.append(self.turn)

    def hear(self, event: Event | None) -> None:
        if self.riot and not isinstance(event, turns.RepChanged | turns.RankReached):
            self.close_riot()
        self.hear_time(event)
        self.hear_stats(event)
        self.hear_deeds(event)
        self.hear_gangsters(event)
        self.hear_fights(event)
        self.hear_riots(event)

    def hear_time(self, event: Event | None) -> None:
        if isinstance(event, turns.RoundBegan):
            self.game_round = (self.game_round[0], self.game_round[1] + 1)
        elif isinstance(event, turns.TurnBegan):
            bonus = self.primal_bonus(event.inmate) if event.inmate in self.primal else 0
            self.turn = Turn(event.inmate, 0, 0, ACTIONS + bonus)
            self.riots_in_a_row = 0
        elif isinstance(event, turns.TurnEnded):
            self.turn = None
            self.copied = ""
            self.courier_is_out = False

    def hear_stats(self, event: Event | None) -> None:
        if isinstance(event, turns.MarkerMoved) and event.stat == "force":
            self.force[event.inmate] += event.notches
        elif isinstance(event, turns.PrimalEnded):
            self.primal.discard(event.inmate)
        elif isinstance(event, turns.TurnedPrimal):
            self.primal.add(event.inmate)
            if self.turn and self.turn.inmate == event.inmate:
                self.gain(self.primal_bonus(event.inmate))  # AZ-174
        elif isinstance(event, cards.Consumed) and event.card == "boost":
            self.gain(BOOST)

    def primal_bonus(self, inmate: str) -> int:
        card = [other.id for other in DATA.inmates].index(inmate)
        level = self.table.cards.level(card, at.FORCE, self.force[inmate])
        return int(self.table.cards.primal_actions[level])

    def gain(self, actions: int) -> None:
        assert self.turn is not None
        self.turn = self.turn._replace(budget=self.turn.budget + actions)

    def spend(self, inmate: str, actions: int) -> None:
        assert self.turn is not None
        assert self.turn.inmate == inmate
        self.turn = self.turn._replace(spent=self.turn.spent + actions)
        if self.turn.spent > self.turn.budget:
            self.turns.append(self.turn)

    # Moves, icons and what they cost.

    def hear_deeds(self, event: Event | None) -> None:
        if isinstance(event, moves.Moved):
            self.pass_door(event.inmate, event.inmate, event.to)
            self.spend(event.inmate, self.price_of_move(event.inmate, event.to))
        elif isinstance(event, moves.IconUsed):
            self.use_icon(event.inmate, event.inmate, event.room, event.icon)
        elif isinstance(event, fights.FightBegan) and not event.riot:
            (attacker,) = event.attacker
            waived = has_ability(self.table, self.names.index(attacker), FREE_ATTACK)  # AZ-663
            self.use_icon(attacker, attacker, event.room, ATTACK_STEAL, 0 if waived else None)
        elif isinstance(event, cards.TheftRolled):
            if event.thief not in {event.inmate, *THIEVES}:
                assert event.thief == "fraudster"
                assert self.copied in THIEVES
                self.copied_thefts += 1
            self.use_icon(event.thief, event.inmate, self.place(event.inmate), ATTACK_STEAL)
        elif isinstance(event, gang.Pushed):
            self.pass_door(event.inmate, event.victim, event.place)
            room = self.place(event.inmate)
            price = ABILITY_COST[Push]  # AZ-621
            self.use_icon(event.inmate, event.inmate, room, ATTACK_STEAL, price)
        elif isinstance(event, gang.TrainedInCell):
            self.spend(event.inmate, ABILITY_COST[CellTraining])

    def use_icon(
        self, user: str, inmate: str, room: str, icon: str, price: int | None = None
    ) -> None:
        use = self.use(user, inmate, room, icon)
        self.uses.append(use)
        usual = 0 if use.guard == "own" else ICON_COST[icon]  # AZ-130, AZ-144
        self.spend(inmate, usual if price is None else price)

    def pass_door(self, who_decides: str, inmate: str, to: str) -> None:
        """Whoever pushes needs a guard of its own, whoever is pushed none (AZ-620)."""
        for wing, other in ((self.place(inmate), to), (to, self.place(inmate))):
            if other == "yard":
                door = DATA.rooms[PLACES.index(wing)].door
                guard = self.guard(who_decides, wing, door, "door")
                self.doors.append(Use(self.game_round, who_decides, inmate, wing, "door", guard))

    def price_of_move(self, inmate: str, to: str) -> int:
        """AZ-106, AZ-300: nothing into a wing of which one's rival is the king."""
        cell = PLACES.index(to) - at.WING
        if not 0 <= cell < at.CELLS or self.b[at.wing_tag(cell)] == 0:
            return 1
        return int(self.b[at.cell_rival(cell)] != self.rival(inmate))

    # Gangsters: abilities that ask for a free icon, prices, and what the Courier does far away.

    def hear_gangsters(self, event: Event | None) -> None:
        if isinstance(event, gang.AbilityCopied):
            self.copied = event.gangster
        if isinstance(event, gang.Charmed | gang.Peeked | gang.AbilityCopied | gang.CellBlown):
            room = self.place(event.inmate)
            self.free_icons.append(self.use(event.inmate, event.inmate, room, ATTACK_STEAL))
        elif isinstance(event, gang.Dealt):
            dealer = self.copied if event.gangster == "fraudster" else event.gangster
            self.spend(event.inmate, GANG_COST[dealer])
        elif isinstance(event, gang.Scavenged):
            self.spend(event.inmate, GANG_COST["scavenger"])
        elif isinstance(event, gang.CourierSent):
            self.spend(event.inmate, GANG_COST["gary"])
            self.courier_is_out = True
        elif isinstance(event, goals.CorruptionTried) and not self.courier_is_out:
            self.spend(event.inmate, 1)  # AZ-323
        elif self.courier_is_out:
            self.hear_courier(event)

    def hear_courier(self, event: Event | None) -> None:
        """AZ-588: the icon is used up for the inmate, and the price was his (AZ-589)."""
        if isinstance(event, cards.LookedThrough):
            self.uses.append(self.use(event.inmate, event.inmate, event.room, "trade"))
        elif isinstance(event, goals.CrimeDrawn):
            self.uses.append(self.use(event.inmate, event.inmate, "wing_c", "crime"))
        elif isinstance(event, goals.ToolSecured):
            either = [self.use(event.inmate, event.inmate, wing, ESCAPE) for wing in ESCAPE_WINGS]
            either.sort(key=lambda use: use.guard == "in the way")
            self.uses.append(either[0])
        elif not isinstance(event, goals.CorruptionTried):
            return
        self.courier_is_out = False

    # Fights and Riots.

    def hear_fights(self, event: Event | None) -> None:
        if isinstance(event, fights.FightBegan):
            fallen = self.injured if event.riot else set()
            sides = [self.members(side) - fallen for side in (event.attacker, event.victim)]
            self.fight = Fight(len(sides[0]), len(sides[1]), 0)
            self.fights.append(self.fight)
        elif isinstance(event, fights.ClashWon):
            assert self.fight is not None
            self.fight = self.fights[-1] = self.fight._replace(clashes=self.fight.clashes + 1)
            self.injured.add(event.loser)

    def members(self, inmates: list[str]) -> set[str]:
        """Inmates in the prison, and their gangsters."""
        inside = [inmate for inmate in inmates if self.place(inmate) != "outside"]
        found = set(inside)
        for inmate in inside:
            first = at.gang(self.names.index(inmate), 0)
            gangsters = [int(self.b[first + place]) for place in range(at.BOARD_GANG)]
            found |= {DATA.gangsters[number].id for number in gangsters if number != at.NOBODY}
        return found

    def hear_riots(self, event: Event | None) -> None:
        if isinstance(event, turns.RiotBegan):
            self.injured = set()
            self.riots_in_a_row += 1
        elif isinstance(event, turns.RiotWon):
            rivals = [rival for rival in self.rep if not has_left(self.table, rival)]
            winner = self.rival(event.rival[0])
            not_lost = sum(self.rep[rival] == LOWEST for rival in rivals if rival != winner)
            not_gained = max(self.rep[winner] + RIOT_WON - HIGHEST, 0)
            self.riot = Riot(len(rivals), 0, not_lost - not_gained, self.riots_in_a_row)
        elif isinstance(event, turns.RepChanged):
            self.rep[self.rival(event.rival[0])] = event.rep
            if self.riot is not None and event.reason == "riot":
                self.riot = self.riot._replace(changes=self.riot.changes + event.by)

    def close_riot(self) -> None:
        """All REP changes of a Riot are made together (AZ-501)."""
        if self.riot is not None:
            self.riots.append(self.riot)
            self.riot = None


# The games.


@cache
def watched(name: str) -> Referee:
    """Random games of a setting, as the referee saw them."""
    seats, options = SETTINGS[name]
    referee = Referee()
    for number in range(GAMES):
        played = Session(GAME, EDITION, seats, GAME.options(options), f"{name} {number}")
        referee.sit_down(played, number)
        for inmate, gangsters in RECRUITED.get(name, {}).items():
            recruit(referee.table, inmate, gangsters)
        play(played, referee, fast_chance(f"choices {name} {number}"))
    return referee


def recruit(table: Animalcatraz, inmate: int, gangsters: list[str]) -> None:
    """Gangsters leave the Execution deck for a board."""
    b = table.b
    for place, name in enumerate(gangsters):
        number = [gangster.id for gangster in DATA.gangsters].index(name)
        deck = [int(card) for card in b[at.execution_deck(0) :][: at.GANGSTERS]]
        deck.remove(number)
        for depth, card in enumerate([*deck, at.NOTHING]):
            b[at.execution_deck(depth)] = card
        b[at.EXECUTION_LEFT] -= 1
        b[at.gang_fate(number)] = at.ON_BOARD
        b[at.gang(inmate, place)] = number


def play(played: Session, referee: Referee, chance: Chance) -> None:
    table = referee.table
    for _ in range(MOST_CHOICES):
        asked = table.asked()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        code = lively(table, table.legal(seat), chance)
        referee.look()
        played.play(seat, code)
        referee.listen()
    raise AssertionError("a game without end")


def lively(table: Animalcatraz, legal: list[int], chance: Chance) -> int:
    """Mostly a deed rather than a walk, and rarely the end of a turn: much is tried that way."""
    if asked(table) == decisions.MAIN:
        deeds = [code for code in legal if a.ICON <= code < a.SHIFT or a.ABILITY <= code < a.GIVE]
        helped = [code for code in deeds if code >= a.GANG]
        others = [code for code in legal if code != a.DONE]
        if helped and chance.below(2) > 0:
            legal = helped
        elif deeds and chance.below(4) > 0:
            legal = deeds
        elif others and chance.below(15) > 0:
            legal = others
    elif a.RECRUIT in legal:
        return a.RECRUIT
    return legal[chance.below(len(legal))]


# The laws.


@every_setting
def test_guards_stop_everybody_but_their_owner(name: str) -> None:
    """17."""
    seen = watched(name)
    for uses in (seen.uses, seen.doors, seen.free_icons):
        assert [use for use in uses if use.guard == "in the way"] == []
    for uses in (seen.uses, seen.doors):
        assert {use.guard for use in uses} >= {"away", "own"}


@every_setting
def test_nobody_spends_more_than_it_has(name: str) -> None:
    """22: and what is left counts too."""
    seen = watched(name)
    assert [turn for turn in seen.turns if turn.spent + turn.left > turn.budget] == []
    assert any(turn.spent == turn.budget for turn in seen.turns)
    assert any(turn.spent > ACTIONS for turn in seen.turns)


@every_setting
def test_an_icon_is_used_once_in_a_round(name: str) -> None:
    """23: by each inmate, by each Thief besides, and of the Escape icons one in all."""
    seen = watched(name)
    used = Counter(
        (use.game_round, use.user, "any" if use.icon == ESCAPE else use.room, use.icon)
        for use in seen.uses
    )
    assert [use for use, times in used.items() if times > 1] == []
    assert {use.icon for use in seen.uses} >= {ATTACK_STEAL, ESCAPE, "trade", "weights"}


@every_setting
def test_a_riot_changes_as_much_rep_as_it_should(name: str) -> None:
    """26."""
    seen = watched(name)
    for riot in seen.riots:
        if riot.in_a_row < RIOTS_IN_A_ROW:
            assert riot.changes == RIOT_WON - (riot.rivals - 1) + riot.cut_off
    assert any(riot.cut_off == 0 for riot in seen.riots)


@every_setting
def test_a_fight_has_fewer_clashes_than_members(name: str) -> None:
    """30."""
    seen = watched(name)
    for fight in seen.fights:
        assert fight.clashes <= fight.attackers + fight.defenders - 1
    assert any(fight.clashes == fight.attackers + fight.defenders - 1 for fight in seen.fights)


def test_the_games_had_something_to_see() -> None:
    """Thieves, borrowed ones too, an Event that frees icons, longer fights: all of it was tried."""
    seen = [watched(name) for name in SETTINGS]
    uses = [use for referee in seen for use in referee.uses]
    assert any(use.user in THIEVES for use in uses)
    assert any(use.guard == "overlooked" for use in uses)
    assert any(referee.copied_thefts for referee in seen)
    assert any(referee.free_icons for referee in seen)
    assert any(fight.clashes > 3 for referee in seen for fight in referee.fights)
