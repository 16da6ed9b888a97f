"""The HTTP interface under /api: tables and seats. What happens at a table live goes over the socket."""

from sterling.service.api import decks, devices, house, lessons, origins, people, play, practice, reviews, seats, tables
from sterling.service.api.asking import check_origin
from sterling.service.api.described import SCHEMES

HANDLERS = [
    house.create_guest,
    house.house,
    house.wire,
    devices.link_device,
    devices.use_device_link,
    decks.check_deck,
    tables.create_table,
    lessons.open_lesson,
    lessons.turn_to,
    tables.list_tables,
    tables.show_table,
    seats.sit,
    play.give_nonce,
    play.start,
    seats.leave,
    seats.take_back,
    seats.decline,
    seats.seat_bot,
    seats.open_seat,
    seats.choose,
    play.move,
    play.undo,
    play.say,
    play.advise,
    tables.rematch,
    tables.close_table,
    people.list_blocks,
    people.block,
    people.unblock,
    people.report,
    tables.record,
    tables.replay,
    tables.import_record,
    reviews.ask_review,
    reviews.show_review,
    reviews.cancel_review,
    origins.play_on,
    origins.share_deal,
    origins.play_deal,
    origins.compare_deal,
    practice.list_positions,
    practice.show_position,
    practice.show_answer,
]

__all__ = ["HANDLERS", "SCHEMES", "check_origin"]
