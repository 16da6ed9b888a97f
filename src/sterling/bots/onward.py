"""On from a moment of a finished game: the position as a game that can be played on, and as a practice position.

- `position_at(record, step, seat, anew, seed)`: the record of a game that stands there
- `as_practice(record, decision, seed)`: "what would you do?", at a decision of a review

A game that goes on from a position is an ordinary game: a deal (by hand, if it is dealt anew) and the acts that led
there. So its record replays like any other.
"""

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.compare import CLEAR, Comparison, Mean
from sterling.bots.judged import Decision
from sterling.bots.practice import FORMAT, Head, Making, Position, Practice, id_of
from sterling.bots.weighing import Weighed, weighed
from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View, encode
from sterling.games import replay

TRIES = 4
"""How often each two cards of a deal are exchanged on average, if that is possible."""
PRACTICE_WORLDS = 24

Log = Sequence[tuple[int, int]]


def position_at(record: Record, step: int, seat: int, anew: bool = False, seed: int = 1) -> Record:
    """The game after `step` acts, as the record of one that goes on from there.

    With `anew`, what is hidden from the seat is dealt again: any deal that shows the seat the same, and with which the
    same could be played, is as likely. Others' acts that the seat cannot know of yet are then left out, to be made
    again. Otherwise all cards lie as they did.
    """
    if not 0 <= step <= len(record.entries):
        raise SterlingError("review/step", came=step, expected=f"0-{len(record.entries)}")
    match = replay(record, step)
    game = match.game
    if not 0 <= seat < game.seats:
        raise SterlingError("setup/seat", expected=f"1-{game.seats}", came=seat + 1)
    if not anew:
        return _record(record, match)
    log = _known(game, match, seat)
    fresh = Match(game, _dealt_anew(game, match.deal, log, seat, Rng(seed)))
    for who, code in log:
        fresh.play(who, code)
    return _record(record, fresh)


def _record(before: Record, match: Match) -> Record:
    """A game by hand that stands here, at a table like that of the record."""
    orders = match.game.named_orders(match.deal)
    fresh = msgspec.structs.replace(match.record(), seed="", orders=orders, characters=before.characters)
    return msgspec.structs.replace(fresh, names=before.names, result=())


def _known(game: Game, match: Match, seat: int) -> list[tuple[int, int]]:
    """The acts so far, without the latest ones of others that this seat cannot know of."""
    log = list(match.log)
    view = game.view(match.state, seat)
    for place in range(len(log) - 1, -1, -1):
        if log[place][0] == seat:
            continue
        without = log[:place] + log[place + 1 :]
        state = _replayed(game, match.deal, without)
        if state is None or game.view(state, seat) != view:
            break
        log = without
    return log


def _replayed(game: Game, deal: Deal, log: Log) -> State | None:
    """The state after these acts; None if they are not all possible with this deal."""
    state = game.start(deal)
    for seat, code in log:
        if not state.waiting() >> seat & 1 or state.refusal(seat, code):
            return None
        state.apply(seat, code)
    return state


class _Shuffler:
    """Deals with which the same could be played and which show one seat the same."""

    def __init__(self, game: Game, deal: Deal, log: Log, seat: int) -> None:
        self.game = game
        self.log = log
        self.seat = seat
        # Cards of equal name are numbered in order, as a deal by hand numbers them.
        self.order = list(game.deal(orders=game.named_orders(deal)).order)
        self.view = self._seen()

    def _seen(self) -> View | None:
        state = _replayed(self.game, Deal(vec[i64](self.order), b""), self.log)
        return None if state is None else self.game.view(state, self.seat)

    def _is_alike(self) -> bool:
        return self._seen() == self.view

    def exchange(self, one: int, other: int) -> bool:
        """Exchanges two cards, unless that would change what the seat sees."""
        order = self.order
        order[one], order[other] = order[other], order[one]
        if self._is_alike():
            return True
        order[one], order[other] = order[other], order[one]
        return False

    def shuffle(self, places: range, rng: Rng) -> None:
        """Shuffles these places of the deal, as far as the seat could not tell."""
        before = list(self.order)
        order = self.order
        for top in range(len(places) - 1, 0, -1):
            other = places[int(rng.below(top + 1))]
            order[places[top]], order[other] = order[other], order[places[top]]
        if self._is_alike():
            # Nothing of it has been seen: every order is possible.
            return
        self.order = before
        for _ in range(TRIES * len(places) * len(places) // 2):
            one, other = places[int(rng.below(len(places)))], places[int(rng.below(len(places)))]
            if one != other:
                self.exchange(one, other)


def _dealt_anew(game: Game, deal: Deal, log: Log, seat: int, rng: Rng) -> Deal:
    """A deal that shows the seat the same, whatever the old one hid: every exchange of two cards is as likely as the
    exchange back, so with many of them all such deals become equally likely."""
    shuffler = _Shuffler(game, deal, log, seat)
    at = 0
    for order in game.orders:
        shuffler.shuffle(range(at, at + len(order.items)), rng)
        at += len(order.items)
    return game.deal(orders=game.named_orders(Deal(vec[i64](shuffler.order), b"")))


def as_practice(record: Record, decision: Decision, seed: int = 1, worlds: int = PRACTICE_WORLDS) -> Practice:
    """The position of a decision, to be tried again. It holds the view and what its acts are worth, not the truth."""
    match = replay(record, decision.step)
    game = match.game
    view = match.view(decision.seat)
    comparison = Comparison(game, view, match.state.legal(decision.seat), seed)
    comparison.run(worlds)
    best = comparison.tried[game.parse(decision.best.act)]
    acts = [weighed(game, best, tried) for tried in comparison.tried.values()]
    acts.sort(key=lambda act: (act.act != decision.best.act, act.behind.mean, act.act))
    obvious = _obvious(decision, acts)
    share = decision.step / max(1, len(record.entries))
    position = Position(
        id=id_of(game, view),
        rule_set=game.rule_set,
        options=game.options,
        seats=game.seats,
        stage="opening" if share < 1 / 3 else "middle" if share < 2 / 3 else "end",
        kind=type(game.form(best.code)).__name__.lower(),
        found=Mean(0.0, 0.0),
        best=decision.best.act,
        obvious=obvious.act,
        unit="wins",
        lead=Mean(decision.loss.mean, round((decision.loss.high - decision.loss.mean) / CLEAR, 4)),
        acts=acts,
        view=msgspec.Raw(encode(view)),
    )
    making = Making(seed, 1, 1, 0, 0, worlds, worlds)
    return Practice(Head(FORMAT, game.facts.name, game.rules_version, game.deck_hash, making), [position])


def _obvious(decision: Decision, acts: Sequence[Weighed]) -> Weighed:
    """What was played, or if that is the best, the worst of the acts that were compared."""
    wanted = decision.act if decision.act != decision.best.act else decision.candidates[-1].act
    return next(act for act in acts if act.act == wanted)
