"""What Alembic runs: the migrations, on the database that the server names."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from laydown.server.schema import METADATA


def migrate() -> None:
    engine = create_engine(context.config.attributes["url"])
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


migrate()
