"""Restoring a position of Animalcatraz: Crimes, plans, Events, gangsters, fugitives, and what goes
on just now."""

from collections.abc import Sequence

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.decisions import ABOUT, NAMES
from backroom.games.animalcatraz.names import (
    BOARD_PLACES,
    CELL_IDS,
    CHALLENGES,
    FIGHTS,
    MEMBERS,
    RANKS,
)
from backroom.games.animalcatraz.position.laying import Layer
from backroom.games.animalcatraz.position.parts import Cell
from backroom.games.animalcatraz.position.words import pending_ids
from backroom.games.animalcatraz.state import push, rival_of


class DeckLayer(Layer):
    """All cards but contraband and prison items; the fight, the Riot and the stack."""

    def lay_out_crimes(self) -> None:
        b, ids, position = self.b, self.cards.crime_ids, self.position
        crimes = range(at.CRIMES)
        free = [c for c in crimes if self.options.advanced or not self.cards.crime_advanced[c]]
        for number, inmate in enumerate(position.inmates):
            where = f"inmates.{number}.crimes"
            self.need(len(inmate.crimes) <= at.BOARD_CRIMES, where, "a board has two")  # AZ-276
            for place, word in enumerate(inmate.crimes):
                if word:
                    crime = self._from(free, ids, word, where)
                    b[at.crime(number, place)] = crime
                    b[at.crime_known(crime)] = 1 << int(rival_of(self.table, number))
        for rival, side in enumerate(position.rivals):
            for word in side.crimes_kept:
                where = f"rivals.{rival}.crimes_kept"
                self.need(self.options.crime_lord, where, "completed Crimes go under the deck")
                crime = self._from(free, ids, word, where)
                b[at.crimes_kept(rival)] |= 1 << crime
                b[at.crime_known(crime)] = at.PUBLIC
        if self.top() == decisions.START_CRIME:
            for number in range(self.inmates):
                for place in range(2):
                    crime = int(b[at.pending(number, place)])
                    if crime != at.NOTHING:
                        where = f"inmates.{number}.pending"
                        self._from(free, ids, ids[crime], where)
                        b[at.crime_known(crime)] = 1 << int(rival_of(self.table, number))
        deck = self._deck(free, ids, position.crimes, "crimes")
        self.put(at.crime_deck(0), deck)
        b[at.CRIMES_LEFT] = len(deck)

    def lay_out_plans(self) -> None:
        b, ids, position = self.b, self.cards.plan_ids, self.position
        free = list(range(at.PLANS))
        for rival, side in enumerate(position.rivals):
            where = f"rivals.{rival}.plan"
            self.need(bool(side.plan) or not side.plan_open, f"{where}_open", "there is no plan")
            if side.plan:
                plan = self._from(free, ids, side.plan, where)
                b[at.plan(rival)] = plan
                b[at.plan_open(rival)] = side.plan_open
                b[at.plan_known(plan)] = at.PUBLIC if side.plan_open else 1 << rival
        if position.plans is None:
            piles = [free[:2], free[2:]]
        else:
            self.need(len(position.plans) == 2, "plans", "there are two piles")
            piles = [[self._from(free, ids, w, "plans") for w in pile] for pile in position.plans]
            self.need(not free, "plans", "some plans lie nowhere")
        for wing, pile in enumerate(piles):
            self.put(at.plan_pile(wing, 0), pile)
            b[at.plan_count(wing)] = len(pile)

    def lay_out_events(self) -> None:
        """By default as many Events are left as the day and the round leave."""
        b, cards, position = self.b, self.cards, self.position
        ids = cards.event_ids
        free = list(range(int(cards.event_count)))
        if position.event:
            b[at.EVENT] = self._from(free, ids, position.event, "event")
            b[at.EVENTS_TURNED] = 1 << int(b[at.EVENT])
        if position.events_turned is not None:
            turned = self.mask(ids, position.events_turned, "events_turned")
            fits = turned & b[at.EVENTS_TURNED] == b[at.EVENTS_TURNED]
            self.need(fits, "events_turned", "the one in force has been turned")
            b[at.EVENTS_TURNED] = turned
            free = [event for event in free if (turned >> event) & 1 == 0]
        counts = cards.events_advanced if self.options.advanced else cards.events_normal
        if position.events is not None:
            deck = [self._from(free, ids, word, "events") for word in position.events]
        else:
            deck = []
            for letter in range(3):
                deck += [e for e in free if cards.event_deck[e] == letter][: counts[letter]]
            past = 2 * (position.day - 1) + (2 if position.round >= 3 else 1)
            deck = deck[min(past, len(deck)) :]
        letters = [int(cards.event_deck[event]) for event in deck]
        fits = letters == sorted(letters) and len(deck) <= sum(counts)
        self.need(fits, "events", "X come before Y and Z, and there are not so many")  # AZ-051
        self.put(at.event_deck(0), deck)
        b[at.EVENTS_LEFT] = len(deck)

    def lay_out_gangsters(self) -> None:
        b, ids, position = self.b, self.cards.gangster_ids, self.position
        free = sorted(self.options.gangsters)
        for number, inmate in enumerate(position.inmates):
            where = f"inmates.{number}.gangsters"
            self.need(len(inmate.gangsters) <= at.BOARD_GANG, where, "a board has two")  # AZ-525
            for place, word in enumerate(inmate.gangsters):
                if word:
                    gangster = self._from(free, ids, word, where)
                    b[at.gang(number, place)] = gangster
                    b[at.gang_fate(gangster)] = at.ON_BOARD
        self._lay_out_guests(free)
        for word in position.discarded:
            b[at.gang_fate(self._from(free, ids, word, "discarded"))] = at.DISCARDED
        deck = self._deck(free, ids, position.executions, "executions")
        for gangster in deck:
            b[at.gang_fate(gangster)] = at.IN_EXECUTION_DECK
        self.put(at.execution_deck(0), deck)
        b[at.EXECUTION_LEFT] = len(deck)
        b[at.COPIED] = self.find_or(ids, position.copied, "copied")
        for word, given in position.gangsters.items():
            gangster, where = self.find(ids, word, "gangsters"), f"gangsters.{word}"
            b[at.gang_lost(gangster)] = self.number(given.lost, f"{where}.lost", 9)
            b[at.gang_used(gangster)] = self.number(given.used, f"{where}.used")
            thefts = self.mask(self.cards.room_ids, given.thefts, f"{where}.thefts")
            b[at.thefts(gangster)] = thefts

    def _lay_out_guests(self, free: list[int]) -> None:
        """Gangsters in spare cells, and invited ones that have no cell yet."""
        b, ids = self.b, self.cards.gangster_ids
        for cell, cell_id in enumerate(CELL_IDS):
            spares = self.position.cells.get(cell_id, Cell()).spare[: at.SPARE]
            for index, spare in enumerate(spares):
                if spare.gangster:
                    gangster = self._from(free, ids, spare.gangster, f"cells.{cell_id}.spare")
                    b[at.spare_gang(cell, index)] = gangster
                    b[at.gang_fate(gangster)] = at.IN_SPARE_CELL
        for gangster in self._on_the_way():
            self._from(free, ids, ids[gangster], "stack")
            b[at.gang_fate(gangster)] = at.IN_SPARE_CELL

    def _on_the_way(self) -> list[int]:
        """Gangsters that are invited and have no cell yet (AZ-505)."""
        return [
            int(self.b[at.frame_second(depth)])
            for depth in range(int(self.b[at.DEPTH]))
            if self.b[at.frame(depth)] == decisions.INVITE_WHERE
        ]

    def lay_out_fugitive(self) -> None:
        b, ids, given = self.b, self.cards.fugitive_ids, self.position.fugitive
        if self.options.fugitive:
            decks = [
                [card for card in range(len(ids)) if self.cards.fugitive_deck[card] == deck]
                for deck in range(3)
            ]
            if given.decks is not None:
                found = [
                    [self.find(ids, w, "fugitive.decks") for w in deck] for deck in given.decks
                ]
                fits = [sorted(deck) for deck in found] == decks
                self.need(fits, "fugitive.decks", "each of three decks has its three cards")
                decks = found
            self.put(at.fugitive_deck(0, 0), [card for deck in decks for card in deck])
        else:
            self.need(given.decks is None, "fugitive.decks", "there are none in this game")
        self.put(at.fugitive_seen(0), self.numbers(given.seen, 3, "fugitive.seen", 3))
        b[at.FUGITIVE_CARD] = self.find_or(ids, given.card, "fugitive.card")
        b[at.LOCK_SHIFT] = self.number(given.lock_shift, "fugitive.lock_shift", least=-100)
        sacrificed = self.mask(self.cards.guard_ids, given.sacrificed, "fugitive.sacrificed")
        b[at.SACRIFICED] = sacrificed
        self._lay_out_tiles()

    def _lay_out_tiles(self) -> None:
        given = self.position.tiles
        if not self.options.guard_tiles:
            self.need(given is None, "tiles", "there are none in this game")
            self.need(self.position.tiles_turned == 0, "tiles_turned", "there are no tiles")
            return
        tiles = list(range(at.TILES))
        if given is not None:
            self.need(sorted(given) == tiles, "tiles", "expected the faces 0 to 5 in some order")
            tiles = given
        self.put(at.tile(0), tiles)
        self.b[at.TILES_TURNED] = self.number(self.position.tiles_turned, "tiles_turned", at.TILES)

    def note_secrets(self) -> None:
        """Who knows where Crimes and plans are, where that is not as by default."""
        for given, ids, first, where in (
            (self.position.crimes_known, self.cards.crime_ids, at.crime_known(0), "crimes_known"),
            (self.position.plans_known, self.cards.plan_ids, at.plan_known(0), "plans_known"),
        ):
            for word, known in given.items():
                self.b[first + self.find(ids, word, where)] = self.known(known, where)

    # What goes on just now.

    def note_fight(self) -> None:
        b, fight = self.b, self.position.fight
        b[at.FIGHT] = self.find(FIGHTS, fight.kind, "fight.kind")
        b[at.FIGHT_ROOM] = self.find_or(self.cards.room_ids, fight.room, "fight.room")
        self.need(len(fight.sides) == 2, "fight.sides", "there are two")
        sides = [self.one_of(inmate, self.inmates, "fight.sides") for inmate in fight.sides]
        going_on = fight.kind != ""
        self.need(not going_on or min(sides) >= 0, "fight.sides", "two inmates fight")
        self.put(at.side(0), sides)
        self.need(len(fight.injured) == 2, "fight.injured", "there are two sides")
        injured = [self.mask(MEMBERS, side, "fight.injured") for side in fight.injured]
        self.put(at.injured(0), injured)
        b[at.TO_ATTACK] = self.number(fight.to_attack, "fight.to_attack", 1)
        self.need(len(fight.fighters) == 2, "fight.fighters", "there are two sides")
        members = [self.find_or(MEMBERS, member, "fight.fighters") for member in fight.fighters]
        self.put(at.fighter(0), members)
        shown = [len(side) for side in fight.revealed]
        self.need(shown == [2, 2], "fight.revealed", "two cards for each side")
        cards = [self._copy(word) for side in fight.revealed for word in side]
        self.put(at.revealed(0, 0), cards)
        for first, numbers, where in (
            (at.dice(0), fight.dice, "fight.dice"),
            (at.total(0), fight.totals, "fight.totals"),
        ):
            self.put(first, self.numbers(numbers, 2, where, 100))
        self.need(len(fight.ranks) == 2, "fight.ranks", "there are two sides")
        self.put(at.fight_rank(0), [self.find(RANKS, word, "fight.ranks") for word in fight.ranks])
        self.need(len(fight.chemist) == 2, "fight.chemist", "there are two sides")
        self.put(at.with_chemist(0), map(int, fight.chemist))
        gangsters = self.cards.gangster_ids
        b[at.REROLLED] = self.mask(gangsters, fight.rerolled, "fight.rerolled")
        b[at.FOUGHT] = self.mask(gangsters, fight.fought, "fight.fought")
        self.need(len(fight.damage) == 2, "fight.damage", "there are two sides")
        for side, damage in enumerate(fight.damage):
            self.put(at.damage(side, 0), self.numbers(damage, 2, "fight.damage", 9))
        b[at.CLASH_LOSER] = self.number(fight.loser, "fight.loser", 1)
        b[at.CLASHES] = self.number(fight.clashes, "fight.clashes")
        b[at.SWAPPED] = self.mask(BOARD_PLACES, fight.swapped, "fight.swapped")

    def _copy(self, word: str) -> int:
        """A certain card: "fork", "boost 3"; -1 for none."""
        if not word:
            return -1
        kind_word, _, number = word.partition(" ")
        kind = self.find(self.cards.kind_ids, kind_word, "fight.revealed")
        copies = [card for card in range(at.CARDS) if self.cards.kind_of[card] == kind]
        numbers = [str(copy + 1) for copy in range(len(copies))]
        return copies[self.find(numbers, number or "1", "fight.revealed")]

    def note_riot(self) -> None:
        b, riot = self.b, self.position.riot
        b[at.RIOT_DUE] = self.mask_below(riot.due, self.rivals, "riot.due")
        b[at.RIOT_ROOM] = self.find_or(self.cards.room_ids, riot.room, "riot.room")
        b[at.RIOT_LEFT] = self.mask_below(riot.left, self.rivals, "riot.left")
        b[at.RIOT_CHAIN] = self.number(riot.chain, "riot.chain", 3)
        b[at.RIOT_LAST] = riot.is_last
        b[at.RIOT_DONE] = riot.done
        b[at.CHALLENGES] = self.mask(CHALLENGES, self.position.challenges, "challenges")

    def note_stack(self) -> None:
        """What is to happen; by default the active inmate has its main choice."""
        stack = self.position.stack
        if stack is None:
            stack = [] if self.b[at.WINNER] >= 0 else self._default_stack()
        self.need(len(stack) < at.FRAMES, "stack", "it is too high")
        self.need(bool(stack) or self.b[at.WINNER] >= 0, "stack", "nothing is to happen")
        for word in stack:
            name, *numbers = word.split()
            frame = self.find(NAMES[1:], name, "stack") + 1
            bounds = ABOUT.get(name, {}).values()
            given = [*numbers, *["0"] * (3 - len(numbers))]
            whole = len(given) == 3 and all(n.removeprefix("-").isdecimal() for n in given)
            self.need(whole, "stack", f"{word!r} is no frame with up to three numbers")
            arguments = [int(number) for number in given]
            for argument, most in zip(arguments, [*bounds, 1, 1, 1], strict=False):
                self.need(-1 <= argument < most, "stack", f"{word!r} has numbers out of range")
            push(self.table, frame, *arguments)

    def _default_stack(self) -> list[str]:
        active = self.position.active
        return ["next_turn"] if active is None else ["next_turn", f"main {active}"]

    def note_pending(self) -> None:
        """What is chosen from at set-up, but for contraband, which CardLayer lays out."""
        choosing = self.top() in (
            decisions.KEEP_INMATE,
            decisions.START_CELL,
            decisions.START_CRIME,
        )
        for number, inmate in enumerate(self.position.inmates):
            where = f"inmates.{number}.pending"
            self.need(len(inmate.pending) <= 2, where, "expected two at most")
            self.need(choosing or not any(inmate.pending), where, "this is over")
            if self.top() != decisions.START_CELL or number % 2 == 1:
                ids = pending_ids(self.table, number)
                given = [self.find_or(ids, word, where) for word in inmate.pending]
                self.put(at.pending(number, 0), given)

    # Small steps that several parts share.

    def _from(self, free: list[int], ids: Sequence[str], word: str, where: str) -> int:
        """Take a card that lies nowhere else."""
        number = self.find(ids, word, where)
        self.need(number in free, where, f"{word} is somewhere else, or not in this game")
        free.remove(number)
        return number

    def _deck(
        self, free: list[int], ids: Sequence[str], words: Sequence[str] | None, where: str
    ) -> list[int]:
        """A deck top first; not given: all that lie nowhere else."""
        if words is None:
            return free
        deck = [self._from(free, ids, word, where) for word in words]
        self.need(not free, where, "some lie nowhere")
        return deck
