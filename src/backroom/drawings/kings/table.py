"""What stands beside and below the map of New York Kings, line by line."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from backroom.drawings.kings.signs import CAR, PHONE, PLACE_SIGNS, SEAT_SIGNS
from backroom.games.kings.edition import MONEY_EFFECTS
from backroom.games.kings.labels import THOUSAND, percent, person_words, waiting_in
from backroom.games.kings.view.parts import (
    BarView,
    DealView,
    FightView,
    GroupView,
    KingsView,
    MissionView,
    SeatView,
    SideView,
    Way,
)
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import NOTHING

POLICE_SIDE = 1  # of an arrest
CELLS = ("cell 3", "cell 2", "cell 1")
HEADING = "bold"
EMPTY = "-"


class Row(NamedTuple):
    """A line of the table: words, and a sign before them."""

    words: str
    sign: str = ""
    style: str = ""


# Beside the map: missions, bars, cells, decks.


def beside(view: KingsView, speaker: KingsSpeaker) -> list[Row]:
    """Missions, bars, cells and decks."""
    say = speaker.phrases.say
    rows: list[Row] = []
    if view.row:
        rows.append(Row(say("kings-board-row"), style=HEADING))
        rows += [
            Row(_open_mission(view, speaker, mission), PLACE_SIGNS[(mission.place or 1) - 1])
            for mission in view.row
        ]
    if view.missions:
        rows.append(Row(say("kings-board-in-progress"), style=HEADING))
        rows += [
            Row(_carried_mission(view, speaker, mission), SEAT_SIGNS[mission.seat or 0])
            for mission in view.missions
        ]
    rows.append(Row(say("kings-board-bars"), style=HEADING))
    known = [] if view.you == SPECTATOR else view.seats[view.you].numbers
    rows += [Row(_bar(speaker, bar), PHONE if bar.who in known else "") for bar in view.bars]
    rows.append(Row(_cells(view, speaker)))
    return rows + [Row(line) for line in _supplies(view, speaker)]


def _open_mission(view: KingsView, speaker: KingsSpeaker, mission: MissionView) -> str:
    return speaker.phrases.say(
        "kings-board-open-mission",
        title=speaker.mission(mission.mission),
        notes=", ".join(_mission_notes(view, speaker, mission)),
        address=NOTHING if mission.address is None else speaker.place(mission.address),
        goal=NOTHING if mission.goal is None else speaker.place(mission.goal),
    )


def _carried_mission(view: KingsView, speaker: KingsSpeaker, mission: MissionView) -> str:
    return speaker.phrases.say(
        "kings-board-carried-mission",
        title=speaker.mission(mission.mission),
        notes=", ".join(_mission_notes(view, speaker, mission)),
        goal=NOTHING if mission.goal is None else speaker.place(mission.goal),
    )


def _mission_notes(view: KingsView, speaker: KingsSpeaker, mission: MissionView) -> list[str]:
    """Reward, people, risk, and how far the nearest of one's own is."""
    say = speaker.phrases.say
    notes = [say("kings-money", amount=mission.reward)]
    if mission.people > 1:
        notes.append(say("kings-board-people", count=mission.people))
    if mission.risk:
        notes.append(say("kings-board-at-risk"))
    nearest = _nearest(view, mission)
    if nearest is not None:
        who = next(c.who for c in view.seats[view.you].characters if c.slot == nearest.slot)
        notes.append(say("kings-board-way", who=speaker.person(who), steps=nearest.steps))
    return notes


def _nearest(view: KingsView, mission: MissionView) -> Way | None:
    """The shortest way of a carrier to his destination, or of somebody free to an open mission."""
    if view.you == SPECTATOR:
        return None
    busy = {c.slot for c in view.seats[view.you].characters if c.mission is not None}
    ways = [
        way
        for way in view.ways or []
        if way.mission == mission.mission and (way.to == "goal" or way.slot not in busy)
    ]
    return min(ways, key=lambda way: way.steps, default=None)


def _bar(speaker: KingsSpeaker, bar: BarView) -> str:
    return speaker.phrases.say(
        "kings-board-bar",
        district=speaker.place(bar.district),
        who=NOTHING if bar.who is None else waiting_in(speaker, bar),
    )


