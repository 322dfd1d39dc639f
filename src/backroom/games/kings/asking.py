"""The question and its answers in words: who and what is meant, odds, and what may be lost."""

from collections.abc import Callable
from typing import Final

from backroom.games.kings.actions import NO, OWN, YES
from backroom.games.kings.board import DICE
from backroom.games.kings.labels import (
    THOUSAND,
    car_place,
    car_words,
    percent,
    person_words,
    waiting_in,
)
from backroom.games.kings.view.parts import KingsView
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.asking import Asking
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import NOTHING

BOSS_SLOT = 0


class KingsAsking(Asking):
    """Words for one view's decision."""

    def __init__(self, view: KingsView, speaker: KingsSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say

    def question(self) -> str:
        view, say = self.view, self.say
        asked = say(f"kings-ask-{view.phase.replace('_', '-')}")
        if view.window is not None:
            player = NOTHING if view.active is None else self.speaker.player(view.active)
            moment = say(f"kings-window-{view.window.replace('_', '-')}", player=player)
            return f"{moment} {asked}"
        if view.draft is not None and view.phase in ("moves", "actions"):
            return say("kings-choice-draft")
        subject = subject_words(view, self.speaker)
        return say("kings-choice-about", subject=subject, asked=asked) if subject else asked

    def answer(self, code: int) -> str:
        return ChoiceText(self.view, self.speaker, code).words()

    def warning(self, code: int) -> str | None:
        """Of whatever may cost this seat its boss, and with him the game."""
        view = self.view
        lethal = {"fold": NO, "resist": YES, "casualty": OWN}.get(view.phase)
        if code != lethal or view.fight is None:
            return None
        if view.phase == "casualty":
            return self.say("kings-warning-casualty")
        if view.phase == "fold" and len(view.fight.sides[0].dice) < DICE - 1:
            return None  # there is another chance to fold before the last die
        return self.say(f"kings-warning-{view.phase}") if self._is_boss_alone() else None

    def _is_boss_alone(self) -> bool:
        """Whether nobody but this seat's boss could die in the fight at hand (NK-279, NK-420)."""
        view, fight = self.view, self.view.fight
        if fight is None:
            return False
        there = [one.slot for one in view.seats[view.you].characters if one.at == fight.district]
        jokers = sum(side.jokers for side in fight.sides if side.seat == view.you)
        return there == [BOSS_SLOT] and jokers == 0


def subject_words(view: KingsView, speaker: KingsSpeaker) -> str:
    """What the decision at hand is about, if more than its question says."""
    subject = view.subject
    if subject is None:
        return ""
    if subject.district is not None:
        waiting = [bar for bar in view.bars if bar.district == subject.district and bar.who]
        return waiting_in(speaker, waiting[0]) if waiting else speaker.place(subject.district)
    if subject.mission is not None:
        return speaker.mission(subject.mission)
    if subject.car is not None:
        return car_words(speaker, view.cars[subject.car])
    if subject.seat is None:
        return ""
    people = view.seats[subject.seat].characters
    named = [person_words(speaker, person) for person in people if person.slot == subject.slot]
    return named[0] if named else speaker.player(subject.seat)


class ChoiceText:
    """Puts one choice into words."""

    def __init__(self, view: KingsView, speaker: KingsSpeaker, code: int) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say
        self.action = speaker.actions[code]
        self.plain_words = speaker.action(code)

    def words(self) -> str:
        kind = self.action.kind
        if kind in ("yes", "no", "pass"):
            return self._answer()
        if kind == "joker" and self.view.phase == "casualty":
            return self._joker()  # NK-420: lost, not hired
        found = NOTES[kind](self) if kind in NOTES else ""
        if not found:
            return self.plain_words
        return self.say(f"kings-choice-{kind}", action=self.plain_words, note=found)

    def _number(self) -> int:
        """The number in the notation: a slot, place, tile, car, amount, die or seat."""
        (value,) = self.action.values.values()
        return int(value.removeprefix("S"))

    def _answer(self) -> str:
        """Yes and no say what they mean in the decision at hand."""
        decision = "draft" if self.view.draft is not None else self.view.phase.replace("_", "-")
        message = f"kings-choice-{decision}-{self.action.kind}"
        if not self.speaker.phrases.has(message):
            return self.plain_words
        rules, offer = self.speaker.edition.data.rules, self.view.offer or 0
        return self.say(
            message,
            fold=self._stake(rules["provocation"]["fold"] // THOUSAND),
            stay=self._stake(rules["provocation"]["raise"] // THOUSAND),
            price=offer,
            dearer=offer + rules["offer"]["hesitation"] // THOUSAND,
        )

    def _stake(self, due: int) -> int:
        """Who is short of money puts in what is left; NK-277."""
        if self.view.you == SPECTATOR:
            return due
        money = self.view.seats[self.view.you].money
        return due if money is None else min(due, money)

    def _own(self) -> str:
        return self._person(self.view.you)

    def _their(self) -> str:
        subject = self.view.subject
        rival = self.view.active if subject is None else subject.seat
        return "" if rival is None else self._person(rival)

    def _person(self, seat: int) -> str:
        if seat == SPECTATOR:
            return ""
        people = self.view.seats[seat].characters
        found = next((person for person in people if person.slot == self._number()), None)
        return "" if found is None else person_words(self.speaker, found)

    def _row(self) -> str:
        for mission in self.view.row:
            if mission.place == self._number():
                return self.say(
                    "kings-note-row",
                    mission=self.speaker.mission(mission.mission),
                    reward=self.say("kings-money", amount=mission.reward),
                )
        return ""

    def _tile(self) -> str:
        tiles = self.view.start_tiles or []
        return self.speaker.place(tiles[self._number()]) if self._number() < len(tiles) else ""

    def _car(self) -> str:
        return car_place(self.speaker, self.view.cars[self._number()].at)

    def _district(self) -> str:
        """What waits there: police, missions, a henchman, other players."""
        view, say, speaker = self.view, self.say, self.speaker
        district = self.action.values["district"]
        notes = [say("kings-note-police")] if any(car.at == district for car in view.cars) else []
        notes += [
            say("kings-note-mission", place=mission.place)
            for mission in view.row
            if mission.address == district and mission.place
        ]
        notes += [
            say("kings-note-goal", mission=speaker.mission(mission.mission))
            for mission in view.missions
            if mission.goal == district and mission.seat == view.you
        ]
        notes += [
            waiting_in(speaker, bar)
            for bar in view.bars
            if bar.district == district and bar.who is not None
        ]
        notes += [
            speaker.player(seat.seat)
            for seat in view.seats
            if seat.seat != view.you and any(person.at == district for person in seat.characters)
        ]
        return ", ".join(notes)

    def _amount(self) -> str:
        """How likely a henchman or Joker accepts."""
        view, offer = self.view, self._number()
        if view.phase == "joker_offer" and view.joker_odds and 0 < offer <= len(view.joker_odds):
            odds = view.joker_odds[offer - 1]
            return self.say("kings-note-joker", win=percent(odds.win, odds))
        if view.phase == "offer" and view.subject is not None:
            for bar in view.bars:
                if bar.district == view.subject.district and 0 < offer <= len(bar.hire):
                    odds = bar.hire[offer - 1]
                    win, tie = percent(odds.win, odds), percent(odds.tie, odds)
                    return self.say("kings-note-hire", win=win, tie=tie)
        return ""

    def _seat(self) -> str:
        """The odds of a provocation."""
        view = self.view
        if view.phase != "victim" or view.subject is None:
            return ""
        for group in view.groups or []:
            odds = group.duels.get(self.action.values["seat"])
            if group.district == view.subject.district and odds is not None:
                return self.say("kings-note-duel", win=percent(odds.win, odds))
        return ""

    def _die(self) -> str:
        fight = self.view.fight
        for side in fight.sides if fight is not None else []:
            if side.seat == self.view.you and self._number() < len(side.dice):
                return side.dice[self._number()]
        return ""

    def _joker(self) -> str:
        return self.speaker.edition.data.jokers.cards[self._number()].name


# What is told beside a choice, by its kind.
NOTES: Final[dict[str, Callable[[ChoiceText], str]]] = {
    "own": ChoiceText._own,
    "drop": ChoiceText._own,
    "their": ChoiceText._their,
    "row": ChoiceText._row,
    "tile": ChoiceText._tile,
    "car": ChoiceText._car,
    "to": ChoiceText._district,
    "amount": ChoiceText._amount,
    "seat": ChoiceText._seat,
    "die": ChoiceText._die,
    "joker": ChoiceText._joker,
}
