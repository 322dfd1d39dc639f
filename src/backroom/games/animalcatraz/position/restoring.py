"""Restoring a position of Animalcatraz: everything but the contraband and the prison items."""

from msgspec.structs import replace

from backroom.games.animalcatraz import board, frames
from backroom.games.animalcatraz.names import LETTERS, PLACES, RANKS
from backroom.games.animalcatraz.position.card_laying import CardLayer
from backroom.games.animalcatraz.position.deck_laying import DeckLayer
from backroom.games.animalcatraz.position.shape import Guard, Inmate, Position, Rival
from backroom.games.animalcatraz.position.words import (
    ANSWERS,
    BETS,
    CELL_IDS,
    ESCAPE_BIT,
    NONE_WORD,
)
from backroom.games.animalcatraz.reputation import rank_at
from backroom.games.animalcatraz.state import Table

NIGHT_PARTS = 3  # notches left, of Force, of Cunning


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
        b[board.WINNER] = self.one_of(position.winner, self.rivals, "winner")
        b[board.DAY] = day = self.number(position.day, "day")
        b[board.ROUND] = round_ = self.number(position.round, "round", board.NIGHT)
        clock = position.clock
        b[board.CLOCK] = self.number(5 * (day - 1) + round_ if clock is None else clock, "clock")
        rounds = position.played_rounds
        played = 4 * (day - 1) + min(round_, board.ROUNDS) if rounds is None else rounds
        b[board.PLAYED_ROUNDS] = self.number(played, "played_rounds")
        b[board.PLAYED] = self.mask_below(position.played, self.inmates, "played")
        b[board.LAST_RIVAL] = self.one_of(position.last_rival, self.rivals, "last_rival")
        b[board.TRIP] = self.number(position.trip, "trip", 1)
        b[board.BRUSH] = self.number(position.brush, "brush", self.rivals - 1)
        b[board.ACTIVE] = self.one_of(position.active, self.inmates, "active")
        left = self.cards.actions_per_round if b[board.ACTIVE] >= 0 else 0
        b[board.LEFT] = self.number(int(left) if position.left is None else position.left, "left")
        b[board.FREE_STEPS] = self.number(position.free_steps, "free_steps")
        b[board.TOLL_PAID] = position.toll_paid
        b[board.TURN_ENDS] = position.turn_ends
        deeds, rooms = position.deeds, self.cards.room_ids
        b[board.ROBBED_IN] = self.mask(rooms, deeds.robbed_in, "deeds.robbed_in")
        b[board.PICKPOCKETED_IN] = self.mask(rooms, deeds.pickpocketed_in, "deeds.pickpocketed_in")
        b[board.WON_FIGHT_IN] = self.mask(rooms, deeds.won_fight_in, "deeds.won_fight_in")
        b[board.CORRUPTED] = self.mask(self.cards.guard_ids, deeds.corrupted, "deeds.corrupted")
        b[board.FROM_PILE] = self.number(deeds.from_pile, "deeds.from_pile")
        b[board.TURNED_PRIMAL] = deeds.turned_primal
        b[board.GANG_INJURED] = self.number(deeds.gang_injured, "deeds.gang_injured")

    def _begin_turn(self, active: int) -> None:
        """Where nothing else is said, the active inmate's turn has begun."""
        b, rival = self.b, int(self.table.rival_of(active))
        b[board.PLAYED] |= 1 << active
        if self.position.last_rival is None:
            b[board.LAST_RIVAL] = rival
        if self.position.rivals[rival].last_active is None:
            b[board.LAST_ACTIVE + rival] = active

    # Inmates.

    def _seat_inmate(self, number: int) -> None:
        """Who runs it, which card it is, where it lives."""
        b, inmate, where = self.b, self.position.inmates[number], f"inmates.{number}"
        rival = int(self.table.rival_of(number))
        seat = inmate.seat
        if seat is None:
            seat = rival if self.options.two_cells else min(number, self.seats - 1)
        b[board.SEAT_OF + number] = self.number(seat, f"{where}.seat", self.seats - 1)
        b[board.CARD_OF + number] = self._inmate_card(number, inmate.card, where)
        home = rival + (2 if self.options.two_cells and number % 2 == 1 else 0)
        if inmate.home == NONE_WORD:
            home = int(board.NOWHERE)
        elif inmate.home:
            home = self.find(CELL_IDS, inmate.home, f"{where}.home")
        b[board.HOME + number] = home
        if home != board.NOWHERE:
            other = b[board.CELL_RIVAL + home]
            self.need(other in (board.NOBODY, rival), f"{where}.home", "a rival lives there")
            b[board.CELL_RIVAL + home] = rival

    def _inmate_card(self, number: int, word: str, where: str) -> int:
        ids = self.cards.inmate_ids
        if word == NONE_WORD:
            return int(board.NOTHING)
        given = [inmate.card for inmate in self.position.inmates]
        if word:
            self.need(given.count(word) == 1, f"{where}.card", f"{word} is there twice")
            return self.find(ids, word, f"{where}.card")
        taken = [self.b[board.CARD_OF + other] for other in range(number)]
        free = [card for card in range(len(ids)) if card not in taken and ids[card] not in given]
        return free[0]

    def _check_homes(self) -> None:
        """AZ-021, AZ-022: a team shares a cell, the two inmates of a 2p seat do not."""
        if not self.table.pairs:
            return
        for rival in range(self.rivals):
            first, second = (int(self.b[board.HOME + 2 * rival + place]) for place in range(2))
            fits = (first == second) != self.options.two_cells or first == board.NOWHERE == second
            self.need(fits, f"inmates.{2 * rival + 1}.home", "it cannot live there")

    def _note_inmate(self, number: int) -> None:
        b, inmate, where = self.b, self.position.inmates[number], f"inmates.{number}"
        b[board.AT + number] = self.find(PLACES, inmate.at, f"{where}.at")
        levels = [(inmate.force, inmate.force_notch), (inmate.cunning, inmate.cunning_notch)]
        for stat, (level, notch) in enumerate(levels):
            b[board.NOTCH + 2 * number + stat] = self._notch(number, stat, level, notch, where)
        self.need(not inmate.lying or inmate.at == "cell", f"{where}.lying", "only in the cell")
        self.need(inmate.lying or not inmate.after_fight, f"{where}.after_fight", "it stands")
        b[board.LYING + number] = 2 if inmate.after_fight else int(inmate.lying)
        since = self.number(inmate.primal_since, f"{where}.primal_since", int(b[board.CLOCK]))
        b[board.PRIMAL_FROM + number] = since
        self.need(since > 0 or inmate.primal_debt == 0, f"{where}.primal_debt", "it is normal")
        b[board.PRIMAL_DEBT + number] = self.number(inmate.primal_debt, f"{where}.primal_debt")
        b[board.OWED + number] = self.number(inmate.owed, f"{where}.owed")
        gangsters = self.cards.gangster_ids
        b[board.BLEEDING + number] = 1 + self.find_or(
            gangsters, inmate.bleeding, f"{where}.bleeding"
        )
        b[board.ICONS_USED + number] = self._icons(inmate.icons_used, f"{where}.icons_used")
        stars = [star - 1 for star in inmate.abilities_used]
        b[board.ABILITY_USED + number] = self.mask_below(stars, 2, f"{where}.abilities_used")
        tormented = self.mask_below(inmate.tormented, self.inmates, f"{where}.tormented")
        b[board.TORMENTED + number] = tormented
        b[board.TOOK_PART + number] = inmate.took_part
        night = self.numbers(inmate.night, NIGHT_PARTS, f"{where}.night", 9)
        for cell, notches in zip(
            (board.NIGHT_LEFT, board.NIGHT_FORCE, board.NIGHT_CUNNING), night, strict=True
        ):
            b[cell + number] = notches
        b[board.BET_BY + number] = self.find(BETS, inmate.bet, f"{where}.bet")
        b[board.STAGE + number] = self.number(inmate.stage, f"{where}.stage", 4)
        b[board.OUT_SINCE + number] = self.number(inmate.out_since, f"{where}.out_since")

    def _notch(self, number: int, stat: int, level: int | None, notch: int, where: str) -> int:
        card = int(self.b[board.CARD_OF + number])
        where = f"{where}.{'cunning' if stat else 'force'}"
        if card == board.NOTHING:
            return self.number(notch, where, 0)
        levels = [
            int(self.cards.level(card, stat, place))
            for place in range(self.cards.top_notch[2 * card + stat] + 1)
        ]
        wanted = int(self.cards.start_level[2 * card + stat]) if level is None else level
        self.need(wanted in levels, where, f"there is no level {wanted}")
        self.number(notch, f"{where}_notch", levels.count(wanted) - 1)
        return levels.index(wanted) + notch

    def _icons(self, words: list[str], where: str) -> int:
        names = [f"{room} {letter}" for room in self.cards.room_ids for letter in LETTERS]
        self.need(len(names) == ESCAPE_BIT, where, "there are 27 icons")
        return self.mask([*names, "escape"], words, where)

    # Rivals and guards.

    def _note_rival(self, rival: int) -> None:
        b, given, where = self.b, self.position.rivals[rival], f"rivals.{rival}"
        cards, options = self.cards, self.options
        start = int(cards.start_rep_advanced if options.advanced else cards.start_rep_normal)
        rep = start if given.rep is None else given.rep
        b[board.REP + rival] = self.number(rep, f"{where}.rep", 14, -1)
        reached = (2 << int(rank_at(self.table, rep))) - 1
        if given.reached is not None:
            reached = self.mask(RANKS, given.reached, f"{where}.reached")
        b[board.REACHED + rival] = reached
        bases = int(cards.start_bases) if given.bases is None else given.bases
        b[board.BASES + rival] = self.number(bases, f"{where}.bases")
        tags = given.trash_tags
        if tags is None:
            tags = int(cards.trash_tags) if options.trash_tags else 0
        b[board.TRASH_FREE + rival] = self.number(tags, f"{where}.trash_tags")
        held = self.numbers(given.trash_held, board.RIVALS, f"{where}.trash_held")
        self.need(held[rival] == 0, f"{where}.trash_held", "nobody tags itself")
        self.put(board.TRASH_HELD + rival * board.RIVALS, held)
        b[board.CLAIMED_ONCE + rival] = given.claimed_once
        b[board.CRIME_POINTS + rival] = self.number(given.crime_points, f"{where}.crime_points")
        b[board.FELL + rival] = self.number(given.fell, f"{where}.fell", board.RIVALS)
        last = self.one_of(given.last_active, self.inmates, f"{where}.last_active")
        own = last < 0 or self.table.rival_of(last) == rival
        self.need(own, f"{where}.last_active", "this is another rival's inmate")
        b[board.LAST_ACTIVE + rival] = last
        injured = self.mask_below(given.riot_injured, board.MEMBERS, f"{where}.riot_injured")
        b[board.RIOT_INJURED + rival] = injured
        b[board.TAG_ANSWER + rival] = self.find(ANSWERS, given.tag_answer, f"{where}.tag_answer")

    def _place_guards(self) -> None:
        """AZ-043 to AZ-045: one in each room, the Lieutenant in the Yard."""
        b, cards, given = self.b, self.cards, self.position.guards
        for word in given:
            self.find(cards.guard_ids, word, "guards")
        letter = self.position.letter
        common = self.find(LETTERS, letter, "letter") if letter else int(cards.start_letter)
        free = list(range(board.ROOMS))
        homeless = []
        for guard, word in enumerate(cards.guard_ids):
            line, where = given.get(word, Guard()), f"guards.{word}"
            room = self.find_or(cards.room_ids, line.room, f"{where}.room")
            room = int(board.YARD) if guard == 0 and room < 0 else room
            self.need((guard == 0) == (room == board.YARD), f"{where}.room", "it cannot be there")
            if room < 0:
                homeless.append(guard)
            else:
                self.need(room in free, f"{where}.room", "another guard is there")
                free.remove(room)
                b[board.GUARD_IN + room] = guard
            own = self.find(LETTERS, line.letter, f"{where}.letter") if line.letter else common
            b[board.LETTER_OF + guard] = own
            b[board.OWNER_OF + guard] = self.one_of(line.owner, self.rivals, f"{where}.owner")
        for guard, room in zip(homeless, free, strict=True):
            b[board.GUARD_IN + room] = guard
        self._place_warden()

    def _place_warden(self) -> None:
        position, b = self.position, self.b
        room = self.find_or(self.cards.room_ids, position.warden, "warden")
        if not self.options.warden:
            self.need(room < 0, "warden", "he is not in this game")
        elif room < 0:
            room = board.CORNERS - 1
        b[board.WARDEN_IN] = room
        b[board.WARDEN_OWNER] = owner = self.one_of(
            position.warden_owner, self.inmates, "warden_owner"
        )
        self.need(owner < 0 or self.options.warden, "warden_owner", "he is not in this game")

    def _note_tags(self) -> None:
        """AZ-058: on the indicator and in wings."""
        b, counts = self.b, [0] * self.rivals
        for word, rival in self.position.tags.items():
            round_ = self.find([str(n + 1) for n in range(board.ROUNDS)], word, "tags")
            b[board.TAG_AT + round_] = self.number(rival, f"tags.{word}", self.rivals - 1)
            counts[rival] += 1
        for cell in range(board.CELLS):
            if b[board.WING_TAG + cell]:
                counts[b[board.CELL_RIVAL + cell]] += 1
        fits = max(counts) <= self.cards.gang_tags
        self.need(fits, "tags", f"a rival has {self.cards.gang_tags} Gang Tags")

    def _check_limits(self) -> None:
        """What holds whenever an inmate has its main choice (chapter 10 of the rules)."""
        b, where = self.b, "stack"
        for rival in range(self.rivals):
            owned = sum(b[board.OWNER_OF + guard] == rival for guard in range(board.GUARDS))
            warden = b[board.WARDEN_OWNER]
            owned += warden >= 0 and self.table.rival_of(warden) == rival
            self.need(
                owned <= b[board.BASES + rival], f"rivals.{rival}.bases", "it owns more guards"
            )
        if self.top() != frames.MAIN:
            return
        for number in range(self.inmates):
            place = board.slot_of(number, int(self.cards.carry_inmate))
            self.need(b[place] == board.NOTHING, f"inmates.{number}.carried", "these are too many")
        for cell, word in enumerate(CELL_IDS):
            place = board.cell_slot(cell, int(self.cards.cell_limit))
            self.need(b[place] == board.NOTHING, f"cells.{word}.cards", "these are too many")
        active = b[board.ACTIVE]
        self.need(active == self.table.who(), where, "the main choice is the active inmate's")
        self.need(b[board.AT + active] != board.OUTSIDE, where, "the active inmate has left")