def _cells(view: KingsView, speaker: KingsSpeaker) -> str:
    """The prisoners, by cell."""
    held = []
    for cell in CELLS:
        groups = [
            SEAT_SIGNS[seat.seat] + "".join(c.rank for c in seat.characters if c.at == cell)
            for seat in view.seats
            if any(c.at == cell for c in seat.characters)
        ]
        held.append(f"{cell.removeprefix('cell ')}: {' '.join(groups) or EMPTY}")
    return speaker.phrases.say("kings-board-cells", cells="  ".join(held))


def _supplies(view: KingsView, speaker: KingsSpeaker) -> Iterator[str]:
    say = speaker.phrases.say
    places = [car.at for car in view.cars]
    for place in ("beside", "out"):
        if place in places:
            yield say(f"kings-board-cars-{place}", count=places.count(place))
    yield say(
        "kings-board-decks",
        cards=view.cards_left,
        missions=view.missions_left,
        henchmen=view.henchmen_left,
        tiles=view.bag_count,
    )
    if view.last_round is None:
        yield say("kings-board-end", last=speaker.edition.data.rules["end_card_among_last"])


# Below the map: seats, then what concerns the reader.


def seat_facts(speaker: KingsSpeaker, seat: SeatView) -> tuple[str, str, str]:
    """Money, cards and people of a seat."""
    if not seat.alive:
        return "", "", speaker.phrases.say("kings-board-dead")
    people = [person_words(speaker, person) for person in seat.characters]
    cards = speaker.phrases.say("kings-board-cards", count=seat.cards, draws=seat.draws)
    return _money(speaker, seat), cards, " · ".join(people)


def seats(view: KingsView, speaker: KingsSpeaker) -> Iterator[Row]:
    """The seats in sentences."""
    for seat in view.seats:
        facts = " · ".join(filter(None, seat_facts(speaker, seat)))
        player = speaker.player(seat.seat)
        words = speaker.phrases.say("kings-board-seat", player=player, facts=facts)
        yield Row(words, SEAT_SIGNS[seat.seat])


def _money(speaker: KingsSpeaker, seat: SeatView) -> str:
    if seat.money is None:
        return speaker.phrases.say("kings-money-unknown")
    return speaker.phrases.say("kings-money", amount=seat.money)


def below(view: KingsView, speaker: KingsSpeaker) -> Iterator[Row]:
    """What concerns the reader now: odds, cards, a fight, a deal, the result."""
    if view.fight is not None:
        yield from _fight(speaker, view.fight, view.phase == "casualty")
    else:
        for group in view.groups or []:
            yield from _group(speaker, group)
    for deal in (view.talks, view.draft):
        if deal is not None:
            yield Row(_deal(view, speaker, deal))
    if view.bids is not None:
        yield Row(speaker.phrases.say("kings-board-bids", bids=speaker.name("bids", view.bids)))
    if view.jokers is not None:
        yield Row(_jokers(speaker, view.jokers))
    yield from _hand(view, speaker)
    if view.discards:
        cards = _counted(speaker, view.discards)
        yield Row(speaker.phrases.say("kings-board-discards", cards=cards), style="dim")
    for place in view.result or []:
        words = speaker.phrases.say(
            "kings-board-result",
            place=place.place,
            player=speaker.player(place.seat),
            amount=place.points,
        )
        yield Row(words, SEAT_SIGNS[place.seat])


def _counted(speaker: KingsSpeaker, cards: list[str]) -> str:
    counts = Counter(cards)
    return speaker.phrases.join(
        [
            speaker.phrases.say("kings-board-copies", card=speaker.card(card), count=count)
            for card, count in counts.items()
        ]
    )


def _group(speaker: KingsSpeaker, group: GroupView) -> Iterator[Row]:
    """The odds of an own group: to get past the police, and against rivals."""
    say, district = speaker.phrases.say, speaker.place(group.district)
    if group.at_risk:
        one, two = (percent(odds.win, odds) for odds in group.arrest[:2])
        yield Row(say("kings-board-risk", district=district, one=one, two=two))
    for rival, odds in group.duels.items():
        words = say(
            "kings-board-duel",
            district=district,
            player=speaker.name("seat", rival),
            win=percent(odds.win, odds),
            tie=percent(odds.tie, odds),
        )
        yield Row(words)


