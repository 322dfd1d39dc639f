"""What a link to a table shows where it is pasted says nothing that strangers should not read."""

from pathlib import Path

import pytest

from backroom import games
from backroom.server import previews
from house import house, in_loop

PAGE = Path(__file__).parents[2] / "web" / "index.html"
PUBLIC = PAGE.parent / "public"


@in_loop
async def test_a_link_shows_the_game_and_who_plays(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(previews, "INDEX", PAGE)
        async with house(tmp_path) as server:
            ann = await server.guest('Ann "A"')
            table = await ann.open("crooks", 3)
            secret = await ann.open("kings", 2, public=False)

            async def shown(path: str, language: str = "en") -> str:
                return (await ann.http.get(path, headers={"Accept-Language": language})).text

            page = await shown(f"/t/{table}")
            assert 'og:title" content="A table of Crooks"' in page
            assert "Ann &quot;A&quot; and 2 free seats." in page
            assert f'content="{server.address}/preview-crooks.jpg"' in page
            assert (PUBLIC / "preview-crooks.jpg").is_file()
            assert "Une table de Crooks" in await shown(f"/t/{table}", "fr")
            private = await shown(f"/t/{secret}")
            assert "New York Kings" in private
            assert "Ann" not in private
            assert await shown("/t/none") == PAGE.read_text(encoding="utf-8")


def test_every_game_has_its_picture_and_the_page_its_icons() -> None:
    for game in games.names():
        assert (PUBLIC / f"preview-{game}.jpg").stat().st_size < 100_000
    for icon in ("icon-192.png", "icon-512.png", "icon-maskable.png"):
        assert icon in (PUBLIC / "manifest.json").read_text(encoding="utf-8")
        assert (PUBLIC / icon).is_file()
