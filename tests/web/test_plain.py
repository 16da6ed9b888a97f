"""A game without its own board, unknown to the client, is played on the plain board."""

from pathlib import Path
from typing import Any

from service.houses import Process, sqlite_url
from web.conftest import Visitor

TINY = Path(__file__).parents[1] / "tiny"


def test_the_tiny_game_is_offered_and_played_on_the_plain_board(built: None, chromium: Any, tmp_path: Path) -> None:
    running = Process(sqlite_url(tmp_path), tmp_path / "log", bot_seconds=0.05)
    running.environment["STERLING_GAMES"] = str(TINY)
    with running:
        visitor = Visitor(chromium, f"{running.url}/")
        page = visitor.page
        visitor.go()
        page.locator("a[href='#/set/straws']").first.wait_for()
        visitor.go("#/set/straws")
        page.locator("form button.main").click()
        page.wait_for_url("**/#/table/*")
        choice = page.locator("[data-test^=choice-]")
        choice.first.wait_for()
        choice.first.click()
        page.locator(".result").wait_for()
        table = page.url.rpartition("/")[2]
        record = page.evaluate("async (path) => (await fetch(path)).text()", f"api/tables/{table}/record")
        assert record.startswith("sterling record 1\ngame: straws\n")
        visitor.context.close()
