"""What the page of a ruleset shows: its text, how it is understood, its versions, and what it makes of a record."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django.contrib import messages
from django.http import HttpRequest

from common.clock import now
from common.yaml_documents import TextUnreadable
from events.services import record_access
from jobs.calibration.selectors import MOST_RECORDS_OF_A_PAGE, advice_for
from jobs.data import Ruleset
from jobs.models import ExtractionJob, TriageRuleset
from jobs.ruleset_definitions import definition_problems, from_text, ruleset_of, to_text
from jobs.ruleset_wording import said_back
from jobs.services.triage_ground import ground_of
from jobs.trying import Trial, try_rulesets
from referrals import selectors as referral_selectors
from referrals.data.referral import Triage
from tenants import client_address
from tenants.admin_scope import names_of_actors, principal_of

_RECENT = 25


class Draft:
    """The text in the editor: what is wrong with it, or how it is understood."""

    def __init__(self, text: str, *, name: str) -> None:
        self.text = text
        self.name = name

    @cached_property
    def problems(self) -> list[dict[str, str]]:
        """Return what is wrong: where, what to find in the text, and what to do."""
        try:
            _, definition = from_text(self.text)
        except TextUnreadable as error:
            where = f"line {error.line}" if error.line else ""
            return [{"where": where, "find": where, "message": error.message}]
        return [
            {"where": problem.where, "find": _to_find(problem.where, definition), "message": problem.message}
            for problem in definition_problems(definition, name=self.name)
        ]

    @cached_property
    def ruleset(self) -> Ruleset | None:
        """Return the ruleset that the text describes; None while something is wrong with it."""
        return None if self.problems else ruleset_of(from_text(self.text)[1], name=self.name)

    @property
    def said(self) -> list[tuple[str, str]]:
        """Return the parts of the ruleset in plain words."""
        return said_back(self.ruleset) if self.ruleset else []


def text_of(ruleset: TriageRuleset, *, with_name: bool = False) -> str:
    """Return a version as text; with its name for a file that leaves the service."""
    return to_text(ruleset.definition, name=ruleset.name if with_name else "")


def ruleset_page(request: HttpRequest, ruleset: Any, *, text: str, is_default: bool | None) -> dict[str, Any]:
    """Return what the page of a ruleset shows; `is_default` None: as the newest version is."""
    draft = Draft(text, name=ruleset.name)
    versions = list(
        TriageRuleset.objects.in_organization(ruleset.organization_id)
        .filter(name=ruleset.name, team_id=ruleset.team_id)
        .order_by("-version")
    )
    names = names_of_actors(version.created_by for version in versions)
    typed = request.POST.get("record", "").strip()
    wanted = typed or request.POST.get("recent", "")
    trying = request.method == "POST" and request.POST.get("action") == "try"
    return {
        "title": ruleset.name,
        "ruleset": ruleset,
        "text": text,
        "is_default": versions[0].is_default if is_default is None else is_default,
        "is_old": ruleset.version != versions[0].version,
        "comment": request.POST.get("comment", ""),
        "problems": draft.problems,
        "said": draft.said,
        "versions": [(version, names[version.created_by]) for version in versions],
        "recent": recent_records(ruleset),
        "advised": advice_for(organization_id=ruleset.organization_id, most_records=MOST_RECORDS_OF_A_PAGE),
        "wanted": wanted,
        "typed": typed,
        "trial": _trial(request, ruleset, draft, newest=versions[0], record_id=wanted) if trying else None,
    }


def recent_records(ruleset: Any) -> list[dict[str, Any]]:
    """Return the records that were extracted last and that the rules are for, newest first, once each, and how they
    were triaged.
    """
    jobs = ExtractionJob.objects.in_organization(ruleset.organization_id).filter(status="completed")
    if ruleset.team_id:
        jobs = jobs.filter(team_id=ruleset.team_id)
    newest = jobs.order_by("-completed_at").values_list("record_id", "completed_at")[: _RECENT * 2]
    found: dict[str, Any] = {}
    for record_id, completed_at in newest:
        found.setdefault(record_id, completed_at)
    shown = list(found.items())[:_RECENT]
    triages = referral_selectors.newest_triages(
        organization_id=ruleset.organization_id, record_ids=[record_id for record_id, _ in shown]
    )
    return [{"id": record_id, "at": at, "about": _about(triages.get(record_id))} for record_id, at in shown]


def _about(triage: Triage | None) -> str:
    """What tells one record from another without naming anybody."""
    if triage is None:
        return ""
    said = (triage.specialty or "no specialty", triage.urgency, triage.disposition)
    return ", ".join(word.replace("_", " ") for word in said)


def _trial(
    request: HttpRequest, ruleset: Any, draft: Draft, *, newest: TriageRuleset, record_id: str
) -> Trial | None:
    """Try the draft on a record and write down that the record was read; None, with a message, when it cannot be."""
    organization_id = ruleset.organization_id
    if draft.ruleset is None:
        messages.error(request, "The rules have problems: correct them, then try them on a record.")
        return None
    try:
        record = referral_selectors.get_record(
            principal=principal_of(request.user, organization_id=organization_id), record_id=record_id
        )
        found = referral_selectors.get_referral(organization_id=organization_id, record_id=record.id)
    except (referral_selectors.RecordNotFound, referral_selectors.ReferralNotFound):
        messages.error(request, "Choose a record of the organization whose extraction has completed.")
        return None
    record_access(
        organization_id=organization_id,
        actor=f"user:{request.user.pk}",
        action="ruleset.tried_on_record",
        subject_id=record.id,
        now=now(),
        address=client_address.of(request),
        request_id=str(request.META.get("ras.request_id", "")),
    )
    job = ExtractionJob.objects.in_organization(organization_id).get(id=found.job_id)
    return try_rulesets(
        record_id=record.id,
        referral=found.referral,
        ground=ground_of(job),
        draft=draft.ruleset,
        current=ruleset_of(newest.definition, name=newest.name, version=newest.version),
        today=now().date(),
    )


def _to_find(where: str, definition: dict[str, Any]) -> str:
    """Return the line that names the rule at fault."""
    rules = definition.get("rules")
    index = where.removeprefix("rules[").partition("]")[0]
    if not (where.startswith("rules[") and index.isdecimal() and isinstance(rules, list)):
        return f"{where.partition('.')[0].partition('[')[0]}:"
    rule = rules[int(index)] if int(index) < len(rules) else None
    name = rule.get("name") if isinstance(rule, dict) else None
    return f"name: {name}" if name else "rules:"
