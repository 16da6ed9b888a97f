"""What a score of Silver & Gold is made of (SG-50)."""

from sterling.games.silver_gold.rules import SilverGoldState


def parts(state: SilverGoldState) -> list[dict[str, int]]:
    """The points of each seat by source; the names are keys of the catalogue (`silver-gold-part-…`)."""
    return [
        {
            "coins": int(state.coin_points(seat)),
            "cups": int(state.cup_points(seat)),
            "palms": int(state.palm_points(seat)),
            "islands": int(state.island_points(seat)),
            "seals": int(state.seal_points(seat)),
        }
        for seat in range(int(state.seats()))
    ]
