"""Proves that a refused request changed nothing: no row, no event, no work, in no organization."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.apps import apps
from django.db import connection

from common.row_security import all_organizations_scope

BYTES = {"referrals_documentcontent"}
"""Tables of large values: their rows are counted, and their contents hang on rows that are compared."""
NOTED_ON_READING = {"tenants_credential": "last_used_at"}
"""What may change when a credential is only looked at."""


def snapshot() -> dict[str, tuple[int, str]]:
    """Return, for each of our tables, how many rows it has and a digest of what stands in them."""
    found: dict[str, tuple[int, str]] = {}
    with all_organizations_scope(), connection.cursor() as cursor:
        for model in apps.get_models():
            table = model._meta.db_table
            row = "to_jsonb(t)"
            if table in NOTED_ON_READING:
                row += f" - '{NOTED_ON_READING[table]}'"
            if table in BYTES:
                row = "to_jsonb(t.document_id)"
            cursor.execute(
                f"SELECT count(*), coalesce(md5(string_agg(({row})::text, '' ORDER BY ({row})::text)), '') "  # noqa: S608
                f"FROM {table} t"
            )
            found[table] = cursor.fetchone()
    return found


@contextmanager
def nothing_changes() -> Iterator[None]:
    """Fail unless the block leaves every table as it was."""
    before = snapshot()
    yield
    after = snapshot()
    changed = {
        table: (before[table][0], after[table][0]) for table in before if before[table] != after[table]
    }
    assert not changed, f"rows before and after, of the tables that changed: {changed}"
