"""The engine against the plain model: the same moves, seats, knowledge and results at every step."""

import random
from collections import Counter
from functools import cache

import msgspec
import pytest

import sterling
from games.silver_gold.model import COLOURS, SEAL_PAYS, SPECTATOR, Island, Model, read_islands
from sterling import Game, Match, Rng
from sterling.games.silver_gold.cards import HOUSE_DECK

# Compiled code plays more games in the same time.
SHARE = 3 if sterling.MODE == "compiled" else 1

# How often a cell has an X or a coin, and a card has palms or a seal.
MIXTURES = {
    "plain": (0.0, 0.0, 0.0, 0.0),
    "all crosses": (1.0, 0.0, 0.0, 0.3),
    "nearly all crosses": (0.85, 0.5, 0.5, 0.5),
    "all coins": (0.0, 1.0, 0.0, 0.3),
    "coins and crosses": (0.3, 0.7, 0.2, 1.0),
    "palms everywhere": (0.2, 0.1, 1.0, 0.0),
    "a bit of all": (0.2, 0.25, 0.5, 0.5),
}


def random_card(rng: random.Random, name: str, mixture: tuple[float, float, float, float]) -> str:
    crosses, coins, palm, seal = mixture
    colour = rng.choice(list(COLOURS))
    rows = 4 if COLOURS[colour] > 10 else 3
    land = {rng.randrange(4 * rows)}
    while len(land) < COLOURS[colour]:
        cell = rng.choice(sorted(land))
        near = [cell - 4, cell + 4] + [cell - 1] * (cell % 4 > 0) + [cell + 1] * (cell % 4 < 3)
        land.add(rng.choice([other for other in near if 0 <= other < 4 * rows]))
    letters = {cell: "X" if rng.random() < crosses else "$" if rng.random() < coins else "o" for cell in sorted(land)}
    # SG-5: in a custom deck, cards may have several palms, and seals may name their own colour or have another value.
    for cell in rng.sample(sorted(land), rng.choice((1, 1, 1, 2, 5))) if rng.random() < palm else []:
        letters[cell] = "P"
    named = rng.choice(list(COLOURS))
    pays = rng.choice((SEAL_PAYS[named], SEAL_PAYS[named], 3, 17))
    head = f"card {name} {colour}" + (f" seal {named} {pays}" if rng.random() < seal else "")
    return "\n".join([head, *("".join(letters.get(4 * y + x, ".") for x in range(4)) for y in range(rows))]) + "\n"


def random_deck(rng: random.Random, mixture: str, cards: int) -> str:
    return "".join(random_card(rng, f"C{number}", MIXTURES[mixture]) for number in range(cards))


@cache
def action_texts() -> list[str]:
    game = sterling.game("silver-gold")
    return [game.format(code) for code in range(game.facts.actions)]


def agree(match: Match, model: Model, rng: random.Random) -> None:
    """Seats waiting, legal actions, refusals and views are the same on both sides, and views can be sampled."""
    game = match.game
    waiting = match.waiting()
    assert waiting == model.waiting()
    texts = action_texts()
    for seat in range(game.seats):
        codes = match.state.legal(seat)
        assert sorted([texts[code] for code in codes]) == sorted(model.legal(seat))
        code = rng.randrange(len(texts))
        if seat in waiting:
            assert (match.state.refusal(seat, code) == "") == (code in codes)
    sampled = rng.randrange(-1, 4 * game.seats)
    for seat in (SPECTATOR, *range(game.seats)):
        view = match.view(seat)
        assert msgspec.to_builtins(view) == model.knowledge(seat)
        if seat == sampled:
            assert game.view(game.sample(view, Rng(rng.getrandbits(32))), seat) == view


def check_scores(match: Match, model: Model) -> None:
    found = [(score.place, score.total, score.parts) for score in match.scores()]
    assert found == model.scores()


def play_both(game: Game, rng: random.Random) -> Model:
    """Plays a random game on both sides and compares at every step. Returns the model at the end."""
    deal = game.deal(rng.getrandbits(64))
    match = Match(game, deal)
    named = game.options["start-player"]
    islands = house_islands() if game.deck_text is None else read_islands(game.deck_text)
    orders = game.named_orders(deal)
    model = Model(islands, game.seats, game.rule_set, None if named is None else int(named), orders)
    # Some seats like big patterns, some finish card A first, some play at random.
    likes = [rng.choice(("big", "A first", "anything")) for _ in range(game.seats)]
    steps = 0
    while model.waiting():
        agree(match, model, rng)
        seat = rng.choice(model.waiting())
        texts = model.legal(seat)
        rng.shuffle(texts)
        if rng.random() < 0.9:
            if likes[seat] == "big":
                texts.sort(key=len)
            elif likes[seat] == "A first":
                texts.sort(key=lambda text: (text[0] == "A", len(text)))
        turn = model.turn
        match.play(seat, texts[-1])
        model.play(seat, texts[-1])
        steps += 1
        if model.turn != turn:
            check_scores(match, model)
    agree(match, model, rng)
    check_scores(match, model)
    assert match.over()
    assert steps <= game.longest
    lowest, highest = game.score_bounds
    assert all(lowest <= score.total <= highest for score in match.scores())
    return model


@cache
def house_islands() -> dict[str, Island]:
    return read_islands(HOUSE_DECK.read_text(encoding="utf-8"))


def random_game(rng: random.Random, deck: str | None, seats: int) -> Game:
    options: dict[str, bool | int | None] = {"start-player": rng.choice((None, *range(seats)))}
    return sterling.game("silver-gold", seats, rng.choice(("nsv", "oya")), options, deck)


def custom_game(rng: random.Random, mixture: str, seats: int) -> Game:
    """A game with its own deck: often just enough cards for the draft, sometimes plenty."""
    cards = 4 * seats + rng.choice((0, 0, 1, 2, 3, 5, 8, 20))
    return random_game(rng, random_deck(rng, mixture, cards), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_deck(seats: int) -> None:
    rng = random.Random(f"house {seats}")
    for _ in range(6 * SHARE):
        play_both(random_game(rng, None, seats), rng)


@pytest.mark.parametrize("mixture", MIXTURES)
def test_custom_decks(mixture: str) -> None:
    rng = random.Random(mixture)
    for number in range(4 * SHARE):
        play_both(custom_game(rng, mixture, 2 + number % 3), rng)


@pytest.mark.long
def test_such_games_reach_the_rare_cases() -> None:
    """The comparison is only meaningful if the games reach these things."""
    rng = random.Random("rare")
    seen: Counter[str] = Counter()
    for mixture in ("nearly all crosses", "coins and crosses", "palms everywhere"):
        for seats in (2, 3, 4, 4):
            model = play_both(custom_game(rng, mixture, seats), rng)
            for number, seat in enumerate(model.seats):
                seen["no card left"] += not seat.held()
                seen["one card left"] += len(seat.held()) == 1
                seen["all coin boxes"] += seat.coins == 12
                seen["all palm boxes"] += len(seat.palms) == 4
                seen["a row without a cup"] += 0 in seat.cups
                seen["a seal that pays"] += model.parts(number)["seals"] > 0
    assert min(seen.values()) > 1, seen


@pytest.mark.soak
@pytest.mark.parametrize("share", range(10))
def test_twenty_thousand_games(share: int) -> None:
    rng = random.Random(share)
    for number in range(2000):
        seats = rng.choice((2, 3, 4))
        if number % 3 == 0:
            play_both(random_game(rng, None, seats), rng)
        else:
            play_both(custom_game(rng, rng.choice(list(MIXTURES)), seats), rng)
