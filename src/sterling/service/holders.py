"""Who holds which seat: by identity, or by a seat token from another device."""

from sterling.core.state import SPECTATOR
from sterling.service.checks import seat_exists
from sterling.service.errors import ServiceError
from sterling.service.identity import Asker, Keyring
from sterling.service.room import Room


class Holders:
    """Compares askers with the seats of a room."""

    def __init__(self, keyring: Keyring) -> None:
        self._keyring = keyring

    def held(self, room: Room, asker: Asker) -> list[int]:
        """The seats this asker holds."""
        return [number for number in range(room.game.seats) if self._holds(room, asker, number)]

    def viewers(self, room: Room, asker: Asker) -> tuple[int, ...]:
        """The streams this asker gets: those of its seats, or the spectators'."""
        return tuple(self.held(room, asker)) or (SPECTATOR,)

    def check(self, room: Room, asker: Asker, seat: int) -> None:
        seat_exists(room, seat)
        if not self._holds(room, asker, seat):
            raise ServiceError("seat/not-yours", seat=seat)

    def _holds(self, room: Room, asker: Asker, number: int) -> bool:
        seat = room.seats[number]
        if seat.kind != "human":
            return False
        if asker.identity and seat.identity == asker.identity:
            return True
        return any(self._keyring.holds(token, room.id, number, seat.serial) for token in asker.tokens)
