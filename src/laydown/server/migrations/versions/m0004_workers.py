"""Which worker runs a table, where several share a database; and what the house keeps for itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("lock", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("worker", sa.String(32)))
    op.add_column("tables", sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_worker", "tables", ["worker"])


def downgrade() -> None:
    op.drop_index("ix_tables_worker", "tables")
    op.drop_column("tables", "lease")
    op.drop_column("tables", "worker")
    op.drop_table("house")
    op.drop_table("workers")
