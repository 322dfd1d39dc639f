"""Builds the hot modules with mypyc where that is possible; pyproject.toml says the rest.

Without a C compiler, or with BACKROOM_PURE=1, the same modules are installed as they are and run
interpreted: slower, with the same results.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/backroom")
KERNEL = ["numbers", "chance", "refusals", "state", "playout", "advice", "encoder", "herd"]
BOTS = ["guide", "judgement", "lookahead", "mixture", "tree", "trials"]
COLD_ROOMS = [  # the rooms of a game that no playout or search passes through
    "__init__",
    "actions",  # its numbers are known when the others are compiled
    "asking",
    "campaign",
    "decisions",  # likewise
    "defaults",
    "edition",
    "figures",
    "journal",
    "labels",
    "layout",
    "legacy",
    "names",
    "options",
    "position",
    "refusals",  # likewise
    "slots",
    "subjects",
    "telling",
    "temper",  # asked once for every choice of a search
    "view",  # but for those that are folders: all who sit at a table see every choice
    "wording",
]
NO_CODE = "parts"  # the room of a view that only declares what is sent
# What a server does for every choice before it is kept and when it is told. Its clocks, rooms and
# sockets wait for somebody most of the time.
SERVER = ["play", "table", "undo", "happenings", "words", "scenes"]
# The words of a server lead to the whole command line, whose libraries need not be there yet.
AS_FAR_AS_IT_GOES = ["--follow-imports=silent", "--ignore-missing-imports"]


def hot_modules() -> dict[str, list[str]]:
    """By library: the kernel's core with the searches, and of every game the rooms that these pass
    through. A library is compiled on its own, so that several are compiled at the same time and a
    change in one game leaves the others as they are."""
    core = [f"kernel/{name}.py" for name in KERNEL] + [f"bots/{name}.py" for name in BOTS]
    libraries = {"backroom_core": [str(SOURCE / path) for path in core]}
    for game in sorted(SOURCE.glob("games/*/rules.py")):
        rooms = [room for room in game.parent.glob("*.py") if room.stem not in COLD_ROOMS]
        rooms += [room for room in game.parent.glob("view/*.py") if room.stem != NO_CODE]
        libraries[f"backroom_{game.parent.name}"] = [str(room) for room in sorted(rooms)]
    return libraries


def can_compile() -> bool:
    """Whether a C compiler and the headers of this Python are there."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none, with one line that says why."""
    if not {"dist_info", "egg_info", "sdist"}.isdisjoint(sys.argv):
        return []  # only the package's name and needs are asked for, or its sources
    if os.environ.get("BACKROOM_PURE") == "1":
        print("backroom: BACKROOM_PURE=1, so the rules will run interpreted", file=sys.stderr)
        return []
    if not can_compile():
        print("backroom: no C compiler found, so the rules will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    libraries = hot_modules()
    modules = mypycify(
        ["--always-true=COMPILING", *(path for paths in libraries.values() for path in paths)],
        separate=[(paths, name) for name, paths in libraries.items()],
        opt_level="2",
    )
    server = [str(SOURCE / "server" / f"{name}.py") for name in SERVER]
    modules += mypycify([*AS_FAR_AS_IT_GOES, *server], group_name="backroom_server", opt_level="2")
    for module in modules:
        if os.name == "posix":
            # Nobody replaces our functions at load time, so the compiler may inline them. Notes for
            # a debugger and warnings about C that nobody reads would take longer than all the rest.
            quick = ["-fno-semantic-interposition", "-g0", "-w"]
            module.extra_compile_args = [*module.extra_compile_args, *quick]
    # The largest first, so that no processor is left alone with it at the end.
    return sorted(modules, key=lambda module: -size_of_sources(module))


def size_of_sources(module: Extension) -> int:
    return sum(Path(source).stat().st_size for source in module.sources)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
