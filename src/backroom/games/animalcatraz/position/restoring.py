"""Restoring a position of Animalcatraz: everything but the contraband and the prison items."""

from msgspec.structs import replace

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.names import (
    ANSWERS,
    BETS,
    CELL_IDS,
    ICONS,
    LETTERS,
    MEMBERS,
    PLACES,
    RANKS,
)
from backroom.games.animalcatraz.position.card_laying import CardLayer
from backroom.games.animalcatraz.position.deck_laying import DeckLayer
from backroom.games.animalcatraz.position.parts import Guard, Inmate, Position, Rival
from backroom.games.animalcatraz.position.words import NONE_WORD
from backroom.games.animalcatraz.reputation import rank_at
from backroom.games.animalcatraz.state import Table, asked_first, rival_of


def lay_out(table: Table, position: Position) -> None:
    """Lay out a position on an empty table; raises SetupError where it cannot be one."""
    PositionLayer(table, position).lay_out()


class PositionLayer(DeckLayer, CardLayer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def lay_out(self) -> None:
        self._fill_up()
        self._note_time()
        self.note_stack()
        for number in range(self.inmates):
            self._seat_inmate(number)
        self._check_homes()
        for number in range(self.inmates):
            self._note_inmate(number)
        for rival in range(self.rivals):
            self._note_rival(rival)
        if self.position.stack is None and self.position.active is not None:
            self._begin_turn(self.position.active)
        self._place_guards()
        self.note_pending()
        self.lay_out_plans()
        self.lay_out_gangsters()
        self.lay_out_cards()
        self.lay_out_crimes()
        self.lay_out_events()
        self.lay_out_fugitive()
        self.note_knowledge()
        self.note_secrets()
        self._note_tags()
        self.note_fight()
        self.note_riot()
        self.note_decisions(self.position.decisions)
        self._check_limits()

    def _fill_up(self) -> None:
        """Boards and rivals that are not given are as at the start."""
        position = self.position
        self.need(len(position.inmates) <= self.inmates, "inmates", f"there are {self.inmates}")
        self.need(len(position.rivals) <= self.rivals, "rivals", f"there are {self.rivals}")
        inmates = position.inmates + [Inmate()] * (self.inmates - len(position.inmates))
        rivals = position.rivals + [Rival()] * (self.rivals - len(position.rivals))
        self.position = replace(position, inmates=inmates, rivals=rivals)

    def _note_time(self) -> None:
        position, b = self.position, self.b
        b[at.WINNER] = self.one_of(position.winner, self.rivals, "winner")
        b[at.DAY] = day = self.number(position.day, "day")
        b[at.ROUND] = round_ = self.number(position.round, "round", at.NIGHT)
        clock = position.clock
        b[at.CLOCK] = self.number(5 * (day - 1) + round_ if clock is None else clock, "clock")
        rounds = position.played_rounds
        played = 4 * (day - 1) + min(round_, at.ROUNDS) if rounds is None else rounds
        b[at.PLAYED_ROUNDS] = self.number(played, "played_rounds")
        b[at.PLAYED] = self.mask_below(position.played, self.inmates, "played")
        b[at.LAST_RIVAL] = self.one_of(position.last_rival, self.rivals, "last_rival")
        b[at.TRIP] = self.number(position.trip, "trip", 1)
        b[at.BRUSH] = self.number(position.brush, "brush", self.rivals - 1)
        b[at.ACTIVE] = self.one_of(position.active, self.inmates, "active")
        left = self.cards.actions_per_round if b[at.ACTIVE] >= 0 else 0
        b[at.LEFT] = self.number(int(left) if position.left is None else position.left, "left")
        b[at.FREE_STEPS] = self.number(position.free_steps, "free_steps")
        b[at.TOLL_PAID] = position.toll_paid
        b[at.TURN_ENDS] = position.turn_ends
        deeds, rooms = position.deeds, self.cards.room_ids
        b[at.ROBBED_IN] = self.mask(rooms, deeds.robbed_in, "deeds.robbed_in")
        b[at.PICKPOCKETED_IN] = self.mask(rooms, deeds.pickpocketed_in, "deeds.pickpocketed_in")
        b[at.WON_FIGHT_IN] = self.mask(rooms, deeds.won_fight_in, "deeds.won_fight_in")
        b[at.CORRUPTED] = self.mask(self.cards.guard_ids, deeds.corrupted, "deeds.corrupted")
        b[at.FROM_PILE] = self.number(deeds.from_pile, "deeds.from_pile")
        b[at.TURNED_PRIMAL] = deeds.turned_primal
        b[at.GANG_INJURED] = self.number(deeds.gang_injured, "deeds.gang_injured")

    def _begin_turn(self, active: int) -> None:
        """Where nothing else is said, the active inmate's turn has begun."""
        b, rival = self.b, int(rival_of(self.table, active))
        b[at.PLAYED] |= 1 << active
        if self.position.last_rival is None:
            b[at.LAST_RIVAL] = rival
        if self.position.rivals[rival].last_active is None:
            b[at.last_active(rival)] = active

    # Inmates.

    def _seat_inmate(self, number: int) -> None:
        """Who runs it, which card it is, where it lives."""
        b, inmate, where = self.b, self.position.inmates[number], f"inmates.{number}"
        rival = int(rival_of(self.table, number))
        seat = inmate.seat
        if seat is None:
            seat = rival if self.options.two_cells else min(number, self.seats - 1)
        b[at.seat(number)] = self.number(seat, f"{where}.seat", self.seats - 1)
        b[at.inmate_card(number)] = self._inmate_card(number, inmate.card, where)
        home = rival + (2 if self.options.two_cells and number % 2 == 1 else 0)
        if inmate.home == NONE_WORD:
            home = int(at.NOWHERE)
        elif inmate.home:
            home = self.find(CELL_IDS, inmate.home, f"{where}.home")
        b[at.home(number)] = home
        if home != at.NOWHERE:
            other = b[at.cell_rival(home)]
            self.need(other in (at.NOBODY, rival), f"{where}.home", "a rival lives there")
            b[at.cell_rival(home)] = rival

    def _inmate_card(self, number: int, word: str, where: str) -> int:
        ids = self.cards.inmate_ids
        if word == NONE_WORD:
            return int(at.NOTHING)
        given = [inmate.card for inmate in self.position.inmates]
        if word:
            self.need(given.count(word) == 1, f"{where}.card", f"{word} is there twice")
            return self.find(ids, word, f"{where}.card")
        taken = [self.b[at.inmate_card(other)] for other in range(number)]
        free = [card for card in range(len(ids)) if card not in taken and ids[card] not in given]
        return free[0]

    def _check_homes(self) -> None:
        """AZ-021, AZ-022: a team shares a cell, the two inmates of a 2p seat do not."""
        if not self.table.pairs:
            return
        for rival in range(self.rivals):
            first, second = (int(self.b[at.home(2 * rival + place)]) for place in range(2))
            fits = (first == second) != self.options.two_cells or first == at.NOWHERE == second
            self.need(fits, f"inmates.{2 * rival + 1}.home", "it cannot live there")

    def _note_inmate(self, number: int) -> None:
        b, inmate, where = self.b, self.position.inmates[number], f"inmates.{number}"
        b[at.place(number)] = self.find(PLACES, inmate.at, f"{where}.at")
        levels = [(inmate.force, inmate.force_notch), (inmate.cunning, inmate.cunning_notch)]
        for stat, (level, notch) in enumerate(levels):
            b[at.notch(number, stat)] = self._notch(number, stat, level, notch, where)
        self.need(not inmate.lying or inmate.at == "cell", f"{where}.lying", "only in the cell")
        self.need(inmate.lying or not inmate.after_fight, f"{where}.after_fight", "it stands")
        b[at.lying(number)] = 2 if inmate.after_fight else int(inmate.lying)
        since = self.number(inmate.primal_since, f"{where}.primal_since", int(b[at.CLOCK]))
        b[at.primal_from(number)] = since
        self.need(since > 0 or inmate.primal_debt == 0, f"{where}.primal_debt", "it is normal")
        b[at.primal_debt(number)] = self.number(inmate.primal_debt, f"{where}.primal_debt")
        b[at.owed(number)] = self.number(inmate.owed, f"{where}.owed")
        gangsters = self.cards.gangster_ids
        b[at.bleeding(number)] = 1 + self.find_or(gangsters, inmate.bleeding, f"{where}.bleeding")
        b[at.icons_used(number)] = self.mask(ICONS, inmate.icons_used, f"{where}.icons_used")
        stars = [star - 1 for star in inmate.abilities_used]
        b[at.ability_used(number)] = self.mask_below(stars, 2, f"{where}.abilities_used")
        tormented = self.mask_below(inmate.tormented, self.inmates, f"{where}.tormented")
        b[at.tormented(number)] = tormented
        b[at.took_part(number)] = inmate.took_part
        night = inmate.night
        b[at.night_left(number)] = self.number(night.left, f"{where}.night.left", 9)
        b[at.night_force(number)] = self.number(night.force, f"{where}.night.force", 9)
        b[at.night_cunning(number)] = self.number(night.cunning, f"{where}.night.cunning", 9)
        b[at.bet(number)] = self.find(BETS, inmate.bet, f"{where}.bet")
        b[at.stage(number)] = self.number(inmate.stage, f"{where}.stage", 4)
        b[at.out_since(number)] = self.number(inmate.out_since, f"{where}.out_since")

    def _notch(self, number: int, stat: int, level: int | None, notch: int, where: str) -> int:
        card = int(self.b[at.inmate_card(number)])
        where = f"{where}.{'cunning' if stat else 'force'}"
        if card == at.NOTHING:
            return self.number(notch, where, 0)
        levels = [
            int(self.cards.level(card, stat, place))
            for place in range(self.cards.top_notch[2 * card + stat] + 1)
        ]
        wanted = int(self.cards.start_level[2 * card + stat]) if level is None else level
        self.need(wanted in levels, where, f"there is no level {wanted}")
        self.number(notch, f"{where}_notch", levels.count(wanted) - 1)
        return levels.index(wanted) + notch

    # Rivals and guards.

    def _note_rival(self, rival: int) -> None:
        b, given, where = self.b, self.position.rivals[rival], f"rivals.{rival}"
        cards, options = self.cards, self.options
        start = int(cards.start_rep_advanced if options.advanced else cards.start_rep_normal)
        rep = start if given.rep is None else given.rep
        b[at.rep(rival)] = self.number(rep, f"{where}.rep", 14, -1)
        reached = (2 << int(rank_at(self.table, rep))) - 1
        if given.reached is not None:
            reached = self.mask(RANKS, given.reached, f"{where}.reached")
        b[at.reached(rival)] = reached
        bases = int(cards.start_bases) if given.bases is None else given.bases
        b[at.bases(rival)] = self.number(bases, f"{where}.bases")
        tags = given.trash_tags
        if tags is None:
            tags = int(cards.trash_tags) if options.trash_tags else 0
        b[at.trash_free(rival)] = self.number(tags, f"{where}.trash_tags")
        held = self.numbers(given.trash_held, at.RIVALS, f"{where}.trash_held")
        self.need(held[rival] == 0, f"{where}.trash_held", "nobody tags itself")
        self.put(at.trash_held(rival, 0), held)
        b[at.claimed_once(rival)] = given.claimed_once
        b[at.crime_points(rival)] = self.number(given.crime_points, f"{where}.crime_points")
        b[at.fell(rival)] = self.number(given.fell, f"{where}.fell", at.RIVALS)
        last = self.one_of(given.last_active, self.inmates, f"{where}.last_active")
        own = last < 0 or rival_of(self.table, last) == rival
        self.need(own, f"{where}.last_active", "this is another rival's inmate")
        b[at.last_active(rival)] = last
        injured = self.mask(MEMBERS, given.riot_injured, f"{where}.riot_injured")
        b[at.riot_injured(rival)] = injured
        b[at.tag_answer(rival)] = self.find(ANSWERS, given.tag_answer, f"{where}.tag_answer")

    def _place_guards(self) -> None:
        """AZ-043 to AZ-045: one in each room, the Lieutenant in the Yard."""
        b, cards, given = self.b, self.cards, self.position.guards
        for word in given:
            self.find(cards.guard_ids, word, "guards")
        letter = self.position.letter
        common = self.find(LETTERS, letter, "letter") if letter else int(cards.start_letter)
        free = list(range(at.ROOMS))
        homeless = []
        for guard, word in enumerate(cards.guard_ids):
            line, where = given.get(word, Guard()), f"guards.{word}"
            room = self.find_or(cards.room_ids, line.room, f"{where}.room")
            room = int(at.YARD) if guard == 0 and room < 0 else room
            self.need((guard == 0) == (room == at.YARD), f"{where}.room", "it cannot be there")
            if room < 0:
                homeless.append(guard)
            else:
                self.need(room in free, f"{where}.room", "another guard is there")
                free.remove(room)
                b[at.guard(room)] = guard
            own = self.find(LETTERS, line.letter, f"{where}.letter") if line.letter else common
            b[at.letter(guard)] = own
            b[at.owner(guard)] = self.one_of(line.owner, self.rivals, f"{where}.owner")
        for guard, room in zip(homeless, free, strict=True):
            b[at.guard(room)] = guard
        self._place_warden()

    def _place_warden(self) -> None:
        position, b = self.position, self.b
        room = self.find_or(self.cards.room_ids, position.warden, "warden")
        if not self.options.warden:
            self.need(room < 0, "warden", "he is not in this game")
        elif room < 0:
            room = at.CORNERS - 1
        b[at.WARDEN_IN] = room
        b[at.WARDEN_OWNER] = owner = self.one_of(
            position.warden_owner, self.inmates, "warden_owner"
        )
        self.need(owner < 0 or self.options.warden, "warden_owner", "he is not in this game")

    def _note_tags(self) -> None:
        """AZ-058: on the indicator and in wings."""
        b, counts = self.b, [0] * self.rivals
        for word, rival in self.position.tags.items():
            round_ = self.find([str(n + 1) for n in range(at.ROUNDS)], word, "tags")
            b[at.tag(round_)] = self.number(rival, f"tags.{word}", self.rivals - 1)
            counts[rival] += 1
        for cell in range(at.CELLS):
            if b[at.wing_tag(cell)]:
                counts[b[at.cell_rival(cell)]] += 1
        fits = max(counts) <= self.cards.gang_tags
        self.need(fits, "tags", f"a rival has {self.cards.gang_tags} Gang Tags")

    def _check_limits(self) -> None:
        """What holds whenever an inmate has its main choice (chapter 10 of the rules)."""
        b, where = self.b, "stack"
        for rival in range(self.rivals):
            owned = sum(b[at.owner(guard)] == rival for guard in range(at.GUARDS))
            warden = b[at.WARDEN_OWNER]
            owned += warden >= 0 and rival_of(self.table, warden) == rival
            self.need(owned <= b[at.bases(rival)], f"rivals.{rival}.bases", "it owns more guards")
        if self.top() != decisions.MAIN:
            return
        for number in range(self.inmates):
            place = at.slot(number, int(self.cards.carry_inmate))
            self.need(b[place] == at.NOTHING, f"inmates.{number}.carried", "these are too many")
        for cell, word in enumerate(CELL_IDS):
            place = at.cell_slot(cell, int(self.cards.cell_limit))
            self.need(b[place] == at.NOTHING, f"cells.{word}.cards", "these are too many")
        active = b[at.ACTIVE]
        self.need(
            active == asked_first(self.table), where, "the main choice is the active inmate's"
        )
        self.need(b[at.place(active)] != at.OUTSIDE, where, "the active inmate has left")
