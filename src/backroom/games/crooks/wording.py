"""How the things of Crooks are called in a language."""

from collections.abc import Sequence
from typing import Any

from backroom.games.crooks.actions import ACTIONS, HANGOUT_LETTERS
from backroom.games.crooks.board import LOWEST_TARGET
from backroom.games.crooks.edition import ABILITY_IDS, GANG_IDS, CrooksEdition
from backroom.games.crooks.journal import SeenCrook
from backroom.kernel.text import NOTHING, Speaker, phrasebook


class CrooksSpeaker(Speaker):
    """Names hangouts, targets, gangs and crooks from the edition."""

    def __init__(self, edition: CrooksEdition, language: str, players: Sequence[str]) -> None:
        super().__init__("crooks", ACTIONS, phrasebook(language), players)
        self.edition = edition

    def name(self, field: str, value: Any) -> object:
        match field, value:
            case _, None:
                return super().name(field, value)
            case "hangout", _:
                return self.once(("hangout", value), lambda: self._hangout(value))
            case (("target" | "source"), _):
                return self.once(("target", value), lambda: self._target(value))
            case "slot", _:
                return int(value)
            case "gang", _:
                return self.gang(value)
            case "crook", _:
                return self.crook(value)
            case "crooks", _:
                return self.phrases.join([self._seen(crook) for crook in value])
            case "places", _:
                return self.placing(value)
            case _, list():
                return self.player_list(value)
        return super().name(field, value)

    def _hangout(self, letter: str) -> str:
        return self.phrases.say("crooks-hangout", letter=letter, name=self.hangout(letter))

    def _target(self, value: int | str) -> str:
        printed = int(str(value).removeprefix("T"))
        return self.phrases.say("crooks-target", number=printed, name=self.target(printed))

    def _seen(self, seen: int | SeenCrook | None) -> str:
        """A crook, with its owner where that was seen too."""
        if not isinstance(seen, SeenCrook):
            return self.crook(seen)
        if seen.seat is None:
            return self.crook(seen.crook)
        player = self.player(seen.seat)
        return self.phrases.say("crooks-crook-of", crook=self.crook(seen.crook), player=player)

    def crook(self, number: int | None) -> str:
        """A crook with its level and modifier; None is one that lies hidden."""
        if number is None:
            return self.phrases.say("crooks-hidden-crook")
        crook = self.edition.crook(number)
        return f"{crook.name} {self.strength(number)}"

    def strength(self, number: int) -> str:
        """A crook's level and modifier as the cards print them: 7(+2)."""
        crook = self.edition.crook(number)
        return f"{crook.level}({crook.mod:+d})" if crook.mod else str(crook.level)

    def card(self, number: int) -> str:
        """A crook with all that its card says."""
        gangs = [self.gang(gang) for gang in self.edition.crook(number).gangs]
        return self.phrases.say(
            "crooks-card",
            crook=self.crook(number),
            gangs=self.phrases.join(gangs) if gangs else NOTHING,
            ability=self.ability_of(number),
        )

    def ability_of(self, number: int) -> str:
        """The ability of a crook, if it has one."""
        ability = self.edition.crook(number).ability
        return self.ability(ability) if ability else NOTHING

    def money(self, amount: int) -> str:
        return self.phrases.say("crooks-money", amount=amount)

    def points(self, points: int) -> str:
        return self.phrases.say("crooks-points", points=points)

    def hangout(self, letter: str) -> str:
        return self.named(self.edition.data.cards.hangouts[HANGOUT_LETTERS.index(letter)])

    def target(self, printed: int) -> str:
        return self.named(self.edition.data.cards.targets[printed - LOWEST_TARGET])

    def gang(self, letter: str) -> str:
        return self.named(self.edition.data.cards.gangs[GANG_IDS.index(letter)])

    def ability(self, identifier: str) -> str:
        return self.named(self.edition.data.cards.abilities[ABILITY_IDS.index(identifier) - 1])
