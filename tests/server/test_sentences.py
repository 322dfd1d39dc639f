"""What is kept of sentences has a bound, whatever is told."""

from hypothesis import given
from hypothesis import strategies as st

from backroom.server.sentences import BESIDE, Sentences

MOST = 5_000


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-20, 20), st.text(max_size=300))))
def test_sentences_are_kept_up_to_so_many_bytes(told: list[tuple[int, int, str]]) -> None:
    sentences = Sentences(MOST)
    for book, entry, text in told:
        if sentences.get((book, entry, 0)) is None:
            sentences.keep((book, entry, 0), text)
            assert sentences.get((book, entry, 0)) == text
        assert sentences.bytes <= MOST


def test_what_is_wanted_stays_and_what_nobody_wants_goes() -> None:
    sentences = Sentences(10 * (BESIDE + 100))
    for number in range(100):
        sentences.keep((0, number, 0), "x" * 50)
        assert sentences.get((0, 0, 0)) is not None
    assert sentences.get((0, 1, 0)) is None
    assert sentences.get((0, 99, 0)) is not None
