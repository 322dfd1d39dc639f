"""The words that positions of Animalcatraz use, both ways."""

from collections.abc import Iterator

from backroom.games.animalcatraz import board, frames
from backroom.games.animalcatraz.actions import ACTION_COUNT
from backroom.games.animalcatraz.state import Table

CELL_IDS = ["cell_1", "cell_2", "cell_3", "cell_4"]
FIGHTS = ["", "fight", "riot"]
BETS = ["", "first", "second"]
ANSWERS = ["", "yes", "no"]
NONE_WORD = "none"
ESCAPE_BIT = 27  # of ICONS_USED
WATCHERS = "w"

# The arguments of the frames, by what they are. An inmate, rival, cell or side comes first; then
# numbers that the frame's comment in state.py explains, each below a bound.
_INMATE = board.INMATES
_RIVAL = board.RIVALS
_CELL = board.CELLS
_ROOM = board.ROOMS
_SIDE = 2
_GANG = board.GANGSTERS
_TOKEN = ACTION_COUNT
_PLACE = board.BOARD_SIZE

ARGUMENTS: dict[str, tuple[int, ...]] = {
    "pick_inmate": (_INMATE,),
    "keep_inmate": (),
    "start_cell": (),
    "start_crime": (),
    "cell_for_card": (_RIVAL, board.CARDS),
    "excess_cell": (_CELL,),
    "excess_carried": (_INMATE,),
    "shift_what": (_INMATE,),
    "shift_to": (_INMATE, _TOKEN),
    "shift_swap": (_INMATE, _TOKEN, _TOKEN),
    "place_what": (_INMATE,),
    "consume_what": (_INMATE,),
    "who_plays": (_RIVAL,),
    "main": (_INMATE,),
    "night_training": (),
    "toll": (_INMATE,),
    "scapegoat_for_hole": (_INMATE, 2),
    "trash_tag": (_INMATE,),
    "move_tag": (_RIVAL, _CELL),
    "trade_take": (_INMATE, board.CORNERS),
    "trade_pay": (_INMATE, board.CORNERS),
    "work": (_INMATE, board.CARDS, board.CARDS),
    "attack_or_steal": (_INMATE, _GANG),
    "steal_where": (_INMATE, _TOKEN, _GANG),
    "steal_with": (_INMATE, _TOKEN, _TOKEN),
    "magpie_keeps": (_INMATE, _PLACE, _PLACE),
    "cellblock": (_INMATE,),
    "put_what": (_INMATE, board.CARDS),
    "put_where": (_INMATE, board.CARDS, _TOKEN),
    "take_where": (_INMATE,),
    "recruit_where": (_INMATE,),
    "recruit_pay": (_INMATE, board.SPARE, board.CARDS),
    "replace_whom": (_INMATE, board.SPARE),
    "invite_how_many": (_INMATE,),
    "invite_where": (_INMATE, _GANG),
    "escape": (_INMATE,),
    "secure_what": (_INMATE, 1 + board.BOARD_GANG),
    "pursue": (_RIVAL, _INMATE),
    "run": (_INMATE,),
    "give_up_crime": (_INMATE,),
    "crime_which": (_INMATE,),
    "crime_discard": (_INMATE, _TOKEN, board.CARDS),
    "crime_victim": (_INMATE, _TOKEN),
    "corrupt_how": (_INMATE, board.GUARDS, 1 + board.BOARD_GANG),
    "push_whom": (_INMATE,),
    "push_where": (_INMATE, _INMATE),
    "place_guard": (_INMATE,),
    "torment_whom": (_INMATE,),
    "gang_target": (_INMATE, _GANG),
    "peek_zone": (_INMATE, _GANG, _INMATE),
    "copy_whom": (_INMATE, _GANG),
    "copy_what": (_INMATE, _GANG, _INMATE),
    "courier": (_INMATE, _GANG),
    "courier_room": (_INMATE, _GANG),
    "courier_item": (_INMATE, _GANG, board.CORNERS),
    "courier_guard": (_INMATE, _GANG),
    "bet": (_INMATE,),
    "bet_card_to": (_INMATE, board.CARDS),
    "attack_whom": (_INMATE,),
    "who_fights": (_SIDE,),
    "fight_whom": (_SIDE,),
    "chemist": (_SIDE,),
    "reveal": (_SIDE, 2),
    "reroll": (_SIDE,),
    "armour": (_SIDE,),
    "counter_or_abandon": (_SIDE,),
    "swap_what": (_SIDE,),
    "swap_to": (_SIDE, _TOKEN),
    "swap_with": (_SIDE, _TOKEN, _TOKEN),
    "riot_opponent": (_RIVAL,),
    "frenzy": (_INMATE,),
    "begin_round": (),
    "step_a": (20,),
    "draw_contraband": (_RIVAL, board.CARDS),
    "visit": (_INMATE,),
    "next_turn": (),
    "turn": (_INMATE,),
    "turn_over": (_INMATE,),
    "stand_up": (_INMATE,),
    "round_over": (),
    "step_b": (20,),
    "step_c": (20,),
    "entered": (_INMATE,),
    "meet_warden": (_INMATE,),
    "go_to_hole": (_INMATE, 2),
    "steal": (_INMATE, _GANG, _TOKEN),
    "claim_wing": (_CELL,),
    "recruited": (_INMATE, board.SPARE, board.BOARD_GANG),
    "copy_over": (),
    "fugitive": (_INMATE,),
    "fugitive_roll": (_INMATE,),
    "ask_bets": (),
    "settle_bets": (2,),
    "clash": (),
    "roll": (),
    "clash_result": (),
    "clash_losses": (2,),
    "after_clash": (),
    "end_fight": (_SIDE, 3),
    "riot": (),
    "riot_next": (_RIVAL, _RIVAL),
    "riot_over": (),
    "end_game": (),
}
NUMBER_OF = {name: int(getattr(frames, name.upper())) for name in ARGUMENTS}
FRAME_NAMES = {number: name for name, number in NUMBER_OF.items()}


