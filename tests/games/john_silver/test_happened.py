"""What happened in John Silver, as data: each verb with who, whom, things, from, to, gained and lost."""

import pytest

import sterling
from games.john_silver.scenes import Scene, long, play, position, seen
from sterling import Match
from sterling.core.errors import Fact
from sterling.core.story import Happening, Thing


def card(name: str | None, start: str = "", end: str = "") -> Thing:
    if name is None:
        return Thing("", {"suit": "hidden", "value": ""}, start, end)
    suit, _, value = long(name).partition("-")
    return Thing(long(name), {"suit": suit, "value": value.replace(".5", "½")}, start, end)


def told(scene: Scene, viewer: int, action: str, *, whole: bool = False) -> list[Happening]:
    look = scene.view if whole else scene.shown
    before = look(viewer)
    scene(action)
    who, code = scene.match.log[-1]
    return scene.game.happened(before, look(viewer), scene.game.heard(before, who, code))


def symbols(coins: int = 0, apples: int = 0, spots: int = 0) -> dict[str, int]:
    return {"coins": coins, "apples": apples, "spots": spots}


def laid(who: int, whom: int | None, name: str, start: str, end: str, row: str, column: int) -> Happening:
    joker = name.startswith("J")
    facts: dict[str, Fact] = {"row": row, "column": column, "joker": "yes" if joker else "no"}
    return Happening(
        "lay", who, whom, [card(name)], start=start, end=end, facts=facts, rule="JS-21" if joker else "JS-20"
    )


def test_JS_11_JS_12_deal_keep_and_exchange() -> None:
    game = sterling.game("john-silver", 2, options={"start-player": 1})
    six = [f"ship-{value}" for value in (1, 2, 4, 6, 8, 9)]
    other = [f"chest-{value}" for value in (1, 2, 4, 5, 6, 8)]
    fresh = [f"sailor-{value}" for value in (1, 2, 4, 5, 6, 8)]
    match = Match(game, game.deal(orders={"stock": [*six, *other], "mulligan-1": fresh}))

    def hand(names: list[str]) -> list[Thing]:
        short = {"ship": "S", "chest": "C", "sailor": "M"}
        return [card(short[name.partition("-")[0]] + name.partition("-")[2], end=f"card:{name}") for name in names]

    start = {viewer: match.view(viewer) for viewer in (-1, 0, 1)}
    assert game.happened(None, start[0], None) == [
        Happening("deal", 0, 1, hand(six), start="stock", rule="JS-11", heading=True)
    ]
    assert game.happened(None, start[-1], None) == [
        Happening("deal", None, 1, start="stock", rule="JS-11", heading=True)
    ]
    match.play(1, "X6")
    for viewer, things in ((1, hand(fresh)), (0, [])):
        assert game.happened(start[viewer], match.view(viewer), None) == [
            Happening("exchange", 1, things=things, start="stock", end="player:1", rule="JS-12")
        ]
    before = match.view(1)
    match.play(0, "K6")
    assert game.happened(before, match.view(1), None) == [Happening("keep", 0, spots=["player:0"], rule="JS-12")]


def test_JS_20_JS_22_lay_and_draw() -> None:
    """Only the player sees the card drawn."""
    for viewer, drawn, start, end in ((0, "C2", "card:ship-8", "card:chest-2"), (1, None, "player:0", "player:0")):
        scene = Scene(2, hands={0: "S8"}, stock="C2")
        assert told(scene, viewer, "S8:b1") == [
            laid(0, 1, "S8", start, "cell:0:1", "ship", 2),
            Happening("draw", 0, things=[card(drawn)], start="stock", end=end, rule="JS-22"),
        ]


def test_JS_21_a_joker_names_its_row() -> None:
    scene = Scene(3, hands={0: "J5"})
    lay, _ = told(scene, 1, "J5:d3")
    assert lay == laid(0, None, "J5", "player:0", "cell:2:3", "chest", 4)


