"""What a score of Straws is made of."""

from sterling.games.straws.rules import StrawsState


def parts(state: StrawsState, seat: int) -> dict[str, int]:
    """Points by source; the names are keys of the catalogue (`straws-part-…`)."""
    return {"length": int(state.points(seat))}
