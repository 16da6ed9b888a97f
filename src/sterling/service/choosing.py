"""Characters: what people choose before a table starts (JS-10). They do not affect play.

- `Choosing.choose(asker, table, seat, characters)`: the holder of a seat chooses; the table's owner chooses for the
  columns that belong to nobody (`seat` is None)
"""

from sterling.core.characters import check_choice
from sterling.service import checks
from sterling.service.acts import Choose
from sterling.service.commit import Committer, Draft
from sterling.service.holders import Holders
from sterling.service.identity import Asker
from sterling.service.room import Room
from sterling.service.rooms import Rooms


class Choosing:
    """Each request finds its table and commits one act, checked under the table's lock."""

    def __init__(self, rooms: Rooms, committer: Committer, holders: Holders) -> None:
        self._rooms = rooms
        self._committer = committer
        self._holders = holders

    async def choose(self, asker: Asker, table: str, seat: int | None, characters: list[str]) -> None:
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.gathering(room)
            if seat is None:
                checks.owner(room, asker)
            else:
                self._holders.check(room, asker, seat)
            check_choice(room.game.facts.characters, room.game.seats, room.chosen, seat, characters)
            if room.chosen.get(seat, []) == characters:
                return None
            checks.may_choose(room)
            return Draft(Choose(seat, characters))

        await self._committer.commit(live, make)
