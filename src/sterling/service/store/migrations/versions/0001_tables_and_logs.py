"""Tables, their logs, and the service's key"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "created_at"])
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("act", sa.LargeBinary, nullable=False),
        sa.Column("mask", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("identity", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("members", "entries", "tables", "keys"):
        op.drop_table(name)
