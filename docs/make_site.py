"""`make docs`: the documentation site, from the pages in docs/, the games' own texts and the docstrings.

Gathers all pages in build/docs/pages, writes the navigation, and lets Zensical build the site, treating warnings as
errors. Games and modules are discovered. Finally it checks the site: it must not load anything from elsewhere.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import sterling
from sterling.games import folders
from sterling.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "sterling"
WORK = ROOT / "build" / "docs"
SITE = ROOT / "site"
README = ROOT / "README.md"
CACHE = ROOT / "build" / "scripts"
PICTURES = ROOT / "build" / "pictures"
"""Where `web/scripts/pictures.py` draws the pictures of the rules, by game and language."""


class Script(NamedTuple):
    """A script that the site ships, from an npm package."""

    package: str
    version: str
    sha512: str
    inside: str

    @property
    def file(self) -> Path:
        return CACHE / f"{self.package}-{self.version}.tgz"


DIAGRAMS = "mermaid.min.js"
SCRIPTS = {
    # Draws the diagrams. By default the theme would load it from elsewhere.
    DIAGRAMS: Script(
        "mermaid",
        "12.3.0",
        "4113TdXeLAsMruJ79OpFL5O8+LTFXhQqZ260rF3tgUmiNAtRm4Uume04I+65PRN6yZ69J4f8rVYWW8zRk65UYw==",
        "package/dist/mermaid.min.js",
    ),
    # Makes the search work when the site is opened from a folder.
    "iframe-worker.js": Script(
        "iframe-worker",
        "1.0.4",
        "roeaaI+Lg1LJNfgpCjoRe/+WzEjy9+Z08LoEvu85MCPbBjwm+qXz8Ag5U05lHa6V1CysZyGzE0SOkAtSUA5q7Q==",
        "package/shim/index.js",
    ),
}

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
GUIDES = (
    "api",
    "opponents",
    "review",
    "luck",
    "practice",
    "research",
    "notation",
    "protocol",
    "operating",
    "architecture",
)
"""The pages that come first, in this order; the others in docs/ follow by name."""
REFERENCE = {"core": "Core", "games": "Games", "bots": "Bots", "lab": "Laboratory", "service/client": "Service client"}
"""The parts whose public names the reference shows."""

Nav = list["str | dict[str, str | Nav]"]


@dataclass
class Pages:
    """The pages gathered so far: where each file of the project went, and the text of each page."""

    texts: dict[str, str] = field(default_factory=dict)
    sources: dict[str, Path] = field(default_factory=dict)
    made: set[str] = field(default_factory=set)

    def add(self, name: str, source: Path) -> str:
        """A file of the project as a page, without the comments that carry rule ids."""
        text = re.sub(r"^<!--.*?-->\n", "", source.read_text(encoding="utf-8"), flags=re.MULTILINE)
        self.texts[name] = with_diagrams(name, with_pictures(text, source))
        self.sources[name] = source
        return name

    def make(self, name: str, stands_for: Path, text: str) -> str:
        """A page without a file; links to `stands_for` lead to it, and its own links are relative to the site."""
        self.texts[name] = text
        self.sources[name] = stands_for
        self.made.add(name)
        return name

    def write(self, folder: Path) -> None:
        """Writes the pages, with links adjusted to the new places of their targets; pictures are copied too."""
        places = {source.resolve(): name for name, source in self.sources.items()}
        for name, text in self.texts.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            linked = text if name in self.made else self._relinked(name, text, places, folder)
            target.write_text(linked, encoding="utf-8")

    def _relinked(self, name: str, text: str, places: dict[Path, str], folder: Path) -> str:
        def link(found: re.Match[str]) -> str:
            place, hash_, anchor = found[2].partition("#")
            if not place or "://" in place:
                return found[0]
            target = (self.sources[name].parent / place).resolve()
            assert target.exists(), f"{self.sources[name]}: {place} does not exist"
            up = "../" * name.count("/")
            if target in places:
                return f"{found[1]}({up}{places[target]}{hash_}{anchor})"
            if target.is_file() and target.suffix in (".webp", ".svg", ".png"):
                inside = target.relative_to(PICTURES) if target.is_relative_to(PICTURES) else Path(target.name)
                copy = folder / "pictures" / inside
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(target, copy)
                return f"{found[1]}({up}pictures/{inside.as_posix()})"
            # A file of the project that is not a page: its name is enough.
            return found[1].removeprefix("!")[1:-1]

        return re.sub(r"(!?\[[^\]]*\])\(([^)\s]+)\)", link, text)


def title_of(text: str) -> str:
    """The first heading of a page."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    assert found is not None, text[:80]
    return found[1]


