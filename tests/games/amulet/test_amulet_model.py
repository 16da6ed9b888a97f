"""Whole random games, played in parallel by the rules and by a plain model that shares none of their code."""

import pytest

import sterling
from games.amulet.model import Card, Model
from kit.tools import QUICK
from sterling import SPECTATOR, Game, Match, Rng
from sterling.core.game import OptionValue
from sterling.games.amulet.view import AmuletView


def tell(card: Card, seat: int) -> int | None:
    return card.value if card.up or seat in card.knowers else None


def told(model: Model, seat: int) -> dict[str, object]:
    """What the model says a seat with perfect memory knows."""
    return {
        "phase": model.ask,
        "waiting": model.waiting(),
        "ages": list(model.ages),
        "first": model.first,
        "caller": model.caller,
        "villages": [
            [
                (
                    tell(card, seat),
                    card.up,
                    [] if card.up else sorted(card.knowers),
                    village.index(card.on) if card.on else None,
                    card is model.sealed,
                    card.used,
                )
                for card in village
            ]
            for village in model.villages
        ],
        "deck": len(model.deck),
        "seen": [
            (depth, tell(card, seat), sorted(card.knowers)) for depth, card in enumerate(model.deck) if card.knowers
        ],
        "display": [card.value for card in model.display],
        "pile": [card.value for card in model.pile],
        "hand": (
            (model.hand.value if model.source != "deck" else tell(model.hand, seat), model.source)
            if model.hand
            else None
        ),
        "still": model.quiet,
        "holder": model.holder,
        "right": model.right,
        "rounds": model.sheet,
    }


def seen(view: AmuletView) -> dict[str, object]:
    return {
        "phase": view.phase,
        "waiting": view.waiting,
        "ages": view.ages,
        "first": view.first,
        "caller": view.caller,
        "villages": [
            [(card.value, card.up, card.knowers, card.on, card.amulet, card.used) for card in village]
            for village in view.villages
        ],
        "deck": view.deck,
        "seen": [(card.depth, card.value, card.knowers) for card in view.seen],
        "display": view.display,
        "pile": view.pile,
        "hand": (view.hand.value, view.hand.source) if view.hand else None,
        "still": view.still,
        "holder": view.holder,
        "right": view.right,
        "rounds": [(entry.caller, entry.sums, entry.lost) for entry in view.rounds],
    }


# A careful player reaches positions that a random one rarely does: small villages, calls, the amulet.
CAUTION = {"C": 30, "Y": 6, "A": 2, "U": 3, "T": 2}


def compare(game: Game, seed: int, careful: bool) -> None:
    deal = game.deal(seed)
    orders = game.named_orders(deal)
    match = Match(game, deal)
    ages = [int(seat) for seat in orders["start"]]
    if game.rules_version == 1:
        ages = list(range(game.seats))
    elif game.options["ages"]:
        ages = [int(seat) for seat in str(game.options["ages"]).split("-")]
    named = game.options["start-player"]
    first = ages[0] if named is None else int(named)
    model = Model(game.seats, [orders[f"round-{number}"] for number in range(1, 5)], ages, first)
    rng = Rng(seed)
    while True:
        for seat in range(game.seats):
            assert {action.text for action in match.legal(seat)} == model.legal(seat), match.record().text()
        for seat in range(SPECTATOR, game.seats):
            view = match.view(seat)
            assert isinstance(view, AmuletView)
            assert seen(view) == told(model, seat), match.record().text()
        if match.over():
            break
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        texts = [action.text for action in match.legal(seat)]
        weighted = [text for text in texts for _ in range(CAUTION.get(text[0], 1) if careful else 1)]
        text = weighted[rng.below(len(weighted))]
        match.play(seat, text)
        model.play(seat, text)
    assert [score.total for score in match.scores()] == model.totals


@pytest.mark.parametrize("careful", [False, True], ids=["random", "careful"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_and_a_plain_model_of_them_agree_on_every_choice_and_view(seats: int, careful: bool) -> None:
    for seed in range(QUICK or 6):
        compare(sterling.game("amulet", seats), seed, careful)


@pytest.mark.rules("AM-3")
@pytest.mark.parametrize(
    ("options", "version"),
    [({"ages": "2-0-1"}, 2), ({"ages": "1-2-0", "start-player": 0}, 2), ({}, 1), ({"start-player": 1}, 1)],
)
def test_the_model_agrees_whoever_starts(options: dict[str, OptionValue], version: int) -> None:
    compare(sterling.game("amulet", 3, options=options, rules_version=version), 7, careful=True)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_and_the_model_agree_over_many_games(seats: int) -> None:
    for seed in range(100, 200):
        compare(sterling.game("amulet", seats), seed, seed % 2 == 0)
