"""What the page of a run shows: its graph with the path taken, its history, and what a person can decide now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.utils.dateformat import format as format_date
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import localtime

from common.wording import sentence_case
from pathways.admin.looks import STATUS_LOOKS, assignee_in_words, record_url
from pathways.admin.override_panel import Choice, choices_of, planned_of
from pathways.admin.past_reviews import PastReview, past_reviews
from pathways.admin.repair_panel import ShownRepair, repair_of
from pathways.data import NodeRunData
from pathways.definition import PathwayDefinition
from pathways.editing.wording import option_of
from pathways.graph import Step, draw
from pathways.models import ActionEffect, PathwayRun, PlannedOverride, Review
from pathways.selectors import definition_of, list_override_reasons, run_data
from tenants.admin_scope import names_of_actors

UNFINISHED = ("pending", "running")
NOT_ON_THE_PATH = ("overridden", "cancelled")


@dataclass(frozen=True)
class ShownOperand:
    """A value that a node looked at. `url` leads to its place on the page, or to why triage says so; "" if it has
    none.
    """

    path: str
    value: str
    confidence: float | None
    verdict: str
    why_not: str
    url: str


@dataclass(frozen=True)
class ShownVisit:
    """One visit to a node, with what it looked at and what it did outside."""

    node_run: NodeRunData
    look: str
    overridden_by: str
    operands: tuple[ShownOperand, ...]
    effect: ActionEffect | None
    review: PastReview | None

    @property
    def effect_kind(self) -> str:
        return sentence_case(option_of(self.effect.kind)) if self.effect else ""

    @property
    def seconds(self) -> float | None:
        if self.node_run.completed_at is None:
            return None
        return (self.node_run.completed_at - self.node_run.started_at).total_seconds()


@dataclass
class RunPage:
    """Everything a run's page shows. `given` is what was sent in vain, `faults` what is wrong with it."""

    run: PathwayRun
    started_by: str
    picture: SafeString
    visits: list[ShownVisit]
    review: Review | None
    questions: list[dict[str, Any]]
    choices: list[Choice]
    reasons: list[tuple[str, str]]
    planned: list[PlannedOverride]
    repair: ShownRepair | None
    state: str
    actions: Mapping[str, bool]
    given: Mapping[str, Any] = field(default_factory=dict)
    faults: Mapping[str, str] = field(default_factory=dict)

    @property
    def record_url(self) -> str:
        return record_url(self.run.record_id)

    @property
    def look(self) -> str:
        return STATUS_LOOKS[self.run.status]

    @property
    def for_whom(self) -> str:
        return assignee_in_words(self.review.assignee) if self.review else ""

    @property
    def unfinished(self) -> bool:
        return self.run.status in UNFINISHED


def run_page(
    run: PathwayRun,
    *,
    may_repair: bool,
    given: Mapping[str, Any] | None = None,
    faults: Mapping[str, str] | None = None,
) -> RunPage:
    """Gather what a run's page shows; `may_repair` offers to retry and to cancel."""
    definition = definition_of(run.version)
    data = run_data(run)
    history = data.node_runs
    review = (
        Review.objects.in_organization(run.organization_id)
        .select_related("node_run")
        .filter(run=run, status="open")
        .first()
    )
    names = names_of_actors([run.started_by, *(visit.overridden_by or "" for visit in history)])
    effects = {
        effect.node_run_id: effect
        for effect in ActionEffect.objects.in_organization(run.organization_id).filter(node_run__run=run)
    }
    over = past_reviews(run)
    return RunPage(
        run=run,
        started_by=names[run.started_by],
        picture=run_picture(run, definition, history),
        visits=[
            ShownVisit(
                node_run=visit,
                look=STATUS_LOOKS.get(visit.status, "plain"),
                overridden_by=names[visit.overridden_by or ""],
                operands=tuple(_operand(used, run.record_id) for used in visit.operands),
                effect=effects.get(visit.id),
                review=over.get(visit.id),
            )
            for visit in history
        ],
        review=review,
        questions=_questions(review, given or {}, faults or {}),
        choices=choices_of(run, definition, history),
        reasons=list_override_reasons(organization_id=run.organization_id),
        planned=planned_of(run),
        repair=repair_of(run, definition, data) if may_repair else None,
        state=state_of(run),
        actions={
            "answer": run.status == "paused" and review is not None,
            "override": run.status not in ("completed", "cancelled"),
            "retry": may_repair and run.status in ("failed", "paused"),
            "cancel": may_repair and run.status not in ("completed", "cancelled"),
        },
        given=given or {},
        faults=faults or {},
    )


def run_picture(run: PathwayRun, definition: PathwayDefinition, history: list[NodeRunData]) -> SafeString:
    """Draw the run's version with the path it took; every text in it is escaped by `draw`."""
    statuses = {visit.node: visit.status for visit in history if visit.superseded_at is None}
    statuses |= {key: "running" for key, status in statuses.items() if status == "pending"}
    path = [Step(visit.node, visit.outcome) for visit in history if on_the_path(visit)]
    drawn = draw(
        definition,
        path=path,
        statuses=statuses,
        current=run.current_node or None,
        name=f"{run.pathway.name}, version {run.version.number}",
        prefix="run",
    )
    return mark_safe(drawn)  # noqa: S308


def on_the_path(visit: NodeRunData) -> bool:
    """Say whether a visit counts: nobody has overruled it or led the run on from before it."""
    return visit.status not in NOT_ON_THE_PATH and visit.superseded_at is None


def state_of(run: PathwayRun) -> str:
    """Return a word that changes whenever the run has moved."""
    moves = run.noderun_set.order_by().values_list("status", flat=True)
    return f"{run.status}.{run.current_node}.{len(moves)}.{sum(status == 'pending' for status in moves)}"


def since(moment: datetime | None) -> str:
    """Return a moment as it stands in lists, in the service's time zone."""
    return format_date(localtime(moment), "j M Y H:i") if moment else "-"


def _operand(used: Mapping[str, Any], record_id: str) -> ShownOperand:
    path = used["path"]
    where = f"field:{path}" if path.startswith("referral.") else "triage"
    return ShownOperand(
        path=path,
        value=_in_words(used["value"]),
        confidence=used["confidence"],
        verdict="corrected by a person" if used.get("source") == "human" else used["verdict"] or "",
        why_not="" if used["usable"] else used["why_not"],
        url=f"{record_url(record_id)}#{where}" if used["places"] else "",
    )


def _in_words(value: object) -> str:
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)


def _questions(
    review: Review | None, given: Mapping[str, Any], faults: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Return the review's form with what was answered in vain."""
    form = review.form if review else []
    return [
        {
            **question,
            "given": given.get(f"answer-{question['name']}", ""),
            "fault": faults.get(question["name"], ""),
        }
        for question in form
    ]
