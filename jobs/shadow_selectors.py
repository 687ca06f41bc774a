"""Reading shadows: how they agree with the jobs they run beside, and in which records they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, QuerySet

from common.errors import NotFound
from jobs.models import Shadow, ShadowRun
from jobs.shadowing import Agreement, Compared, Corrected, Ran, agreement_of
from referrals.data.paths import bare_path
from referrals.selectors import list_corrected_values

MOST_RUNS = 2000
"""The newest runs that a report looks at."""


class ShadowNotFound(NotFound):
    """The organization has no shadow of that name."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A run that differs from its job: in which paths. No values."""

    run_id: str
    record_id: str
    at: datetime
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShadowReport:
    """`failures` are the codes of runs that failed, each with how many, the most frequent first."""

    agreement: Agreement
    differences: tuple[Difference, ...]
    failures: tuple[tuple[str, int], ...] = ()


def get_shadow(*, organization_id: str, name: str) -> Shadow:
    """Return a shadow of the organization. Raises ShadowNotFound."""
    found = Shadow.objects.in_organization(organization_id).filter(name=name).first()
    if found is None:
        known = ", ".join(shadow.name for shadow in list_shadows(organization_id=organization_id)) or "none"
        raise ShadowNotFound(f'There is no shadow "{name}". There are: {known}.')
    return found


def list_shadows(*, organization_id: str) -> list[Shadow]:
    """Return the organization's shadows, the newest first."""
    return list(Shadow.objects.in_organization(organization_id).order_by("-created_at", "-id"))


def report_on(*, shadow: Shadow) -> ShadowReport:
    """Return how a shadow agrees with the jobs it ran beside, over its newest MOST_RUNS runs."""
    runs = ShadowRun.objects.in_organization(shadow.organization_id).filter(shadow=shadow)
    completed = list(
        runs.filter(status="completed")
        .order_by("-created_at", "-id")
        .values_list("id", "record_id", "created_at", "comparison", "seconds")[:MOST_RUNS]
    )
    ran = [
        Ran(
            run_id, record_id, tuple(Compared.model_validate(one) for one in comparison or ()), seconds or 0.0
        )
        for run_id, record_id, _, comparison, seconds in completed
    ]
    since = {record_id: created_at for _, record_id, created_at, _, _ in reversed(completed)}
    failures = _failures(runs.filter(status="failed"))
    agreement = agreement_of(
        ran=ran,
        corrected=_corrected(shadow.organization_id, since),
        failed=sum(number for _, number in failures),
        waiting=runs.filter(status="pending").count(),
    )
    differences = _differences(ran, [created_at for _, _, created_at, _, _ in completed])
    return ShadowReport(agreement, differences, failures)


def _failures(failed: QuerySet[ShadowRun]) -> tuple[tuple[str, int], ...]:
    counted = failed.values("error_code").annotate(number=Count("id")).order_by("-number", "error_code")
    return tuple((row["error_code"], row["number"]) for row in counted)


def _corrected(organization_id: str, since: dict[str, datetime]) -> list[Corrected]:
    """Return what people corrected after the job: of each field what it was at first, and what it is now."""
    found: dict[tuple[str, str], Corrected] = {}
    for one in list_corrected_values(organization_id=organization_id, record_ids=since):
        if one.at < since[one.record_id]:
            continue
        earlier = found.get((one.record_id, one.path))
        before = earlier.before if earlier else _text(one.before)
        found[one.record_id, one.path] = Corrected(
            one.record_id, bare_path(one.path), before, _text(one.after)
        )
    return list(found.values())


def _text(value: str | int | None) -> str | None:
    return None if value is None else str(value)


def _differences(ran: Sequence[Ran], at: Sequence[datetime]) -> tuple[Difference, ...]:
    return tuple(
        Difference(one.run_id, one.record_id, created_at, one.differs_in)
        for one, created_at in zip(ran, at, strict=True)
        if one.differs_in
    )
