"""The TypeScript types of the page say what the Python ones say."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "generate_types.py"


def load_generator() -> ModuleType:
    spec = spec_from_file_location("generate_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


GENERATED: dict[Path, str] = load_generator().files()


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_generated_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == GENERATED[path], "run: make types"


def test_nothing_else_lies_among_them() -> None:
    folder = next(iter(GENERATED)).parent
    assert {file for file in folder.iterdir() if file.is_file()} == set(GENERATED)