def frame_word(kind: int, who: int, x: int, y: int) -> str:
    """A frame of the stack in words, with the arguments that it has."""
    name, arguments = FRAME_NAMES[kind], [who, x, y]
    while len(arguments) > len(ARGUMENTS[name]) and arguments[-1] == 0:
        arguments.pop()
    return " ".join([name, *map(str, arguments)])


def known_word(mask: int) -> str:
    """Who knows: rivals by number, and those who watch."""
    rivals = "".join(str(rival) for rival in range(board.RIVALS) if (mask >> rival) & 1)
    return rivals + (WATCHERS if (mask >> board.RIVALS) & 1 else "")


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if (mask >> number) & 1]


def pending_ids(table: Table, inmate: int) -> list[str]:
    """The ids of what an inmate chooses from at set-up: two cards or Crimes to keep one of; of a 2p
    seat the first inmate has its contraband, the second the cells for it."""
    cards = table.cards
    decision = table.top() if table.b[board.DEPTH] > 0 else 0
    if decision == frames.KEEP_INMATE:
        return cards.inmate_ids
    if decision == frames.START_CRIME:
        return cards.crime_ids
    if inmate % 2 == 1:
        return CELL_IDS
    return [cards.kind_ids[cards.kind_of[card]] for card in range(board.CARDS)]


# Where cards lie, in a fixed order: the copies of a kind are counted in it.


def places_of_cards(table: Table) -> list[tuple[int, int]]:
    """Every card that lies somewhere but in a corner deck, with who knows it there by default."""
    b = table.b
    places = [
        *_places_in_hand(table),
        *_places_on_boards(table),
        *_places_in_cells(table),
        *((board.SECURED + place, int(board.PUBLIC)) for place in range(4 * board.RIVALS)),
        *((board.PILE + card, 0) for card in range(b[board.PILE_COUNT])),
        *(
            (board.CHAIR + (int(b[board.CHAIR_HEAD]) + card) % board.CARDS, 0)
            for card in range(b[board.CHAIR_COUNT])
        ),
    ]
    return [(int(b[place]), mask) for place, mask in places if b[place] != board.NOTHING]


def _places_in_hand(table: Table) -> Iterator[tuple[int, int]]:
    """The first contraband of 2p seats, before they say where it goes (AZ-049)."""
    if table.b[board.DEPTH] > 0 and table.top() == frames.START_CELL:
        for rival in range(int(table.rivals)):
            for place in range(2):
                yield board.PENDING + 4 * rival + place, 1 << rival


def _places_on_boards(table: Table) -> Iterator[tuple[int, int]]:
    for inmate in range(int(table.inmates)):
        for slot in range(board.BOARD_SLOTS):
            is_open = slot >= board.INMATE_UPGRADE_SLOT
            owner = 1 << int(table.rival_of(inmate))
            yield int(board.slot_of(inmate, slot)), int(board.PUBLIC) if is_open else owner


def _places_in_cells(table: Table) -> Iterator[tuple[int, int]]:
    b = table.b
    for cell in range(board.CELLS):
        for slot in range(board.CELL_SLOTS):
            yield int(board.cell_slot(cell, slot)), _only(int(b[board.CELL_RIVAL + cell]))
        for spare in range(cell * board.SPARE, cell * board.SPARE + board.SPARE):
            yield board.SPARE_CARD + spare, _only(int(b[board.SPARE_BY + spare]))


def _only(rival: int) -> int:
    return 0 if rival == board.NOBODY else 1 << rival
