"""Reading pathways, runs and reviews."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from django.db.models import F

from common.errors import NotFound
from common.expressions import Operand
from common.ids import is_id
from common.paging import Cursor, below
from pathways.context import OrganizationSettings
from pathways.data import NodeRunData, RepairDone, RunData, Trouble
from pathways.definition import PathwayDefinition, read_definition
from pathways.models import NodeRun, OverrideReason, PathwayRun, PathwayVersion, RunRepair
from pathways.override_reasons import DEFAULT_REASONS, OTHER
from pathways.review_selectors import reviews_asked_of
from pathways.troubles import trouble_of
from referrals.data.records import RecordData, TriagedReferral
from referrals.fields import operands_from, record_operands
from referrals.selectors import find_referral, visible_records
from tenants.data import OrganizationSettings as ChosenSettings
from tenants.data import Principal


class RunNotFound(NotFound):
    """Unknown, or of another organization or team."""

    def __init__(self) -> None:
        super().__init__("There is no run with this id for your organization and team.")


def definition_of(version: PathwayVersion) -> PathwayDefinition:
    """Return the definition of a version; published ones never change and are kept parsed."""
    if version.status == "draft":
        return read_definition(version.definition)
    kept = _parsed.get(version.id)
    if kept is None:
        if len(_parsed) >= _KEPT:
            _parsed.clear()
        kept = _parsed[version.id] = read_definition(version.definition)
    return kept


_KEPT = 128
_parsed: dict[str, PathwayDefinition] = {}
_operands: dict[tuple[str, int, date], Mapping[str, Operand]] = {}
"""Published versions and versions of referrals never change: each process parses them once."""


def load_operands(*, record: RecordData, team: str | None, today: date) -> Mapping[str, Operand]:
    """Return what is known of every field of a record, for conditions, decisions and templates."""
    found = find_referral(organization_id=record.organization_id, record_id=record.id)
    return operands_of(found, record=record, team=team, today=today)


def operands_of(
    found: TriagedReferral | None, *, record: RecordData, team: str | None, today: date
) -> Mapping[str, Operand]:
    """Return what is known of every field of a record whose newest Referral this is."""
    facts = {
        "status": record.status,
        "team": team,
        "complete": found.completeness.complete if found else None,
    }
    return {**_referral_operands(found, today), **record_operands(facts)}


def _referral_operands(found: TriagedReferral | None, today: date) -> Mapping[str, Operand]:
    if found is None:
        return operands_from(None)
    key = (found.record_id, found.number, today)
    kept = _operands.get(key)
    if kept is None:
        if len(_operands) >= _KEPT:
            _operands.clear()
        kept = _operands[key] = operands_from(found.referral, found.triage, today=today)
    return kept


def organization_facts(
    chosen: ChosenSettings, *, teams: frozenset[str] | None = None, people: frozenset[str] | None = None
) -> OrganizationSettings:
    """Return what nodes and checks may know of an organization's choices; what is null of `teams` and `people` is not
    checked.
    """
    return OrganizationSettings(
        id=chosen.id,
        name=chosen.name,
        phi_in_mail=chosen.patient_data_in_mail,
        phi_in_calls=chosen.patient_data_in_calls,
        call_hosts=chosen.call_hosts,
        fhir_base_url=chosen.fhir_base_url,
        teams=teams,
        people=people,
    )


def outcomes_of_run(*, run: PathwayRun) -> dict[str, str]:
    """Return the outcome of each node that has one, the newest visit's; superseded visits count no more."""
    done = (
        NodeRun.objects.in_organization(run.organization_id)
        .filter(run=run, superseded_at__isnull=True)
        .exclude(outcome="")
        .order_by("visit")
        .values_list("node", "outcome")
    )
    return dict(done)


def list_override_reasons(*, organization_id: str) -> list[tuple[str, str]]:
    """Return (code, label) of the reasons for overriding: the organization's own, or the shipped ones.

    `other` is always among them.
    """
    own = list(OverrideReason.objects.in_organization(organization_id).values_list("code", "label"))
    if not own:
        return list(DEFAULT_REASONS)
    return own if OTHER in dict(own) else [*own, DEFAULT_REASONS[-1]]


def lock_run(*, principal: Principal, run_id: str) -> PathwayRun:
    """Return a run the caller may see, held until the transaction ends. Raises RunNotFound."""
    return _find(principal=principal, run_id=run_id, lock=True)


