"""A review, drawn in a terminal: the curve, what stands out and why, luck and skill, and apart from them the truth."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from sterling.bots.judged import Decision, Missed, Review, Share, Why
from sterling.bots.weighing import foretold
from sterling.core.errors import Fact
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.view import View
from sterling.games import replay
from sterling.i18n import Words
from sterling.story import tell
from sterling.terminal.text import clean, plain

HEIGHT = 11
WIDE = 60
COLOURS = ("cyan", "magenta", "yellow", "green")
STYLES = {"mistake": "bold red", "best": "green", "brilliant": "bold green"}


def review_report(record: Record, review: Review, words: Words, console: Console, every: bool = False) -> None:
    """The whole review. With `every`, each decision is listed."""
    shown = _Shown(record, review, words)
    if review.curve:
        console.print(Text(words("analyse-curve"), style="bold"))
        console.print(curve(review))
        for seat in review.reviewed:
            console.print(shown.chances(seat))
        console.print()
    for seat in review.reviewed:
        console.print(shown.summary(seat))
    for decision in review.decisions:
        if every or decision.mark is not None:
            shown.decision(decision, console)
    if review.luck:
        console.print()
        console.print(Text(words("analyse-luck"), style="bold"))
        for share in review.luck:
            shown.share(share, console)
    if review.curve and review.steps == review.curve[-1].step:
        console.print()
        console.rule(style="dim")
        console.print(Text(words("analyse-truth"), style="bold dim"))
        console.print(plain(words("analyse-truth-about"), "dim"))
        shown.truth(console)


def curve(review: Review) -> Text:
    """The chances of every seat as a chart: seats are numbers, from 1."""
    points = [point for point in review.curve if any(point.chances)]
    columns = min(WIDE, len(points))
    rows = [[" "] * columns for _ in range(HEIGHT)]
    for column in range(columns):
        point = points[column * len(points) // columns if columns < len(points) else column]
        for seat, chance in enumerate(point.chances):
            if chance is not None:
                row = min(HEIGHT - 1, max(0, round((1.0 - chance.mean) * (HEIGHT - 1))))
                taken = rows[row][column]
                rows[row][column] = str(seat + 1) if taken == " " else "•"
    text = Text()
    for place, signs in enumerate(rows):
        percent = round(100 * (1 - place / (HEIGHT - 1)))
        text.append(f"{percent:>4} % ┤" if place % 5 == 0 else "       │", style="dim")
        for sign in signs:
            text.append(sign, style=COLOURS[int(sign) - 1] if sign.isdigit() else None)
        text.append("\n")
    text.append("       └" + "─" * columns, style="dim")
    return text


def why_line(why: Why, words: Words) -> str:
    """One reason in words."""
    facts: dict[str, Fact] = {}
    for name, value in why.args.items():
        message = isinstance(value, str) and value.startswith("@")
        facts[name] = words(str(value)[1:]) if message else value  # type: ignore[assignment]
    return words(why.key, **facts)


class _Shown:
    def __init__(self, record: Record, review: Review, words: Words) -> None:
        self.record = record
        self.review = review
        self.words = words
        self.final = replay(record)
        given = list(record.names)
        self.names = [
            clean(given[seat]) if seat < len(given) else words("player-seat", seat=seat + 1)
            for seat in range(review.seats)
        ]

    def chances(self, seat: int) -> Text:
        found = [point.chances[seat] for point in self.review.curve]
        percents = [round(100 * chance.mean) for chance in found if chance is not None]
        told = self.words(
            "analyse-curve-line", name=self.names[seat], start=percents[0], low=min(percents), high=max(percents)
        )
        return Text.assemble((f"{seat + 1} ", COLOURS[seat]), plain(told))

    def summary(self, seat: int) -> Text:
        mine = [one for one in self.review.decisions if one.seat == seat]
        mistakes = sum(one.mark == "mistake" for one in mine)
        good = sum(one.mark in ("best", "brilliant") for one in mine)
        name = self.names[seat]
        told = self.words("analyse-decisions", name=name, decisions=len(mine), mistakes=mistakes, good=good)
        return plain(told)

    def decision(self, one: Decision, console: Console) -> None:
        words = self.words
        place: dict[str, Fact] = {"move": one.step + 1, "name": self.names[one.seat]}
        if one.mark == "mistake":
            low, high = max(0.0, one.loss.low), min(1.0, one.loss.high)
            head = words(
                "analyse-mistake", **place, loss=_percent(one.loss.mean), low=_percent(low), high=_percent(high)
            )
        elif one.mark is not None:
            head = words(f"analyse-{one.mark}", **place)
        elif one.best.act != one.act:
            head = words("analyse-plain", **place, loss=_percent(one.loss.mean))
        else:
            head = words("analyse-fine", **place)
        console.print()
        console.print(plain(head, STYLES.get(str(one.mark), "")))
        console.print(plain("  " + words("analyse-played", act=self.act(one.step, one.seat, one.act))))
        if one.mark == "mistake":
            console.print(plain("  " + words("analyse-better", act=self.act(one.step, one.seat, one.best.act))))
            for why in one.reasons:
                console.print(plain("  " + why_line(why, words), "dim"))

    def act(self, step: int, seat: int, act: str) -> str:
        """What an act does, as far as the seat could know, told to somebody who looks on."""
        game = self.final.game
        happened = foretold(game, self.view(step, seat), game.parse(act))
        lines = tell(game, happened, self.words, self.names, SPECTATOR, self.record.characters)
        return " ".join(line.text for line in lines) or self.words("practice-unsure")

    def view(self, step: int, seat: int) -> View:
        match = Match(self.final.game, self.final.deal)
        for actor, code in self.final.log[:step]:
            match.play(actor, code)
        return match.view(seat)

    def share(self, share: Share, console: Console) -> None:
        words = self.words
        skill = words("analyse-skill", **_signed(share.skill.mean, share.skill.error))
        cards = words("analyse-cards", **_signed(share.luck.mean, share.luck.error))
        console.print(plain(words("analyse-luck-line", name=self.names[share.seat], skill=skill, cards=cards)))
        parts = {name: _points(getattr(share, name).mean) for name in ("par", "skill", "others", "luck")}
        facts: dict[str, Fact] = {"result": _points(share.result), **parts}
        console.print(plain("  " + words("analyse-luck-sum", **facts), "dim"))

    def truth(self, console: Console) -> None:
        missed = self.review.hindsight
        if not missed:
            console.print(plain(self.words("analyse-truth-none"), "dim"))
        for one in turning(missed):
            told = self.words(
                "analyse-truth-line",
                move=one.step + 1,
                name=self.names[one.seat],
                wins=_percent(one.wins),
                played=_percent(one.played),
                act=self.act(one.step, one.seat, one.act),
            )
            console.print(plain(told, "dim"))


def turning(missed: Sequence[Missed], most: int = 3) -> list[Missed]:
    """The last chances of each seat: earlier ones say little, because so much could still happen."""
    found: list[Missed] = []
    for seat in sorted({one.seat for one in missed}):
        found += [one for one in missed if one.seat == seat][-most:]
    return found


def _percent(share: float) -> int:
    return round(100 * share)


def _points(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−")


def _signed(mean: float, error: float) -> dict[str, Fact]:
    """What a part of the result was, as the sentences need it; even if it is not clear that it was anything."""
    by = round(abs(mean))
    sign = "even" if by == 0 else "better" if mean > 0 else "worse"
    return {"sign": sign, "by": by, "error": max(1, round(1.96 * error))}
