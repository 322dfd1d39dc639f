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
KERNEL = ["numbers", "chance", "refusals", "state", "playout"]
COLD_ROOMS = [  # the rooms of a game that no playout or search passes through
    "__init__",
    "defaults",
    "edition",
    "journal",
    "odds",
    "outlook",
    "position",
    "telling",
    "view",
    "wording",
]


def hot_modules() -> list[str]:
    """The kernel's core and, of every game, the rooms that a playout or a search passes through."""
    kernel = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL]
    rooms = [
        room for room in sorted((SOURCE / "games").glob("*/*.py")) if room.stem not in COLD_ROOMS
    ]
    return [str(path) for path in kernel + rooms]


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
    if "dist_info" in sys.argv or "egg_info" in sys.argv:
        return []  # only the package's name and needs are asked for
    if os.environ.get("BACKROOM_PURE") == "1":
        print("backroom: BACKROOM_PURE=1, so the rules will run interpreted", file=sys.stderr)
        return []
    if not can_compile():
        print("backroom: no C compiler found, so the rules will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = mypycify(hot_modules(), opt_level="3")
    for module in modules:
        if os.name == "posix":
            # Nobody replaces our functions at load time, so the compiler may inline them.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions())
