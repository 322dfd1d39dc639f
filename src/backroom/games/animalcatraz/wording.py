"""How the things of Animalcatraz are called in a language."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.actions import ACTIONS, ROOM_IDS
from backroom.games.animalcatraz.edition import AnimalcatrazEdition
from backroom.games.animalcatraz.edition.effects import Effect, Need
from backroom.games.animalcatraz.edition.tables import Card, Contraband, Envelope, Item
from backroom.games.animalcatraz.journal.turns import (
    InmateTaken,
    MarkerMoved,
    RepChanged,
    TakenOver,
)
from backroom.games.animalcatraz.names import PLACES, STATS
from backroom.games.animalcatraz.state import Table
from backroom.kernel.journal import Event
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import NOTHING, Speaker, phrasebook

SPOTS: Final = ("cell", "inmate", "gangster", "partner", "upgrade")  # where a card can be moved
CHANGES: Final = ("by", "notches", "shift")  # shown with their sign

# What a field of an action or event names; one that is missing here is a number or a selector.
SORTS: Final = {
    "inmate": "inmates",
    "victim": "inmates",
    "rival": "inmates",
    "by": "inmates",
    "attacker": "members",
    "defender": "members",
    "fighter": "members",
    "thief": "members",
    "winner": "members",
    "loser": "members",
    "gangster": "gangsters",
    "gangsters": "gangsters",
    "type": "types",
    "giver": "inmates",
    "taker": "inmates",
    "replaced": "inmates",
    "inmates": "inmates",
    "room": "places",
    "warden": "places",
    "cell": "cells",
    "rooms": "places",
    "place": "places",
    "to": "goals",
    "cured_in": "places",
    "icon": "icons",
    "guard": "guards",
    "card": "cards",
    "cards": "cards",
    "kind": "cards",
    "bribe": "cards",
    "old": "cards",
    "back": "things",
    "source": "spots",
    "goal": "spots",
    "items": "cards",
    "crime": "crimes",
    "plan": "plans",
    "event": "events",
    "event_card": "events",
    "seen": "secrets",
    "rank": "ranks",
    "stat": "stats",
}


def one_stop(sentence: str) -> str:
    """After a name like Rob Z. no second full stop is needed."""
    return sentence.replace("..", ".")


class AnimalcatrazSpeaker(Speaker):
    """Names rooms, people and cards from the edition."""

    people = (
        "seat",
        "partner",
        "attacker",
        "fighter",
        "thief",
        "winner",
        "giver",
        "inmate",
        "rival",
        "victim",
        "defender",
        "loser",
        "taker",
        "by",
        "to",
        "replaced",
    )

    def __init__(self, edition: AnimalcatrazEdition, language: str, players: Sequence[str]) -> None:
        super().__init__("animalcatraz", ACTIONS, phrasebook(language), players)
        self.edition = edition
        self._seat_of: dict[str, int] = {}  # by the inmate's card
        self._names = self._all_names()
        cards = edition.data.cards
        self._inmates = {inmate.id: inmate for inmate in cards.inmates}
        self._gangsters = {gangster.id: gangster for gangster in cards.gangsters}
        self._events = {event.id: event for event in cards.events}
        self._plans = {plan.id: plan for plan in cards.plans}
        self._fugitive = {card.id: card for card in cards.fugitive}
        self._crimes = {crime.id: crime for crime in cards.crimes}
        self._tradeables: dict[str, Contraband | Item] = {
            **{card.id: card for card in cards.contraband},
            **{item.id: item for item in cards.items},
        }

    def name(self, field: str, value: Any) -> object:
        if field in CHANGES and isinstance(value, int):
            return f"{value:+d}"
        sort = SORTS.get(field)
        if sort is None or value is None:
            return self._unsorted(field, value)
        if isinstance(value, list):
            return self.listed(sort, value) if value else NOTHING
        return self._names[sort].get(value, value)

    def event(self, event: Event, reader: int = SPECTATOR) -> str:
        """What happened, in words for a seat or for nobody in particular."""
        return one_stop(super().event(event, reader))

    def values_of(self, event: Event) -> dict[str, object]:
        values = super().values_of(event)
        if isinstance(event, MarkerMoved):
            values["count"] = abs(event.notches)  # the notches as such have a sign
        elif isinstance(event, RepChanged):
            values["failed"] = "yes" if event.by < 0 else "no"  # what was tried
        cell = values.get("cell")
        if isinstance(cell, int):  # a number, counted from 1
            values["wing"] = self.called("places", ROOM_IDS[at.WING + cell - 1])
        return values

    def meet(self, state: Table) -> None:
        """Learn who runs which inmate; it can change when somebody leaves."""
        b, cards = state.b, state.cards
        self._seat_of = {
            cards.inmate_ids[b[at.inmate_card(inmate)]]: int(b[at.seat(inmate)])
            for inmate in range(state.inmates)
            if b[at.inmate_card(inmate)] != at.NOTHING
        }

    def seats_behind(self, field: str, value: Any) -> list[int]:
        if isinstance(value, str):
            return [self._seat_of[value]] if value in self._seat_of else []
        if isinstance(value, int) and field not in ("seat", "partner"):
            return []  # a change of REP is nobody
        return super().seats_behind(field, value)

    def is_called(self, reader: int, field: str, value: Any) -> bool:
        """Who runs several inmates is told which of them it is."""
        if isinstance(value, str) and list(self._seat_of.values()).count(reader) > 1:
            return False
        return super().is_called(reader, field, value)

    def people_of(self, event: Event) -> list[str]:
        """A line that says who plays an inmate calls him by his name, whoever reads it."""
        fields = super().people_of(event)
        if isinstance(event, InmateTaken | TakenOver):
            return [field for field in fields if field != "inmate"]
        return fields

    def _unsorted(self, field: str, value: Any) -> object:
        if isinstance(value, dict):
            return self._pairs(field, value)
        if isinstance(value, list):
            return " ".join(map(str, value))
        return self.effect(value) if isinstance(value, Effect) else super().name(field, value)

    def _pairs(self, field: str, pairs: dict[str, Any]) -> str:
        """At the beginning: the players of each cell, the guard of each room."""
        if field == "cells":
            named = {
                self.called("cells", cell): self.phrases.join(
                    [self.player(s) for s in sorted({*seats})]
                )
                for cell, seats in pairs.items()
                if seats
            }
        else:
            named = {
                self.called("places", room): self.called("guards", guard)
                for room, guard in pairs.items()
            }
        say = self.phrases.say
        return self.phrases.join(
            [say("animalcatraz-whose", one=one, other=other) for one, other in named.items()]
        )

    def called(self, sort: str, identifier: str) -> str:
        """The name of one of the edition's things."""
        return self._names[sort][identifier]

    def listed(self, sort: str, identifiers: Iterable[str]) -> str:
        return self.phrases.join([self.called(sort, identifier) for identifier in identifiers])

    # What cards do: sentences made from kinds and parameters.

    def effect(self, effect: Effect) -> str:
        """An effect, a need or an ability in words."""
        kind = str(effect.__struct_config__.tag)
        gang = effect.gangsters if isinstance(effect, Need) else None
        values = {
            field: self.name(field, getattr(effect, field))
            for field in effect.__struct_fields__
            if field != "gangsters"
        }
        text = self.phrases.say(f"animalcatraz-effect-{_dashed(kind)}", **values)
        if gang is None:
            return text
        kind_of_gangster = self.called("types", gang.type)
        return self.phrases.say(
            "animalcatraz-need-with", need=text, count=gang.n, type=kind_of_gangster
        )

    def crime(self, identifier: str) -> str:
        """A Crime with what it brings and what it needs."""
        crime = self._crimes[identifier]
        return self.phrases.say(
            "animalcatraz-crime",
            name=self.called("crimes", identifier),
            rep=crime.rep,
            need=self.effect(crime.need),
        )

    def inmate(self, identifier: str) -> str:
        """An inmate card: what it starts with and what it can learn."""
        inmate = self._inmates[identifier]
        return self.phrases.say(
            "animalcatraz-inmate",
            name=self.called("inmates", identifier),
            force=inmate.force,
            cunning=inmate.cunning,
            first=self.ability(identifier, 0),
            second=self.ability(identifier, 1),
        )

    def ability(self, identifier: str, star: int) -> str:
        """The first or the second ability of an inmate."""
        return self.effect(self._inmates[identifier].abilities[star])

    def gangster(self, identifier: str) -> str:
        """What a gangster can do."""
        return self.effect(self._gangsters[identifier].ability)

    def price_of(self, identifier: str) -> int:
        """What a gangster wants to be paid."""
        return self._gangsters[identifier].price

    def event_card(self, identifier: str) -> str:
        """What an Event does."""
        return self.effect(self._events[identifier].effect)

    def plan(self, identifier: str, *, with_tools: bool) -> str:
        """An escape plan with its locks, and its tools for those who need them."""
        plan = self._plans[identifier]
        return self.phrases.say(
            "animalcatraz-plan",
            name=self.called("plans", identifier),
            red=plan.red,
            green=plan.green,
            tools=self.listed("cards", plan.tools) if with_tools else NOTHING,
        )

    def fugitive(self, identifier: str) -> str:
        """A card of the Fugitive with its locks; 0 is none."""
        card = self._fugitive[identifier]
        return self.phrases.say(
            "animalcatraz-fugitive",
            name=self.called("fugitive", identifier),
            red=card.red,
            green=card.green,
        )

    def use_of(self, identifier: str) -> str:
        """What a card of contraband or a prison item is good for."""
        card = self._tradeables[identifier]
        values: dict[str, object] = {"value": card.value, "effect": NOTHING}
        if card.effect is not None:
            values["effect"] = self.effect(card.effect)
        if isinstance(card, Contraband):
            values |= {"bribe": card.bribe, "guard": self.name("guard", card.guard)}
        else:
            values |= {
                "attack": card.atk,
                "damage": card.dmg,
                "once": self.name("once", card.once),
                "force": card.force,
                "plan": self.name("plan", card.plan),
                "lock": card.need,
                "help": card.esc,
            }
        return self.phrases.say(f"animalcatraz-card-{_dashed(card.kind)}", **values)

    # The Legacy campaign.

    def contents(self, envelope: Envelope) -> str:
        """What an envelope unlocks."""
        return self.listed("unlocks", envelope.unlocks)

    # Names by sort and id.

    def _all_names(self) -> dict[str, dict[str, str]]:
        cards = self.edition.data.cards
        names = {
            "ranks": self._named(cards.ranks),
            "cells": self._named(cards.cells),
            "icons": self._named(cards.icons),
            "guards": self._named(cards.guards),
            "inmates": self._named(cards.inmates),
            "plans": self._named(cards.plans),
            "events": self._named(cards.events),
            "crimes": self._named(cards.crimes),
            "types": self._named(cards.gangster_types),
            "gangsters": self._named(cards.gangsters),
            "fugitive": self._named(cards.fugitive),
            "places": {**self._named(cards.rooms), **self._said("place", PLACES[len(ROOM_IDS) :])},
            "stats": self._said("stat", STATS),
            "spots": self._said("spot", SPOTS),
        }
        names["cards"] = {
            **self._card_names(names["places"]),
            **names["inmates"],
            **names["fugitive"],
        }
        names["things"] = {**names["cards"], **names["gangsters"]}
        names["members"] = {**names["inmates"], **names["gangsters"]}
        names["unlocks"] = {**names["members"], **self._said("unlock", ["fugitive"])}
        names["goals"] = {**names["inmates"], **names["places"]}
        names["secrets"] = {**names["cards"], **names["crimes"], **names["plans"]}
        return names

    def _named(self, cards: Sequence[Card]) -> dict[str, str]:
        return {card.id: self.named(card) for card in cards}

    def _said(self, sort: str, words: Sequence[str]) -> dict[str, str]:
        return {word: self.phrases.say(f"animalcatraz-{sort}-{word}") for word in words}

    def _card_names(self, places: dict[str, str]) -> dict[str, str]:
        """Contraband and items; where several items share a name, with the room they come from."""
        names = self._named([*self.edition.data.cards.contraband, *self.edition.data.cards.items])
        shared = Counter(names.values())
        for item in self.edition.data.cards.items:
            if shared[names[item.id]] > 1:
                names[item.id] = self.phrases.say(
                    "animalcatraz-card-of-room", card=names[item.id], room=places[item.room]
                )
        return names


def _dashed(word: str) -> str:
    return word.replace("_", "-")
