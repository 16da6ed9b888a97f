"""A Chromium for the browser tests: found, or downloaded if possible.

python tests/web/chromium.py    exits with 0 if there is one now, else says that the browser tests are left out
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The shell is the same browser without windows; it takes less processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ABSENT = (
    "LEFT OUT: the tests in the browser did not run, because there is no Chromium and none could be fetched. "
    "Install chromium, or name it in STERLING_CHROMIUM."
)
FETCH_SECONDS = 240


# With every window, a browser opens two hidden pages for its address bar, which cost more than our own first page. A
# list of features replaces the one Playwright passes, so the features it switches off are repeated here.
FEATURES = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
# Without a graphics card, processes of their own for drawing and for the network only cost time.
FLAGS = [
    f"--disable-features={','.join(FEATURES)}",
    "--enable-features=NetworkServiceInProcess2",
    "--disable-gpu",
    "--in-process-gpu",
    # Pages live for seconds: compiling their code for speed costs a quarter of all processor time and never pays.
    "--js-flags=--no-opt --no-maglev",
]


def find_chromium() -> str | None:
    """The path of an available Chromium: the one named, one of the system, or the one Playwright has fetched."""
    named = os.environ.get("STERLING_CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _fetched()


def _fetched() -> str | None:
    """Runs in its own process, because Playwright's event loop would stay in ours."""
    program = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright:\n"
        "    print(playwright.chromium.executable_path)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    path = done.stdout.strip()
    return path if done.returncode == 0 and path and Path(path).is_file() else None


def fetch_chromium() -> None:
    """Tries Playwright's own download, then the system's package manager if we may use it."""
    attempts = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if shutil.which("apt-get"):
        prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
        install = [*prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        attempts.append([[*prefix, "apt-get", "update", "-qq"], [*install, NAMES[0]]])
        attempts.append([[*install, "chromium"]])
    for commands in attempts:
        for command in commands:
            if not _runs(command):
                break
        if find_chromium():
            return


def _runs(command: list[str]) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            env=environment,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=FETCH_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> int:
    if find_chromium() is None:
        print("There is no Chromium here; fetching one (once) ...", flush=True)
        fetch_chromium()
    found = find_chromium()
    print(f"Chromium: {found}" if found else ABSENT, flush=True)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
