"""What a table allows: each check passes, or raises an error that says why not."""

from sterling.core.deal import Deal
from sterling.service.errors import ServiceError
from sterling.service.identity import Asker
from sterling.service.room import Room

CHANGES = 500
"""How often the seats of a table may change hands, and how often a seat may speak. This bounds the log.

People who come by link, the owner and people who return have the same number of changes on top, so strangers cannot use
up a table.
"""


LESSON_ACTS = 1000
"""How many entries the log of a lesson has at most."""


def seat_exists(room: Room, seat: int) -> None:
    if not 0 <= seat < room.game.seats:
        raise ServiceError("seat/unknown", expected=f"0-{room.game.seats - 1}", came=seat)


def is_owner(room: Room, asker: Asker) -> bool:
    return bool(asker.identity) and asker.identity == room.header.owner


def owner(room: Room, asker: Asker) -> None:
    if not is_owner(room, asker):
        raise ServiceError("table/not-owner")


def not_closed(room: Room) -> None:
    if room.status == "closed":
        raise ServiceError("table/closed")


def gathering(room: Room) -> None:
    not_closed(room)
    if room.status != "gathering":
        raise ServiceError("table/started")


def not_over(room: Room) -> None:
    not_closed(room)
    if room.status == "over":
        raise ServiceError("table/over")


def playing(room: Room) -> None:
    if room.status != "playing":
        not_over(room)
        raise ServiceError("table/not-started")


def current(room: Room, seat: int, decision: int) -> None:
    """Checks that the client answers the current decision."""
    if decision != room.decisions[seat]:
        raise ServiceError("move/stale", expected=room.decisions[seat], came=decision)


def no_lesson(room: Room) -> None:
    if room.run is not None:
        raise ServiceError("lesson/alone")


def finished(room: Room) -> Deal:
    """The deal of a game that is over, when nothing is secret any more."""
    no_lesson(room)
    if room.status != "over" or room.deal is None:
        raise ServiceError("table/not-over")
    return room.deal


def seats_may_change(room: Room, stranger: bool = False) -> None:
    no_lesson(room)
    most = CHANGES if stranger else 2 * CHANGES
    if sum(seat.serial for seat in room.seats) >= most:
        raise ServiceError("limit/seats", expected=most)


def may_choose(room: Room) -> None:
    if room.choices >= CHANGES:
        raise ServiceError("limit/choices", expected=CHANGES)


def lesson_goes_on(room: Room) -> None:
    """Checks that the log of a lesson does not grow without end."""
    if room.number >= LESSON_ACTS:
        raise ServiceError("limit/lesson", expected=LESSON_ACTS)


def lesson_step(room: Room, code: int) -> None:
    """In a lesson a legal act is carried out if the current step asks for it; otherwise it gets an answer."""
    if room.run is None:
        return
    lesson_goes_on(room)
    answer = room.run.answer(code)
    if answer is not None:
        raise ServiceError("lesson/not-now", answer=answer)


def may_speak(room: Room, seat: int) -> None:
    if room.said[seat] >= CHANGES:
        raise ServiceError("limit/phrases", expected=CHANGES)
