"""What the commands of `sterling admin` share: the database, and tables as people name them."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words

if TYPE_CHECKING:
    from sterling.service.administration import Administration

T = TypeVar("T")


def add_database(parser: Parser, words: Words) -> None:
    """`--database`."""
    parser.add_argument("--database", metavar="URL", help=words("cli-help-database"))


def administer(chosen: Namespace, work: "Callable[[Administration], Awaitable[T]]") -> T:
    """Does something with the database of the service, which may be running."""
    need_service()
    from sterling.service.administration import opened
    from sterling.service.settings import settings

    async def done() -> T:
        async with opened(settings(database=chosen.database).database_url) as administration:
            return await work(administration)

    return asyncio.run(done())


def table_id(text: str) -> str:
    """The id of a table, from its link or as it is."""
    if "://" not in text:
        return text
    need_service()
    from sterling.service.client import Address

    return Address(text).table
