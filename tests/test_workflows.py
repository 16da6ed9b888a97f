"""The workflows of the repository, as far as they can be checked without running them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
FILES = [*sorted((ROOT / ".github").rglob("*.yml")), ROOT / ".pre-commit-config.yaml"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def load(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def workflow(name: str) -> Any:
    return load(ROOT / ".github" / "workflows" / f"{name}.yml")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_file_is_yaml_without_an_address_of_a_registry(file: Path) -> None:
    assert isinstance(load(file), dict)
    assert "://" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_may_only_read_and_ends_in_time(file: Path) -> None:
    found = load(file)
    assert found["permissions"] == {"contents": "read"}
    for name, job in found["jobs"].items():
        assert job["timeout-minutes"] <= 90, name
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(found["jobs"]), name


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_to_a_major_version(file: Path) -> None:
    used = [step["uses"] for step in steps(load(file)) if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", action)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_target_of_make_is_declared(file: Path) -> None:
    declared = re.search(r"^\.PHONY:((?:.*\\\n)*.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert declared is not None
    called = re.findall(r"\bmake ([a-z-]+)", " ; ".join(step.get("run", "") for step in steps(load(file))))
    assert called
    assert set(called) <= set(declared[1].replace("\\", " ").split())


def test_every_supported_python_is_tested_and_gets_a_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"
    assert workflow("ci")["jobs"]["test"]["strategy"]["matrix"]["python"] == PYTHONS
    (build,) = [step for step in workflow("wheels")["jobs"]["wheels"]["steps"] if "env" in step]
    assert build["env"]["CIBW_BUILD"].split() == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_release_wheels_are_compiled_from_the_sdist_with_the_client() -> None:
    jobs = workflow("wheels")["jobs"]
    made = [step.get("run", "") for step in jobs["sdist"]["steps"]]
    assert made.index("make web") < made.index(".venv/bin/python -m build --no-isolation --sdist")
    (build,) = [step for step in jobs["wheels"]["steps"] if "env" in step]
    assert build["env"]["CIBW_ENVIRONMENT"] == "STERLING_COMPILE=1"
    assert "dist/*.tar.gz" in build["run"]
    assert "assert sterling.MODE == 'compiled'" in build["env"]["CIBW_TEST_COMMAND"]


def test_only_a_tag_publishes_and_only_the_last_job_may() -> None:
    jobs = workflow("wheels")["jobs"]
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
    assert set(jobs["publish"]["needs"]) == {"sdist", "wheels"}
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert [name for name, job in jobs.items() if "permissions" in job] == ["publish"]


def test_one_job_has_no_compiler() -> None:
    job = workflow("ci")["jobs"]["interpreted"]
    assert not Path(job["env"]["CC"]).exists()
    assert any("--version | grep interpreted" in step.get("run", "") for step in job["steps"])


def test_commits_are_checked_with_the_tools_of_the_project() -> None:
    hooks = [hook for repo in load(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert [hook["id"] for hook in hooks] == ["ruff", "ruff-format", "mypy", "web"]
    assert {hook["language"] for hook in hooks} == {"system"}


def test_the_changelog_tells_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.*?)"', (ROOT / "src/sterling/_version.py").read_text(encoding="utf-8"))
    assert version is not None
    heads = re.findall(r"^## \[(.*)$", text, re.MULTILINE)
    assert version[1] in heads[0]
    assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= {
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    }
