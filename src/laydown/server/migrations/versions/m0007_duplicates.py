"""Duplicates, what bots made of a player's cards, and sums of what was dealt. Tables that there are draw from
one stock and are played once.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stock", sa.String(8), nullable=False, server_default="ordinary"))
    op.add_column("tables", sa.Column("duplicate", sa.String(16)))
    op.create_index("ix_tables_duplicate", "tables", ["duplicate"])
    op.create_table(
        "comparisons",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("bot", sa.String(64), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("page", sa.Text, nullable=False),
    )
    op.create_table("counted", sa.Column("table_id", sa.String(16), primary_key=True))
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("deck", sa.String(64), primary_key=True),
        sa.Column("cell", sa.String(32), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("tallies", "counted", "comparisons"):
        op.drop_table(name)
    op.drop_index("ix_tables_duplicate", "tables")
    op.drop_column("tables", "duplicate")
    op.drop_column("tables", "stock")
