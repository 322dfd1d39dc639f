"""The page's test of fairness uses a game as this version deals it."""

from pathlib import Path
from runpy import run_path

SCRIPT = Path(__file__).parents[2] / "web" / "test" / "fair_game.py"


def test_the_game_of_the_pages_test_is_up_to_date() -> None:
    made = run_path(str(SCRIPT))
    assert made["FILE"].read_text(encoding="utf-8") == made["text"](), f"run: python {SCRIPT}"