def _hand(view: KingsView, speaker: KingsSpeaker) -> Iterator[Row]:
    """The reader's cards, with what they do and when."""
    for card, count in Counter(view.hand or []).items():
        name = speaker.phrases.say("kings-board-copies", card=speaker.card(card), count=count)
        colour = speaker.phrases.say(f"kings-colour-{speaker.edition.resources[card].colour}")
        effect = _effect(speaker, card)
        words = speaker.phrases.say("kings-board-card", card=name, colour=colour, effect=effect)
        yield Row(words)


def _effect(speaker: KingsSpeaker, card: str) -> str:
    """What a card does, in one sentence."""
    kind = speaker.edition.resources[card]
    unit = THOUSAND if kind.effect in MONEY_EFFECTS else 1
    prices = [
        speaker.phrases.say("kings-card-price", rank=rank, amount=price // THOUSAND)
        for rank, price in (kind.prices or {}).items()
    ]
    announced = [
        speaker.phrases.say(f"kings-card-on-{what.replace('_', '-')}") for what in kind.on or []
    ]
    return speaker.phrases.say(
        f"kings-card-{kind.effect.replace('_', '-')}",
        amount=(kind.amount or 0) // unit,
        rank=kind.rank or NOTHING,
        least=(kind.min or 0) // THOUSAND,
        most=(kind.max or 0) // THOUSAND,
        prices=speaker.phrases.join(prices),
        announced=", ".join(announced),
    )


def _fight(speaker: KingsSpeaker, fight: FightView, is_over: bool) -> Iterator[Row]:
    """Both sides and the odds; once it is lost there is neither a pot nor a chance."""
    say = speaker.phrases.say
    police = fight.kind == "arrest"
    words = say(
        "kings-board-shoot-out" if is_over and not police else f"kings-board-{fight.kind}",
        district=speaker.place(fight.district),
        pot=fight.pot,
        resisting="yes" if fight.resisting else "no",
    )
    yield Row(words)
    for number, side in enumerate(fight.sides):
        is_police = police and number == POLICE_SIDE
        sign = CAR if is_police else SEAT_SIGNS[side.seat]
        yield Row(_side(speaker, side, is_police), sign)
    if is_over:
        return
    odds = say(
        f"kings-board-{fight.kind}-odds",
        player=speaker.player(fight.sides[0].seat),
        win=percent(fight.odds.win, fight.odds),
        tie=percent(fight.odds.tie, fight.odds),
    )
    yield Row(odds)


def _side(speaker: KingsSpeaker, side: SideView, is_police: bool) -> str:
    others = Counter(side.values) - Counter(side.dice)
    return speaker.phrases.say(
        "kings-board-police-side" if is_police else "kings-board-side",
        player=speaker.player(side.seat),
        dice=" ".join(side.dice) or EMPTY,
        people=" ".join(others.elements()) or EMPTY,
        jokers=side.jokers,
        hand=speaker.name("hand", side.hand),
        counting=" ".join(side.counting),
    )


def _deal(view: KingsView, speaker: KingsSpeaker, deal: DealView) -> str:
    say = speaker.phrases.say
    other = NOTHING if deal.other is None else speaker.player(deal.other)
    parties = {"player": speaker.player(deal.seat), "other": other}
    if deal.give is None or deal.ask is None:
        return say("kings-board-talks", **parties)
    message = "kings-board-draft" if deal is view.draft else "kings-board-proposal"
    give, ask_ = speaker.name("give", deal.give), speaker.name("ask", deal.ask)
    return say(message, give=give, ask=ask_, **parties)


def _jokers(speaker: KingsSpeaker, where: list[str]) -> str:
    say = speaker.phrases.say
    jokers = []
    for joker, at in zip(speaker.edition.data.jokers.cards, where, strict=True):
        seat = int(at.removeprefix("S").split()[0]) if at.startswith("S") else None
        jokers.append(
            say(
                "kings-board-joker",
                joker=joker.name,
                at="seat" if seat is not None else at,
                player=NOTHING if seat is None else speaker.player(seat),
            )
        )
    return speaker.phrases.join(jokers)
