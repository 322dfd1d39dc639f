"""How people, cars and bars are called on a table, with the signs of suits and of what was done."""

from backroom.games.kings.view.parts import BarView, CarView, CharacterView, Odds
from backroom.games.kings.wording import KingsSpeaker

THOUSAND = 1000

SUIT_SIGNS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
ABOARD = "»"
ACTED = "✓"


def percent(cases: int, odds: Odds) -> int:
    return round(100 * cases / odds.of)


def car_place(speaker: KingsSpeaker, at: str) -> str:
    if at in ("beside", "out"):
        return speaker.phrases.say(f"kings-board-car-{at}")
    return speaker.place(at)


def car_words(speaker: KingsSpeaker, car: CarView) -> str:
    number = speaker.name("car", car.car)
    return speaker.phrases.say("kings-board-car", car=number, place=car_place(speaker, car.at))


def waiting_in(speaker: KingsSpeaker, bar: BarView) -> str:
    """A henchman in a bar, with rank and suit."""
    suits = {person.id: person.suit for person in speaker.edition.data.characters.henchmen}
    who = bar.who or ""
    return f"{speaker.person(who)} {bar.rank}{SUIT_SIGNS[suits[who]]}"


def person_words(speaker: KingsSpeaker, person: CharacterView) -> str:
    """Name, rank, suit and place; what he carries and what he can still do."""
    suit = SUIT_SIGNS.get(person.suit or "", "")
    words = f"{speaker.person(person.who)} {person.rank}{suit} {speaker.place(person.at)}"
    if person.mission is not None:
        words += f" ({speaker.mission(person.mission)})"
    if person.steps:
        words += f" +{person.steps}"
    if person.aboard:
        words += f" {ABOARD}"
    if person.acted:
        words += f" {ACTED}"
    return words
