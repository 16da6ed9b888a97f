"""What the client takes from Python is up to date, and its lock file is clean."""

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_files_follow_the_sources() -> None:
    found = importlib.util.spec_from_file_location("web_schema", WEB / "scripts" / "schema.py")
    assert found is not None
    assert found.loader is not None
    schema = importlib.util.module_from_spec(found)
    found.loader.exec_module(schema)
    for name, text in schema.texts().items():
        kept = (WEB / "src" / "generated" / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} is behind: run make types"


def test_the_types_follow_the_schema(tmp_path: Path) -> None:
    tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not tool.exists() or shutil.which("node") is None:
        pytest.skip("openapi-typescript is not installed (make web)")
    made = tmp_path / "wire.ts"
    subprocess.run([tool, "src/generated/wire.json", "-o", made], cwd=WEB, check=True, capture_output=True)
    assert made.read_text() == (WEB / "src" / "generated" / "wire.ts").read_text(), "run make types"


def test_the_lock_file_names_no_address_and_knows_every_system() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert not any("resolved" in entry for entry in packages.values())
    assert not re.search(r"https?://[^\"]*registry", json.dumps(lock))
    assert len([name for name in packages if "@rolldown/binding-" in name]) >= 15
