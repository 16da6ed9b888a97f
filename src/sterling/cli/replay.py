"""`sterling replay`: shows a recorded game again, all at once or action by action."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

import sterling
from sterling.cli._files import print_json, read_text
from sterling.cli._options import add_json, seat_index
from sterling.cli._parser import Parser
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.i18n import Words
from sterling.terminal.text import clean, plain

EXAMPLE = "sterling replay game.txt --step"
ORDER = 70


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-record-file"))
    parser.add_argument("--step", action="store_true", help=words("cli-help-step"))
    parser.add_argument("--seat", type=int, help=words("cli-help-seat"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    record = Record.parse(read_text(chosen.file))
    final = sterling.replay(record)
    seat = SPECTATOR if chosen.seat is None else seat_index(chosen.seat, final.game.seats)
    if chosen.json:
        view, scores = final.view(seat), final.scores()
        print_json({"record": record, "over": final.over(), "view": view, "scores": scores})
        return
    show(final, record, seat, chosen.step, words, console)


def show(final: Match, record: Record, seat: int, step: bool, words: Words, console: Console) -> None:
    """Plays the game again as one seat or a spectator saw it, and shows every action."""
    from sterling.story import tell
    from sterling.terminal import drawing
    from sterling.terminal.play import score_sheet
    from sterling.terminal.text import told

    game = final.game
    names = list(record.names) or [words("player-seat", seat=number + 1) for number in range(game.seats)]
    draw = drawing(game)
    match = Match(game, final.deal)
    before = match.view(seat)
    heads = record.characters
    for line in tell(game, game.happened(None, before, None), words, names, seat, heads):
        console.print(told(line, indent=7))
    for number, (actor, code) in enumerate(final.log, start=1):
        if step:
            console.print(draw.render(game, before, words, names, heads))
            if not _next(words):
                return
        match.play(actor, code)
        after = match.view(seat)
        happenings = game.happened(before, after, game.heard(before, actor, code))
        if seat in (SPECTATOR, actor):
            # The whole record is public, so every action is shown.
            shown = (f"{number:4}", "dim"), f" {clean(names[actor])}: ", (game.format(code), "bold")
            console.print(Text.assemble(*shown))
        for line in tell(game, happenings, words, names, seat, heads):
            console.print(told(line, indent=7))
        before = after
    console.print(draw.render(game, before, words, names, heads))
    if match.over():
        console.print(score_sheet(game, match.scores(), words, names))
    else:
        console.print(plain(words("replay-unfinished")))


def _next(words: Words) -> bool:
    try:
        return input(words("replay-next") + " ").strip().lower() != "q"
    except EOFError:
        return False
