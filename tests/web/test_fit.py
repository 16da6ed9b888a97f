"""Every position fits every window: everything pressable is visible, uncovered and large enough."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sterling
from web.positions import CROWDED, Position, Stand, positions

Visit = Callable[..., Any]
FINGER = [(360, 640), (390, 844), (844, 390), (768, 1024)]
MOUSE = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
TOUCH = 44
FULL = 0.7
"""How much of the board its pieces fill on a desktop."""

# What is wrong with the pressable elements.
FAULTS = """
(least) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const faults = [];
  const zone = (one) => one.closest('[data-zone]')?.dataset.zone ?? '';
  const name = (one) => `${zone(one)} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`;
  const bar = document.querySelector('.bar');
  const shown = (one) => one.checkVisibility() && !one.closest('dialog, .flights');
  const board = [...document.querySelectorAll('.board .live:not(:disabled), .board [data-live]')].filter(shown);
  const buttons = [...bar.querySelectorAll('button:not(.rule, .more)')].filter(shown);
  const forward = document.querySelector('.zone.forward');
  for (const one of [...board, ...buttons]) {
    // What lies under a group that has come forward is not asked now.
    if (forward && board.includes(one) && !forward.contains(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name(one)}: outside the window`);
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!there || !(one.contains(there) || there.contains(one))) {
      // Of cards that lie on each other a corner is enough, if it is large enough.
      const corner = document.elementFromPoint(box.left + 8, box.top + 6);
      if (!one.closest('.stacked') || !corner || !one.contains(corner))
        faults.push(`${name(one)}: covered by ${there?.outerHTML.slice(0, 80)}`);
    }
    if (Math.min(box.width, box.height) < least - 0.6 && !one.closest('[data-enlarges]'))
      faults.push(`${name(one)}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push('the page scrolls');
  const inner = document.querySelector('.board');
  if (inner.scrollHeight > inner.clientHeight + 1 || inner.scrollWidth > inner.clientWidth + 1)
    faults.push('the board scrolls');
  const low = bar.getBoundingClientRect();
  if (low.bottom > innerHeight + 1) faults.push('the prompt is cut off');
  done({ faults: [...new Set(faults)], pressable: board.length + buttons.length });
})))
"""
# Picks up the first thing that can be picked up.
PICK = """
() => {
  const all = [...document.querySelectorAll('.board .live[aria-pressed=false]:not(:disabled)')];
  const one = all.find((one) => !one.closest('dialog'));
  one?.click();
  return one !== undefined;
}
"""
# Which share of the board is covered by what its zones draw.
FILLED = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const drawn = [...document.querySelectorAll('.zone:not(.forward) > .inside > *')];
  const boxes = drawn.map((one) => one.getBoundingClientRect());
  let covered = 0;
  const [across, down] = [96, 64];
  for (let x = 0; x < across; x++)
    for (let y = 0; y < down; y++) {
      const [px, py] = [board.left + ((x + 0.5) * board.width) / across, board.top + ((y + 0.5) * board.height) / down];
      if (boxes.some((box) => px >= box.left && px <= box.right && py >= box.top && py <= box.bottom)) covered += 1;
    }
  return covered / (across * down);
}
"""


def sizes() -> Iterator[tuple[str, int]]:
    for facts in sterling.games():
        if facts.name in ("silver-gold", "amulet", "john-silver"):
            yield from ((facts.name, seats) for seats in facts.seats if seats <= 4)


def hardest(name: str, seats: int) -> list[Position]:
    """The most crowded position of every phase."""
    found = positions(name, seats)
    crowded = {position.name.removesuffix(CROWDED) for position in found if position.name.endswith(CROWDED)}
    return [position for position in found if position.name not in crowded]


def show_all(
    visit: Visit, chosen: list[Position], windows: list[tuple[int, int]], finger: bool, every: bool
) -> list[str]:
    """What is wrong, by position and window: every window, or the smallest and one of the others in turn."""
    visitor = visit(viewport={"width": 1280, "height": 800}, has_touch=finger, is_mobile=finger)
    page = visitor.page
    page.add_init_script("localStorage.setItem('sterling-hints', 'off'); localStorage.setItem('sterling-name', 'Ada')")
    stand = Stand(page, visitor.house)
    faults: list[str] = []
    others = itertools.cycle(windows[1:])
    for position in chosen:
        shown = windows if every else [windows[0], next(others)]
        page.set_viewport_size({"width": windows[0][0], "height": windows[0][1]})
        stand.show(position)
        over = bool(position.state.over())
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
        faults += look_at(page, position.name, shown, finger, filled=not finger and not over)
        # With something picked up, other things can be pressed.
        if page.evaluate(PICK):
            faults += look_at(page, f"{position.name}, picked", shown, finger, filled=False)
    return faults


def look_at(page: Any, name: str, windows: list[tuple[int, int]], finger: bool, filled: bool) -> list[str]:
    """What is wrong with the page in each window."""
    faults: list[str] = []
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        where = f"{name} {width}x{height}"
        found = page.evaluate(FAULTS, TOUCH if finger else 0)
        faults += [f"{where}: {fault}" for fault in found["faults"]]
        if found["pressable"] == 0:
            faults.append(f"{where}: nothing can be pressed")
        if filled and (share := page.evaluate(FILLED)) < FULL:
            faults.append(f"{where}: {share:.0%} of the board is filled")
    return faults


# Four people need the most room, and small windows have the least, so in the larger ones every other position is shown.
# The long runs show every number of players in every window.
@pytest.mark.parametrize("way", ["finger", pytest.param("mouse", marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "seats"), [size for size in sizes() if size[1] == 4])
def test_every_phase_fits(visit: Visit, name: str, seats: int, way: str) -> None:
    chosen = hardest(name, seats) if way == "finger" else hardest(name, seats)[::2]
    found = show_all(visit, chosen, FINGER if way == "finger" else MOUSE, way == "finger", False)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("way", ["finger", "mouse"])
@pytest.mark.parametrize(("name", "seats"), list(sizes()))
def test_every_phase_fits_every_window(visit: Visit, name: str, seats: int, way: str) -> None:
    found = show_all(visit, positions(name, seats), FINGER if way == "finger" else MOUSE, way == "finger", True)
    assert not found, "\n" + "\n".join(found)
