"""Build of Sterling: the hot modules are compiled by mypyc where that is possible.

STERLING_COMPILE chooses: `auto` (default) compiles if it can and otherwise installs interpreted with one plain
line, `0` never compiles, `1` fails loudly when it cannot.
"""

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "sterling"
WISH = os.environ.get("STERLING_COMPILE", "auto")
if WISH not in ("auto", "0", "1"):
    sys.exit(f"STERLING_COMPILE must be auto, 0 or 1, not {WISH!r}")

names: dict[str, tuple[str, ...]] = {}
exec((PACKAGE / "_hot.py").read_text(encoding="utf-8"), names)
HOT = names["HOT"]


def interpreted(reason: str) -> None:
    if WISH == "1":
        sys.exit(f"Sterling cannot be compiled: {reason}")
    print(f"Sterling is installed interpreted (slower, same rules): {reason}", file=sys.stderr)


def extensions() -> list:
    if WISH == "0":
        return []
    try:
        from mypyc.build import mypycify

        os.chdir(ROOT)
        files = [f"src/sterling/{name}.py" for name in HOT]
        compiled = mypycify(files, opt_level="3", debug_level="0", group_name="sterling")
        if os.name == "posix":
            for extension in compiled:
                # Calls between our own functions need no way round by the dynamic linker.
                extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        return compiled
    except (ImportError, SystemExit, Exception) as problem:
        interpreted(f"{type(problem).__name__}: {problem}")
        return []


class Compile(build_ext):
    """Compiles if it can, records the hashes of the compiled sources, and gives up politely if it cannot."""

    def run(self) -> None:
        note = Path(self.build_lib) / "sterling" / "_compiled.json"
        if self.inplace:
            note = PACKAGE / "_compiled.json"
        note.unlink(missing_ok=True)
        if not self.extensions:
            self.remove_leftovers()
            return
        try:
            super().run()
        except Exception as problem:
            interpreted(f"{type(problem).__name__}: {problem}")
            self.extensions = []
            self.remove_leftovers()
            return
        hashes = {name: hashlib.sha256((PACKAGE / f"{name}.py").read_bytes()).hexdigest() for name in HOT}
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")

    def remove_leftovers(self) -> None:
        """An old shared object beside new sources would be used without a word."""
        if self.inplace:
            for old in [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), *PACKAGE.parent.glob("sterling__mypyc*")]:
                old.unlink()


class Collect(build_py):
    """Puts the catalogue and the rule texts, which live at the top of the project, into the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (PACKAGE / "static" / "index.html").is_file():
            if WISH == "1":
                sys.exit("The browser client is not built, so the wheel would lack it; run `make web` first.")
            print("Sterling is packed without its browser client: it is not built (make web)", file=sys.stderr)
        target = Path(self.build_lib) / "sterling"
        for source, place in ((ROOT / "locale", target / "locale"), (ROOT / "docs" / "rules", target / "rules")):
            if source.is_dir():
                shutil.copytree(source, place, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile, "build_py": Collect})
