"""manage.py evaluate DIR [--assistant NAME] [--json] [--html FILE] [--today DAY]"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from jobs.evaluation.cases import NothingToMeasure, load_cases
from jobs.evaluation.page import as_html
from jobs.evaluation.report import report_of
from jobs.evaluation.running import Setting, run_cases
from jobs.evaluation.texts import as_text
from jobs.extraction.models import BUILTIN, assistant_named


class Command(BaseCommand):
    help = "Measure reading, assistant, judge and triage against documents whose contents are known (DIR/gold.jsonl)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("directory", type=Path, metavar="DIR")
        parser.add_argument(
            "--assistant", default=BUILTIN, metavar="NAME", help="builtin, or a configured one"
        )
        parser.add_argument("--json", action="store_true", help="print JSON")
        parser.add_argument(
            "--html", type=Path, metavar="FILE", help="write a page with the misses in pictures"
        )
        parser.add_argument(
            "--today", type=date.fromisoformat, help="the day to count ages on (default: today)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            cases, problems = load_cases(directory=options["directory"])
        except NothingToMeasure as error:
            raise CommandError(str(error)) from None
        if options["html"] and not options["html"].parent.is_dir():
            raise CommandError(
                f"There is no directory {options['html'].parent} to write the page to. Make it first."
            )
        try:
            assistant = assistant_named(options["assistant"], settings)
        except LookupError as error:
            raise CommandError(str(error)) from None
        setting = Setting(today=options["today"] or now().date(), assistant=assistant)
        done = []
        for result in run_cases(cases=cases, setting=setting):
            done.append(result)
            if sys.stderr.isatty():
                self.stderr.write(f"\r{len(done)} of {len(cases)} {result.measured.case.id:40}", ending="")
        report = report_of(done=done, problems=problems, assistant=options["assistant"])
        if options["html"]:
            _write(options["html"], as_html(report, done=done))
        self.stdout.write(json.dumps(report.as_json(), indent=2) if options["json"] else as_text(report))


def _write(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"The page could not be written to {file}: {error.strerror}.") from None