def gather() -> tuple[Pages, Nav]:
    """All pages, and the navigation."""
    pages = Pages()
    names = [file.stem for file in sorted(DOCS.glob("*.md")) if file.stem != "index"]
    guides = [*GUIDES, *(name for name in names if name not in GUIDES)]
    pages.add("index.md", DOCS / "index.md")
    first = [pages.add(f"{name}.md", DOCS / f"{name}.md") for name in guides]
    last = [pages.add(f"project/{file.stem.lower()}.md", file) for file in sorted(ROOT.glob("*.md")) if file != README]
    sections: dict[str, str | Nav] = {
        "Games": game_pages(pages),
        "Guides": [{title_of(pages.texts[name]): name} for name in first],
        "Reference": reference_pages(pages),
        "Project": [{title_of(pages.texts[name]): name} for name in last],
    }
    return pages, [{"Home": "index.md"}, *({title: inside} for title, inside in sections.items())]


def game_pages(pages: Pages) -> Nav:
    """The rules and the notation of every game."""
    words = Words("en")
    index = ["# Games", ""]
    nav: Nav = ["games/index.md"]
    for facts in sterling.games():
        folder, title = folders()[facts.name], words(f"{facts.name}-title")
        index += [f"## {title}", "", words(f"{facts.name}-tagline"), ""]
        shelf: dict[str, str] = {}
        for part, name in (("learn.", "Learn"), ("", "Rules")):
            for language in LANGUAGES:
                source = folder / "book" / f"{part}{language}.md"
                if source.is_file():
                    page = pages.add(f"games/{facts.name}/{name.lower()}.{language}.md", source)
                    shelf[f"{name} ({LANGUAGE_NAMES[language]})"] = page
        shelf["Notation"] = pages.add(f"games/{facts.name}/notation.md", folder / "notation.md")
        index += [f"- [{name}]({facts.name}/{Path(page).name})" for name, page in shelf.items()] + [""]
        nav.append({title: [{name: page} for name, page in shelf.items()]})
    pages.make("games/index.md", SOURCES / "games", "\n".join(index))
    return nav


def reference_pages(pages: Pages) -> Nav:
    """A page for each part, with the public names of all its modules."""
    index = [
        "# Reference",
        "",
        "What the docstrings say, module by module. The [Python API](../api.md) page is the way in.",
        "",
    ]
    nav: Nav = ["reference/index.md"]
    for part, title in REFERENCE.items():
        modules = public_modules(SOURCES / part)
        text = f"# {title}\n\n" + "\n\n".join(f"::: {module}" for module in modules) + "\n"
        name = f"reference/{part.replace('/', '-')}.md"
        nav.append({title: pages.make(name, SOURCES / part / "__init__.py", text)})
        index.append(f"- [{title}]({name.removeprefix('reference/')}): " + ", ".join(f"`{m}`" for m in modules))
    pages.make("reference/index.md", SOURCES, "\n".join(index))
    return nav


