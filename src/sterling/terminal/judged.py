"""Acts and what they are worth, in words: for practice positions and for hints. Mirrors web/src/lib/judged.ts."""

from collections.abc import Sequence

from sterling.bots.weighing import Weighed, foretold, reasons
from sterling.core.errors import Fact
from sterling.core.game import Game
from sterling.core.view import View
from sterling.i18n import Words
from sterling.story import tell


def act_text(
    game: Game, view: View, code: int, words: Words, names: Sequence[str], characters: Sequence[str] = ()
) -> str:
    """What an act does, as its own story tells it."""
    lines = tell(game, foretold(game, view, code), words, names, view.seat, characters)
    return " ".join(line.text for line in lines) or words("practice-unsure")


def why_text(game: Game, act: Weighed, words: Words) -> str:
    """Why the best act is better than this one, as far as the numbers say."""
    lowest = game.facts.lowest_wins
    whole: list[str] = []
    parts: list[str] = []
    for reason in reasons(act):
        by = round(abs(reason.by), 1)
        number: float | int = int(by) if by == int(by) else by
        if reason.kind == "part":
            name = words(f"{game.facts.name}-part-{reason.part}")
            plus = (reason.by > 0) != lowest
            parts.append(words("why-part", **_facts(part=name, by=number, sign="plus" if plus else "minus")))
        else:
            more = "yes" if reason.by > 0 else "no"
            facts = _facts(by=number, more=more, lowest="yes" if lowest else "no")
            # Only points are told differently where the lowest total wins.
            used = facts if reason.kind == "points" else {name: facts[name] for name in ("by", "more")}
            whole.append(words(f"why-{reason.kind}", **used))
    if parts:
        whole.append(words("why-parts", parts=", ".join(parts)))
    return " ".join(whole) or words("why-close")


def _facts(**facts: str | float) -> dict[str, Fact]:
    # Fluent formats decimal numbers as the language writes them.
    return facts  # type: ignore[return-value]
