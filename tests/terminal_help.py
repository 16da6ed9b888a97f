"""Whole games in a terminal that nobody sees."""

from io import StringIO

from rich.console import Console

from sterling import Game, Rng
from sterling.bots.policy import Policy
from sterling.i18n import use
from sterling.terminal.play import TerminalGame


def played_in(language: str, game: Game, policy: Policy, width: int) -> str:
    """What a person sees who answers like this policy, against greedy players, from the first choice to the end."""
    out = StringIO()
    words, rng = use(language), Rng(4)

    def answer(prompt: str) -> str:
        return game.format(int(policy.choose(playing.match.state, 0, rng)))

    try:
        players = ["you", *["greedy"] * (game.seats - 1)]
        console = Console(width=width, file=out)
        playing = TerminalGame(game, players, words, console, seed="07" * 32, rng=Rng(5), ask=answer)
        playing.run()
    finally:
        use("en")
    assert playing.match.over()
    return out.getvalue()
