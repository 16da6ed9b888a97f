"""What a score of Silver & Gold is made of (SG-50)."""

from sterling.games.silver_gold.rules import MINE, STRIDE, SilverGoldState, coins_on, palms_on


def parts(state: SilverGoldState) -> list[dict[str, int]]:
    """The points of each seat by source; the names are keys of the catalogue (`silver-gold-part-…`)."""
    return [parts_of(state, seat, int(state.board[STRIDE * seat + MINE])) for seat in range(int(state.seats()))]


def parts_of(state: SilverGoldState, seat: int, packed: int) -> dict[str, int]:
    """The points of one seat by source, with its score card as `packed` has it."""
    return {
        "coins": int(coins_on(packed)),
        "cups": int(state.cup_points(seat)),
        "palms": int(palms_on(packed)),
        "islands": int(state.island_points(seat)),
        "seals": int(state.seal_points(seat)),
    }
