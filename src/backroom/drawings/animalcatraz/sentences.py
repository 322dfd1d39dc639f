"""The table in sentences: time, prison, dossiers, decks, fights and odds."""

from backroom.drawings.animalcatraz.signs import WAITING
from backroom.games.animalcatraz.labels import NOTHING_HERE, RIVAL_SIGNS, Labels
from backroom.games.animalcatraz.view.parts import (
    AnimalcatrazView,
    CellView,
    GangsterView,
    InmateView,
    Odds,
    Prospect,
    RivalView,
    RoomView,
    SideView,
    StatView,
)
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker, one_stop

NONE = "none"  # what a message's selector sees where there is nothing
STRIKES = {"fight"}
THEFTS = {"pickpocket", "robbery"}
# By question that is answered with a look at odds: the rolls that matter to it; none named: all.
WEIGHED: dict[str, set[str]] = {
    "main": set(),
    "courier": set(),
    "attack_or_steal": STRIKES | THEFTS,
    "attack_whom": STRIKES,
    "steal_where": THEFTS,
    "steal_with": THEFTS,
    "recruit_where": {"recruiting"},
    "escape": {"escape_force", "escape_cunning", "escape"},
    "corrupt_how": {"corruption"},
    "courier_guard": {"corruption"},
    "run": {"fugitive"},
    "pursue": {"fugitive"},
    "riot_opponent": STRIKES,
    "who_fights": STRIKES,
    "fight_whom": STRIKES,
    "counter_or_abandon": STRIKES | {"abandoning"},
    "frenzy": STRIKES,
    "reveal": {"clash"},
}
# The questions before which one reads what one's inmates can learn and do.
PLANNED = {"main", "who_plays", "night_training"}


def percent(odds: Odds) -> int:
    return round(100 * odds.win / odds.of)


