"""Add an index on `finished_at`, so that retention finds finished tables without a full scan."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("tables_by_end", "tables", ["finished_at"])
