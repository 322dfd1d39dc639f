"""What the journal of New York Kings tells must add up: a reader who knows the rules keeps books of
money, steps, police moves, actions and deaths, and compares them with the table."""

from collections import Counter

import pytest

from backroom import games
from backroom.games.kings import board as at
from backroom.games.kings.journal import business, rounds, streets
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import is_alive
from backroom.kernel.journal import Event
from backroom.kernel.record import Session
from backroom.kernel.text import LANGUAGES
from support import TO_THE_END, Setting, play_on, random_session, settings

EDITION = games.game("kings").edition()
PEOPLE = EDITION.data.characters.henchmen
RANKS = ["9", "10", "J", "Q", "K", "A"]
RANK_OF = {person.id: RANKS.index(person.rank) for person in PEOPLE}
RAID, HIT, JAM = "call_the_swat", "undercover_cop", "traffic_jam"
RECRUITING = ("family_business", "loyalty_price")
TIP = EDITION.resources["big_tip"].amount // 1000
DICE = 5
HAND_LIMIT = 5
MOST_CHOICES_IN_A_TURN = 2000
every_setting = pytest.mark.parametrize("setting", settings("kings"), ids=repr)
bare_or_full = pytest.mark.parametrize(
    "options", [{}, {"reactions": "all", "jokers": "on", "deals": "on"}], ids=str
)


def of_money(items: list[str]) -> int:
    """The money among the items of a deal."""
    return sum(int(item.split()[1]) for item in items if item.startswith("money "))


