"""Pictures of every main screen of the browser table: `make shots`.

Starts a service that deals the same cards in every run, lets simple bots play games up to the interesting moments, and
takes a picture of each in a real Chromium, on desktop and phone, in light and dark mode. `--to FOLDER` and `--format
png` are for a close look, `--only NAME` for a few.
"""

import argparse
import asyncio
import base64
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import sterling
from sterling.bots import Budget, bot
from sterling.games import folders
from sterling.service.client import Client
from sterling.service.identity import COOKIE

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))
from service import steady  # noqa: E402
from web.chromium import ABSENT, FLAGS, find_chromium  # noqa: E402

CHROMIUM = find_chromium()
SIZES = {
    "desktop": (1440, 900, 1.0),
    "large": (1920, 1080, 1.0),
    "phone": (390, 844, 1.5),
    "small": (360, 640, 1.5),
    "low": (844, 390, 1.0),
    "tablet": (768, 1024, 1.0),
}
TOUCH = {"phone", "small", "low", "tablet"}
PARTNERS = {"silver-gold": 2, "amulet": 3, "john-silver": 3}
MOMENTS = {"early": 0.12, "mid": 0.5}
TYPICAL = {"silver-gold": 62, "amulet": 120, "john-silver": 24}
"""Roughly how many decisions one seat makes in a game."""


class House:
    """A service, and a guest who has played a little of everything."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, steady.__file__, "--port", "0"]
        command += ["--database", f"sqlite+aiosqlite:///{folder / 'tables.db'}"]
        environment = {**os.environ, **{f"STERLING_{name.upper()}": str(value) for name, value in steady.BOTS.items()}}
        # Whole games at a program's pace: more requests than any person makes.
        environment |= {"STERLING_MESSAGES_PER_SECOND": "2000", "STERLING_MESSAGES_BURST": "2000"}
        with (folder / "log").open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self.url = self._address(folder / "log")
        self.tables: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.token = ""
        try:
            # In its own thread, because Playwright may have a loop in this one.
            with ThreadPoolExecutor(1) as pool:
                pool.submit(lambda: asyncio.run(self.furnish())).result()
        except BaseException:
            self.close()
            raise

    def _address(self, log: Path) -> str:
        """Its address, once it reports it and answers."""
        while self.process.poll() is None:
            found = re.search(r"http://[\d.:]+", log.read_text(encoding="utf-8"))
            if found is not None:
                with suppress(OSError), urllib.request.urlopen(f"{found[0]}/health"):
                    return found[0]
            time.sleep(0.05)
        raise SystemExit(log.read_text(encoding="utf-8"))

    async def furnish(self) -> None:
        me = Client(self.url, random_nonce=lambda: steady.NONCE)
        await me.guest()
        self.token = me.token
        for facts in sterling.games():
            name = facts.name
            cast = [one.name for one in sterling.bots.cast_of(facts.name)]
            cast = cast or ["greedy"]
            others = PARTNERS.get(name, facts.seats[0]) - 1
            seats = ["me", *[cast[(2 * number + 1) % len(cast)] for number in range(others)]]
            for moment, share in {**MOMENTS, "end": 100.0}.items():
                self.tables[f"{name}-{moment}"] = await self.play(me, name, seats, int(TYPICAL.get(name, 4) * share))
        # A round is over, and its villages are face up.
        self.tables["amulet-dawn"] = await self.play(
            me, "amulet", ["me", "greedy", "random"], 400, lambda view: bool(view.rounds) and view.phase == "look"
        )
        made = await me.create("amulet", ["me", "me"], "Ada")
        await me.add_nonces(made)
        self.tables["cover"] = (await me.do(made.info.id, "start")).info.id
        made = await me.create("silver-gold", ["me", "link", "reyes"], "Ada")
        await me.add_nonces(made)
        self.tables["gather"], self.links["join"] = made.info.id, f"{made.info.id}/{made.links[0].key}"
        made = await me.create("john-silver", ["me", "link", "quinn"], "Ada")
        await me.add_nonces(made)
        await me.do(made.info.id, "characters", {"seat": 0, "characters": ["captain"]})
        self.tables["gather-john-silver"] = made.info.id
        for name, host, clock in (("john-silver", "Grace", 45), ("amulet", "Edsger", 180)):
            other = Client(self.url, random_nonce=lambda: steady.NONCE)
            await other.guest()
            made = await other.create(
                name, ["me", "open", "open"], host, listed=True, clock={"kind": "move", "seconds": clock}
            )
            await other.add_nonces(made)

    async def play(
        self, me: Client, name: str, seats: list[str], decisions: int, until: Callable[[Any], bool] = lambda view: False
    ) -> str:
        """A game played by a simple bot that knows what we may know, up to a number of our decisions or a certain
        moment."""
        made = await me.create(name, seats, "Ada", options={"memory-aid": True})
        await me.add_nonces(made)
        table = (await me.do(made.info.id, "start")).info.id
        rng = sterling.Rng(11)
        async with me.follow(table) as follower:
            player = bot("greedy", follower.game)
            for _ in range(decisions):
                await follower.until(lambda: bool(follower.asked()) or follower.over(), timeout=120)
                if follower.over() or until(follower.view(0)):
                    break
                decision = follower.seen[0].decision
                await follower.move(0, player.choose(follower.view(0), Budget(), rng))
                await follower.decided(0, decision)
            await follower.until(lambda: bool(follower.asked()) or follower.over(), timeout=120)
        return table

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def settle(page: Page) -> None:
    page.wait_for_timeout(250)


def shut(page: Page) -> None:
    """Closes overlays on a table, such as the scores of a round that has just ended."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def table(key: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        page.goto(f"{house.url}/#/table/{house.tables[key]}")
        page.wait_for_selector(".board > *, .cover, .gather ol")
        settle(page)

    return go


