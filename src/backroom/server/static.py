"""The page: files that were built from ``web/``, or a plain page that says how to build them."""

from os import PathLike, stat_result
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from backroom.kernel.text import phrasebook
from backroom.server.http import language_of

FOLDER = Path(__file__).parent / "page"
INDEX = FOLDER / "index.html"


def page_routes() -> list[BaseRoute]:
    """Where the page is found. Everything it shows has its place in the fragment of the address."""
    return [
        Route("/", _index, methods=["GET"]),
        Mount("/", PageFiles(directory=FOLDER, check_dir=False)),
    ]


class PageFiles(StaticFiles):
    """The built files. Names in ``assets`` change with the contents, so browsers may keep them."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_asset = Path(full_path).parent.name == "assets"
        kept = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


async def _index(request: Request) -> Response:
    if INDEX.is_file():
        return FileResponse(INDEX, headers={"Cache-Control": "no-cache"})
    language = language_of(request)
    say = phrasebook(language).say
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Backroom</title><h1>Backroom</h1><p>{say('page-not-built')}</p></html>"
    )
