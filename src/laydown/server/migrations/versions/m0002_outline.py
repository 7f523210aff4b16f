"""How a match stands and when it was last played, kept beside its table: for lists of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("played", sa.Integer))
    op.add_column("tables", sa.Column("outline", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "outline")
    op.drop_column("tables", "played")
