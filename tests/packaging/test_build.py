"""An sdist, a wheel from it, and what the wheel can do in an empty environment."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import sterling
from sterling.games import folders

ROOT = Path(__file__).parents[2]
CLIENT = (ROOT / "src" / "sterling" / "static" / "index.html").is_file()
LEFT_BEHIND = shutil.ignore_patterns(
    ".*", "build", "dist", "*.so", "_compiled.json", "__pycache__", "*.egg-info", "node_modules", "shots"
)


def clean(**more: str) -> dict[str, str]:
    """An environment without Sterling's own settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STERLING_", "PYTHONPATH"))}
    return kept | more


def run(command: list[str], folder: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=folder, env=clean(**environment), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without anything built, except the browser client."""
    tree = tmp_path_factory.mktemp("project") / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_BEHIND)
    return tree


@pytest.fixture(scope="module")
def built(tree: Path) -> tuple[Path, Path, str]:
    """The sdist, the wheel made from it, and the output of the build, as on a machine without a compiler."""
    wish = {"CC": "/bin/false"} | ({} if CLIENT else {"STERLING_CLIENT": "0"})
    told = run([sys.executable, "-m", "build", "--no-isolation", "--outdir", "out"], tree, **wish)
    (sdist,), (wheel,) = (tree / "out").glob("*.tar.gz"), (tree / "out").glob("*.whl")
    return sdist, wheel, told


def wanted() -> set[str]:
    """What a package must contain: the words, rule texts and notation of every game, decks, migrations, the client."""
    package = ROOT / "src" / "sterling"
    files = [package / "py.typed", *(package / "locale").glob("*/*.ftl")]
    files += (package / "service" / "store" / "migrations").rglob("*.py")
    files += [package / "service" / "store" / "migrations" / "script.py.mako"]
    for folder in [folder for folder in folders().values() if folder.is_relative_to(package)]:
        files += [*folder.rglob("*.py"), *folder.glob("*.md"), *folder.glob("*.txt")]
        files += [*folder.glob("words/*.ftl"), *folder.glob("book/*.md")]
    files += (package / "static").rglob("*.*")
    return {f"sterling/{file.relative_to(package).as_posix()}" for file in files if file.is_file()}


def test_the_sdist_and_the_wheel_made_from_it_are_complete(built: tuple[Path, Path, str]) -> None:
    sdist, wheel, told = built
    assert "installed interpreted" in told
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/src/")[2] for name in archive.getnames() if "/src/" in name}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert len(wanted()) > 60
    assert wanted() - packed == set()
    assert wanted() - names == set()
    assert [name for name in names | packed if name.endswith((".so", ".pyd", "_compiled.json"))] == []
    if CLIENT:
        assert "sterling/static/index.html" in names


def test_one_source_for_the_version(built: tuple[Path, Path, str]) -> None:
    sdist, wheel, _ = built
    assert sdist.name == f"sterling-{sterling.__version__}.tar.gz"
    assert wheel.name.startswith(f"sterling-{sterling.__version__}-")
    written = [
        file.relative_to(ROOT).as_posix()
        for file in [*ROOT.glob("*.toml"), *ROOT.glob("*.py"), *(ROOT / "src").rglob("*.py"), ROOT / "web/package.json"]
        if f'"{sterling.__version__}"' in file.read_text(encoding="utf-8")
    ]
    assert written == ["src/sterling/_version.py"]


@pytest.fixture(scope="module")
def plain(built: tuple[Path, Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `sterling` command in an environment with only the wheel and its dependencies, without any extra."""
    folder = tmp_path_factory.mktemp("plain")
    run([sys.executable, "-m", "venv", "--without-pip", "venv"], folder)
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    (folder / "versions.txt").write_text("\n".join(re.findall(r"^(\S+==[^\\\n]+)", lock, re.MULTILINE)))
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "venv" / "bin" / "python")]
    run([*pip, "install", "--quiet", "--no-compile", "-c", "versions.txt", str(built[1])], folder)
    return folder / "venv" / "bin" / "sterling"


