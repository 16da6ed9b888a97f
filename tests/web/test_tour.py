"""Every main screen, as `make shots` visits it: accessible, in every language, and without console errors."""

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
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A page of 1280 x 800 at twice the zoom."""
MOMENTS = ("-early", "-mid", "-end")
"""The screens with a board."""
LOW = {"viewport": {"width": 360, "height": 560}, "has_touch": True, "is_mobile": True}


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


def misplaced(page: Any) -> list[str]:
    """What is too wide, out of reach at the bottom, or hides the board."""
    found: list[str] = page.evaluate(
        """() => {
          const found = [];
          const wide = document.documentElement.scrollWidth;
          if (wide > innerWidth) found.push(`${wide} px wide`);
          const bar = document.querySelector('.bar');
          const dialog = document.querySelector('dialog[open]');
          if (bar && !dialog) {
            const { top, bottom } = bar.getBoundingClientRect();
            if (bottom > innerHeight + 1) found.push(`the bar ends ${bottom - innerHeight} px below the page`);
            if (bottom - top > 0.5 * innerHeight) found.push(`the bar takes ${bottom - top} of ${innerHeight} px`);
            for (const button of bar.querySelectorAll('button')) {
              const box = button.getBoundingClientRect();
              if (box.left < 0 || box.right > innerWidth + 1) found.push(`a button is cut off: ${button.textContent}`);
            }
          }
          if (dialog) {
            const box = dialog.getBoundingClientRect();
            if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1) {
              found.push('a dialog is larger than the page');
            }
          }
          return found;
        }"""
    )
    return found


def overlapping(page: Any) -> list[str]:
    """Pairs of pressable elements on the board that overlap although neither is part of the other."""
    found: list[str] = page.evaluate(
        """() => {
          // A group that comes forward lies over the board, until something is chosen or it is closed.
          const forward = document.querySelector('.zone.forward');
          const all = [...document.querySelectorAll('.board button, .people li, .hint, .top button')]
            .filter((one) => !forward || forward.contains(one) || !one.closest('.board'))
            // A corner of the discard pile opens all of it.
            .filter((one) => one.checkVisibility() && !one.closest('.stacked, .bar, [data-test=open-pile]'));
          const boxes = all.map((one) => one.getBoundingClientRect());
          const name = (one) => `${one.className} ${one.ariaLabel ?? one.textContent.slice(0, 30)}`;
          const found = [];
          for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
            if (all[i].contains(all[j]) || all[j].contains(all[i])) continue;
            if (all[i].parentElement === all[j].parentElement && all[i].closest('.cell')) continue;
            const wide = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left);
            const high = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top);
            if (wide > 6 && high > 6) found.push(`${name(all[i])} / ${name(all[j])}: ${wide} x ${high}`);
          }
          return found;
        }"""
    )
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("size", "language"), [(ZOOMED, "de"), (LOW, "fr")], ids=["zoomed", "low"])
def test_nothing_on_a_board_hides_another_thing(
    furnished: tuple[Any, Any], chromium: Any, size: dict[str, Any], language: str
) -> None:
    shots, standing = furnished
    visitor = Visitor(chromium, standing.url, locale=language, **size)
    visitor.context.add_cookies([{"name": shots.COOKIE, "value": standing.token, "url": standing.url}])
    page = visitor.page
    found: list[str] = []
    for name in [f"{game}{moment}" for game in shots.PARTNERS for moment in MOMENTS]:
        shots.SHOTS[name](page, standing)
        found += [f"{name}: {problem}" for problem in overlapping(page) + misplaced(page)]
        # A hint has its own place, not over the board.
        assert page.locator(".bar .hint").count() == 0
    visitor.context.close()
    assert not found, "\n".join(found)


# Each screen is shown once: in light mode in a wide window, in dark mode on a phone, or zoomed in German. The long
# runs cover everything.
@pytest.mark.parametrize(
    ("language", "light", "size", "part"),
    [
        ("en", "light", WIDE, slice(0, None, 3)),
        ("en", "dark", PHONE, slice(1, None, 3)),
        ("de", "dark", ZOOMED, slice(2, None, 3)),
        pytest.param("de", "dark", ZOOMED, slice(None), marks=pytest.mark.soak),
        pytest.param("en", "light", WIDE, slice(None), marks=pytest.mark.soak),
        pytest.param("en", "dark", PHONE, slice(None), marks=pytest.mark.soak),
        pytest.param("fr", "dark", WIDE, slice(None), marks=pytest.mark.soak),
        pytest.param("fr", "light", PHONE, slice(None), marks=pytest.mark.soak),
    ],
    ids=[
        "light-wide",
        "dark-phone",
        "de-dark-zoomed",
        "all-de-dark-zoomed",
        "all-light-wide",
        "all-dark-phone",
        "fr-wide",
        "fr-phone",
    ],
)
def test_every_screen(
    furnished: tuple[Any, Any], chromium: Any, language: str, light: str, size: dict[str, Any], part: slice
) -> None:
    shots, standing = furnished
    visitor = Visitor(chromium, standing.url, locale=language, color_scheme=light, **size)
    visitor.context.add_cookies([{"name": shots.COOKIE, "value": standing.token, "url": standing.url}])
    page = visitor.page
    found: list[str] = []
    for name, go in list(shots.SHOTS.items())[part]:
        go(page, standing)
        # What axe checks does not change with the language.
        if language == "en":
            found += [f"{name}: {problem}" for problem in visitor.axe()]
        found += [f"{name}: {problem}" for problem in misplaced(page)]
        if name.endswith(MOMENTS):
            found += [f"{name}: {problem}" for problem in overlapping(page)]
    visitor.context.close()
    assert not found, "\n".join(found)
    assert visitor.complaints == []
