"""Four crime board games, played exactly by their rules.

>>> import backroom
>>> table = backroom.crooks.deal(seats=4, seed=7)
>>> table.do("recruit D")
>>> table.view(1).pile
[5, 7, 21]

``crooks``, ``sneaks``, ``kings`` and ``animalcatraz`` are the games. Everything else that is public
stands in ``__all__``; what a name needs is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

COMPILING = False  # but in setup.py: the rules are compiled without what stands upon them

if TYPE_CHECKING and not COMPILING:
    from backroom.door.bots import BotFunction, Turn, bot
    from backroom.door.box import Box, box, load
    from backroom.door.match import MatchResult, match
    from backroom.door.picture import Picture
    from backroom.door.records import replay
    from backroom.door.rules import Rule, Rules, rules
    from backroom.door.table import Table
    from backroom.games.animalcatraz import GAME as _ANIMALCATRAZ
    from backroom.games.animalcatraz.view.parts import AnimalcatrazView
    from backroom.games.crooks import GAME as _CROOKS
    from backroom.games.crooks.view.parts import CrooksView
    from backroom.games.kings import GAME as _KINGS
    from backroom.games.kings.view.parts import KingsView
    from backroom.games.sneaks import GAME as _SNEAKS
    from backroom.games.sneaks.view.parts import SneaksView
    from backroom.kernel.choice import Choice
    from backroom.kernel.edition import BadEdition
    from backroom.kernel.record import BadRecord
    from backroom.kernel.refusals import Refused, SetupError
    from backroom.kernel.state import SPECTATOR

    animalcatraz = Box(_ANIMALCATRAZ)
    crooks = Box(_CROOKS)
    kings = Box(_KINGS)
    sneaks = Box(_SNEAKS)

__all__ = [
    "SPECTATOR",
    "AnimalcatrazView",
    "BadEdition",
    "BadRecord",
    "BotFunction",
    "Box",
    "Choice",
    "CrooksView",
    "KingsView",
    "MatchResult",
    "Picture",
    "Refused",
    "Rule",
    "Rules",
    "SetupError",
    "SneaksView",
    "Table",
    "Turn",
    "__version__",
    "animalcatraz",
    "bot",
    "box",
    "crooks",
    "kings",
    "load",
    "match",
    "replay",
    "rules",
    "sneaks",
]

_WHERE = {
    "SPECTATOR": "backroom.kernel.state:SPECTATOR",
    "AnimalcatrazView": "backroom.games.animalcatraz.view.parts:AnimalcatrazView",
    "BadEdition": "backroom.kernel.edition:BadEdition",
    "BadRecord": "backroom.kernel.record:BadRecord",
    "BotFunction": "backroom.door.bots:BotFunction",
    "Box": "backroom.door.box:Box",
    "Choice": "backroom.kernel.choice:Choice",
    "CrooksView": "backroom.games.crooks.view.parts:CrooksView",
    "KingsView": "backroom.games.kings.view.parts:KingsView",
    "MatchResult": "backroom.door.match:MatchResult",
    "Picture": "backroom.door.picture:Picture",
    "Refused": "backroom.kernel.refusals:Refused",
    "Rule": "backroom.door.rules:Rule",
    "Rules": "backroom.door.rules:Rules",
    "SetupError": "backroom.kernel.refusals:SetupError",
    "SneaksView": "backroom.games.sneaks.view.parts:SneaksView",
    "Table": "backroom.door.table:Table",
    "Turn": "backroom.door.bots:Turn",
    "bot": "backroom.door.bots:bot",
    "box": "backroom.door.box:box",
    "load": "backroom.door.box:load",
    "match": "backroom.door.match:match",
    "replay": "backroom.door.records:replay",
    "rules": "backroom.door.rules:rules",
}

if not TYPE_CHECKING:  # a type checker knows the names above, and that there are no others

    def __getattr__(name: str) -> object:
        if name in _WHERE:
            module, _, member = _WHERE[name].partition(":")
            found = getattr(import_module(module), member)
        elif name in __all__:
            found = import_module("backroom.door.box").box(name)  # a game
        else:
            raise AttributeError(f"module 'backroom' has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return __all__
