"""What a score of Straws is made of."""

from sterling.games.straws.rules import StrawsState


def parts(state: StrawsState) -> list[dict[str, int]]:
    """The points of each seat by source; the names are keys of the catalogue (`straws-part-…`)."""
    return [{"length": int(state.points(seat))} for seat in range(int(state.seats()))]
