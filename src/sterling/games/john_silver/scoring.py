"""What a score of John Silver is made of (JS-30 to JS-32)."""

from sterling.games.john_silver.rules import JohnSilverState


def parts(state: JohnSilverState) -> list[dict[str, int]]:
    """The points of each seat by source; the names are keys of the catalogue (`john-silver-part-…`)."""
    return [
        {
            "coins": int(state.coin_points(seat)),
            "apples": int(state.apple_points(seat)),
            "spots": int(state.spot_points(seat)),
        }
        for seat in range(int(state.seats()))
    ]
