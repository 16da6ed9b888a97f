"""Runs migrations on the connection that `store.Store.open` hands over."""

from alembic import context

from sterling.service.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    # Leave other people's tables in the same database alone.
    include_name=lambda name, kind, parents: kind != "table" or name in metadata.tables,
)
with context.begin_transaction():
    context.run_migrations()
