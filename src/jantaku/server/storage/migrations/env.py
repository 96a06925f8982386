"""Alembic's way in: the server hands over its connection; ``alembic`` at a prompt takes the address of the settings."""

from alembic import context

from jantaku.server.storage.store import METADATA, make_engine

connection = context.config.attributes.get("connection")
if connection is None:
    connection = make_engine(context.config.get_main_option("sqlalchemy.url") or "sqlite:///jantaku.db").connect()
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
