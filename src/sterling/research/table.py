"""One game for environments: who is to act, what that seat may know and do, and what the end is worth."""

import re
from io import StringIO

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from sterling.core.batch import rewards
from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.match import play
from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR, State
from sterling.i18n import Words
from sterling.research import needed
from sterling.research.observation import Array, Encoder, numbers
from sterling.terminal import drawing

np = needed("numpy", "research")

REWARDS = ("win", "points")
FORMS = ("flat", "dict", "packed")
RENDER_MODES = ("human", "ansi", "svg")


def chosen(name: str, value: str, among: tuple[str, ...]) -> str:
    """A choice of the caller, checked."""
    if value not in among:
        raise SetupError("setup/option-value", option=name, expected=", ".join(among), came=value)
    return value


def by_points(game: Game, reward: str) -> int:
    """How `core.batch.rewards` reckons: 0 by places, 1 by points, -1 by points where the lowest total wins."""
    if chosen("reward", reward, REWARDS) == "win":
        return 0
    return -1 if game.facts.lowest_wins else 1


def rendering(mode: str | None) -> str | None:
    """How to draw, checked; None draws nothing."""
    return None if mode is None else chosen("render_mode", mode, RENDER_MODES)


class Table:
    """A game in progress. Deals come from a seed, so equal seeds give equal games."""

    def __init__(self, game: Game, reward: str, form: str) -> None:
        self.game = game
        self.points = by_points(game, reward)
        self.form = chosen("observation", form, FORMS)
        self.encoder = Encoder(game)
        self.state: State = game.start(game.deal(0))
        self._words = vec[i64]([0] * (int(self.encoder.observer.lead) + game.facts.actions + 7 >> 3))
        self._before = 0

    def deal(self, rng: Rng) -> None:
        """Starts a new game."""
        self.state = self.game.start(self.game.random_deal(rng))

    def seat(self) -> int:
        """The seat to act, the lowest of several; -1 when the game is over."""
        waiting = int(self.state.waiting())
        return (waiting & -waiting).bit_length() - 1

    def observe(self, seat: int) -> Array | dict[str, Array]:
        """What a seat may know."""
        if self.form == "packed":
            return self.encoder.packed(self.state, seat).copy()
        flat = self.encoder.observe(self.state, seat)
        return flat if self.form == "flat" else self.encoder.slices(flat)

    def mask(self, seat: int) -> Array:
        """Which actions are legal for a seat: 0 or 1 for each."""
        size = self.game.facts.actions
        if not self.state.waiting() >> seat & 1:
            return np.zeros(size, np.int8)
        observer = self.encoder.observer
        self._before = observer.mask(self.state, seat, self._words, 0, self._before)
        return numbers(self._words, np.int8, np.int64)[observer.lead : observer.lead + size].copy()

    def play(self, seat: int, action: int) -> None:
        """Applies an action; raises IllegalAction if the rules do not allow it."""
        play(self.game, self.state, seat, action)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing while it goes on."""
        if self.state.waiting():
            return [0.0] * self.game.seats
        return list(rewards(self.state, self.points))[: self.game.seats]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def rendered(self, mode: str | None, seat: int) -> str | None:
        """The table as a seat sees it: as text, as an SVG picture, or printed."""
        if mode == "svg":
            return self.picture(seat)
        if mode == "human":
            print(self.text(seat))
        return self.text(seat) if mode == "ansi" else None

    def text(self, seat: int = SPECTATOR) -> str:
        """The table as a seat sees it, as text."""
        console = self._drawn(seat)
        return console.export_text()

    def picture(self, seat: int = SPECTATOR) -> str:
        """The table as a seat sees it, as an SVG picture that loads nothing from elsewhere."""
        svg = self._drawn(seat).export_svg(title=Words("en")(f"{self.game.facts.name}-title"))
        svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
        return re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")

    def _drawn(self, seat: int) -> Console:
        console = Console(record=True, width=128, force_terminal=True, color_system="truecolor", file=StringIO())
        names = [f"player_{other}" for other in range(self.game.seats)]
        console.print(drawing(self.game).render(self.game, self.game.view(self.state, seat), Words("en"), names))
        return console
