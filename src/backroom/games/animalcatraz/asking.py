"""The question and its choices in words, with what lies behind each token."""

from collections.abc import Callable
from typing import Any

from backroom.games.animalcatraz.actions import DONE, NO, YES
from backroom.games.animalcatraz.labels import NOTHING_HERE, Labels
from backroom.games.animalcatraz.view.parts import AnimalcatrazView, CellView, InmateView, SideView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker, one_stop
from backroom.kernel.actions import Action
from backroom.kernel.asking import Asking
from backroom.kernel.text import NOTHING

# Tokens that say nothing of their own: who or what they stand for is enough.
MERE_TOKENS = {"inmate", "own", "rival", "one", "two", "choose"}


class AnimalcatrazAsking(Asking):
    """Words for one view's decision."""

    def __init__(self, view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say
        self.labels = Labels(view, speaker)
        self.kind = "over" if view.question is None else view.question.ask
        self.about = {} if view.question is None else view.question.about

    def question(self) -> str:
        """What must be chosen now, with the names of those whom it is about."""
        return one_stop(self.say(f"animalcatraz-ask-{self._dashed()}", **self._named_about()))

    def _dashed(self) -> str:
        return self.kind.replace("_", "-")

    def warning(self, code: int) -> str | None:
        turn = self.view.turn
        if code == DONE and self.kind == "main" and turn is not None and turn.actions > 0:
            return self.say("animalcatraz-board-actions-left", actions=turn.actions)
        return None

    def answer(self, code: int) -> str:
        if code == DONE:
            return self._done()
        if self.kind == "bet" and code in (YES, NO):
            return self._bet(code == YES)
        action = self.speaker.actions[code]
        name = self._meaning(action)
        words = self.speaker.action(code)
        if name is None:
            return words
        if action.kind in MERE_TOKENS:
            return name
        return self.say("animalcatraz-pair", one=words, other=name)

    def _done(self) -> str:
        """To be done means something else in every decision."""
        message = f"animalcatraz-done-{self._dashed()}"
        if not self.speaker.phrases.has(message):
            return self.speaker.action(DONE)
        return self.say(message, cards=self.about.get("cards", 0))

    def _bet(self, on_attacker: bool) -> str:
        fight = self.view.fight
        if fight is None:
            return self.say("animalcatraz-choice-bet-theft", thief="yes" if on_attacker else "no")
        side = fight.sides[fight.attacker if on_attacker else 1 - fight.attacker]
        return self.say("animalcatraz-choice-bet", fighter=self._fighter(side))

    # What the question is about.

    def _named_about(self) -> dict[str, object]:
        """By name what the sentences may mention; the numbers as they are."""
        about = self.about
        inmate = self._asked_for()
        names: dict[str, object] = {
            "inmate": NOTHING if inmate is None else self.labels.inmate(inmate.inmate),
            "victim": self._told("victim", self.labels.inmate),
            "cell": self._told("cell", self.labels.cell),
            "room": self._told("room", self.labels.place),
            "guard": self._told("guard", lambda guard: self.speaker.called("guards", guard)),
            "card": self._card_in_question(),
            "target": self._told("target", self._token),
            "crime": self._told("crime", self._token),
            "fighter": self._fighter_in_question(),
            "paid": about.get("value", 0),
        }
        gangster = self._gangster_in_question()
        names["gangster"] = self.speaker.called("gangsters", gangster) if gangster else NOTHING
        names["price"] = self.speaker.price_of(gangster) if gangster else 0
        return names

    def _told(self, name: str, tell: Callable[[Any], str]) -> str:
        return tell(self.about[name]) if name in self.about else NOTHING

    def _asked_for(self) -> InmateView | None:
        """The inmate for whom is chosen; at set-up and at Night the next one of this seat."""
        offers = self.view.offers
        if offers:
            return self.view.inmates[int(next(iter(offers)))]
        if self.kind == "night_training":
            trainees = [self.view.inmates[number] for number in self.view.your_inmates]
            return next((inmate for inmate in trainees if inmate.night_left), None)
        return self._chooser()

    def _token(self, words: str) -> str:
        """What is meant by a token that was chosen before."""
        code = self.speaker.actions.code(words)
        if code is None:
            return words
        return self._meaning(self.speaker.actions[code]) or self.speaker.action(code)

    def _card_in_question(self) -> str:
        if self.kind in ("start_cell", "cell_for_card"):
            for cards in (self.view.offers or {}).values():
                return self.speaker.called("cards", cards[0])
        slot = self.about.get("slot")
        if not isinstance(slot, str):
            return NOTHING
        code = self.speaker.actions.code(slot)
        card = None if code is None else self._card_at(self.speaker.actions[code])
        return NOTHING if card is None else self.speaker.called("cards", card)

    def _fighter_in_question(self) -> str:
        side = self.about.get("side")
        if self.view.fight is None or not isinstance(side, int):
            return NOTHING
        return self._fighter(self.view.fight.sides[side])

    def _fighter(self, side: SideView) -> str:
        """Who fights for a side, or all that may."""
        members = [m.who for m in side.members if side.fighter in (None, m.member)]
        return self.speaker.listed("members", members)

    def _gangster_in_question(self) -> str | None:
        """The gangster that acts, or the one in the spare cell in question."""
        gangster, spare = self.about.get("gangster"), self.about.get("spare")
        if isinstance(gangster, str):
            return gangster
        wing = self._wing()
        if not isinstance(spare, int) or wing is None:
            return None
        return wing.spare[spare].gangster

    # Who chooses, and for which board.

    def _chooser(self) -> InmateView | None:
        """The inmate whose board the tokens are about."""
        inmate = self.about.get("inmate")
        if isinstance(inmate, int):
            return self.view.inmates[inmate]
        side = self.about.get("side")
        if isinstance(side, int) and self.view.fight is not None:
            fighting = self.view.fight.sides[side]
            own = self.view.inmates[fighting.inmate]
            return self._partner(own) if (fighting.fighter or 0) >= 3 else own
        return self.view.inmates[self.view.your_inmates[0]] if self.view.your_inmates else None

    def _partner(self, inmate: InmateView | None) -> InmateView | None:
        if inmate is None:
            return None
        both = self.view.rivals[inmate.rival].inmates
        others = [other for other in both if other != inmate.inmate]
        return self.view.inmates[others[0]] if others else None

    # What a token means.

    def _meaning(self, action: Action) -> str | None:
        """What lies behind a token; None if its words say all, or nothing is there."""
        values = {field: int(v) for field, v in action.values.items() if v.isdecimal()}
        return (
            self._person(action.kind, values) or self._thing(action, values) or self._card(action)
        )

    def _person(self, kind: str, values: dict[str, int]) -> str | None:
        match kind:
            case "inmate":
                return self._inmate(values["inmate"] - 1)
            case "own" | "rival":
                return self._member(kind, values["member"] - 1)
            case "corrupt" if self.kind == "main":
                return self._guard()
            case "ability" | "gangster":
                return self._ability(kind, next(iter(values.values())) - 1)
            case "onto-inmate":
                return self._named(self._chooser())
            case "to-partner":
                return self._named(self._partner(self._chooser()))
            case "onto-gangster" | "give-gangster":
                return self._gangster(self._chooser(), values["place"] - 1)
            case "take-gangster":
                return self._gangster(self._partner(self._chooser()), values["place"] - 1)
        return None

    def _thing(self, action: Action, values: dict[str, int]) -> str | None:
        match action.kind:
            case "cell":
                rival = self.view.cells[values["cell"] - 1].rival
                return None if rival is None else self.labels.rival(rival)
            case "spare":
                return self._spare(values["spare"] - 1)
            case "icon":
                return self._icon(action.values["letter"])
            case "one" | "two":
                return self._offer(action.kind == "two")
            case "crime-card":
                return self._crime(values["crime"] - 1)
            case "pick":
                return self.speaker.use_of(action.values["kind"])
            case "choose":
                return self.speaker.inmate(action.values["card"])
            case "event":
                event = self.view.event
                return None if event is None else self.speaker.event_card(event.event)
        return None

    def _inmate(self, number: int) -> str | None:
        return self.labels.marked(self.view.inmates[number]) if self._exists(number) else None

    def _exists(self, number: int) -> bool:
        return number < len(self.view.inmates)

    def _member(self, kind: str, member: int) -> str | None:
        """A member of a side, of one's board, or of the board that is copied from."""
        board = self._chooser()
        fight = self.view.fight
        side = self.about.get("side")
        if isinstance(side, int) and fight is not None:
            members = fight.sides[side if kind == "own" else 1 - side].members
            names = [m.who for m in members if m.member == member]
            return self.speaker.called("members", names[0]) if names else None
        victim = self.about.get("victim")
        if kind == "rival":
            board = self.view.inmates[victim] if isinstance(victim, int) else None
        if board is None:
            return None
        if member == 0:
            return self.labels.inmate(board.inmate)
        gang = [g.gangster for g in board.gangsters if g.place == member - 1]
        return self.labels.gangster_with_use(gang[0]) if gang else None

    def _named(self, inmate: InmateView | None) -> str | None:
        return None if inmate is None else self.labels.inmate(inmate.inmate)

    def _gangster(self, inmate: InmateView | None, place: int) -> str | None:
        for held in [] if inmate is None else inmate.gangsters:
            if held.place == place:
                return self.speaker.called("gangsters", held.gangster)
        return None

    def _wing(self) -> CellView | None:
        """The wing in which the inmate is, or its own."""
        inmate = self._chooser()
        if inmate is None:
            return None
        wings = [cell for cell in self.view.cells if cell.wing == inmate.at]
        if not wings or self.kind == "invite_where":
            wings = [cell for cell in self.view.cells if cell.cell == inmate.cell]
        return wings[0] if wings else None

    def _spare(self, place: int) -> str | None:
        """What is in a spare cell; who is to be recruited, with price and use."""
        wing = self._wing()
        if wing is None:
            return None
        spare = wing.spare[place]
        if self.kind == "recruit_where" and spare.gangster is not None:
            return self.say(
                "animalcatraz-choice-recruit",
                gangster=self.speaker.called("gangsters", spare.gangster),
                price=self.speaker.price_of(spare.gangster),
                use=self.speaker.gangster(spare.gangster),
            )
        found = self.labels.spare(spare)
        return None if found == NOTHING_HERE else found

    def _guard(self) -> str | None:
        """The guard in the inmate's room."""
        inmate = self._chooser()
        for room in self.view.rooms:
            if inmate is not None and room.room == inmate.at and room.guard is not None:
                return self.say(
                    "animalcatraz-choice-guard",
                    guard=self.speaker.called("guards", room.guard.guard),
                    level=room.guard.level,
                )
        return None

    def _icon(self, letter: str) -> str | None:
        inmate = self._chooser()
        rooms = [room for room in self.view.rooms if inmate and room.room == inmate.at]
        for icon in rooms[0].icons if rooms else []:
            if icon.letter == letter:
                return self.say(
                    "animalcatraz-choice-icon",
                    icon=self.speaker.called("icons", icon.icon),
                    price=icon.price,
                )
        return None

    def _ability(self, kind: str, place: int) -> str | None:
        inmate = self._chooser()
        if inmate is None or inmate.card is None:
            return None
        if kind == "ability":
            return self.speaker.ability(inmate.card, place)
        gang = [g.gangster for g in inmate.gangsters if g.place == place]
        return self.labels.gangster_with_use(gang[0]) if gang else None

    def _offer(self, second: bool) -> str | None:
        """Two cards to choose from at set-up, or those that the Magpie has drawn."""
        card = self.about.get("second_card" if second else "first_card")
        if isinstance(card, str):
            return self.labels.card_with_use(card)
        tellers = {"start_crime": self.speaker.crime, "keep_inmate": self.speaker.inmate}
        tell = tellers.get(self.kind)
        for offered in (self.view.offers or {}).values():
            if tell is not None:
                return tell(offered[1 if second else 0])
        return None

    def _crime(self, number: int) -> str | None:
        board = self._chooser() if number < 2 else self._partner(self._chooser())
        for held in [] if board is None else board.crimes:
            if held.place == number % 2 and held.crime is not None:
                return self.speaker.crime(held.crime)
        return None

    def _card(self, action: Action) -> str | None:
        card = self._card_at(action)
        return None if card is None else self.labels.card_with_use(card)

    def _card_at(self, action: Action) -> str | None:
        """The card in a place of a board or cell."""
        own = self._chooser()
        board = self._partner(own) if action.kind.startswith("partner-") else own
        if board is None:
            return None
        place = int(action.values.get("slot", 0)) - 1
        cards: list[str | None] = []
        match action.kind.removeprefix("partner-"):
            case "cell-card":
                cell = self.about.get("cell", board.cell)
                cards = self.view.cells[cell].cards if isinstance(cell, int) else []
            case "card":
                cards = board.cards
            case "gangster-card":
                gang = [g.cards for g in board.gangsters if g.place == place]
                cards, place = (gang[0] if gang else []), 0
            case "upgrade":
                is_cell = action.values["upgrade"] == "cell"
                cards = [board.cell_upgrade if is_cell else board.inmate_upgrade]
                place = 0
        return cards[place] if 0 <= place < len(cards) else None
