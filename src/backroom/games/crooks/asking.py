"""The question and its answers in words: crooks and abilities by their names, and what it costs."""

from backroom.games.crooks.view.parts import CrooksView
from backroom.games.crooks.wording import CrooksSpeaker
from backroom.kernel.asking import Asking


class CrooksAsking(Asking):
    """Words for one view's decision."""

    def __init__(self, view: CrooksView, speaker: CrooksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say

    def question(self) -> str:
        hand = self.view.hand
        able = hand is not None and bool(self.speaker.edition.crook(hand).ability)
        return self.say(f"crooks-ask-{self.view.phase}", able="yes" if able else "no")

    def answer(self, code: int) -> str:
        view, speaker = self.view, self.speaker
        action = speaker.actions[code]
        match action.kind:
            case "take" if view.pile is not None and int(action.values["slot"]) < len(view.pile):
                crook = view.pile[int(action.values["slot"])]
                return speaker.once(("take", crook), lambda: self._take(crook))
            case "recruit":
                return self._recruit(code)
            case "place-up" | "place-use" | "place-down" if view.hand is not None:
                ability = speaker.ability_of(view.hand)
                return speaker.once((code, ability), lambda: self._place(code, ability))
        return speaker.action(code)

    def warning(self, code: int) -> str | None:
        """A pass is final (CR-35)."""
        is_pass = self.speaker.actions[code].kind == "pass"
        return self.say("crooks-warning-pass") if is_pass else None

    def _take(self, crook: int) -> str:
        return self.say("crooks-choice-take", card=self.speaker.card(crook))

    def _place(self, code: int, ability: str) -> str:
        action = self.speaker.actions[code]
        return self.say(
            f"crooks-choice-{action.kind}",
            target=self.speaker.name("target", action.values["target"]),
            ability=ability,
            price=self.speaker.money(self.speaker.edition.data.rules.face_down_cost),
        )

    def _recruit(self, code: int) -> str:
        letter = self.speaker.actions[code].values["hangout"]
        prices = [one.price for one in self.view.hangouts if one.letter == letter and one.count]
        if not prices:
            return self.speaker.action(code)
        return self.speaker.once((code, prices[0]), lambda: self._recruit_for(letter, prices[0]))

    def _recruit_for(self, letter: str, price: int) -> str:
        return self.say("crooks-choice-recruit", letter=letter, price=self.speaker.money(price))
