"""`sterling …`: the command line.

Each command is a module of this package, named after it, with the same two functions: `arguments(parser, words)`
declares the arguments, `run(chosen, words, console)` does it. `_parser.py` discovers them. Modules are
imported for every call, if only for `--help`: anything slow to import is imported inside `run`.
"""

import os
import sys

from rich.console import Console

import sterling
from sterling import i18n
from sterling.cli._parser import BAD_INPUT, Parser, language_of, parser
from sterling.core.errors import SterlingError
from sterling.terminal.text import clean

__all__ = ["Parser", "main", "parser"]

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; returns the exit code. Users never see a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    words = i18n.use(language_of(given))
    # Names, files and answers from elsewhere are plain text, even if they contain brackets and colons.
    console = Console(markup=False, emoji=False)
    try:
        chosen = parser(words).parse_args(given)
        if chosen.version:
            print(f"sterling {sterling.__version__} ({sterling.MODE})")
            return 0
        if chosen.command is None:
            from sterling.cli._browser import open_tables

            open_tables(parser(words), words, console)
            return 0
        chosen.run(chosen, words, console)
        return 0
    except SterlingError as problem:
        print(clean(words("cli-error", code=problem.code, problem=str(problem))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(words("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whatever read our output has gone away; there is nothing left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
