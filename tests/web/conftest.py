"""A real service with the built client, and a real Chromium."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from service.houses import LONG, House, Steady, sqlite_url
from service.houses import house as home_of
from service.steady import BOTS, NONCE, steady
from sterling.core.shuffle import NONCE_BYTES
from sterling.i18n import LANGUAGES
from web.chromium import FLAGS, find_chromium

ROOT = Path(__file__).parents[2]
SAME_NONCES = f"""
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === {NONCE_BYTES} ? bytes.fill(0x{NONCE[:2]}) : random(bytes));
"""
"""The browser gives the same nonces in every run, so the same cards are dealt; everything else stays random."""
UNPAINTED = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, dialog::backdrop { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
"""
"""Nobody looks at these pages, so nothing is painted, which takes as much processor time as everything else that a page
does. Layout, focus, hit testing and animation frames are as usual."""
PAINTED = "document.adoptedStyleSheets.forEach((sheet) => (sheet.disabled = %s))"
STATIC = ROOT / "src" / "sterling" / "static"
CHROMIUM = find_chromium()
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


LONGEST = re.compile("test_(every_screen|every_phase_fits|a_lesson_by|a_whole_game|a_game_is_reviewed|two_people_read)")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the longest tests, or some worker would still be busy with one when the others have nothing left."""
    items.sort(key=lambda item: LONGEST.search(item.name) is None)


def one_language(usual: str) -> list[Any]:
    """This language only; the others are part of the long runs. The tests of the words compare all of them."""
    return [one if one == usual else pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES]


@pytest.fixture(scope="session")
def built() -> None:
    """There is something to show."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make web)")


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a separate service."""
    folder = tmp_path_factory.mktemp("house")
    # All visitors in these tests share one address and are faster than people, so they have no limits.
    with Steady(sqlite_url(folder), folder / "log") as running:
        yield f"{running.url}/"


@contextmanager
def house_with_a_clock(folder: Path) -> Iterator[House]:
    """A service in a thread of this process; the test controls its clock."""
    opened: list[House] = []
    ready, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with home_of(sqlite_url(folder), sources=steady(), **BOTS) as home:
            opened.append(home)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(LONG)
    try:
        yield opened[0]
    finally:
        stop.set()
        thread.join(LONG)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.fail("no Chromium found: tests/web/chromium.py says how to get one")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One person's browser. Console errors are kept. A `newcomer` has never been here; others know about lessons."""

    def __init__(self, browser: Any, house: str, painted: bool = False, newcomer: bool = False, **wish: Any) -> None:
        self.house = house
        self.context = browser.new_context(**{"reduced_motion": "reduce", **wish})
        self.context.add_init_script(SAME_NONCES)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        if not newcomer:
            self.context.add_init_script(
                "try { localStorage.setItem('sterling-lesson-offered', 'yes'); } catch { /* a page without storage */ }"
            )
        self.context.set_default_timeout(1000 * LONG / 2)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None,
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._look_at)

    def _look_at(self, request: Any) -> None:
        if not request.url.startswith((self.house, "data:", "blob:", self.house.replace("http", "ws"))):
            self.complaints.append(f"a request to a stranger: {request.url}")

    def go(self, place: str = "") -> None:
        self.page.goto(self.house + place)
        self.page.wait_for_selector("#main")

    def axe(self, within: str = "html") -> list[str]:
        """What axe finds wrong with the page, or a part of it, as it is."""
        # Contrast is only judged where something can be seen.
        self.page.evaluate(PAINTED % "true")
        # The page's policy forbids scripts from elsewhere, so it is injected from outside the page.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "(part) => axe.run(part, {resultTypes: ['violations'], iframes: false, preload: false, selectors: false})",
            within,
        )
        self.page.evaluate(PAINTED % "false")
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def missing(self) -> list[str]:
        return [text for text in self.complaints if "words" in text]


@pytest.fixture
def visit(chromium: Any, house: str) -> Iterator[Callable[..., Visitor]]:
    with visitors_of(chromium, house) as come:
        yield come


@contextmanager
def visitors_of(chromium: Any, house: str) -> Iterator[Callable[..., Visitor]]:
    """Visitors to this service; at the end none of them has console errors."""
    visitors: list[Visitor] = []

    def come(**wish: Any) -> Visitor:
        visitor = Visitor(chromium, house, **wish)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
        assert visitor.complaints == []
