"""The tables of the database. A change here needs a migration beside it (store/migrations/versions)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    # What was agreed on before anybody sat down, as JSON (store.Header).
    Column("head", LargeBinary, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    # When the service has to act at this table by itself, in milliseconds: a bot to move, a clock to run out.
    Column("due_at", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
)
Index("tables_listed", tables.c.listed, tables.c.status, tables.c.created_at)
Index("tables_due", tables.c.due_at)

# The log of every table. The key decides who was first when two nodes write the same number.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("act", LargeBinary, nullable=False),
    Column("mask", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    metadata,
    Column("identity", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
