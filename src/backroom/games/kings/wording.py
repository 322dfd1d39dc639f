"""How the things of New York Kings are called in a language."""

from collections.abc import Sequence
from typing import Any

from backroom.games.kings.actions import ACTIONS
from backroom.games.kings.edition import KingsEdition
from backroom.kernel.text import NOTHING, Speaker, in_print, phrasebook


class KingsSpeaker(Speaker):
    """Names districts, people, missions and cards from the edition."""

    people = ("seat", "victim", "roller")

    def __init__(self, edition: KingsEdition, language: str, players: Sequence[str]) -> None:
        super().__init__("kings", ACTIONS, phrasebook(language), players)
        self.edition = edition

    def name(self, field: str, value: Any) -> object:
        match field, value:
            case (("district" | "address" | "goal"), str()):
                return self.place(value)
            case (("who" | "beside"), str()):
                return self.person(value)
            case "mission", str():
                return self.mission(value)
            case "card", str():
                return self.card(value)
            case "car", (int() | str()):
                return int(value) + 1  # the notation counts cars from 0, people do not
            case (("hand" | "other_hand"), str()):
                return self.phrases.say(f"kings-hand-{value.replace('_', '-')}")
            case _, list():
                return self._list(field, value)
        return super().name(field, value)

    def _list(self, field: str, values: list[Any]) -> object:
        match field:
            case "group" | "bars":
                return self.phrases.join([self.person(who) for who in values])
            case "bosses":
                return self._by_player([self.person(who) for who in values])
            case "starts":
                return self._by_player([where and self.place(where) for where in values])
            case "districts" | "places":
                if values and isinstance(values[0], int):
                    return self.placing(values)
                return self.phrases.join([self.place(where) for where in values if where])
            case "dice" | "against" | "counting" | "other_counting":
                return " ".join(values)
            case "bids":
                return self._by_player(values)
            case "give" | "ask":
                return self.phrases.join([self.item(item) for item in values])
        return super().name(field, values)

    def _by_player(self, things: Sequence[object]) -> str:
        """What each seat has, those left out that have nothing."""
        return self.phrases.join(
            [
                self.phrases.say("seat-number", player=self.player(seat), number=thing)
                for seat, thing in enumerate(things)
                if thing is not None
            ]
        )

    def item(self, item: str) -> str:
        """A part of a deal: its sort, and what exactly if one may know."""
        sort, *rest = item.split()
        if not rest:
            return self.phrases.say(f"kings-item-{sort}")
        match sort:
            case "money":
                return self.phrases.say("kings-item-exact-money", amount=int(rest[0]))
            case "card":
                return self.phrases.say("kings-item-exact-card", card=self.card(rest[0]))
            case "number":
                return self.phrases.say("kings-item-exact-number", district=self.place(rest[0]))
        return self.phrases.say(
            "kings-item-exact-police",
            car=self.name("car", rest[0]),
            district=self.place(rest[1]),
        )

    def place(self, place: str) -> str:
        """A district or a cell."""
        if place.startswith("cell "):
            return self.phrases.say("kings-cell", cell=place.removeprefix("cell "))
        district = self.edition.districts.get(place)
        return in_print(district.name) if district is not None else NOTHING

    def person(self, who: str) -> str:
        return self.edition.people[who]

    def mission(self, mission: str) -> str:
        return self.named(self.edition.missions[mission])

    def card(self, card: str) -> str:
        return self.named(self.edition.resources[card])