class Sentences:
    """Tells one view."""

    def __init__(self, view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.labels = Labels(view, speaker)
        self.question = NONE if view.question is None else view.question.ask

    def say(self, message: str, **values: object) -> str:
        return one_stop(self.speaker.phrases.say(message, **values))

    def below(self) -> list[str]:
        """All that the drawn prison does not show."""
        return [
            *self._event(),
            *self._elsewhere(),
            *(self._rival(rival) for rival in self.view.rivals),
            *(self._inmate(inmate) for inmate in self.view.inmates if inmate.card is not None),
            *self._own_cards(),
            self._decks(),
            *self._choosing(),
            *self._fight(),
            *self._odds(),
            *self._result(),
        ]

    # Time.

    def time(self) -> str:
        view, say = self.view, self.say
        parts = [say("animalcatraz-board-time", day=view.day, round=view.round)]
        if view.second_half:
            parts.append(say("animalcatraz-board-half"))
        return " ".join(parts)

    def turn(self) -> list[str]:
        """Whose turn it is, if anybody's."""
        turn = self.view.turn
        if turn is None:
            return []
        inmate = self.labels.inmate(turn.inmate)
        return [self.say("animalcatraz-board-turn", inmate=inmate, actions=turn.actions)]

    def _event(self) -> list[str]:
        view, say = self.view, self.say
        parts = []
        if view.event is not None:
            parts.append(
                say(
                    "animalcatraz-board-event",
                    event=self.speaker.called("events", view.event.event),
                    text=self.speaker.event_card(view.event.event),
                    room=NONE if view.event.room is None else self.labels.place(view.event.room),
                )
            )
            missing = [i.inmate for i in view.inmates if not i.took_part and i.at != "outside"]
            if view.event.part != "none" and missing:
                inmates = self.labels.inmates(missing)
                parts.append(say("animalcatraz-board-event-missing", inmates=inmates))
        parts.append(
            say(
                "animalcatraz-board-events-left",
                count=view.events_left,
                next=view.next_event or NONE,
            )
        )
        return [" ".join([*parts, *self._track()])]

    def _track(self) -> list[str]:
        """Gang Tags, the toothbrush, and whose turns are still to come."""
        view, say = self.view, self.say
        brush = self.labels.rival(view.toothbrush)
        parts = [say("animalcatraz-board-toothbrush", toothbrush=brush)]
        tags = {number: tag for number, tag in enumerate(view.tags, start=1) if tag is not None}
        if tags:
            listed = " ".join(f"{number}{RIVAL_SIGNS[tag]}" for number, tag in tags.items())
            parts.append(say("animalcatraz-board-track", tags=listed))
        active = None if view.turn is None else view.turn.inmate
        coming = [i.inmate for i in view.inmates if not i.played and i.inmate != active]
        if coming and view.turn is not None:
            parts.append(say("animalcatraz-board-to-play", inmates=self.labels.inmates(coming)))
        return parts

    # The prison without the drawing.

    def prison(self) -> list[str]:
        return [
            *(self._room(room) for room in self.view.rooms),
            *(self._cell(cell) for cell in self.view.cells if cell.rival is not None),
        ]

    def _room(self, room: RoomView) -> str:
        guard = room.guard
        icons = [
            self.say(
                "animalcatraz-board-icon",
                letter=icon.letter,
                icon=self.speaker.called("icons", icon.icon),
                price=icon.price,
                state=icon.state,
            )
            for icon in room.icons
        ]
        parts = [
            self.say(
                "animalcatraz-board-room",
                room=self.labels.place(room.room),
                icons=self.labels.join(icons),
            )
        ]
        if guard is not None:
            parts.append(
                self.say(
                    "animalcatraz-board-guard",
                    guard=self.speaker.called("guards", guard.guard),
                    letter=guard.letter,
                    level=guard.level,
                    owner=NONE if guard.owner is None else self.labels.rival(guard.owner),
                )
            )
        if room.door is not None:
            is_open = "yes" if room.door_open else "no"
            parts.append(self.say("animalcatraz-board-door", open=is_open))
        if room.warden:
            parts.append(self.say("animalcatraz-board-warden"))
        if room.room in self.labels.items_left:
            left = self.labels.items_left[room.room]
            parts.append(self.say("animalcatraz-board-items", count=left))
        return " ".join(parts)

    def _cell(self, cell: CellView) -> str:
        return self.say(
            "animalcatraz-board-cell",
            cell=self.labels.cell(cell.cell),
            player=NONE if cell.rival is None else self.labels.rival(cell.rival),
            cards=len(cell.cards),
            spares=" ".join(self.labels.spares(cell)),
            claimed="yes" if cell.claimed else "no",
        )

    def _elsewhere(self) -> list[str]:
        """Inmates that are in no room: the drawing has no place for them."""
        lines = []
        for place in ("hole", "outside"):
            there = [i.inmate for i in self.view.inmates if i.at == place]
            if there:
                inmates = self.labels.inmates(there)
                where = self.labels.place(place)
                lines.append(self.say("animalcatraz-pair", one=where, other=inmates))
        return lines

    # Dossiers.

    def _rival(self, rival: RivalView) -> str:
        say = self.say
        asked = any(self.view.inmates[i].seat in self.view.waiting for i in rival.inmates)
        parts = [
            say(
                "animalcatraz-board-rival",
                sign=WAITING if asked else " ",
                player=self.labels.rival(rival.rival),
                rep=rival.rep,
                rank=self.speaker.called("ranks", rival.rank),
                next=NONE
                if rival.next_rank is None
                else self.speaker.called("ranks", rival.next_rank),
                left=rival.rep_to_next or 0,
            ),
            say("animalcatraz-board-bases", free=rival.free_bases, bases=rival.bases),
        ]
        if rival.guards:
            guards = self.speaker.listed("guards", rival.guards)
            parts.append(say("animalcatraz-board-guards", guards=guards))
        parts.append(say("animalcatraz-board-tags", count=rival.free_tags))
        if rival.trash_free:
            parts.append(say("animalcatraz-board-trash", count=rival.trash_free))
        for giver, count in rival.trash_held.items():
            label = self.labels.rival(int(giver))
            parts.append(say("animalcatraz-board-trash-held", player=label, count=count))
        if rival.crimes_kept:
            crimes = self.speaker.listed("crimes", rival.crimes_kept)
            points = rival.crime_points
            parts.append(say("animalcatraz-board-crimes-kept", crimes=crimes, points=points))
        parts += self._plan(rival)
        return " ".join(parts)

    def _plan(self, rival: RivalView) -> list[str]:
        if not rival.has_plan:
            return []
        plan = NONE
        if rival.plan is not None:
            is_own = rival.rival == self.view.rival
            plan = self.speaker.plan(rival.plan, with_tools=is_own)
        secured = self.speaker.listed("cards", rival.secured) if rival.secured else NONE
        is_open = "yes" if rival.plan_open else "no"
        return [self.say("animalcatraz-board-plan", plan=plan, secured=secured, open=is_open)]

    def _inmate(self, inmate: InmateView) -> str:
        say = self.say
        parts = [
            say(
                "animalcatraz-board-inmate",
                inmate=self.labels.marked(inmate),
                place=self.labels.place(inmate.at),
                force=self._stat(inmate.force),
                cunning=self._stat(inmate.cunning),
                abilities=" ".join(
                    f"{ability.star}{'+' if ability.unlocked else f'({ability.needs})'}"
                    for ability in inmate.abilities
                ),
            )
        ]
        if inmate.cards and inmate.inmate not in self.view.your_inmates:
            parts.append(say("animalcatraz-board-carries", cards=self.labels.cards(inmate.cards)))
        upgrades = [card for card in (inmate.inmate_upgrade, inmate.cell_upgrade) if card]
        if upgrades:
            cards = self.labels.cards(upgrades)
            parts.append(say("animalcatraz-board-upgrades", cards=cards))
        if inmate.crimes:
            parts.append(say("animalcatraz-board-crimes", count=len(inmate.crimes)))
        parts += [self._gangster(gangster) for gangster in inmate.gangsters]
        if inmate.primal_rounds:
            parts.append(say("animalcatraz-board-primal", rounds=inmate.primal_rounds))
        if inmate.owed:
            parts.append(say("animalcatraz-board-owed", count=inmate.owed))
        if inmate.bleeding:
            parts.append(say("animalcatraz-board-bleeding"))
        if inmate.stage:
            parts.append(say("animalcatraz-board-stage", stage=inmate.stage))
        return " ".join(parts)

    def _stat(self, stat: StatView | None) -> str:
        return NOTHING_HERE if stat is None else f"{stat.level} [{stat.notch}/{stat.top}]"

    def _gangster(self, gangster: GangsterView) -> str:
        return self.say(
            "animalcatraz-board-gangster",
            gangster=self.speaker.called("gangsters", gangster.gangster),
            force=gangster.force,
            cards=self.labels.cards(gangster.cards) or NONE,
            used="yes" if gangster.used else "no",
        )

    def _own_cards(self) -> list[str]:
        """One's own cards with what they are good for: carried, in cells, and Crimes; of a partner
        the Crimes, which serve both (AZ-280)."""
        view, lines = self.view, []
        for inmate in view.inmates:
            if inmate.inmate in view.your_inmates:
                carried = [*inmate.cards, *(c for gang in inmate.gangsters for c in gang.cards)]
                lines += self._abilities(inmate)
                lines += self._used("animalcatraz-board-own-carried", inmate.inmate, carried)
            if inmate.rival == view.rival:
                lines += self._crimes(inmate)
        for cell in view.cells:
            if cell.rival is not None and cell.rival == view.rival and cell.cards:
                cards = [self.labels.card_with_use(card) for card in cell.cards if card]
                name = self.labels.cell(cell.cell)
                lines.append(self.say("animalcatraz-pair", one=name, other=self.labels.join(cards)))
        return lines

    def _crimes(self, inmate: InmateView) -> list[str]:
        return [
            self.say(
                "animalcatraz-board-own-crime",
                inmate=self.labels.inmate(inmate.inmate),
                crime=self.speaker.crime(crime.crime),
                ready="yes" if crime.ready else "no",
            )
            for crime in inmate.crimes
            if crime.crime is not None
        ]

    def _abilities(self, inmate: InmateView) -> list[str]:
        if inmate.card is None or self.question not in PLANNED:
            return []
        return [
            self.say(
                "animalcatraz-board-own-abilities",
                inmate=self.labels.inmate(inmate.inmate),
                first=self.speaker.ability(inmate.card, 0),
                second=self.speaker.ability(inmate.card, 1),
            )
        ]

    def _used(self, message: str, number: int, cards: list[str | None]) -> list[str]:
        known = [self.labels.card_with_use(card) for card in cards if card is not None]
        if not known:
            return []
        inmate = self.labels.inmate(number)
        return [self.say(message, inmate=inmate, cards=self.labels.join(known))]

    # Decks, and what is being chosen or fought about.

    def _decks(self) -> str:
        view = self.view
        return self.say(
            "animalcatraz-board-decks",
            chair=view.chair.count,
            pile=view.infirmary_pile.count,
            crimes=view.crime_deck.count,
            plans="+".join(str(pile.count) for pile in view.plan_piles),
        )

    def _choosing(self) -> list[str]:
        trade = self.view.trade
        lines = []
        if self.question in ("start_cell", "cell_for_card"):
            for cards in (self.view.offers or {}).values():
                listed = self.labels.join([self.labels.card_with_use(card) for card in cards])
                lines.append(self.say("animalcatraz-board-first-cards", cards=listed))
        if trade is not None:
            lines.append(
                self.say(
                    "animalcatraz-board-trade",
                    taken=self.speaker.listed("cards", trade.taken) if trade.taken else NONE,
                    price=trade.price,
                    paid=trade.paid,
                )
            )
        attempt = self.view.fugitive_try
        if attempt is not None:
            card = self.speaker.fugitive(attempt.card)
            lines.append(self.say("animalcatraz-board-fugitive", card=card, shift=attempt.shift))
        return lines

    def _fight(self) -> list[str]:
        view, lines = self.view, []
        if view.riot is not None:
            left = self.labels.join([self.labels.rival(rival) for rival in view.riot.rivals])
            room = self.labels.place(view.riot.room)
            lines.append(self.say("animalcatraz-board-riot", room=room, rivals=left))
        fight = view.fight
        if fight is not None:
            attacker, defender = fight.sides[fight.attacker], fight.sides[1 - fight.attacker]
            lines.append(
                self.say(
                    "animalcatraz-board-fight",
                    attacker=self._side(attacker),
                    defender=self._side(defender),
                    odds=NONE if fight.odds is None else percent(fight.odds),
                )
            )
        return lines

    def _side(self, side: SideView) -> str:
        """A side with its fighter first if there is one, and what it has shown and rolled."""
        members = [m for m in side.members if side.fighter in (None, m.member)]
        names = self.labels.join(
            [f"{self.speaker.called('members', m.who)} {m.force}" for m in members]
        )
        shown = "".join(f" +{self.speaker.called('cards', card)}" for card in side.revealed)
        total = "" if side.total is None else f" = {side.total}"
        return f"{RIVAL_SIGNS[side.rival]}{names}{shown}{total}"

    # Odds, and the end.

    def _odds(self) -> list[str]:
        rolls = WEIGHED.get(self.question)
        if rolls is None:
            return []
        lines = []
        weighed = [p for p in self.view.prospects if not rolls or p.roll in rolls]
        for number in self.view.your_inmates:
            mine = [p for p in weighed if p.inmate == number]
            if mine:
                odds = self.labels.join([self._prospect(prospect) for prospect in mine])
                inmate = self.labels.inmate(number)
                lines.append(self.say("animalcatraz-board-odds", inmate=inmate, odds=odds))
        return lines

    def _prospect(self, prospect: Prospect) -> str:
        target = ""
        if prospect.cell is not None:
            target = self.labels.cell(prospect.cell)
        elif prospect.target is not None:
            sort = "guards" if prospect.roll == "corruption" else "members"
            target = self.speaker.called(sort, prospect.target)
        roll = self.say(f"animalcatraz-roll-{prospect.roll.replace('_', '-')}", target=target)
        if prospect.gangster is not None:
            who = self.speaker.called("gangsters", prospect.gangster)
            roll = self.say("animalcatraz-board-thing", name=roll, use=who)
        has_stake = prospect.win != 0 or prospect.lose != 0
        return self.say(
            "animalcatraz-board-chance",
            roll=roll,
            cards=self.speaker.listed("cards", prospect.cards) if prospect.cards else NONE,
            percent=percent(prospect.odds),
            stake=f"{prospect.win:+d}/{prospect.lose:+d}" if has_stake else NONE,
        )

    def _result(self) -> list[str]:
        return [
            self.say(
                "animalcatraz-board-result",
                place=place.place,
                player=self.speaker.player(place.seat),
                points=place.points,
            )
            for place in self.view.result or []
        ]
