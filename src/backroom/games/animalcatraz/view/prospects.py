"""What a seat's rolls would come to: exact odds for everything its inmates can try from where they
are, as far as this seat knows the cards, and the REP at stake."""

from collections.abc import Iterator
from itertools import combinations, groupby

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import corruption, decisions, reputation
from backroom.games.animalcatraz.actions import GUARD_IDS
from backroom.games.animalcatraz.cards import (
    BRIBE,
    NO_WEAPONS,
    NONE,
    ON_CELL_DEFENCE,
    ON_CORRUPT,
    ON_STEAL,
    PRIMAL,
    ROLL_BONUS,
    ROLL_FOR,
    TOOL,
    TWO_WEAPONS,
    TWO_WEAPONS_RULE,
    WEAPON,
)
from backroom.games.animalcatraz.fighters import (
    fighting_inmate,
    gang_force,
    gangster_of,
    inmate_force,
    riot_has,
)
from backroom.games.animalcatraz.inmates import (
    ability,
    cunning_level,
    force_level,
    is_primal,
    level,
)
from backroom.games.animalcatraz.odds import both, holding, not_above, reaching
from backroom.games.animalcatraz.state import (
    asked,
    asked_first,
    asked_second,
    can_act,
    first_inmate,
    rival_of,
)
from backroom.games.animalcatraz.theft import is_thief
from backroom.games.animalcatraz.view.fights import clash_odds
from backroom.games.animalcatraz.view.parts import Odds, Prospect
from backroom.games.animalcatraz.view.sight import Sight

Pair = tuple[int, int]


def prospects(sight: Sight) -> list[Prospect]:
    """Everything that the inmates of a seat can roll for from where they are."""
    found: list[Prospect] = []
    for inmate in sight.inmates:
        found += _Prospects(sight, inmate).all()
    return found


