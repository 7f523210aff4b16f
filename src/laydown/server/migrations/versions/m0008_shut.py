"""Whether the operator has closed a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shut", sa.Boolean))


def downgrade() -> None:
    op.drop_column("tables", "shut")
