"""Restoring a position of Animalcatraz: where all the cards are, and who knows it."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.cards import CELL_UPGRADE, INMATE_UPGRADE, NONE, TOOL
from backroom.games.animalcatraz.names import CELL_IDS
from backroom.games.animalcatraz.position.laying import Layer
from backroom.games.animalcatraz.position.parts import Cell, Inmate, Position, Spare
from backroom.games.animalcatraz.position.words import places_of_cards
from backroom.games.animalcatraz.state import Table


class CardLayer(Layer):
    """Contraband and prison items. The copies of a kind are given out in the order of places."""

    def __init__(self, table: Table, position: Position) -> None:
        super().__init__(table, position)
        ids = self.cards.kind_ids
        self.free: list[list[int]] = [[] for _ in ids]
        for card in range(at.CARDS):
            self.free[self.cards.kind_of[card]].append(card)
        for word, order in position.copies.items():
            copies = self.free[self.find(ids, word, "copies")]
            fits = sorted(order) == list(range(1, len(copies) + 1))
            self.need(fits, f"copies.{word}", f"expected 1 to {len(copies)} in some order")
            copies[:] = [copies[number - 1] for number in order]

    def lay_out_cards(self) -> None:
        """In the order of words.places_of_cards."""
        position = self.position
        if self.top() == decisions.START_CELL:
            self._lay_out_hands()
        for number, inmate in enumerate(position.inmates):
            self._lay_out_board(number, inmate, f"inmates.{number}")
        for word in position.cells:
            self.find(CELL_IDS, word, "cells")
        for cell, word in enumerate(CELL_IDS):
            self._lay_out_cell(cell, position.cells.get(word, Cell()), f"cells.{word}")
        for rival, side in enumerate(position.rivals):
            self._lay_out_secured(rival, side.secured, f"rivals.{rival}.secured")
        for index, word in enumerate(position.pile):
            self.b[at.pile(index)] = self._take(word, "pile")
        self.b[at.PILE_COUNT] = len(position.pile)
        self._load_chair()
        self._lay_out_decks()

    def _take(self, word: str, where: str) -> int:
        """The next free copy of a kind."""
        kind = self.find(self.cards.kind_ids, word, where)
        self.need(bool(self.free[kind]), where, f"there are fewer cards {word}")
        return self.free[kind].pop(0)

    def _take_or(self, word: str, where: str) -> int:
        return self._take(word, where) if word else int(at.NOTHING)

    def _lay_out_hands(self) -> None:
        """The first contraband of 2p seats, before they say where it goes (AZ-049)."""
        for rival in range(self.rivals):
            where = f"inmates.{2 * rival}.pending"
            for place, word in enumerate(self.position.inmates[2 * rival].pending[:2]):
                self.b[at.pending(2 * rival, place)] = self._take_or(word, where)

    def _lay_out_board(self, number: int, inmate: Inmate, where: str) -> None:
        first = int(at.slot(number, 0))
        self.need(len(inmate.carried) <= at.CARRY, f"{where}.carried", "these are too many")
        self.put(first, [self._take(word, f"{where}.carried") for word in inmate.carried])
        cards = inmate.gangster_cards
        self.need(len(cards) <= at.BOARD_GANG, f"{where}.gangster_cards", "these are too many")
        for place, word in enumerate(cards):
            bearer = self.b[at.gang(number, place)]
            self.need(
                not word or bearer != at.NOBODY, f"{where}.gangster_cards", "nobody carries this"
            )
            self.b[first + at.GANG_SLOT + place] = self._take_or(word, f"{where}.gangster_cards")
        for slot, what, field in (
            (at.INMATE_UPGRADE_SLOT, INMATE_UPGRADE, "inmate_upgrade"),
            (at.CELL_UPGRADE_SLOT, CELL_UPGRADE, "cell_upgrade"),
        ):
            card = self._take_or(getattr(inmate, field), f"{where}.{field}")
            fits = card == at.NOTHING or self.cards.what[self.cards.kind_of[card]] == what
            self.need(fits, f"{where}.{field}", "this is no such upgrade")
            self.b[first + slot] = card

    def _lay_out_cell(self, cell: int, given: Cell, where: str) -> None:
        rival = int(self.b[at.cell_rival(cell)])
        used = rival != at.NOBODY
        self.need(used or given == Cell() or given == _EMPTY, where, "nobody lives there")
        self.need(len(given.cards) <= at.CELL_SLOTS, f"{where}.cards", "these are too many")
        cards = [self._take(word, f"{where}.cards") for word in given.cards]
        self.put(int(at.cell_slot(cell, 0)), cards)
        self.need(len(given.spare) <= at.SPARE, f"{where}.spare", "a wing has three spare cells")
        filled = 0
        for index, spare in enumerate(given.spare):
            self.b[at.spare_card(cell, index)] = self._take_or(spare.card, f"{where}.spare")
            by = self.one_of(spare.by, self.rivals, f"{where}.spare.by")
            if spare.card:
                by = rival if spare.by is None else by
            else:
                self.need(by < 0, f"{where}.spare.by", "there is no card")
            self.b[at.spare_by(cell, index)] = by
            filled += bool(spare.card or spare.gangster)
        self.need(not given.claimed or filled == at.SPARE, f"{where}.claimed", "cells are empty")
        self.b[at.wing_tag(cell)] = given.claimed  # AZ-297

    def _lay_out_secured(self, rival: int, tools: list[str], where: str) -> None:
        self.need(len(tools) <= 4, where, "a plan has four tools")
        for place, word in enumerate(tools):
            card = self._take_or(word, where)
            if card != at.NOTHING:
                kind = self.cards.kind_of[card]
                fits = (
                    self.cards.what[kind] == TOOL
                    and self.cards.tool_plan[kind] == self.b[at.plan(rival)] != NONE
                    and self.b[at.plan_open(rival)] == 1
                )
                self.need(fits, where, f"{word} is no tool of the open plan")  # AZ-356
            self.b[at.secured(rival, place)] = card

    def _load_chair(self) -> None:
        """What is not named anywhere follows at the back."""
        position = self.position
        head = self.number(position.chair_head, "chair_head", at.CARDS - 1)
        chair = [self._take(word, "chair") for word in position.chair]
        chair += [card for kind in range(at.ITEMS, len(self.free)) for card in self.free[kind]]
        for place, card in enumerate(chair):
            self.b[at.chair((head + place) % at.CARDS)] = card
        self.b[at.CHAIR_HEAD] = head
        self.b[at.CHAIR_COUNT] = len(chair)

    def _lay_out_decks(self) -> None:
        """The prison items that lie nowhere else."""
        position, ids = self.position, self.cards.kind_ids
        items = [item for item in range(at.ITEMS) if self.free[item]]
        if position.decks is not None:
            given = []
            for room, words in position.decks.items():
                corner = self.find(self.cards.room_ids[: at.CORNERS], room, "decks")
                for word in words:
                    item = self.find(ids[: at.ITEMS], word, f"decks.{room}")
                    fits = self.cards.item_room[item] == corner
                    self.need(fits, f"decks.{room}", f"{word} is of another room")
                    given.append(item)
            self.need(sorted(given) == items, "decks", "these are not the items that lie nowhere")
        self.b[at.DECK] = sum(1 << item for item in items)
        self.b[at.TAKEN] = self.mask(ids[: at.ITEMS], position.taken, "taken")
        self.need(self.b[at.TAKEN] & ~self.b[at.DECK] == 0, "taken", "some are in no deck")
        self.b[at.PAID] = self.number(position.paid, "paid")

    # Who knows what.

    def note_knowledge(self) -> None:
        """By default owners know their cards, and everybody what lies open."""
        b, ids = self.b, self.cards.kind_ids
        by_kind: dict[int, list[int]] = {}
        in_decks = [(item, 0) for item in range(at.ITEMS) if (b[at.DECK] >> item) & 1]
        for card, mask in [*places_of_cards(self.table), *in_decks]:
            b[at.known(card)] = mask
            by_kind.setdefault(int(self.cards.kind_of[card]), []).append(card)
        for word, masks in self.position.known.items():
            cards = by_kind.get(self.find(ids, word, "known"), [])
            self.need(len(masks) == len(cards), f"known.{word}", f"there are {len(cards)} of them")
            for card, known in zip(cards, masks, strict=True):
                b[at.known(card)] = self.known(known, f"known.{word}")
        for rival in range(at.RIVALS):
            self._note_look(rival)

    def _note_look(self, rival: int) -> None:
        """Which items may be in the corner decks, for all a rival knows."""
        b = self.b
        seen = [
            item
            for item in range(at.ITEMS)
            if (b[at.DECK] >> item) & 1 == 0 and (b[at.known(item)] >> rival) & 1
        ]
        look = (1 << at.ITEMS) - 1
        if rival < self.rivals:
            look -= sum(1 << item for item in seen)
            given = self.position.rivals[rival].look
            if given is not None:
                where = f"rivals.{rival}.look"
                look = self.mask(self.cards.kind_ids[: at.ITEMS], given, where)
                self.need(b[at.DECK] & ~look == 0, where, "items of the decks are missing")
                self.need(all((look >> item) & 1 == 0 for item in seen), where, "one is elsewhere")
        b[at.look(rival)] = look


_EMPTY = Cell(spare=[Spare(), Spare(), Spare()])
