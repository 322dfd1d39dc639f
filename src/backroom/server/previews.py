"""What a link to a table shows where it is pasted: which game, and who plays if everybody may know.

``/t/TABLE`` is the page itself, with a few lines in its head for programs that look at links. All
that the page then needs stands behind the ``#``, which no server sees.
"""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from backroom.kernel.text import phrasebook
from backroom.server.endpoint import Desk
from backroom.server.http import address_of, language_of
from backroom.server.problems import NotDone
from backroom.server.static import INDEX, NOT_KEPT
from backroom.server.store import StoreLost
from backroom.server.table import Table

OPEN, CLOSE = "<!-- preview -->", "<!-- /preview -->"  # what the page's own lines stand between


def preview_route(desk: Desk, origins: tuple[str, ...]) -> Route:
    """The address of a table for links."""

    async def answer(request: Request) -> Response:
        table: Table | None = None
        try:
            desk.limits.requests.spend(address_of(request))
            table = (await desk.hub.room(request.path_params["table"])).table
        except (NotDone, StoreLost):
            pass  # the page says so itself
        if not INDEX.is_file():
            return Response(status_code=404)
        page = INDEX.read_text(encoding="utf-8")
        if table is not None:
            site = origins[0] if origins else str(request.base_url).rstrip("/")
            page = _with_lines(page, _lines(table, language_of(request), site))
        return HTMLResponse(page, headers=NOT_KEPT)

    return Route("/t/{table}", answer, methods=["GET"])


def _lines(table: Table, language: str, site: str) -> str:
    say, join = phrasebook(language).say, phrasebook(language).join
    head = table.head
    game = say(f"{head.game}-name")
    people = [seat.player.name for seat in table.seats if seat.player is not None]
    free = sum(seat.is_free() for seat in table.seats)
    about = say(f"{head.game}-about")
    if head.public and people:
        kind = "preview-free" if free and table.phase == "gathering" else "preview-plays"
        about = say(kind, players=join(people), free=free)
    said = {
        "og:title": say("preview-title", game=game),
        "og:description": about,
        "og:image": f"{site}/preview-{head.game}.jpg",
        "og:url": f"{site}/t/{head.table}",
        "og:type": "website",
        "og:site_name": "Backroom",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)


def _with_lines(page: str, lines: str) -> str:
    before, _, rest = page.partition(OPEN)
    _, _, after = rest.partition(CLOSE)
    return f"{before}{lines}{after}"
