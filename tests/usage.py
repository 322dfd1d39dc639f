"""What the package defines, and what of it anybody reaches who is no test.

A name is followed to where it was defined, through imports, from the entry points on: the command,
the games, bots and boards that are found by their folder, and whatever the benchmarks, the examples
and the Python in the documentation ask for. A method counts as reached if its class is and somebody
reads an attribute of that name; a class of another package may call the methods that it promises,
and whoever comes through the front door those of the classes that it offers.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
IN_A_STRING = re.compile(r"backroom(\.\w+)+(:\w+)?")  # "backroom.cli.serve:serve"
FRONT_DOOR = "backroom"
# What these do with a function is to hand it back: whoever calls it calls it by its name.
PLAIN_DECORATORS = {
    "abstractmethod",
    "cache",
    "cached_property",
    "classmethod",
    "contextmanager",
    "property",
    "staticmethod",
}
# Classes of other packages that call none of their methods by a name of ours.
PLAIN_BASES = {"ABC", "Exception", "NamedTuple", "Protocol", "Struct", "ValueError"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


class Name(NamedTuple):
    """A module, or something in it: a function, a class, a constant, or ``Class.method``."""

    module: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module


class Module:
    """The names of one file, and what its imports call the names of others."""

    def __init__(self, name: str, tree: ast.Module, is_package: bool = False) -> None:
        self.name = name
        self.package = name if is_package else name.rpartition(".")[0]
        self.tree = tree
        self.definitions: dict[str, Definition] = {}  # methods too, as Class.method
        self.constants: dict[str, list[ast.stmt]] = {}
        self.loose: list[ast.stmt] = []  # what has no name and is carried out
        self.imported: dict[str, Name] = {}
        self.imports: set[str] = set()
        self._read_imports()
        self._read_body(tree.body)

    def _read_imports(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    bound = alias.name if alias.asname else alias.name.partition(".")[0]
                    self.imported[alias.asname or bound] = Name(bound)
                    self.imports.add(alias.name)
            elif isinstance(node, ast.ImportFrom):
                assert node.module is not None, "imports are absolute here"
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = Name(node.module, alias.name)
                    self.imports |= {node.module, f"{node.module}.{alias.name}"}

    def _read_body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if isinstance(statement, Definition):
                self.definitions[statement.name] = statement
                for method in _methods(statement):
                    self.definitions[f"{statement.name}.{method.name}"] = method
            elif names := _assigned(statement):
                for name in names:
                    self.constants.setdefault(name, []).append(statement)
            elif isinstance(statement, ast.If):
                self.loose.append(ast.Expr(statement.test))
                self._read_body([*statement.body, *statement.orelse])
            else:
                self.loose.append(statement)

    def finds_its_modules(self) -> bool:
        """Whether the modules beside it are found by looking into the folder."""
        calls = (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        return any(ast.unparse(call) == "iter_modules(__path__)" for call in calls)


class Usage:
    """Follows every name from the entry points."""

    def __init__(self, root: Path) -> None:
        self.modules = {module.name: module for module in _modules(root / "src")}
        self.reached: set[Name] = set()
        self._attributes: set[str] = set()  # that somebody reads
        self._waiting: set[Name] = set()  # for somebody to read their name
        self._found: set[str] = set()  # folders whose modules are found by looking there
        self._public = set(_offered(self.modules[FRONT_DOOR].tree))
        self._unread: list[tuple[Module, ast.AST]] = []
        for user in _users(root):
            for imported in user.imports:
                self._reach(Name(imported))
            self._unread.append((user, user.tree))
        for name in _entry_points(root):
            self._reach(name)
        self._read_all()

    def unreached(self) -> list[str]:
        """Modules, functions, classes and methods that nobody reaches; of a module or class that
        nobody reaches only itself."""
        missing = []
        for module in self.modules.values():
            names = [Name(module.name), *(Name(module.name, name) for name in module.definitions)]
            dead = [name for name in names if name not in self.reached]
            missing += [str(name) for name in dead if Name(*_outer(name)) not in dead]
        return sorted(missing)

    # From one name to the next.

    def _read_all(self) -> None:
        while self._unread:
            module, part = self._unread.pop()
            for node in ast.walk(part):
                self._read(module, node)
            for name in [name for name in self._waiting if _last(name) in self._attributes]:
                self._waiting.remove(name)
                self._reach(name)

    def _read(self, module: Module, node: ast.AST) -> None:
        if isinstance(node, ast.Name):
            found = module.imported.get(node.id, Name(module.name, node.id))
            self._reach(found)
        elif isinstance(node, ast.Attribute):
            self._attributes.add(node.attr)
            source = self._module_named(module, node.value)
            if source is not None:
                self._reach(Name(source.name, node.attr))
        elif isinstance(node, ast.Constant) and IN_A_STRING.fullmatch(str(node.value)):
            self._reach(Name(*str(node.value).split(":")))

    def _module_named(self, module: Module, node: ast.expr) -> Module | None:
        """The module that an expression stands for, if it does: ``telling.turns``."""
        found = None
        if isinstance(node, ast.Name):
            found = module.imported.get(node.id)
        elif isinstance(node, ast.Attribute):
            outer = self._module_named(module, node.value)
            found = None if outer is None else Name(outer.name, node.attr)
        origin = None if found is None else self._origin(found)
        return None if origin is None or origin.name else self.modules.get(origin.module)

    def _origin(self, name: Name) -> Name | None:
        """Where a name comes from, through however many imports; None if from another package."""
        module = self.modules.get(name.module)
        if module is not None and name.name:
            if name.name in module.definitions or name.name in module.constants:
                return name
            further = module.imported.get(name.name, name)
            if further != name:
                return self._origin(further)
        return Name(str(name)) if str(name) in self.modules else None

    def _reach(self, name: Name) -> None:
        origin = self._origin(name)
        if origin is None or origin in self.reached:
            return
        self.reached.add(origin)
        module = self.modules[origin.module]
        if not origin.name:
            self._reach_module(module)
            return
        self._reach(Name(module.name))
        for part in module.constants.get(origin.name, []):
            self._unread.append((module, part))
        definition = module.definitions.get(origin.name)
        if isinstance(definition, ast.ClassDef):
            self._reach_class(module, definition)
        elif definition is not None:
            self._unread.append((module, definition))

    def _reach_module(self, module: Module) -> None:
        """It is imported: what has no name is carried out, and decorators may tell of functions."""
        finds = module.finds_its_modules()
        if finds:  # first of all: what it imports may come back to the modules beside it
            self._found.add(module.name)
        folder = module.name.rpartition(".")[0]
        self._reach(Name(folder))
        for imported in module.imports:
            self._reach(Name(imported))
        self._unread += [(module, part) for part in module.loose]
        for name, definition in module.definitions.items():
            if "." not in name and (name.endswith("__") or _is_told_of(definition)):
                self._reach(Name(module.name, name))
        if folder in self._found:
            for name in [*module.definitions, *module.constants]:
                self._expect(Name(module.name, name))
        if finds:
            for other in self.modules:
                if other.rpartition(".")[0] == module.name:
                    self._reach(Name(other))

    def _reach_class(self, module: Module, owner: ast.ClassDef) -> None:
        methods = list(_methods(owner))
        around = [*owner.bases, *owner.keywords, *owner.decorator_list]
        inside = [part for part in owner.body if part not in methods]
        self._unread += [(module, part) for part in (*around, *inside)]
        # Whom the front door hands a class, or who stands behind it, may call all its methods.
        is_public = Name(module.name, owner.name) in self._public
        is_foreign = is_public or self._has_foreign_base(module, owner)
        for method in methods:
            name = Name(module.name, f"{owner.name}.{method.name}")
            if is_foreign or method.name.endswith("__") or _is_told_of(method):
                self._reach(name)
            else:
                self._expect(name)

    def _expect(self, name: Name) -> None:
        """It is reached once somebody reads an attribute of its name."""
        if _last(name) in self._attributes:
            self._reach(name)
        else:
            self._waiting.add(name)

    def _has_foreign_base(self, module: Module, owner: ast.ClassDef) -> bool:
        """Whether a class of another package stands behind this one and may call its methods."""
        for base in owner.bases:
            origin = self._class_named(module, base)
            if origin is None:
                if ast.unparse(base).rpartition(".")[2] not in PLAIN_BASES:
                    return True
            else:
                other = self.modules[origin.module]
                definition = other.definitions[origin.name]
                if isinstance(definition, ast.ClassDef) and self._has_foreign_base(
                    other, definition
                ):
                    return True
        return False

    def _class_named(self, module: Module, node: ast.expr) -> Name | None:
        if isinstance(node, ast.Name):
            origin = self._origin(module.imported.get(node.id, Name(module.name, node.id)))
        elif isinstance(node, ast.Attribute):
            source = self._module_named(module, node.value)
            origin = None if source is None else self._origin(Name(source.name, node.attr))
        else:
            origin = None
        is_class = origin is not None and origin.name in self.modules[origin.module].definitions
        return origin if is_class else None


# Files.


def _modules(source: Path) -> Iterator[Module]:
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        yield Module(name, ast.parse(path.read_text()), is_package)


def _entry_points(root: Path) -> Iterator[Name]:
    scripts = tomllib.loads((root / "pyproject.toml").read_text())["project"]["scripts"]
    for target in scripts.values():
        yield Name(*target.split(":"))
    yield Name("backroom.__main__")


def _users(root: Path) -> Iterator[Module]:
    """Python outside the package that uses it, tests left out."""
    folders = ("benchmarks", "docs", "tools")
    files = [path for folder in folders for path in (root / folder).rglob("*.py")]
    for path in [root / "setup.py", root / "web" / "generate_types.py", *sorted(files)]:
        yield Module("", ast.parse(path.read_text()))
    for path in [root / "README.md", *sorted((root / "docs").glob("*.md"))]:
        for code in FENCE.findall(path.read_text()):
            yield Module("", ast.parse(code))


# Trees.


def _offered(door: ast.Module) -> Iterator[Name]:
    """What the front door says where to find."""
    for node in ast.walk(door):
        if isinstance(node, ast.Constant) and IN_A_STRING.fullmatch(str(node.value)):
            yield Name(*str(node.value).split(":"))


def _assigned(statement: ast.stmt) -> list[str]:
    """The names that a statement gives a value."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _methods(definition: Definition) -> Iterator[Function]:
    if isinstance(definition, ast.ClassDef):
        yield from (part for part in definition.body if isinstance(part, Function))


def _outer(name: Name) -> tuple[str, str]:
    """What a name stands in: a method in its class, anything else in its module."""
    return name.module, name.name.rpartition(".")[0] if name.name else "?"


def _last(name: Name) -> str:
    return name.name.rpartition(".")[2]


def _is_told_of(definition: Definition) -> bool:
    """Whether a decorator may have told somebody of a function."""
    return any(
        not any(
            isinstance(node, ast.Name) and node.id in PLAIN_DECORATORS
            for node in ast.walk(decorator)
        )
        for decorator in definition.decorator_list
    )
