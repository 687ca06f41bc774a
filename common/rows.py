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
    statement, written = _writing(tuple((type(row), tuple(names)) for row, names in changed), type(new))
    parameters: list[Any] = []
    for (row, _), fields in zip(changed, written, strict=True):
        parameters += [*_values(row, fields), row.pk]
    with prepared_cursor() as cursor:
        cursor.execute(statement, [*parameters, *_values(new, new._meta.concrete_fields)])
    new._state.adding = False


@cache
def _writing(
    changed: tuple[tuple[type[models.Model], tuple[str, ...]], ...], new: type[models.Model]
) -> tuple[str, list[list[Any]]]:
    """Return the statement that writes these fields and a new row, and the fields of each changed row in its order."""
    parts: list[str] = []
    written: list[list[Any]] = []
    for number, (model, names) in enumerate(changed):
        fields = [field for field in model._meta.concrete_fields if field.name in names]
        assigned = ", ".join(f'"{field.column}" = %s' for field in fields)
        parts.append(f'row_{number} AS (UPDATE "{model._meta.db_table}" SET {assigned} WHERE id = %s)')  # noqa: S608
        written.append(fields)
    every = new._meta.concrete_fields
    columns = ", ".join(f'"{field.column}"' for field in every)
    places = ", ".join(["%s"] * len(every))
    statement = f'WITH {", ".join(parts)} INSERT INTO "{new._meta.db_table}" ({columns}) VALUES ({places})'  # noqa: S608
    return statement, written


def _values(row: models.Model, fields: Iterable[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]
