"""A game being played and written down, its record, and the replay of one.

A record is the whole game: (edition, options, seed, moves) give the same states again. It also
keeps every outcome of chance beside the move that asked for it, and a hash of the last state, so
that a replay can be checked.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

from msgspec import (
    UNSET,
    DecodeError,
    Raw,
    Struct,
    UnsetType,
    ValidationError,
    field,
    json,
    to_builtins,
)

from backroom.kernel.chance import Chance, KeyedChance, RecordedChance, fast_chance
from backroom.kernel.fairness import Deal
from backroom.kernel.game import Game
from backroom.kernel.journal import Entry, Journal
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import State
from backroom.kernel.text import Phrasebook, phrasebook

FORMAT = 1
RESIGN = "resign"  # a move outside the action table
Generator = Literal["fast", "keyed"]


class Move(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A choice in notation, and what chance gave while it was carried out."""

    seat: int
    do: str
    chance: list[int] = field(default_factory=list)


class EditionName(Struct, forbid_unknown_fields=True):
    """Which edition was played: its name, and the hash of what it says."""

    name: str
    digest: str


class Record(Struct, forbid_unknown_fields=True, kw_only=True):
    """One game, finished or not."""

    format: int
    game: str
    rules: int
    edition: EditionName
    options: dict[str, Any]
    seats: int
    generator: Generator
    seed: int | str
    deal: Deal | UnsetType = UNSET  # how the seed came about, at a table that anybody can check
    position: dict[str, Any] | UnsetType = UNSET  # at which it began, if not with a deal
    setup: list[int]
    moves: list[Move]
    digest: str

    def to_json(self) -> bytes:
        """The record as it is kept in a file, one move a line."""
        head = json.format(json.encode(self)).decode()
        lines = [json.encode(move).decode() for move in self.moves]
        start, _, rest = head.partition('"moves": [')
        tail = rest[rest.rindex("]") :] if self.moves else rest
        body = ",\n    ".join(lines)
        return f'{start}"moves": [\n    {body}\n  {tail}'.encode() if lines else head.encode()


class KeptEntry(Struct, array_like=True):
    """An entry of the journal, with its events as they are written."""

    public: Raw
    private: Raw
    insiders: int


class Bookmark(Struct):
    """Where a session stands: what it takes to go on from its set-up without its moves."""

    board: list[int]
    chance: tuple[int, bytes]  # the blocks that the keyed generator has made, and what is left
    moves: list[Move]
    entries: list[KeptEntry]
    latest: int  # the first entry that came of the latest choice


class BadRecord(ValueError):
    """A record cannot be read, or does not replay to what it says.

    The reason is a message of the locale files, so that it can be told in any language.

    >>> import backroom
    >>> list(backroom.replay("nowhere.json"))
    Traceback (most recent call last):
        ...
    backroom.kernel.record.BadRecord: nowhere.json cannot be read: No such file or directory
    """

    def __init__(self, reason: str, **values: object) -> None:
        self._message = f"record-{reason}"
        self._values = {name: str(value) for name, value in values.items()}
        super().__init__(self.told(phrasebook("en")))

    def told(self, phrases: Phrasebook) -> str:
        """The reason in a language."""
        return phrases.say(self._message, **self._values)


class Session:
    """A game being played, with its journal and its record."""

    def __init__(
        self,
        game: Game,
        edition: Any,
        seats: int,
        options: Any,
        seed: int | str,
        generator: Generator = "fast",
        position: dict[str, Any] | None = None,
    ) -> None:
        """From a deal, or from a position; raises SetupError."""
        self.game = game
        self.edition = edition
        self.options = options
        self.seed = seed
        self.generator: Generator = generator
        self.journal = Journal()
        self._chance = RecordedChance(chance_for(seed, generator))
        self.position = position
        self.state: State = self._begun(seats)
        self.setup = self._chance.take_down()
        self.moves: list[Move] = []

    def _begun(self, seats: int) -> State:
        game = self.game
        if self.position is None:
            return game.new(self.edition, seats, self.options, self._chance, self.journal)
        state: State = game.restore(
            self.edition, game.position(self.position), self.options, self._chance
        )
        state.journal = self.journal
        return state

    def play(self, seat: int, code: int, decision: int | None = None) -> None:
        """Make a choice and write it down; raises Refused and changes nothing."""
        self.state.play(seat, code, decision)
        self._write_down(seat, self.game.actions.words(code))

    def carry_out(self, seat: int, do: str) -> None:
        """Make a choice that is given in words, as logs and records have it; raises Refused and
        changes nothing."""
        if do == RESIGN:
            self.state.resign(seat)
        else:
            self.state.play(seat, self.game.actions.code(do))
        self._write_down(seat, do)

    def counts(self) -> list[int]:
        """Of every outcome of chance, from the set-up on, how many there could have been. Only a
        session that was played from its beginning knows."""
        return list(self._chance.counts)

    def resign(self, seat: int) -> None:
        """A seat leaves the table for good; raises Refused and changes nothing."""
        self.carry_out(seat, RESIGN)

    def _write_down(self, seat: int, do: str) -> None:
        self.moves.append(Move(seat, do, self._chance.take_down()))

    def bookmark(self) -> Bookmark:
        """Where this session of a real table stands."""
        return Bookmark(
            board=list(self.state.b),
            chance=(self._keyed()._counter, self._keyed()._block),
            moves=list(self.moves),
            entries=[
                KeptEntry(
                    Raw(json.encode(entry.public)), Raw(json.encode(entry.private)), entry.insiders
                )
                for entry in self.journal.entries
            ],
            latest=self.journal.latest,
        )

    def resume(self, at: Bookmark) -> None:
        """Go on where another session of the same table stood; raises ValidationError."""
        event = json.Decoder(self.game.event_type | None)
        self.journal.entries = [
            Entry(event.decode(kept.public), event.decode(kept.private), kept.insiders)
            for kept in at.entries
        ]
        self.journal.latest = at.latest
        self.moves = list(at.moves)
        self.state.b = vec[i64](at.board)
        self._keyed()._counter, self._keyed()._block = at.chance

    def _keyed(self) -> KeyedChance:
        """The generator behind the record of it; only that of real tables has a place to mark."""
        source = self._chance._source
        assert isinstance(source, KeyedChance)
        return source

    def record(self) -> Record:
        """The game so far."""
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            edition=EditionName(self.edition.name, self.edition.digest),
            options=to_builtins(self.options),
            seats=int(self.state.seats),
            generator=self.generator,
            seed=self.seed,
            position=UNSET if self.position is None else self.position,
            setup=self.setup,
            moves=list(self.moves),
            digest=digest_of(self.game, self.state),
        )


