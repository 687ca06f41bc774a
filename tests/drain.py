"""Does the work that is due, in this process: claim, handler, record, as a worker does it, without the broker."""

from __future__ import annotations

from django.db import connection

from common import work
from config.celery import app

MOST_ROUNDS = 500


def drain(*, organization_id: str | None = None) -> int:
    """Perform work until none is due and return how many pieces were performed."""
    app.loader.import_default_modules()
    performed = 0
    for _ in range(MOST_ROUNDS):
        due = _due(organization_id)
        if not due:
            return performed
        for work_id, name in due:
            work.perform(work_id, work=work.work_type(name))
            performed += 1
    raise AssertionError(f"work does not come to an end: {due}")


def _due(organization_id: str | None) -> list[tuple[str, str]]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT id, name FROM common_work WHERE due_at <= clock_timestamp() AND lease_expires_at IS NULL "
            "AND (%s::text IS NULL OR organization_id = %s) ORDER BY due_at, id",
            [organization_id, organization_id],
        )
        return list(cursor.fetchall())