def front(page: Page, house: House) -> None:
    page.goto(house.url)
    page.wait_for_selector(".tables li")
    settle(page)


def lists(page: Page, house: House) -> None:
    front(page, house)
    page.locator("#mine").scroll_into_view_if_needed()
    page.mouse.wheel(0, 2000)
    settle(page)


def place(path: str, wait: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        page.goto(f"{house.url}/#/{path}")
        page.wait_for_selector(wait)
        settle(page)

    return go


def setup(game: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        place(f"set/{game}", "form")(page, house)
        page.locator("summary").first.click()
        settle(page)
        page.evaluate("scrollTo(0, 0)")

    return go


def own_deck(game: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        place(f"set/{game}", "form")(page, house)
        page.locator("[data-test=deck-file]").set_input_files(folders()[game] / "deck.txt")
        page.wait_for_selector("[data-test=deck-cards]")
        page.locator("[data-test=deck-cards] summary").click()
        page.locator("[data-test=deck-file]").evaluate("file => file.scrollIntoView()")
        settle(page)
        page.evaluate("game => localStorage.removeItem(`sterling-deck-${game}`)", game)

    return go


def rules(page: Page, house: House) -> None:
    table("amulet-mid")(page, house)
    shut(page)
    if page.locator("[data-test=rules]").count():
        page.locator("[data-test=rules]").click()
    else:
        page.locator("#tab-rules").click()
    page.wait_for_selector(".rules h2")
    settle(page)


def click(key: str, button: str | None, wait: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        table(key)(page, house)
        if button is not None:
            shut(page)
            page.locator(f"[data-test={button}]").click()
        page.wait_for_selector(wait)
        settle(page)

    return go


def replay(game: str, step: int) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        place(f"replay/{house.tables[f'{game}-end']}/{step}/0", ".board > *")(page, house)

    return go


def join(page: Page, house: House) -> None:
    place(f"seat/{house.links['join']}", "form")(page, house)


SHOTS: dict[str, Callable[[Page, House], None]] = {
    "front": front,
    "tables": lists,
    "setup-silver-gold": setup("silver-gold"),
    "setup-john-silver": setup("john-silver"),
    "deck-silver-gold": own_deck("silver-gold"),
    "deck-john-silver": own_deck("john-silver"),
    "gather": table("gather"),
    "gather-john-silver": table("gather-john-silver"),
    "join": join,
    "cover": table("cover"),
    **{f"{name}-{moment}": table(f"{name}-{moment}") for name in PARTNERS for moment in ("early", "mid", "end")},
    "amulet-dawn": click("amulet-dawn", None, "dialog .dawn"),
    "replay-silver-gold": replay("silver-gold", 60),
    "replay-amulet": replay("amulet", 70),
    "replay-john-silver": replay("john-silver", 30),
    "rules": rules,
    "company": click("john-silver-mid", "company", "dialog .seats"),
    "settings": click("silver-gold-mid", "settings", "dialog .settings"),
}


def take(page: Page, file: Path, kind: str) -> None:
    """The page as a picture; Chromium itself makes WebP, a few dozen kilobytes each."""
    if kind == "png":
        page.screenshot(path=file)
        return
    session = page.context.new_cdp_session(page)
    found = session.send("Page.captureScreenshot", {"format": kind, "quality": 72})
    file.write_bytes(base64.b64decode(found["data"]))
    session.detach()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--to", type=Path, default=HERE)
    parser.add_argument("--format", choices=["webp", "png"], default="webp")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--sizes", nargs="*", default=["desktop", "phone"], choices=sorted(SIZES))
    parser.add_argument("--lights", nargs="*", default=["light", "dark"], choices=["light", "dark"])
    wish = parser.parse_args()
    if CHROMIUM is None:
        print(ABSENT, file=sys.stderr)
        return 1
    wish.to.mkdir(parents=True, exist_ok=True)
    names = [name for name in SHOTS if not wish.only or any(part in name for part in wish.only)]
    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for size in wish.sizes:
                for light in wish.lights:
                    width, height, scale = SIZES[size]
                    context: Any = browser.new_context(
                        viewport={"width": width, "height": height},
                        device_scale_factor=scale,
                        color_scheme=light,
                        locale="en",
                        reduced_motion="reduce",
                        has_touch=size in TOUCH,
                        is_mobile=size in TOUCH,
                    )
                    context.add_cookies([{"name": COOKIE, "value": house.token, "url": house.url}])
                    context.add_init_script("localStorage.setItem('sterling-name', 'Ada')")
                    page = context.new_page()
                    page.on("pageerror", lambda error: complaints.append(str(error)))
                    for name in names:
                        SHOTS[name](page, house)
                        take(page, wish.to / f"{name}-{size}-{light}.{wish.format}", wish.format)
                        print(f"{name}-{size}-{light}", flush=True)
                    context.close()
            browser.close()
            playwright.stop()
        finally:
            house.close()
    total = sum(file.stat().st_size for file in wish.to.glob(f"*.{wish.format}"))
    print(f"{total / 1e6:.1f} MB in {wish.to}")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
