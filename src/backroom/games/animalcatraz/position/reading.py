"""Everything that lies on a table of Animalcatraz, put into words."""

from collections.abc import Sequence

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.names import (
    ANSWERS,
    BETS,
    BOARD_PLACES,
    CELL_IDS,
    CHALLENGES,
    FIGHTS,
    ICONS,
    LETTERS,
    MEMBERS,
    PLACES,
    RANKS,
)
from backroom.games.animalcatraz.position.parts import (
    Cell,
    Deeds,
    Fight,
    Fugitive,
    Gangster,
    Guard,
    Inmate,
    Night,
    Position,
    Riot,
    Rival,
    Spare,
)
from backroom.games.animalcatraz.position.words import (
    NONE_WORD,
    bits,
    frame_word,
    known_word,
    pending_ids,
    places_of_cards,
)
from backroom.games.animalcatraz.state import Table


def position_of(table: Table) -> Position:
    """Everything that lies on a table."""
    return _Reader(table).position()


class _Reader:
    """Reads off a board, one part after another."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.b = [int(number) for number in table.b]
        self.cards = table.cards

    def position(self) -> Position:
        b, cards = self.b, self.cards
        return Position(
            seats=int(self.table.seats),
            stack=self._stack(),
            winner=_or_none(b[at.WINNER]),
            day=b[at.DAY],
            round=b[at.ROUND],
            clock=b[at.CLOCK],
            played_rounds=b[at.PLAYED_ROUNDS],
            played=bits(b[at.PLAYED]),
            last_rival=_or_none(b[at.LAST_RIVAL]),
            trip=b[at.TRIP],
            brush=b[at.BRUSH],
            active=_or_none(b[at.ACTIVE]),
            left=b[at.LEFT],
            free_steps=b[at.FREE_STEPS],
            toll_paid=b[at.TOLL_PAID] == 1,
            turn_ends=b[at.TURN_ENDS] == 1,
            deeds=self._deeds(),
            inmates=[self._inmate(inmate) for inmate in range(int(self.table.inmates))],
            rivals=[self._rival(rival) for rival in range(int(self.table.rivals))],
            cells={CELL_IDS[cell]: self._cell(cell) for cell in range(at.CELLS)},
            tags={
                str(round_ + 1): b[at.tag(round_)]
                for round_ in range(at.ROUNDS)
                if b[at.tag(round_)] != at.NOBODY
            },
            guards=self._guards(),
            warden=_word(cards.room_ids, b[at.WARDEN_IN]),
            warden_owner=_or_none(b[at.WARDEN_OWNER]),
            decks=self._decks(),
            taken=self._named(cards.kind_ids, b[at.TAKEN]),
            paid=b[at.PAID],
            chair=[
                self._kind(b[at.chair((b[at.CHAIR_HEAD] + card) % at.CARDS)])
                for card in range(b[at.CHAIR_COUNT])
            ],
            chair_head=b[at.CHAIR_HEAD],
            pile=[self._kind(b[at.pile(card)]) for card in range(b[at.PILE_COUNT])],
            event=_word(cards.event_ids, b[at.EVENT]),
            events_turned=self._named(cards.event_ids, b[at.EVENTS_TURNED]),
            events=self._deck(cards.event_ids, at.event_deck(0), b[at.EVENTS_LEFT]),
            crimes=self._deck(cards.crime_ids, at.crime_deck(0), b[at.CRIMES_LEFT]),
            plans=[
                self._deck(cards.plan_ids, at.plan_pile(wing, 0), b[at.plan_count(wing)])
                for wing in range(2)
            ],
            executions=self._deck(cards.gangster_ids, at.execution_deck(0), b[at.EXECUTION_LEFT]),
            discarded=[
                cards.gangster_ids[gangster]
                for gangster in range(at.GANGSTERS)
                if b[at.gang_fate(gangster)] == at.DISCARDED
            ],
            gangsters=self._gangsters(),
            copied=_word(cards.gangster_ids, b[at.COPIED]),
            fugitive=self._fugitive(),
            tiles=self.b[at.tile(0) : at.tile(at.TILES)]
            if self.table.options.guard_tiles
            else None,
            tiles_turned=b[at.TILES_TURNED],
            fight=self._fight(),
            riot=Riot(
                due=bits(b[at.RIOT_DUE]),
                room=_word(cards.room_ids, b[at.RIOT_ROOM]),
                left=bits(b[at.RIOT_LEFT]),
                chain=b[at.RIOT_CHAIN],
                is_last=b[at.RIOT_LAST] == 1,
                done=b[at.RIOT_DONE] == 1,
            ),
            challenges=self._named(CHALLENGES, b[at.CHALLENGES]),
            copies=self._copies(),
            known=self._known(),
            crimes_known=_masks(cards.crime_ids, b[at.crime_known(0) : at.crime_known(at.CRIMES)]),
            plans_known=_masks(cards.plan_ids, b[at.plan_known(0) : at.plan_known(at.PLANS)]),
            decisions=b[: int(self.table.seats)],
        )

    def _stack(self) -> list[str]:
        words = []
        for depth in range(self.b[at.DEPTH]):
            arguments = [
                self.b[at.frame_first(depth)],
                self.b[at.frame_second(depth)],
                self.b[at.frame_third(depth)],
            ]
            words.append(frame_word(self.b[at.frame(depth)], arguments))
        return words

    def _deeds(self) -> Deeds:
        b, rooms = self.b, self.cards.room_ids
        return Deeds(
            robbed_in=self._named(rooms, b[at.ROBBED_IN]),
            pickpocketed_in=self._named(rooms, b[at.PICKPOCKETED_IN]),
            won_fight_in=self._named(rooms, b[at.WON_FIGHT_IN]),
            corrupted=self._named(self.cards.guard_ids, b[at.CORRUPTED]),
            from_pile=b[at.FROM_PILE],
            turned_primal=b[at.TURNED_PRIMAL] == 1,
            gang_injured=b[at.GANG_INJURED],
        )

    def _inmate(self, inmate: int) -> Inmate:
        b, cards = self.b, self.cards
        first = int(at.slot(inmate, 0))
        slots = [self._kind(card) for card in b[first : first + at.BOARD_SLOTS]]
        gang = at.gang(inmate, 0)
        crimes = at.crime(inmate, 0)
        pending = b[at.pending(inmate, 0) : at.pending(inmate, 2)]
        force, force_notch = self._level(inmate, at.FORCE)
        cunning, cunning_notch = self._level(inmate, at.CUNNING)
        return Inmate(
            card=_word(cards.inmate_ids, b[at.inmate_card(inmate)]) or NONE_WORD,
            seat=b[at.seat(inmate)],
            home=_word(CELL_IDS, b[at.home(inmate)]) or NONE_WORD,
            at=PLACES[b[at.place(inmate)]],
            force=force,
            force_notch=force_notch,
            cunning=cunning,
            cunning_notch=cunning_notch,
            carried=[word for word in slots[: at.CARRY] if word],
            gangsters=[
                _word(cards.gangster_ids, b[gang + place]) for place in range(at.BOARD_GANG)
            ],
            gangster_cards=slots[at.GANG_SLOT : at.GANG_SLOT + at.BOARD_GANG],
            inmate_upgrade=slots[at.INMATE_UPGRADE_SLOT],
            cell_upgrade=slots[at.CELL_UPGRADE_SLOT],
            crimes=[_word(cards.crime_ids, b[crimes + place]) for place in range(at.BOARD_CRIMES)],
            lying=b[at.lying(inmate)] > 0,
            after_fight=b[at.lying(inmate)] == 2,
            primal_since=b[at.primal_from(inmate)],
            primal_debt=b[at.primal_debt(inmate)],
            owed=b[at.owed(inmate)],
            bleeding=_word(cards.gangster_ids, b[at.bleeding(inmate)] - 1),
            icons_used=self._named(ICONS, b[at.icons_used(inmate)]),
            abilities_used=[star + 1 for star in bits(b[at.ability_used(inmate)])],
            tormented=bits(b[at.tormented(inmate)]),
            took_part=b[at.took_part(inmate)] == 1,
            night=Night(
                left=b[at.night_left(inmate)],
                force=b[at.night_force(inmate)],
                cunning=b[at.night_cunning(inmate)],
            ),
            pending=[_word(pending_ids(self.table, inmate), number) for number in pending],
            bet=BETS[b[at.bet(inmate)]],
            stage=b[at.stage(inmate)],
            out_since=b[at.out_since(inmate)],
        )

    def _level(self, inmate: int, stat: int) -> tuple[int, int]:
        """The level and the notch within it; of no card yet, the notch."""
        card, notch = self.b[at.inmate_card(inmate)], self.b[at.notch(inmate, stat)]
        if card == at.NOTHING:
            return 0, notch
        level = int(self.cards.level(card, stat, notch))
        first = next(n for n in range(notch + 1) if self.cards.level(card, stat, n) == level)
        return level, notch - first

    def _rival(self, rival: int) -> Rival:
        b, cards = self.b, self.cards
        held = at.trash_held(rival, 0)
        secured = at.secured(rival, 0)
        return Rival(
            rep=b[at.rep(rival)],
            reached=self._named(RANKS, b[at.reached(rival)]),
            bases=b[at.bases(rival)],
            trash_tags=b[at.trash_free(rival)],
            trash_held=b[held : held + at.RIVALS],
            claimed_once=b[at.claimed_once(rival)] == 1,
            crime_points=b[at.crime_points(rival)],
            crimes_kept=self._named(cards.crime_ids, b[at.crimes_kept(rival)]),
            plan=_word(cards.plan_ids, b[at.plan(rival)]),
            plan_open=b[at.plan_open(rival)] == 1,
            secured=[self._kind(card) for card in b[secured : secured + 4]],
            look=self._named(cards.kind_ids, b[at.look(rival)]),
            fell=b[at.fell(rival)],
            last_active=_or_none(b[at.last_active(rival)]),
            riot_injured=self._named(MEMBERS, b[at.riot_injured(rival)]),
            tag_answer=ANSWERS[b[at.tag_answer(rival)]],
        )

    def _cell(self, cell: int) -> Cell:
        b = self.b
        first = int(at.cell_slot(cell, 0))
        return Cell(
            cards=[self._kind(card) for card in b[first : first + at.CELL_SLOTS] if card >= 0],
            spare=[
                Spare(
                    card=self._kind(b[at.spare_card(cell, spare)]),
                    gangster=_word(self.cards.gangster_ids, b[at.spare_gang(cell, spare)]),
                    by=_or_none(b[at.spare_by(cell, spare)]),
                )
                for spare in range(at.SPARE)
            ],
            claimed=b[at.wing_tag(cell)] == 1,
        )

    def _guards(self) -> dict[str, Guard]:
        b = self.b
        room_of = {b[at.guard(room)]: room for room in range(at.ROOMS)}
        return {
            word: Guard(
                room=self.cards.room_ids[room_of[guard]],
                letter=LETTERS[b[at.letter(guard)]],
                owner=_or_none(b[at.owner(guard)]),
            )
            for guard, word in enumerate(self.cards.guard_ids)
            if guard in room_of
        }

    def _decks(self) -> dict[str, list[str]]:
        cards = self.cards
        return {
            cards.room_ids[corner]: [
                cards.kind_ids[item]
                for item in bits(self.b[at.DECK])
                if cards.item_room[item] == corner
            ]
            for corner in range(at.CORNERS)
        }

    def _gangsters(self) -> dict[str, Gangster]:
        b, found = self.b, {}
        for gangster, word in enumerate(self.cards.gangster_ids):
            state = Gangster(
                lost=b[at.gang_lost(gangster)],
                used=b[at.gang_used(gangster)],
                thefts=self._named(self.cards.room_ids, b[at.thefts(gangster)]),
            )
            if state != Gangster():
                found[word] = state
        return found

    def _fugitive(self) -> Fugitive:
        b, ids = self.b, self.cards.fugitive_ids
        decks = [b[at.fugitive_deck(deck, 0) : at.fugitive_deck(deck, 3)] for deck in range(3)]
        return Fugitive(
            decks=(
                [[ids[card] for card in deck] for deck in decks]
                if self.table.options.fugitive
                else None
            ),
            seen=b[at.fugitive_seen(0) : at.fugitive_seen(3)],
            card=_word(ids, b[at.FUGITIVE_CARD]),
            lock_shift=b[at.LOCK_SHIFT],
            sacrificed=self._named(self.cards.guard_ids, b[at.SACRIFICED]),
        )

    def _fight(self) -> Fight:
        b, gangsters = self.b, self.cards.gangster_ids
        return Fight(
            kind=FIGHTS[b[at.FIGHT]],
            room=_word(self.cards.room_ids, b[at.FIGHT_ROOM]),
            sides=[_or_none(inmate) for inmate in b[at.side(0) : at.side(2)]],
            injured=[self._named(MEMBERS, mask) for mask in b[at.injured(0) : at.injured(2)]],
            to_attack=b[at.TO_ATTACK],
            fighters=[_word(MEMBERS, member) for member in b[at.fighter(0) : at.fighter(2)]],
            revealed=[
                [self._copy(b[at.revealed(side, place)]) for place in range(2)] for side in range(2)
            ],
            dice=b[at.dice(0) : at.dice(2)],
            totals=b[at.total(0) : at.total(2)],
            ranks=[RANKS[rank] for rank in b[at.fight_rank(0) : at.fight_rank(2)]],
            chemist=[b[at.with_chemist(side)] == 1 for side in range(2)],
            rerolled=self._named(gangsters, b[at.REROLLED]),
            fought=self._named(gangsters, b[at.FOUGHT]),
            damage=[[b[at.damage(side, board)] for board in range(2)] for side in range(2)],
            loser=b[at.CLASH_LOSER],
            clashes=b[at.CLASHES],
            swapped=self._named(BOARD_PLACES, b[at.SWAPPED]),
        )

    # Which copy of a kind lies where, and who knows it.

    def _by_kind(self) -> dict[str, list[tuple[int, int]]]:
        """The cards of every kind in the order of their places, with who knows them by default."""
        found: dict[str, list[tuple[int, int]]] = {}
        in_decks = [(item, 0) for item in bits(self.b[at.DECK])]
        for card, mask in [*places_of_cards(self.table), *in_decks]:
            found.setdefault(self._kind(card), []).append((card, mask))
        return found

    def _copies(self) -> dict[str, list[int]]:
        copies = {}
        for word, cards in self._by_kind().items():
            numbers = [self._copy_number(card) for card, _ in cards]
            if numbers != sorted(numbers):
                copies[word] = numbers
        return copies

    def _known(self) -> dict[str, list[str]]:
        known = {}
        for word, cards in self._by_kind().items():
            masks = [self.b[at.known(card)] for card, _ in cards]
            if masks != [mask for _, mask in cards]:
                known[word] = [known_word(mask) for mask in masks]
        return known

    def _copy_number(self, card: int) -> int:
        """Which copy of its kind a card is, from 1 on."""
        kinds = self.cards.kind_of
        return sum(kinds[other] == kinds[card] for other in range(card + 1))

    def _copy(self, card: int) -> str:
        """A certain card: its kind, and its number if there are several."""
        if card == at.NOTHING:
            return ""
        number = self._copy_number(card)
        return self._kind(card) if number == 1 else f"{self._kind(card)} {number}"

    # Small steps that several parts share.

    def _kind(self, card: int) -> str:
        return "" if card == at.NOTHING else self.cards.kind_ids[self.cards.kind_of[card]]

    def _named(self, ids: Sequence[str], mask: int) -> list[str]:
        return [ids[number] for number in bits(mask)]

    def _deck(self, ids: Sequence[str], first: int, count: int) -> list[str]:
        return [ids[number] for number in self.b[first : first + count]]


def _masks(ids: Sequence[str], masks: Sequence[int]) -> dict[str, str]:
    return {word: known_word(mask) for word, mask in zip(ids, masks, strict=True)}


def _word(ids: Sequence[str], number: int) -> str:
    return "" if number < 0 else ids[number]


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
