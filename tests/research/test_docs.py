"""docs/research.md tells what the observations really are."""

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_tables_of_slices_are_up_to_date() -> None:
    tables = runpy.run_path(str(DOCS / "slices.py"))["tables"]()
    assert tables in (DOCS / "research.md").read_text(encoding="utf-8")
