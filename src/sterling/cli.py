"""`sterling …`: one door to all of it."""

import argparse
import json
import os
import re
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import sterling
from sterling import i18n
from sterling.bots import PLAIN, Budget, cast_of
from sterling.core.errors import SterlingError, trouble
from sterling.core.game import Game, OptionValue
from sterling.core.record import LARGEST, Record
from sterling.core.state import SPECTATOR
from sterling.games import deck_game, game_class, games
from sterling.i18n import LANGUAGES, Words
from sterling.service.settings import data_folder
from sterling.terminal.text import clean, plain

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; gives the exit code. A person never sees a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    words = i18n.use(_language(given))
    # Names, files and answers from elsewhere are text, whatever brackets and colons they have.
    console = Console(markup=False, emoji=False)
    try:
        chosen = parser(words).parse_args(given)
        if chosen.version:
            print(f"sterling {sterling.__version__} ({sterling.MODE})")
            return 0
        if chosen.command is None:
            return cmd_open(words, console)
        return int(chosen.run(chosen, words, console) or 0)
    except SterlingError as problem:
        print(clean(words("cli-error", code=problem.code, problem=str(problem))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(words("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone away; nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _language(given: list[str]) -> str:
    """The language is needed before the arguments are read, for their own help texts."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given) and given[place + 1] in LANGUAGES:
            return given[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return i18n.preferred_language()


# -- arguments -----------------------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """argparse with its own words taken from the catalogue."""

    words: Words

    def format_help(self) -> str:
        return _in_words(super().format_help(), self.words)

    def format_usage(self) -> str:
        return _in_words(super().format_usage(), self.words)

    def error(self, message: str) -> NoReturn:
        print(self.format_usage(), file=sys.stderr, end="")
        print(clean(self.words("cli-usage-error", problem=_usage_problem(message, self.words))), file=sys.stderr)
        raise SystemExit(BAD_INPUT)


_USAGE_PROBLEMS = {
    "required": r"the following arguments are required: (?P<names>.*)",
    "unknown": r"unrecognized arguments: (?P<names>.*)",
    "choice": r"argument (?P<argument>.+?): invalid choice: '?(?P<came>.*?)'? \(choose from (?P<expected>.*)\)",
    "value": r"argument (?P<argument>.+?): invalid \w+ value: '?(?P<came>.*?)'?",
    "empty": r"argument (?P<argument>.+?): expected (?:one|at least one) argument",
}


def _usage_problem(message: str, words: Words) -> str:
    """What argparse found wrong, in the words of the catalogue; in its own where it says something else."""
    for kind, pattern in _USAGE_PROBLEMS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return words(
                f"cli-usage-{kind}", **{name: text.replace("'", "") for name, text in found.groupdict().items()}
            )
    return message


def _in_words(text: str, words: Words) -> str:
    for english, key in (
        ("usage:", "cli-usage"),
        ("positional arguments:", "cli-positionals"),
        ("options:", "cli-options"),
        ("show this help message and exit", "cli-help-help"),
    ):
        text = text.replace(english, words(key))
    return text


def parser(words: Words) -> Parser:
    """All commands; each has a help with an example."""
    Parser.words = words
    top = Parser(prog="sterling", description=words("cli-about"), formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="store_true", help=words("cli-help-version"))
    _lang(top, words)
    commands = top.add_subparsers(dest="command", metavar=words("cli-command"), title=words("cli-commands"))

    def command(name: str, run: Any, example: str, under: Any = commands) -> Parser:
        told = words(f"cli-{name}")
        made: Parser = under.add_parser(
            name.rpartition("-")[2],
            help=told,
            description=told,
            epilog=f"{words('cli-example')}\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(run=run)
        _lang(made, words)
        return made

    listed = command("games", cmd_games, "sterling games --json")
    _json(listed, words)

    play = command("play", cmd_play, "sterling play silver-gold --seats you,greedy,random")
    _table(play, words)
    play.add_argument("--seats", default="you,greedy", help=words("cli-help-play-seats", bots=", ".join(PLAIN)))
    play.add_argument("--seed", help=words("cli-help-seed"))
    play.add_argument("--record", type=Path, metavar="FILE", help=words("cli-help-record"))

    simulate = command("simulate", cmd_simulate, "sterling simulate silver-gold --games 100000 --seats 4 --workers 2")
    _table(simulate, words)
    simulate.add_argument("--games", type=_count, default=1000, help=words("cli-help-games"))
    simulate.add_argument("--seats", type=int, help=words("cli-help-seats"))
    simulate.add_argument("--players", default="random", help=words("cli-help-players", bots=", ".join(PLAIN)))
    simulate.add_argument("--workers", type=_count, default=1, help=words("cli-help-workers"))
    simulate.add_argument("--seed", type=_seed, default=1, help=words("cli-help-simulate-seed"))
    simulate.add_argument("--csv", type=Path, metavar="FILE", help=words("cli-help-csv"))
    _json(simulate, words)

    bots = command("bots", cmd_bots, "sterling bots silver-gold")
    bots.add_argument("game", metavar="GAME", help=_game_names())
    _json(bots, words)

    arena = command("arena", cmd_arena, "sterling arena silver-gold --bots admiral,greedy --games 100 --workers 2")
    _table(arena, words)
    arena.add_argument("--bots", required=True, help=words("cli-help-arena-bots"))
    arena.add_argument("--games", type=_count, default=100, help=words("cli-help-games"))
    arena.add_argument("--seats", type=int, default=2, help=words("cli-help-seats"))
    arena.add_argument("--workers", type=_count, default=1, help=words("cli-help-workers"))
    _thinking(arena, words)
    arena.add_argument("--seed", type=_seed, default=1, help=words("cli-help-simulate-seed"))
    arena.add_argument("--keep", type=Path, metavar="FILE", help=words("cli-help-keep"))
    arena.add_argument("--records", type=Path, metavar="FOLDER", help=words("cli-help-records"))
    arena.add_argument("--chart", type=Path, metavar="FILE", help=words("cli-help-chart"))
    _json(arena, words)

    analyse = command("analyse", cmd_analyse, "sterling analyse game.txt --seat 0")
    analyse.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-record-file"))
    analyse.add_argument("--seat", type=int, default=0, help=words("cli-help-analyse-seat"))
    _thinking(analyse, words)
    _json(analyse, words)

    replay = command("replay", cmd_replay, "sterling replay game.txt --step")
    replay.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-record-file"))
    replay.add_argument("--step", action="store_true", help=words("cli-help-step"))
    replay.add_argument("--seat", type=int, help=words("cli-help-seat"))
    _json(replay, words)

    verify = command("verify", cmd_verify, "sterling verify game.txt")
    verify.add_argument("file", metavar="FILE|URL", help=words("cli-help-record-place"))
    verify.add_argument("--commitment", metavar="HEX", help=words("cli-help-commitment"))
    verify.add_argument("--nonce", action="append", default=[], metavar="SEAT:HEX", help=words("cli-help-nonce"))
    _json(verify, words)

    rules = command("rules", cmd_rules, "sterling rules silver-gold palm")
    rules.add_argument("game", metavar="GAME", help=_game_names())
    rules.add_argument("about", nargs="?", default="", help=words("cli-help-about"))

    serve = command("serve", cmd_serve, "sterling serve --port 8500")
    serve.add_argument("--host", help=words("cli-help-host"))
    serve.add_argument("--port", type=int, help=words("cli-help-port"))
    serve.add_argument("--database", metavar="URL", help=words("cli-help-database"))
    serve.add_argument("--open", action="store_true", help=words("cli-help-open"))
    watch = command("watch", cmd_watch, "sterling watch 'http://localhost:8500/#/table/…'")
    watch.add_argument("url", metavar="URL", help=words("cli-help-table-url"))
    join = command("join", cmd_join, "sterling join 'http://localhost:8500/#/seat/…' --name Anne")
    join.add_argument("url", metavar="URL", help=words("cli-help-seat-url"))
    join.add_argument("--name", default=os.environ.get("USER") or words("player-you"), help=words("cli-help-name"))
    backup = command("backup", cmd_backup, "sterling backup tables.backup")
    backup.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-backup-file"))
    backup.add_argument("--database", metavar="URL", help=words("cli-help-database"))

    deck = command("deck", None, "sterling deck show")
    deck.set_defaults(run=lambda chosen, words, console: deck.print_help())
    under = deck.add_subparsers(dest="deck_command", metavar=words("cli-command"), title=words("cli-commands"))
    check = command("deck-check", cmd_deck_check, "sterling deck check my-deck.txt", under)
    check.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-deck-file"))
    check.add_argument("--game", metavar="GAME", help=_game_names())
    _json(check, words)
    show = command("deck-show", cmd_deck_show, "sterling deck show", under)
    show.add_argument("file", type=Path, nargs="?", metavar="FILE", help=words("cli-help-deck-file"))
    show.add_argument("--game", metavar="GAME", help=_game_names())
    return top


def _game_names() -> str:
    return ", ".join(facts.name for facts in games())


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise ValueError
    return number


def _seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**40:
        raise ValueError
    return number


def _lang(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-help-lang"))


def _thinking(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seconds", type=_seconds, help=words("cli-help-seconds"))
    parser.add_argument("--iterations", type=_count, help=words("cli-help-iterations"))


def _json(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))


def _table(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=_game_names())
    parser.add_argument("--rules", metavar="NAME", help=words("cli-help-rules"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-help-option"))
    parser.add_argument("--deck", type=Path, metavar="FILE", help=words("cli-help-deck"))


def read_text(file: Path, most: int = LARGEST) -> str:
    """A file a person named; an error with a code if it cannot be read as text."""
    try:
        with file.open("rb") as source:
            data = source.read(4 * most + 1)
    except OSError as problem:
        raise SterlingError("file/read", file=str(file), **trouble(problem)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SterlingError("file/not-text", file=str(file)) from None
    if len(text) > most:
        raise SterlingError("file/too-long", file=str(file), expected=most)
    return text


def _options(name: str, given: list[str]) -> dict[str, OptionValue]:
    """`memory-aid=yes start-player=2` as values; what they may be, the game judges."""
    kinds = {option.name: option.kind for option in game_class(name).facts.options}
    values: dict[str, OptionValue] = {}
    for item in given:
        option, _, text = item.partition("=")
        if option not in kinds:
            raise SterlingError("setup/option", expected=", ".join(kinds) or "-", came=option[:40])
        switch = {"": True, "yes": True, "no": False}
        if kinds[option] == "switch" and text in switch:
            values[option] = switch[text]
        elif kinds[option] == "seat" and text.isascii() and text.isdigit():
            values[option] = int(text[:9])
        elif kinds[option] == "seat" and text == "none":
            values[option] = None
        else:
            expected = "yes, no" if kinds[option] == "switch" else "0, 1, …, none"
            raise SterlingError("setup/option-value", option=option, expected=expected, came=text[:40])
    return values


def _set_table(chosen: argparse.Namespace, seats: int | None) -> Game:
    deck = None if chosen.deck is None else read_text(chosen.deck)
    name = "deck" if chosen.deck is None else str(chosen.deck)
    return sterling.game(chosen.game, seats, chosen.rules, _options(chosen.game, chosen.option), deck, name)


def _print_json(value: Any) -> None:
    print(json.dumps(msgspec.to_builtins(value), indent=1, ensure_ascii=False))


# -- commands --------------------------------------------------------------------------------------------------------


def cmd_games(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Lists the games and what can be set at their tables."""
    if chosen.json:
        _print_json(games())
        return
    table = Table()
    for key in ("cli-col-name", "cli-col-title", "cli-col-seats", "cli-col-rules", "cli-col-options"):
        table.add_column(words(key))
    for facts in games():
        options = ", ".join(option.name for option in facts.options)
        seats = f"{facts.seats[0]}-{facts.seats[-1]}"
        table.add_row(facts.name, words(f"{facts.name}-title"), seats, ", ".join(facts.rule_sets), options)
    console.print(table)


def cmd_play(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """A game in this terminal."""
    from sterling.terminal.play import TerminalGame

    players = [name.strip() for name in chosen.seats.split(",")]
    table = _set_table(chosen, len(players))
    seed = chosen.seed
    if seed is not None and seed.isdigit() and len(seed) < 64:
        seed = f"{int(seed):064x}"
    file = chosen.record or _records() / f"{chosen.game}-{datetime.now():%Y%m%d-%H%M%S}.txt"
    TerminalGame(table, players, words, console, seed=seed, file=file).run()


def _records() -> Path:
    """Where games are kept when no file is named: the user's data folder."""
    return data_folder() / "records"


def cmd_simulate(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Many games and what came of them."""
    from sterling.lab.report import report
    from sterling.lab.simulate import Plan, simulate

    named = [name.strip() for name in chosen.players.split(",")]
    seats = chosen.seats or (len(named) if len(named) > 1 else None)
    table = _set_table(chosen, seats)
    players = tuple(named * table.seats if len(named) == 1 else named)
    if len(players) != table.seats:
        raise SterlingError("setup/players", expected=table.seats, came=len(players))
    for name in players:
        sterling.bots.bot(name, table)
    plan = Plan(
        game=chosen.game,
        seats=table.seats,
        rule_set=table.rule_set,
        options=dict(table.options),
        players=players,
        games=chosen.games,
        seed=chosen.seed,
        deck=table.deck_text,
        deck_name=table.deck_name,
    )
    started = time.perf_counter()
    try:
        with _progress() as bar:
            task = bar.add_task(words("simulate-progress"), total=chosen.games)
            summary = simulate(plan, chosen.workers, chosen.csv, lambda played: bar.update(task, completed=played))
    except OSError as problem:
        raise SterlingError("file/write", file=str(chosen.csv), **trouble(problem)) from None
    if chosen.json:
        _print_json(summary)
    else:
        report(summary, words, console, time.perf_counter() - started)


def cmd_bots(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Who can be played against, from the easiest to the strongest."""
    facts = game_class(chosen.game).facts
    characters = cast_of(facts.name)
    if chosen.json:
        _print_json(characters)
        return
    table = Table()
    for key in ("cli-col-name", "cli-col-character", "cli-col-about"):
        table.add_column(words(key))
    for character in characters:
        table.add_row(character.name, words(f"bot-{character.name}"), words(f"bot-{character.name}-about"))
    console.print(table)
    console.print(plain(words("bots-plain", bots=", ".join(PLAIN)), "dim"))


def _budget(chosen: argparse.Namespace) -> Budget:
    return Budget(chosen.seconds, chosen.iterations)


def cmd_arena(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Bots against each other."""
    from sterling.lab.arena import Plan, arena, plain
    from sterling.lab.report import arena_report

    table = _set_table(chosen, chosen.seats)
    plan = Plan(
        game=chosen.game,
        seats=table.seats,
        rule_set=table.rule_set,
        options=dict(table.options),
        bots=tuple(dict.fromkeys(name.strip() for name in chosen.bots.split(","))),
        games=chosen.games,
        budget=_budget(chosen),
        seed=chosen.seed,
        deck=table.deck_text,
    )
    try:
        with _progress() as bar:
            task = bar.add_task(words("simulate-progress"), total=None)
            result = arena(
                plan,
                chosen.workers,
                chosen.keep,
                chosen.records,
                lambda played, total: bar.update(task, completed=played, total=total),
            )
    except OSError as problem:
        file = str(problem.filename or chosen.keep or chosen.records)
        raise SterlingError("file/write", file=file, **trouble(problem)) from None
    if chosen.chart is not None:
        from sterling.lab.charts import arena_chart

        arena_chart(result, chosen.chart, words)
    if chosen.json:
        print(plain(result))
    else:
        arena_report(result, words, console)


def cmd_analyse(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """What a seat chose and what would have been best, by what it could know."""
    from sterling.lab.analyse import analyse
    from sterling.lab.report import analysis_report

    record = Record.parse(read_text(chosen.file))
    if chosen.seat not in range(record.seats):
        raise SterlingError("action/seat", expected=f"0-{record.seats - 1}", came=chosen.seat)
    budget = _budget(chosen)
    if budget == Budget():
        budget = Budget(iterations=2000)
    with _progress() as bar:
        task = bar.add_task(words("analyse-progress"), total=None)
        decisions = list(
            analyse(record, chosen.seat, budget, progress=lambda at, of: bar.update(task, completed=at, total=of))
        )
    if chosen.json:
        _print_json(decisions)
    else:
        analysis_report(decisions, words, console)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def cmd_replay(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """A recorded game, shown again: whole, or one action after the other."""
    from sterling.core.match import Match
    from sterling.story import tell
    from sterling.terminal import drawing
    from sterling.terminal.play import score_table
    from sterling.terminal.text import told

    record = Record.parse(read_text(chosen.file))
    final = sterling.replay(record)
    table = final.game
    seat = SPECTATOR if chosen.seat is None else chosen.seat
    if seat not in range(SPECTATOR, table.seats):
        raise SterlingError("action/seat", expected=f"0-{table.seats - 1}", came=seat)
    if chosen.json:
        _print_json(
            {
                "record": record,
                "over": final.over(),
                "view": final.view(seat),
                "scores": final.scores(),
            }
        )
        return
    names = list(record.names) or [words("player-seat", seat=number) for number in range(table.seats)]
    draw = drawing(table)
    match = Match(table, final.deal)
    before = match.view(seat)
    for line in tell(table, table.happened(None, before, None), words, names, seat):
        console.print(told(line, indent=7))
    for number, (actor, code) in enumerate(final.log, start=1):
        if chosen.step:
            console.print(draw.render(table, before, words, names))
            if not _next(words):
                return
        match.play(actor, code)
        after = match.view(seat)
        happenings = table.happened(before, after, table.heard(before, actor, code))
        if chosen.seat is None or actor == seat:
            # The whole record lies open: every action is shown.
            shown = (f"{number:4}", "dim"), f" {clean(names[actor])}: ", (table.format(code), "bold")
            console.print(Text.assemble(*shown))
        for line in tell(table, happenings, words, names, seat):
            console.print(told(line, indent=7))
        before = after
    console.print(draw.render(table, before, words, names))
    if match.over():
        console.print(score_table(table, match.scores(), words, names))
    else:
        console.print(plain(words("replay-unfinished")))


def _next(words: Words) -> bool:
    try:
        return input(words("replay-next") + " ").strip().lower() != "q"
    except EOFError:
        return False


def cmd_verify(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Whether a record is whole and right: deal, every action, result."""
    from sterling.games.verify import check_noted_commitment, check_noted_nonce, verify

    noted = None if chosen.commitment is None else _hash(chosen.commitment, chosen.commitment)
    nonces = [_nonce(text) for text in chosen.nonce]
    if chosen.file.startswith(("http://", "https://")):
        from sterling.service.client import fetch_record

        text = fetch_record(chosen.file)
    else:
        text = read_text(Path(chosen.file))
    record = Record.parse(text)
    report = verify(record)
    if noted is not None:
        check_noted_commitment(record, noted)
    for seat, nonce in nonces:
        check_noted_nonce(record, seat, nonce)
    if chosen.json:
        _print_json(report)
        return
    console.print(plain(words("verify-ok", file=str(chosen.file)), "bold green"))
    console.print(plain(words("verify-actions", number=report.actions)))
    console.print(plain(words("verify-deal-seed" if report.seeded else "verify-deal-orders")))
    if report.nonces:
        seats = ", ".join(str(seat) for seat in report.nonces)
        console.print(plain(words("verify-shuffle", seats=seats)))
    if report.committed:
        console.print(plain(words("verify-secret" if report.nonces else "verify-commitment")))
    if noted is not None:
        console.print(plain(words("verify-noted-commitment")))
    for seat, _ in nonces:
        console.print(plain(words("verify-noted-nonce", seat=seat)))
    if report.over:
        console.print(plain(words("verify-result", result=" ".join(str(total) for total in report.totals))))
    else:
        console.print(plain(words("replay-unfinished")))


def _hash(text: str, given: str) -> str:
    """64 hexadecimal digits that somebody noted."""
    if not re.fullmatch("[0-9a-f]{64}", text.strip().lower()):
        raise SterlingError("verify/noted", came=given[:100])
    return text.strip().lower()


def _nonce(given: str) -> tuple[int, str]:
    seat, _, text = given.partition(":")
    if not re.fullmatch("[0-9]", seat.strip()):
        raise SterlingError("verify/noted", came=given[:100])
    return int(seat), _hash(text, given)


def cmd_serve(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """The table service, until it is told to stop."""
    from sterling.service.serve import serve
    from sterling.service.settings import settings

    wish = settings(host=chosen.host, port=chosen.port, database=chosen.database)

    def opened(url: str) -> None:
        console.print(plain(words("service-address", url=wish.url or url)))

    serve(wish, opened, show=chosen.open)


def cmd_open(words: Words, console: Console) -> int:
    """`sterling` alone: the tables in the browser, served by this machine; the help where no client is built."""
    from sterling.service.pages import STATIC

    if not (STATIC / "index.html").is_file():
        parser(words).print_help()
        return 0
    import webbrowser

    from sterling.service.serve import is_ours, is_taken
    from sterling.service.settings import settings

    wish = settings()
    url = f"http://{wish.host}:{wish.port}"
    given = ["serve", "--open"]
    if is_ours(url):
        console.print(plain(words("service-runs", url=url)))
        webbrowser.open(url)
        return 0
    if is_taken(wish):
        # Somebody else listens there: any other door will do.
        given += ["--port", "0"]
    cmd_serve(parser(words).parse_args(given), words, console)
    return 0


def cmd_watch(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """A table of a service, shown as it goes on."""
    import asyncio

    from sterling.terminal.online import watch

    asyncio.run(watch(chosen.url, words, console))


def cmd_join(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """A seat at a table of a service."""
    import asyncio

    from sterling.terminal.online import join

    asyncio.run(join(chosen.url, chosen.name, words, console, data_folder(), lambda prompt: input(prompt)))


def cmd_backup(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """A copy of the service's database, made while it runs."""
    from sterling.service.ops import backup
    from sterling.service.settings import settings

    size = backup(settings(database=chosen.database).database_url, chosen.file)
    console.print(plain(words("service-backup", file=str(chosen.file), size=size)))


def cmd_rules(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """The rules of a game, or what they say about something."""
    from sterling.terminal.rules_text import rules_text

    found = rules_text(words, game_class(chosen.game).facts.name, chosen.about)
    console.print(plain(words("play-no-rule", about=chosen.about)) if found is None else found)


def cmd_deck_check(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """Whether a deck file can be played with."""
    text = read_text(chosen.file)
    kind = game_class(chosen.game) if chosen.game else deck_game(text, str(chosen.file))
    table = kind(deck=text, deck_name=str(chosen.file))
    notes = table.deck_notes()
    if chosen.json:
        _print_json({"game": table.facts.name, "deck_hash": table.deck_hash, "notes": notes})
        return
    title = words(f"{table.facts.name}-title")
    console.print(plain(words("deck-ok", file=str(chosen.file), game=title), "bold green"))
    for note in notes:
        kind_of_note, _, about = note.partition(" ")
        console.print(plain(words(f"deck-note-{kind_of_note}", about=about)))


def cmd_deck_show(chosen: argparse.Namespace, words: Words, console: Console) -> None:
    """All cards of a deck, drawn."""
    from sterling.terminal import drawing

    if chosen.file is None:
        table = game_class(chosen.game or games()[0].name)()
    else:
        text = read_text(chosen.file)
        kind = game_class(chosen.game) if chosen.game else deck_game(text, str(chosen.file))
        table = kind(deck=text, deck_name=str(chosen.file))
    console.print(drawing(table).render_deck(table, words))
    console.print(drawing(table).legend(words), style="dim", highlight=False)


if __name__ == "__main__":
    sys.exit(main())
