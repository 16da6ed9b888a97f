"""What a simulation found, as tables and histograms in a terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sterling.i18n import Words
from sterling.lab.simulate import Summary, quantile

BARS = 24
WIDE = 46


def report(summary: Summary, words: Words, console: Console, seconds: float) -> None:
    plan = summary.plan
    title = words(f"{plan.game}-title")
    console.print(f"[bold]{title}[/bold] · {plan.rule_set} · {words('simulate-games', games=summary.games)}")
    console.print(_seats(summary, words))
    console.print(_shares(summary, words))
    console.print(f"[bold]{words('simulate-scores')}[/bold]")
    console.print(histogram(summary.scores))
    console.print(f"[bold]{words('simulate-lengths')}[/bold]")
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


def _seats(summary: Summary, words: Words) -> Table:
    table = Table()
    for key in ("seat", "player", "mean", "deviation", "lowest", "median", "highest", "wins"):
        table.add_column(words(f"simulate-col-{key}"), justify="left" if key == "player" else "right")
    for seat in summary.seats:
        table.add_row(
            str(seat.seat),
            words(f"bot-{seat.player}"),
            f"{seat.mean:.2f}",
            f"{seat.deviation:.2f}",
            str(seat.lowest),
            str(seat.median),
            str(seat.highest),
            f"{100 * seat.first_places:.1f} %",
        )
    return table


def _shares(summary: Summary, words: Words) -> Table:
    """Points by source: mean for each seat, and the share of all points."""
    table = Table(title=words("simulate-parts"), title_justify="left")
    table.add_column(words("simulate-col-part"))
    for seat in summary.seats:
        table.add_column(words("player-seat", seat=seat.seat), justify="right")
    table.add_column(words("simulate-col-share"), justify="right")
    everything = sum(seat.mean for seat in summary.seats)
    for part in summary.seats[0].parts:
        means = [seat.parts[part] for seat in summary.seats]
        share = f"{100 * sum(means) / everything:.1f} %" if everything else "–"
        table.add_row(words(f"{summary.plan.game}-part-{part}"), *[f"{mean:.2f}" for mean in means], share)
    return table


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
