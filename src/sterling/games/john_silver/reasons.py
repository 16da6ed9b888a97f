"""What reviews count in the worlds of John Silver besides points, to say why one act is better than another."""

from sterling.core.bits import pop
from sterling.core.state import State
from sterling.games.john_silver.rules import WON, JohnSilverState


def signs(world: State, after: State, seat: int) -> dict[str, float]:
    """The pairs that are still handed out, and the black spots with them: to this seat, and to the one of the others
    that gets most.

    `world` is a moment of a game, `after` the same game at its end."""
    assert isinstance(world, JohnSilverState)
    assert isinstance(after, JohnSilverState)
    seats = range(int(after.seats()))
    pairs = [(pop(after.board[WON + one]) - pop(world.board[WON + one])) / 2 for one in seats]
    return {
        "pairs": pairs[seat],
        "rival-pairs": max(gained for one, gained in enumerate(pairs) if one != seat),
        "spots": float(after.spots(seat) - world.spots(seat)),
    }
