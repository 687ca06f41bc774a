"""manage.py evaluate DIR [--assistant NAME] [--json]"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from jobs.evaluation import load_cases, report_of
from jobs.evaluation.cases import Case
from jobs.evaluation.running import read_case, run_cases
from referrals.data.pages import Page
from referrals.reading import DocumentRefused, ReadingFailed

ASSISTANTS = ("builtin",)


def read_or_nothing(case: Case) -> tuple[Page, ...]:
    """Return the pages of a case; of files that cannot be read none, so that all they should give counts as missed."""
    try:
        return read_case(case)
    except (DocumentRefused, ReadingFailed):
        return ()


class Command(BaseCommand):
    help = "Measure reading, assistant, judge and triage against documents whose contents are known (DIR/gold.jsonl)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("directory", type=Path, metavar="DIR")
        parser.add_argument("--assistant", default="builtin", choices=ASSISTANTS)
        parser.add_argument("--json", action="store_true", help="print JSON")
        parser.add_argument(
            "--today", type=date.fromisoformat, help="the day to count ages on (default: today)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            cases = load_cases(directory=options["directory"])
        except FileNotFoundError:
            raise CommandError(f"There is no gold.jsonl in {options['directory']}.") from None
        except ValueError as error:
            raise CommandError(str(error)) from None
        today = options["today"] or now().date()
        measured = []
        for done in run_cases(cases=cases, today=today, read=read_or_nothing):
            measured.append(done)
            if sys.stderr.isatty():
                self.stderr.write(f"\r{len(measured)} of {len(cases)} {done.case.id:40}", ending="")
        report = report_of(measured=measured)
        self.stdout.write(json.dumps(report.as_json(), indent=2) if options["json"] else report.as_text())
