"""The pictures of the rules as SVG files, for the documentation site: build/pictures/<game>/<language>/<name>.svg.

pictures.js renders them with the pieces of the boards. Chromium lays them out as a browser would in the rules panel,
and the result goes into the files, which need nothing from elsewhere.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
sys.path.insert(0, str(ROOT / "tests"))

AS_SVG = """() => {
  const picture = document.querySelector('.picture');
  const { width, height } = picture.getBoundingClientRect();
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of [['width', wide], ['height', high], ['viewBox', `0 0 ${wide} ${high}`]])
    svg.setAttribute(name, value);
  const style = document.createElementNS(svg.namespaceURI, 'style');
  style.textContent = document.querySelector('style').textContent.replaceAll(/\\/\\*[\\s\\S]*?\\*\\//g, '');
  const inside = document.createElementNS(svg.namespaceURI, 'foreignObject');
  inside.setAttribute('width', wide);
  inside.setAttribute('height', high);
  svg.append(style, inside);
  inside.append(picture.cloneNode(true));
  for (const one of inside.querySelectorAll('[data-spot], [aria-label], [title], [role]'))
    for (const name of ['data-spot', 'aria-label', 'title', 'role']) one.removeAttribute(name);
  return new XMLSerializer().serializeToString(svg).replaceAll(/<!--[\\s\\S]*?-->/g, '');
}"""


def main() -> int:
    from playwright.sync_api import sync_playwright

    from web.chromium import ABSENT, find_chromium

    chromium = find_chromium()
    if chromium is None:
        print(ABSENT)
        return 1
    subprocess.run(["node", "scripts/pictures.js"], cwd=ROOT / "web", check=True)
    pages = sorted(FOLDER.glob("*/*/*.html"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": 800, "height": 600})
        for file in pages:
            page.set_content(file.read_text(encoding="utf-8"))
            file.with_suffix(".svg").write_text(page.evaluate(AS_SVG) + "\n", encoding="utf-8")
            file.unlink()
        browser.close()
    return 0 if pages else 1


if __name__ == "__main__":
    sys.exit(main())
