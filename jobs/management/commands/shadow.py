"""manage.py shadow ORG [NAME] [--json]: how a shadow agrees with what is used."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.errors import ApplicationError
from common.row_security import organization_scope
from common.wording import counted
from jobs.services.shadow_failures import failure_in_words
from jobs.shadow_selectors import ShadowReport, get_shadow, list_shadows, report_on
from jobs.shadowing import Confusion
from tenants.management.organizations import organization_named

_SHOWN_DIFFERENCES = 20


class Command(BaseCommand):
    help = (
        "Show how a candidate agrees with what an organization uses; without NAME, which shadows there are."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("organization", metavar="ORG", help="id or name")
        parser.add_argument("name", metavar="NAME", nargs="?")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        organization_id = organization_named(options["organization"])
        try:
            with organization_scope(organization_id):
                if options["name"] is None:
                    self._list(organization_id)
                    return
                report = report_on(shadow=get_shadow(organization_id=organization_id, name=options["name"]))
        except ApplicationError as error:
            raise CommandError(error.message) from None
        self.stdout.write(json.dumps(as_json(report), indent=2) if options["json"] else as_text(report))

    def _list(self, organization_id: str) -> None:
        shadows = list_shadows(organization_id=organization_id)
        for shadow in shadows:
            candidate = shadow.assistant or "the job's reading"
            rules = (
                f"{shadow.ruleset['name']} v{shadow.ruleset['version']}"
                if shadow.ruleset
                else "the job's rules"
            )
            end = (
                f"stopped {shadow.stopped_at:%Y-%m-%d}"
                if shadow.stopped_at
                else f"until {shadow.ends_at:%Y-%m-%d}"
            )
            self.stdout.write(f"{shadow.name}: {candidate}, {rules}, {shadow.share} % of jobs, {end}")
        if not shadows:
            self.stdout.write("There are no shadows. An administrator adds one under Shadows in /admin/.")


def as_json(report: ShadowReport) -> dict[str, Any]:
    """Return the report as plain values: counts, paths and record ids, no patient data."""
    differences = [
        {"record_id": one.record_id, "at": one.at.isoformat(), "paths": one.paths}
        for one in report.differences
    ]
    failures = [
        {"code": code, "why": failure_in_words(code), "runs": number} for code, number in report.failures
    ]
    return {**report.agreement.as_json(), "failures": failures, "differences": differences}


def as_text(report: ShadowReport) -> str:
    """Return the report as tables for a terminal."""
    found = report.agreement
    lines = [
        f"{counted(found.n, 'run')} compared, {found.failed} failed, {found.waiting} waiting",
        *(f"  {number} failed: {failure_in_words(code)}" for code, number in report.failures),
    ]
    if found.n == 0:
        return "\n".join(lines)
    lines += [
        f"The same in every field: {found.identical} of {found.n} "
        f"({found.identical_interval.low:.3f} to {found.identical_interval.high:.3f})",
    ]
    lines += ["", f"{'path':44} {'n':>5} {'agree':>6}  {'interval':<14} {'only job':>8} {'only shadow':>11}"]
    lines += [
        f"  {path.path:42} {path.n:5} {path.share:6.3f}  {path.interval.low:.3f} to {path.interval.high:.3f}"
        f" {path.only_current:8} {path.only_candidate:11}"
        for path in found.paths
    ]
    lines += ["", *_matrix("Urgency", found.urgency), "", *_matrix("Disposition", found.disposition)]
    lines.append(f"\nThe shadow is less urgent in {found.less_urgent}, more urgent in {found.more_urgent}")
    right = found.proved_right
    lines.append(
        f"Fields that people corrected: {right.corrected}; right was only the shadow in {right.candidate_only}, only "
        f"the job in {right.current_only}, both in {right.both}, neither in {right.neither}"
    )
    if report.differences:
        lines += ["", "Records that differ, the newest first"]
        lines += [
            f"  {one.record_id}  {', '.join(one.paths)}" for one in report.differences[:_SHOWN_DIFFERENCES]
        ]
    return "\n".join(lines)


def _matrix(title: str, confusion: Confusion) -> list[str]:
    """Return a table of counts: rows are the job's, columns the shadow's."""
    width = max(len(label) for label in confusion.labels) + 1
    head = f"{title + ' (rows: job)':>24}" + "".join(f"{label:>{width}}" for label in confusion.labels)
    rows = [
        f"{label:>24}" + "".join(f"{count:{width}}" for count in row)
        for label, row in zip(confusion.labels, confusion.rows, strict=True)
    ]
    return [head, *rows]
