"""The README and the docs are correct."""

import doctest
import re
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest

import sterling
from sterling import Record, cli
from sterling.games import folders

ROOT = Path(__file__).parents[1]


def blocks(file: str | Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / file).read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs_and_prints_what_its_comments_say() -> None:
    (program,) = blocks("README.md", "python")
    assert len([line for line in program.splitlines() if line.strip()]) <= 12
    out = StringIO()
    with redirect_stdout(out):
        exec(program, {})
    promised = re.findall(r"^print\(.*\)\s+# (.*)$", program, re.MULTILINE)
    assert out.getvalue().splitlines() == promised


def test_the_examples_of_the_notation_pages_run() -> None:
    for facts in sterling.games():
        for program in blocks(folders()[facts.name] / "notation.md", "python"):
            exec(program, {})


def test_the_api_page_runs_from_top_to_bottom_and_prints_what_its_comments_say() -> None:
    names: dict[str, object] = {}
    for program in blocks("docs/api.md", "python"):
        runnable = "\n".join(line for line in program.splitlines() if not line.endswith("# not run"))
        out = StringIO()
        with redirect_stdout(out):
            exec(runnable, names)
        promised = re.findall(r"^print\(.*\)\s+# (.*)$", program, re.MULTILINE)
        assert not promised or out.getvalue().splitlines() == promised


def test_every_command_of_the_readme_exists() -> None:
    (make, commands) = blocks("README.md", "")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", make, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    for line in commands.strip().splitlines():
        arguments = line.split()[1:]
        chosen = cli.parser(sterling.i18n.Words("en")).parse_args(arguments)
        assert chosen.command == arguments[0]


def test_links_and_pictures_of_the_docs_exist() -> None:
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"


def test_the_record_shown_in_the_notation_page_is_read() -> None:
    (text,) = [block for block in blocks("docs/notation.md", "") if "sterling record" in block]
    record = Record.parse(text.replace("…\n", ""))
    assert record.names == ("Anne", "Mary")
    assert record.deck_hash == sterling.game("silver-gold").deck_hash


MODULES = [
    "core.errors",
    "core.rng",
    "core.match",
    "games",
    "games.silver_gold",
    "games.amulet",
    "games.john_silver",
    "i18n",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(import_module(f"sterling.{name}"))
    assert result.failed == 0
    assert result.attempted > 0 or sterling.MODE == "compiled"


def test_the_project_speaks_of_itself_alone() -> None:
    """No machine-specific paths, no addresses of package registries."""
    import subprocess

    forbidden = ["/wo" + "rk/", "/ro" + "ot/", "index" + "-url", "registry" + " *= *http"]
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    for name in listed:
        file = ROOT / name
        if file.suffix in (".py", ".md", ".toml", ".ftl", ".txt", ".ts", ".svelte", ".json") or file.name == "Makefile":
            text = file.read_text(encoding="utf-8")
            assert not re.search("|".join(forbidden), text), name
