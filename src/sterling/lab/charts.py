"""Charts of an arena and of a review (optional: needs matplotlib, extra `charts`)."""

from pathlib import Path
from typing import Any

from sterling.bots.judged import Review
from sterling.core.errors import SterlingError, trouble
from sterling.i18n import Words
from sterling.lab.arena import Result

SUFFIXES = (".png", ".svg", ".pdf")
COLOURS = ("#1f5f6b", "#b5651d", "#6b3fa0", "#3f7d20")


def arena_chart(result: Result, file: Path, words: Words) -> None:
    """Ratings with their uncertainty, and who beats whom."""
    plt = _pyplot(file)
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
    _save(plt, figure, file)


def review_chart(review: Review, file: Path, words: Words) -> None:
    """The chances of every seat over the game, each with its 95 percent interval, and the mistakes."""
    plt = _pyplot(file)
    figure, axes = plt.subplots(figsize=(10, 4.5), layout="constrained")
    figure.suptitle(words(f"{review.game}-title"))
    for seat in review.reviewed:
        found = [(point.step, point.chances[seat]) for point in review.curve]
        points = [(step, chance) for step, chance in found if chance is not None]
        steps = [step for step, _ in points]
        means = [100 * chance.mean for _, chance in points]
        colour = COLOURS[seat % len(COLOURS)]
        name = review.names[seat] if seat < len(review.names) else words("player-seat", seat=seat + 1)
        # A name is text, not a formula.
        axes.plot(steps, means, color=colour, label=name.replace("$", r"\$").lstrip("_"), linewidth=1.8)
        axes.fill_between(
            steps,
            [max(0.0, 100 * chance.low) for _, chance in points],
            [min(100.0, 100 * chance.high) for _, chance in points],
            color=colour,
            alpha=0.15,
            linewidth=0,
        )
        mistakes = review.mistakes(seat)
        axes.plot(
            [one.step for one in mistakes],
            [100 * one.value.mean for one in mistakes],
            "x",
            color=colour,
            markersize=9,
            markeredgewidth=2.2,
        )
    axes.set_ylim(0, 100)
    axes.set_xlabel(words("analyse-col-move"))
    axes.set_ylabel(words("analyse-col-chance"))
    axes.grid(alpha=0.3)
    axes.legend(loc="best")
    _save(plt, figure, file)


def _save(plt: Any, figure: Any, file: Path) -> None:
    try:
        figure.savefig(file, dpi=150)
    except OSError as problem:
        raise SterlingError("file/write", file=str(file), **trouble(problem)) from None
    finally:
        plt.close(figure)


def _pyplot(file: Path) -> Any:
    """What draws into this file."""
    if file.suffix not in SUFFIXES:
        raise SterlingError("arena/chart-kind", came=file.suffix or "-", expected=", ".join(SUFFIXES))
    try:
        import matplotlib
    except ImportError:
        raise SterlingError("arena/no-charts") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
