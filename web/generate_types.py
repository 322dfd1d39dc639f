"""Writes the TypeScript types of everything that travels to the page from the Python ones.

One file a game (its view, its events, the data of its edition) and one for the messages of the
server. ``make types`` runs it; a test says when the files have drifted.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.json import schema_components

from backroom import games
from backroom.kernel.game import Game
from backroom.server import messages
from backroom.server.coaching import messages as coaching
from backroom.server.people import messages as people

MODULES = (messages, people, coaching)
FOLDER = Path(__file__).parent / "src" / "generated"
REFERENCE = "#/"
HEAD = "// Written by web/generate_types.py (make types) from the Python types. Do not edit.\n"
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def files() -> dict[Path, str]:
    """Every generated file and what it says."""
    written = {FOLDER / f"{name}.ts": _game_types(games.game(name)) for name in games.names()}
    written[FOLDER / "messages.ts"] = _message_types()
    return written


def _game_types(game: Game) -> str:
    edition = import_module(f"backroom.games.{game.name}.edition")
    data = get_type_hints(getattr(edition, f"{game.name.capitalize()}Edition").__init__)["data"]
    aliases = {"GameView": game.view_type, "GameEvent": game.event_type, "GameEdition": data}
    return _module(aliases)


def _message_types() -> str:
    """All that stands in the modules of messages, and what may be said either way."""
    classes = [kind for one in MODULES for kind in vars(one).values() if _is_message(kind)]
    aliases = {kind.__name__: kind for kind in classes}
    unions = {name: getattr(messages, name) for name in ("ClientMessage", "ServerMessage", "Event")}
    return _module({**aliases, **unions})


def _is_message(kind: object) -> bool:
    """Whether this is a struct of those modules that others do not only build on."""
    return (
        isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ in [one.__name__ for one in MODULES]
        and not kind.__subclasses__()
    )


def _module(aliases: Mapping[str, Any]) -> str:
    """A file with all types that the given ones need, and the given ones under their aliases."""
    wanted = [part for kind in aliases.values() for part in (get_args(kind) or [kind])]
    schemas, components = schema_components(wanted, ref_template=REFERENCE + "{name}")
    kinds = dict(zip(map(id, wanted), schemas, strict=True))
    lines = [_interface(name, schema) for name, schema in sorted(components.items())]
    for alias, kind in aliases.items():
        union = " | ".join(_type(kinds[id(part)]) for part in (get_args(kind) or [kind]))
        if union != alias:
            lines.append(f"export type {alias} = {union};\n")
    return HEAD + "\n" + "\n".join(lines)


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    name = _name(name)
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{_comment(schema)}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", []))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"{_comment(schema)}export interface {name} {{\n{''.join(fields)}}}\n"


def _comment(schema: Mapping[str, Any]) -> str:
    text = " ".join(str(schema.get("description", "")).split())
    return f"/** {text} */\n" if text else ""


def _type(schema: Mapping[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return _name(str(schema["$ref"]).removeprefix(REFERENCE))
    if "anyOf" in schema:
        return _union([_type(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return _union([_literal(value) for value in schema["enum"]])
    if "const" in schema:
        return _literal(schema["const"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case str() as plain:
            return PLAIN[plain]
    return "unknown"


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _union(parts: Sequence[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _literal(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value)


def _name(name: str) -> str:
    """Structs of the same name in two modules are told apart by their module's last part."""
    *_, module, last = ["", *name.split(".")]
    return module.capitalize() + last


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
