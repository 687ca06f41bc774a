"""Pathways as code: a file in and out of an organization, the same way round each time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from common.errors import Conflict, InvalidRequest, NotFound
from common.yaml_documents import read_yaml
from pathways.definition import read_definition
from pathways.document_lines import line_at, line_of
from pathways.documents import MEMBERS, GoldenRun, PathwayDocument, Starts, to_text
from pathways.golden import Example, Expected, fact_problems
from pathways.models import GoldenExample, GoldenExpectation, Pathway, PathwayVersion, StartCondition
from pathways.problems import Problem
from pathways.services.golden import add_example, remove_example
from pathways.services.publishing import create_pathway, draft_problems, publish_version, save_draft
from pathways.services.start_conditions import set_start_condition, start_problems
from referrals.fields import CATALOGUE


class NoSuchPathway(NotFound):
    """The organization has no pathway of this name, or none of this version."""


@dataclass(frozen=True)
class LineProblem:
    """What is wrong with a file, where, and what to do. `line` counts from 1, None where no line is to blame."""

    line: int | None
    where: str
    message: str

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.where}: {self.message}" if self.where else f"{place}{self.message}"


class FileInvalid(InvalidRequest):
    """The file is no pathway; `problems` say on which line and what to do."""

    def __init__(self, problems: list[LineProblem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))


@dataclass(frozen=True)
class Imported:
    """What an import has done: the version, and whether it is new, unchanged, published.

    `starts_later`: when it starts by itself stands in the file and was not taken over, because nothing was published.
    """

    number: int
    changed: bool
    published: bool
    starts_later: bool = False


def list_pathways(*, organization_id: str) -> list[tuple[str, str, list[tuple[int, str]]]]:
    """Return (name, type, versions as (number, status)) of every pathway, by name."""
    found = []
    for pathway in Pathway.objects.in_organization(organization_id).order_by("name", "type"):
        versions = _versions(pathway).order_by("number").values_list("number", "status")
        found.append((pathway.name, pathway.type, list(versions)))
    return found


def export_pathway(*, organization_id: str, name: str, type: str | None, number: int | None) -> str:
    """Return a version as a file: the published one by default, else the newest. Raises NoSuchPathway.

    Golden runs made from real records stay behind: their facts are patient data.
    """
    pathway = _pathway(organization_id=organization_id, name=name, type=type)
    versions = _versions(pathway)
    if number is not None:
        version = versions.filter(number=number).first()
    else:
        version = versions.filter(status="published").first() or versions.order_by("-number").first()
    if version is None:
        raise NoSuchPathway(
            "The pathway has no such version. `manage.py pathways list` says which there are."
        )
    return to_text(
        version.definition,
        name=pathway.name,
        type=pathway.type,
        note=version.note,
        starts=_starts(pathway),
        golden=_written_golden_runs(pathway, version),
    )


def read_file(text: str, *, organization_id: str) -> PathwayDocument:
    """Return the pathway in a file, checked as for publishing. Raises TextUnreadable, FileInvalid."""
    document = read_yaml(text)
    unknown = [name for name in document if name not in MEMBERS]
    if unknown:
        known = ", ".join(MEMBERS)
        raise FileInvalid(
            [
                LineProblem(line_at(text, (name,)), name, f"is not known here. Known are {known}.")
                for name in unknown
            ]
        )
    shape = _outer_problems(document, text)
    definition = document.get("definition")
    if isinstance(definition, Mapping) and document.get("type") in ("auto", "semiAutomatic"):
        found = draft_problems(organization_id=organization_id, type=document["type"], definition=definition)
        shape += [_placed(text, problem) for problem in found]
    if shape:
        raise FileInvalid(shape)
    read = PathwayDocument.model_validate(document)
    wrong = [
        LineProblem(line_at(text, ("golden", index, "facts", path)), run.name, message)
        for index, run in enumerate(read.golden)
        for path, message in fact_problems(run, CATALOGUE)
    ]
    if read.starts is not None and read.starts.when.strip():
        line = line_at(text, ("starts", "when"))
        wrong += [LineProblem(line, "starts.when", said) for said in start_problems(read.starts.when)]
    if wrong:
        raise FileInvalid(wrong)
    return read


def import_pathway(
    document: PathwayDocument,
    *,
    organization_id: str,
    actor: str,
    now: datetime,
    publish: bool = False,
    replace: bool = False,
    note: str = "",
) -> Imported:
    """Make a file the pathway's draft, and publish it if asked; the same file again changes nothing.

    A draft that says something else is written over only with `replace`. When the pathway starts by itself is taken
    over with `publish` only: before that nothing runs differently. Raises Conflict, PathwayInvalid,
    GoldenRunsDiffer.
    """
    pathway = _found_or_made(document, organization_id=organization_id)
    wanted = document.definition
    draft = _versions(pathway).filter(status="draft").first()
    published = _versions(pathway).filter(status="published").first()
    same = [one for one in (draft, published) if one is not None and _says(one, wanted.as_document())]
    if draft is not None and draft not in same and not replace:
        raise Conflict(
            f"The pathway has a draft that says something else (version {draft.number}). Export it to compare, "
            "then import again with --replace."
        )
    if draft is None and published is not None and published in same:
        changed = _keep_golden_runs(document, pathway, actor=actor, now=now)
        if publish:
            changed = _keep_start(document, pathway, actor=actor, now=now) or changed
        later = not publish and _starts_otherwise(document, pathway)
        return Imported(number=published.number, changed=changed, published=True, starts_later=later)
    why = note or document.note or document.summary[:300]
    changed = draft is None or draft not in same or draft.note != why
    version_id = save_draft(
        organization_id=organization_id,
        pathway_id=pathway.id,
        definition=wanted.as_document(),
        note=why,
        now=now,
    )
    changed = _keep_golden_runs(document, pathway, actor=actor, now=now) or changed
    if publish:
        publish_version(organization_id=organization_id, version_id=version_id, actor=actor, now=now)
        _keep_start(document, pathway, actor=actor, now=now)
    number = _versions(pathway).get(id=version_id).number
    later = not publish and _starts_otherwise(document, pathway)
    return Imported(number=number, changed=changed or publish, published=publish, starts_later=later)


def _starts(pathway: Pathway) -> Starts | None:
    """Return when the pathway starts by itself, None where it starts on request only."""
    condition = (
        StartCondition.objects.in_organization(pathway.organization_id).filter(pathway=pathway).first()
    )
    return Starts(when=condition.expression, enabled=condition.enabled) if condition is not None else None


def _starts_otherwise(document: PathwayDocument, pathway: Pathway) -> bool:
    """Return whether the file says something else of when the pathway starts; a file without a word says nothing."""
    if document.starts is None:
        return False
    wanted = document.starts if document.starts.when.strip() else None
    return wanted != _starts(pathway)


def _keep_start(document: PathwayDocument, pathway: Pathway, *, actor: str, now: datetime) -> bool:
    """Make the file's condition the pathway's; return whether that changed anything."""
    if document.starts is None or not _starts_otherwise(document, pathway):
        return False
    set_start_condition(
        organization_id=pathway.organization_id,
        pathway_id=pathway.id,
        expression=document.starts.when,
        enabled=document.starts.enabled,
        actor=actor,
        now=now,
    )
    return True


def _found_or_made(document: PathwayDocument, *, organization_id: str) -> Pathway:
    pathways = Pathway.objects.in_organization(organization_id).select_for_update()
    found = pathways.filter(name=document.name, type=document.type).first()
    if found is None:
        made = create_pathway(organization_id=organization_id, name=document.name, type=document.type)
        found = pathways.get(id=made)
    return found


def _says(version: PathwayVersion, document: Mapping[str, Any]) -> bool:
    try:
        return read_definition(version.definition).as_document() == document
    except ValidationError:
        return False


def _keep_golden_runs(document: PathwayDocument, pathway: Pathway, *, actor: str, now: datetime) -> bool:
    """Make the file's golden runs the pathway's written ones, by name; return whether that changed any."""
    if not document.golden:
        return False
    kept = {run.name: run for run in _written_golden_runs(pathway, None)}
    changed = False
    for run in document.golden:
        before = kept.get(run.name)
        if (
            before is not None
            and before.example() == run.example()
            and run.expected in (None, before.expected)
        ):
            continue
        changed = True
        if before is not None:
            _remove(pathway, run.name)
        add_example(
            organization_id=pathway.organization_id,
            pathway_id=pathway.id,
            example=run.example(),
            expected=run.expected,
            actor=actor,
            now=now,
        )
    return changed


def _remove(pathway: Pathway, name: str) -> None:
    row = GoldenExample.objects.in_organization(pathway.organization_id).get(pathway=pathway, name=name)
    remove_example(organization_id=pathway.organization_id, example_id=row.id)


def _written_golden_runs(pathway: Pathway, version: PathwayVersion | None) -> list[GoldenRun]:
    """Return the golden runs with invented facts, as expected of a version, or of the newest."""
    rows = GoldenExample.objects.in_organization(pathway.organization_id).filter(
        pathway=pathway, record_id__isnull=True
    )
    found = []
    for row in rows.order_by("name"):
        expectations = GoldenExpectation.objects.in_organization(pathway.organization_id).filter(example=row)
        if version is not None:
            expectations = expectations.filter(version__number__lte=version.number)
        expected = expectations.order_by("-version__number").first()
        found.append(
            GoldenRun(
                **Example.model_validate(row.document).model_dump(),
                expected=Expected.model_validate(expected.expected) if expected is not None else None,
            )
        )
    return found


def _versions(pathway: Pathway) -> Any:
    return PathwayVersion.objects.in_organization(pathway.organization_id).filter(pathway=pathway)


def _pathway(*, organization_id: str, name: str, type: str | None) -> Pathway:
    found = Pathway.objects.in_organization(organization_id).filter(name=name)
    if type is not None:
        found = found.filter(type=type)
    if len(found) == 1:
        return found[0]
    if not found:
        raise NoSuchPathway("The organization has no pathway of this name. Names must match exactly.")
    raise NoSuchPathway("There is one of each type with this name. Say which: --type auto or semiAutomatic.")


def _outer_problems(document: Mapping[str, Any], text: str) -> list[LineProblem]:
    """Return what is wrong outside of the definition, which has checks of its own."""
    try:
        PathwayDocument.model_validate(document)
    except ValidationError as error:
        return [
            LineProblem(
                line_at(text, tuple(finding["loc"])),
                ".".join(str(part) for part in finding["loc"]),
                "is missing. Fill it in." if finding["type"] == "missing" else f"{finding['msg']}.",
            )
            for finding in error.errors(include_url=False, include_input=False)
            if finding["loc"][:1] != ("definition",) or len(finding["loc"]) == 1
        ]
    return []


def _placed(text: str, problem: Problem) -> LineProblem:
    where = ": ".join(part for part in (problem.node, problem.field) if part)
    return LineProblem(line_of(text, problem), where, problem.message)
