"""The tables of the database, as SQLAlchemy knows them; migrations/ makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("preset", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("host", Integer, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    Column("chat", Boolean, nullable=False),
    Column("beat_seconds", Integer),
    Column("bot_delay", Float, nullable=False),
    Column("created", Integer, nullable=False),
    Column("contributions", Text),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(16)),
    Column("played", Integer),
    Column("outline", Text),
    Column("door", LargeBinary(32)),
    Column("shut", Boolean),
    Column("clock", Text),
    Column("times", Text),
    Column("due", Integer, index=True),
    Column("question", Text),
    Column("worker", String(32), index=True),
    Column("lease", BigInteger, nullable=False, server_default="0"),
    Column("stock", String(8), nullable=False, server_default="ordinary"),
    Column("duplicate", String(16), index=True),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("bot", String(64)),
    Column("token", LargeBinary(32)),
    Column("invite", LargeBinary(32)),
    Column("order", Text),
    Column("ready", Integer, nullable=False),
    Column("renewed", LargeBinary(32)),
)

ATOMS: Final = Table(
    "atoms",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("deed", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text),
    Column("hidden", Text),
)

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("lock", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("preset", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer, nullable=False, index=True),
)

COMPARISONS: Final = Table(
    "comparisons",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("bot", String(64), primary_key=True),
    Column("record", Text, nullable=False),
    Column("page", Text, nullable=False),
)

FEEDS: Final = Table(
    "feeds",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", LargeBinary(32), nullable=False, index=True),
    Column("owner", LargeBinary(32), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Integer, nullable=False),
)

MAILS: Final = Table(
    "mails",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("address", String(254), nullable=False, index=True),
    Column("owner", LargeBinary(32), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Integer, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("told", Text),
    Column("what", String(8)),
    Column("turn", Text),
    Column("due", Integer, index=True),
    Column("tries", Integer, nullable=False),
    Column("claim", String(32)),
    Column("until", Integer),
)

MAIL_LINKS: Final = Table(
    "mail_links",
    METADATA,
    Column("token", LargeBinary(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("what", String(8), nullable=False),
    Column("expires", Integer, nullable=False, index=True),
)

COUNTED: Final = Table("counted", METADATA, Column("table_id", String(16), primary_key=True))
"""The finished matches that are in the sums; they stay there when a table is deleted."""

TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("deck", String(64), primary_key=True),
    Column("cell", String(32), primary_key=True),
    Column("value", Float, nullable=False),
)