def test_JS_22_back_from_the_grid() -> None:
    """After an apple card; a row that was full is then not paid out."""
    scene = Scene(2, "M1:a2 J5:b2", hands={0: "S7"})
    assert [one.verb for one in told(scene, 1, "S7:c1")] == ["lay"]
    facts: dict[str, Fact] = {"row": "sailor", "saved": "no"}
    assert told(scene, 1, "T:M1") == [
        Happening("take", 0, things=[card("M1")], start="cell:1:0", end="player:0", facts=facts, rule="JS-22")
    ]
    scene = Scene(2, "S8:a1 S12:b1 S4:c1 S7:d1")
    taken = told(scene, 1, "T:S4")
    assert taken == [
        Happening(
            "take",
            1,
            things=[card("S4")],
            start="cell:0:2",
            end="card:ship-4",
            facts={"row": "ship", "saved": "yes"},
            rule="JS-22",
        )
    ]


@pytest.mark.parametrize("whole", [False, True])
def test_JS_24_a_row_is_paid_out(whole: bool) -> None:
    """Which pairs go to whom, from which cells, and what each earns; the laid card and the draw come first."""
    scene = Scene(2, "S8:a1 S4:b1 S2:c1", hands={1: "S12"}, stock="C2 C4 C6 C8")
    lay, draw, pay, high, low = told(scene, 0, "S12:d1", whole=whole)
    assert lay == laid(1, 1, "S12", "player:1", "cell:0:3", "ship", 4)
    assert draw.things == [card(None)]
    assert pay == Happening(
        "pay", spots=[f"cell:0:{column}" for column in range(4)], facts={"row": "ship"}, rule="JS-24"
    )
    assert high == Happening(
        "win-pair",
        1,
        things=[card("S12", "cell:0:3"), card("S8", "cell:0:0")],
        end="player:1",
        spots=["cell:0:3"],
        gained=symbols(coins=5),
        facts={"row": "ship", "pair": "high", "column": 4},
        rule="JS-24",
    )
    assert low == Happening(
        "win-pair",
        0,
        things=[card("S4", "cell:0:1"), card("S2", "cell:0:2")],
        end="player:0",
        spots=["cell:0:2"],
        gained=symbols(coins=3),
        facts={"row": "ship", "pair": "low", "column": 3},
        rule="JS-24",
    )


def test_JS_24_a_take_from_another_row_does_not_stop_it() -> None:
    scene = Scene(2, "M1:a2 S8:b1 S4:c1 S12:d1", hands={0: "S7"})
    told(scene, 1, "S7:a1")
    take, pay, high, low = told(scene, 1, "T:M1")
    assert (take.verb, take.facts["saved"], pay.verb) == ("take", "no", "pay")
    assert [one.id for one in high.things] == ["ship-12", "ship-8"]
    assert low.gained == symbols(coins=2, apples=3)


def test_JS_25_the_ownerless_column_takes_a_pair_out_of_the_game() -> None:
    scene = Scene(3, "S8:a1 S12:d1 S4:b1", hands={0: "S9"})
    remove = told(scene, 1, "S9:c1")[3]
    assert remove == Happening(
        "remove",
        things=[card("S12", "cell:0:3"), card("S9", "cell:0:2")],
        end="removed",
        spots=["cell:0:3"],
        facts={"row": "ship", "pair": "high", "column": 4},
        rule="JS-25",
    )


def test_JS_40_in_stacks_the_place_of_the_fourth_card_is_told() -> None:
    scene = Scene(2, "S8:a1 S12:a1 S4:a1", hands={1: "S1"}, rule_set="stacks")
    lay, _, _, high, low = told(scene, 0, "S1:a1")
    assert lay.end == "cell:0:0"
    assert (high.who, low.who) == (0, 0)


def test_JS_23_JS_27_the_stock_and_then_a_hand_run_out() -> None:
    game, state = position(["S12 S9 M2", "C2"], ["S4 - S8 -", "M4 M5 - -", "C5 C6 C8 -"])
    before = seen(game, state, 0)
    play(game, state, "S12:b1")
    between = seen(game, state, 0)
    assert [one.verb for one in game.happened(before, between, None)] == ["lay"]
    play(game, state, "C2:d3")
    told = game.happened(between, seen(game, state, 0), None)
    assert [one.verb for one in told] == ["lay", "pay", "win-pair", "win-pair", "out"]
    assert told[-1] == Happening("out", 1, spots=["player:1"], rule="JS-27")
    match, rng = Match(sterling.game("john-silver", 4), seed=2), sterling.Rng(2)
    emptied = 0
    while not match.over():
        view = match.view(-1)
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
        happenings = match.game.happened(view, match.view(-1), None)
        emptied += happenings.count(Happening("stock-empty", spots=["stock"], rule="JS-23"))
    assert emptied == 1


