"""Names that people choose: what can be seen is kept, what deceives the eye is refused.

A name is compared by how it looks, not by its code points. ``clean_name`` brings it into one form
(NFKC), refuses what is invisible or turns the writing round, and lets nobody mix scripts, which is
how most look-alikes are made. Two names of different scripts can still look the same, as "Сора" in
Cyrillic and "Copa"; ``looks`` finds that out, and a table then shows the number of the seat too.
"""

from functools import lru_cache
from itertools import groupby
from unicodedata import category, name, normalize

from backroom.server.problems import NotDone

LONGEST = 24
MARKS_IN_A_ROW = 2  # more than any living language sets over a letter

# Blank though Unicode counts them as letters, marks or symbols.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# They only choose between two pictures of the character before them.
SELECTORS = frozenset(chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
# Controls, formats (joiners and what turns the writing round), surrogates, private and unassigned.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

# Scripts that are written together; everything else stands alone.
TOGETHER = (
    frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "CJK", "HANGUL")),
    frozenset(("LATIN", "CJK", "BOPOMOFO")),
)

# What letters and digits look like, as letters of the Latin alphabet.
_ALIKE = {
    # Cyrillic
    "АВЕЅІЈКМНОРСТУХҮԌԍԚԛԜԝ": "ABESlJKMHOPCTYXYGgQqWw",
    "авеѕіјкмнорстухүгһӏԁ": "aBesijkMHopcTyxyrhld",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ": "ABEZHlKMNOPTYXCM",
    "αεικνορτυχγωϲϳ": "aeikvopTuxyωcj",
    # Armenian
    "ՍՏՕոսօհցյ": "USOnuohgj",
    # Cherokee
    "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴᏎ": "DRTiAJEWMHYGhZbRWSVSLCPKdGB4",
    # Lisu
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAElOU",
    # Latin letters of fewer alphabets
    "ɑɡıȷɩ": "agiji",
    # and what a hurried reader takes for one another in Latin
    "Il1|": "llll",
    "O0": "OO",
}
_LOOKS = str.maketrans(
    {
        letter: like
        for these, those in _ALIKE.items()
        for letter, like in zip(these, those, strict=True)
    }
)


def clean_name(given: str) -> str:
    """A name that can be shown, in one form; raises NotDone."""
    known = "".join(one for one in normalize("NFKC", given) if one not in SELECTORS)
    clean = " ".join(known.split())
    if not 0 < len(clean) <= LONGEST or not any(_is_seen(one) for one in clean):
        raise NotDone("bad_name")
    if any(category(one) in UNSEEN or one in BLANKS for one in clean):
        raise NotDone("unseen_name")
    if any(
        is_mark and len(list(run)) > MARKS_IN_A_ROW for is_mark, run in groupby(clean, _is_mark)
    ):
        raise NotDone("unseen_name")
    if not _is_one_script(clean):
        raise NotDone("mixed_name")
    return clean


@lru_cache(maxsize=10_000)
def looks(shown: str) -> str:
    """What a name looks like: the same for names that can be taken for one another."""
    return normalize("NFKD", shown).translate(_LOOKS)


def _is_seen(letter: str) -> bool:
    return category(letter)[0] in "LNPS" and letter not in BLANKS


def _is_mark(letter: str) -> bool:
    return category(letter)[0] == "M"


def _is_one_script(clean: str) -> bool:
    """Whether the letters belong to one script, or to some that are written together."""
    scripts = {_script(one) for one in clean if category(one)[0] == "L"}
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name."""
    return name(letter, "").partition(" ")[0]
