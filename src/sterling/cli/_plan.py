"""What commands that play many games have in common: who plays, and what is played."""

from argparse import Namespace
from typing import TYPE_CHECKING

import sterling.bots
from sterling.cli._options import configured_game
from sterling.core.game import Game

if TYPE_CHECKING:
    from sterling.lab.chunks import Plan


def seated(chosen: Namespace, bots: str) -> tuple[Game, list[str]]:
    """The game, with as many seats as bots are named if nothing else is said, and the names of the bots."""
    named = [name.strip() for name in bots.split(",")]
    return configured_game(chosen, chosen.seats or (len(named) if len(named) > 1 else None)), named


def planned(chosen: Namespace, game: Game, players: tuple[str, ...]) -> "Plan":
    """These bots at one table, as often as was asked for. A bot that does not exist is refused at once."""
    from sterling.lab.chunks import Plan

    for name in players:
        sterling.bots.bot(name, game)
    return Plan(
        game=chosen.game,
        seats=game.seats,
        rule_set=game.rule_set,
        options=dict(game.options),
        players=players,
        games=chosen.games,
        seed=chosen.seed,
        deck=game.deck_text,
        deck_name=game.deck_name,
    )
