"""`make rules`: every rule id of the rule texts needs a test that names it; those without are printed, and it fails.

A test names an id in its own name (`test_SG_23_…`, `test_AM_C4_…`) or in a mark (`@pytest.mark.rules("SG-23")`).
"""

import os
import re
import sys
from pathlib import Path

os.environ.setdefault("STERLING_GAMES", str(Path(__file__).parent / "tiny"))

import sterling
from sterling.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
_ID = re.compile(r"\b([A-Z]{2}-C?\d+)\b")
_NAME = re.compile(r"def test_(?:[a-z0-9_]*?_)?((?:[A-Z]{2}_C?\d+_)+)")
_MARK = re.compile(r"mark\.rules\(([^)]*)\)")


def wanted() -> list[str]:
    """All ids in the comments of the registered games' rule texts."""
    ids: set[str] = set()
    for facts in sterling.games():
        for language in LANGUAGES:
            text = Words(language).rules(facts.name)
            for comment in re.findall(r"<!--(.*?)-->", text):
                ids.update(_ID.findall(comment))
    return sorted(ids, key=lambda name: (name[:2], "C" in name, int(re.sub(r"\D", "", name))))


def tested() -> set[str]:
    """All ids that tests name."""
    ids: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for names in _NAME.findall(text):
            ids.update(name.replace("_", "-") for name in re.findall(r"[A-Z]{2}_C?\d+", names))
        for marks in _MARK.findall(text):
            ids.update(_ID.findall(marks))
    return ids


def main() -> int:
    ids, named = wanted(), tested()
    missing = [name for name in ids if name not in named]
    print(f"{len(ids) - len(missing)} of {len(ids)} rule ids have a test")
    for name in missing:
        print(f"without a test: {name}")
    unknown = sorted(named - set(ids))
    for name in unknown:
        print(f"a test names a rule that no rule text has: {name}")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
