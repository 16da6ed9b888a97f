"""Bots in their own process: views in, actions out, and a caller that always gets an answer."""

import os
import signal

import pytest

import sterling
from kit.tools import positions
from sterling import Rng
from sterling.bots import Budget, bot
from sterling.bots.worker import Worker
from sterling.core.errors import BotError

TABLE = sterling.game("silver-gold", 3)


def asked_seats(number: int) -> list[tuple[int, sterling.State]]:
    found = []
    for state in positions(TABLE, Rng(3), number):
        found += [(seat, state) for seat in range(3) if state.waiting() >> seat & 1][:1]
    return found


def test_the_worker_chooses_what_the_bot_would_choose_here() -> None:
    with Worker() as worker:
        for seat, state in asked_seats(12):
            view = TABLE.view(state, seat)
            for name in ("random", "greedy"):
                answer = worker.ask(TABLE, name, view, Budget(), seed=9)
                assert answer.error == ""
                assert answer.action == bot(name, TABLE).choose(view, Budget(), Rng(9))


def test_a_bot_that_fails_gives_a_coded_error_and_a_legal_move() -> None:
    seat, state = asked_seats(1)[0]
    with Worker() as worker:
        answer = worker.ask(TABLE, "no-such-bot", TABLE.view(state, seat), Budget(), seed=1)
        assert answer.error == "setup/bot"
        assert answer.action in state.legal(seat)
        assert worker.ask(TABLE, "greedy", TABLE.view(state, seat), Budget(), seed=1).error == ""


def test_a_view_of_another_table_is_refused_without_harm() -> None:
    seat, state = asked_seats(1)[0]
    other = sterling.game("silver-gold", 2)
    with Worker() as worker:
        answer = worker.ask(other, "greedy", TABLE.view(state, seat), Budget(), seed=1)
        assert answer.error == "view/impossible"
        assert worker.ask(TABLE, "greedy", TABLE.view(state, seat), Budget(), seed=1).error == ""


def test_a_process_that_dies_is_a_coded_error() -> None:
    seat, state = asked_seats(1)[0]
    with Worker() as worker:
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.wait()
        with pytest.raises(BotError) as died:
            worker.ask(TABLE, "greedy", TABLE.view(state, seat), Budget(), seed=1)
        assert died.value.code == "bot/died"
