"""The start of a game: whether everything is there, and the act that deals the cards. Pure.

- `check_ready(room)`: raises if a seat is vacant or a nonce is missing; `is_ready(room)`: the same as a question
- `start_act(room, seed)`: the start, with a character for everyone
"""

from sterling.core.characters import given_out
from sterling.core.rng import Rng
from sterling.service.acts import Start
from sterling.service.errors import ServiceError
from sterling.service.room import Room


def check_ready(room: Room) -> None:
    for number, seat in enumerate(room.seats):
        if seat.kind == "vacant":
            raise ServiceError("table/vacant", seat=number)
    for number, seat in enumerate(room.seats):
        if seat.kind == "human" and not seat.nonce:
            raise ServiceError("table/nonce-missing", seat=number)


def is_ready(room: Room) -> bool:
    return room.status == "gathering" and all(seat.kind == "bot" or seat.nonce for seat in room.seats)


def start_act(room: Room, seed: int) -> Start:
    """JS-10: a seat that has not chosen gets a character at random."""
    return Start(given_out(room.game.facts.characters, room.characters(), Rng(seed)))
