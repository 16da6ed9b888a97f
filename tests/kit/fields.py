"""Generates code from the fields of a state, so that a new field is one line: `make fields`.

A state declares its fields at the top of its class. Those without a value are passed to the constructor (setup, rows of
numbers); those with one are numbers that start with it. Between two marks below them, this file writes the constructor,
`copy_to` for `clone`, and `numbers` for `key`; if there are no marks yet, it adds them. The text is part of the source,
so compiled code has plain native attributes and nothing is looked up by name; `make lint` and the kit report if it is
not up to date.

    python tests/kit/fields.py            writes it, in all games
    python tests/kit/fields.py --check    only names the files in which it is not up to date
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
BEGIN = "    # -- written by `make fields` from the fields above ".ljust(120, "-")
END = "    # -- written by hand ".ljust(120, "-")
NUMBERS = ("i64", "Unkeyed")


class FieldsError(Exception):
    """A declaration that cannot be used; the error names file and line."""


def sources(folder: Path) -> list[Path]:
    """The files of a game that may declare the fields of a state."""
    files = [folder / "rules.py", *sorted((folder / "rules").glob("*.py"))]
    return [file for file in files if file.is_file() and BEGIN in marked(file.read_text(encoding="utf-8"))]


def marked(text: str) -> str:
    """The text with the two marks below the fields of its state, if it declares one and they are missing."""
    if BEGIN in text or END in text:
        return text
    states = [
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]
    ]
    fields = [node for state in states[:1] for node in state.body if isinstance(node, ast.AnnAssign)]
    if not fields:
        return text
    lines = text.splitlines()
    last = fields[-1].end_lineno
    return "\n".join([*lines[:last], "", BEGIN, "", END, *lines[last:]]) + "\n"


def declared(file: Path) -> tuple[str, list[ast.AnnAssign]]:
    """The name of the state whose fields a file declares, and the fields."""
    lines = marked(file.read_text(encoding="utf-8")).splitlines()
    begin, end = _marks(file, lines)
    # The generated text may not match the fields any more, so it is ignored.
    rest = ast.parse("\n".join([*lines[:begin], *[""] * (end - begin), *lines[end:]]))
    state = max((node for node in rest.body if node.lineno <= begin), key=lambda node: node.lineno)
    if not isinstance(state, ast.ClassDef):
        raise FieldsError(f"{file}:{begin + 1}: the marks do not stand in a class")
    return state.name, [node for node in state.body if isinstance(node, ast.AnnAssign)]


def current(file: Path) -> str:
    """The text that the file should have."""
    state, fields = declared(file)
    lines = marked(file.read_text(encoding="utf-8")).splitlines()
    begin, end = _marks(file, lines)
    return "\n".join([*lines[: begin + 1], "", *_written(file, state, fields), "", *lines[end:]]) + "\n"


def _marks(file: Path, lines: list[str]) -> tuple[int, int]:
    try:
        return lines.index(BEGIN), lines.index(END)
    except ValueError:
        raise FieldsError(f"{file}: one of the two marks is missing") from None


def _written(file: Path, state: str, fields: list[ast.AnnAssign]) -> Iterator[str]:
    given = [name_of(field) for field in fields if field.value is None]
    numbers = [name_of(field) for field in fields if field.value is not None]
    types = {name_of(field): ast.unparse(field.annotation) for field in fields}
    for field in fields:
        if field.value is not None and types[name_of(field)] not in NUMBERS:
            raise FieldsError(f"{file}:{field.lineno}: a field with a value is {' or '.join(NUMBERS)}")
    yield "    def __init__("
    yield "        self,"
    yield from (f"        {name}: {types[name]}," for name in given)
    yield "    ) -> None:"
    yield from (f"        self.{name} = {name}" for name in given)
    yield ""
    yield f'    def copy_to(self, copy: "{state}") -> None:'
    yield '        """Copies all numbers of this state to another one."""'
    yield from (f"        copy.{name} = self.{name}" for name in numbers)
    yield ""
    yield "    def numbers(self) -> list[int]:"
    yield '        """The numbers that belong to the key as they are."""'
    yield "        return ["
    yield from (f"            self.{name}," for name in numbers if types[name] == "i64")
    yield "        ]"


def name_of(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target)


def main(check: bool) -> int:
    places = [ROOT / "src" / "sterling" / "games", ROOT / "tests" / "tiny"]
    stale = 0
    for folder in (folder for place in places for folder in sorted(place.iterdir()) if folder.is_dir()):
        for file in sources(folder):
            try:
                text = current(file)
            except FieldsError as problem:
                print(problem)
                return 1
            if text != file.read_text(encoding="utf-8"):
                stale += 1
                if check:
                    print(f"{file.relative_to(ROOT)} does not fit its fields; run: make fields")
                else:
                    file.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
