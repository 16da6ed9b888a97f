"""Luck and skill: the parts add up, the reference has no skill of its own, and luck goes with the cards."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

import sterling
from sterling import Game, Match, Rng
from sterling.bots import cast_of
from sterling.bots.compare import Mean
from sterling.bots.judged import Effort, Review
from sterling.bots.luck import deal_value, par, same_deal
from sterling.bots.reference import Reference
from sterling.bots.review import review
from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.core.view import encode

pytestmark = pytest.mark.skipif(sterling.MODE == "interpreted", reason="the same numbers; compiled, this takes seconds")
GAMES = [facts.name for facts in sterling.games()]
DEALS = 6


def look(worlds: int) -> Effort:
    return Effort(points=1, curve=2, search=2, first=2, second=worlds, deals=DEALS, replays=2)


def by_reference(game: Game, deal: Deal, random_seat: int | None = None) -> Record:
    """A game of the reference against itself, or against a player who does anything."""
    match, reference, rng = Match(game, deal), Reference(game), Rng(1)
    while not match.over():
        seat = match.waiting()[0]
        if seat == random_seat:
            match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
        else:
            match.play(seat, reference.act(match.view(seat), Rng(len(match.log))))
    return match.record()


def check_sum(found: Review) -> None:
    for one in found.luck:
        assert one.result == pytest.approx(one.par.mean + one.skill.mean + one.others.mean + one.luck.mean, abs=1e-6)
    assert sum(one.result for one in found.luck) == pytest.approx(0.0, abs=0.05)
    assert sum(one.luck.mean for one in found.luck) == pytest.approx(0.0, abs=0.1)


@pytest.mark.parametrize(("name", "seats"), [(name, 2) for name in GAMES] + [("john-silver", 4)])
def test_the_parts_add_up(name: str, seats: int) -> None:
    game = sterling.game(name, seats)
    record = by_reference(game, game.deal(3), random_seat=0)
    found = review(record, look(4), 1)
    check_sum(found)
    assert any(one.skill != [Mean(0.0, 0.0)] * seats for one in found.decisions)
    # Whoever plays anything plays worse than the reference, and the others know it.
    loser = found.luck[0]
    if name != "straws" and seats == 2:
        assert loser.skill.mean < 0 < found.luck[1].others.mean


# Silver & Gold takes longest.
@pytest.mark.parametrize(
    "name", [name if name != "silver-gold" else pytest.param(name, marks=pytest.mark.soak) for name in GAMES]
)
def test_the_reference_plays_as_well_as_itself(name: str) -> None:
    """Over several games its skill is zero within the interval; only ties are decided differently now and then."""
    game = sterling.game(name, 2)
    means: list[Mean] = []
    for seed in range(2):
        found = review(by_reference(game, game.deal(seed)), look(4), 1)
        check_sum(found)
        means += [one.skill for one in found.luck]
    total = Mean(sum(one.mean for one in means), sum(one.error**2 for one in means) ** 0.5)
    assert total.low <= 0.0 <= total.high


# -- luck goes with the cards ------------------------------------------------------------------------------------------


def dealt(game: Game, deal: Deal, seat: int) -> list[str]:
    """The cards that a seat gets at the start, as its own view names them."""
    own: Mapping[str, Any] = msgspec.json.decode(encode(game.view(game.start(deal), seat)))["own"]
    return list(own.get("dealt") or own["hand"])


def mirrored(game: Game, deal: Deal) -> Deal:
    """The same deal with the seats exchanged: the start player, and what each seat is dealt."""
    orders = game.named_orders(deal)
    orders["start"].reverse()
    cards = orders[game.orders[0].name]
    places = [sorted(cards.index(card) for card in dealt(game, deal, seat)) for seat in (0, 1)]
    for one, other in zip(*places, strict=True):
        cards[one], cards[other] = cards[other], cards[one]
    fresh = game.deal(orders=orders)
    assert [sorted(dealt(game, fresh, seat)) for seat in (0, 1)] == [sorted(dealt(game, deal, seat)) for seat in (1, 0)]
    return fresh


def correlation(mine: Sequence[float], theirs: Sequence[float]) -> float:
    first, second = Mean.of(mine).mean, Mean.of(theirs).mean
    products = sum((one - first) * (other - second) for one, other in zip(mine, theirs, strict=True))
    spread = sum((one - first) ** 2 for one in mine) * sum((other - second) ** 2 for other in theirs)
    return float(products / spread**0.5)


@pytest.mark.parametrize("name", ["silver-gold", "john-silver"])
def test_exchanging_the_cards_exchanges_the_luck(name: str) -> None:
    game = sterling.game(name, 2)
    reference = Reference(game)
    mine: list[float] = []
    theirs: list[float] = []
    for seed in range(24):
        deal = game.deal(seed)
        mine.append(deal_value(reference, deal, 1, Rng(1))[0].mean)
        theirs.append(deal_value(reference, mirrored(game, deal), 1, Rng(1))[1].mean)
    assert correlation(mine, theirs) > 0.6


def test_par_is_what_a_seat_is_worth_before_the_deal() -> None:
    game = sterling.game("john-silver", 2)
    found = par(Reference(game), 60, Rng(1))
    assert found[0].mean == pytest.approx(-found[1].mean)
    assert found[0].error > 0


# -- the same deal -----------------------------------------------------------------------------------------------------


def test_others_play_the_same_deal_in_the_same_seat() -> None:
    game = sterling.game("john-silver", 2)
    record = by_reference(game, game.deal(4))
    told: list[tuple[int, int]] = []
    rows = same_deal(record, 1, games=2, iterations=2, progress=lambda at, of: told.append((at, of)))
    assert [row.bot for row in rows] == ["", "reference", *(one.name for one in cast_of("john-silver"))]
    # The reference played this game, so it does as well again.
    assert rows[0].points == rows[1].points
    assert told[-1] == (len(rows) - 1, len(rows) - 1)
    assert rows == same_deal(record, 1, games=2, iterations=2)
    assert [row.bot for row in same_deal(record, 0, ["random"], games=1)] == ["", "reference", "random"]
    with pytest.raises(SterlingError) as problem:
        same_deal(record, 2)
    assert problem.value.code == "setup/seat"
    with pytest.raises(SterlingError) as problem:
        same_deal(record, 0, stop=lambda: True)
    assert problem.value.code == "review/stopped"
