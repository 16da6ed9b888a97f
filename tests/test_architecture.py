"""The diagram in docs/architecture.md matches the actual dependencies."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sterling"
APART = ("games.contract",)
"""It inspects whole games, with their players and drawings, to check them; nothing at run time imports it."""
ARROW = re.compile(r"^ *(\w+)(?:\[.*?\])? --> (\w+)", re.MULTILINE)


def arrows() -> dict[str, set[str]]:
    """What each part of the diagram points to."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = re.findall(r"```mermaid\n(.*?)```", page.partition("\n## Parts\n")[2], re.DOTALL)[0]
    found: dict[str, set[str]] = {}
    for start, end in ARROW.findall(picture):
        found.setdefault(start, set()).add(end)
    return found


def part(module: str) -> str:
    """The part of the diagram that a module belongs to: `games.amulet.bot.greedy` is a game's player."""
    names = module.split(".")
    if names[0] == "games" and len(names) > 2 and names[2] in ("bot", "opponents"):
        return "player"
    if names[0] == "games" and len(names) > 2 and names[2] == "terminal":
        return "drawing"
    # `import sterling` is the public API: core and games.
    return names[0] or "games"


def imports(file: Path) -> Iterator[str]:
    """The modules of the package that a source imports, at any depth."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "sterling":
            yield from (alias.name if (SOURCES / f"{alias.name}.py").is_file() else "" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sterling."):
            yield str(node.module).removeprefix("sterling.")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "sterling":
                    yield alias.name.removeprefix("sterling").removeprefix(".")


def dependencies() -> dict[tuple[str, str], str]:
    """Which part imports which, with one module that does."""
    found: dict[tuple[str, str], str] = {}
    for file in SOURCES.rglob("*.py"):
        if file.parent == SOURCES and file.name not in ("i18n.py", "story.py"):
            continue
        name = file.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        for imported in imports(file) if name not in APART else ():
            if part(name) != part(imported) and not imported.startswith("_"):
                found[part(name), part(imported)] = f"{name} imports {imported}"
    return found


def reachable(start: str, arrows: dict[str, set[str]]) -> set[str]:
    found = {start}
    while more := {end for at in found for end in arrows.get(at, ())} - found:
        found |= more
    return found


def test_every_import_follows_the_arrows() -> None:
    picture = arrows()
    wrong = [told for (start, end), told in dependencies().items() if end not in reachable(start, picture)]
    assert wrong == []


def test_every_arrow_is_an_import() -> None:
    found = dependencies()
    assert [(start, end) for start, ends in arrows().items() for end in ends if (start, end) not in found] == []


def test_nothing_imports_what_stands_apart() -> None:
    found = [name for file in SOURCES.rglob("*.py") for name in imports(file)]
    assert "core.state" in found
    assert [name for name in found if name in APART] == []


def test_the_arrows_point_one_way() -> None:
    order = list(TopologicalSorter(arrows()).static_order())
    assert order[0] == "core"
    assert {"cli", "service", "terminal", "lab", "bots", "games", "i18n"} <= set(order)


def test_a_game_is_imported_by_no_other_part() -> None:
    """Shared code discovers games."""
    games = {init.parent.name for init in (SOURCES / "games").glob("*/__init__.py")}
    named = [
        f"{file.relative_to(SOURCES)}: {module}"
        for file in SOURCES.rglob("*.py")
        for module in imports(file)
        for game in games
        if f"games.{game}" in module and game not in file.parts
    ]
    assert named == []
