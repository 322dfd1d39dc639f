"""What a changed edition does: the same games, number by number, with two editions of the cards."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from backroom.arena.farm import Farm, harvest
from backroom.arena.figures import wins_by_seat
from backroom.arena.intervals import Estimate, Part, difference, mean, share
from backroom.arena.plan import Plan, prepare
from backroom.arena.playing import chained, digest_of_game, play_game
from backroom.arena.seating import Teams, teams_of
from backroom.arena.statistics import FailureFigures, Speed, Summary, failure_figures, summary
from backroom.bots import Failure
from backroom.kernel.journal import Journal
from backroom.kernel.record import EditionName
from backroom.kernel.state import SPECTATOR


class Weighed(NamedTuple):
    """One game with one edition. Lists are by seat."""

    digest: bytes
    wins: list[float]
    points: list[int]
    choices: int
    cards: list[str]  # that came into play
    gained: list[tuple[int, str]]  # who got which card
    failures: list[tuple[str, Failure]]


class Pair(NamedTuple):
    """The same game with our edition and with theirs."""

    ours: Weighed
    theirs: Weighed


class Compared(Struct):
    """A figure with our edition and with theirs, and by how much ours is larger."""

    ours: Estimate
    theirs: Estimate
    difference: Estimate

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the difference leaves out 0."""
        interval = self.difference.interval
        return interval is not None and not interval.low <= 0 <= interval.high


class CardBalance(Struct):
    """How often a card came into play, and how often those won who got it; None where that never
    happened with one of the editions, or the card has no owner."""

    card: str
    played: Compared | None
    won: Compared | None


class Distributions(Struct):
    """How points and lengths are spread with one edition."""

    points: Summary
    lengths: Summary


class BalanceReport(Struct):
    """Everything that two editions differ in."""

    game: str
    rules: int
    ours: EditionName
    theirs: EditionName
    options: dict[str, Any]
    seats: int
    teams: Teams
    bots: tuple[str, ...]
    seed: int
    games_asked: int
    games: int  # with each edition
    interrupted: bool
    checksum: str
    wins: list[Compared]  # by seat
    points: Compared  # of all seats
    winners_points: Compared
    lead: Compared  # of the winner's points over the best of the others
    length: Compared
    cards: list[CardBalance]
    our_distributions: Distributions
    their_distributions: Distributions
    failures: list[FailureFigures]
    speed: Speed

    def compared(self) -> list[Compared]:
        """All comparisons."""
        cards = [figure for card in self.cards for figure in (card.played, card.won)]
        known = [figure for figure in cards if figure is not None]
        return [*self.wins, self.points, self.winners_points, self.lead, self.length, *known]


def clearest(figures: Mapping[str, Compared]) -> list[tuple[str, Compared]]:
    """Named figures, those first whose difference is largest for its interval."""
    return sorted(figures.items(), key=lambda item: -_clearness(item[1].difference))


def _clearness(difference: Estimate) -> float:
    """A difference in widths of its interval."""
    value, interval = difference
    if interval is None or interval.high == interval.low:
        return 0.0
    return abs(value) / (interval.high - interval.low)


# Playing.


def play_balance(
    ours: Plan, theirs: Plan, farm: Farm, progress: Callable[[int], object]
) -> tuple[list[Pair], bool]:
    """Play both plans game by game, telling ``progress`` how many pairs are done; Ctrl-C ends it.
    Whether that happened comes with the pairs."""
    pairs: list[Pair] = []

    def take(portion: list[Pair]) -> None:
        pairs.extend(portion)
        progress(len(pairs))

    interrupted = harvest(farm.play(partial(play_pairs, ours, theirs), ours.chunks()), take)
    return pairs, interrupted


def play_pairs(ours: Plan, theirs: Plan, numbers: Sequence[int]) -> list[Pair]:
    """Play some games with both editions."""
    return [Pair(weigh(ours, number), weigh(theirs, number)) for number in numbers]


def weigh(plan: Plan, number: int) -> Weighed:
    """Play one game and see who got what."""
    prepared, journal = prepare(plan), Journal()
    state, log, _, failures = play_game(plan, prepared, number, journal)
    standings = state.standings()
    by_seat = sorted(standings)
    events = journal.seen_by(SPECTATOR, all_open=True)
    line_up = plan.line_up(number)
    return Weighed(
        digest_of_game(log, standings),
        wins_by_seat([standing.place for standing in by_seat], prepared.game.teams(state)),
        [standing.points for standing in by_seat],
        len(log),
        prepared.game.cards_used(state),
        sorted(prepared.game.cards_gained(state, events)),
        [(line_up[seat], why) for seat, why in failures],
    )


