"""Prints the version ranges of pyproject.toml as a requirements file, for `make test-newest`."""

import tomllib
from pathlib import Path

if __name__ == "__main__":
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    print("\n".join([*project["dependencies"], *extras["service"], *extras["dev"]]))
