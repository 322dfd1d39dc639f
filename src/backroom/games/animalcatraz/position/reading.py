"""Everything that lies on a table of Animalcatraz, put into words."""

from collections.abc import Sequence

from backroom.games.animalcatraz import board
from backroom.games.animalcatraz.names import LETTERS, PLACES, RANKS
from backroom.games.animalcatraz.position.shape import (
    Cell,
    Deeds,
    Fight,
    Fugitive,
    Gangster,
    Guard,
    Inmate,
    Position,
    Riot,
    Rival,
    Spare,
)
from backroom.games.animalcatraz.position.words import (
    ANSWERS,
    BETS,
    CELL_IDS,
    ESCAPE_BIT,
    FIGHTS,
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
            winner=_or_none(b[board.WINNER]),
            day=b[board.DAY],
            round=b[board.ROUND],
            clock=b[board.CLOCK],
            played_rounds=b[board.PLAYED_ROUNDS],
            played=bits(b[board.PLAYED]),
            last_rival=_or_none(b[board.LAST_RIVAL]),
            trip=b[board.TRIP],
            brush=b[board.BRUSH],
            active=_or_none(b[board.ACTIVE]),
            left=b[board.LEFT],
            free_steps=b[board.FREE_STEPS],
            toll_paid=b[board.TOLL_PAID] == 1,
            turn_ends=b[board.TURN_ENDS] == 1,
            deeds=self._deeds(),
            inmates=[self._inmate(inmate) for inmate in range(int(self.table.inmates))],
            rivals=[self._rival(rival) for rival in range(int(self.table.rivals))],
            cells={CELL_IDS[cell]: self._cell(cell) for cell in range(board.CELLS)},
            tags={
                str(round_ + 1): b[board.TAG_AT + round_]
                for round_ in range(board.ROUNDS)
                if b[board.TAG_AT + round_] != board.NOBODY
            },
            guards=self._guards(),
            warden=_word(cards.room_ids, b[board.WARDEN_IN]),
            warden_owner=_or_none(b[board.WARDEN_OWNER]),
            decks=self._decks(),
            taken=self._named(cards.kind_ids, b[board.TAKEN]),
            paid=b[board.PAID],
            chair=[
                self._kind(b[board.CHAIR + (b[board.CHAIR_HEAD] + card) % board.CARDS])
                for card in range(b[board.CHAIR_COUNT])
            ],
            chair_head=b[board.CHAIR_HEAD],
            pile=[self._kind(b[board.PILE + card]) for card in range(b[board.PILE_COUNT])],
            event=_word(cards.event_ids, b[board.EVENT]),
            events_turned=self._named(cards.event_ids, b[board.EVENTS_TURNED]),
            events=self._deck(cards.event_ids, board.EVENT_DECK, b[board.EVENTS_LEFT]),
            crimes=self._deck(cards.crime_ids, board.CRIME_DECK, b[board.CRIMES_LEFT]),
            plans=[
                self._deck(
                    cards.plan_ids, board.PLAN_PILE + board.PLANS * wing, b[board.PLAN_COUNT + wing]
                )
                for wing in range(2)
            ],
            executions=self._deck(
                cards.gangster_ids, board.EXECUTION_DECK, b[board.EXECUTION_LEFT]
            ),
            discarded=[
                cards.gangster_ids[gangster]
                for gangster in range(board.GANGSTERS)
                if b[board.GANG_FATE + gangster] == board.DISCARDED
            ],
            gangsters=self._gangsters(),
            copied=_word(cards.gangster_ids, b[board.COPIED]),
            fugitive=self._fugitive(),
            tiles=self.b[board.TILE : board.TILE + board.TILES]
            if self.table.options.guard_tiles
            else None,
            tiles_turned=b[board.TILES_TURNED],
            fight=self._fight(),
            riot=Riot(
                due=bits(b[board.RIOT_DUE]),
                room=_word(cards.room_ids, b[board.RIOT_ROOM]),
                left=bits(b[board.RIOT_LEFT]),
                chain=b[board.RIOT_CHAIN],
                is_last=b[board.RIOT_LAST] == 1,
                done=b[board.RIOT_DONE] == 1,
            ),
            challenges=bits(b[board.CHALLENGES]),
            copies=self._copies(),
            known=self._known(),
            crimes_known=_masks(
                cards.crime_ids, b[board.CRIME_KNOWN : board.CRIME_KNOWN + board.CRIMES]
            ),
            plans_known=_masks(
                cards.plan_ids, b[board.PLAN_KNOWN : board.PLAN_KNOWN + board.PLANS]
            ),
            decisions=b[: int(self.table.seats)],
        )

    def _stack(self) -> list[str]:
        words = []
        for depth in range(self.b[board.DEPTH]):
            frame = board.FRAME + depth * board.FRAME_CELLS
            kind, who, x, y = self.b[frame : frame + board.FRAME_CELLS]
            words.append(frame_word(kind, who, x, y))
        return words

    def _deeds(self) -> Deeds:
        b, rooms = self.b, self.cards.room_ids
        return Deeds(
            robbed_in=self._named(rooms, b[board.ROBBED_IN]),
            pickpocketed_in=self._named(rooms, b[board.PICKPOCKETED_IN]),
            won_fight_in=self._named(rooms, b[board.WON_FIGHT_IN]),
            corrupted=self._named(self.cards.guard_ids, b[board.CORRUPTED]),
            from_pile=b[board.FROM_PILE],
            turned_primal=b[board.TURNED_PRIMAL] == 1,
            gang_injured=b[board.GANG_INJURED],
        )

    def _inmate(self, inmate: int) -> Inmate:
        b, cards = self.b, self.cards
        first = int(board.slot_of(inmate, 0))
        slots = [self._kind(card) for card in b[first : first + board.BOARD_SLOTS]]
        gang = board.GANG + inmate * board.BOARD_GANG
        crimes = board.CRIME_AT + inmate * board.BOARD_CRIMES
        pending = b[board.PENDING + 2 * inmate : board.PENDING + 2 * inmate + 2]
        force, force_notch = self._level(inmate, board.FORCE)
        cunning, cunning_notch = self._level(inmate, board.CUNNING)
        return Inmate(
            card=_word(cards.inmate_ids, b[board.CARD_OF + inmate]) or NONE_WORD,
            seat=b[board.SEAT_OF + inmate],
            home=_word(CELL_IDS, b[board.HOME + inmate]) or NONE_WORD,
            at=PLACES[b[board.AT + inmate]],
            force=force,
            force_notch=force_notch,
            cunning=cunning,
            cunning_notch=cunning_notch,
            carried=[word for word in slots[: board.CARRY] if word],
            gangsters=[
                _word(cards.gangster_ids, b[gang + place]) for place in range(board.BOARD_GANG)
            ],
            gangster_cards=slots[board.GANG_SLOT : board.GANG_SLOT + board.BOARD_GANG],
            inmate_upgrade=slots[board.INMATE_UPGRADE_SLOT],
            cell_upgrade=slots[board.CELL_UPGRADE_SLOT],
            crimes=[
                _word(cards.crime_ids, b[crimes + place]) for place in range(board.BOARD_CRIMES)
            ],
            lying=b[board.LYING + inmate] > 0,
            after_fight=b[board.LYING + inmate] == 2,
            primal_since=b[board.PRIMAL_FROM + inmate],
            primal_debt=b[board.PRIMAL_DEBT + inmate],
            owed=b[board.OWED + inmate],
            bleeding=_word(cards.gangster_ids, b[board.BLEEDING + inmate] - 1),
            icons_used=self._icons(b[board.ICONS_USED + inmate]),
            abilities_used=[star + 1 for star in bits(b[board.ABILITY_USED + inmate])],
            tormented=bits(b[board.TORMENTED + inmate]),
            took_part=b[board.TOOK_PART + inmate] == 1,
            night=[
                b[board.NIGHT_LEFT + inmate],
                b[board.NIGHT_FORCE + inmate],
                b[board.NIGHT_CUNNING + inmate],
            ],
            pending=[_word(pending_ids(self.table, inmate), number) for number in pending],
            bet=BETS[b[board.BET_BY + inmate]],
            stage=b[board.STAGE + inmate],
            out_since=b[board.OUT_SINCE + inmate],
        )

    def _level(self, inmate: int, stat: int) -> tuple[int, int]:
        """The level and the notch within it; of no card yet, the notch."""
        card, notch = self.b[board.CARD_OF + inmate], self.b[board.NOTCH + 2 * inmate + stat]
        if card == board.NOTHING:
            return 0, notch
        level = int(self.cards.level(card, stat, notch))
        first = next(n for n in range(notch + 1) if self.cards.level(card, stat, n) == level)
        return level, notch - first

    def _icons(self, used: int) -> list[str]:
        rooms = self.cards.room_ids
        return [
            "escape" if icon == ESCAPE_BIT else f"{rooms[icon // 3]} {LETTERS[icon % 3]}"
            for icon in bits(used)
        ]

    def _rival(self, rival: int) -> Rival:
        b, cards = self.b, self.cards
        held = board.TRASH_HELD + rival * board.RIVALS
        secured = board.SECURED + 4 * rival
        return Rival(
            rep=b[board.REP + rival],
            reached=self._named(RANKS, b[board.REACHED + rival]),
            bases=b[board.BASES + rival],
            trash_tags=b[board.TRASH_FREE + rival],
            trash_held=b[held : held + board.RIVALS],
            claimed_once=b[board.CLAIMED_ONCE + rival] == 1,
            crime_points=b[board.CRIME_POINTS + rival],
            crimes_kept=self._named(cards.crime_ids, b[board.CRIMES_KEPT + rival]),
            plan=_word(cards.plan_ids, b[board.PLAN_OF + rival]),
            plan_open=b[board.PLAN_OPEN + rival] == 1,
            secured=[self._kind(card) for card in b[secured : secured + 4]],
            look=self._named(cards.kind_ids, b[board.LOOK + rival]),
            fell=b[board.FELL + rival],
            last_active=_or_none(b[board.LAST_ACTIVE + rival]),
            riot_injured=bits(b[board.RIOT_INJURED + rival]),
            tag_answer=ANSWERS[b[board.TAG_ANSWER + rival]],
        )

    def _cell(self, cell: int) -> Cell:
        b = self.b
        first = int(board.cell_slot(cell, 0))
        spares = range(cell * board.SPARE, cell * board.SPARE + board.SPARE)
        return Cell(
            cards=[self._kind(card) for card in b[first : first + board.CELL_SLOTS] if card >= 0],
            spare=[
                Spare(
                    card=self._kind(b[board.SPARE_CARD + spare]),
                    gangster=_word(self.cards.gangster_ids, b[board.SPARE_GANG + spare]),
                    by=_or_none(b[board.SPARE_BY + spare]),
                )
                for spare in spares
            ],
            claimed=b[board.WING_TAG + cell] == 1,
        )

    def _guards(self) -> dict[str, Guard]:
        b = self.b
        room_of = {b[board.GUARD_IN + room]: room for room in range(board.ROOMS)}
        return {
            word: Guard(
                room=self.cards.room_ids[room_of[guard]],
                letter=LETTERS[b[board.LETTER_OF + guard]],
                owner=_or_none(b[board.OWNER_OF + guard]),
            )
            for guard, word in enumerate(self.cards.guard_ids)
            if guard in room_of
        }

    def _decks(self) -> dict[str, list[str]]:
        cards = self.cards
        return {
            cards.room_ids[corner]: [
                cards.kind_ids[item]
                for item in bits(self.b[board.DECK])
                if cards.item_room[item] == corner
            ]
            for corner in range(board.CORNERS)
        }

    def _gangsters(self) -> dict[str, Gangster]:
        b, found = self.b, {}
        for gangster, word in enumerate(self.cards.gangster_ids):
            state = Gangster(
                lost=b[board.GANG_LOST + gangster],
                used=b[board.GANG_USED + gangster],
                thefts=self._named(self.cards.room_ids, b[board.THEFTS + gangster]),
            )
            if state != Gangster():
                found[word] = state
        return found

    def _fugitive(self) -> Fugitive:
        b, ids = self.b, self.cards.fugitive_ids
        decks = [
            b[board.FUGITIVE_DECK + 3 * deck : board.FUGITIVE_DECK + 3 * deck + 3]
            for deck in range(3)
        ]
        return Fugitive(
            decks=(
                [[ids[card] for card in deck] for deck in decks]
                if self.table.options.fugitive
                else None
            ),
            seen=b[board.FUGITIVE_SEEN : board.FUGITIVE_SEEN + 3],
            card=_word(ids, b[board.FUGITIVE_CARD]),
            lock_shift=b[board.LOCK_SHIFT],
            sacrificed=self._named(self.cards.guard_ids, b[board.SACRIFICED]),
        )

    def _fight(self) -> Fight:
        b, gangsters = self.b, self.cards.gangster_ids
        revealed = [self._copy(card) for card in b[board.REVEALED : board.REVEALED + 4]]
        return Fight(
            kind=FIGHTS[b[board.FIGHT]],
            room=_word(self.cards.room_ids, b[board.FIGHT_ROOM]),
            sides=[_or_none(inmate) for inmate in b[board.SIDE : board.SIDE + 2]],
            injured=[bits(mask) for mask in b[board.INJURED : board.INJURED + 2]],
            to_attack=b[board.TO_ATTACK],
            fighters=[_or_none(member) for member in b[board.FIGHTER : board.FIGHTER + 2]],
            revealed=[revealed[:2], revealed[2:]],
            dice=b[board.DICE : board.DICE + 2],
            totals=b[board.TOTAL : board.TOTAL + 2],
            ranks=b[board.FIGHT_RANK : board.FIGHT_RANK + 2],
            chemist=b[board.WITH_CHEMIST : board.WITH_CHEMIST + 2],
            rerolled=self._named(gangsters, b[board.REROLLED]),
            fought=self._named(gangsters, b[board.FOUGHT]),
            damage=b[board.DAMAGE : board.DAMAGE + 4],
            loser=b[board.CLASH_LOSER],
            clashes=b[board.CLASHES],
            swapped=b[board.SWAPPED],
        )

    # Which copy of a kind lies where, and who knows it.

    def _by_kind(self) -> dict[str, list[tuple[int, int]]]:
        """The cards of every kind in the order of their places, with who knows them by default."""
        found: dict[str, list[tuple[int, int]]] = {}
        in_decks = [(item, 0) for item in bits(self.b[board.DECK])]
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
            masks = [self.b[board.KNOWN + card] for card, _ in cards]
            if masks != [mask for _, mask in cards]:
                known[word] = [known_word(mask) for mask in masks]
        return known

    def _copy_number(self, card: int) -> int:
        """Which copy of its kind a card is, from 1 on."""
        kinds = self.cards.kind_of
        return sum(kinds[other] == kinds[card] for other in range(card + 1))

    def _copy(self, card: int) -> str:
        """A certain card: its kind, and its number if there are several."""
        if card == board.NOTHING:
            return ""
        number = self._copy_number(card)
        return self._kind(card) if number == 1 else f"{self._kind(card)} {number}"

    # Small steps that several parts share.

    def _kind(self, card: int) -> str:
        return "" if card == board.NOTHING else self.cards.kind_ids[self.cards.kind_of[card]]

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
