"""What is in deploy/, as far as it can be checked without a container engine, a systemd or a Grafana."""

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from sterling.cli._parser import commands
from sterling.service import readiness
from sterling.service.ops.metrics import COUNTERS, GAUGES, HISTOGRAMS, full_name
from sterling.service.settings import PREFIX, Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
METRICS = {full_name(name) for name in (*COUNTERS, *GAUGES)}
METRICS |= {full_name(name) + end for name in HISTOGRAMS for end in ("_bucket", "_sum", "_count")}


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit() -> dict[str, list[str]]:
    """The settings of the service's section; some stand more than once."""
    found: dict[str, list[str]] = {}
    text = (DEPLOY / "sterling.service").read_text(encoding="utf-8")
    for line in text.partition("[Service]")[2].partition("[Install]")[0].splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


# -- Grafana -----------------------------------------------------------------------------------------------------------


def test_the_board_shows_metrics_that_exist_and_all_of_them() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for query in queries for name in re.findall(r"sterling_\w+", query)}
    assert named - METRICS == set()
    shown = {name for name in METRICS if not name.endswith(("_sum", "_count"))}
    assert shown - named == set()


def test_the_panels_of_the_board_have_names_and_places_of_their_own() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    for key in ("id", "title"):
        assert len({panel[key] for panel in panels}) == len(panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)


# -- containers --------------------------------------------------------------------------------------------------------


def test_the_image_runs_as_nobody_in_particular_and_says_whether_it_is_ready() -> None:
    found = instructions()
    last = max(place for place, (name, _) in enumerate(found) if name == "FROM")
    final = found[last:]
    assert ("USER", "sterling") in final
    assert any(name == "HEALTHCHECK" and "/ready" in text for name, text in final)
    assert not any(name == "RUN" and "pip" in text for name, text in final)
    # The bases are plain names, and nothing else comes from outside.
    bases = [text for name, text in found if name == "FROM"]
    assert [base for base in bases if not re.fullmatch(r"python:\$\{PYTHON\}-slim( AS build)?", base)] == []
    assert not any(name == "ADD" for name, _ in found)


def test_what_the_image_sets_are_settings() -> None:
    for name, text in instructions():
        if name == "ENV":
            assert set(re.findall(r"\b(STERLING_\w+)=", text)) <= SETTINGS


def test_the_versions_of_the_image_are_those_of_the_lock() -> None:
    """The line that reads the lock gives one version for each package, and no hashes."""
    (line,) = [text for name, text in instructions() if name == "RUN" and text.startswith("sed")]
    command = line.replace("dev.txt", str(DEPLOY.parent / "requirements" / "dev.txt")).partition(" > ")[0]
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    versions = done.stdout.splitlines()
    assert len(versions) > 50
    assert any(version.startswith("litestar==") for version in versions)
    assert [version for version in versions if "hash" in version or "\\" in version] == []


