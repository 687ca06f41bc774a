"""Rows of several tables in one statement, where each statement of its own would cost a way to Postgres and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from django.db import DEFAULT_DB_ALIAS, connection, models

from common.prepared import prepared_cursor

Changed = tuple[models.Model, Sequence[str]]
"""A row that is there, and the fields of it that are to be written."""

Row = TypeVar("Row", bound=models.Model)


def columns_of(model: type[models.Model], alias: str) -> str:
    """Return a model's columns, as a statement that is written out asks for them: the shape `row_from` takes.

    Named one by one, since a prepared `*` is refused from the day on which a migration has added a column.
    """
    return ", ".join(f'{alias}."{field.column}"' for field in model._meta.concrete_fields)


def row_from(model: type[Row], values: Sequence[Any]) -> Row:
    """Return a row of a model from the values of all its columns as Postgres gave them."""
    names, converted = _shape_of(model)
    row = list(values)
    for place, converters in converted:
        for convert in converters:
            row[place] = convert(row[place], None, connection)
    return model.from_db(DEFAULT_DB_ALIAS, names, row)


@cache
def _shape_of(model: type[models.Model]) -> tuple[list[str], list[tuple[int, list[Any]]]]:
    """Return the names of a model's fields, and those fields, by place, whose values are not as Postgres gives them."""
    fields = model._meta.concrete_fields
    converters = [field.get_db_converters(connection) for field in fields]
    return [field.attname for field in fields], [pair for pair in enumerate(converters) if pair[1]]


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
    with prepared_cursor() as cursor:
        cursor.execute(
            f'WITH {", ".join(parts)} INSERT INTO "{new._meta.db_table}" ({columns}) VALUES ({places})',  # noqa: S608
            [*parameters, *_values(new, new._meta.concrete_fields)],
        )
    new._state.adding = False


def _values(row: models.Model, fields: Iterable[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]