class _Prospects:
    """What one inmate can roll for."""

    def __init__(self, sight: Sight, inmate: int) -> None:
        self.sight = sight
        self.inmate = inmate
        self.table = sight.table
        self.b = sight.table.b
        self.cards = sight.table.cards
        self.at = int(self.b[at.place(inmate)])

    def all(self) -> Iterator[Prospect]:
        if self.b[at.inmate_card(self.inmate)] == at.NOTHING:
            return
        yield from self._abandoning()
        yield from self._fugitive()
        yield from self._clash()
        if self.b[at.RIOT_LEFT] != 0:
            yield from self._riot()
            return  # besides, only the clash of the fight view can be rolled for
        if self.at < at.ROOMS and can_act(self.table, self.inmate):
            yield from self._corruption()
            yield from self._fights()
            yield from self._thefts()
            yield from self._recruiting()
            yield from self._escape()
            yield from self._event()

    # Cards.

    def _kinds(self, first: int, count: int) -> list[int]:
        """The kinds of one's own cards in some places."""
        held = [int(self.b[place]) for place in range(first, first + count)]
        return [int(self.cards.kind_of[card]) for card in held if card != at.NOTHING]

    def _pocket(self) -> list[int]:
        return self._kinds(at.slot(self.inmate, 0), int(at.CARRY))

    def _carried(self) -> list[int]:
        return self._pocket() + self._kinds(at.slot(self.inmate, at.GANG_SLOT), int(at.BOARD_GANG))

    def _ids(self, kinds: tuple[int, ...] | list[int]) -> list[str]:
        return [self.cards.kind_ids[kind] for kind in kinds]

    def _bonus(self, kinds: list[int], on: int) -> int:
        """What upgrades add to a roll, placed or not (AZ-271)."""
        cards = self.cards
        return sum(
            int(cards.upgrade_n[kind])
            for kind in kinds
            if cards.upgrade[kind] == ROLL_BONUS and cards.upgrade_on[kind] == on
        )

    def _own_bonus(self, on: int) -> int:
        placed = self._kinds(at.slot(self.inmate, at.INMATE_UPGRADE_SLOT), 1)
        return self._bonus(self._pocket() + placed, on)

    # Corruption (group 4.14).

    def _corruption(self) -> Iterator[Prospect]:
        guard = int(self.b[at.guard(self.at)])
        rival = self.sight.rival
        if self.b[at.owner(guard)] == rival or reputation.free_bases(self.table, rival) < 1:
            return
        cards = self.cards
        wanted = int(corruption.needed(self.table, rival, guard)) - self._own_bonus(int(ON_CORRUPT))
        cunning = int(cunning_level(self.table, self.inmate))
        yield self._attempt(guard, wanted - cunning, [])
        for kind in sorted(set(self._carried())):
            if cards.what[kind] == BRIBE and cards.bribe_guard[kind] == guard:
                helps = int(cards.bribe_value[kind])
                helps += 0 if cards.bribe_replaces_cunning else cunning  # AZ-333
                yield self._attempt(guard, wanted - helps, [kind])

    def _attempt(self, guard: int, needs: int, bribe: list[int]) -> Prospect:
        return Prospect(
            roll="corruption",
            inmate=self.inmate,
            odds=Odds(*reaching(needs)),
            target=GUARD_IDS[guard],
            cards=self._ids(bribe),
            needs=needs,
            win=self.cards.corrupt_ok,
            lose=self.cards.corrupt_fail,
        )

    # Fights (group 4.16).

    def _targets(self) -> list[int]:
        """Rival inmates within reach: in the room, or standing in the cell of this wing."""
        return [i for i in range(int(self.table.inmates)) if self._is_in_reach(i)]

    def _is_in_reach(self, other: int) -> bool:
        b = self.b
        if self.sight.is_own(other) or b[at.lying(other)] != 0:
            return False
        at_home = b[at.place(other)] == at.OWN_CELL and self.at == at.WING + b[at.home(other)]
        return bool(b[at.place(other)] == self.at or at_home)

    def _fights(self) -> Iterator[Prospect]:
        for victim in self._targets():
            yield from self._clashes(victim, self._rep_for_beating(victim), self.cards.fight_lose)

    def _riot(self) -> Iterator[Prospect]:
        """For who chooses an opponent (AZ-492, AZ-496), the best that the inmate and its gangsters
        can do against each one left; REP changes only when all is over (AZ-501)."""
        if (
            asked(self.table) != decisions.RIOT_OPPONENT
            or asked_first(self.table) != self.sight.rival
        ):
            return
        for victim in range(int(self.table.inmates)):
            is_left = (self.b[at.RIOT_LEFT] >> rival_of(self.table, victim)) & 1
            if is_left and not self.sight.is_own(victim):
                by_target = groupby(self._clashes(victim, 0, 0), lambda one: one.target)
                yield from (max(rolls, key=lambda one: one.odds.win) for _, rolls in by_target)

    def _clashes(self, victim: int, win: int, lose: int) -> Iterator[Prospect]:
        for target, defence in self._members(victim):
            for gangster, cards, attack in self._attacks():
                yield Prospect(
                    roll="fight",
                    inmate=self.inmate,
                    odds=Odds(*holding(attack - defence)),
                    gangster=gangster,
                    target=target,
                    cards=self._ids(cards),
                    win=win,
                    lose=lose,
                )

    def _clash(self) -> Iterator[Prospect]:
        """For who is asked for a card (AZ-381, AZ-382), the clash at hand with each that it
        carries; without a card it has the odds of the fight view."""
        table, side = self.table, int(asked_first(self.table))
        if (
            asked(table) != decisions.REVEAL
            or asked_second(table) > 0
            or fighting_inmate(table, side) != self.inmate
        ):
            return
        fighter = gangster_of(table, side, self.b[at.fighter(side)])
        gangster = None if fighter == at.NOBODY else self.cards.gangster_ids[fighter]
        for who, kinds, strength in self._attacks():
            if who == gangster and len(kinds) == 1:
                odds = clash_odds(table, side, strength)
                cards = self._ids(kinds)
                yield Prospect(
                    roll="clash", inmate=self.inmate, odds=odds, gangster=gangster, cards=cards
                )

    def _members(self, inmate: int) -> Iterator[tuple[str, int]]:
        """Who could be attacked, each with its Force, unarmed."""
        if self._is_up(inmate, 0):
            card = self.b[at.inmate_card(inmate)]
            yield self.cards.inmate_ids[card], int(inmate_force(self.table, inmate))
        for gangster, place in self._gang(inmate):
            if self._is_up(inmate, 1 + place):
                yield self.cards.gangster_ids[gangster], int(gang_force(self.table, gangster))

    def _is_up(self, inmate: int, role: int) -> bool:
        """Whether one of a board has not been injured in a Riot before (AZ-497)."""
        rival = rival_of(self.table, inmate)
        board = inmate - first_inmate(self.table, rival)
        return (self.b[at.riot_injured(rival)] >> (3 * board + role)) & 1 == 0

    def _gang(self, inmate: int) -> list[tuple[int, int]]:
        """The gangsters of a board, each with its place."""
        places = range(int(at.BOARD_GANG))
        gang = [(int(self.b[at.gang(inmate, place)]), place) for place in places]
        return [(gangster, place) for gangster, place in gang if gangster != at.NOBODY]

    def _attacks(self) -> Iterator[tuple[str | None, tuple[int, ...], int]]:
        """Who could attack with which cards, and how strongly."""
        if self._is_up(self.inmate, 0):
            for kinds in self._reveals(self._pocket(), True):
                yield None, kinds, self._strength(kinds)
        for gangster, place in self._gang(self.inmate):
            if not self._is_up(self.inmate, 1 + place):
                continue
            carried = self._kinds(at.slot(self.inmate, at.GANG_SLOT + place), 1)
            strength = int(gang_force(self.table, gangster))
            for kinds in self._reveals(carried, False):
                more = sum(int(self.cards.attack[kind]) for kind in kinds)
                yield self.cards.gangster_ids[gangster], kinds, strength + more

    def _reveals(self, carried: list[int], is_inmate: bool) -> list[tuple[int, ...]]:
        """Nothing, each weapon or drug, and two weapons if one may (AZ-381, AZ-486, AZ-627)."""
        barred = riot_has(self.table, NO_WEAPONS)  # AZ-488
        weapons = [kind for kind in carried if self.cards.what[kind] == WEAPON and not barred]
        drugs = [kind for kind in carried if self.cards.what[kind] == PRIMAL]
        found: list[tuple[int, ...]] = [(), *((kind,) for kind in weapons)]
        if is_inmate:
            if not is_primal(self.table, self.inmate):
                found += [(kind,) for kind in drugs[:1]]
            is_able = ability(self.table, self.inmate, TWO_WEAPONS) != NONE
            if is_able or riot_has(self.table, TWO_WEAPONS_RULE):
                found += list(combinations(weapons, 2))
        return found

    def _strength(self, kinds: tuple[int, ...]) -> int:
        """The inmate's, with these cards; who is Primal has no Cunning to fight with (AZ-160)."""
        if len(kinds) == 1 and self.cards.what[kinds[0]] == PRIMAL:
            return int(force_level(self.table, self.inmate) + self.cards.primal_force)
        return int(inmate_force(self.table, self.inmate)) + self._attack_value(kinds)

    def _attack_value(self, kinds: tuple[int, ...]) -> int:
        """AZ-386, AZ-627, AZ-629, AZ-769."""
        cards = self.cards
        value = sum(int(cards.attack[kind]) for kind in kinds)
        if len(kinds) > 1 and not riot_has(self.table, TWO_WEAPONS_RULE):
            cap = cards.ability_n[ability(self.table, self.inmate, TWO_WEAPONS)]
            value = min(value, int(cap))
        if cards.weapon_of_choice[self.b[at.inmate_card(self.inmate)]] in kinds:
            primal = is_primal(self.table, self.inmate)
            value += int(cards.weapon_bonus_primal if primal else cards.weapon_bonus)
        return value

    def _rep_for_beating(self, victim: int) -> int:
        """AZ-411 to AZ-413."""
        own = reputation.rank_of(self.table, self.sight.rival)
        above = reputation.rank_of(self.table, rival_of(self.table, victim)) - own
        if above < 0:
            return int(self.cards.fight_below)
        return int(self.cards.fight_equal + above * self.cards.fight_per_rank_above)

    def _abandoning(self) -> Iterator[Prospect]:
        """AZ-402 to AZ-405."""
        sides = [int(self.b[at.side(side)]) for side in range(2)]
        if self.b[at.FIGHT] != 1 or not self.table.options.advanced or self.inmate not in sides:
            return
        other = sides[1 - sides.index(self.inmate)]
        lead = cunning_level(self.table, self.inmate) - cunning_level(self.table, other)
        if lead > 0 and not is_primal(self.table, self.inmate):
            odds = Odds(*not_above(int(lead)))
            lose = self.cards.fight_lose
            yield Prospect(roll="abandoning", inmate=self.inmate, odds=odds, win=lose)

    # Thefts (group 4.18).

    def _thefts(self) -> Iterator[Prospect]:
        for gangster, cunning in self._thieves():
            for victim in self._targets():
                if self._has_cards(victim):
                    defence = int(cunning_level(self.table, victim))
                    card = self.cards.inmate_ids[self.b[at.inmate_card(victim)]]
                    yield self._theft("pickpocket", gangster, cunning - defence, card, None)
            cell = self.at - int(at.WING)
            if 0 <= cell < at.CELLS and self._can_rob(cell):
                lead = cunning - self._cell_defence(cell)
                yield self._theft("robbery", gangster, lead, None, cell)

    def _thieves(self) -> Iterator[tuple[str | None, int]]:
        own = int(cunning_level(self.table, self.inmate)) + self._own_bonus(int(ON_STEAL))
        yield None, own
        for gangster, _ in self._gang(self.inmate):
            if is_thief(self.table, gangster):
                yield self.cards.gangster_ids[gangster], int(self.cards.gang_n[gangster])

    def _theft(
        self, roll: str, gangster: str | None, lead: int, target: str | None, cell: int | None
    ) -> Prospect:
        return Prospect(
            roll=roll,
            inmate=self.inmate,
            odds=Odds(*holding(lead)),
            gangster=gangster,
            target=target,
            cell=cell,
            win=self.cards.steal_ok,
            lose=self.cards.steal_fail,
        )

    def _has_cards(self, victim: int) -> bool:
        """AZ-446, AZ-450."""
        places = [*range(int(at.CARRY)), *range(int(at.GANG_SLOT), int(at.INMATE_UPGRADE_SLOT) + 1)]
        return any(self.b[at.slot(victim, place)] != at.NOTHING for place in places)

    def _residents(self, cell: int) -> list[int]:
        """Inmates of a cell that are still in the prison (AZ-462)."""
        inmates = range(int(self.table.inmates))
        homes = [i for i in inmates if self.b[at.home(i)] == cell]
        return [i for i in homes if self.b[at.place(i)] != at.OUTSIDE]

    def _can_rob(self, cell: int) -> bool:
        """AZ-435, AZ-436, AZ-446, AZ-768."""
        rival, residents = self.b[at.cell_rival(cell)], self._residents(cell)
        if rival in (at.NOBODY, self.sight.rival) or not residents:
            return False
        if any(self.b[at.lying(i)] != 0 for i in residents):
            return False
        upgrades = [at.slot(i, at.CELL_UPGRADE_SLOT) for i in residents]
        return any(self.b[place] != at.NOTHING for place in [at.cell_slot(cell, 0), *upgrades])

    def _cell_defence(self, cell: int) -> int:
        """AZ-447, AZ-461, AZ-770; of hidden upgrades only those that this seat knows."""
        residents = self._residents(cell)
        kinds = [k for i in residents for k in self._kinds(at.slot(i, at.CELL_UPGRADE_SLOT), 1)]
        for place in range(at.cell_slot(cell, 0), at.cell_slot(cell, 0) + at.CELL_SLOTS):
            card = int(self.b[place])
            if card != at.NOTHING and self.sight.remembers(self.b[at.known(card)]):
                kinds.append(int(self.cards.kind_of[card]))
        lowest = min(int(cunning_level(self.table, i)) for i in residents)
        return lowest + self._bonus(kinds, int(ON_CELL_DEFENCE))

    # Recruiting (group 4.20), escape (group 4.15), Events, Fugitive (group 4.30).

    def _recruiting(self) -> Iterator[Prospect]:
        cell = self.at - int(at.WING)
        if not 0 <= cell < at.CELLS:
            return
        for place in range(int(at.SPARE)):
            gangster = int(self.b[at.spare_gang(cell, place)])
            if gangster != at.NOBODY:
                stat = self.cards.gang_stat[gangster]
                own = int(level(self.table, self.inmate, stat))
                needs = int(self.cards.gang_target[gangster]) - own
                yield Prospect(
                    roll="recruiting",
                    inmate=self.inmate,
                    odds=Odds(*reaching(needs)),
                    target=self.cards.gangster_ids[gangster],
                    needs=needs,
                    lose=self.cards.recruit_fail,
                )

    def _escape(self) -> Iterator[Prospect]:
        """AZ-362 to AZ-366, AZ-718."""
        plan = int(self.b[at.plan(self.sight.rival)])
        too_small = self.table.options.el_chapo and self.b[at.rep(self.sight.rival)] < 14
        if plan == at.NOTHING or too_small:
            return
        secured = self._kinds(at.secured(self.sight.rival, 0), 4)
        tools = [
            kind
            for kind in secured + self._carried()
            if self.cards.what[kind] == TOOL and self.cards.tool_plan[kind] == plan
        ]
        rolls = []
        for lock, name, stat in ((0, "escape_force", at.FORCE), (1, "escape_cunning", at.CUNNING)):
            helping = [kind for kind in tools if self.cards.tool_lock[kind] == lock]
            helps = sum(int(self.cards.tool_value[kind]) for kind in helping)
            own = int(level(self.table, self.inmate, stat))
            needs = int(self.cards.lock[2 * plan + lock]) - own - helps
            rolls.append(reaching(needs))
            yield Prospect(
                roll=name,
                inmate=self.inmate,
                odds=Odds(*rolls[-1]),
                cards=self._ids(helping),
                needs=needs,
            )
        yield Prospect(roll="escape", inmate=self.inmate, odds=Odds(*both(*rolls)))

    def _event(self) -> Iterator[Prospect]:
        """AZ-195, AZ-206."""
        event = int(self.b[at.EVENT])
        if event == at.NOTHING or self.cards.event_effect[event] != ROLL_FOR:
            return
        if self.cards.event_room[event] == self.at and self.b[at.took_part(self.inmate)] == 0:
            own = int(level(self.table, self.inmate, self.cards.event_stat[event]))
            needs = int(self.cards.event_n[event]) - own
            odds = Odds(*reaching(needs))
            yield Prospect(roll="event", inmate=self.inmate, odds=odds, needs=needs)

    def _fugitive(self) -> Iterator[Prospect]:
        """AZ-735 to AZ-737: the card that has been turned for this fugitive."""
        card = int(self.b[at.FUGITIVE_CARD])
        if card == at.NOTHING or self.at != at.OUTSIDE or self.b[at.stage(self.inmate)] == 0:
            return
        odds: Pair = (1, 1)
        for lock, stat in ((0, at.FORCE), (1, at.CUNNING)):
            wanted = int(self.cards.fugitive_lock[2 * card + lock])
            if wanted > 0:
                own = int(level(self.table, self.inmate, stat))
                odds = both(odds, reaching(wanted + int(self.b[at.LOCK_SHIFT]) - own))
        yield Prospect(roll="fugitive", inmate=self.inmate, odds=Odds(*odds))