def test_the_services_of_the_composition_wait_for_each_other() -> None:
    services = compose()["services"]
    assert set(services) == {"sterling", "postgres", "caddy"}
    assert services["sterling"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert services["caddy"]["depends_on"]["sterling"]["condition"] == "service_healthy"
    assert set(services["sterling"]["environment"]) <= SETTINGS
    assert "healthcheck" in services["postgres"]
    # Only the proxy can be reached from outside, and only its network may say where a request came from.
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert services["sterling"]["environment"]["STERLING_TRUSTED_PROXIES"] == network["subnet"]


def test_no_password_stands_in_the_composition() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert text.count("${STERLING_DATABASE_PASSWORD:?") == 2
    volumes = [volume for service in compose()["services"].values() for volume in service.get("volumes", [])]
    named = {volume.partition(":")[0] for volume in volumes if not volume.startswith(".")}
    assert named == set(compose()["volumes"])


# -- systemd -----------------------------------------------------------------------------------------------------------


def test_the_unit_may_write_nowhere_but_in_its_own_folder() -> None:
    found = unit()
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert found[name] == ["yes"], name
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["StateDirectory"] == ["sterling"]
    assert "ReadWritePaths" not in found
    for line in found["Environment"]:
        assert line.partition("=")[0] in SETTINGS
    # The database is in the folder that systemd makes.
    assert any("/var/lib/sterling/" in line for line in found["Environment"])


def allowed_calls() -> set[str]:
    """The system calls that the unit allows, group by group as systemd does it."""

    def calls(name: str) -> set[str]:
        if not name.startswith("@"):
            return {name}
        done = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
        members = [line.strip() for line in done.stdout.splitlines()[1:]]
        return {call for member in members if member and not member.startswith("#") for call in calls(member)}

    found: set[str] = set()
    for line in unit()["SystemCallFilter"]:
        named = {call for name in line.removeprefix("~").split() for call in calls(name)}
        found = found - named if line.startswith("~") else found | named
    return found


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed here")
def test_the_unit_lets_long_work_lower_its_priority_and_nothing_else_about_resources() -> None:
    found = allowed_calls()
    assert "setpriority" in found
    assert not found & {"sched_setscheduler", "sched_setaffinity", "setrlimit", "mbind", "chroot", "setuid"}
    assert {"openat", "fsync", "accept4"} <= found


def test_the_last_word_of_the_unit_about_priorities_allows_them() -> None:
    """What the test above finds out from systemd, where that is missing: the last line that concerns a call decides."""
    told = [line for line in unit()["SystemCallFilter"] if {"@resources", "setpriority"} & set(line.strip("~").split())]
    assert told[-1] == "setpriority"


def test_the_unit_is_a_unit() -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "sterling.service", encoding="utf-8")
    assert parser.sections() == ["Unit", "Service", "Install"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    # The program is not installed where the unit expects it.
    text = (DEPLOY / "sterling.service").read_text(encoding="utf-8")
    file = tmp_path / "sterling.service"
    file.write_text(text.replace("/opt/sterling/bin/sterling", "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    told = [line for line in (done.stdout + done.stderr).splitlines() if "sterling.service" in line]
    assert told == []


# -- the page for operators --------------------------------------------------------------------------------------------

PAGE = (DEPLOY.parent / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_page_names_settings_metrics_and_commands_that_exist() -> None:
    assert set(re.findall(r"`(STERLING_[A-Z_]+)`", PAGE)) <= SETTINGS
    metrics = set(re.findall(r"`(sterling_\w+)`", PAGE))
    assert len(metrics) > 8
    assert metrics <= METRICS | {full_name(name) for name in HISTOGRAMS}
    named = set(re.findall(r"`sterling admin ([a-z-]+)", PAGE))
    assert named == {name for name, _ in commands("sterling.cli.admin")}


def test_the_page_says_what_the_defaults_are() -> None:
    usual = Settings()
    for name in (
        "check_seconds",
        "lock_seconds",
        "statement_seconds",
        "ready_seconds",
        "disk_megabytes",
        "bot_workers",
        "bot_seconds",
    ):
        (told,) = re.findall(rf"^\| `STERLING_{name.upper()}` \| ([\d.]+) \|", PAGE, re.MULTILINE)
        assert float(told) == getattr(usual, name), name


def test_the_page_gives_commands_for_the_database_that_is_there() -> None:
    """The file of the unit, and the user and the database of the composition."""
    (place,) = [line.partition("=")[2] for line in unit()["Environment"] if line.startswith("STERLING_DATABASE=")]
    assert f"--database {place}" in PAGE
    file = "/" + place.partition(":///")[2].lstrip("/")
    for command in (f"cp tables.backup {file}", f"rm --force {file}-wal {file}-shm", f" {file}\nsystemctl start"):
        assert command in PAGE
    database = compose()["services"]["postgres"]["environment"]
    called = re.findall(r"exec -T (\w+) (\w+) --username=(\w+) .*?\b(\w+)(?: [<>] tables.backup)?$", PAGE, re.MULTILINE)
    assert {program for _, program, _, _ in called} == {"pg_dump", "dropdb", "createdb", "pg_restore"}
    for service, _, user, name in called:
        assert (service, user, name) == ("postgres", database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert set(re.findall(r"compose.yaml (?:exec|stop|start)(?: -T)? (\w+)", PAGE)) <= set(compose()["services"])
    # The image leaves the copy to the server's own program, and the page says so.
    assert not any("postgresql-client" in text for _, text in instructions())
    users = [text for name, text in instructions() if name == "RUN" and text.startswith("useradd")]
    (number,) = re.findall(r"--uid (\d+)", " ".join(users))
    assert f"chown {number}:{number}" in PAGE


def test_the_page_explains_every_answer_of_ready() -> None:
    source = (Path(readiness.__file__)).read_text(encoding="utf-8")
    codes = set(re.findall(r"\"((?:ready|store)/[a-z]+)\"", source)) | {"store/busy"}
    assert codes == set(re.findall(r"^\| `((?:ready|store)/[a-z]+)` \|", PAGE, re.MULTILINE))
