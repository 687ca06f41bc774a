"""Row-level security: whose rows a transaction may see, told to Postgres in the transaction itself.

Every tenant table has a forced policy that compares `organization_id` with a setting that only these scopes
make, and only for the transaction (`SET LOCAL`), so a pooled connection never carries one caller's scope to
the next. Unset means no rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Self, TypeVar

from django.db import connection, models, transaction
from django.db.migrations.operations import RunSQL

from common.prepared import prepared_cursor

ALL = "*"
_scope: ContextVar[str | None] = ContextVar("row_security_scope", default=None)


class ScopeError(RuntimeError):
    """A query or a scope that would mix organizations; a defect in our code, never the caller's fault."""


def current_scope() -> str | None:
    """Return the organization id of the open scope, `*` in the operator's scope, None outside of any."""
    return _scope.get()


@contextmanager
def organization_scope(organization_id: str) -> Iterator[None]:
    """Open a transaction that sees one organization's rows; inside an open one of the same organization, join
    it.

    Raises ScopeError when a scope of another organization is open.
    """
    outer = _scope.get()
    if outer == organization_id:
        with transaction.atomic(savepoint=False):
            yield
        return
    if outer not in (None, ALL):
        raise ScopeError("a scope of another organization is open")
    with _setting("app.organization_id", organization_id, scope=organization_id):
        yield


@contextmanager
def all_organizations_scope() -> Iterator[None]:
    """Open a transaction that sees every organization's rows: the operator's admin, sweeps and retention only."""
    if _scope.get() not in (None, ALL):
        raise ScopeError("an organization's scope is open")
    with _setting("app.all_organizations", "on", scope=ALL):
        yield


@contextmanager
def capability_scope(name: str, value: str) -> Iterator[None]:
    """Open a transaction that sees the one row whose secret the caller holds (`app.<name>`), to learn its
    organization.
    """
    with _setting(f"app.{name}", value, scope=ALL):
        yield


_SET = """
SELECT current_setting('app.organization_id', true), current_setting(%(name)s::text, true),
       set_config(%(name)s::text, %(value)s::text, true)
"""
_RESTORE = "SELECT set_config('app.organization_id', %s, true), set_config(%s, %s, true)"


@contextmanager
def _setting(name: str, value: str, *, scope: str) -> Iterator[None]:
    with transaction.atomic():
        with prepared_cursor() as cursor:
            cursor.execute(_SET, {"name": name, "value": value})
            organization_before, value_before, _ = cursor.fetchone()
        token = _scope.set(scope)
        try:
            yield
        finally:
            _scope.reset(token)
        # After an exception the rollback to the savepoint puts the settings back.
        if _nested() and not connection.needs_rollback:
            with connection.cursor() as cursor:
                cursor.execute(_RESTORE, [organization_before or "", name, value_before or ""])


def _nested() -> bool:
    """Return whether an outer transaction goes on after this scope, which must not inherit its setting."""
    return len(connection.savepoint_ids) > 0


Row = TypeVar("Row", bound=models.Model)


class ScopedQuerySet(models.QuerySet[Row]):
    """A query set that can be built anywhere (forms do), and asked only inside a scope."""

    def in_organization(self, organization_id: str) -> Self:
        """Return the rows of one organization."""
        return self.filter(organization_id=organization_id)


def _inside_a_scope(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: models.QuerySet[Any], *args: Any, **kwargs: Any) -> Any:
        if _scope.get() is None:
            name = self.model.__name__
            raise ScopeError(f"{name} was queried outside of a scope; open organization_scope() first")
        return method(self, *args, **kwargs)

    return checked


for _name in (
    "_fetch_all",
    "iterator",
    "aggregate",
    "count",
    "exists",
    "_insert",
    "update",
    "_update",
    "delete",
):
    setattr(ScopedQuerySet, _name, _inside_a_scope(getattr(models.QuerySet, _name)))


class ScopedManager(models.Manager[Row]):
    """The default manager of tenant tables: a query outside of a scope raises instead of finding nothing."""

    def get_queryset(self) -> ScopedQuerySet[Row]:
        return ScopedQuerySet(self.model, using=self._db)

    def in_organization(self, organization_id: str) -> ScopedQuerySet[Row]:
        """Return the rows of one organization."""
        return self.get_queryset().in_organization(organization_id)


class EnableRowSecurity(RunSQL):
    """Migration operation: force row-level security on a table, with an optional capability that opens one
    row for reading.
    """

    def __init__(
        self, table: str, *, column: str = "organization_id", capability: tuple[str, str] | None = None
    ) -> None:
        self.table, self.column, self.capability = table, column, capability
        mine = f"{column} = current_setting('app.organization_id', true)"
        everyone = "current_setting('app.all_organizations', true) = 'on'"
        forward: list[Any] = [
            f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
            f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY",
            f"CREATE POLICY organization_isolation ON {table} "
            f"USING ({mine} OR {everyone}) WITH CHECK ({mine} OR {everyone})",
        ]
        reverse: list[Any] = [f"DROP POLICY organization_isolation ON {table}"]
        if capability:
            key, setting = capability
            forward.append(
                f"CREATE POLICY capability ON {table} FOR SELECT "
                f"USING ({key} = NULLIF(current_setting('app.{setting}', true), ''))"
            )
            reverse.append(f"DROP POLICY capability ON {table}")
        reverse.append(f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
        reverse.append(f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY")
        super().__init__(sql=forward, reverse_sql=reverse)

    def deconstruct(self) -> tuple[str, list[Any], dict[str, Any]]:
        return type(self).__qualname__, [self.table], {"column": self.column, "capability": self.capability}

    def describe(self) -> str:
        return f"Force row-level security on {self.table}"
