"""Every dependency is locked, with hashes and without addresses, and the locks agree with the declared ranges."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from sterling.cli._service import PARTS

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
ENTRY = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?P<rest>(?:[^\n]*\\\n)*[^\n]*)$", re.MULTILINE)


def locked(file: Path) -> dict[str, str]:
    """The locked version of each package; if systems differ, the last."""
    text = file.read_text(encoding="utf-8")
    return {canonicalize_name(entry["name"]): entry["version"] for entry in ENTRY.finditer(text)}


def test_there_is_a_lock_for_development_benches_and_node() -> None:
    assert {file.name for file in LOCKS} >= {"dev.txt", "bench.txt", "node.txt"}


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.name)
def test_every_locked_package_has_hashes_and_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "://" not in text
    assert re.search(r"^\s*-", re.sub(r"^\s+--hash=\S+( \\)?$", "", text, flags=re.MULTILINE), re.MULTILINE) is None
    entries = list(ENTRY.finditer(text))
    assert entries
    for entry in entries:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry["rest"]), entry["name"]


@pytest.mark.parametrize(
    ("extra", "file"),
    [
        ("dev", "dev.txt"),
        ("bench", "bench.txt"),
        ("research", "research.txt"),
        ("open-spiel", "research.txt"),
        ("dataset", "research.txt"),
        ("ray", "research.txt"),
    ],
)
def test_the_lock_satisfies_the_ranges_of_the_project(extra: str, file: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = locked(ROOT / "requirements" / file)
    extras = project["project"]["optional-dependencies"]
    asked = project["project"]["dependencies"] + extras["service"] + extras[extra]
    if extra == "dev":
        # `make setup` builds without isolation, so the build's own dependencies must be there too.
        asked += project["build-system"]["requires"]
    for line in asked:
        wanted = Requirement(line)
        version = found.get(canonicalize_name(wanted.name))
        assert version is not None, f"{line} is not locked; run: make lock"
        assert wanted.specifier.contains(version), f"{line} is locked as {version}; run: make lock"


def test_the_extra_brings_what_the_commands_look_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = {Requirement(line).name for line in project["optional-dependencies"]["service"]}
    assert extra == set(PARTS)
    assert extra & {Requirement(line).name for line in project["dependencies"]} == set()


def test_the_lock_of_the_browser_client_has_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    # The bundler's native part, for every system.
    assert len([name for name in packages if "@rolldown/binding-" in name]) >= 15
    assert [name for name, entry in packages.items() if "integrity" not in entry and not entry.get("inBundle")] == []