def get_run(*, principal: Principal, run_id: str) -> RunData:
    """Return a run with its history. Raises RunNotFound."""
    return run_data(_find(principal=principal, run_id=run_id, lock=False))


def _find(*, principal: Principal, run_id: str, lock: bool) -> PathwayRun:
    if not is_id(run_id, prefix="run"):
        raise RunNotFound
    runs = PathwayRun.objects.in_organization(principal.organization_id).select_related("version", "pathway")
    run = (runs.select_for_update(of=("self",)) if lock else runs).filter(id=run_id).first()
    if run is None:
        raise RunNotFound
    if visible_records(principal).filter(id=run.record_id).exists():
        return run
    if not reviews_asked_of(principal=principal).filter(run=run).exists():
        raise RunNotFound
    return run


def list_runs(
    *, principal: Principal, record_id: str | None, status: str | None, after: Cursor | None, limit: int
) -> list[RunData]:
    """Return the runs the caller may see, newest first, without their history; none of archived records."""
    runs = PathwayRun.objects.in_organization(principal.organization_id).select_related("version", "pathway")
    runs = runs.filter(record_id__in=visible_records(principal).values("id"))
    if record_id:
        runs = runs.filter(record_id=record_id)
    if status:
        runs = runs.filter(status=status)
    if after is not None:
        runs = runs.filter(below(after))
    return [run_data(run, with_history=False) for run in runs.order_by("-created_at", "-id")[:limit]]


def run_data(run: PathwayRun, *, with_history: bool = True) -> RunData:
    """Return a run as a value; its node runs in the order of their start.

    What a person decided and the visit that follows start at one moment; the one that was over then comes first.
    """
    definition = definition_of(run.version)
    titles = {node.key: node.title for node in definition.nodes}
    history = (
        NodeRun.objects.in_organization(run.organization_id)
        .filter(run=run)
        .order_by("started_at", F("completed_at").asc(nulls_last=True), "visit", "id")
        if with_history
        else ()
    )
    return RunData(
        id=run.id,
        record_id=run.record_id,
        pathway=run.pathway.name,
        version=run.version.number,
        type=run.pathway.type,
        status=run.status,
        current_node=run.current_node or None,
        error=_error(run.error_code, run.error_message),
        started_by=run.started_by,
        created_at=run.created_at,
        started_at=run.started_at,
        completed_at=run.completed_at,
        node_runs=[_node_run_data(node_run, titles) for node_run in history],
        trouble=_trouble(run, definition) if with_history and run.status == "failed" else None,
        repairs=_repairs(run) if with_history else [],
    )


def _trouble(run: PathwayRun, definition: PathwayDefinition) -> Trouble:
    published = (
        PathwayVersion.objects.in_organization(run.organization_id)
        .filter(pathway_id=run.pathway_id, status="published")
        .exclude(id=run.version_id)
        .first()
    )
    return trouble_of(
        node=run.current_node,
        code=run.error_code,
        message=run.error_message,
        own=(run.version.number, definition),
        current=(published.number, definition_of(published)) if published is not None else None,
    )


def _repairs(run: PathwayRun) -> list[RepairDone]:
    rows = RunRepair.objects.in_organization(run.organization_id).filter(run=run)
    return [
        RepairDone(
            kind=row.kind,
            node=row.node,
            from_version=row.from_version.number,
            to_version=row.to_version.number,
            by=row.repaired_by,
            at=row.repaired_at,
            reason=row.reason,
        )
        for row in rows.select_related("from_version", "to_version").order_by("repaired_at", "id")
    ]


def _node_run_data(node_run: NodeRun, titles: Mapping[str, str]) -> NodeRunData:
    return NodeRunData(
        id=node_run.id,
        node=node_run.node,
        title=titles.get(node_run.node, node_run.node),
        kind=node_run.kind,
        status=node_run.status,
        outcome=node_run.outcome or None,
        explanation=node_run.explanation,
        operands=node_run.operands,
        visit=node_run.visit,
        attempt=node_run.attempt,
        started_at=node_run.started_at,
        completed_at=node_run.completed_at,
        error=_error(node_run.error_code, node_run.error_message),
        overridden_by=node_run.overridden_by or None,
        override_reason=node_run.override_reason or None,
        override_code=node_run.override_code or None,
        superseded_at=node_run.superseded_at,
    )


def _error(code: str, message: str) -> dict[str, str] | None:
    return {"code": code, "message": message} if code else None
