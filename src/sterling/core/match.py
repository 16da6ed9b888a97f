"""Checked actions on a state, and a game with its history."""

import msgspec

from sterling.core.bits import members
from sterling.core.deal import Deal
from sterling.core.errors import IllegalAction, RecordError, SterlingError
from sterling.core.game import Action, Facts, Game, Score
from sterling.core.record import Entry, Record
from sterling.core.state import State
from sterling.core.view import View


def play(game: Game, state: State, seat: int, action: int) -> None:
    """Applies an action if the rules allow it; otherwise raises IllegalAction with the reason and changes nothing."""
    if not 0 <= seat < game.seats:
        raise IllegalAction("action/seat", expected=f"0-{game.seats - 1}", came=seat)
    if state.over():
        raise IllegalAction("action/over")
    if not state.waiting() >> seat & 1:
        raise IllegalAction("action/not-your-turn", seat=seat)
    if not 0 <= action < game.facts.actions:
        raise IllegalAction("action/unknown", came=action)
    reason = state.refusal(seat, action)
    if reason:
        raise IllegalAction(reason, action=game.format(action), seat=seat)
    state.apply(seat, action)


class Match:
    """A game being played: its configuration, the deal, the true state, and the log of actions.

    >>> import sterling
    >>> match = sterling.Match(sterling.game("silver-gold", seats=2), seed=7)
    >>> match.play(0, "K12")
    >>> match.play(1, "K34")
    >>> [action.text for action in match.legal(0)][:2]
    ['A:b1', 'A:c1']
    """

    def __init__(self, game: Game, deal: Deal | None = None, *, seed: bytes | str | int | None = None) -> None:
        self.game = game
        self.deal = game.deal(seed) if deal is None else deal
        self.state = game.start(self.deal)
        self.log: list[tuple[int, int]] = []

    def waiting(self) -> list[int]:
        """The seats that may act now."""
        return members(int(self.state.waiting()))

    def legal(self, seat: int) -> list[Action]:
        return self.game.legal(self.state, seat)

    def play(self, seat: int, action: int | str) -> None:
        """Plays an action given as code or text."""
        code = self.game.parse(action) if isinstance(action, str) else action
        play(self.game, self.state, seat, code)
        self.log.append((seat, code))

    def undo(self) -> None:
        """Undoes the last action by replaying all before it."""
        if not self.log:
            raise IllegalAction("action/nothing-to-undo")
        self.log.pop()
        self.state = self.game.start(self.deal)
        for seat, code in self.log:
            self.state.apply(seat, code)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def over(self) -> bool:
        return self.state.over()

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far as a record that replays to the same state."""
        game = self.game
        return msgspec.structs.replace(
            blank_record(game),
            names=tuple(names or ()),
            seed=self.deal.seed.hex(),
            orders={} if self.deal.seed else game.named_orders(self.deal),
            entries=tuple(Entry(seat, game.format(code)) for seat, code in self.log),
            result=tuple(score.total for score in self.scores()) if self.over() else (),
        )


def blank_record(game: Game) -> Record:
    """The header of a record, before the game begins."""
    return Record(
        game=game.facts.name,
        rules_version=game.rules_version,
        rule_set=game.rule_set,
        seats=game.seats,
        options=dict(game.options),
        deck_hash=game.deck_hash,
        deck=game.deck_text,
    )


def unknown_rules(facts: Facts, record: Record) -> RecordError:
    """A record with rules this program does not have."""
    return RecordError(
        "record/rules-version",
        game=facts.name,
        oldest=facts.oldest_rules,
        newest=facts.rules_version,
        came=record.rules_version,
    )


def replay(game: Game, record: Record, *, upto: int | None = None) -> Match:
    """Plays a record with its game; a RecordError names the first action that the rules refuse."""
    if record.rules_version != game.rules_version:
        raise unknown_rules(game.facts, record)
    if record.deck_hash != game.deck_hash:
        raise RecordError("record/deck", expected=game.deck_hash, came=record.deck_hash)
    if record.seed:
        deal = game.deal(record.seed)
    elif record.orders:
        deal = game.deal(orders=record.orders)
    else:
        raise RecordError("record/no-deal")
    if record.characters and sorted(record.characters) != sorted(game.facts.characters):
        raise RecordError("record/field", field="characters", came=", ".join(record.characters)[:80])
    match = Match(game, deal)
    for number, entry in enumerate(record.entries[:upto], start=1):
        try:
            match.play(entry.seat, entry.text)
        except SterlingError as problem:
            told = {**problem.facts, "number": number, "seat": entry.seat, "action": entry.text}
            raise RecordError("record/illegal", **told, reason=str(problem), cause=problem.code) from None
    return match
