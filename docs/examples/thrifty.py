"""A bot in twenty lines: it spends as little as it can.

backroom play crooks --bots thrifty:thrifty
backroom match crooks --bots thrifty:thrifty,greedy,random --games 60
backroom serve --bot thrifty:thrifty
"""

import backroom

LIKED = {"pass": 9, "place-down": 3, "place-up": 2, "place-use": 1}  # the least first


@backroom.bot
def thrifty(turn: backroom.Turn[backroom.CrooksView]) -> backroom.Choice:
    """The cheapest hangout; of all other choices the first one of the kind it likes best."""
    prices = {hangout.letter: hangout.price for hangout in turn.view.hangouts}

    def price(choice: backroom.Choice) -> int:
        return prices[choice.words[-1]] if choice.kind == "recruit" else LIKED.get(choice.kind, 0)

    return min(turn.legal, key=price)
