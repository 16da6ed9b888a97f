"""`sterling games`: the games and their settings."""

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from sterling.cli._files import print_json
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.core.game import Facts
from sterling.games import games
from sterling.i18n import Words

EXAMPLE = "sterling games --json"
ORDER = 10


def arguments(parser: Parser, words: Words) -> None:
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    if chosen.json:
        print_json(games())
        return
    listing = Table()
    for key in ("cli-col-name", "cli-col-title", "cli-col-seats", "cli-col-rules", "cli-col-options"):
        listing.add_column(words(key))
    for facts in games():
        options = ", ".join(option.name for option in facts.options)
        seats = f"{facts.seats[0]}-{facts.seats[-1]}"
        listing.add_row(facts.name, words(f"{facts.name}-title"), seats, _rule_sets(facts, words), options)
    console.print(listing)


def _rule_sets(facts: Facts, words: Words) -> str:
    """What to type after --rules and what it means; empty if there is no choice."""
    keys = {rule_set: f"web-rules-{facts.name}-{rule_set}" for rule_set in facts.rule_sets}
    return "\n".join(f"{rule_set}: {words(key)}" for rule_set, key in keys.items() if key in words)
