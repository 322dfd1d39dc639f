"""Numbers of cells and columns, as far as a generator knows them."""

from collections.abc import Sequence

from backroom.kernel.layout import Things, product

SEATS = "seats"


class Sum:
    """A plain number, and counts that only the cards or the table know."""

    def __init__(self, terms: dict[tuple[str, ...], int] | None = None) -> None:
        self.terms = terms or {}

    def plus(self, other: "Sum") -> "Sum":
        terms = dict(self.terms)
        for names, factor in other.terms.items():
            terms[names] = terms.get(names, 0) + factor
        return Sum({names: factor for names, factor in terms.items() if factor})

    def is_plain(self) -> bool:
        return all(names == () for names in self.terms)

    def is_zero(self) -> bool:
        return not self.terms

    def is_one(self) -> bool:
        return self.terms == {(): 1}

    def text(self) -> str:
        written = []
        for names, factor in sorted(self.terms.items()):
            plain = [str(factor)] if factor != 1 or not names else []
            written.append(" * ".join([*plain, *names]))
        return " + ".join(written) or "0"

    def factor(self) -> str:
        return self.text() if len(self.terms) == 1 else f"({self.text()})"


def plain(number: int) -> Sum:
    return Sum({(): number} if number else {})


def steps(by: Sequence[Things]) -> Sum:
    """How many cells of a board so many things take together."""
    differing = [things for things in by if things.ids and not things.always]
    known = product([things.count(None) for things in by if things not in differing])
    return Sum({tuple(count_name(things) for things in differing): known})


def columns(kinds: Sequence[Things]) -> Sum:
    """How many columns so many things take together: of seats those of the table alone."""
    names, known = [], 1
    for things in kinds:
        if things.are_seats:
            names.append(SEATS)
        elif things.ids and not things.always:
            names.append(count_name(things))
        else:
            known *= things.end(None)
    return Sum({tuple(sorted(names)): known})


def count_name(things: Things) -> str:
    """What the cards call the number of such things."""
    return f"cards.{things.ids.removesuffix('_ids')}_count"
