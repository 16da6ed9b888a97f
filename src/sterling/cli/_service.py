"""The table service is an extra of the package. Commands that need it ask here first."""

from importlib.util import find_spec

from sterling.core.errors import SetupError

PARTS = ("litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "asyncpg", "alembic")
"""What the extra brings."""


def need_service() -> None:
    """Raises an error that names the extra if it is not installed."""
    missing = [part for part in PARTS if find_spec(part) is None]
    if missing:
        raise SetupError("setup/extra", extra="sterling[service]", missing=", ".join(missing))
