"""A table on which a game is played: who must choose, what they may do, what they see."""

from collections.abc import Sequence
from copy import copy as shallow
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from msgspec import json, to_builtins

from backroom.bots import BotMaker, Chair, make_bot
from backroom.door.picture import Picture
from backroom.kernel.chance import FastChance, fast_chance, fresh_key
from backroom.kernel.choice import Choice
from backroom.kernel.game import EventT, OptionsT, ViewT
from backroom.kernel.journal import Entry, Journal
from backroom.kernel.record import EditionName, Record, Session, parse_record, replay
from backroom.kernel.refusals import Refused
from backroom.kernel.state import SPECTATOR, Standing, State
from backroom.kernel.text import Speaker

if TYPE_CHECKING:
    from backroom.door.box import Box


class Table(Generic[OptionsT, ViewT, EventT]):
    """A game being played. It prints, compares, copies and pickles; ``state`` is the same table in
    the fast contract, one layer below, for loops in which every microsecond counts.

    >>> import backroom
    >>> table = backroom.crooks.deal(seats=4, seed=7)
    >>> table.turn
    [1]
    >>> table.do("recruit D")
    >>> table.legal
    [Choice('take 0'), Choice('take 1'), Choice('take 2')]
    >>> table
    <Table of crooks, 4 seats, turn of 1>
    """

    # A table can be changed, so it is no key of a dictionary; its ``digest`` is one.
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self,
        box: "Box[OptionsT, ViewT, EventT]",
        options: OptionsT,
        state: State,
        journal: Journal,
        session: Session | None = None,
    ) -> None:
        self.box = box
        self.options = options
        self.state = state
        self._journal = journal
        self._session = session  # of a table that was played from its deal on
        state.journal = journal

    @classmethod
    def of_session(
        cls, box: "Box[OptionsT, ViewT, EventT]", session: Session
    ) -> "Table[OptionsT, ViewT, EventT]":
        """The table of a session that was played from its deal on."""
        return cls(box, session.options, session.state, session.journal, session)

    # Whose turn it is, and what they do.

    @property
    def seats(self) -> int:
        """How many seats there are.

        >>> import backroom
        >>> backroom.crooks.deal(seats=3, seed=7).seats
        3
        """
        return int(self.state.seats)

    @property
    def turn(self) -> list[int]:
        """The seats that must choose now; several where seats choose at once, none when it is over.

        >>> import backroom
        >>> backroom.sneaks.deal(seats=3, seed=7).turn
        [0, 1, 2]
        """
        return self.state.asked()

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> import backroom
        >>> backroom.crooks.deal(seats=3, seed=7).over
        False
        """
        return self.state.waiting() == 0

    @property
    def legal(self) -> list[Choice]:
        """What the seats of ``turn`` may choose, seat by seat.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).legal[:3]
        [Choice('pass'), Choice('recruit A'), Choice('recruit B')]
        """
        return [choice for seat in self.turn for choice in self.choices(seat)]

    def choices(self, seat: int) -> list[Choice]:
        """What one seat may choose now, also where it may speak unasked.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).choices(1)
        []
        """
        return [self._choice(seat, code) for code in self.state.legal(seat)]

    def do(self, choice: Choice | str | int, seat: int | None = None) -> None:
        """Make a choice: a ``Choice``, its words, or its code. Where several seats are asked, words
        and codes need the ``seat``. Raises Refused, with the rule, and nothing has changed.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> table.do("recruit H")
        Traceback (most recent call last):
            ...
        backroom.kernel.refusals.Refused: hangout_closed (CR-44): ...
        """
        who = self._seat_of(choice, seat)
        code: object = choice.code if isinstance(choice, Choice) else choice
        if isinstance(code, str):
            code = self.box.game.actions.code(code)
        refusal = self.state.refusal(who, code)
        if refusal is not None:
            raise Refused(refusal, self._speaker("en").reason(refusal))
        if self._session is None:
            self.state.play(who, code)
        else:
            self._session.play(who, cast(int, code))

    def resign(self, seat: int) -> None:
        """A seat leaves for good, where the rules let it; raises Refused.

        >>> import backroom
        >>> table = backroom.kings.deal(seats=3, seed=7)
        >>> table.resign(1)
        >>> 1 in table.turn
        False
        """
        if self._session is None:
            self.state.resign(seat)
        else:
            self._session.resign(seat)

    def ask(self, bot: str | BotMaker, seat: int | None = None, seed: int | str = 0) -> Choice:
        """What a bot would choose here; it is shown what its seat may see, and nothing else.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> while not table.over:
        ...     table.do(table.ask("random"))
        >>> [standing.place for standing in table.standings]
        [1, 2]
        """
        who = self._seat_of(None, seat)
        luck = f"{seed} {self.state.decision(who)}"
        chairs = fast_chance(f"{luck} chair")
        chair = Chair(self.box.game, self.state, who, chairs, self.options)
        cards = (self.box.game, self.box.edition)
        player = make_bot(bot, *cards) if isinstance(bot, str) else bot.seated(*cards, told="")
        try:
            return self._choice(who, player.choose(chair, fast_chance(luck)))
        finally:
            player.leave()

    @property
    def standings(self) -> list[Standing]:
        """Every seat's place, best first, as if the game ended now; final once it is over.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).standings[0]
        Standing(seat=0, place=1, points=0, tiebreaks=(18,))
        """
        return self.state.standings()

    # What a seat sees.

    def view(self, seat: int = SPECTATOR) -> ViewT:
        """All that a seat may see or remember, typed; without a seat, what a spectator sees.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).view(0).seats[1].money
        18
        """
        return cast(ViewT, self.box.game.view(self.state, seat))

    def events(self, seat: int = SPECTATOR) -> list[EventT]:
        """What has happened, as this seat has seen it.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> table.do("recruit A")
        >>> table.events()[1]
        Recruited(seat=0, hangout='A', price=2, rule='CR-46')
        """
        return cast(list[EventT], self._journal.seen_by(seat))

    def log(self, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
        """The same in sentences.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> table.do("recruit A")
        >>> table.log(lang="it")[1].split()[:2]
        ['S0', 'paga']
        """
        speaker = self._speaker(lang)
        speaker.meet(self.state)
        return [speaker.event(event, seat) for event in self._journal.seen_by(seat)]

    def picture(self, seat: int = SPECTATOR, lang: str = "en") -> Picture:
        """The table as a seat sees it, drawn as in the terminal: print it, or look at it in a
        notebook. The table itself prints as a spectator sees it.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> str(table.picture()) == str(table)
        True
        """
        speaker = self._speaker(lang)
        speaker.meet(self.state)
        return Picture(self.box.name, self.view(seat), speaker)

    # Other tables.

    def redeal(self, seat: int, seed: int | str | None = None) -> "Table[OptionsT, ViewT, EventT]":
        """Another table that this seat cannot tell from this one, with luck of its own.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> other = table.redeal(0, seed=1)
        >>> other.view(0) == table.view(0), other == table
        (True, False)
        """
        chance = fast_chance(fresh_key() if seed is None else seed)
        journal = self._copied_journal()
        journal.entries = [
            Entry(entry.public, entry.seen_by(seat, all_open=False), 1 << seat)
            for entry in journal.entries
        ]
        return Table(self.box, self.options, self.state.redeal(seat, chance), journal)

    def copy(self) -> "Table[OptionsT, ViewT, EventT]":
        """The same table again, with luck of its own: what is tried on a copy does not tell what
        will happen here.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> trial = table.copy()
        >>> trial.do("pass")
        >>> trial == table
        False
        """
        return Table(self.box, self.options, self.state.copy(), self._copied_journal())

    # Written down.

    def position(self) -> dict[str, Any]:
        """The table as readable data, fit for JSON; ``backroom.load`` lays it out again.

        >>> import backroom
        >>> sorted(backroom.crooks.deal(seats=2, seed=7).position())
        ['edition', 'game', 'options', 'position']
        """
        return {
            "game": self.box.name,
            "edition": to_builtins(EditionName(self.box.edition.name, self.box.edition.digest)),
            "options": to_builtins(self.options),
            "position": self.box.game.data_of(self.state),
        }

    @property
    def digest(self) -> str:
        """A hash of everything that lies here: equal tables have the same.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> {table.digest: "seen"}[table.copy().digest]
        'seen'
        """
        return blake2b(json.encode(self.position()), digest_size=16).hexdigest()

    def record(self) -> Record:
        """The game so far, which replays exactly, of a table that was played from its deal on;
        raises ValueError for any other.

        >>> import backroom
        >>> table = backroom.crooks.deal(seats=2, seed=7)
        >>> table.do("recruit A")
        >>> table.record().moves
        [Move(seat=0, do='recruit A', chance=[])]
        """
        if self._session is None:
            raise ValueError("only a table that was played from its deal on has a record")
        return self._session.record()

    def save(self, path: str | Path) -> None:
        """Write the record into a file; ``backroom.replay`` and the command `backroom` read it.

        >>> import backroom, pathlib, tempfile
        >>> file = pathlib.Path(tempfile.mkdtemp(), "game.json")
        >>> backroom.crooks.deal(seats=2, seed=7).save(file)
        >>> [table.turn for table in backroom.replay(file)]
        [[0]]
        """
        Path(path).write_bytes(self.record().to_json())

    # What Python asks.

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.position() == other.position()

    def __repr__(self) -> str:
        turn = "over" if self.over else f"turn of {', '.join(map(str, self.turn))}"
        return f"<Table of {self.box.name}, {self.seats} seats, {turn}>"

    def __str__(self) -> str:
        return str(self.picture())

    def _repr_html_(self) -> str:
        return self.picture()._repr_html_()

    def _repr_svg_(self) -> str:
        return self.picture()._repr_svg_()

    def __copy__(self) -> "Table[OptionsT, ViewT, EventT]":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table[OptionsT, ViewT, EventT]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Luck to come is kept too: the same choices lead to the same table everywhere."""
        if self._session is not None:
            return _played_again, (self.box, self.record().to_json())
        journal = (self._journal.entries, self._journal.recall, self._journal.latest)
        chance = self.state.chance
        assert isinstance(chance, FastChance)  # as all tables have that no session writes down
        return _laid_out, (self.box, self.position(), chance.place(), journal)

    # Parts.

    def _choice(self, seat: int, code: int) -> Choice:
        return Choice(self.box.game.actions, seat, code, self._speaker)

    def _speaker(self, lang: str) -> Speaker:
        return self.box.speaker(lang, self.seats)

    def _seat_of(self, choice: object, seat: int | None) -> int:
        """Who chooses: the seat that is named, or the only one that is asked."""
        if seat is not None:
            return seat
        if isinstance(choice, Choice):
            return choice.seat
        asked = self.turn
        if len(asked) > 1:
            raise ValueError(f"seats {asked} are asked at once: name the one that chooses")
        return asked[0] if asked else 0

    def _copied_journal(self) -> Journal:
        journal = shallow(self._journal)
        journal.entries = list(self._journal.entries)
        return journal


def _played_again(box: "Box[Any, Any, Any]", record: bytes) -> Table[Any, Any, Any]:
    return Table.of_session(box, replay(parse_record(record), box.game, box.edition))


def _laid_out(
    box: "Box[Any, Any, Any]",
    position: dict[str, Any],
    luck: tuple[int, int],
    journal: tuple[Sequence[Entry], bool, int],
) -> Table[Any, Any, Any]:
    table = box.load(position, seed=0)
    chance = FastChance(0, 0)
    chance.go_to(*luck)
    table.state.chance = chance
    table._journal.entries = list(journal[0])
    table._journal.recall, table._journal.latest = journal[1:]
    return table