@pytest.fixture(scope="module")
def installed(built: tuple[Path, Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the table service, by the commands of the first stage of deploy/Dockerfile."""
    folder = tmp_path_factory.mktemp("service")
    shutil.copy(built[1], folder)
    shutil.copy(ROOT / "requirements" / "dev.txt", folder)
    stage = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    commands = re.findall(r"^RUN (.*)$", stage, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        here = command.replace("/opt/sterling", str(folder / "opt"))
        # Bytecode is made when it is needed, which for most of it is never.
        run(["sh", "-c", here.replace("python -m venv", f"{sys.executable} -m venv")], folder, PIP_NO_COMPILE="1")
    return folder / "opt" / "bin" / "sterling"


def test_the_plain_wheel_has_the_games_and_the_bots(plain: Path, tmp_path: Path) -> None:
    told = run([str(plain), "--version"], tmp_path)
    assert told.strip() == f"sterling {sterling.__version__} (interpreted)"
    assert "Insel" in run([str(plain), "rules", "silver-gold", "--lang", "de"], tmp_path)
    record = tmp_path / "game.txt"
    game = ["play", "john-silver", "--seats", "greedy,random", "--seed", "5", "--record", str(record)]
    assert "Result" in run([str(plain), *game], tmp_path, STERLING_LANG="en")
    assert "correct" in run([str(plain), "verify", str(record)], tmp_path, STERLING_LANG="en")
    packages = {folder.name for folder in plain.parents[1].glob("lib/*/site-packages/*")}
    assert packages & {"litestar", "uvicorn", "websockets", "sqlalchemy", "faker", "yaml"} == set()


@pytest.mark.parametrize(("language", "said"), [("en", "isn’t installed"), ("fr", "installé"), ("de", "fehlt")])
def test_the_plain_wheel_names_the_extra_it_lacks(plain: Path, language: str, said: str, tmp_path: Path) -> None:
    every = [[], ["join", "http://localhost/#/seat/x/1"], ["admin", "blocks"]] if language == "en" else []
    for arguments in (["serve"], *every):
        command = [str(plain), *arguments, "--lang", language]
        done = subprocess.run(command, cwd=tmp_path, env=clean(), capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "[setup/extra]" in done.stderr
        assert said in done.stderr
        assert "sterling[service]" in done.stderr
        assert "Traceback" not in done.stderr


def test_the_installed_wheel_tells_its_version_and_the_rules_in_french(installed: Path) -> None:
    told = run([str(installed), "--version"], installed.parent)
    assert told.strip() == f"sterling {sterling.__version__} (interpreted)"
    rules = run([str(installed), "rules", "silver-gold", "--lang", "fr"], installed.parent)
    assert "île" in rules


def test_the_installed_wheel_serves_the_site(installed: Path, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    command = [str(installed), "serve", "--port", "0", "--database", database]
    with (tmp_path / "log").open("w+") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path, env=clean(PYTHONUNBUFFERED="1"))
    try:
        address = None
        until = time.monotonic() + 120
        while address is None and process.poll() is None and time.monotonic() < until:
            time.sleep(0.1)
            address = re.search(r"http://127\.0\.0\.1:\d+", (tmp_path / "log").read_text())
        assert address is not None, (tmp_path / "log").read_text()
        with urllib.request.urlopen(address.group(), timeout=60) as answer:
            page = answer.read().decode()
        assert "<title>" in page
        if CLIENT:
            script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
            assert script is not None
            with urllib.request.urlopen(f"{address.group()}/{script.group(1)}", timeout=60) as answer:
                assert len(answer.read()) > 10_000
    finally:
        process.terminate()
        assert process.wait(60) == 0


def test_a_package_without_the_client_must_be_asked_for(tree: Path, tmp_path: Path) -> None:
    bare = tmp_path / "tree"
    shutil.copytree(tree, bare, ignore=shutil.ignore_patterns("static", "out"))
    command = [sys.executable, "-m", "build", "--no-isolation", "--sdist"]
    done = subprocess.run(command, cwd=bare, env=clean(), capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "browser client is not built" in done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no compiler whose errors could be shown")
def test_a_type_error_in_a_hot_module_fails_the_build_and_is_shown(tree: Path, tmp_path: Path) -> None:
    """Never a silent fallback to interpreted code if there is a compiler."""
    broken = tmp_path / "tree"
    shutil.copytree(tree, broken, ignore=shutil.ignore_patterns("out"))
    rules = broken / "src" / "sterling" / "games" / "amulet" / "worlds.py"
    rules.write_text(rules.read_text(encoding="utf-8") + '\nWRONG: int = "text"\n', encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=broken, env=clean(), capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "worlds.py" in done.stdout + done.stderr
    assert "Incompatible types in assignment" in done.stdout + done.stderr


def test_a_compile_that_must_succeed_fails_without_a_compiler(tree: Path) -> None:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    environment = clean(CC="/bin/false", STERLING_COMPILE="1")
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "cannot be compiled" in done.stdout + done.stderr
