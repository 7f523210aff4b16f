"""What the seats gave to the dice. Matches that run already have the server's dice alone, and keep them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("contributions", sa.Text))
    op.execute(
        "UPDATE tables SET contributions = '[]' "
        "WHERE id NOT IN (SELECT table_id FROM seats WHERE kind = 'free')"
    )


def downgrade() -> None:
    op.drop_column("tables", "contributions")
