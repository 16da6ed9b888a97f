"""Who is gone, and when the others may give such a seat to a bot. Pure.

- `Absence`: since when each seat of a table has had no connection
- `free_at(room, absence, seat, patience)`: when the others may give a seat to a bot, as far as that is known

Everything here depends on connections and public events alone, so it does not tell when somebody acted unseen.
"""

from sterling.service.room import Room


class Absence:
    """Seats nobody has been seen at count as absent from `at` on.

    >>> absence = Absence(2, at=100)
    >>> absence.note(0b01, at=200)
    >>> absence.note(0b00, at=300)
    >>> absence.since(0), absence.since(1)
    (300, 100)
    """

    def __init__(self, seats: int, at: int) -> None:
        self._since: list[int | None] = [at] * seats

    def note(self, present: int, at: int) -> None:
        """These seats, a bit set, are connected now, and no others."""
        for seat, since in enumerate(self._since):
            if present >> seat & 1:
                self._since[seat] = None
            elif since is None:
                self._since[seat] = at

    def arrive(self, seat: int) -> None:
        """Somebody has just connected, and the others have not been told yet."""
        self._since[seat] = None

    def since(self, seat: int) -> int | None:
        """Since when the seat has had no connection; None if it has one."""
        return self._since[seat]


def free_at(room: Room, absence: Absence, seat: int, patience: int) -> int | None:
    """From when on the others may give this seat to a bot; None if no such time is known.

    In a live game that is some time after its player's connection ended. In a game over days it is when the player has
    run out of time and is not there. A player who is connected but does not act keeps the seat for `patience` seconds
    after the last public event.
    """
    chair = room.seats[seat]
    if room.status != "playing" or chair.kind != "human":
        return None
    since = absence.since(seat)
    if since is not None:
        since = max(since, chair.since)
    if room.goes_on_for_days():
        return since if room.timed_out[seat] else None
    moments = [] if since is None else [since + 1000 * room.header.away]
    if seat in room.waiting():
        moments.append(room.last_at + 1000 * patience)
    return min(moments, default=None)
