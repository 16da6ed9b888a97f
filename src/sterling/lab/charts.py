"""Charts of an arena (optional: needs matplotlib, extra `charts`)."""

from pathlib import Path
from typing import Any

from sterling.core.errors import SterlingError, trouble
from sterling.i18n import Words
from sterling.lab.arena import Result

SUFFIXES = (".png", ".svg", ".pdf")


def arena_chart(result: Result, file: Path, words: Words) -> None:
    """Ratings with their uncertainty, and who beats whom."""
    if file.suffix not in SUFFIXES:
        raise SterlingError("arena/chart-kind", came=file.suffix or "-", expected=", ".join(SUFFIXES))
    plt = _pyplot()
    names = [standing.bot for standing in result.standings]
    titles = [words.bot(name) for name in names]
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 0.6 * len(names) + 2.6), layout="constrained")
    figure.suptitle(words(f"{result.plan.game}-title"))
    places = range(len(names))
    left.errorbar(
        [standing.rating for standing in result.standings],
        list(places),
        xerr=[2 * standing.sigma for standing in result.standings],
        fmt="o",
        color="#1f5f6b",
        capsize=4,
    )
    left.set_yticks(list(places), titles)
    left.invert_yaxis()
    left.set_xlabel(words("arena-col-rating"))
    left.grid(axis="x", alpha=0.3)
    shares = {(pairing.bot, pairing.against): pairing.share for pairing in result.pairings}
    matrix = [[shares.get((name, rival), float("nan")) for rival in names] for name in names]
    right.imshow(matrix, cmap="BrBG", vmin=0, vmax=1)
    right.set_xticks(list(places), titles, rotation=30, ha="right")
    right.set_yticks(list(places), titles)
    right.set_title(words("arena-matrix"))
    for row, name in enumerate(names):
        for column, rival in enumerate(names):
            if (name, rival) in shares:
                right.text(column, row, f"{100 * shares[name, rival]:.0f}", ha="center", va="center")
    try:
        figure.savefig(file, dpi=150)
    except OSError as problem:
        raise SterlingError("file/write", file=str(file), **trouble(problem)) from None
    finally:
        plt.close(figure)


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise SterlingError("arena/no-charts") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
