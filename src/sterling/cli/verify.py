"""`sterling verify`: checks a record: deal, every action, result."""

import re
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._files import print_json, read_text
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling verify game.txt"
ORDER = 80


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE|URL", help=words("cli-help-record-place"))
    parser.add_argument("--commitment", metavar="HEX", help=words("cli-help-commitment"))
    parser.add_argument("--nonce", action="append", default=[], metavar="SEAT:HEX", help=words("cli-help-nonce"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.games.verify import check_noted_commitment, check_noted_nonce, verify

    noted = None if chosen.commitment is None else _hash(chosen.commitment, chosen.commitment)
    nonces = [_nonce(text) for text in chosen.nonce]
    record = Record.parse(_text(chosen.file))
    report = verify(record)
    if noted is not None:
        check_noted_commitment(record, noted)
    for seat, nonce in nonces:
        check_noted_nonce(record, seat, nonce)
    if chosen.json:
        print_json(report)
        return
    console.print(plain(words("verify-ok", file=str(chosen.file)), "bold green"))
    console.print(plain(words("verify-actions", number=report.actions)))
    console.print(plain(words("verify-deal-seed" if report.seeded else "verify-deal-orders")))
    if report.nonces:
        seats = ", ".join(str(seat + 1) for seat in report.nonces)
        console.print(plain(words("verify-shuffle", seats=seats)))
    if report.committed:
        console.print(plain(words("verify-secret" if report.nonces else "verify-commitment")))
    if noted is not None:
        console.print(plain(words("verify-noted-commitment")))
    for seat, _ in nonces:
        console.print(plain(words("verify-noted-nonce", seat=seat + 1)))
    if report.over:
        console.print(plain(words("verify-result", result=" ".join(str(total) for total in report.totals))))
    else:
        console.print(plain(words("replay-unfinished")))


def _text(place: str) -> str:
    """A record from a file, or from the service by the link of a table."""
    if place.startswith(("http://", "https://")):
        need_service()
        from sterling.service.client import fetch_record

        return fetch_record(place)
    return read_text(Path(place))


def _hash(text: str, given: str) -> str:
    """64 hexadecimal digits that a person noted."""
    if not re.fullmatch("[0-9a-f]{64}", text.strip().lower()):
        raise SterlingError("verify/noted", came=given[:100])
    return text.strip().lower()


def _nonce(given: str) -> tuple[int, str]:
    """A seat, which people count from 1, and its random number."""
    seat, _, text = given.partition(":")
    if not re.fullmatch("[1-9]", seat.strip()):
        raise SterlingError("verify/noted", came=given[:100])
    return int(seat) - 1, _hash(text, given)
