"""The rules panel: two parts with pictures, an index, a search, and the paragraph a prompt links to."""

from collections.abc import Callable
from typing import Any

import pytest

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}
LABELS = {
    "en": ("Learn", "Reference", "Contents", "Search the rules"),
    "de": ("Lernen", "Nachschlagen", "Inhalt", "Regeln durchsuchen"),
    "fr": ("Apprendre", "Référence", "Sommaire", "Chercher dans les règles"),
}


def opened(visitor: Any, game: str) -> Any:
    """A table of this game with its rules open."""
    page = visitor.page
    visitor.go()
    page.locator(f".door.{game} .button.main").click()
    page.wait_for_selector("[data-test=prompt]")
    if page.locator("[data-test=rules]").count():
        page.locator("[data-test=rules]").click()
    else:
        page.locator("#tab-rules").click()
    page.wait_for_selector(".rules .drawing svg")
    return page


def too_wide(page: Any) -> list[str]:
    """What part of the rules overflows their panel, except for tables that scroll."""
    found: list[str] = page.evaluate(
        """() => {
          const panel = document.querySelector('.rules');
          const { left, right } = panel.getBoundingClientRect();
          const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
          const dialog = panel.closest('dialog');
          if (dialog && dialog.scrollHeight > dialog.clientHeight) found.push('the sheet scrolls as a whole');
          for (const one of panel.querySelectorAll('h2, h3, p, li, figure, .drawing > *, .table, .tools, button')) {
            const box = one.getBoundingClientRect();
            if (one.checkVisibility() && (box.left < left - 1 || box.right > right + 1))
              found.push(`${one.tagName} ${one.textContent.slice(0, 40)}`);
          }
          return found;
        }"""
    )
    return found


def in_sight(page: Any, block: Any) -> bool:
    """Whether a block can be read: below the tools of the panel, and above its end."""
    seen: bool = block.evaluate(
        """(one) => {
          const box = one.getBoundingClientRect();
          const tools = document.querySelector('.rules .tools').getBoundingClientRect();
          const panel = document.querySelector('.rules').closest('[data-scroll]').getBoundingClientRect();
          return box.top >= tools.bottom - 1 && box.top < panel.bottom - 20;
        }"""
    )
    return seen


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("silver-gold", "en", PHONE),
        pytest.param("amulet", "de", WIDE, marks=pytest.mark.soak),
        pytest.param("amulet", "fr", PHONE, marks=pytest.mark.soak),
        pytest.param("john-silver", "de", PHONE, marks=pytest.mark.soak),
    ],
    ids=["silver-gold-phone", "amulet-wide", "amulet-phone", "john-silver-phone"],
)
def test_the_rules_can_be_read_and_searched(visit: Visit, game: str, language: str, size: dict[str, Any]) -> None:
    visitor = visit(locale=language, **size)
    page = opened(visitor, game)
    learn, reference, contents, look = LABELS[language]
    for part in (learn, reference):
        page.get_by_role("tab", name=part).click()
        assert page.get_by_role("tab", name=part).get_attribute("aria-selected") == "true"
        assert too_wide(page) == []
        drawn = page.locator(".rules .drawing").evaluate_all("all => all.map((one) => one.clientHeight)")
        assert len(drawn) > 1
        assert min(drawn) > 40
        assert visitor.axe() == []

    page.get_by_role("button", name=contents).click()
    entry = page.get_by_role("navigation").get_by_role("button").last
    title = entry.inner_text()
    entry.click()
    heading = page.locator(".rules h3", has_text=title)
    assert heading.evaluate("one => one === document.activeElement")
    assert in_sight(page, heading)

    page.get_by_role("button", name=look).click()
    page.keyboard.type("xyzzy")
    assert page.locator("[data-test=rules-hit]").count() == 0
    page.locator("[data-test=rules-query]").fill(title)
    page.wait_for_selector("[data-test=rules-hit] mark")
    assert visitor.axe() == []
    page.locator("[data-test=rules-hit]").first.click()
    assert in_sight(page, page.locator(":focus"))
    assert page.locator(":focus mark").count() > 0
    # Escape closes the search and leaves the rules open.
    page.keyboard.press("Escape")
    assert page.locator("[data-test=rules-query]").count() == 0
    assert page.locator(".rules mark").count() == 0
    assert page.locator(".rules h2").is_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_prompt_leads_to_its_rule(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(locale="en", **size)
    page = visitor.page
    visitor.go()
    page.locator(".door.john-silver .button.main").click()
    link = page.get_by_role("button", name="Show the rule: Set-up – Keep or exchange")
    link.wait_for()
    link.press("Enter")
    target = page.locator(".rules .marked")
    target.wait_for()
    assert target.inner_text().startswith("Keep or exchange.")
    assert target.evaluate("one => one === document.activeElement")
    assert in_sight(page, target)
    assert page.get_by_role("tab", name="Reference").get_attribute("aria-selected") == "true"
