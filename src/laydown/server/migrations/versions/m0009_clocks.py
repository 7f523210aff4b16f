"""Clocks, and what one asks of the others about the table. Tables from before have neither."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("times", sa.Text))
    op.add_column("tables", sa.Column("due", sa.Integer))
    op.add_column("tables", sa.Column("question", sa.Text))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    for name in ("question", "due", "times", "clock"):
        op.drop_column("tables", name)