def chance_for(seed: int | str, generator: Generator) -> Chance:
    """The generator that a seed stands for."""
    return fast_chance(seed) if generator == "fast" else KeyedChance(str(seed))


def deal_of(session: Session) -> str:
    """A hash that tells this deal from others: the same for a game taken up again from its record,
    however it ends."""
    deal = [session.game.name, session.seed, session.generator, to_builtins(session.options)]
    return blake2b(json.encode([*deal, int(session.state.seats)]), digest_size=16).hexdigest()


def digest_of(game: Game, state: State) -> str:
    """A hash of everything that lies on a table."""
    return _digest(game.position_of(state))


def digests_of(game: Game, state: State) -> Iterator[str]:
    """The same, and as it was made when positions were told in another form."""
    yield digest_of(game, state)
    before = game.position_before(state)
    if before is not None:
        yield _digest(before)


def _digest(position: Any) -> str:
    return blake2b(json.encode(position), digest_size=16).hexdigest()


def read_record(path: Path) -> Record:
    """The record of a file; raises BadRecord."""
    try:
        return parse_record(path.read_bytes())
    except OSError as error:
        raise BadRecord("unreadable", file=path, why=error.strerror) from error


def parse_record(text: bytes) -> Record:
    """A record from its JSON; raises BadRecord."""
    try:
        record = json.decode(text, type=Record)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not-one", why=error) from error
    if record.format != FORMAT:
        raise BadRecord("format", format=record.format, known=FORMAT)
    return record


def replay(record: Record, game: Game, edition: Any) -> Session:
    """Play a record again to its end; raises BadRecord if it cannot be, or was dealt unfairly."""
    _check_deal(record)
    *_, session = replay_steps(record, game, edition)
    if record.digest not in digests_of(game, session.state):
        raise BadRecord("other-end")
    return session


def replay_steps(record: Record, game: Game, edition: Any) -> Iterator[Session]:
    """The same session after the set-up and after every move of a record."""
    _check_identity(record, game, edition)
    try:
        options = game.options(record.options)
        position = None if isinstance(record.position, UnsetType) else record.position
        session = Session(
            game, edition, record.seats, options, record.seed, record.generator, position
        )
    except SetupError as error:
        raise BadRecord("no-set-up", why=error) from error
    if record.setup != session.setup:
        raise BadRecord("other-set-up")
    yield session
    for number, move in enumerate(record.moves, 1):
        _replay_move(session, number, move)
        yield session


def _check_deal(record: Record) -> None:
    """The seed must come from what was promised before the deal and what the seats added."""
    deal = record.deal
    if isinstance(deal, Deal) and not (deal.is_honest() and deal.key() == record.seed):
        raise BadRecord("other-deal")


def _check_identity(record: Record, game: Game, edition: Any) -> None:
    if record.game != game.name:
        raise BadRecord("other-game", game=record.game, wanted=game.name)
    if record.rules != game.rules_version:
        raise BadRecord("other-rules", version=record.rules, here=game.rules_version)
    if record.edition.digest != edition.digest:
        raise BadRecord(
            "other-edition",
            edition=f"{record.edition.name} ({record.edition.digest})",
            here=f"{edition.name} ({edition.digest})",
        )


def _replay_move(session: Session, number: int, move: Move) -> None:
    if move.do != RESIGN and session.game.actions.code(move.do) is None:
        raise BadRecord("no-action", number=number, action=move.do, game=session.game.name)
    try:
        session.carry_out(move.seat, move.do)
    except Refused as error:
        raise BadRecord(
            "refused-move", number=number, seat=move.seat, action=move.do, why=error
        ) from error
    if session.moves[-1].chance != move.chance:
        raise BadRecord(
            "other-chance", number=number, given=session.moves[-1].chance, kept=move.chance
        )
