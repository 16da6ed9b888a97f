"""What reviews count in the worlds of the Amulet besides points, to say why one act is better than another."""

from sterling.core.state import State
from sterling.games.amulet.rules import AmuletState
from sterling.games.amulet.scoring import rounds


def signs(world: State, after: State, seat: int) -> dict[str, float]:
    """What became of the round that was being played: villages in points, what happens in how many of 100 worlds.

    `world` is a moment of a game, `after` the same game at its end."""
    assert isinstance(world, AmuletState)
    assert isinstance(after, AmuletState)
    entry = rounds(after)[len(rounds(world))]
    called = entry.caller == seat
    return {
        "village": float(entry.sums[seat]),
        "rival-village": float(min(total for other, total in enumerate(entry.sums) if other != seat)),
        "call-lowest": 100.0 * (called and entry.amulet == seat),
        "call-caught": 100.0 * (called and entry.penalty > 0),
        "called-on": 100.0 * (entry.caller not in (None, seat) and entry.amulet is not None),
    }
