"""The games for OpenSpiel: importing this module registers them.

    import pyspiel
    import sterling.research.open_spiel

    game = pyspiel.load_game("sterling_john_silver", {"players": 2})

All chance of a game is in its deal. Here the deal comes from a seed that is drawn byte by byte, at chance nodes with
256 outcomes each. So a history determines a game, and OpenSpiel can save, replay and search it as usual.

The information state is what a player has seen so far, move by move: the view of the moment, and a digest of all
earlier ones. `resample_from_infostate` deals the hidden cards anew from the view alone.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import sterling
from sterling.core.batch import rewards
from sterling.core.game import Facts, Game
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import decode, encode
from sterling.research import needed
from sterling.research.observation import Encoder

np = needed("numpy", "open-spiel")
pyspiel = needed("pyspiel", "open-spiel")

SEED_BYTES = 4
OUTCOMES = 256
CHANCE = [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]
DIGEST = 16


def short_name(facts: Facts) -> str:
    """The name of a game in OpenSpiel."""
    return f"sterling_{facts.name.replace('-', '_')}"


class Seen(msgspec.Struct, frozen=True):
    """What one player has seen of a game: the state after some of its moves, and a digest of all views until then."""

    state: Any
    moves: int
    view: bytes
    digest: bytes


class Course:
    """The course of one game. OpenSpiel copies the attributes of a state deeply; this knows what may be shared."""

    def __init__(self, table: Game) -> None:
        self.table = table
        self.seed = 0
        self.drawn = 0
        """Bytes of the seed drawn so far."""
        self.state: State | None = None
        self.moves: list[tuple[int, int]] = []
        """Seat and action of each move, since the deal or since the world was sampled."""
        self.seen: list[Seen] = []
        self.origin: tuple[int, int, bytes, bytes] | None = None
        """Of a sampled world: whose view it comes from, the seed of the sample, the view and the digest."""

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        options, deck = dict(table.options), table.deck_text
        facts = (table.facts.name, table.seats, table.rule_set, options, deck, table.deck_name, table.rules_version)
        return _course, (facts, self.seed, self.drawn, self.origin, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        copy = Course(self.table)
        copy.seed, copy.drawn = self.seed, self.drawn
        copy.state = None if self.state is None else self.state.clone()
        # What has been seen is never changed, so both share it.
        copy.moves, copy.seen, copy.origin = self.moves[:], self.seen[:], self.origin
        return copy

    def begin(self, state: State) -> None:
        """The cards are dealt."""
        self.state = state
        views = [encode(self.table.view(state, seat)) for seat in range(self.table.seats)]
        start = state.clone()
        self.seen = [Seen(start, 0, view, _digest(b"", view)) for view in views]

    def draw(self, byte: int) -> None:
        """The next byte of the seed; the last one deals."""
        self.seed = self.seed * OUTCOMES + byte
        self.drawn += 1
        if self.drawn == SEED_BYTES:
            self.begin(self.table.start(self.table.random_deal(Rng(self.seed))))

    def known(self, player: int) -> Seen:
        """What a player has seen so far. Worked out when asked for, because playing to the end never asks."""
        seen = self.seen[player]
        if seen.moves < len(self.moves):
            state, view, digest = seen.state.clone(), seen.view, seen.digest
            for seat, action in self.moves[seen.moves :]:
                state.apply(seat, action)
                after = encode(self.table.view(state, player))
                own = b"%d" % action if seat == player else b""
                if after != view or own:
                    view, digest = after, _digest(digest + own, after)
            seen = self.seen[player] = Seen(state, len(self.moves), view, digest)
        return seen

    def resampled(self, player: int, luck: int) -> "Course":
        """The same game with the cards dealt anew that this player does not know."""
        seen = self.known(player)
        copy = Course(self.table)
        copy.sample(player, luck, seen.view, seen.digest)
        return copy

    def sample(self, player: int, luck: int, view: bytes, digest: bytes) -> None:
        """Begins in a world made from a view alone."""
        self.drawn = SEED_BYTES
        self.origin = player, luck, view, digest
        self.begin(self.table.sample(decode(view, self.table.view_type), Rng(luck)))
        self.seen[player] = Seen(self.seen[player].state, 0, view, digest)


class SterlingState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, game: "SterlingGame") -> None:
        super().__init__(game)
        self.course = Course(game.table)

    @property
    def state(self) -> State | None:
        """The state by our own rules; None before the deal."""
        return self.course.state

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = int(self.state.waiting())
        return (waiting & -waiting).bit_length() - 1 if waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        # Of several players who act at once, the first decides first.
        if self.state is None or player != self.current_player():
            return []
        return self.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.course.draw(action)
            return
        player = self.current_player()
        self.state.apply(player, action)
        self.course.moves.append((player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else self.course.table.format(action)

    def is_terminal(self) -> bool:
        return self.state is not None and not self.state.waiting()

    def returns(self) -> list[float]:
        seats = self.course.table.seats
        if self.state is None or self.state.waiting():
            return [0.0] * seats
        return list(rewards(self.state, 0))[:seats]

    def __str__(self) -> str:
        course = self.course
        if self.state is None:
            return f"{course.drawn} of {SEED_BYTES} bytes drawn"
        return " ".join(f"{seat}:{course.table.format(action)}" for seat, action in course.moves)

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> "SterlingState":
        """The same game with the cards dealt anew that this player does not know."""
        copy = SterlingState(self.get_game())
        copy.course = self.course.resampled(player, int(luck() * 2**53))
        return copy


def _course(
    facts: tuple[Any, ...],
    seed: int,
    drawn: int,
    origin: tuple[int, int, bytes, bytes] | None,
    moves: list[tuple[int, int]],
) -> Course:
    """A course that was saved, played again."""
    name, seats, rule_set, options, deck, deck_name, rules_version = facts
    course = Course(sterling.game(name, seats, rule_set, options, deck, deck_name, rules_version))
    if origin is not None:
        course.sample(*origin)
    else:
        course.seed, course.drawn = seed, drawn
        if drawn == SEED_BYTES:
            course.begin(course.table.start(course.table.random_deal(Rng(seed))))
    for seat, action in moves:
        assert course.state is not None
        course.state.apply(seat, action)
    course.moves = list(moves)
    return course


def _digest(before: bytes, view: bytes) -> bytes:
    return hashlib.blake2b(before + view, digest_size=DIGEST).digest()


class SterlingObserver:
    """Tensors and strings. The tensor is what a player may know now; views have perfect memory of what matters, so it
    serves as information state too. The string with perfect recall also depends on the past."""

    def __init__(self, game: "SterlingGame", recall: bool) -> None:
        self.encoder = Encoder(game.table)
        self.recall = recall
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = self.encoder.slices(self.tensor)

    def set_from(self, state: SterlingState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.observe(state.state, player)

    def string_from(self, state: SterlingState, player: int) -> str:
        if state.state is None:
            return f"player {player}"
        if not self.recall:
            return encode(state.course.table.view(state.state, player)).decode()
        seen = state.course.known(player)
        return f"{seen.digest.hex()} {seen.view.decode()}"


def _type(facts: Facts) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(facts),
        long_name=f"Sterling: {facts.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts.seats[0], "rules": facts.rule_sets[0], "deck": ""},
    )


class SterlingGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """A configured game. `players`, `rules` (the rule set) and `deck` (a deck file) are its parameters."""

    facts: Facts

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        deck = str(given.get("deck", ""))
        text = Path(deck).read_text(encoding="utf-8") if deck else None
        facts = self.facts
        self.table: Game = sterling.game(
            facts.name,
            int(given.get("players", facts.seats[0])),
            str(given.get("rules", facts.rule_sets[0])),
            deck=text,
            deck_name=deck or "deck",
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=facts.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest,
        )
        super().__init__(_type(facts), info, given)

    def new_initial_state(self) -> SterlingState:
        return SterlingState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SterlingObserver:
        return SterlingObserver(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


def register() -> list[str]:
    """Registers every game; returns the names they have in OpenSpiel."""
    names = []
    for facts in sterling.games():
        kind = type(f"Sterling_{facts.name}", (SterlingGame,), {"facts": facts})
        pyspiel.register_game(_type(facts), kind)
        names.append(short_name(facts))
    return names


NAMES = register()
