"""Compiled and interpreted: the same games, never a stale or silent mix-up."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sterling
from kit.conftest import every_game
from kit.tools import playthrough_hash
from sterling import _mode
from sterling._hot import HOT, STRUCT_MODULES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sterling"
SEEDS = (1, 2)
SETTINGS = ("STERLING_PURE", "STERLING_EXPECT", "STERLING_COMPILE", "STERLING_LAYOUT")


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter, so that the mode is chosen again."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("STERLING_") or name == "STERLING_GAMES"
    }
    kept |= {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
    done = subprocess.run(
        [sys.executable, "-c", program], env=kept | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


def module_name(path: str) -> str:
    """The name under which a hot module is imported."""
    return "sterling." + path.removesuffix("/__init__").replace("/", ".")


def test_pure_forces_interpreted_code() -> None:
    program = "import sterling, sterling.core.rng as rng; print(sterling.MODE, rng.__file__.endswith('.py'))"
    assert run(program, STERLING_PURE="1").stdout.split() == ["interpreted", "True"]


def test_every_hot_module_runs_in_the_mode_that_is_reported() -> None:
    for name in HOT:
        module = __import__(module_name(name), fromlist=["x"])
        compiled = not str(module.__file__).endswith(".py")
        assert compiled is (sterling.MODE == "compiled"), name


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compared once, from the compiled side")
def test_compiled_and_interpreted_games_are_equal_to_the_last_byte() -> None:
    """Every state, list of actions, view and sampled world of whole games has the same fingerprint both ways."""
    program = (
        "import json, sterling\n"
        "from kit.conftest import every_game\n"
        "from kit.tools import playthrough_hash\n"
        f"found = [playthrough_hash(sterling.game(*t), s) for t in every_game() for s in {SEEDS}]\n"
        "print(json.dumps([sterling.MODE, *found]))\n"
    )
    mode, *theirs = json.loads(run(program, STERLING_PURE="1").stdout)
    assert mode == "interpreted"
    ours = [playthrough_hash(sterling.game(*game), seed) for game in every_game() for seed in SEEDS]
    assert ours == theirs
    assert len(set(ours)) == len(ours)


def is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def banned_shifts(source: str) -> list[int]:
    """Lines with `literal << name`, or `CONSTANT >> name`, which is the same to mypyc: it turns them into a 32-bit
    shift, which is wrong from 31 on."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift | ast.RShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    ]


def test_no_hot_module_shifts_a_literal_by_a_variable() -> None:
    assert banned_shifts("x = 1 << n\ny = 1 << 3\nz = a << n\nu = ALL >> n\nv = ALL >> 3 >> SIZE") == [1, 4]
    found = {name: banned_shifts((SOURCES / f"{name}.py").read_text(encoding="utf-8")) for name in HOT}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_hot_modules_import_hot_modules_and_the_standard_library_only() -> None:
    """All but those that make views and stories, which are structs."""
    allowed = {module_name(name) for name in HOT} | {"librt.vecs", "librt.strings", "mypy_extensions"}
    for name in HOT:
        if name.rpartition("/")[2] in STRUCT_MODULES:
            continue
        for node in ast.walk(ast.parse((SOURCES / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported = [node.module or ""]
            elif isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            else:
                continue
            for module in imported:
                assert module in allowed or module.split(".")[0] in sys.stdlib_module_names, f"{name}: {module}"


def structs(source: str) -> list[str]:
    """Classes with keywords, as structs have: mypyc ignores those without a word."""
    return [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.keywords]


def test_no_hot_module_defines_a_struct() -> None:
    assert structs("class Card(Struct, frozen=True): ...\nclass Teller: ...") == ["Card"]
    found = {name: structs((SOURCES / f"{name}.py").read_text(encoding="utf-8")) for name in HOT}
    assert {name: classes for name, classes in found.items() if classes} == {}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package as it is, compiled or not, that a test may damage."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return tmp_path / "src"


def version_in(copy: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("STERLING_") or name == "STERLING_GAMES"
    }
    return subprocess.run(
        [sys.executable, "-c", "import sterling; print(sterling.MODE, sterling.__file__)"],
        env=kept | {"PYTHONPATH": str(copy)} | environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=copy,
    )


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="nothing compiled that could be stale")
def test_a_source_newer_than_its_shared_object_is_noticed_and_not_run_compiled(copy: Path) -> None:
    assert version_in(copy).stdout.startswith("compiled " + str(copy))
    source = copy / "sterling" / "core" / "rng.py"
    source.write_text(source.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    done = version_in(copy)
    assert done.stdout.startswith("interpreted")
    assert "core/rng" in done.stderr


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="nothing compiled that could be stale")
def test_shared_objects_of_unknown_origin_are_not_used(copy: Path) -> None:
    (copy / "sterling" / "_compiled.json").unlink()
    assert version_in(copy).stdout.startswith("interpreted")


def test_nothing_is_stale_here() -> None:
    assert _mode.stale() == [] or sterling.MODE == "interpreted"


def test_without_librt_our_own_vec_takes_over() -> None:
    program = (
        "import sys\n"
        "sys.modules['librt'] = None\n"
        "sys.modules['librt.vecs'] = None\n"
        "import sterling\n"
        "from kit.conftest import every_game\n"
        "from kit.tools import playthrough_hash\n"
        "assert sys.modules['librt.vecs'].__name__ == 'sterling._vec'\n"
        "print(*[playthrough_hash(sterling.game(*game), 1) for game in every_game()[:3]])\n"
    )
    theirs = run(program, STERLING_PURE="1").stdout.split()
    assert theirs == [playthrough_hash(sterling.game(*game), 1) for game in every_game()[:3]]
