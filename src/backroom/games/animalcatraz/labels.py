"""How things are called on a table, with the signs of rivals, states and cards."""

from collections.abc import Sequence

from backroom.games.animalcatraz.view.parts import AnimalcatrazView, CellView, InmateView, SpareView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker

RIVAL_SIGNS = "●■▲◆"
PRIMAL = "!"
LYING = "~"
CARD = "▪"
UNKNOWN = "?"
NOTHING_HERE = "-"


class Labels:
    """Names things for one view."""

    def __init__(self, view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say
        self.join = speaker.phrases.join
        self.items_left = {deck.room: deck.left for deck in view.decks}

    def inmate(self, number: int) -> str:
        """The name of an inmate, or of its player until it has one."""
        card = self.view.inmates[number].card
        if card is None:
            return self.speaker.player(self.view.inmates[number].seat)
        return self.speaker.called("inmates", card)

    def inmates(self, numbers: Sequence[int]) -> str:
        return self.join([self.inmate(number) for number in numbers])

    def marked(self, inmate: InmateView) -> str:
        """An inmate with its rival's sign and its state."""
        state = (PRIMAL if inmate.primal_rounds else "") + (LYING if inmate.lying else "")
        return f"{RIVAL_SIGNS[inmate.rival]}{self.inmate(inmate.inmate)}{state}"

    def rival(self, number: int) -> str:
        """The players of a rival, with its sign."""
        seats = {self.view.inmates[inmate].seat for inmate in self.view.rivals[number].inmates}
        players = " + ".join(self.speaker.player(seat) for seat in sorted(seats))
        return f"{RIVAL_SIGNS[number]} {players}"

    def place(self, place: str) -> str:
        return self.speaker.called("places", place)

    def cards(self, cards: Sequence[str | None]) -> str:
        """Cards by name; those that this seat may not know as a sign."""
        return ", ".join(
            UNKNOWN if card is None else self.speaker.called("cards", card) for card in cards
        )

    def card_with_use(self, card: str) -> str:
        return self.say(
            "animalcatraz-board-thing",
            name=self.speaker.called("cards", card),
            use=self.speaker.use_of(card),
        )

    def gangster_with_use(self, gangster: str) -> str:
        return self.say(
            "animalcatraz-board-thing",
            name=self.speaker.called("gangsters", gangster),
            use=self.speaker.gangster(gangster),
        )

    def cell(self, number: int) -> str:
        return self.speaker.called("cells", f"cell_{number + 1}")

    def spare(self, spare: SpareView) -> str:
        """What is in a spare cell."""
        parts = [] if spare.gangster is None else [self.speaker.called("gangsters", spare.gangster)]
        if spare.has_card:
            parts.append(CARD if spare.card is None else self.speaker.called("cards", spare.card))
        return "+".join(parts) or NOTHING_HERE

    def spares(self, cell: CellView) -> list[str]:
        return [f"[{self.spare(spare)}]" for spare in cell.spare]
