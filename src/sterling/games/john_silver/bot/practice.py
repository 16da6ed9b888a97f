"""How the tables of rows are learned: by playing against itself, for so many players."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Lesson
from sterling.core.rng import Rng
from sterling.core.state import Setup
from sterling.games.john_silver.bot.rows import HANDS, Practice, Rows
from sterling.games.john_silver.rules import JohnSilverState


class RowLesson(Lesson):
    """What each row of up to three cards will pay, and what a card in hand adds to that."""

    def __init__(self, seats: i64) -> None:
        self.rows = Rows(seats)
        self.practice = Practice(self.rows)

    def features(self) -> int:
        return self.rows.size + HANDS

    def outputs(self) -> list[str]:
        return ["gain"]

    def seats(self) -> list[int]:
        return [self.rows.seats]

    def practises(self) -> bool:
        return True

    def practise(self, setup: Setup, games: i64, rng: Rng, share: float) -> float:
        # It begins by trying a lot and ends by looking closely.
        noise: float = 2.0 if share < 0.05 else 0.5
        hands: float = 0.0 if share < 0.05 else 0.0001 if share < 0.5 else 0.00001
        least: float = 0.002 if share < 0.75 else 0.0005
        practice = self.practice
        practice.error = 0.0
        practice.errors = 0
        k: i64 = 0
        while k < games:
            start = setup.start(setup.shuffled(rng))
            assert isinstance(start, JohnSilverState)
            practice.play(start, rng, noise, hands, least)
            k += 1
        return practice.error / float(practice.errors)

    def learned(self) -> list[float]:
        return list(self.rows.table) + list(self.rows.holding)

    def kept(self) -> list[float]:
        return self.learned() + [float(number) for number in self.practice.seen]

    def keep_on(self, kept: list[float]) -> None:
        size: int = self.rows.size
        self.rows.table = vec[float](kept[:size])
        self.rows.holding = vec[float](kept[size : size + HANDS])
        self.practice.seen = vec[i64]([int(number) for number in kept[size + HANDS :]])
