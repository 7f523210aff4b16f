"""The first tables: what a table agreed on, who sits there, and what was done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("beat_seconds", sa.Integer),
        sa.Column("bot_delay", sa.Float, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("token", sa.LargeBinary(32)),
        sa.Column("invite", sa.LargeBinary(32)),
        sa.Column("order", sa.Text),
        sa.Column("ready", sa.Integer, nullable=False),
    )
    op.create_table(
        "atoms",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("deed", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text),
        sa.Column("hidden", sa.Text),
    )


def downgrade() -> None:
    for name in ("atoms", "seats", "tables"):
        op.drop_table(name)
