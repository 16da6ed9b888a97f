"""Reading from the database.

- `Reader.read(query, values)`: the rows of a query, with values for its parameters

On SQLite a query is one trip to the reader's own thread, like a transaction to the writer's; the asynchronous driver
needs several for each. On PostgreSQL it goes through the pool.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sterling.service.store.writer import away, open_file


class Reader:
    """Opens its file when it is first asked, so that there is one by then."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = None if engine.dialect.name == "postgresql" else ThreadPoolExecutor(1, "sterling-reader")
        self._file: Engine | None = None

    async def read(self, query: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        try:
            if self._thread is not None:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_file, query, values)
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values)).all()
        except (SQLAlchemyError, OSError) as problem:
            raise away(problem) from None

    def _in_file(self, query: Any, values: Mapping[str, Any] | None) -> Sequence[Any]:
        if self._file is None:
            self._file = open_file(self._engine.url)
        with self._file.connect() as connection:
            return connection.execute(query, values).all()

    def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()
            self._file = None
