"""Values of a player, tuned in games: which way should each of them move?

All values are shaken at once, each up or down by chance. The player with these values and the one with the opposite
values play the same deal with the same luck, against each other or each against somebody else. Over many deals and
shakes, the mean of the difference between their results times the direction of a value says where that value should go
(simultaneous perturbation). Everything is in whole numbers, so the sums are the same compiled and interpreted, in any
order and on every machine.
"""

from mypy_extensions import i64, mypyc_attr

from sterling.bots.learned import Lesson
from sterling.bots.policy import Policy
from sterling.core.bits import LOW4
from sterling.core.rng import Rng
from sterling.core.state import Setup, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Tuned(Lesson):
    """A lesson about the values of a player: whole numbers that say what it likes.

    `sterling train` begins with `first`, and moves the values to where the player wins more. In the file, the direct
    weight of a feature is a value.
    """

    def practises(self) -> bool:
        return True

    def first(self) -> list[int]:
        """The values to begin with."""
        raise NotImplementedError

    def reach(self) -> list[int]:
        """How far each value is shaken; 0 leaves it as it is. A value moves faster the further it is shaken."""
        raise NotImplementedError

    def tuned(self, values: list[int]) -> Policy:
        """The player with these values."""
        raise NotImplementedError

    def others(self) -> list[Policy]:
        """Other players that it should beat, beside itself."""
        return []

    def score(self, world: State, seat: i64) -> i64:
        """What the end of a game is worth to a seat, in thousandths of a win."""
        places = world.standing()
        return 1000 // places.count(1) if places[seat] == 1 else 0

    def features(self) -> int:
        return len(self.first())

    def outputs(self) -> list[str]:
        return ["value"]


class Trial:
    """Shaken players at one kind of table."""

    def __init__(self, about: Tuned, setup: Setup) -> None:
        self.about = about
        self.setup = setup
        self.reach: list[int] = about.reach()
        self.others: list[Policy] = about.others()
        self.sways: list[int] = [0] * len(self.reach)
        """For each value, the sum of all differences times its directions."""
        self.scored: i64 = 0
        """The sum of the scores against others."""
        self.played: i64 = 0
        """… and how many games these were."""

    def run(self, values: list[int], deals: i64, rng: Rng) -> None:
        """Two games for each of so many deals, each deal with a shake of its own."""
        done: i64 = 0
        while done < deals:
            self.shake(values, rng)
            done += 1

    def shake(self, values: list[int], rng: Rng) -> None:
        signs: list[int] = []
        more: list[int] = []
        less: list[int] = []
        for value, reach in zip(values, self.reach, strict=True):
            sign: int = 2 * int(rng.below(2)) - 1
            signs.append(sign)
            more.append(value + sign * reach)
            less.append(value - sign * reach)
        about = self.about
        setup = self.setup
        one: Policy = about.tuned(more)
        two: Policy = about.tuned(less)
        kind: i64 = rng.below(len(self.others) + 1)
        third: Policy = self.others[kind - 1] if kind > 0 else about.tuned(values)
        # A duel has both of them at the table, on places that they exchange; otherwise each plays for itself.
        duel: bool = rng.below(2) == 0
        seat: i64 = rng.below(setup.seats)
        rival: i64 = rng.below(setup.seats - 1)
        if rival >= seat:
            rival += 1
        table: list[Policy] = [third] * int(setup.seats)
        start = setup.start(setup.shuffled(rng))
        luck: i64 = rng.word()
        difference: i64 = 0
        table[seat] = one
        if duel:
            table[rival] = two
        world = self.play(start.clone(), table, luck)
        difference += about.score(world, seat)
        if duel:
            difference -= about.score(world, rival)
            table[rival] = one
        else:
            self.scored += about.score(world, seat)
        table[seat] = two
        world = self.play(start, table, luck)
        difference -= about.score(world, seat)
        if duel:
            difference += about.score(world, rival)
        else:
            self.scored += about.score(world, seat)
            self.played += 2
        for at, sign in enumerate(signs):
            self.sways[at] += sign * int(difference)

    def play(self, world: State, table: list[Policy], luck: i64) -> State:
        """Plays on to the end. Policies look at nothing that their seat does not know, so they may play here."""
        rng = Rng(luck)
        while True:
            waiting: i64 = world.waiting()
            if waiting == 0:
                return world
            seat: i64 = LOW4[waiting]
            world.apply(seat, table[seat].choose(world, seat, rng))
