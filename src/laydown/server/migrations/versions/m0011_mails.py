"""Mail that tells a seat of its turns, where the operator has it sent. Tables from before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mails",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("owner", sa.LargeBinary(32), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("told", sa.Text),
        sa.Column("what", sa.String(8)),
        sa.Column("turn", sa.Text),
        sa.Column("due", sa.Integer),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(32)),
        sa.Column("until", sa.Integer),
    )
    op.create_index("ix_mails_due", "mails", ["due"])
    op.create_index("ix_mails_address", "mails", ["address"])
    op.create_table(
        "mail_links",
        sa.Column("token", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
    )
    op.create_index("ix_mail_links_table_id", "mail_links", ["table_id"])
    op.create_index("ix_mail_links_expires", "mail_links", ["expires"])


def downgrade() -> None:
    op.drop_table("mail_links")
    op.drop_table("mails")
