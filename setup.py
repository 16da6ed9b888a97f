"""Build of Sterling: the hot modules are compiled by mypyc wherever there is a C compiler.

STERLING_COMPILE   `auto` (default) compiles if there is a compiler and installs interpreted, with one plain line, if
                   there is none; `0` never compiles; `1` fails where there is no compiler. Where there is one, a type
                   error or a failed compilation is an error, never a fallback.
STERLING_LAYOUT    `one` (default) compiles everything together, which runs fastest; `games` compiles the shared
                   modules and each game by itself, so that after an edit only that game is compiled again.
STERLING_CLIENT    `0` packs a wheel or sdist without the browser client; otherwise a missing client is an error.
"""

import hashlib
import json
import os
import re
import runpy
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "sterling"


def wish(name: str, default: str, *others: str) -> str:
    """A choice from the environment, checked."""
    chosen = os.environ.get(name, default)
    if chosen not in (default, *others):
        sys.exit(f"{name} must be one of {', '.join((default, *others))}, not {chosen!r}")
    return chosen


COMPILE = wish("STERLING_COMPILE", "auto", "0", "1")
LAYOUT = wish("STERLING_LAYOUT", "one", "games")
CLIENT = wish("STERLING_CLIENT", "1", "0")
hot = runpy.run_path(str(PACKAGE / "_hot.py"))


def has_compiler() -> bool:
    """Whether a C program that includes Python's headers can be compiled here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    folder = tempfile.mkdtemp()
    try:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
    except (CCompilerError, DistutilsError, OSError):
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return True


def building() -> bool:
    """Whether this run builds anything; asking for metadata or an sdist compiles nothing."""
    return bool({"build_ext", "bdist_wheel", "editable_wheel", "build", "install", "develop"} & set(sys.argv))


def extensions() -> list:
    if COMPILE == "0" or not building():
        return []
    if not has_compiler():
        if COMPILE == "1":
            sys.exit("Sterling cannot be compiled: there is no working C compiler with Python's headers.")
        print("Sterling is installed interpreted (slower, same rules): there is no C compiler.", file=sys.stderr)
        return []
    # A type error in any hot module ends the build here, with mypy's own message.
    from mypyc.build import mypycify

    os.chdir(ROOT)
    files = {group: [f"src/sterling/{name}.py" for name in names] for group, names in hot["groups"]().items()}
    every = [file for group in files.values() for file in group]
    target = f"build/{LAYOUT}"
    if LAYOUT == "one":
        compiled = mypycify(every, opt_level="3", debug_level="0", group_name="sterling", target_dir=target)
    else:
        apart = [(group, f"sterling_{name}") for name, group in files.items()]
        compiled = mypycify(every, opt_level="2", debug_level="0", separate=apart, target_dir=target)
    for extension in compiled:
        extension.sources = [mended(source, target) for source in extension.sources]
        extension.include_dirs = [*extension.include_dirs, target]
    if os.name == "posix":
        for extension in compiled:
            # Calls between our own functions need not go through the dynamic linker, nor do our tables: nobody else
            # sees them. Functions begin with a line of the cache: without that, an edit in one module made the rules in
            # another an eighth slower. Nobody reads what the C compiler thinks of generated code, and looking for it
            # takes as long as compiling.
            quick = ["-fno-semantic-interposition", "-fvisibility=hidden", "-falign-functions=64", "-Wno-all", "-w"]
            extension.extra_compile_args = [*extension.extra_compile_args, *quick]
    return compiled


INSIDE = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*)if \(\2\)")
OWNING = re.compile(r"(arg_\w+ = )(Vec[A-Z]\w+?)Api\.unbox\((obj_\w+)\);")


def mended(source: str, target: str) -> str:
    """The C file to compile instead of this one. It borrows a `vec` passed by interpreted code, and tells the compiler
    that an index is inside its `vec`, unless it is not.

    The wrapper that mypyc 2.4 writes around a compiled function takes a reference to each `vec` argument and never
    releases it, so every call would leak memory. And where it reads or writes an item, it does not say which case is
    the rare one: an index that counts from the end.
    """
    given = Path(source)
    if given.suffix != ".c" or not given.is_relative_to(target):
        return source
    text = given.read_text(encoding="utf-8")
    text = INSIDE.sub(r"\1if (likely(\2))", text)
    text = OWNING.sub(r"\1Py_TYPE(\3) == \2Api.boxed_type ? ((\2Object *)\3)->vec : \2Api.unbox(\3);", text)
    better = Path(target) / "mended" / given.relative_to(target)
    if not better.is_file() or better.read_text(encoding="utf-8") != text:
        better.parent.mkdir(parents=True, exist_ok=True)
        better.write_text(text, encoding="utf-8")
    return str(better)


class Compile(build_ext):
    """Compiles, and records which sources were compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.inplace:
            # The two layouts share neither objects nor the extensions linked from them.
            self.build_temp = str(ROOT / "build" / LAYOUT / "objects")
            self.build_lib = str(ROOT / "build" / LAYOUT / "lib")

    def run(self) -> None:
        note = PACKAGE / "_compiled.json" if self.inplace else Path(self.build_lib) / "sterling" / "_compiled.json"
        note.unlink(missing_ok=True)
        if self.inplace:
            self.remove_leftovers()
        if not self.extensions:
            return
        super().run()
        sources = {name: hashlib.sha256((PACKAGE / f"{name}.py").read_bytes()).hexdigest() for name in hot["HOT"]}
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(json.dumps({"layout": LAYOUT, "sources": sources}, indent=1) + "\n", encoding="utf-8")

    def remove_leftovers(self) -> None:
        """Python would silently use an old shared object next to new sources."""
        for pattern in ("*.so", "*.pyd"):
            for old in PACKAGE.parent.rglob(pattern):
                old.unlink()


def require_client() -> None:
    if CLIENT == "1" and not (PACKAGE / "static" / "index.html").is_file():
        sys.exit(
            "The browser client is not built, so the package would lack it: run `make web` first, "
            "or set STERLING_CLIENT=0 to pack without it."
        )


class Collect(build_py):
    """Packs the modules and their data; a package without the browser client must be requested explicitly."""

    def run(self) -> None:
        if not self.editable_mode:
            require_client()
        super().run()


class Source(sdist):
    """An sdist carries the built client, so that a wheel can be made from it without Node."""

    def run(self) -> None:
        require_client()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile, "build_py": Collect, "sdist": Source})
