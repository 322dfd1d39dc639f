"""`backroom rules`: the rules in our words, by number."""

from rich.markup import escape

from backroom import games as library
from backroom.cli.output import BadInput, Language, console, print_json, voice
from backroom.kernel.rulebook import Rulebook, rulebook


def rules(
    game: str,
    number: str | None = None,
    /,
    *,
    lang: Language = "en",
    json: bool = False,
    markdown: bool = False,
) -> None:
    """Show the rules of a game, or one rule.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    number
        A rule's number, such as CR-54; without it all rules are shown.
    lang
        The language of the text.
    json
        Print the rules as JSON.
    markdown
        Print the whole book as Markdown, as it stands in docs/rules/.
    """
    voice.use(lang)
    book = rulebook(library.game(game), lang)
    chosen = book.texts if number is None else {number.upper(): _text_of(book, number.upper())}
    if json:
        print_json(chosen)
    elif markdown:
        console.out(book.to_markdown(), end="", highlight=False)
    elif number is not None:
        _print_rule(number.upper(), chosen[number.upper()])
    else:
        _print_book(book)


def _text_of(book: Rulebook, number: str) -> str:
    if number not in book.texts:
        first, last = next(iter(book.texts)), list(book.texts)[-1]
        raise BadInput(voice.say("cli-error-rule", number=number, first=first, last=last))
    return book.texts[number]


def _print_book(book: Rulebook) -> None:
    console.print(f"[bold]{escape(book.title)}[/]\n\n{escape(book.intro)}")
    for chapter in book.chapters:
        console.print(f"\n[bold]{escape(chapter.title)}[/]")
        for number in chapter.numbers:
            _print_rule(number, book.texts[number])


def _print_rule(number: str, text: str) -> None:
    console.print(f"[bold cyan]{number}[/]  {escape(text)}", highlight=False)
