"""What happened in Straws, told from one viewer's own views."""

from sterling.core.story import Happening, Thing
from sterling.games.straws.codes import NAMES
from sterling.games.straws.view import StrawsView


def thing(name: str | None) -> Thing:
    """A straw by its name; one that this viewer does not know has no length."""
    return Thing("", {"length": 0}) if name is None else Thing(name, {"length": NAMES.index(name) + 1})


def happened(before: StrawsView | None, after: StrawsView) -> list[Happening]:
    if before is None:
        return [Happening("start", who=after.first, heading=True, rule="ST-2")]
    told: list[Happening] = []
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.chosen is None and now.chosen == "keep":
            told.append(Happening("keep", who=seat, spots=[f"seat:{seat}"], rule="ST-3"))
        if was.chosen is None and now.chosen == "swap":
            own = after.own if seat == after.seat else None
            aside, drawn = (None, None) if own is None else (own.aside, own.straw)
            told.append(Happening("aside", who=seat, things=[thing(aside)], start=f"seat:{seat}", rule="ST-4"))
            told.append(
                Happening("draw", who=seat, things=[thing(drawn)], start="stock", end=f"seat:{seat}", rule="ST-4")
            )
    if before.turn is not None and after.turn is None:
        shown = [player.straw for player in after.players]
        for seat, straw in enumerate(shown):
            told.append(Happening("show", who=seat, things=[thing(straw)], spots=[f"seat:{seat}"], rule="ST-5"))
        winner = max(range(len(shown)), key=lambda seat: NAMES.index(shown[seat] or NAMES[0]))
        told.append(Happening("win", who=winner, things=[thing(shown[winner])], rule="ST-6"))
    return told
