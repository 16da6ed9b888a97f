"""The database schema. A change here needs a migration (store/migrations/versions).

Names end in `_rows`: in this code a table is what people sit at.
"""

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
LEFT = ("gathering", "lesson")
"""Tables with one of these statuses are deleted when they have been left for a while (unstarted.py)."""

key_rows = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

table_rows = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    # What was agreed on before anybody sat down, as JSON (acts.Header).
    Column("head", LargeBinary, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    # When the service has to act at this table on its own, in milliseconds: a bot's move, or a clock that runs out.
    Column("due_at", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    # A table that has not started, or a lesson, is deleted after this time, in milliseconds, if nobody is connected.
    Column("kept_until", BigInteger, nullable=True),
)
Index("tables_kept", table_rows.c.status, table_rows.c.kept_until)
Index("tables_listed", table_rows.c.listed, table_rows.c.status, table_rows.c.created_at)
Index("tables_due", table_rows.c.due_at)

# The log of every table. The key decides who was first when two nodes write the same number.
entry_rows = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("act", LargeBinary, nullable=False),
    Column("mask", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

member_rows = Table(
    "members",
    metadata,
    Column("identity", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# Addresses and networks that are shut out (blocks.py).
network_rows = Table(
    "networks",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# What was changed from outside; running services read it (orders.py). Numbers are never used again.
order_rows = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(12), nullable=False),
    Column("about", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# How many tables each person and each address has created on a day, and how often they have reported or blocked
# somebody. `who` is a keyed hash that changes every day.
tally_rows = Table(
    "tallies",
    metadata,
    Column("day", Integer, primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Keys that make another device the same guest, by their hash; a key is deleted when it is used.
device_rows = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("identity", String(40), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

block_rows = Table(
    "blocks",
    metadata,
    Column("identity", String(40), primary_key=True),
    Column("blocked", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("blocks_blocked", block_rows.c.blocked)

# For whoever runs the service: who was reported by whom, where and why, and what they were called. A new report of the
# same person at the same table replaces the one before.
report_rows = Table(
    "reports",
    metadata,
    Column("reporter", String(40), primary_key=True),
    Column("identity", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("reason", String(20), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Long work about a finished game (studies.py), such as its review. While somebody works on it, `body` is empty and `at`
# is when they last said so.
study_rows = Table(
    "studies",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("run", String(40), nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=True),
)

# Links that let others play the deal of a table, in one of its seats (origins.py).
deal_rows = Table(
    "deals",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)

# Tables at which the deal of another table is played.
copy_rows = Table(
    "copies",
    metadata,
    Column("original", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
)

OF_TABLE = (
    entry_rows.c.table_id,
    member_rows.c.table_id,
    report_rows.c.table_id,
    study_rows.c.table_id,
    deal_rows.c.table_id,
    copy_rows.c.table_id,
    copy_rows.c.original,
    table_rows.c.id,
)
"""Where a table's id is found: all rows that go with it, itself last."""
