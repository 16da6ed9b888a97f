"""A real service with the built client, and a real Chromium."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web.chromium import find_chromium

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "sterling" / "static"
CHROMIUM = find_chromium()
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service of its own."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make web)")
    folder = tmp_path_factory.mktemp("house")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "sterling", "serve", "--port", str(port)]
    command += ["--database", f"sqlite+aiosqlite:///{folder / 'tables.db'}"]
    environment = {**os.environ, "STERLING_BOT_SECONDS": "0.05", "STERLING_BOT_ITERATIONS": "20"}
    # All visitors of these tests are one address, and quicker than people.
    environment |= {"STERLING_MESSAGES_PER_SECOND": "500", "STERLING_MESSAGES_BURST": "1000"}
    # Who is asked and does nothing may be replaced soon.
    environment |= {"STERLING_PATIENCE": "5"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    address = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{address}health", timeout=1) as answer:
                    assert json.load(answer)["status"] == "ok"
                break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail("the service did not open: " + (folder / "log").read_text()[-2000:])
        yield address
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.fail("no Chromium found: tests/web/chromium.py says how to get one")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


class Visitor:
    """One person's browser. Whatever the console complains about is kept."""

    def __init__(self, browser: Any, house: str, **wish: Any) -> None:
        self.house = house
        self.context = browser.new_context(**{"reduced_motion": "reduce", **wish})
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

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        # The policy of the page forbids scripts from elsewhere, so it is brought in from outside the page.
        found = self.page.evaluate(
            AXE.read_text(encoding="utf-8") + "; axe.run(document, {resultTypes: ['violations']})"
        )
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def missing(self) -> list[str]:
        return [text for text in self.complaints if "words" in text]


@pytest.fixture
def visit(chromium: Any, house: str) -> Iterator[Any]:
    visitors: list[Visitor] = []

    def come(**wish: Any) -> Visitor:
        visitor = Visitor(chromium, house, **wish)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
        assert visitor.complaints == []
