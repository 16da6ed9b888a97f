"""Every main screen, as `make shots` visits it: accessible, in words of every language, and without a complaint."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web.conftest import Visitor

SCRIPT = Path(__file__).parents[2] / "docs" / "shots" / "browser.py"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}


def script() -> Any:
    found = importlib.util.spec_from_file_location("shots_browser", SCRIPT)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["shots_browser"] = module
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Any]]:
    shots = pytest.importorskip("playwright.sync_api") and script()
    standing = shots.House(tmp_path_factory.mktemp("tour"))
    yield shots, standing
    standing.close()


@pytest.mark.parametrize(
    ("language", "light", "size"),
    [("en", "light", WIDE), ("fr", "dark", WIDE), ("de", "light", PHONE)],
    ids=["en-light-wide", "fr-dark-wide", "de-light-phone"],
)
def test_every_screen(
    furnished: tuple[Any, Any], chromium: Any, language: str, light: str, size: dict[str, Any]
) -> None:
    shots, standing = furnished
    visitor = Visitor(chromium, standing.url, locale=language, color_scheme=light, **size)
    visitor.context.add_cookies([{"name": shots.COOKIE, "value": standing.token, "url": standing.url}])
    page = visitor.page
    found: list[str] = []
    for name, go in shots.SHOTS.items():
        go(page, standing)
        found += [f"{name}: {problem}" for problem in visitor.axe()]
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > page.viewport_size["width"]:
            found.append(f"{name}: {width} px wide")
    visitor.context.close()
    assert not found, "\n".join(found)
    assert visitor.complaints == []
