"""Pictures of every phase of every game, as the fit test shows them: `make shots` writes them into build/shots.

Each position is shown in the requested windows and colour modes, and all pictures of a window are put side by side on a
sheet, `sheet-<game>-<size>-<light>.png`, to look through quickly. `--only amulet` or `--only power-7` for a few.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))
from service.houses import Steady, sqlite_url  # noqa: E402
from web.chromium import ABSENT, FLAGS, find_chromium  # noqa: E402
from web.positions import Position, Stand, positions  # noqa: E402

GAMES = ("silver-gold", "amulet", "john-silver")
SIZES = {"small": (360, 640), "phone": (390, 844), "desktop": (1440, 900), "large": (1920, 1080)}
TOUCH = {"small", "phone"}
ROW = 1800
"""The width of a sheet."""


def take_all(browser: Any, house: str, chosen: list[Position], size: str, light: str, to: Path) -> list[Path]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=light,
        reduced_motion="reduce",
        has_touch=size in TOUCH,
        is_mobile=size in TOUCH,
        locale="en",
    )
    context.add_init_script(
        "localStorage.setItem('sterling-hints', 'off'); localStorage.setItem('sterling-name', 'Ada')"
    )
    page = context.new_page()
    stand = Stand(page, house)
    taken: list[Path] = []
    for position in chosen:
        stand.show(position)
        page.wait_for_timeout(150)
        taken.append(to / f"{position.name}-{size}-{light}.png")
        page.screenshot(path=taken[-1])
    context.close()
    return taken


def lay_out(browser: Any, pictures: list[Path], across: int, to: Path) -> None:
    """All pictures on one sheet, each with its name."""
    page = browser.new_page(viewport={"width": ROW, "height": 600})
    shown = "".join(f"<figure><img src='{one.name}'><figcaption>{one.stem}</figcaption></figure>" for one in pictures)
    style = f"body{{margin:8px;display:grid;grid-template-columns:repeat({across},1fr);gap:8px;font:12px sans-serif}}"
    sheet = to.with_suffix(".html")
    sheet.write_text(f"<style>{style} figure{{margin:0}} img{{width:100%}}</style>{shown}", encoding="utf-8")
    page.goto(sheet.resolve().as_uri())
    page.screenshot(path=to, full_page=True)
    page.close()
    sheet.unlink()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--to", type=Path, default=HERE.parents[1] / "build" / "shots")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--seats", type=int, nargs="*", default=[4])
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--lights", nargs="*", default=["light", "dark"], choices=["light", "dark"])
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print(ABSENT, file=sys.stderr)
        return 1
    wish.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Steady(sqlite_url(Path(folder)), Path(folder) / "log") as house:
        playwright = sync_playwright().start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in GAMES:
            found = [one for seats in wish.seats for one in positions(game, seats)]
            chosen = [one for one in found if not wish.only or any(part in one.name for part in wish.only)]
            for size in wish.sizes if chosen else []:
                for light in wish.lights:
                    taken = take_all(browser, f"{house.url}/", chosen, size, light, wish.to)
                    lay_out(browser, taken, 7 if size in TOUCH else 3, wish.to / f"sheet-{game}-{size}-{light}.png")
                    print(f"{game}-{size}-{light}: {len(taken)}", flush=True)
        browser.close()
        playwright.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