def public_modules(place: Path) -> list[str]:
    """The modules of a package, or the one module, that have public names."""
    files = sorted(place.glob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    names = [file.relative_to(SOURCES.parent).with_suffix("").as_posix().replace("/", ".") for file in files]
    return [name.removesuffix(".__init__") for name in names if not re.search(r"\._[a-z]", name)]


# -- pictures of the rules -------------------------------------------------------------------------------------------


def with_pictures(text: str, source: Path) -> str:
    """A rule text with its rendered pictures, or with captions only if they were not rendered."""
    folder = PICTURES / source.parents[1].name / source.stem.rpartition(".")[2]

    def drawn(found: re.Match[str]) -> str:
        caption, file = found[1], folder / f"{found[2]}.svg"
        if not file.is_file():
            return f"*{caption}*" if " " in caption else caption
        image = f"![{caption}]({os.path.relpath(file, source.parent)})"
        return f"{image}\n\n*{caption}*" if " " in caption else image

    return re.sub(r"!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)", drawn, text)


# -- diagrams --------------------------------------------------------------------------------------------------------


def with_diagrams(name: str, text: str) -> str:
    """A page with Mermaid diagrams, plus the script that draws them: ours, not one from elsewhere."""
    if "```mermaid" not in text:
        return text
    return f'{text}\n<script src="{"../" * name.count("/")}{DIAGRAMS}"></script>\n'


def fetch_scripts(folder: Path) -> None:
    """Puts the scripts into a folder after checking that they are the ones we know."""
    for name, script in SCRIPTS.items():
        if not script.file.is_file():
            CACHE.mkdir(parents=True, exist_ok=True)
            npm = shutil.which("npm")
            if npm is None:
                sys.exit(f"npm is needed once, to fetch {script.package}.")
            wanted = f"{script.package}@{script.version}"
            subprocess.run([npm, "pack", "--silent", wanted], cwd=CACHE, check=True, stdout=subprocess.DEVNULL)
        found = base64.b64encode(hashlib.sha512(script.file.read_bytes()).digest()).decode()
        if found != script.sha512:
            script.file.unlink()
            sys.exit(f"{script.package} {script.version} is not the one that was expected: {found}")
        with tarfile.open(script.file) as archive:
            content = archive.extractfile(script.inside)
            assert content is not None
            (folder / name).write_bytes(content.read())


# -- the site --------------------------------------------------------------------------------------------------------


def prepare() -> Path:
    """Writes pages and settings; returns the settings file."""
    shutil.rmtree(WORK, ignore_errors=True)
    pages, nav = gather()
    pages.write(WORK / "pages")
    fetch_scripts(WORK / "pages")
    # The reference is read from the sources only, not from compiled modules next to them.
    shutil.copytree(SOURCES, WORK / "src" / "sterling", ignore=lambda _, names: [n for n in names if is_no_source(n)])
    settings = (DOCS / "zensical.toml").read_text(encoding="utf-8")
    head = "[project]\n"
    assert head in settings
    (WORK / "zensical.toml").write_text(settings.replace(head, f"{head}nav = {toml(nav)}\n", 1), encoding="utf-8")
    return WORK / "zensical.toml"


def is_no_source(name: str) -> bool:
    return "." in name and not name.endswith(".py")


def toml(value: "str | Nav") -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    items = []
    for entry in value:
        if isinstance(entry, str):
            items.append(toml(entry))
        else:
            items += [f"{{ {toml(name)} = {toml(inside)} }}" for name, inside in entry.items()]
    return f"[{', '.join(items)}]"


FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//|<link\b[^>]*\bhref=["']?(?:https?:)?//"""
)
"""Something that a browser would load from elsewhere. Links for people to follow do not count."""


def problems(site: Path) -> list[str]:
    """What is wrong with a built site."""
    found = []
    pages = sorted(site.rglob("*.html"))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        found += [f"{page.relative_to(site)} loads {hit[0][:120]}" for hit in FETCHED.finditer(text)]
        if str(ROOT) in text:
            found.append(f"{page.relative_to(site)} names a folder of this machine")
        if 'class="mermaid"' in text and DIAGRAMS not in text:
            found.append(f"{page.relative_to(site)} has a diagram that needs a script from elsewhere")
    for facts in sterling.games():
        wanted = [f"rules.{language}.html" for language in LANGUAGES] + ["notation.html"]
        found += [
            f"games/{facts.name}/{name} is missing"
            for name in wanted
            if not (site / "games" / facts.name / name).is_file()
        ]
    for name, word in (("reference/core.html", "sterling.core.match.Match"), ("api.html", "sample")):
        if not (site / name).is_file() or word not in (site / name).read_text(encoding="utf-8"):
            found.append(f"{name} does not mention {word}")
    if not list(site.rglob("search*.js*")):
        found.append("there is no search")
    return found


def main() -> int:
    settings = prepare()
    shutil.rmtree(SITE, ignore_errors=True)
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(settings)],
        check=False,
    )
    if built.returncode != 0:
        return built.returncode
    shutil.move(WORK / "site", SITE)
    found = problems(SITE)
    for line in found:
        print(line)
    if not found:
        print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}/: open {SITE.name}/index.html")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
