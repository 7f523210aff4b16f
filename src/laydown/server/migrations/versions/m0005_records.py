"""Records that were sent in, by a name that follows from what they say."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("records")
