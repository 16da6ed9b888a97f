"""The worked examples of the rule texts, played: the rules do what they say."""

from typing import Any

import pytest

from books import examples, tells
from games.amulet.scenes import Scene

GIVEN: dict[str, Any] = examples("amulet")
OTHER = [0, 1, 2, 8, 8]
IDLE = [10] * 4
"""Deck cards that nobody uses."""


def hidden(cards: list[int], up: list[int] | None = None) -> str:
    return " ".join(f"{card}" if place in (up or []) else f"({card})" for place, card in enumerate(cards))


def names(places: list[int]) -> list[str]:
    return [f"a{place + 1}" for place in places]


@pytest.mark.rules("AM-10", "AM-12")
def test_the_example_turn() -> None:
    given = GIVEN["turn"]
    scene = Scene(given["village"], OTHER, pile=13, deck=[given["drawn"], *IDLE])
    scene("D", f"a{given['place'] + 1}", "Y")
    assert scene.row(0) == hidden(given["after"])
    old = given["village"][given["place"]]
    assert scene.view().pile == [13, old]
    # The power of the old card is not offered: it is somebody else's turn.
    assert (scene.turn, scene.phase) == (1, "turn")
    sums = sum(given["village"]), sum(given["after"])
    tells("amulet", "turn", given["place"] + 1, old, given["drawn"], *[old] * 3, *sums)


@pytest.mark.rules("AM-13", "AM-16")
def test_the_exchange_that_works() -> None:
    given = GIVEN["set"]
    village = given["village"]
    scene = Scene(village, OTHER, pile=13, deck=[given["drawn"], *IDLE])
    scene("D", *names(given["revealed"]), "Y", f"a{given['place'] + 1}")
    assert scene.row(0) == hidden(given["after"])
    gone = [village[place] for place in given["revealed"]]
    assert scene.view().pile == [13, *gone]
    scene.idle()
    assert scene.turn == 0
    assert "C" in scene.texts()
    drawn, size = given["drawn"], len(gone)
    sizes = len(village), len(given["after"])
    tells("amulet", "set", drawn, size, *gone, drawn, *sizes, sum(village), sum(given["after"]))


@pytest.mark.rules("AM-14", "AM-15")
def test_the_exchange_that_fails() -> None:
    given = GIVEN["failed"]
    village = given["village"]
    scene = Scene(village, OTHER, pile=13, deck=[given["drawn"], given["penalty"]])
    scene("D", *names(given["revealed"]), "Y", "R", "L")
    assert scene.row(0) == hidden(given["after"], given["up"])
    assert scene.view().pile == [13]
    # Nobody knows the penalty card, and only its owner knows the card that was drawn.
    assert scene.seen(0, 0) == "? 7 ? 8 7 ? (3)"
    assert scene.seen(1, 0) == "? 7 ? 8 7 ? ?"
    shown = [village[place] for place in given["revealed"]]
    drawn, size = given["drawn"], len(shown)
    tells("amulet", "failed", drawn, size, *shown, drawn, size, len(village), len(given["after"]))


def called(ben: list[int]) -> Scene:
    """Mia shrinks her village to the one in the example and calls; the others draw and discard."""
    mia, _, lea = GIVEN["call"]["villages"]
    scene = Scene([9, 9, *mia[1:]], ben, lea, pile=13, deck=[mia[0], *IDLE])
    scene("D", "a1", "a2", "Y", "a1").idle(2)
    assert scene.row(0) == hidden(mia)
    return scene("C").idle(2)


@pytest.mark.rules("AM-20", "AM-22")
def test_the_call() -> None:
    given = GIVEN["call"]
    mia, ben, _ = given["villages"]
    scene = called(ben)
    (won,) = scene.rounds()
    sums = [sum(village) for village in given["villages"]]
    assert (won.caller, won.sums, won.lost) == (given["caller"], sums, given["lost"])
    assert (won.amulet, scene.view().holder) == (given["caller"], given["caller"])
    low = [1, 3, 2, 1, 2]
    (failed,) = called(low).rounds()
    assert failed.lost[0] == sums[0] + 10
    tells(
        "amulet",
        "call",
        len(mia),
        *(*mia, sums[0]),
        *sums[1:],
        *won.lost,
        *(sum(low), sums[0], 10, failed.lost[0]),
    )
