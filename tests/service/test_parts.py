"""The parts of the service: each knows those below it, none knows the whole, and there are no cycles."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import sterling.service

FOLDER = Path(sterling.service.__file__).parent
EDGES = {"app", "socket", "pages", "api", "serve"}
"""Where requests come in: only these may take parts from the whole."""
PURE = {"room", "seats", "forms", "shown", "records", "due", "acts", "clocks", "checks", "absence", "starting", "tempo"}
WORLDLY = {"asyncio", "time", "random", "secrets", "litestar", "sqlalchemy", "threading", "socket"}


def module_of(file: Path) -> str:
    parts = file.relative_to(FOLDER).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> set[str]:
    """What a file imports when it is loaded, by full name; imports for the type checker do not count."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


FILES = {module_of(file): file for file in FOLDER.rglob("*.py") if "migrations" not in file.parts}
KNOWN = {
    name: {other.removeprefix("sterling.service.") for other in imports(file)} & FILES.keys() - {name}
    for name, file in FILES.items()
}


def test_no_part_knows_itself_by_way_of_others() -> None:
    # A package names what is in its files; the files do not name the package.
    list(TopologicalSorter(KNOWN).static_order())


def test_only_the_edges_know_the_whole() -> None:
    knowing = {name.partition(".")[0] for name, others in KNOWN.items() if "composition" in others}
    assert knowing <= EDGES
    assert "app" in knowing


def test_the_game_at_a_table_depends_on_nothing_outside() -> None:
    for name in PURE:
        outside = {other.partition(".")[0] for other in imports(FILES[name])} & WORLDLY
        assert not outside, name