# Figures.


def report(
    ours: Plan, theirs: Plan, pairs: Sequence[Pair], interrupted: bool, speed: Speed
) -> BalanceReport:
    """All figures of at least one pair of games."""
    prepared = prepare(ours)
    return BalanceReport(
        game=ours.game,
        rules=prepared.game.rules_version,
        ours=edition_name(ours),
        theirs=edition_name(theirs),
        options=to_builtins(prepared.options),
        seats=ours.seats,
        teams=teams_of(ours),
        bots=ours.line_ups[0],
        seed=ours.seed,
        games_asked=ours.games,
        games=len(pairs),
        interrupted=interrupted,
        checksum=checksum(pairs),
        wins=[_compare(share, pairs, partial(_win, seat)) for seat in range(ours.seats)],
        points=_compare(mean, pairs, _points),
        winners_points=_compare(mean, pairs, _winners_points),
        lead=_compare(mean, pairs, _lead),
        length=_compare(mean, pairs, _length),
        cards=[card_balance(card, pairs) for card in all_cards(pairs)],
        our_distributions=distributions([pair.ours for pair in pairs]),
        their_distributions=distributions([pair.theirs for pair in pairs]),
        failures=failure_figures(
            Counter(f for pair in pairs for side in pair for f in side.failures)
        ),
        speed=speed,
    )


def edition_name(plan: Plan) -> EditionName:
    """Which edition a plan is played with."""
    edition = prepare(plan).edition
    return EditionName(edition.name, edition.digest)


def checksum(pairs: Sequence[Pair]) -> str:
    """One checksum over all games of both editions."""
    chain = b""
    for pair in pairs:
        chain = chained(chained(chain, pair.ours.digest), pair.theirs.digest)
    return chain.hex()


def all_cards(pairs: Sequence[Pair]) -> list[str]:
    """Every card that came into play or was got, in the order of their first appearance."""
    return list(
        dict.fromkeys(
            card
            for pair in pairs
            for side in pair
            for card in [*side.cards, *(card for _, card in side.gained)]
        )
    )


def card_balance(card: str, pairs: Sequence[Pair]) -> CardBalance:
    """What the editions make of one card."""
    in_play = any(card in side.cards for pair in pairs for side in pair)
    was_got = all(
        any(_won(card, game).weight > 0 for game in side) for side in zip(*pairs, strict=True)
    )
    return CardBalance(
        card,
        _compare(share, pairs, partial(_played, card)) if in_play else None,
        _compare(share, pairs, partial(_won, card)) if was_got else None,
    )


def distributions(games: Sequence[Weighed]) -> Distributions:
    """The points of all seats, and the lengths."""
    return Distributions(
        summary(Counter(points for game in games for points in game.points)),
        summary(Counter(game.choices for game in games)),
    )


def _compare(
    estimate: Callable[[Sequence[Part]], Estimate],
    pairs: Sequence[Pair],
    part: Callable[[Weighed], Part],
) -> Compared:
    ours = [part(pair.ours) for pair in pairs]
    theirs = [part(pair.theirs) for pair in pairs]
    return Compared(estimate(ours), estimate(theirs), difference(ours, theirs))


# What one game says.


def _win(seat: int, game: Weighed) -> Part:
    return Part(game.wins[seat], 1)


def _points(game: Weighed) -> Part:
    return Part(sum(game.points), len(game.points))


def _winners_points(game: Weighed) -> Part:
    return Part(_best(game, won=True), 1)


def _lead(game: Weighed) -> Part:
    if all(game.wins):
        return Part(0, 1)  # all won together
    return Part(_best(game, won=True) - _best(game, won=False), 1)


def _best(game: Weighed, won: bool) -> int:
    return max(p for p, win in zip(game.points, game.wins, strict=True) if (win > 0) == won)


def _length(game: Weighed) -> Part:
    return Part(game.choices, 1)


def _played(card: str, game: Weighed) -> Part:
    return Part(card in game.cards, 1)


def _won(card: str, game: Weighed) -> Part:
    holders = [seat for seat, gained in game.gained if gained == card]
    return Part(sum(game.wins[seat] for seat in holders), len(holders))