class Bookkeeper:
    """Reads the whole journal of a table, private lines too."""

    def __init__(self, session: Session) -> None:
        assert isinstance(session.state, Kings)
        self.table = session.state
        self.journal = session.journal
        self.read = 0
        self.money = [16] * int(self.table.seats)
        self.pot = 0
        self.duel: tuple[int, int] = (0, 0)
        self.dice = 0  # of the latest roll of a fight
        self.joker_price: int | None = None
        self.offer: business.Offered | None = None
        self.price: int | None = None  # of the henchman who was called
        self.raiding = False
        self.hit = False
        self.moved_cars: set[int] = set()
        self.cars = [int(self.table.b[at.car(car)]) for car in range(4)]
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.steps: dict[str, Counter[str]] = {}
        self.most_steps = 2
        self.carriers: set[str] = set()
        self.recruits = 0
        self.provoked: set[tuple[int, str]] = set()
        self.choices = 0

    def read_on(self) -> None:
        events = self.journal.seen_by(-1, since=self.read, all_open=True)
        self.read = len(self.journal.entries)
        self.choices += 1
        assert self.choices <= MOST_CHOICES_IN_A_TURN
        for event in events:
            self.note_pot(event)
            self.note_payments(event)
            self.note_streets(event)
            self.note_offers(event)
            self.note_actions(event)
        self.compare(events)

    # Money: every payment is told (invariants 1, 15, 16, 17).

    def note_pot(self, event: Event) -> None:
        match event:
            case streets.Provoked():
                assert self.pot == 0
                self.duel = (event.seat, event.victim)
            case streets.Staked():
                self.money[event.seat] -= event.amount
                self.pot += event.amount
                assert not event.short or self.money[event.seat] == 0
            case streets.TookPot():
                assert event.seat in self.duel
                assert event.amount == self.pot
                self.money[event.seat] += self.pot
                self.pot = 0
            case streets.SharedPot():
                assert event.odd in (0, 1)
                assert 2 * event.amount + event.odd == self.pot
                for seat in self.duel:
                    self.money[seat] += event.amount
                self.pot = 0

    def note_payments(self, event: Event) -> None:
        match event:
            case rounds.BidsRevealed():
                for seat, bid in enumerate(event.bids):
                    self.money[seat] -= bid or 0
            case streets.Flew():
                self.money[event.seat] -= event.amount
            case streets.Eliminated():
                self.money[event.seat] = 0
            case rounds.Played() if event.card == "big_tip":
                self.money[event.seat] += TIP
            case business.Accomplished():
                self.money[event.seat] += event.amount
            case business.Hired():
                self.money[event.seat] -= event.amount
            case business.Poached():
                self.money[event.victim if event.kept else event.seat] -= event.amount
            case business.Dealt():
                passed = of_money(event.give) - of_money(event.ask)
                self.money[event.seat] -= passed
                self.money[event.victim] += passed

    # Movements and the police (invariants 12, 13).

    def note_streets(self, event: Event) -> None:
        match event:
            case rounds.RoundBegan():
                self.moved_cars = set()
            case rounds.TurnBegan():
                self.begin_turn(event.seat)
            case rounds.Played():
                self.raiding = event.card == RAID
                self.hit = event.card == HIT
                self.most_steps = 1 if event.card == JAM else self.most_steps
            case streets.Drove():
                assert event.seat == self.active
                for who in event.group:
                    steps = self.steps.setdefault(who, Counter())
                    steps[event.kind] += 1
                    assert steps["normal"] <= self.most_steps
                    assert steps["metro"] <= 3
                    assert steps["landing"] <= 1
                    assert sum(steps[kind] > 0 for kind in ("normal", "metro", "landing")) <= 1
            case rounds.CarCame():
                self.cars[event.car] = self.district(event.district)
            case streets.CarMoved():
                self.note_car(event)

    def note_car(self, event: streets.CarMoved) -> None:
        start, goal = self.cars[event.car], self.district(event.district)
        self.cars[event.car] = goal
        assert start != goal
        if self.raiding:
            self.raiding = False
            return
        assert event.seat == self.active
        assert event.car not in self.moved_cars
        assert self.table.cards.distance[start * at.DISTRICTS + goal] <= 2
        self.moved_cars.add(event.car)

    def district(self, word: str) -> int:
        return int(self.table.cards.district_ids.index(word))

    # Actions and deaths (invariants 14, 15).

    def note_actions(self, event: Event) -> None:
        match event:
            case business.Announced():
                assert not self.carriers & set(event.group)
                self.carriers |= set(event.group)
            case streets.Provoked():
                assert (event.victim, event.district) not in self.provoked  # NK-257
                self.provoked.add((event.victim, event.district))
            case streets.Rolled():
                self.dice = len(event.dice)
                self.hit = False
            case streets.Killed():
                assert self.hit or self.dice == DICE

    def note_offers(self, event: Event) -> None:
        match event:
            case business.Offered():
                self.recruits += 1
                self.offer = event
            case business.JokerOffered():
                self.recruits += 1
                self.joker_price = event.amount
            case rounds.Played() if event.card in RECRUITING:
                self.recruits += 1
                self.offer = None
            case business.OfferRolled():
                self.note_answer(event.dice)
            case business.Hired() if self.offer is not None:
                assert event.amount == self.price
            case business.NotHired() if self.offer is not None:
                assert self.price != self.offer.amount  # NK-287: he would have accepted
        assert self.recruits <= 1

    def note_answer(self, dice: list[str]) -> None:
        """NK-286 to NK-292, NK-410: what the dice of an offer mean."""
        if self.joker_price is not None:
            assert len(dice) == self.joker_price
            self.money[self.active] -= self.joker_price if "A" in dice else 0
            self.joker_price = None
            self.offer = None
            return
        assert self.offer is not None
        assert len(dice) == self.offer.amount
        best, rank = max(map(RANKS.index, dice)), RANK_OF[self.offer.who]
        self.price = None if best < rank else self.offer.amount + (best == rank)

    # The table itself.

    def compare(self, events: list[Event]) -> None:
        b = self.table.b
        assert [b[at.money(seat)] for seat in range(self.table.seats)] == self.money
        assert b[at.POT] == self.pot
        assert b[at.BANK] + sum(self.money) + self.pot == at.ALL_MONEY
        if any(isinstance(event, rounds.Drew) for event in events):  # invariant 4
            discards = [
                card for card in range(at.RESOURCES) if b[at.card_fate(card)] == at.DISCARDED
            ]
            assert b[at.CARDS_LEFT] > 0 or not discards
        if any(isinstance(event, business.Dealt) for event in events):  # NK-376
            assert max(b[at.hand_size(seat)] for seat in range(self.table.seats)) <= HAND_LIMIT
        assert is_alive(self.table, b[at.FIRST]) or not self.table.waiting()


@every_setting
@bare_or_full
@pytest.mark.parametrize("seed", [1, 2])
def test_the_journal_adds_up(setting: Setting, options: dict[str, str], seed: int) -> None:
    """Invariants 4, 12, 13, 14, 15, 16, 17 and the bound of a turn, all through random games."""
    session = random_session(setting, seed, 0, **options)
    books = Bookkeeper(session)
    books.read_on()
    for choice in range(TO_THE_END):
        if session.state.waiting() == 0:
            break
        play_on(session, seed * TO_THE_END + choice, 1)
        books.read_on()
    assert session.state.waiting() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_two_hands_of_a_kind_apart(language: str) -> None:
    """Ranks and side values decide between them (NK-395, NK-403)."""
    rolled = streets.Rolled(
        rule="NK-260",
        dice=["9", "9", "J"],
        against=["K", "10", "Q"],
        hand="pair",
        counting=["9", "9", "A", "J"],
        other_hand="pair",
        other_counting=["K", "K", "Q", "10"],
    )
    words = games.game("kings").speaker(EDITION, language, ["Ann", "Bob"]).event(rolled)
    assert "9 9 A J" in words
    assert "K K Q 10" in words
