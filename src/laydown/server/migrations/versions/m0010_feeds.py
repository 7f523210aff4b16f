"""Feeds that tell a seat of its turns. Tables from before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "feeds",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("owner", sa.LargeBinary(32), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("ix_feeds_token", "feeds", ["token"])


def downgrade() -> None:
    op.drop_table("feeds")
