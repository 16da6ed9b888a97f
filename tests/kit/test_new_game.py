"""`sterling new-game` writes a game that is complete and playable as it is."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sterling import SetupError
from sterling.games.skeleton import new_game

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the command looks at."""
    for part in ("tests/tiny/straws", "tests/games/straws"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "golden"))
    return tmp_path


def test_it_touches_nothing_but_the_folders_of_the_new_game(checkout: Path) -> None:
    before = {file for file in checkout.rglob("*") if file.is_file()}
    written = new_game(checkout, "pebble-race")
    after = {file for file in checkout.rglob("*") if file.is_file()}
    assert after - before == set(written)
    parents = {file.relative_to(checkout).as_posix().split("/pebble_race/")[0] for file in written}
    assert parents == {"src/sterling/games", "tests/games"}


def test_the_new_game_is_called_by_its_name_and_passes_the_linter(checkout: Path) -> None:
    written = new_game(checkout, "pebble_race", "PR")
    texts = {file: file.read_text(encoding="utf-8") for file in written}
    assert not [file for file, text in texts.items() if re.search(r"(?<![A-Za-z])ST[-_]\d|\bStraws", text)]
    python = [text for file, text in texts.items() if file.suffix == ".py"]
    assert any("test_PR_1_" in text for text in python)
    assert not any("PebbleRace." in text.split("\n", 1)[0] for text in python)
    shutil.copy(ROOT / "pyproject.toml", checkout / "pyproject.toml")
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, *map(str, written)]
        done = subprocess.run(
            [part for part in command if not part.endswith((".ftl", ".md"))],
            cwd=checkout,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


def test_the_new_game_fulfils_the_contract_and_its_own_tests_and_the_kit_pass(checkout: Path) -> None:
    new_game(checkout, "pebble_race")
    shutil.copytree(ROOT / "tests" / "kit", checkout / "tests" / "kit", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("conftest.py", "costs.py", "goldens.py"):
        shutil.copy(ROOT / "tests" / name, checkout / "tests" / name)
    shutil.copy(ROOT / "pyproject.toml", checkout / "pyproject.toml")
    environment = os.environ | {
        "STERLING_GAMES": str(checkout / "src" / "sterling" / "games"),
        "STERLING_EXPECT": "",
        "PYTHONPATH": str(checkout / "tests"),
    }
    goldens = [sys.executable, str(checkout / "tests" / "goldens.py"), "pebble-race"]
    subprocess.run(goldens, env=environment, cwd=checkout, check=True)
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", "pebble"]
    done = subprocess.run(
        [*command, "tests/kit", "tests/games/pebble_race", "--deselect", "tests/kit/test_new_game.py"],
        env=environment,
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"\b\d{2,3} passed", done.stdout), done.stdout


@pytest.mark.parametrize(
    ("name", "prefix", "code"),
    [
        ("Pebbles", None, "setup/game-name"),
        ("2up", None, "setup/game-name"),
        ("a__b", None, "setup/game-name"),
        ("../x", None, "setup/game-name"),
        ("pebbles", "SG", "setup/prefix"),
        ("pebbles", "x", "setup/prefix"),
    ],
)
def test_a_bad_name_or_prefix_is_refused(checkout: Path, name: str, prefix: str | None, code: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_game(checkout, name, prefix)
    assert refused.value.code == code


def test_a_game_that_is_there_is_not_overwritten(checkout: Path) -> None:
    new_game(checkout, "pebbles")
    with pytest.raises(SetupError) as refused:
        new_game(checkout, "pebbles")
    assert refused.value.code == "setup/game-exists"


def test_outside_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(SetupError) as refused:
        new_game(tmp_path, "pebbles")
    assert refused.value.code == "setup/checkout"
