"""Links that can be called in: a new token that waits for its first use, and the link to any free seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("renewed", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("door", sa.LargeBinary(32)))


def downgrade() -> None:
    op.drop_column("tables", "door")
    op.drop_column("seats", "renewed")
