"""manage.py calibration ORG [--refit | --activate VERSION | --off] [--json] [--html FILE]"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.errors import ApplicationError
from common.row_security import organization_scope
from jobs.calibration import services
from jobs.calibration.statement import BY_GROUPS
from jobs.calibration.stating import statement_of
from tenants.management.organizations import organization_named

ACTOR = "operator:command-line"


class Command(BaseCommand):
    help = (
        "Show how true an organization's confidences are, by what its people made of the values; fit a map of its own "
        "on that, and switch it on or off."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("organization", metavar="ORG", help="id or name")
        change = parser.add_mutually_exclusive_group()
        change.add_argument("--refit", action="store_true", help="fit a map of its own; it is not used yet")
        change.add_argument("--activate", type=int, metavar="VERSION", help="use this map from now on")
        change.add_argument("--off", action="store_true", help="go back to the shipped map")
        parser.add_argument("--json", action="store_true", help="print JSON")
        parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with table and plot")

    def handle(self, *args: Any, **options: Any) -> None:
        organization_id = organization_named(options["organization"])
        try:
            with organization_scope(organization_id):
                said = self._change(organization_id, options)
                statement = statement_of(organization_id=organization_id)
        except ApplicationError as error:
            raise CommandError(error.message) from None
        if options["html"]:
            try:
                options["html"].write_text(statement.as_html(), encoding="utf-8")
            except OSError as error:
                raise CommandError(f"The page could not be written: {error.strerror}.") from None
        if options["json"]:
            self.stdout.write(json.dumps(statement.as_json(), indent=2))
        else:
            self.stdout.write(said or statement.as_text())

    def _change(self, organization_id: str, options: dict[str, Any]) -> str:
        """Do what was asked for and return what happened in words; nothing when the figures were asked for."""
        if options["refit"]:
            return _in_words(
                services.refit_calibration(organization_id=organization_id, actor=ACTOR, now=now())
            )
        if options["activate"] is not None:
            services.activate_calibration(
                organization_id=organization_id, version=options["activate"], actor=ACTOR, now=now()
            )
            return f"Jobs requested from now on show confidences by own map {options['activate']}."
        if options["off"]:
            services.switch_off_calibration(organization_id=organization_id, actor=ACTOR, now=now())
            return "Jobs requested from now on show confidences by the shipped map."
        return ""


def _in_words(made: services.Refitted) -> str:
    before, after = made.found.before, made.found.after
    figures = (
        f"On values left out of the fit: calibration error by groups {made.found.error_after:.3f} "
        f"(shipped {made.found.error_before:.3f}), of all together {after.error:.3f} (shipped {before.error:.3f}), "
        f"Brier score {after.brier:.4f} (shipped {before.brier:.4f}); {made.found.n} values."
        f"{f' {BY_GROUPS}' if after.error > before.error else ''}"
    )
    if made.version is None:
        return f"The refit is no truer than the shipped map and is not kept. {figures}"
    return f"The refit is kept as version {made.version}. {figures} Use it with --activate {made.version}."
