"""Tables, places and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this form."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    for column in ("code", "state", "created", "ended"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_index("ix_places_token", "places", ["token"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("window", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.BigInteger, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    op.drop_table("answers")
    op.drop_table("places")
    op.drop_table("tables")
