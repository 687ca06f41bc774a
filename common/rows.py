"""Rows of several tables in one statement, where each statement of its own would cost a way to Postgres and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from django.db import connection, models

Changed = tuple[models.Model, Sequence[str]]
"""A row that is there, and the fields of it that are to be written."""


def write_together(*, changed: Sequence[Changed], new: models.Model) -> None:
    """Write fields of rows that are there, and one new row; inside their organization's scope.

    All or nothing, as any statement. Does what `save` does for fields with a plain value; sends no signals.
    """
    parts: list[str] = []
    parameters: list[Any] = []
    for number, (row, names) in enumerate(changed):
        fields = [field for field in row._meta.concrete_fields if field.name in names]
        assigned = ", ".join(f'"{field.column}" = %s' for field in fields)
        parts.append(f'row_{number} AS (UPDATE "{row._meta.db_table}" SET {assigned} WHERE id = %s)')  # noqa: S608
        parameters += [*_values(row, fields), row.pk]
    columns = ", ".join(f'"{field.column}"' for field in new._meta.concrete_fields)
    places = ", ".join(["%s"] * len(new._meta.concrete_fields))
    with connection.cursor() as cursor:
        cursor.execute(
            f'WITH {", ".join(parts)} INSERT INTO "{new._meta.db_table}" ({columns}) VALUES ({places})',  # noqa: S608
            [*parameters, *_values(new, new._meta.concrete_fields)],
        )
    new._state.adding = False


def _values(row: models.Model, fields: Iterable[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]
