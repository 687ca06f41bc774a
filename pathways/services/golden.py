"""Golden runs of a pathway: keeping examples, checking a version against them, accepting what has changed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from common.errors import Conflict, FieldError, InvalidRequest
from pathways.context import OrganizationSettings
from pathways.definition import PathwayDefinition, read_definition, run_catalogue
from pathways.golden import (
    Example,
    Expected,
    GivenAnswer,
    differences,
    expected_of,
    fact_problems,
    facts_from,
    facts_of,
)
from pathways.models import GoldenExample, GoldenExpectation, Pathway, PathwayVersion, Review
from pathways.nodes.wait import AnswerRefused
from pathways.rehearsal import rehearse
from pathways.selectors import load_operands
from referrals.fields import CATALOGUE
from referrals.selectors import load_record
from tenants.selectors import find_team, get_organization_settings


class GoldenRunsDiffer(Conflict):
    """A version does something else with an example than is expected; `errors` name the examples."""


@dataclass(frozen=True, kw_only=True)
class GoldenResult:
    """What a version makes of one example. `expected` is None where nothing was expected of a version so old."""

    example_id: str
    name: str
    record_id: str | None
    expected: Expected | None
    found: Expected
    differences: tuple[str, ...]


def add_example(
    *,
    organization_id: str,
    pathway_id: str,
    example: Example,
    actor: str,
    now: datetime,
    record_id: str | None = None,
    expected: Expected | None = None,
) -> str:
    """Keep an example and what is expected of it, and return its id.

    Without `expected`, that is what the newest version makes of it now. Raises InvalidRequest for a name that is
    taken, facts that no record could have, and answers that a wait does not take.
    """
    pathway = Pathway.objects.in_organization(organization_id).select_for_update().get(id=pathway_id)
    if (
        GoldenExample.objects.in_organization(organization_id)
        .filter(pathway=pathway, name=example.name)
        .exists()
    ):
        message = "There is an example of this name already. Choose another name."
        raise InvalidRequest(message, errors=(FieldError("name", message),))
    version = newest_version(pathway)
    problems = [] if record_id else fact_problems(example, CATALOGUE)
    if problems:
        errors = tuple(FieldError(path, message) for path, message in problems)
        raise InvalidRequest(" ".join(message for _, message in problems[:3]), errors=errors)
    came_to = expected or _walked(example, pathway=pathway, definition=read_definition(version.definition))
    row = GoldenExample.objects.create(
        organization_id=organization_id,
        pathway=pathway,
        name=example.name,
        document=example.as_document(),
        record_id=record_id,
        made_by=actor,
        made_at=now,
    )
    _expect(row, version, came_to, actor=actor, now=now)
    return str(row.id)


def example_of_record(
    *, organization_id: str, record_id: str, name: str, on: date, run_id: str | None = None
) -> Example:
    """Return an example with all that is known of a real record; of a run, also how its reviews were answered.

    It holds patient data. Raises RecordNotFound.
    """
    record = load_record(organization_id=organization_id, record_id=record_id)
    team = find_team(organization_id=organization_id, team_id=record.team_id) if record.team_id else None
    operands = load_operands(record=record, team=team.name if team else None, today=on)
    answered = (
        Review.objects.in_organization(organization_id)
        .filter(run_id=run_id, record_id=record_id, status__in=["completed", "expired"])
        .select_related("node_run")
        .order_by("completed_at")
        if run_id
        else ()
    )
    return Example(
        name=name,
        on=on,
        facts=facts_from(operands),
        answers={
            review.node_run.node: GivenAnswer(outcome=review.outcome, input=review.input)
            for review in answered
        },
    )


def remove_example(*, organization_id: str, example_id: str) -> None:
    """Delete an example with its facts and what was expected of it."""
    GoldenExample.objects.in_organization(organization_id).get(id=example_id).delete()


def check_golden(*, organization_id: str, version: PathwayVersion) -> list[GoldenResult]:
    """Rehearse every example of the pathway on a version and say how each differs from what is expected.

    Nothing is written or sent.
    """
    pathway = Pathway.objects.in_organization(organization_id).get(id=version.pathway_id)
    definition = read_definition(version.definition)
    rows = GoldenExample.objects.in_organization(organization_id).filter(pathway=pathway).order_by("name")
    return [_result(row, version, pathway=pathway, definition=definition) for row in rows]


def refuse_differences(*, organization_id: str, version: PathwayVersion) -> None:
    """Raise GoldenRunsDiffer when a version makes something else of an example than is expected of it."""
    differing = [
        found for found in check_golden(organization_id=organization_id, version=version) if found.differences
    ]
    if differing:
        errors = tuple(FieldError(found.name, "; ".join(found.differences)) for found in differing)
        named = " ".join(f"{error.field}: {error.message}." for error in errors[:3])
        raise GoldenRunsDiffer(
            f"{len(differing)} of the pathway's golden runs differ. {named} "
            "Correct the pathway, or accept what they come to now on the page of its golden runs.",
            errors=errors,
        )


def accept_golden(
    *, organization_id: str, version_id: str, example_id: str, actor: str, now: datetime
) -> None:
    """Take what a draft makes of an example as what is expected from that version on.

    Raises Conflict for a version that is no draft any more: what was expected of it is history.
    """
    version = (
        PathwayVersion.objects.in_organization(organization_id).select_related("pathway").get(id=version_id)
    )
    if version.status != "draft":
        raise Conflict("Only what a draft comes to can be accepted anew. Make a draft first.")
    row = GoldenExample.objects.in_organization(organization_id).get(id=example_id, pathway=version.pathway)
    example = Example.model_validate(row.document)
    found = _walked(example, pathway=version.pathway, definition=read_definition(version.definition))
    _expect(row, version, found, actor=actor, now=now)


def newest_version(pathway: Pathway) -> PathwayVersion:
    """Return the draft, or the published version. Raises Conflict for a pathway that has neither."""
    found = (
        PathwayVersion.objects.in_organization(pathway.organization_id)
        .filter(pathway=pathway, status__in=["draft", "published"])
        .order_by("-number")
        .first()
    )
    if found is None:
        raise Conflict("The pathway has neither a draft nor a published version. Save a draft first.")
    return found


def _result(
    row: GoldenExample, version: PathwayVersion, *, pathway: Pathway, definition: PathwayDefinition
) -> GoldenResult:
    kept = (
        GoldenExpectation.objects.in_organization(row.organization_id)
        .filter(example=row, version__number__lte=version.number)
        .order_by("-version__number")
        .first()
    )
    expected = Expected.model_validate(kept.expected) if kept is not None else None
    example = Example.model_validate(row.document)
    try:
        found = _walked(example, pathway=pathway, definition=definition)
        said = differences(expected=expected, found=found) if expected is not None else []
    except AnswerRefused as refused:
        found = Expected(ended="failed", path=())
        reasons = "; ".join(error.message for error in refused.errors) or refused.message
        said = [f"the example's answer does not fit its wait any more: {reasons}"]
    return GoldenResult(
        example_id=row.id,
        name=row.name,
        record_id=row.record_id,
        expected=expected,
        found=found,
        differences=tuple(said),
    )


def _walked(example: Example, *, pathway: Pathway, definition: PathwayDefinition) -> Expected:
    chosen = get_organization_settings(organization_id=pathway.organization_id)
    facts = facts_of(
        example,
        pathway=pathway.name,
        organization=OrganizationSettings(
            id=chosen.id, name=chosen.name, phi_in_mail=chosen.patient_data_in_mail
        ),
        catalogue={**CATALOGUE, **run_catalogue(definition)},
    )
    return expected_of(
        rehearse(definition=definition, facts=facts, now=example.moment(), answers=example.given_answers())
    )


def _expect(
    row: GoldenExample, version: PathwayVersion, expected: Expected, *, actor: str, now: datetime
) -> None:
    GoldenExpectation.objects.update_or_create(
        example=row,
        version=version,
        defaults={
            "organization_id": row.organization_id,
            "expected": expected.model_dump(mode="json"),
            "accepted_by": actor,
            "accepted_at": now,
        },
    )
