"""The pages of the documentation site are discovered. `make docs` checks that it builds."""

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import sterling
from sterling.i18n import LANGUAGES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site() -> Any:
    spec = importlib.util.spec_from_file_location("make_site", ROOT / "docs" / "make_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_site"] = module
    spec.loader.exec_module(module)
    return module


def listed(nav: Any) -> list[str]:
    """The pages of a navigation, from top to bottom."""
    if isinstance(nav, str):
        return [nav]
    if isinstance(nav, dict):
        return [page for inside in nav.values() for page in listed(inside)]
    return [page for entry in nav for page in listed(entry)]


def test_every_page_is_in_the_navigation_once(site: Any) -> None:
    pages, nav = site.gather()
    assert sorted(listed(nav)) == sorted(pages.texts)


def test_every_game_has_its_rules_in_every_language_and_its_notation(site: Any) -> None:
    pages, _ = site.gather()
    for facts in sterling.games():
        for name in (*(f"rules.{language}" for language in LANGUAGES), "notation"):
            text = pages.texts[f"games/{facts.name}/{name}.md"]
            assert text.startswith("# ")
            assert "<!--" not in text


def test_every_guide_and_every_page_of_the_project_is_there(site: Any) -> None:
    pages, _ = site.gather()
    assert {file.name for file in (ROOT / "docs").glob("*.md")} <= set(pages.texts)
    assert {"project/changelog.md", "project/contributing.md", "project/security.md"} <= set(pages.texts)


def test_the_reference_names_modules_that_exist_and_no_private_one(site: Any) -> None:
    pages, _ = site.gather()
    modules = [
        module
        for name, text in pages.texts.items()
        if name.startswith("reference/")
        for module in re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    ]
    assert {"sterling.core.match", "sterling.bots", "sterling.lab.arena"} <= set(modules)
    for module in modules:
        assert importlib.util.find_spec(module) is not None
        assert "._" not in module


def test_links_lead_to_where_the_pages_are(site: Any, tmp_path: Path) -> None:
    pages, _ = site.gather()
    pages.write(tmp_path)
    found = 0
    for page in tmp_path.rglob("*.md"):
        text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if "://" not in link:
                assert (page.parent / link).is_file(), f"{page.relative_to(tmp_path)}: {link}"
                found += 1
    assert found > 20


def test_a_page_with_a_diagram_brings_the_script_that_draws_it(site: Any) -> None:
    pages, _ = site.gather()
    assert '<script src="mermaid.min.js"></script>' in pages.texts["architecture.md"]
    assert "<script" not in pages.texts["api.md"]
    assert '<script src="../mermaid.min.js">' in site.with_diagrams("project/page.md", "```mermaid\nflowchart TD\n```")


def test_another_script_than_the_one_we_know_is_refused(site: Any, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(site, "CACHE", tmp_path)
    for script in site.SCRIPTS.values():
        script.file.write_bytes(b"something else")
        monkeypatch.setattr(site, "SCRIPTS", {"script.js": script})
        with pytest.raises(SystemExit, match="not the one that was expected"):
            site.fetch_scripts(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("page", "wrong"),
    [
        ('<script src="https://cdn.example/x.js"></script>', "loads"),
        ('<link rel="stylesheet" href="//fonts.example/css">', "loads"),
        ('<pre class="mermaid"><code>flowchart</code></pre>', "script from elsewhere"),
        (f"<code>{ROOT}/src</code>", "folder of this machine"),
        ('<a href="https://example.org/">elsewhere</a> <script src="assets/x.js"></script>', ""),
    ],
)
def test_a_site_that_needs_others_is_refused(site: Any, page: str, wrong: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    told = [line for line in site.problems(tmp_path) if line.startswith("page.html")]
    assert [wrong in line for line in told] == ([True] if wrong else [])


def test_the_rules_have_their_pictures_where_they_were_drawn_and_else_the_captions(
    site: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(site, "PICTURES", tmp_path / "drawn")
    pages, _ = site.gather()
    learn = pages.texts["games/silver-gold/learn.de.md"]
    caption = "Vier Farben, vier Größen: Eine große Insel dauert länger und bringt mehr"
    assert f"*{caption}*" in learn
    assert "picture:" not in learn
    assert "- **Kreuz:**" in learn.replace("-  **", "- **")
    file = tmp_path / "drawn" / "silver_gold" / "de" / "islands.svg"
    file.parent.mkdir(parents=True)
    file.write_text("<svg/>", encoding="utf-8")
    pages, _ = site.gather()
    pages.write(tmp_path / "pages")
    written = (tmp_path / "pages" / "games" / "silver-gold" / "learn.de.md").read_text(encoding="utf-8")
    assert f"![{caption}](../../pictures/silver_gold/de/islands.svg)" in written
    assert (tmp_path / "pages" / "pictures" / "silver_gold" / "de" / "islands.svg").is_file()


def test_every_game_has_a_page_to_learn_it_from(site: Any) -> None:
    pages, _ = site.gather()
    for game in ("silver-gold", "amulet", "john-silver"):
        for language in LANGUAGES:
            assert pages.texts[f"games/{game}/learn.{language}.md"].startswith("# ")
