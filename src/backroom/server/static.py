"""The page: files that were built from ``web/``, or a plain page that says how to build them."""

from collections.abc import Awaitable, Callable
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
NOT_KEPT = {"Cache-Control": "no-cache"}  # browsers ask each time whether there is a newer one


def page_routes() -> list[BaseRoute]:
    """Where the page is found. Everything it shows has its place in the fragment of the address."""
    routes: list[BaseRoute] = [Route("/", _index, methods=["GET"])]
    built = sorted(FOLDER.iterdir()) if FOLDER.is_dir() else []
    for path in built:
        if path.is_dir():
            routes.append(Mount(f"/{path.name}", KeptFiles(directory=path)))
        elif path != INDEX:
            routes.append(Route(f"/{path.name}", _file(path), methods=["GET"]))
    return routes


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def answer(_: Request) -> Response:
        return FileResponse(path, headers=NOT_KEPT)

    return answer


class KeptFiles(StaticFiles):
    """Built files whose names change with their contents, so that browsers may keep them."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def _index(request: Request) -> Response:
    if INDEX.is_file():
        return FileResponse(INDEX, headers=NOT_KEPT)
    language = language_of(request)
    say = phrasebook(language).say
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Backroom</title><h1>Backroom</h1><p>{say('page-not-built')}</p></html>"
    )
