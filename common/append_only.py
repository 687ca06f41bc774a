"""Migration operations: tables and columns that Postgres refuses to change."""

from __future__ import annotations

from typing import Any

from django.db.migrations.operations import RunSQL


class RefuseChanges(RunSQL):
    """Migration operation: refuse UPDATE and DELETE on a table, whoever asks; `when` narrows it to rows and
    columns (SQL over OLD, NEW).
    """

    def __init__(self, table: str, *, when: str | None = None, message: str) -> None:
        self.table, self.when, self.message = table, when, message
        function = f"{table}_refuse_changes"
        events = "UPDATE" if when else "UPDATE OR DELETE"
        condition = f"WHEN ({when})" if when else ""
        super().__init__(
            sql=[
                f"CREATE FUNCTION {function}() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$BEGIN RAISE EXCEPTION '{message}' USING ERRCODE = 'restrict_violation'; END$$",
                f"CREATE TRIGGER {function} BEFORE {events} ON {table} FOR EACH ROW {condition} "
                f"EXECUTE FUNCTION {function}()",
            ],
            reverse_sql=[f"DROP TRIGGER {function} ON {table}", f"DROP FUNCTION {function}()"],
        )

    def deconstruct(self) -> tuple[str, list[Any], dict[str, Any]]:
        return type(self).__qualname__, [self.table], {"when": self.when, "message": self.message}

    def describe(self) -> str:
        return f"Refuse changes of {self.table}"


class RefuseDeletes(RunSQL):
    """Migration operation: refuse DELETE of the rows that `when` describes (SQL over OLD), saying why."""

    def __init__(self, table: str, *, when: str, message: str) -> None:
        self.table, self.when, self.message = table, when, message
        function = f"{table}_refuse_deletes"
        super().__init__(
            sql=[
                f"CREATE FUNCTION {function}() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$BEGIN RAISE EXCEPTION '{message}' USING ERRCODE = 'restrict_violation'; END$$",
                f"CREATE TRIGGER {function} BEFORE DELETE ON {table} FOR EACH ROW WHEN ({when}) "
                f"EXECUTE FUNCTION {function}()",
            ],
            reverse_sql=[f"DROP TRIGGER {function} ON {table}", f"DROP FUNCTION {function}()"],
        )

    def deconstruct(self) -> tuple[str, list[Any], dict[str, Any]]:
        return type(self).__qualname__, [self.table], {"when": self.when, "message": self.message}

    def describe(self) -> str:
        return f"Refuse deletes of {self.table}"
