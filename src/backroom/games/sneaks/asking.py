"""The question and its answers in words: what lies at a site, what the bank has, what an exchange
does."""

from backroom.games.sneaks.view.parts import SneaksView
from backroom.games.sneaks.wording import SneaksSpeaker
from backroom.kernel.asking import Asking


class SneaksAsking(Asking):
    """Words for one view's decision. No choice of this game needs to be confirmed."""

    def __init__(self, view: SneaksView, speaker: SneaksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say

    def question(self) -> str:
        """What is chosen, and how many more choices of the kind there are."""
        view = self.view
        if view.settling is not None:
            return self.say(f"sneaks-board-ask-{view.phase}", left=view.settling.left)
        if view.plan is None:
            return self.say("sneaks-ask-plan")
        me = view.seats[view.you]
        sneaks = me.sneaks - len(view.plan.sneaks)
        if sneaks > 0:
            return self.say("sneaks-board-ask-sneaks", left=sneaks)
        return self.say("sneaks-board-ask-snitches", left=me.snitches - len(view.plan.snitches))

    def answer(self, code: int) -> str:
        action = self.speaker.actions[code]
        match action.kind:
            case "sneak" | "snitch":
                return self._at_site(code)
            case "take":
                colour = action.values["colour"]
                token, left = self.speaker.token(colour), self.view.bank[colour]
                return self.say("sneaks-choice-take", token=token, count=left)
            case "trade":
                return self._trade(code)
        return self.speaker.action(code)

    def _at_site(self, code: int) -> str:
        action = self.speaker.actions[code]
        letter = action.values["site"]
        for site in self.view.sites:
            if site.letter == letter and site.loot is not None:
                return self.say(
                    f"sneaks-choice-{action.kind}",
                    site=self.speaker.name("site", letter),
                    loot=self.speaker.loot(site.loot),
                )
        return self.speaker.action(code)

    def _trade(self, code: int) -> str:
        values = self.speaker.actions[code].values
        for trade in self.view.trades or []:
            if (f"S{trade.partner}", trade.taken, trade.given) == tuple(values.values()):
                names = {field: self.speaker.name(field, value) for field, value in values.items()}
                return self.say(
                    "sneaks-choice-trade",
                    own=f"{trade.points[self.view.you]:+d}",
                    other=f"{trade.points[trade.partner]:+d}",
                    **names,
                )
        return self.speaker.action(code)
