"""How long tables that never start are kept, and how many tables strangers create in a day"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DAY = 24 * 3600 * 1000


def upgrade() -> None:
    op.add_column("tables", sa.Column("kept_until", sa.BigInteger, nullable=True))
    op.create_index("tables_kept", "tables", ["status", "kept_until"])
    # People have a day to come back to the tables they set before this.
    kept_until = time.time_ns() // 1_000_000 + DAY
    op.execute(sa.text("UPDATE tables SET kept_until = :until WHERE status = 'gathering'").bindparams(until=kept_until))
    op.create_table(
        "tallies",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("tallies")
    op.drop_index("tables_kept", "tables")
    op.drop_column("tables", "kept_until")