def test_JS_30_JS_32_the_end_apples_go_left_and_spots_cost() -> None:
    won = {0: "S3 S6", 1: "S7 J5 J6", 2: "M1 M8"}
    game, state = position(["M2", "", ""], won=won)
    before = seen(game, state, 1)
    play(game, state, "M2:a2")
    told = game.happened(before, seen(game, state, 1), None)
    why = "john-silver-story-why-no-cards"
    assert told[1] == Happening("over", spots=["cell:1:0"], why=why, rule="JS-27", heading=True)

    def apples(receiver: int, giver: int, number: int) -> Happening:
        return Happening(
            "apples",
            receiver,
            giver,
            start=f"player:{giver}",
            end=f"player:{receiver}",
            gained={"apples": number},
            lost={"apples": number},
            rule="JS-30",
        )

    def spots(seat: int, number: int, cost: int, rank: str) -> Happening:
        facts: dict[str, Fact] = {"number": number, "rank": rank, "tied": "no"}
        return Happening("spots", seat, spots=[f"player:{seat}"], lost={"points": cost}, facts=facts, rule="JS-32")

    def score(seat: int, coins: int, apple: int, cost: int) -> Happening:
        return Happening(
            "score",
            seat,
            spots=[f"player:{seat}"],
            gained={"coins": coins, "apples": apple},
            lost={"points": cost},
            facts={"points": coins + apple - cost},
            rule="JS-31",
        )

    assert told[2:] == [
        apples(1, 0, 2),
        apples(2, 1, 3),
        spots(1, 3, 8, "most"),
        spots(2, 2, 4, "second"),
        score(0, 4, 0, 0),
        score(1, 0, 2, 8),
        score(2, 4, 3, 4),
        Happening("win", 0, facts={"points": 4, "how": "clear"}, rule="JS-33"),
    ]


@pytest.mark.parametrize(
    ("spots", "ranks", "costs"),
    [
        ("J5 J9 J6 J8", "most most none none", "6 6 0 0"),
        ("J5 J6 J7 J8", "most second second second", "8 2 2 2"),
        ("S1 - - -", "most", "8"),
    ],
)
def test_JS_32_ties_for_the_most_spots(spots: str, ranks: str, costs: str) -> None:
    piles = {seat: name for seat, name in enumerate(spots.split()) if name != "-"}
    game, state = position(["M2", "", "", ""], won=piles)
    before = seen(game, state, 0)
    play(game, state, "M2:a2")
    told = [one for one in game.happened(before, seen(game, state, 0), None) if one.verb == "spots"]
    assert " ".join(str(one.facts["rank"]) for one in told) == ranks
    assert " ".join(str(one.lost["points"]) for one in told) == costs


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_JS_31_JS_33_the_end_adds_up_to_the_scores(seats: int, seed: int) -> None:
    """What the story tells from the view, with piles hidden until then, is what the rules count."""
    game = sterling.game("john-silver", seats)
    match, rng = Match(game, seed=seed), sterling.Rng(seed)
    while not match.over():
        before = game.shown(match.view(0))
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    told = game.happened(before, game.shown(match.view(0)), None)
    totals = {one.who: one.facts["points"] for one in told if one.verb == "score"}
    assert totals == {score.seat: score.total for score in match.scores()}
    parts = {
        one.who: (one.gained["coins"], one.gained["apples"], -one.lost["points"]) for one in told if one.verb == "score"
    }
    assert parts == {score.seat: tuple(score.parts.values()) for score in match.scores()}
    assert [one.who for one in told if one.verb == "win"] == [
        score.seat for score in match.scores() if score.place == 1
    ]
