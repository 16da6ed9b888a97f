"""The results of a simulation, as tables and histograms in a terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sterling.i18n import Words
from sterling.lab.arena import Result
from sterling.lab.levels import Level
from sterling.lab.simulate import Summary, quantile

BARS = 24
WIDE = 46


def report(summary: Summary, words: Words, console: Console, seconds: float) -> None:
    plan = summary.plan
    console.print(_heading(plan.game, plan.rule_set, summary.games, words))
    console.print(_seats(summary, words))
    console.print(_shares(summary, words))
    console.print(Text(words("simulate-scores"), style="bold"))
    console.print(histogram(summary.scores))
    console.print(Text(words("simulate-lengths"), style="bold"))
    console.print(histogram(summary.lengths))
    lengths = summary.lengths
    console.print(
        words(
            "simulate-length-line",
            mean=f"{summary.mean_length:.1f}",
            shortest=min(lengths),
            median=quantile(lengths, 0.5),
            high=quantile(lengths, 0.99),
            longest=max(lengths),
        )
    )
    decisions = sum(length * times for length, times in lengths.items())
    console.print(words("simulate-speed", seconds=f"{seconds:.1f}", rate=f"{decisions / seconds:,.0f}"), style="dim")


def _heading(game: str, rule_set: str, games: int, words: Words) -> Text:
    """The game, its rules if there is a choice, and the number of games."""
    key = f"web-rules-{game}-{rule_set}"
    parts = [words(key)] if key in words else []
    parts.append(words("simulate-games", games=games))
    return Text.assemble((words(f"{game}-title"), "bold"), *[f" · {part}" for part in parts])


def _seats(summary: Summary, words: Words) -> Table:
    sheet = Table()
    for key in ("seat", "player", "mean", "deviation", "lowest", "median", "highest", "wins"):
        sheet.add_column(words(f"simulate-col-{key}"), justify="left" if key == "player" else "right")
    for seat in summary.seats:
        sheet.add_row(
            str(seat.seat + 1),
            words.bot(seat.player),
            f"{seat.mean:.2f}",
            f"{seat.deviation:.2f}",
            str(seat.lowest),
            str(seat.median),
            str(seat.highest),
            f"{100 * seat.first_places:.1f} %",
        )
    return sheet


def _shares(summary: Summary, words: Words) -> Table:
    """Points by source: mean for each seat, and the share of all points."""
    sheet = Table(title=words("simulate-parts"), title_justify="left")
    sheet.add_column(words("simulate-col-part"))
    for seat in summary.seats:
        sheet.add_column(words("player-seat", seat=seat.seat + 1), justify="right")
    sheet.add_column(words("simulate-col-share"), justify="right")
    everything = sum(seat.mean for seat in summary.seats)
    for part in summary.seats[0].parts:
        means = [seat.parts[part] for seat in summary.seats]
        share = f"{100 * sum(means) / everything:.1f} %" if everything else "–"
        sheet.add_row(words(f"{summary.plan.game}-part-{part}"), *[f"{mean:.2f}" for mean in means], share)
    return sheet


def histogram(counts: dict[int, int]) -> Text:
    """Counts as bars; neighbouring values share a bar when there are many."""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // BARS))
    bars: dict[int, int] = dict.fromkeys(range(low, high + 1, step), 0)
    for value, times in counts.items():
        bars[low + (value - low) // step * step] += times
    most, total = max(bars.values()), sum(bars.values())
    width = max(len(str(low)), len(str(high + step)))
    text = Text()
    for start, times in bars.items():
        label = f"{start:>{width}}" if step == 1 else f"{start:>{width}} … {start + step - 1:>{width}}"
        eighths = round(8 * WIDE * times / most)
        bar = "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]
        text.append(f"{label}  ")
        text.append(f"{bar:<{WIDE}}", style="cyan")
        text.append(f"  {100 * times / total:5.1f} %\n")
    text.rstrip()
    return text


def arena_report(result: Result, words: Words, console: Console) -> None:
    """Standings, and who placed ahead of whom."""
    console.print(_heading(result.plan.game, result.plan.rule_set, result.games, words))
    console.print(words("arena-deals", deals=result.deals), style="dim")
    sheet = Table()
    for key in ("bot", "games", "share", "interval", "margin", "score", "rating", "seconds"):
        sheet.add_column(words(f"arena-col-{key}"), justify="left" if key == "bot" else "right")
    for row in result.standings:
        sheet.add_row(
            words.bot(row.bot),
            str(row.games),
            f"{100 * row.share:.1f} %",
            f"{100 * row.low:.1f} … {100 * row.high:.1f} %",
            f"{row.margin:+.1f} ({row.margin_low:+.1f} … {row.margin_high:+.1f})",
            f"{row.score:.1f}",
            f"{row.rating:.1f} ± {2 * row.sigma:.1f}",
            f"{row.seconds:.4f}",
        )
    console.print(sheet)
    if len(result.standings) > 2:
        console.print(_matrix(result, words))


def _matrix(result: Result, words: Words) -> Table:
    names = [row.bot for row in result.standings]
    shares = {(pairing.bot, pairing.against): pairing.share for pairing in result.pairings}
    sheet = Table(title=words("arena-matrix"), title_justify="left")
    sheet.add_column("")
    for name in names:
        sheet.add_column(words.bot(name), justify="right")
    for name in names:
        cells = [f"{100 * shares[name, rival]:.0f} %" if (name, rival) in shares else "" for rival in names]
        sheet.add_row(words.bot(name), *cells)
    return sheet


def levels_report(levels: list[Level], words: Words, console: Console) -> None:
    """Each character against the one below it."""
    sheet = Table(title=words("levels-title"), title_justify="left")
    keys = ("game", "bot", "against", "share", "interval", "games", "deals", "budget", "seconds")
    for key in keys:
        sheet.add_column(words(f"levels-col-{key}"), justify="left" if key in ("game", "bot", "against") else "right")
    for row in levels:
        sheet.add_row(
            words(f"{row.game}-title"),
            words.bot(row.bot),
            words.bot(row.against),
            f"{100 * row.share:.1f} %",
            f"{100 * row.low:.1f} … {100 * row.high:.1f} %",
            str(row.games),
            str(row.deals),
            f"{row.budget:g}",
            f"{row.seconds:.3f} / {row.against_seconds:.3f}",
        )
    console.print(sheet)
