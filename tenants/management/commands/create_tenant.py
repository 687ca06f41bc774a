"""manage.py create_tenant NAME --team NAME [--json]"""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.clock import now
from common.errors import ApplicationError
from tenants import services
from tenants.data import CredentialKind

KINDS: tuple[tuple[str, CredentialKind], ...] = (
    ("platform_api_key", "pk"),
    ("assistant_api_key", "ak"),
    ("access_token", "at"),
)


class Command(BaseCommand):
    help = "Make an organization with its first team and one credential of each kind. The keys are shown this once."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name")
        parser.add_argument("--team", required=True, help="name of its first team")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            tenant = services.create_tenant(name=options["name"], team_name=options["team"])
            made = {"name": options["name"], "org_id": tenant.organization_id, "team_id": tenant.team_id}
            for name, kind in KINDS:
                issued = services.issue_credential(
                    organization_id=tenant.organization_id,
                    kind=kind,
                    team_id=tenant.team_id if kind == "at" else None,
                    now=now(),
                    actor="operator:command-line",
                )
                made[name] = issued.key
        except ApplicationError as error:
            raise CommandError(error.message) from None
        if options["json"]:
            self.stdout.write(json.dumps(made, indent=2))
            return
        for name, value in made.items():
            self.stdout.write(f"{name:18} {value}")
        self.stdout.write("The keys are not kept: write them down now.")
