"""How the things of Sneaks & Snitches are called in a language."""

from collections.abc import Sequence
from typing import Any

from backroom.games.sneaks.actions import ACTIONS, COLOUR_LETTERS, SITE_LETTERS
from backroom.games.sneaks.edition import SneaksEdition
from backroom.kernel.text import NOTHING, Speaker, in_print, phrasebook


class SneaksSpeaker(Speaker):
    """Names sites, colours and loot from the edition."""

    people = ("seat", "partner", "ally", "guards", "sneaks")

    def __init__(self, edition: SneaksEdition, language: str, players: Sequence[str]) -> None:
        super().__init__("sneaks", ACTIONS, phrasebook(language), players)
        self.edition = edition

    def name(self, field: str, value: Any) -> object:
        match field, value:
            case "site", str():
                return self.phrases.say("sneaks-site", letter=value, name=self.site(value))
            case "loot", str():
                return self.loot(value)
            case "colour", str():
                return self.phrases.say(f"sneaks-category-{value}", name=self.colour(value))
            case (("taken" | "given"), str()):
                return self.token(value)
            case "cards", dict():
                return self.phrases.pairs([self._laid(site, card) for site, card in value.items()])
            case _, list():
                return self._list(field, value)
        return super().name(field, value)

    def _list(self, field: str, values: list[Any]) -> object:
        match field:
            case "stash":
                return self.counted("stash", values)
            case "tokens":
                return self.counted("tokens", values) if any(values) else NOTHING
            case "plans":
                return self._plans(values)
            case "places":
                return self.placing(values)
            case "guards" | "sneaks" | "snitches":
                # Seats that came to a site, or sites that a seat went to; perhaps none.
                names = [self.player(v) if isinstance(v, int) else str(v) for v in values]
                return self.phrases.join(names) if names else NOTHING
        return self.player_list(values)

    def site(self, letter: str) -> str:
        return self.named(self.edition.data.cards.sites[SITE_LETTERS.index(letter)])

    def colour(self, letter: str) -> str:
        """The name of a category."""
        return self.named(self.edition.data.cards.colours[COLOUR_LETTERS.index(letter)])

    def token(self, letter: str) -> str:
        return self.phrases.say(f"sneaks-tokens-{letter}", number=1)

    def counted(self, things: str, counts: Sequence[int]) -> str:
        """Tokens or stash cards by colour, those that are there."""
        pairs = zip(COLOUR_LETTERS, counts, strict=True)
        return self.phrases.join(
            [
                self.phrases.say(f"sneaks-{things}-{letter}", number=count)
                for letter, count in pairs
                if count
            ]
        )

    def loot(self, identifier: str) -> str:
        """A loot card in words: what it pays, or what it is."""
        loot = self.edition.loot(identifier)
        if loot.kind == "tokens":
            return self.counted("tokens", loot.tokens())
        if loot.kind == "item":
            name = in_print(getattr(loot, self.phrases.language))
            return self.phrases.say("sneaks-loot-item", name=name, points=loot.vp)
        if loot.kind == "documents":
            colour = self.colour(loot.colour or "")
            return self.phrases.say("sneaks-loot-documents", colour=colour)
        return self.kind(loot.kind)

    def kind(self, kind: str) -> str:
        """The name of a kind of loot."""
        return self.phrases.say(f"sneaks-kind-{kind.replace('_', '-')}")

    def _laid(self, site: str, loot: str) -> str:
        return self.phrases.say("sneaks-laid", site=site, loot=self.loot(loot))

    def _plans(self, plans: Sequence[Sequence[str]]) -> str:
        sent = [
            self.phrases.say("sneaks-sent", player=self.player(seat), sites="+".join(sites))
            for seat, sites in enumerate(plans)
        ]
        return self.phrases.pairs(sent)
